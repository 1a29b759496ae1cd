//! What is worth counting in each game.

use crate::mirror::Dealt;
use cardia::{Cardia, Deck, Faction, Location, LocationSet};
use civ::Civ;
use kardinal::Kardinal;
use kernel::Seat;
use serde::{Serialize, Serializer};

/// A kind of thing that happens to a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Topic {
    /// Its heading.
    pub title: &'static str,
    /// Is the first of a game worth a chart of its own?
    pub first: Option<&'static str>,
}

impl Serialize for Topic {
    /// Its heading.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.title)
    }
}

/// The same game with other options.
pub struct Variation<O> {
    /// What kind of variation: a chart for each.
    pub group: &'static str,
    /// Which.
    pub label: String,
    /// The options.
    pub options: O,
}

/// A game that can be studied.
pub trait Studied: Dealt {
    /// Says what an event means: a topic, whose it is, and what it was.
    fn notes(
        options: &Self::Options,
        event: Self::Event,
        note: &mut dyn FnMut(Topic, Seat, String),
    );

    /// Does a turn, or a round, begin with this event?
    fn is_turn(event: Self::Event) -> bool;

    /// How a turn is called.
    const TURNS: &'static str;

    /// Variations of these options worth comparing.
    fn variations(options: &Self::Options) -> Vec<Variation<Self::Options>>;
}

const PLAYED: Topic = Topic { title: "Card played", first: Some("Opening card") };
const ABILITY: Topic = Topic { title: "Ability activated", first: None };
const LOCATION: Topic = Topic { title: "Location took effect", first: None };
const GUARDIAN: Topic = Topic { title: "Guardian used", first: None };

impl Studied for Cardia {
    const TURNS: &'static str = "encounters";

    fn notes(
        options: &cardia::Options,
        event: cardia::Event,
        note: &mut dyn FnMut(Topic, Seat, String),
    ) {
        let name = |card: cardia::Card| {
            format!("{} {}", card.number(), options.deck.character(card).name())
        };
        #[expect(clippy::wildcard_enum_match_arm, reason = "only some events are counted")]
        match event {
            cardia::Event::Revealed(cards) => {
                note(PLAYED, Seat::A, name(cards[Seat::A]));
                note(PLAYED, Seat::B, name(cards[Seat::B]));
            }
            cardia::Event::Activated(at) => note(ABILITY, at.owner(), name(at.card())),
            cardia::Event::LocationUsed(seat, location) => {
                note(LOCATION, seat, location.name().into());
            }
            cardia::Event::GuardianUsed(seat, guardian) => {
                note(GUARDIAN, seat, guardian.word().into());
            }
            _ => {}
        }
    }

    fn is_turn(event: cardia::Event) -> bool {
        matches!(event, cardia::Event::Revealed(_))
    }

    fn variations(options: &cardia::Options) -> Vec<Variation<cardia::Options>> {
        let decks = Deck::all().map(|deck| Variation {
            group: "By deck",
            label: deck_name(deck),
            options: cardia::Options { deck, ..*options },
        });
        let locations = Location::ALL.into_iter().map(|location| Variation {
            group: "By location",
            label: location.name().into(),
            options: cardia::Options { locations: LocationSet::EMPTY.with(location), ..*options },
        });
        decks.chain(locations).filter(|variation| variation.options.check().is_ok()).collect()
    }
}

/// Which factions of a deck are those of deck II.
fn deck_name(deck: Deck) -> String {
    let two: Vec<_> = Faction::ALL.into_iter().filter(|&faction| deck.is_two(faction)).collect();
    match two[..] {
        [] => "I".into(),
        _ if two.len() == Faction::ALL.len() => "II".into(),
        _ => format!(
            "I with {} of II",
            two.iter().map(|faction| format!("{faction:?}")).collect::<Vec<_>>().join(", ")
        ),
    }
}

const LAND: Topic = Topic { title: "Land taken", first: Some("First land taken") };
const LAW: Topic = Topic { title: "Law played", first: None };
const STONE: Topic = Topic { title: "Claiming stones", first: None };

impl Studied for Kardinal {
    const TURNS: &'static str = "turns";

    fn notes(
        _: &kardinal::Options,
        event: kardinal::Event,
        note: &mut dyn FnMut(Topic, Seat, String),
    ) {
        #[expect(clippy::wildcard_enum_match_arm, reason = "only some events are counted")]
        match event {
            kardinal::Event::Took(seat, _, card) => note(LAND, seat, card.land().to_string()),
            kardinal::Event::Played(seat, law) => note(LAW, seat, law.to_string()),
            kardinal::Event::Placed(seat, _) => note(STONE, seat, "placed".into()),
            kardinal::Event::Moved(seat, ..) => note(STONE, seat, "moved".into()),
            kardinal::Event::Paid(seat, _) => note(STONE, seat, "paid".into()),
            _ => {}
        }
    }

    fn is_turn(event: kardinal::Event) -> bool {
        matches!(event, kardinal::Event::TurnBegan(_))
    }

    fn variations(options: &kardinal::Options) -> Vec<Variation<kardinal::Options>> {
        let variation = |players| Variation {
            group: "By number of players",
            label: format!("{players} players"),
            options: kardinal::Options { players, ..*options },
        };
        (3..=5).map(variation).filter(|variation| variation.options.check().is_ok()).collect()
    }
}

const DOMAIN: Topic = Topic { title: "Domain played", first: Some("First Domain played") };
const EFFECT: Topic = Topic { title: "Effect used", first: Some("First effect used") };
const COPIED: Topic = Topic { title: "Effect copied", first: None };
const HEGEMONY: Topic = Topic { title: "Hegemony", first: None };
const MAJORITY: Topic = Topic { title: "Majority at the end", first: None };
const FIRST: Topic = Topic { title: "First Player", first: None };

impl Studied for Civ {
    const TURNS: &'static str = "turns";

    fn notes(_: &civ::Options, event: civ::Event, note: &mut dyn FnMut(Topic, Seat, String)) {
        #[expect(clippy::wildcard_enum_match_arm, reason = "only some events are counted")]
        match event {
            civ::Event::FirstPlayer(seat) => note(FIRST, seat, "First Player".into()),
            civ::Event::Played(seat, card) => note(DOMAIN, seat, card.domain.to_string()),
            civ::Event::Used(seat, effect) => note(EFFECT, seat, effect.to_string()),
            civ::Event::CoinTaken(seat, copied) => note(COPIED, seat, copied.effect().to_string()),
            civ::Event::Hegemony(seat, domain) => note(HEGEMONY, seat, domain.to_string()),
            civ::Event::Scored(domain, seats) => {
                seats.iter().for_each(|seat| note(MAJORITY, seat, domain.to_string()));
            }
            _ => {}
        }
    }

    fn is_turn(event: civ::Event) -> bool {
        matches!(event, civ::Event::TurnBegan(_))
    }

    fn variations(options: &civ::Options) -> Vec<Variation<civ::Options>> {
        let given = |text: &str| text.parse::<civ::Options>().ok();
        let players = [2, 3, 4].map(|n| (format!("{n} players"), format!("players={n}")));
        let draft =
            [2, 3, 4].map(|n| (format!("{n}, draft"), format!("players={n} variant=draft")));
        let teams = [("two teams".to_owned(), "players=4 teams=yes".to_owned())];
        let all = players.into_iter().chain(draft).chain(teams);
        let variation = |(label, text): (String, String)| {
            let options = civ::Options { first: options.first, ..given(&text)? };
            Some(Variation { group: "By players and variant", label, options })
        };
        all.filter_map(variation).collect()
    }
}
