//! The toy game in words, for tests: all that a game without a view of its own needs on the wire.

use crate::text::Family;
use crate::wire::Plain;
use crate::{Seat, Text};
use kernel::Observer;
use toy::{Card, Cards, Event, Honest, Move, Options, Phase, Refused, View, each};

/// Something that an observer knows.
enum Fact {
    Player { seat: kernel::Seat, points: u8, cards: u32 },
    Hand(Cards),
    Chosen(Card),
    Well(Card),
    Played(Cards),
}

fn facts(view: &View) -> Vec<Fact> {
    let player =
        |seat| Fact::Player { seat, points: view.points[seat], cards: view.hand_sizes[seat] };
    let mut facts: Vec<Fact> = kernel::SeatSet::first(view.players).iter().map(player).collect();
    if let Observer::Seat(_) = view.observer {
        facts.push(Fact::Hand(view.hand));
    }
    facts.extend(view.chosen.map(Fact::Chosen));
    facts.extend(view.well.map(Fact::Well));
    facts.push(Fact::Played(view.played));
    facts
}

fn numbers(cards: Cards) -> Vec<u32> {
    each(cards).map(u32::from).collect()
}

texts! {
    /// What lies on the table.
    fn fact(fact: Fact) in "toy-see" as SEES {
        Fact::Player { seat, points, cards } => player {
            seat: Seat = seat.into(), points: u32 = points.into(), cards: u32 = cards,
        },
        Fact::Hand(cards) => hand { cards: Vec<u32> = numbers(cards) },
        Fact::Chosen(card) => chosen { card: u32 = card.into() },
        Fact::Well(card) => well { card: u32 = card.into() },
        Fact::Played(cards) => played { cards: Vec<u32> = numbers(cards) },
    }
}

texts! {
    /// The open question.
    fn question(phase: Phase) in "toy-ask" as ASKS {
        Phase::Choose => choose,
        Phase::Look(seat) => look { seat: Seat = seat.into() },
        Phase::Over => nothing,
    }
}

texts! {
    /// What an answer means.
    fn answer(action: Move) in "toy-act" as ACTS {
        Move::Play(card) => play { card: u32 = card.into() },
        Move::Look => look,
        Move::Pass => pass,
    }
}

texts! {
    /// What happened.
    fn told(event: Event) in "toy-tell" as TELLS {
        Event::Drew(seat, card) => drew { seat: Seat = seat.into(), card: Option<u32> = card.map(u32::from) },
        Event::Chose(seat, card) => chose { seat: Seat = seat.into(), card: Option<u32> = card.map(u32::from) },
        Event::Showed(seat, card) => showed { seat: Seat = seat.into(), card: u32 = card.into() },
        Event::Looked(seat, card) => looked { seat: Seat = seat.into(), card: Option<u32> = card.map(u32::from) },
        Event::Blabbed(cards) => blabbed { cards: Vec<u32> = numbers(cards) },
    }
}

texts! {
    /// Why an answer is refused.
    fn refusal(why: Refused) in "toy-no" as NOS {
        Refused::NotAsked => notAsked,
        Refused::NotInHand(card) => notInHand { card: u32 = card.into() },
        Refused::WrongPhase => wrongPhase,
        Refused::LookedBefore => lookedBefore,
    }
}

texts! {
    /// How it ended.
    fn ended(winners: &[Seat]) in "toy-end" as ENDS {
        [] => drawn,
        winners => points { winners: Vec<Seat> = winners.to_vec() },
    }
}

impl Plain for Honest {
    const FAMILIES: &'static [Family] = &[SEES, ASKS, ACTS, TELLS, NOS, ENDS];

    fn position(view: &View) -> Vec<Text> {
        facts(view).into_iter().map(fact).collect()
    }

    fn told(event: Event) -> Text {
        told(event)
    }

    fn question(view: &View) -> Text {
        question(view.phase)
    }

    fn answer(_: &View, action: Move) -> Text {
        answer(action)
    }

    fn refusal(_: &Options, why: Refused) -> Text {
        refusal(why)
    }

    fn ending(view: &View) -> Option<Text> {
        match view.status() {
            kernel::Status::Owed(_) => None,
            kernel::Status::Over(outcome) => Some(ended(&Seat::of_set(outcome.winners))),
        }
    }
}
