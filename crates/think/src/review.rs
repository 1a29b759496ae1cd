//! A finished game looked at again: how good each choice was by what its seat knew, and what chance then brought.
//!
//! The first depends on the view of the seat alone (I8). The second is the value of the true position, found by the same search
//! in one world. `docs/review.md` explains the marks.

use crate::reason::{Reasoned, reasons};
use crate::{LOOK_EVERY, dice_of, power, wire};
use bots::search::{Budget, Explained, Searched, evaluate};
use bots::{ActionOf, Level, Seen};
use games::{AnyView, AnyWorld, Film, Listed, match_game};
use kernel::{Choices as _, Notation as _, Observer, SearchDice, Seat, SeatSet, Status};
use protocol::{Decision, Mark, Review};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

/// How thoroughly games are looked at: a first look, then a better one.
pub const PASSES: [Level; 2] = [Level::Chancellor, Level::Sovereign];

/// An answer that the mixture gives at least so often costs nothing.
const IN_THE_MIXTURE: f32 = 0.1;
/// What a choice has to cost for each mark.
const INACCURACY: f32 = 0.05;
const MISTAKE: f32 = 0.1;
const BLUNDER: f32 = 0.2;
/// A great choice is better than the next best by this.
const GREAT: f32 = 0.1;
/// What chance has to bring to be called luck.
const LUCK: f32 = 0.15;
/// How fast accuracy falls with what a choice cost: 20 points of a hundred halve it.
const STEEP: f32 = 5.0;

/// Says whether to go on.
type GoOn<'a> = &'a mut dyn FnMut() -> ControlFlow<()>;

/// Looks at the choices of a game again. Several threads can share it; what one has found of a position the others need not
/// look for.
pub struct Reviewer {
    film: Film,
    truths: Mutex<BTreeMap<(usize, usize, Seat), Truth>>,
}

/// What a position is worth with the true cards.
#[derive(Clone)]
struct Truth {
    /// To each seat.
    win: Vec<f32>,
    /// To the seat that looks, after each of its answers.
    after: Vec<(String, f32)>,
}

impl Reviewer {
    /// Of a film.
    pub fn new(film: Film) -> Reviewer {
        Reviewer { film, truths: Mutex::default() }
    }

    /// The film.
    pub fn film(&self) -> &Film {
        &self.film
    }

    /// The frames in which somebody had a choice.
    pub fn choices(&self) -> Vec<usize> {
        let chose = |&n: &usize| {
            let before = self.film.frames[n].act.as_ref().and_then(|(seat, _)| {
                self.film.frames.get(n.checked_sub(1)?)?.views.get(seat.index())
            });
            before.is_some_and(|view| view.legal().len() > 1)
        };
        (0..self.film.frames.len()).filter(chose).collect()
    }

    /// Looks at the choice of a frame, as thoroughly as this pass does; `None` if there was none, or nobody waits any more.
    pub fn review(&self, frame: usize, pass: usize, go_on: GoOn<'_>) -> Option<Review> {
        let level = *PASSES.get(pass)?;
        let shown = self.film.frames.get(frame)?;
        let (seat, action) = shown.act.as_ref()?;
        let view = self.film.frames.get(frame.checked_sub(1)?)?.views.get(seat.index())?;
        let known = Known::of(view, action, level, go_on)?;
        // What others have chosen unseen is no part of the position.
        let before = self.truth(self.settled_before(frame - 1), *seat, pass, go_on)?;
        let after = self.worth(self.settled_after(frame), pass, go_on)?;
        let expected = before.after.iter().find(|(it, _)| it == action)?.1;
        let luck = after.get(seat.index())? - expected;
        let said = Decision::of(0, view)?.choices;
        let said = |action: &str| Some(said.iter().find(|it| it.action == action)?.text.clone());
        Some(Review {
            line: shown.line as u32,
            seat: (*seat).into(),
            action: action.clone(),
            chosen: said(action)?,
            mark: known.mark(luck),
            analysis: known.analysis,
            best: said(&known.best)?,
            loss: known.loss,
            accuracy: 1.0 / (1.0 + STEEP * known.loss),
            truth: before.win,
            luck,
            pass: pass as u32 + 1,
        })
    }

    /// The last frame up to this one at which no sealed answer waits for others.
    fn settled_before(&self, frame: usize) -> usize {
        (1..=frame).rev().find(|&it| !self.is_sealed(it)).unwrap_or(0)
    }

    /// The first frame from this one on.
    fn settled_after(&self, frame: usize) -> usize {
        let last = self.film.frames.len() - 1;
        (frame..last).find(|&it| !self.is_sealed(it)).unwrap_or(last)
    }

    /// Has somebody chosen here while others still choose at the same question?
    fn is_sealed(&self, frame: usize) -> bool {
        let owed = |frame: usize| match self.film.frames[frame].world.status() {
            Status::Owed(owed) => owed,
            Status::Over(_) => SeatSet::EMPTY,
        };
        let Some((seat, _)) = &self.film.frames[frame].act else { return false };
        let (before, after) = (owed(frame - 1), owed(frame));
        !after.is_empty() && before.len() == after.len() + 1 && before == after.with(*seat)
    }

    /// What a position is worth to each seat with the true cards.
    fn worth(&self, frame: usize, pass: usize, go_on: GoOn<'_>) -> Option<Vec<f32>> {
        let world = &self.film.frames[frame].world;
        match world.status() {
            Status::Over(_) => match_game!(world, AnyWorld(state), G => G::ended(state)),
            Status::Owed(owed) => Some(self.truth(frame, owed.iter().next()?, pass, go_on)?.win),
        }
    }

    /// The same, with what each answer of a seat is worth.
    fn truth(&self, frame: usize, seat: Seat, pass: usize, go_on: GoOn<'_>) -> Option<Truth> {
        let key = (pass, frame, seat);
        let truths = || self.truths.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = truths().get(&key) {
            return Some(known.clone());
        }
        // Not while the others wait: two threads may find the same twice.
        let dice = SearchDice::stream(frame as u64, u64::from(seat.index() as u32));
        let world = &self.film.frames[frame].world;
        let truth = match_game!(world, AnyWorld(state), G => {
            G::truth(state, seat, PASSES[pass], dice, go_on)
        })?;
        truths().insert(key, truth.clone());
        Some(truth)
    }
}

/// What can be said of a choice by what its seat knew.
struct Known {
    analysis: protocol::Analysis,
    best: String,
    loss: f32,
    /// The same as far as it is certain.
    certain: f32,
    /// By how much the choice is better than all others.
    lead: f32,
}

impl Known {
    fn of(view: &AnyView, action: &str, level: Level, go_on: GoOn<'_>) -> Option<Known> {
        let dice = dice_of(view);
        match_game!(view, AnyView(it), G => {
            let options = G::options_of(it);
            let write = |action| G::write_action(&options, action);
            let chosen = G::read_action(&options, action).ok()?;
            known(it, chosen, level, dice, go_on, write)
        })
    }

    fn mark(&self, luck: f32) -> Mark {
        match self.certain {
            BLUNDER.. => Mark::Blunder,
            MISTAKE.. => Mark::Mistake,
            INACCURACY.. => Mark::Inaccuracy,
            _ if self.lead >= GREAT => Mark::Great,
            _ if luck >= LUCK => Mark::Lucky,
            _ if luck <= -LUCK => Mark::Unlucky,
            _ => Mark::Good,
        }
    }
}

fn known<V>(
    view: &V,
    chosen: ActionOf<V>,
    level: Level,
    dice: SearchDice,
    go_on: GoOn<'_>,
    write: impl Fn(ActionOf<V>) -> String,
) -> Option<Known>
where
    V: Reasoned,
    ActionOf<V>: PartialEq,
{
    if view.choices().len() < 2 {
        return None;
    }
    let budget = Budget { iterations: power(view, level), report_every: LOOK_EVERY };
    let mut stopped = false;
    let found = view.explain(budget, dice, &mut |_| {
        let flow = go_on();
        stopped |= flow.is_break();
        flow
    });
    let found = found.filter(|_| !stopped)?;
    let Explained { analysis, .. } = &found;
    let of = |it: ActionOf<V>| analysis.mix.iter().find(|weighed| weighed.action == it);
    let (mine, best) = (of(chosen)?, of(analysis.best()?)?);
    let worth: f32 = analysis.mix.iter().map(|it| it.weight * V::chance(it.value)).sum();
    let value = V::chance(mine.value);
    let loss = if mine.weight >= IN_THE_MIXTURE { 0.0 } else { (worth - value).max(0.0) };
    let error = match analysis.iterations {
        0 => 0.0,
        _ => (value * (1.0 - value) / mine.visits.max(1) as f32).sqrt(),
    };
    let others = analysis.mix.iter().filter(|it| it.action != chosen);
    let next = others.map(|it| V::chance(it.value)).fold(0.0, f32::max);
    let is_best = mine.action == best.action && mine.weight > 0.5;
    Some(Known {
        best: write(best.action),
        loss,
        certain: loss - error,
        lead: if is_best { value - next - error } else { 0.0 },
        analysis: protocol::Analysis {
            reasons: reasons(view, &found),
            ..wire::<V>(analysis, write)
        },
    })
}

/// A game whose true positions can be valued.
trait Judged: Listed {
    /// What a position is worth with the true cards, by what search finds at this price; `None` if it was stopped.
    fn truth(
        state: &Self::State,
        seat: Seat,
        level: Level,
        dice: SearchDice,
        go_on: GoOn<'_>,
    ) -> Option<Truth>;

    /// What the end was worth to each seat.
    fn ended(state: &Self::State) -> Option<Vec<f32>>;
}

macro_rules! judged {
    ($($game:ty),*) => {
        $(impl Judged for $game {
            fn truth(
                state: &Self::State,
                seat: Seat,
                level: Level,
                dice: SearchDice,
                go_on: GoOn<'_>,
            ) -> Option<Truth> {
                truth::<$game>(state, seat, level, dice, go_on)
            }

            fn ended(state: &Self::State) -> Option<Vec<f32>> {
                ended::<$game>(state)
            }
        })*
    };
}
judged!(cardia::Cardia, kardinal::Kardinal, civ::Civ);

/// There is no search for it.
#[cfg(feature = "toy")]
impl Judged for toy::Honest {
    fn truth(_: &Self::State, _: Seat, _: Level, _: SearchDice, _: GoOn<'_>) -> Option<Truth> {
        None
    }

    fn ended(_: &Self::State) -> Option<Vec<f32>> {
        None
    }
}

fn truth<G: Listed + Searched>(
    state: &G::State,
    seat: Seat,
    level: Level,
    dice: SearchDice,
    go_on: GoOn<'_>,
) -> Option<Truth> {
    let view = G::view(state, Observer::Seat(seat));
    let iterations = power(&view, level);
    let budget = Budget { iterations, report_every: LOOK_EVERY };
    let found = evaluate::<G>(state, seat, budget, dice, go_on)?;
    if found.iterations < iterations {
        return None;
    }
    let (options, chance) = (G::options_of(&view), <G::View as Seen>::chance);
    let after = found.mix.iter();
    let after = after.map(|it| (G::write_action(&options, it.action), chance(it.value)));
    Some(Truth { win: found.values.iter().copied().map(chance).collect(), after: after.collect() })
}

fn ended<G: Listed + Searched>(state: &G::State) -> Option<Vec<f32>> {
    let values = G::worth(state)?;
    let seats = G::seats(&G::options_of(&G::view(state, Observer::Spectator)));
    Some(values[..seats].iter().copied().map(<G::View as Seen>::chance).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{AnyOptions, AnyTable, GameKind};
    use kernel::{Dice as _, Game as _, Seed};

    /// The film of a random game.
    fn film(kind: GameKind, options: &str, number: u64) -> Film {
        let options = AnyOptions::read(kind, options).expect("good options");
        let (mut table, _) = AnyTable::start(&options, Seed::from_number(number)).expect("dealt");
        let mut dice = SearchDice::new(number);
        while let Some(seat) = table.owed().iter().next() {
            let legal = table.legal(seat);
            let n = dice.below(legal.len() as u32) as usize;
            table.submit(seat, &legal[n]).expect("legal");
        }
        Film::of(&table.record_text()).expect("a record")
    }

    const GO_ON: fn() -> ControlFlow<()> = || ControlFlow::Continue(());

    #[test]
    fn every_choice_of_a_game_is_marked_and_its_numbers_fit_together() {
        for (kind, options) in
            [(GameKind::Cardia, ""), (GameKind::Kardinal, "players=3"), (GameKind::Civ, "")]
        {
            let reviewer = Reviewer::new(film(kind, options, 3));
            // Enough of it for a slow machine.
            for frame in reviewer.choices().into_iter().step_by(40) {
                let review = reviewer.review(frame, 0, &mut { GO_ON }).expect("a choice");
                let seats = reviewer.film().options.seats();
                assert_eq!((review.truth.len(), review.analysis.win.len()), (seats, seats));
                assert!(review.analysis.mix.iter().any(|it| it.action == review.action));
                assert!((0.0..=1.0).contains(&review.loss) && review.luck.abs() <= 1.0);
                assert!((0.0..=1.0).contains(&review.accuracy), "{review:?}");
                let bad = matches!(review.mark, Mark::Inaccuracy | Mark::Mistake | Mark::Blunder);
                assert!(!bad || review.loss >= INACCURACY, "{review:?}");
                assert!(reviewer.review(frame, 0, &mut || ControlFlow::Break(())).is_none());
            }
        }
    }

    /// I8: what is said of a choice by what the seat knew does not depend on what it did not know.
    #[test]
    fn the_part_that_judges_skill_does_not_depend_on_hidden_cards() {
        for (kind, options) in
            [(GameKind::Cardia, ""), (GameKind::Kardinal, "players=3"), (GameKind::Civ, "")]
        {
            let film = film(kind, options, 5);
            let chosen = film.choices_of(Seat::A).filter(|(_, view, _)| view.legal().len() > 1);
            for (_, view, action) in chosen.step_by(5) {
                let judged = |view: &AnyView| {
                    let known = Known::of(view, action, Level::Knight, &mut { GO_ON });
                    let known = known.expect("a choice");
                    let bytes = serde_json::to_string(&known.analysis).expect("written");
                    (bytes, known.best, known.loss.to_bits(), known.certain.to_bits())
                };
                let expected = judged(&view);
                for world in 0..3 {
                    let other = match_game!(&view, AnyView(it), G => {
                        let world = G::imagine(it, &mut SearchDice::new(world));
                        G::any_view(G::view(&world, G::observer(it)))
                    });
                    assert_eq!(judged(&other), expected);
                }
            }
        }
    }

    #[test]
    fn marks_have_bounds() {
        let mark = |certain: f32, lead: f32, luck: f32| {
            let analysis = protocol::Analysis {
                iterations: 1,
                error: 0.0,
                win: Vec::new(),
                points: None,
                mix: Vec::new(),
                reasons: Vec::new(),
            };
            Known { analysis, best: String::new(), loss: certain, certain, lead }.mark(luck)
        };
        assert_eq!(mark(0.2, 0.0, 0.5), Mark::Blunder);
        assert_eq!(mark(0.19, 0.0, 0.5), Mark::Mistake);
        assert_eq!(mark(0.05, 0.0, -0.5), Mark::Inaccuracy);
        assert_eq!(mark(0.04, 0.0, -0.5), Mark::Unlucky);
        assert_eq!(mark(0.0, 0.0, 0.15), Mark::Lucky);
        assert_eq!(mark(0.0, 0.1, 0.5), Mark::Great);
        assert_eq!(mark(-0.1, 0.05, 0.1), Mark::Good);
    }
}
