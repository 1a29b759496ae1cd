//! K4: Law cards.

mod table;

use kardinal::{Event, Illegal, Kardinal, Law, Laws};
use kernel::{Game, Observer};
use table::{Table, cell, seat};

const ROWS: [&str; 2] = [
    "Frankreich(X|S) Frankreich(X|K) Bayern(C|-) Frankreich(F|S)",
    "Frankreich(XX|-) Bayern(X|-) Sachsen(F|-) Ungarn(-|K)",
];

/// K4.1: the law on a taken card goes to the taker, who alone sees it; everyone sees how many laws one holds.
#[test]
fn only_its_new_owner_sees_a_law() {
    let mut table = Table::lay("players=3", &ROWS, "A");
    table.play(&["A take row 1 left", "A take row 1 left; law A different colours"]);
    assert_eq!(table.state.laws(seat("A")), Laws::from_iter([Law::DifferentColours]));
    assert!(table.hears("A").contains(&Event::GotLaw(seat("A"), Some(Law::DifferentColours))));
    assert!(table.hears("B").contains(&Event::GotLaw(seat("A"), None)));
    assert_eq!(table.view("A").own_laws().len(), 1);
    for view in [table.view("B"), Kardinal::view(&table.state, Observer::Spectator)] {
        assert_eq!((view.laws_held(seat("A")), view.own_laws()), (1, Laws::NONE));
        assert_eq!(view.unseen_laws(), Laws::ALL);
    }
    assert_eq!(table.view("A").unseen_laws().count(Law::DifferentColours), 1);
    assert_eq!(table.state.covered().iter().collect::<Vec<_>>(), [cell(2, 3)]);
}

/// K4.2: only playable by a player who has lost a stone; the stone can be used in the same turn.
#[test]
fn a_lost_stone_returns_to_the_reserve() {
    let mut table = Table::lay("players=3", &ROWS, "A");
    table.play(&["A take row 1 left", "A stop", "A place row 1.2", "B take row 1 right"]);
    table.play(&["B stop", "B keep", "C take row 1 right", "C keep"]);
    table.play(&["A take row 2 left", "A keep"]);
    table.play(&["B take row 1 left; law B take back a stone"]);
    assert_eq!((table.reserve("A"), table.reserve("B")), (3, 2));
    // B paid while taking the very card under the law.
    table.play(&["B play law take back a stone"]);
    assert_eq!((table.reserve("B"), table.view("B").lost(seat("B"))), (3, 0));
    assert_eq!(table.state.played_laws(), Laws::from_iter([Law::TakeBackAStone]));
}

/// K4.2, K7.4: in step b the stone can be placed at once, and then no other is moved.
#[test]
fn a_stone_taken_back_in_step_b_is_placed() {
    let rows = [
        "Frankreich(-|-) Frankreich(-|-) Sachsen(-|-) Sachsen(-|-) Sachsen(-|-)",
        "Bayern(-|-) Ungarn(-|-) Italien(-|-) Kastilien(-|-) England(-|-)",
        "Franken(-|-) Franken(-|-) Franken(-|-) Franken(-|-) Franken(-|-)",
    ];
    let mut table = Table::lay("players=3", &rows, "A");
    table.play(&["A take row 1 left", "A stop", "A place row 1.2"]);
    table.play(&["B take row 1 left; law B take back a stone", "B stop", "B place row 1.3"]);
    table.play(&["C take row 2 right", "C keep", "A take row 2 right", "A keep"]);
    table.play(&["B take row 2 left", "B stop"]);
    assert_eq!(table.legal()[..2], ["place row 1.4", "place row 1.5"]);
    table.play(&["B place row 1.4", "C take row 1 right", "C stop", "C keep"]);
    table.play(&[
        "A take row 2 left",
        "A keep",
        "B take row 2 left; law B -2 victory points",
        "B stop",
    ]);
    // Two stones lie on the display, the third is lost: one may be moved, or the third taken back and placed.
    assert_eq!(
        table.legal(),
        ["move row 1.3", "move row 1.4", "play law take back a stone", "keep"]
    );
    table.play(&["B play law take back a stone"]);
    assert_eq!(table.legal()[..2], ["place row 3.1", "place row 3.2"]);
    assert_eq!(table.refuse("B move row 1.3", "K2.4"), Illegal::PlaceFirst);
}

/// K4.2: without a lost stone it is refused.
#[test]
fn no_stone_returns_to_a_player_who_lost_none() {
    let mut table = Table::lay("players=3", &ROWS, "A");
    table.play(&["A take row 1 left", "A take row 1 left; law A take back a stone"]);
    assert_eq!(table.legal(), ["stop"]);
    assert_eq!(table.refuse("A play law take back a stone", "K4.2"), Illegal::NothingLost);
    assert_eq!(
        table.refuse("A play law three symbols", "K4.6"),
        Illegal::NotHeld(Law::ThreeSymbols)
    );
}

/// K4.3: three circle symbols this turn; a second such law does not make four.
#[test]
fn three_symbols_this_turn_and_not_four() {
    let rows = [
        "Frankreich(X|S) Frankreich(X|K) Frankreich(X|-) Frankreich(F|S)",
        "Bayern(XX|-) Bayern(X|-) Frankreich(C|-) Bayern(F|-)",
    ];
    let mut table = Table::lay("players=3", &rows, "A");
    table.play(&["A take row 1 left", "A take row 1 left; law A three symbols"]);
    table.refuse("A take row 1 left", "K2.2");
    table.play(&["A play law three symbols", "A take row 1 left"]);
    assert_eq!(
        table.refuse("A take row 1 left", "K2.4"),
        Illegal::OtherQuestion(kardinal::Ask::Place)
    );
    table.play(&["A keep", "B take row 2 right"]);
    table.play(&["B keep", "C take row 2 right; law C three symbols", "C stop"]);
    table.play(&["C keep", "A take row 2 left", "A keep", "B take row 2 left", "B keep"]);
    // The law held only for its turn.
    assert_eq!(table.state.played_laws().count(Law::ThreeSymbols), 1);
    let view = table.view("C");
    assert_eq!((view.circles(), view.own_laws().count(Law::ThreeSymbols)), ((0, 2), 1));
    let mut table = Table::lay("players=3", &rows, "A");
    table.play(&["A take row 2 right", "A keep"]);
    table.play(&["B take row 2 right; law B three symbols", "B stop", "B keep"]);
    table.play(&["C take row 2 right", "C keep", "A take row 2 left", "A keep"]);
    table.play(&["B take row 1 left", "B take row 1 left; law B three symbols"]);
    table.play(&["B play law three symbols", "B play law three symbols", "B take row 1 left"]);
    assert_eq!(table.state.table().display().len(), 1);
    assert_eq!(table.view("A").circles(), (3, 3));
    table.refuse("B take row 1 left", "K2.4");
}

/// K4.3: the refusal beyond three names the law.
#[test]
fn beyond_three_the_law_refuses() {
    let rows = ["Frankreich(X|S) Frankreich(X|K) Frankreich(XX|-) Frankreich(-|S)"];
    let mut table = Table::lay("players=3", &rows, "A");
    table.play(&["A take row 1 left", "A take row 1 left; law A three symbols"]);
    table.play(&["A play law three symbols"]);
    let why = table.refuse("A take row 1 left", "K4.3");
    assert_eq!(why, Illegal::TooManyCircles { taken: 2, card: 2, limit: 3 });
}

/// K7.10, K4.3: at a strict table the law moves the end of the takes from the second circle to the third.
#[test]
fn a_strict_table_takes_nothing_after_the_third_circle() {
    let rows = ["Frankreich(X|S) Frankreich(X|K) Frankreich(C|-) Frankreich(-|S)"];
    let mut table = Table::lay("players=3 circles=strict", &rows, "A");
    table.play(&["A take row 1 left", "A take row 1 left; law A three symbols"]);
    table.refuse("A take row 1 right", "K2.2");
    table.play(&["A play law three symbols"]);
    assert_eq!(table.legal(), ["take row 1 left", "take row 1 right", "stop"]);
    table.play(&["A take row 1 left"]);
    // Nothing more can be taken, and no law is held: the step is over.
    table.refuse("A take row 1 left", "K2.4");
    let mut table = Table::lay("players=3 circles=strict", &rows, "A");
    table.play(&["A take row 1 left", "A take row 1 left; law A three symbols"]);
    table.play(&["A play law three symbols", "A take row 1 right", "A take row 1 left"]);
    assert!(table.state.end().is_some());
}

/// K4.4: cards of different lands this turn; the circle sum still holds.
#[test]
fn different_lands_this_turn() {
    let mut table = Table::lay("players=3", &ROWS, "A");
    table.play(&["A take row 1 left", "A take row 1 left; law A different colours"]);
    table.play(&["A play law different colours"]);
    // Two circles are reached, so only Ungarn without circles is left.
    assert_eq!(table.legal(), ["take row 2 right", "stop"]);
    table.refuse("A take row 1 left", "K2.2");
    table.play(&["A take row 2 right"]);
    assert_eq!(table.state.table().taken(seat("A")).count(), 3);
}

/// K4.4: played before the first card.
#[test]
fn different_lands_from_the_start_of_a_turn() {
    let mut table = Table::lay("players=3", &ROWS, "A");
    table.play(&[
        "A take row 1 left",
        "A take row 1 left; law A different colours",
        "A stop",
        "A keep",
    ]);
    table.play(&["B take row 2 left", "B keep", "C take row 2 right", "C keep"]);
    table.play(&["A play law different colours", "A take row 1 left", "A take row 1 left"]);
    assert_eq!(table.view("B").circles(), (2, 2));
}

/// K4.5: −2 cards cannot be played; they are revealed at the end and cost 2 points each.
#[test]
fn minus_two_is_revealed_at_the_end() {
    let mut table = Table::lay("players=3", &["Bayern(X|-) Franken(F|-) Sachsen(C|-)"], "A");
    table.play(&["A take row 1 left", "A keep", "B take row 1 left; law B -2 victory points"]);
    assert_eq!(table.refuse("B play law -2 victory points", "K4.5"), Illegal::NotPlayable);
    // During play nobody else sees it, not even in the scores (K4.7).
    assert_eq!(table.view("B").scores().sheet(seat("B")).laws(), -2);
    assert_eq!(table.view("A").scores().sheet(seat("B")).laws(), 0);
    table.play(&["B stop", "B keep", "C take row 1 left"]);
    assert!(table.hears("A").contains(&Event::Revealed(seat("B"), 1)));
    for observer in ["A", "B", "C"] {
        assert_eq!(table.view(observer).scores(), table.state.scores());
        assert_eq!(table.view(observer).scores().sheet(seat("B")).laws(), -2);
    }
}

/// K4.6, K7.5: at any moment of one's own turn, also in the one it was taken in, also in step b, several in one turn; not in
/// another's turn.
#[test]
fn laws_are_played_at_any_moment_of_the_own_turn() {
    let mut table = Table::lay("players=3", &ROWS, "A");
    table.play(&["A take row 2 right", "A keep", "B take row 1 left"]);
    table.play(&["B take row 1 left; law B three symbols", "B stop"]);
    table.play(&["B play law three symbols", "B place row 1.3"]);
    assert_eq!(table.active(), "C");
    table.play(&["C take row 2 right; law C different colours"]);
    table.refuse("A play law different colours", "K1.8");
    table.play(&["C play law different colours", "C take row 1 right", "C keep"]);
    assert_eq!(table.state.played_laws().len(), 2);
}

/// K4.6, K7.8: a law that is not played is worth nothing.
#[test]
fn an_unplayed_law_is_worth_nothing() {
    let mut table = Table::lay("players=3", &["Bayern(X|-) Franken(F|-) Sachsen(C|-)"], "A");
    table.play(&["A take row 1 left", "A keep", "B take row 1 left; law B three symbols"]);
    table.play(&["B stop", "B keep", "C take row 1 left"]);
    assert_eq!(["A", "B", "C"].map(|s| table.state.scores().sheet(seat(s)).total()), [2, 2, 2]);
    // And it stays hidden: at the end only −2 cards are revealed.
    assert_eq!(table.view("A").laws_held(seat("B")), 1);
    assert_eq!(table.view("A").own_laws(), Laws::NONE);
}

/// K4.7: who holds a law is asked whether to go on, even where the law is of no use; others cannot tell.
#[test]
fn what_is_asked_depends_on_the_number_of_laws_only() {
    let rows = ["Bayern(X|-) Franken(F|-) Sachsen(C|-) Ungarn(C|-)"];
    let tables = Law::ALL.map(|law| {
        let mut table = Table::lay("players=3", &rows, "A");
        table.play(&["A take row 1 left", "A keep", &format!("B take row 1 left; law B {law}")]);
        table
    });
    for table in &tables {
        assert!(table.legal().contains(&"stop".into()), "{:?}", table.legal());
        for observer in ["A", "C"] {
            assert_eq!(table.view(observer), tables[0].view(observer));
            assert_eq!(table.hears(observer), tables[0].hears(observer));
        }
    }
}
