//! What a player can be asked, what can be answered, and why an answer is refused.

use crate::card::{Card, CardRef, Faction};
use kernel::bits::{Counted, count16, select16};
use kernel::{Refusal, RuleId};
use std::fmt;
use std::marker::PhantomData;

/// One atomic choice. Sixteen bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Play a hand card (phase 1).
    Play(Card),
    /// Discard a hand card.
    Discard(Card),
    /// Discard nothing (reply to the Palace Guard).
    Decline,
    /// Keep a hand card (Successor).
    Keep(Card),
    /// Put a hand card under the deck (Scrapyard).
    PutUnder(Card),
    /// Name a faction.
    Name(Faction),
    /// +3 on a card.
    Raise(CardRef),
    /// −3 on a card.
    Lower(CardRef),
    /// −3 on the next card (Envoy).
    LowerNext,
    /// Remove all modifiers from a card (Void Mage).
    StripModifiers(CardRef),
    /// Remove all ongoing tokens from a card (Void Mage).
    StripTokens(CardRef),
    /// Take a played card back (Swamp Guardian).
    TakeBack(Card),
    /// Copy a card's ability (Magistra).
    Copy(Card),
    /// Activate a card's ability (Illusionist).
    Activate(Card),
    /// Move from a card (Kinesis Mage, Raccoon).
    MoveFrom(CardRef),
    /// Move to a card.
    MoveTo(CardRef),
    /// Turn the modifiers on a card over (Cat).
    Flip(CardRef),
    /// Swap a card with one's card in the encounter after it (Toad).
    Swap(Card),
    /// +2 on the card just revealed (Librarian).
    PlusTwo,
    /// −2 on it.
    MinusTwo,
    /// Leave the top card where it is (Seer's Lair).
    KeepTop,
    /// Put it under the deck.
    PutTopUnder,
    /// On to the next game of the match.
    Ready,
}

/// An open question. What it names is public; only the answers may be sealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ask {
    /// Which card do you play?
    #[default]
    Play,
    /// +2 or −2 (Librarian)?
    PlusOrMinusTwo,
    /// Which hand card do you discard?
    Discard,
    /// Which hand card do you keep (Successor)?
    Keep,
    /// Which hand card goes under the deck (Scrapyard)?
    PutUnder,
    /// Does the top card stay (Seer's Lair)?
    Top,
    /// Which faction?
    Name,
    /// Discard a hand card of the faction, or decline (Palace Guard)?
    Reply(Faction),
    /// Which card gets +3 (Inventor)?
    Raise,
    /// Which other card gets −3 (Inventor)?
    Lower(CardRef),
    /// Which card gets −3, or the next one (Envoy)?
    LowerAnyOrNext,
    /// Which of your weak cards gets +3 (Prodigy)?
    RaiseWeak,
    /// What is removed, and from which card (Void Mage)?
    Strip,
    /// Which card other than this one is taken back (Swamp Guardian)?
    TakeBack(CardRef),
    /// Which card's ability does this one copy (Magistra)?
    Copy(CardRef),
    /// Which card other than this one is activated (Illusionist)?
    Activate(CardRef),
    /// Which hand card with an instant ability is discarded (Elemental)?
    Sacrifice,
    /// From which card of yours (Kinesis Mage)?
    MoveOwnFrom,
    /// To which other card of yours?
    MoveOwnTo(CardRef),
    /// From which card (Raccoon)?
    MoveAnyFrom,
    /// To which other card?
    MoveAnyTo(CardRef),
    /// Which card's modifiers are turned over (Cat)?
    Flip,
    /// Which card changes places with the one after it (Toad)?
    Swap,
    /// Shall the next game begin?
    Ready,
}

/// A question with the type of its answers.
#[derive(Clone, Copy)]
pub(crate) struct Question<A> {
    ask: Ask,
    answers: PhantomData<A>,
}

impl<A> Question<A> {
    pub const fn new(ask: Ask) -> Question<A> {
        Question { ask, answers: PhantomData }
    }

    pub const fn ask(self) -> Ask {
        self.ask
    }
}

/// An answer to a [`Question`], read from its code.
pub(crate) trait Answer {
    fn from_code(code: u8) -> Self;
}

impl Answer for CardRef {
    #[inline]
    fn from_code(code: u8) -> CardRef {
        CardRef::from_code(code)
    }
}

impl Answer for Card {
    #[inline]
    fn from_code(code: u8) -> Card {
        Card::from_index(code)
    }
}

impl Answer for Faction {
    #[inline]
    fn from_code(code: u8) -> Faction {
        Faction::ALL[usize::from(code & 3)]
    }
}

/// The reply to the Palace Guard.
pub(crate) enum Reply {
    Discard(Card),
    Decline,
}

impl Answer for Reply {
    #[inline]
    fn from_code(code: u8) -> Reply {
        if code == DECLINE { Reply::Decline } else { Reply::Discard(Card::from_index(code)) }
    }
}

/// What the Void Mage removes.
pub(crate) enum Strip {
    Modifiers(CardRef),
    Tokens(CardRef),
}

impl Answer for Strip {
    #[inline]
    fn from_code(code: u8) -> Strip {
        let at = CardRef::from_code(code);
        if code < AFTER_CARDS { Strip::Modifiers(at) } else { Strip::Tokens(at) }
    }
}

/// What the Envoy lowers.
pub(crate) enum Lowered {
    Card(CardRef),
    Next,
}

impl Answer for Lowered {
    #[inline]
    fn from_code(code: u8) -> Lowered {
        if code < AFTER_CARDS { Lowered::Card(CardRef::from_code(code)) } else { Lowered::Next }
    }
}

/// The code of [`Action::Decline`], after those of the hand cards.
const DECLINE: u8 = 16;
/// The first code after those of all cards.
const AFTER_CARDS: u8 = 32;

impl Ask {
    /// The action behind a code: the cards first by owner and number, then what comes after them.
    #[inline]
    pub(crate) fn action(self, code: u8) -> Action {
        ACTIONS[self.kind()][usize::from(code & 63)]
    }

    const fn action_of(self, code: u8) -> Action {
        let card = Card::from_index(code);
        let at = CardRef::from_code(code);
        let second = code >= AFTER_CARDS;
        match self {
            Ask::Play => Action::Play(card),
            Ask::PlusOrMinusTwo if code == 0 => Action::PlusTwo,
            Ask::PlusOrMinusTwo => Action::MinusTwo,
            Ask::Reply(_) if code == DECLINE => Action::Decline,
            Ask::Discard | Ask::Sacrifice | Ask::Reply(_) => Action::Discard(card),
            Ask::Keep => Action::Keep(card),
            Ask::PutUnder => Action::PutUnder(card),
            Ask::Top if code == 0 => Action::KeepTop,
            Ask::Top => Action::PutTopUnder,
            Ask::Name => Action::Name(Faction::ALL[(code & 3) as usize]),
            Ask::Raise | Ask::RaiseWeak => Action::Raise(at),
            Ask::LowerAnyOrNext if second => Action::LowerNext,
            Ask::Lower(_) | Ask::LowerAnyOrNext => Action::Lower(at),
            Ask::Strip if second => Action::StripTokens(at),
            Ask::Strip => Action::StripModifiers(at),
            Ask::TakeBack(_) => Action::TakeBack(card),
            Ask::Copy(_) => Action::Copy(card),
            Ask::Activate(_) => Action::Activate(card),
            Ask::MoveOwnFrom | Ask::MoveAnyFrom => Action::MoveFrom(at),
            Ask::MoveOwnTo(_) | Ask::MoveAnyTo(_) => Action::MoveTo(at),
            Ask::Flip => Action::Flip(at),
            Ask::Swap => Action::Swap(card),
            Ask::Ready => Action::Ready,
        }
    }

    /// How many kinds of questions there are.
    pub(crate) const KINDS: usize = KINDS.len();

    /// The card it names.
    #[inline]
    pub(crate) const fn named(self) -> Option<CardRef> {
        match self {
            Ask::Lower(at)
            | Ask::TakeBack(at)
            | Ask::Copy(at)
            | Ask::Activate(at)
            | Ask::MoveOwnTo(at)
            | Ask::MoveAnyTo(at) => Some(at),
            Ask::Play
            | Ask::PlusOrMinusTwo
            | Ask::Discard
            | Ask::Keep
            | Ask::PutUnder
            | Ask::Top
            | Ask::Name
            | Ask::Reply(_)
            | Ask::Raise
            | Ask::LowerAnyOrNext
            | Ask::RaiseWeak
            | Ask::Strip
            | Ask::Sacrifice
            | Ask::MoveOwnFrom
            | Ask::MoveAnyFrom
            | Ask::Flip
            | Ask::Swap
            | Ask::Ready => None,
        }
    }

    /// The faction it names.
    #[inline]
    pub(crate) const fn faction(self) -> Option<Faction> {
        if let Ask::Reply(faction) = self { Some(faction) } else { None }
    }

    /// The question of a kind that names this card, or this faction.
    pub(crate) const fn of_kind(kind: usize, at: CardRef, faction: Faction) -> Ask {
        match KINDS[if kind < KINDS.len() { kind } else { 0 }] {
            Ask::Lower(_) => Ask::Lower(at),
            Ask::TakeBack(_) => Ask::TakeBack(at),
            Ask::Copy(_) => Ask::Copy(at),
            Ask::Activate(_) => Ask::Activate(at),
            Ask::MoveOwnTo(_) => Ask::MoveOwnTo(at),
            Ask::MoveAnyTo(_) => Ask::MoveAnyTo(at),
            Ask::Reply(_) => Ask::Reply(faction),
            plain @ (Ask::Play
            | Ask::PlusOrMinusTwo
            | Ask::Discard
            | Ask::Keep
            | Ask::PutUnder
            | Ask::Top
            | Ask::Name
            | Ask::Raise
            | Ask::LowerAnyOrNext
            | Ask::RaiseWeak
            | Ask::Strip
            | Ask::Sacrifice
            | Ask::MoveOwnFrom
            | Ask::MoveAnyFrom
            | Ask::Flip
            | Ask::Swap
            | Ask::Ready) => plain,
        }
    }

    /// Which question it is, whatever it names.
    #[inline]
    pub(crate) const fn kind(self) -> usize {
        match self {
            Ask::Play => 0,
            Ask::PlusOrMinusTwo => 1,
            Ask::Discard => 2,
            Ask::Keep => 3,
            Ask::PutUnder => 4,
            Ask::Top => 5,
            Ask::Name => 6,
            Ask::Reply(_) => 7,
            Ask::Raise => 8,
            Ask::Lower(_) => 9,
            Ask::LowerAnyOrNext => 10,
            Ask::RaiseWeak => 11,
            Ask::Strip => 12,
            Ask::TakeBack(_) => 13,
            Ask::Copy(_) => 14,
            Ask::Activate(_) => 15,
            Ask::Sacrifice => 16,
            Ask::MoveOwnFrom => 17,
            Ask::MoveOwnTo(_) => 18,
            Ask::MoveAnyFrom => 19,
            Ask::MoveAnyTo(_) => 20,
            Ask::Flip => 21,
            Ask::Swap => 22,
            Ask::Ready => 23,
        }
    }

    /// The code of an action, if it answers this question at all.
    pub(crate) fn code(self, action: Action) -> Option<u8> {
        let code = match action {
            Action::Play(card)
            | Action::Discard(card)
            | Action::Keep(card)
            | Action::PutUnder(card)
            | Action::TakeBack(card)
            | Action::Copy(card)
            | Action::Activate(card)
            | Action::Swap(card) => card.index(),
            Action::Raise(at)
            | Action::Lower(at)
            | Action::StripModifiers(at)
            | Action::MoveFrom(at)
            | Action::MoveTo(at)
            | Action::Flip(at) => at.code(),
            Action::StripTokens(at) => at.code() + AFTER_CARDS,
            Action::Name(faction) => faction as u8,
            Action::Decline => DECLINE,
            Action::LowerNext => AFTER_CARDS,
            Action::PlusTwo | Action::KeepTop | Action::Ready => 0,
            Action::MinusTwo | Action::PutTopUnder => 1,
        };
        (self.action(code) == action).then_some(code)
    }
}

/// One question of each kind; what it names makes no difference to the actions it takes.
const KINDS: &[Ask] = &[
    Ask::Play,
    Ask::PlusOrMinusTwo,
    Ask::Discard,
    Ask::Keep,
    Ask::PutUnder,
    Ask::Top,
    Ask::Name,
    Ask::Reply(Faction::Rebellion),
    Ask::Raise,
    Ask::Lower(CardRef::from_code(0)),
    Ask::LowerAnyOrNext,
    Ask::RaiseWeak,
    Ask::Strip,
    Ask::TakeBack(CardRef::from_code(0)),
    Ask::Copy(CardRef::from_code(0)),
    Ask::Activate(CardRef::from_code(0)),
    Ask::Sacrifice,
    Ask::MoveOwnFrom,
    Ask::MoveOwnTo(CardRef::from_code(0)),
    Ask::MoveAnyFrom,
    Ask::MoveAnyTo(CardRef::from_code(0)),
    Ask::Flip,
    Ask::Swap,
    Ask::Ready,
];

/// The actions behind all codes. Which question is asked cannot be foreseen, and a table needs no jump.
static ACTIONS: [[Action; 64]; KINDS.len()] = {
    let mut actions = [[Action::Ready; 64]; KINDS.len()];
    let mut kind = 0;
    while kind < KINDS.len() {
        assert!(KINDS[kind].kind() == kind, "the kinds are in order");
        let mut code = 0;
        while code < 64 {
            actions[kind][code] = KINDS[kind].action_of(code as u8);
            code += 1;
        }
        kind += 1;
    }
    actions
};

/// The answers a seat may give now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choices {
    ask: Ask,
    codes: u64,
}

impl Choices {
    pub(crate) const NONE: Choices = Choices { ask: Ask::Play, codes: 0 };

    #[inline]
    pub(crate) fn new(ask: Ask, codes: u64) -> Choices {
        Choices { ask, codes }
    }

    /// The code of an action, if it is one of them.
    #[inline]
    pub(crate) fn code_of(&self, action: Action) -> Option<u8> {
        let code = match (self.ask, action) {
            // By far the most frequent question.
            (Ask::Play, Action::Play(card)) => card.index(),
            (ask, action) => ask.code(action)?,
        };
        (self.codes >> code & 1 != 0).then_some(code)
    }

    /// The `n`-th code; `n` must be below the number of choices.
    #[inline]
    pub(crate) fn nth_code(&self, n: u32) -> u8 {
        match u16::try_from(self.codes) {
            Ok(codes) => select16(codes, n) as u8,
            Err(_) => Counted::new(self.codes).nth(n),
        }
    }

    /// The question they answer.
    pub fn ask(&self) -> Ask {
        self.ask
    }

    /// The codes of all of them, as bits.
    #[inline]
    pub(crate) fn codes(&self) -> u64 {
        self.codes
    }
}

impl kernel::Choices for Choices {
    type Action = Action;

    #[inline]
    fn len(&self) -> usize {
        match u16::try_from(self.codes) {
            Ok(codes) => usize::from(count16(codes)),
            Err(_) => Counted::new(self.codes).total() as usize,
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Action> {
        (n < self.len()).then(|| self.ask.action(self.nth_code(n as u32)))
    }

    #[inline]
    fn contains(&self, action: Action) -> bool {
        self.code_of(action).is_some()
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// The game is over.
    Over(RuleId),
    /// This seat owes nothing now.
    NothingOwed,
    /// That does not answer the open question.
    OtherQuestion(Ask),
    /// The card is not in this hand.
    NotInHand(Card),
    /// The card was chosen already.
    ChosenAlready(Card),
    /// The card is not in play.
    NotInPlay(CardRef),
    /// The card is the opponent's.
    NotYours(CardRef),
    /// It must be another card.
    SameCard(CardRef, RuleId),
    /// There is nothing on it to remove, move or turn over.
    NothingOnIt(CardRef),
    /// The Palace Guard named another faction.
    OtherFaction(Card),
    /// Not a card whose instant ability can be used.
    NotInstant(Card, RuleId),
    /// Weaker than the Magistra.
    TooWeak(CardRef),
    /// Too strong for the Prodigy.
    TooStrong(CardRef),
    /// Not losing its encounter.
    NotLosing(CardRef),
    /// No encounter comes after it.
    LastEncounter(CardRef),
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        match self {
            Illegal::Over(rule) | Illegal::SameCard(_, rule) | Illegal::NotInstant(_, rule) => {
                *rule
            }
            Illegal::NothingOwed | Illegal::NotInHand(_) => RuleId("C2.1"),
            Illegal::OtherQuestion(_) | Illegal::NothingOnIt(_) => RuleId("C3.2"),
            Illegal::ChosenAlready(_) => RuleId("C2.6"),
            Illegal::NotInPlay(_) | Illegal::NotYours(_) => RuleId("C3.14"),
            Illegal::OtherFaction(_) => RuleId("C6.7"),
            Illegal::TooWeak(_) => RuleId("C6.14"),
            Illegal::TooStrong(_) => RuleId("C7.7"),
            Illegal::NotLosing(_) => RuleId("C7.10"),
            Illegal::LastEncounter(_) => RuleId("C9.13"),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self {
            Illegal::Over(_) => "the game is over",
            Illegal::NothingOwed => "it is not your choice now",
            Illegal::OtherQuestion(_) => "that does not answer the open question",
            Illegal::NotInHand(_) => "that card is not in your hand",
            Illegal::ChosenAlready(_) => "you chose that card already",
            Illegal::NotInPlay(_) => "that card is not in play",
            Illegal::NotYours(_) => "that is your opponent's card",
            Illegal::SameCard(..) => "it must be another card",
            Illegal::NothingOnIt(_) => "there is nothing on that card to take",
            Illegal::OtherFaction(_) => "that card is of another faction",
            Illegal::NotInstant(..) => "that card has no instant ability",
            Illegal::TooWeak(_) => "that card is weaker than the one that copies",
            Illegal::TooStrong(_) => "that card has more than 8 influence",
            Illegal::NotLosing(_) => "that card is not losing its encounter",
            Illegal::LastEncounter(_) => "no encounter comes after that card",
        };
        write!(f, "{what} ({})", self.rule())
    }
}

impl std::error::Error for Illegal {}

#[cfg(test)]
mod tests {
    use super::{Action, Answer, Ask, CardRef, Faction, Lowered, Reply, Strip};
    use crate::card::Card;

    /// An ability reads a code as the action that the player submitted.
    #[test]
    fn an_answer_means_the_same_as_the_action() {
        for code in 0..64 {
            let strip = match Strip::from_code(code) {
                Strip::Modifiers(at) => Action::StripModifiers(at),
                Strip::Tokens(at) => Action::StripTokens(at),
            };
            assert_eq!(strip, Ask::Strip.action(code));
            let lowered = match Lowered::from_code(code) {
                Lowered::Card(at) => Action::Lower(at),
                Lowered::Next => Action::LowerNext,
            };
            assert_eq!(lowered, Ask::LowerAnyOrNext.action(code));
            let raised = Action::Raise(CardRef::from_code(code));
            assert_eq!(raised, Ask::Raise.action(code));
            let named = Action::Name(Faction::from_code(code));
            assert_eq!(named, Ask::Name.action(code));
        }
        for code in 0..=16 {
            let reply = match Reply::from_code(code) {
                Reply::Discard(card) => Action::Discard(card),
                Reply::Decline => Action::Decline,
            };
            assert_eq!(reply, Ask::Reply(Faction::Guild).action(code));
            assert_eq!(Action::Swap(Card::from_code(code)), Ask::Swap.action(code));
        }
    }
}
