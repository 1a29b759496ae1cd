//! What one observer may know of a game, whichever it is.

use crate::error::Refused;
use crate::position::{AnyPosition, Position};
use crate::title::Title;
use bots::search::{Analysis, Budget};
use bots::{Bot, Seen as _};
use games::AnyView;
use kernel::{Choices as _, Dice as _, Observer, SearchDice, SeatSet, Status};
use std::ops::ControlFlow;
use std::sync::OnceLock;

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
pub struct Seen<G: Title> {
    view: G::View,
    /// What was agreed. It follows from the view, but not at once: it is kept for worlds that are imagined by the thousand.
    options: OnceLock<G::Options>,
}

impl<G: Title> Seen<G> {
    /// A view.
    pub fn new(view: G::View) -> Seen<G> {
        Seen { view, options: OnceLock::new() }
    }

    /// A view of a game with these options.
    pub fn of(view: G::View, options: G::Options) -> Seen<G> {
        Seen { view, options: options.into() }
    }

    fn agreed(&self) -> &G::Options {
        self.options.get_or_init(|| G::options_of(&self.view))
    }

    fn search(&self, iterations: u32, seed: u64) -> Option<Analysis<G::Action>> {
        let go_on = &mut |_: &Analysis<G::Action>| ControlFlow::Continue(());
        self.view.analyse(Budget::iterations(iterations), SearchDice::new(seed), go_on)
    }
}

impl<G: Title> AnySeen for Seen<G> {
    fn copied(&self) -> Box<dyn AnySeen> {
        Box::new(Seen::<G> { view: self.view, options: self.options.clone() })
    }

    fn observer(&self) -> Observer {
        G::observer(&self.view)
    }

    fn owed(&self) -> SeatSet {
        match G::status_of(&self.view) {
            Status::Owed(seats) => seats,
            Status::Over(_) => SeatSet::EMPTY,
        }
    }

    fn codes(&self) -> u64 {
        G::codes(&G::choices_of(&self.view))
    }

    fn text_of(&self, code: u8) -> Result<String, Refused> {
        let choices = G::choices_of(&self.view);
        let legal = || crate::position::codes(G::codes(&choices));
        let action = G::coded(&choices, code);
        let action = action.ok_or_else(|| Refused::Code { code: code.into(), legal: legal() })?;
        Ok(G::write_action(self.agreed(), action))
    }

    fn code_of(&self, text: &str) -> Result<u8, Refused> {
        let choices = G::choices_of(&self.view);
        let action = G::read_action(self.agreed(), text);
        let action = action.map_err(|why| Refused::Text(why.to_string()))?;
        let legal = || {
            let all = choices.iter().map(|it| G::write_action(self.agreed(), it));
            all.collect::<Vec<_>>().join("; ")
        };
        let not_legal = || Refused::Text(format!("`{text}` is not legal here; legal: {}", legal()));
        G::code(&choices, action).ok_or_else(not_legal)
    }

    fn any(&self) -> AnyView {
        G::any_view(self.view)
    }

    fn options(&self) -> String {
        G::write_options(self.agreed())
    }

    fn imagine(&self, mut dice: SearchDice) -> Box<dyn AnyPosition> {
        let state = G::imagine(&self.view, &mut dice);
        Box::new(Position::<G>::imagined(*self.agreed(), state, dice))
    }

    fn worlds(&self, most: usize) -> Option<Vec<(Box<dyn AnyPosition>, u64)>> {
        let options = *self.agreed();
        let worlds = G::worlds(&self.view, most)?;
        let world = |(n, (state, ways)): (usize, (G::State, u64))| {
            let dice = SearchDice::new(n as u64);
            let world = Position::<G>::imagined(options, state, dice);
            (Box::new(world) as Box<dyn AnyPosition>, ways)
        };
        Some(worlds.into_iter().enumerate().map(world).collect())
    }

    fn row(&self) -> Vec<i8> {
        G::row(&self.view)
    }

    fn read(&self, row: &[i8]) -> Result<Box<dyn AnySeen>, Refused> {
        let wrong = || Refused::Width { found: row.len(), width: G::row(&self.view).len() };
        let view = G::from_row(&self.view, row).ok_or_else(wrong)?;
        if G::row(&view) != row {
            let why = "no view of this game has such a row of numbers";
            return Err(Refused::Text(why.to_owned()));
        }
        Ok(Box::new(Seen::<G>::new(view)))
    }

    fn choose(&self, player: Player, dice: &mut SearchDice) -> Option<u8> {
        let choices = G::choices_of(&self.view);
        let action = match player {
            Player::Named(bot) => bot.choose(&self.view, dice),
            Player::Search(_) if choices.len() < 2 => choices.nth(0),
            Player::Search(iterations) => {
                let seed = u64::from(dice.bits()) << 32 | u64::from(dice.bits());
                self.search(iterations, seed).and_then(|analysis| analysis.draw(dice))
            }
        };
        G::code(&choices, action?)
    }

    fn analyse(&self, iterations: u32, seed: u64) -> Option<Vec<(u8, f32, f32)>> {
        let choices = G::choices_of(&self.view);
        let analysis = self.search(iterations, seed)?;
        let weighed = analysis.mix.iter();
        weighed.map(|it| Some((G::code(&choices, it.action)?, it.weight, it.value))).collect()
    }

    fn equals(&self, other: &dyn AnySeen) -> bool {
        other.as_any().downcast_ref::<Seen<G>>().is_some_and(|other| self.view == other.view)
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}
