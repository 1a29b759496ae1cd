//! Every scenario in `scenarios/cardia` is true, and together they cover the rules.

use cardia::{Character, Guardian, Location, Reason};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use testkit::scenario::{Refused, Report, check};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
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

/// Every scenario: the name of its file and its text.
fn scenarios() -> Vec<(String, String)> {
    let paths = files(&root().join("scenarios/cardia"), "scn");
    let named = paths.iter().map(|path| {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        (name.unwrap_or_default(), fs::read_to_string(path).expect("a scenario"))
    });
    named.collect()
}

/// What all scenarios cover together.
fn covered() -> Report {
    let mut report = Report::default();
    for (_, text) in scenarios() {
        report.merge(check(&text).unwrap_or_default());
    }
    report
}

#[test]
fn every_scenario_is_true() {
    let scenarios = scenarios();
    assert!(scenarios.len() > 300, "only {} scenarios found", scenarios.len());
    let failures: Vec<_> = scenarios
        .iter()
        .filter_map(|(name, text)| Some(format!("{name}: {}", check(text).err()?)))
        .collect();
    let n = failures.len();
    assert!(failures.is_empty(), "{n} scenarios fail:\n\n{}\n", failures.join("\n\n"));
}

/// After the first move every digit and every mark is a claim or part of a move: with another one the
/// scenario fails.
#[test]
fn no_mark_can_be_changed_unnoticed() {
    const MARKS: [(&str, &str); 7] =
        [("9", "8"), ("<", ">"), ("=", "<"), (">", "="), ("*", ""), ("~", ""), ("^", "")];
    let mut unnoticed = Vec::new();
    for (name, text) in scenarios() {
        let is_move = |line: &str| ["reveal ", "you ", "they "].iter().any(|v| line.starts_with(v));
        let lines: Vec<_> = text.lines().collect();
        let moved = lines.iter().position(|line| is_move(line)).unwrap_or(lines.len());
        let is_claim = |line: &str| !line.starts_with('#') && !line.starts_with("chance");
        for (i, line) in lines.iter().enumerate().skip(moved).filter(|(_, line)| is_claim(line)) {
            for at in 0..line.len() {
                let mark = line.get(at..=at).unwrap_or_default();
                let digit = !mark.is_empty() && mark.bytes().all(|b| (b'0'..=b'8').contains(&b));
                let other = MARKS.into_iter().find(|(old, _)| *old == mark).map(|(_, new)| new);
                let Some(other) = other.or(digit.then_some("9")) else { continue };
                let lie = format!("{}{other}{}", &line[..at], &line[at + 1..]);
                let mut changed = lines.clone();
                changed[i] = &lie;
                if check(&changed.join("\n")).is_ok() {
                    unnoticed.push(format!("{name}: {lie}"));
                }
            }
        }
    }
    assert!(unnoticed.is_empty(), "{}", unnoticed.join("\n"));
}

/// The ids of all rules: `- **C1.1** …`.
fn rule_ids() -> BTreeSet<String> {
    let rules = fs::read_to_string(root().join("docs/rules/cardia.md")).expect("the rules");
    let ids = rules.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    ids.map(|(id, _)| id.to_string()).collect()
}

/// The ids cited in the comments of tests.
fn cited_by_tests() -> BTreeSet<String> {
    let is_test = |path: &Path| {
        let mut parts = path.iter().map(|part| part.to_string_lossy());
        parts.any(|part| part.starts_with("tests"))
    };
    let root = root().canonicalize().expect("the project");
    let sources = files(&root.join("crates"), "rs");
    let mut cited = BTreeSet::new();
    for path in sources.iter().filter(|path| is_test(path.strip_prefix(&root).unwrap_or(path))) {
        let source = fs::read_to_string(path).expect("a source file");
        for comment in source.lines().filter_map(|line| Some(line.split_once("//")?.1)) {
            let words = comment.split(|c: char| !c.is_ascii_alphanumeric() && c != '.');
            cited.extend(words.map(|word| word.trim_matches('.').to_string()));
        }
    }
    cited
}

#[test]
fn every_rule_is_cited() {
    let ids = rule_ids();
    assert!(ids.len() > 100, "only {} rules found", ids.len());
    let mut cited = cited_by_tests();
    cited.extend(covered().rules);
    let uncited: Vec<_> = ids.difference(&cited).collect();
    assert!(uncited.is_empty(), "no scenario or test cites {uncited:?}");
}

/// A scenario cannot cite a rule that is none.
#[test]
fn every_cited_rule_exists() {
    let ids = rule_ids();
    let unknown: Vec<_> = covered().rules.into_iter().filter(|id| !ids.contains(id)).collect();
    assert!(unknown.is_empty(), "there are no rules {unknown:?}");
}

/// Those of `all` that are not among the covered ones.
fn missing<T: Ord + Copy>(all: &[T], covered: &BTreeSet<T>) -> Vec<T> {
    all.iter().filter(|one| !covered.contains(one)).copied().collect()
}

#[test]
fn every_character_is_activated() {
    assert_eq!(missing(&Character::ALL, &covered().characters), []);
}

#[test]
fn every_guardian_is_used() {
    assert_eq!(missing(&Guardian::ALL, &covered().guardians), []);
}

#[test]
fn every_location_takes_effect() {
    assert_eq!(missing(&Location::ALL, &covered().locations), []);
}

#[test]
fn every_refusal_is_reached() {
    assert_eq!(missing(Refused::ALL, &covered().refusals), []);
}

#[test]
fn every_end_is_reached() {
    assert_eq!(missing(&Reason::ALL, &covered().ends), []);
}
