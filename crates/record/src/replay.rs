use crate::table::Noted;
use crate::{Commitment, Drawn, Entry, Fault, HEADER_LINES, Record, ReplayError};
use kernel::{DealDice, Notation, Scripted, Seat, Seed, Status};

/// Line of the header with the options.
const OPTIONS_LINE: usize = 4;

/// What a record gives when it is played again, or why it cannot be.
pub type Replayed<G, T> = Result<T, Box<ReplayError<G>>>;

/// One decision with everything it caused, or the deal.
pub struct Step<G: Notation> {
    /// The number of its first line.
    pub first: usize,
    /// The number of its last line: its own, or that of the last outcome of chance it caused. One less than
    /// `first` for a deal that left nothing to chance.
    pub last: usize,
    /// Who did what; `None` is the deal.
    pub action: Option<(Seat, G::Action)>,
    /// What chance brought.
    pub outcomes: Vec<Drawn<G>>,
    /// What happened, unredacted.
    pub events: Vec<G::Event>,
    /// The state before; there is none before the deal.
    pub before: Option<G::State>,
    /// The state after.
    pub after: G::State,
}

/// Plays a record again, one [`Step`] at a time. Does not look at its end; [`replay`] does.
pub fn steps<G: Notation>(record: &Record<G>) -> Steps<'_, G> {
    Steps { record, done: 0, state: None, failed: false }
}

/// The steps of a record. After an error there are no more.
pub struct Steps<'r, G: Notation> {
    record: &'r Record<G>,
    /// How many entries are played.
    done: usize,
    state: Option<G::State>,
    failed: bool,
}

impl<G: Notation> Iterator for Steps<'_, G> {
    type Item = Replayed<G, Step<G>>;

    fn next(&mut self) -> Option<Self::Item> {
        let finished = self.state.is_some() && self.done == self.record.entries.len();
        if self.failed || finished {
            return None;
        }
        let step = self.step();
        match &step {
            Ok(step) => {
                self.done = step.last;
                self.state = Some(step.after);
            }
            Err(_) => self.failed = true,
        }
        Some(step)
    }
}

impl<G: Notation> Steps<'_, G> {
    fn step(&self) -> Replayed<G, Step<G>> {
        let first = self.done + 1;
        let action = self.action()?;
        let skip = self.done + usize::from(action.is_some());
        let outcomes: Vec<Drawn<G>> =
            self.record.entries[skip..].iter().map_while(outcome).collect();
        let mut script = Scripted::<G::Draw>::new(&outcomes);
        let mut events = Vec::new();
        let after = match (self.state, action) {
            (Some(mut state), Some((seat, action))) => {
                let played = G::play(&mut state, seat, action, &mut script, &mut events);
                played.map_err(|why| self.error(first, Fault::Illegal { seat, action, why }))?;
                state
            }
            _ => G::deal(&self.record.options, &mut script, &mut events)
                .map_err(|why| self.header_error(OPTIONS_LINE, Fault::Options(why)))?,
        };
        let here = skip + script.used() + 1;
        match (script.wrong(), outcomes.get(script.used()).copied()) {
            (Some(asked), Some(found)) => {
                return Err(self.error(here, Fault::Impossible { found, asked }));
            }
            (Some(asked), None) => return Err(self.error(here, Fault::Missing { asked })),
            (None, Some(found)) => return Err(self.error(here, Fault::Surplus { found })),
            (None, None) => {}
        }
        let last = skip + outcomes.len();
        Ok(Step { first, last, action, outcomes, events, before: self.state, after })
    }

    /// The action of the next step; `None` for the deal.
    fn action(&self) -> Replayed<G, Option<(Seat, G::Action)>> {
        let (Some(state), Some(entry)) = (self.state, self.record.entries.get(self.done)) else {
            return Ok(None);
        };
        match (*entry, G::status(&state)) {
            (Entry::Act { seat, action }, Status::Owed(_)) => Ok(Some((seat, action))),
            (Entry::Act { seat, .. }, Status::Over(outcome)) => {
                Err(self.error(self.done + 1, Fault::AfterEnd { seat, outcome }))
            }
            (Entry::Chance(found), _) => Err(self.error(self.done + 1, Fault::Surplus { found })),
        }
    }

    /// The number of the last line of the next step.
    fn next_last(&self) -> usize {
        let skip = self.done + usize::from(self.state.is_some());
        skip + self.record.entries.iter().skip(skip).map_while(outcome).count()
    }

    fn error(&self, number: usize, fault: Fault<G>) -> Box<ReplayError<G>> {
        self.header_error(HEADER_LINES + number, fault)
    }

    fn header_error(&self, line: usize, fault: Fault<G>) -> Box<ReplayError<G>> {
        ReplayError::new(line, fault, &self.record.options)
    }
}

fn outcome<A, O: Copy>(entry: &Entry<A, O>) -> Option<O> {
    match *entry {
        Entry::Chance(outcome) => Some(outcome),
        Entry::Act { .. } => None,
    }
}

/// The state a record leads to. Everything in it is checked: every action, every outcome of chance, the end,
/// and the seed if it was disclosed.
pub fn replay<G: Notation>(record: &Record<G>) -> Replayed<G, G::State> {
    let mut steps = steps(record);
    for step in &mut steps {
        if let Err(error) = step {
            // What does not fit here may come of a draw further up that the seed never dealt.
            let forged = record.seed.and_then(|seed| verify(record, seed).err());
            return Err(forged.filter(|it| it.line < error.line).unwrap_or(error));
        }
    }
    let state = steps.state.expect("the first step gives a state or an error");
    let end_line = record.entries.len() + 1;
    let real = match G::status(&state) {
        Status::Over(outcome) => Ok(outcome.into()),
        Status::Owed(owed) => Err(owed),
    };
    match (record.end.clone(), real) {
        (None, Ok(real)) => return Err(steps.error(end_line, Fault::NoEnd { real })),
        (Some(found), Err(owed)) => {
            return Err(steps.error(end_line, Fault::NotOver { found, owed }));
        }
        (Some(found), Ok(real)) if found != real => {
            return Err(steps.error(end_line, Fault::WrongEnd { found, real }));
        }
        (Some(_), Ok(_)) | (None, Err(_)) => {}
    }
    if let Some(seed) = record.seed {
        verify(record, seed)?;
    }
    Ok(state)
}

/// A point of a game.
pub struct Position<G: Notation> {
    /// The number of the last line played.
    pub number: usize,
    /// The state after it.
    pub state: G::State,
}

/// The state after line `number` of the game. Between an action and the last outcome it caused there is no
/// state: the result is the position after the last step that is complete there, and says where that is; `None`
/// within the deal. Later lines are not looked at.
pub fn replay_to<G: Notation>(
    record: &Record<G>,
    number: usize,
) -> Replayed<G, Option<Position<G>>> {
    let mut steps = steps(record);
    let mut position = None;
    while steps.next_last() <= number {
        let Some(step) = steps.next() else { break };
        let step = step?;
        position = Some(Position { number: step.last, state: step.after });
    }
    Ok(position)
}

/// Checks a seed: it must be the one committed to, if any, and deal every outcome that the record has so far.
/// Gives back the dice as they stand after the last line, so that a stored game can go on.
pub fn verify<G: Notation>(record: &Record<G>, seed: Seed) -> Replayed<G, DealDice> {
    let mut steps = steps(record);
    if record.commitment.is_some_and(|promised| promised != Commitment::to(seed)) {
        // The seed's line comes after the end's.
        return Err(steps.error(record.entries.len() + 2, Fault::WrongSeed));
    }
    let mut dice = DealDice::new(seed);
    while let Some(step) = steps.next() {
        let step = step?;
        let mut events = Vec::new();
        let mut noted = Noted::<G::Draw>::new(&mut dice);
        let accepted = match (step.before, step.action) {
            (Some(mut state), Some((seat, action))) => {
                G::play(&mut state, seat, action, &mut noted, &mut events).is_ok()
            }
            _ => G::deal(&record.options, &mut noted, &mut events).is_ok(),
        };
        debug_assert!(accepted, "what is legal does not depend on chance");
        let first_outcome = step.last - step.outcomes.len() + 1;
        let pairs = step.outcomes.iter().zip(&noted.outcomes).enumerate();
        for (index, (&found, &dealt)) in pairs {
            if found != dealt {
                let fault = Fault::Unseeded { found, dealt };
                return Err(steps.error(first_outcome + index, fault));
            }
        }
    }
    Ok(dice)
}
