//! What a person at the table sees.

use super::{Left, Session};
use crate::face::Face;
use crate::stop::Stop;
use kernel::Seat;
use record::Commitment;
use std::io::Write;

impl<F: Face, W: Write> Session<'_, F, W> {
    /// A paragraph.
    pub(super) fn say(&mut self, text: &str) -> Result<(), Stop> {
        Ok(writeln!(self.out, "{}", self.style.wrap(text, 0))?)
    }

    /// Lines as they are.
    pub(super) fn print(&mut self, lines: &[String]) -> Result<(), Stop> {
        lines.iter().try_for_each(|line| Ok(writeln!(self.out, "{line}")?))
    }

    /// The name of the game and its rules.
    pub(super) fn introduce(&mut self) -> Result<(), Stop> {
        let (options, style) = (self.options().clone(), self.style);
        let title = format!("{}, {}", F::TITLE, F::summary(&options));
        writeln!(self.out, "{}", style.bold(&title))?;
        self.print(&F::rules(&options, style))?;
        self.print(&F::legend(&options, style))
    }

    /// Before the first card.
    pub(super) fn welcome(&mut self) -> Result<(), Stop> {
        self.introduce()?;
        if let Some(seed) = self.seed {
            self.say("The deal is fixed by a secret seed, shown at the end. Its hash:")?;
            writeln!(self.out, "{}", self.style.faint(&Commitment::to(seed).to_string()))?;
        }
        self.seats()
    }

    /// Who sits where.
    pub(super) fn seats(&mut self) -> Result<(), Stop> {
        let seats: Vec<_> = self.humans().map(|seat| seat.to_string()).collect();
        match seats.as_slice() {
            [one] => self.say(&format!("You sit at {one}. Type `help` at any time.")),
            several => {
                let n = several.len();
                self.say(&format!("{n} people at this keyboard. Type `help` at any time."))
            }
        }
    }

    /// What happened since this seat last looked.
    pub(super) fn print_story(&mut self, seat: Seat) -> Result<(), Stop> {
        let told = std::mem::take(&mut self.stories[seat.index()].pending);
        if !told.is_empty() {
            writeln!(self.out)?;
        }
        for line in &told {
            writeln!(self.out, "{}", self.style.wrap(&format!("- {line}"), 2))?;
        }
        Ok(())
    }

    /// The position and the open question.
    pub(super) fn show_question(&mut self, seat: Seat) -> Result<(), Stop> {
        let view = self.view(seat);
        writeln!(self.out)?;
        let heard = &self.stories[seat.index()].heard;
        let table = F::table(&view, heard, self.style);
        self.print(&table)?;
        self.print(&F::question(&view, self.style))
    }

    /// After the last card, or when a player leaves.
    pub(super) fn farewell(&mut self, left: Left) -> Result<(), Stop> {
        match left {
            Left::Early => {
                writeln!(self.out)?;
                self.say("The game is not finished.")?;
            }
            Left::Finished => self.show_end()?,
        }
        self.keep()?;
        if let Some(path) = self.save.clone() {
            self.say(&format!("Saved to {}.", path.display()))?;
        }
        Ok(())
    }

    fn show_end(&mut self) -> Result<(), Stop> {
        let side = match self.is_hot_seat() {
            true => None,
            false => self.humans().next(),
        };
        let reader = side.or(self.at_keyboard).unwrap_or(Seat::A);
        self.print_story(reader)?;
        let (state, style) = (*self.table.state(), self.style);
        writeln!(self.out)?;
        writeln!(self.out, "{}", style.bold("The end"))?;
        self.print(&F::ending(&state, side, style))?;
        if let Some(result) = F::result(&state, side) {
            writeln!(self.out, "{}", style.bold(&result))?;
        }
        if let Some(seed) = self.seed {
            self.table.disclose(seed).map_err(Stop::failed)?;
            self.forget_seed();
            self.say("The seed of the deal, for everyone to check against its hash:")?;
            writeln!(self.out, "{}", style.faint(&seed.to_string()))?;
        }
        Ok(())
    }
}
