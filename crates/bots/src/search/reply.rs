//! What the other players did after each answer, for reasons.

use super::hear::{Ears, Mixer};
use super::{Analysis, Searched};
use kernel::{Game, SearchDice, Seat, Sink as _};
use std::collections::HashMap;
use std::hash::BuildHasherDefault;

/// What came of an answer where another player then did something.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reply<A, R> {
    /// The answer.
    pub action: A,
    /// What the other player did.
    pub reply: R,
    /// How often that was seen.
    pub visits: u32,
    /// What the game was worth to the seat then, from 0 to 1.
    pub value: f32,
}

/// What a search found, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Explained<A, R> {
    /// What it found.
    pub analysis: Analysis<A>,
    /// What the others did after each answer, in the order in which it was first seen.
    pub replies: Vec<Reply<A, R>>,
}

type Key<G> = (<G as Game>::Action, <G as Searched>::Reply);

/// Counts what the other players did.
pub(super) struct Replies<G: Searched> {
    me: Seat,
    pub counted: Vec<Reply<G::Action, G::Reply>>,
    /// Where each of them is.
    places: HashMap<Key<G>, usize, BuildHasherDefault<Mixer>>,
    /// What was heard in this game.
    heard: Option<G::Reply>,
    events: Vec<G::Event>,
}

impl<G: Searched> Replies<G> {
    pub fn new(me: Seat) -> Self {
        let (counted, places) = (Vec::new(), HashMap::default());
        Replies { me, counted, places, heard: None, events: Vec::new() }
    }

    /// Makes a choice, and hears what comes of it; so do these ears.
    #[cold]
    pub fn submit(
        &mut self,
        state: &mut G::State,
        seat: Seat,
        action: G::Action,
        dice: &mut SearchDice,
        ears: Option<&mut Ears<G>>,
    ) -> Result<(), G::Illegal> {
        self.events.clear();
        G::play(state, seat, action, dice, &mut self.events)?;
        if let Some(ears) = ears {
            self.events.iter().for_each(|&event| ears.emit(event));
        }
        self.heard = self.heard.or_else(|| G::reply(&self.events, self.me));
        Ok(())
    }

    /// The game that began with this answer, if there was anything to answer, was worth so much.
    pub fn ended(&mut self, first: Option<G::Action>, value: f32) {
        let Some((action, reply)) = first.zip(self.heard.take()) else { return };
        let place = *self.places.entry((action, reply)).or_insert_with(|| {
            self.counted.push(Reply { action, reply, visits: 0, value: 0.0 });
            self.counted.len() - 1
        });
        let it = &mut self.counted[place];
        it.visits += 1;
        it.value += (value - it.value) / it.visits as f32;
    }
}
