//! Random options of Cardia.

use cardia::{Deck, Faction, GuardianRule, Length, Location, LocationSet, Options};
use kernel::Dice;

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
