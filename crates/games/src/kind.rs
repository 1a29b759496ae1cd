use cardia::Cardia;
use civ::Civ;
use kardinal::Kardinal;
use kernel::{Game as _, Notation as _, Seat, SeatSet};
use std::fmt;
use std::str::FromStr;

/// The games there are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameKind {
    /// Cardia.
    Cardia,
    /// Kardinal & König – Das Kartenspiel.
    Kardinal,
    /// Carta Impera Victoria.
    Civ,
}

impl GameKind {
    /// All of them.
    pub const ALL: [GameKind; 3] = [GameKind::Cardia, GameKind::Kardinal, GameKind::Civ];

    /// How it is called in records and messages.
    pub const fn name(self) -> &'static str {
        match self {
            GameKind::Cardia => Cardia::NAME,
            GameKind::Kardinal => Kardinal::NAME,
            GameKind::Civ => Civ::NAME,
        }
    }

    /// The version of its rules in this program.
    pub const fn rules_version(self) -> u32 {
        match self {
            GameKind::Cardia => Cardia::RULES_VERSION,
            GameKind::Kardinal => Kardinal::RULES_VERSION,
            GameKind::Civ => Civ::RULES_VERSION,
        }
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no game of that name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = GameKind::ALL.map(GameKind::name).join(", ");
        write!(f, "there is no game `{}`; there are {names}", self.0)
    }
}

impl std::error::Error for UnknownGame {}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<GameKind, UnknownGame> {
        let found = GameKind::ALL.into_iter().find(|kind| kind.name() == text);
        found.ok_or_else(|| UnknownGame(text.to_owned()))
    }
}

/// What is agreed before the first card of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyOptions {
    /// Of Cardia.
    Cardia(cardia::Options),
    /// Of Kardinal & König.
    Kardinal(kardinal::Options),
    /// Of Carta Impera Victoria.
    Civ(civ::Options),
}

/// Why options are impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOptions {
    /// Those of Cardia.
    Cardia(cardia::BadOptions),
    /// Those of Kardinal & König.
    Kardinal(kardinal::BadOptions),
    /// Those of Carta Impera Victoria.
    Civ(civ::BadOptions),
}

impl fmt::Display for BadOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadOptions::Cardia(why) => why.fmt(f),
            BadOptions::Kardinal(why) => why.fmt(f),
            BadOptions::Civ(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for BadOptions {}

impl AnyOptions {
    /// The options of a game, from `key=value` words.
    pub fn read(kind: GameKind, text: &str) -> Result<AnyOptions, BadOptions> {
        match kind {
            GameKind::Cardia => {
                Cardia::read_options(text).map(AnyOptions::Cardia).map_err(BadOptions::Cardia)
            }
            GameKind::Kardinal => {
                Kardinal::read_options(text).map(AnyOptions::Kardinal).map_err(BadOptions::Kardinal)
            }
            GameKind::Civ => Civ::read_options(text).map(AnyOptions::Civ).map_err(BadOptions::Civ),
        }
    }

    /// Of which game.
    pub const fn kind(&self) -> GameKind {
        match self {
            AnyOptions::Cardia(_) => GameKind::Cardia,
            AnyOptions::Kardinal(_) => GameKind::Kardinal,
            AnyOptions::Civ(_) => GameKind::Civ,
        }
    }

    /// How many seats such a game has.
    pub fn seats(&self) -> usize {
        match self {
            AnyOptions::Cardia(options) => Cardia::seats(options),
            AnyOptions::Kardinal(options) => Kardinal::seats(options),
            AnyOptions::Civ(options) => Civ::seats(options),
        }
    }

    /// Who wins together with this seat: its team, or the seat alone.
    pub fn allies(&self, seat: Seat) -> SeatSet {
        match self {
            AnyOptions::Civ(options) if options.teams == civ::Teams::Yes => {
                let same = |other: &Seat| (other.index() + seat.index()).is_multiple_of(2);
                options.seats().iter().filter(same).collect()
            }
            AnyOptions::Cardia(_) | AnyOptions::Kardinal(_) | AnyOptions::Civ(_) => {
                SeatSet::only(seat)
            }
        }
    }
}

impl fmt::Display for AnyOptions {
    /// As `key=value` words.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            AnyOptions::Cardia(options) => Cardia::write_options(options),
            AnyOptions::Kardinal(options) => Kardinal::write_options(options),
            AnyOptions::Civ(options) => Civ::write_options(options),
        })
    }
}
