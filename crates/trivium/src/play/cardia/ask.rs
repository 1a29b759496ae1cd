//! Asking a person, until there is an answer.

use super::super::{clear_screen, either};
use super::input::{self, Answer};
use super::{Left, Next, Session};
use crate::stop::Stop;
use crate::text;
use cardia::{Action, Words};
use kernel::{Choices as _, Seat};
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
            if !self.input_echoes() {
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

    /// A terminal shows what is typed; a captured game should show it too.
    fn input_echoes(&self) -> bool {
        std::io::stdin().is_terminal()
    }

    /// Was the line an answer that the rules accept?
    fn try_answer(&mut self, seat: Seat, line: &str) -> Result<bool, Stop> {
        let view = self.view(seat);
        match input::answer(&view, line) {
            Answer::Act(action) => match self.submit(seat, action) {
                Ok(()) => return Ok(true),
                Err(why) => {
                    let words = Words { deck: view.deck(), side: Some(seat) };
                    let action = words.action(action);
                    self.say(&format!("`{action}` is not possible: {why}."))?;
                }
            },
            Answer::Several(actions) => {
                let words = Words { deck: view.deck(), side: Some(seat) };
                let names = actions.iter().map(|&action| format!("`{}`", words.action(action)));
                self.say(&format!("`{line}` can mean {}.", either(names.collect())))?;
            }
            Answer::Unknown if line.is_empty() => {
                self.say("Please answer the question, or type `help`.")?;
            }
            Answer::Unknown => {
                let possible = self.possible(seat);
                self.say(&format!(
                    "I do not understand `{line}`. Possible: {possible}, or `help`."
                ))?;
            }
        }
        Ok(false)
    }

    /// The possible answers in short.
    fn possible(&self, seat: Seat) -> String {
        let view = self.view(seat);
        let words = Words { deck: view.deck(), side: Some(seat) };
        let mut shown: Vec<_> =
            view.choices().iter().map(|action| format!("`{}`", words.action(action))).collect();
        if shown.len() > 8 {
            let more = shown.len() - 7;
            shown.truncate(7);
            shown.push(format!("{more} more (`table` lists them)"));
        }
        either(shown)
    }

    /// Where two people share the keyboard: asks them to change places, and hides what the other has seen.
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

    /// Lists the possible answers.
    pub(super) fn list_options(&mut self, seat: Seat) -> Result<(), Stop> {
        let view = self.view(seat);
        let state = super::world(&view);
        let voice = self.voice(Some(seat));
        let actions: Vec<Action> = view.choices().iter().collect();
        for (place, action) in actions.into_iter().enumerate() {
            let label = text::label(action, place);
            let option = text::option(voice, &state, seat, action);
            writeln!(self.out, "{}", self.style.wrap(&format!("{label:>4}  {option}"), 6))?;
        }
        Ok(())
    }
}
