//! What lies on the table and in the hand, in lines that read well aloud.

use super::{Voice, kind, mark};
use crate::text::{Style, list, sentence};
use cardia::{CardSet, GuardianRule, Location, Shown, State, Usage, View, Wilds};
use kernel::Seat;

/// The row of encounters, the latest last; what lies open is the same in every world that fits a view, so any
/// of these worlds will do as the state.
pub fn row(voice: Voice, style: Style, state: &State<Wilds>) -> Vec<String> {
    let me = voice.side.unwrap_or(Seat::A);
    let places = state.table().len();
    let mut lines: Vec<_> = (0..places)
        .map(|place| {
            let uncompared = state.phase() == "librarian" && place + 1 == places;
            encounter(voice, style, state, me, place, uncompared)
        })
        .collect();
    lines.extend(fog(voice, state, me, places));
    if lines.is_empty() {
        lines.push("  No encounter yet.".into());
    }
    lines
}

fn encounter(
    voice: Voice,
    style: Style,
    state: &State<Wilds>,
    me: Seat,
    place: usize,
    uncompared: bool,
) -> String {
    let compared = state.encounter(place);
    let [mine, yours] = [me, me.other()].map(|seat| compared.cards[seat]);
    let verb = match [me, me.other()].map(|seat| compared.wins[seat]) {
        _ if uncompared => "against",
        [true, true] => "and",
        [true, false] => "beats",
        [false, true] => "loses to",
        [false, false] => "ties with",
    };
    let left = format!("{:>3}  {:<24} {verb:<9}  ", place + 1, card(voice, mine));
    let right = format!("{:<24}", card(voice, yours));
    let text = format!("{left}{right}");
    let mut signets = Vec::new();
    for (seat, shown) in [(me, mine), (me.other(), yours)] {
        match shown.signets {
            0 => {}
            1 => signets.push(for_side(voice, style, seat, "1 signet")),
            n => signets.push(for_side(voice, style, seat, &format!("{n} signets"))),
        }
    }
    let signets = signets.join(", ");
    format!("{text} {signets}").trim_end().to_owned()
}

/// `you 1 signet`; one's own is good news.
fn for_side(voice: Voice, style: Style, seat: Seat, what: &str) -> String {
    let text = format!("{} {what}", voice.who(seat));
    match voice.side {
        Some(side) if side == seat => style.good(&text),
        Some(_) => style.bad(&text),
        None => text,
    }
}

/// `Inventor 15+3=18, token`
fn card(voice: Voice, shown: Shown) -> String {
    let number = shown.card.number();
    let mut text = format!("{} {}", voice.name(shown.card), shown.influence);
    if shown.influence != number {
        let by = shown.influence - number;
        text = format!("{} {number}{by:+}={}", voice.name(shown.card), shown.influence);
    }
    match shown.tokens {
        0 => {}
        1 => text += ", token",
        n => text += &format!(", {n} tokens"),
    }
    if shown.unicorn {
        text += ", Unicorn";
    }
    text
}

/// The encounter that waits to be revealed (Foggy Swamp).
fn fog(voice: Voice, state: &State<Wilds>, me: Seat, place: usize) -> Option<String> {
    let card = |seat: Seat| {
        let open = state.face_up_in_fog(seat).map(|card| voice.numbered(card));
        let known = voice.side.is_none_or(|side| side == seat);
        let down = state.face_down(seat).map(|card| match known {
            true => format!("{}, face down", voice.numbered(card)),
            false => "face down".into(),
        });
        open.or(down)
    };
    let (mine, yours) = (card(me)?, card(me.other())?);
    Some(format!("{:>3}  {mine:<24} against    {yours}", place + 1))
}

/// Signets, hands and decks in one line, the side spoken to first.
pub fn standing(voice: Voice, state: &State<Wilds>, view: &View) -> String {
    let me = voice.side.unwrap_or(Seat::A);
    let both = |value: &dyn Fn(Seat) -> u8| {
        [me, me.other()].map(|seat| format!("{} {}", voice.who(seat), value(seat))).join(", ")
    };
    let signets = both(&|seat| state.signets(seat));
    let [mine, yours] = [me, me.other()].map(|seat| view.hand_len(seat));
    let [my_deck, your_deck] = [me, me.other()].map(|seat| view.deck_len(seat));
    let goal = state.options().goal;
    format!(
        "Signets: {signets} ({goal} to win). Hands {mine} and {yours}, decks {my_deck} and {your_deck}."
    )
}

/// What waits for the next cards; nothing if nothing does.
pub fn waiting(voice: Voice, state: &State<Wilds>) -> Vec<String> {
    let me = voice.side.unwrap_or(Seat::A);
    [me, me.other()]
        .into_iter()
        .filter_map(|seat| {
            let text = state.waiting_text(seat);
            let effects: Vec<_> = text.split(' ').filter(|&word| word != "-").map(effect).collect();
            let whose = voice.whose(seat);
            (!effects.is_empty())
                .then(|| format!("Waiting for {whose} next card: {}.", list(effects)))
        })
        .collect()
}

/// A word of [`State::waiting_text`], explained.
fn effect(word: &str) -> String {
    match word {
        "librarian" => "+2 or -2 after the reveal".into(),
        "engineer" => "+5 after the ability".into(),
        "token" => "an ongoing token".into(),
        "unicorn" => "1 more signet while it wins".into(),
        "faceup" => "played face up first".into(),
        "basilisk" => "the top card of the deck".into(),
        _ => match word.strip_prefix("blackmail=") {
            Some(faction) => format!("{faction}, or 2 hand cards are lost"),
            None => word.into(),
        },
    }
}

/// The guardian at the place of the next encounter, or of the current one.
pub fn guardian_line(state: &State<Wilds>, place: usize) -> Option<String> {
    if state.options().guardians == GuardianRule::None || place.is_multiple_of(2) {
        return None;
    }
    let guardian = state.guardians().get(place / 2)?.guardian()?;
    let sole = match guardian.usage() {
        Usage::Each => "for each who plays it",
        Usage::Sole => "only if one player plays it",
    };
    Some(format!(
        "Guardian at place {}: {}, {:?}, {sole}. {}{}",
        place + 1,
        guardian.word(),
        guardian.faction(),
        guardian.text(),
        mark(guardian.provenance())
    ))
}

/// The hand, one card after the other: number, name, faction, type and ability.
pub fn hand(voice: Voice, style: Style, cards: CardSet) -> Vec<String> {
    if cards.is_empty() {
        return vec!["  no cards".into()];
    }
    cards
        .iter()
        .map(|card| {
            let character = voice.character(card);
            let (name, faction, kind) = (character.name(), card.faction(), kind(character));
            let text = format!("{}{}", character.text(), mark(character.provenance()));
            let line = format!("{:>4}  {name}, {faction:?}, {kind}: {text}", card.number());
            style.wrap(&line, 6).replacen(name, &style.bold(name), 1)
        })
        .collect()
}

/// The numbers of the opponent's cards that were not seen yet, and where they can be.
pub fn cards_left(voice: Voice, view: &View) -> Option<String> {
    let they = voice.side?.other();
    let numbers: Vec<_> = view.unseen(they).iter().map(|card| card.number().to_string()).collect();
    let mut text = format!("Their cards not seen yet: {}.", numbers.join(" "));
    let known = view.known_in_hand(they);
    if !known.is_empty() {
        text += &format!(" Surely in their hand: {}.", voice.cards(known));
    }
    Some(text)
}

/// Both discard piles.
pub fn discards(voice: Voice, view: &View) -> Vec<String> {
    let me = voice.side.unwrap_or(Seat::A);
    [me, me.other()]
        .into_iter()
        .map(|seat| {
            let pile = view.discard(seat);
            let what = if pile.is_empty() { "empty".into() } else { voice.cards(pile) };
            sentence(&format!("{} discard pile: {what}.", voice.whose(seat)))
        })
        .collect()
}

/// A location with its text.
pub fn location(location: Location) -> String {
    format!("{}: {}{}", location.name(), location.text(), mark(location.provenance()))
}
