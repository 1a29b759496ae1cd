//! The nodes of a search, in memory that is taken once.

use super::Few;
use kernel::bits::count16;

/// A decision of one seat with what it knows there.
#[derive(Clone, Copy)]
struct Node {
    /// What the seat has heard; 0 where there is no node.
    key: u64,
    /// Where its slots begin; they are made at the second visit.
    first: u32,
    /// The actions that have a slot, where they are told by bits.
    few: u16,
    len: u8,
    room: u8,
}

/// An action at a node.
#[derive(Clone, Copy)]
pub(crate) struct Slot<A> {
    pub action: A,
    /// How often it was played.
    pub visits: u32,
    /// What came of it on average.
    pub mean: f32,
    /// By how much it would have been better than what was played, summed.
    pub regret: f32,
    /// The sum of the probabilities it was played with.
    pub mix: f32,
}

impl<A> Slot<A> {
    /// It was played once more, and this came of it.
    #[inline]
    pub fn learn(&mut self, value: f32) {
        self.visits += 1;
        self.mean += (value - self.mean) / self.visits as f32;
    }
}

/// What is at a place of the table of nodes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Found {
    /// A node visited before.
    Known(u32),
    /// A node that was made just now.
    New(u32),
    /// Nothing, and no room for a node.
    Full,
}

/// All nodes of all seats.
pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    len: usize,
    most: usize,
    slots: Vec<Slot<A>>,
}

impl<A: Copy + Ord> Tree<A> {
    /// Room for this many nodes and slots.
    pub fn new(nodes: usize, slots: usize) -> Self {
        let empty = Node { key: 0, first: 0, few: 0, len: 0, room: 0 };
        let places = (nodes + nodes / 2).next_power_of_two();
        Tree { nodes: vec![empty; places], len: 0, most: nodes, slots: Vec::with_capacity(slots) }
    }

    /// The node with this key.
    #[inline]
    pub fn find(&mut self, key: u64) -> Found {
        let key = key.max(1);
        let mask = self.nodes.len() - 1;
        let mut place = (key >> 20) as usize & mask;
        loop {
            match self.nodes[place].key {
                0 if self.len == self.most => return Found::Full,
                0 => {
                    self.nodes[place].key = key;
                    self.len += 1;
                    return Found::New(place as u32);
                }
                known if known == key => return Found::Known(place as u32),
                _ => place = (place + 1) & mask,
            }
        }
    }

    /// The slots of a node in the order of their actions, after those of `legal` that were missing are added.
    /// `None` if there is no room for them.
    #[inline]
    pub fn slots_with(
        &mut self,
        node: u32,
        legal: impl Iterator<Item = A>,
        places: &mut Places,
    ) -> Option<usize> {
        (places.len, places.are_first) = (0, false);
        let Node { first, len, .. } = self.nodes[node as usize];
        let (mut first, mut len) = (first as usize, usize::from(len));
        let mut at = 0;
        for action in legal {
            while at < len && self.slots[first + at].action < action {
                at += 1;
            }
            if at == len || self.slots[first + at].action != action {
                first = self.insert(node, at, action)?;
                len += 1;
            }
            places.push(at as u16);
            at += 1;
        }
        Some(first)
    }

    /// The same, much faster, where the actions are told by bits each time.
    #[inline]
    pub fn slots_of(&mut self, node: u32, legal: &Few<A>, places: &mut Places) -> Option<usize> {
        (places.len, places.are_first) = (0, false);
        let Node { first, mut few, .. } = self.nodes[node as usize];
        let mut first = first as usize;
        let mut missing = legal.bits & !few;
        while missing != 0 {
            let lowest = missing & missing.wrapping_neg();
            let at = usize::from(count16(few & (lowest - 1)));
            first = self.insert(node, at, (legal.action)(lowest.trailing_zeros()))?;
            few |= lowest;
            self.nodes[node as usize].few = few;
            missing ^= lowest;
        }
        let mut rest = legal.bits;
        while rest != 0 {
            let lowest = rest & rest.wrapping_neg();
            places.push(count16(few & (lowest - 1)).into());
            rest ^= lowest;
        }
        Some(first)
    }

    /// The slots of a node at which the same actions are legal every time; `None` if they are not made yet.
    #[inline]
    pub fn all_slots(&self, node: u32, places: &mut Places) -> Option<usize> {
        let Node { first, len, .. } = self.nodes[node as usize];
        (places.len, places.are_first) = (usize::from(len), true);
        (len > 0).then_some(first as usize)
    }

    /// Adds a slot; gives back where the slots begin now.
    fn insert(&mut self, node: u32, at: usize, action: A) -> Option<usize> {
        let Node { first, len, room, .. } = self.nodes[node as usize];
        let (mut first, len) = (first as usize, usize::from(len));
        let empty = Slot { action, visits: 0, mean: 0.0, regret: 0.0, mix: 0.0 };
        if len == usize::from(room) {
            let more = if room == 0 { 6 } else { 2 * len };
            let room = u8::try_from(more).ok()?;
            if self.slots.len() + more > self.slots.capacity() {
                return None;
            }
            let begin = self.slots.len();
            self.slots.extend_from_within(first..first + len);
            self.slots.resize(begin + more, empty);
            first = begin;
            let node = &mut self.nodes[node as usize];
            (node.first, node.room) = (begin as u32, room);
        }
        self.slots.copy_within(first + at..first + len, first + at + 1);
        self.slots[first + at] = empty;
        self.nodes[node as usize].len += 1;
        Some(first)
    }

    #[inline]
    pub fn slots(&mut self, first: usize, len: usize) -> &mut [Slot<A>] {
        &mut self.slots[first..first + len]
    }

    #[inline]
    pub fn slot(&mut self, index: u32) -> &mut Slot<A> {
        &mut self.slots[index as usize]
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.len
    }
}

/// The most actions a seat can have to choose from.
pub(crate) const MOST_ACTIONS: usize = 128;

/// Where the legal actions are among the slots of a node.
pub(crate) struct Places {
    places: [u16; MOST_ACTIONS],
    len: usize,
    /// Are they simply the first ones?
    are_first: bool,
}

/// The first ones.
static FIRST: [u16; MOST_ACTIONS] = {
    let mut first = [0; MOST_ACTIONS];
    let mut n = 0;
    while n < MOST_ACTIONS {
        first[n] = n as u16;
        n += 1;
    }
    first
};

impl Places {
    pub fn new() -> Self {
        Places { places: FIRST, len: 0, are_first: false }
    }

    #[inline]
    fn push(&mut self, place: u16) {
        self.places[self.len] = place;
        self.len += 1;
    }

    #[inline]
    pub fn all(&self) -> &[u16] {
        if self.are_first { &FIRST[..self.len] } else { &self.places[..self.len] }
    }
}
