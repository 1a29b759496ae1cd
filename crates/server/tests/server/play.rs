//! Games over the network, from the first card to the last.

use crate::common::{Server, begin, finish};
use games::{AnyOptions, GameKind};
use kernel::Seed;
use protocol::{Bot, ClientMessage, GameName, Request, Seat, ServerMessage, Stage};
use room::{Command, Line, Person, Room, Time};
use server::store::{Append, Appended, Index, Store};

const GAMES: &[(GameName, &str, usize)] = &[
    (GameName::Cardia, "", 2),
    (GameName::Kardinal, "players=3", 3),
    (GameName::Civ, "players=4", 4),
    #[cfg(feature = "toy")]
    (GameName::Toy, "players=3", 3),
];

/// Of each game one is played to its end; the record shows the seed, and everyone agrees on who won.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_are_played_to_the_end() {
    let server = Server::new().await;
    for &(game, options, players) in GAMES {
        let mut clients = Vec::new();
        for _ in 0..players {
            clients.push(server.client().await);
        }
        let table = begin(&mut clients, game, options, 0).await;
        let mut clients = finish(clients, &table).await;
        let mut endings = Vec::new();
        for client in &mut clients {
            let snapshot = client.watch(&table).await;
            let truth = snapshot.truth.expect("it is over");
            let film = games::Film::of(&truth.record).expect("the record can be played again");
            assert!(film.outcome.is_some() && film.seed.is_some());
            endings.push(snapshot.info.ending);
        }
        assert!(endings.windows(2).all(|pair| pair[0] == pair[1]));
    }
}

/// Whoever asks for a hint in a game without search is told so, and does not wait.
#[cfg(feature = "toy")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_without_search_has_no_hints() {
    let server = Server::new().await;
    let mut clients = [server.client().await];
    let table = begin(&mut clients, GameName::Toy, "", 1).await;
    let [mut ann] = clients;
    while ann.watch(&table).await.decision.is_none() {}
    ann.say(&ClientMessage::Analyse { table: table.clone(), msg: "hint".into() }).await;
    loop {
        if let ServerMessage::Refused { msg, why } = ann.hear().await {
            assert_eq!((msg.as_str(), &*why.key), ("hint", "refused-noSearch"));
            break;
        }
    }
}

/// The same message again changes nothing and is acknowledged again, also after a restart.
#[tokio::test]
async fn what_is_said_twice_is_done_once() {
    let mut server = Server::new().await;
    let mut ann = server.client().await;
    let create = ClientMessage::Create {
        msg: "c".into(),
        options: protocol::ChosenOptions { game: GameName::Cardia, text: String::new() },
        clock: protocol::ClockSetting::None,
    };
    ann.say(&create).await;
    let first = ann.hear().await;
    ann.say(&create).await;
    assert_eq!(ann.hear().await, first);
    let ServerMessage::Ack { table, .. } = first else { panic!("{first:?}") };
    let sit = Request::Sit { seat: Seat::A };
    assert!(matches!(ann.ask_as(&table, "s", sit.clone()).await, ServerMessage::Ack { .. }));
    let version = ann.watch(&table).await.version;
    assert!(matches!(ann.ask_as(&table, "s", sit.clone()).await, ServerMessage::Ack { .. }));
    let guest = ann.guest.clone();
    server.restart().await;
    let mut ann = server.client_of(&guest).await;
    assert!(matches!(ann.ask_as(&table, "s", sit.clone()).await, ServerMessage::Ack { .. }));
    assert_eq!(ann.watch(&table).await.version, version);
    let other = ann.ask_as(&table, "t", sit).await;
    assert!(
        matches!(other, ServerMessage::Refused { why, .. } if why.key == "refused-sitsAlready")
    );
}

/// Every move that was acknowledged is there after a restart, and the game goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_after_a_restart() {
    let mut server = Server::new().await;
    for &(game, options, players) in GAMES {
        let mut clients = Vec::new();
        for _ in 0..players {
            clients.push(server.client().await);
        }
        let table = begin(&mut clients, game, options, 0).await;
        // Whoever is asked first chooses once or more, so that something is under way.
        for _ in 0..3 {
            for client in &mut clients {
                client.watch(&table).await;
                if client.decision.is_some() {
                    client.play(&table, 1).await;
                }
            }
        }
        let mut before = Vec::new();
        for client in &mut clients {
            before.push(client.watch(&table).await);
        }
        let guests: Vec<_> = clients.iter().map(|it| it.guest.clone()).collect();
        server.restart().await;
        let mut clients = Vec::new();
        for (guest, before) in guests.iter().zip(before) {
            let mut client = server.client_of(guest).await;
            let after = client.watch(&table).await;
            assert_eq!((after.version, &after.view), (before.version, &before.view));
            assert_eq!(after.decision, before.decision);
            // Who has the current version is told nothing but that.
            let same = Request::Watch { version: Some(after.version) };
            client.done(&table, same).await;
            clients.push(client);
        }
        let clients = finish(clients, &table).await;
        assert!(clients.iter().all(|client| client.stage == Stage::Over));
    }
}

/// A closed decision is stale for whoever answers it late, with a snapshot of what is open.
#[tokio::test]
async fn a_late_answer_is_stale() {
    let server = Server::new().await;
    let mut clients = [server.client().await, server.client().await];
    let table = begin(&mut clients, GameName::Cardia, "", 0).await;
    let [ann, _] = &mut clients;
    ann.watch(&table).await;
    let decision = ann.decision.clone().expect("asked");
    let act = Request::Act { decision: decision.id, action: decision.choices[0].action.clone() };
    ann.done(&table, act.clone()).await;
    assert!(matches!(ann.ask(&table, act).await, ServerMessage::Stale { .. }));
}

/// Bots answer by themselves, also those that had not yet answered when the server stopped.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_on_their_own() {
    let mut server = Server::new().await;
    for &(game, options, players) in GAMES {
        let mut clients = [server.client().await];
        let table = begin(&mut clients, game, options, players - 1).await;
        let [mut ann] = clients;
        ann.watch(&table).await;
        ann.play(&table, 2).await;
        let guest = ann.guest.clone();
        server.restart().await;
        let mut ann = server.client_of(&guest).await;
        ann.watch(&table).await;
        ann.play(&table, usize::MAX).await;
        assert_eq!(ann.stage, Stage::Over);
    }
}

/// Every level plays, within its time.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_bot_answers() {
    let server =
        Server::with(|config| config.bot_time = std::time::Duration::from_millis(50)).await;
    // Without the Djinn, with whom a game can be over at once.
    let cards = "cards=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15";
    for bot in Bot::ALL {
        let mut ann = server.client().await;
        let table = ann.create(GameName::Cardia, cards).await;
        ann.done(&table, Request::Sit { seat: Seat::A }).await;
        ann.done(&table, Request::PutBot { seat: Seat::B, bot }).await;
        ann.done(&table, Request::Start).await;
        ann.watch(&table).await;
        assert_eq!(ann.play(&table, 3).await, 3, "{bot:?}");
    }
}

/// Who looks at a table is told who else does.
#[tokio::test]
async fn presence_is_told_when_it_changes() {
    let server = Server::new().await;
    let (mut ann, mut ben) = (server.client().await, server.client().await);
    let table = ann.create(GameName::Cardia, "").await;
    ann.done(&table, Request::Sit { seat: Seat::B }).await;
    ben.watch(&table).await;
    let mut seen = async |wanted: (Vec<Seat>, u32)| loop {
        if let ServerMessage::Presence { connected, spectators, .. } = ann.hear().await
            && (connected, spectators) == wanted
        {
            break;
        }
    };
    seen((vec![Seat::B], 1)).await;
    ben.say(&ClientMessage::Unwatch { table: table.clone() }).await;
    seen((vec![Seat::B], 0)).await;
    ben.watch(&table).await;
    seen((vec![Seat::B], 1)).await;
    ben.end().await;
    seen((vec![Seat::B], 0)).await;
}

/// The lobby and one's own tables are told, and told again when they change.
#[tokio::test]
async fn lists_of_tables_follow_what_happens() {
    let server = Server::new().await;
    let (mut ann, mut ben) = (server.client().await, server.client().await);
    ben.say(&ClientMessage::Lobby).await;
    assert_eq!(ben.hear().await, ServerMessage::Lobby { tables: Vec::new() });
    ann.say(&ClientMessage::Mine).await;
    assert_eq!(ann.hear().await, ServerMessage::Mine { tables: Vec::new() });
    let table = ann.create(GameName::Cardia, "").await;
    // A table at which nobody sits is not in the list.
    ann.done(&table, Request::Sit { seat: Seat::A }).await;
    loop {
        if let ServerMessage::Lobby { tables } = ben.hear().await
            && tables.iter().any(|it| it.table == table)
        {
            break;
        }
    }
    ann.done(&table, Request::PutBot { seat: Seat::B, bot: Bot::Random }).await;
    ann.done(&table, Request::Start).await;
    loop {
        if let ServerMessage::Mine { tables } = ann.hear().await
            && tables.iter().any(|it| it.your_turn && it.seat == Seat::A)
        {
            break;
        }
    }
    ben.say(&ClientMessage::LeaveLobby).await;
    ben.say(&ClientMessage::Ping { at: 7 }).await;
    while ben.hear().await != (ServerMessage::Pong { at: 7 }) {}
}

/// A table that nobody looks at is put away, and comes back as it was.
#[tokio::test]
async fn a_table_is_put_away_and_comes_back() {
    let server = Server::with(|config| config.idle = std::time::Duration::from_millis(20)).await;
    let mut ann = server.client().await;
    let table = ann.create(GameName::Civ, "players=2").await;
    ann.done(&table, Request::Sit { seat: Seat::A }).await;
    let before = ann.watch(&table).await;
    ann.say(&ClientMessage::Unwatch { table: table.clone() }).await;
    loop {
        let metrics = server.call("GET", "/metrics", &[], "").await.body;
        if metrics.contains("trivium_tables_live 0\n") {
            break;
        }
        tokio::task::yield_now().await;
    }
    assert_eq!(ann.watch(&table).await, before);
}

/// Who stops tells everyone first.
#[tokio::test]
async fn a_stopping_server_says_so() {
    let mut server = Server::new().await;
    let mut ann = server.client().await;
    let table = ann.create(GameName::Cardia, "").await;
    ann.watch(&table).await;
    let stop = server.stop();
    let hear = async {
        let mut told = false;
        while let Some(message) = ann.hear_or_end().await {
            let code = protocol::ErrorCode::GoingDown;
            told |= matches!(message, ServerMessage::Error { code: it, .. } if it == code);
        }
        told
    };
    let ((), told) = tokio::join!(stop, hear);
    assert!(told);
}

/// Tables that cannot be read keep no other from being woken.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn damaged_tables_do_not_hold_up_others() {
    let server = Server::new().await;
    let store = Store::open(server.database()).await.expect("another server on the same database");
    let append = async |table: &str, lines: Vec<String>, wake: i64| {
        let (table, owed) = (table.to_owned(), String::new());
        let index =
            Index { updated: 0, wake: Some(wake), owed, listing: None, node: String::new() };
        let appended = store.append(Append { table, after: 0, lines, index }).await;
        assert_eq!(appended, Ok(Appended::Done));
    };
    // More than are woken at once, and all before the good one.
    for n in 0..300 {
        append(&format!("bad{n}"), vec!["{}".to_owned()], n).await;
    }
    let ann = Person::new("ann", "Ann").expect("a person");
    let options = AnyOptions::read(GameKind::Cardia, "").expect("options");
    let (seed, clock) = (Seed::from_number(1), protocol::ClockSetting::None);
    let opened = Room::open("good", &ann, &options, clock, seed, Time(1));
    let (mut room, mut effects) = opened.expect("a table");
    for request in [
        Request::Sit { seat: Seat::A },
        Request::PutBot { seat: Seat::B, bot: Bot::Random },
        Request::Start,
    ] {
        let (from, msg) = (ann.clone(), format!("m{}", effects.append.len()));
        let command = Command::Request { from, msg, request, seed };
        effects.append.extend(room.handle(command, Time(2)).append);
    }
    append("good", effects.append.iter().map(Line::to_string).collect(), 1_000).await;
    // The bot chooses although nobody has come to look.
    while !server.call("GET", "/metrics", &[], "").await.body.contains("trivium_moves_total 1") {}
    store.close().await;
}
