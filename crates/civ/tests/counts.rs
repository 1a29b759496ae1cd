//! Every way tiny games can go, counted: all choices, all outcomes of chance. A change of these numbers is a
//! change of the rules.

use civ::Civ;
use testkit::suite::count_ways;

/// Six Culture cards for two players: the deck is empty after the deal, so there is one round. V2.1, V4.2, V5.4
///
/// By hand: A is First Player. Four alike cards of Age I are dealt in 4! ways, then two of Age II in 2!: 48. A plays Culture, the only card there is, and no effect
/// can be applied: nobody has another permanent effect to copy. B plays Culture, and the game is over.
#[test]
fn one_card_each() {
    let counts =
        count_ways::<Civ>("players=2 deck=0/0/0,0/0/0,0/0/0,0/0/0,4/2/0,0/0/0 remove=0 first=A", 9);
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
    let counts = count_ways::<Civ>(
        "players=2 deck=0/0/0,2/0/0,0/0/0,0/0/0,2/2/0,0/0/0 remove=0 first=A",
        30,
    );
    assert_eq!(counts[..3], [(48, 0), (96, 0), (168, 48)]);
    let rest = [(216, 72), (240, 24), (288, 72), (360, 216), (288, 144), (144, 0), (144, 144)];
    assert_eq!(counts[3..], rest);
}
