use std::fmt::Debug;

/// A question to chance: one of [`ways`](Draw::ways) outcomes, all equally likely.
pub trait Draw: Copy + Eq + Debug {
    /// The outcome, as stored in a record.
    type Outcome: Copy + Eq + Debug;

    /// How many outcomes there are; at least 1.
    fn ways(&self) -> u32;

    /// The outcome with this index, below [`ways`](Draw::ways).
    fn outcome(&self, index: u32) -> Self::Outcome;

    /// The index of an outcome, if this question can have it.
    fn index_of(&self, outcome: Self::Outcome) -> Option<u32>;
}

/// Answers questions to chance. Randomness enters the rules only through this trait.
pub trait Chance<D: Draw> {
    /// An index below `draw.ways()`.
    fn pick(&mut self, draw: D) -> u32;
}

/// A source of uniform numbers.
pub trait Dice {
    /// The next 32 uniform bits.
    fn bits(&mut self) -> u32;

    /// A uniform number below `n`, which must not be 0: multiply, shift, and throw again where
    /// the 2³² values of [`bits`](Dice::bits) would not divide evenly.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "a choice among nothing");
        let mut product = u64::from(self.bits()) * u64::from(n);
        if (product as u32) < n {
            let uneven = n.wrapping_neg() % n;
            while (product as u32) < uneven {
                product = u64::from(self.bits()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }
}

impl<D: Draw, R: Dice> Chance<D> for R {
    #[inline]
    fn pick(&mut self, draw: D) -> u32 {
        self.below(draw.ways())
    }
}

impl<D: Draw> Chance<D> for &mut dyn Chance<D> {
    fn pick(&mut self, draw: D) -> u32 {
        (**self).pick(draw)
    }
}

/// Chance that gives prepared outcomes, for replays and tests. A question that the next outcome does not
/// answer is remembered as [`wrong`](Scripted::wrong); from then on the state played with it is meaningless.
pub struct Scripted<'a, D: Draw> {
    outcomes: &'a [D::Outcome],
    used: usize,
    wrong: Option<D>,
}

impl<'a, D: Draw> Scripted<'a, D> {
    /// These outcomes, in order.
    pub fn new(outcomes: &'a [D::Outcome]) -> Self {
        Scripted { outcomes, used: 0, wrong: None }
    }

    /// How many outcomes were asked for.
    pub fn used(&self) -> usize {
        self.used
    }

    /// The first question that the script could not answer.
    pub fn wrong(&self) -> Option<D> {
        self.wrong
    }
}

impl<D: Draw> Chance<D> for Scripted<'_, D> {
    fn pick(&mut self, draw: D) -> u32 {
        let fitting = self.outcomes.get(self.used).and_then(|&outcome| draw.index_of(outcome));
        match fitting {
            Some(index) if self.wrong.is_none() => {
                self.used += 1;
                index
            }
            Some(_) | None => {
                self.wrong.get_or_insert(draw);
                0
            }
        }
    }
}

/// Chance that walks through all outcomes: play the same move again from the same state after each
/// [`advance`](Enumerate::advance) until it says `false`.
#[derive(Default)]
pub struct Enumerate {
    path: Vec<(u32, u32)>,
    depth: usize,
}

impl Enumerate {
    /// At the first outcome of everything.
    pub fn new() -> Self {
        Self::default()
    }

    /// One divided by the probability of the outcomes just given.
    pub fn ways(&self) -> u128 {
        self.path.iter().map(|&(_, ways)| u128::from(ways)).product()
    }

    /// On to the next combination of outcomes; `false` when all have been given.
    pub fn advance(&mut self) -> bool {
        self.depth = 0;
        while let Some((index, ways)) = self.path.pop() {
            if index + 1 < ways {
                self.path.push((index + 1, ways));
                return true;
            }
        }
        false
    }
}

impl<D: Draw> Chance<D> for Enumerate {
    fn pick(&mut self, draw: D) -> u32 {
        if self.depth == self.path.len() {
            self.path.push((0, draw.ways()));
        }
        let (index, _) = self.path[self.depth];
        self.depth += 1;
        index
    }
}
