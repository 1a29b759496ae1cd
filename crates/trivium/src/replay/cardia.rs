//! A recorded game of Cardia.

use crate::cli::ReplayArgs;
use crate::stop::Stop;
use crate::text::{self, Style, Voice};
use cardia::{Cardia, State, Wilds, Words};
use kernel::{Choices as _, Game as _, Observer, SearchDice, Seat, Status};
use record::{Record, Step};
use std::io::Write;

const SEATS: [Seat; 2] = [Seat::A, Seat::B];

/// Prints the game, or its beginning, and where it stands then.
pub fn run(args: &ReplayArgs, text: &str, out: &mut impl Write) -> Result<(), Stop> {
    let (record, to) = super::open::<Cardia>(args, text)?;
    let mut teller = Teller {
        out,
        style: Style::of_stdout(),
        voice: Voice { deck: record.options.deck, side: args.seat },
    };
    teller.header(&record)?;
    let reached = super::steps(&record, to, &args.file, |step| teller.step(step))?;
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
        let range = super::range(step);
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
}
