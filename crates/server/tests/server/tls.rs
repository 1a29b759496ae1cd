//! TLS of the server's own: HTTP/1.1, HTTP/2 and WebSockets through it, and a certificate that changes while it runs.

use crate::common::{FOREVER, Server};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper_util::rt::{TokioExecutor, TokioIo};
use protocol::{ClientMessage, ServerMessage, VERSION};
use server::{Certificate, NotStarted};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::tungstenite::Message;

fn kept(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/server/tls")).join(name)
}

fn certificate(name: &str) -> CertificateDer<'static> {
    CertificateDer::from_pem_file(kept(name)).expect("a certificate")
}

/// A folder with the first certificate, which can be replaced.
struct Files(PathBuf);

impl Files {
    fn new(name: &str) -> Files {
        let folder =
            std::env::temp_dir().join(format!("trivium-tls-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let files = Files(folder);
        files.put("first");
        files
    }

    fn put(&self, name: &str) {
        for ending in ["pem", "key"] {
            let part = self.0.join("part");
            std::fs::copy(kept(&format!("{name}.{ending}")), &part).expect("copied");
            std::fs::rename(part, self.0.join(format!("tls.{ending}"))).expect("renamed");
        }
    }

    fn certificate(&self) -> Certificate {
        Certificate { chain: self.0.join("tls.pem"), key: self.0.join("tls.key") }
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

async fn connect(server: &Server, alpn: &[u8]) -> TlsStream<TcpStream> {
    let mut roots = RootCertStore::empty();
    for name in ["first.pem", "second.pem"] {
        roots.add(certificate(name)).expect("a root");
    }
    let mut config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    config.alpn_protocols = vec![alpn.to_vec()];
    let stream = TcpStream::connect(server.address()).await.expect("connected");
    let name = ServerName::try_from("localhost").expect("a name");
    TlsConnector::from(Arc::new(config)).connect(name, stream).await.expect("a handshake")
}

#[tokio::test]
async fn http_1_http_2_and_websockets_go_through_tls() {
    let files = Files::new("speaks");
    let server = Server::with(|config| config.tls = Some(files.certificate().into())).await;
    let mut first = connect(&server, b"http/1.1").await;
    let request = "GET /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    first.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    // A client that closes without saying so is not our affair.
    let _ = first.read_to_string(&mut answer).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("; Secure"), "the cookie goes through TLS only: {answer}");

    let second = connect(&server, b"h2").await;
    assert_eq!(second.get_ref().1.alpn_protocol(), Some(&b"h2"[..]));
    let handshake =
        hyper::client::conn::http2::handshake(TokioExecutor::new(), TokioIo::new(second));
    let (mut send, talk) = handshake.await.expect("HTTP/2");
    tokio::spawn(talk);
    let request = hyper::Request::builder()
        .method("POST")
        .uri("https://localhost/api/guests")
        .header("origin", "https://localhost")
        .body(axum::body::Body::empty())
        .expect("a request");
    let answer = send.send_request(request).await.expect("an answer");
    assert_eq!((answer.status().as_u16(), answer.version()), (201, hyper::Version::HTTP_2));

    let stream = connect(&server, b"http/1.1").await;
    let (mut socket, _) =
        tokio_tungstenite::client_async("wss://localhost/ws", stream).await.expect("a WebSocket");
    let hello = ClientMessage::Hello { version: VERSION, client: "test".into() };
    let hello = serde_json::to_string(&hello).expect("written");
    socket.send(Message::text(hello)).await.expect("sent");
    let Some(Ok(Message::Text(text))) = socket.next().await else { panic!("no answer") };
    let welcome = serde_json::from_str(&text).expect("a message");
    assert!(matches!(welcome, ServerMessage::Welcome { .. }));
}

#[tokio::test]
async fn whoever_speaks_no_tls_gets_nothing_and_harms_nobody() {
    let files = Files::new("plain");
    let server = Server::with(|config| config.tls = Some(files.certificate().into())).await;
    let mut plain = TcpStream::connect(server.address()).await.expect("connected");
    plain.write_all(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n").await.expect("sent");
    let mut answer = Vec::new();
    // It may be reset.
    let _ = plain.read_to_end(&mut answer).await;
    assert!(!String::from_utf8_lossy(&answer).contains("ok"), "{answer:?}");
    connect(&server, b"h2").await;
}

/// A handshake has to come, and to go on, in time.
#[tokio::test]
async fn whoever_does_not_finish_a_handshake_is_disconnected() {
    let files = Files::new("slow");
    let server = Server::with(|config| {
        config.tls = Some(files.certificate().into());
        config.timeouts.header = Duration::from_millis(400);
    })
    .await;
    // Nothing, and the beginning of a greeting that says it is longer.
    for begun in [&b""[..], &[0x16, 0x03, 0x01, 0x02, 0x00, 0x01]] {
        let mut slow = TcpStream::connect(server.address()).await.expect("connected");
        slow.write_all(begun).await.expect("sent");
        let closed = timeout(FOREVER, slow.read_to_end(&mut Vec::new())).await;
        // It may be reset.
        let _ = closed.expect("closed in time");
    }
}

/// Answering to pings does not keep a connection of HTTP/2 open on which nothing is asked. One that waits for the rest of an
/// answer stays.
#[tokio::test]
async fn an_idle_connection_of_http_2_is_closed() {
    let files = Files::new("idle");
    let server = Server::with(|config| {
        config.tls = Some(files.certificate().into());
        config.timeouts.idle = Duration::from_secs(1);
    })
    .await;
    let open = async || {
        let io = TokioIo::new(connect(&server, b"h2").await);
        let made = hyper::client::conn::http2::handshake(TokioExecutor::new(), io).await;
        let (send, talk) = made.expect("HTTP/2");
        (send, tokio::spawn(talk))
    };
    let get = |path: &str, token: Option<&str>| {
        let mut request = hyper::Request::builder().uri(format!("https://localhost{path}"));
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        request.body(axum::body::Body::empty()).expect("a request")
    };
    let (mut waits, waits_on) = open().await;
    let me = waits.send_request(get("/api/me", None)).await.expect("an answer");
    let cookie = me.headers()["set-cookie"].to_str().expect("text").to_owned();
    let token = cookie.split(['=', ';']).nth(1).expect("a token").to_owned();
    let stream = waits.send_request(get("/api/stream", Some(&token))).await.expect("a stream");
    assert_eq!(stream.status().as_u16(), 200);
    let (mut idle, talk) = open().await;
    let answer = idle.send_request(get("/api/health", None)).await.expect("an answer");
    assert_eq!(answer.status().as_u16(), 200);
    drop(answer);
    let closed = timeout(FOREVER, talk).await;
    closed.expect("closed in time").expect("ran").expect("and with a goodbye");
    assert!(!waits_on.is_finished() && waits.send_request(get("/api/me", None)).await.is_ok());
    drop(stream);
}

#[tokio::test]
async fn a_new_certificate_is_used_and_a_bad_one_is_not() {
    let files = Files::new("changes");
    let server = Server::with(|config| config.tls = Some(files.certificate().into())).await;
    let shown = async || {
        let stream = connect(&server, b"http/1.1").await;
        stream.get_ref().1.peer_certificates().expect("a certificate")[0].clone().into_owned()
    };
    assert_eq!(shown().await, certificate("first.pem"));
    std::fs::write(files.certificate().chain, "nothing").expect("written");
    assert_eq!(shown().await, certificate("first.pem"));
    files.put("second");
    let end = Instant::now() + Duration::from_secs(60);
    while shown().await != certificate("second.pem") {
        assert!(Instant::now() < end, "the old certificate is still in use");
    }
}

#[tokio::test]
async fn a_certificate_that_cannot_be_used_is_named() {
    let files = Files::new("wrong");
    let start = async |certificate: Certificate| {
        let mut config = server::Config::new(files.0.join("test.db").to_str().expect("text"));
        config.listen.set_port(0);
        config.tls = Some(certificate.into());
        match server::start(config).await {
            Err(why @ NotStarted::Tls(_)) => why.to_string(),
            Err(why) => panic!("{why}"),
            Ok(_) => panic!("started"),
        }
    };
    let Certificate { chain, key } = files.certificate();
    let missing = start(Certificate { chain: files.0.join("none.pem"), key: key.clone() }).await;
    assert!(missing.contains("none.pem"), "{missing}");
    let other = start(Certificate { chain: chain.clone(), key: kept("second.key") }).await;
    assert!(other.contains("tls.pem") && other.contains("key"), "{other}");
    let swapped = start(Certificate { chain: key, key: chain }).await;
    assert!(swapped.contains("no certificate in"), "{swapped}");
}
