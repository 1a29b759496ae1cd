use super::chance::Unasked;
use super::driver::{Checker, one_line};
use super::{Checked, Law, Lawful};
use kernel::{Choices, Dice, Refusal, Seat, SeatSet, Status};

impl<G: Lawful> Checker<'_, G> {
    pub(crate) fn conserved(&mut self, state: &G::State) -> Checked {
        self.stats.count(Law::Conservation);
        G::conserved(state).map_err(|what| Law::Conservation.broken(what))
    }

    /// I4 and I5 for every seat.
    pub(crate) fn choices(&mut self, state: &G::State) -> Checked {
        let table = SeatSet::first(G::seats(&self.options));
        let owed = match G::status(state) {
            Status::Owed(owed) => {
                let known = owed.iter().all(|seat| table.contains(seat)) && !owed.is_empty();
                Law::Owed.holds(known, || format!("owed by {owed:?} at a table of {table:?}"))?;
                owed
            }
            Status::Over(outcome) => {
                self.stats.count(Law::Over);
                let winners = outcome.winners;
                let known = winners.iter().all(|seat| table.contains(seat));
                Law::Over.holds(known, || format!("{winners:?} win at a table of {table:?}"))?;
                SeatSet::EMPTY
            }
        };
        let mut space = Vec::from_iter(G::actions(state));
        // Sorted and without duplicates as they come, in games where many positions are checked.
        if !space.is_sorted_by(|a, b| a < b) {
            space.sort_unstable();
            space.dedup();
        }
        for seat in table.iter() {
            let set = G::legal(state, seat);
            let legal = self.list(&set, seat)?;
            self.owed(&legal, seat, owed)?;
            self.notation(&legal)?;
            self.accepted(state, seat, &legal)?;
            for &action in &legal {
                let listed = space.binary_search(&action).is_ok();
                Law::Legal.holds(listed, || {
                    format!(
                        "`{}` is legal but not in the space of actions",
                        self.text(seat, action)
                    )
                })?;
            }
            let illegal = Vec::from_iter(space.iter().copied().filter(|&it| !set.contains(it)));
            // If as many are contained as are listed, and all that are listed are contained, no others are.
            Law::Choices.holds(illegal.len() + legal.len() == space.len(), || {
                format!("{seat}'s are {legal:?}, but `contains` has others")
            })?;
            self.all_refused(state, seat, &illegal)?;
        }
        Ok(())
    }

    fn text(&self, seat: Seat, action: G::Action) -> String {
        format!("{seat} {}", G::write_action(&self.options, action))
    }

    /// The legal actions of a seat, if they are a proper set.
    fn list(&mut self, set: &G::Choices, seat: Seat) -> Result<Vec<G::Action>, super::Broken> {
        self.stats.count(Law::Choices);
        let list = Vec::from_iter(set.iter());
        let sorted = list.windows(2).all(|pair| pair[0] < pair[1]);
        Law::Choices.holds(sorted, || format!("{seat}'s are not in rising order: {list:?}"))?;
        let counted = set.len() == list.len() && set.is_empty() == list.is_empty();
        Law::Choices
            .holds(counted, || format!("{seat}'s are {list:?}, their number {}", set.len()))?;
        let numbered = (0..=list.len()).all(|n| set.nth(n) == list.get(n).copied());
        Law::Choices.holds(numbered, || format!("{seat}'s are {list:?}, but not by number"))?;
        let contained = list.iter().all(|&action| set.contains(action));
        Law::Choices
            .holds(contained, || format!("{seat}'s are {list:?}, and it contains not all"))?;
        Ok(list)
    }

    fn owed(&mut self, legal: &[G::Action], seat: Seat, owed: SeatSet) -> Checked {
        self.stats.count(Law::Owed);
        let law = if owed.is_empty() { Law::Over } else { Law::Owed };
        let right = owed.contains(seat) != legal.is_empty();
        law.holds(right, || format!("owed by {owed:?}, and {seat} has {legal:?}"))
    }

    fn notation(&mut self, legal: &[G::Action]) -> Checked {
        for &action in legal {
            self.stats.count(Law::Notation);
            let text = G::write_action(&self.options, action);
            let read = G::read_action(&self.options, &text);
            let same = read.as_ref().is_ok_and(|read| *read == action) && one_line(&text);
            Law::Notation.holds(same, || format!("{action:?} is `{text}` is {read:?}"))?;
        }
        Ok(())
    }

    /// All legal actions, or a sample, are accepted.
    fn accepted(&mut self, state: &G::State, seat: Seat, legal: &[G::Action]) -> Checked {
        let all = legal.len() <= self.config.accepted;
        let mut events = Vec::new();
        for n in 0..legal.len().min(self.config.accepted) {
            let n = if all { n } else { self.dice.below(legal.len() as u32) as usize };
            let action = legal[n];
            self.stats.count(Law::Legal);
            let mut copy = *state;
            events.clear();
            if let Err(why) = G::play(&mut copy, seat, action, &mut self.dice, &mut events) {
                let text = self.text(seat, action);
                return Err(Law::Legal.broken(format!("`{text}` is legal, and refused: {why}")));
            }
            G::conserved(&copy).map_err(|what| {
                let text = self.text(seat, action);
                Law::Conservation.broken(format!("after `{text}`: {what}"))
            })?;
        }
        Ok(())
    }

    /// Actions that are not legal are refused, and nothing else happens. One copy of the state takes them all: if any
    /// of them changed it, they are looked at one by one.
    fn all_refused(&mut self, state: &G::State, seat: Seat, illegal: &[G::Action]) -> Checked {
        self.stats.count_many(Law::Refusal, illegal.len() as u64);
        let mut copy = *state;
        let mut chance = Unasked::default();
        let mut events = Vec::new();
        // Half of all the time goes by here: `submit` is quicker than `play`.
        let refused = illegal.iter().all(|&action| {
            let result = G::submit(&mut copy, seat, action, &mut chance, &mut events);
            result.is_err_and(|why| !why.rule().0.is_empty())
        });
        if refused && copy == *state && !chance.asked && events.is_empty() {
            return Ok(());
        }
        illegal.iter().try_for_each(|&action| self.refused(state, seat, action))
    }

    /// An action that is not legal is refused, and nothing else happens.
    fn refused(&mut self, state: &G::State, seat: Seat, action: G::Action) -> Checked {
        let mut copy = *state;
        let mut chance = Unasked::default();
        let mut events = Vec::new();
        let result = G::play(&mut copy, seat, action, &mut chance, &mut events);
        let broken =
            |law: Law, what: &str| law.broken(format!("`{}` {what}", self.text(seat, action)));
        let Err(why) = result else {
            return Err(broken(Law::Legal, "is not legal, and accepted"));
        };
        if copy != *state {
            return Err(broken(Law::Refusal, "is refused, and the state is another"));
        }
        if chance.asked {
            return Err(broken(Law::Refusal, "is refused, and chance was asked"));
        }
        if !events.is_empty() {
            return Err(broken(Law::Refusal, &format!("is refused, and told: {events:?}")));
        }
        if why.rule().0.is_empty() {
            return Err(broken(Law::Refusal, "is refused without a rule"));
        }
        Ok(())
    }
}
