//! The facts of Carta Impera Victoria.

use super::Module;
use crate::TS;
use civ::{Age, Card, Cards, Civ, Domain, Effect, Level, PLAYERS, hegemony};
use kernel::Notation as _;
use serde::Serialize;
use std::collections::BTreeMap;

/// An effect, other than Culture's Inspiration, which copies a permanent one of another player.
#[derive(Serialize, TS)]
#[ts(rename = "Effect")]
struct EffectFacts {
    name: &'static str,
    #[ts(type = "Domain")]
    domain: &'static str,
    /// Permanent of level 1 or 2, or for the price of a card.
    #[ts(type = "1 | 2 | 'discard'")]
    level: LevelName,
    /// The statement that says what it does.
    rule: &'static str,
}

#[derive(Serialize)]
#[serde(untagged)]
enum LevelName {
    Number(u8),
    Word(&'static str),
}

pub(crate) fn module() -> String {
    let mut module = Module::new();
    module.words("The Domains (V1.2).", "DOMAINS", "Domain", &Domain::WORDS);
    module.words("The Ages, the oldest first.", "AGES", "Age", &Age::WORDS);
    let printed = |domain| {
        Age::ALL.map(|age| Card::new(domain, age).map_or(0, |card| Cards::PRINTED.count(card)))
    };
    let printed: BTreeMap<&str, _> = Domain::ALL.map(|it| (it.name(), printed(it))).into();
    let about = "Printed cards of each Age (V1.2).";
    module.typed(about, "PRINTED", "Readonly<Record<Domain, readonly number[]>>", &printed);
    let mut effects = Effect::ALL;
    effects.sort_by_key(|it| (it.domain(), it.level()));
    let effects = effects.map(|it| EffectFacts {
        name: it.name(),
        domain: it.domain().name(),
        level: match it.level() {
            Level::One => LevelName::Number(1),
            Level::Two => LevelName::Number(2),
            Level::Discard => LevelName::Word("discard"),
        },
        rule: it.rule(),
    });
    module.list("By Domain and level.", "EFFECTS", &effects);
    let levels = |players| [Level::One, Level::Two].map(|level| level.threshold(players));
    let thresholds: BTreeMap<u8, _> = PLAYERS.map(|n| (n, levels(n))).collect();
    let about = "Cards of a Domain that levels 1 and 2 need, by the number of players (V2.3).";
    let of = "Readonly<Record<number, readonly [number, number]>>";
    module.typed(about, "THRESHOLDS", of, &thresholds);
    let hegemonies: BTreeMap<u8, u8> = PLAYERS.map(|n| (n, hegemony(n))).collect();
    let about = "Cards of a Domain that make hegemony, by the number of players (V4.1).";
    module.typed(about, "HEGEMONY", "Readonly<Record<number, number>>", &hegemonies);
    module.options(Civ::SETTINGS);
    module.text()
}
