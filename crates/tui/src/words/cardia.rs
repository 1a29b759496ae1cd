//! Cardia in words.

use super::Words;
use fluent_bundle::FluentValue;
use protocol::{CardiaCard, CardiaCardAt, CardiaEncounter, CardiaEvent, Seat};

/// The name of a card, guardian or location.
pub fn name(words: &Words<'_>, word: &str) -> String {
    words.get(&format!("cardia-card-{word}-name"))
}

/// The name of a faction.
pub fn faction(words: &Words<'_>, word: &str) -> String {
    words.get(&format!("cardia-faction-{word}"))
}

fn seat(words: &Words<'_>, letter: &str) -> String {
    letter.parse().map_or(letter.to_owned(), |seat: kernel::Seat| words.name(seat.into()))
}

/// What an argument of a question or answer is called.
pub fn argument(words: &Words<'_>, key: &str, value: &str) -> FluentValue<'static> {
    match key {
        "card" => name(words, value),
        "owner" => seat(words, value),
        "faction" => faction(words, value),
        _ => value.to_owned(),
    }
    .into()
}

/// What waits for a player's next card.
pub fn waiting(words: &Words<'_>, what: &str) -> String {
    if let Some(named) = what.strip_prefix("blackmail=") {
        return words.say("cardia-wait-blackmail", &[("faction", faction(words, named).into())]);
    }
    if what.starts_with(['+', '-']) {
        return words.say("cardia-wait-modifier", &[("by", what.replace('-', "−").into())]);
    }
    words.get(&format!("cardia-wait-{what}"))
}

fn numbered(words: &Words<'_>, card: &CardiaCard) -> String {
    format!("{} {}", card.number, name(words, &card.name))
}

/// What happened; `None` for what the next line tells anyway.
pub fn tell(words: &Words<'_>, event: &CardiaEvent) -> Option<String> {
    let say = |key: &str, args: &[(&str, FluentValue<'_>)]| {
        Some(words.say(&format!("cardia-tell-{key}"), args))
    };
    let who = |seat: &Seat| FluentValue::from(words.name(*seat));
    let card = |card: &CardiaCard| FluentValue::from(numbered(words, card));
    let named = |word: &str| FluentValue::from(name(words, word));
    let at = |key: &str, at: &CardiaCardAt| {
        say(key, &[("card", named(&at.card.name)), ("owner", who(&at.owner))])
    };
    let seen = |key: &str, seat: &Seat, it: &Option<CardiaCard>| match it {
        Some(it) => say(key, &[("seat", who(seat)), ("card", card(it))]),
        None => say(&format!("{key}-hidden"), &[("seat", who(seat))]),
    };
    let gone = |key: &str, seat: &Seat, cards: &[CardiaCard]| {
        if cards.is_empty() {
            return say(&format!("{key}-none"), &[("seat", who(seat))]);
        }
        let all = words.list(cards.iter().map(|it| numbered(words, it)).collect());
        say(key, &[("seat", who(seat)), ("cards", all.into())])
    };
    match event {
        CardiaEvent::Chose { .. } | CardiaEvent::RoundEnded => None,
        CardiaEvent::GameStarted { number } => say("gameStarted", &[("n", (*number).into())]),
        CardiaEvent::GuardianPlaced { place, faction: it } => say(
            "guardianPlaced",
            &[("n", guardian_place(*place).into()), ("faction", faction(words, it).into())],
        ),
        CardiaEvent::GuardianTurned { place, guardian } => say(
            "guardianTurned",
            &[("n", guardian_place(*place).into()), ("card", named(guardian))],
        ),
        CardiaEvent::Drew { seat, card } => seen("drew", seat, card),
        CardiaEvent::PlacedOpen { seat, card: it } => {
            say("placedOpen", &[("seat", who(seat)), ("card", card(it))])
        }
        CardiaEvent::PlacedHidden { seat, card } => seen("placedHidden", seat, card),
        CardiaEvent::Revealed { cards: [a, b] } => say(
            "revealed",
            &[
                ("card", card(a)),
                ("seat", who(&Seat::A)),
                ("other", card(b)),
                ("opponent", who(&Seat::B)),
            ],
        ),
        CardiaEvent::Compared { encounter } => Some(compared(words, encounter)),
        CardiaEvent::Activated { at: it } => at("activated", it),
        CardiaEvent::Copied { at, card: it } => say(
            "copied",
            &[("card", named(&at.card.name)), ("owner", who(&at.owner)), ("other", card(it))],
        ),
        CardiaEvent::GuardianUsed { seat, guardian } => {
            say("guardianUsed", &[("seat", who(seat)), ("card", named(guardian))])
        }
        CardiaEvent::LocationUsed { seat, location } => {
            say("locationUsed", &[("seat", who(seat)), ("card", named(location))])
        }
        CardiaEvent::Pointed { at: it } => at("pointed", it),
        CardiaEvent::Modified { at, by } => say(
            "modified",
            &[
                ("card", named(&at.card.name)),
                ("owner", who(&at.owner)),
                ("by", signed(*by).into()),
            ],
        ),
        CardiaEvent::Tokens { at, tokens } => say(
            "tokens",
            &[("card", named(&at.card.name)), ("owner", who(&at.owner)), ("n", (*tokens).into())],
        ),
        CardiaEvent::Waiting { seat, what } => {
            say("waiting", &[("seat", who(seat)), ("what", waiting(words, what).into())])
        }
        CardiaEvent::Named { seat, faction: it } => {
            say("named", &[("seat", who(seat)), ("faction", faction(words, it).into())])
        }
        CardiaEvent::Declined { seat } => say("declined", &[("seat", who(seat))]),
        CardiaEvent::DiscardedFromHand { seat, cards } => gone("discardedFromHand", seat, cards),
        CardiaEvent::DiscardedFromDeck { seat, cards } => gone("discardedFromDeck", seat, cards),
        CardiaEvent::DiscardedFromPlay { at: it } => at("discardedFromPlay", it),
        CardiaEvent::TakenBack { at: it } => at("takenBack", it),
        CardiaEvent::Replaced { seat, card: it } => {
            say("replaced", &[("seat", who(seat)), ("card", card(it))])
        }
        CardiaEvent::Swapped { seat, place } => say(
            "swapped",
            &[("seat", who(seat)), ("first", (place + 1).into()), ("second", (place + 2).into())],
        ),
        CardiaEvent::Looked { seat, card } => seen("looked", seat, card),
        CardiaEvent::KeptTop { seat } => say("keptTop", &[("seat", who(seat))]),
        CardiaEvent::PutTopUnder { seat } => say("putTopUnder", &[("seat", who(seat))]),
        CardiaEvent::PutUnder { seat, card } => seen("putUnder", seat, card),
        CardiaEvent::Reborn { seat } => say("reborn", &[("seat", who(seat))]),
        CardiaEvent::Shuffled { seat } => say("shuffled", &[("seat", who(seat))]),
        CardiaEvent::GameOver { winner, rule } => {
            let reason = words.get(&format!("cardia-end-{}", rule.replace('.', "-")));
            let reason = [("reason", reason.into()), ("rule", rule.as_str().into())];
            let [reason, rule] = reason;
            match winner {
                Some(winner) => say("gameOver", &[("winner", who(winner)), reason, rule]),
                None => say("gameOver-drawn", &[reason, rule]),
            }
        }
    }
}

/// The place beside the encounters, from 1, of one of the six guardians (C9.1).
fn guardian_place(index: u32) -> u32 {
    2 * (index + 1)
}

fn compared(words: &Words<'_>, encounter: &CardiaEncounter) -> String {
    let [a, b] = &encounter.cards;
    let values = [("mine", a.influence.into()), ("yours", b.influence.into())];
    let [mine, yours] = values;
    let winner = match (a.wins, b.wins) {
        (true, true) => return words.say("cardia-tell-compared-both", &[mine, yours]),
        (false, false) => return words.say("cardia-tell-compared-tie", &[mine, yours]),
        (true, false) => Seat::A,
        (false, true) => Seat::B,
    };
    let winner = ("winner", words.name(winner).into());
    words.say("cardia-tell-compared-win", &[mine, yours, winner])
}

/// With its sign, and a true minus.
pub fn signed(number: i32) -> String {
    format!("{number:+}").replace('-', "−")
}
