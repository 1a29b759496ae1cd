//! How a seat chooses at a node while the search runs, and what it makes of it in the end.

use super::tree::Slot;
use super::unit;
use kernel::Dice;

/// How search works in a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How actions are selected.
    pub rule: Rule,
    /// How much is tried that does not look best.
    pub exploration: f32,
    /// Do playouts prefer what went well before?
    pub learns: bool,
}

/// How actions are selected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// In proportion to how much each is regretted: a mixture that cannot be guessed.
    Regret,
    /// The one that looks best, with a bonus for those tried less often.
    Bound,
}

impl Tuning {
    /// The place of an action, among those that are legal.
    #[inline]
    pub(crate) fn select<A>(
        &self,
        slots: &mut [Slot<A>],
        places: &[u16],
        dice: &mut impl Dice,
    ) -> usize {
        let sums = Sums::of(slots, places);
        if sums.untried > 0 {
            let n = dice.below(sums.untried) as usize;
            let is_untried = |&&place: &&u16| slots[usize::from(place)].visits == 0;
            let untried = places.iter().filter(is_untried).nth(n);
            return usize::from(*untried.unwrap_or(&places[0]));
        }
        match self.rule {
            Rule::Regret => self.match_regret(slots, places, &sums, dice),
            Rule::Bound => self.highest_bound(slots, places, &sums),
        }
    }

    /// Regret matching in the form that forgets negative regret at once and weighs later mixtures more. What an action
    /// would have brought is taken from its mean so far: it lags behind, but it is far less noisy than one
    /// playout.
    fn match_regret<A>(
        &self,
        slots: &mut [Slot<A>],
        places: &[u16],
        sums: &Sums,
        dice: &mut impl Dice,
    ) -> usize {
        let shares = Shares::of(slots, places, sums);
        let explores = unit(dice) < self.exploration;
        let mut left = unit(dice);
        // Nothing grows, so what is left turns negative once: no branch is needed that nobody can foresee.
        let mut passed = 0;
        for &place in places {
            let share = shares.learn(&mut slots[usize::from(place)]);
            left -= if explores { shares.even } else { share };
            passed += usize::from(left >= 0.0);
        }
        usize::from(places[passed.min(places.len() - 1)])
    }

    /// Is the seat as likely to answer so as chance decides? For an answer that lies in the world already.
    pub(crate) fn accepts<A>(
        &self,
        slots: &mut [Slot<A>],
        places: &[u16],
        given: usize,
        dice: &mut impl Dice,
    ) -> bool {
        let sums = Sums::of(slots, places);
        if sums.untried > 0 {
            return true;
        }
        let shares = Shares::of(slots, places, &sums);
        let explores = unit(dice) < self.exploration;
        let chance = unit(dice);
        if !explores {
            let share = |place: u16| shares.share(&slots[usize::from(place)]);
            let most = places.iter().map(|&place| share(place)).fold(0.0, f32::max);
            if share(places[given]) <= chance * most {
                return false;
            }
        }
        for &place in places {
            shares.learn(&mut slots[usize::from(place)]);
        }
        true
    }

    fn highest_bound<A>(&self, slots: &[Slot<A>], places: &[u16], sums: &Sums) -> usize {
        let bonus = self.exploration * (sums.visits as f32).sqrt();
        let (mut best, mut highest) = (0, f32::MIN);
        for &place in places {
            let slot = &slots[usize::from(place)];
            let n = slot.visits as f32;
            let bound = slot.mean + bonus / (1.0 + n);
            if bound > highest {
                (best, highest) = (usize::from(place), bound);
            }
        }
        best
    }

    /// The weight of an action in the mixture of this many iterations.
    pub(crate) fn weight<A>(&self, slot: &Slot<A>, iterations: u32) -> f32 {
        match self.rule {
            Rule::Regret => slot.mix,
            Rule::Bound => {
                // Nobody has to be kept guessing: nearly always what was tried most.
                let share = slot.visits as f32 / iterations.max(1) as f32;
                let fourth = share * share * share * share;
                fourth * fourth
            }
        }
    }
}

/// What the legal actions of a node come to together.
struct Sums {
    regret: f32,
    visits: u32,
    /// How many were never played.
    untried: u32,
}

impl Sums {
    #[inline]
    fn of<A>(slots: &[Slot<A>], places: &[u16]) -> Sums {
        let mut sums = Sums { regret: 0.0, visits: 0, untried: 0 };
        for &place in places {
            let slot = &slots[usize::from(place)];
            sums.regret += slot.regret;
            sums.visits += slot.visits;
            sums.untried += u32::from(slot.visits == 0);
        }
        sums
    }
}

/// How regret divides the choice among the legal actions of a node.
struct Shares {
    scale: f32,
    floor: f32,
    even: f32,
    visits: f32,
    expected: f32,
}

impl Shares {
    /// Of actions that all have been played.
    #[inline]
    fn of<A>(slots: &[Slot<A>], places: &[u16], sums: &Sums) -> Shares {
        let even = 1.0 / places.len() as f32;
        let (scale, floor) = if sums.regret > 0.0 { (1.0 / sums.regret, 0.0) } else { (0.0, even) };
        let mut shares = Shares { scale, floor, even, visits: sums.visits as f32, expected: 0.0 };
        for &place in places {
            let slot = &slots[usize::from(place)];
            shares.expected += shares.share(slot) * slot.mean;
        }
        shares
    }

    #[inline]
    fn share<A>(&self, slot: &Slot<A>) -> f32 {
        slot.regret * self.scale + self.floor
    }

    /// Adds to the mixture and to the regret of an action; gives back its share.
    #[inline]
    fn learn<A>(&self, slot: &mut Slot<A>) -> f32 {
        let share = self.share(slot);
        slot.mix += share * self.visits;
        slot.regret = (slot.regret + slot.mean - self.expected).max(0.0);
        share
    }
}
