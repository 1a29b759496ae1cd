//! Connections that are slow, silent, or too many cost only those who make them.

use crate::common::{FOREVER, Server};
use server::Timeouts;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Error;

/// So short that a test need not wait, so long that nothing else is cut off.
const SHORT: Duration = Duration::from_millis(400);

async fn impatient() -> Server {
    Server::with(|config| {
        config.timeouts = Timeouts { header: SHORT, body: SHORT, write: SHORT, ..config.timeouts };
    })
    .await
}

async fn connect(server: &Server) -> TcpStream {
    TcpStream::connect(server.address()).await.expect("connected")
}

/// From another address of this machine.
async fn connect_from(server: &Server, address: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::new(address.parse().expect("an address"), 0)).expect("bound");
    socket.connect(server.address().parse().expect("an address")).await.expect("connected")
}

/// Everything until the server closes.
async fn rest(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    // A connection may also end with an error, when the server closes it with something unread.
    let _ = timeout(FOREVER, stream.read_to_end(&mut all)).await.expect("closed in time");
    String::from_utf8_lossy(&all).into_owned()
}

/// One answer with an empty or known body.
async fn answer(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    loop {
        let mut part = [0; 4096];
        let n = timeout(FOREVER, stream.read(&mut part)).await.expect("in time").expect("read");
        assert!(n > 0, "closed after {:?}", String::from_utf8_lossy(&all));
        all.extend_from_slice(&part[..n]);
        let text = String::from_utf8_lossy(&all).into_owned();
        let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
        let length = head.lines().find_map(|it| it.strip_prefix("content-length: "));
        if body.len() >= length.map_or(0, |it| it.parse().expect("a number")) {
            return text;
        }
    }
}

#[tokio::test]
async fn whoever_does_not_finish_a_request_is_disconnected() {
    let server = impatient().await;
    for begun in ["", "G", "PRI * HT", "GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: 1"] {
        let mut slow = connect(&server).await;
        slow.write_all(begun.as_bytes()).await.expect("sent");
        let answer = rest(&mut slow).await;
        assert!(!answer.contains("200 OK"), "{begun}: {answer}");
    }
    let mut half = connect(&server).await;
    let head = "POST /api/me/claim HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{\"code\"";
    half.write_all(head.as_bytes()).await.expect("sent");
    let answer = rest(&mut half).await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("in time"), "{answer}");
    let mut idle = connect(&server).await;
    idle.write_all(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("sent");
    assert!(rest(&mut idle).await.starts_with("HTTP/1.1 200"), "answered, then closed");
}

/// Whoever asks for much and reads nothing is disconnected too.
#[tokio::test]
async fn whoever_does_not_read_is_disconnected() {
    let server = impatient().await;
    let mut deaf = connect(&server).await;
    let writing = async {
        while deaf.write_all(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n").await.is_ok() {}
    };
    timeout(FOREVER, writing).await.expect("cut off");
}

#[tokio::test]
async fn one_address_cannot_take_all_connections() {
    let server = Server::with(|config| {
        config.limits.sockets = 40;
        config.limits.sockets_of_network = Some(256);
    })
    .await;
    let mut silent = Vec::new();
    for _ in 0..60 {
        silent.push(connect(&server).await);
    }
    let mut other = connect_from(&server, "127.0.0.2").await;
    let get = b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    other.write_all(get).await.expect("sent");
    assert!(rest(&mut other).await.starts_with("HTTP/1.1 200"));
    // The last of the sixty was told that there are too many.
    let refused = rest(silent.last_mut().expect("one")).await;
    assert!(refused.contains("503") && refused.contains("too many connections"), "{refused}");
    drop(silent);
    // The server notices a moment later that they are gone.
    loop {
        let mut again = connect(&server).await;
        if again.write_all(get).await.is_ok() && rest(&mut again).await.starts_with("HTTP/1.1 200")
        {
            break;
        }
    }
}

#[tokio::test]
async fn a_person_has_a_limited_number_of_sockets_and_streams() {
    let server = Server::with(|config| config.limits.sockets_of_person = Some(3)).await;
    let guest = server.guest().await;
    let bearer = [("Authorization", format!("Bearer {}", guest.token))];
    let first = server.connect(&bearer).await.expect("connected");
    let second = server.connect(&bearer).await.expect("connected");
    let mut stream = connect(&server).await;
    let get = format!(
        "GET /api/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n\r\n",
        guest.token
    );
    stream.write_all(get.as_bytes()).await.expect("sent");
    assert!(answer(&mut stream).await.starts_with("HTTP/1.1 200"));
    let full = server.connect(&bearer).await;
    assert!(matches!(full, Err(Error::Http(it)) if it.status() == 429));
    let mut full = connect(&server).await;
    full.write_all(get.as_bytes()).await.expect("sent");
    assert!(answer(&mut full).await.starts_with("HTTP/1.1 429"));
    let other = server.guest().await;
    server.client_of(&other).await;
    drop(first);
    // The server notices a moment later.
    while server.connect(&bearer).await.is_err() {}
    drop(second);
}

/// An answer leaves nothing of a body on the connection, also if it is refused before the body matters.
#[tokio::test]
async fn a_refused_body_does_not_spoil_the_next_request() {
    let server = Server::new().await;
    let body = format!("{{\"x\":\"{}\"}}", "y".repeat(9_000));
    for (path, status) in
        [("/api/nothing", "404"), ("/api/tables", "401"), ("/api/me/claim", "400")]
    {
        let mut stream = connect(&server).await;
        for _ in 0..3 {
            let head = format!(
                "POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\n\r\n",
                body.len()
            );
            stream.write_all(head.as_bytes()).await.expect("sent");
            // In two parts, so that the server sees the head alone first.
            stream.flush().await.expect("sent");
            tokio::task::yield_now().await;
            stream.write_all(body.as_bytes()).await.expect("sent");
            let answer = answer(&mut stream).await;
            assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{path}: {answer}");
        }
    }
    let mut stream = connect(&server).await;
    let head = "POST /api/me/claim HTTP/1.1\r\nHost: x\r\nContent-Length: 999999\r\n\r\n";
    stream.write_all(head.as_bytes()).await.expect("sent");
    let answer = rest(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 413") && answer.contains("connection: close"), "{answer}");
}

/// Whatever clients do, a server stops within five seconds.
#[tokio::test]
async fn a_server_stops_in_time_whatever_clients_do() {
    let mut server = Server::new().await;
    let client = server.client().await;
    let mut streams = Vec::new();
    for begun in [
        String::new(),
        "GET / HTTP/1.1\r\nHo".to_owned(),
        "POST /api/me/claim HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{".to_owned(),
        format!(
            "GET /api/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n\r\n",
            client.guest.token
        ),
        "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(500),
    ] {
        let mut stream = connect(&server).await;
        let _ = timeout(SHORT, stream.write_all(begun.as_bytes())).await;
        streams.push(stream);
    }
    timeout(Duration::from_secs(5), server.stop()).await.expect("stopped in time");
}
