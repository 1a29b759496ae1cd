//! Asking a person, until there is an answer.

use super::super::{clear_screen, either};
use super::input::{self, Answer};
use super::{Left, Next, Session};
use crate::stop::Stop;
use crate::text::kardinal as text;
use kardinal::{Action, Kardinal};
use kernel::{Choices as _, Notation as _, Seat};
use std::io::{IsTerminal as _, Write};

impl<W: Write> Session<'_, W> {
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
            // A terminal shows what is typed; a captured game should show it too.
            if !std::io::stdin().is_terminal() {
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

    /// An action as it is written.
    pub(super) fn written(&self, action: Action) -> String {
        Kardinal::write_action(&self.options(), action)
    }

    /// Was the line an answer that the rules accept?
    fn try_answer(&mut self, seat: Seat, line: &str) -> Result<bool, Stop> {
        let view = self.view(seat);
        match input::answer(&view, line) {
            Answer::Act(action) => match self.submit(seat, action) {
                Ok(()) => return Ok(true),
                Err(why) => {
                    let action = self.written(action);
                    self.say(&format!("`{action}` is not possible: {why}."))?;
                }
            },
            Answer::Several(actions) => {
                let names = self.some_of(&actions);
                self.say(&format!("`{line}` can mean {names}."))?;
            }
            Answer::Unknown if line.is_empty() => {
                self.say("Please answer the question, or type `help`.")?;
            }
            Answer::Unknown => {
                let possible = self.some_of(&view.choices().iter().collect::<Vec<_>>());
                self.say(&format!(
                    "I do not understand `{line}`. Possible: {possible}, or `help`."
                ))?;
            }
        }
        Ok(false)
    }

    /// The first few actions.
    fn some_of(&self, actions: &[Action]) -> String {
        let mut shown: Vec<_> =
            actions.iter().map(|&action| format!("`{}`", self.written(action))).collect();
        if shown.len() > 8 {
            let more = shown.len() - 7;
            shown.truncate(7);
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

    /// Lists the possible answers, but not the many cells of the display.
    pub(super) fn list_options(&mut self, seat: Seat) -> Result<(), Stop> {
        let view = self.view(seat);
        let voice = self.voice(Some(seat));
        for (place, action) in view.choices().iter().enumerate() {
            let Some(option) = text::option(voice, &view, action) else { continue };
            let label = text::label(action, place);
            writeln!(self.out, "{}", self.style.wrap(&format!("{label:>4}  {option}"), 6))?;
        }
        Ok(())
    }
}
