//! The questions that abilities ask, each with the type of its answer, so that no ability can misread one.

use crate::card::{Card, CardRef, Faction};
use crate::question::{Ask, Lowered, Question, Reply, Strip};

macro_rules! questions {
    ($($name:ident($($of:ident: $type:ty)?) -> $answer:ty = $ask:expr;)*) => {
        $(
            pub(super) const fn $name($($of: $type)?) -> Question<$answer> {
                Question::new($ask)
            }
        )*
    };
}

questions! {
    name() -> Faction = Ask::Name;
    reply(named: Faction) -> Reply = Ask::Reply(named);
    raise() -> CardRef = Ask::Raise;
    lower(raised: CardRef) -> CardRef = Ask::Lower(raised);
    lower_any_or_next() -> Lowered = Ask::LowerAnyOrNext;
    raise_weak() -> CardRef = Ask::RaiseWeak;
    strip() -> Strip = Ask::Strip;
    take_back(me: CardRef) -> Card = Ask::TakeBack(me);
    copy(me: CardRef) -> Card = Ask::Copy(me);
    activate(me: CardRef) -> Card = Ask::Activate(me);
    sacrifice() -> Card = Ask::Sacrifice;
    move_own_from() -> CardRef = Ask::MoveOwnFrom;
    move_own_to(from: CardRef) -> CardRef = Ask::MoveOwnTo(from);
    move_any_from() -> CardRef = Ask::MoveAnyFrom;
    move_any_to(from: CardRef) -> CardRef = Ask::MoveAnyTo(from);
    flip() -> CardRef = Ask::Flip;
    swap() -> Card = Ask::Swap;
}
