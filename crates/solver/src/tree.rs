//! The plain form of a game, with perfect recall: one history after the other.
//!
//! An information set is a seat's view together with its memory: all its own earlier choices with the views it
//! had then, and on demand every event it ever heard. Histories that end in the same state with the same memories
//! on both sides are one, with their probabilities added: no player can tell them apart, now or later.
//!
//! This works for every game of the kernel for two, and is far larger than the [compact
//! form](crate::Built::open). It is here for games that have none, and to check it where both can be made.

use crate::build::{Built, Draft, Memory, Size, Solvable, Unbuilt, Watch};
use crate::form::{Edge, Leaf, Meeting, SEATS};
use crate::hash::FastMap;
use kernel::{Choices, Enumerate, Game, Observer, Seat, Status};

impl<G: Solvable> Built<G> {
    /// The plain form of a game, if it has at most this many points and histories.
    pub fn tree(
        options: &G::Options,
        memory: Memory,
        most_points: usize,
        watch: Watch<'_>,
    ) -> Result<Built<G>, Unbuilt> {
        if G::seats(options) != 2 {
            return Err(Unbuilt::NotForTwo(G::seats(options)));
        }
        let mut builder = Builder::new(memory);
        let mut layer = Layer::default();
        let mut chance = Enumerate::new();
        loop {
            let mut events = Vec::new();
            let state = G::deal(options, &mut chance, &mut events)
                .map_err(|bad| Unbuilt::Options(bad.to_string()))?;
            let seats = builder.hear([Place { after: 0, memory: 0 }; 2], &events);
            layer.add(state, seats, 1.0 / chance.ways() as f64);
            if !chance.advance() {
                break;
            }
        }
        let mut positions = 0;
        while !layer.nodes.is_empty() {
            positions += layer.nodes.len();
            let points = builder.draft.form.sides.iter().map(|side| side.points.len()).sum();
            if points > most_points {
                return Err(Unbuilt::TooLarge(most_points));
            }
            if watch(&Size { positions, points, ..Size::default() }).is_break() {
                return Err(Unbuilt::Stopped);
            }
            let mut next = Layer::default();
            for node in &layer.nodes {
                builder.expand(node, &mut next)?;
                if positions + next.nodes.len() > most_points {
                    return Err(Unbuilt::TooLarge(most_points));
                }
            }
            layer = next;
        }
        Ok(builder.finish(positions))
    }
}

/// Where a seat stands: the point after its last choice, and what it heard.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Place {
    after: u32,
    memory: u32,
}

/// Histories that no player can tell apart.
struct Node<G: Game> {
    state: G::State,
    seats: [Place; 2],
    weight: f64,
}

/// All histories with the same number of choices.
struct Layer<G: Game> {
    nodes: Vec<Node<G>>,
    found: FastMap<(G::State, [Place; 2]), usize>,
}

impl<G: Game> Default for Layer<G> {
    fn default() -> Self {
        Layer { nodes: Vec::new(), found: FastMap::default() }
    }
}

impl<G: Game> Layer<G> {
    fn add(&mut self, state: G::State, seats: [Place; 2], weight: f64) {
        let nodes = &mut self.nodes;
        let index = *self.found.entry((state, seats)).or_insert_with(|| {
            nodes.push(Node { state, seats, weight: 0.0 });
            nodes.len() - 1
        });
        nodes[index].weight += weight;
    }
}

/// An information set, with the points after each of its actions.
struct Set<G: Game> {
    choices: G::Choices,
    after: Vec<u32>,
}

/// The information sets of a seat.
type Sets<G> = FastMap<(Place, <G as Game>::View), Set<G>>;

struct Builder<G: Game> {
    memory: Memory,
    draft: Draft<G>,
    sets: [Sets<G>; 2],
    /// The points of the information sets that may follow a point.
    follow: [FastMap<u32, Vec<u32>>; 2],
    heard: FastMap<(u32, Vec<G::Event>), u32>,
}

impl<G: Solvable> Builder<G> {
    fn new(memory: Memory) -> Builder<G> {
        let mut draft = Draft::new();
        draft.form.sides.iter_mut().for_each(|side| {
            side.add();
        });
        let sets = [FastMap::default(), FastMap::default()];
        let follow = [FastMap::default(), FastMap::default()];
        Builder { memory, draft, sets, follow, heard: FastMap::default() }
    }

    /// Both seats hear of events.
    fn hear(&mut self, seats: [Place; 2], events: &[G::Event]) -> [Place; 2] {
        if self.memory == Memory::Views {
            return seats;
        }
        SEATS.map(|seat| {
            let place = seats[seat.index()];
            let heard: Vec<_> =
                events.iter().filter_map(|&event| G::redact(event, Observer::Seat(seat))).collect();
            let number = self.heard.len() as u32 + 1;
            let memory = *self.heard.entry((place.memory, heard)).or_insert(number);
            Place { memory, ..place }
        })
    }

    fn expand(&mut self, node: &Node<G>, next: &mut Layer<G>) -> Result<(), Unbuilt> {
        let owed = match G::status(&node.state) {
            Status::Owed(owed) => owed,
            Status::Over(outcome) => {
                let at = node.seats.map(|place| place.after);
                let leaf = Leaf::of(outcome);
                self.draft.form.meetings.push(Meeting { at, weight: node.weight, leaf });
                return Ok(());
            }
        };
        let seat = owed.iter().next().ok_or(Unbuilt::Secretive)?;
        let choices = G::legal(&node.state, seat);
        let after = self.set(&node.state, seat, node.seats[seat.index()], choices)?;
        for (action, after) in choices.iter().zip(after) {
            let mut chance = Enumerate::new();
            loop {
                let (mut state, mut events) = (node.state, Vec::new());
                G::play(&mut state, seat, action, &mut chance, &mut events)
                    .expect("legal is what submit accepts");
                let mut seats = node.seats;
                seats[seat.index()].after = after;
                let seats = self.hear(seats, &events);
                next.add(state, seats, node.weight / chance.ways() as f64);
                if !chance.advance() {
                    break;
                }
            }
        }
        Ok(())
    }

    /// The points after each action of an information set.
    fn set(
        &mut self,
        state: &G::State,
        seat: Seat,
        place: Place,
        choices: G::Choices,
    ) -> Result<Vec<u32>, Unbuilt> {
        let view = G::view(state, Observer::Seat(seat));
        let key = (place, view);
        if let Some(set) = self.sets[seat.index()].get(&key) {
            return if set.choices == choices {
                Ok(set.after.clone())
            } else {
                Err(Unbuilt::Secretive)
            };
        }
        let side = &mut self.draft.form.sides[seat.index()];
        let point = side.add();
        let after: Vec<u32> = choices.iter().map(|_| side.add()).collect();
        side.lead(point, after.iter().map(|&to| vec![Edge { to, factor: 1.0 }]));
        self.draft.ask(point, seat, view, choices.iter().collect());
        self.follow[seat.index()].entry(place.after).or_default().push(point);
        self.sets[seat.index()].insert(key, Set { choices, after: after.clone() });
        Ok(after)
    }

    fn finish(mut self, positions: usize) -> Built<G> {
        for (side, follow) in self.draft.form.sides.iter_mut().zip(self.follow) {
            let mut follow: Vec<_> = follow.into_iter().collect();
            follow.sort();
            for (point, sets) in follow {
                let edges = sets.into_iter().map(|to| Edge { to, factor: 1.0 }).collect();
                side.lead(point, [edges]);
            }
        }
        let mut built = Built { form: Default::default(), decisions: Vec::new(), positions };
        self.draft.append_to(&mut built);
        built
    }
}
