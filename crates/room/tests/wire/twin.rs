//! The second law of the wire: hidden cards make no difference to the bytes that an observer gets.
//!
//! A table is played again with the same commands at the same times, but with other cards where an observer cannot see them:
//! another card is drawn or chosen. As long as the rules show and tell the observer the same in both worlds, every message to
//! it must be the same, byte by byte. Counters, clocks and the order of messages are compared too, which no look at one
//! message could judge.

use crate::common::Desk;
use crate::made::{json, observer_of, shortened};
use crate::oracle::{Oracle, game_line};
use crate::{Fault, Played};
use games::GameKind;
use kernel::{Dice as _, Observer, SearchDice, Seat};
use protocol::{Request, ServerMessage};
use room::{Command, Effects, Fact, Line, Room, Time};

/// Other hidden cards.
#[derive(Clone, Debug)]
pub struct Other {
    /// Whose.
    owner: Seat,
    /// Which card, and which instead.
    cards: [String; 2],
    /// In which line of the games at this table; in all that are about the owner if none is named, and then the two cards
    /// change places.
    only: Option<usize>,
}

impl Other {
    /// Something to change about which the observer may know nothing: one that stands in a line about somebody else.
    pub fn random(played: &Played, observer: Observer, dice: &mut SearchDice) -> Option<Other> {
        let names = cards(played.kind);
        let named = |line: &str| names.iter().find(|name| has(line, name)).cloned();
        let about = |(index, line): (usize, &String)| {
            let owner = owner(line).filter(|&seat| !observer.is(seat))?;
            Some((index, owner, named(line)?))
        };
        let lines: Vec<_> = played.lines.iter().enumerate().filter_map(about).collect();
        if lines.is_empty() {
            return None;
        }
        let (index, owner, card) = lines[dice.below(lines.len() as u32) as usize].clone();
        let instead = names[dice.below(names.len() as u32) as usize].clone();
        let only = (dice.below(2) == 0).then_some(index);
        (instead != card).then_some(Other { owner, cards: [card, instead], only })
    }

    /// A line of the game in the other world.
    fn line(&self, index: usize, line: &str) -> String {
        let [one, two] = &self.cards;
        match self.only {
            Some(only) if only == index => replaced(line, one, two),
            None if owner(line) == Some(self.owner) => {
                replaced(&replaced(&replaced(line, one, "?"), two, one), "?", two)
            }
            Some(_) | None => line.to_owned(),
        }
    }
}

/// The names of cards that can be hidden, as lines have them.
fn cards(kind: GameKind) -> Vec<String> {
    match kind {
        GameKind::Cardia => cardia::Character::ALL.map(|it| it.word().to_owned()).to_vec(),
        GameKind::Kardinal => kardinal::Law::ALL.map(|it| it.words().to_owned()).to_vec(),
        GameKind::Civ => civ::Domain::ALL.map(|it| it.name().to_owned()).to_vec(),
    }
}

/// The seat that a line of a game is about: the first it names.
fn owner(line: &str) -> Option<Seat> {
    line.split(' ').skip(1).find_map(|word| word.parse().ok())
}

fn has(line: &str, words: &str) -> bool {
    replaced(line, words, "") != line
}

/// Whole words replaced.
fn replaced(line: &str, one: &str, two: &str) -> String {
    let spaced = format!(" {line} ").replace(&format!(" {one} "), &format!(" {two} "));
    spaced.trim_matches(' ').to_owned()
}

/// How much was compared.
#[derive(Clone, Copy, Default, Debug)]
pub struct Compared {
    /// Commands in worlds with different hidden cards.
    pub commands: u32,
    /// Messages of these.
    pub messages: u32,
    /// Pairs of worlds.
    pub pairs: u32,
}

/// Plays the table in both worlds until the observer can tell them apart by what the rules show it.
pub fn sounds_the_same(
    played: &Played,
    observer: Observer,
    other: &Other,
    fault: Option<Fault>,
) -> Result<Compared, String> {
    let (mut here, mut there) = (World::open(played), World::open(played));
    let mut compared = Compared::default();
    let mut line = 0;
    for (command, now) in &played.commands {
        let effects = here.handle(command.clone(), *now, None, fault);
        let lines = effects.append.iter().filter_map(game_line);
        let lines: Vec<String> =
            lines.zip(line..).map(|(text, index)| other.line(index, text)).collect();
        line += lines.len();
        let their_effects = there.handle(other_command(command, &lines), *now, Some(&lines), fault);
        if facts(&effects.append) != facts(&their_effects.append) {
            // The cards do not allow the same there. Whether a choice can be taken back depends on what was hidden, by rule.
            break;
        }
        let same = here.oracle.view(observer) == there.oracle.view(observer)
            && here.oracle.heard(observer) == there.oracle.heard(observer);
        if !same {
            break;
        }
        if !here.oracle.runs() && here.oracle.view(observer).is_some() {
            // Over: everything is shown.
            continue;
        }
        let (ours, theirs) = (here.told(&effects, observer), there.told(&their_effects, observer));
        if ours != theirs {
            let pairs = ours.iter().zip(&theirs).find(|(one, two)| one != two);
            let (one, two) = pairs
                .map_or((String::new(), String::new()), |(one, two)| (one.clone(), two.clone()));
            return Err(format!(
                "{observer:?} can tell by messages that {other:?}: after {command:?} it gets {} or {}, and\n{one} or\n{two}",
                ours.len(),
                theirs.len(),
            ));
        }
        if here.oracle.all() != there.oracle.all() {
            compared.pairs = 1;
            compared.commands += 1;
            compared.messages += ours.len() as u32;
        }
    }
    Ok(compared)
}

/// What was done, but for the lines of the game: those are different by intent.
fn facts(lines: &[Line]) -> Vec<Option<&Fact>> {
    lines.iter().map(|line| Some(&line.fact).filter(|_| game_line(line).is_none())).collect()
}

/// The command with the choice as the other world has it.
fn other_command(command: &Command, lines: &[String]) -> Command {
    let mut command = command.clone();
    let choice = lines.first().and_then(|line| line.splitn(3, ' ').nth(2));
    if let Some(choice) = choice {
        match &mut command {
            Command::Request { request: Request::Act { action, .. }, .. }
            | Command::Bot { action, .. } => choice.clone_into(action),
            Command::Request { .. } | Command::Tick => {}
        }
    }
    command
}

/// A table in one world.
struct World {
    desk: Desk,
    before: Room,
    oracle: Oracle,
}

impl World {
    fn open(played: &Played) -> World {
        let desk = played.open();
        World { before: desk.room.clone(), oracle: Oracle::new(&desk.lines), desk }
    }

    fn handle(
        &mut self,
        command: Command,
        now: Time,
        lines: Option<&[String]>,
        fault: Option<Fault>,
    ) -> Effects {
        self.before = self.desk.room.clone();
        self.desk.now = now;
        let mut effects = match lines {
            None => self.desk.room.handle(command, now),
            Some(lines) => self.desk.room.handle_with(command, now, lines),
        };
        self.oracle.follow(&effects.append);
        if let Some(fault) = fault {
            fault(&self.desk.room, &mut effects);
        }
        effects
    }

    /// All bytes that an observer gets, and those that it would get if it looked anew.
    fn told(&self, effects: &Effects, observer: Observer) -> Vec<String> {
        let (room, now) = (&self.desk.room, self.desk.now);
        let mut told = Vec::new();
        for tell in effects.tells.iter().filter(|it| observer_of(it, room) == observer) {
            told.push(json(&tell.message));
            if let ServerMessage::Update { update, .. } = &tell.message {
                told.push(json(&shortened(&self.before, now, observer, update)));
            }
        }
        told.push(json(&room.snapshot(observer, now)));
        told.push(json(&room.lobby_entry()));
        told
    }
}
