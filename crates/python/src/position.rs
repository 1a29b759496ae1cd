//! A game in play, of any kind: the truth, the dice that deal it, and how it came about.

use crate::error::Refused;
use crate::seen::{AnySeen, Seen};
use crate::title::Title;
use games::AnyOptions;
use kernel::{
    CODES, Chance, Choices as _, Dice as _, Draw, Observer, SearchDice, Seat, SeatSet, Status,
};
use record::{Drawn, Entry, EntryOf, Record};
use std::sync::Arc;

/// How the outcomes of chance come about.
#[derive(Clone)]
pub enum Luck {
    /// They are sampled.
    Dice(SearchDice),
    /// The caller chooses them one by one.
    Explicit,
}

/// What a game waits for.
pub enum Waits {
    /// Choices of these seats.
    Seats(SeatSet),
    /// An outcome of chance: the outcomes in notation, with their probabilities.
    Chance(Vec<(String, f64)>),
    /// Nothing: it is over, and these seats have won.
    Over(SeatSet),
}

/// A game in play, whichever it is.
pub trait AnyPosition: Send + Sync {
    fn copied(&self) -> Box<dyn AnyPosition>;
    fn options(&self) -> AnyOptions;
    fn waits(&self) -> Waits;
    fn owed(&self) -> SeatSet;
    fn is_chance(&self) -> bool;
    fn is_over(&self) -> bool;
    fn codes(&self, seat: Seat) -> Result<u64, Refused>;
    fn text_of(&self, seat: Seat, code: u8) -> Result<String, Refused>;
    fn code_of(&self, seat: Seat, text: &str) -> Result<u8, Refused>;
    fn apply(&mut self, seat: Seat, code: u8) -> Result<(), Refused>;
    fn apply_random(&mut self) -> Result<(Seat, u8), Refused>;
    fn apply_chance(&mut self, index: usize) -> Result<(), Refused>;
    fn playout(&mut self) -> Result<(), Refused>;
    fn view(&self, observer: Observer) -> Result<Box<dyn AnySeen>, Refused>;
    fn returns(&self) -> Vec<f64>;
    fn record(&self) -> Result<String, Refused>;
    fn reseed(&mut self, seed: u64);
    fn equals(&self, other: &dyn AnyPosition) -> bool;
    fn as_any(&self) -> &dyn std::any::Any;
}

/// One step of a game: who chose what, and what chance brought. Clones share their past.
struct Past<G: Title> {
    before: Option<Arc<Past<G>>>,
    act: Option<(Seat, G::Action)>,
    outcomes: Vec<Drawn<G>>,
}

impl<G: Title> Drop for Past<G> {
    /// One step at a time: a long game must not need a deep stack.
    fn drop(&mut self) {
        let mut next = self.before.take();
        while let Some(mut past) = next.and_then(Arc::into_inner) {
            next = past.before.take();
        }
    }
}

/// A step that waits for an outcome of chance.
struct Pending<G: Title> {
    act: Option<(Seat, G::Action)>,
    given: Vec<u32>,
    draw: G::Draw,
}

/// A game in play.
pub struct Position<G: Title> {
    options: G::Options,
    /// `None` while it is dealt by explicit outcomes.
    state: Option<G::State>,
    pending: Option<Pending<G>>,
    luck: Luck,
    /// `None` for a world that was imagined: nobody knows how it came about.
    past: Option<Arc<Past<G>>>,
}

/// Chance that asks the caller: outcomes given already, then the first question without an answer.
struct Walk<'a, D: Draw> {
    given: &'a [u32],
    open: Option<D>,
    outcomes: Vec<D::Outcome>,
}

impl<D: Draw> Chance<D> for Walk<'_, D> {
    fn pick(&mut self, draw: D) -> u32 {
        let index = match self.given {
            // Where only one thing can happen there is nothing to choose.
            _ if is_certain(draw) => 0,
            [first, rest @ ..] => {
                self.given = rest;
                *first
            }
            // From here on the state is meaningless and thrown away.
            [] => {
                self.open.get_or_insert(draw);
                0
            }
        };
        self.outcomes.push(draw.outcome(index));
        index
    }
}

/// Chance that notes what the dice bring.
struct Noted<'a, D: Draw> {
    dice: &'a mut SearchDice,
    outcomes: Vec<D::Outcome>,
}

impl<D: Draw> Chance<D> for Noted<'_, D> {
    #[inline]
    fn pick(&mut self, draw: D) -> u32 {
        let index = self.dice.below(draw.ways());
        self.outcomes.push(draw.outcome(index));
        index
    }
}

impl<G: Title> Position<G> {
    /// Deals.
    pub fn start(options: G::Options, luck: Luck) -> Result<Position<G>, String> {
        let mut position = Position { options, state: None, pending: None, luck, past: None };
        position.step(None, Vec::new()).map_err(|why| why.to_string())?;
        Ok(position)
    }

    /// A world that somebody imagined.
    pub fn imagined(options: G::Options, state: G::State, dice: SearchDice) -> Position<G> {
        Position { options, state: Some(state), pending: None, luck: Luck::Dice(dice), past: None }
    }

    /// Takes up a recorded game where it stands.
    pub fn resume(text: &str, luck: Luck) -> Result<Position<G>, String> {
        let record = record::parse::<G>(text).map_err(|why| why.to_string())?;
        let state = record::replay(&record).map_err(|why| why.to_string())?;
        let mut now: Past<G> = Past { before: None, act: None, outcomes: Vec::new() };
        for entry in &record.entries {
            match *entry {
                Entry::Chance(outcome) => now.outcomes.push(outcome),
                Entry::Act { seat, action } => {
                    let fresh =
                        Past { before: None, act: Some((seat, action)), outcomes: Vec::new() };
                    let done = std::mem::replace(&mut now, fresh);
                    now.before = Some(Arc::new(done));
                }
            }
        }
        let past = Some(Arc::new(now));
        Ok(Position { options: record.options, state: Some(state), pending: None, luck, past })
    }

    /// Plays a step: the deal, or a seat's choice, with what chance brings.
    fn step(&mut self, act: Option<(Seat, G::Action)>, given: Vec<u32>) -> Result<(), Refused> {
        let mut state = self.state;
        let (outcomes, open) = match &mut self.luck {
            Luck::Dice(dice) => {
                let mut noted = Noted { dice, outcomes: Vec::new() };
                play::<G>(&self.options, &mut state, act, &mut noted)?;
                (noted.outcomes, None)
            }
            Luck::Explicit => {
                let mut walk = Walk { given: &given, open: None, outcomes: Vec::new() };
                play::<G>(&self.options, &mut state, act, &mut walk)?;
                (walk.outcomes, walk.open)
            }
        };
        if let Some(draw) = open {
            self.pending = Some(Pending { act, given, draw });
            return Ok(());
        }
        self.pending = None;
        if self.state.is_none() || self.past.is_some() {
            let before = self.past.take();
            self.past = Some(Arc::new(Past { before, act, outcomes }));
        }
        self.state = state;
        Ok(())
    }

    /// The state, unless chance is asked.
    fn state(&self) -> Result<&G::State, Refused> {
        match (&self.state, &self.pending) {
            (Some(state), None) => Ok(state),
            (_, _) => Err(Refused::Chance),
        }
    }

    fn choices(&self, seat: Seat) -> Result<G::Choices, Refused> {
        let seats = G::seats(&self.options);
        if seat.index() >= seats {
            return Err(Refused::NoSeat { seat, seats });
        }
        Ok(G::legal(self.state()?, seat))
    }

    fn refuse(&self, seat: Seat, code: u8) -> Refused {
        let Ok(state) = self.state() else { return Refused::Chance };
        match G::status(state) {
            Status::Over(outcome) => Refused::Over(outcome.rule.to_string()),
            Status::Owed(owed) if !owed.contains(seat) => Refused::NotOwed { seat, owed },
            Status::Owed(_) => {
                let legal = G::legal(state, seat);
                Refused::Code { code: code.into(), legal: codes(G::codes(&legal)) }
            }
        }
    }
}

/// The codes in a set of bits.
pub fn codes(bits: u64) -> Vec<u8> {
    (0..CODES as u8).filter(|code| bits >> code & 1 != 0).collect()
}

fn play<G: Title>(
    options: &G::Options,
    state: &mut Option<G::State>,
    act: Option<(Seat, G::Action)>,
    chance: &mut impl Chance<G::Draw>,
) -> Result<(), Refused> {
    match (state, act) {
        (Some(state), Some((seat, action))) => G::submit(state, seat, action, chance, &mut ())
            .map_err(|why| Refused::Illegal(why.to_string())),
        (state, _) => {
            let dealt = G::start(options, chance, &mut ());
            *state = Some(dealt.map_err(|why| Refused::Text(why.to_string()))?);
            Ok(())
        }
    }
}

/// What each seat gets: winners share what the others lose, one each; nothing if all have won or nobody has.
pub fn returns(winners: SeatSet, seats: usize) -> impl Iterator<Item = f32> {
    let won = winners.len();
    let share = if won == 0 { 0.0 } else { (seats - won) as f32 / won as f32 };
    (0..seats).map(move |index| match Seat::new(index) {
        Some(seat) if winners.contains(seat) => share,
        Some(_) | None if won == 0 => 0.0,
        Some(_) | None => -1.0,
    })
}

impl<G: Title> AnyPosition for Position<G> {
    fn copied(&self) -> Box<dyn AnyPosition> {
        Box::new(self.clone())
    }

    fn options(&self) -> AnyOptions {
        G::any_options(self.options)
    }

    fn waits(&self) -> Waits {
        match (&self.state, &self.pending) {
            (Some(state), None) => match G::status(state) {
                Status::Owed(seats) => Waits::Seats(seats),
                Status::Over(outcome) => Waits::Over(outcome.winners),
            },
            (_, Some(Pending { draw, .. })) => Waits::Chance(distinct::<G>(&self.options, *draw)),
            (None, None) => Waits::Chance(Vec::new()),
        }
    }

    fn owed(&self) -> SeatSet {
        match self.state().map(G::status) {
            Ok(Status::Owed(seats)) => seats,
            Ok(Status::Over(_)) | Err(_) => SeatSet::EMPTY,
        }
    }

    fn is_chance(&self) -> bool {
        self.pending.is_some()
    }

    fn is_over(&self) -> bool {
        matches!(self.state().map(G::status), Ok(Status::Over(_)))
    }

    fn codes(&self, seat: Seat) -> Result<u64, Refused> {
        Ok(G::codes(&self.choices(seat)?))
    }

    fn text_of(&self, seat: Seat, code: u8) -> Result<String, Refused> {
        let action = G::coded(&self.choices(seat)?, code);
        let action = action.ok_or_else(|| self.refuse(seat, code))?;
        Ok(G::write_action(&self.options, action))
    }

    fn code_of(&self, seat: Seat, text: &str) -> Result<u8, Refused> {
        let choices = self.choices(seat)?;
        let action = G::read_action(&self.options, text);
        let action = action.map_err(|why| Refused::Text(why.to_string()))?;
        if let Some(code) = G::code(&choices, action) {
            return Ok(code);
        }
        // The rules say best why not; a refused action changes nothing.
        let mut state = *self.state()?;
        match G::submit(&mut state, seat, action, &mut SearchDice::new(0), &mut ()) {
            Err(why) => Err(Refused::Illegal(why.to_string())),
            Ok(()) => Err(Refused::Text(format!("`{text}` has no code here"))),
        }
    }

    fn apply(&mut self, seat: Seat, code: u8) -> Result<(), Refused> {
        let action = G::coded(&self.choices(seat)?, code);
        let action = action.ok_or_else(|| self.refuse(seat, code))?;
        self.step(Some((seat, action)), Vec::new())
    }

    fn apply_random(&mut self) -> Result<(Seat, u8), Refused> {
        let Some(seat) = self.owed().iter().next() else { return Err(self.refuse(Seat::A, 0)) };
        let choices = G::legal(self.state()?, seat);
        let Luck::Dice(dice) = &mut self.luck else { return Err(Refused::NoDice) };
        let n = dice.below(choices.len() as u32) as usize;
        let Some(action) = choices.nth(n) else { return Err(self.refuse(seat, 0)) };
        let code = G::code(&choices, action).unwrap_or_default();
        self.step(Some((seat, action)), Vec::new())?;
        Ok((seat, code))
    }

    fn apply_chance(&mut self, index: usize) -> Result<(), Refused> {
        let Some(pending) = &self.pending else { return Err(Refused::NoChance) };
        let firsts = first_of_each::<G>(pending.draw);
        let chosen = firsts.get(index).copied();
        let chosen = chosen.ok_or(Refused::Outcome { index, ways: firsts.len() })?;
        let (act, mut given) = (pending.act, pending.given.clone());
        given.push(chosen.0);
        self.step(act, given)
    }

    fn playout(&mut self) -> Result<(), Refused> {
        while !self.is_over() {
            self.apply_random()?;
        }
        Ok(())
    }

    fn view(&self, observer: Observer) -> Result<Box<dyn AnySeen>, Refused> {
        if let Observer::Seat(seat) = observer {
            self.choices(seat)?;
        }
        Ok(Box::new(Seen::<G>::of(G::view(self.state()?, observer), self.options)))
    }

    fn returns(&self) -> Vec<f64> {
        let seats = G::seats(&self.options);
        match self.state().map(G::status) {
            Ok(Status::Over(outcome)) => returns(outcome.winners, seats).map(f64::from).collect(),
            Ok(Status::Owed(_)) | Err(_) => vec![0.0; seats],
        }
    }

    fn record(&self) -> Result<String, Refused> {
        let Some(past) = &self.past else { return Err(Refused::NoRecord) };
        let mut steps = vec![past];
        while let Some(before) = &steps[steps.len() - 1].before {
            steps.push(before);
        }
        let mut record = Record::<G>::new(self.options, None);
        for step in steps.into_iter().rev() {
            let act = step.act.map(|(seat, action)| Entry::Act { seat, action });
            let act: Option<EntryOf<G>> = act;
            record.entries.extend(act);
            record.entries.extend(step.outcomes.iter().copied().map(Entry::Chance));
        }
        if let Ok(Status::Over(outcome)) = self.state().map(G::status) {
            record.end = Some(outcome.into());
        }
        Ok(record.to_string())
    }

    fn reseed(&mut self, seed: u64) {
        if let Luck::Dice(dice) = &mut self.luck {
            *dice = SearchDice::new(seed);
        }
    }

    fn equals(&self, other: &dyn AnyPosition) -> bool {
        other.as_any().downcast_ref::<Position<G>>().is_some_and(|other| {
            self.state == other.state
                && self.options == other.options
                && self.pending.as_ref().map(|it| (it.act, &it.given))
                    == other.pending.as_ref().map(|it| (it.act, &it.given))
        })
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}

/// Are all outcomes alike?
fn is_certain<D: Draw>(draw: D) -> bool {
    let first = draw.outcome(0);
    (1..draw.ways()).all(|index| draw.outcome(index) == first)
}

/// Outcomes that differ: the index of the first of each, and how many are alike.
fn first_of_each<G: Title>(draw: G::Draw) -> Vec<(u32, u32)> {
    let mut firsts: Vec<(u32, u32)> = Vec::new();
    for index in 0..draw.ways() {
        let outcome = draw.outcome(index);
        match firsts.iter_mut().find(|(first, _)| draw.outcome(*first) == outcome) {
            Some((_, alike)) => *alike += 1,
            None => firsts.push((index, 1)),
        }
    }
    firsts
}

fn distinct<G: Title>(options: &G::Options, draw: G::Draw) -> Vec<(String, f64)> {
    let ways = f64::from(draw.ways());
    let said = |(first, alike): (u32, u32)| {
        (G::write_outcome(options, draw.outcome(first)), f64::from(alike) / ways)
    };
    first_of_each::<G>(draw).into_iter().map(said).collect()
}

// Written out because a derive would ask them of `G` itself, which is only a name.

impl<G: Title> Clone for Pending<G> {
    fn clone(&self) -> Self {
        Pending { act: self.act, given: self.given.clone(), draw: self.draw }
    }
}

impl<G: Title> Clone for Position<G> {
    fn clone(&self) -> Self {
        let Position { options, state, pending, luck, past } = self;
        let (pending, luck) = (pending.clone(), luck.clone());
        Position { options: *options, state: *state, pending, luck, past: past.clone() }
    }
}
