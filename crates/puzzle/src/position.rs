use crate::Puzzle;
use games::{AnyTable, AnyView};
use kernel::{Observer, Seat, Seed};
use protocol::Decision;

/// The seat whose choice is to be made next, and its legal answers if there are several. Where there is only one it is made;
/// `None` once the game is over. Positions of puzzles are reached in this order, and in no other.
pub fn choose_for(table: &mut AnyTable) -> Option<(Seat, Vec<String>)> {
    loop {
        let seat = table.owed().iter().next()?;
        let legal = table.legal(seat);
        let [only] = &legal[..] else { return Some((seat, legal)) };
        table.submit(seat, only).ok()?;
    }
}

impl Puzzle {
    /// Plays up to the position. `None` if it does not arise: the moves are not those of this deal.
    pub fn position(&self) -> Option<AnyTable> {
        let (mut table, _) = AnyTable::start(&self.options, Seed::from_number(self.seed)).ok()?;
        for place in &self.moves {
            let (seat, legal) = choose_for(&mut table)?;
            table.submit(seat, legal.get(usize::from(*place))?).ok()?;
        }
        choose_for(&mut table)?;
        table.owed().contains(self.seat).then_some(table)
    }

    /// What the seat knows there.
    pub fn view(&self) -> Option<AnyView> {
        Some(self.position()?.view(Observer::Seat(self.seat)))
    }

    /// What each legal answer is worth: the chance to win, from 0 to 1.
    pub fn weighed<'a>(
        &'a self,
        legal: &'a [String],
    ) -> impl Iterator<Item = (&'a str, f32)> + use<'a> {
        let values = self.values.iter().map(|it| f32::from(*it) / 100.0);
        legal.iter().map(String::as_str).zip(values)
    }
}

/// A puzzle as a solver gets it, made from the view of its seat and from nothing else that depends on the cards.
pub fn shown(puzzle: &Puzzle, view: &AnyView, rating: u32) -> Option<protocol::Puzzle> {
    Some(protocol::Puzzle {
        id: puzzle.id(),
        rating,
        options: (&puzzle.options).into(),
        view: view.into(),
        decision: Decision::of(1, view)?,
    })
}
