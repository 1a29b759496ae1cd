//! Asking a person, until there is an answer.

use super::{Left, Next, Session};
use crate::face::{Answer, Face};
use crate::stop::Stop;
use crate::terminal::clear_screen;
use crate::text::either;
use bots::Seen as _;
use kernel::{Choices as _, Seat};
use std::io::Write;

/// So many answers are named; of more, one less.
const NAMED: usize = 8;

impl<F: Face, W: Write> Session<'_, F, W> {
    /// Asks until the seat has made one choice, or leaves.
    pub(super) fn ask(&mut self, seat: Seat) -> Result<Left, Stop> {
        if self.hand_over(seat)? == Left::Early {
            return Ok(Left::Early);
        }
        self.print_story(seat)?;
        self.show_question(seat)?;
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let Some(line) = self.input.line() else {
                writeln!(self.out)?;
                return Ok(Left::Early);
            };
            if !self.input.echoes() {
                writeln!(self.out, "{line}")?;
            }
            match self.command(seat, &line)? {
                Some(Next::AskAgain) => {}
                Some(Next::GoOn) => return Ok(Left::Finished),
                Some(Next::Leave) => return Ok(Left::Early),
                None if self.try_answer(seat, &line)? => return Ok(Left::Finished),
                None => {}
            }
        }
    }

    /// An action as it is written to a seat.
    pub(super) fn written(&self, seat: Seat, action: F::Action) -> String {
        F::action(self.options(), Some(seat), action)
    }

    /// Was the line an answer that the rules accept?
    fn try_answer(&mut self, seat: Seat, line: &str) -> Result<bool, Stop> {
        let view = self.view(seat);
        match F::answer(&view, line) {
            Answer::Act(action) => match self.submit(seat, action) {
                Ok(()) => return Ok(true),
                Err(why) => {
                    let action = self.written(seat, action);
                    self.say(&format!("`{action}` is not possible: {why}."))?;
                }
            },
            Answer::Several(actions) => {
                let names = self.some_of(seat, &actions);
                self.say(&format!("`{line}` can mean {names}."))?;
            }
            Answer::Unknown if line.is_empty() => {
                self.say("Please answer the question, or type `help`.")?;
            }
            Answer::Unknown => {
                let possible = self.some_of(seat, &view.choices().iter().collect::<Vec<_>>());
                self.say(&format!(
                    "I do not understand `{line}`. Possible: {possible}, or `help`."
                ))?;
            }
        }
        Ok(false)
    }

    /// The first few actions.
    fn some_of(&self, seat: Seat, actions: &[F::Action]) -> String {
        let mut shown: Vec<_> =
            actions.iter().map(|&action| format!("`{}`", self.written(seat, action))).collect();
        if shown.len() > NAMED {
            let more = shown.len() - (NAMED - 1);
            shown.truncate(NAMED - 1);
            shown.push(format!("{more} more"));
        }
        either(shown)
    }

    /// Where people share the keyboard: asks them to change places, and hides what the others have seen.
    fn hand_over(&mut self, seat: Seat) -> Result<Left, Stop> {
        if !self.is_hot_seat() || self.at_keyboard == Some(seat) {
            return Ok(Left::Finished);
        }
        // Before the first turn nothing is on the screen that must be hidden.
        if self.at_keyboard.replace(seat).is_some() {
            clear_screen(self.out)?;
        }
        writeln!(self.out)?;
        self.say(&format!("Player {seat}, please take the keyboard and press Enter."))?;
        self.out.flush()?;
        let Some(_) = self.input.line() else { return Ok(Left::Early) };
        clear_screen(self.out)?;
        Ok(Left::Finished)
    }
}
