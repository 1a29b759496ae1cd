//! What lies on the table, in hands and in the deck.

use super::cards;
use super::events::{names, of_ages};
use crate::text::{Style, Voice, sentence};
use civ::{Age, Card, Domain, Level, Term, View};
use kernel::{Seat, SeatSet};

/// How wide a column is.
const COLUMN: usize = 11;
/// How wide the names are.
const NAMES: usize = 9;
/// So few cards before hegemony are worth a colour.
const NEAR: u8 = 2;
/// From so many rounds without a card drawn on, players are warned (V4.6).
const QUIET: u8 = 5;

/// The areas: a line for each player, a column for each Domain, and the points as if the game ended now.
pub fn areas(voice: Voice, style: Style, view: &View) -> Vec<String> {
    let heads: String =
        Domain::ALL.iter().map(|domain| format!("{:<COLUMN$}", domain.name())).collect();
    let mut lines = vec![style.faint(&format!("{:<NAMES$}{heads}pts", ""))];
    let score = view.score();
    for seat in voice.order(view.seats()) {
        let cells: String =
            Domain::ALL.into_iter().map(|domain| cell(voice, style, view, seat, domain)).collect();
        let points = score.points(view.side(seat));
        lines.push(format!("{:<NAMES$}{cells}{points:>3}", name(voice, view, seat)));
    }
    lines
}

/// `you`, `C (mate)`; the active player has a `>`.
fn name(voice: Voice, view: &View, seat: Seat) -> String {
    let mate = voice.side.is_some_and(|side| side != seat && view.side(side).contains(seat));
    let who = voice.who(seat) + if mate { " mate" } else { "" };
    if view.active() == seat { format!("> {who}") } else { format!("  {who}") }
}

/// `4* +1 /8`: four cards, level 1 reached, one more to level 2, hegemony at eight.
fn cell(voice: Voice, style: Style, view: &View, seat: Seat, domain: Domain) -> String {
    let (has, hegemony) = (view.area(seat).of_domain(domain), view.hegemony(seat, domain));
    let [one, two] = [Level::One, Level::Two].map(|level| view.threshold(level));
    let (stars, next) = match has {
        _ if domain == Domain::Culture => ("", None),
        n if n >= two => ("**", None),
        n if n >= one => ("*", Some(two - n)),
        n => ("", Some(one - n)),
    };
    let next = next.map(|n| format!(" +{n}")).unwrap_or_default();
    let text = match has {
        0 if hegemony == base(view) => "-".into(),
        0 => format!("- /{hegemony}"),
        n => format!("{n}{stars}{next} /{hegemony}"),
    };
    let padded = format!("{text:<COLUMN$}");
    let near = has > 0 && has + NEAR >= hegemony;
    match voice.side {
        Some(side) if near && view.side(side).contains(seat) => style.good(&padded),
        Some(_) if near => style.bad(&padded),
        _ if has == 0 => style.faint(&padded),
        Some(_) | None => padded,
    }
}

/// Cards for hegemony without Utopia cards (V4.1).
fn base(view: &View) -> u8 {
    if view.seats().len() == 2 { 8 } else { 7 }
}

/// What the signs of the table mean.
pub fn legend(players: u8) -> Vec<String> {
    let [one, two, hegemony] = match players {
        2 => [3, 5, 8],
        3 => [3, 5, 7],
        _ => [2, 4, 7],
    };
    let has = two - 1;
    vec![format!(
        "`{has}* +1 /{hegemony}`: {has} cards, effect of level 1 reached (* from {one}, ** from {two}), 1 more to the \
         next level, hegemony at {hegemony}. `pts` are majorities as if it ended now."
    )]
}

/// Embargoes, Utopia cards and the coin; nothing if there are none.
pub fn markers(voice: Voice, view: &View) -> Vec<String> {
    let mut lines: Vec<_> = view
        .embargoes()
        .map(|embargo| {
            let (seat, domain) = (embargo.target.seat(), embargo.target.domain());
            let when = match embargo.term {
                Term::Next if view.active() == seat => "in this turn",
                Term::Next | Term::AfterThis => "in the next turn",
            };
            sentence(&format!("{} not play {domain} {when} (embargo, V3.6).", may(voice, seat)))
        })
        .collect();
    for seat in voice.order(view.seats()) {
        for domain in Domain::ALL {
            let n = view.utopias(seat, domain);
            if n > 0 {
                let (whose, needs) = (voice.whose(seat), view.hegemony(seat, domain));
                lines.push(format!(
                    "Utopia on {whose} {domain}: {n}, so hegemony there needs {needs} (V3.10)."
                ));
            }
        }
    }
    if let Some(coin) = view.coin() {
        let (owner, source) = (voice.does(coin.owner, "copy"), voice.whose(coin.copied.source()));
        lines.push(sentence(&format!("{owner} {source} {} (coin, V3.11).", coin.copied.effect())));
    }
    lines
}

fn may(voice: Voice, seat: Seat) -> String {
    format!("{} may", voice.who(seat))
}

/// The hand of who looks, and what it knows of the others.
pub fn hands(voice: Voice, view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    if voice.side.is_some() {
        lines.push(format!("Your hand: {}.", cards(view.hand())));
    }
    let others: Vec<_> = voice.order(view.seats()).filter(|&it| voice.side != Some(it)).collect();
    let held = |&seat: &Seat| {
        let known = view.known(seat);
        let surely =
            if known.is_empty() { String::new() } else { format!(" (surely {})", cards(known)) };
        format!("{seat} {}{surely}", backs(view.hand_ages(seat)))
    };
    let whose = if voice.side.is_some() { "Other hands" } else { "Hands" };
    let hands: Vec<_> = others.iter().map(held).collect();
    lines.push(format!("{whose} by their backs: {}.", hands.join("; ")));
    let (group, joint) = view.joint();
    if !joint.is_empty() {
        lines.push(format!("Among the hands of {}: {}.", names(voice, group), cards(joint)));
    }
    if let Some(([one, two], group)) = view.known_pair() {
        let who = names(voice, group);
        lines.push(format!("Of {one} and {two} each of {who} has one."));
    }
    lines
}

/// `I I II`: what everyone sees of a hand (V1.7).
fn backs(ages: [u8; 3]) -> String {
    let backs = |(age, n): (Age, u8)| std::iter::repeat_n(age.name(), n.into());
    let backs: Vec<_> = Age::ALL.into_iter().zip(ages).flat_map(backs).collect();
    if backs.is_empty() { "none".into() } else { backs.join(" ") }
}

/// What is left of the Age deck, in a line.
pub fn deck_line(view: &View) -> String {
    let left = view.deck_left();
    match view.top() {
        None => "The Age deck is empty.".into(),
        Some(age) => {
            let unseen = view.unseen();
            let kinds: Vec<_> = Domain::ALL
                .into_iter()
                .filter_map(|domain| Card::new(domain, age))
                .filter(|&card| unseen.count(card) > 0)
                .map(|card| format!("{} {}", card.domain, unseen.count(card)))
                .collect();
            let [one, two, three] = left;
            format!(
                "Age deck: I {one}, II {two}, III {three}. Age {age} not seen yet: {}.",
                kinds.join(", ")
            )
        }
    }
}

/// What is left of the Age deck, and which cards nobody has shown.
pub fn deck(view: &View) -> Vec<String> {
    let left = view.deck_left();
    let unseen = view.unseen();
    let mut lines = vec![match left.iter().sum::<u8>() {
        0 => "The Age deck is empty.".into(),
        _ => format!("In the Age deck, the oldest on top: {}.", of_ages(left)),
    }];
    for age in Age::ALL {
        let kinds: Vec<_> = Card::all()
            .filter(|card| card.age == age && unseen.count(*card) > 0)
            .map(|card| format!("{} {}", card.domain, unseen.count(card)))
            .collect();
        if !kinds.is_empty() {
            lines.push(format!("Age {age} not seen yet: {}.", kinds.join(", ")));
        }
    }
    let removed = view.options().remove;
    lines.push(match removed {
        0 => "Not seen yet is what is in the deck and what you do not know of hands.".into(),
        n => format!(
            "Not seen yet is what is in the deck, what you do not know of hands, and the {n} cards of each Age that \
             left the game (V1.3)."
        ),
    });
    lines
}

/// The discard pile.
pub fn pile(view: &View) -> String {
    format!("Discard pile: {}.", cards(view.pile()))
}

/// Rounds without a card drawn, once they are worth a warning.
pub fn quiet(view: &View) -> Option<String> {
    let n = view.quiet();
    (n >= QUIET).then(|| {
        format!(
            "No card was drawn for {n} rounds: after the 10th the game ends and majorities decide (V4.6)."
        )
    })
}

/// Who has the majority of what, and the points.
pub fn score(voice: Voice, view: &View) -> Vec<String> {
    let score = view.score();
    let line = |domain: Domain| {
        let majority = score.majority(domain);
        let most = majority.iter().next().map_or(0, |seat| view.area(seat).of_domain(domain));
        match majority.is_empty() {
            true => format!("  {:<10}nobody", domain.name()),
            false => format!("  {:<10}{} with {most}", domain.name(), names(voice, majority)),
        }
    };
    let mut lines: Vec<_> = Domain::ALL.map(line).into();
    let points: Vec<_> = sides(voice, view)
        .into_iter()
        .map(|side| format!("{} {}", names(voice, side), score.points(side)))
        .collect();
    lines.push(format!("Points: {}.", points.join(", ")));
    lines
}

/// Players who win together, the own side first.
fn sides(voice: Voice, view: &View) -> Vec<SeatSet> {
    let mut sides: Vec<SeatSet> = Vec::new();
    for side in voice.order(view.seats()).map(|seat| view.side(seat)) {
        if !sides.contains(&side) {
            sides.push(side);
        }
    }
    sides
}
