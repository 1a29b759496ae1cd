//! PostgreSQL, NATS and servers as processes that can be killed, stopped and cut off.

use load::Server;
use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use tokio::net::TcpStream as Stream;

/// Runs a command that must succeed.
fn run(words: &[&str]) {
    assert!(tried(words), "{words:?} failed");
}

fn tried(words: &[&str]) -> bool {
    let quiet = Command::new(words[0]).args(&words[1..]).stderr(Stdio::null()).status();
    quiet.is_ok_and(|it| it.success())
}

/// A port that was free a moment ago.
fn free_port() -> u16 {
    let free = TcpListener::bind("127.0.0.1:0").expect("a port");
    free.local_addr().expect("an address").port()
}

/// A PostgreSQL of its own.
pub struct Postgres {
    keeper: Child,
    pub address: String,
    crash: String,
}

impl Postgres {
    /// `None` where there is no PostgreSQL.
    pub fn start() -> Option<Postgres> {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/with-postgres.sh");
        let print = "echo \"$TRIVIUM_TEST_POSTGRES $TRIVIUM_TEST_POSTGRES_CRASH\"; cat >/dev/null";
        let mut keeper = Command::new(script)
            .args(["sh", "-c", print])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the script starts");
        let mut said = String::new();
        let stdout = keeper.stdout.take().expect("a pipe");
        BufReader::new(stdout).read_line(&mut said).expect("it says where");
        let told = said.trim().split_once(' ').filter(|(_, crash)| !crash.is_empty());
        let told = told.map(|(address, crash)| (address.to_owned(), crash.to_owned()));
        match told {
            Some((address, crash)) => Some(Postgres { keeper, address, crash }),
            None => {
                let _ = keeper.wait();
                None
            }
        }
    }

    pub fn port(&self) -> u16 {
        let port = self.address.rsplit([':', '/']).nth(1).expect("a port");
        port.parse().expect("a number")
    }

    /// Kills it, and starts it again after so many seconds.
    pub fn crash(&self, seconds: u32) {
        run(&[&self.crash, &seconds.to_string()]);
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// A NATS of its own.
pub struct Nats {
    program: String,
    pub port: u16,
    child: Child,
}

impl Nats {
    /// `None` where there is no NATS.
    pub fn start() -> Option<Nats> {
        let find = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/find.sh");
        let found = Command::new(find).arg("nats").output().ok()?;
        let program = String::from_utf8(found.stdout).ok()?.trim().to_owned();
        if program.is_empty() {
            return None;
        }
        let port = free_port();
        let child = Nats::spawn(&program, port);
        Some(Nats { program, port, child })
    }

    fn spawn(program: &str, port: u16) -> Child {
        let port_text = port.to_string();
        let mut command = Command::new(program);
        command.args(["-a", "127.0.0.1", "-p", &port_text]).stderr(Stdio::null());
        let child = command.spawn().expect("NATS starts");
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            std::thread::yield_now();
        }
        child
    }

    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub fn kill(&mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }

    pub fn again(&mut self) {
        self.child = Nats::spawn(&self.program, self.port);
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How a server reaches the others.
#[derive(Clone)]
pub struct Way {
    pub database: String,
    pub nats: String,
    /// The address it listens on; clients use loopback.
    listen: String,
    namespace: Option<String>,
}

impl Way {
    pub fn direct(postgres: &Postgres, nats: &Nats) -> Way {
        Way {
            database: postgres.address.clone(),
            nats: nats.address(),
            listen: "127.0.0.1".to_owned(),
            namespace: None,
        }
    }
}

/// A server.
pub struct Node {
    child: Child,
    pub server: Server,
}

impl Node {
    pub fn start(way: &Way) -> Node {
        let port = free_port();
        let listen = format!("{}:{port}", way.listen);
        let program = env!("CARGO_BIN_EXE_trivium");
        let mut command = match &way.namespace {
            Some(name) => {
                let mut command = Command::new("ip");
                command.args(["netns", "exec", name, program]);
                command
            }
            None => Command::new(program),
        };
        command.args(["serve", "--listen", &listen, "--database", &way.database]);
        command.args(["--nats", &way.nats, "--limits", "off", "--bot-threads", "1"]);
        command
            .args(["--log", if std::env::var("CLUSTER_LOG").is_ok() { "info" } else { "error" }]);
        if std::env::var("CLUSTER_LOG").is_err() {
            // Servers that are cut off say so, again and again.
            command.stderr(Stdio::null());
        }
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the server starts");
        let said = BufReader::new(child.stdout.take().expect("it says something"));
        let line = said.lines().map_while(Result::ok).find(|it| it.starts_with("Play at"));
        assert!(line.is_some(), "the server did not start");
        let server = match way.namespace {
            Some(_) => forwarded("127.0.0.1:0", listen.parse().expect("an address")),
            None => listen.parse().expect("an address"),
        };
        Node { child, server: Server::at(server).expect("on loopback") }
    }

    /// At once, like a machine that loses power.
    pub fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }

    /// As an administrator does it.
    pub fn stop(mut self) {
        self.signal("-TERM");
        self.child.wait().expect("gone");
    }

    /// `-STOP`, `-CONT`, `-TERM`
    pub fn signal(&self, signal: &str) {
        run(&["kill", signal, &self.child.id().to_string()]);
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Connects two addresses: whatever comes to the first goes on to the second. Gives back the first.
fn forwarded(from: &str, to: SocketAddr) -> SocketAddr {
    let listener = TcpListener::bind(from).expect("an address");
    listener.set_nonblocking(true).expect("set");
    let address = listener.local_addr().expect("an address");
    let listener = tokio::net::TcpListener::from_std(listener).expect("a listener");
    tokio::spawn(async move {
        while let Ok((mut here, _)) = listener.accept().await {
            tokio::spawn(async move {
                if let Ok(mut there) = Stream::connect(to).await {
                    let _ = tokio::io::copy_bidirectional(&mut here, &mut there).await;
                }
            });
        }
    });
    address
}

/// A network namespace with three cables: to PostgreSQL, to NATS and to the clients.
pub struct Namespace {
    name: String,
    net: u32,
    ways: Way,
}

/// A cable of a namespace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cable {
    Postgres = 1,
    Nats = 2,
    Clients = 3,
}

impl Namespace {
    /// `None` where that is not allowed.
    pub fn new(postgres: &Postgres, nats: &Nats) -> Option<Namespace> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let net = (std::process::id() + NEXT.fetch_add(1, Ordering::Relaxed)) % 200;
        let name = format!("trivium{net}");
        if !tried(&["ip", "netns", "add", &name]) {
            return None;
        }
        run(&["ip", "-n", &name, "link", "set", "lo", "up"]);
        for cable in [Cable::Postgres, Cable::Nats, Cable::Clients] {
            let (outer, inner) =
                (format!("tv{net}o{}", cable as u8), format!("tv{net}i{}", cable as u8));
            run(&[
                "ip", "link", "add", &outer, "type", "veth", "peer", "name", &inner, "netns", &name,
            ]);
            let network = format!("10.{net}.{}", 200 + cable as u8);
            run(&["ip", "addr", "add", &format!("{network}.1/30"), "dev", &outer]);
            run(&["ip", "-n", &name, "addr", "add", &format!("{network}.2/30"), "dev", &inner]);
            run(&["ip", "link", "set", &outer, "up"]);
            run(&["ip", "-n", &name, "link", "set", &inner, "up"]);
        }
        let local = |port: u16| SocketAddr::from(([127, 0, 0, 1], port));
        let database = forwarded(&format!("10.{net}.201.1:0"), local(postgres.port()));
        let carrier = forwarded(&format!("10.{net}.202.1:0"), local(nats.port));
        let place = format!("127.0.0.1:{}", postgres.port());
        let ways = Way {
            database: postgres.address.replace(&place, &database.to_string()),
            nats: format!("nats://{carrier}"),
            listen: format!("10.{net}.203.2"),
            namespace: Some(name.clone()),
        };
        Some(Namespace { name, net, ways })
    }

    pub fn way(&self) -> Way {
        self.ways.clone()
    }

    /// Cuts cables: what is sent is lost, and nobody is told.
    pub fn cut(&self, cables: &[Cable]) {
        self.set(cables, "down");
    }

    pub fn mend(&self, cables: &[Cable]) {
        self.set(cables, "up");
    }

    fn set(&self, cables: &[Cable], how: &str) {
        for &cable in cables {
            // The inner end: the addresses outside stay where they are.
            let inner = format!("tv{}i{}", self.net, cable as u8);
            run(&["ip", "-n", &self.name, "link", "set", &inner, how]);
        }
    }
}

impl Drop for Namespace {
    fn drop(&mut self) {
        tried(&["ip", "netns", "del", &self.name]);
        for cable in [Cable::Postgres, Cable::Nats, Cable::Clients] {
            tried(&["ip", "link", "del", &format!("tv{}o{}", self.net, cable as u8)]);
        }
    }
}
