//! Reference players, used only to measure bots.

use crate::play::Contestant;
use bots::search::Budget;
use bots::{Bot, Seen};
use cardia::{Action, Ask, Cardia, View};
use kernel::{Choices, Dice as _, Game, SearchDice};
use std::ops::ControlFlow;

/// Plays the highest card of its hand in Cardia, and answers every other question at random.
pub struct HighestCard;

impl HighestCard {
    /// How it is called.
    pub const NAME: &'static str = "highest-card";
}

impl Contestant<Cardia> for HighestCard {
    fn name(&self) -> String {
        HighestCard::NAME.to_owned()
    }

    fn choose(&self, view: &View, dice: &mut SearchDice) -> Option<Action> {
        let choices = view.choices();
        let highest = choices.len().checked_sub(1).and_then(|last| choices.nth(last));
        highest.filter(|_| view.ask() == Ask::Play).or_else(|| Bot::Random.choose(view, dice))
    }
}

/// Search with this many iterations, which plays the mixture exactly as found. (A level modifies it.)
pub struct Plain(pub u32);

impl<G: Game> Contestant<G> for Plain
where
    G::View: Seen,
    <G::View as Seen>::Choices: Choices<Action = G::Action>,
{
    fn name(&self) -> String {
        format!("search:{}", self.0)
    }

    fn choose(&self, view: &G::View, dice: &mut SearchDice) -> Option<G::Action> {
        let choices = view.choices();
        if choices.len() < 2 {
            return choices.nth(0);
        }
        let seed = u64::from(dice.bits()) << 32 | u64::from(dice.bits());
        let go_on = &mut |_: &_| ControlFlow::Continue(());
        let analysis = view.analyse(Budget::iterations(self.0), SearchDice::new(seed), go_on)?;
        analysis.draw(dice)
    }
}
