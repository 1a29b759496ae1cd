//! The whole truth of a game in play: what is open to all, the hands, and what each player knows of the others'.

use crate::card::{Age, Card, Domain, DomainSet};
use crate::cards::{Cards, Counts};
use crate::draft::Packs;
use crate::effect::{Copied, Effect, Level, Target};
use crate::end::End;
use crate::mind::{Mind, Pair};
use crate::options::{Options, Teams, Variant};
use crate::question::Ask;
use crate::score::Score;
use kernel::{BySeat, Seat, SeatSet};
use std::num::NonZeroU8;

/// The most players (V1.1).
pub(crate) const SEATS: usize = 4;
/// Rounds without a card drawn after which the game ends (V4.6).
pub(crate) const QUIET_ROUNDS: u8 = 10;
/// From this one on players are warned.
pub(crate) const QUIET_WARNING: u8 = 5;

/// A game in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) open: Open,
    /// Cards nobody has seen: the Age deck and those that left the game (V1.3). Which is which does not exist.
    pub(crate) unseen: Cards,
    pub(crate) hands: BySeat<Cards, SEATS>,
    pub(crate) minds: BySeat<Mind, SEATS>,
    /// For each player, whose hands hold the joint cards of its mind.
    pub(crate) groups: BySeat<SeatSet, SEATS>,
    /// The packs of a draft; empty when it is over.
    pub(crate) packs: BySeat<Packs, SEATS>,
    /// For each player, what a draft told of the next two players (V1.6).
    pub(crate) pairs: BySeat<Option<Pair>, SEATS>,
}

/// What everyone at the table knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Open {
    pub areas: BySeat<Cards, SEATS>,
    /// The discard pile; during a draft the face-up cards in the centre.
    pub pile: Cards,
    pub utopias: BySeat<Utopias, SEATS>,
    pub embargoes: Embargoes,
    /// Cards in the Age deck, by Age.
    pub left: [u8; 3],
    pub rules: Rules,
    pub turn: Turn,
}

/// A turn under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Turn {
    pub seat: Seat,
    pub first: Seat,
    pub ask: Ask,
    /// Domains whose permanent effect was applied; Culture's is *Inspiration*.
    pub permanent: DomainSet,
    /// Domains whose discard effect was.
    pub discard: DomainSet,
    /// What *Inspiration* copied in this turn.
    pub copied: Option<Copied>,
    pub coin: Option<Coin>,
    /// Complete rounds without a card drawn.
    pub quiet: u8,
    /// Was a card drawn in this round?
    pub drew: bool,
}

/// Where the Culture coin lies (V3.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Coin {
    /// Who placed it.
    pub owner: Seat,
    /// What it marks.
    pub copied: Copied,
}

/// What was agreed, in sixteen bits; the deck is on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rules(u16);

impl Rules {
    pub fn new(options: &Options) -> Rules {
        let first = options.first.map_or(0, |seat| seat.index() as u16 + 1);
        Rules(
            u16::from(options.players)
                | (options.variant as u16) << 3
                | (options.teams as u16) << 4
                | first << 5
                | u16::from(options.remove) << 8,
        )
    }

    #[inline]
    pub const fn players(self) -> u8 {
        self.0 as u8 & 7
    }

    pub const fn variant(self) -> Variant {
        if self.0 >> 3 & 1 == 0 { Variant::Basic } else { Variant::Draft }
    }

    pub const fn teams(self) -> Teams {
        if self.0 >> 4 & 1 == 0 { Teams::No } else { Teams::Yes }
    }

    fn first(self) -> Option<Seat> {
        usize::from(self.0 >> 5 & 7).checked_sub(1).and_then(Seat::new)
    }

    /// What was agreed, with these cards.
    pub fn options(self, deck: Cards) -> Options {
        Options {
            players: self.players(),
            variant: self.variant(),
            teams: self.teams(),
            deck,
            remove: (self.0 >> 8) as u8,
            first: self.first(),
        }
    }
}

/// Face-down Utopia cards in a player's area: five bits for each Domain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Utopias(u32);

impl Utopias {
    pub const fn of(self, domain: Domain) -> u8 {
        (self.0 >> (5 * domain as u8)) as u8 & 31
    }

    pub fn add(&mut self, domain: Domain, n: u8) {
        self.0 += u32::from(n) << (5 * domain as u8);
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn total(self) -> u8 {
        Domain::ALL.into_iter().map(|domain| self.of(domain)).sum()
    }

    fn counts(self) -> Counts {
        let byte = |domain: Domain| u64::from(self.of(domain)) << (8 * domain as u8);
        Counts(Domain::ALL.into_iter().map(byte).sum())
    }
}

/// A face-down Economy card on a Domain of a player's area (V3.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Embargo {
    /// What it forbids, and to whom.
    pub target: Target,
    /// The back of the card.
    pub age: Age,
    /// When it is in force.
    pub term: Term,
}

/// When an embargo is in force (V2.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Term {
    /// In the target's turn that runs, or else in the next one.
    Next,
    /// Laid on oneself in this turn: in the following own turn.
    AfterThis,
}

impl Embargo {
    fn pack(self) -> NonZeroU8 {
        let code = self.target.code() * 6 + self.age as u8 * 2 + self.term as u8;
        NonZeroU8::MIN.saturating_add(code)
    }

    fn unpack(byte: NonZeroU8) -> Embargo {
        let code = byte.get() - 1;
        Embargo {
            target: Target::from_code(code / 6),
            age: Age::ALL[usize::from(code % 6 / 2)],
            term: if code.is_multiple_of(2) { Term::Next } else { Term::AfterThis },
        }
    }

    /// The card.
    pub fn card(self) -> Card {
        Card { domain: Domain::Economy, age: self.age }
    }
}

/// All embargoes, in order. Everyone lays at most one a turn, and it ends with the target's next turn: there is one
/// of each player, and one more which the active player has laid on their own area a turn ago.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Embargoes([Option<NonZeroU8>; 5]);

impl Embargoes {
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [None; 5]
    }

    #[inline]
    pub fn is_full(self) -> bool {
        // Free places are the first in order.
        self.0[0].is_some()
    }

    pub fn iter(self) -> impl Iterator<Item = Embargo> {
        self.0.into_iter().flatten().map(Embargo::unpack)
    }

    /// One more; there must be a place for it.
    pub fn add(&mut self, embargo: Embargo) {
        debug_assert!(!self.is_full(), "at most five embargoes");
        // In order, so that the same position is the same state.
        self.0.sort_unstable();
        self.0[0] = Some(embargo.pack());
        self.0.sort_unstable();
    }

    /// A player's turn ends: what was in force is gone, and what was laid on oneself is in force in the next turn.
    pub fn end_turn(&mut self, seat: Seat) {
        for slot in &mut self.0 {
            let embargo = slot.map(Embargo::unpack);
            *slot = match embargo {
                Some(embargo) if embargo.target.seat() == seat => match embargo.term {
                    Term::Next => None,
                    Term::AfterThis => Some(Embargo { term: Term::Next, ..embargo }.pack()),
                },
                Some(_) | None => *slot,
            };
        }
        self.0.sort_unstable();
    }

    /// The Domains a player cannot play in their turn that runs.
    pub fn on(self, seat: Seat) -> DomainSet {
        let barring =
            |embargo: &Embargo| embargo.target.seat() == seat && embargo.term == Term::Next;
        self.iter().filter(barring).map(|embargo| embargo.target.domain()).collect()
    }
}

/// The next seat to the left at a table for so many.
#[inline]
pub(crate) fn left_of(seat: Seat, players: u8) -> Seat {
    let next = seat.index() as u32 + 1;
    crate::draw::seat(if next == u32::from(players) { 0 } else { next })
}

impl Open {
    #[inline]
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(usize::from(self.rules.players()))
    }

    /// Everyone but this seat.
    #[inline]
    pub fn others(&self, seat: Seat) -> SeatSet {
        self.seats().without(seat)
    }

    /// As [`others`](Open::others), faster: from the left of the seat around the table.
    #[inline]
    pub fn around(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.rules.players();
        (1..players).scan(seat, move |at, _| {
            *at = left_of(*at, players);
            Some(*at)
        })
    }

    /// The next player to the left.
    #[inline]
    pub fn left_of(&self, seat: Seat) -> Seat {
        left_of(seat, self.rules.players())
    }

    /// The next player to the right.
    pub fn right_of(&self, seat: Seat) -> Seat {
        let index = seat.index() as u32;
        crate::draw::seat(if index == 0 { u32::from(self.rules.players()) - 1 } else { index - 1 })
    }

    #[inline]
    pub fn deck_len(&self) -> u8 {
        self.left[0] + self.left[1] + self.left[2]
    }

    /// The Age on top of the deck.
    #[inline]
    pub fn top(&self) -> Option<Age> {
        let [first, second, third] = self.left.map(|n| n > 0);
        let age = if first {
            Age::I
        } else if second {
            Age::II
        } else {
            Age::III
        };
        (first || second || third).then_some(age)
    }

    /// How many cards a permanent effect of this level needs (V2.3).
    #[inline]
    pub fn threshold(&self, level: Level) -> u8 {
        level.threshold(self.rules.players())
    }

    /// How many cards of a Domain make hegemony (V4.1, V3.10).
    pub fn hegemony(&self, seat: Seat, domain: Domain) -> u8 {
        self.hegemony_base() + self.utopias[seat].of(domain)
    }

    #[inline]
    fn hegemony_base(&self) -> u8 {
        crate::options::hegemony(self.rules.players())
    }

    /// The Domains in which a player has hegemony.
    #[inline]
    pub fn hegemonies(&self, seat: Seat) -> DomainSet {
        let base = Counts::each(self.hegemony_base());
        let enough = self.areas[seat].counts().at_least(base);
        if enough.is_empty() || self.utopias[seat].is_empty() {
            return enough;
        }
        let needed = Counts(base.0 + self.utopias[seat].counts().0);
        self.areas[seat].counts().at_least(needed)
    }

    /// Has this player more Culture cards than every other (V3.11)?
    #[inline]
    pub fn has_culture_majority(&self, seat: Seat) -> bool {
        let own = self.areas[seat].of_domain(Domain::Culture);
        self.around(seat).all(|other| self.areas[other].of_domain(Domain::Culture) < own)
    }

    /// Does this area have a permanent effect available, by its count of cards (V2.3)?
    pub fn has_level(&self, seat: Seat, effect: Effect) -> bool {
        self.areas[seat].of_domain(effect.domain()) >= self.threshold(effect.level())
    }

    /// Cards that lie face down: Economy for embargoes, Utopia for Democracy.
    pub fn face_down(&self) -> Cards {
        let embargoes: Cards = self.embargoes.iter().map(Embargo::card).collect();
        let utopias = self.utopias.0.iter().map(|utopias| utopias.total()).sum();
        embargoes + Cards::of(Card { domain: Domain::Utopia, age: Age::III }, utopias)
    }

    /// The cards of all areas together.
    #[inline]
    pub fn on_areas(&self) -> Cards {
        let [a, b, c, d] = self.areas.0;
        a + b + c + d
    }

    /// Every card that lies open or is known to lie face down.
    pub fn placed(&self) -> Cards {
        self.on_areas() + self.pile + self.face_down()
    }

    pub fn is_over(&self) -> bool {
        matches!(self.turn.ask, Ask::Over(_))
    }

    pub fn end(&self) -> Option<End> {
        match self.turn.ask {
            Ask::Over(ending) => Some(Score::new(self).end(self, ending)),
            Ask::Keep
            | Ask::Centre
            | Ask::Play
            | Ask::Effects
            | Ask::Attack
            | Ask::Discard(_)
            | Ask::Question
            | Ask::Give(..)
            | Ask::Spend { .. }
            | Ask::TakeBack { .. }
            | Ask::PlayMore(_)
            | Ask::Embargo
            | Ask::Democracy
            | Ask::Pile(_)
            | Ask::Draw => None,
        }
    }
}

const _: () = assert!(size_of::<State>() <= 352);
