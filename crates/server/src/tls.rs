//! TLS: the certificate of the server. It is read again when its files change, or comes from an authority by ACME.

use crate::config::{Acme, Certificate, CertificateSource};
use futures_util::StreamExt as _;
use rustls_acme::caches::DirCache;
use rustls_acme::{AcmeConfig, AcmeState, is_tls_alpn_challenge};
use std::fmt;
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio_rustls::LazyConfigAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::server::{Acceptor, WantsServerCert};
use tokio_rustls::rustls::{self, ClientConfig, ConfigBuilder, RootCertStore, ServerConfig};
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
    /// The folder for certificates that are got by ACME cannot be made.
    Folder(PathBuf, std::io::Error),
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
            BadCertificate::Folder(folder, why) => {
                write!(f, "cannot keep certificates in the folder {}: {why}", folder.display())
            }
        }
    }
}

impl std::error::Error for BadCertificate {}

/// The certificate in use.
pub struct Tls {
    config: Mutex<Arc<ServerConfig>>,
    /// How the authority finds out by a handshake that the names belong to this server.
    challenge: Option<Arc<ServerConfig>>,
}

/// Where the next certificate comes from.
enum Coming {
    Files(Certificate),
    Acme(Box<AcmeState<std::io::Error>>),
}

/// Keeps the certificate up to date, for as long as the server runs.
pub struct Follower(Arc<Tls>, Coming);

impl Tls {
    /// Reads the certificate, or what is left of an earlier run by ACME: then the first one may come later.
    pub fn new(source: CertificateSource) -> Result<(Arc<Tls>, Follower), BadCertificate> {
        let (config, challenge, coming) = match source {
            CertificateSource::Files(files) => (read(&files)?, None, Coming::Files(files)),
            CertificateSource::Acme(acme) => {
                let state = acme_state(&acme)?;
                let config = offering(|builder| Ok(builder.with_cert_resolver(state.resolver())));
                let config = config.map_err(|why| BadCertificate::Pair(acme.folder, why))?;
                (config, Some(state.challenge_rustls_config()), Coming::Acme(Box::new(state)))
            }
        };
        let tls = Arc::new(Tls { config: Mutex::new(config), challenge });
        Ok((tls.clone(), Follower(tls, coming)))
    }

    fn config(&self) -> Arc<ServerConfig> {
        self.config.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clone()
    }

    /// The handshake with a client, and which HTTP comes next. An authority that checks the names wants nothing else.
    pub async fn greet(
        &self,
        stream: TcpStream,
    ) -> std::io::Result<Option<(TlsStream<TcpStream>, Spoken)>> {
        let hello = LazyConfigAcceptor::new(Acceptor::default(), stream).await?;
        if let Some(challenge) = &self.challenge
            && is_tls_alpn_challenge(&hello.client_hello())
        {
            hello.into_stream(challenge.clone()).await?.shutdown().await?;
            return Ok(None);
        }
        let stream = hello.into_stream(self.config()).await?;
        let is_second = stream.get_ref().1.alpn_protocol() == Some(OFFERED[0]);
        let spoken = if is_second { Spoken::Http2 } else { Spoken::Http1 };
        Ok(Some((stream, spoken)))
    }

    /// Reads the files again. If they cannot be used, the certificate stays the one before.
    fn renew(&self, files: &Certificate) {
        match read(files) {
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
    offering(|builder| builder.with_single_cert(chain, key)).map_err(unfit)
}

/// What clients are offered, with a certificate.
fn offering(
    certificate: impl FnOnce(
        ConfigBuilder<ServerConfig, WantsServerCert>,
    ) -> Result<ServerConfig, rustls::Error>,
) -> Result<Arc<ServerConfig>, rustls::Error> {
    let builder = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth();
    let mut config = certificate(builder)?;
    config.alpn_protocols = OFFERED.map(<[u8]>::to_vec).to_vec();
    Ok(Arc::new(config))
}

/// Gets and renews certificates, and keeps them with the account in a folder that only this user can read.
fn acme_state(acme: &Acme) -> Result<AcmeState<std::io::Error>, BadCertificate> {
    let unmade = |why| BadCertificate::Folder(acme.folder.clone(), why);
    std::fs::DirBuilder::new().recursive(true).mode(0o700).create(&acme.folder).map_err(unmade)?;
    let contact = acme.contact.iter().map(|mail| format!("mailto:{mail}"));
    let config = AcmeConfig::new(&acme.domains)
        .contact(contact)
        .cache(DirCache::new(acme.folder.clone()))
        .directory(&acme.directory);
    let Some(file) = &acme.ca else { return Ok(config.state()) };
    let unread = |why| BadCertificate::File(file.clone(), why);
    let unfit = |why| BadCertificate::Pair(file.clone(), why);
    let mut trusted = RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(file).map_err(unread)? {
        trusted.add(certificate.map_err(unread)?).map_err(unfit)?;
    }
    let client = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(unfit)?
        .with_root_certificates(trusted)
        .with_no_client_auth();
    Ok(config.client_tls_config(Arc::new(client)).state())
}

/// When the files changed last, and how long they are.
type State = [Option<(SystemTime, u64)>; 2];

fn state(files: &Certificate) -> State {
    [&files.chain, &files.key].map(|file| {
        let about = std::fs::metadata(file).ok()?;
        Some((about.modified().ok()?, about.len()))
    })
}

impl Follower {
    /// Reads the certificate again whenever its files change, or gets a new one in time.
    pub async fn run(self) {
        let Follower(tls, coming) = self;
        match coming {
            Coming::Files(files) => follow_files(&tls, &files).await,
            Coming::Acme(mut state) => {
                while let Some(event) = state.next().await {
                    match event {
                        Ok(done) => tracing::info!(?done, "certificate by ACME"),
                        Err(why) => {
                            tracing::error!(%why, "certificate by ACME; it is tried again")
                        }
                    }
                }
            }
        }
    }
}

async fn follow_files(tls: &Tls, files: &Certificate) {
    let mut known = state(files);
    loop {
        tokio::time::sleep(LOOK_EVERY).await;
        let now = state(files);
        if now != known {
            known = now;
            tls.renew(files);
        }
    }
}
