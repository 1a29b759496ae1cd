//! Faults of the machine: a disk without room, a process that stands still. What was acknowledged is kept, health tells the
//! truth, and the server goes on by itself when the cause is gone.
#![cfg(feature = "serve")]

use load::{Client, Server};
use protocol::{ChosenOptions, ClientMessage, ClockSetting, GameName, Request};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A server whose database is on a disk of three megabytes that only it can see.
struct Process {
    child: Child,
    server: Server,
}

impl Process {
    /// `None` if this machine gives no such disk.
    fn start(disk: &Path) -> Option<Process> {
        let script = "mount -t tmpfs -o size=3m none \"$1\" || exit 99; exec \"$0\" serve --listen 127.0.0.1:0 \
                      --database \"$1/t.db\" --limits off --log error";
        // Whoever is not root is so in a namespace of his own.
        let mut child = Command::new("unshare")
            .args(["--map-root-user", "--mount", "sh", "-c", script])
            .args([Path::new(env!("CARGO_BIN_EXE_trivium")), disk])
            .stdout(Stdio::piped())
            .spawn()
            .ok()?;
        let said = BufReader::new(child.stdout.take().expect("it says something"));
        let line = said.lines().map_while(Result::ok).find(|it| it.starts_with("Play at"));
        let Some(line) = line else {
            child.wait().expect("it ended");
            return None;
        };
        let address = line.split("http://").nth(1).expect("an address").trim_end_matches('/');
        let server = Server::at(address.parse().expect("an address")).expect("on loopback");
        Some(Process { child, server })
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([name, &self.child.id().to_string()]).status();
        assert!(sent.is_ok_and(|it| it.success()), "{name}");
    }

    async fn is_ready(&self) -> bool {
        self.server.get("/api/health/ready").await.is_ok()
    }

    /// Is it ready within two seconds?
    async fn becomes_ready(&self) -> bool {
        for _ in 0..20 {
            if self.is_ready().await {
                return true;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        false
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn open(client: &mut Client) -> String {
    let (msg, clock) = (client.fresh(), ClockSetting::None);
    let options = ChosenOptions { game: GameName::Cardia, text: String::new() };
    let create = ClientMessage::Create { msg: msg.clone(), options, clock };
    client.send(&create).await.expect("sent");
    client.answer(&msg).await.expect("opened").table.expect("an id")
}

/// Says something; `false` if it was not stored.
async fn say(client: &mut Client, table: &str) -> bool {
    let text = "x".repeat(300);
    let msg = client.want(table, Request::Say { text }).await.expect("sent");
    client.answer(&msg).await.expect("an answer").kind == "ack"
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_and_a_standstill_are_survived() {
    let disk = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("small-disk");
    std::fs::create_dir_all(&disk).expect("a folder");
    let Some(process) = Process::start(&disk) else {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/checks.sh");
        let why = "no file system can be mounted here (unshare --map-root-user --mount)";
        let skipped = Command::new("sh").args([script, "skip", "full disk", why]).status();
        assert!(skipped.is_ok_and(|it| it.success()), "{why}");
        return;
    };
    let token = process.server.guest().await.expect("a guest").token;
    let mut client = process.server.connect(&token, 0).await.expect("connected");
    let table = open(&mut client).await;
    assert!(say(&mut client, &table).await && process.is_ready().await);
    // The disk as the server sees it.
    let fill = format!("/proc/{}/root{}/fill", process.child.id(), disk.display());
    let mut file = std::fs::File::create(&fill).expect("a file");
    while file.write_all(&[0; 4096]).is_ok() {}
    drop(file);
    // What is left in files that are there already is used up soon.
    while say(&mut client, &table).await {}
    assert!(!process.is_ready().await);
    assert!(process.server.get("/api/health/live").await.is_ok());
    std::fs::remove_file(&fill).expect("room");
    assert!(say(&mut client, &table).await, "as soon as there is room, and without a restart");
    assert!(process.becomes_ready().await);
    // It stands still for a moment, and then answers what came meanwhile.
    process.signal("-STOP");
    let text = "still there".to_owned();
    let msg = client.want(&table, Request::Say { text }).await.expect("sent");
    process.signal("-CONT");
    assert_eq!(client.answer(&msg).await.expect("an answer").kind, "ack");
    assert!(process.is_ready().await);
}
