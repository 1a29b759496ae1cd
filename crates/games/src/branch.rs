//! Another game that begins like a recorded one (decision 9 in `docs/decisions`).

use crate::film::{unplayable, unreadable};
use crate::{BadRecord, GameKind, Listed};
use kernel::{Chance, Choices as _, Dice, Draw, Notation, Observer, SearchDice, Seat, Status};
use record::{Drawn, Entry, Record};
use std::fmt;

/// What becomes of the hidden cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hidden {
    /// They stay as they were.
    True,
    /// They are dealt anew, so that this seat sees and has heard exactly the same. The number decides how.
    Anew(Seat, u64),
}

/// Why a game cannot go on from a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotContinued {
    /// It is not a record.
    Record(BadRecord),
    /// There is no such step.
    NoStep {
        /// The last one.
        last: usize,
    },
    /// The game is over there.
    Over,
    /// The game has no such seat.
    NoSeat,
}

impl fmt::Display for NotContinued {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotContinued::Record(why) => write!(f, "not a record of a game: {why}"),
            NotContinued::NoStep { last } => {
                write!(f, "there is no such step; the deal is step 0, the last is step {last}")
            }
            NotContinued::Over => {
                f.write_str("the game is over at this step; choose an earlier one")
            }
            NotContinued::NoSeat => f.write_str("the game has no such seat; the first is A"),
        }
    }
}

impl std::error::Error for NotContinued {}

/// The record of a game up to a step, counted as the frames of a [`Film`](crate::Film), without a promise about a seed.
/// [`AnyTable::reseeded`](crate::AnyTable::reseeded) takes it up.
pub fn branch(text: &str, step: usize, hidden: Hidden) -> Result<String, NotContinued> {
    let name = record::game_name(text).map_err(|why| NotContinued::Record(unreadable(why)))?;
    let kind: GameKind = name.parse().map_err(|why| NotContinued::Record(BadRecord::Game(why)))?;
    of_kind!(kind, G => beginning::<G>(text, step, hidden))
}

fn beginning<G: Listed>(text: &str, step: usize, hidden: Hidden) -> Result<String, NotContinued> {
    let record: Record<G> =
        record::parse(text).map_err(|why| NotContinued::Record(unreadable(why)))?;
    record::replay(&record).map_err(|why| NotContinued::Record(unplayable(&why)))?;
    let mut steps = record::steps(&record).flatten();
    let Some(at) = steps.by_ref().nth(step) else {
        return Err(NotContinued::NoStep { last: record::steps(&record).count() - 1 });
    };
    if let Status::Over(_) = G::status(&at.after) {
        return Err(NotContinued::Over);
    }
    let mut entries = record.entries[..at.last].to_vec();
    if let Hidden::Anew(seat, number) = hidden {
        if seat.index() >= G::seats(&record.options) {
            return Err(NotContinued::NoSeat);
        }
        let mut dice = SearchDice::new(number);
        entries = Course::<G>::new(&record.options, entries, seat).mixed(&mut dice);
    }
    let (options, commitment, end, seed) = (record.options, None, None, None);
    Ok(Record::<G> { options, commitment, entries, end, seed }.to_string())
}

type Entries<G> = Vec<record::EntryOf<G>>;

/// A game as one seat saw it, in which what the seat did not see can change.
struct Course<'a, G: Notation> {
    options: &'a G::Options,
    seat: Seat,
    now: Played<G>,
}

/// A way the game can have gone.
struct Played<G: Notation> {
    entries: Entries<G>,
    /// What chance was asked, by the number of the entry.
    draws: Vec<Option<G::Draw>>,
    /// What the seat heard and saw in each step.
    seen: Vec<(Vec<G::Event>, G::View)>,
}

/// How often something else is tried, for each outcome of chance.
const TRIES: usize = 60;
/// The most in all: longer games are mixed less.
const MOST_TRIES: usize = 6_000;

impl<'a, G: Notation> Course<'a, G> {
    fn new(options: &'a G::Options, entries: Entries<G>, seat: Seat) -> Self {
        let mut course = Course { options, seat, now: Played::empty() };
        if let Some(played) = course.play(entries, None) {
            course.now = played;
        }
        course
    }

    /// Mixes what the seat has not seen: again and again an outcome of chance changes places with another, and it stays so if the
    /// seat would not have noticed. Every game that the seat cannot tell from this one comes up as often as chance brings it
    /// (Metropolis and Hastings); where others have chosen unseen, their choices are drawn among those that are legal.
    fn mixed(mut self, dice: &mut SearchDice) -> Entries<G> {
        let drawn: Vec<usize> =
            (0..self.now.draws.len()).filter(|&n| self.now.draws[n].is_some()).collect();
        if drawn.is_empty() {
            return self.now.entries;
        }
        for _ in 0..(TRIES * drawn.len()).min(MOST_TRIES) {
            let place = drawn[dice.below(drawn.len() as u32) as usize];
            let Some((entries, ways)) = self.proposal(place, dice) else { continue };
            let Some(next) = self.play(entries, Some(dice)) else { continue };
            // From there the way back must be as likely, and so must both games.
            let back = next.ways_at(place).zip(next.twins(place, self.now.outcome(place)));
            let Some((back, twins)) = back else { continue };
            let likely = next.likelihood(&self.now) * ways / f64::from(back * twins);
            if likely >= 1.0 || f64::from(dice.bits()) / f64::from(u32::MAX) < likely {
                self.now = next;
            }
        }
        self.now.entries
    }

    /// Another outcome at a place, which may change places with the same outcome elsewhere; and among how many ways this was
    /// chosen.
    fn proposal(&self, place: usize, dice: &mut SearchDice) -> Option<(Entries<G>, f64)> {
        let draw = self.now.draws[place]?;
        let old = self.now.outcome(place)?;
        let new = draw.outcome(dice.below(draw.ways()));
        if new == old {
            return None;
        }
        let mut entries = self.now.entries.clone();
        let is_twin =
            |n: &usize| *n != place && matches!(entries[*n], Entry::Chance(it) if it == new);
        let twins: Vec<usize> = (0..entries.len()).filter(is_twin).collect();
        // One of them, or none.
        let choice = dice.below(twins.len() as u32 + 1) as usize;
        if let Some(&twin) = twins.get(choice) {
            entries[twin] = Entry::Chance(old);
        }
        entries[place] = Entry::Chance(new);
        Some((entries, f64::from(draw.ways() * (twins.len() as u32 + 1))))
    }

    /// Plays entries; `None` if that is not possible, or if the seat would notice. With dice, another player whose choice became
    /// illegal makes another one.
    fn play(
        &self,
        mut entries: Entries<G>,
        mut dice: Option<&mut SearchDice>,
    ) -> Option<Played<G>> {
        let observer = Observer::Seat(self.seat);
        let (mut draws, mut seen) = (vec![None; entries.len()], Vec::new());
        let (mut state, mut done): (Option<G::State>, usize) = (None, 0);
        while state.is_none() || done < entries.len() {
            let act = match (state, entries.get(done)) {
                (None, _) => None,
                (Some(state), Some(&Entry::Act { seat, action })) => {
                    let legal = G::legal(&state, seat);
                    let mut action = action;
                    if !legal.contains(action) {
                        let others = seat != self.seat && !legal.is_empty();
                        let dice = dice.as_mut().filter(|_| others)?;
                        action = legal.nth(dice.below(legal.len() as u32) as usize)?;
                        entries[done] = Entry::Act { seat, action };
                    }
                    Some((state, seat, action))
                }
                (Some(_), _) => return None,
            };
            let next = done + usize::from(act.is_some());
            let mut script = Following { entries: &entries, next, draws: &mut draws, wrong: false };
            let mut events = Vec::new();
            let after = match act {
                None => G::deal(self.options, &mut script, &mut events).ok()?,
                Some((mut state, seat, action)) => {
                    G::play(&mut state, seat, action, &mut script, &mut events).ok()?;
                    state
                }
            };
            (done, state) = (script.next, Some(after));
            if script.wrong || matches!(entries.get(done), Some(Entry::Chance(_))) {
                return None;
            }
            let heard = events.into_iter().filter_map(|it| G::redact(it, observer)).collect();
            let step = (heard, G::view(&after, observer));
            // At first there is nothing to compare with.
            if self.now.seen.get(seen.len()).is_some_and(|it| *it != step) {
                return None;
            }
            seen.push(step);
        }
        let is_whole = self.now.seen.is_empty() || self.now.seen.len() == seen.len();
        is_whole.then_some(Played { entries, draws, seen })
    }
}

impl<G: Notation> Played<G> {
    fn empty() -> Self {
        Played { entries: Vec::new(), draws: Vec::new(), seen: Vec::new() }
    }

    fn outcome(&self, place: usize) -> Option<Drawn<G>> {
        if let Entry::Chance(outcome) = self.entries[place] { Some(outcome) } else { None }
    }

    fn ways_at(&self, place: usize) -> Option<u32> {
        self.draws[place].map(|draw| draw.ways())
    }

    /// Among how many ways an outcome can be brought back to a place.
    fn twins(&self, place: usize, old: Option<Drawn<G>>) -> Option<u32> {
        let is_old = |(n, entry): &(usize, &record::EntryOf<G>)| {
            *n != place && matches!(entry, Entry::Chance(it) if Some(*it) == old)
        };
        Some(1 + self.entries.iter().enumerate().filter(is_old).count() as u32)
    }

    /// How many times as likely as another game chance brings this one.
    fn likelihood(&self, other: &Self) -> f64 {
        let ways = |played: &Self, place| f64::from(played.ways_at(place).unwrap_or(1));
        (0..self.draws.len()).map(|place| ways(other, place) / ways(self, place)).product()
    }
}

/// Chance as the entries have it; notes what it was asked.
struct Following<'e, A, D: Draw> {
    entries: &'e [Entry<A, D::Outcome>],
    next: usize,
    draws: &'e mut [Option<D>],
    wrong: bool,
}

impl<A, D: Draw> Chance<D> for Following<'_, A, D> {
    fn pick(&mut self, draw: D) -> u32 {
        let outcome = match self.entries.get(self.next) {
            Some(Entry::Chance(outcome)) if !self.wrong => draw.index_of(*outcome),
            Some(_) | None => None,
        };
        match outcome {
            Some(index) => {
                self.draws[self.next] = Some(draw);
                self.next += 1;
                index
            }
            None => {
                self.wrong = true;
                0
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnyOptions, AnyTable, Film};
    use kernel::Seed;
    use std::collections::BTreeSet;

    const GAMES: [(GameKind, &str); 5] = [
        (GameKind::Cardia, ""),
        (GameKind::Cardia, "deck=2"),
        (GameKind::Kardinal, "players=3"),
        (GameKind::Civ, "players=2"),
        (GameKind::Civ, "players=3 variant=draft"),
    ];

    /// The record of a random game.
    fn record(kind: GameKind, options: &str, number: u64) -> String {
        let options = AnyOptions::read(kind, options).expect("good options");
        let (mut table, _) = AnyTable::start(&options, Seed::from_number(number)).expect("dealt");
        let mut dice = SearchDice::new(number);
        while let Some(seat) = table.owed().iter().next() {
            let legal = table.legal(seat);
            let n = dice.below(legal.len() as u32) as usize;
            table.submit(seat, &legal[n]).expect("legal");
        }
        table.record_text()
    }

    /// I7, I8: a game dealt anew is a record, and its seat has seen and heard the same at every step.
    #[test]
    fn hidden_cards_are_dealt_anew_without_the_seat_noticing() {
        for (kind, options) in GAMES {
            let text = record(kind, options, 4);
            let film = Film::of(&text).expect("a record");
            let step = film.frames.len() / 3;
            let mut different = BTreeSet::new();
            for number in 0..6 {
                let branch = branch(&text, step, Hidden::Anew(Seat::A, number)).expect("goes on");
                let anew = Film::of(&branch).expect("a record");
                assert_eq!(anew.frames.len(), step + 1);
                for (old, new) in film.frames.iter().zip(&anew.frames) {
                    let observer = Observer::Seat(Seat::A);
                    assert_eq!(old.views[0], new.views[0]);
                    assert_eq!(old.told.to(observer), new.told.to(observer));
                }
                let table = AnyTable::reseeded(&branch, Seed::from_number(number));
                assert!(!table.expect("taken up").is_over());
                different.insert(branch);
            }
            assert!(different.len() > 1, "{kind}: something was hidden");
        }
    }

    /// Every hand that fits comes up as often: the opponent's five cards among those A has not seen.
    #[test]
    fn each_hand_is_dealt_as_often_as_chance_would() {
        let text = record(GameKind::Cardia, "", 1);
        let mut counts = std::collections::BTreeMap::new();
        const DEALS: u64 = 600;
        for number in 0..DEALS {
            let branch = branch(&text, 0, Hidden::Anew(Seat::A, number)).expect("goes on");
            let film = Film::of(&branch).expect("a record");
            let crate::AnyView::Cardia(view) = film.frames[0].views[1] else { panic!("cardia") };
            for card in view.hand().iter() {
                *counts.entry(card).or_insert(0u64) += 1;
            }
        }
        let expected = DEALS as f64 * 5.0 / 16.0;
        assert_eq!(counts.len(), 16);
        for (card, count) in counts {
            assert!((count as f64 - expected).abs() < 0.3 * expected, "{card:?}: {count}");
        }
    }

    #[test]
    fn the_truth_goes_on_as_it_was_and_bad_steps_are_named() {
        let text = record(GameKind::Cardia, "", 2);
        let film = Film::of(&text).expect("a record");
        let branch_at = |step| branch(&text, step, Hidden::True);
        let same = Film::of(&branch_at(5).expect("goes on")).expect("a record");
        assert_eq!(same.frames, film.frames[..6]);
        assert_eq!((same.seed, same.commitment), (None, None));
        let last = film.frames.len() - 1;
        assert_eq!(branch_at(last), Err(NotContinued::Over));
        assert_eq!(branch_at(last + 1), Err(NotContinued::NoStep { last }));
        let nobody = branch(&text, 3, Hidden::Anew(Seat::new(4).expect("a seat"), 1));
        assert_eq!(nobody, Err(NotContinued::NoSeat));
        assert!(matches!(branch("no record", 0, Hidden::True), Err(NotContinued::Record(_))));
        let other = text.replacen("rules 2", "rules 99", 1);
        assert!(
            other == text
                || matches!(branch(&other, 0, Hidden::True), Err(NotContinued::Record(_)))
        );
    }
}
