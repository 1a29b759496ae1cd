//! Whatever is written, it is read or refused: actions, outcomes of chance, options, records and scenarios, made up
//! or real and then changed. What must be true of them is said in `testkit::bodies`, which the fuzz targets share.

use ::scenario::cardia as scenario;
use cardia::{Base, Cardia, Wilds};
use kernel::{Choices as _, DealDice, Dice, Game, SearchDice, Seat, Seed, Status};
use proptest::prelude::*;
use proptest::sample::Index;
use record::{Commitment, Table};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;
use testkit::{Lawful, bodies};

/// Plays the random game with this number for so many decisions, or to its end; shows every position.
fn play(number: u64, decisions: usize, mut look: impl FnMut(&Table<Cardia>)) -> Table<Cardia> {
    let seed = Seed::from_number(number);
    let (mut deal, mut player) = (DealDice::new(seed), SearchDice::new(number));
    let options = Cardia::random_options(&mut player);
    let commitment = Some(Commitment::to(seed)).filter(|_| number.is_multiple_of(2));
    let table = Table::start(options, commitment, &mut deal, &mut Vec::new());
    let mut table: Table<Cardia> = table.expect("options that can be played");
    look(&table);
    for _ in 0..decisions {
        let Status::Owed(seats) = Cardia::status(table.state()) else {
            table.disclose(seed).expect("the game is over, and the seed is the one promised");
            break;
        };
        let seat = seats.iter().next().expect("someone owes a choice");
        let choices = Cardia::legal(table.state(), seat);
        let action = choices.nth(player.below(choices.len() as u32) as usize);
        let action = action.expect("below the number of choices");
        table.submit(seat, action, &mut deal, &mut Vec::new()).expect("it is legal");
        look(&table);
    }
    table
}

/// Every scenario of Cardia.
static SCENARIOS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/cardia");
    let files = fs::read_dir(folder).expect("the folder of scenarios");
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    paths.into_iter().map(|path| fs::read_to_string(path).expect("a scenario")).collect()
});

/// Every word that scenarios and records are written with.
static WORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let records = (0..40).map(|number| play(number, usize::MAX, |_| {}).into_record().to_string());
    let texts: Vec<String> = SCENARIOS.iter().cloned().chain(records).collect();
    let words = texts.iter().flat_map(|text| text.split([' ', '\n'])).map(String::from);
    let mut words: Vec<String> = words.collect();
    words.sort();
    words.dedup();
    words
});

/// Known words in any order.
fn soup() -> impl Strategy<Value = String> {
    let word = (any::<Index>(), "[ \n]").prop_map(|(at, end)| at.get(&WORDS).clone() + &end);
    prop::collection::vec(word, 0..12).prop_map(|words| words.concat().trim().to_owned())
}

/// One careless or hostile change to a text.
#[derive(Clone, Debug)]
enum Change {
    Remove(Index),
    Repeat(Index),
    Swap(Index, Index),
    Insert(Index, String),
    Word(Index, Index),
    Number(Index, u32),
    Character(Index, char),
    Delete(Index, usize),
    Cut(Index),
}

fn change() -> impl Strategy<Value = Change> {
    let at = any::<Index>;
    let number = prop_oneof![0..20u32, any::<u32>()];
    prop_oneof![
        at().prop_map(Change::Remove),
        at().prop_map(Change::Repeat),
        (at(), at()).prop_map(|(one, two)| Change::Swap(one, two)),
        (at(), prop_oneof![soup(), r"\PC*"]).prop_map(|(at, line)| Change::Insert(at, line)),
        (at(), at()).prop_map(|(at, word)| Change::Word(at, word)),
        (at(), number).prop_map(|(at, number)| Change::Number(at, number)),
        (at(), any::<char>()).prop_map(|(at, new)| Change::Character(at, new)),
        (at(), 1..6usize).prop_map(|(at, length)| Change::Delete(at, length)),
        at().prop_map(Change::Cut),
    ]
}

fn changed(text: &str, change: &Change) -> String {
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    let (n, characters) = (lines.len(), text.chars().count());
    if text.is_empty() {
        return String::new();
    }
    match change {
        Change::Remove(at) => drop(lines.remove(at.index(n))),
        Change::Repeat(at) => lines.insert(at.index(n), lines[at.index(n)]),
        Change::Swap(one, two) => lines.swap(one.index(n), two.index(n)),
        Change::Insert(at, line) => {
            lines.splice(at.index(n)..at.index(n), [line.as_str(), "\n"]);
        }
        Change::Word(at, word) => return with_word(text, at, &WORDS[word.index(WORDS.len())]),
        Change::Number(at, number) => return with_number(text, at, *number),
        Change::Character(at, new) => {
            let at = at.index(characters);
            let changed = text.chars().enumerate().map(|(i, old)| if i == at { *new } else { old });
            return changed.collect();
        }
        Change::Delete(at, length) => {
            let at = at.index(characters);
            let before = text.chars().take(at);
            return before.chain(text.chars().skip(at + length)).collect();
        }
        Change::Cut(at) => return text.chars().take(at.index(characters)).collect(),
    }
    lines.concat()
}

/// The text with one of its words replaced.
fn with_word(text: &str, at: &Index, new: &str) -> String {
    let ends = |c: char| c == ' ' || c == '\n';
    let mut words: Vec<&str> = text.split_inclusive(ends).collect();
    let at = at.index(words.len());
    let end = words[at].trim_start_matches(|c| !ends(c));
    words.splice(at..=at, [new, end]);
    words.concat()
}

/// The text with one of its numbers, or the end of one, replaced.
fn with_number(text: &str, at: &Index, new: u32) -> String {
    let is_digit = |c: char| c.is_ascii_digit();
    let digits: Vec<usize> = text.match_indices(is_digit).map(|(first, _)| first).collect();
    if digits.is_empty() {
        return text.into();
    }
    let (before, number) = text.split_at(*at.get(&digits));
    format!("{before}{new}{}", number.trim_start_matches(is_digit))
}

fn all_changed(text: &str, changes: &[Change]) -> String {
    changes.iter().fold(text.to_owned(), |text, change| changed(&text, change))
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(2_000))]

    #[test]
    fn any_text_is_read_or_refused(text in r"(\PC|\n| ){0,60}", words in soup()) {
        for text in [text, words] {
            bodies::notation(&text);
            bodies::record(&text);
            bodies::record(&format!("trivium record 1\ngame cardia\nrules 1\noptions deck=1\ncommitment none\n{text}\n"));
            bodies::scenario(&text);
            bodies::scenario(&format!("game cardia deck=2 guardians=hidden\n{text}"));
        }
    }

    #[test]
    fn any_options_are_read_or_refused(words in prop::collection::vec(
        ("(deck|locations|guardians|match|cards|hand|goal|[a-z]{0,3})", "=?", "([0-9]{0,3}|[12]{4}|none|open|Bazaar,Senate|[0-9,+-]{0,6}|[A-Za-z]{0,5})"), 0..4)
    ) {
        let words: Vec<_> = words.iter().map(|(key, sign, value)| format!("{key}{sign}{value}")).collect();
        bodies::notation(&words.join(" "));
    }

    #[test]
    fn a_changed_record_is_read_or_refused(
        number in any::<u64>(),
        decisions in prop_oneof![0..30usize, Just(usize::MAX)],
        changes in prop::collection::vec(change(), 0..4),
    ) {
        let text = play(number, decisions, |_| {}).into_record().to_string();
        bodies::record(&all_changed(&text, &changes));
    }

    #[test]
    fn a_changed_scenario_is_read_or_refused(
        at in any::<Index>(),
        changes in prop::collection::vec(change(), 0..4),
    ) {
        bodies::scenario(&all_changed(&SCENARIOS[at.index(SCENARIOS.len())], &changes));
    }

    #[test]
    fn a_changed_action_or_outcome_is_read_or_refused(
        number in 0..1_000u64,
        at in any::<Index>(),
        changes in prop::collection::vec(change(), 1..3),
    ) {
        let text = play(number, 20, |_| {}).into_record().to_string();
        let lines: Vec<&str> = text.lines().collect();
        let words = at.get(&lines).splitn(3, ' ').last().unwrap_or_default();
        bodies::notation(words);
        bodies::notation(&all_changed(words, &changes));
    }

    #[test]
    fn any_bytes_are_a_game(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        bodies::game::<Wilds>(&bytes);
        bodies::game::<Base>(&bytes);
    }
}

/// Blank lines, comments and more space between words change nothing but the numbers of lines.
#[test]
fn white_space_and_comments_change_no_scenario() {
    for text in SCENARIOS.iter() {
        let spaced: Vec<_> = text
            .lines()
            .map(|line| match line.find('#') {
                Some(_) => format!("\n {line}\t\r\n"),
                None => format!("\n# a note\n\t{} # a note\n", line.replace(' ', " \t ")),
            })
            .collect();
        let (plain, spaced) = (scenario::parse(text), scenario::parse(&spaced.concat()));
        let (plain, spaced) = (plain.expect("a scenario"), spaced.expect("the same scenario"));
        let meaning = |s: &scenario::Scenario| {
            (
                s.options,
                s.rules.clone(),
                s.lines.iter().map(|line| line.step.clone()).collect::<Vec<_>>(),
            )
        };
        assert_eq!(meaning(&plain), meaning(&spaced), "{text}");
    }
}

/// Told without sides as in a record, and seen from either side as in a scenario.
#[test]
fn every_legal_action_is_read_as_it_is_written() {
    for number in 0..300 {
        play(number, usize::MAX, |table| {
            let state = table.state();
            let choices = [Seat::A, Seat::B].map(|seat| Cardia::legal(state, seat));
            for words in [None, Some(Seat::A), Some(Seat::B)].map(|side| state.words(side)) {
                for action in choices.iter().flat_map(|choices| choices.iter()) {
                    let read = words.read_action(&words.action(action));
                    assert_eq!(read, Ok(action), "game {number}");
                }
            }
        });
    }
}

/// What is written of a game gives it back, as far as it was played.
#[test]
fn every_record_gives_its_game_back() {
    for number in 0..300 {
        let table = play(number, 1 + (number as usize * 7) % 120, |_| {});
        let text = table.record().to_string();
        let read = record::parse::<Cardia>(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
        assert_eq!(read, *table.record());
        let state = record::replay(&read).unwrap_or_else(|why| panic!("{why}\n{text}"));
        assert_eq!(state, *table.state(), "{text}");
        bodies::record(&text);
    }
}
