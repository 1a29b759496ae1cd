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
    run(&["doctor", database]).exits(0).says("All is well");
    run(&["doctor", "/no/such.db"]).exits(2).says("does not exist");
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
    let stops = "the record stops before the rules end the game";
    run(&["verify", name, "--seed", &seed]).exits(0).says("0 choices").says(stops);
    run(&["verify", name, "--seed", "5"]).exits(2).says("64 hexadecimal digits");
}

/// A draw that the seed did not deal is named by its own line, not by a later one that no longer fits.
#[test]
fn a_forged_draw_is_found_where_it_stands() {
    let options = AnyOptions::read(GameKind::Cardia, "").expect("options");
    let (mut table, _) = AnyTable::start(&options, Seed::from_number(5)).expect("dealt");
    while let Some(seat) = table.owed().iter().next() {
        let action = table.legal(seat).remove(0);
        table.submit(seat, &action).expect("legal");
    }
    let text = table.record_text();
    let drawn: Vec<&str> =
        text.lines().filter_map(|line| Some(line.split_once("chance A draw ")?.1)).collect();
    // The first card of A becomes the last one that A ever drew, which comes again later.
    let (first, last) = (drawn[0], drawn[drawn.len() - 1]);
    let forged =
        text.replacen(&format!("chance A draw {first}"), &format!("chance A draw {last}"), 1);
    let line =
        1 + text.lines().position(|it| it.contains(&format!("chance A draw {first}"))).expect("it");
    let path = file("forged.txt");
    let name = path.to_str().expect("text");
    std::fs::write(&path, &forged).expect("written");
    run(&["verify", name]).exits(1).says(&format!("forged.txt:{line}:")).says("but the seed deals");
    // The same without the seed in the record.
    let unsigned: String =
        forged.lines().filter(|it| !it.starts_with("seed ")).map(|it| format!("{it}\n")).collect();
    std::fs::write(&path, unsigned).expect("written");
    let seed = Seed::from_number(5).to_string();
    let given = run(&["verify", name, "--seed", &seed]);
    given.exits(1).says(&format!("forged.txt:{line}:")).says("but the seed deals");
}

/// Files that other systems or nobody wrote.
#[test]
fn odd_files_are_read_or_refused() {
    let options = AnyOptions::read(GameKind::Cardia, "").expect("options");
    let (mut table, _) = AnyTable::start(&options, Seed::from_number(5)).expect("dealt");
    while let Some(seat) = table.owed().iter().next() {
        let action = table.legal(seat).remove(0);
        table.submit(seat, &action).expect("legal");
    }
    let path = file("windows.txt");
    let name = path.to_str().expect("text");
    std::fs::write(&path, table.record_text().replace('\n', "\r\n")).expect("written");
    run(&["verify", name]).exits(0).says("dealt from the promised seed");
    run(&["replay", name]).exits(0).says("Every line was checked.");
    let illegal = table.record_text().replacen("A play ", "B play ", 1);
    std::fs::write(&path, illegal).expect("written");
    let ran = run(&["verify", name]).exits(1);
    let rules = ran.err.matches("(C").count();
    assert!(rules <= 1, "a rule is named once: {}", ran.err);
    if std::path::Path::new("/dev/zero").exists() {
        run(&["verify", "/dev/zero"]).exits(2).says("more than 16 MB");
        run(&["replay", "/dev/zero"]).exits(2).says("more than 16 MB");
    }
}

#[test]
fn a_server_is_administered_from_the_command_line() {
    let database = file("administered.db");
    let token = file("administered.db.admin-token");
    for old in [&database, &token] {
        let _ = std::fs::remove_file(old);
    }
    let server = Server::new(database.to_str().expect("text"));
    let mode = std::os::unix::fs::PermissionsExt::mode(
        &std::fs::metadata(&token).expect("a token").permissions(),
    );
    assert_eq!(mode & 0o777, 0o600);
    let url = server.link.trim_end_matches('/').to_owned();
    let token = token.to_str().expect("text").to_owned();
    let admin = |words: &[&str]| {
        let all = [&["admin", "--server", &url, "--token-file", &token], words].concat();
        run(&all)
    };
    admin(&["status"]).exits(0).says("active games      0");
    admin(&["status", "--json"]).exits(0).says("\"gamesActive\":0");
    admin(&["announce", "Back at eight", "--for", "2h"]).exits(0).says("trivium admin withdraw");
    admin(&["announcements"]).exits(0).says("Back at eight");
    admin(&["ban", "address", "192.0.2.0/24", "--reason", "spam", "--for", "7d"])
        .exits(0)
        .says("unban");
    admin(&["bans"]).exits(0).says("192.0.2.0/24");
    admin(&["ban", "address", "nowhere"]).exits(2).says("is no address or network");
    admin(&["ban", "person", "nobody"]).exits(2).says("no person with this id");
    admin(&["mute", "x", "--for", "soon"]).exits(2).says("30m, 12h or 7d");
    admin(&["invite", "--uses", "3"]).exits(0).says("?invite=");
    admin(&["invites"]).exits(0).says("USES LEFT");
    admin(&["people"]).exits(0).says("NAME");
    admin(&["tables"]).exits(0).says("STAGE");
    admin(&["close", "nothing"]).exits(2).says("no such table");
    admin(&["delete", "x"]).exits(2).says("--yes");
    admin(&["drain", "--wait", "1s"]).exits(0).says("can be stopped");
    admin(&["status"]).exits(0).says("no new games begin");
    admin(&["drain", "--off"]).exits(0).says("begin again");
    let wrong = file("wrong-token");
    std::fs::write(&wrong, "not the token of this server").expect("written");
    let wrong = wrong.to_str().expect("text");
    run(&["admin", "--server", &url, "--token-file", wrong, "status"])
        .exits(2)
        .says("token of an administrator");
    run(&["admin", "--server", "here", "--token-file", wrong, "status"])
        .exits(2)
        .says("no address of a server");
    assert_eq!(server.stop().0, Some(0));
    admin(&["status"]).exits(2).says("cannot reach the server");
}

#[test]
fn a_copy_is_drilled_and_restored_and_old_copies_go() {
    let (database, folder) = (file("restored.db"), file("copies"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir(&folder).expect("a folder");
    let (name, copies) = (database.to_str().expect("text"), folder.to_str().expect("text"));
    assert_eq!(Server::new(name).stop().0, Some(0));
    let config = file("restored.toml");
    std::fs::write(&config, format!("database = {name:?}\n")).expect("written");
    let config = config.to_str().expect("text");
    run(&["restore", "--drill", copies]).exits(2).says("there is no copy");
    run(&["backup", copies, "--keep", "1", "--config", config]).exits(0).says("Copied");
    run(&["restore", "--drill", copies]).exits(0).says("The copy is in order.");
    run(&["restore", copies, "--config", config]).exits(0).says("Restored");
    assert_eq!(Server::new(name).stop().0, Some(0));
    let bad = file("bad-copy.db");
    std::fs::write(&bad, "this is no database, however long it may be").expect("written");
    let bad = bad.to_str().expect("text");
    run(&["restore", bad, "--config", config]).exits(2).says("not a database");
    assert!(database.exists(), "a bad copy changes nothing");
    run(&["backup", bad, "--keep", "2", "--config", config]).exits(2).says("--keep needs a folder");
}

#[test]
fn the_log_in_json_has_the_start_lines_and_nothing_else_is_printed() {
    let database = file("json.db");
    let mut process = Command::new(env!("CARGO_BIN_EXE_trivium"))
        .args(["serve", "--listen", "127.0.0.1:0", "--log-format", "json", "--database"])
        .arg(&database)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("started");
    let mut log = BufReader::new(process.stderr.take().expect("piped"));
    let mut lines = String::new();
    while !lines.contains("\"message\":\"started\"") {
        assert!(log.read_line(&mut lines).expect("a line") > 0, "{lines}");
    }
    let id = process.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().expect("kill").success());
    log.read_to_string(&mut lines).expect("text");
    let done = process.wait_with_output().expect("ended");
    assert!(done.status.success() && done.stdout.is_empty(), "{done:?}");
    for line in lines.lines() {
        let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert!(line["level"].is_string() && line["message"].is_string(), "{line}");
    }
    assert!(lines.contains("everything is stored"), "{lines}");
}
