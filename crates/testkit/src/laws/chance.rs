use super::Lawful;
use kernel::{Chance, Dice, Draw, SearchDice, Seat};

/// Chance that must not be asked; it remembers if it was.
#[derive(Default)]
pub(crate) struct Unasked {
    pub(crate) asked: bool,
}

impl<D: Draw> Chance<D> for Unasked {
    fn pick(&mut self, _: D) -> u32 {
        self.asked = true;
        0
    }
}

/// Chance that follows the outcomes of an earlier run as far as they are possible, and then throws dice.
pub(crate) struct Guided<'a, D: Draw> {
    dice: &'a mut SearchDice,
    script: &'a [(D, u32)],
    /// The question to answer differently this time.
    change: Option<usize>,
    /// Questions and answers of this run.
    pub(crate) asked: Vec<(D, u32)>,
    /// Was a question asked that the script could not answer?
    pub(crate) strayed: bool,
}

impl<'a, D: Draw> Guided<'a, D> {
    /// Nothing but dice.
    pub(crate) fn free(dice: &'a mut SearchDice) -> Self {
        Guided::following(&[], dice)
    }

    /// The outcomes of an earlier run.
    pub(crate) fn following(script: &'a [(D, u32)], dice: &'a mut SearchDice) -> Self {
        Guided { dice, script, change: None, asked: Vec::new(), strayed: false }
    }

    /// The outcomes of an earlier run but for one.
    pub(crate) fn changing(
        change: usize,
        script: &'a [(D, u32)],
        dice: &'a mut SearchDice,
    ) -> Self {
        Guided { change: Some(change), ..Guided::following(script, dice) }
    }

    /// Another outcome than this one, if the question has one.
    fn other(&mut self, draw: D, unwanted: D::Outcome) -> u32 {
        let start = self.dice.below(draw.ways());
        let around = (start..draw.ways()).chain(0..start);
        around.take(64).find(|&index| draw.outcome(index) != unwanted).unwrap_or(start)
    }
}

impl<D: Draw> Chance<D> for Guided<'_, D> {
    fn pick(&mut self, draw: D) -> u32 {
        let number = self.asked.len();
        let wanted = self.script.get(number).map(|(asked, index)| asked.outcome(*index));
        let index = match (wanted, wanted.and_then(|outcome| draw.index_of(outcome))) {
            (Some(outcome), Some(_)) if self.change == Some(number) => self.other(draw, outcome),
            (_, Some(index)) => index,
            (_, None) => {
                self.strayed = true;
                self.dice.below(draw.ways())
            }
        };
        self.asked.push((draw, index));
        index
    }
}

/// What is played: the deal, or a choice.
pub(crate) enum Turn<'a, G: Lawful> {
    Deal(&'a G::Options),
    Act(&'a G::State, Seat, G::Action),
}

/// What came of it.
pub(crate) struct Ran<G: Lawful> {
    pub(crate) state: G::State,
    pub(crate) events: Vec<G::Event>,
}

impl<G: Lawful> Turn<'_, G> {
    /// Plays it; `None` if it is refused.
    pub(crate) fn run(&self, chance: &mut dyn Chance<G::Draw>) -> Option<Ran<G>> {
        let mut events = Vec::new();
        match *self {
            Turn::Deal(options) => {
                let state = G::deal(options, chance, &mut events).ok()?;
                Some(Ran { state, events })
            }
            Turn::Act(&(mut state), seat, action) => {
                G::play(&mut state, seat, action, chance, &mut events).ok()?;
                Some(Ran { state, events })
            }
        }
    }
}
