//! Games on a server from the terminal: a real server, a real terminal, and connections that break.
#![cfg(feature = "serve")]

#[path = "common/terminal.rs"]
mod terminal;

use protocol::{ServerMessage, VERSION};
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use terminal::{Session, home, start};
use vt100::Screen;

/// A server that is killed if the test ends before it.
struct Server {
    process: Child,
    /// `http://127.0.0.1:PORT`
    url: String,
}

impl Server {
    /// On this port, or on a free one (0).
    fn start(port: u16, home: &Path) -> Server {
        Server::start_with(port, home, &[])
    }

    fn start_with(port: u16, home: &Path, args: &[&str]) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_trivium"))
            .args(["serve", "--listen", &format!("127.0.0.1:{port}")])
            .args(["--database", home.join("tables.db").to_str().expect("a name")])
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("started");
        let out = BufReader::new(process.stdout.take().expect("piped"));
        let url = out.lines().map(|line| line.expect("a line")).find_map(|line| {
            Some(line.strip_prefix("Play at ")?.trim().trim_end_matches('/').to_owned())
        });
        Server { process, url: url.expect("a link") }
    }

    /// The machine it runs on loses its power, and starts again.
    fn dies_and_starts_again(mut self, home: &Path, meanwhile: impl FnOnce()) -> Server {
        self.process.kill().expect("killed");
        self.process.wait().expect("ended");
        meanwhile();
        let (_, port) = self.url.rsplit_once(':').expect("a port");
        Server::start(port.parse().expect("a number"), home)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Killed already, or now.
        let _ended = self.process.kill();
        let _ended = self.process.wait();
    }
}

fn is_asked(screen: &Screen) -> bool {
    screen.contents().lines().any(|line| line.starts_with('▶'))
}

/// Gives the first answer to so many questions.
fn play(session: &mut Session, questions: usize) {
    for _ in 0..questions {
        let shown = session.wait("a question", is_asked);
        session.press("\r");
        session.wait("what comes of it", |it| it.contents() != shown);
    }
}

#[test]
fn a_game_on_a_server_outlives_the_server() {
    let home = home("join");
    let server = Server::start(0, &home);
    let mut session = start(&["join", &server.url, "--name", "Ännchen"], &home);
    session.wait_for("Tables of this server");
    session.press("1");
    session.wait_for("Opponents");
    session.press("\r");
    session.wait_for("Before the first card");
    session.wait_for("Ännchen  (you)");
    session.wait_for(&format!("{}/t/", server.url));
    session.press("s");
    play(&mut session, 2);
    let server = server.dies_and_starts_again(&home, || {
        session.wait_for("connection lost");
    });
    session
        .wait("the table again", |it| !it.contents().contains("connection lost") && is_asked(it));
    play(&mut session, 2);
    session.wait("a question", is_asked);
    session.press("q");
    session.wait_for("Leave the table?");
    session.press("y");
    let (code, screen) = session.end();
    assert_eq!(code, 0, "{screen}");
    let table = screen.lines().find_map(|line| line.trim().strip_prefix("trivium join "));
    let table = table.expect("the way back").to_owned();
    assert!(table.starts_with(&server.url), "{table}");

    // The server knows who comes back.
    let mut session = start(&["join", &table], &home);
    play(&mut session, 1);
    session.press("\u{3}");
    let (code, screen) = session.end();
    assert_eq!(code, 0, "{screen}");
}

/// A table that is opened, played at and left line by line.
#[test]
fn a_game_on_a_server_line_by_line() {
    let home = home("join-plain");
    let server = Server::start(0, &home);
    let mut session = start(&["join", "--plain", &server.url, "--name", "Ännchen"], &home);
    session.resize(200, 200);
    session.wait_for("new table: Cardia");
    session.press("cardia\r");
    session.wait_for("Opponents");
    session.press("6 random\r");
    session.wait_for("6. Opponents: Random");
    session.press("start\r");
    session.wait_for("A: Ännchen (you)");
    session.wait_for(&format!("{}/t/", server.url));
    session.press("bot B nobody\r");
    session.wait_for("There is no bot “nobody”.");
    session.press("start\r");
    session.wait_for("1. Play");
    session.press("say Hello there\r");
    session.wait_for("Ännchen: Hello there");
    session.press("1\r");
    session.wait_for("Revealed: ");
    session.wait("the next question", |it| it.contents().trim_end().ends_with('>'));
    session.press("quit\r");
    let (code, screen) = session.end();
    assert_eq!(code, 0, "{screen}");
    let table = screen.lines().find_map(|line| line.trim().strip_prefix("trivium join "));
    let table = table.expect("the way back").to_owned();

    // From a pipe, too; the server knows who comes back.
    let mut command = Command::new(env!("CARGO_BIN_EXE_trivium"));
    command.args(["join", &table, "--plain"]).env("HOME", &home).env("LC_ALL", "en_GB.UTF-8");
    command.env_remove("XDG_STATE_HOME").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("started");
    let mut keyboard = child.stdin.take().expect("a keyboard");
    keyboard.write_all(&b"1\n".repeat(300)).expect("typed");
    drop(keyboard);
    let ran = child.wait_with_output().expect("it ends");
    let out = String::from_utf8(ran.stdout).expect("text");
    assert!(ran.status.success(), "{out}");
    assert!(out.contains("The seed that dealt the cards"), "{out}");
}

/// A certificate for this machine that no authority has signed, and its key.
fn certificate(home: &Path) -> [String; 2] {
    let names = vec!["localhost".to_owned(), "127.0.0.1".to_owned()];
    let made = rcgen::generate_simple_self_signed(names).expect("a certificate");
    let files = [("tls.pem", made.cert.pem()), ("tls.key", made.key_pair.serialize_pem())];
    files.map(|(name, text)| {
        let path = home.join(name);
        std::fs::write(&path, text).expect("written");
        path.to_str().expect("a name").to_owned()
    })
}

/// A game over TLS: with the certificate of the server trusted, line by line and on a screen; without it, not at all.
#[test]
fn a_game_over_tls() {
    let home = home("join-tls");
    let [chain, key] = certificate(&home);
    let server = Server::start_with(0, &home, &["--tls-cert", &chain, "--tls-key", &key]);
    assert!(server.url.starts_with("https://"), "{}", server.url);

    let stranger = start(&["join", "--plain", &server.url], &home);
    let (code, screen) = stranger.end();
    assert_eq!(code, 2, "{screen}");
    assert!(screen.replace('\n', "").contains("no encrypted connection"), "{screen}");

    let mut session = start(&["join", &server.url, "--ca", &chain, "--name", "Ännchen"], &home);
    session.wait_for("Tables of this server");
    session.press("1");
    session.wait_for("Opponents");
    session.press("\r");
    session.wait_for("Ännchen  (you)");
    session.press("s");
    play(&mut session, 3);
    session.wait("a question", is_asked);
    session.press("\u{3}");
    let (code, screen) = session.end();
    assert_eq!(code, 0, "{screen}");

    for (file, why) in [("missing.pem", "cannot read"), ("tls.key", "has no certificate")] {
        let file = home.join(file);
        let (code, screen) =
            start(&["join", &server.url, "--ca", file.to_str().expect("a name")], &home).end();
        assert_eq!(code, 2, "{screen}");
        assert!(screen.contains(why), "{screen}");
    }
}

/// Nobody waits for an address where nobody listens.
#[test]
fn a_dead_address_says_so_at_once() {
    let home = home("join-dead");
    let free = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = free.local_addr().expect("its number").port();
    drop(free);
    let begun = std::time::Instant::now();
    let (code, screen) = start(&["join", &format!("http://127.0.0.1:{port}")], &home).end();
    assert_eq!(code, 2, "{screen}");
    let said = screen.replace('\n', "");
    assert!(said.contains("no Trivium server answers") && said.contains("refused"), "{screen}");
    assert!(begun.elapsed() < std::time::Duration::from_secs(3), "{:?}", begun.elapsed());
}

/// An address that asks for encryption is not answered in the open.
#[test]
fn a_server_without_encryption_is_not_joined_by_https() {
    let home = home("join-https");
    let server = Server::start(0, &home);
    let url = server.url.replacen("http", "https", 1);
    let (code, screen) = start(&["join", "--plain", &url], &home).end();
    assert_eq!(code, 2, "{screen}");
    assert!(screen.contains("no encrypted connection"), "{screen}");
}

/// Takes in a guest, then greets whoever connects as a server of another version would.
fn greet_in_another_version(listener: &TcpListener) {
    let (guest, _) = listener.accept().expect("somebody comes");
    let request = BufReader::new(&guest).lines().map_while(Result::ok);
    assert!(request.take_while(|line| !line.is_empty()).count() > 1, "a request with its head");
    let body = r#"{"name":"Ann","token":"secret"}"#;
    let length = body.len();
    write!(&guest, "HTTP/1.1 200 OK\r\nContent-Length: {length}\r\n\r\n{body}").expect("told");
    drop(guest);
    let (stream, _) = listener.accept().expect("the same comes again");
    let mut socket = tungstenite::accept(stream).expect("a connection");
    let welcome =
        ServerMessage::Welcome { version: VERSION + 1, name: "Ann".to_owned(), avatar: None };
    let text = serde_json::to_string(&welcome).expect("JSON");
    socket.send(tungstenite::Message::text(text)).expect("told");
    // Until the client has gone.
    while socket.read().is_ok() {}
}

#[test]
fn a_server_of_another_version_is_not_joined() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("its number").port();
    let server = std::thread::spawn(move || greet_in_another_version(&listener));
    let url = format!("http://127.0.0.1:{port}/t/k7f3");
    let (code, screen) = start(&["join", &url], &home("other-version")).end();
    assert_eq!(code, 2, "{screen}");
    let said = screen.replace('\n', "");
    assert!(said.contains(&format!("speaks version {} of the protocol", VERSION + 1)), "{screen}");
    assert!(said.contains("use the same release"), "{screen}");
    server.join().expect("the server of the test ends");
}
