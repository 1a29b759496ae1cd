//! Which certificates a server may show.

use rustls::{ClientConfig, RootCertStore};
use std::path::Path;
use std::sync::Arc;
use ureq::tls::{Certificate, PemItem, RootCerts, TlsConfig, parse_pem};

/// The authorities whose certificates are accepted.
#[derive(Clone, Default)]
pub struct Trust {
    /// Those of a file; without one, those that browsers trust.
    own: Option<Own>,
}

/// The authorities of a file, as both kinds of connections want them.
#[derive(Clone)]
struct Own {
    certificates: Vec<Certificate<'static>>,
    tls: Arc<ClientConfig>,
}

impl Trust {
    /// Only the certificates of this PEM file, and those they signed.
    pub fn file(path: &Path) -> Result<Trust, String> {
        let name = path.display();
        let text = std::fs::read(path).map_err(|why| format!("cannot read {name}: {why}"))?;
        let found: Result<Vec<PemItem<'static>>, _> = parse_pem(&text).collect();
        let found = found.map_err(|why| format!("{name} is no PEM file: {why}"))?;
        let only =
            |it: PemItem<'static>| if let PemItem::Certificate(it) = it { Some(it) } else { None };
        let certificates: Vec<Certificate<'static>> = found.into_iter().filter_map(only).collect();
        if certificates.is_empty() {
            return Err(format!("{name} has no certificate; it begins with BEGIN CERTIFICATE"));
        }
        let mut roots = RootCertStore::empty();
        for it in &certificates {
            let added = roots.add(it.der().to_vec().into());
            added.map_err(|why| format!("{name} has a bad certificate: {why}"))?;
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let tls = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|why| why.to_string())?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Trust { own: Some(Own { certificates, tls: Arc::new(tls) }) })
    }

    /// For requests over HTTP.
    pub(super) fn http(&self) -> TlsConfig {
        let roots = match &self.own {
            Some(own) => RootCerts::new_with_certs(&own.certificates),
            None => RootCerts::WebPki,
        };
        TlsConfig::builder().root_certs(roots).build()
    }

    /// For the connection of a table.
    pub(super) fn socket(&self) -> Option<Arc<ClientConfig>> {
        self.own.as_ref().map(|own| Arc::clone(&own.tls))
    }
}
