//! What a person can ask for besides answering.

use super::{Next, Session};
use crate::stop::Stop;
use crate::text::kardinal as text;
use bots::Bot;
use bots::kardinal::estimates;
use kernel::{SearchDice, Seat};
use std::cmp::Reverse;
use std::io::Write;
use std::path::PathBuf;

const HELP: [&str; 15] = [
    "Answer with the number in front, an end of a row (`3 left`, `3l`), a cell (`2.7`), or in",
    "full (`take row 3 left`, `place row 2.7`, `play law three symbols`). You can also type:",
    "  table       the display and the open question once more",
    "  legend      what the letters on the display mean",
    "  cards       everyone's cards",
    "  laws        your Law cards",
    "  score       the score sheet as if it ended now; of the laws it knows only yours",
    "  log         everything that happened so far",
    "  hint        what the heuristic would do, and how its tries went",
    "  auto        let the heuristic answer for you",
    "  record      the record of the game; it tells hidden laws, so first a warning",
    "  save FILE   save the record",
    "  help        this text",
    "  quit        leave",
    "All cards of a turn are of one land, with at most 2 circles; then you may place a stone.",
];

/// The same position gets the same hint.
const HINT_SEED: u64 = 1;

impl<W: Write> Session<'_, W> {
    /// Does what a command asks for; `None` if the line is no command.
    pub(super) fn command(&mut self, seat: Seat, line: &str) -> Result<Option<Next>, Stop> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let voice = self.voice(Some(seat));
        match (word.to_lowercase().as_str(), rest.trim()) {
            ("help" | "?", _) => self.say_all(&HELP.map(str::to_owned))?,
            ("table", "") => self.show_question(seat)?,
            ("legend", "") => self.say_all(&text::legend())?,
            ("cards", "") => self.say_all(&text::cards(voice, &self.view(seat)))?,
            ("laws", "") => {
                let laws = text::own_laws(&self.view(seat));
                let none = vec!["You hold no law.".to_owned()];
                self.say_all(if laws.is_empty() { &none } else { &laws })?;
            }
            ("score", "") => self.print(&text::sheet(voice, &self.view(seat).scores()))?,
            ("log", "") => {
                let log = self.stories[seat.index()].log.clone();
                self.say_all(&log)?;
            }
            ("hint", "") => self.hint(seat)?,
            ("auto", "") => return self.auto(seat).map(Some),
            ("record", "") => self.say(
                "The record tells the hidden laws of all players. Type `record anyway` to see it now.",
            )?,
            ("record", "anyway") => write!(self.out, "{}", self.table.record())?,
            ("save", "") => self.say("Where to? For example: save game.txt")?,
            ("save", name) => {
                let path = PathBuf::from(name);
                match self.write_record(&path) {
                    Ok(()) => self.say(&format!("Saved to {name}."))?,
                    Err(why) => self.say(&format!("Not saved: {why}."))?,
                }
            }
            ("quit" | "exit", "") => return Ok(Some(Next::Leave)),
            _ => return Ok(None),
        }
        Ok(Some(Next::AskAgain))
    }

    /// What the heuristic would do.
    fn hint(&mut self, seat: Seat) -> Result<(), Stop> {
        let mut tried = estimates(&self.view(seat), &mut SearchDice::new(HINT_SEED));
        tried.sort_by_key(|estimate| Reverse(estimate.value()));
        for estimate in tried.iter().take(3) {
            let (action, percent) = (self.written(estimate.action), estimate.percent());
            let lead = f64::from(estimate.lead) / f64::from(estimate.worlds.max(1));
            writeln!(
                self.out,
                "  {action}: won {percent} of 100 games tried from here, {lead:+.1} points to the best other"
            )?;
        }
        self.say("Tried in worlds that fit what you know, with random play afterwards.")
    }

    /// Lets the heuristic answer.
    fn auto(&mut self, seat: Seat) -> Result<Next, Stop> {
        let view = self.view(seat);
        let Some(action) = Bot::Heuristic.choose(&view, &mut SearchDice::new(HINT_SEED)) else {
            return Ok(Next::AskAgain);
        };
        let written = self.written(action);
        self.say(&format!("For you: {written}."))?;
        self.submit(seat, action).map_err(Stop::failed)?;
        Ok(Next::GoOn)
    }
}
