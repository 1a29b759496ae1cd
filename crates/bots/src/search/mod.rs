//! Search in imagined worlds: what a seat should do, as a mixture, and what comes of it.
//!
//! Each iteration deals the hidden cards anew, walks down the trees of all seats at once, adds a node to each that
//! has to choose there for the first time, and plays the rest at random. A seat's node stands for what the seat
//! has heard, never for the world that was dealt, so no choice can use what is hidden; the tree is one for
//! each seat, because the seats hear different things (multiple-observer information-set search).
//!
//! Nothing is read but the view and the dice, there is no clock, and numbers are only added, subtracted, multiplied,
//! divided and rooted in a fixed order: the same view, dice and budget give the same answer everywhere.

mod habits;
mod hear;
mod reply;
mod select;
mod tree;

pub use habits::Habits;
pub(crate) use hear::Mixer;
pub use reply::{Explained, Reply};
pub use select::{Rule, Tuning};

use crate::Seen;
use hear::Ears;
use kernel::bits::count16;
use kernel::{Choices as _, Dice, Game, Observer, SearchDice, Seat, SeatSet, Status};
use reply::Replies;
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;
use tree::{Found, Places, Tree};

/// What a game is worth to each seat at its end, from 0 to 1.
pub type Values = [f32; Seat::MAX];

/// At most sixteen actions, a bit for each in their order.
pub struct Few<A> {
    /// Those that are legal.
    pub bits: u16,
    /// The action behind a bit.
    pub action: fn(u32) -> A,
}

/// What search needs from a game in addition to its rules.
pub trait Searched: Game<Action: Hash, Event: Hash, View: Seen<Choices = Self::Choices>> {
    /// What another player did, as far as an answer is good or bad because of it.
    type Reply: Copy + Eq + Hash;

    /// The first such thing in what happened after an answer of this seat.
    fn reply(events: &[Self::Event], me: Seat) -> Option<Self::Reply>;

    /// How many sit at the table.
    fn players(view: &Self::View) -> usize;

    /// What the end was worth to each; `None` while it goes on.
    fn worth(state: &Self::State) -> Option<Values>;

    /// Plays on at random to the end; what it is worth to each.
    fn finish(state: &mut Self::State, dice: &mut SearchDice) -> Values;

    /// Plays on to the end by habit; what it is worth to each.
    #[inline]
    fn finish_by(state: &mut Self::State, habits: &mut Habits, dice: &mut SearchDice) -> Values {
        loop {
            if let Some(values) = Self::worth(state) {
                return values;
            }
            let Status::Owed(owed) = Self::status(state) else { return [0.0; Seat::MAX] };
            for seat in owed.iter() {
                let legal = Self::legal(state, seat);
                let Some(action) = legal.nth(habits.choose(seat, &legal, dice)) else { continue };
                let accepted = Self::submit(state, seat, action, dice, &mut ());
                debug_assert_eq!(accepted, Ok(()), "legal is what submit accepts");
            }
        }
    }

    /// Signets, points, …: what a seat has on the table.
    fn points(state: &Self::State, seat: Seat) -> i32;

    /// Hashes what everyone hears of an event; nothing if it follows from what they heard before.
    fn hear(event: Self::Event, heard: &mut impl Hasher);

    /// Are there events among those that are costly to tell ([`LISTENS`](kernel::Sink::LISTENS)) that do not follow from others?
    const COSTLY_EVENTS_TELL: bool = true;

    /// The legal actions of a seat as bits; `None` where there are too many. It must depend on the question alone which
    /// it is, and what each bit means.
    #[inline]
    fn few(_state: &Self::State, _seat: Seat, _legal: &Self::Choices) -> Option<Few<Self::Action>> {
        None
    }

    /// Another seat's answer to the open question that is given in this world but sealed, as a bit among all those it
    /// could have given; `None` if there is none.
    fn sealed(_view: &Self::View, _world: &Self::State) -> Option<(Seat, u32, Few<Self::Action>)> {
        None
    }

    /// Does [`secret`](Searched::secret) tell all that a seat knows and others do not?
    const HAS_SECRETS: bool = false;

    /// A number for the secrets of a seat, if nodes should be separated by them.
    #[inline]
    fn secret(_state: &Self::State, _seat: Seat) -> u64 {
        0
    }

    /// What is remembered of positions that were solved exactly.
    type Solver: Default;

    /// What a position is worth to each seat with the best play of all, if that can be found as fast as by playing on.
    #[inline]
    fn solved(_: &mut Self::Solver, _: &Self::State) -> Option<Values> {
        None
    }

    /// How many hands the others may hold, as far as it can be said.
    fn hands(_view: &Self::View) -> u64 {
        u64::MAX
    }

    /// How search works best in this game.
    const TUNING: Tuning;
}

/// How much to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Worlds to imagine.
    pub iterations: u32,
    /// After how many of them the caller is told, and may stop.
    pub report_every: u32,
}

impl Budget {
    /// This many iterations, with one report at the end.
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { iterations, report_every: iterations }
    }
}

/// One action of an answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// How likely it should be played; all weights together are 1.
    pub weight: f32,
    /// What the game is worth to the seat after it, from 0 to 1.
    pub value: f32,
    /// How often it was tried.
    pub visits: u32,
}

/// What a search found.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<A> {
    /// Every legal action in order, with its weight.
    pub mix: Vec<Weighed<A>>,
    /// What the game is worth to each seat.
    pub values: Vec<f32>,
    /// The signets or points each seat can expect at the end.
    pub points: Vec<f32>,
    /// Worlds imagined.
    pub iterations: u32,
    /// Nodes of all trees.
    pub nodes: u32,
    /// How far the value of the seat may be off: its standard error; 0 if it is exact.
    pub error: f32,
}

impl<A: Copy> Analysis<A> {
    /// An action, drawn from the mixture.
    pub fn draw(&self, dice: &mut impl Dice) -> Option<A> {
        let mut left = unit(dice);
        let possible = self.mix.iter().filter(|it| it.weight > 0.0);
        let found = possible.clone().find(|it| {
            left -= it.weight;
            left < 0.0
        });
        found.or(possible.last()).map(|it| it.action)
    }

    /// The action of most weight, the first of several.
    pub fn best(&self) -> Option<A> {
        self.heaviest().map(|best| best.action)
    }

    pub(crate) fn heaviest(&self) -> Option<Weighed<A>> {
        let mut best: Option<Weighed<A>> = None;
        for it in &self.mix {
            if best.is_none_or(|best| it.weight > best.weight) {
                best = Some(*it);
            }
        }
        best
    }
}

/// A number from 0 to below 1.
#[inline]
pub(crate) fn unit(dice: &mut impl Dice) -> f32 {
    (dice.bits() >> 8) as f32 * (1.0 / 16_777_216.0)
}

/// The deepest a tree can get.
const DEEPEST: usize = 256;

/// The most worlds imagined for one iteration.
const MOST_TRIES: u32 = 64;

/// The nodes of the others are told apart by their hands if each of these is imagined so often. With a node for every hand
/// of many, few would be visited twice.
const VISITS_OF_A_HAND: u64 = 1_000;

/// After how many iterations the points are looked at again.
const POINTS_EVERY: u32 = 16;

/// A search of one decision.
pub struct Search<'a, G: Searched> {
    view: &'a G::View,
    /// The only world that is looked at; any that fits the view if none is given.
    world: Option<G::State>,
    /// What the others do, if that is counted.
    replies: Option<Box<Replies<G>>>,
    me: Seat,
    players: usize,
    tells: SeatSet,
    tuning: Tuning,
    tree: Tree<G::Action>,
    root: u32,
    path: Vec<Step>,
    places: Places,
    solver: G::Solver,
    habits: Habits,
    dice: SearchDice,
    iterations: u32,
    sums: [f64; Seat::MAX],
    squares: f64,
    points: [i64; Seat::MAX],
}

/// What a seat did on the way down.
struct Step {
    slot: u32,
    seat: Seat,
}

impl<'a, G: Searched> Search<'a, G> {
    /// A search with room for this many iterations; `None` if the view's seat has nothing to choose.
    pub fn new(view: &'a G::View, iterations: u32, dice: SearchDice) -> Option<Self> {
        Self::with_tuning(view, iterations, dice, G::TUNING)
    }

    /// The same, not as the game works best.
    pub fn with_tuning(
        view: &'a G::View,
        iterations: u32,
        dice: SearchDice,
        tuning: Tuning,
    ) -> Option<Self> {
        let Observer::Seat(me) = view.observer() else { return None };
        let choices = view.choices();
        if choices.is_empty() {
            return None;
        }
        let players = G::players(view);
        let nodes = (players.min(2) * iterations as usize + 64).min(MOST_NODES);
        let mut tree = Tree::new(nodes, (4 * nodes + 256).min(MOST_SLOTS));
        let mut places = Places::new();
        let few = G::hands(view).saturating_mul(VISITS_OF_A_HAND) <= u64::from(iterations);
        let tells = if few { SeatSet::first(players) } else { SeatSet::only(me) };
        let world = G::imagine(view, &mut dice.clone());
        let (Found::New(root) | Found::Known(root)) =
            tree.find(Ears::<G>::new(tells).key(me, &world))
        else {
            return None;
        };
        match G::few(&world, me, &choices) {
            Some(few) => tree.slots_of(root, &few, &mut places)?,
            None => tree.slots_with(root, choices.iter(), &mut places)?,
        };
        Some(Search {
            view,
            world: None,
            replies: None,
            me,
            players,
            tells,
            tuning,
            tree,
            root,
            path: Vec::with_capacity(DEEPEST),
            places,
            solver: G::Solver::default(),
            habits: Habits::new(),
            dice,
            iterations: 0,
            sums: [0.0; Seat::MAX],
            squares: 0.0,
            points: [0; Seat::MAX],
        })
    }

    /// Runs this many more iterations. Does not allocate.
    pub fn run(&mut self, iterations: u32) {
        for _ in 0..iterations {
            self.iterate();
        }
    }

    fn iterate(&mut self) {
        self.path.clear();
        let mut ears = Ears::<G>::new(self.tells);
        let mut state = self.imagine(&mut ears);
        let values = self.descend(&mut state, ears);
        if let Some(replies) = &mut self.replies {
            let first = self.path.iter().find(|step| step.seat == self.me);
            let first = first.map(|step| self.tree.slot(step.slot).action);
            replies.ended(first, values[self.me.index()]);
        }
        for step in &self.path {
            self.tree.slot(step.slot).learn(values[step.seat.index()]);
        }
        for (sum, value) in self.sums[..self.players].iter_mut().zip(values) {
            *sum += f64::from(value);
        }
        let mine = f64::from(values[self.me.index()]);
        self.squares += mine * mine;
        if self.iterations.is_multiple_of(POINTS_EVERY) {
            for (seat, points) in self.points[..self.players].iter_mut().enumerate() {
                let seat = Seat::new(seat).unwrap_or(Seat::A);
                *points += i64::from(G::points(&state, seat));
            }
        }
        self.iterations += 1;
    }

    /// A world that fits the view. Where another seat has given a sealed answer, imagined worlds hold any answer, each
    /// equally likely; they are taken as often as the seat would answer so by what its tree has learnt.
    #[inline]
    fn imagine(&mut self, ears: &mut Ears<G>) -> G::State {
        if let Some(world) = self.world {
            return world;
        }
        let mut state = G::imagine(self.view, &mut self.dice);
        for _ in 0..MOST_TRIES {
            let Some((seat, answer, few)) = G::sealed(self.view, &state) else { break };
            let (Found::Known(node) | Found::New(node)) = self.tree.find(ears.key(seat, &state))
            else {
                break;
            };
            let Some(first) = self.tree.slots_of(node, &few, &mut self.places) else { break };
            let places = self.places.all();
            let slots = self.tree.slots(first, usize::from(places[places.len() - 1]) + 1);
            let given = usize::from(count16(few.bits & ((1 << answer) - 1)));
            if self.tuning.accepts(slots, places, given, &mut self.dice) {
                let slot = first + usize::from(places[given]);
                self.path.push(Step { slot: slot as u32, seat });
                ears.chose(seat, (few.action)(answer));
                break;
            }
            state = G::imagine(self.view, &mut self.dice);
        }
        state
    }

    /// Down the trees to the first decision that is new, and on to the end.
    #[inline]
    fn descend(&mut self, state: &mut G::State, mut ears: Ears<G>) -> Values {
        loop {
            if let Some(values) = G::worth(state) {
                return values;
            }
            // The root is there to be chosen at.
            if !self.path.is_empty()
                && let Some(values) = G::solved(&mut self.solver, state)
            {
                return values;
            }
            let Status::Owed(owed) = G::status(state) else { return [0.0; Seat::MAX] };
            let mut chosen = [None; Seat::MAX];
            let (mut new, mut known) = (false, false);
            for seat in owed.iter() {
                let legal = G::legal(state, seat);
                let action = if legal.len() == 1 {
                    legal.nth(0)
                } else {
                    match self.choose(&ears, state, seat, &legal) {
                        Some(action) => {
                            known = true;
                            Some(action)
                        }
                        None => {
                            new = true;
                            legal.nth(self.dice.below(legal.len() as u32) as usize)
                        }
                    }
                };
                chosen[seat.index()] = action;
            }
            if new && !known {
                return self.finish(state);
            }
            for seat in owed.iter() {
                let Some(action) = chosen[seat.index()] else { continue };
                if !new {
                    ears.chose(seat, action);
                }
                let accepted = if let Some(replies) = &mut self.replies {
                    let ears = (!new).then_some(&mut ears);
                    replies.submit(state, seat, action, &mut self.dice, ears)
                } else if new {
                    G::submit(state, seat, action, &mut self.dice, &mut ())
                } else {
                    G::submit(state, seat, action, &mut self.dice, &mut ears)
                };
                debug_assert_eq!(accepted, Ok(()), "legal is what submit accepts");
            }
            if new {
                return self.finish(state);
            }
        }
    }

    /// Plays on to the end.
    #[inline]
    fn finish(&mut self, state: &mut G::State) -> Values {
        if !self.tuning.learns {
            return G::finish(state, &mut self.dice);
        }
        self.habits.begin();
        let values = G::finish_by(state, &mut self.habits, &mut self.dice);
        self.habits.learn(&values);
        values
    }

    /// What a seat does at a node it has been at before.
    #[inline]
    fn choose(
        &mut self,
        ears: &Ears<G>,
        state: &G::State,
        seat: Seat,
        legal: &G::Choices,
    ) -> Option<G::Action> {
        if self.path.len() == DEEPEST {
            return None;
        }
        let Found::Known(node) = self.tree.find(ears.key(seat, state)) else { return None };
        // A seat's hand and what it has heard tell what it may do.
        let same = if self.tells.contains(seat) && G::HAS_SECRETS {
            self.tree.all_slots(node, &mut self.places)
        } else {
            None
        };
        let first = match same {
            Some(first) => first,
            None => match G::few(state, seat, legal) {
                Some(few) => self.tree.slots_of(node, &few, &mut self.places)?,
                None => self.tree.slots_with(node, legal.iter(), &mut self.places)?,
            },
        };
        debug_assert_eq!(self.places.all().len(), legal.len(), "as many as are legal");
        let places = self.places.all();
        let slots = self.tree.slots(first, usize::from(places[places.len() - 1]) + 1);
        let place = self.tuning.select(slots, places, &mut self.dice);
        self.path.push(Step { slot: (first + place) as u32, seat });
        Some(slots[place].action)
    }

    /// What is known so far.
    pub fn analysis(&mut self) -> Analysis<G::Action> {
        let legal = self.view.choices();
        let first = self.tree.slots_with(self.root, legal.iter(), &mut self.places);
        let places = self.places.all();
        let slots = match first {
            Some(first) => self.tree.slots(first, places.len()),
            None => &mut [],
        };
        let weights: Vec<f32> =
            slots.iter().map(|slot| self.tuning.weight(slot, self.iterations)).collect();
        let total: f32 = weights.iter().sum();
        let n = f64::from(self.iterations.max(1));
        let mean = self.sums[self.me.index()] / n;
        let mix = slots.iter().zip(&weights).map(|(slot, weight)| Weighed {
            action: slot.action,
            weight: if total > 0.0 { weight / total } else { 1.0 / weights.len() as f32 },
            value: if slot.visits > 0 { slot.mean } else { mean as f32 },
            visits: slot.visits,
        });
        let looks = f64::from(self.iterations.div_ceil(POINTS_EVERY).max(1));
        Analysis {
            mix: mix.collect(),
            values: self.sums[..self.players].iter().map(|sum| (sum / n) as f32).collect(),
            points: self.points[..self.players]
                .iter()
                .map(|&p| (p as f64 / looks) as f32)
                .collect(),
            iterations: self.iterations,
            nodes: self.tree.len() as u32,
            error: ((self.squares / n - mean * mean).max(0.0) / n).sqrt() as f32,
        }
    }
}

/// However many iterations: at most 48 bytes for a node, 20 for a slot.
const MOST_NODES: usize = 2_000_000;
const MOST_SLOTS: usize = 8_000_000;

/// Searches; tells the caller what is known every so often, who may stop it (a person waits, a clock runs out).
/// `None` if the view's seat has nothing to choose.
pub fn analyse<G: Searched>(
    view: &G::View,
    budget: Budget,
    dice: SearchDice,
    report: &mut dyn FnMut(&Analysis<G::Action>) -> ControlFlow<()>,
) -> Option<Analysis<G::Action>> {
    let mut search = Search::<G>::new(view, budget.iterations, dice)?;
    search.through(budget, &mut |search| report(&search.analysis()));
    Some(search.analysis())
}

/// The same, and what the other players did after each answer. It takes a little longer and finds the same.
pub fn explain<G: Searched>(
    view: &G::View,
    budget: Budget,
    dice: SearchDice,
    report: crate::ReportWhy<'_, G::Action, G::Reply>,
) -> Option<Explained<G::Action, G::Reply>> {
    let mut search = Search::<G>::new(view, budget.iterations, dice)?;
    search.replies = Some(Box::new(Replies::new(search.me)));
    search.through(budget, &mut |search| report(&search.explained()));
    Some(search.explained())
}

/// What a position is worth in which nothing is hidden from whoever asks, with the values of a seat's answers; `None` if the
/// seat has none. The players learn in the course of the search what each other holds.
pub fn evaluate<G: Searched>(
    state: &G::State,
    seat: Seat,
    budget: Budget,
    dice: SearchDice,
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Option<Analysis<G::Action>> {
    let view = G::view(state, Observer::Seat(seat));
    let mut search = Search::<G>::new(&view, budget.iterations, dice)?;
    // With one world to begin with, the hands that can be held are few.
    (search.world, search.tells) = (Some(*state), SeatSet::first(search.players));
    search.through(budget, &mut |_| go_on());
    Some(search.analysis())
}

impl<G: Searched> Search<'_, G> {
    /// Runs until the budget is used up or whoever is told has enough.
    fn through(&mut self, budget: Budget, tell: &mut dyn FnMut(&mut Self) -> ControlFlow<()>) {
        loop {
            let left = budget.iterations - self.iterations;
            self.run(left.min(budget.report_every.max(1)));
            if tell(self).is_break() || self.iterations >= budget.iterations {
                return;
            }
        }
    }

    /// What is known so far, with what the others did.
    fn explained(&mut self) -> Explained<G::Action, G::Reply> {
        let replies = self.replies.as_ref().map(|it| it.counted.clone()).unwrap_or_default();
        Explained { analysis: self.analysis(), replies }
    }
}
