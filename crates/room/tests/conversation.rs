//! Holds the example conversation of docs/protocol.md and compares it line by line.

mod common;

use common::person;
use games::{AnyOptions, GameKind};
use kernel::{Observer, Seed};
use protocol::{
    ChosenOptions, ClientMessage, ClockSetting, GameName, Request, Seat, ServerMessage, VERSION,
};
use room::{Command, Effects, Known, Room, Time, To};
use std::fmt::Write as _;

const BEGIN: &str = "<!-- conversation -->\n```text\n";
const END: &str = "```\n<!-- end of conversation -->\n";

const ANN: usize = 0;
const BEN: usize = 1;

/// What Ann's and Ben's sockets see, one message a line.
struct Held {
    room: Room,
    text: String,
    messages: u32,
    now: Time,
}

impl Held {
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
        let _ = writeln!(self.text, "{} <- {json}", common::NAMES[n]);
    }

    /// A request, and everything Ann and Ben hear of it.
    fn wants(&mut self, n: usize, request: Request) {
        self.messages += 1;
        self.now = Time(self.now.0 + 1_500);
        let msg = format!("{}-{}", common::NAMES[n].to_lowercase(), self.messages);
        let table = "k7f3".to_owned();
        self.says(n, &ClientMessage::Table { table, msg: msg.clone(), request: request.clone() });
        let seed = Seed::from_number(2);
        let ann = Observer::Seat(kernel::Seat::A);
        let mut known = Known::by([ann], &self.room, self.now);
        let Effects { tells, .. } =
            self.room.handle(Command::Request { from: person(n), msg, request, seed }, self.now);
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
    let text = "cards=1,4,8 hand=1 goal=1".to_owned();
    let options = AnyOptions::read(GameKind::Cardia, &text).expect("good options");
    let clock = ClockSetting::Live { base_seconds: 300, increment_seconds: 5 };
    let opened = Room::open("k7f3", &person(ANN), &options, clock, Seed::from_number(4), Time(0));
    let (room, _) = opened.expect("good options");
    let mut held = Held { room, text: String::new(), messages: 0, now: Time(0) };
    held.note("Ann sends her protocol version and opens a table for a very small game.");
    held.says(ANN, &ClientMessage::Hello { version: VERSION, client: "web".into() });
    held.hears(ANN, &ServerMessage::Welcome { version: VERSION, name: "Ann".into(), avatar: None });
    let options = ChosenOptions { game: GameName::Cardia, text };
    held.says(ANN, &ClientMessage::Create { msg: "ann-0".into(), options, clock });
    held.hears(ANN, &ServerMessage::Ack { msg: "ann-0".into(), table: "k7f3".into() });
    held.note(
        "She sits down. A player who changes seats gets a snapshot, all others get a change.",
    );
    held.wants(ANN, Request::Sit { seat: Seat::A });
    held.note("Ben sits down. From here on only the messages to Ann are shown, and the answers to Ben's own requests.");
    held.wants(BEN, Request::Sit { seat: Seat::B });
    held.note("The first card: the commitment has been there since the table was opened.");
    held.wants(ANN, Request::Start);
    let decision = |held: &Held, seat| {
        let snapshot = held.room.snapshot(kernel::Observer::Seat(seat), held.now);
        snapshot.decision.expect("asked")
    };
    held.note("Ben tries a card he does not hold. The refusal names the rule.");
    let ask = decision(&held, kernel::Seat::B);
    let held_card = ask.choices[0].action.clone();
    let other = ["play Judge", "play Mediator"].into_iter().find(|it| *it != held_card);
    let action = other.expect("two names").to_owned();
    held.wants(BEN, Request::Act { decision: ask.id, action });
    held.note("Ann answers with one of the choices, changes her mind, and answers again.");
    let ask = decision(&held, kernel::Seat::A);
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

/// `WRITE_DOCS=1 cargo test -p room --test conversation` writes it.
#[test]
fn the_conversation_in_the_document_was_held() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let document = std::fs::read_to_string(path).expect("docs/protocol.md");
    let (before, rest) = document.split_once(BEGIN).expect("the beginning");
    let (written, after) = rest.split_once(END).expect("the end");
    let held = conversation();
    if std::env::var_os("WRITE_DOCS").is_some() {
        std::fs::write(path, format!("{before}{BEGIN}{held}{END}{after}")).expect("written");
    } else {
        assert!(
            written == held,
            "docs/protocol.md is stale; run `WRITE_DOCS=1 cargo test -p room --test conversation`"
        );
    }
}
