//! Every way tiny games can go, counted: all choices, all outcomes of chance. A change of these numbers is a
//! change of the rules.

use cardia::{Cardia, Guardian, GuardianPlace, Options, State, Wilds};
use kernel::{Enumerate, Game as _};
use testkit::suite::{count_ways, count_ways_under};

/// Mediator, Judge and Djinn, one card in hand. C1.1, C2.1, C5.2
///
/// By hand: each side is dealt one of three cards, so there are 3 × 3 = 9 deals. A then has one card to play: 9
/// positions. So has B; now the encounter is revealed. Nobody can have won: the goal is two signets, the Djinn loses
/// to nothing. Each side draws one of the two cards left: 9 × 2 × 2 = 36.
#[test]
fn mediator_judge_and_djinn() {
    let counts = count_ways::<Cardia>("deck=1 cards=4,8,16 hand=1 goal=2", 6);
    assert_eq!(counts[..3], [(9, 0), (9, 0), (36, 0)]);
    assert_eq!(counts[3..], [(36, 0), (36, 0), (36, 0), (36, 36)]);
}

/// Hired Blade, Surgeon, Swamp Guardian and Inventor, two cards in hand: encounters leave play, cards return, the
/// Inventor asks twice. C6.1, C6.3, C6.13, C6.15
///
/// By hand: two cards of four, one after the other, for each side: (4 × 3)² = 144 deals. A chooses one of two cards:
/// 288. B chooses one of two: 576; then some are asked and nobody has drawn yet. Of the 4 × 4 pairs of cards, each 36
/// times among the 576, the Inventor loses none, so only the Swamp Guardian who loses to the Inventor could ask; in the
/// first round it has no other card to take back. So all rounds end, each side draws one of two cards: 576 × 4 = 2304.
#[test]
fn encounters_that_leave_play() {
    let counts = count_ways::<Cardia>("deck=1 cards=1,3,13,15 hand=2 goal=2", 9);
    assert_eq!(counts[..3], [(144, 0), (288, 0), (2304, 0)]);
    assert_eq!(
        counts[3..],
        [
            (4608, 0),
            (9216, 128),
            (18048, 0),
            (37440, 3072),
            (42496, 768),
            (63232, 40704),
            (32512, 18688)
        ]
    );
}

/// Elemental, Illusionist and Revolutionary of deck II at the Bazaar, all three in hand: abilities inside abilities, and
/// draws in every phase. C7.5, C7.10, C7.14, C8.2
///
/// By hand: the three cards can be dealt in 3! orders to each side: 36 deals. A plays one of three: 108. B plays one of three: 324;
/// the decks are empty, so chance has no part in it.
#[test]
fn abilities_inside_abilities() {
    let counts = count_ways::<Cardia>("deck=2 locations=Bazaar cards=5,10,14 hand=3 goal=2", 8);
    assert_eq!(counts[..3], [(36, 0), (108, 0), (324, 0)]);
    assert_eq!(counts[3..], [(648, 0), (1008, 288), (720, 288), (432, 432)]);
}

/// Three cards in the Foggy Swamp with guardians face down, by the rules of version 1, where a back tells nothing.
/// C8.8, C9.1
///
/// By hand: one of twelve guardians is turned over, each side is dealt two of three cards: 12 × (3 × 2)² = 432 deals.
/// A chooses one of two: 864. B chooses one of two; nothing is revealed, each side draws its last card: 1728.
#[test]
fn guardians_in_the_fog() {
    let options = "deck=1 locations=FoggySwamp guardians=hidden cards=6,7,8 hand=2 goal=3";
    let counts = count_ways_under::<Cardia>(1, options, 7);
    assert_eq!(counts[..3], [(432, 0), (864, 0), (1728, 0)]);
    assert_eq!(counts[3..], [(3456, 0), (6912, 0), (11520, 0), (54336, 46944), (11136, 0)]);
}

/// Six backs are drawn, then the first guardian. C9.1
///
/// By hand: twelve guardians, six places in order: 12 × 11 × 10 × 9 × 8 × 7 = 665,280 ways. The first is one of the three of
/// its faction: three times as many, and each of the twelve guardians is the first equally often.
#[test]
fn backs_are_drawn_before_guardians() {
    let options: Options = "guardians=hidden cards=1 hand=1".parse().expect("options of the test");
    let mut chance = Enumerate::new();
    let mut first = [0; Guardian::ALL.len()];
    loop {
        let state: State<Wilds> =
            Cardia::start(&options, &mut chance, &mut ()).expect("playable options");
        let [up, down @ ..] = state.guardians();
        first[up.guardian().expect("it is turned over") as usize] += 1;
        assert!(down.iter().all(|it| matches!(it, GuardianPlace::Back(_))));
        if !chance.advance() {
            break;
        }
    }
    assert_eq!(first, [3 * 665_280 / 12; Guardian::ALL.len()]);
}
