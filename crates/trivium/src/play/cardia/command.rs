//! What a person can ask for besides answering.

use super::{Next, Session};
use crate::stop::Stop;
use crate::text;
use bots::{Bot, estimates};
use cardia::{Character, Guardian, Location, Words};
use kernel::{SearchDice, Seat};
use std::io::Write;
use std::path::PathBuf;

const HELP: [&str; 14] = [
    "Answer with the number in front, a name or its beginning (`jud`), or in full",
    "(`play Judge`, `+3 on your Inventor`). You can also type:",
    "  table       the table and the open question once more",
    "  hand        your hand",
    "  discards    both discard piles",
    "  card NAME   what a card, location or guardian does, and how we know it",
    "  log         everything that happened so far",
    "  hint        what the heuristic would do, and how its tries went",
    "  auto        let the heuristic answer for you",
    "  record      the record of the game; it tells hidden cards, so first a warning",
    "  save FILE   save the record",
    "  help        this text",
    "  quit        leave",
    "Losing an encounter uses your card's ability: often that is what you want.",
];

/// The same position gets the same hint.
const HINT_SEED: u64 = 1;

impl<W: Write> Session<'_, W> {
    /// Does what a command asks for; `None` if the line is no command.
    pub(super) fn command(&mut self, seat: Seat, line: &str) -> Result<Option<Next>, Stop> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word.to_lowercase().as_str(), rest.trim()) {
            ("help" | "?", _) => self.say_all(&HELP.map(str::to_owned))?,
            ("table", "") => {
                self.say_all(&self.rules())?;
                self.say_all(&self.guardians(seat))?;
                self.show_question(seat)?;
            }
            ("hand", "") => {
                let hand = self.view(seat).hand();
                let lines = text::hand(self.voice(Some(seat)), self.style, hand);
                lines.iter().try_for_each(|line| writeln!(self.out, "{line}"))?;
            }
            ("discards" | "discard", "") => {
                self.say_all(&text::discards(self.voice(Some(seat)), &self.view(seat)))?;
            }
            ("card", name) => self.card(name)?,
            ("log", "") => {
                let log = self.stories[seat].log.clone();
                self.say_all(&log)?;
            }
            ("hint", "") => self.hint(seat)?,
            ("auto", "") => return self.auto(seat).map(Some),
            ("record", "") => self.say(
                "The record tells the hidden cards of both sides. Type `record anyway` to see it now.",
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

    /// What a card, location or guardian does.
    fn card(&mut self, name: &str) -> Result<(), Stop> {
        let plain = |text: &str| -> String {
            text.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase()
        };
        let wanted = plain(name);
        let characters = Character::ALL.into_iter().map(|it| {
            let card = it.card();
            let head = format!(
                "{} {}, {:?}, {}: {}",
                card.number(),
                it.name(),
                card.faction(),
                text::kind(it),
                it.text()
            );
            (it.name(), format!("{head} ({}, {})", it.rule(), it.provenance()))
        });
        let locations = Location::ALL.into_iter().map(|it| {
            let text = format!("{}, location: {}", it.name(), it.text());
            (it.name(), format!("{text} ({}, {})", it.rule(), it.provenance()))
        });
        let guardians = Guardian::ALL.into_iter().map(|it| {
            let text = format!("{}, guardian of {:?}: {}", it.word(), it.faction(), it.text());
            (it.word(), format!("{text} ({}, {})", it.rule(), it.provenance()))
        });
        let all: Vec<_> = characters.chain(locations).chain(guardians).collect();
        let mut found: Vec<_> = all.iter().filter(|(name, _)| plain(name) == wanted).collect();
        if found.is_empty() && !wanted.is_empty() {
            found = all.iter().filter(|(name, _)| plain(name).contains(&wanted)).collect();
        }
        let lines: Vec<String> = found.into_iter().map(|(_, text)| text.clone()).collect();
        if lines.is_empty() {
            return self.say(&format!("There is no card `{name}`. For example: card Judge"));
        }
        self.say_all(&lines)
    }

    /// What the heuristic would do.
    fn hint(&mut self, seat: Seat) -> Result<(), Stop> {
        let view = self.view(seat);
        let words = Words { deck: view.deck(), side: Some(seat) };
        let mut tried = estimates(&view, &mut SearchDice::new(HINT_SEED));
        tried.sort_by_key(|estimate| std::cmp::Reverse(estimate.points));
        for estimate in tried.iter().take(3) {
            let (action, percent) = (words.action(estimate.action), estimate.percent());
            let text = format!("{action}: won {percent} of 100 games tried from here");
            writeln!(self.out, "  {text}")?;
        }
        self.say("Tried in worlds that fit what you know, with random play afterwards.")
    }

    /// Lets the heuristic answer.
    fn auto(&mut self, seat: Seat) -> Result<Next, Stop> {
        let view = self.view(seat);
        let Some(action) = Bot::Heuristic.choose(&view, &mut SearchDice::new(HINT_SEED)) else {
            return Ok(Next::AskAgain);
        };
        let words = Words { deck: view.deck(), side: Some(seat) };
        self.say(&format!("For you: {}.", words.action(action)))?;
        self.submit(seat, action).map_err(Stop::failed)?;
        Ok(Next::GoOn)
    }
}
