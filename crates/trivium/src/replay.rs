//! A recorded game, step by step in words.

use crate::cli::ReplayArgs;
use crate::stop::{self, Stop};
use crate::text::{self, Style, Voice};
use cardia::{Cardia, State, Wilds, Words};
use kernel::{Choices as _, Game as _, Observer, SearchDice, Seat, Status};
use record::{Record, ReplayError, Step};
use std::io::Write;
use std::path::Path;

const SEATS: [Seat; 2] = [Seat::A, Seat::B];

/// Prints the game, or its beginning, and where it stands then.
pub fn run(args: &ReplayArgs, out: &mut impl Write) -> Result<(), Stop> {
    let text = stop::read(&args.file)?;
    let record = record::parse::<Cardia>(&text).map_err(|error| {
        Stop::failed(format_args!("{}:{}: {}", args.file.display(), error.line, error.problem))
    })?;
    let lines = record.entries.len();
    let to = args.to.unwrap_or(lines);
    if to > lines {
        let file = args.file.display();
        return Err(Stop::usage(format_args!("{file} has only {lines} numbered lines, not {to}")));
    }
    let mut teller = Teller {
        out,
        style: Style::of_stdout(),
        voice: Voice { deck: record.options.deck, side: args.seat },
    };
    teller.header(&record)?;
    let reached = teller.steps(&record, to, &args.file)?;
    if args.to.is_none() {
        record::replay(&record).map_err(|error| failed(&args.file, &error))?;
    }
    match reached {
        Some((line, state)) => teller.position(line, &state)?,
        None => teller.say(&format!("The deal is not complete after line {to}."))?,
    }
    if args.to.is_none() {
        teller.verdict(&record)?;
    }
    Ok(())
}

fn failed(path: &Path, error: &ReplayError<Cardia>) -> Stop {
    let text = error.to_string();
    let what = text.strip_prefix(&format!("line {}: ", error.line)).unwrap_or(&text);
    Stop::failed(format_args!("{}:{}: {what}", path.display(), error.line))
}

/// Tells a game to one seat, or the whole truth.
struct Teller<'o, W> {
    out: &'o mut W,
    style: Style,
    voice: Voice,
}

impl<W: Write> Teller<'_, W> {
    fn say(&mut self, text: &str) -> Result<(), Stop> {
        Ok(writeln!(self.out, "{}", self.style.wrap(text, 4))?)
    }

    fn header(&mut self, record: &Record<Cardia>) -> Result<(), Stop> {
        let whose = match self.voice.side {
            Some(seat) => format!("as seat {seat} saw it"),
            None => "with all cards open".into(),
        };
        let title = format!("Cardia, {}, {whose}", record.options);
        writeln!(self.out, "{}", self.style.bold(&title))?;
        for location in record.options.locations.iter() {
            self.say(&format!("Location {}", text::location(location)))?;
        }
        Ok(())
    }

    /// Tells every step that is complete by line `to`; gives back where that is.
    fn steps(
        &mut self,
        record: &Record<Cardia>,
        to: usize,
        path: &Path,
    ) -> Result<Option<(usize, State<Wilds>)>, Stop> {
        let mut reached = None;
        for step in record::steps(record) {
            let step = match step {
                Ok(step) if step.last > to => break,
                Ok(step) => step,
                // A fault in lines nobody asked for is no fault.
                Err(error) if error.number().is_some_and(|number| number > to) => break,
                Err(error) => return Err(failed(path, &error)),
            };
            self.step(&step)?;
            reached = Some((step.last, step.after));
        }
        Ok(reached)
    }

    fn step(&mut self, step: &Step<Cardia>) -> Result<(), Stop> {
        let what = match step.action {
            None => "the deal".into(),
            Some((seat, action)) => {
                let words = Words { deck: self.voice.deck, side: None };
                // What another seat chose may be sealed; what of it is open, events tell.
                match self.voice.side.is_none_or(|side| side == seat) {
                    true => format!("{seat} {}", words.action(action)),
                    false => format!("{seat} has chosen"),
                }
            }
        };
        let range = match (step.first, step.last) {
            (first, last) if last > first => format!("{first}-{last}"),
            (first, _) => first.to_string(),
        };
        writeln!(self.out, "{}", self.style.bold(&format!("{range:>7}  {what}")))?;
        let heard: Vec<_> = match self.voice.side {
            None => step.events.clone(),
            Some(seat) => {
                let redact = |&event| Cardia::redact(event, Observer::Seat(seat));
                step.events.iter().filter_map(redact).collect()
            }
        };
        let told = text::story(self.voice, &heard, step.before.as_ref(), &step.after);
        for line in told {
            writeln!(self.out, "{}", self.style.wrap(&format!("         {line}"), 9))?;
        }
        Ok(())
    }

    /// Where the game stands.
    fn position(&mut self, line: usize, state: &State<Wilds>) -> Result<(), Stop> {
        writeln!(self.out)?;
        writeln!(self.out, "{}", self.style.bold(&format!("After line {line}")))?;
        match self.voice.side {
            Some(seat) => self.seen(state, seat)?,
            None => self.truth(state)?,
        }
        match Cardia::status(state) {
            Status::Over(_) => {}
            Status::Owed(owed) => {
                let who: Vec<_> = owed.iter().map(|seat| seat.to_string()).collect();
                self.say(&format!("To answer: {}.", text::list(who)))?;
            }
        }
        Ok(())
    }

    fn truth(&mut self, state: &State<Wilds>) -> Result<(), Stop> {
        let view = Cardia::view(state, Observer::Spectator);
        for line in text::row(self.voice, self.style, state) {
            writeln!(self.out, "{line}")?;
        }
        self.say(&text::standing(self.voice, state, &view))?;
        text::waiting(self.voice, state).iter().try_for_each(|line| self.say(line))?;
        for seat in SEATS {
            self.say(&format!("{seat}'s hand: {}.", self.voice.cards(state.hand(seat))))?;
        }
        for seat in SEATS {
            let mut parts = Vec::new();
            parts.extend(
                state.deck_top(seat).map(|card| format!("top {}", self.voice.numbered(card))),
            );
            let unordered = state.deck_unordered(seat);
            if !unordered.is_empty() {
                parts.push(format!("in no order {}", self.voice.cards(unordered)));
            }
            let bottom: Vec<_> =
                state.deck_bottom(seat).map(|card| self.voice.numbered(card)).collect();
            if !bottom.is_empty() {
                parts.push(format!("at the bottom {}", bottom.join(", ")));
            }
            let deck = if parts.is_empty() { "empty".into() } else { parts.join("; ") };
            self.say(&format!("{seat}'s deck: {deck}."))?;
        }
        text::discards(self.voice, &view).iter().try_for_each(|line| self.say(line))
    }

    /// Only what the view holds: hidden cards come from a world that fits it, and are not shown.
    fn seen(&mut self, state: &State<Wilds>, seat: Seat) -> Result<(), Stop> {
        let view = Cardia::view(state, Observer::Seat(seat));
        let world = Cardia::imagine(&view, &mut SearchDice::new(0));
        for line in text::row(self.voice, self.style, &world) {
            writeln!(self.out, "{line}")?;
        }
        self.say(&text::standing(self.voice, &world, &view))?;
        text::waiting(self.voice, &world).iter().try_for_each(|line| self.say(line))?;
        if let Some(line) = text::cards_left(self.voice, &view) {
            self.say(&line)?;
        }
        writeln!(self.out, "Your hand:")?;
        for line in text::hand(self.voice, self.style, view.hand()) {
            writeln!(self.out, "{line}")?;
        }
        text::discards(self.voice, &view).iter().try_for_each(|line| self.say(line))?;
        if !view.choices().is_empty() {
            self.say(&text::question(self.voice, view.ask()))?;
        }
        Ok(())
    }

    /// How the record as a whole holds up.
    fn verdict(&mut self, record: &Record<Cardia>) -> Result<(), Stop> {
        let end = match &record.end {
            Some(end) => format!("The record ends with: {end}."),
            None => "The game is not finished.".into(),
        };
        let seed = match (record.seed.is_some(), record.commitment.is_some()) {
            (true, true) => {
                " Its seed keeps the promise made before the deal and deals every card."
            }
            (true, false) => " Its seed deals every card.",
            (false, _) => "",
        };
        self.say(&format!("{end} Every line was checked.{seed}"))
    }
}
