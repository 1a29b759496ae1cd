//! A recorded game of Kardinal & König.

use crate::cli::ReplayArgs;
use crate::stop::Stop;
use crate::text::kardinal::{self as text, Voice};
use crate::text::{Style, list};
use kardinal::{Kardinal, State};
use kernel::{Game as _, Notation as _, Observer, Seat, SeatSet, Status};
use record::{Record, Step};
use std::io::Write;

/// Prints the game, or its beginning, and where it stands then.
pub fn run(args: &ReplayArgs, text: &str, out: &mut impl Write) -> Result<(), Stop> {
    let (record, to) = super::open::<Kardinal>(args, text)?;
    let mut teller = Teller { out, style: Style::of_stdout(), voice: Voice { side: args.seat } };
    teller.header(&record)?;
    let reached = super::steps(&record, to, &args.file, |step| teller.step(&record, step))?;
    super::check(args, &record)?;
    match reached {
        Some((line, state)) => teller.position(line, &state)?,
        None => teller.say(&format!("The deal is not complete after line {to}."))?,
    }
    if args.to.is_none() {
        teller.say(&super::verdict(&record))?;
    }
    Ok(())
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

    fn header(&mut self, record: &Record<Kardinal>) -> Result<(), Stop> {
        let whose = match self.voice.side {
            Some(seat) => format!("as seat {seat} saw it"),
            None => "with all laws open".into(),
        };
        let title = format!("Kardinal & König, {}, {whose}", record.options);
        Ok(writeln!(self.out, "{}", self.style.bold(&title))?)
    }

    fn step(&mut self, record: &Record<Kardinal>, step: &Step<Kardinal>) -> Result<(), Stop> {
        let what = match step.action {
            None => "the deal".into(),
            Some((seat, action)) => {
                format!("{seat} {}", Kardinal::write_action(&record.options, action))
            }
        };
        let range = super::range(step);
        writeln!(self.out, "{}", self.style.bold(&format!("{range:>7}  {what}")))?;
        let heard: Vec<_> = match self.voice.side {
            None => step.events.clone(),
            Some(seat) => {
                let redact = |&event| Kardinal::redact(event, Observer::Seat(seat));
                step.events.iter().filter_map(redact).collect()
            }
        };
        for line in self.voice.story(&heard, step.after.table()) {
            writeln!(self.out, "{}", self.style.wrap(&format!("         {line}"), 9))?;
        }
        Ok(())
    }

    /// Where the game stands.
    fn position(&mut self, line: usize, state: &State) -> Result<(), Stop> {
        writeln!(self.out)?;
        writeln!(self.out, "{}", self.style.bold(&format!("After line {line}")))?;
        let observer = self.voice.side.map_or(Observer::Spectator, Observer::Seat);
        let view = Kardinal::view(state, observer);
        let scores = match self.voice.side {
            Some(_) => view.scores(),
            None => state.scores(),
        };
        let tables = [text::display(self.style, &view), text::players(self.voice, &view, &scores)];
        tables.concat().iter().try_for_each(|line| writeln!(self.out, "{line}"))?;
        for line in text::cards(self.voice, &view) {
            self.say(&line)?;
        }
        match self.voice.side {
            Some(_) => text::own_laws(&view).iter().try_for_each(|line| self.say(line))?,
            None => self.all_laws(state)?,
        }
        for line in text::sheet(self.voice, &scores) {
            writeln!(self.out, "{line}")?;
        }
        match Kardinal::status(state) {
            Status::Over(_) => self.say(&text::result(self.voice, &scores)),
            Status::Owed(owed) => {
                let who: Vec<_> = owed.iter().map(|seat| seat.to_string()).collect();
                self.say(&format!("To answer: {}.", list(who)))
            }
        }
    }

    fn all_laws(&mut self, state: &State) -> Result<(), Stop> {
        let holders: Vec<Seat> = SeatSet::first(state.options().players.into())
            .iter()
            .filter(|&seat| !state.laws(seat).is_empty())
            .collect();
        for seat in holders {
            let laws = state.laws(seat).iter().map(|law| format!("`{law}`")).collect();
            self.say(&format!("{seat} holds {}.", list(laws)))?;
        }
        Ok(())
    }
}
