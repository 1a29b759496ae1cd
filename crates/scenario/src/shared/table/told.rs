//! Chance as a scenario tells it.

use super::{Blamed, DrawOf, Line, Options, Outcome, Step, Table};
use crate::shared::{Fault, Language};
use kernel::{Chance, Draw as _, Notation as _};

/// Brings what the `chance` lines right after a move say, and else what the game brings untold.
pub(super) struct Told<'a, L: Table> {
    options: &'a Options<L>,
    told: Vec<(&'a Line<L>, Outcome<L>, bool)>,
    /// What cannot happen, and in which line; `None` for the move itself.
    wrong: Option<Blamed<'a, L>>,
}

impl<'a, L: Table> Told<'a, L> {
    /// For a move, with the lines that may tell chance.
    pub fn new(options: &'a Options<L>, lines: impl Iterator<Item = &'a Line<L>>) -> Self {
        let told = lines.filter_map(|line| {
            if let Step::Chance(drawn) = line.step { Some((line, drawn, false)) } else { None }
        });
        Told { options, told: told.collect(), wrong: None }
    }

    /// Went all as told? If not, the line that is not true.
    pub fn check(self) -> Result<(), Blamed<'a, L>> {
        let unused = self.told.iter().find(|(_, _, used)| !used);
        let unused = unused.map(|(line, _, _)| (Some(*line), Fault::ChanceUnused));
        self.wrong.or(unused).map_or(Ok(()), Err)
    }
}

impl<L: Table> Chance<DrawOf<L>> for Told<'_, L> {
    fn pick(&mut self, draw: DrawOf<L>) -> u32 {
        let told = self.told.iter_mut().find(|(_, drawn, used)| !used && L::answers(*drawn, draw));
        if let Some((line, drawn, used)) = told {
            if let Some(index) = draw.index_of(*drawn) {
                *used = true;
                return index;
            }
            let fault = Fault::ChanceImpossible(possible::<L>(self.options, draw));
            self.wrong.get_or_insert((Some(line), fault));
            return 0;
        }
        L::untold(draw).unwrap_or_else(|| {
            let possible = possible::<L>(self.options, draw);
            if possible.len() > 1 {
                self.wrong.get_or_insert((None, Fault::ChanceNeeded(possible)));
            }
            0
        })
    }
}

/// What chance could bring, each thing once.
fn possible<L: Table>(options: &Options<L>, draw: DrawOf<L>) -> Vec<String> {
    let write = |n| <L as Language>::Game::write_outcome(options, draw.outcome(n));
    let mut all: Vec<_> = (0..draw.ways()).map(write).collect();
    all.dedup();
    all
}
