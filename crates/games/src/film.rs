use crate::{AnyEvents, AnyOptions, AnyView, AnyWorld, BadRecord, GameKind, Listed, Told};
use kernel::{Notation, Observer, Outcome, Seat, SeatSet, Seed, Status};
use record::{Commitment, ParseError, Problem, Record, ReplayError};
use std::fmt;

/// A recorded game, played again step by step. It shows everything hidden: only for games that are over, or one's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Film {
    /// What was agreed.
    pub options: AnyOptions,
    /// The deal, then every choice.
    pub frames: Vec<Frame>,
    /// How the rules ended it; `None` if they did not.
    pub outcome: Option<Outcome>,
    /// The promise about the seed, if one was made before the first card.
    pub commitment: Option<Commitment>,
    /// The seed, if the record shows it: it was checked against the promise and the deal.
    pub seed: Option<Seed>,
    /// How many numbered lines the record has.
    pub lines: usize,
    /// The record.
    pub record: String,
}

/// One step of a recorded game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The number of its line in the record; that of the first line for the deal.
    pub line: usize,
    /// The number of the last line of what chance brought.
    pub last: usize,
    /// The seat and its choice in notation; `None` for the deal.
    pub act: Option<(Seat, String)>,
    /// What happened, for those who may hear a part of it.
    pub told: Told,
    /// What happened, with everything hidden.
    pub all: AnyEvents,
    /// What lies open after it.
    pub public: AnyView,
    /// What each seat sees after it.
    pub views: Vec<AnyView>,
    /// The whole truth after it.
    pub world: AnyWorld,
}

impl Film {
    /// Plays the text of a record again. Everything in it is checked.
    pub fn of(text: &str) -> Result<Film, BadRecord> {
        Film::read(text, None)
    }

    /// Plays its beginning again: the steps that are complete by the line with this number. What comes after them is
    /// not checked.
    pub fn until(text: &str, line: usize) -> Result<Film, BadRecord> {
        Film::read(text, Some(line))
    }

    /// Checks that this seed was promised and dealt every card of a record. The error names the first line that is wrong.
    pub fn verify(text: &str, seed: Seed) -> Result<(), BadRecord> {
        let name = record::game_name(text).map_err(unreadable)?;
        let kind: GameKind = name.parse().map_err(BadRecord::Game)?;
        of_kind!(kind, G => {
            let record: Record<G> = record::parse(text).map_err(unreadable)?;
            record::verify(&record, seed).map(drop).map_err(|why| unplayable(&why))
        })
    }

    fn read(text: &str, to: Option<usize>) -> Result<Film, BadRecord> {
        let name = record::game_name(text).map_err(unreadable)?;
        let kind: GameKind = name.parse().map_err(BadRecord::Game)?;
        of_kind!(kind, G => film::<G>(text, to))
    }

    /// What a seat saw when it made each of its choices: the number of the line, the view before it, and the choice.
    pub fn choices_of(&self, seat: Seat) -> impl Iterator<Item = (usize, AnyView, &str)> {
        let with_before = self.frames.windows(2);
        with_before.filter_map(move |pair| {
            let (who, action) = pair[1].act.as_ref()?;
            let view = *pair[0].views.get(seat.index())?;
            (*who == seat).then_some((pair[1].line, view, action.as_str()))
        })
    }
}

/// Why a text cannot be read as a record.
pub(crate) fn unreadable<O, T>(error: ParseError<O, T>) -> BadRecord
where
    Problem<O, T>: fmt::Display,
{
    BadRecord::Record { line: error.line, why: error.problem.to_string() }
}

/// Why a record cannot be played again.
pub(crate) fn unplayable<G: Notation>(error: &ReplayError<G>) -> BadRecord {
    let (line, text) = (error.line, error.to_string());
    let why = text.strip_prefix(&format!("line {line}: ")).unwrap_or(&text).to_owned();
    BadRecord::Record { line, why }
}

fn film<G: Listed>(text: &str, to: Option<usize>) -> Result<Film, BadRecord> {
    let record: Record<G> = record::parse(text).map_err(unreadable)?;
    if to.is_none() {
        record::replay(&record).map_err(|why| unplayable(&why))?;
    }
    let lines = record.entries.len();
    let to = to.unwrap_or(lines);
    let seats = SeatSet::first(G::seats(&record.options));
    let (mut frames, mut outcome) = (Vec::new(), None);
    for step in record::steps(&record) {
        let step = match step {
            Ok(step) if step.last > to => break,
            Ok(step) => step,
            // A fault in lines nobody asked for is no fault.
            Err(error) if error.number().is_some_and(|number| number > to) => break,
            Err(error) => return Err(unplayable(&error)),
        };
        let act = step.action.map(|(seat, it)| (seat, G::write_action(&record.options, it)));
        let seen = |observer| G::any_view(G::view(&step.after, observer));
        let views = seats.iter().map(|seat| seen(Observer::Seat(seat))).collect();
        let all = G::any_events(step.events.clone());
        frames.push(Frame {
            line: step.first,
            last: step.last,
            act,
            told: Told::new(all.clone()),
            all,
            public: seen(Observer::Spectator),
            views,
            world: G::any_world(step.after),
        });
        outcome = match G::status(&step.after) {
            Status::Over(outcome) => Some(outcome),
            Status::Owed(_) => None,
        };
    }
    let Record { commitment, seed, options, .. } = record;
    let (options, record) = (G::any_options(options), text.to_owned());
    Ok(Film { options, frames, outcome, commitment, seed, lines, record })
}
