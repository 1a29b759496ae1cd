//! What a person at the table sees.

use super::{Left, Session};
use crate::stop::Stop;
use crate::text::kardinal as text;
use kardinal::{Deck, Uncovered};
use kernel::Seat;
use record::Commitment;
use std::io::Write;

impl<W: Write> Session<'_, W> {
    /// A paragraph.
    pub(super) fn say(&mut self, text: &str) -> Result<(), Stop> {
        Ok(writeln!(self.out, "{}", self.style.wrap(text, 0))?)
    }

    /// Several lines; a line that is too long is broken and indented.
    pub(super) fn say_all(&mut self, lines: &[String]) -> Result<(), Stop> {
        for line in lines {
            writeln!(self.out, "{}", self.style.wrap(line, 4))?;
        }
        Ok(())
    }

    /// Lines as they are.
    pub(super) fn print(&mut self, lines: &[String]) -> Result<(), Stop> {
        lines.iter().try_for_each(|line| Ok(writeln!(self.out, "{line}")?))
    }

    /// Before the first card.
    pub(super) fn welcome(&mut self) -> Result<(), Stop> {
        let options = self.options();
        let title = format!("Kardinal & König, {} players", options.players);
        writeln!(self.out, "{}", self.style.bold(&title))?;
        if options.deck == Deck::DEFAULT {
            self.say("Which symbols the printed cards bear is not known to us: this deck is a reconstruction (K1.4).")?;
        }
        match options.uncovered {
            Uncovered::Yes => {}
            Uncovered::No => {
                self.say("Only cards at an end when a turn begins can be taken in it (K2.1).")?;
            }
        }
        self.say_all(&text::legend())?;
        let commitment = Commitment::to(self.seed);
        self.say("The deal is fixed by a secret seed, shown at the end. Its hash:")?;
        writeln!(self.out, "{}", self.style.faint(&commitment.to_string()))?;
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
        let voice = self.voice(Some(seat));
        writeln!(self.out)?;
        self.print(&text::display(self.style, &view))?;
        self.print(&text::players(voice, &view, &view.scores()))?;
        self.say_all(&text::cards(voice, &view)[..1])?;
        self.say_all(&text::own_laws(&view))?;
        writeln!(self.out, "{}", self.style.bold(&text::question(&view)))?;
        self.list_options(seat)
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
        let voice = self.voice(side);
        let scores = self.table.state().scores();
        writeln!(self.out)?;
        writeln!(self.out, "{}", self.style.bold("The end"))?;
        self.print(&text::sheet(voice, &scores))?;
        writeln!(self.out, "{}", self.style.bold(&text::result(voice, &scores)))?;
        self.table.disclose(self.seed).map_err(Stop::failed)?;
        self.say("The seed of the deal, for everyone to check against its hash:")?;
        writeln!(self.out, "{}", self.style.faint(&self.seed.to_string()))?;
        Ok(())
    }
}
