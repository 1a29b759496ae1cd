//! The options of Cardia on the command line, and random ones.

use super::Rules;
use cardia::{
    BadOptions, CardSet, Cardia, Deck, Faction, GuardianRule, Length, Location, LocationSet,
    Options,
};
use clap::Args;
use kernel::Dice;
use std::num::NonZeroU8;

/// What two players agree on before the first card.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Rules of the game")]
pub struct CardiaOptions {
    /// Deck 1, deck 2, or one digit each for Rebellion, Academy, Guild and Dynasty, for example 1212
    #[arg(long, value_name = "DECK", default_value = "1", value_parser = read_deck)]
    deck: Deck,

    /// Locations, separated by commas, for example Bazaar,Senate
    #[arg(long, value_name = "NAMES", default_value = "none", value_parser = read_locations)]
    locations: LocationSet,

    /// Guardians expansion: none, hidden, or open (all six face up)
    #[arg(long, value_name = "HOW", default_value = "none", value_parser = read_guardians)]
    guardians: GuardianRule,

    /// 1 for a single game, 3 for a best-of-three match
    #[arg(long = "match", value_name = "GAMES", default_value = "1", value_parser = read_length)]
    length: Length,

    /// Play only with these card numbers, for example 1,4,8
    #[arg(long, value_name = "NUMBERS", value_parser = read_cards)]
    cards: Option<CardSet>,

    /// Number of cards drawn at the start [default: as in the rules]
    #[arg(long, value_name = "N", value_parser = read_hand)]
    hand: Option<NonZeroU8>,

    /// Number of signets that win the game
    #[arg(long, value_name = "N", default_value = "5", value_parser = read_goal)]
    goal: u8,
}

impl Rules for CardiaOptions {
    type Game = Cardia;

    fn options(&self) -> Options {
        Options {
            deck: self.deck,
            locations: self.locations,
            guardians: self.guardians,
            length: self.length,
            cards: self.cards.unwrap_or(CardSet::ALL),
            hand: self.hand,
            goal: self.goal,
            ..Options::default()
        }
    }
}

/// Reads one option with the parser of records and scenarios, so that all give the same error for a bad one.
fn read(key: &str, value: &str) -> Result<Options, BadOptions> {
    match value.split_once(char::is_whitespace) {
        None => format!("{key}={value}").parse(),
        Some((_, rest)) => Err(BadOptions::NotAPair(rest.trim().to_owned())),
    }
}

fn read_deck(text: &str) -> Result<Deck, BadOptions> {
    read("deck", text).map(|options| options.deck)
}

fn read_guardians(text: &str) -> Result<GuardianRule, BadOptions> {
    read("guardians", &text.to_lowercase()).map(|options| options.guardians)
}

fn read_length(text: &str) -> Result<Length, BadOptions> {
    read("match", text).map(|options| options.length)
}

fn read_cards(text: &str) -> Result<CardSet, BadOptions> {
    read("cards", text).map(|options| options.cards)
}

fn read_hand(text: &str) -> Result<NonZeroU8, BadOptions> {
    let bad = || BadOptions::Number(text.to_owned());
    read("hand", text).and_then(|options| options.hand.ok_or_else(bad))
}

fn read_goal(text: &str) -> Result<u8, BadOptions> {
    read("goal", text).map(|options| options.goal)
}

/// Names in any case, with or without spaces and apostrophes: `grand library` is the Grand Library.
fn read_locations(text: &str) -> Result<LocationSet, BadOptions> {
    if text.is_empty() || text == "none" {
        return Ok(LocationSet::EMPTY);
    }
    let plain = |name: &str| -> String {
        name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase()
    };
    let mut set = LocationSet::EMPTY;
    for name in text.split(',').map(str::trim) {
        let location = Location::ALL
            .into_iter()
            .find(|location| plain(location.word()) == plain(name))
            .ok_or_else(|| BadOptions::Location(name.to_owned()))?;
        if set.contains(location) {
            return Err(BadOptions::LocationTwice(location));
        }
        set = set.with(location);
    }
    Ok(set)
}

/// Any of the sixteen decks.
fn any_deck(dice: &mut impl Dice) -> Deck {
    let two = |_: &Faction| dice.below(2) == 1;
    Faction::ALL.into_iter().filter(two).fold(Deck::ONE, Deck::with_two)
}

/// This number of different locations.
fn any_locations(n: usize, dice: &mut impl Dice) -> LocationSet {
    let mut left = Location::ALL.to_vec();
    (0..n).map(|_| left.swap_remove(dice.below(left.len() as u32) as usize)).collect()
}

fn any_guardians(dice: &mut impl Dice) -> GuardianRule {
    if dice.below(2) == 0 { GuardianRule::Hidden } else { GuardianRule::Open }
}

/// Any deck, three locations and guardians: the most demanding options.
pub fn everything(dice: &mut impl Dice) -> Options {
    Options {
        deck: any_deck(dice),
        locations: any_locations(3, dice),
        guardians: any_guardians(dice),
        ..Options::default()
    }
}

/// Options drawn at random: half of the games with locations, half with guardians, one in eight a match.
pub fn random(dice: &mut impl Dice) -> Options {
    let deck = any_deck(dice);
    let locations = match dice.below(8) {
        0..4 => 0,
        4..6 => 1,
        6 => 2,
        _ => 3,
    };
    let locations = any_locations(locations, dice);
    let guardians = if dice.below(2) == 0 { GuardianRule::None } else { any_guardians(dice) };
    let length = if dice.below(8) == 0 { Length::BestOfThree } else { Length::Single };
    Options { deck, locations, guardians, length, ..Options::default() }
}
