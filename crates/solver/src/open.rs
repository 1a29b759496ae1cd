//! The compact form of a game in which private knowledge is independent given what is public.
//!
//! # The construction
//!
//! A *public position* is everything a spectator has heard and seen so far, from the first card on: the sequence of
//! views and events as a spectator gets them. Public positions form a tree. In one of them, a seat's *type* is
//! its view. A point of a player is a public position together with a type; it forgets how the seat came by that
//! type, for example in which order it drew its hand.
//!
//! # Correctness
//!
//! The following is checked for every public position, with exact integers, and building fails with
//! [`Unbuilt::Entangled`] or [`Unbuilt::Secretive`] where it does not hold:
//!
//! 1. a pair of types determines the state, and every pair of types that occur also occurs together;
//! 2. who is asked is public, and the choices depend on the type of the asked seat only;
//! 3. for every next public position, the probability to get there from types (x, y) with types (x′, y′) when the
//!    seat of type x chooses a is a product f(x, a, x′) · g(y, y′).
//!
//! By 3 and induction along the tree, the probability of a public position with types (x, y) is a product of two
//! reaches, the one depending on the one player's strategy and luck alone and the other on the other's. So is every
//! payoff. How a seat came by its type therefore tells it nothing about the other's type that the public position
//! does not tell as well, and everything a player with full memory can achieve, a player who keeps only the
//! public position and the type achieves by mixing in the proportion of the reaches: the reaches are the same, and so is
//! the payoff against every opponent. Values, best responses and exploitability are those of the game with perfect recall.
//!
//! What 3 does not see is a seat that hears something about the other's cards which neither its view nor the public
//! remembers. In Cardia there is no such event; the tests compare with the game in which seats remember every event
//! ([`Memory::Events`](crate::Memory::Events)).
//!
//! # Parts
//!
//! Where the types of a public position are one for each seat, everything is known to both. The rest is a proper
//! subgame, the same for every way to that state, and its value is unique: it becomes a [part](Ends::Apart) of
//! its own, made once for each state, if it is small enough to be solved exactly (see [`crate::solve`]).
//! Otherwise it stays in the game that leads to it.

use crate::build::{Built, Draft, Ends, Size, Solvable, Unbuilt, Watch};
use crate::form::{Edge, Leaf, Meeting, SEATS};
use crate::hash::FastMap;
use kernel::{Choices, Enumerate, Game, Observer, Seat, Status};
use std::hash::Hash;

/// Parts in which a player has more plans than this are not made.
pub(crate) const MOST_PLANS: usize = 64;

impl<G: Solvable> Built<G> {
    /// The compact form of a game, if it has at most this many points.
    pub fn open(
        options: &G::Options,
        ends: Ends,
        most_points: usize,
        watch: Watch<'_>,
    ) -> Result<Built<G>, Unbuilt> {
        if G::seats(options) != 2 {
            return Err(Unbuilt::NotForTwo(G::seats(options)));
        }
        let built = Built { form: Default::default(), decisions: Vec::new(), positions: 0 };
        let mut builder = Builder { built, ends, most_points, watch, parts: FastMap::default() };
        let mut draft = Draft::new();
        let first = SEATS.map(|seat| vec![draft.form.sides[seat.index()].add()]);
        let mut next = Next::new(Seat::A);
        let mut chance = Enumerate::new();
        loop {
            let mut events = Vec::new();
            let state = G::deal(options, &mut chance, &mut events)
                .map_err(|bad| Unbuilt::Options(bad.to_string()))?;
            next.add([0, 0], 0, &events, state, chance.ways())?;
            if !chance.advance() {
                break;
            }
        }
        builder.go_on(&mut draft, &first, next)?;
        let mut built = builder.built;
        draft.append_to(&mut built);
        Ok(built)
    }
}

/// The states of a public position.
struct Position<G: Game> {
    /// One for each pair of types, by the type of A and then of B.
    states: Vec<G::State>,
    /// The types of both seats, and their points.
    views: [Vec<G::View>; 2],
    points: [Vec<u32>; 2],
}

struct Builder<'a, G: Game> {
    built: Built<G>,
    ends: Ends,
    most_points: usize,
    watch: Watch<'a>,
    /// The parts that begin in a state known to both; `None` if such a part is too large.
    parts: FastMap<G::State, Option<u32>>,
}

impl<G: Solvable> Builder<'_, G> {
    /// Adds everything that follows from a public position with an open question.
    fn expand(&mut self, draft: &mut Draft<G>, position: &Position<G>) -> Result<(), Unbuilt> {
        self.built.positions += 1;
        let sides = self.built.form.sides.iter().chain(&draft.form.sides);
        let points: usize = sides.map(|side| side.points.len()).sum();
        if points > self.most_points {
            return Err(Unbuilt::TooLarge(self.most_points));
        }
        if self.built.positions.is_multiple_of(1024) {
            let size = Size { positions: self.built.positions, points, ..Size::default() };
            if (self.watch)(&size).is_break() {
                return Err(Unbuilt::Stopped);
            }
        }
        let Status::Owed(owed) = G::status(&position.states[0]) else {
            return Err(Unbuilt::Secretive);
        };
        let seat = owed.iter().next().ok_or(Unbuilt::Secretive)?;
        let mut next = Next::new(seat);
        let mut all_choices: Vec<Option<G::Choices>> =
            vec![None; position.points[seat.index()].len()];
        let columns = position.points[1].len();
        for (index, state) in position.states.iter().enumerate() {
            let types = [index / columns, index % columns];
            let choices = G::legal(state, seat);
            let known = all_choices[types[seat.index()]].get_or_insert(choices);
            if *known != choices || G::status(state) != Status::Owed(owed) {
                return Err(Unbuilt::Secretive);
            }
            for (number, action) in choices.iter().enumerate() {
                let mut chance = Enumerate::new();
                loop {
                    let (mut then, mut events) = (*state, Vec::new());
                    G::play(&mut then, seat, action, &mut chance, &mut events)
                        .expect("legal is what submit accepts");
                    next.add(types, number, &events, then, chance.ways())?;
                    if !chance.advance() {
                        break;
                    }
                }
            }
        }
        let own = &position.points[seat.index()];
        for ((&point, view), choices) in
            own.iter().zip(&position.views[seat.index()]).zip(all_choices.into_iter().flatten())
        {
            let actions: Vec<_> = choices.iter().collect();
            draft.ask(point, seat, *view, actions);
        }
        self.go_on(draft, &position.points, next)
    }

    /// Leads the points of a public position on to the next ones, and expands those.
    fn go_on(
        &mut self,
        draft: &mut Draft<G>,
        from: &[Vec<u32>; 2],
        next: Next<G>,
    ) -> Result<(), Unbuilt> {
        let (actor, other) = (next.actor.index(), next.actor.other().index());
        let mut acting: Vec<Vec<Vec<Edge>>> = vec![Vec::new(); from[actor].len()];
        let mut waiting: Vec<Vec<Edge>> = vec![Vec::new(); from[other].len()];
        let unit = next
            .groups
            .iter()
            .flat_map(|group| &group.steps)
            .fold(1, |unit, step| lcm(unit, step.ways));
        let mut open = Vec::new();
        for group in next.groups {
            let factors = factors(&group.steps, next.actor, unit)?;
            let (position, settled) = self.settle(draft, group)?;
            for (x, number, to, factor) in factors.acting {
                let moves = &mut acting[x];
                moves.resize(moves.len().max(number + 1), Vec::new());
                moves[number].push(Edge { to: position.points[actor][to], factor });
            }
            for (y, to, factor) in factors.waiting {
                waiting[y].push(Edge { to: position.points[other][to], factor });
            }
            if settled == Settled::Open {
                open.push(position);
            }
        }
        for (moves, &point) in acting.into_iter().zip(&from[actor]) {
            draft.form.sides[actor].lead(point, moves);
        }
        for (edges, &point) in waiting.into_iter().zip(&from[other]) {
            draft.form.sides[other].lead(point, [edges]);
        }
        open.iter().try_for_each(|position| self.expand(draft, position))
    }

    /// Makes the points of a public position, and its meetings if it needs no expanding.
    fn settle(
        &mut self,
        draft: &mut Draft<G>,
        group: Group<G>,
    ) -> Result<(Position<G>, Settled), Unbuilt> {
        let sizes = [group.views[0].len(), group.views[1].len()];
        let states = group.states().ok_or(Unbuilt::Entangled)?;
        let outcomes: Vec<Option<Leaf>> = states.iter().map(ended::<G>).collect();
        let mut leaf = outcomes[0].filter(|first| outcomes.iter().all(|it| it == &Some(*first)));
        if outcomes[0].is_none() && states.len() == 1 && self.ends == Ends::Apart {
            leaf = self.part(states[0])?.map(Leaf::Part);
        }
        let mut make = |seat: Seat| {
            let side = &mut draft.form.sides[seat.index()];
            // Where nothing is left to play for, types do not matter.
            match leaf {
                Some(_) => vec![side.add(); sizes[seat.index()]],
                None => (0..sizes[seat.index()]).map(|_| side.add()).collect(),
            }
        };
        let points = SEATS.map(&mut make);
        let mut meet = |a: usize, b: usize, leaf: Leaf| {
            let at = [points[0][a], points[1][b]];
            draft.form.meetings.push(Meeting { at, weight: 1.0, leaf });
        };
        let settled = match leaf {
            Some(leaf) => {
                meet(0, 0, leaf);
                Settled::Closed
            }
            None if outcomes[0].is_some() => {
                for (index, outcome) in outcomes.iter().enumerate() {
                    let leaf = outcome.ok_or(Unbuilt::Secretive)?;
                    meet(index / sizes[1], index % sizes[1], leaf);
                }
                Settled::Closed
            }
            None => Settled::Open,
        };
        Ok((Position { states, views: group.views, points }, settled))
    }

    /// The part that begins in a state known to both.
    fn part(&mut self, state: G::State) -> Result<Option<u32>, Unbuilt> {
        if let Some(&part) = self.parts.get(&state) {
            return Ok(part);
        }
        let mut draft = Draft::new();
        let position = Position {
            states: vec![state],
            views: SEATS.map(|seat| vec![G::view(&state, Observer::Seat(seat))]),
            points: SEATS.map(|seat| vec![draft.form.sides[seat.index()].add()]),
        };
        self.expand(&mut draft, &position)?;
        let small = draft.form.sides.iter().all(|side| side.plans() <= MOST_PLANS);
        let part = small.then(|| draft.append_to(&mut self.built));
        self.parts.insert(state, part);
        Ok(part)
    }
}

/// Does a public position need expanding?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Settled {
    Open,
    Closed,
}

/// How a game ended, if it did.
fn ended<G: Game>(state: &G::State) -> Option<Leaf> {
    match G::status(state) {
        Status::Owed(_) => None,
        Status::Over(outcome) => Some(Leaf::of(outcome)),
    }
}

/// One way on: from types, by an action, to types of the next public position, with probability 1 / ways.
struct Step {
    from: [usize; 2],
    action: usize,
    to: [usize; 2],
    ways: u128,
}

/// The public positions after a choice.
struct Next<G: Game> {
    actor: Seat,
    groups: Vec<Group<G>>,
    found: FastMap<(G::View, Vec<G::Event>), usize>,
}

/// One of them.
struct Group<G: Game> {
    steps: Vec<Step>,
    views: [Vec<G::View>; 2],
    types: [FastMap<G::View, usize>; 2],
    pairs: FastMap<[usize; 2], G::State>,
}

impl<G: Solvable> Next<G> {
    fn new(actor: Seat) -> Next<G> {
        Next { actor, groups: Vec::new(), found: FastMap::default() }
    }

    fn add(
        &mut self,
        from: [usize; 2],
        action: usize,
        events: &[G::Event],
        state: G::State,
        ways: u128,
    ) -> Result<(), Unbuilt> {
        let spectator = Observer::Spectator;
        let heard = events.iter().filter_map(|&event| G::redact(event, spectator)).collect();
        let groups = &mut self.groups;
        let index = *self.found.entry((G::view(&state, spectator), heard)).or_insert_with(|| {
            groups.push(Group {
                steps: Vec::new(),
                views: [Vec::new(), Vec::new()],
                types: [FastMap::default(), FastMap::default()],
                pairs: FastMap::default(),
            });
            groups.len() - 1
        });
        let group = &mut groups[index];
        let to = SEATS.map(|seat| {
            let view = G::view(&state, Observer::Seat(seat));
            let views = &mut group.views[seat.index()];
            *group.types[seat.index()].entry(view).or_insert_with(|| {
                views.push(view);
                views.len() - 1
            })
        });
        // Two states that look the same to everybody would need somebody who tells them apart.
        if *group.pairs.entry(to).or_insert(state) != state {
            return Err(Unbuilt::Entangled);
        }
        group.steps.push(Step { from, action, to, ways });
        Ok(())
    }
}

impl<G: Game> Group<G> {
    /// The state of every pair of types, by the type of A and then of B; nothing if a pair does not occur.
    fn states(&self) -> Option<Vec<G::State>> {
        let [rows, columns] = [0, 1].map(|i| self.views[i].len());
        let pairs = (0..rows).flat_map(|a| (0..columns).map(move |b| [a, b]));
        pairs.map(|pair| self.pairs.get(&pair).copied()).collect()
    }
}

/// The factors of the steps to one public position.
struct Factors {
    /// From a type, by an action, to a type.
    acting: Vec<(usize, usize, usize, f64)>,
    /// From a type to a type.
    waiting: Vec<(usize, usize, f64)>,
}

/// Splits the probabilities of the steps to one public position into a factor of the actor and one of the other, and
/// checks, in whole numbers, that they are such products.
fn factors(steps: &[Step], actor: Seat, unit: u128) -> Result<Factors, Unbuilt> {
    let (own, other) = (actor.index(), actor.other().index());
    let mut left = Numbered::default();
    let mut right = Numbered::default();
    let mut counts: FastMap<[usize; 2], u128> = FastMap::default();
    for step in steps {
        let pair = [
            left.number((step.from[own], step.action, step.to[own])),
            right.number((step.from[other], step.to[other])),
        ];
        *counts.entry(pair).or_default() += unit / step.ways;
    }
    let count = |l: usize, r: usize| counts.get(&[l, r]).copied().unwrap_or(0);
    let first = count(0, 0);
    for l in 0..left.items.len() {
        for r in 0..right.items.len() {
            if count(l, r) * first != count(l, 0) * count(0, r) || count(l, r) == 0 {
                return Err(Unbuilt::Entangled);
            }
        }
    }
    let acting = left
        .items
        .iter()
        .enumerate()
        .map(|(l, &(x, action, to))| (x, action, to, count(l, 0) as f64 / unit as f64));
    let waiting = right
        .items
        .iter()
        .enumerate()
        .map(|(r, &(y, to))| (y, to, count(0, r) as f64 / first as f64));
    Ok(Factors { acting: acting.collect(), waiting: waiting.collect() })
}

/// Numbers for things, in the order of their first appearance.
struct Numbered<T> {
    items: Vec<T>,
    numbers: FastMap<T, usize>,
}

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Numbered { items: Vec::new(), numbers: FastMap::default() }
    }
}

impl<T: Copy + Eq + Hash> Numbered<T> {
    fn number(&mut self, item: T) -> usize {
        let items = &mut self.items;
        *self.numbers.entry(item).or_insert_with(|| {
            items.push(item);
            items.len() - 1
        })
    }
}

fn lcm(a: u128, b: u128) -> u128 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    a / x * b
}
