//! Every scenario in `scenarios/cardia` is true, and together they cover the rules.

use cardia::{Character, Guardian, Location, Reason};
use scenario::cardia::{Refused, Words};
use testkit::suite;

testkit::scenario_tests!(
    Words,
    scenarios: 300,
    rules: 100,
    refusals: Refused::ALL,
    ends: &Reason::ALL
);

/// After the first move every digit and every mark is a claim or part of a move: with another one the
/// scenario fails.
#[test]
fn no_mark_can_be_changed_unnoticed() {
    let is_move = |line: &&str| ["reveal ", "you ", "they "].iter().any(|v| line.starts_with(v));
    let marks = [("<", ">"), ("=", "<"), (">", "="), ("*", ""), ("~", ""), ("^", "")];
    suite::no_mark_can_be_changed_unnoticed::<Words>(&marks, |lines, i| {
        lines[..=i].iter().any(is_move)
            && !lines[i].starts_with('#')
            && !lines[i].starts_with("chance")
    });
}

#[test]
fn every_character_is_activated() {
    suite::each_is_covered(&Character::ALL, &suite::covered::<Words>().own.characters);
}

#[test]
fn every_guardian_is_used() {
    suite::each_is_covered(&Guardian::ALL, &suite::covered::<Words>().own.guardians);
}

#[test]
fn every_location_takes_effect() {
    suite::each_is_covered(&Location::ALL, &suite::covered::<Words>().own.locations);
}
