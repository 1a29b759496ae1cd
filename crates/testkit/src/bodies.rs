//! What must be true of any input whatever: called with generated input by property tests and with mutated input by
//! the fuzz targets in `fuzz/`. Each function panics if it is not.

use crate::{Law, Lawful};
use cardia::{Cardia, CardiaWith, Deck, Extras, Faction, Location, Options, Words};
use civ::Civ;
use kardinal::Kardinal;
use kernel::{Choices, Dice, Observer, SearchDice, Seat, SeatSet, Status};
use record::{Fault, Problem, Record, Table};
use std::num::NonZeroU8;

/// An action, an outcome of chance or options: whatever is read is written again as it was, options at least with
/// the same meaning, and what cannot be read is refused with words. Options that can be read can be played.
pub fn notation(text: &str) {
    let mixed = Deck::ONE.with_two(Faction::Guild);
    for deck in [Deck::ONE, Deck::TWO, mixed] {
        for side in [None, Some(Seat::A), Some(Seat::B)] {
            let words = Words { deck, side };
            match words.read_action(text) {
                Ok(action) => assert_eq!(words.action(action), text),
                Err(why) => assert!(!why.to_string().is_empty()),
            }
            match words.read_outcome(text) {
                Ok(outcome) => assert_eq!(words.outcome(outcome), text),
                Err(why) => assert!(!why.to_string().is_empty()),
            }
        }
    }
    notation_of::<Cardia>(text);
    notation_of::<Kardinal>(text);
    notation_of::<Civ>(text);
}

fn notation_of<G: Lawful>(text: &str) {
    match G::read_options(text) {
        Ok(options) => {
            let again = G::read_options(&G::write_options(&options));
            assert_eq!(again.ok().as_ref(), Some(&options));
            let state = G::start(&options, &mut SearchDice::new(0), &mut ());
            G::conserved(&state.expect("options that are read")).expect("dealt");
        }
        Err(why) => assert!(!why.to_string().is_empty()),
    }
    let options = G::read_options("").expect("the options as printed");
    match G::read_action(&options, text) {
        Ok(action) => assert_eq!(G::write_action(&options, action), text),
        Err(why) => assert!(!why.to_string().is_empty()),
    }
    match G::read_outcome(&options, text) {
        Ok(outcome) => assert_eq!(G::write_outcome(&options, outcome), text),
        Err(why) => assert!(!why.to_string().is_empty()),
    }
}

/// A record: whatever is read is written again byte for byte, and gives a game or the line that is wrong.
pub fn record(text: &str) {
    record_of::<Cardia>(text);
    record_of::<Kardinal>(text);
    record_of::<Civ>(text);
}

fn record_of<G: Lawful>(text: &str) {
    let lines = text.split_inclusive('\n').count();
    let named = record::game_name(text);
    let record = match record::parse::<G>(text) {
        Ok(record) => record,
        Err(error) => {
            // What is missing would stand after the last line.
            let missing = matches!(error.problem, Problem::HeaderEnds { .. });
            let last = if missing { lines + 1 } else { lines };
            assert!((1..=last).contains(&error.line), "{error} ({lines} lines)");
            return;
        }
    };
    assert_eq!(named, Ok(G::NAME));
    assert_eq!(record.to_string(), text);
    replays(&record, lines);
}

/// The whole record and its beginning are played, or refused with a line of the file.
fn replays<G: Lawful>(record: &Record<G>, lines: usize) {
    let middle = record.entries.len() / 2;
    let middle = record::replay_to(record, middle);
    match record::replay(record) {
        Ok(state) => {
            G::conserved(&state).expect("played by the rules");
            assert!(middle.is_ok(), "the beginning of a good record is good");
        }
        Err(error) => {
            let missing = matches!(error.fault, Fault::Missing { .. } | Fault::NoEnd { .. });
            let last = if missing { lines + 1 } else { lines };
            assert!((1..=last).contains(&error.line), "{error} ({lines} lines)");
        }
    }
}

/// A scenario: it is true, or the line that cannot be read or is not true is named. It is read before it is played.
pub fn scenario(text: &str) {
    let lines = text.lines().count().max(1);
    let readable = scenario::is_readable(text);
    match scenario::check(text) {
        Ok(_) => assert!(readable, "what cannot be read is not true"),
        Err(failure) => {
            assert!((1..=lines).contains(&failure.line), "{failure} ({lines} lines)");
            assert_eq!(failure.fault.is_unreadable(), !readable, "{failure}");
        }
    }
}

/// A game of which the bytes choose options, deal and actions: in every position the legal actions are accepted and
/// others refused, everything is conserved, and a view cannot tell the worlds imagined from it from the real one; the
/// end comes in time and is what the record says. The laws check the same and more on random games; here the fuzzer
/// looks for games that random choices do not reach.
pub fn game<X: Extras>(bytes: &[u8]) {
    let mut dice = ByteDice { bytes, after: SearchDice::new(0) };
    let options = any_options::<X>(&mut dice);
    play::<CardiaWith<X>>(options, &mut dice);
}

/// The same for the other games, with random options.
pub fn game_of<G: Lawful>(bytes: &[u8]) {
    let mut dice = ByteDice { bytes, after: SearchDice::new(0) };
    let options = G::random_options(&mut dice);
    play::<G>(options, &mut dice);
}

/// Those of the laws, and all others that can be played: long games, large hands, many locations.
fn any_options<X: Extras>(dice: &mut impl Dice) -> Options {
    let mut options = CardiaWith::<X>::random_options(dice);
    if dice.below(2) == 0 {
        options.goal = 1 + dice.below(16) as u8;
    }
    if dice.below(4) == 0 {
        options.hand = NonZeroU8::new(dice.below(17) as u8);
    }
    if dice.below(4) == 0 && X::default().wilds().is_some() {
        options.locations = Location::ALL.into_iter().filter(|_| dice.below(2) == 0).collect();
    }
    options
}

fn play<G: Lawful>(options: G::Options, dice: &mut impl Dice) {
    let start = Table::<G>::start(options.clone(), None, dice, &mut Vec::new());
    let mut table = start.expect("options that can be played");
    for step in 0.. {
        let state = *table.state();
        assert!(step <= G::longest(&options), "{}: {}", Law::Ends, table.record());
        position::<G>(&state, &options, &mut SearchDice::new(step as u64))
            .unwrap_or_else(|what| panic!("{what}\n{}", table.record()));
        let Status::Owed(seats) = G::status(&state) else { break };
        let seat = seats.iter().nth(dice.below(seats.len() as u32) as usize).expect("a seat");
        let choices = G::legal(&state, seat);
        let action = choices.nth(dice.below(choices.len() as u32) as usize).expect("a choice");
        table.submit(seat, action, dice, &mut Vec::new()).expect("it is legal");
    }
    let text = table.record().to_string();
    let read = record::parse::<G>(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
    let replayed = record::replay(&read).unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(replayed, *table.state(), "{text}");
}

/// What is wrong in this position, if anything is.
fn position<G: Lawful>(
    state: &G::State,
    options: &G::Options,
    dice: &mut SearchDice,
) -> Result<(), String> {
    G::conserved(state)?;
    for observer in Observer::all(G::seats(options)) {
        let view = G::view(state, observer);
        let imagined = G::imagine(&view, dice);
        G::conserved(&imagined)?;
        if G::view(&imagined, observer) != view {
            return Err(format!("{}: {view:?} imagines {imagined:?}", Law::Imagined));
        }
    }
    let owed = match G::status(state) {
        Status::Owed(seats) => seats,
        Status::Over(_) => SeatSet::EMPTY,
    };
    for seat in SeatSet::first(G::seats(options)).iter() {
        let choices = G::legal(state, seat);
        if owed.contains(seat) == choices.is_empty() {
            return Err(format!("{}: {seat} has {choices:?}", Law::Owed));
        }
        for action in choices.iter() {
            let mut next = *state;
            G::submit(&mut next, seat, action, dice, &mut ())
                .map_err(|why| format!("{}: {seat} {action:?}: {why}", Law::Legal))?;
            G::conserved(&next)?;
        }
        // A few of those that are not: all of them would take most of the time.
        let illegal = G::actions(state).filter(|&action| !choices.contains(action));
        for action in illegal.skip(dice.below(32) as usize).step_by(32) {
            let mut next = *state;
            if G::submit(&mut next, seat, action, dice, &mut ()).is_ok() || next != *state {
                return Err(format!("{}: {seat} {action:?}", Law::Refusal));
            }
        }
    }
    Ok(())
}

/// Dice that show the given bytes, each as the highest bits of a throw, and then roll on by themselves: one byte
/// decides one choice, so that a small change to the input is a small change to the game.
struct ByteDice<'b> {
    bytes: &'b [u8],
    after: SearchDice,
}

impl Dice for ByteDice<'_> {
    fn bits(&mut self) -> u32 {
        let low = self.after.bits() >> 8;
        match self.bytes.split_first() {
            Some((&byte, rest)) => {
                self.bytes = rest;
                u32::from(byte) << 24 | low
            }
            None => self.after.bits(),
        }
    }
}
