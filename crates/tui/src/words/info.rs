//! What the inspector shows of a card.

use super::Words;
use super::say::key_of;
use ::cardia::{Character, Faction, Guardian, Kind, Location, Provenance, Usage};
use ::civ::{Domain, Effect, Level};
use ::kardinal::{Land, Law};
use protocol::{
    CardiaFaction, CardiaName, CardiaView, Choice, CivDomainName, CivEffect, GameName, GameView,
    KardinalLand, KardinalLaw, Touch,
};

/// A card, with everything the rules say of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardInfo {
    /// As the notation writes it.
    pub id: String,
    /// As people call it.
    pub name: String,
    /// For example number and faction.
    pub lines: Vec<String>,
    /// What it does, and remarks, each with its rule.
    pub rules: Vec<(String, Option<String>)>,
    /// How we know what it does, where that is not printed.
    pub provenance: Option<String>,
}

/// The cards of a game, by their ids: those on this table first.
pub fn cards_of(view: &GameView) -> Vec<String> {
    let mut ids = match view {
        GameView::Cardia(view) => on_cardia_table(view),
        GameView::Kardinal(_) | GameView::Civ(_) | GameView::Plain(_) => Vec::new(),
    };
    let all: Vec<&str> = match view {
        GameView::Cardia(view) => {
            let mut all: Vec<&str> = Character::ALL.map(Character::word).into();
            if view.options.guardians != "none" {
                all.extend(Guardian::ALL.map(Guardian::word));
            }
            all.extend(view.options.locations.iter().map(String::as_str));
            all
        }
        GameView::Kardinal(_) => {
            let laws = Law::ALL.map(Law::words).into_iter();
            laws.chain(Land::WORDS).collect()
        }
        GameView::Civ(_) => Domain::WORDS.into(),
        GameView::Plain(_) => Vec::new(),
    };
    ids.extend(all.into_iter().map(str::to_owned));
    let mut seen = std::collections::BTreeSet::new();
    ids.retain(|id| seen.insert(id.clone()));
    ids
}

/// All that can be looked up at a table: its cards, and those that others are played with.
pub fn every_card(view: &GameView) -> Vec<String> {
    let mut ids = cards_of(view);
    if let GameView::Cardia(_) = view {
        let guardians = Guardian::ALL.map(Guardian::word).into_iter();
        let others = guardians.chain(Location::ALL.map(Location::word)).map(str::to_owned);
        ids.extend(others.filter(|id| !ids.contains(id)).collect::<Vec<_>>());
    }
    ids
}

fn on_cardia_table(view: &CardiaView) -> Vec<String> {
    let in_play = view.encounters.iter().rev().flat_map(|it| &it.cards).map(|it| &it.card);
    let cards = view.hand.iter().chain(in_play).map(|it| it.name.to_string());
    let guardians =
        view.guardians.iter().filter_map(|it| it.name.as_ref()).map(|it| it.to_string());
    cards.chain(guardians).chain(view.options.locations.iter().cloned()).collect()
}

/// The card that an answer is about.
pub fn inspected(choice: &Choice, view: &GameView) -> Option<String> {
    choice.touches.iter().find_map(|touch| match touch {
        Touch::Card { name } | Touch::CardInPlay { name, .. } | Touch::Group { name } => {
            Some(name.clone())
        }
        Touch::Cell { row, column } => match view {
            GameView::Kardinal(view) => {
                let here = |it: &&protocol::KardinalCell| {
                    (it.place.row, it.place.column) == (*row, *column)
                };
                view.cells.iter().find(here).map(|it| it.card.land.to_string())
            }
            GameView::Cardia(_) | GameView::Civ(_) | GameView::Plain(_) => None,
        },
        Touch::Player { .. } | Touch::Reserve => None,
    })
}

impl Words<'_> {
    /// Everything about a card; `None` if the game has no such card.
    pub fn card(&self, game: GameName, id: &str, players: u32) -> Option<CardInfo> {
        // A game in words alone has no cards to look at.
        if game == GameName::Cardia {
            self.cardia_card(id)
        } else if game == GameName::Kardinal {
            self.kardinal_card(id)
        } else if game == GameName::Civ {
            self.civ_card(id, players)
        } else {
            None
        }
    }

    fn cardia_card(&self, id: &str) -> Option<CardInfo> {
        let of_faction = |faction: Faction| self.named::<CardiaFaction>(faction.word());
        let (lines, rule, provenance, more) = if let Some(it) = Character::named(id) {
            let (number, faction) = (it.card().number(), it.card().faction());
            let kind = match it.kind() {
                Kind::Instant => "cardia-kind-instant",
                Kind::Ongoing => "cardia-kind-ongoing",
            };
            let deck = it.deck().to_string();
            let line = self.say(
                "cardia-line-character",
                &[("number", i64::from(number).into()), ("faction", of_faction(faction).into())],
            );
            let of_deck = self
                .say("cardia-line-deck", &[("deck", deck.into()), ("kind", self.get(kind).into())]);
            (vec![line, of_deck], it.rule(), it.provenance(), None)
        } else if let Some(it) = Guardian::named(id) {
            let line =
                self.say("cardia-line-guardian", &[("faction", of_faction(it.faction()).into())]);
            let usage = match it.usage() {
                Usage::Each => "cardia-note-guardian",
                Usage::Sole => "cardia-note-sole",
            };
            (vec![line], it.rule(), it.provenance(), Some(self.get(usage)))
        } else {
            let it = Location::named(id)?;
            let stars = ("stars", i64::from(it.stars()).into());
            let line = self.say("cardia-line-location", &[stars]);
            (vec![line], it.rule(), it.provenance(), None)
        };
        let mut rules = vec![(self.get(&format!("cardia-card-{id}-text")), Some(rule.to_string()))];
        let notes =
            (1..).map_while(|n| self.texts.find(&format!("cardia-card-{id}-note-{n}"), &[]));
        rules.extend(more.into_iter().chain(notes).map(|note| (note, None)));
        let provenance = match provenance {
            Provenance::Printed => None,
            Provenance::Adapted => Some(self.get("tui-adapted")),
            Provenance::Reconstructed => Some(self.get("tui-reconstructed")),
        };
        Some(CardInfo {
            id: id.into(),
            name: self.named::<CardiaName>(id),
            lines,
            rules,
            provenance,
        })
    }

    fn kardinal_card(&self, id: &str) -> Option<CardInfo> {
        if let Some(law) = Law::named(id) {
            let text = self.get(&format!("{}-text", key_of::<KardinalLaw>(id)));
            return Some(CardInfo {
                id: id.into(),
                name: self.named::<KardinalLaw>(id),
                lines: vec![self.get("tui-law")],
                rules: vec![(text, Some(law.rule().to_string()))],
                provenance: None,
            });
        }
        let land = Land::named(id)?;
        let count = ("n", i64::from(land.count()).into());
        Some(CardInfo {
            id: id.into(),
            name: self.named::<KardinalLand>(id),
            lines: vec![self.say("tui-land-cards", &[count])],
            rules: vec![
                (self.get("tui-land-points"), Some("K5.1".into())),
                (self.get("tui-symbol-points"), Some("K5.2".into())),
                (self.get("tui-chain-points"), Some("K5.3".into())),
            ],
            provenance: None,
        })
    }

    fn civ_card(&self, id: &str, players: u32) -> Option<CardInfo> {
        let domain = Domain::named(id)?;
        let needs = |level: Level| u32::from(level.threshold(players as u8));
        let of_domain = |effect: &Effect| effect.domain() == domain;
        let rule = |effect: Effect| {
            let key = key_of::<CivEffect>(effect.name());
            let when = match effect.level() {
                level @ (Level::One | Level::Two) => {
                    self.say("tui-level-cards", &[("n", needs(level).into())])
                }
                Level::Discard => self.get("tui-level-discard"),
            };
            let (name, text) = (self.get(&key), self.get(&format!("{key}-text")));
            (self.texts.pair(when, format!("{name}. {text}")), Some(effect.rule().to_owned()))
        };
        let mut rules: Vec<_> = Effect::ALL.into_iter().filter(of_domain).map(rule).collect();
        if rules.is_empty() {
            rules.push((self.get("tui-culture"), Some("V3.11".into())));
        }
        Some(CardInfo {
            id: id.into(),
            name: self.named::<CivDomainName>(id),
            lines: vec![self.get("tui-domain")],
            rules,
            provenance: None,
        })
    }
}
