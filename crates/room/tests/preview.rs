//! What a preview foresees comes true, and asking for one changes nothing.

mod common;
#[path = "common/options.rs"]
mod options;

use common::Desk;
use games::{AnyTable, GameKind};
use kernel::{Dice as _, Observer, SearchDice, Seed};
use options::random_options;
use protocol::{ClockSetting, GameEvents, GameView, Preview, Request, ServerMessage, Text};
use serde_json::Value;

/// How many random games of each kind are played.
const GAMES: u64 = 12;

/// Does a value have all that was foreseen of it?
fn has(value: &Value, foreseen: &Value) -> bool {
    match (value, foreseen) {
        (Value::Object(fields), Value::Object(parts)) => {
            parts.iter().all(|(name, part)| fields.get(name).is_some_and(|field| has(field, part)))
        }
        (Value::Array(list), Value::Object(places)) => places.iter().all(|(place, part)| {
            let place: usize = place.parse().expect("a place is a number");
            list.get(place).is_some_and(|item| has(item, part))
        }),
        (_, _) => value == foreseen,
    }
}

/// What was foreseen in a game: how many events, how many changes, how many open ends.
#[derive(Default, Debug)]
struct Foreseen {
    events: usize,
    changes: usize,
    open: usize,
    closed: usize,
}

fn play(kind: GameKind, number: u64, foreseen: &mut Foreseen) {
    let mut dice = SearchDice::stream(number, 7);
    let options = random_options(kind, &mut dice);
    let (mut table, _) = AnyTable::start(&options, Seed::from_number(number)).expect("a deal");
    while let Some(seat) = table.owed().iter().next() {
        let observer = Observer::Seat(seat);
        let legal = table.legal(seat);
        let action = &legal[dice.below(legal.len() as u32) as usize];
        let view = table.view(observer);
        let preview = Preview::of(&view, action).expect("a legal answer");
        let step = table.submit(seat, action).expect("a legal answer");
        let after = table.view(observer);
        let heard = GameEvents::of(&after, &step.told.to(observer)).expect("of the same game");
        let (heard, told): (Vec<Text>, Vec<Text>) = (heard.texts(), preview.events.texts());
        assert!(heard.starts_with(&told), "{kind} {number}, `{action}`: {told:?} but {heard:?}");
        let now = serde_json::to_value(GameView::from(&after)).expect("a view");
        let changes = Value::Object(preview.changes.clone());
        assert!(has(&now, &changes), "{kind} {number}, `{action}`: {changes} but {now}");
        if !preview.open {
            assert_eq!(heard, told, "{kind} {number}, `{action}` depends on nothing");
        }
        foreseen.events += told.len();
        foreseen.changes += preview.changes.len();
        foreseen.open += usize::from(preview.open);
        foreseen.closed += usize::from(!preview.open);
    }
}

/// Also a law of I8: a preview is made from a view, so it cannot know more.
#[test]
fn what_is_foreseen_comes_true_in_random_games() {
    for kind in GameKind::ALL {
        let mut foreseen = Foreseen::default();
        for number in 0..GAMES {
            play(kind, number, &mut foreseen);
        }
        let Foreseen { events, changes, open, closed } = foreseen;
        assert!(events > 0 && changes > 0 && open > 0 && closed > 0, "{kind}: {foreseen:?}");
    }
}

#[test]
fn a_preview_is_told_to_its_sender_alone_and_changes_nothing() {
    let mut desk = Desk::begun(GameKind::Cardia, "deck=1", ClockSetting::None, 1);
    let decision = desk.seat(0).decision.expect("both play a card");
    let action = decision.choices[0].action.clone();
    let (before, lines) = (desk.seat(0), desk.lines.len());
    let preview = Request::Preview { decision: decision.id, action };
    let effects = desk.wants(0, preview.clone());
    assert!(matches!(
        effects.tells.as_slice(),
        [room::Tell { to: room::To::Person(_), message: ServerMessage::Preview { .. } }]
    ));
    assert!(effects.append.is_empty() && effects.bots.is_empty());
    assert_eq!((desk.seat(0), desk.lines.len()), (before, lines));

    let closed = Request::Preview { decision: decision.id + 9, action: "play Judge".into() };
    let effects = desk.wants(0, closed);
    assert!(matches!(effects.tells[0].message, ServerMessage::Stale { .. }));
    let nonsense = Request::Preview { decision: decision.id, action: "fly".into() };
    desk.refused(0, nonsense);
    desk.refused(3, preview);
}
