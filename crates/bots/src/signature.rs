//! One number that tells whether any bot would play differently.

use crate::search::{Analysis, Budget, Mixer};
use crate::{ActionOf, Level, Seen, mixture};
use cardia::Cardia;
use civ::Civ;
use kardinal::Kardinal;
use kernel::{Choices as _, Dice, Game, Observer, SearchDice, Status};
use std::hash::Hash;
use std::ops::ControlFlow;

/// Positions of each game.
const POSITIONS: u64 = 20;

/// Worlds imagined for a position.
const ITERATIONS: u32 = 400;

/// A hash of what search finds in fixed positions of all games: weights, visits, values and nodes. It is the same
/// in every run and on every platform until search, a rule or the dice change.
pub fn signature() -> u64 {
    let mut mixer = Mixer::default();
    let options: Vec<cardia::Options> = CARDIA.iter().filter_map(|it| it.parse().ok()).collect();
    sign::<Cardia>(&options, &mut mixer);
    let tables = (3..=5).map(|players| kardinal::Options { players, ..Default::default() });
    sign::<Kardinal>(&tables.collect::<Vec<_>>(), &mut mixer);
    let tables: Vec<_> = (2..=4).map(civ::Options::new).collect();
    sign::<Civ>(&tables, &mut mixer);
    mixer.0
}

const CARDIA: &[&str] =
    &["", "deck=2", "deck=1212", "deck=2121 locations=Bazaar,SeersLair guardians=hidden"];

/// Position by position, each further into a random game than the one before.
fn sign<G: Game<View: Seen>>(options: &[G::Options], mixer: &mut Mixer)
where
    ActionOf<G::View>: Hash,
{
    for number in 0..POSITIONS {
        let mut dice = SearchDice::stream(number, 1);
        let options = &options[number as usize % options.len()];
        let Ok(mut state) = G::start(options, &mut dice, &mut ()) else { continue };
        let mut left = 2 * number;
        while let Status::Owed(seats) = G::status(&state) {
            for seat in seats.iter() {
                let choices = G::legal(&state, seat);
                if left == 0 && choices.len() > 1 {
                    sign_position(&G::view(&state, Observer::Seat(seat)), number, mixer);
                    break;
                }
                left = left.saturating_sub(1);
                let action = choices.nth(dice.below(choices.len() as u32) as usize);
                let accepted = action.map(|it| G::submit(&mut state, seat, it, &mut dice, &mut ()));
                debug_assert_eq!(accepted, Some(Ok(())), "legal is what submit accepts");
            }
            if left == 0 {
                break;
            }
        }
    }
}

fn sign_position<V: Seen>(view: &V, number: u64, mixer: &mut Mixer)
where
    ActionOf<V>: Hash,
{
    let budget = Budget::iterations(ITERATIONS);
    let go_on = &mut |_: &Analysis<_>| ControlFlow::Continue(());
    let found = view.analyse(budget, SearchDice::new(number), go_on);
    let played = mixture(Level::Novice, view, &mut SearchDice::new(number));
    for analysis in found.into_iter().chain(played) {
        for it in &analysis.mix {
            it.action.hash(mixer);
            it.weight.to_bits().hash(mixer);
            it.value.to_bits().hash(mixer);
            it.visits.hash(mixer);
        }
        analysis.nodes.hash(mixer);
        analysis.values.iter().for_each(|value| value.to_bits().hash(mixer));
    }
}
