//! Chance as a scenario tells it.

use super::error::Fault;
use super::script::{Line, Step};
use kardinal::{Draw, Drawn, Kardinal, Options};
use kernel::{Chance, Draw as _, Notation as _};

/// Brings what the `chance` lines right after a move say. Cards are else dealt in the order of the deck, and A
/// starts; a Law card must be told.
pub(super) struct Told<'a> {
    options: &'a Options,
    told: Vec<(&'a Line, Drawn, bool)>,
    /// What cannot happen, and in which line; `None` for the move itself.
    wrong: Option<(Option<&'a Line>, Fault)>,
}

impl<'a> Told<'a> {
    /// For a move, with the lines that may tell chance.
    pub fn new(options: &'a Options, lines: impl Iterator<Item = &'a Line>) -> Self {
        let told = lines.filter_map(|line| {
            if let Step::Chance(drawn) = line.step { Some((line, drawn, false)) } else { None }
        });
        Told { options, told: told.collect(), wrong: None }
    }

    /// Went all as told? If not, the line that is not true; `None` for the move itself.
    pub fn check(self) -> Result<(), (Option<&'a Line>, Fault)> {
        let unused = self.told.iter().find(|(_, _, used)| !used);
        let unused = unused.map(|(line, _, _)| (Some(*line), Fault::ChanceUnused));
        self.wrong.or(unused).map_or(Ok(()), Err)
    }
}

impl Chance<Draw> for Told<'_> {
    fn pick(&mut self, draw: Draw) -> u32 {
        let told = self.told.iter_mut().find(|(_, drawn, used)| !used && same_kind(*drawn, draw));
        if let Some((line, drawn, used)) = told {
            if let Some(index) = draw.index_of(*drawn) {
                *used = true;
                return index;
            }
            let fault = Fault::ChanceImpossible(possible(self.options, draw));
            self.wrong.get_or_insert((Some(line), fault));
            return 0;
        }
        match draw {
            Draw::Deal(pool) => {
                let cards = pool.cards().iter().zip(0..);
                cards.min().map_or(0, |(_, index)| index)
            }
            Draw::Start(_) => 0,
            Draw::Law(..) => {
                let possible = possible(self.options, draw);
                if possible.len() > 1 {
                    self.wrong.get_or_insert((None, Fault::ChanceNeeded(possible)));
                }
                0
            }
        }
    }
}

/// What chance could bring, each thing once.
fn possible(options: &Options, draw: Draw) -> Vec<String> {
    let all = (0..draw.ways()).map(|n| Kardinal::write_outcome(options, draw.outcome(n)));
    let mut all: Vec<_> = all.collect();
    all.dedup();
    all
}

/// Is it an outcome of such a question, for the same seat?
fn same_kind(drawn: Drawn, draw: Draw) -> bool {
    match (drawn, draw) {
        (Drawn::Deal(_), Draw::Deal(_)) | (Drawn::Start(_), Draw::Start(_)) => true,
        (Drawn::Law(seat, _), Draw::Law(of, _)) => seat == of,
        (Drawn::Deal(_) | Drawn::Start(_) | Drawn::Law(..), _) => false,
    }
}
