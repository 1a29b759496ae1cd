//! What the package needs to know of a game in addition to its rules.

use crate::batch::{AnyBatch, Batch};
use arena::Dealt;
use bots::Seen;
use cardia::{BaseCardia, Cardia};
use civ::Civ;
use games::Listed;
use kardinal::Kardinal;
use kernel::lane;
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

    /// A view as a row of numbers, as in a batch.
    fn row(view: &Self::View) -> Vec<i8> {
        row::<Self>(view)
    }

    /// The view that a row stands for; the row is as long as those of [`row`](Title::row).
    fn decode(like: &Self::View, row: &[i8]) -> Self::View {
        lane::decode::<Self>(like, row)
    }

    /// Many games at once.
    fn batch(options: Self::Options, dice: Vec<SearchDice>) -> Option<Box<dyn AnyBatch>> {
        Some(Box::new(Batch::<Self>::new(options, dice)?))
    }
}

fn row<G: Observed>(view: &G::View) -> Vec<i8> {
    let mut row = vec![0; lane::width::<G>(view)];
    lane::encode::<G>(view, &mut row);
    row
}

/// Without locations and guardians, rows and batches are those of the smaller and faster rules.
impl Title for Cardia {
    fn row(view: &cardia::View) -> Vec<i8> {
        if view.options().is_wild() { row::<Cardia>(view) } else { row::<BaseCardia>(view) }
    }

    fn decode(like: &cardia::View, row: &[i8]) -> cardia::View {
        if like.options().is_wild() {
            lane::decode::<Cardia>(like, row)
        } else {
            lane::decode::<BaseCardia>(like, row)
        }
    }

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
