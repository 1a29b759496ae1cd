//! What a person can ask for besides answering.

use super::{Next, Session};
use crate::face::Face;
use crate::stop::Stop;
use bots::{Bot, Level, mixture};
use kernel::{SearchDice, Seat};
use std::io::Write;
use std::path::PathBuf;

/// Who gives hints.
const HINT_LEVEL: Level = Level::Steward;

/// Fewer times in a hundred are not worth a line, nor are more lines.
const LEAST: f32 = 0.03;
const MOST_HINTS: usize = 5;

/// The same position gets the same hint.
const HINT_SEED: u64 = 1;

impl<F: Face, W: Write> Session<'_, F, W> {
    /// Does what a command asks for; `None` if the line is no command.
    pub(super) fn command(&mut self, seat: Seat, line: &str) -> Result<Option<Next>, Stop> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, rest) = (word.to_lowercase(), rest.trim());
        match (word.as_str(), rest) {
            ("help" | "?", _) => self.help()?,
            ("table", "") => {
                let reminder = F::reminder(&self.view(seat), self.style);
                self.print(&reminder)?;
                self.show_question(seat)?;
            }
            ("log", "") => {
                let log = self.style.wrap_all(&self.stories[seat.index()].log);
                self.print(&log)?;
            }
            ("hint", "") => self.hint(seat)?,
            ("auto", "") => return self.auto(seat).map(Some),
            ("record", "") => self.say(&format!(
                "The record tells the hidden {} of all players. Type `record anyway` to see it now.",
                F::SECRETS
            ))?,
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
            _ => match F::look_up(&self.view(seat), &word, rest, self.style) {
                Some(lines) => self.print(&lines)?,
                None => return Ok(None),
            },
        }
        Ok(Some(Next::AskAgain))
    }

    fn help(&mut self) -> Result<(), Stop> {
        let secrets = F::SECRETS;
        let record = format!(
            "  record      the record of the game; it tells hidden {secrets}, so first a warning"
        );
        let shared = [
            "  log         everything that happened so far",
            "  hint        what a strong bot would do, how often, and its chances",
            "  auto        let the heuristic answer for you",
            &record,
            "  save FILE   save the record; `trivium play --resume FILE` goes on with it",
            "  help        this text",
            "  quit        leave",
        ];
        let lines = [F::HELP.answers, F::HELP.commands, &shared, &[F::HELP.advice]].concat();
        let lines = self.style.wrap_all(lines);
        self.print(&lines)
    }

    /// What search finds: how often to choose what, and what comes of it.
    fn hint(&mut self, seat: Seat) -> Result<(), Stop> {
        let view = self.view(seat);
        let dice = &mut SearchDice::new(HINT_SEED);
        let Some(mut found) = mixture(HINT_LEVEL, &view, dice) else { return Ok(()) };
        found.mix.sort_by(|a, b| b.weight.total_cmp(&a.weight));
        for it in found.mix.iter().filter(|it| it.weight >= LEAST).take(MOST_HINTS) {
            let action = self.written(seat, it.action);
            let (often, wins) = (100.0 * it.weight, 100.0 * it.value);
            writeln!(self.out, "  {action}: {often:.0} times in 100; wins {wins:.0} %")?;
        }
        let (worlds, error) = (found.iterations, 100.0 * found.error);
        let wins = 100.0 * found.values.get(seat.index()).copied().unwrap_or(0.0);
        self.say(&match worlds {
            0 => format!("Exact: you win {wins:.0} % from here."),
            _ => format!(
                "Your chances are about {wins:.0} %, give or take {:.0}: {worlds} worlds tried that fit what you know.",
                (2.0 * error).max(1.0)
            ),
        })
    }

    /// Lets the heuristic answer.
    fn auto(&mut self, seat: Seat) -> Result<Next, Stop> {
        let view = self.view(seat);
        let Some(action) = Bot::Heuristic.choose(&view, &mut SearchDice::new(HINT_SEED)) else {
            return Ok(Next::AskAgain);
        };
        let written = self.written(seat, action);
        self.say(&format!("For you: {written}."))?;
        self.submit(seat, action).map_err(Stop::failed)?;
        Ok(Next::GoOn)
    }
}
