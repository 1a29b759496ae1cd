//! An adversary that knows how a level of Cardia plays and exploits it. Its win rate measures how exploitable the level is.
//!
//! Where both choose a card, the adversary imagines worlds that fit what it sees, asks the level what it would do in each of
//! them, and plays the best card against that; a short search judges the position after the encounter.
//! Everywhere else it searches like a level. It is a local best response: it looks one choice ahead, so a perfect
//! opponent may win more, and what it wins is a lower bound of what can be won.

use crate::play::{Contestant, Wanted};
use crate::tournament::{Pairings, Plan, Score, Standings};
use bots::search::{Analysis, Budget};
use bots::{Bot, Level, Seen as _, mixture};
use cardia::{Action, Ask, Cardia, Options, State, View, Wilds};
use kernel::{Choices as _, Dice as _, Game as _, Observer, SearchDice, Seat, Status};
use std::ops::ControlFlow;
use std::sync::Mutex;

/// Worlds in which the level is asked.
const WORLDS: u32 = 8;

/// Iterations that judge what comes of an encounter.
const JUDGING: u32 = 200;

/// Iterations where the level's choice is not known to matter.
const SEARCHING: u32 = 2_000;

/// Answers of the level that are less likely than this are left out.
const UNLIKELY: f32 = 0.05;

/// Plays against this level, knowing it.
pub struct Adversary(pub Level);

/// The score of the adversary against a level, over this many deals played from both seats, or fewer if `wanted` turns
/// false.
pub fn measure(
    level: Level,
    deals: u64,
    seed: u64,
    wanted: fn() -> bool,
    finished: impl Fn() + Sync,
) -> Score {
    let contestants: Vec<Box<dyn Contestant<Cardia>>> = vec![
        Box::new(Wanted { player: Bot::Level(level), wanted }),
        Box::new(Wanted { player: Adversary(level), wanted }),
    ];
    let plan = Plan {
        game: Cardia::NAME.into(),
        options: String::new(),
        contestants: contestants.iter().map(|it| it.name()).collect(),
        deals,
        seed,
        pairings: Pairings::Neighbours,
    };
    let bouts = Mutex::new(Vec::new());
    Plan::play::<Cardia>(&Options::default(), &contestants, &plan.meetings(2), |bout| {
        finished();
        bouts.lock().is_ok_and(|mut bouts| {
            bouts.push(bout);
            true
        })
    });
    // Threads finish in any order, and a sum of fractions depends on it.
    let mut bouts = bouts.into_inner().unwrap_or_default();
    bouts.sort_by_key(|bout| bout.deal);
    Standings::of(2, 2, &bouts).matrix[1][0]
}

impl Contestant<Cardia> for Adversary {
    fn name(&self) -> String {
        format!("adversary of {}", self.0)
    }

    fn choose(&self, view: &View, dice: &mut SearchDice) -> Option<Action> {
        let choices = view.choices();
        let Observer::Seat(me) = view.observer() else { return None };
        let both = matches!(view.status(), Status::Owed(owed) if owed.len() == 2);
        if choices.len() < 2 {
            choices.nth(0)
        } else if both && view.ask() == Ask::Play {
            self.answer(view, me, dice)
        } else {
            search(view, SEARCHING, dice)?.draw(dice)
        }
    }
}

impl Adversary {
    /// The card that does best against what the level plays.
    fn answer(&self, view: &View, me: Seat, dice: &mut SearchDice) -> Option<Action> {
        let mut sums: Vec<(Action, f32)> = view.choices().iter().map(|it| (it, 0.0)).collect();
        for _ in 0..WORLDS {
            let world = Cardia::imagine(view, dice);
            let theirs = Cardia::view(&world, Observer::Seat(me.other()));
            let Some(only) = theirs.choices().nth(0) else { continue };
            // A level without a choice has one answer.
            let mix = mixture(self.0, &theirs, dice).map(|analysis| analysis.mix);
            let mix = mix.unwrap_or_default();
            let likely = mix.iter().filter(|it| it.weight >= UNLIKELY);
            let mut answers: Vec<_> = likely.map(|it| (it.action, it.weight)).collect();
            if answers.is_empty() {
                answers.push((only, 1.0));
            }
            for (mine, sum) in &mut sums {
                for &(theirs, weight) in &answers {
                    *sum += weight * judge(world, me, [*mine, theirs], dice)?;
                }
            }
        }
        let best = sums.into_iter().reduce(|best, it| if it.1 > best.1 { it } else { best });
        best.map(|(action, _)| action)
    }
}

/// What the game is worth to a seat after its card and the other's.
fn judge(
    mut world: State<Wilds>,
    me: Seat,
    cards: [Action; 2],
    dice: &mut SearchDice,
) -> Option<f32> {
    for (seat, card) in [me, me.other()].into_iter().zip(cards) {
        Cardia::submit(&mut world, seat, card, dice, &mut ()).ok()?;
    }
    let owed = match Cardia::status(&world) {
        Status::Over(outcome) if outcome.winners.is_empty() => return Some(0.5),
        Status::Over(outcome) => return Some(f32::from(u8::from(outcome.winners.contains(me)))),
        Status::Owed(owed) => owed,
    };
    // By whoever is asked next: who owes nothing has nothing to search.
    let seat = if owed.contains(me) { me } else { me.other() };
    let analysis = search(&Cardia::view(&world, Observer::Seat(seat)), JUDGING, dice)?;
    analysis.values.get(me.index()).copied()
}

fn search(view: &View, iterations: u32, dice: &mut SearchDice) -> Option<Analysis<Action>> {
    let seed = u64::from(dice.bits()) << 32 | u64::from(dice.bits());
    let go_on = &mut |_: &_| ControlFlow::Continue(());
    view.analyse(Budget::iterations(iterations), SearchDice::new(seed), go_on)
}
