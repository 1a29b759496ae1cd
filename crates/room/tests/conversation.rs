//! Holds the example conversation of docs/protocol.md and compares it line by line.

mod common;

use common::person;
use games::{AnyOptions, GameKind};
use kernel::{Observer, Seed};
use protocol::{
    Bot, ChosenOptions, ClientMessage, ClockSetting, Decision, GameName, Request, Seat,
    ServerMessage, VERSION,
};
use room::{BotAsk, Command, Effects, Known, Room, Time, To};
use std::fmt::Write as _;

/// How much of a line the sessions show: a view of Kardinal & König has 56 cards.
const SHOWN: usize = 600;

const ANN: usize = 0;
const BEN: usize = 1;

/// What Ann's and Ben's sockets see, one message a line.
struct Held {
    room: Room,
    text: String,
    messages: u32,
    now: Time,
    /// How many characters of what is heard are written.
    shown: usize,
    /// Bots that have to choose.
    asked: Vec<BotAsk>,
}

impl Held {
    /// A table that Ann has just opened.
    fn open(kind: GameKind, game: GameName, text: &str, clock: ClockSetting, shown: usize) -> Held {
        let options = AnyOptions::read(kind, text).expect("good options");
        let seed = Seed::from_number(4);
        let opened = Room::open("k7f3", &person(ANN), &options, clock, seed, Time(0));
        let (room, _) = opened.expect("good options");
        let (text_, asked) = (String::new(), Vec::new());
        let mut held = Held { room, text: text_, messages: 0, now: Time(0), shown, asked };
        held.note("Ann sends her protocol version and opens a table.");
        held.says(ANN, &ClientMessage::Hello { version: VERSION, client: "web".into() });
        let welcome = ServerMessage::Welcome { version: VERSION, name: "Ann".into(), avatar: None };
        held.hears(ANN, &welcome);
        let options = ChosenOptions { game, text: text.into() };
        held.says(ANN, &ClientMessage::Create { msg: "ann-0".into(), options, clock });
        held.hears(ANN, &ServerMessage::Ack { msg: "ann-0".into(), table: "k7f3".into() });
        held
    }

    /// What a seat is asked.
    fn decision(&self, seat: kernel::Seat) -> Option<Decision> {
        self.room.snapshot(Observer::Seat(seat), self.now).decision
    }

    fn note(&mut self, text: &str) {
        let _ = writeln!(self.text, "# {text}");
    }

    fn says(&mut self, n: usize, message: &ClientMessage) {
        let json = serde_json::to_string(message).expect("written");
        let again: ClientMessage = serde_json::from_str(&json).expect("read");
        assert_eq!(&again, message);
        let _ = writeln!(self.text, "{} -> {json}", common::NAMES[n]);
    }

    fn hears(&mut self, n: usize, message: &ServerMessage) {
        let json = serde_json::to_string(message).expect("written");
        let again: ServerMessage = serde_json::from_str(&json).expect("read");
        assert_eq!(&again, message);
        let cut = json.char_indices().nth(self.shown).map_or(json.len(), |(at, _)| at);
        let more = if cut < json.len() { " …" } else { "" };
        let _ = writeln!(self.text, "{} <- {}{more}", common::NAMES[n], &json[..cut]);
    }

    /// A request, and everything Ann and Ben hear of it.
    fn wants(&mut self, n: usize, request: Request) {
        self.messages += 1;
        self.now = Time(self.now.0 + 1_500);
        let msg = format!("{}-{}", common::NAMES[n].to_lowercase(), self.messages);
        let table = "k7f3".to_owned();
        self.says(n, &ClientMessage::Table { table, msg: msg.clone(), request: request.clone() });
        let seed = Seed::from_number(2);
        self.follows(Command::Request { from: person(n), msg, request, seed });
    }

    /// Something happens to the table.
    fn follows(&mut self, command: Command) {
        let ann = Observer::Seat(kernel::Seat::A);
        let mut known = Known::by([ann], &self.room, self.now);
        let Effects { tells, bots, .. } = self.room.handle(command, self.now);
        self.asked.extend(bots);
        for tell in tells {
            match tell.to {
                To::Person(id) => {
                    let n = if id == person(ANN).id { ANN } else { BEN };
                    self.hears(n, &tell.message);
                }
                To::Seat(seat) if ann.is(seat) => {
                    self.hears(ANN, &known.shorten(ann, tell.message));
                }
                To::Seat(_) | To::Spectators => {}
            }
        }
    }
}

fn conversation() -> String {
    let clock = ClockSetting::Live { base_seconds: 300, increment_seconds: 5 };
    let small = "cards=1,4,8 hand=1 goal=1";
    let mut held = Held::open(GameKind::Cardia, GameName::Cardia, small, clock, usize::MAX);
    held.note(
        "She sits down. A player who changes seats gets a snapshot, all others get a change.",
    );
    held.wants(ANN, Request::Sit { seat: Seat::A });
    held.note("Ben sits down. From here on only the messages to Ann are shown, and the answers to Ben's own requests.");
    held.wants(BEN, Request::Sit { seat: Seat::B });
    held.note("The first card: the commitment has been there since the table was opened.");
    held.wants(ANN, Request::Start);
    held.note("Ben tries a card he does not hold. The refusal names the rule.");
    let ask = held.decision(kernel::Seat::B).expect("asked");
    let held_card = ask.choices[0].action.clone();
    let other = ["play Judge", "play Mediator"].into_iter().find(|it| *it != held_card);
    let action = other.expect("two names").to_owned();
    held.wants(BEN, Request::Act { decision: ask.id, action });
    held.note("Ann answers with one of the choices, changes her mind, and answers again.");
    let ask = held.decision(kernel::Seat::A).expect("asked");
    let action = ask.choices[0].action.clone();
    held.wants(ANN, Request::Act { decision: ask.id, action: action.clone() });
    held.wants(ANN, Request::Undo);
    held.note("The old decision is closed, so an answer to it is stale.");
    held.wants(ANN, Request::Act { decision: ask.id, action });
    held.note("Ben says something and resigns. The game is over, and everything hidden is shown.");
    held.wants(BEN, Request::Say { text: "You win.".into() });
    held.wants(BEN, Request::Resign);
    held.text
}

/// Ann plays against bots until she has answered twice. Bots take their first choice.
fn session(kind: GameKind, game: GameName, text: &str, seats: usize) -> String {
    let mut held = Held::open(kind, game, text, ClockSetting::None, SHOWN);
    held.note("She sits down and puts bots on the other seats.");
    held.wants(ANN, Request::Sit { seat: Seat::A });
    for n in 1..seats {
        held.wants(ANN, Request::PutBot { seat: common::place(n), bot: Bot::Heuristic });
    }
    held.note("She starts the game, and answers whenever she is asked.");
    held.wants(ANN, Request::Start);
    let mut answered = 0;
    while answered < 2 {
        if let Some(ask) = held.decision(kernel::Seat::A) {
            let action = ask.choices[0].action.clone();
            held.wants(ANN, Request::Act { decision: ask.id, action });
            answered += 1;
        } else {
            let BotAsk { decision, request, .. } = held.asked.remove(0);
            let action = request.view.legal().remove(0);
            held.follows(Command::Bot { seat: request.seat, decision, action });
        }
    }
    held.note("She leaves the table to itself.");
    held.wants(ANN, Request::Leave);
    held.text
}

/// `WRITE_DOCS=1 cargo test -p room --test conversation` writes them.
#[test]
fn the_conversations_in_the_document_were_held() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let document = std::fs::read_to_string(path).expect("docs/protocol.md");
    let mut fresh = document.clone();
    for (name, held) in [
        ("conversation", conversation()),
        ("session of kardinal", session(GameKind::Kardinal, GameName::Kardinal, "players=3", 3)),
        ("session of civ", session(GameKind::Civ, GameName::Civ, "players=2", 2)),
    ] {
        let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- end of {name} -->\n"));
        let (before, rest) = fresh.split_once(&begin).expect("the beginning");
        let (_, after) = rest.split_once(&end).expect("the end");
        fresh = format!("{before}{begin}```text\n{held}```\n{end}{after}");
    }
    if std::env::var_os("WRITE_DOCS").is_some() {
        std::fs::write(path, fresh).expect("written");
    } else {
        assert!(
            document == fresh,
            "docs/protocol.md is stale; run `WRITE_DOCS=1 cargo test -p room --test conversation`"
        );
    }
}
