//! What happened in many games. Everything is a sum, so tallies can be merged in any order.

use crate::simulate;
use crate::simulate::count::{Spread, add_all};
use kardinal::{Event, Kardinal, Law, Options, Reason, Sheet, State};
use kernel::{Outcome, Seat, Sink};

/// The most seats.
pub const SEATS: usize = 5;

/// What happened in many games.
#[derive(Clone, Default)]
pub struct Tally {
    /// Games played.
    pub played: u64,
    /// Won by each seat.
    pub wins: [u64; SEATS],
    /// How often each seat began.
    pub starts: [u64; SEATS],
    /// Won by whoever began.
    pub starter_wins: u64,
    /// What decided the games, in the order of [`Reason::ALL`].
    pub reasons: [u64; Reason::ALL.len()],
    /// Points of each seat.
    pub points: [Points; SEATS],
    /// Law cards taken, in the order of [`Law::ALL`].
    pub laws_taken: [u64; Law::ALL.len()],
    /// Law cards played.
    pub laws_played: [u64; Law::ALL.len()],
    /// Turns that were not skipped.
    pub turns: Spread,
    /// Decisions.
    pub decisions: Spread,
    /// Turns skipped in a game.
    pub skips: Spread,
    /// Stones placed, moved, and paid.
    pub stones: [u64; 3],
    /// Points of the best player.
    pub best: Spread,
}

/// Points by where they come from.
#[derive(Clone, Copy, Default)]
pub struct Points {
    /// The land column.
    pub land: i64,
    /// The symbol column.
    pub symbols: i64,
    /// Ships and carriages.
    pub chains: i64,
    /// −2 cards: never more than 0.
    pub laws: i64,
    /// Land cards, which are no points.
    pub cards: i64,
}

impl Points {
    /// All points.
    pub fn total(&self) -> i64 {
        self.land + self.symbols + self.chains + self.laws
    }

    fn add(&mut self, other: &Points) {
        self.land += other.land;
        self.symbols += other.symbols;
        self.chains += other.chains;
        self.laws += other.laws;
        self.cards += other.cards;
    }
}

impl From<&Sheet> for Points {
    fn from(sheet: &Sheet) -> Points {
        let lands = || sheet.lands.iter();
        Points {
            land: lands().map(|line| i64::from(line.land_points)).sum(),
            symbols: lands().map(|line| i64::from(line.symbol_points)).sum(),
            chains: sheet.chains().into(),
            laws: sheet.laws().into(),
            cards: sheet.cards.into(),
        }
    }
}

impl Tally {
    /// Won by nobody.
    pub fn no_winner(&self) -> u64 {
        self.played - self.wins.iter().sum::<u64>()
    }
}

impl simulate::Tally<Kardinal> for Tally {
    fn begin<'t>(&'t mut self, _: &Options) -> impl simulate::Count<Kardinal> + 't {
        Count { tally: self, starter: None, turns: 0, skips: 0, decisions: 0 }
    }

    fn merge(mut self, other: Tally) -> Tally {
        self.played += other.played;
        add_all(&mut self.wins, &other.wins);
        add_all(&mut self.starts, &other.starts);
        self.starter_wins += other.starter_wins;
        add_all(&mut self.reasons, &other.reasons);
        for (mine, theirs) in self.points.iter_mut().zip(&other.points) {
            mine.add(theirs);
        }
        add_all(&mut self.laws_taken, &other.laws_taken);
        add_all(&mut self.laws_played, &other.laws_played);
        self.turns.merge(&other.turns);
        self.decisions.merge(&other.decisions);
        self.skips.merge(&other.skips);
        add_all(&mut self.stones, &other.stones);
        self.best.merge(&other.best);
        self
    }
}

/// Counts one game as it goes.
struct Count<'t> {
    tally: &'t mut Tally,
    /// Whose turn was the first.
    starter: Option<Seat>,
    turns: usize,
    skips: usize,
    decisions: usize,
}

impl Sink<Event> for Count<'_> {
    fn emit(&mut self, event: Event) {
        let [placed, moved, paid] = &mut self.tally.stones;
        #[expect(clippy::wildcard_enum_match_arm, reason = "only some events are counted")]
        match event {
            Event::TurnBegan(seat) => {
                self.starter.get_or_insert(seat);
                self.turns += 1;
            }
            Event::Skipped(_) => self.skips += 1,
            Event::GotLaw(_, Some(law)) => self.tally.laws_taken[law as usize] += 1,
            Event::Played(_, law) => self.tally.laws_played[law as usize] += 1,
            Event::Placed(..) => *placed += 1,
            Event::Moved(..) => *moved += 1,
            Event::Paid(..) => *paid += 1,
            _ => {}
        }
    }
}

impl simulate::Count<Kardinal> for Count<'_> {
    fn decided(&mut self, _: &State) {
        self.decisions += 1;
    }

    fn over(self, state: &State, _: Outcome) {
        let tally = self.tally;
        let scores = state.scores();
        let end = scores.end();
        tally.played += 1;
        tally.reasons[end.reason as usize] += 1;
        for seat in end.winners.iter() {
            tally.wins[seat.index()] += 1;
            tally.starter_wins += u64::from(self.starter == Some(seat));
        }
        if let Some(starter) = self.starter {
            tally.starts[starter.index()] += 1;
        }
        let mut best = 0;
        for seat in scores.seats().iter() {
            let sheet = scores.sheet(seat);
            tally.points[seat.index()].add(&sheet.into());
            best = best.max(sheet.total());
        }
        tally.best.add(best as usize);
        tally.turns.add(self.turns - self.skips);
        tally.skips.add(self.skips);
        tally.decisions.add(self.decisions);
    }
}
