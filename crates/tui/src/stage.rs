//! What happens, beat by beat: what is said, and how the board looks meanwhile.
//!
//! A board between two views is made from the events; after the last beat it is the view again, whatever was shown.

use crate::words::Words;
use protocol::{
    CardiaCard, CardiaCardAt, CardiaCardInPlay, CardiaEncounter, CardiaEvent, CardiaView, CivEvent,
    GameEvents, GameView, KardinalEvent, KardinalPlace, KardinalView, Seat, Touch,
};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// In words; empty if a language has none for it.
    pub text: String,
    /// Does a round or a turn begin here?
    pub begins: bool,
    /// The board when it has happened.
    pub view: GameView,
    /// What it is about.
    pub touched: Vec<Touch>,
}

/// Everything that led from one view to the next.
pub fn moments(
    before: Option<&GameView>,
    after: &GameView,
    events: &GameEvents,
    words: &Words<'_>,
) -> Vec<Moment> {
    let touched = touches(events);
    let sentences = sentences(events, words).into_iter().zip(touched);
    let moment = |((begins, text), touched), view| Moment { text, begins, view, touched };
    match (before, after, events) {
        (Some(GameView::Cardia(before)), GameView::Cardia(_), GameEvents::Cardia { events }) => {
            let mut shown = before.clone();
            let show = |(said, event)| {
                show_cardia(&mut shown, event);
                moment(said, GameView::Cardia(shown.clone()))
            };
            sentences.zip(events).map(show).collect()
        }
        (
            Some(GameView::Kardinal(before)),
            GameView::Kardinal(_),
            GameEvents::Kardinal { events },
        ) => {
            let mut shown = before.clone();
            let show = |(said, event)| {
                show_kardinal(&mut shown, event);
                moment(said, GameView::Kardinal(shown.clone()))
            };
            sentences.zip(events).map(show).collect()
        }
        // The areas of Carta Impera Victoria change at once.
        _ => sentences.map(|said| moment(said, after.clone())).collect(),
    }
}

/// What is said of each event, and whether a round or a turn begins with it.
pub fn sentences(events: &GameEvents, words: &Words<'_>) -> Vec<(bool, String)> {
    let begins: Vec<bool> = match events {
        GameEvents::Cardia { events } => {
            events.iter().map(|it| matches!(it, CardiaEvent::RoundEnded)).collect()
        }
        GameEvents::Kardinal { events } => {
            events.iter().map(|it| matches!(it, KardinalEvent::TurnBegan { .. })).collect()
        }
        GameEvents::Civ { events } => {
            events.iter().map(|it| matches!(it, CivEvent::TurnBegan { .. })).collect()
        }
        GameEvents::Plain { events } => vec![false; events.len()],
    };
    let said = events.texts().into_iter().map(|text| words.text(&text));
    begins.into_iter().zip(said).collect()
}

/// What each event is about.
pub fn touches(events: &GameEvents) -> Vec<Vec<Touch>> {
    match events {
        GameEvents::Cardia { events } => events.iter().map(touched_in_cardia).collect(),
        GameEvents::Kardinal { events } => events.iter().map(touched_in_kardinal).collect(),
        GameEvents::Civ { events } => events.iter().map(touched_in_civ).collect(),
        GameEvents::Plain { events } => vec![Vec::new(); events.len()],
    }
}

fn in_play(owner: Seat, name: &str) -> Touch {
    Touch::CardInPlay { owner, name: name.to_owned() }
}

fn touched_in_cardia(event: &CardiaEvent) -> Vec<Touch> {
    use CardiaEvent as Event;
    match event {
        Event::Revealed { cards: [a, b] } => {
            vec![in_play(Seat::A, &a.name), in_play(Seat::B, &b.name)]
        }
        Event::Compared { encounter, winners } | Event::Turned { encounter, winners, .. } => {
            let card = |seat: &Seat| &encounter.cards[*seat as usize % 2].card.name;
            winners.iter().map(|seat| in_play(*seat, card(seat))).collect()
        }
        Event::Activated { at }
        | Event::Copied { at, .. }
        | Event::Pointed { at }
        | Event::Modified { at, .. }
        | Event::Tokens { at, .. }
        | Event::DiscardedFromPlay { at }
        | Event::TakenBack { at } => vec![in_play(at.owner, &at.card)],
        Event::Replaced { seat, card } => vec![in_play(*seat, &card.name)],
        Event::GameStarted { .. }
        | Event::GuardianTurned { .. }
        | Event::GuardianPlaced { .. }
        | Event::Chose { .. }
        | Event::Drew { .. }
        | Event::PlacedOpen { .. }
        | Event::PlacedHidden { .. }
        | Event::GuardianUsed { .. }
        | Event::LocationUsed { .. }
        | Event::Waiting { .. }
        | Event::Named { .. }
        | Event::Declined { .. }
        | Event::DiscardedFromHand { .. }
        | Event::DiscardedFromDeck { .. }
        | Event::Swapped { .. }
        | Event::Looked { .. }
        | Event::KeptTop { .. }
        | Event::PutTopUnder { .. }
        | Event::PutUnder { .. }
        | Event::Reborn { .. }
        | Event::Shuffled { .. }
        | Event::NothingHappened
        | Event::RoundEnded
        | Event::GameOver { .. } => Vec::new(),
    }
}

fn cell(place: &KardinalPlace) -> Touch {
    Touch::Cell { row: place.row, column: place.column }
}

fn touched_in_kardinal(event: &KardinalEvent) -> Vec<Touch> {
    use KardinalEvent as Event;
    match event {
        Event::Dealt { .. } | Event::GameOver { .. } => Vec::new(),
        Event::Took { seat, place, .. }
        | Event::StoneReturned { seat, place }
        | Event::Placed { seat, place }
        | Event::Lifted { seat, place } => vec![cell(place), Touch::Player { seat: *seat }],
        Event::Moved { seat, from, to } => {
            vec![cell(from), cell(to), Touch::Player { seat: *seat }]
        }
        Event::Paid { seat, place } => {
            place.iter().map(cell).chain([Touch::Player { seat: *seat }]).collect()
        }
        Event::TurnBegan { seat }
        | Event::Skipped { seat }
        | Event::GotLaw { seat, .. }
        | Event::Played { seat, .. }
        | Event::Stopped { seat }
        | Event::Kept { seat }
        | Event::Revealed { seat, .. } => vec![Touch::Player { seat: *seat }],
    }
}

fn touched_in_civ(event: &CivEvent) -> Vec<Touch> {
    use CivEvent as Event;
    let group = |name: &str| Touch::Group { name: name.to_owned() };
    match event {
        Event::Played { seat, card }
        | Event::TookFromCentre { seat, card }
        | Event::DiscardedFromArea { seat, card }
        | Event::TookBack { seat, card } => vec![in_play(*seat, &card.domain)],
        Event::Attacked { domain, .. } => vec![group(domain)],
        Event::EmbargoLaid { target, domain, .. }
        | Event::EmbargoEnded { target, domain, .. }
        | Event::DemocracyLaid { target, domain, .. } => vec![in_play(*target, domain)],
        Event::Hegemony { seat, domain } => vec![in_play(*seat, domain)],
        Event::Scored { domain, seats } => {
            seats.iter().map(|seat| in_play(*seat, domain)).collect()
        }
        Event::Questioned { by, whom, .. } | Event::Gave { by, to: whom, .. } => {
            vec![Touch::Player { seat: *by }, Touch::Player { seat: *whom }]
        }
        Event::FirstPlayer { seat }
        | Event::Drew { seat, .. }
        | Event::Kept { seat, .. }
        | Event::Received { seat, .. }
        | Event::Laid { seat, .. }
        | Event::TurnBegan { seat }
        | Event::Skipped { seat }
        | Event::Used { seat, .. }
        | Event::CoinTaken { seat, .. }
        | Event::CoinLost { seat }
        | Event::DiscardedFromHand { seat, .. }
        | Event::TookFromPile { seat, .. }
        | Event::PlayLapsed { seat } => vec![Touch::Player { seat: *seat }],
        Event::DeckEmptied | Event::QuietRounds { .. } | Event::GameOver { .. } => Vec::new(),
    }
}

/// Puts on the table of Cardia what is seen of an event there.
fn show_cardia(view: &mut CardiaView, event: &CardiaEvent) {
    use CardiaEvent as Event;
    match event {
        Event::Revealed { cards } => {
            for (side, card) in view.sides.iter_mut().zip(cards) {
                side.hand -= u32::from(side.placed_open.is_none() && side.hand > 0);
                (side.placed_open, side.fog, side.has_chosen) = (None, None, false);
                if view.observer == Some(side.seat) {
                    view.hand.retain(|it| it.name != card.name);
                }
            }
            let fresh = |card: &CardiaCard| CardiaCardInPlay {
                influence: card.number as i32,
                card: card.clone(),
                tokens: 0,
                unicorn: false,
                signets: 0,
                wins: false,
            };
            view.encounters.push(CardiaEncounter { cards: [fresh(&cards[0]), fresh(&cards[1])] });
        }
        Event::Compared { encounter, .. } => {
            if let Some(last) = view.encounters.last_mut() {
                *last = encounter.clone();
            }
        }
        Event::Turned { encounter, .. } => {
            let pair =
                |it: &CardiaEncounter| it.cards.each_ref().map(|card| card.card.name.clone());
            if let Some(was) = view.encounters.iter_mut().find(|it| pair(it) == pair(encounter)) {
                *was = encounter.clone();
            }
        }
        Event::Modified { at, by } => {
            if let Some(card) = card_in_play(view, at) {
                card.influence += by.0;
            }
        }
        Event::Tokens { at, tokens } => {
            if let Some(card) = card_in_play(view, at) {
                card.tokens = *tokens;
            }
        }
        Event::Drew { seat, card } => {
            if let Some(side) = view.sides.get_mut(*seat as usize) {
                side.hand += 1;
                side.deck = side.deck.saturating_sub(1);
            }
            if view.observer == Some(*seat) {
                view.hand.extend(card.clone());
            }
        }
        Event::PlacedOpen { seat, card } => {
            if let Some(side) = view.sides.get_mut(*seat as usize) {
                side.hand = side.hand.saturating_sub(1);
                side.placed_open = Some(card.clone());
            }
        }
        // What else changes is seen when the last of it is told.
        Event::GameStarted { .. }
        | Event::GuardianTurned { .. }
        | Event::GuardianPlaced { .. }
        | Event::Chose { .. }
        | Event::PlacedHidden { .. }
        | Event::Activated { .. }
        | Event::Copied { .. }
        | Event::GuardianUsed { .. }
        | Event::LocationUsed { .. }
        | Event::Pointed { .. }
        | Event::Waiting { .. }
        | Event::Named { .. }
        | Event::Declined { .. }
        | Event::DiscardedFromHand { .. }
        | Event::DiscardedFromDeck { .. }
        | Event::DiscardedFromPlay { .. }
        | Event::TakenBack { .. }
        | Event::Replaced { .. }
        | Event::Swapped { .. }
        | Event::Looked { .. }
        | Event::KeptTop { .. }
        | Event::PutTopUnder { .. }
        | Event::PutUnder { .. }
        | Event::Reborn { .. }
        | Event::Shuffled { .. }
        | Event::NothingHappened
        | Event::RoundEnded
        | Event::GameOver { .. } => {}
    }
}

fn card_in_play<'v>(
    view: &'v mut CardiaView,
    at: &CardiaCardAt,
) -> Option<&'v mut CardiaCardInPlay> {
    let cards = view.encounters.iter_mut().map(|it| &mut it.cards[at.owner as usize % 2]);
    cards.into_iter().find(|it| it.card.name == at.card)
}

/// Puts on the display of Kardinal & König what is seen of an event there.
fn show_kardinal(view: &mut KardinalView, event: &KardinalEvent) {
    use KardinalEvent as Event;
    let mut at = |place: &KardinalPlace, change: &dyn Fn(&mut protocol::KardinalCell)| {
        if let Some(cell) = view.cells.iter_mut().find(|it| it.place == *place) {
            change(cell);
        }
    };
    match event {
        Event::Took { seat, place, .. } => at(place, &|cell| {
            (cell.taker, cell.stone, cell.law) = (Some(*seat), None, false);
        }),
        Event::Paid { place: Some(place), .. } | Event::Lifted { place, .. } => {
            at(place, &|cell| cell.stone = None);
        }
        Event::Placed { seat, place } => at(place, &|cell| cell.stone = Some(*seat)),
        Event::Moved { seat, from, to } => {
            at(from, &|cell| cell.stone = None);
            at(to, &|cell| cell.stone = Some(*seat));
        }
        Event::TurnBegan { seat } => (view.active, view.circles) = (*seat, 0),
        Event::Dealt { .. }
        | Event::Skipped { .. }
        | Event::GotLaw { .. }
        | Event::StoneReturned { .. }
        | Event::Paid { place: None, .. }
        | Event::Played { .. }
        | Event::Stopped { .. }
        | Event::Kept { .. }
        | Event::Revealed { .. }
        | Event::GameOver { .. } => {}
    }
}
