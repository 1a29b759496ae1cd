//! A recorded game, step by step in words.

mod cardia;
mod kardinal;

use crate::cli::ReplayArgs;
use crate::stop::{self, Stop};
use ::cardia::Cardia;
use ::kardinal::Kardinal;
use kernel::{Game as _, Notation};
use record::{Record, ReplayError, Step};
use std::fmt::Display;
use std::io::Write;
use std::path::Path;

/// Prints the game, or its beginning, and where it stands then.
pub fn run(args: &ReplayArgs, out: &mut impl Write) -> Result<(), Stop> {
    let text = stop::read(&args.file)?;
    match record::game_name(&text) {
        Ok(Cardia::NAME) => cardia::run(args, &text, out),
        Ok(Kardinal::NAME) => kardinal::run(args, &text, out),
        Ok(other) => {
            let why = format!("a record of the game `{other}`; there are cardia and kardinal");
            Err(failed_at(&args.file, 2, why))
        }
        Err(error) => Err(failed_at(&args.file, error.line, error.problem)),
    }
}

fn failed_at(path: &Path, line: usize, why: impl Display) -> Stop {
    Stop::failed(format_args!("{}:{line}: {why}", path.display()))
}

fn failed<G: Notation>(path: &Path, error: &ReplayError<G>) -> Stop {
    let text = error.to_string();
    let what = text.strip_prefix(&format!("line {}: ", error.line)).unwrap_or(&text);
    failed_at(path, error.line, what)
}

/// The record, and the number of the line to stop at.
fn open<G: Notation>(args: &ReplayArgs, text: &str) -> Result<(Record<G>, usize), Stop> {
    let record = record::parse::<G>(text)
        .map_err(|error| failed_at(&args.file, error.line, error.problem))?;
    let file = args.file.display();
    let seats = G::seats(&record.options);
    if let Some(seat) = args.seat.filter(|seat| seat.index() >= seats) {
        return Err(Stop::usage(format_args!("{file} has {seats} seats, and no seat {seat}")));
    }
    let lines = record.entries.len();
    let to = args.to.unwrap_or(lines);
    if to > lines {
        return Err(Stop::usage(format_args!("{file} has only {lines} numbered lines, not {to}")));
    }
    Ok((record, to))
}

/// Tells every step that is complete by line `to`; gives back where that is.
fn steps<G: Notation>(
    record: &Record<G>,
    to: usize,
    path: &Path,
    mut tell: impl FnMut(&Step<G>) -> Result<(), Stop>,
) -> Result<Option<(usize, G::State)>, Stop> {
    let mut reached = None;
    for step in record::steps(record) {
        let step = match step {
            Ok(step) if step.last > to => break,
            Ok(step) => step,
            // A fault in lines nobody asked for is no fault.
            Err(error) if error.number().is_some_and(|number| number > to) => break,
            Err(error) => return Err(failed(path, &error)),
        };
        tell(&step)?;
        reached = Some((step.last, step.after));
    }
    Ok(reached)
}

/// Where the whole record was asked for, everything in it must hold.
fn check<G: Notation>(args: &ReplayArgs, record: &Record<G>) -> Result<(), Stop> {
    match args.to {
        Some(_) => Ok(()),
        None => match record::replay(record) {
            Ok(_) => Ok(()),
            Err(error) => Err(failed(&args.file, &error)),
        },
    }
}

/// The numbers of a step's lines.
fn range<G: Notation>(step: &Step<G>) -> String {
    match (step.first, step.last) {
        (first, last) if last > first => format!("{first}-{last}"),
        (first, _) => first.to_string(),
    }
}

/// How the record as a whole holds up.
fn verdict<G: Notation>(record: &Record<G>) -> String {
    let end = match &record.end {
        Some(end) => format!("The record ends with: {end}."),
        None => "The game is not finished.".into(),
    };
    let seed = match (record.seed.is_some(), record.commitment.is_some()) {
        (true, true) => " Its seed keeps the promise made before the deal and deals every card.",
        (true, false) => " Its seed deals every card.",
        (false, _) => "",
    };
    format!("{end} Every line was checked.{seed}")
}
