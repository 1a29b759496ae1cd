//! Random games and the positions in them.

use super::measure::SEED;
use kernel::{Choices as _, Dice as _, Game, Observer, SearchDice, Seat, Status};
use std::hint::black_box;

/// How many positions are collected.
const POSITIONS: usize = 4096;

/// Plays a random game.
pub fn game<G: Game>(options: &G::Options, dice: &mut SearchDice) {
    if let Ok(mut state) = G::start(options, dice, &mut ()) {
        black_box(G::playout(&mut state, dice));
    }
}

/// Positions of random games with a random legal action, and what the acting seat sees. They come round again.
pub struct Positions<G: Game> {
    moves: Vec<(G::State, Seat, G::Action)>,
    views: Vec<G::View>,
    at: usize,
}

impl<G: Game> Positions<G> {
    /// From games with these options.
    pub fn collect(options: impl Fn(&mut SearchDice) -> G::Options) -> Positions<G> {
        let mut dice = SearchDice::new(SEED);
        let mut positions = Positions { moves: Vec::new(), views: Vec::new(), at: 0 };
        while positions.moves.len() < POSITIONS {
            if let Ok(state) = G::start(&options(&mut dice), &mut dice, &mut ()) {
                positions.add_game(state, &mut dice);
            }
        }
        positions
    }

    fn add_game(&mut self, mut state: G::State, dice: &mut SearchDice) {
        while let Status::Owed(owed) = G::status(&state) {
            for seat in owed.iter() {
                let choices = G::legal(&state, seat);
                let n = dice.below(choices.len() as u32) as usize;
                let Some(action) = choices.nth(n) else { return };
                self.moves.push((state, seat, action));
                self.views.push(G::view(&state, Observer::Seat(seat)));
                let _ = G::submit(&mut state, seat, action, dice, &mut ());
            }
        }
    }

    /// The next position and a move in it.
    pub fn next_move(&mut self) -> &(G::State, Seat, G::Action) {
        self.at = (self.at + 1) % self.moves.len();
        &self.moves[self.at]
    }

    /// What the acting seat of the next position sees.
    pub fn next_view(&mut self) -> &G::View {
        self.at = (self.at + 1) % self.views.len();
        &self.views[self.at]
    }
}
