//! The server, its backup and the check of its deals, as their users meet them.
#![cfg(feature = "serve")]

mod common;

use common::{file, run};
use games::{AnyOptions, AnyTable, GameKind};
use kernel::Seed;
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// A server that is killed if the test ends before it.
struct Server {
    process: Child,
    out: BufReader<ChildStdout>,
    /// The first line it prints.
    first: String,
    link: String,
}

impl Server {
    fn new(database: &str) -> Server {
        let server = Server::with(&["--listen", "127.0.0.1:0", "--database", database]);
        assert_eq!(server.first, format!("Database: {database}"));
        server
    }

    fn with(args: &[&str]) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_trivium"))
            .arg("serve")
            .args(args)
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
        let first = line();
        let link = line().strip_prefix("Play at ").expect("a link").trim().to_owned();
        Server { process, out, first, link }
    }

    fn stop(mut self) -> (Option<i32>, String) {
        terminate(&self.process);
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

/// The commands of docs/hosting.md find the server with the packaged settings, which has a port of its own for them.
#[test]
fn a_server_is_found_by_its_configuration() {
    let (database, config) = (file("configured.db"), file("configured.toml"));
    // A port that was free a moment ago.
    let port = {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        listener.local_addr().expect("an address").port()
    };
    let packaged = include_str!("../../../deploy/trivium.toml");
    let settings = packaged
        .replace("/var/lib/trivium/trivium.db", database.to_str().expect("text"))
        .replace("127.0.0.1:8080", "127.0.0.1:0")
        .replace("127.0.0.1:8081", &format!("127.0.0.1:{port}"));
    std::fs::write(&config, settings).expect("written");
    let config = config.to_str().expect("text");
    let server = Server::with(&["--config", config]);
    run(&["admin", "status", "--config", config]).exits(0).says("active games");
    run(&["admin", "drain", "--wait", "1s", "--config", config]).exits(0).says("can be stopped");
    assert_eq!(server.stop().0, Some(0));
    run(&["admin", "status", "--config", config]).exits(2).says(&format!("127.0.0.1:{port}"));
}

#[test]
fn a_copy_is_drilled_and_restored_and_old_copies_go() {
    let (database, folder) = (file("restored.db"), file("copies"));
    std::fs::create_dir(&folder).expect("a folder");
    let (name, copies) = (database.to_str().expect("text"), folder.to_str().expect("text"));
    assert_eq!(Server::new(name).stop().0, Some(0));
    let config = file("restored.toml");
    std::fs::write(&config, format!("database = {name:?}\n")).expect("written");
    let config = config.to_str().expect("text");
    run(&["restore", "--drill", copies]).exits(2).says("there is no copy");
    run(&["backup", copies, "--keep", "1", "--config", config]).exits(0).says("Copied");
    run(&["restore", "--drill", copies]).exits(0).says("The copy is in order.");
    // The server may run as another user than whoever restores. Only the superuser can give files away.
    let is_given = chown(&database, Some(12_345), Some(12_345)).is_ok();
    run(&["restore", copies, "--config", config]).exits(0).says("Restored");
    let restored = std::fs::metadata(&database).expect("a database");
    assert_eq!(restored.permissions().mode() & 0o777, 0o600);
    assert!(!is_given || (restored.uid(), restored.gid()) == (12_345, 12_345), "{restored:?}");
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
    terminate(&process);
    log.read_to_string(&mut lines).expect("text");
    let done = process.wait_with_output().expect("ended");
    assert!(done.status.success() && done.stdout.is_empty(), "{done:?}");
    for line in lines.lines() {
        let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert!(line["level"].is_string() && line["message"].is_string(), "{line}");
    }
    assert!(lines.contains("everything is stored"), "{lines}");
}

/// A request to a server, of whoever has the token.
fn call(link: &str, token: &str, method: &str, path: &str, body: &Value) -> Value {
    let agent: ureq::Agent =
        ureq::Agent::config_builder().http_status_as_error(false).proxy(None).build().into();
    let request = ureq::http::Request::builder()
        .method(method)
        .uri(format!("{}{path}", link.trim_end_matches('/')))
        .header("Authorization", format!("Bearer {token}"))
        .body(if body.is_null() { String::new() } else { body.to_string() });
    let mut answer = agent.run(request.expect("a request")).expect("an answer");
    serde_json::from_str(&answer.body_mut().read_to_string().expect("text")).unwrap_or(Value::Null)
}

/// The log tells what happened, with every request, and names neither persons nor tokens nor cards nor what was said.
#[test]
fn the_log_contains_no_names_tokens_or_cards() {
    let database = file("logged.db");
    let log = file("logged.txt");
    let mut process = Command::new(env!("CARGO_BIN_EXE_trivium"))
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "debug", "--database"])
        .arg(&database)
        .stdout(Stdio::piped())
        .stderr(std::fs::File::create(&log).expect("a log"))
        .spawn()
        .expect("started");
    let out = BufReader::new(process.stdout.take().expect("piped"));
    let mut said = out.lines().map_while(Result::ok);
    let link = said.find_map(|it| Some(it.strip_prefix("Play at ")?.to_owned())).expect("a link");
    let mut secrets = vec!["Zerubbabel".to_owned(), "secret words".to_owned()];
    let guest = call(&link, "", "POST", "/api/guests", &Value::Null);
    let token = guest["token"].as_str().expect("a token").to_owned();
    secrets.extend([token.clone(), "0123456789abcdef".to_owned()]);
    let ask = |method: &str, path: &str, body: Value| call(&link, &token, method, path, &body);
    ask("PUT", "/api/me", json!({ "name": "Zerubbabel" }));
    call(&link, "0123456789abcdef", "GET", "/api/me/tables", &Value::Null);
    call(&link, "0123456789abcdef", "GET", "/api/admin", &Value::Null);
    let options = json!({ "game": "cardia", "text": "" });
    let new = json!({ "msg": "c", "options": options, "clock": { "kind": "none" } });
    let table = ask("POST", "/api/tables", new)["table"].as_str().expect("a table").to_owned();
    let path = format!("/api/tables/{table}");
    let mut number = 0;
    let mut want = |request: Value| {
        number += 1;
        ask("POST", &path, json!({ "msg": format!("m{number}"), "request": request }))
    };
    want(json!({ "want": "sit", "seat": "A" }));
    want(json!({ "want": "putBot", "seat": "B", "bot": "novice" }));
    want(json!({ "want": "say", "text": "secret words" }));
    assert_eq!(want(json!({ "want": "start" }))["type"], "ack");
    for _ in 0..3 {
        let decision = loop {
            let snapshot = ask("GET", &path, Value::Null);
            if snapshot["decision"].is_object() {
                break snapshot["decision"].clone();
            }
        };
        let choices = decision["choices"].as_array().expect("choices");
        let actions = choices.iter().map(|it| it["action"].as_str().expect("an action"));
        // The names of the cards in the hand.
        let cards = actions.clone().filter_map(|it| it.split_once(' ')).map(|(_, card)| card);
        secrets.extend(cards.filter(|it| it.len() > 3).map(str::to_owned));
        let action = actions.clone().next().expect("one");
        want(json!({ "want": "act", "decision": decision["id"], "action": "play Nobody" }));
        want(json!({ "want": "act", "decision": decision["id"], "action": action }));
    }
    want(json!({ "want": "resign" }));
    assert!(ask("GET", &format!("{path}/replay"), Value::Null)["frames"].is_array());
    let admin = std::fs::read_to_string(format!("{}.admin-token", database.display()));
    let admin = admin.expect("a token");
    secrets.push(admin.trim().to_owned());
    call(&link, admin.trim(), "GET", "/api/admin/people?find=Zerubbabel", &Value::Null);
    terminate(&process);
    assert!(process.wait().expect("ended").success());
    let log = std::fs::read_to_string(&log).expect("a log");
    assert!(log.contains("/api/tables/{table}") && log.contains("request refused"), "{log}");
    assert!(secrets.len() > 8, "{secrets:?}");
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret} is in the log:\n{log}");
    }
}

fn terminate(process: &Child) {
    let id = process.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().expect("kill").success());
}

/// With few descriptors, one client that opens silent connections keeps nobody out; and whatever it holds, the process ends
/// within five seconds when it is told to.
#[test]
fn a_process_with_few_descriptors_serves_others_and_stops_in_time() {
    let database = file("few.db");
    let script = "ulimit -n 160 && exec \"$0\" \"$@\"";
    let mut process = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_trivium")])
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--database"])
        .arg(&database)
        .stdout(Stdio::piped())
        .spawn()
        .expect("started");
    let out = BufReader::new(process.stdout.take().expect("piped"));
    let mut said = out.lines().map_while(Result::ok);
    let link = said.find_map(|it| Some(it.strip_prefix("Play at ")?.to_owned())).expect("a link");
    let guest = call(&link, "", "POST", "/api/guests", &Value::Null);
    let bearer = format!("Authorization: Bearer {}\r\n", guest["token"].as_str().expect("a token"));
    let upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let begun = [
        format!("GET /ws HTTP/1.1\r\nHost: x\r\n{bearer}{upgrade}\r\n"),
        format!("GET /api/stream HTTP/1.1\r\nHost: x\r\n{bearer}\r\n"),
        "POST /api/me/claim HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{".to_owned(),
        "GET / HTTP/1.1\r\nHo".to_owned(),
        String::new(),
    ];
    let address = link.strip_prefix("http://").expect("a link").trim_end_matches('/').to_owned();
    let mut silent = Vec::new();
    // All from another address of this machine than what follows.
    for n in 0..300 {
        let mut stream = connect_from([127, 0, 0, 66], &address);
        // It may have been turned away.
        let _ = stream.write_all(begun[n % begun.len()].as_bytes());
        silent.push(stream);
    }
    for _ in 0..20 {
        let mut other = connect_from([127, 0, 0, 1], &address);
        let get = "GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
        other.write_all(get.as_bytes()).expect("sent");
        let mut answer = String::new();
        other.read_to_string(&mut answer).expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
    terminate(&process);
    let told = Instant::now();
    assert!(process.wait().expect("ended").success());
    assert!(told.elapsed() < Duration::from_secs(5), "after {:?}", told.elapsed());
    drop(silent);
}

fn connect_from(source: [u8; 4], address: &str) -> TcpStream {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build().expect("one");
    let connected = async {
        let socket = tokio::net::TcpSocket::new_v4()?;
        socket.bind((source, 0).into())?;
        socket.connect(address.parse().expect("an address")).await?.into_std()
    };
    let stream = runtime.block_on(connected).expect("connected");
    stream.set_nonblocking(false).expect("set");
    stream
}
