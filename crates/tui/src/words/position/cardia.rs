use super::Words;
use crate::words::signed;
use protocol::{CardiaCard, CardiaCardInPlay, CardiaFog, CardiaName, CardiaSide, CardiaView, Seat};

pub fn position(words: &Words<'_>, view: &CardiaView) -> Vec<String> {
    let own = |side: &&CardiaSide| Some(side.seat) == view.observer;
    let sides = super::first(view.sides.iter().collect(), own);
    let mut lines = vec![now(words, view)];
    lines.extend(encounters(words, view, &sides));
    if view.observer.is_some() {
        lines.push(words.say("cardia-say-hand", &[("cards", cards(words, &view.hand).into())]));
    }
    if let Some(top) = &view.top {
        lines.push(words.say("cardia-board-top", &[("card", numbered(words, top).into())]));
    }
    lines.extend(sides.iter().flat_map(|it| side(words, view, it)));
    lines.extend(places(words, view));
    lines
}

fn numbered(words: &Words<'_>, card: &CardiaCard) -> String {
    format!("{} {}", card.number, words.said(&card.name))
}

/// Cards by number and name; a word for none.
pub fn cards(words: &Words<'_>, cards: &[CardiaCard]) -> String {
    words.list(cards.iter().map(|it| numbered(words, it)).collect())
}

/// Who has to choose what, or how it ended.
fn now(words: &Words<'_>, view: &CardiaView) -> String {
    if view.winners.is_none() {
        let owed = words.say("cardia-say-owed", &[("seats", words.all_names(&view.owed).into())]);
        if view.observer.is_some_and(|you| view.owed.contains(&you)) {
            // The question comes with its answers.
            return owed;
        }
        return format!("{owed} {}", words.text(&view.question));
    }
    view.ending.as_ref().map(|text| words.text(text)).unwrap_or_default()
}

fn encounters(words: &Words<'_>, view: &CardiaView, sides: &[&CardiaSide]) -> Vec<String> {
    let &[near, far] = sides else { return Vec::new() };
    let mut lines = Vec::new();
    for (n, encounter) in view.encounters.iter().enumerate() {
        let compared = view.latest_is_compared || n + 1 < view.encounters.len();
        let of = |side: &CardiaSide| {
            let [a, b] = &encounter.cards;
            let (shown, other) = if side.seat == Seat::A { (a, b) } else { (b, a) };
            in_play(words, shown, side.seat, view.observer, compared.then_some(other))
        };
        let args = [("n", (n + 1).into()), ("mine", of(near).into()), ("yours", of(far).into())];
        lines.push(words.say("cardia-say-encounter", &args));
    }
    if near.fog.is_some() || far.fog.is_some() {
        let of = |side: &CardiaSide| match &side.fog {
            Some(CardiaFog::Up { card } | CardiaFog::Down { card: Some(card) }) => {
                numbered(words, card)
            }
            Some(CardiaFog::Down { card: None }) => words.get("cardia-label-face-down"),
            None => words.get("cardia-label-empty"),
        };
        let args = [("mine", of(near).into()), ("yours", of(far).into())];
        lines.push(words.say("cardia-say-fog", &args));
    }
    if lines.is_empty() {
        lines.push(words.get("cardia-say-none"));
    }
    lines
}

/// A card in play with all that lies on it; `other` is the card it was compared with.
fn in_play(
    words: &Words<'_>,
    shown: &CardiaCardInPlay,
    owner: Seat,
    you: Option<Seat>,
    other: Option<&CardiaCardInPlay>,
) -> String {
    let (influence, printed) = (shown.influence, shown.card.number as i32);
    let mut said = vec![words.said(&shown.card.name)];
    said.push(match Some(owner) == you {
        true => words.get("cardia-label-own"),
        false => words.say("cardia-label-of", &[("owner", words.name(owner).into())]),
    });
    said.push(match influence - printed {
        0 => words.say("cardia-label-influence", &[("influence", influence.into())]),
        by => words.say(
            "cardia-label-modified",
            &[
                ("influence", influence.into()),
                ("printed", printed.into()),
                ("by", signed(by).into()),
            ],
        ),
    });
    if let Some(other) = other {
        said.push(words.get(match (shown.wins, other.wins) {
            (true, _) => "cardia-label-wins",
            (false, true) => "cardia-label-loses",
            (false, false) => "cardia-label-tie",
        }));
    }
    if shown.signets > 0 {
        said.push(words.say("cardia-label-signets", &[("n", shown.signets.into())]));
    }
    if shown.tokens > 0 {
        said.push(words.say("cardia-label-tokens", &[("n", shown.tokens.into())]));
    }
    if shown.unicorn {
        said.push(words.get("cardia-label-unicorn"));
    }
    said.join(", ")
}

fn side(words: &Words<'_>, view: &CardiaView, it: &CardiaSide) -> Vec<String> {
    let seat = || ("seat", words.name(it.seat).into());
    let goal = ("goal", view.options.goal.into());
    let mut lines =
        vec![words.say("cardia-say-signets", &[seat(), ("n", it.signets.into()), goal])];
    if view.options.wins_needed > 1 {
        lines.push(words.say("cardia-say-wins", &[seat(), ("n", it.wins.into())]));
    }
    lines.push(words.say(
        "cardia-say-stock",
        &[
            seat(),
            ("hand", it.hand.into()),
            ("deck", it.deck.into()),
            ("discard", it.discard.len().into()),
        ],
    ));
    for what in &it.waiting {
        let said = format!("{}.", words.text(what));
        lines.push(words.texts.pair(words.name(it.seat), said));
    }
    if let Some(card) = &it.placed_open {
        let card = ("card", words.said(&card.name).into());
        lines.push(words.say("cardia-say-placed", &[seat(), card]));
    }
    let mut list = |key: &str, all: &[CardiaCard]| {
        if !all.is_empty() {
            lines.push(words.say(key, &[seat(), ("cards", cards(words, all).into())]));
        }
    };
    list("cardia-say-discard", &it.discard);
    if Some(it.seat) != view.observer {
        list("cardia-say-known", &it.known_in_hand);
        list("cardia-say-unseen", &it.unseen);
    }
    lines
}

/// Locations and guardians in force.
fn places(words: &Words<'_>, view: &CardiaView) -> Vec<String> {
    let mut lines = Vec::new();
    for location in &view.options.locations {
        let text = words.get(&format!("cardia-card-{location}-text"));
        let card = ("card", words.named::<CardiaName>(location).into());
        lines.push(words.say("cardia-say-location", &[card, ("text", text.into())]));
    }
    for (at, guardian) in view.guardians.iter().enumerate() {
        // They stand at every second encounter (C9.1).
        let place = ("n", (2 * at + 2).into());
        lines.push(match (&guardian.name, &guardian.faction) {
            (Some(name), _) => {
                let card = ("card", words.said(name).into());
                words.say("cardia-board-guardian", &[place, card])
            }
            (None, Some(faction)) => {
                let faction = ("faction", words.said(faction).into());
                words.say("cardia-board-guardian-back", &[place, faction])
            }
            (None, None) => words.say("cardia-board-guardian-hidden", &[place]),
        });
    }
    lines
}
