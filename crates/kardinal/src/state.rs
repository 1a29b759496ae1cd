//! The whole truth of a game in play: what is open to all, and the Law cards each player holds.

use crate::cell::{Cell, Cells};
use crate::deck::Deck;
use crate::end::End;
use crate::land::Land;
use crate::law::{LAW_CELLS, Law, Laws};
use crate::options::{CircleRule, Options, Uncovered, cap};
use crate::question::Ask;
use crate::score::Scores;
use crate::table::Table;
use kernel::{BySeat, Seat, SeatSet};

/// The most players (K1.1).
pub(crate) const SEATS: usize = 5;
/// A player's stones (K1.7).
pub(crate) const STONES: u8 = 3;

/// A game in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) open: Open,
    /// What each player holds; seats beyond the players hold none.
    pub(crate) laws: BySeat<Laws, SEATS>,
}

/// What everyone at the table knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Open {
    pub table: Table,
    /// Each player's stones on the display.
    pub stones: BySeat<Cells, SEATS>,
    /// Each player's stones in reserve.
    pub reserve: BySeat<u8, SEATS>,
    /// Law cards that were played.
    pub gone: Laws,
    pub rules: Rules,
    pub turn: Turn,
}

/// What was agreed; the deck is on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rules {
    pub players: u8,
    pub rows: u8,
    pub columns: u8,
    pub uncovered: Uncovered,
    pub circles: CircleRule,
    pub first: Option<Seat>,
}

impl Rules {
    pub fn new(options: &Options) -> Rules {
        let Options { players, uncovered, circles, first, rows, columns, deck: _ } = *options;
        Rules { players, rows, columns, uncovered, circles, first }
    }

    /// What was agreed, with these cards.
    fn options(self, deck: Deck) -> Options {
        let Rules { players, rows, columns, uncovered, circles, first } = self;
        Options { players, uncovered, circles, first, rows, columns, deck }
    }
}

/// A turn under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Turn {
    /// Cells whose card may be taken in this turn once it is at an end (K2.1).
    pub reachable: Cells,
    pub seat: Seat,
    pub ask: Ask,
    /// The land of the first card taken.
    pub land: Option<Land>,
    /// Circle symbols taken.
    pub circles: u8,
    /// How many may be (K2.2, K4.3).
    pub limit: u8,
    pub colours: Colours,
}

/// Which lands may be taken in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Colours {
    /// That of the first card (K2.2).
    Same,
    /// All (K4.4).
    Different,
}

impl Turn {
    #[inline]
    pub fn new(seat: Seat, reachable: Cells) -> Turn {
        Turn {
            reachable,
            seat,
            ask: Ask::Take,
            land: None,
            circles: 0,
            limit: 2,
            colours: Colours::Same,
        }
    }
}

impl Open {
    /// Cells that bear a stone.
    #[inline]
    pub fn all_stones(&self) -> Cells {
        let [a, b, c, d, e] = self.stones.0;
        a.union(b).union(c.union(d)).union(e)
    }

    /// Cells that can take a stone (K2.4).
    #[inline]
    pub fn free(&self) -> Cells {
        self.table.display().without(self.all_stones())
    }

    /// Whose stone lies there?
    pub fn stone_at(&self, cell: Cell) -> Option<Seat> {
        self.seats().iter().find(|&seat| self.stones[seat].contains(cell))
    }

    /// Does the player own no stone at all (K3.3)?
    #[inline]
    pub fn has_no_stone(&self, seat: Seat) -> bool {
        self.reserve[seat] == 0 && self.stones[seat].is_empty()
    }

    /// Stones a player has lost from the game.
    #[inline]
    pub fn lost(&self, seat: Seat) -> u8 {
        STONES - self.reserve[seat] - self.stones[seat].len()
    }

    /// Has the player lost any?
    #[inline]
    pub fn has_lost(&self, seat: Seat) -> bool {
        !self.stones[seat].has_at_least(STONES - self.reserve[seat])
    }

    pub fn seats(&self) -> SeatSet {
        SeatSet::first(usize::from(self.rules.players))
    }

    #[inline]
    pub fn cap(&self) -> u8 {
        cap(self.rules.players)
    }

    pub fn is_over(&self) -> bool {
        self.table.display().is_empty()
    }

    /// Cells under a Law card that lies face down.
    #[inline]
    pub fn covered(&self) -> Cells {
        self.table.display().and(LAW_CELLS)
    }

    pub fn options(&self) -> Options {
        let dealt = Cells::ALL.iter().filter_map(|cell| self.table.card(cell));
        let mut cards = [crate::deck::FILLER; Deck::MAX];
        let mut len = 0;
        dealt.for_each(|card| {
            cards[len] = card;
            len += 1;
        });
        // The cards on the table came from a deck.
        let deck = Deck::new(&cards[..len]).unwrap_or(Deck::DEFAULT);
        self.rules.options(deck)
    }
}

impl State {
    /// What was agreed.
    pub fn options(&self) -> Options {
        self.open.options()
    }

    /// The players.
    pub fn seats(&self) -> SeatSet {
        self.open.seats()
    }

    /// The cells that were dealt a card.
    pub fn cells(&self) -> Cells {
        Cells::display(self.open.rules.rows, self.open.rules.columns)
    }

    /// The Land cards.
    pub fn table(&self) -> &Table {
        &self.open.table
    }

    /// A player's stones on the display.
    pub fn stones(&self, seat: Seat) -> Cells {
        self.open.stones[seat]
    }

    /// A player's stones in reserve.
    pub fn reserve(&self, seat: Seat) -> u8 {
        self.open.reserve[seat]
    }

    /// The Law cards a player holds.
    pub fn laws(&self, seat: Seat) -> Laws {
        self.laws[seat]
    }

    /// Law cards that were played.
    pub fn played_laws(&self) -> Laws {
        self.open.gone
    }

    /// Law cards nobody has seen: those on the table and, with a reduced display, those left in the box. Which of
    /// them lies where does not exist.
    #[inline]
    pub fn unseen_laws(&self) -> Laws {
        self.laws.0.into_iter().fold(Laws::ALL.without(self.open.gone), Laws::without)
    }

    /// Cells under a Law card that lies face down.
    pub fn covered(&self) -> Cells {
        self.open.covered()
    }

    /// Whose turn it is, or was when the game ended.
    pub fn active(&self) -> Seat {
        self.open.turn.seat
    }

    /// The open question.
    pub fn ask(&self) -> Ask {
        self.open.turn.ask
    }

    /// The −2 cards each player holds.
    #[inline]
    pub(crate) fn minus_twos(&self) -> BySeat<u8, SEATS> {
        BySeat(self.laws.0.map(|laws| laws.count(Law::MinusTwo)))
    }

    /// Everyone's score sheet, as if it ended now (K5.5).
    pub fn scores(&self) -> Scores {
        Scores::new(&self.open, self.minus_twos())
    }

    /// How the game ended, if it did.
    #[inline]
    pub fn end(&self) -> Option<End> {
        self.open.is_over().then(|| self.scores().end())
    }
}

const _: () = assert!(size_of::<State>() <= 256);
