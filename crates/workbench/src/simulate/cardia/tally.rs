//! What happened in many games. Everything is a sum, a smallest or a largest, so tallies can be merged in any order.

use crate::simulate;
use crate::simulate::count::{Spread, add_all};
use cardia::{
    CardiaWith, Character, Deck, Event, Extras, Guardian, Location, Options, Reason, State,
};
use kernel::{Outcome, Seat, Sink};

const SEATS: [Seat; 2] = [Seat::A, Seat::B];

/// What happened in many games.
#[derive(Clone, Default)]
pub struct Tally {
    /// Games, or matches, played.
    pub played: u64,
    /// Won by each seat.
    pub wins: [u64; 2],
    /// Won by nobody.
    pub draws: u64,
    /// Why single games ended, in the order of [`Reason::ALL`].
    pub reasons: [u64; Reason::ALL.len()],
    /// Encounters revealed in a single game.
    pub rounds: Spread,
    /// Decisions in a game or match.
    pub decisions: Spread,
    /// By character, deck I first.
    pub characters: [CharacterTally; Character::ALL.len()],
    /// How often each location took effect.
    pub locations: [u64; Location::ALL.len()],
    /// How often each guardian was used.
    pub guardians: [u64; Guardian::ALL.len()],
    /// The largest sum of modifiers on one card, without its sign.
    pub most_modifiers: u8,
}

/// What happened to one character's cards.
#[derive(Clone, Copy, Default)]
pub struct CharacterTally {
    /// Revealed in an encounter.
    pub played: u64,
    /// Won its encounter when the game ended.
    pub won: u64,
    /// Its ability was activated.
    pub activated: u64,
}

impl<X: Extras> simulate::Tally<CardiaWith<X>> for Tally {
    fn begin<'t>(&'t mut self, options: &Options) -> impl simulate::Count<CardiaWith<X>> + 't {
        Count { tally: self, deck: options.deck, rounds: 0, decisions: 0, ended: false }
    }

    fn merge(mut self, other: Tally) -> Tally {
        self.played += other.played;
        add_all(&mut self.wins, &other.wins);
        self.draws += other.draws;
        add_all(&mut self.reasons, &other.reasons);
        self.rounds.merge(&other.rounds);
        self.decisions.merge(&other.decisions);
        for (mine, theirs) in self.characters.iter_mut().zip(other.characters) {
            mine.played += theirs.played;
            mine.won += theirs.won;
            mine.activated += theirs.activated;
        }
        add_all(&mut self.locations, &other.locations);
        add_all(&mut self.guardians, &other.guardians);
        self.most_modifiers = self.most_modifiers.max(other.most_modifiers);
        self
    }
}

/// Counts one game, or match, as it goes.
struct Count<'t> {
    tally: &'t mut Tally,
    deck: Deck,
    rounds: usize,
    decisions: usize,
    /// Is the present game of a match over?
    ended: bool,
}

impl Sink<Event> for Count<'_> {
    fn emit(&mut self, event: Event) {
        #[expect(clippy::wildcard_enum_match_arm, reason = "only some events are counted")]
        match event {
            Event::GameStarted(_) => (self.rounds, self.ended) = (0, false),
            Event::Revealed(cards) => {
                self.rounds += 1;
                for card in cards.0 {
                    self.tally.characters[self.deck.character(card) as usize].played += 1;
                }
            }
            Event::Activated(at) => {
                self.tally.characters[self.deck.character(at.card()) as usize].activated += 1;
            }
            Event::LocationUsed(_, location) => self.location(location),
            Event::GuardianUsed(_, guardian) => self.guardian(guardian),
            _ => {}
        }
    }
}

impl Count<'_> {
    fn location(&mut self, location: Location) {
        self.tally.locations[location as usize] += 1;
    }

    fn guardian(&mut self, guardian: Guardian) {
        self.tally.guardians[guardian as usize] += 1;
    }

    fn game_over<X: Extras>(&mut self, reason: Reason, state: &State<X>) {
        self.tally.reasons[reason as usize] += 1;
        self.tally.rounds.add(self.rounds);
        let (table, results) = (state.table(), state.results());
        for seat in SEATS {
            for place in (0..table.len()).filter(|&place| results.wins(seat, place)) {
                let character = self.deck.character(table.card(seat, place));
                self.tally.characters[character as usize].won += 1;
            }
        }
    }
}

impl<X: Extras> simulate::Count<CardiaWith<X>> for Count<'_> {
    fn decided(&mut self, state: &State<X>) {
        self.decisions += 1;
        let table = state.table();
        for seat in SEATS {
            for place in 0..table.len() {
                let sum = table.modifiers_at(seat, place).unsigned_abs();
                self.tally.most_modifiers = self.tally.most_modifiers.max(sum);
            }
        }
        if let Some(end) = state.end().filter(|_| !self.ended) {
            self.ended = true;
            self.game_over(end.reason, state);
        }
    }

    fn over(self, _: &State<X>, outcome: Outcome) {
        self.tally.played += 1;
        self.tally.decisions.add(self.decisions);
        match outcome.winners.iter().next() {
            Some(winner) => self.tally.wins[winner.index()] += 1,
            None => self.tally.draws += 1,
        }
    }
}
