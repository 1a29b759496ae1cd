//! A position set up by hand: for scenarios and for study.

use crate::card::Card;
use crate::cell::{Cell, Cells};
use crate::deck::{Deck, FILLER};
use crate::draw::Draw;
use crate::event::Event;
use crate::law::{LAW_CELLS, Law, Laws};
use crate::options::{BadOptions, Options};
use crate::question::{Ask, code};
use crate::state::{Open, Rules, SEATS, STONES, State, Turn};
use crate::table::Table;
use crate::turn::Engine;
use kernel::{BySeat, Chance, Seat, SeatSet};
use std::fmt;

/// A position at the beginning of a turn. Land cards of the deck that are named nowhere are out of it: they lie
/// nowhere and nobody has taken them. Law cards that nobody holds or has played are unseen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What is agreed.
    pub options: Options,
    /// The cards of the display. Rows have no gaps.
    pub display: Vec<(Cell, Card)>,
    /// The cards each player has taken.
    pub taken: BySeat<Vec<Card>, SEATS>,
    /// Each player's stones on the display.
    pub stones: BySeat<Cells, SEATS>,
    /// Stones each player has lost from the game; the others are in reserve.
    pub lost: BySeat<u8, SEATS>,
    /// The Law cards each player holds.
    pub laws: BySeat<Laws, SEATS>,
    /// Law cards that were played.
    pub played: Laws,
    /// Whose turn begins.
    pub turn: Seat,
}

/// Why a position cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSetup {
    /// The options cannot be played.
    Options(BadOptions),
    /// No card lies on the display: the game is over.
    Over,
    /// The cell is beyond the display of these options.
    Outside(Cell),
    /// Two cards on one cell.
    TwoCards(Cell),
    /// A gap in this row.
    Gap(u8),
    /// The deck has fewer cards of this kind.
    TooMany(Card),
    /// No such player.
    Seat(Seat),
    /// More stones than a player has, or than may lie on the display (K1.7).
    Stones(Seat),
    /// A stone where no card lies.
    NoCard(Cell),
    /// Two stones on one card.
    TwoStones(Cell),
    /// More than two of a law (K1.6).
    Law(Law),
    /// More than eight Law cards, those on the display counted (K1.6).
    Laws(u8),
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSetup::Options(why) => why.fmt(f),
            BadSetup::Over => f.write_str("no card lies on the display; the game would be over"),
            BadSetup::Outside(cell) => write!(f, "{cell} is outside the display"),
            BadSetup::TwoCards(cell) => write!(f, "two cards lie on {cell}"),
            BadSetup::Gap(row) => write!(f, "row {row} has a gap"),
            BadSetup::TooMany(card) => write!(f, "there are not so many {card} in the deck"),
            BadSetup::Seat(seat) => write!(f, "there is no player {seat}"),
            BadSetup::Stones(seat) => {
                write!(f, "{seat} has too many stones; see K1.7")
            }
            BadSetup::NoCard(cell) => write!(f, "a stone lies on {cell}, but no card"),
            BadSetup::TwoStones(cell) => write!(f, "two stones lie on {cell}"),
            BadSetup::Law(law) => write!(f, "there are only two laws `{law}` (K1.6)"),
            BadSetup::Laws(n) => write!(f, "{n} Law cards; there are eight (K1.6)"),
        }
    }
}

impl std::error::Error for BadSetup {}

impl Setup {
    /// Nothing on the display, nothing taken, all stones in reserve; the turn of the start player, if one was chosen, else of A.
    pub fn new(options: Options) -> Setup {
        Setup {
            options,
            display: Vec::new(),
            taken: BySeat::new(|_| Vec::new()),
            stones: BySeat::default(),
            lost: BySeat::default(),
            laws: BySeat::default(),
            played: Laws::NONE,
            turn: options.first.unwrap_or(Seat::A),
        }
    }

    /// A position of a game, if it is as at the beginning of a turn.
    pub fn of(state: &State) -> Option<Setup> {
        let open = &state.open;
        let display = open.table.display();
        let lost = |seat| if open.seats().contains(seat) { open.lost(seat) } else { 0 };
        let setup = Setup {
            options: open.options(),
            display: display.iter().map(|cell| (cell, open.table.card_at(cell))).collect(),
            taken: BySeat::new(|seat| open.table.taken(seat).collect()),
            stones: open.stones,
            lost: BySeat::new(lost),
            laws: state.laws,
            played: open.gone,
            turn: open.turn.seat,
        };
        let begun = setup.start(&mut Vec::new()).ok()?;
        (begun.open.turn == open.turn).then_some(setup)
    }

    fn seats(&self) -> SeatSet {
        self.options.seats()
    }

    /// Can this be a position at the beginning of a turn?
    pub fn check(&self) -> Result<(), BadSetup> {
        self.options.check().map_err(BadSetup::Options)?;
        for seat in (0..SEATS).filter_map(Seat::new).filter(|&s| !self.seats().contains(s)) {
            let nothing = self.taken[seat].is_empty()
                && self.stones[seat].is_empty()
                && self.lost[seat] == 0
                && self.laws[seat].is_empty();
            if !nothing || self.turn == seat {
                return Err(BadSetup::Seat(seat));
            }
        }
        if !self.seats().contains(self.turn) {
            return Err(BadSetup::Seat(self.turn));
        }
        let display = self.check_display()?;
        self.check_cards()?;
        self.check_stones(display)?;
        self.check_laws(display)
    }

    fn check_display(&self) -> Result<Cells, BadSetup> {
        let mut display = Cells::EMPTY;
        for &(cell, _) in &self.display {
            if !self.options.cells().contains(cell) {
                return Err(BadSetup::Outside(cell));
            }
            if display.contains(cell) {
                return Err(BadSetup::TwoCards(cell));
            }
            display = display.union(cell.bit());
        }
        let rows = (1..=self.options.rows).map(|row| (row, display.and(Cells::row(row))));
        for (row, cells) in rows {
            if cells.left_ends().len() > 1 {
                return Err(BadSetup::Gap(row));
            }
        }
        if display.is_empty() { Err(BadSetup::Over) } else { Ok(display) }
    }

    /// Every card is one of the deck, and somewhere once.
    fn check_cards(&self) -> Result<(), BadSetup> {
        let mut left = self.options.deck.cards().to_vec();
        let taken = self.seats().iter().flat_map(|seat| &self.taken[seat]);
        for card in self.display.iter().map(|(_, card)| card).chain(taken) {
            match left.iter().position(|other| other == card) {
                Some(at) => left.swap_remove(at),
                None => return Err(BadSetup::TooMany(*card)),
            };
        }
        Ok(())
    }

    fn check_stones(&self, display: Cells) -> Result<(), BadSetup> {
        let mut all = Cells::EMPTY;
        for seat in self.seats().iter() {
            let own = self.stones[seat];
            if own.len() > self.options.cap() || self.lost[seat] > STONES.saturating_sub(own.len())
            {
                return Err(BadSetup::Stones(seat));
            }
            if let Some(cell) = own.without(display).first() {
                return Err(BadSetup::NoCard(cell));
            }
            if let Some(cell) = own.and(all).first() {
                return Err(BadSetup::TwoStones(cell));
            }
            all = all.union(own);
        }
        Ok(())
    }

    fn check_laws(&self, display: Cells) -> Result<(), BadSetup> {
        for law in Law::ALL {
            let held: u8 = self.laws.0.iter().map(|laws| laws.count(law)).sum();
            if held + self.played.count(law) > 2 {
                return Err(BadSetup::Law(law));
            }
        }
        let held: u8 = self.laws.0.iter().map(|laws| laws.len()).sum();
        let all = held + self.played.len() + display.and(LAW_CELLS).len();
        if all > Laws::ALL.len() { Err(BadSetup::Laws(all)) } else { Ok(()) }
    }

    /// The position, with the turn begun; players who can do nothing are skipped (K3.4).
    pub fn start(&self, events: &mut Vec<Event>) -> Result<State, BadSetup> {
        self.check()?;
        let players = usize::from(self.options.players);
        let in_reserve = |seat: Seat| match self.seats().contains(seat) {
            true => STONES - self.lost[seat] - self.stones[seat].len(),
            false => 0,
        };
        let before = (self.turn.index() + players - 1) % players;
        let before = Seat::new(before).unwrap_or(Seat::A);
        // The turn before ends with its player keeping the stones as they are.
        let turn = Turn { ask: Ask::Place, ..Turn::new(before, Cells::ALL) };
        let mut state = State {
            open: Open {
                table: self.table(),
                stones: self.stones,
                reserve: BySeat::new(in_reserve),
                gone: self.played,
                rules: Rules::new(&self.options),
                turn,
            },
            laws: self.laws,
        };
        Engine { s: &mut state, chance: &mut Never, out: events }.answer(code::PASS);
        Ok(state)
    }

    /// Where a taken card lay does not matter: it is dealt to a cell that is left.
    fn table(&self) -> Table {
        let mut cells: [Option<(Card, Option<Seat>)>; Deck::MAX] = [None; Deck::MAX];
        for &(cell, card) in &self.display {
            cells[cell.index()] = Some((card, None));
        }
        let taken = self.seats().iter().flat_map(|s| self.taken[s].iter().map(move |&c| (c, s)));
        let mut free = self.options.cells().iter();
        for (card, seat) in taken {
            if let Some(cell) = free.find(|cell| cells[cell.index()].is_none()) {
                cells[cell.index()] = Some((card, Some(seat)));
            }
        }
        let dealt: Cells = Cells::ALL.iter().filter(|cell| cells[cell.index()].is_some()).collect();
        let mut table =
            Table::deal(dealt, |cell| cells[cell.index()].map_or(FILLER, |(card, _)| card));
        for cell in dealt.iter() {
            if let Some((_, Some(seat))) = cells[cell.index()] {
                table.take(cell, seat);
            }
        }
        table
    }
}

/// The beginning of a turn asks nothing of chance.
struct Never;

impl Chance<Draw> for Never {
    fn pick(&mut self, _: Draw) -> u32 {
        0
    }
}
