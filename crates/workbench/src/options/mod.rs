//! The options of the games on the command line, made from the list that each game has; and random ones.

pub mod cardia;

use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use kernel::setting::NONE;
use kernel::{Game, Notation, Setting, Values};
use std::fmt;

/// The options of a game on the command line.
pub trait Rules: Args {
    /// The game.
    type Game: Game;

    /// The options in the type of the rules crate.
    fn options(&self) -> <Self::Game as Game>::Options;
}

/// An argument for each option of a game.
pub struct OptionsOf<G: Game>(G::Options);

// Written out because a derive would ask them of `G` itself, which is only a name.

impl<G: Game> Clone for OptionsOf<G> {
    fn clone(&self) -> OptionsOf<G> {
        OptionsOf(self.0.clone())
    }
}

impl<G: Game> fmt::Debug for OptionsOf<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Those of Cardia.
pub type CardiaOptions = OptionsOf<::cardia::Cardia>;
/// Those of Kardinal & König.
pub type KardinalOptions = OptionsOf<kardinal::Kardinal>;
/// Those of Carta Impera Victoria.
pub type CivOptions = OptionsOf<civ::Civ>;

/// What is special about a game on the command line.
pub trait Typed: Notation {
    /// What stands for a text that the game reads by itself, in the help.
    const TEXT: &'static str = "TEXT";

    /// Such a text in notation.
    fn text(value: &str) -> Result<String, String> {
        Ok(value.to_owned())
    }
}

impl Typed for ::cardia::Cardia {}

#[cfg(feature = "toy")]
impl Typed for games::rules::toy::Honest {}

impl Typed for civ::Civ {
    const TEXT: &'static str = "TRIPLES";
}

/// The deck is in a file; `trivium deck show` prints an example.
impl Typed for kardinal::Kardinal {
    const TEXT: &'static str = "FILE";

    fn text(path: &str) -> Result<String, String> {
        read_deck(path).map(|deck| deck.to_string())
    }
}

/// Reads a deck file; the error names the fault and its line.
pub fn read_deck(path: &str) -> Result<kardinal::Deck, String> {
    let text = std::fs::read_to_string(path).map_err(|why| format!("cannot read {path}: {why}"))?;
    kardinal_deck::parse(&text).map_err(|bad| format!("{path}:{}: {}", bad.line, bad.problem))
}

impl<G: Typed> Rules for OptionsOf<G> {
    type Game = G;

    fn options(&self) -> G::Options {
        self.0.clone()
    }
}

impl<G: Typed> Args for OptionsOf<G> {
    fn augment_args(command: Command) -> Command {
        let heading = Some("Rules of the game");
        command.args(G::SETTINGS.iter().map(|it| argument::<G>(it).help_heading(heading)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        OptionsOf::<G>::augment_args(command)
    }
}

impl<G: Typed> FromArgMatches for OptionsOf<G> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<OptionsOf<G>, clap::Error> {
        let word = |setting: &Setting| {
            let value = matches.get_one::<String>(setting.key)?;
            Some(format!("{}={value}", setting.key))
        };
        let words: Vec<String> = G::SETTINGS.iter().filter_map(word).collect();
        let options = G::read_options(&words.join(" "));
        let bad = |why| clap::Error::raw(ErrorKind::ValueValidation, format!("{why}\n"));
        options.map(OptionsOf).map_err(bad)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = OptionsOf::from_arg_matches(matches)?;
        Ok(())
    }
}

fn argument<G: Typed>(setting: &'static Setting) -> Arg {
    let name = match setting.values {
        Values::One(_) => "WORD",
        Values::Each { .. } => "DIGITS",
        Values::Some(_) => "LIST",
        Values::Number(..) => "N",
        Values::Seat(_) => "SEAT",
        Values::Text => G::TEXT,
    };
    let help = match setting.values {
        Values::Number(least, most) => format!("{}: {least} to {most}", setting.about),
        Values::One(_) | Values::Each { .. } | Values::Some(_) | Values::Seat(_) | Values::Text => {
            setting.about.to_owned()
        }
    };
    let read = move |value: &str| -> Result<String, String> {
        let is_text = matches!(setting.values, Values::Text);
        let value = if is_text { G::text(value)? } else { forgive(setting.values, value) };
        setting.check(&value).map(|()| value).map_err(|why| why.to_string())
    };
    let arg = Arg::new(setting.key).long(setting.key).value_name(name).value_parser(read);
    let arg = match setting.default {
        Some(default) => arg.default_value(default),
        None => arg,
    };
    match (setting.values, setting.default) {
        // What is off without a word is on with its name alone.
        (Values::One(["no", "yes"]), Some("no")) => {
            arg.num_args(0..=1).default_missing_value("yes").help(help)
        }
        (_, _) => arg.help(help),
    }
}

/// What somebody meant: names in any case, with or without spaces and apostrophes.
fn forgive(values: Values, value: &str) -> String {
    let plain = |text: &str| -> String {
        text.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase()
    };
    let among = |words: &[&str], name: &str| {
        let found = words.iter().find(|word| plain(word) == plain(name));
        found.map_or(name.trim().to_owned(), |word| (*word).to_owned())
    };
    match values {
        Values::One(words) => among(words, value),
        Values::Some(_) if value.is_empty() => NONE.to_owned(),
        Values::Some(words) => {
            let names: Vec<String> = value.split(',').map(|name| among(words, name)).collect();
            names.join(",")
        }
        Values::Seat(_) => value.to_uppercase(),
        Values::Each { .. } | Values::Number(..) | Values::Text => value.to_owned(),
    }
}
