//! What happens, in sentences. Events come redacted: a card the listener may not see is not there.

use super::{Voice, mark};
use crate::text::{list, sentence};
use cardia::{Card, CardRef, CardSet, Compared, Event, State, Wait, Wilds};
use kernel::{BySeat, Seat};

/// What happened in a step, and which past encounters changed hands by it, told before the draws.
pub fn story(
    voice: Voice,
    events: &[Event],
    before: Option<&State<Wilds>>,
    after: &State<Wilds>,
) -> Vec<String> {
    let is_last = |event: &&Event| {
        matches!(
            event,
            Event::Drew(..) | Event::GuardianTurned(..) | Event::RoundEnded | Event::GameOver(..)
        )
    };
    let (events, end) =
        events.split_at(events.len() - events.iter().rev().take_while(is_last).count());
    let mut told = tell(voice, events);
    told.extend(before.map(|before| changes(voice, before, after)).unwrap_or_default());
    told.extend(tell(voice, end));
    told
}

/// One sentence for each thing worth telling. Cards drawn one after the other share a sentence.
fn tell(voice: Voice, events: &[Event]) -> Vec<String> {
    let mut told = Vec::new();
    let mut rest = events;
    while let [first, others @ ..] = rest {
        if let Event::Drew(seat, _) = *first {
            let drawn = rest.iter().map_while(|&event| drawn_by(seat, event)).collect::<Vec<_>>();
            rest = &rest[drawn.len()..];
            told.push(voice.drew(seat, &drawn));
        } else {
            told.extend(voice.event(*first));
            rest = others;
        }
    }
    told.iter().map(|text| sentence(text)).collect()
}

fn drawn_by(drawer: Seat, event: Event) -> Option<Option<Card>> {
    if let Event::Drew(seat, card) = event
        && seat == drawer
    {
        return Some(card);
    }
    None
}

impl Voice {
    fn drew(&self, seat: Seat, cards: &[Option<Card>]) -> String {
        let seen: CardSet = cards.iter().flatten().copied().collect();
        let what = match (seen.is_empty(), cards.len()) {
            (false, _) => self.cards(seen),
            (true, 1) => "a card".into(),
            (true, n) => format!("{n} cards"),
        };
        format!("{} {what}.", self.does(seat, "draw"))
    }

    /// A hidden card, if the listener sees it.
    fn hidden(&self, card: Option<Card>) -> String {
        card.map_or("a card".into(), |card| self.numbered(card))
    }

    fn event(&self, event: Event) -> Option<String> {
        let text = match event {
            Event::GameStarted(n) => format!("game {n} begins."),
            Event::GuardianPlaced(place, faction) => {
                let place = 2 * (place + 1);
                format!("the guardian at place {place} lies face down: {}.", faction.word())
            }
            Event::GuardianTurned(place, guardian) => format!(
                "the guardian at place {} is the {}, {:?}: {}{}",
                2 * (place + 1),
                guardian.word(),
                guardian.faction(),
                guardian.text(),
                mark(guardian.provenance())
            ),
            Event::Chose(_) | Event::RoundEnded => return None,
            Event::Drew(seat, card) => self.drew(seat, &[card]),
            Event::PlacedOpen(seat, card) => {
                format!("{} {} face up.", self.does(seat, "place"), self.numbered(card))
            }
            Event::PlacedHidden(seat, card) => {
                format!("{} {} face down.", self.does(seat, "place"), self.hidden(card))
            }
            Event::Revealed(cards) => self.revealed(cards),
            Event::Compared(compared) => self.compared(compared),
            Event::Activated(at) => {
                let ability = self.character(at.card()).text();
                format!("{} uses its ability: \"{ability}\"", self.card_of(at))
            }
            Event::Copied(at, card) => {
                let ability = self.character(card).text();
                format!(
                    "{} uses the ability of the {}: \"{ability}\"",
                    self.card_of(at),
                    self.name(card)
                )
            }
            Event::GuardianUsed(seat, guardian) => {
                format!(
                    "{} the {}: \"{}\"",
                    self.does(seat, "use"),
                    guardian.word(),
                    guardian.text()
                )
            }
            Event::LocationUsed(seat, location) => {
                format!("{} takes effect for {}.", location.name(), self.object(seat))
            }
            Event::Pointed(at) => format!("everything moves from {}.", self.card_of(at)),
            Event::Modified(at, by) => format!("{} gets {by:+}.", self.card_of(at)),
            Event::Tokens(at, tokens) => format!("{} {}.", self.card_of(at), has_tokens(tokens)),
            Event::Waiting(seat, wait) => self.waits(seat, wait),
            Event::Named(seat, faction) => format!("{} {faction:?}.", self.does(seat, "name")),
            Event::Declined(seat) => format!("{} to discard.", self.does(seat, "decline")),
            Event::DiscardedFromHand(seat, cards) => self.discards(seat, cards, "hand"),
            Event::DiscardedFromDeck(seat, cards) => self.discards(seat, cards, "deck"),
            Event::DiscardedFromPlay(at) => format!("{} is discarded.", self.card_of(at)),
            Event::TakenBack(at) => {
                let owner = self.whose(at.owner());
                format!("{} goes back into {owner} hand.", self.card_of(at))
            }
            Event::Replaced(seat, card) => {
                let at = CardRef::new(seat, card);
                format!("{} comes from the hand and takes its place.", self.card_of(at))
            }
            Event::Swapped(seat, place) => {
                let (first, second) = (place + 1, place + 2);
                format!(
                    "{} cards in encounters {first} and {second} change places.",
                    self.whose(seat)
                )
            }
            Event::Looked(seat, card) => {
                let seen = card.map_or(String::new(), |card| format!(": {}", self.numbered(card)));
                format!(
                    "{} the top card of {} deck{seen}.",
                    self.does(seat, "look at"),
                    self.own(seat)
                )
            }
            Event::KeptTop(seat) => format!("{} it on top.", self.does(seat, "leave")),
            Event::PutTopUnder(seat) => format!("{} it under the deck.", self.does(seat, "put")),
            Event::PutUnder(seat, card) => {
                format!("{} {} under the deck.", self.does(seat, "put"), self.hidden(card))
            }
            Event::Reborn(seat) => format!("{} discard pile becomes the deck.", self.whose(seat)),
            Event::Shuffled(seat) => format!("{} deck is shuffled.", self.whose(seat)),
            Event::GameOver(end) => match end.winners.iter().next() {
                Some(seat) => {
                    format!("{} the game ({}).", self.does(seat, "win"), end.reason.rule())
                }
                None => format!("the game is drawn ({}).", end.reason.rule()),
            },
        };
        Some(text)
    }

    /// `you`, `them`, `A`.
    fn object(&self, seat: Seat) -> String {
        match self.side {
            Some(side) if side != seat => "them".into(),
            Some(_) | None => self.who(seat),
        }
    }

    /// `your`, `their`; A looks at *their* deck too.
    fn own(&self, seat: Seat) -> String {
        if self.side == Some(seat) { "your".into() } else { "their".into() }
    }

    /// The side spoken to comes first.
    fn first(&self) -> [Seat; 2] {
        let first = self.side.unwrap_or(Seat::A);
        [first, first.other()]
    }

    fn revealed(&self, cards: BySeat<Card, 2>) -> String {
        let [me, you] = self.first();
        let shows = |seat| format!("{} {}", self.does(seat, "reveal"), self.numbered(cards[seat]));
        format!("{}, {}.", shows(me), shows(you))
    }

    fn compared(&self, compared: Compared) -> String {
        let [me, you] = self.first();
        let [mine, yours] = [me, you].map(|seat| compared.cards[seat].influence);
        let result = match [me, you].map(|seat| compared.wins[seat]) {
            [true, true] => "both win the encounter".into(),
            [true, false] => format!("{} the encounter", self.does(me, "win")),
            [false, true] => format!("{} the encounter", self.does(you, "win")),
            [false, false] => "a tie".into(),
        };
        format!("{mine} against {yours}: {result}.")
    }

    fn waits(&self, seat: Seat, wait: Wait) -> String {
        let next = format!("{} next card", self.whose(seat));
        match wait {
            Wait::Modifier(by) => format!("{next} gets {by:+}."),
            Wait::Librarian => format!("{next} gets +2 or -2 after it is revealed."),
            Wait::Engineer => format!("{next} gets +5 after its round's ability."),
            Wait::Token => format!("{next} gets an ongoing token."),
            Wait::Unicorn => format!("{next} carries 1 more signet while it wins."),
            Wait::FaceUp => format!("{next} must be played face up first."),
            Wait::Basilisk => format!("{next} must be the top card of the deck."),
            Wait::Blackmail(faction) => {
                format!("{next} must be {faction:?}, or 2 hand cards are lost.")
            }
        }
    }

    fn discards(&self, seat: Seat, cards: CardSet, from: &str) -> String {
        let what = if cards.is_empty() { "nothing".into() } else { self.cards(cards) };
        format!("{} {what} from the {from}.", self.does(seat, "discard"))
    }
}

fn has_tokens(tokens: u8) -> String {
    match tokens {
        0 => "loses its ongoing tokens".into(),
        1 => "has an ongoing token".into(),
        n => format!("has {n} ongoing tokens"),
    }
}

/// Past encounters that changed hands between two positions.
fn changes(voice: Voice, before: &State<Wilds>, after: &State<Wilds>) -> Vec<String> {
    let (old, new) = (before.table(), after.table());
    let mut told = Vec::new();
    for place in 0..new.len() {
        let cards = BySeat::<_, 2>::new(|seat| new.card(seat, place));
        let was =
            (0..old.len()).find(|&was| [Seat::A, Seat::B].map(|s| old.card(s, was)) == cards.0);
        let Some(was) = was else { continue };
        let (was, is) = (before.encounter(was), after.encounter(place));
        if was.wins != is.wins {
            told.push(changed(voice, place, is));
        }
    }
    told
}

fn changed(voice: Voice, place: usize, now: Compared) -> String {
    let [me, you] = voice.first();
    let pair = [me, you].map(|seat| {
        let shown = now.cards[seat];
        format!("{} {} {}", voice.whose(seat), voice.name(shown.card), shown.influence)
    });
    let winners: Vec<_> =
        [me, you].into_iter().filter(|&seat| now.wins[seat]).map(|seat| voice.who(seat)).collect();
    let result = match winners.len() {
        0 => "a tie now".into(),
        1 if voice.side.is_none() => format!("{} wins it now", list(winners)),
        _ => format!("{} win it now", list(winners)),
    };
    format!("Encounter {} changes, {}: {result}.", place + 1, pair.join(" against "))
}
