use cardia::Cardia;
use civ::Civ;
use kardinal::Kardinal;
use kernel::{Game as _, Notation as _, Seat, SeatSet, Setting};
use std::fmt;
use std::ops::RangeInclusive;
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

    /// The options it has.
    pub const fn settings(self) -> &'static [Setting] {
        match self {
            GameKind::Cardia => Cardia::SETTINGS,
            GameKind::Kardinal => Kardinal::SETTINGS,
            GameKind::Civ => Civ::SETTINGS,
        }
    }

    /// The version of the rules that new games are played by.
    pub const fn rules_version(self) -> u32 {
        *self.rules_versions().end()
    }

    /// The versions of its rules that can be played: those before the last for stored games.
    pub const fn rules_versions(self) -> RangeInclusive<u32> {
        match self {
            GameKind::Cardia => Cardia::OLDEST_RULES..=Cardia::RULES_VERSION,
            GameKind::Kardinal => Kardinal::OLDEST_RULES..=Kardinal::RULES_VERSION,
            GameKind::Civ => Civ::OLDEST_RULES..=Civ::RULES_VERSION,
        }
    }
}

/// A stored game was played by rules that this program does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownRules {
    /// Of which game.
    pub kind: GameKind,
    /// The version of the rules.
    pub version: u32,
}

impl fmt::Display for UnknownRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, version, known) = (self.kind, self.version, self.kind.rules_versions());
        let (oldest, newest) = (known.start(), known.end());
        write!(f, "{kind} has no rules of version {version}; this program has {oldest} to {newest}")
    }
}

impl std::error::Error for UnknownRules {}

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

    /// The version of the rules that these options are played by.
    pub fn rules(&self) -> u32 {
        match self {
            AnyOptions::Cardia(options) => Cardia::rules_of(options),
            AnyOptions::Kardinal(options) => Kardinal::rules_of(options),
            AnyOptions::Civ(options) => Civ::rules_of(options),
        }
    }

    /// The same options by the rules of another version, for a stored game.
    pub fn under_rules(self, version: u32) -> Result<AnyOptions, UnknownRules> {
        let kind = self.kind();
        if !kind.rules_versions().contains(&version) {
            return Err(UnknownRules { kind, version });
        }
        Ok(match self {
            AnyOptions::Cardia(it) => AnyOptions::Cardia(Cardia::under_rules(it, version)),
            AnyOptions::Kardinal(it) => AnyOptions::Kardinal(Kardinal::under_rules(it, version)),
            AnyOptions::Civ(it) => AnyOptions::Civ(Civ::under_rules(it, version)),
        })
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
