//! What a player can be asked, and what can be answered.

use crate::card::Domain;
use crate::effect::{Copied, Effect, HandSize, Target};
use kernel::Seat;
use kernel::bits::Counted;

/// One atomic choice. Sixteen bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Draft: keep a card of the pack (V1.6).
    Keep(Domain),
    /// Take a card: from the centre of a draft, from the own area, or from the discard pile.
    Take(Domain),
    /// Play a card from hand.
    Play(Domain),
    /// Apply an effect of the own area.
    Use(Effect),
    /// Copy an effect (V3.11).
    Copy(Copied),
    /// Apply no more effects.
    Done,
    /// Attack a Domain (V3.2).
    Attack(Domain),
    /// Discard a card, from hand or from the own area.
    Discard(Domain),
    /// Take the hand of a player (V3.4).
    Question(Seat),
    /// Give a card back (V3.4).
    Give(Domain),
    /// Lay an Embargo (V3.6).
    Embargo(Target),
    /// Lay a Democracy (V3.10).
    Democracy(Target),
    /// Draw up to a hand size (V3.3).
    DrawTo(HandSize),
}

/// An open question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    /// Draft: which card of your pack do you keep? Everyone is asked at once (V1.6).
    Keep,
    /// Draft: which card of the centre do you take (V1.6)?
    Centre,
    /// Which card do you play (V2.1)?
    Play,
    /// Which effect do you apply, if any (V2.2)?
    Effects,
    /// Which Domain do you attack (V3.2)?
    Attack,
    /// Which card do you discard from hand? So many are left (V3.1, V3.8).
    Discard(u8),
    /// Whose hand do you take (V3.4)?
    Question,
    /// Which card do you give back to this player? So many are left (V3.4).
    Give(Seat, u8),
    /// Which card do you discard from your area (V3.5)?
    Spend {
        /// So many are left.
        left: u8,
        /// So many cards are played then.
        plays: u8,
    },
    /// Which card do you take from your area (V3.7)?
    TakeBack {
        /// So many are left.
        left: u8,
        /// So many cards are played then.
        plays: u8,
    },
    /// Which card do you play for the effect? So many are left (V3.5, V3.7).
    PlayMore(u8),
    /// Where does the Embargo go (V3.6)?
    Embargo,
    /// Where does the Democracy go (V3.10)?
    Democracy,
    /// Which card do you take from the discard pile? So many are left (V3.9).
    Pile(u8),
    /// Up to which hand size do you draw (V3.3)?
    Draw,
    /// Nothing: the game is over.
    Over(crate::end::Ending),
}

/// Codes of answers to [`Ask::Effects`]. Those below are effects; elsewhere codes are Domains, seats, targets or sizes.
pub(crate) mod code {
    /// The first copied effect.
    pub const COPY: u8 = 15;
    /// The last one.
    pub const LAST_COPY: u8 = 54;
    /// No more effects.
    pub const DONE: u8 = 55;
}

/// The answers a seat may give now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choices {
    ask: Ask,
    codes: u64,
}

impl Choices {
    #[inline]
    pub(crate) fn new(ask: Ask, codes: u64) -> Choices {
        Choices { ask, codes }
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

    /// The code of an action, if it is one of them.
    #[inline]
    pub(crate) fn code_of(&self, action: Action) -> Option<u8> {
        let code = match (action, self.ask) {
            (Action::Keep(domain), Ask::Keep)
            | (Action::Take(domain), Ask::Centre | Ask::TakeBack { .. } | Ask::Pile(_))
            | (Action::Play(domain), Ask::Play | Ask::PlayMore(_))
            | (Action::Attack(domain), Ask::Attack)
            | (Action::Discard(domain), Ask::Discard(_) | Ask::Spend { .. })
            | (Action::Give(domain), Ask::Give(..)) => domain as u8,
            (Action::Use(effect), Ask::Effects) => effect as u8,
            (Action::Copy(copied), Ask::Effects) => code::COPY + copied.code(),
            (Action::Done, Ask::Effects) => code::DONE,
            (Action::Question(seat), Ask::Question) => seat.index() as u8,
            (Action::Embargo(target), Ask::Embargo)
            | (Action::Democracy(target), Ask::Democracy) => target.code(),
            (Action::DrawTo(size), Ask::Draw) => size as u8,
            (
                Action::Keep(_)
                | Action::Take(_)
                | Action::Play(_)
                | Action::Use(_)
                | Action::Copy(_)
                | Action::Done
                | Action::Attack(_)
                | Action::Discard(_)
                | Action::Question(_)
                | Action::Give(_)
                | Action::Embargo(_)
                | Action::Democracy(_)
                | Action::DrawTo(_),
                _,
            ) => return None,
        };
        (self.codes >> code & 1 != 0).then_some(code)
    }

    pub(crate) fn action(&self, code: u8) -> Action {
        let domain = Domain::from_code(code);
        match self.ask {
            Ask::Keep => Action::Keep(domain),
            Ask::Centre | Ask::TakeBack { .. } | Ask::Pile(_) => Action::Take(domain),
            Ask::Play | Ask::PlayMore(_) => Action::Play(domain),
            Ask::Effects => match code {
                code::COPY..=code::LAST_COPY => Action::Copy(Copied::from_code(code - code::COPY)),
                code::DONE.. => Action::Done,
                effect => Action::Use(Effect::ALL[usize::from(effect)]),
            },
            Ask::Attack => Action::Attack(domain),
            Ask::Discard(_) | Ask::Spend { .. } => Action::Discard(domain),
            Ask::Question => Action::Question(crate::draw::seat(code.into())),
            Ask::Give(..) => Action::Give(domain),
            Ask::Embargo => Action::Embargo(Target::from_code(code)),
            Ask::Democracy => Action::Democracy(Target::from_code(code)),
            Ask::Draw => Action::DrawTo(HandSize::ALL[usize::from(code) % 3]),
            // There are no answers, so no code is asked about.
            Ask::Over(_) => Action::Done,
        }
    }
}

impl kernel::Choices for Choices {
    type Action = Action;

    #[inline]
    fn len(&self) -> usize {
        Counted::new(self.codes).total() as usize
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Action> {
        let codes = Counted::new(self.codes);
        (n < codes.total() as usize).then(|| self.action(codes.nth(n as u32)))
    }

    #[inline]
    fn contains(&self, action: Action) -> bool {
        self.code_of(action).is_some()
    }
}
