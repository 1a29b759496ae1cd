//! What one observer may know of a game, whichever it is.

use crate::error::Refused;
use crate::position::{AnyPosition, Position};
use crate::title::Title;
use bots::search::{Analysis, Budget};
use bots::{Bot, Seen as _};
use games::AnyView;
use kernel::{Choices as _, Dice as _, Observer, SearchDice, SeatSet, Status};
use std::ops::ControlFlow;

/// A computer player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Player {
    /// One of those with a name.
    Named(Bot),
    /// Search with so many imagined worlds; it plays the mixture that it finds.
    Search(u32),
}

/// What one observer may know.
pub trait AnySeen: Send + Sync {
    fn copied(&self) -> Box<dyn AnySeen>;
    fn observer(&self) -> Observer;
    fn owed(&self) -> SeatSet;
    fn codes(&self) -> u64;
    fn text_of(&self, code: u8) -> Result<String, Refused>;
    fn code_of(&self, text: &str) -> Result<u8, Refused>;
    fn any(&self) -> AnyView;
    fn options(&self) -> String;
    fn imagine(&self, dice: SearchDice) -> Box<dyn AnyPosition>;
    fn worlds(&self, most: usize) -> Option<Vec<(Box<dyn AnyPosition>, u64)>>;
    fn row(&self) -> Vec<i8>;
    fn read(&self, row: &[i8]) -> Result<Box<dyn AnySeen>, Refused>;
    fn choose(&self, player: Player, dice: &mut SearchDice) -> Option<u8>;
    fn analyse(&self, iterations: u32, seed: u64) -> Option<Vec<(u8, f32, f32)>>;
    fn equals(&self, other: &dyn AnySeen) -> bool;
    fn as_any(&self) -> &dyn std::any::Any;
}

/// A view of a game.
pub struct Seen<G: Title>(pub G::View);

impl<G: Title> Seen<G> {
    fn search(&self, iterations: u32, seed: u64) -> Option<Analysis<G::Action>> {
        let go_on = &mut |_: &Analysis<G::Action>| ControlFlow::Continue(());
        self.0.analyse(Budget::iterations(iterations), SearchDice::new(seed), go_on)
    }
}

impl<G: Title> AnySeen for Seen<G> {
    fn copied(&self) -> Box<dyn AnySeen> {
        Box::new(Seen::<G>(self.0))
    }

    fn observer(&self) -> Observer {
        G::observer(&self.0)
    }

    fn owed(&self) -> SeatSet {
        match G::status_of(&self.0) {
            Status::Owed(seats) => seats,
            Status::Over(_) => SeatSet::EMPTY,
        }
    }

    fn codes(&self) -> u64 {
        G::codes(&G::choices_of(&self.0))
    }

    fn text_of(&self, code: u8) -> Result<String, Refused> {
        let choices = G::choices_of(&self.0);
        let legal = || crate::position::codes(G::codes(&choices));
        let action = G::coded(&choices, code);
        let action = action.ok_or_else(|| Refused::Code { code: code.into(), legal: legal() })?;
        Ok(G::write_action(&G::options_of(&self.0), action))
    }

    fn code_of(&self, text: &str) -> Result<u8, Refused> {
        let choices = G::choices_of(&self.0);
        let action = G::read_action(&G::options_of(&self.0), text);
        let action = action.map_err(|why| Refused::Text(why.to_string()))?;
        let legal = || {
            let all = choices.iter().map(|it| G::write_action(&G::options_of(&self.0), it));
            all.collect::<Vec<_>>().join("; ")
        };
        let not_legal = || Refused::Text(format!("`{text}` is not legal here; legal: {}", legal()));
        G::code(&choices, action).ok_or_else(not_legal)
    }

    fn any(&self) -> AnyView {
        G::any_view(self.0)
    }

    fn options(&self) -> String {
        G::write_options(&G::options_of(&self.0))
    }

    fn imagine(&self, mut dice: SearchDice) -> Box<dyn AnyPosition> {
        let state = G::imagine(&self.0, &mut dice);
        Box::new(Position::<G>::imagined(G::options_of(&self.0), state, dice))
    }

    fn worlds(&self, most: usize) -> Option<Vec<(Box<dyn AnyPosition>, u64)>> {
        let options = G::options_of(&self.0);
        let worlds = G::worlds(&self.0, most)?;
        let world = |(n, (state, ways)): (usize, (G::State, u64))| {
            let dice = SearchDice::new(n as u64);
            let world = Position::<G>::imagined(options, state, dice);
            (Box::new(world) as Box<dyn AnyPosition>, ways)
        };
        Some(worlds.into_iter().enumerate().map(world).collect())
    }

    fn row(&self) -> Vec<i8> {
        G::row(&self.0)
    }

    fn read(&self, row: &[i8]) -> Result<Box<dyn AnySeen>, Refused> {
        let width = G::row(&self.0).len();
        if row.len() != width {
            return Err(Refused::Width { found: row.len(), width });
        }
        Ok(Box::new(Seen::<G>(G::decode(&self.0, row))))
    }

    fn choose(&self, player: Player, dice: &mut SearchDice) -> Option<u8> {
        let choices = G::choices_of(&self.0);
        let action = match player {
            Player::Named(bot) => bot.choose(&self.0, dice),
            Player::Search(_) if choices.len() < 2 => choices.nth(0),
            Player::Search(iterations) => {
                let seed = u64::from(dice.bits()) << 32 | u64::from(dice.bits());
                self.search(iterations, seed).and_then(|analysis| analysis.draw(dice))
            }
        };
        G::code(&choices, action?)
    }

    fn analyse(&self, iterations: u32, seed: u64) -> Option<Vec<(u8, f32, f32)>> {
        let choices = G::choices_of(&self.0);
        let analysis = self.search(iterations, seed)?;
        let weighed = analysis.mix.iter();
        weighed.map(|it| Some((G::code(&choices, it.action)?, it.weight, it.value))).collect()
    }

    fn equals(&self, other: &dyn AnySeen) -> bool {
        other.as_any().downcast_ref::<Seen<G>>().is_some_and(|other| self.0 == other.0)
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}
