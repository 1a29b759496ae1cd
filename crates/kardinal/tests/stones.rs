//! K3: stones on taken cards.

mod table;

use kardinal::{Ask, Event, Illegal};
use table::{Table, cell, seat};

/// Twelve cards without circles: whoever takes Frankreich can go on taking.
const PLAIN: [&str; 4] = [
    "Sachsen(-|-) Frankreich(-|-) Sachsen(-|-)",
    "Sachsen(-|-) Frankreich(-|-) Sachsen(-|-)",
    "Frankreich(-|-) Frankreich(-|-) Frankreich(-|-)",
    "Frankreich(-|-) Frankreich(-|-) Frankreich(-|-)",
];

/// C, D and A have placed a stone each on row 4, and it is B's turn.
fn row_four_is_claimed(table: &mut Table) {
    table.play(&["C take row 3 left", "C stop", "C place row 4.1"]);
    table.play(&["D take row 3 left", "D stop", "D place row 4.2"]);
    table.play(&["A take row 3 left", "A stop", "A place row 4.3"]);
}

/// K3.1: one's own stone returns to the reserve and can be used in the same turn.
#[test]
fn ones_own_stone_returns() {
    let mut table = Table::lay("players=3", &PLAIN, "A");
    table.play(&["A take row 3 left", "A stop", "A place row 4.1"]);
    assert_eq!(table.reserve("A"), 2);
    table.play(&[
        "B take row 1 left",
        "B stop",
        "B keep",
        "C take row 1 right",
        "C stop",
        "C keep",
    ]);
    table.play(&["A take row 4 left"]);
    assert!(table.events.contains(&Event::StoneReturned(seat("A"), cell(4, 1))));
    assert_eq!((table.reserve("A"), table.stones("A").len()), (3, 0));
    table.play(&["A stop", "A place row 4.2"]);
    assert_eq!(table.stones("A"), ["row 4.2"]);
}

/// K3.2: an opponent's stone returns to its owner, and the taker removes a stone of choice from the game.
#[test]
fn an_opponents_stone_costs_one() {
    let mut table = Table::lay("players=3", &PLAIN, "A");
    table.play(&["A take row 3 left", "A stop", "A place row 4.1"]);
    table.play(&[
        "B take row 3 left",
        "B stop",
        "B place row 2.2",
        "C take row 3 left",
        "C stop",
        "C keep",
    ]);
    table.play(&["A take row 1 left", "A stop", "A keep", "B take row 4 left"]);
    assert_eq!(table.reserve("A"), 3);
    assert_eq!(table.state.ask(), Ask::Pay);
    assert_eq!(table.legal(), ["pay row 2.2", "pay reserve"]);
    assert_eq!(table.refuse("B pay row 4.2", "K3.2"), Illegal::NotYourStone(cell(4, 2)));
    let before = table.state;
    table.play(&["B pay reserve"]);
    assert_eq!(
        (table.reserve("B"), table.stones("B").len(), table.view("B").lost(seat("B"))),
        (1, 1, 1)
    );
    table.state = before;
    table.play(&["B pay row 2.2"]);
    assert_eq!(
        (table.reserve("B"), table.stones("B").len(), table.view("B").lost(seat("B"))),
        (2, 0, 1)
    );
    // And goes on with the turn.
    assert_eq!(table.active(), "B");
    assert_eq!(table.state.ask(), Ask::Take);
}

/// K3.2: stones on the display count as owned: with an empty reserve one of them pays.
#[test]
fn a_stone_on_the_display_pays_when_the_reserve_is_empty() {
    let rows = [
        "Sachsen(-|-) Frankreich(-|-) Sachsen(-|-) Sachsen(-|-)",
        "Sachsen(-|-) Frankreich(-|-) Sachsen(-|-) Sachsen(-|-)",
        "Frankreich(-|-) Frankreich(-|-) Frankreich(-|-) Bayern(-|-)",
        "Frankreich(-|-) Frankreich(-|-) Frankreich(-|-) Sachsen(-|-)",
    ];
    let mut table = Table::lay("players=3", &rows, "B");
    table.play(&["B take row 3 left", "B stop", "B place row 1.2"]);
    table.play(&["C take row 3 left", "C stop", "C keep"]);
    table.play(&["A take row 3 left", "A stop", "A place row 4.1"]);
    table.play(&["B take row 1 left", "B stop", "B place row 2.2"]);
    table.play(&[
        "C take row 1 right",
        "C stop",
        "C keep",
        "A take row 1 right",
        "A stop",
        "A keep",
    ]);
    table.play(&["B take row 2 left", "B stop", "B place row 4.2"]);
    table.play(&[
        "C take row 4 right",
        "C stop",
        "C keep",
        "A take row 2 right",
        "A stop",
        "A keep",
    ]);
    assert_eq!(table.reserve("B"), 0);
    table.play(&["B take row 4 left"]);
    assert_eq!(table.legal(), ["pay row 1.2", "pay row 2.2", "pay row 4.2"]);
    assert_eq!(table.refuse("B pay reserve", "K3.2"), Illegal::EmptyReserve);
    table.play(&["B pay row 4.2"]);
    assert_eq!(table.stones("B"), ["row 1.2", "row 2.2"]);
}

/// K3.7, K7.1: paying belongs to the take: no law comes between them, and where there is no choice it is not asked.
#[test]
fn no_law_comes_between_taking_and_paying() {
    let mut table = Table::lay("players=4", &PLAIN, "B");
    table.play(&["B take row 2 right; law B three symbols", "B stop", "B place row 2.2"]);
    row_four_is_claimed(&mut table);
    table.play(&["B take row 4 left"]);
    assert_eq!(table.refuse("B play law three symbols", "K3.7"), Illegal::PayFirst);
    assert_eq!(table.refuse("B stop", "K3.7"), Illegal::PayFirst);
    table.play(&["B pay row 2.2"]);
    // Now only the reserve can pay.
    table.play(&["B take row 4 left"]);
    assert!(table.events.contains(&Event::Paid(seat("B"), None)));
    assert_eq!(table.reserve("B"), 1);
}

/// K3.7, K2.5: an opponent's stone on the last card is paid for from the reserve, and the game is over.
#[test]
fn the_last_card_is_paid_for_from_the_reserve() {
    let mut table = Table::lay("players=3", &["Bayern(X|-)", "Frankreich(F|-)"], "A");
    table.play(&["A take row 1 left", "A place row 2.1", "B take row 2 left"]);
    assert_eq!(table.active(), "over");
    assert_eq!((table.reserve("A"), table.reserve("B")), (3, 2));
    assert!(table.events.contains(&Event::Paid(seat("B"), None)));
}

/// K3.3, K3.4, K3.6: without a stone no claimed card can be taken; who can take nothing at all is skipped; the owner of a stone can
/// always take.
#[test]
fn a_player_without_stones_is_skipped_when_every_end_is_claimed() {
    let mut table = Table::lay("players=4", &PLAIN, "C");
    row_four_is_claimed(&mut table);
    table.play(&["B take row 4 left", "B take row 4 left", "B take row 4 left"]);
    assert_eq!((table.reserve("B"), table.stones("B").len()), (0, 0));
    assert_eq!(["A", "C", "D"].map(|seat| table.reserve(seat)), [3, 3, 3]);
    // B can place and move nothing, so that it is C's turn.
    table.play(&["C take row 1 left", "C stop", "C place row 1.2"]);
    table.play(&["D take row 2 left", "D stop", "D place row 2.2"]);
    table.play(&["A take row 1 right", "A stop", "A place row 2.3"]);
    assert_eq!(
        table.events[1..],
        [Event::TurnBegan(seat("B")), Event::Skipped(seat("B")), Event::TurnBegan(seat("C"))]
    );
    // The owner of a stone can always take the card.
    table.play(&["C take row 1 left; law C -2 victory points"]);
    assert_eq!(table.reserve("C"), 3);
}

/// K3.3: a player without stones may still take what nobody claims.
#[test]
fn a_player_without_stones_takes_what_is_free() {
    let mut table = Table::lay("players=4", &PLAIN, "C");
    row_four_is_claimed(&mut table);
    table.play(&["B take row 4 left", "B take row 4 left", "B take row 4 left"]);
    table.play(&["C take row 1 left", "C stop", "C place row 2.1"]);
    table.play(&[
        "D take row 1 right",
        "D stop",
        "D keep",
        "A take row 2 right; law A -2 victory points",
    ]);
    table.play(&["A stop", "A keep"]);
    assert_eq!(table.legal(), ["take row 1 left", "take row 2 right"]);
    let why = table.refuse("B take row 2 left", "K3.3");
    assert_eq!(why, Illegal::CannotPay(cell(2, 1), seat("C")));
}

/// B holds one law, has no stone, and both cards that are left are claimed.
fn blocked_with_a_law(law: &str) -> Table {
    let mut table = Table::lay("players=4", &PLAIN, "B");
    table.play(&[&format!("B take row 2 right; law B {law}"), "B stop", "B keep"]);
    row_four_is_claimed(&mut table);
    table.play(&[
        "B take row 4 left",
        "B take row 4 left",
        "B take row 4 left",
        "B stop",
        "B keep",
    ]);
    table.play(&["C take row 1 left", "C stop", "C place row 1.2"]);
    table.play(&["D take row 2 left", "D stop", "D place row 2.2", "A take row 1 right"]);
    assert_eq!(table.active(), "B");
    table
}

/// K3.4, K4.2: *Take back a stone* saves the turn; then the player has a stone, and must take and pay.
#[test]
fn a_stone_taken_back_saves_the_turn() {
    let mut table = blocked_with_a_law("take back a stone");
    assert_eq!(table.legal(), ["play law take back a stone", "stop"]);
    table.refuse("B take row 1 left", "K3.3");
    table.play(&["B play law take back a stone"]);
    assert_eq!(table.reserve("B"), 1);
    assert_eq!(table.legal(), ["take row 1 left", "take row 2 left"]);
    assert_eq!(table.refuse("B stop", "K2.3"), Illegal::MustTake);
    table.play(&["B take row 2 left"]);
    assert_eq!((table.reserve("B"), table.reserve("D")), (0, 3));
    assert_eq!(table.active(), "C");
}

/// K3.4, K7.3: it is a choice; without it the whole turn is skipped.
#[test]
fn the_turn_may_be_skipped_instead() {
    let mut table = blocked_with_a_law("take back a stone");
    table.play(&["B stop"]);
    assert_eq!(table.events, [Event::Skipped(seat("B")), Event::TurnBegan(seat("C"))]);
}

/// K4.7, K7.3: the same is asked whatever the law is, so that nobody learns its kind; a useless one may be played, and then B is skipped.
#[test]
fn a_blocked_player_with_another_law_is_asked_all_the_same() {
    let mut table = blocked_with_a_law("-2 victory points");
    assert_eq!(table.legal(), ["stop"]);
    let mut useless = blocked_with_a_law("three symbols");
    assert_eq!(useless.legal(), ["play law three symbols", "stop"]);
    for observer in ["A", "C", "D"] {
        assert_eq!(table.view(observer), useless.view(observer));
    }
    table.play(&["B stop"]);
    useless.play(&["B play law three symbols"]);
    assert!(useless.events.contains(&Event::Skipped(seat("B"))));
    assert_eq!((table.active(), useless.active()), ("C".into(), "C".into()));
}

/// K3.5: a card with one's own stone need not be taken if another can be; if none can, it must be.
#[test]
fn ones_own_card_need_not_be_taken() {
    let rows = ["Bayern(X|-)", "Frankreich(F|-)", "Sachsen(C|-)", "Ungarn(C|-)"];
    let mut table = Table::lay("players=3", &rows, "A");
    table.play(&["A take row 1 left", "A place row 4.1", "B take row 2 left", "B keep"]);
    table.play(&["C take row 3 left"]);
    assert_eq!(table.legal(), ["take row 4 left"]);
    let mut table = Table::lay("players=3", &PLAIN, "A");
    table.play(&["A take row 3 left", "A stop", "A place row 4.1"]);
    table.play(&["B take row 3 left", "B stop", "B keep", "C take row 3 left", "C stop", "C keep"]);
    assert!(table.legal().contains(&"take row 4 left".into()));
    table.play(&["A take row 4 right"]);
    assert_eq!(table.stones("A"), ["row 4.1"]);
}
