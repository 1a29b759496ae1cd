use super::chance::{Guided, Ran, Turn};
use super::driver::{Checker, any_action, any_seat};
use super::knowledge::{hears, same_bag};
use super::{Broken, Checked, Law, Lawful};
use kernel::{Dice, Observer, Seat, SeatSet, Status};

/// One way through a simultaneous choice.
struct Round<G: Lawful> {
    state: G::State,
    /// The events of each choice.
    events: Vec<Vec<G::Event>>,
}

impl<G: Lawful> Checker<'_, G> {
    /// I6: the same choices in another order, with the same outcomes of chance, lead to the same state. Every
    /// observer hears the same, apart from the order; or the last choice tells the same, where only those before
    /// it are announced.
    pub(crate) fn order(&mut self, state: &G::State, owed: SeatSet) -> Checked {
        self.stats.count(Law::Order);
        let mut choices = Vec::new();
        for seat in owed.iter() {
            choices.extend(any_action(&G::legal(state, seat), &mut self.dice).map(|a| (seat, a)));
        }
        let mut script = Vec::new();
        let first = self.round(state, &choices, &mut script, Pass::First)?;
        for pass in 0..if owed.len() == 2 { 1 } else { 3 } {
            match pass {
                0 => choices.reverse(),
                _ => self.shuffle(&mut choices),
            }
            let other = self.round(state, &choices, &mut script, Pass::Again)?;
            let what = || {
                format!(
                    "{choices:?} leads to {:?}, another order to {:?}",
                    other.state, first.state
                )
            };
            Law::Order.holds(other.state == first.state, what)?;
            for observer in Observer::all(G::seats(&self.options)) {
                let all = |round: &Round<G>| hears::<G>(&round.events.concat(), observer);
                let last =
                    |round: &Round<G>| round.events.last().map(|last| hears::<G>(last, observer));
                let same = same_bag(&all(&first), &all(&other)) || last(&first) == last(&other);
                Law::Order.holds(same, || {
                    let (one, two) = (all(&first), all(&other));
                    format!("{observer:?} hears {one:?}, and with {choices:?} hears {two:?}")
                })?;
            }
        }
        Ok(())
    }

    /// Plays the choices. The first pass writes the script of chance that the others must follow to its end.
    fn round(
        &mut self,
        state: &G::State,
        choices: &[(Seat, G::Action)],
        script: &mut Vec<(G::Draw, u32)>,
        pass: Pass,
    ) -> Result<Round<G>, Broken> {
        let mut round = Round { state: *state, events: Vec::new() };
        let mut used = 0;
        for (n, &(seat, action)) in choices.iter().enumerate() {
            let mut chance = Guided::following(&script[used..], &mut self.dice);
            let Some(ran) = Turn::<G>::Act(&round.state, seat, action).run(&mut chance) else {
                let before = &choices[..n];
                return Err(
                    Law::Order.broken(format!("{action:?} of {seat} is refused after {before:?}"))
                );
            };
            if chance.strayed && pass == Pass::Again {
                return Err(Law::Order.broken(format!("chance is asked otherwise in {choices:?}")));
            }
            used += chance.asked.len();
            if pass == Pass::First {
                let asked = chance.asked;
                script.extend(asked);
            }
            self.still_owed(state, &ran, &choices[n + 1..])?;
            round.state = ran.state;
            round.events.push(ran.events);
        }
        let what = || format!("chance is asked {used} times in {choices:?}, else {}", script.len());
        Law::Order.holds(used == script.len(), what)?;
        Ok(round)
    }

    /// A choice by one seat changes nothing for those who have not chosen yet. Who has chosen may owe a further
    /// part of the same choice.
    fn still_owed(&self, before: &G::State, after: &Ran<G>, rest: &[(Seat, G::Action)]) -> Checked {
        if rest.is_empty() {
            return Ok(());
        }
        let seats: SeatSet = rest.iter().map(|&(seat, _)| seat).collect();
        let status = G::status(&after.state);
        let open = match status {
            Status::Owed(owed) => seats.iter().all(|seat| owed.contains(seat)),
            Status::Over(_) => false,
        };
        Law::Order
            .holds(open, || format!("{seats:?} have not chosen yet, and it is {status:?}"))?;
        for seat in seats.iter() {
            let same = G::legal(before, seat) == G::legal(&after.state, seat);
            Law::Order
                .holds(same, || format!("another's choice changes what is legal for {seat}"))?;
        }
        Ok(())
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.dice.below(end as u32 + 1) as usize);
        }
    }

    /// I8: while others still have to choose, nobody learns what a seat chose.
    pub(crate) fn sealed(&mut self, state: &G::State, owed: SeatSet) -> Checked {
        let seat = any_seat(owed, &mut self.dice);
        let legal = G::legal(state, seat);
        let one = any_action(&legal, &mut self.dice);
        let two = any_action(&legal, &mut self.dice);
        let (Some(one), Some(two)) = (one, two) else { return Ok(()) };
        self.stats.count(Law::Sealed);
        let mut chance = Guided::free(&mut self.dice);
        let ran_one = Turn::<G>::Act(state, seat, one).run(&mut chance);
        let script = chance.asked;
        let mut chance = Guided::following(&script, &mut self.dice);
        let ran_two = Turn::<G>::Act(state, seat, two).run(&mut chance);
        let (Some(ran_one), Some(ran_two)) = (ran_one, ran_two) else { return Ok(()) };
        let observers = Observer::all(G::seats(&self.options));
        for observer in observers.filter(|observer| !observer.is(seat)) {
            let heard =
                hears::<G>(&ran_one.events, observer) == hears::<G>(&ran_two.events, observer);
            Law::Sealed.holds(heard, || {
                format!("{observer:?} hears whether {seat} chose {one:?} or {two:?}")
            })?;
            let seen = G::view(&ran_one.state, observer) == G::view(&ran_two.state, observer);
            Law::Sealed.holds(seen, || {
                format!("{observer:?} sees whether {seat} chose {one:?} or {two:?}")
            })?;
        }
        Ok(())
    }
}

/// Which time a simultaneous choice is played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    First,
    Again,
}
