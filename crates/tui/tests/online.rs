//! The way to a server: other versions, lost connections, strangers.

use protocol::{ClientMessage, Request, ServerMessage, VERSION};
use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;
use tui::link::{Address, Line, Lost, News, Online, Trust};
use tui::text::{Language, Texts};
use tungstenite::{Message, WebSocket};

const PATIENCE: Duration = Duration::from_secs(120);

/// A server that a test plays.
struct Server {
    listener: TcpListener,
}

impl Server {
    fn new() -> Server {
        Server { listener: TcpListener::bind("127.0.0.1:0").expect("a port") }
    }

    fn address(&self, table: Option<&str>) -> Address {
        let port = self.listener.local_addr().expect("its number").port();
        let table = table.map(|id| format!("/t/{id}")).unwrap_or_default();
        format!("http://127.0.0.1:{port}{table}").parse().expect("an address")
    }

    /// Makes a guest of who comes.
    fn guest(&self) {
        let (mut guest, _) = self.listener.accept().expect("somebody comes");
        assert!(head(&mut guest).starts_with("POST /api/guests "));
        let body = r#"{"name":"Ann","token":"secret"}"#;
        let length = body.len();
        write!(guest, "HTTP/1.1 200 OK\r\nContent-Length: {length}\r\n\r\n{body}").expect("told");
    }

    /// Takes in a connection.
    fn welcome(&self, version: u32) -> WebSocket<TcpStream> {
        let (stream, _) = self.listener.accept().expect("somebody comes");
        let mut socket = tungstenite::accept(stream).expect("a connection");
        let hello = read(&mut socket);
        assert!(matches!(hello, ClientMessage::Hello { version: VERSION, .. }), "{hello:?}");
        tell(
            &mut socket,
            &ServerMessage::Welcome { version, name: "Ann".to_owned(), avatar: None },
        );
        socket
    }
}

/// A request over HTTP, all of it: what is closed with something unread in it looks broken from the other side.
fn head(stream: &mut TcpStream) -> String {
    let mut read = Vec::new();
    while !read.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).expect("a request");
        read.extend(byte);
    }
    String::from_utf8(read).expect("text")
}

fn read(socket: &mut WebSocket<TcpStream>) -> ClientMessage {
    loop {
        if let Message::Text(text) = socket.read().expect("a message") {
            return serde_json::from_str(&text).expect("of the protocol");
        }
    }
}

fn tell(socket: &mut WebSocket<TcpStream>, message: &ServerMessage) {
    let text = serde_json::to_string(message).expect("JSON");
    socket.send(Message::text(text)).expect("told");
}

fn join(server: &Server, table: Option<&str>) -> (Online, Receiver<News>) {
    let (news, told) = mpsc::channel();
    (Online::new(server.address(table), &Trust::default(), 7, None, None, news), told)
}

/// The next news about the connection.
fn line(told: &Receiver<News>) -> Line {
    loop {
        if let News::Line(line) = told.recv_timeout(PATIENCE).expect("news") {
            return line;
        }
    }
}

#[test]
fn a_server_of_another_version_is_left_with_a_reason() {
    let server = Server::new();
    let (_online, told) = join(&server, Some("k7f3"));
    server.guest();
    let _socket = server.welcome(VERSION + 1);
    let lost = Line::Lost(Lost::OtherVersion(VERSION + 1));
    assert_eq!(line(&told), lost);
}

#[test]
fn what_was_not_answered_is_sent_again_after_a_lost_connection() {
    let server = Server::new();
    let (mut online, told) = join(&server, Some("k7f3"));
    server.guest();
    let mut socket = server.welcome(VERSION);
    assert_eq!(line(&told), Line::Up);
    let watch = read(&mut socket);
    assert!(
        matches!(&watch, ClientMessage::Table { table, request: Request::Watch { .. }, .. } if table == "k7f3"),
        "{watch:?}"
    );
    online.request(Request::Act { decision: 1, action: "play Judge".to_owned() });
    let sent = read(&mut socket);
    drop(socket);
    assert_eq!(line(&told), Line::Down);
    let mut socket = server.welcome(VERSION);
    assert_eq!(line(&told), Line::Up);
    assert!(matches!(
        read(&mut socket),
        ClientMessage::Table { request: Request::Watch { .. }, .. }
    ));
    assert_eq!(read(&mut socket), sent, "the same message, with the same id");
}

#[test]
fn what_is_no_server_is_left() {
    let server = Server::new();
    let (_online, told) = join(&server, None);
    let (mut stream, _) = server.listener.accept().expect("somebody comes");
    head(&mut stream);
    write!(stream, "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n").expect("told");
    drop(stream);
    let Line::Lost(Lost::NoServer(url)) = line(&told) else { panic!("it is not left") };
    for language in Language::ALL {
        let texts = Texts::new(language);
        let said = Lost::NoServer(url.clone()).said(&texts);
        assert!(said.contains(&url) && !said.contains("tui-"), "{said}");
    }
}

#[test]
fn a_server_shows_its_tables() {
    let server = Server::new();
    let (_online, told) = join(&server, None);
    server.guest();
    let mut socket = server.welcome(VERSION);
    assert_eq!(read(&mut socket), ClientMessage::Lobby);
    let lobby = ServerMessage::Lobby { tables: Vec::new() };
    tell(&mut socket, &lobby);
    let news = std::iter::repeat_with(|| told.recv_timeout(PATIENCE).expect("news"));
    let found = news.take(4).any(|it| it == News::Told(Box::new(lobby.clone())));
    assert!(found, "the tables are told");
}
