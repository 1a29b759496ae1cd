use crate::{GameKind, Listed as _};
use kernel::{Game, Notation as _, Seat, SeatSet, Setting};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

impl GameKind {
    /// How it is called in records and messages.
    pub const fn name(self) -> &'static str {
        of_kind!(self, G => G::NAME)
    }

    /// The options it has.
    pub const fn settings(self) -> &'static [Setting] {
        of_kind!(self, G => G::SETTINGS)
    }

    /// The version of the rules that new games are played by.
    pub const fn rules_version(self) -> u32 {
        *self.rules_versions().end()
    }

    /// The versions of its rules that can be played: those before the last for stored games.
    pub const fn rules_versions(self) -> RangeInclusive<u32> {
        of_kind!(self, G => G::OLDEST_RULES..=G::RULES_VERSION)
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

/// The options of a game.
pub(crate) type OptionsOf<G> = <G as Game>::Options;
/// Why they are impossible.
type BadOptionsOf<G> = <G as Game>::BadOptions;

any! {
    /// What is agreed before the first card of a game.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum AnyOptions(OptionsOf)
}

any! {
    /// Why options are impossible.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum BadOptions(BadOptionsOf)
}

impl fmt::Display for BadOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match_game!(self, BadOptions(why), G => why.fmt(f))
    }
}

impl std::error::Error for BadOptions {}

impl AnyOptions {
    /// The options of a game, from `key=value` words.
    pub fn read(kind: GameKind, text: &str) -> Result<AnyOptions, BadOptions> {
        of_kind!(kind, G => G::read_options(text).map(G::any_options).map_err(G::any_bad_options))
    }

    /// The version of the rules that these options are played by.
    pub fn rules(&self) -> u32 {
        match_game!(self, AnyOptions(it), G => G::rules_of(it))
    }

    /// The same options by the rules of another version, for a stored game.
    pub fn under_rules(self, version: u32) -> Result<AnyOptions, UnknownRules> {
        let kind = self.kind();
        if !kind.rules_versions().contains(&version) {
            return Err(UnknownRules { kind, version });
        }
        Ok(match_game!(self, AnyOptions(it), G => G::any_options(G::under_rules(it, version))))
    }

    /// How many seats such a game has.
    pub fn seats(&self) -> usize {
        match_game!(self, AnyOptions(it), G => G::seats(it))
    }

    /// Who wins together with this seat: its team, or the seat alone.
    pub fn allies(&self, seat: Seat) -> SeatSet {
        match_game!(self, AnyOptions(it), G => G::allies(it, seat))
    }
}

impl fmt::Display for AnyOptions {
    /// As `key=value` words.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match_game!(self, AnyOptions(it), G => G::write_options(it)))
    }
}
