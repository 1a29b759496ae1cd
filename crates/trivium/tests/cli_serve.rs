//! The server, its backup and the check of its deals, as their users meet them.
#![cfg(feature = "serve")]

mod common;

use common::{file, run};
use games::{AnyOptions, AnyTable, GameKind};
use kernel::Seed;
use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Child, ChildStdout, Command, Stdio};

/// A server that is killed if the test ends before it.
struct Server {
    process: Child,
    out: BufReader<ChildStdout>,
    link: String,
}

impl Server {
    fn new(database: &str) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_trivium"))
            .args(["serve", "--listen", "127.0.0.1:0", "--database", database])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("started");
        let mut out = BufReader::new(process.stdout.take().expect("piped"));
        let mut line = || {
            let mut line = String::new();
            out.read_line(&mut line).expect("a line");
            line.trim().to_owned()
        };
        assert_eq!(line(), format!("Database: {database}"));
        let link = line().strip_prefix("Play at ").expect("a link").trim().to_owned();
        Server { process, out, link }
    }

    fn stop(mut self) -> (Option<i32>, String) {
        let id = self.process.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status().expect("kill");
        assert!(sent.success());
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).expect("text");
        (self.process.wait().expect("ended").code(), rest)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_server_says_where_it_is_is_copied_and_stops_when_told() {
    let (database, copy) = (file("served.db"), file("copy.db"));
    let _ = std::fs::remove_file(&copy);
    let (database, copy) = (database.to_str().expect("text"), copy.to_str().expect("text"));
    let server = Server::new(database);
    let address = server.link.strip_prefix("http://").expect("a link").trim_end_matches('/');
    run(&["serve", "--listen", address, "--database", database])
        .exits(2)
        .says("already listens on 127.0.0.1");
    run(&["backup", copy, "--database", database]).exits(0).says("Copied");
    run(&["backup", copy, "--database", database]).exits(2).says("is there already");
    let (code, rest) = server.stop();
    assert_eq!((code, rest.as_str()), (Some(0), "Everything is stored.\n"));
    run(&["backup", "x.db", "--database", "/no/such.db"]).exits(2).says("there is no database");
}

#[test]
fn what_is_set_wrongly_is_named() {
    let config = file("server.toml");
    let path = config.to_str().expect("text");
    std::fs::write(&config, "listen = \"127.0.0.1:0\"\nprot = 1\n").expect("written");
    run(&["serve", "--config", path]).exits(2).says("prot");
    run(&["serve", "--listen", "here"]).exits(2).says("--listen");
    let database = ["serve", "--database", "/no/such/folder/x.db"];
    run(&database).exits(2).says("does not exist; make it first");
    let url = ["serve", "--database", "x.db", "--public-url", "play.example"];
    run(&url).exits(2).says("https://play.example");
}

#[test]
fn a_deal_is_checked_against_its_promise() {
    let options = AnyOptions::read(GameKind::Cardia, "").expect("options");
    let (mut table, _) = AnyTable::start(&options, Seed::from_number(5)).expect("dealt");
    let unfinished = table.record_text();
    while let Some(seat) = table.owed().iter().next() {
        let action = table.legal(seat).remove(0);
        table.submit(seat, &action).expect("legal");
    }
    let path = file("verified.txt");
    let name = path.to_str().expect("text");
    let write = |text: &str| std::fs::write(&path, text).expect("written");
    write(&table.record_text());
    run(&["verify", name]).exits(0).says("dealt from the promised seed");
    let other = format!("{:064x}", 6);
    run(&["verify", name, "--seed", &other]).exits(1).says("not the one that was promised");
    write(&unfinished);
    run(&["verify", name]).exits(1).says("--seed");
    let seed = Seed::from_number(5).to_string();
    run(&["verify", name, "--seed", &seed]).exits(0).says("0 choices");
    run(&["verify", name, "--seed", "5"]).exits(2).says("64 hexadecimal digits");
}
