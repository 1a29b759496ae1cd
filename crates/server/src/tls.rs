//! TLS: the certificate of the server, which is read again when its files change.

use crate::config::Certificate;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};
use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{self, ServerConfig};
use tokio_rustls::server::TlsStream;

/// How often the files are looked at.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// The versions of HTTP that are offered, the preferred one first.
const OFFERED: [&[u8]; 2] = [b"h2", b"http/1.1"];

/// Which HTTP was agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spoken {
    /// HTTP/1.1, also for WebSockets.
    Http1,
    /// HTTP/2.
    Http2,
}

/// Why a certificate cannot be used.
#[derive(Debug)]
pub enum BadCertificate {
    /// A file cannot be read, or is not PEM of this kind.
    File(PathBuf, rustls::pki_types::pem::Error),
    /// The file has no certificate.
    Empty(PathBuf),
    /// Certificate and key do not fit.
    Pair(PathBuf, rustls::Error),
}

impl fmt::Display for BadCertificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadCertificate::File(file, why) => {
                write!(f, "cannot read {}: {why}; it has to be a PEM file", file.display())
            }
            BadCertificate::Empty(file) => {
                write!(f, "there is no certificate in {}", file.display())
            }
            BadCertificate::Pair(file, why) => {
                write!(f, "the certificate {} and its key cannot be used: {why}", file.display())
            }
        }
    }
}

impl std::error::Error for BadCertificate {}

/// The certificate in use.
pub struct Tls {
    files: Certificate,
    config: Mutex<Arc<ServerConfig>>,
}

impl Tls {
    /// Reads the certificate.
    pub fn new(files: Certificate) -> Result<Tls, BadCertificate> {
        let config = Mutex::new(read(&files)?);
        Ok(Tls { files, config })
    }

    fn config(&self) -> Arc<ServerConfig> {
        self.config.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clone()
    }

    /// The handshake with a client, and which HTTP comes next.
    pub async fn greet(
        &self,
        stream: TcpStream,
    ) -> std::io::Result<(TlsStream<TcpStream>, Spoken)> {
        let stream = TlsAcceptor::from(self.config()).accept(stream).await?;
        let is_second = stream.get_ref().1.alpn_protocol() == Some(OFFERED[0]);
        let spoken = if is_second { Spoken::Http2 } else { Spoken::Http1 };
        Ok((stream, spoken))
    }

    /// Reads the files again. If they cannot be used, the certificate stays the one before.
    fn renew(&self) {
        match read(&self.files) {
            Ok(config) => {
                *self.config.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = config;
                tracing::info!("the certificate was read again");
            }
            Err(why) => {
                tracing::error!(%why, "the new certificate cannot be used; the old one stays")
            }
        }
    }
}

fn read(files: &Certificate) -> Result<Arc<ServerConfig>, BadCertificate> {
    let unread = |file: &Path| {
        let file = file.to_owned();
        move |why| BadCertificate::File(file, why)
    };
    let chain = CertificateDer::pem_file_iter(&files.chain).map_err(unread(&files.chain))?;
    let chain: Vec<_> = chain.collect::<Result<_, _>>().map_err(unread(&files.chain))?;
    if chain.is_empty() {
        return Err(BadCertificate::Empty(files.chain.clone()));
    }
    let key = PrivateKeyDer::from_pem_file(&files.key).map_err(unread(&files.key))?;
    let unfit = |why| BadCertificate::Pair(files.chain.clone(), why);
    let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(unfit)?
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .map_err(unfit)?;
    config.alpn_protocols = OFFERED.map(<[u8]>::to_vec).to_vec();
    Ok(Arc::new(config))
}

/// When the files changed last, and how long they are.
type State = [Option<(SystemTime, u64)>; 2];

fn state(files: &Certificate) -> State {
    [&files.chain, &files.key].map(|file| {
        let about = std::fs::metadata(file).ok()?;
        Some((about.modified().ok()?, about.len()))
    })
}

/// Reads the certificate again whenever its files change.
pub async fn follow(tls: Arc<Tls>) {
    let mut known = state(&tls.files);
    loop {
        tokio::time::sleep(LOOK_EVERY).await;
        let now = state(&tls.files);
        if now != known {
            known = now;
            tls.renew();
        }
    }
}
