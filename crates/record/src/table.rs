use crate::{Commitment, Drawn, Entry, EntryOf, Record, Replayed, replay};
use kernel::{Chance, Draw, Notation, Seat, Seed, Status};
use std::error::Error;
use std::fmt;

/// A game in play: its state and its record, always in step.
pub struct Table<G: Notation> {
    state: G::State,
    record: Record<G>,
}

impl<G: Notation> Table<G> {
    /// Deals. What chance brings becomes the first lines of the record.
    pub fn start(
        options: G::Options,
        commitment: Option<Commitment>,
        chance: &mut dyn Chance<G::Draw>,
        events: &mut Vec<G::Event>,
    ) -> Result<Table<G>, G::BadOptions> {
        let mut noted = Noted::new(chance);
        let state = G::deal(&options, &mut noted, events)?;
        let outcomes = noted.outcomes;
        let mut table = Table { state, record: Record::new(options, commitment) };
        table.note(None, outcomes);
        Ok(table)
    }

    /// Takes up a stored game where it stands.
    pub fn resume(record: Record<G>) -> Replayed<G, Table<G>> {
        Ok(Table { state: replay(&record)?, record })
    }

    /// Plays a seat's choice and gives back the lines it added: the action, then what chance brought. A refused
    /// action changes neither state nor record.
    pub fn submit(
        &mut self,
        seat: Seat,
        action: G::Action,
        chance: &mut dyn Chance<G::Draw>,
        events: &mut Vec<G::Event>,
    ) -> Result<&[EntryOf<G>], G::Illegal> {
        let mut state = self.state;
        let mut noted = Noted::new(chance);
        G::play(&mut state, seat, action, &mut noted, events)?;
        let outcomes = noted.outcomes;
        self.state = state;
        Ok(self.note(Some(Entry::Act { seat, action }), outcomes))
    }

    fn note(&mut self, act: Option<EntryOf<G>>, outcomes: Vec<Drawn<G>>) -> &[EntryOf<G>] {
        let before = self.record.entries.len();
        self.record.entries.extend(act);
        self.record.entries.extend(outcomes.into_iter().map(Entry::Chance));
        self.record.end = match G::status(&self.state) {
            Status::Over(outcome) => Some(outcome.into()),
            Status::Owed(_) => None,
        };
        &self.record.entries[before..]
    }

    /// Adds the seed to the record of a finished game, for everyone to check the deal.
    pub fn disclose(&mut self, seed: Seed) -> Result<(), NotDisclosed> {
        if self.record.end.is_none() {
            return Err(NotDisclosed::NotOver);
        }
        if self.record.commitment.is_some_and(|promised| promised != Commitment::to(seed)) {
            return Err(NotDisclosed::WrongSeed);
        }
        self.record.seed = Some(seed);
        Ok(())
    }

    /// Takes the promise about the seed back: what comes next is dealt from another one.
    pub fn withdraw_commitment(&mut self) {
        self.record.commitment = None;
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The record, when the table is no longer needed.
    pub fn into_record(self) -> Record<G> {
        self.record
    }
}

impl<G: Notation> Clone for Table<G> {
    fn clone(&self) -> Self {
        Table { state: self.state, record: self.record.clone() }
    }
}

/// Why a seed was not added to the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotDisclosed {
    /// The game is not over: the seed would tell the cards to come.
    NotOver,
    /// It is not the seed committed to.
    WrongSeed,
}

impl fmt::Display for NotDisclosed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotDisclosed::NotOver => "the seed stays secret until the game is over",
            NotDisclosed::WrongSeed => "the seed is not the one committed to",
        })
    }
}

impl Error for NotDisclosed {}

/// Passes questions on to another chance and keeps its answers.
pub struct Noted<'c, D: Draw> {
    chance: &'c mut dyn Chance<D>,
    /// What it answered, in order.
    pub outcomes: Vec<D::Outcome>,
}

impl<'c, D: Draw> Noted<'c, D> {
    /// Around another chance.
    pub fn new(chance: &'c mut dyn Chance<D>) -> Self {
        Noted { chance, outcomes: Vec::new() }
    }
}

impl<D: Draw> Chance<D> for Noted<'_, D> {
    fn pick(&mut self, draw: D) -> u32 {
        let index = self.chance.pick(draw);
        self.outcomes.push(draw.outcome(index));
        index
    }
}
