//! The nodes of a search, in memory that is taken once.

/// A decision of one seat with what it knows there.
#[derive(Clone, Copy)]
pub(crate) struct Node {
    key: u64,
    /// Where its slots begin; they are made at the second visit.
    first: u32,
    len: u16,
    room: u16,
}

/// An action at a node.
#[derive(Clone, Copy)]
pub(crate) struct Slot<A> {
    pub action: A,
    /// How often it was played.
    pub visits: u32,
    /// The sum of what came of it.
    pub value: f32,
    /// By how much it would have been better than what was played, summed.
    pub regret: f32,
    /// The sum of the probabilities it was played with.
    pub mix: f32,
}

impl<A> Slot<A> {
    /// What came of it on average; it must have been played.
    #[inline]
    pub fn mean(&self) -> f32 {
        self.value / self.visits as f32
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
    table: Vec<u32>,
    nodes: Vec<Node>,
    slots: Vec<Slot<A>>,
}

const EMPTY: u32 = u32::MAX;

impl<A: Copy + Ord> Tree<A> {
    /// Room for so many nodes and slots.
    pub fn new(nodes: usize, slots: usize) -> Self {
        let table = vec![EMPTY; (2 * nodes).next_power_of_two()];
        Tree { table, nodes: Vec::with_capacity(nodes), slots: Vec::with_capacity(slots) }
    }

    /// The node with this key.
    #[inline]
    pub fn find(&mut self, key: u64) -> Found {
        let mask = self.table.len() - 1;
        let mut place = (key >> 20) as usize & mask;
        loop {
            match self.table[place] {
                EMPTY if self.nodes.len() == self.nodes.capacity() => return Found::Full,
                EMPTY => {
                    let node = self.nodes.len() as u32;
                    self.nodes.push(Node { key, first: 0, len: 0, room: 0 });
                    self.table[place] = node;
                    return Found::New(node);
                }
                node if self.nodes[node as usize].key == key => return Found::Known(node),
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
        places.len = 0;
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

    /// Adds a slot; gives back where the slots begin now.
    fn insert(&mut self, node: u32, at: usize, action: A) -> Option<usize> {
        let Node { first, len, room, .. } = self.nodes[node as usize];
        let (mut first, len) = (first as usize, usize::from(len));
        let empty = Slot { action, visits: 0, value: 0.0, regret: 0.0, mix: 0.0 };
        if len == usize::from(room) {
            let more = if room == 0 { 6 } else { 2 * len };
            if self.slots.len() + more > self.slots.capacity() {
                return None;
            }
            let begin = self.slots.len();
            self.slots.extend_from_within(first..first + len);
            self.slots.resize(begin + more, empty);
            first = begin;
            let node = &mut self.nodes[node as usize];
            (node.first, node.room) = (begin as u32, more as u16);
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
        self.nodes.len()
    }
}

/// The most actions a seat can have to choose from.
pub(crate) const MOST_ACTIONS: usize = 128;

/// Where the legal actions are among the slots of a node.
pub(crate) struct Places {
    places: [u16; MOST_ACTIONS],
    len: usize,
}

impl Places {
    pub fn new() -> Self {
        Places { places: [0; MOST_ACTIONS], len: 0 }
    }

    #[inline]
    fn push(&mut self, place: u16) {
        self.places[self.len] = place;
        self.len += 1;
    }

    #[inline]
    pub fn all(&self) -> &[u16] {
        &self.places[..self.len]
    }
}
