//! The effects of cards.

use crate::card::Domain;
use kernel::Seat;
use std::fmt;
use std::num::NonZeroU8;

kernel::words! {
    /// An effect, other than Culture's *Inspiration*, which copies one of the permanent ones (V3). Those come first.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[repr(u8)]
    pub enum Effect, name {
        /// Military 1: discard 1 card from your hand (V3.1).
        Assassination "assassination",
        /// Military 2: discard 2 (V3.1).
        Purge "purge",
        /// Religion 1: hand size 5 (V3.3).
        HolyBook "holy book",
        /// Religion 2: hand size 7 (V3.3).
        DivineRight "divine right",
        /// Economy 1: discard 1 from your area, play 1 (V3.5).
        Development "development",
        /// Economy 2: discard 2, play 2 (V3.5).
        Monopoly "monopoly",
        /// Science 1: take 1 from your area into hand, play 1 (V3.7).
        Experiment "experiment",
        /// Science 2: take 2, play 2 (V3.7).
        Research "research",
        /// Utopia 1: take 1 card from the discard pile (V3.9).
        Oligarchy "oligarchy",
        /// Utopia 2: take 2 (V3.9).
        Republic "republic",
        /// Military: everyone discards a card of a Domain (V3.2).
        Attack "attack",
        /// Religion: exchange cards with another player (V3.4).
        Inquisition "inquisition",
        /// Economy: a player cannot play a Domain in their next turn (V3.6).
        Embargo "embargo",
        /// Science: draw 5, discard 5 (V3.8).
        Breakthrough "breakthrough",
        /// Utopia: hegemony needs one card more (V3.10).
        Democracy "democracy",
    }
}

kernel::words! {
    /// What kind of effect.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Level {
        /// Permanent, level 1.
        One,
        /// Permanent, level 2.
        Two,
        /// Costs a card of the Domain.
        Discard,
    }
}

impl Level {
    /// How many cards of its Domain an effect of this level needs with so many players (V2.3).
    #[inline]
    pub const fn threshold(self, players: u8) -> u8 {
        let four = (players == 4) as u8;
        match self {
            Level::One => 3 - four,
            Level::Two => 5 - four,
            Level::Discard => 1,
        }
    }
}

impl Effect {
    /// How many are permanent: the first ones of [`ALL`](Effect::ALL).
    pub(crate) const PERMANENT: usize = {
        let mut n = 0;
        while n < Effect::ALL.len() && !matches!(Effect::ALL[n].level(), Level::Discard) {
            n += 1;
        }
        n
    };

    /// The Domain it belongs to.
    pub const fn domain(self) -> Domain {
        match self {
            Effect::Assassination | Effect::Purge | Effect::Attack => Domain::Military,
            Effect::HolyBook | Effect::DivineRight | Effect::Inquisition => Domain::Religion,
            Effect::Development | Effect::Monopoly | Effect::Embargo => Domain::Economy,
            Effect::Experiment | Effect::Research | Effect::Breakthrough => Domain::Science,
            Effect::Oligarchy | Effect::Republic | Effect::Democracy => Domain::Utopia,
        }
    }

    /// Permanent, of which level, or not.
    pub const fn level(self) -> Level {
        match self {
            Effect::Assassination
            | Effect::HolyBook
            | Effect::Development
            | Effect::Experiment
            | Effect::Oligarchy => Level::One,
            Effect::Purge
            | Effect::DivineRight
            | Effect::Monopoly
            | Effect::Research
            | Effect::Republic => Level::Two,
            Effect::Attack
            | Effect::Inquisition
            | Effect::Embargo
            | Effect::Breakthrough
            | Effect::Democracy => Level::Discard,
        }
    }

    /// Can it be copied?
    pub const fn is_permanent(self) -> bool {
        (self as usize) < Effect::PERMANENT
    }

    /// The rule that states it.
    pub const fn rule(self) -> &'static str {
        match self {
            Effect::Assassination | Effect::Purge => "V3.1",
            Effect::Attack => "V3.2",
            Effect::HolyBook | Effect::DivineRight => "V3.3",
            Effect::Inquisition => "V3.4",
            Effect::Development | Effect::Monopoly => "V3.5",
            Effect::Embargo => "V3.6",
            Effect::Experiment | Effect::Research => "V3.7",
            Effect::Breakthrough => "V3.8",
            Effect::Oligarchy | Effect::Republic => "V3.9",
            Effect::Democracy => "V3.10",
        }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A permanent effect of another player's area, copied by *Inspiration* (V3.11). One byte: seat, then effect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Copied(NonZeroU8);

impl Copied {
    /// This effect of this player; only permanent ones can be copied.
    pub const fn new(effect: Effect, source: Seat) -> Option<Copied> {
        if effect.is_permanent() && source.index() < 4 {
            Some(Copied::from_code((source.index() * Effect::PERMANENT) as u8 + effect as u8))
        } else {
            None
        }
    }

    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.0.get() - 1
    }

    /// The one with this code, which must be below forty.
    #[inline]
    pub(crate) const fn from_code(code: u8) -> Copied {
        Copied(NonZeroU8::MIN.saturating_add(code))
    }

    /// The effect.
    #[inline]
    pub const fn effect(self) -> Effect {
        Effect::ALL[self.code() as usize % Effect::PERMANENT]
    }

    /// Whose area has it.
    #[inline]
    pub const fn source(self) -> Seat {
        match Seat::new(self.code() as usize / Effect::PERMANENT) {
            Some(seat) => seat,
            None => Seat::A,
        }
    }
}

impl fmt::Display for Copied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} from {}", self.effect(), self.source())
    }
}

impl fmt::Debug for Copied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A Domain in a player's area: where an Embargo or a Democracy goes. One byte: seat, then Domain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Target(u8);

impl Target {
    /// This Domain of this player.
    pub const fn new(seat: Seat, domain: Domain) -> Option<Target> {
        if seat.index() < 4 { Some(Target(seat.index() as u8 * 6 + domain as u8)) } else { None }
    }

    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    /// The one with this code, which must be below 24.
    #[inline]
    pub(crate) const fn from_code(code: u8) -> Target {
        Target(code)
    }

    /// Whose area.
    #[inline]
    pub const fn seat(self) -> Seat {
        match Seat::new(self.0 as usize / 6) {
            Some(seat) => seat,
            None => Seat::A,
        }
    }

    /// The Domain.
    #[inline]
    pub const fn domain(self) -> Domain {
        Domain::from_code(self.0 % 6)
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seat(), self.domain())
    }
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

kernel::words! {
    /// The number of cards in hand up to which a player draws (V2.4, V3.3).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[repr(u8)]
    pub enum HandSize {
        /// Without Religion.
        Three,
        /// *Holy Book*.
        Five,
        /// *Divine Right*.
        Seven,
    }
}

impl HandSize {
    /// As a number.
    #[inline]
    pub const fn cards(self) -> u8 {
        3 + 2 * self as u8
    }
}
