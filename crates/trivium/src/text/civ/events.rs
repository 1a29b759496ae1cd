//! What happens, in sentences. Events come redacted: a card the listener may not see is not there.

use super::{cards, listed, number};
use crate::text::{Voice, list, sentence};
use civ::{Age, Card, Cards, End, Event};
use kernel::{Seat, SeatSet};

/// One sentence for each thing worth telling. Cards drawn one after the other share a sentence.
pub fn story(voice: Voice, events: &[Event]) -> Vec<String> {
    let mut told = Vec::new();
    let mut rest = events;
    while let [first, others @ ..] = rest {
        if let Event::Drew(seat, ..) = *first {
            let drawn: Vec<_> = rest.iter().map_while(|&event| drawn_by(seat, event)).collect();
            rest = &rest[drawn.len()..];
            told.push(drew(voice, seat, &drawn));
        } else {
            told.extend(event(voice, *first));
            rest = others;
        }
    }
    told.iter().map(|text| sentence(text)).collect()
}

/// The Age of a card drawn by this seat, and the card if the listener sees it.
fn drawn_by(drawer: Seat, event: Event) -> Option<(Age, Option<Card>)> {
    if let Event::Drew(seat, age, domain) = event
        && seat == drawer
    {
        return Some((age, domain.and_then(|domain| Card::new(domain, age))));
    }
    None
}

fn drew(voice: Voice, seat: Seat, drawn: &[(Age, Option<Card>)]) -> String {
    let seen: Cards = drawn.iter().filter_map(|(_, card)| *card).collect();
    let what = if seen.is_empty() {
        let ages = Age::ALL.map(|age| drawn.iter().filter(|(drawn, _)| *drawn == age).count());
        of_ages(ages)
    } else {
        listed(seen)
    };
    format!("{} {what}.", voice.does(seat, "draw"))
}

/// `2 cards of Age I and 1 card of Age II`
pub fn of_ages(ages: [impl Into<usize>; 3]) -> String {
    let some = |(age, n): (Age, usize)| (n > 0).then(|| format!("{} of Age {age}", number(n)));
    list(Age::ALL.into_iter().zip(ages.map(Into::into)).filter_map(some).collect())
}

fn event(voice: Voice, event: Event) -> Option<String> {
    let text = match event {
        Event::TurnBegan(_) => return None,
        Event::FirstPlayer(seat) => format!("{} the First Player.", is(voice, seat)),
        Event::Drew(seat, age, domain) => {
            drew(voice, seat, &[(age, domain.and_then(|domain| Card::new(domain, age)))])
        }
        Event::Kept(seat, Some(domain)) => format!("{} {domain}.", voice.does(seat, "keep")),
        Event::Kept(seat, None) => format!("{} a card.", voice.does(seat, "keep")),
        Event::Received(seat, Some(pack)) => {
            format!("{} a pack: {}.", voice.does(seat, "get"), cards(pack))
        }
        Event::Received(_, None) => return None,
        Event::Laid(seat, card) => {
            format!("{} {card} into the centre.", voice.does(seat, "lay"))
        }
        Event::TookFromCentre(seat, card) => {
            format!("{} {card} from the centre into play.", voice.does(seat, "take"))
        }
        Event::Skipped(seat) => {
            format!("{} no card that can be played (V2.1).", voice.does(seat, "have"))
        }
        Event::Played(seat, card) => format!("{} {card}.", voice.does(seat, "play")),
        Event::Used(seat, effect) => {
            format!("{} {effect} ({}).", voice.does(seat, "apply"), effect.rule())
        }
        Event::CoinTaken(seat, copied) => {
            let source = voice.who(copied.source());
            format!("{} {} from {source} (V3.11).", voice.does(seat, "copy"), copied.effect())
        }
        Event::CoinLost(seat) => format!("{} the coin.", voice.does(seat, "lose")),
        Event::Attacked(seat, domain) => format!("{} {domain}.", voice.does(seat, "attack")),
        Event::DiscardedFromHand(seat, card) => {
            format!("{} {card} from hand.", voice.does(seat, "discard"))
        }
        Event::DiscardedFromArea(seat, card) => {
            format!("{} {card} from play.", voice.does(seat, "discard"))
        }
        Event::TookBack(seat, card) => {
            format!("{} {card} back into hand.", voice.does(seat, "take"))
        }
        Event::TookFromPile(seat, card) => {
            format!("{} {card} from the discard pile.", voice.does(seat, "take"))
        }
        Event::PlayLapsed(seat) => {
            format!("{} no card that can be played for it (V3.13).", voice.does(seat, "have"))
        }
        Event::Questioned { by, whom, ages, hand } => {
            let what = hand.map_or_else(|| of_ages(ages), listed);
            format!("{} {} whole hand: {what}.", voice.does(by, "take"), voice.whose(whom))
        }
        Event::Gave { by, to, age, domain } => {
            let card = domain.and_then(|domain| Card::new(domain, age));
            let what = card.map_or_else(|| format!("a card of Age {age}"), |card| card.to_string());
            format!("{} {what} back to {}.", voice.does(by, "give"), voice.who(to))
        }
        Event::EmbargoLaid(seat, target) => format!(
            "{} an embargo on {} {} (V3.6).",
            voice.does(seat, "lay"),
            voice.whose(target.seat()),
            target.domain()
        ),
        Event::EmbargoEnded(target, _) => {
            format!("the embargo on {} {} ends.", voice.whose(target.seat()), target.domain())
        }
        Event::DemocracyLaid(seat, target) => format!(
            "{} a Utopia card on {} {}: hegemony there needs 1 card more (V3.10).",
            voice.does(seat, "lay"),
            voice.whose(target.seat()),
            target.domain()
        ),
        Event::DeckEmptied => {
            "the Age deck is empty: the round is played to its end without drawing (V4.2).".into()
        }
        Event::QuietRounds(n) => format!("no card was drawn for {n} rounds (V4.6)."),
        Event::Hegemony(seat, domain) => {
            format!("{} the hegemony in {domain} (V4.1).", voice.does(seat, "have"))
        }
        Event::Scored(domain, seats) => {
            format!("{domain}: a point for {} (V4.3).", names(voice, seats))
        }
        Event::GameOver(End { winners, reason, .. }) => match winners.iter().next() {
            Some(seat) if winners.len() == 1 => {
                format!("{} the game ({}).", voice.does(seat, "win"), reason.rule())
            }
            Some(_) => format!("{} win the game ({}).", names(voice, winners), reason.rule()),
            None => format!("nobody wins the game ({}).", reason.rule()),
        },
    };
    Some(text)
}

/// `you are`, `A is`.
fn is(voice: Voice, seat: Seat) -> String {
    if voice.side == Some(seat) { "you are".into() } else { format!("{seat} is") }
}

/// `you, B and C`.
pub fn names(voice: Voice, seats: SeatSet) -> String {
    list(voice.order(seats).map(|seat| voice.who(seat)).collect())
}
