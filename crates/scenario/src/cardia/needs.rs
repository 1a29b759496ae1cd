//! Which cards the lines of a scenario will need, and where: unnamed cards and draws without a `chance` line are chosen
//! so that the rest of the scenario can be played.

use super::script::{Line, Step};
use cardia::{Action, Card, CardSet, Drawn, Purpose};
use kernel::Seat;

/// Where a card is when a line first speaks of it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Where {
    Hand,
    Deck,
}

/// The cards of a side that these lines speak of, each where it is needed first, in the order of the lines. A
/// match deals anew after `ready`, so nothing beyond it counts.
pub(super) fn needs(lines: &[Line], seat: Seat) -> Vec<(Card, Where)> {
    let mut needs: Vec<(Card, Where)> = Vec::new();
    for (i, line) in lines.iter().enumerate() {
        if line.step == Step::Answer(Seat::A, Action::Ready)
            || line.step == Step::Answer(Seat::B, Action::Ready)
        {
            break;
        }
        if let Some((card, place)) = need(&line.step, &lines[i + 1..], seat)
            && needs.iter().all(|&(other, _)| other != card)
        {
            needs.push((card, place));
        }
    }
    needs
}

/// The card a line needs. Moves and chance count; a claim must not make itself true.
fn need(step: &Step, after: &[Line], seat: Seat) -> Option<(Card, Where)> {
    match step {
        Step::Reveal(encounter) => {
            let card = encounter.cards[seat];
            let turned = Step::Chance(Drawn::Card(Purpose::Turn, seat, card));
            let mut chances = after.iter().take_while(|line| matches!(line.step, Step::Chance(_)));
            let place = match chances.any(|line| line.step == turned) {
                true => Where::Deck,
                false => Where::Hand,
            };
            Some((card, place))
        }
        Step::Answer(who, action) if *who == seat => {
            hand_card(*action).map(|card| (card, Where::Hand))
        }
        Step::Chance(Drawn::Card(Purpose::Lose, who, card)) if *who == seat => {
            Some((*card, Where::Hand))
        }
        Step::Chance(Drawn::Card(_, who, card)) if *who == seat => Some((*card, Where::Deck)),
        Step::Game
        | Step::Given(..)
        | Step::Location
        | Step::Placed(..)
        | Step::Spent(_)
        | Step::Answer(..)
        | Step::Illegal(..)
        | Step::Chance(_)
        | Step::Table(_)
        | Step::Signets(..)
        | Step::Score(..)
        | Step::Hand(..)
        | Step::Pile(..)
        | Step::Discard(..)
        | Step::Waiting(..)
        | Step::Guardians(_)
        | Step::Next(_)
        | Step::Sees(..) => None,
    }
}

/// The hand card an action names.
fn hand_card(action: Action) -> Option<Card> {
    match action {
        Action::Play(card)
        | Action::Discard(card)
        | Action::Keep(card)
        | Action::PutUnder(card) => Some(card),
        Action::Decline
        | Action::Name(_)
        | Action::Raise(_)
        | Action::Lower(_)
        | Action::LowerNext
        | Action::StripModifiers(_)
        | Action::StripTokens(_)
        | Action::TakeBack(_)
        | Action::Copy(_)
        | Action::Activate(_)
        | Action::MoveFrom(_)
        | Action::MoveTo(_)
        | Action::Flip(_)
        | Action::Swap(_)
        | Action::PlusTwo
        | Action::MinusTwo
        | Action::KeepTop
        | Action::PutTopUnder
        | Action::Ready => None,
    }
}

/// The card that comes into a hand: the first one needed there, else the lowest that is not needed in the deck,
/// else the lowest.
pub(super) fn for_hand(from: CardSet, needs: &[(Card, Where)]) -> Option<Card> {
    let needed = needs.iter().find(|(card, place)| *place == Where::Hand && from.contains(*card));
    needed.map(|(card, _)| *card).or_else(|| spare(from, needs))
}

/// The card that belongs in a deck: the first one needed at all, else the lowest.
pub(super) fn for_deck(from: CardSet, needs: &[(Card, Where)]) -> Option<Card> {
    let needed = needs.iter().map(|(card, _)| *card).find(|&card| from.contains(card));
    needed.or(from.first())
}

/// The card that can best be spared: the lowest that nobody needs, else the lowest.
pub(super) fn spare(from: CardSet, needs: &[(Card, Where)]) -> Option<Card> {
    let needed: CardSet = needs.iter().map(|(card, _)| *card).collect();
    from.without(needed).first().or(from.first())
}
