//! A scenario that has been read.

use cardia::{Action, Card, CardSet, Drawn, GuardianPlace, Options, Placed, Played, Waits};
use kernel::{BySeat, Observer, Seat};
use std::collections::BTreeSet;

/// A scenario that has been read and not yet played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The options, those of `location` lines included.
    pub options: Options,
    /// The line that names the game.
    pub game: Line,
    /// The other lines, in order.
    pub lines: Vec<Line>,
    /// The rules cited in comments and on `illegal` and `next` lines.
    pub rules: BTreeSet<String>,
}

/// One line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number, counted from 1.
    pub number: usize,
    /// Its text, without comment and superfluous spaces.
    pub text: String,
    /// What it says.
    pub step: Step,
}

/// Does a line say how an encounter was compared?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compared {
    /// With influence, signets and result.
    Told,
    /// Only the cards are named.
    Untold,
}

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The game and its options.
    Game,
    /// A past encounter, and whether the line says how it was compared.
    Given(BySeat<Played, 2>, Compared),
    /// A location in force.
    Location,
    /// A card that waits to be revealed (Foggy Swamp).
    Placed(Seat, Placed),
    /// This side has used its Temple of Rebirth.
    Spent(Seat),
    /// Both play the cards named.
    Reveal(Encounter),
    /// An answer.
    Answer(Seat, Action),
    /// An answer that is refused, by this rule.
    Illegal(Seat, Action, Option<String>),
    /// What chance brings.
    Chance(Drawn),
    /// Everything in play.
    Table(String),
    /// Signets of both.
    Signets(u8, u8),
    /// Games won by both.
    Score(u8, u8),
    /// A hand.
    Hand(Seat, Cards),
    /// A deck.
    Pile(Seat, PileCards),
    /// A discard pile.
    Discard(Seat, Cards),
    /// What waits for a side's next card.
    Waiting(Seat, Waits),
    /// The six guardian places.
    Guardians([GuardianPlace; 6]),
    /// What comes next.
    Next(Next),
    /// What an observer sees.
    Sees(Observer, String),
}

impl Step {
    /// Does it play on?
    pub(super) fn is_move(&self) -> bool {
        matches!(self, Step::Reveal(_) | Step::Answer(..))
    }

    /// The cards a `reveal` names.
    pub(super) fn revealed(&self) -> Option<BySeat<Card, 2>> {
        if let Step::Reveal(encounter) = self { Some(encounter.cards) } else { None }
    }

    /// The rule a line cites besides its comment.
    pub(super) fn rule(&self) -> Option<&String> {
        if let Step::Illegal(_, _, rule) | Step::Next(Next::Over(_, rule)) = self {
            rule.as_ref()
        } else {
            None
        }
    }
}

/// Two cards that meet, as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Encounter {
    /// Whose cards they are.
    pub cards: BySeat<Card, 2>,
    /// As written, without superfluous spaces.
    pub text: String,
}

/// Cards of one side: some by name, some only counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards {
    /// Those named.
    pub named: CardSet,
    /// How many more.
    pub unnamed: u8,
}

impl Cards {
    /// Could these be the cards?
    pub(super) fn fit(self, cards: CardSet) -> bool {
        self.named.without(cards).is_empty() && self.named.len() + self.unnamed == cards.len()
    }
}

/// A deck: what its owner knows of it, and the rest.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PileCards {
    /// The card its owner knows on top.
    pub top: Option<Card>,
    /// The part without order.
    pub rest: Cards,
    /// The cards its owner knows at the bottom, the last one lowest.
    pub bottom: Vec<Card>,
}

/// What comes next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// Both owe a card.
    Reveal,
    /// Only this side owes a card.
    Play(Seat),
    /// Only this side owes an answer; these are the legal ones, if any are listed.
    Choose(Seat, Vec<Action>),
    /// Both owe an answer that is not a card to play.
    BothChoose,
    /// The game is over, won by this side or by nobody, by this rule.
    Over(Option<Seat>, Option<String>),
}
