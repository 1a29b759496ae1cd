//! What happened in many games. Everything is a sum, so tallies can be merged in any order.

use crate::simulate;
use crate::simulate::count::{Spread, add_all};
use civ::{Civ, Decision, Domain, Effect, Ending, Event, Options, State};
use kernel::{Outcome, Seat, Sink};

/// The most seats.
pub const SEATS: usize = 4;

/// What happened in many games.
#[derive(Clone, Default)]
pub struct Tally {
    /// Games played.
    pub played: u64,
    /// Won by each seat, with its team but with nobody else.
    pub wins: [u64; SEATS],
    /// Won by several who are no team.
    pub shared: u64,
    /// How often each seat was First Player.
    pub starts: [u64; SEATS],
    /// Won by the First Player, or the team.
    pub starter_wins: u64,
    /// Won by hegemony in each Domain.
    pub hegemonies: [u64; Domain::ALL.len()],
    /// Won by majorities when the deck was empty: by points, by a tie-break, shared.
    pub majorities: [u64; 3],
    /// The same after ten rounds without a card drawn.
    pub quiet: [u64; 3],
    /// How often each effect was applied, in the order of [`Effect::ALL`].
    pub effects: [u64; Effect::ALL.len()],
    /// How often each effect was copied.
    pub copies: [u64; Effect::ALL.len()],
    /// Cards played, by Domain.
    pub plays: [u64; Domain::ALL.len()],
    /// Turns without a card to play.
    pub skips: u64,
    /// Turns.
    pub turns: Spread,
    /// Decisions.
    pub decisions: Spread,
}

impl simulate::Tally<Civ> for Tally {
    fn begin<'t>(&'t mut self, _: &Options) -> impl simulate::Count<Civ> + 't {
        Count { tally: self, turns: 0, decisions: 0, hegemony: None }
    }

    fn merge(mut self, other: Tally) -> Tally {
        self.played += other.played;
        add_all(&mut self.wins, &other.wins);
        self.shared += other.shared;
        add_all(&mut self.starts, &other.starts);
        self.starter_wins += other.starter_wins;
        add_all(&mut self.hegemonies, &other.hegemonies);
        add_all(&mut self.majorities, &other.majorities);
        add_all(&mut self.quiet, &other.quiet);
        add_all(&mut self.effects, &other.effects);
        add_all(&mut self.copies, &other.copies);
        add_all(&mut self.plays, &other.plays);
        self.skips += other.skips;
        self.turns.merge(&other.turns);
        self.decisions.merge(&other.decisions);
        self
    }
}

/// Counts one game as it goes.
struct Count<'t> {
    tally: &'t mut Tally,
    turns: usize,
    decisions: usize,
    hegemony: Option<Domain>,
}

impl Sink<Event> for Count<'_> {
    fn emit(&mut self, event: Event) {
        #[expect(clippy::wildcard_enum_match_arm, reason = "only some events are counted")]
        match event {
            Event::FirstPlayer(seat) => self.tally.starts[seat.index()] += 1,
            Event::TurnBegan(_) => self.turns += 1,
            Event::Skipped(_) => self.tally.skips += 1,
            Event::Played(_, card) => self.tally.plays[card.domain as usize] += 1,
            Event::Used(_, effect) => self.tally.effects[effect as usize] += 1,
            Event::CoinTaken(_, copied) => {
                self.tally.copies[copied.effect() as usize] += 1;
            }
            Event::Hegemony(_, domain) => self.hegemony = Some(domain),
            _ => {}
        }
    }
}

impl simulate::Count<Civ> for Count<'_> {
    fn decided(&mut self, _: &State) {
        self.decisions += 1;
    }

    fn over(self, state: &State, outcome: Outcome) {
        let tally = self.tally;
        tally.played += 1;
        tally.turns.add(self.turns);
        tally.decisions.add(self.decisions);
        let Some(end) = state.end() else { return };
        let decided = match end.decision {
            Decision::Hegemony | Decision::Points => 0,
            Decision::TieBreak(_) => 1,
            Decision::Shared => 2,
        };
        match (end.ending, self.hegemony) {
            (Ending::Hegemony, Some(domain)) => tally.hegemonies[domain as usize] += 1,
            (Ending::Hegemony, None) => {}
            (Ending::DeckEmpty, _) => tally.majorities[decided] += 1,
            (Ending::Quiet, _) => tally.quiet[decided] += 1,
        }
        let alone = |seat: &Seat| state.side(*seat) == outcome.winners;
        match outcome.winners.iter().next().filter(alone) {
            Some(_) => {
                outcome.winners.iter().for_each(|seat| tally.wins[seat.index()] += 1);
                tally.starter_wins += u64::from(outcome.winners.contains(state.first()));
            }
            None => tally.shared += 1,
        }
    }
}
