//! Kardinal & König in words.

use super::Words;
use ::kardinal::{Family, Land, Law};
use fluent_bundle::FluentValue;
use protocol::{KardinalCard, KardinalEvent, KardinalPlace, Seat};

fn key(land: &str) -> &str {
    Land::named(land).map_or(land, |land| land.key())
}

/// The name of a land.
pub fn land_name(words: &Words<'_>, land: &str) -> String {
    words.get(&format!("kardinal-land-{}", key(land)))
}

/// Three letters of its name.
pub fn land_code(words: &Words<'_>, land: &str) -> String {
    words.get(&format!("kardinal-code-{}", key(land)))
}

/// The name of the texts of a law.
pub fn law_key(law: &str) -> String {
    format!("kardinal-law-{}", Law::named(law).map_or(law, |law| law.key()))
}

/// The name of a law.
pub fn law_name(words: &Words<'_>, law: &str) -> String {
    words.get(&law_key(law))
}

/// What a card bears: `2 Crosses, ship`.
pub fn signs(words: &Words<'_>, card: &KardinalCard) -> String {
    let circles = Family::WORDS.iter().zip(card.circles).filter(|(_, n)| *n > 0);
    let circles = circles.map(|(family, n)| {
        let key = format!("kardinal-circles-{}", family.to_lowercase());
        words.say(&key, &[("n", n.into())])
    });
    let route = match &*card.route {
        "S" => Some(words.get("kardinal-route-ship")),
        "K" => Some(words.get("kardinal-route-carriage")),
        _ => None,
    };
    let all: Vec<String> = circles.chain(route).collect();
    if all.is_empty() { words.get("kardinal-plain") } else { all.join(", ") }
}

pub fn card_name(words: &Words<'_>, card: &KardinalCard) -> String {
    let land = land_name(words, &card.land);
    words.say("kardinal-card", &[("land", land.into()), ("signs", signs(words, card).into())])
}

fn place_name(words: &Words<'_>, place: KardinalPlace) -> String {
    words.say("kardinal-place", &[("row", place.row.into()), ("column", place.column.into())])
}

/// `Frankreich(XX|S)`
fn read_card(text: &str) -> Option<KardinalCard> {
    let (land, rest) = text.split_once('(')?;
    let (circles, route) = rest.strip_suffix(')')?.split_once('|')?;
    let count = |letter| circles.matches(letter).count() as u32;
    let circles = [count('X'), count('F'), count('C')];
    Some(KardinalCard { land: land.to_owned().into(), circles, route: route.to_owned().into() })
}

/// `row 3.7`
fn read_place(text: &str) -> Option<KardinalPlace> {
    let (row, column) = text.strip_prefix("row ")?.split_once('.')?;
    Some(KardinalPlace { row: row.parse().ok()?, column: column.parse().ok()? })
}

/// What an argument of a question or answer is called.
pub fn argument(words: &Words<'_>, key: &str, value: &str) -> FluentValue<'static> {
    if let Some(card) = read_card(value) {
        return card_name(words, &card).into();
    }
    if let Some(place) = read_place(value) {
        return place_name(words, place).into();
    }
    match (key, value.parse::<u32>()) {
        ("law", _) => law_name(words, value).into(),
        (_, Ok(number)) => number.into(),
        (_, Err(_)) => value.to_owned().into(),
    }
}

/// What happened; `None` for what other lines tell already.
pub fn tell(words: &Words<'_>, event: &KardinalEvent) -> Option<String> {
    let say = |key: &str, args: &[(&str, FluentValue<'_>)]| {
        Some(words.say(&format!("kardinal-event-{key}"), args))
    };
    let who = |seat: &Seat| ("who", FluentValue::from(words.name(*seat)));
    let place = |name, it: &KardinalPlace| (name, FluentValue::from(place_name(words, *it)));
    let law = |it: &str| ("law", FluentValue::from(law_name(words, it)));
    match event {
        KardinalEvent::Dealt { .. }
        | KardinalEvent::TurnBegan { .. }
        | KardinalEvent::Stopped { .. }
        | KardinalEvent::Lifted { .. }
        | KardinalEvent::Revealed { count: 0, .. } => None,
        KardinalEvent::Skipped { seat } => say("skipped", &[who(seat)]),
        KardinalEvent::Took { seat, place: at, card } => {
            let card = ("card", card_name(words, card).into());
            say("took", &[who(seat), card, place("place", at)])
        }
        KardinalEvent::GotLaw { seat, law: None } => say("got-a-law", &[who(seat)]),
        KardinalEvent::GotLaw { seat, law: Some(it) } => say("got-law", &[who(seat), law(it)]),
        KardinalEvent::StoneReturned { seat, place: at } => {
            say("stone-returned", &[who(seat), place("place", at)])
        }
        KardinalEvent::Paid { seat, place: None } => say("paid-reserve", &[who(seat)]),
        KardinalEvent::Paid { seat, place: Some(at) } => {
            say("paid", &[who(seat), place("place", at)])
        }
        KardinalEvent::Played { seat, law: it } => say("played", &[who(seat), law(it)]),
        KardinalEvent::Placed { seat, place: at } => {
            say("placed", &[who(seat), place("place", at)])
        }
        KardinalEvent::Moved { seat, from, to } => {
            say("moved", &[who(seat), place("from", from), place("to", to)])
        }
        KardinalEvent::Kept { seat } => say("kept", &[who(seat)]),
        KardinalEvent::Revealed { seat, count } => {
            say("revealed", &[who(seat), ("n", (*count).into())])
        }
        KardinalEvent::GameOver { winners, .. } if winners.is_empty() => say("no-winner", &[]),
        KardinalEvent::GameOver { winners, .. } => {
            say("won", &[("who", words.all_names(winners).into())])
        }
    }
}
