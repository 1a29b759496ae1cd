//! Every way tiny games can go, counted: all choices, all outcomes of chance. A change of these numbers is a
//! change of the rules.

use civ::{Civ, Options, State};
use kernel::{Choices as _, Enumerate, Game, Status};

/// Positions and endings after each number of decisions, until all games are over or so many decisions are made. Different
/// outcomes of chance are different positions, and alike cards count as different outcomes.
fn count(options: &str, most: usize) -> Vec<(usize, usize)> {
    let options: Options = options.parse().expect("options of the test");
    let mut positions = all_deals(&options);
    let mut counts = vec![(positions.len(), 0)];
    while !positions.is_empty() && counts.len() <= most {
        positions = positions.iter().flat_map(all_successors).collect();
        let endings = positions.iter().filter(|state| is_over(state)).count();
        counts.push((positions.len(), endings));
        positions.retain(|state| !is_over(state));
    }
    counts
}

fn is_over(state: &State) -> bool {
    state.end().is_some()
}

fn all_deals(options: &Options) -> Vec<State> {
    let mut chance = Enumerate::new();
    let mut deals = Vec::new();
    loop {
        deals.push(Civ::start(options, &mut chance, &mut ()).expect("playable options"));
        if !chance.advance() {
            return deals;
        }
    }
}

/// Every state one decision later.
fn all_successors(state: &State) -> Vec<State> {
    let Status::Owed(owed) = Civ::status(state) else { return Vec::new() };
    let seat = owed.iter().next().expect("somebody owes a choice");
    let mut successors = Vec::new();
    for action in Civ::legal(state, seat).iter() {
        let mut chance = Enumerate::new();
        loop {
            let mut next = *state;
            Civ::submit(&mut next, seat, action, &mut chance, &mut ()).expect("legal");
            successors.push(next);
            if !chance.advance() {
                break;
            }
        }
    }
    successors
}

/// Six Culture cards for two players: the deck is empty after the deal, so there is one round. V2.1, V4.2, V5.4
///
/// By hand: A is First Player. Four alike cards of Age I are dealt in 4! ways, then two of Age II in 2!: 48. A plays Culture, the only card there is, and no effect
/// can be applied: nobody has another permanent effect to copy. B plays Culture, and the game is over.
#[test]
fn one_card_each() {
    let counts = count("players=2 deck=0/0/0,0/0/0,0/0/0,0/0/0,4/2/0,0/0/0 remove=0 first=A", 9);
    assert_eq!(counts, [(48, 0), (48, 0), (48, 48)]);
}

/// Two Religion and four Culture cards. V2.2, V3.4, V5.4
///
/// By hand: Age I has two Religion and two Culture cards, Age II two Culture cards: 4! · 2! = 48 deals. A gets three cards of Age I, B the
/// fourth and both of Age II. A has two Domains to play: 96. After Religion (48) A can apply Inquisition, on B alone, or be
/// done: 96. After Culture (48) no effect can be applied, and B plays: one Domain if A had both Religion cards (24), else two (24): 72,
/// together 168. B's Culture ends the game, for no effect can be applied and the round is over: 48. B's Religion
/// can be used for an Inquisition.
#[test]
fn an_inquisition_in_a_tiny_game() {
    let counts = count("players=2 deck=0/0/0,2/0/0,0/0/0,0/0/0,2/2/0,0/0/0 remove=0 first=A", 30);
    assert_eq!(counts[..3], [(48, 0), (96, 0), (168, 48)]);
    let rest = [(216, 72), (240, 24), (288, 72), (360, 216), (288, 144), (144, 0), (144, 144)];
    assert_eq!(counts[3..], rest);
}
