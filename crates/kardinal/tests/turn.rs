//! K2: a turn.

mod table;

use kardinal::{Ask, Event, Illegal, Land};
use table::{Table, cell, seat};

const TWO_ROWS: [&str; 2] = [
    "Frankreich(X|S) Sachsen(F|-) Frankreich(F|-)",
    "Frankreich(-|S) Bayern(C|-) Frankreich(XX|-)",
];

/// K2.1: a card is taken from the left or right end of a row, and nowhere else.
#[test]
fn cards_are_taken_from_the_ends_of_rows() {
    let mut table = Table::lay("players=3", &TWO_ROWS, "A");
    assert_eq!(
        table.legal(),
        ["take row 1 left", "take row 1 right", "take row 2 left", "take row 2 right"]
    );
    table.play(&["A take row 1 right"]);
    assert_eq!(table.state.table().owner(cell(1, 3)), Some(seat("A")));
    assert_eq!(table.state.table().display().len(), 5);
}

/// K2.1: any mix of rows and ends, each as it is at the moment of taking.
#[test]
fn a_card_uncovered_this_turn_may_be_taken() {
    let rows = ["Frankreich(-|S) Frankreich(X|-) Frankreich(X|K) Bayern(X|-)"];
    let mut table = Table::lay("players=3", &rows, "A");
    table.play(&["A take row 1 left", "A take row 1 left; law A three symbols"]);
    assert_eq!(table.legal(), ["take row 1 left", "play law three symbols", "stop"]);
    table.play(&["A take row 1 left"]);
    assert_eq!(table.state.table().taken(seat("A")).count(), 3);
}

/// K2.1: at a table with `uncovered=no` only what was an end when the turn began.
#[test]
fn without_uncovered_cards_only_the_first_ends_count() {
    let rows = [
        "Frankreich(-|S) Frankreich(X|-) Frankreich(X|K)",
        "Frankreich(F|-) Bayern(X|-) Bayern(F|-)",
    ];
    let mut table = Table::lay("players=3 uncovered=no", &rows, "A");
    table.play(&["A take row 1 left"]);
    let why = table.refuse("A take row 1 left", "K2.1");
    assert_eq!(why, Illegal::Uncovered(cell(1, 2)));
    assert_eq!(table.legal(), ["take row 1 right", "take row 2 left", "stop"]);
    table.play(&["A take row 1 right", "A take row 2 left"]);
    // In the next turn the middle card is an end from the start.
    table.play(&["A keep", "B take row 1 left; law B -2 victory points"]);
}

/// K2.1: a row of one card has one end.
#[test]
fn a_row_of_one_card_has_one_end() {
    let mut table = Table::lay("players=3", &["Bayern(X|-)", "Frankreich(F|-)"], "A");
    assert_eq!(table.legal(), ["take row 1 left", "take row 2 left"]);
    table.refuse("A take row 1 right", "K2.1");
    table.play(&["A take row 1 left", "A keep"]);
    table.refuse("B take row 1 left", "K2.1");
    table.refuse("B take row 1 right", "K2.1");
}

/// K2.2: all cards of a turn have the same land.
#[test]
fn the_cards_of_a_turn_have_the_same_land() {
    let mut table = Table::lay("players=3", &TWO_ROWS, "A");
    table.play(&["A take row 1 left"]);
    let why = table.refuse("A take row 1 left", "K2.2");
    assert_eq!(why, Illegal::OtherLand { turn: Land::Frankreich, card: Land::Sachsen });
}

/// K2.2: their circle symbols sum to at most two.
#[test]
fn the_circles_of_a_turn_sum_to_two() {
    let mut table = Table::lay("players=3", &TWO_ROWS, "A");
    table.play(&["A take row 1 left"]);
    let why = table.refuse("A take row 2 right", "K2.2");
    assert_eq!(why, Illegal::TooManyCircles { taken: 1, card: 2, limit: 2 });
    table.play(&["A take row 1 right"]);
    table.refuse("A take row 2 right", "K2.2");
}

/// K2.2: cards without circles may be added even after two are reached.
#[test]
fn cards_without_circles_are_always_allowed() {
    let mut table = Table::lay("players=3", &TWO_ROWS, "A");
    table.play(&["A take row 2 right; law A three symbols"]);
    assert_eq!(table.legal(), ["take row 2 left", "play law three symbols", "stop"]);
    table.play(&["A take row 2 left"]);
    let mut table = Table::lay("players=3", &TWO_ROWS, "A");
    table.play(&["A take row 1 left", "A take row 1 right", "A take row 2 left"]);
    assert_eq!(table.state.table().taken(seat("A")).count(), 3);
}

/// K2.2: at a strict table nothing may be taken after the second circle, also no card without circles.
#[test]
fn a_strict_table_takes_nothing_after_two_circles() {
    let mut table = Table::lay("players=3 circles=strict", &TWO_ROWS, "A");
    table.play(&["A take row 2 left", "A take row 1 left"]);
    assert_eq!(table.legal(), ["take row 1 right", "stop"]);
    let mut table = Table::lay("players=3 circles=strict", &TWO_ROWS, "A");
    table.play(&["A take row 2 right; law A three symbols"]);
    assert_eq!(table.legal(), ["play law three symbols", "stop"]);
    let why = table.refuse("A take row 2 left", "K2.2");
    assert_eq!(why, Illegal::CirclesFull { limit: 2 });
}

/// K2.3: at least one card must be taken; after that the player may stop.
#[test]
fn one_card_must_be_taken() {
    let mut table = Table::lay("players=3", &TWO_ROWS, "A");
    assert_eq!(table.refuse("A stop", "K2.3"), Illegal::MustTake);
    table.play(&["A take row 1 left", "A stop"]);
    assert_eq!(table.state.ask(), Ask::Place);
}

/// K2.3, K4.7, K7.2: who can take no more and holds no law is not asked again.
#[test]
fn a_player_who_can_take_no_more_goes_on_to_the_stones() {
    let rows = ["Frankreich(X|S) Sachsen(F|-) Bayern(F|-)"];
    let mut table = Table::lay("players=3", &rows, "A");
    table.play(&["A take row 1 left"]);
    assert_eq!(table.state.ask(), Ask::Place);
    table.refuse("A stop", "K2.4");
    table.refuse("A take row 1 left", "K2.4");
}

/// K2.4: a stone goes from the reserve on any card without a stone, deep in a row or under a law too.
#[test]
fn a_stone_is_placed_on_any_free_card() {
    let mut table = Table::lay("players=3", &TWO_ROWS, "A");
    table.play(&["A take row 1 left", "A stop"]);
    let free = ["row 1.2", "row 1.3", "row 2.1", "row 2.2", "row 2.3"];
    let mut expected: Vec<String> = free.iter().map(|cell| format!("place {cell}")).collect();
    expected.push("keep".into());
    assert_eq!(table.legal(), expected);
    table.play(&["A place row 2.2"]);
    assert_eq!((table.reserve("A"), table.stones("A")), (2, vec!["row 2.2".into()]));
    assert_eq!(table.active(), "B");
    table.play(&["B take row 2 left", "B stop"]);
    assert_eq!(table.refuse("B place row 2.2", "K2.4"), Illegal::Occupied(cell(2, 2), seat("A")));
    assert_eq!(table.refuse("B place row 1.1", "K2.4"), Illegal::NoCard(cell(1, 1)));
}

/// K2.4, K1.7, K7.6: at the cap, or with an empty reserve, a stone may be moved instead, and never before; it must go
/// elsewhere.
#[test]
fn at_the_cap_a_stone_is_moved() {
    let row = "Bayern(X|-) Franken(C|-) Sachsen(X|-) Ungarn(F|-) Italien(X|-) Kastilien(F|-) England(F|-)";
    let rows = [
        row,
        "Bayern(XX|-) Franken(CC|-) Sachsen(XX|-) Ungarn(FF|-) Italien(XX|-) Kastilien(FF|-) England(FF|-)",
    ];
    let mut table = Table::lay("players=4", &rows, "A");
    table.play(&["A take row 1 left"]);
    table.refuse("A move row 1.5", "K3.2");
    table.play(&["A place row 1.5"]);
    table.play(&["B take row 1 right", "B keep", "C take row 1 right", "C keep"]);
    table.play(&["D take row 2 right", "D keep", "A take row 2 right"]);
    assert_eq!(table.refuse("A move row 1.5", "K2.4"), Illegal::PlaceFirst);
    table.play(&[
        "A place row 2.2",
        "B take row 2 right",
        "B keep",
        "C take row 2 right",
        "C keep",
    ]);
    table.play(&["D take row 2 left", "D keep"]);
    // Two stones lie on the display: the third only pays (K1.7).
    table.play(&["A take row 2 right; law A -2 victory points", "A stop", "A move row 1.5"]);
    assert_eq!(table.refuse("A keep", "K2.4"), Illegal::PutDownFirst(cell(1, 5)));
    assert_eq!(table.refuse("A to row 1.5", "K2.4"), Illegal::Occupied(cell(1, 5), seat("A")));
    assert_eq!(table.refuse("A to row 2.2", "K2.4"), Illegal::Occupied(cell(2, 2), seat("A")));
    table.play(&["A to row 1.3"]);
    assert_eq!(table.stones("A"), ["row 1.3", "row 2.2"]);
    assert_eq!(table.reserve("A"), 1);
    assert_eq!(table.active(), "B");
}

/// K1.7: the cap refuses a third stone with four players.
#[test]
fn the_third_stone_only_pays() {
    let row = "Bayern(X|-) Franken(C|-) Sachsen(X|-) Ungarn(F|-) Italien(X|-) Kastilien(F|-) England(F|-)";
    let rows = [
        row,
        "Bayern(XX|-) Franken(CC|-) Sachsen(XX|-) Ungarn(FF|-) Italien(XX|-) Kastilien(FF|-) England(FF|-)",
    ];
    for (players, capped) in [("players=3", false), ("players=4", true)] {
        let mut table = Table::lay(players, &rows, "A");
        let others: Vec<String> =
            "BCD".chars().take(if capped { 3 } else { 2 }).map(String::from).collect();
        for (target, sides) in [("row 1.2", ["right"; 3]), ("row 1.3", ["right", "left", "left"])] {
            table.play(&["A take row 1 right", &format!("A place {target}")]);
            for (other, side) in others.iter().zip(sides) {
                table.play(&[&format!("{other} take row 2 {side}"), &format!("{other} keep")]);
            }
        }
        table.play(&["A take row 1 right"]);
        if capped {
            assert_eq!(table.refuse("A place row 1.4", "K1.7"), Illegal::CapReached(2));
            assert_eq!(table.legal(), ["move row 1.2", "move row 1.3", "keep"]);
        } else {
            table.play(&["A place row 1.4"]);
            assert_eq!(table.reserve("A"), 0);
        }
    }
}

/// K2.4, K7.2, K7.6: where every card bears a stone there is nothing to place or move, and nothing is asked, unless a law is held.
#[test]
fn without_a_free_card_no_stone_is_moved() {
    let rows = ["Bayern(X|-) Franken(C|-) Sachsen(X|-) Ungarn(F|-)"];
    let mut table = Table::lay("players=3", &rows, "A");
    table.play(&[
        "A take row 1 left",
        "A place row 1.3",
        "B take row 1 left; law B -2 victory points",
    ]);
    table.play(&["B stop", "B place row 1.4", "C take row 1 right"]);
    assert_eq!(table.active(), "A");
    let mut table = Table::lay("players=3", &rows, "A");
    table.play(&["A take row 1 left", "A place row 1.3", "B take row 1 right", "B place row 1.2"]);
    table.play(&["C take row 1 left; law C -2 victory points", "C stop"]);
    assert_eq!(table.legal(), ["keep"]);
    assert_eq!(table.refuse("C place row 1.3", "K2.4"), Illegal::Occupied(cell(1, 3), seat("A")));
}

/// K2.5: the game ends at once with the last card; there is no step b.
#[test]
fn the_last_card_ends_the_game() {
    let mut table = Table::lay("players=3", &["Bayern(X|-)", "Frankreich(F|-)"], "A");
    table.play(&["A take row 1 left", "A keep", "B take row 2 left"]);
    assert_eq!(table.active(), "over");
    assert!(matches!(table.events.last(), Some(Event::GameOver(..))), "{:?}", table.events);
    assert_eq!(table.refuse("B keep", "K2.5"), Illegal::Over);
    assert_eq!(table.refuse("C take row 1 left", "K2.5"), Illegal::Over);
    assert!(table.legal().is_empty());
}
