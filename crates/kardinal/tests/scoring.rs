//! K5: scoring.

mod table;

use kardinal::{Card, Circles, Kardinal, Land, Reason, Route, Scores};
use kernel::{Game as _, Observer, Seat};
use table::{Table, cards, cell, seat};

fn seats() -> impl Iterator<Item = Seat> {
    (0..5).filter_map(Seat::new)
}

/// So many cards of a land without symbols.
fn plain(land: Land, n: usize) -> Vec<Card> {
    vec![Card::new(land, Circles::None, Route::None); n]
}

fn scores(hands: &[Vec<Card>], minus_twos: &[u8]) -> Scores {
    let hands: Vec<&[Card]> = hands.iter().map(Vec::as_slice).collect();
    Scores::of_hands(&hands, minus_twos)
}

/// The land column of players who hold so many cards of a land.
fn land_points(land: Land, counts: &[usize]) -> Vec<u8> {
    let hands: Vec<Vec<Card>> = counts.iter().map(|&n| plain(land, n)).collect();
    let scores = scores(&hands, &[]);
    seats().take(counts.len()).map(|seat| scores.sheet(seat).land(land).land_points).collect()
}

/// The symbol column of players who hold these cards.
fn symbol_points(land: Land, hands: &[&str]) -> Vec<u8> {
    let hands: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
    let scores = scores(&hands, &[]);
    seats().take(hands.len()).map(|seat| scores.sheet(seat).land(land).symbol_points).collect()
}

/// K5.1, K5.6: most cards score all cards of the land, each lower group the count of the group just above.
#[test]
fn each_group_scores_the_count_of_the_group_above() {
    assert_eq!(land_points(Land::Frankreich, &[5, 2, 1]), [8, 5, 2]);
    assert_eq!(land_points(Land::Daenemark, &[2, 2]), [4, 4]);
    assert_eq!(land_points(Land::Frankreich, &[3, 3, 2]), [8, 8, 3]);
    assert_eq!(land_points(Land::Frankreich, &[4, 2, 2]), [8, 4, 4]);
}

/// K5.1: none held, none scored; during play all cards are those held so far.
#[test]
fn no_cards_score_nothing() {
    assert_eq!(land_points(Land::Frankreich, &[0, 8, 0, 0]), [0, 8, 0, 0]);
    assert_eq!(land_points(Land::Frankreich, &[0, 0, 0]), [0, 0, 0]);
    assert_eq!(land_points(Land::Sachsen, &[1, 0, 2, 0, 4]), [2, 0, 4, 0, 7]);
    assert_eq!(land_points(Land::Sachsen, &[2, 1, 0]), [3, 2, 0]);
}

/// K5.2, K5.6: the most circles of one family score their number, for everyone who has so many, once.
#[test]
fn the_most_circles_of_one_family_score() {
    let four = "Frankreich(XX|-) Frankreich(X|-) Frankreich(X|K)";
    let three = "Frankreich(FF|-) Frankreich(F|S)";
    assert_eq!(symbol_points(Land::Frankreich, &[four, three]), [4, 0]);
    let (fans, crosses) = ("Frankreich(FF|-)", "Frankreich(X|S) Frankreich(X|K)");
    assert_eq!(symbol_points(Land::Frankreich, &[fans, crosses, "Frankreich(XX|-)"]), [2, 2, 2]);
}

/// K5.2: two families with the most circles score once; circles of two families on one card count for each.
#[test]
fn two_best_families_score_once() {
    assert_eq!(symbol_points(Land::Bayern, &["Bayern(XX|-) Bayern(CC|-)", ""]), [2, 0]);
    assert_eq!(symbol_points(Land::Bayern, &["Bayern(XF|-) Bayern(XC|-)", "Bayern(F|-)"]), [2, 0]);
    assert_eq!(symbol_points(Land::Bayern, &["Bayern(-|-)", ""]), [0, 0]);
    // Circles of other lands do not count.
    assert_eq!(symbol_points(Land::Bayern, &["Bayern(X|-) Ungarn(XX|-)", "Bayern(C|-)"]), [1, 1]);
}

/// K5.3, K5.6: five or more ships, and five or more carriages, score 1 each.
#[test]
fn chains_of_five_or_more_score() {
    for (ships, carriages, points) in [(3, 4, 0), (7, 3, 7), (5, 5, 10), (4, 12, 12), (0, 0, 0)] {
        let with = |route, n| vec![Card::new(Land::Ungarn, Circles::None, route); n];
        let hand = [with(Route::Ship, ships), with(Route::Carriage, carriages)].concat();
        let sheet = *scores(&[hand], &[]).sheet(Seat::A);
        assert_eq!(sheet.chains(), points, "{ships} ships, {carriages} carriages");
        assert_eq!((usize::from(sheet.ships), usize::from(sheet.carriages)), (ships, carriages));
    }
}

/// K5.4: −2 for each such law, most points win.
#[test]
fn most_points_win() {
    let hands = [plain(Land::Bayern, 3), plain(Land::Ungarn, 2), plain(Land::Franken, 1)];
    let end = scores(&hands, &[]).end();
    assert_eq!((end.reason, end.winners), (Reason::Points, [Seat::A].into_iter().collect()));
    let scores = scores(&hands, &[2, 0, 0]);
    assert_eq!(scores.sheet(Seat::A).total(), -1);
    assert_eq!(scores.end().winners, [Seat::B].into_iter().collect());
}

/// K5.4: tied on points, most Land cards win.
#[test]
fn land_cards_break_a_tie() {
    let hands = [plain(Land::Bayern, 3), plain(Land::Ungarn, 5), plain(Land::Franken, 1)];
    let end = scores(&hands, &[0, 1, 0]).end();
    assert_eq!((end.reason, end.winners), (Reason::LandCards, [Seat::B].into_iter().collect()));
    assert_eq!(end.reason.rule().0, "K5.4");
}

/// K5.4: still tied, there is no winner; a third player does not win either.
#[test]
fn a_full_tie_has_no_winner() {
    let hands = [plain(Land::Bayern, 3), plain(Land::Ungarn, 3), plain(Land::Franken, 1)];
    let end = scores(&hands, &[]).end();
    assert_eq!(end.reason, Reason::FullTie);
    assert!(end.winners.is_empty());
    assert_eq!(end.reason.rule().0, "K5.4");
    // A tie behind the winner does not matter.
    let hands = [plain(Land::Bayern, 4), plain(Land::Ungarn, 3), plain(Land::Franken, 3)];
    assert_eq!(scores(&hands, &[]).end().reason, Reason::Points);
}

/// K5.5: the sheet has a line for each land, and everything adds up.
#[test]
fn the_sheet_adds_up() {
    let hands = [
        cards("Frankreich(XX|-) Frankreich(X|S) Bayern(C|K)"),
        cards("Frankreich(F|S) Bayern(X|K) Bayern(X|-)"),
        cards("Dänemark(FF|-)"),
    ];
    let scores = scores(&hands, &[1, 0, 0]);
    let sheet = scores.sheet(Seat::A);
    let line = |land| (sheet.land(land).land_points, sheet.land(land).symbol_points);
    assert_eq!(line(Land::Frankreich), (3, 3));
    assert_eq!(line(Land::Bayern), (2, 0));
    assert_eq!(line(Land::Daenemark), (0, 0));
    assert_eq!((sheet.subtotal(), sheet.chains(), sheet.laws(), sheet.total()), (8, 0, -2, 6));
    assert_eq!((sheet.cards, sheet.ships, sheet.carriages), (3, 1, 1));
    assert_eq!(scores.sheet(Seat::B).total(), 2 + 3 + 2);
    assert_eq!(sheet.land(Land::Frankreich).families, [3, 0, 0]);
    assert_eq!(sheet.land(Land::Frankreich).best_family(), 3);
}

/// K5: what a view says a card is worth is what its taker gains; nothing for those who do not play, or for a card that is
/// gone.
#[test]
fn a_card_is_worth_what_its_taker_gains() {
    let rows = [
        "Frankreich(X|S) Frankreich(X|K) Bayern(C|-) Frankreich(F|S)",
        "Frankreich(XX|-) Bayern(X|-) Sachsen(F|-) Ungarn(-|K)",
    ];
    let mut table = Table::lay("players=3", &rows, "A");
    let total = |table: &Table| table.view("A").scores().sheet(seat("A")).total();
    let mut worths = Vec::new();
    for (line, at) in
        [("A take row 1 left", cell(1, 1)), ("A take row 1 left; law A three symbols", cell(1, 2))]
    {
        let (worth, before) = (table.view("A").worth(at), total(&table));
        table.play(&[line]);
        assert_eq!(worth, Some(total(&table) - before), "{line}");
        assert_eq!(table.view("A").worth(at), None, "it is gone");
        worths.extend(worth);
    }
    assert_eq!(worths, [2, 2], "each is a card of its land and a symbol");
    let spectator = Kardinal::view(&table.state, Observer::Spectator);
    assert_eq!(spectator.worth(cell(1, 2)), None);
}
