//! Rules that no scenario can show, because no move depends on them: numbers, names, difficulty. Also the code that
//! documents quote.

use cardia::{
    BaseCardia, Card, CardSet, Cardia, Character, Deck, Difficulty, Faction, Guardian,
    GuardianRule, Kind, Location, LocationSet, Options, Provenance, Usage,
};
use kernel::{Dice, Game};
use std::fs;
use std::path::Path;

/// C1.1: sixteen cards, one of each printed influence from 1 to 16.
#[test]
fn a_deck_has_each_influence_once() {
    let numbers: Vec<i8> = CardSet::ALL.iter().map(Card::number).collect();
    assert_eq!(numbers, (1..=16).collect::<Vec<_>>());
    assert_eq!((Card::new(0), Card::new(17)), (None, None));
}

/// C1.2: the faction follows the number, in both decks.
#[test]
fn the_faction_follows_the_number() {
    for (faction, numbers) in [
        (Faction::Rebellion, [1, 5, 9, 13]),
        (Faction::Academy, [2, 6, 10, 14]),
        (Faction::Guild, [3, 7, 11, 15]),
        (Faction::Dynasty, [4, 8, 12, 16]),
    ] {
        let cards: Vec<i8> = faction.cards().iter().map(Card::number).collect();
        assert_eq!(cards, numbers);
        assert!(faction.cards().iter().all(|card| card.faction() == faction));
    }
}

/// C1.3: sixteen decks, each faction's four cards from deck I or deck II.
#[test]
fn there_are_sixteen_decks() {
    let decks: Vec<Deck> = Deck::all().collect();
    assert_eq!(decks.len(), 16);
    for deck in decks {
        for card in CardSet::ALL.iter() {
            let character = deck.character(card);
            let second = Character::ALL[16..].contains(&character);
            assert_eq!(second, deck.is_two(card.faction()));
            assert_eq!(character.card(), card);
        }
    }
}

/// C1.5, C1.6: stars of deck and locations, and the four named levels.
#[test]
fn difficulty_counts_stars() {
    let with = |deck: Deck, locations: &[Location]| {
        let locations: LocationSet = locations.iter().copied().collect();
        Options { deck, locations, ..Options::default() }
    };
    let all = Location::ALL.into_iter().map(Location::stars).sum::<u8>();
    use Location::{Bazaar, FoggySwamp, GrandLibrary, HauntedCatacombs, Senate};
    for (options, stars, level) in [
        (with(Deck::ONE, &[]), 0, Difficulty::HiredBlades),
        (with(Deck::TWO, &[]), 1, Difficulty::HiredBlades),
        (with(Deck::ONE.with_two(Faction::Guild), &[]), 1, Difficulty::HiredBlades),
        (with(Deck::ONE, &[GrandLibrary]), 2, Difficulty::Engineers),
        (with(Deck::TWO, &[Bazaar]), 2, Difficulty::Engineers),
        (with(Deck::ONE, &[FoggySwamp]), 3, Difficulty::Mages),
        (with(Deck::TWO, &[HauntedCatacombs]), 4, Difficulty::Mages),
        (with(Deck::TWO, &[Senate, GrandLibrary]), 5, Difficulty::Djinn),
        (with(Deck::TWO, &Location::ALL), 1 + all, Difficulty::Djinn),
    ] {
        assert_eq!((options.stars(), options.difficulty()), (stars, level), "{options}");
    }
    assert_eq!(
        Difficulty::ALL.map(Difficulty::name),
        [
            "Hired Blades in training",
            "Experienced Engineers",
            "Mighty Mages",
            "the Djinn is impressed"
        ]
    );
}

/// C9.1, C9.4, C9.21: twelve guardians, three of each faction, one of them sole.
#[test]
fn each_faction_has_three_guardians_and_one_is_sole() {
    assert_eq!(Guardian::ALL.len(), 12);
    for faction in Faction::ALL {
        let own = Guardian::ALL.into_iter().filter(|guardian| guardian.faction() == faction);
        let usages: Vec<Usage> = own.map(Guardian::usage).collect();
        assert_eq!(usages.len(), 3);
        assert_eq!(usages.iter().filter(|&&usage| usage == Usage::Sole).count(), 1);
    }
}

/// C9.1: one guardian is turned over at the start, or all six in the strategic variant; they are different.
#[test]
fn guardians_are_turned_over_at_the_start() {
    for (guardians, turned) in
        [(GuardianRule::None, 0), (GuardianRule::Hidden, 1), (GuardianRule::Open, 6)]
    {
        let options = Options { guardians, ..Options::default() };
        for number in 0..50 {
            let state = Cardia::start(&options, &mut Counting(number), &mut ());
            let state = state.expect("good options");
            let six = Cardia::view(&state, kernel::Observer::Spectator).guardians();
            let mut seen: Vec<Guardian> = six.iter().filter_map(|it| it.guardian()).collect();
            assert_eq!(seen.len(), turned);
            seen.sort();
            seen.dedup();
            assert_eq!(seen.len(), turned);
        }
    }
}

/// C3.5: the ongoing abilities are those the rules call so.
#[test]
fn six_characters_are_ongoing() {
    use Character::{Aristocrat, Counselor, Judge, MechanicalDjinn, Mediator, Treasurer};
    let is_ongoing = |character: &Character| character.kind() == Kind::Ongoing;
    let ongoing: Vec<Character> = Character::ALL.into_iter().filter(is_ongoing).collect();
    assert_eq!(ongoing, [Mediator, Judge, Treasurer, Aristocrat, Counselor, MechanicalDjinn]);
}

/// Reconstructed texts are never shown as printed ones (C9.14, C10.1).
#[test]
fn what_we_reconstructed_says_so() {
    assert_eq!(Guardian::Scorpion.provenance(), Provenance::Reconstructed);
    assert_eq!(Location::Senate.provenance(), Provenance::Reconstructed);
    let printed = |character: &Character| character.provenance() != Provenance::Reconstructed;
    assert!(Character::ALL.iter().all(printed), "every character's text is in a source");
}

/// The base game refuses what it has no room for.
#[test]
fn the_base_game_has_neither_locations_nor_guardians() {
    let options = Options { guardians: GuardianRule::Hidden, ..Options::default() };
    assert!(BaseCardia::start(&options, &mut Counting(0), &mut ()).is_err());
}

/// Every Rust example in a document for contributors is quoted from the source file that the document names before it.
#[test]
fn documents_quote_real_code() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let read = |file: &str| {
        fs::read_to_string(root.join(file)).unwrap_or_else(|why| panic!("{file}: {why}"))
    };
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    for document in ["STYLE.md", "CONTRIBUTING.md"] {
        let text = read(document);
        let examples: Vec<_> = text.match_indices("```rust\n").collect();
        assert!(!examples.is_empty(), "{document} has no Rust example");
        for (at, fence) in examples {
            let file = text[..at].rsplit('`').find(|name| name.ends_with(".rs"));
            let file =
                file.unwrap_or_else(|| panic!("{document}: name the file before an example"));
            let example = text[at + fence.len()..].split("```").next().unwrap_or_default();
            assert!(
                words(&read(file)).contains(&words(example)),
                "{document} quotes code that is no longer in {file}. Copy the current code from there \
                 into {document}:\n{example}"
            );
        }
    }
}

/// Dice that count.
struct Counting(u32);

impl Dice for Counting {
    fn bits(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        self.0
    }
}
