//! I8 over the wire: no message names a card before its observer's view would. Random tables of all games with random options,
//! with bots, undo, resync, chat, clocks, proposals and rematches; two laws, each in a file of its own.
//!
//! `WIRE_TABLES=2000 cargo test -p room --test wire` plays more tables than usual.

#[path = "../common/mod.rs"]
mod common;
mod made;
#[path = "../common/options.rs"]
mod options;
mod oracle;
mod twin;

use common::crowd::CLOCKS;
use common::{Desk, place};
use games::{AnyView, GameKind};
use kernel::{Dice as _, Observer, SearchDice, Seat};
use made::Scene;
use options::random_options;
use oracle::{Oracle, game_line};
use protocol::{ClockSetting, GameView, Request, ServerMessage, Truth};
use room::{Command, Effects, Room, Time};
use twin::{Compared, Other, sounds_the_same};

/// How many tables are played, if nobody says otherwise.
const TABLES: u64 = 45;
/// How many commands at each.
const COMMANDS: usize = 150;
/// How often each is played again with other hidden cards.
const TWINS: u32 = 30;

/// Something wrong done to what is told, to see that the laws notice.
type Fault = fn(&Room, &mut Effects);

/// A table that was played.
pub struct Played {
    kind: GameKind,
    options: String,
    clock: ClockSetting,
    seed: u64,
    /// What was done, and when; without choices that were refused.
    commands: Vec<(Command, Time)>,
    /// The lines of its games.
    lines: Vec<String>,
}

impl Played {
    /// The table before anything was done.
    fn open(&self) -> Desk {
        Desk::open(self.kind, &self.options, self.clock, self.seed)
    }
}

/// Plays the table with this number, and checks the first law with every message.
fn play(number: u64, fault: Option<Fault>) -> Result<Played, String> {
    let mut dice = SearchDice::new(number);
    let kind = GameKind::ALL[number as usize % GameKind::ALL.len()];
    let options = random_options(kind, &mut dice);
    let clock = CLOCKS[dice.below(3) as usize];
    let mut played = Played {
        kind,
        options: options.to_string(),
        clock,
        seed: number,
        commands: Vec::new(),
        lines: Vec::new(),
    };
    let mut desk = played.open();
    let mut oracle = Oracle::new(&desk.lines);
    let (mut asks, mut said) = (Vec::new(), Vec::new());
    // Persons, and now and then a bot among them.
    let mut first = Vec::new();
    for n in 0..options.seats() {
        let seat = place(n);
        first.push(match n > 0 && dice.below(4) == 0 {
            true => desk.command(0, Request::PutBot { seat, bot: protocol::Bot::Random }),
            false => desk.command(n, Request::Sit { seat }),
        });
    }
    first.push(desk.command(0, Request::Start));
    first.reverse();
    for _ in 0..COMMANDS {
        desk.pass_time(&mut dice);
        let command = first.pop().unwrap_or_else(|| desk.any_command(&mut asks, &mut dice));
        if let Command::Request { request: Request::Say { text }, .. } = &command {
            said.push(text.trim().to_owned());
        }
        let before = desk.room.clone();
        let mut effects = desk.handle(command.clone());
        oracle.follow(&effects.append);
        if let Some(fault) = fault {
            fault(&desk.room, &mut effects);
        }
        let scene =
            Scene { before: &before, desk: &desk, oracle: &oracle, command: &command, said: &said };
        scene.check(&effects).map_err(|why| format!("table {number} after {command:?}: {why}"))?;
        if !is_refused_choice(&command, &effects) {
            played.commands.push((command, desk.now));
        }
        played.lines.extend(effects.append.iter().filter_map(game_line).map(str::to_owned));
        asks.extend(effects.bots);
    }
    Ok(played)
}

/// Why a choice is refused depends on the seed in a world where the lines do not come from it.
fn is_refused_choice(command: &Command, effects: &Effects) -> bool {
    let is_choice = matches!(command, Command::Request { request: Request::Act { .. }, .. });
    let refused = |tell: &room::Tell| matches!(tell.message, ServerMessage::Refused { .. });
    is_choice && effects.tells.iter().any(refused)
}

/// Plays a table again with other hidden cards, for random observers, and checks the second law.
fn play_again(played: &Played, fault: Option<Fault>) -> Result<Compared, String> {
    let mut dice = SearchDice::stream(played.seed, 1);
    let mut all = Compared::default();
    let seats = played.open().room.lobby_entry().seats.len();
    for _ in 0..TWINS {
        let observers: Vec<Observer> = Observer::all(seats).collect();
        let observer = observers[dice.below(observers.len() as u32) as usize];
        let Some(other) = Other::random(played, observer, &mut dice) else { continue };
        let compared = sounds_the_same(played, observer, &other, fault)
            .map_err(|why| format!("table {}: {why}", played.seed))?;
        all.commands += compared.commands;
        all.messages += compared.messages;
        all.pairs += compared.pairs;
    }
    Ok(all)
}

/// The number of tables that somebody asks for.
fn tables() -> u64 {
    match std::env::var("WIRE_TABLES") {
        Ok(text) => text.parse().expect("WIRE_TABLES is a number of tables"),
        Err(_) => TABLES,
    }
}

#[test]
fn no_message_names_a_card_before_its_observers_view_would() {
    let mut compared = [Compared::default(); GameKind::ALL.len()];
    for number in 0..tables() {
        let played = play(number, None).unwrap_or_else(|why| panic!("{why}"));
        let found = play_again(&played, None).unwrap_or_else(|why| panic!("{why}"));
        let all = &mut compared[number as usize % GameKind::ALL.len()];
        all.commands += found.commands;
        all.messages += found.messages;
        all.pairs += found.pairs;
    }
    println!("{compared:?}");
    for (kind, compared) in GameKind::ALL.into_iter().zip(compared) {
        let enough = compared.pairs >= 20 && compared.commands >= 400;
        assert!(enough || tables() < TABLES, "{kind}: {compared:?}");
    }
}

/// Does the first law notice this at one of some tables?
fn first_law_notices(fault: Fault) -> bool {
    (0..12).any(|number| play(number, Some(fault)).is_err())
}

/// Does the second law?
fn second_law_notices(fault: Fault) -> bool {
    (0..12).any(|number| {
        let played = play(number, None).unwrap_or_else(|why| panic!("{why}"));
        play_again(&played, Some(fault)).is_err()
    })
}

/// What another seat than the first sees, while there is something to hide.
fn hidden(room: &Room) -> Option<AnyView> {
    room.view(Observer::Seat(Seat::B)).filter(|_| room.stage() == protocol::Stage::Playing)
}

/// Changes what A and spectators are told.
fn change(effects: &mut Effects, mut change: impl FnMut(&mut ServerMessage)) {
    let to = |tell: &&mut room::Tell| tell.to != room::To::Seat(Seat::B);
    effects.tells.iter_mut().filter(to).for_each(|tell| change(&mut tell.message));
}

#[test]
fn the_view_of_another_is_noticed() {
    let fault: Fault = |room, effects| {
        let Some(view) = hidden(room) else { return };
        change(effects, |message| {
            if let ServerMessage::Update { update, .. } = message {
                update.view = Some(GameView::from(&view));
            }
        });
    };
    assert!(first_law_notices(fault) && second_law_notices(fault));
}

#[test]
fn events_that_are_not_redacted_are_noticed() {
    let fault: Fault = |room, effects| {
        let Some(history) = room.snapshot(Observer::Seat(Seat::B), Time(0)).history else { return };
        change(effects, |message| {
            if let ServerMessage::Update { update, .. } = message {
                update.events = Some(history.clone());
            }
        });
    };
    assert!(first_law_notices(fault) && second_law_notices(fault));
}

#[test]
fn a_question_to_another_is_noticed() {
    let fault: Fault = |room, effects| {
        let decision = room.snapshot(Observer::Seat(Seat::B), Time(0)).decision;
        change(effects, |message| {
            if let ServerMessage::Update { update, .. } = message {
                update.decision = decision.clone();
            }
        });
    };
    assert!(first_law_notices(fault) && second_law_notices(fault));
}

#[test]
fn the_truth_told_too_early_is_noticed() {
    let fault: Fault = |room, effects| {
        let Some(view) = hidden(room) else { return };
        let views = vec![GameView::from(&view)];
        let truth = Truth { views, seed: String::new(), record: String::new() };
        change(effects, |message| {
            if let ServerMessage::Snapshot { snapshot, .. } = message {
                snapshot.truth = Some(truth.clone());
            }
        });
    };
    assert!(first_law_notices(fault));
}

/// A card in a refusal, which is no part of view or events.
#[test]
fn a_card_in_a_refusal_is_noticed() {
    let fault: Fault = |room, effects| {
        let Some(view) = hidden(room) else { return };
        change(effects, |message| {
            if let ServerMessage::Refused { why, .. } = message {
                why.text = format!("the other could {}", view.legal().concat());
            }
        });
    };
    assert!(first_law_notices(fault));
}

#[test]
fn a_card_in_a_chat_is_noticed() {
    let fault: Fault = |room, effects| {
        let Some(view) = hidden(room) else { return };
        change(effects, |message| {
            if let ServerMessage::Said { line, .. } = message {
                line.text = Some(view.legal().concat());
            }
        });
    };
    assert!(first_law_notices(fault));
}

#[test]
fn a_bot_that_sees_anothers_cards_is_noticed() {
    let fault: Fault = |room, effects| {
        let Some(view) = room.view(Observer::Seat(Seat::A)) else { return };
        effects.bots.iter_mut().for_each(|ask| ask.request.view = view);
    };
    assert!(first_law_notices(fault));
}

/// A number that names nothing and depends on a hidden card. Only the second law can notice.
#[test]
fn a_count_that_depends_on_hidden_cards_is_noticed() {
    let fault: Fault = |room, effects| {
        let Some(view) = hidden(room) else { return };
        let count = view.legal().concat().bytes().map(u32::from).sum::<u32>();
        change(effects, |message| {
            if let ServerMessage::Update { update, .. } = message {
                update.version += count;
            }
        });
    };
    assert!(!first_law_notices(fault) && second_law_notices(fault));
}

/// A message more or less that depends on a hidden card.
#[test]
fn a_message_that_depends_on_hidden_cards_is_noticed() {
    let fault: Fault = |room, effects| {
        let Some(view) = hidden(room) else { return };
        if view.legal().concat().len() % 2 == 0 {
            effects.tells.retain(|tell| tell.to != room::To::Seat(Seat::A));
        }
    };
    assert!(!first_law_notices(fault) && second_law_notices(fault));
}
