use crate::{SEED, finished, play};
use kernel::{DealDice, Game, Seat, Seed};
use record::{Entry, NotDisclosed, Table, replay};
use toy::{BadOptions, Drawn, Honest, Move, Options, Refused};

#[test]
fn impossible_options_start_no_table() {
    let mut dice = DealDice::new(SEED);
    let table = Table::<Honest>::start(Options { players: 4 }, None, &mut dice, &mut Vec::new());
    assert_eq!(table.err(), Some(BadOptions::Players));
}

/// I4: a refusal changes neither state nor record.
#[test]
fn a_refused_action_leaves_no_trace() {
    let mut table = play(3, 1, 0);
    let (state, record) = (*table.state(), table.record().clone());
    let mut events = Vec::new();
    let refused = table.submit(Seat::A, Move::Look, &mut DealDice::new(SEED), &mut events);
    assert_eq!(refused, Err(Refused::WrongPhase));
    assert_eq!((*table.state(), table.record()), (state, &record));
    assert!(events.is_empty());
}

#[test]
fn the_action_comes_first_and_then_what_chance_brought() {
    let mut table = play(3, 1, 3);
    let mut events = Vec::new();
    let mut dice = DealDice::new(Seed([1; 32]));
    let entries = table.submit(Seat::B, Move::Look, &mut dice, &mut events).unwrap().to_vec();
    assert_eq!(entries[0], Entry::Act { seat: Seat::B, action: Move::Look });
    assert!(matches!(entries[1], Entry::Chance(Drawn::Well(_))));
    assert!(matches!(entries[2], Entry::Chance(Drawn::Card(Seat::A, _))));
    assert_eq!(entries.len(), 5);
    assert_eq!(table.record().entries[9..], entries);
    assert_eq!(events.len(), 4);
    assert_eq!(replay(table.record()).unwrap(), *table.state());
}

#[test]
fn a_stored_game_is_taken_up_where_it_stands() {
    let table = play(2, 4, 8);
    let again = Table::resume(table.record().clone()).unwrap();
    assert_eq!(again.state(), table.state());
    assert_eq!(again.record(), table.record());
}

#[test]
fn the_seed_stays_secret_until_the_end() {
    let mut table = play(2, 4, 8);
    assert_eq!(table.disclose(SEED), Err(NotDisclosed::NotOver));
    let mut table = play(2, 4, usize::MAX);
    assert_eq!(table.disclose(Seed([8; 32])), Err(NotDisclosed::WrongSeed));
    assert_eq!(table.record().seed, None);
    assert_eq!(table.disclose(SEED), Ok(()));
    assert_eq!(table.record().seed, Some(SEED));
}

#[test]
fn a_finished_game_says_how_it_ended() {
    let record = finished(3, 1);
    assert_eq!(record.end.as_ref().map(ToString::to_string).as_deref(), Some("B wins T5"));
    let table = Table::resume(record).unwrap();
    assert!(Honest::legal(table.state(), Seat::B) == Honest::legal(table.state(), Seat::A));
}
