use super::chance::{Guided, Ran, Turn, Unasked};
use super::driver::{Checker, any_action, any_seat};
use super::{Broken, Checked, Law, Lawful};
use kernel::{Choices, Dice, Draw, Observer, Seat, SeatSet, Status};

/// How many refusals are compared in two worlds.
const REFUSED_ALIKE: usize = 8;

impl<G: Lawful> Checker<'_, G> {
    /// [`Law::Told`] for the deal.
    pub(crate) fn deal_told(&mut self) -> Checked {
        if self.config.told == 0 {
            return Ok(());
        }
        let options = self.options.clone();
        self.other_outcome(&Turn::Deal(&options)).map(|_| ())
    }

    /// An observer is told what its view shows: a choice is played twice, with one outcome of chance changed,
    /// and then with another choice of the same seat.
    pub(crate) fn told(&mut self, state: &G::State, owed: SeatSet) -> Checked {
        let seat = any_seat(owed, &mut self.dice);
        let legal = G::legal(state, seat);
        let one = any_action(&legal, &mut self.dice);
        let two = any_action(&legal, &mut self.dice);
        let (Some(one), Some(two)) = (one, two) else { return Ok(()) };
        let Some((ran_one, script)) = self.other_outcome(&Turn::Act(state, seat, one))? else {
            return Ok(());
        };
        let mut chance = Guided::following(&script, &mut self.dice);
        let Some(ran_two) = Turn::<G>::Act(state, seat, two).run(&mut chance) else {
            return Ok(());
        };
        let observers = Observer::all(G::seats(&self.options));
        for observer in observers.filter(|observer| !observer.is(seat)) {
            self.stats.count(Law::Told);
            seen_is_heard(observer, &ran_one, &ran_two).map_err(|what| Law::Told.broken(what))?;
        }
        Ok(())
    }

    /// Plays a turn twice, the second time with one outcome of chance changed. Gives back the first.
    fn other_outcome(&mut self, turn: &Turn<'_, G>) -> Result<Option<Played<G>>, Broken> {
        let mut chance = Guided::free(&mut self.dice);
        let ran = turn.run(&mut chance);
        let script = chance.asked;
        let Some(one) = ran else { return Ok(None) };
        let open: Vec<usize> = (0..script.len()).filter(|&n| script[n].0.ways() > 1).collect();
        if open.is_empty() {
            return Ok(Some((one, script)));
        }
        let change = open[self.dice.below(open.len() as u32) as usize];
        let mut chance = Guided::changing(change, &script, &mut self.dice);
        if let Some(two) = turn.run(&mut chance) {
            for observer in Observer::all(G::seats(&self.options)) {
                self.stats.count(Law::Told);
                seen_is_heard(observer, &one, &two).map_err(|what| Law::Told.broken(what))?;
                heard_is_seen(observer, &one, &two).map_err(|what| Law::Told.broken(what))?;
            }
        }
        Ok(Some((one, script)))
    }

    /// I8: the real world and an imagined one are alike to the observer, now and for some steps.
    pub(crate) fn interference(&mut self, state: &G::State, observer: Observer) -> Checked {
        self.stats.count(Law::Imagined);
        let view = G::view(state, observer);
        let world = G::imagine(&view, &mut self.dice);
        G::conserved(&world).map_err(|what| {
            Law::Imagined.broken(format!("{observer:?} imagines {world:?}: {what}"))
        })?;
        let imagined = G::view(&world, observer);
        Law::Imagined.holds(imagined == view, || {
            format!("{observer:?} sees {view:?}\nand in an imagined world {imagined:?}")
        })?;
        self.alike(observer, state, &world)?;
        let mut pair = Pair { real: *state, world };
        for _ in 0..self.config.lockstep {
            match self.lockstep(observer, &pair)? {
                Some(next) => pair = next,
                None => break,
            }
        }
        Ok(())
    }

    /// One step in both worlds with the same choice and the same outcomes; `None` when there is no such step, or
    /// the observer learns from it which world is the real one.
    fn lockstep(&mut self, observer: Observer, pair: &Pair<G>) -> Result<Option<Pair<G>>, Broken> {
        let owed = match G::status(&pair.real) {
            Status::Owed(owed) => owed,
            Status::Over(_) => return Ok(None),
        };
        let seat = any_seat(owed, &mut self.dice);
        let Some(action) = self.common_action(seat, pair) else { return Ok(None) };
        let mut chance = Guided::free(&mut self.dice);
        let here = Turn::<G>::Act(&pair.real, seat, action).run(&mut chance);
        let script = chance.asked;
        let mut chance = Guided::following(&script, &mut self.dice);
        let there = Turn::<G>::Act(&pair.world, seat, action).run(&mut chance);
        let strayed = chance.strayed;
        let text = G::write_action(&self.options, action);
        let (Some(here), Some(there)) = (here, there) else {
            return Err(
                Law::Legal.broken(format!("`{seat} {text}` is legal, and refused, further on"))
            );
        };
        if strayed {
            return Ok(None);
        }
        self.stats.count(Law::Interference);
        let after = |what| Law::Interference.broken(format!("after `{seat} {text}` {what}"));
        seen_is_heard(observer, &here, &there).map_err(after)?;
        heard_is_seen(observer, &here, &there).map_err(after)?;
        if G::view(&here.state, observer) != G::view(&there.state, observer) {
            return Ok(None);
        }
        self.alike(observer, &here.state, &there.state)?;
        Ok(Some(Pair { real: here.state, world: there.state }))
    }

    /// An action that is legal in both worlds.
    fn common_action(&mut self, seat: Seat, pair: &Pair<G>) -> Option<G::Action> {
        let (here, there) = (G::legal(&pair.real, seat), G::legal(&pair.world, seat));
        let common = Vec::from_iter(here.iter().filter(|&action| there.contains(action)));
        let n = u32::try_from(common.len()).ok().filter(|&n| n > 0)?;
        common.get(self.dice.below(n) as usize).copied()
    }

    /// Two states with the same view have the same status and, for a seat, the same legal set and the same refusals.
    fn alike(&mut self, observer: Observer, real: &G::State, world: &G::State) -> Checked {
        self.stats.count(Law::Interference);
        let (here, there) = (G::status(real), G::status(world));
        Law::Interference.holds(here == there, || {
            format!("{observer:?} can tell worlds apart by the status: {here:?} or {there:?}")
        })?;
        let Observer::Seat(seat) = observer else { return Ok(()) };
        let (here, there) = (G::legal(real, seat), G::legal(world, seat));
        Law::Interference.holds(here == there, || {
            format!("{seat} can tell worlds apart by what is legal: {here:?} or {there:?}")
        })?;
        self.refused_alike(seat, real, world)
    }

    /// A refusal says nothing that the view does not: the seat is refused the same things for the same reasons. Some
    /// actions are tried, others with every decision.
    fn refused_alike(&self, seat: Seat, real: &G::State, world: &G::State) -> Checked {
        let legal = G::legal(real, seat);
        let illegal = Vec::from_iter(G::actions(real).filter(|&action| !legal.contains(action)));
        let stride = illegal.len().div_ceil(REFUSED_ALIKE).max(1);
        for &action in illegal.iter().skip(self.step % stride).step_by(stride) {
            let refused = |state: &G::State| {
                let mut copy = *state;
                G::play(&mut copy, seat, action, &mut Unasked::default(), &mut Vec::new()).err()
            };
            let (here, there) = (refused(real), refused(world));
            Law::Interference.holds(here == there, || {
                let text = G::write_action(&self.options, action);
                format!(
                    "{seat} can tell worlds apart by why `{text}` is refused: {here:?} or {there:?}"
                )
            })?;
        }
        Ok(())
    }
}

/// The real world, and one that an observer cannot tell from it.
struct Pair<G: Lawful> {
    real: G::State,
    world: G::State,
}

/// A turn that was played, and how chance answered.
type Played<G> = (Ran<G>, Vec<(<G as kernel::Game>::Draw, u32)>);

/// What an observer hears of events.
pub(crate) fn hears<G: Lawful>(events: &[G::Event], observer: Observer) -> Vec<G::Event> {
    events.iter().filter_map(|&event| G::redact(event, observer)).collect()
}

/// The same things, in whatever order?
pub(crate) fn same_bag<E: Copy + Eq>(one: &[E], two: &[E]) -> bool {
    let count = |events: &[E], event| events.iter().filter(|&&other| other == event).count();
    one.len() == two.len() && one.iter().all(|&event| count(one, event) == count(two, event))
}

/// Who hears the same sees the same: the view shows nothing that the observer was not told.
fn seen_is_heard<G: Lawful>(observer: Observer, one: &Ran<G>, two: &Ran<G>) -> Result<(), String> {
    let heard = hears::<G>(&one.events, observer);
    let (here, there) = (G::view(&one.state, observer), G::view(&two.state, observer));
    if here != there && heard == hears::<G>(&two.events, observer) {
        return Err(format!("{observer:?} hears {heard:?} and sees\n{here:?} or\n{there:?}"));
    }
    Ok(())
}

/// Who sees the same has heard the same, in whatever order: apart from what is open by the rules, events tell
/// nothing that the view does not keep.
fn heard_is_seen<G: Lawful>(observer: Observer, one: &Ran<G>, two: &Ran<G>) -> Result<(), String> {
    let view = G::view(&one.state, observer);
    let told = |ran: &Ran<G>| {
        let events = Vec::from_iter(ran.events.iter().copied().filter(|&event| !G::is_open(event)));
        hears::<G>(&events, observer)
    };
    let (here, there) = (told(one), told(two));
    if view == G::view(&two.state, observer) && !same_bag(&here, &there) {
        return Err(format!("{observer:?} sees {view:?} and hears\n{here:?} or\n{there:?}"));
    }
    Ok(())
}
