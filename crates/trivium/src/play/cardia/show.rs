//! What a person at the table sees.

use super::{Left, Session};
use crate::stop::Stop;
use crate::text;
use cardia::{Ask, Cardia, GuardianRule, Length};
use kernel::{Game as _, Seat, Status};
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

    /// Before the first card.
    pub(super) fn welcome(&mut self) -> Result<(), Stop> {
        let options = self.options();
        let title = self.style.bold(&format!("Cardia, {options}, {:?}", options.difficulty()));
        writeln!(self.out, "{title}")?;
        self.say_all(&self.rules())?;
        let commitment = Commitment::to(self.seed);
        self.say("The deal is fixed by a secret seed, shown at the end. Its hash:")?;
        writeln!(self.out, "{}", self.style.faint(&commitment.to_string()))?;
        let seats: Vec<_> = self.humans().map(|seat| seat.to_string()).collect();
        match seats.as_slice() {
            [one] => self.say(&format!("You sit at {one}. Type `help` at any time."))?,
            _ => self.say("Two people at this keyboard. Type `help` at any time.")?,
        }
        Ok(())
    }

    /// Locations and guardians in force.
    pub(super) fn rules(&self) -> Vec<String> {
        let options = self.options();
        let mut lines: Vec<_> =
            options.locations.iter().map(|it| format!("Location {}", text::location(it))).collect();
        match options.guardians {
            GuardianRule::None => {}
            GuardianRule::Hidden => {
                lines.push("Guardians wait at places 2, 4, 6, 8, 10 and 12, face down.".into());
            }
            GuardianRule::Open => {
                lines.push("Guardians wait at places 2, 4, 6, 8, 10 and 12, face up.".into());
            }
        }
        lines
    }

    /// Every guardian turned over.
    pub(super) fn guardians(&self, seat: Seat) -> Vec<String> {
        let world = super::world(&self.view(seat));
        (0..12).filter_map(|place| text::guardian_line(&world, place)).collect()
    }

    /// What happened since this seat last looked.
    pub(super) fn print_story(&mut self, seat: Seat) -> Result<(), Stop> {
        let told = std::mem::take(&mut self.stories[seat].pending);
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
        let ask = view.choices().ask();
        self.show_table(seat)?;
        let voice = self.voice(Some(seat));
        if ask == Ask::Ready {
            let [mine, yours] = [seat, seat.other()].map(|seat| view.wins(seat));
            self.say(&format!(
                "Games won: you {mine}, they {yours}. Press Enter for the next game."
            ))?;
            return Ok(());
        }
        if let Some(card) = view.top().filter(|_| ask == Ask::Top) {
            self.say(&format!("On top of your deck lies {}.", voice.numbered(card)))?;
        }
        let question = self.style.bold(&text::question(voice, ask));
        writeln!(self.out, "{question}")?;
        if ask == Ask::Play {
            let lines = text::hand(voice, self.style, view.hand());
            lines.iter().try_for_each(|line| writeln!(self.out, "{line}"))?;
        } else {
            self.list_options(seat)?;
        }
        Ok(())
    }

    /// Round, encounters, signets, what waits, guardian, cards not seen.
    pub(super) fn show_table(&mut self, seat: Seat) -> Result<(), Stop> {
        let view = self.view(seat);
        let state = super::world(&view);
        let voice = self.voice(Some(seat));
        writeln!(self.out)?;
        let title = match self.options().length {
            Length::Single => format!("Round {}", self.round),
            Length::BestOfThree => format!("Game {}, round {}", self.game, self.round),
        };
        let standing = text::standing(voice, &state, &view);
        let line = self.style.wrap(&format!("{title}. {standing}"), 4);
        writeln!(self.out, "{}", line.replacen(&title, &self.style.bold(&title), 1))?;
        for line in text::row(voice, self.style, &state) {
            writeln!(self.out, "{line}")?;
        }
        self.say_all(&text::waiting(voice, &state))?;
        let playing = view.choices().ask() == Ask::Play;
        let place = state.table().len().saturating_sub(usize::from(!playing));
        self.say_all(&text::guardian_line(&state, place).into_iter().collect::<Vec<_>>())?;
        if let Some(card) = view.placed_open(seat.other()) {
            self.say(&format!("They have placed {} face up.", voice.numbered(card)))?;
        }
        if playing {
            self.say_all(&text::cards_left(voice, &view).into_iter().collect::<Vec<_>>())?;
        }
        Ok(())
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
        let (voice, state) = (self.voice(side), *self.table.state());
        writeln!(self.out)?;
        writeln!(self.out, "{}", self.style.bold("The end"))?;
        for line in text::row(voice, self.style, &state) {
            writeln!(self.out, "{line}")?;
        }
        let me = side.unwrap_or(Seat::A);
        let signets = [me, me.other()]
            .map(|seat| format!("{} {}", voice.who(seat), state.signets(seat)))
            .join(", ");
        self.say(&format!("Signets: {signets}."))?;
        if let Status::Over(outcome) = Cardia::status(&state) {
            let reason = state.end().map_or("", |end| end.reason.text());
            let result = match outcome.winners.iter().next() {
                Some(winner) => voice.does(winner, "win"),
                None => "nobody wins".into(),
            };
            let result = text::sentence(&format!("{result}: {reason} ({}).", outcome.rule));
            writeln!(self.out, "{}", self.style.bold(&result))?;
        }
        self.table.disclose(self.seed).map_err(Stop::failed)?;
        self.say("The seed of the deal, for everyone to check against its hash:")?;
        writeln!(self.out, "{}", self.style.faint(&self.seed.to_string()))?;
        Ok(())
    }
}
