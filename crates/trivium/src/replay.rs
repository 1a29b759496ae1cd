//! A recorded game, step by step in words.

use crate::cli::seat_parser;
use crate::face::Face;
use crate::games::{self, WithGame, failed_at};
use crate::play::{ScreenArgs, screen};
use crate::stop::{self, Stop};
use crate::terminal;
use crate::text::{Style, list};
use clap::Args;
use kernel::{Notation, Observer, Seat, Status};
use record::{Record, ReplayError, Step};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Play a recorded game again, step by step: on a full screen, or (--plain) in words
///
/// Every line of the record is checked: actions, chance, the end, and the seed if it is there.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium replay game.txt
  trivium replay game.txt --to 20 --seat B")]
pub struct ReplayArgs {
    /// The record
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// Stop after the line with this number
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,

    /// Only what this seat saw; without it, the whole truth
    #[arg(long, value_name = "SEAT", value_parser = seat_parser())]
    pub seat: Option<Seat>,

    #[command(flatten)]
    pub screen: ScreenArgs,
}

/// Prints the game, or its beginning, and where it stands then.
pub fn run(args: &ReplayArgs, out: &mut impl Write) -> Result<(), Stop> {
    if screen::is_wanted(&args.screen) {
        return screen::replay(args);
    }
    let text = stop::read(&args.file)?;
    games::of_record(&args.file, &text, Replay { args, text: &text, out })
}

struct Replay<'a, W> {
    args: &'a ReplayArgs,
    text: &'a str,
    out: &'a mut W,
}

impl<W: Write> WithGame for Replay<'_, W> {
    fn run<F: Face>(self) -> Result<(), Stop> {
        let (args, side) = (self.args, self.args.seat);
        let (record, to) = open::<F>(args, self.text)?;
        let mut teller = Teller { out: self.out, style: terminal::style(), side };
        teller.header(&record)?;
        let reached = steps(&record, to, &args.file, |step| teller.step(&record, step))?;
        check(args, &record)?;
        match reached {
            Some((line, state)) => teller.position::<F>(line, &state)?,
            None => teller.say(&format!("The deal is not complete after line {to}."))?,
        }
        if args.to.is_none() {
            teller.say(&verdict(&record))?;
        }
        Ok(())
    }
}

/// What is wrong with a record, and in which line.
pub fn failed<G: Notation>(path: &Path, error: &ReplayError<G>) -> Stop {
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

/// Tells a game to one seat, or the whole truth.
struct Teller<'o, W> {
    out: &'o mut W,
    style: Style,
    side: Option<Seat>,
}

impl<W: Write> Teller<'_, W> {
    fn say(&mut self, text: &str) -> Result<(), Stop> {
        Ok(writeln!(self.out, "{}", self.style.wrap(text, 4))?)
    }

    fn header<F: Face>(&mut self, record: &Record<F>) -> Result<(), Stop> {
        let whose = match self.side {
            Some(seat) => format!("as seat {seat} saw it"),
            None => format!("with all {} open", F::SECRETS),
        };
        let title = format!("{}, {}, {whose}", F::TITLE, F::write_options(&record.options));
        writeln!(self.out, "{}", self.style.bold(&title))?;
        for line in F::rules(&record.options, self.style) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    fn step<F: Face>(&mut self, record: &Record<F>, step: &Step<F>) -> Result<(), Stop> {
        let what = match step.action {
            None => "the deal".into(),
            Some((seat, action)) => {
                match F::is_open(action) || self.side.is_none_or(|side| side == seat) {
                    true => format!("{seat} {}", F::write_action(&record.options, action)),
                    false => format!("{seat} has chosen"),
                }
            }
        };
        let range = range(step);
        writeln!(self.out, "{}", self.style.bold(&format!("{range:>7}  {what}")))?;
        let heard: Vec<_> = match self.side {
            None => step.events.clone(),
            Some(seat) => {
                let redact = |&event| F::redact(event, Observer::Seat(seat));
                step.events.iter().filter_map(redact).collect()
            }
        };
        for line in F::story(self.side, &heard, step.before.as_ref(), &step.after) {
            writeln!(self.out, "{}", self.style.wrap(&format!("         {line}"), 9))?;
        }
        Ok(())
    }

    /// Where the game stands.
    fn position<F: Face>(&mut self, line: usize, state: &F::State) -> Result<(), Stop> {
        writeln!(self.out)?;
        writeln!(self.out, "{}", self.style.bold(&format!("After line {line}")))?;
        let lines = match self.side {
            Some(seat) => F::seen(&F::view(state, Observer::Seat(seat)), self.style),
            None => F::truth(state, self.style),
        };
        lines.iter().try_for_each(|line| writeln!(self.out, "{line}"))?;
        if let Status::Owed(owed) = F::status(state) {
            let who: Vec<_> = owed.iter().map(|seat| seat.to_string()).collect();
            self.say(&format!("To answer: {}.", list(who)))?;
        }
        match F::result(state, self.side) {
            Some(result) => self.say(&result),
            None => Ok(()),
        }
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
