//! What the package needs to know of a game in addition to its rules.

use crate::batch::{AnyBatch, Batch};
use arena::Dealt;
use bots::Seen;
use cardia::{BaseCardia, Cardia};
use civ::Civ;
use games::Listed;
use kardinal::Kardinal;
use kernel::{Draw, Observed, SearchDice};

/// A game of the package.
pub trait Title:
    Listed
    + Observed
    + Dealt<
        Options: Send + Sync,
        State: Send + Sync,
        Action: Send + Sync,
        Draw: Draw<Outcome: Send + Sync> + Send + Sync,
        View: Seen<Choices = Self::Choices> + Send + Sync,
    >
{
    /// All worlds that fit a view, and in how many deals each of them comes about; `None` if they are more than `most`.
    fn worlds(view: &Self::View, most: usize) -> Option<Vec<(Self::State, u64)>>;

    /// Many games at once.
    fn batch(options: Self::Options, dice: Vec<SearchDice>) -> Option<Box<dyn AnyBatch>> {
        Some(Box::new(Batch::<Self>::new(options, dice)?))
    }
}

/// Without locations and guardians, batches are those of the smaller and faster rules.
impl Title for Cardia {
    fn worlds(view: &cardia::View, most: usize) -> Option<Vec<(Self::State, u64)>> {
        Some(view.worlds(most)?.into_iter().map(|world| (world, 1)).collect())
    }

    fn batch(options: cardia::Options, dice: Vec<SearchDice>) -> Option<Box<dyn AnyBatch>> {
        if options.is_wild() {
            Some(Box::new(Batch::<Cardia>::new(options, dice)?))
        } else {
            Some(Box::new(Batch::<BaseCardia>::new(options, dice)?))
        }
    }
}

impl Title for Kardinal {
    fn worlds(view: &kardinal::View, most: usize) -> Option<Vec<(Self::State, u64)>> {
        let worlds = view.worlds();
        (worlds.len() <= most)
            .then(|| worlds.into_iter().map(|(world, ways)| (world, ways.into())).collect())
    }
}

impl Title for Civ {
    fn worlds(view: &civ::View, most: usize) -> Option<Vec<(Self::State, u64)>> {
        view.worlds(most)
    }
}
