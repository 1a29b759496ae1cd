use crate::{PersonId, Time};
use kernel::Seed;
use protocol::{Access, Avatar, Bot, ClockSetting, Emote, GameName, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One line of a table's log: when, who with which message, and what. Written as JSON in one line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// When.
    pub at: Time,
    /// Who asked for it; nobody for bots, time and chance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PersonId>,
    /// With which message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub msg: Option<String>,
    /// What.
    pub fact: Fact,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

impl FromStr for Line {
    type Err = serde_json::Error;

    fn from_str(text: &str) -> Result<Line, serde_json::Error> {
        serde_json::from_str(text)
    }
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Fact {
    /// The table was opened. First line, and only there.
    Opened {
        /// The version of these lines.
        version: u32,
        /// Its id.
        table: String,
        /// Which game.
        game: GameName,
        /// Its options, in notation.
        options: String,
        /// How long players may think.
        clock: ClockSetting,
        /// Who decides.
        host: PersonId,
        /// What the first game will be dealt from.
        #[serde(with = "seed_text")]
        seed: Seed,
        /// The lesson that is played here, if one is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lesson: Option<String>,
        /// How the first game begins: the record of another game up to a step.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        origin: Option<String>,
    },
    /// A person sat down or came back.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// By which name.
        name: String,
        /// With which picture.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        avatar: Option<Avatar>,
    },
    /// A person left.
    Left {
        /// From where.
        seat: Seat,
    },
    /// A person was sent away, or a bot taken off.
    Kicked {
        /// From where.
        seat: Seat,
    },
    /// A seat is kept for whoever has a code.
    Reserved {
        /// Which.
        seat: Seat,
        /// The code.
        code: String,
    },
    /// The table is found by everyone, or by its link only.
    AccessSet {
        /// By whom.
        access: Access,
    },
    /// A bot took a seat.
    BotSat {
        /// Where.
        seat: Seat,
        /// Which.
        bot: Bot,
    },
    /// Something else will be played.
    OptionsSet {
        /// Which game.
        game: GameName,
        /// Its options, in notation.
        options: String,
    },
    /// Players may think longer or shorter.
    ClockSet {
        /// How long.
        clock: ClockSetting,
    },
    /// A game began, under the first version of its rules: what tables wrote before there was another. What was
    /// dealt follows.
    Started,
    /// A game began. What was dealt follows.
    Began {
        /// The version of its rules.
        rules: u32,
    },
    /// A line of the game's record.
    Game(GameLine),
    /// The learner has read a step of a lesson.
    Read {
        /// Its number.
        step: u32,
    },
    /// Somebody said something.
    Said {
        /// By name.
        name: String,
        /// From which seat.
        seat: Option<Seat>,
        /// What.
        text: String,
    },
    /// Somebody said something with one click.
    Emoted {
        /// By name.
        name: String,
        /// From which seat.
        seat: Option<Seat>,
        /// What.
        emote: Emote,
    },
    /// Somebody gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// Somebody's time ran out.
    TimedOut {
        /// Whose.
        seat: Seat,
    },
    /// The last person gave up or ran out of time: the game is over, because only bots would go on.
    Deserted {
        /// Who.
        seat: Seat,
        /// How.
        parting: Parting,
    },
    /// Something was proposed.
    Proposed {
        /// By whom.
        seat: Seat,
        /// What.
        motion: Motion,
    },
    /// A proposal was answered; it is gone if the answer was no.
    Answered {
        /// Which.
        proposal: u32,
        /// By whom.
        seat: Seat,
        /// Yes or no.
        agree: bool,
    },
    /// All agreed to a draw.
    DrawAgreed,
    /// All agreed to a pause.
    Paused,
    /// Somebody ended it.
    Resumed,
    /// All agreed to another game.
    RematchAgreed {
        /// Which.
        game: GameName,
        /// Its options, in notation.
        options: String,
        /// What it will be dealt from.
        #[serde(with = "seed_text")]
        seed: Seed,
    },
    /// A choice was taken out of the record.
    Lifted {
        /// Whose.
        seat: Seat,
        /// The number of its line.
        line: usize,
    },
    /// The record was cut off before a choice.
    Rewound {
        /// The number of its line.
        line: usize,
    },
}

/// How a player leaves a game for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Parting {
    /// By giving up.
    Resigned,
    /// When the time was over.
    TimedOut,
}

/// What is proposed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Motion {
    /// A draw.
    Draw,
    /// Cutting the record off before this line.
    Undo {
        /// The number of the line.
        line: usize,
    },
    /// A bot for someone who left.
    Replace {
        /// For whom.
        seat: Seat,
        /// Which.
        bot: Bot,
    },
    /// Another game.
    Rematch {
        /// Which.
        game: GameName,
        /// Its options, in notation.
        options: String,
        /// What it will be dealt from.
        #[serde(with = "seed_text")]
        seed: Seed,
    },
    /// A pause.
    Pause,
}

/// A line of a game's record, and whose choice it is. Stored as the record has it: `12 A play Judge`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct GameLine {
    /// Who chose; nobody where chance brought it.
    pub seat: Option<kernel::Seat>,
    /// The line.
    pub text: String,
}

impl From<GameLine> for String {
    fn from(line: GameLine) -> String {
        line.text
    }
}

/// Not a line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadGameLine(String);

impl fmt::Display for BadGameLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not a line of a record, which has a number and a seat or `chance`",
            self.0
        )
    }
}

impl TryFrom<String> for GameLine {
    type Error = BadGameLine;

    fn try_from(text: String) -> Result<GameLine, BadGameLine> {
        let seat = match text.split(' ').nth(1) {
            Some("chance") => None,
            Some(seat) => match seat.parse() {
                Ok(seat) => Some(seat),
                Err(()) => return Err(BadGameLine(text)),
            },
            None => return Err(BadGameLine(text)),
        };
        Ok(GameLine { seat, text })
    }
}

impl Fact {
    /// The version of the rules of the game that began with it.
    pub fn begins(&self) -> Option<u32> {
        if let Fact::Began { rules } = self {
            return Some(*rules);
        }
        (*self == Fact::Started).then_some(1)
    }

    /// The line of the game's record that it is.
    pub(crate) fn game_line(&self) -> Option<&GameLine> {
        if let Fact::Game(line) = self { Some(line) } else { None }
    }

    /// Does it belong to the line before it: something that chance brought?
    pub(crate) fn is_chance(&self) -> bool {
        self.game_line().is_some_and(|line| line.seat.is_none())
    }

    /// Did a player or bot choose something?
    pub fn is_choice(&self) -> bool {
        self.game_line().is_some_and(|line| line.seat.is_some())
    }
}

/// A seed as its 64 digits.
mod seed_text {
    use kernel::Seed;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(seed: &Seed, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(seed)
    }

    pub fn deserialize<'d, D: Deserializer<'d>>(from: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|()| D::Error::custom("not a seed"))
    }
}
