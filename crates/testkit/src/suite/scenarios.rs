//! What every folder of scenarios must pass: all are true, none can be altered unnoticed, together they cite the
//! rules.

use kernel::{Choices as _, Dice as _, Game as _, Observer, SearchDice, Seat, Status};
use scenario::Course;
use scenario::shared::{Failure, Fault, Language, Merge as _, Report, cited, game};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn name<L: Language>() -> &'static str {
    L::Game::NAME
}

/// All files below a folder with this ending, in order.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry")) {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|its| its == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Every scenario of the game: the name of its file and its text.
fn scenarios<L: Language>() -> Vec<(String, String)> {
    let paths = files(&root().join("scenarios").join(name::<L>()), "scn");
    let named = paths.iter().map(|path| {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        (name.unwrap_or_default(), fs::read_to_string(path).expect("a scenario"))
    });
    named.collect()
}

/// What all scenarios cover together.
pub fn covered<L: Language>() -> Report<L> {
    let mut report = Report::default();
    for (_, text) in scenarios::<L>() {
        report.merge(L::check(&text).unwrap_or_default());
    }
    report
}

/// Every scenario is true; there are more than so many.
pub fn every_scenario_is_true<L: Language>(more_than: usize) {
    let scenarios = scenarios::<L>();
    assert!(scenarios.len() > more_than, "only {} scenarios found", scenarios.len());
    let failures: Vec<_> = scenarios
        .iter()
        .filter_map(|(name, text)| Some(format!("{name}: {}", L::check(text).err()?)))
        .collect();
    let n = failures.len();
    assert!(failures.is_empty(), "{n} scenarios fail:\n\n{}\n", failures.join("\n\n"));
}

/// The command line checks scenarios of any game.
pub fn the_common_check_knows_the_game<L: Language>() {
    for (file, text) in scenarios::<L>() {
        assert_eq!(game(&text), Some(name::<L>()), "{file}");
        let ours = L::check(&text).expect("it is true");
        let common = scenario::check(&text).expect("it is true");
        assert_eq!((ours.moves, ours.claims), (common.moves, common.claims), "{file}");
    }
}

/// The examples of the manual are true.
pub fn the_examples_of_the_manual_are_true<L: Language>() {
    let manual = fs::read_to_string(root().join("docs/scenarios.md")).expect("the manual");
    let blocks = manual.split("```").skip(1).step_by(2).map(str::trim);
    let examples: Vec<_> = blocks.filter(|text| game(text) == Some(name::<L>())).collect();
    assert!(!examples.is_empty(), "no example found");
    for text in examples {
        if let Err(failure) = L::check(text) {
            panic!("{failure}");
        }
    }
}

/// Every digit is a claim or part of a move, and so is every mark that has another here: altered, the scenario
/// fails. Which lines are altered says `claims`, which gets all lines of a scenario and the number of one.
pub fn no_mark_can_be_changed_unnoticed<L: Language>(
    marks: &[(&str, &str)],
    claims: impl Fn(&[&str], usize) -> bool,
) {
    let mut unnoticed = Vec::new();
    for (file, text) in scenarios::<L>() {
        let lines: Vec<_> = text.lines().collect();
        for i in (0..lines.len()).filter(|&i| claims(&lines, i)) {
            for lie in altered(lines[i], marks) {
                let mut changed = lines.clone();
                changed[i] = &lie;
                if L::check(&changed.join("\n")).is_ok() {
                    unnoticed.push(format!("{file}: {lie}"));
                }
            }
        }
    }
    assert!(unnoticed.is_empty(), "{}", unnoticed.join("\n"));
}

/// Every digit of a claim is one, for games whose claims begin with `then`, `next` and `sees`.
pub fn no_digit_of_a_claim_can_be_changed_unnoticed<L: Language>() {
    no_mark_can_be_changed_unnoticed::<L>(&[], |lines, i| {
        ["then ", "next ", "sees "].iter().any(|verb| lines[i].starts_with(verb))
    });
}

/// The line with one digit or mark altered, in every way.
fn altered<'a>(line: &'a str, marks: &'a [(&str, &str)]) -> impl Iterator<Item = String> + 'a {
    line.char_indices().filter_map(move |(at, c)| {
        let digit = match c {
            '9' => Some("8"),
            '0'..='8' => Some("9"),
            _ => None,
        };
        let mark = || marks.iter().find(|(old, _)| old.starts_with(c)).map(|(_, new)| *new);
        let other = digit.or_else(mark)?;
        Some(format!("{}{other}{}", &line[..at], &line[at + c.len_utf8()..]))
    })
}

/// Scenarios with a line left out, doubled or cut short, or a letter altered, are read and played, or refused; nothing
/// panics, and the line named is one of the text.
pub fn no_text_makes_it_panic<L: Language>() {
    for (_, text) in scenarios::<L>() {
        let lines: Vec<_> = text.lines().collect();
        for i in 0..lines.len() {
            let mut without = lines.clone();
            without.remove(i);
            let mut doubled = lines.clone();
            doubled.insert(i, lines[i]);
            answers::<L>(&without.join("\n"));
            answers::<L>(&doubled.join("\n"));
        }
        for (at, letter) in text.char_indices() {
            answers::<L>(&text[..at]);
            let rest = &text[at + letter.len_utf8()..];
            for other in ["", "9", ":", "-", "ä"] {
                answers::<L>(&[&text[..at], other, rest].concat());
            }
        }
    }
}

fn answers<L: Language>(text: &str) {
    if let Err(failure) = L::check(text) {
        assert!(failure.line <= text.lines().count().max(1), "{failure}");
        assert!(!failure.fault.to_string().is_empty());
    }
}

/// What is wrong with a scenario that must fail.
pub fn failure<L: Language>(text: &str) -> Failure<L> {
    L::check(text).expect_err("this scenario must fail")
}

/// Which line of a scenario is wrong, and why it cannot be read.
pub fn unreadable<L: Language>(text: &str) -> (usize, L::Wrong) {
    let failure = failure::<L>(text);
    let Fault::Unreadable(wrong) = failure.fault else { panic!("{}", failure.fault) };
    (failure.line, wrong)
}

/// The ids of all rules of the game: `- **C1.1** …`.
fn rule_ids<L: Language>() -> BTreeSet<String> {
    let path = root().join("docs/rules").join(name::<L>()).with_extension("md");
    let rules = fs::read_to_string(path).expect("the rules");
    let ids = rules.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    ids.map(|(id, _)| id.to_string()).collect()
}

/// The ids cited in the comments of tests.
fn cited_by_tests<L: Language>() -> BTreeSet<String> {
    let is_test = |path: &Path| {
        let mut parts = path.iter().map(|part| part.to_string_lossy());
        parts.any(|part| part.starts_with("tests"))
    };
    let root = root().canonicalize().expect("the project");
    let sources = files(&root.join("crates"), "rs");
    let mut found = BTreeSet::new();
    for path in sources.iter().filter(|path| is_test(path.strip_prefix(&root).unwrap_or(path))) {
        let source = fs::read_to_string(path).expect("a source file");
        for comment in source.lines().filter_map(|line| Some(line.split_once("//")?.1)) {
            found.extend(cited(L::LETTER, comment).map(String::from));
        }
    }
    found
}

/// Every rule is cited by a scenario or by a test; there are more than so many.
pub fn every_rule_is_cited<L: Language>(more_than: usize) {
    let ids = rule_ids::<L>();
    assert!(ids.len() > more_than, "only {} rules found", ids.len());
    let mut cited = cited_by_tests::<L>();
    cited.extend(covered::<L>().rules);
    let uncited: Vec<_> = ids.difference(&cited).collect();
    assert!(uncited.is_empty(), "no scenario or test cites {uncited:?}");
}

/// Every statement of the chapters of the game itself is cited by a scenario. A chapter is its id and how many
/// statements it has.
pub fn every_statement_has_a_scenario<L: Language>(chapters: &[(&str, u8)]) {
    let cited = covered::<L>().rules;
    let all = chapters.iter().flat_map(|(id, n)| (1..=*n).map(move |i| format!("{id}.{i}")));
    let uncited: Vec<_> = all.filter(|id| !cited.contains(id)).collect();
    assert!(uncited.is_empty(), "no scenario cites {uncited:?}");
}

/// A scenario cannot cite a rule that is none.
pub fn every_cited_rule_exists<L: Language>() {
    let ids = rule_ids::<L>();
    let unknown: Vec<_> = covered::<L>().rules.into_iter().filter(|id| !ids.contains(id)).collect();
    assert!(unknown.is_empty(), "there are no rules {unknown:?}");
}

/// The scenarios reach each of `all`.
pub fn each_is_covered<T: Ord + Copy + std::fmt::Debug>(all: &[T], covered: &BTreeSet<T>) {
    let missing: Vec<_> = all.iter().filter(|one| !covered.contains(one)).collect();
    assert!(missing.is_empty(), "no scenario covers {missing:?}");
}

/// Games that go on from where scenarios end can be written to their end, and what a seat does not know can be dealt anew.
pub fn what_is_played_on_is_a_scenario<L: Language>() {
    let mut dice = SearchDice::new(1);
    let mut games = 0;
    for (file, text) in scenarios::<L>() {
        let course: Course<L> = Course::of(&text).expect("it is true");
        if L::written(course.state()).is_none() {
            continue;
        }
        let seen = |course: &Course<L>| L::Game::view(course.state(), Observer::Seat(Seat::A));
        let view = seen(&course);
        let mut course = course.anew(Seat::A, &mut dice);
        assert!(seen(&course) == view, "{file}: A sees something else");
        for _ in 0..60 {
            let Status::Owed(owed) = L::Game::status(course.state()) else { break };
            for seat in owed.iter() {
                let legal = L::Game::legal(course.state(), seat);
                let Some(action) = legal.nth(dice.below(legal.len() as u32) as usize) else {
                    continue;
                };
                let chance = &mut dice;
                let played = course.submit(seat, action, chance, &mut Vec::new());
                assert!(played.is_ok(), "{file}: it is legal");
                break;
            }
        }
        if course.text().contains('?') {
            continue;
        }
        assert!(course.is_true(), "{file}:\n{}", course.text());
        games += 1;
    }
    assert!(games > 3, "only {games} games");
}

/// The tests that the scenarios of every game pass: more than so many scenarios, more than so many rules, every kind of refusal
/// and every end.
#[macro_export]
macro_rules! scenario_tests {
    (
        $words:ty,
        scenarios: $scenarios:expr,
        rules: $rules:expr,
        refusals: $refusals:expr,
        ends: $ends:expr
    ) => {
        #[test]
        fn every_scenario_is_true() {
            $crate::suite::every_scenario_is_true::<$words>($scenarios);
        }

        #[test]
        fn the_common_check_knows_the_game() {
            $crate::suite::the_common_check_knows_the_game::<$words>();
        }

        #[test]
        fn the_examples_of_the_manual_are_true() {
            $crate::suite::the_examples_of_the_manual_are_true::<$words>();
        }

        #[test]
        fn every_rule_is_cited() {
            $crate::suite::every_rule_is_cited::<$words>($rules);
        }

        #[test]
        fn every_cited_rule_exists() {
            $crate::suite::every_cited_rule_exists::<$words>();
        }

        #[test]
        fn what_is_played_on_is_a_scenario() {
            $crate::suite::what_is_played_on_is_a_scenario::<$words>();
        }

        #[test]
        fn every_refusal_is_reached() {
            let covered = $crate::suite::covered::<$words>().refusals;
            $crate::suite::each_is_covered($refusals, &covered);
        }

        #[test]
        fn every_end_is_reached() {
            let covered = $crate::suite::covered::<$words>().ends;
            $crate::suite::each_is_covered($ends, &covered);
        }
    };
}
