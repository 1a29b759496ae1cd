//! Carta Impera Victoria in words.

use super::Words;
use ::civ::Age;
use fluent_bundle::FluentValue;
use protocol::{CivCard, CivCards, CivEvent, Seat};

/// The name of a Domain.
pub fn domain_name(words: &Words<'_>, domain: &str) -> String {
    words.get(&format!("civ-domain-{}", domain.to_lowercase()))
}

/// The name of the texts of an effect.
pub fn effect_key(effect: &str) -> String {
    format!("civ-effect-{}", effect.replace(' ', "-"))
}

fn card_name(words: &Words<'_>, card: &CivCard) -> String {
    let domain = domain_name(words, &card.domain);
    words.say("civ-card", &[("domain", domain.into()), ("age", (*card.age).into())])
}

/// `Military I, 2 × Science II`; a word for none.
pub fn card_list(words: &Words<'_>, cards: &[CivCards]) -> String {
    if cards.is_empty() {
        return words.get("civ-none");
    }
    let some = |it: &CivCards| {
        let name = card_name(words, &it.card);
        match it.count {
            1 => name,
            n => words.say("civ-times", &[("n", n.into()), ("name", name.into())]),
        }
    };
    words.list(cards.iter().map(some).collect())
}

/// What the backs of a hand tell.
pub fn backs(words: &Words<'_>, ages: [u32; Age::ALL.len()]) -> String {
    let some = Age::WORDS.into_iter().zip(ages).filter(|(_, n)| *n > 0);
    let said: Vec<String> = some
        .map(|(age, n)| words.say("civ-backs", &[("n", n.into()), ("age", age.into())]))
        .collect();
    if said.is_empty() { words.get("civ-none") } else { words.list(said) }
}

/// What an argument of a question or answer is called.
pub fn argument(words: &Words<'_>, key: &str, value: &str) -> FluentValue<'static> {
    let seat = || {
        let name = |seat: kernel::Seat| words.name(seat.into());
        value.parse().map_or(value.to_owned(), name)
    };
    match (key, value.parse::<u32>()) {
        ("domain", _) => domain_name(words, value).into(),
        ("effect", _) => words.get(&effect_key(value)).into(),
        ("seat" | "to", _) => seat().into(),
        (_, Ok(number)) => number.into(),
        (_, Err(_)) => value.to_owned().into(),
    }
}

/// What happened; `None` for what need not be told.
pub fn tell(words: &Words<'_>, event: &CivEvent) -> Option<String> {
    let say = |key: &str, args: &[(&str, FluentValue<'_>)]| {
        Some(words.say(&format!("civ-event-{key}"), args))
    };
    let name = |seat: &Seat| ("name", FluentValue::from(words.name(*seat)));
    let other = |key, seat: &Seat| (key, FluentValue::from(words.name(*seat)));
    let card = |it: &CivCard| ("card", FluentValue::from(card_name(words, it)));
    let known = |domain: &str, age: &str| {
        card(&CivCard { domain: domain.to_owned().into(), age: age.to_owned().into() })
    };
    let age = |it: &str| ("age", FluentValue::from(it.to_owned()));
    let domain = |it: &str| ("domain", FluentValue::from(domain_name(words, it)));
    let effect = |it: &str| ("effect", FluentValue::from(words.get(&effect_key(it))));
    match event {
        CivEvent::FirstPlayer { seat } => say("firstPlayer", &[name(seat)]),
        CivEvent::Drew { seat, age: of, domain: None } => say("drew", &[name(seat), age(of)]),
        CivEvent::Drew { seat, age, domain: Some(it) } => {
            say("drew-card", &[name(seat), known(it, age)])
        }
        CivEvent::Kept { seat, domain: None } => say("kept", &[name(seat)]),
        CivEvent::Kept { seat, domain: Some(it) } => {
            say("kept-card", &[name(seat), ("card", domain_name(words, it).into())])
        }
        CivEvent::Received { pack: None, .. } => None,
        CivEvent::Received { seat, pack: Some(pack) } => {
            say("received", &[name(seat), ("cards", card_list(words, pack).into())])
        }
        CivEvent::Laid { seat, card: it } => say("laid", &[name(seat), card(it)]),
        CivEvent::TookFromCentre { seat, card: it } => {
            say("tookFromCentre", &[name(seat), card(it)])
        }
        CivEvent::TurnBegan { seat } => say("turnBegan", &[name(seat)]),
        CivEvent::Skipped { seat } => say("skipped", &[name(seat)]),
        CivEvent::Played { seat, card: it } => say("played", &[name(seat), card(it)]),
        CivEvent::Used { seat, effect: it } => say("used", &[name(seat), effect(it)]),
        CivEvent::CoinTaken { seat, effect: it, source } => {
            say("coinTaken", &[name(seat), effect(it), other("source", source)])
        }
        CivEvent::CoinLost { seat } => say("coinLost", &[name(seat)]),
        CivEvent::Attacked { seat, domain: it } => say("attacked", &[name(seat), domain(it)]),
        CivEvent::DiscardedFromHand { seat, card: it } => {
            say("discardedFromHand", &[name(seat), card(it)])
        }
        CivEvent::DiscardedFromArea { seat, card: it } => {
            say("discardedFromArea", &[name(seat), card(it)])
        }
        CivEvent::TookBack { seat, card: it } => say("tookBack", &[name(seat), card(it)]),
        CivEvent::TookFromPile { seat, card: it } => say("tookFromPile", &[name(seat), card(it)]),
        CivEvent::PlayLapsed { seat } => say("playLapsed", &[name(seat)]),
        CivEvent::Questioned { by, whom, ages, hand } => {
            let cards = match hand {
                Some(hand) => card_list(words, hand),
                None => backs(words, *ages),
            };
            say("questioned", &[name(by), other("whom", whom), ("cards", cards.into())])
        }
        CivEvent::Gave { by, to, age: of, domain: None } => {
            say("gave", &[name(by), other("to", to), age(of)])
        }
        CivEvent::Gave { by, to, age, domain: Some(it) } => {
            say("gave-card", &[name(by), other("to", to), known(it, age)])
        }
        CivEvent::EmbargoLaid { seat, target, domain: it } => {
            say("embargoLaid", &[name(seat), other("target", target), domain(it)])
        }
        CivEvent::EmbargoEnded { target, domain: it, .. } => {
            say("embargoEnded", &[other("target", target), domain(it)])
        }
        CivEvent::DemocracyLaid { seat, target, domain: it } => {
            say("democracyLaid", &[name(seat), other("target", target), domain(it)])
        }
        CivEvent::DeckEmptied => say("deckEmptied", &[]),
        CivEvent::QuietRounds { rounds } => say("quietRounds", &[("n", (*rounds).into())]),
        CivEvent::Hegemony { seat, domain: it } => say("hegemony", &[name(seat), domain(it)]),
        CivEvent::Scored { domain: it, seats } => {
            say("scored", &[domain(it), ("names", words.all_names(seats).into())])
        }
        CivEvent::GameOver { winners, rule } => say(
            "gameOver",
            &[
                ("names", words.all_names(winners).into()),
                ("n", winners.len().into()),
                ("rule", rule.as_str().into()),
            ],
        ),
    }
}
