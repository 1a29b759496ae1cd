//! The whole truth of a game in play: what is open to all, what each side knows alone, and what
//! locations and guardians add.

use crate::card::{CardRef, CardSet, Deck, seat_of_two};
use crate::end::End;
use crate::knowledge::Bounds;
use crate::options::{Length, Location, Options};
use crate::question::Ask;
use crate::ruling::Ruling;
use crate::table::{Results, Table};
use crate::waiting::{Answers, Now, Waiting};
use crate::wilds::{Extras, Slot};
use kernel::{BySeat, Seat, SeatSet};
use std::num::NonZeroU8;

/// A game in play. `X` is [`Wilds`](crate::Wilds) for everything, or [`Base`](crate::Base) for the game without locations and guardians,
/// which is smaller and faster.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State<X> {
    pub(crate) open: Open,
    pub(crate) sides: BySeat<Side, 2>,
    pub(crate) extras: X,
}

/// What everyone at the table knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Open {
    pub rules: Rules,
    pub table: Table,
    /// Effects waiting for each player's next card.
    pub waiting: BySeat<Waiting, 2>,
    /// Effects on the cards of the current encounter that are still to come.
    pub now: BySeat<Now, 2>,
    /// A card that lies face up with no card facing it: placed before the opponent chooses, or left alone by a
    /// Puppeteer against an empty hand (C6.10).
    pub shown: BySeat<Slot, 2>,
    /// Cards everyone knows to be in a hand.
    pub held: BySeat<CardSet, 2>,
    /// What naming factions told of a hand.
    pub bounds: BySeat<Bounds, 2>,
    pub stage: Stage,
    /// Who owes an answer to `ask`.
    pub owed: SeatSet,
    pub ask: Ask,
    /// How many cards each still has to choose.
    pub need: BySeat<u8, 2>,
    pub answers: Answers,
    /// Is the encounter of this round (still) in play?
    pub current: bool,
    pub loser: Loser,
    pub score: Score,
    pub end: Option<End>,
}

/// The options that matter without locations and guardians.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rules {
    pub deck: Deck,
    pub cards: CardSet,
    pub hand: Option<NonZeroU8>,
    pub goal: u8,
    pub terms: Terms,
}

/// A game or a match, and the version of the rules: in one byte, since a state has no other to spare.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Terms(u8);

impl Terms {
    fn new(length: Length, version: u8) -> Terms {
        Terms(version << 1 | u8::from(length == Length::BestOfThree))
    }

    pub fn length(self) -> Length {
        if self.0 & 1 == 0 { Length::Single } else { Length::BestOfThree }
    }

    pub fn version(self) -> u8 {
        self.0 >> 1
    }
}

/// What only the owner knows of the own cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Side {
    pub hand: CardSet,
    /// The part of the deck that has no order.
    pub deck: CardSet,
    /// What was answered to a sealed question: hand cards, or the code of another answer as one bit.
    pub chosen: CardSet,
}

/// Where a round stands when it waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Stage {
    /// Phase 1: choosing the cards to play.
    Place,
    /// Librarians ask.
    Librarian,
    /// Blackmailers take their due.
    Blackmail,
    /// Phase 2: the loser's ability.
    Ability,
    /// The Serpent Temple after it.
    AbilityTemple,
    /// The guardian, used by the first of its users.
    Guardian,
    /// The Serpent Temple after that.
    GuardianTemple,
    /// The guardian, used by the second.
    SecondGuardian,
    /// The Serpent Temple after that.
    SecondGuardianTemple,
    /// Phase 3: the Seer's Lair.
    Seer,
    /// The Scrapyard.
    Scrapyard,
    /// Between two games of a match, or after the last.
    Over,
    /// The same, where the game ended before the latest encounter was compared (C2.5).
    OverUndecided,
}

impl Stage {
    pub const ALL: [Stage; Stage::OverUndecided as usize + 1] = [
        Stage::Place,
        Stage::Librarian,
        Stage::Blackmail,
        Stage::Ability,
        Stage::AbilityTemple,
        Stage::Guardian,
        Stage::GuardianTemple,
        Stage::SecondGuardian,
        Stage::SecondGuardianTemple,
        Stage::Seer,
        Stage::Scrapyard,
        Stage::Over,
        Stage::OverUndecided,
    ];
}

/// Who lost the comparison of this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Loser {
    #[default]
    Nobody,
    A,
    B,
}

impl Loser {
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        // No branch between the two: which of them it is cannot be foreseen.
        (self != Loser::Nobody).then(|| seat_of_two(self as u8 >> 1))
    }
}

impl From<Seat> for Loser {
    fn from(seat: Seat) -> Loser {
        if seat == Seat::A { Loser::A } else { Loser::B }
    }
}

/// Games won in the match, and how many were begun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Score {
    /// Four bits each.
    pub wins: u8,
    pub game: u8,
}

impl Score {
    pub fn wins(self, seat: Seat) -> u8 {
        self.wins >> (4 * seat.index()) & 15
    }

    pub fn add_win(&mut self, seat: Seat) {
        self.wins += 1 << (4 * seat.index());
    }
}

impl<X: Extras> State<X> {
    /// Before the first card is dealt.
    pub(crate) fn new(options: &Options) -> State<X> {
        let rules = Rules {
            deck: options.deck,
            cards: options.cards,
            hand: options.hand,
            goal: options.goal,
            terms: Terms::new(options.length, options.rules),
        };
        let mut state = State {
            open: Open {
                rules,
                table: Table::default(),
                waiting: BySeat::default(),
                now: BySeat::default(),
                shown: BySeat::default(),
                held: BySeat::default(),
                bounds: BySeat::default(),
                stage: Stage::Place,
                owed: SeatSet::EMPTY,
                ask: Ask::Play,
                need: BySeat::default(),
                answers: Answers::default(),
                current: false,
                loser: Loser::Nobody,
                score: Score::default(),
                end: None,
            },
            sides: BySeat([Side { deck: options.cards, ..Side::default() }; 2]),
            extras: X::default(),
        };
        if let Some(wilds) = state.extras.wilds_mut() {
            wilds.open.locations = options.locations;
            wilds.open.guardian_rule = options.guardians;
        }
        state
    }

    /// What was agreed.
    pub fn options(&self) -> Options {
        let Rules { deck, cards, hand, goal, terms } = self.open.rules;
        let (length, rules) = (terms.length(), terms.version());
        let (locations, guardians) = self.extras.wilds().map_or_else(Default::default, |wilds| {
            (wilds.open.locations, wilds.open.guardian_rule)
        });
        Options { deck, locations, guardians, length, cards, hand, goal, rules }
    }

    /// Is the game played by rules that have this correction?
    pub(crate) fn has(&self, ruling: Ruling) -> bool {
        ruling.holds_in(self.open.rules.terms.version())
    }

    /// Is the location in force?
    #[inline]
    pub(crate) fn at(&self, location: Location) -> bool {
        self.extras.wilds().is_some_and(|wilds| wilds.open.locations.contains(location))
    }

    /// The cards in play.
    pub fn table(&self) -> &Table {
        &self.open.table
    }

    /// The deck both play with.
    pub fn deck(&self) -> Deck {
        self.open.rules.deck
    }

    /// Who wins every encounter.
    #[inline(always)]
    pub fn results(&self) -> Results {
        self.open.table.results(self.open.rules.deck, self.compared_places())
    }

    /// Does every encounter in play have a result? The latest has none before it is compared, also if the game ends
    /// there (C2.5).
    #[inline]
    pub fn is_all_compared(&self) -> bool {
        !matches!(self.open.stage, Stage::Librarian | Stage::OverUndecided)
    }

    #[inline]
    pub(crate) fn compared_places(&self) -> usize {
        self.open.table.len() - usize::from(!self.is_all_compared())
    }

    fn bonus(&self, seat: Seat) -> CardSet {
        self.extras.wilds().map_or(CardSet::EMPTY, |wilds| wilds.open.unicorn[seat])
    }

    /// The signets a player has (C4.5).
    pub fn signets(&self, seat: Seat) -> u8 {
        self.both_signets()[seat.index() & 1]
    }

    /// The signets both players have.
    #[inline(always)]
    pub(crate) fn both_signets(&self) -> [u8; 2] {
        let [a, b] = self.open.table.signets(self.open.rules.deck, self.compared_places());
        if self.extras.wilds().is_none_or(|wilds| wilds.open.unicorn == BySeat::default()) {
            return [a, b];
        }
        let results = self.results();
        let [more_a, more_b] = [Seat::A, Seat::B].map(|seat| {
            let bonus = self.bonus(seat).iter();
            let places = bonus.filter_map(|card| self.open.table.place(CardRef::new(seat, card)));
            places.filter(|&place| results.wins(seat, place)).count() as u8
        });
        [a + more_a, b + more_b]
    }

    /// As many signets as anyone could have: one for each encounter, one for each Treasurer or Aristocrat, one for
    /// each Unicorn bonus.
    #[inline(always)]
    pub(crate) fn most_signets(&self) -> u8 {
        let table = &self.open.table;
        let tokens = !table.with_tokens(Seat::A).union(table.with_tokens(Seat::B)).is_empty();
        let bonuses = self.bonus(Seat::A).len() + self.bonus(Seat::B).len();
        table.len() as u8 + 2 * u8::from(tokens) + bonuses
    }

    /// The signets on a player's card at a place, with the results known.
    pub(crate) fn signets_at(&self, results: Results, seat: Seat, place: usize) -> u8 {
        if !results.wins(seat, place) {
            return 0;
        }
        let deck = self.open.rules.deck;
        1 + self.open.table.extra_signets(deck, seat, results, self.bonus(seat)).at(place)
    }

    /// The signets of A and B in a compared encounter.
    pub(crate) fn signets_in(&self, place: usize) -> [u8; 2] {
        let results = self.results();
        [Seat::A, Seat::B].map(|seat| self.signets_at(results, seat, place))
    }

    /// Does a card carry the Unicorn's bonus?
    pub fn has_unicorn(&self, at: CardRef) -> bool {
        self.bonus(at.owner()).contains(at.card())
    }

    /// How the game ended, if it did (within a match: the game just played).
    pub fn end(&self) -> Option<End> {
        self.open.end
    }

    /// Games won in the match.
    pub fn wins(&self, seat: Seat) -> u8 {
        self.open.score.wins(seat)
    }

    /// The cards of a player that are in the deck, in whatever part of it.
    pub(crate) fn in_deck(&self, seat: Seat) -> CardSet {
        let ordered = self.extras.wilds().map_or(CardSet::EMPTY, |wilds| {
            let side = &wilds.sides[seat];
            side.top.cards().union(side.bottom.set())
        });
        self.sides[seat].deck.union(ordered)
    }

    /// How many cards are in a deck.
    #[inline]
    pub fn deck_len(&self, seat: Seat) -> u8 {
        let ordered = self.extras.wilds().map_or(0, |wilds| {
            let side = &wilds.sides[seat];
            side.bottom.len() + u8::from(!side.top.is_empty())
        });
        self.sides[seat].deck.len() + ordered
    }

    /// A player's discard pile: every card that is nowhere else (C3.11).
    pub fn discard(&self, seat: Seat) -> CardSet {
        let placed = self.extras.wilds().map_or(CardSet::EMPTY, |wilds| {
            wilds.sides[seat].folded.cards().union(wilds.open.unfolded[seat].cards())
        });
        self.open
            .rules
            .cards
            .without(self.open.table.present(seat))
            .without(self.sides[seat].hand)
            .without(self.in_deck(seat))
            .without(self.open.shown[seat].cards())
            .without(placed)
    }
}
