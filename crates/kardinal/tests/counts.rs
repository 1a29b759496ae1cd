//! Every way tiny games can go, counted: all choices, all outcomes of chance. A change of these numbers is a
//! change of the rules.

use kardinal::Kardinal;
use testkit::suite::count_ways;

/// Two rows of one card, no law on them. K1.8, K2.1, K2.4, K2.5
///
/// By hand: two cards in two orders and three start players are 6 deals. The start player takes one of two cards: 12. The
/// other card has another land, so the player is asked for a stone: on that card, or none: 24. The next
/// player takes the last card, with a payment from the reserve if there is a stone on it, and the game is over: 24.
#[test]
fn two_cards() {
    let counts = count_ways::<Kardinal>("players=3 rows=2 columns=1 deck=Bayern:X/Ungarn:C", 20);
    assert_eq!(counts, [(6, 0), (12, 0), (24, 0), (24, 24)]);
}

/// One row of two cards, one of them under a law. K2.2, K4.1, K4.6, K4.7
///
/// By hand: two cards in two orders and three start players are 6 deals. The start player takes the left card, or
/// the right one with one of eight laws: 6 × (1 + 8) = 54. Both cards are Bayern and have two circles together,
/// so that the other card may be taken too. Who has no law can take it, with one of eight laws, which ends the game,
/// or stop: 6 × 9 = 54, of which 48 are endings. Who has a law (48) can take the other card, stop, or play the law,
/// if it is one of the four that can be played now: *Take back a stone* cannot, and −2 never: 48 × 2 + 24 = 120,
/// of which 48 are endings. Together 174 and 96.
#[test]
fn two_cards_and_a_law() {
    let counts = count_ways::<Kardinal>("players=3 rows=1 columns=2 deck=Bayern:X,C", 20);
    assert_eq!(counts[..3], [(6, 0), (54, 0), (174, 96)]);
    assert_eq!(counts[3..], [(180, 24), (288, 192), (96, 96)]);
}

/// Four cards in two rows, three of them of one land without circles, so that stones are taken and paid for with a choice. K2.3,
/// K3.1–K3.4
///
/// By hand: four cards in 24 orders and three start players are 72 deals. The start player takes one of four ends; of these
/// row 1 right lies under a law, of eight: 72 × (3 + 8) = 792.
///
/// Sachsen is taken without a law in 54 of these, and then a stone goes on one of three cards or none: 216. It is taken with a
/// law in 144: stop, or play the law where it is one of the four of eight that can be played: 144 + 72 = 216.
/// Frankreich is taken without a law in 162, of which in 54 Sachsen lies under the law, so that two cards can be
/// taken or the player stops: 162; in the other 108 it is one card, or one with one of eight laws, or stop: 1080.
/// Frankreich is taken with a law in 432: two cards, stop, or play the law in half of them: 1512.
/// Together 3186.
#[test]
fn stones_change_hands() {
    let counts =
        count_ways::<Kardinal>("players=3 rows=2 columns=2 deck=Sachsen:X/Frankreich:S,S,K", 20);
    assert_eq!(counts[..3], [(72, 0), (792, 0), (3186, 0)]);
    let rest = [
        (11952, 0),
        (41148, 0),
        (111780, 14472),
        (211680, 26136),
        (386316, 126576),
        (429192, 174312),
        (392040, 213408),
        (197640, 163944),
        (33696, 33696),
    ];
    assert_eq!(counts[3..], rest);
}
