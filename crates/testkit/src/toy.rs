//! What the laws need to know of the toy game, and the tests of the laws on broken variants of it.

use crate::Lawful;
use kernel::{Dice, Seat};
use toy::{ALL, Card, Cards, Event, Move, Options, State, Toy, View, each, flaw};

#[cfg(test)]
mod tests;

impl<const FLAW: usize> Lawful for Toy<FLAW> {
    fn random_options(dice: &mut impl Dice) -> Options {
        Options { players: 2 + dice.below(2) as usize }
    }

    fn conserved(state: &State) -> Result<(), String> {
        let places = state.hands.0.into_iter().chain([state.deck, state.played]);
        let places = places.chain(state.well.map(|card| 1 << card));
        let mut seen: Cards = 0;
        for cards in places {
            if seen & cards != 0 {
                return Err(format!(
                    "cards in two places: {:?}",
                    Vec::from_iter(each(seen & cards))
                ));
            }
            seen |= cards;
        }
        if seen != ALL {
            return Err(format!("cards nowhere: {:?}", Vec::from_iter(each(ALL & !seen))));
        }
        Ok(())
    }

    fn actions(_: &State) -> impl Iterator<Item = Move> {
        Move::all()
    }

    fn longest(options: &Options) -> usize {
        // Six rounds for two, four for three; each has a choice by everyone and a look.
        if options.players == 2 { 18 } else { 16 }
    }

    fn worlds(view: &View) -> Option<Vec<State>> {
        if view.unknown().count_ones() > 6 {
            return None;
        }
        let mut worlds = vec![view.known()];
        for seat in view.others() {
            worlds = worlds.iter().flat_map(|world| hands(world, seat, view)).collect();
        }
        if view.well.is_none() && !view.looked.is_empty() {
            worlds = worlds.iter().flat_map(wells).collect();
        }
        if FLAW == flaw::WORLDS_INCOMPLETE {
            worlds.pop();
        }
        Some(worlds)
    }

    fn is_open(event: Event) -> bool {
        match event {
            Event::Showed(..) => true,
            Event::Drew(..) | Event::Chose(..) | Event::Looked(..) | Event::Blabbed(_) => false,
        }
    }
}

/// The world with every hand that the seat can have, and every choice from it if one is made.
fn hands(world: &State, seat: Seat, view: &View) -> Vec<State> {
    let mut worlds = Vec::new();
    for hand in 0..=ALL {
        if hand & !world.deck != 0 || hand.count_ones() != view.hand_sizes[seat] {
            continue;
        }
        let mut dealt = *world;
        dealt.deck &= !hand;
        dealt.hands[seat] = hand;
        if view.have_chosen.contains(seat) {
            worlds.extend(each(hand).map(|card| {
                let mut chosen = dealt;
                chosen.chosen[seat] = Some(card);
                chosen
            }));
        } else {
            worlds.push(dealt);
        }
    }
    worlds
}

/// The world with every card that can lie in the well.
fn wells(world: &State) -> Vec<State> {
    let well = |card: Card| State { deck: world.deck & !(1 << card), well: Some(card), ..*world };
    each(world.deck).map(well).collect()
}
