//! What a store must keep, on SQLite always and on PostgreSQL where `TRIVIUM_TEST_POSTGRES` names one.

use super::*;
use std::sync::atomic::{AtomicU32, Ordering};

/// A place for files that goes away with the test.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new() -> Folder {
        let path = std::env::temp_dir().join(format!("trivium-{}", crate::random::hex::<8>()));
        std::fs::create_dir(&path).expect("a folder");
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("text").to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The address of a PostgreSQL for tests (`scripts/with-postgres.sh`). Without one, what needs it counts as skipped.
fn postgres() -> Option<String> {
    let url = std::env::var("TRIVIUM_TEST_POSTGRES").ok();
    if url.is_none() {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/checks.sh");
        let why = "TRIVIUM_TEST_POSTGRES names no database; scripts/with-postgres.sh sets it";
        let skipped =
            std::process::Command::new("sh").args([script, "skip", "PostgreSQL", why]).status();
        assert!(skipped.is_ok_and(|it| it.success()), "{why}");
    }
    url
}

/// Does the same with every kind of database there is.
async fn each(test: impl AsyncFn(Store)) {
    let folder = Folder::new();
    test(Store::open(&folder.file("test 100%.db")).await.expect("a new file")).await;
    if let Some(url) = postgres() {
        test(Store::open(&url).await.expect("PostgreSQL")).await;
    }
}

/// Ids that no other test has: PostgreSQL is shared.
fn id(name: &str) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let next = NEXT.fetch_add(1, Ordering::Relaxed);
    format!("{name}{next}x{}", crate::random::hex::<4>())
}

fn append(table: &str, after: usize, lines: &[&str]) -> Append {
    let entry = format!("{table} entry");
    let (host, progress) = (String::new(), Progress::Waiting);
    let listing = Listing { open: true, entry, seats: Vec::new(), host, progress };
    Append {
        table: table.to_owned(),
        after,
        lines: lines.iter().map(|&line| line.to_owned()).collect(),
        index: Index {
            updated: 1_000 + after as i64,
            wake: None,
            owed: "AB".to_owned(),
            listing: (after == 0).then_some(listing),
            node: String::new(),
        },
    }
}

#[tokio::test]
async fn lines_come_back_in_order() {
    each(async |store| {
        let table = id("t");
        let odd = "{\"said\":\"it's \\\"ö\\\" $1 \\u0000?\"}";
        assert_eq!(store.append(append(&table, 0, &["one"])).await, Ok(Appended::Done));
        assert_eq!(store.append(append(&table, 1, &["two", odd])).await, Ok(Appended::Done));
        assert_eq!(store.lines(&table).await.expect("read"), ["one", "two", odd]);
        assert_eq!(store.lines(&id("nobody")).await, Ok(Vec::new()));
    })
    .await;
}

/// Servers that start together on an empty database do not get in each other's way.
#[tokio::test]
async fn many_open_a_new_database_at_once() {
    let Some(url) = postgres() else { return };
    sqlx::any::install_default_drivers();
    let mut admin = AnyConnection::connect(&url).await.expect("PostgreSQL");
    let (server, _) = url.rsplit_once('/').expect("a database");
    let name = id("fresh");
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::query(create).execute(&mut admin).await.expect("made");
    let fresh = format!("{server}/{name}");
    let opening = (0..8).map(|_| Store::open(&fresh));
    for opened in futures_util::future::join_all(opening).await {
        opened.expect("opened");
    }
}

/// Whoever thinks a table has another number of lines than it has writes nothing at all.
#[tokio::test]
async fn only_one_of_two_appends_at_the_same_place_is_done() {
    each(async |store| {
        let table = id("t");
        store.append(append(&table, 0, &["one"])).await.expect("stored");
        assert_eq!(store.append(append(&table, 0, &["other"])).await, Ok(Appended::Conflict));
        assert_eq!(store.append(append(&table, 1, &["two"])).await, Ok(Appended::Done));
        assert_eq!(
            store.append(append(&table, 1, &["late", "later"])).await,
            Ok(Appended::Conflict)
        );
        assert_eq!(store.append(append(&table, 5, &["far"])).await, Ok(Appended::Conflict));
        assert_eq!(
            store.append(append(&id("new"), 1, &["no table"])).await,
            Ok(Appended::Conflict)
        );
        assert_eq!(store.lines(&table).await.expect("read"), ["one", "two"]);
    })
    .await;
}

/// Many at once share commits, and the conflict of one does not spoil the others.
#[tokio::test]
async fn many_tables_are_written_at_once() {
    each(async |store| {
        let tables: Vec<String> = (0..200).map(|_| id("t")).collect();
        let write = |table: String, after, lines: &'static [&'static str]| {
            let store = store.clone();
            tokio::spawn(async move { store.append(append(&table, after, lines)).await })
        };
        let opened: Vec<_> = tables.iter().map(|it| write(it.clone(), 0, &["one"])).collect();
        for done in opened {
            assert_eq!(done.await.expect("ran"), Ok(Appended::Done));
        }
        // Every table twice: exactly one of each pair gets through.
        let pairs =
            tables.iter().map(|it| [write(it.clone(), 1, &["a"]), write(it.clone(), 1, &["b"])]);
        for pair in pairs.collect::<Vec<_>>() {
            let mut done = Vec::new();
            for one in pair {
                done.push(one.await.expect("ran").expect("stored"));
            }
            assert!(done.contains(&Appended::Done) && done.contains(&Appended::Conflict));
        }
        for table in &tables {
            assert_eq!(store.lines(table).await.expect("read").len(), 2);
        }
    })
    .await;
}

#[tokio::test]
async fn the_index_follows_the_lines() {
    each(async |store| {
        let (table, ann, ben) = (id("t"), id("ann"), id("ben"));
        let seats = |who: &[&String]| {
            let seat = |(n, it): (usize, &&String)| ((*it).clone(), ["A", "B"][n].to_owned());
            who.iter().enumerate().map(seat).collect::<Vec<_>>()
        };
        let listed = |after, open, entry: &str, who: &[&String]| {
            let mut append = append(&table, after, &["line"]);
            // Far in the future, so that it comes first in a shared database too.
            append.index.updated = 9_000_000_000_000 + after as i64;
            append.index.wake = Some(77);
            append.index.listing = Some(Listing {
                open,
                entry: entry.to_owned(),
                seats: seats(who),
                host: ann.clone(),
                progress: if open { Progress::Waiting } else { Progress::Over },
            });
            append
        };
        store.append(listed(0, true, "first", &[&ann])).await.expect("stored");
        let shown = ("first".to_owned(), ann.clone());
        assert!(store.lobby(0, 0, 1_000).await.expect("read").contains(&shown));
        assert!(!store.lobby(9_000_000_000_001, 0, 1_000).await.expect("read").contains(&shown));
        assert_eq!(store.unfinished(&ann, 0, 0).await, Ok(1));
        assert_eq!(store.unfinished(&ann, 9_000_000_000_001, 0).await, Ok(0));
        // A game that is played is shown longer, but not for ever.
        let played = id("t");
        let mut game = append(&played, 0, &["line"]);
        game.index.updated = 9_000_000_000_000;
        let listing = game.index.listing.as_mut().expect("listed");
        (listing.progress, listing.host) = (Progress::Playing, ben.clone());
        store.append(game).await.expect("stored");
        let shows = async |playing| {
            let lobby = store.lobby(9_000_000_000_001, playing, 1_000).await.expect("read");
            lobby.iter().any(|(_, host)| *host == ben)
        };
        assert!(shows(9_000_000_000_000).await && !shows(9_000_000_000_001).await);
        store.append(listed(1, false, "second", &[&ben, &ann])).await.expect("stored");
        let lobby = store.lobby(0, 0, 1_000).await.expect("read");
        assert!(!lobby.iter().any(|(entry, _)| entry == "first" || entry == "second"));
        assert_eq!(store.unfinished(&ann, 0, 0).await, Ok(0));
        let mine = store.tables_of(&ann, 10).await.expect("read");
        let row = MyRow {
            entry: "second".to_owned(),
            seat: "B".to_owned(),
            owed: "AB".to_owned(),
            updated: 9_000_000_000_001,
        };
        assert_eq!(mine, [row]);
        assert!(store.due(77, 100_000, &[]).await.expect("read").contains(&table));
        assert!(!store.due(76, 100_000, &[]).await.expect("read").contains(&table));
        store.append(append(&table, 2, &["a line changes no listing"])).await.expect("stored");
        assert!(!store.due(i64::MAX, 100_000, &[]).await.expect("read").contains(&table));
        assert_eq!(store.tables_of(&ben, 10).await.expect("read").len(), 1);
        store.append(listed(3, true, "third", &[&ann])).await.expect("stored");
        assert_eq!(store.tables_of(&ben, 10).await, Ok(Vec::new()));
    })
    .await;
}

#[tokio::test]
async fn a_code_makes_another_token_once() {
    each(async |store| {
        let person = PersonRow { id: id("p"), name: "Ann".to_owned(), avatar: None };
        let (first, second, code) = (id("hash"), id("hash"), id("code"));
        store.add_person(person.clone(), first.clone(), 1).await.expect("stored");
        assert_eq!(store.person(&first).await, Ok(Some(person.clone())));
        assert_eq!(store.person(&second).await, Ok(None));
        store.add_link(code.clone(), person.id.clone(), 50).await.expect("stored");
        let claimed = store.claim_link(code.clone(), second.clone(), 50).await;
        assert_eq!(claimed, Ok(Some(person.clone())));
        assert_eq!(store.claim_link(code, id("hash"), 50).await, Ok(None));
        let owl = Some("owl".to_owned());
        let renamed = PersonRow { name: "Anna".to_owned(), avatar: owl, ..person.clone() };
        store.rename(renamed.clone()).await.expect("stored");
        assert_eq!(store.person(&second).await, Ok(Some(renamed.clone())));
        assert_eq!(store.person_called(&person.id).await, Ok(Some(renamed)));
        let late = id("code");
        store.add_link(late.clone(), person.id, 50).await.expect("stored");
        assert_eq!(store.claim_link(late, id("hash"), 51).await, Ok(None));
    })
    .await;
}

#[tokio::test]
async fn what_was_stored_is_there_when_it_is_opened_again() {
    let folder = Folder::new();
    let path = folder.file("again.db");
    let store = Store::open(&path).await.expect("a new file");
    store.append(append("t", 0, &["one"])).await.expect("stored");
    store.close().await;
    let store = Store::open(&path).await.expect("the same file");
    assert_eq!(store.lines("t").await.expect("read"), ["one"]);
    store.backup(&folder.0.join("copy.db")).await.expect("copied");
    let again = store.backup(&folder.0.join("copy.db")).await;
    assert!(matches!(again, Err(StoreError::Exists(_))), "{again:?}");
    let copy = Store::open(&folder.file("copy.db")).await.expect("the copy");
    assert_eq!(copy.lines("t").await.expect("read"), ["one"]);
}

#[tokio::test]
async fn a_bad_database_is_named_with_what_is_wrong() {
    let folder = Folder::new();
    let text = |error: Option<StoreError>| error.expect("refused").to_string();
    let error = async |database: &str| text(Store::open(database).await.err());
    assert!(error(&folder.file("no/such/folder.db")).await.contains("does not exist; make it"));
    assert!(error("mysql://here/there").await.contains("postgres://"));
    let other = folder.file("letter.txt");
    std::fs::write(&other, "Dear Ann,\n".repeat(200)).expect("written");
    assert!(error(&other).await.contains("not a database"), "{}", error(&other).await);
    assert!(error(folder.0.to_str().expect("text")).await.contains("cannot be opened"));
    let newer = folder.file("newer.db");
    let store = Store::open(&newer).await.expect("a new file");
    let change = sqlx::query("UPDATE schema_version SET version = 99, oldest = 99");
    change.execute(&store.source.reads()).await.expect("changed");
    store.close().await;
    assert!(error(&newer).await.contains("newer program (version 99"), "{}", error(&newer).await);
}

/// The disk is full for a while, which a connection that may not grow stands for here: what cannot be stored is refused, and
/// the writer goes on when there is room again.
#[tokio::test]
async fn the_writer_heals_after_a_full_disk() {
    let folder = Folder::new();
    let store = Store::open(&folder.file("small.db")).await.expect("a new file");
    assert_eq!(store.append(append("t", 0, &["one"])).await, Ok(Appended::Done));
    let mut small = store.source.connect().await.expect("connected");
    let limit = sqlx::query("PRAGMA max_page_count = 1").fetch_one(&mut small).await.expect("set");
    let pages: i64 = limit.try_get(0).expect("a number");
    let (writes, jobs) = mpsc::channel(8);
    tokio::spawn(Writer { source: store.source.clone(), connection: Some(small) }.run(jobs));
    let store = Store { writes, ..store };
    let long = "x".repeat(4_096 * (usize::try_from(pages).expect("a number") + 8));
    let refused = store.append(append("t", 1, &[&long])).await;
    assert_eq!(refused, Err(StoreError::Failed(Trouble::Full)));
    assert_eq!((store.lines("t").await, store.failures()), (Ok(vec!["one".to_owned()]), 1));
    // Something small has room even now; that does not make the store ready.
    assert_eq!(store.append(append("u", 0, &["one"])).await, Ok(Appended::Done));
    assert_eq!(store.ready().await, Err(StoreError::Failed(Trouble::Full)));
    assert_eq!(store.append(append("t", 1, &[&long])).await, Ok(Appended::Done));
    tokio::time::sleep(LATELY).await;
    assert_eq!(store.ready().await, Ok(()));
}

/// What is written to a file that was deleted or exchanged is not acknowledged; when it is back, or a backup in its place,
/// the store goes on.
#[tokio::test]
async fn a_deleted_database_is_noticed_and_taken_up_again() {
    let folder = Folder::new();
    let (path, away) = (folder.file("here.db"), folder.file("away.db"));
    let store = Store::open(&path).await.expect("a new file");
    assert_eq!(store.append(append("t", 0, &["one"])).await, Ok(Appended::Done));
    store.backup(&folder.0.join("copy.db")).await.expect("copied");
    assert_eq!(store.append(append("t", 1, &["two"])).await, Ok(Appended::Done));
    std::fs::rename(&path, &away).expect("moved");
    let gone = Err(StoreError::Failed(Trouble::Gone));
    assert_eq!(store.ready().await, gone);
    for _ in 0..2 {
        let refused = store.append(append("t", 2, &["three"])).await;
        assert_eq!(refused, Err(StoreError::Failed(Trouble::Gone)));
    }
    assert!(!Path::new(&path).exists(), "and no empty one is made in its place");
    std::fs::rename(&away, &path).expect("moved back");
    assert_eq!(store.ready().await, Ok(()));
    // The first of the two was written before it was noticed; whoever sends it again is told so.
    let again = store.append(append("t", 2, &["three"])).await;
    assert!(matches!(again, Ok(Appended::Conflict | Appended::Done)), "{again:?}");
    std::fs::rename(&path, &away).expect("moved");
    for rest in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{path}{rest}"));
    }
    std::fs::rename(folder.0.join("copy.db"), &path).expect("restored");
    // The first to come finds out; the next is served from the backup.
    let _ = store.ready().await;
    assert_eq!(store.ready().await, Ok(()));
    assert_eq!(store.lines("t").await.expect("read"), ["one"]);
    assert_eq!(store.append(append("t", 2, &["three"])).await, Ok(Appended::Conflict));
    assert_eq!(store.append(append("t", 1, &["other"])).await, Ok(Appended::Done));
}

/// Damage inside of the file is found by the check in the background.
#[tokio::test]
async fn a_damaged_database_is_noticed() {
    let folder = Folder::new();
    let path = folder.file("whole.db");
    let store = Store::open(&path).await.expect("a new file");
    for n in 0..200 {
        let table = format!("t{n}");
        let done = store.append(append(&table, 0, &["one", &"x".repeat(500)])).await;
        assert_eq!(done, Ok(Appended::Done));
    }
    store.clone().close().await;
    let store = Store::open(&path).await.expect("the same");
    store.check().await.expect("checked");
    assert_eq!(store.ready().await, Ok(()));
    damage(&path);
    store.check().await.expect("checked");
    let Err(StoreError::Failed(why)) = store.ready().await else { panic!("it is damaged") };
    assert!(why.to_string().contains("damaged"), "{why}");
    let found = examine(&path, Treatment::Look).await.expect("examined");
    assert!(found.wrong.iter().any(|it| matches!(it, Finding::Damage(_))), "{found:?}");
    // Nothing goes into it, though it may seem to have room.
    assert!(store.is_damaged());
    let refused = store.append(append("more", 0, &["one"])).await;
    assert_eq!(refused, Err(StoreError::Failed(Trouble::Damaged)));
    // Shorter than it was: what is written now may be overwritten or lost.
    let file = std::fs::OpenOptions::new().write(true).open(&path).expect("open");
    file.set_len(4_096).expect("cut");
    assert!(store.look().is_err());
}

/// A backup in the place of a damaged database is used at once.
#[tokio::test]
async fn a_backup_takes_the_place_of_a_damaged_database() {
    let folder = Folder::new();
    let (path, copy) = (folder.file("whole.db"), folder.0.join("copy.db"));
    let store = Store::open(&path).await.expect("a new file");
    for n in 0..200 {
        let done = store.append(append(&format!("t{n}"), 0, &[&"x".repeat(500)])).await;
        assert_eq!(done, Ok(Appended::Done));
    }
    store.backup(&copy).await.expect("copied");
    store.close().await;
    let store = Store::open(&path).await.expect("the same");
    damage(&path);
    store.check().await.expect("checked");
    assert!(store.is_damaged() && store.ready().await.is_err());
    std::fs::rename(&copy, &path).expect("restored");
    assert_eq!(store.ready().await, Ok(()));
    assert!(!store.is_damaged());
    assert_eq!(store.append(append("more", 0, &["one"])).await, Ok(Appended::Done));
    store.check().await.expect("checked");
    assert_eq!(store.ready().await, Ok(()));
}

/// Writes nonsense over a page in the middle of a file.
fn damage(path: &str) {
    let mut bytes = std::fs::read(path).expect("read");
    let middle = bytes.len() / 2 / 4_096 * 4_096;
    bytes[middle..middle + 4_096].fill(0x5a);
    std::fs::write(path, bytes).expect("written");
}

/// Somebody deletes the write-ahead log, in which everything is that was stored lately: it is noticed, and nothing is lost.
#[tokio::test]
async fn a_deleted_log_is_noticed_and_saved() {
    let folder = Folder::new();
    let path = folder.file("logged.db");
    let store = Store::open(&path).await.expect("a new file");
    assert_eq!(store.append(append("t", 0, &["one"])).await, Ok(Appended::Done));
    // A reader has the log open, too.
    assert_eq!(store.lines("t").await.expect("read"), ["one"]);
    std::fs::remove_file(format!("{path}-wal")).expect("deleted");
    assert_eq!(store.look(), Err(StoreError::Failed(Trouble::LogGone)));
    assert_eq!(store.append(append("t", 1, &["two"])).await, Ok(Appended::Done));
    assert_eq!((store.look(), store.failures()), (Ok(()), 1));
    assert_eq!(store.lines("t").await.expect("read"), ["one", "two"]);
    std::fs::remove_file(format!("{path}-wal")).expect("deleted");
    assert_eq!(store.ready().await, Ok(()));
    // What another program finds, as after a crash.
    let other = Store::open(&path).await.expect("the same");
    assert_eq!(other.lines("t").await.expect("read"), ["one", "two"]);
}

/// Files that an earlier version made, or somebody copied, are taken from others too.
#[tokio::test]
async fn files_of_earlier_times_are_for_their_owner_alone() {
    let folder = Folder::new();
    let path = folder.file("old.db");
    Store::open(&path).await.expect("a new file").close().await;
    std::fs::set_permissions(&path, Permissions::from_mode(0o644)).expect("set");
    let _store = Store::open(&path).await.expect("the same");
    let mode = std::fs::metadata(&path).expect("known").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[tokio::test]
async fn files_are_for_their_owner_alone() {
    let folder = Folder::new();
    let store = Store::open(&folder.file("own.db")).await.expect("a new file");
    store.append(append("t", 0, &["one"])).await.expect("stored");
    store.backup(&folder.0.join("copy.db")).await.expect("copied");
    let files = std::fs::read_dir(&folder.0).expect("read");
    let modes: Vec<u32> = files
        .map(|it| it.expect("a file").metadata().expect("known").permissions().mode() & 0o777)
        .collect();
    assert!(modes.len() >= 3 && modes.iter().all(|&mode| mode == 0o600), "{modes:?}");
}

/// A doctor makes the index of a table anew from its lines, and names a table whose lines are damaged.
#[tokio::test]
async fn a_doctor_mends_an_index_and_names_what_is_lost() {
    let folder = Folder::new();
    let path = folder.file("ill.db");
    let store = Store::open(&path).await.expect("a new file");
    let host = room::Person::new("ann", "Ann").expect("a person");
    let options = games::AnyOptions::read(games::GameKind::Cardia, "").expect("options");
    let now = room::Time(1_000);
    for table in ["whole", "index", "lost"] {
        let clock = protocol::ClockSetting::None;
        let seed = kernel::Seed([7; 32]);
        let opened = room::Room::open(table, &host, &options, clock, seed, now);
        let (room, effects) = opened.expect("a table");
        let append = Append {
            table: table.to_owned(),
            after: 0,
            lines: effects.append.iter().map(room::Line::to_string).collect(),
            index: crate::table::index("", &room, now, crate::table::Listed::Anew),
        };
        assert_eq!(store.append(append).await, Ok(Appended::Done));
    }
    let well = examine(&path, Treatment::Look).await.expect("examined");
    assert_eq!(well, Findings { tables: 3, ..Findings::default() });
    for sql in [
        "UPDATE tables SET lines = 9, entry = '' WHERE id = 'index'",
        "UPDATE lines SET line = 'x' WHERE table_id = 'lost'",
    ] {
        sqlx::query(sql).execute(&store.source.reads()).await.expect("changed");
    }
    store.close().await;
    let index = Finding::Index { table: "index".to_owned() };
    let lost = Finding::Lost { table: "lost".to_owned(), line: Some(1) };
    let ill = examine(&path, Treatment::Look).await.expect("examined");
    assert_eq!((ill.wrong, ill.mended), (vec![index.clone(), lost.clone()], Vec::new()));
    let treated = examine(&path, Treatment::Mend).await.expect("examined");
    assert_eq!((treated.wrong, treated.mended), (vec![lost.clone()], vec![index]));
    let after = examine(&path, Treatment::Look).await.expect("examined");
    assert_eq!(after.wrong, [lost]);
}
