//! Cardia on the wire.

use crate::TS;
use crate::text::Signed;
use crate::wire::Wire;
use crate::{Choice, GameEvents, GameOptionsDetail, GameView, Seat, Text, Touch};
use cardia::{
    Action, Ask, Card, CardRef, CardSet, Cardia, Character, Compared, Deck, End, Event, Faction,
    Guardian, GuardianPlace, GuardianRule, Illegal, Length, Location, Options, Reason, Shown, View,
    Wait, Words,
};
use kernel::{Choices as _, Observer, Status};
use serde::{Deserialize, Serialize};
use words::*;

mod words;

const SEATS: [kernel::Seat; 2] = [kernel::Seat::A, kernel::Seat::B];

/// Options of Cardia.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct CardiaOptions {
    /// For each of Rebellion, Academy, Guild and Dynasty, whether its cards are of deck 1 or 2.
    pub decks: [u32; 4],
    /// Locations in force.
    pub locations: Vec<String>,
    /// `none`, `hidden` or `open`.
    pub guardians: String,
    /// Wins that end the match: 1 for a single game.
    pub wins_needed: u32,
    /// The numbers of the cards played with.
    pub cards: Vec<u32>,
    /// Hand cards at the start.
    pub hand: u32,
    /// Signets that win.
    pub goal: u32,
    /// How hard it is, in stars.
    pub stars: u32,
}

impl From<&Options> for CardiaOptions {
    fn from(options: &Options) -> CardiaOptions {
        CardiaOptions {
            decks: Faction::ALL.map(|faction| 1 + u32::from(options.deck.is_two(faction))),
            locations: options.locations.iter().map(Location::word).map(Into::into).collect(),
            guardians: match options.guardians {
                GuardianRule::None => "none",
                GuardianRule::Hidden => "hidden",
                GuardianRule::Open => "open",
            }
            .into(),
            wins_needed: match options.length {
                Length::Single => 1,
                Length::BestOfThree => 2,
            },
            cards: options.cards.iter().map(number).collect(),
            hand: options.first_hand().into(),
            goal: options.goal.into(),
            stars: options.stars().into(),
        }
    }
}

impl Wire for Cardia {
    const FAMILIES: &'static [crate::text::Family] = &[ASKS, ACTS, WAITS, TELLS, NOS, ENDS];

    fn detail(options: &Options) -> GameOptionsDetail {
        GameOptionsDetail::Cardia(options.into())
    }

    fn seen(view: &View) -> GameView {
        GameView::Cardia(view.into())
    }

    fn heard(view: &View, events: &[Event]) -> GameEvents {
        let options = view.options();
        let written = |&event: &_| CardiaEvent::of(&options, event);
        GameEvents::Cardia { events: events.iter().map(written).collect() }
    }

    fn question(view: &View) -> Text {
        question(view.ask(), view.deck())
    }

    fn choices(view: &View) -> Vec<Choice> {
        choices(view)
    }

    fn refusal(options: &Options, why: Illegal) -> Text {
        refusal(why, options.deck)
    }

    fn ending(view: &View) -> Option<Text> {
        view.end().map(|end| ending(end, view.options().goal))
    }

    #[cfg(feature = "typescript")]
    fn facts() -> Option<String> {
        Some(crate::facts::cardia::module())
    }
}

terms! {
    /// A character, a guardian or a location, by its name in notation.
    CardiaName = "cardia-card-" * "-name", Card, {
        let characters = Character::ALL.map(Character::word);
        let others = Guardian::ALL.map(Guardian::word).into_iter();
        characters.into_iter().chain(others).chain(Location::ALL.map(Location::word)).collect()
    };
    /// A faction.
    CardiaFaction = "cardia-faction-" * "", None, Faction::ALL.map(Faction::word).into();
}

/// A card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CardiaCard {
    /// Its name in notation, in one word.
    pub name: CardiaName,
    /// Its printed influence, 1 to 16.
    pub number: u32,
}

group!(CardiaCard as "cardia-card" { name: CardiaName, number: u32 });

/// A card of a certain player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CardiaCardAt {
    /// Whose.
    pub owner: Seat,
    /// Which.
    pub card: CardiaName,
}

group!(CardiaCardAt as "cardia-card-at" { owner: Seat, card: CardiaName });

/// A card in play, with all that lies on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CardiaCardInPlay {
    /// The card.
    pub card: CardiaCard,
    /// Its influence now.
    pub influence: i32,
    /// Ongoing tokens.
    pub tokens: u32,
    /// Does it carry the Unicorn's bonus?
    pub unicorn: bool,
    /// Signets on it.
    pub signets: u32,
    /// Does it win its encounter?
    pub wins: bool,
}

group!(CardiaCardInPlay as "cardia-card-in-play" { card: CardiaCard, influence: i32 });

/// Two cards against each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CardiaEncounter {
    /// Those of A and B.
    pub cards: [CardiaCardInPlay; 2],
}

group!(CardiaEncounter as "cardia-encounter" { cards: [CardiaCardInPlay; 2] });

/// A place of a guardian.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CardiaGuardian {
    /// Which guardian, once it lies face up.
    pub name: Option<CardiaName>,
    /// Its faction, which its back shows too; unknown only in games by the rules of version 1.
    pub faction: Option<CardiaFaction>,
}

impl From<GuardianPlace> for CardiaGuardian {
    fn from(place: GuardianPlace) -> CardiaGuardian {
        CardiaGuardian {
            name: place.guardian().map(|it| it.word().into()),
            faction: place.faction().map(|it| it.word().into()),
        }
    }
}

/// A player's card in the encounter that waits to be revealed (Foggy Swamp).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "lies", rename_all = "camelCase", deny_unknown_fields)]
pub enum CardiaFog {
    /// Face up.
    Up {
        /// Which.
        card: CardiaCard,
    },
    /// Face down; only its owner knows which.
    Down {
        /// Which.
        card: Option<CardiaCard>,
    },
}

/// A player's side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CardiaSide {
    /// Who.
    pub seat: Seat,
    /// Signets on the table.
    pub signets: u32,
    /// Games won in the match.
    pub wins: u32,
    /// Cards in hand.
    pub hand: u32,
    /// Cards in the deck.
    pub deck: u32,
    /// The discard pile.
    pub discard: Vec<CardiaCard>,
    /// Cards everyone knows to be in hand.
    pub known_in_hand: Vec<CardiaCard>,
    /// Cards nobody has seen lie down: in hand, in the deck or face down.
    pub unseen: Vec<CardiaCard>,
    /// What waits for the next card.
    pub waiting: Vec<Text>,
    /// A card that lies face up with none facing it: placed before the opponent chooses, or left alone by a Puppeteer.
    pub placed_open: Option<CardiaCard>,
    /// The card in the fog.
    pub fog: Option<CardiaFog>,
    /// Has the open sealed question been answered?
    pub has_chosen: bool,
}

/// What one observer may know of a game of Cardia.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct CardiaView {
    /// Whose view; none is a spectator's.
    pub observer: Option<Seat>,
    /// What was agreed.
    pub options: CardiaOptions,
    /// Who owes a choice.
    pub owed: Vec<Seat>,
    /// The open question, whoever is asked.
    pub question: Text,
    /// The encounters, the latest last.
    pub encounters: Vec<CardiaEncounter>,
    /// Is the latest encounter compared yet?
    pub latest_is_compared: bool,
    /// A and B.
    pub sides: Vec<CardiaSide>,
    /// The observer's own hand.
    pub hand: Vec<CardiaCard>,
    /// The observer's own sealed answers to the open question, which nobody else knows yet.
    pub chosen: Vec<CardiaCard>,
    /// The own top card of the deck, where it was looked at.
    pub top: Option<CardiaCard>,
    /// The own known cards at the bottom of the deck, the highest first.
    pub bottom: Vec<CardiaCard>,
    /// The six guardian places; empty without guardians.
    pub guardians: Vec<CardiaGuardian>,
    /// Who won, once the game is over; nobody in a drawn game.
    pub winners: Option<Vec<Seat>>,
    /// How it ended, in words.
    pub ending: Option<Text>,
}

fn number(card: Card) -> u32 {
    card.number().unsigned_abs().into()
}

fn card(deck: Deck, card: Card) -> CardiaCard {
    CardiaCard { name: deck.character(card).word().into(), number: number(card) }
}

fn cards(deck: Deck, set: CardSet) -> Vec<CardiaCard> {
    set.iter().map(|it| card(deck, it)).collect()
}

fn card_at(deck: Deck, at: CardRef) -> CardiaCardAt {
    CardiaCardAt { owner: at.owner().into(), card: name(deck, at.card()) }
}

fn in_play(deck: Deck, shown: Shown, wins: bool) -> CardiaCardInPlay {
    CardiaCardInPlay {
        card: card(deck, shown.card),
        influence: shown.influence.into(),
        tokens: shown.tokens.into(),
        unicorn: shown.unicorn,
        signets: shown.signets.into(),
        wins,
    }
}

fn encounter(deck: Deck, compared: Compared) -> CardiaEncounter {
    let of = |seat| in_play(deck, compared.cards[seat], compared.wins[seat]);
    CardiaEncounter { cards: SEATS.map(of) }
}

impl From<&View> for CardiaView {
    fn from(view: &View) -> CardiaView {
        let deck = view.deck();
        let own = |seat| view.observer() == Observer::Seat(seat);
        let side = |seat: kernel::Seat| CardiaSide {
            seat: seat.into(),
            signets: view.signets(seat).into(),
            wins: view.wins(seat).into(),
            hand: view.hand_len(seat).into(),
            deck: view.deck_len(seat).into(),
            discard: cards(deck, view.discard(seat)),
            known_in_hand: cards(deck, view.known_in_hand(seat)),
            unseen: cards(deck, view.unseen(seat)),
            waiting: view.waiting(seat).map(waits).collect(),
            placed_open: view.placed_open(seat).map(|it| card(deck, it)),
            fog: match view.face_up_in_fog(seat) {
                Some(up) => Some(CardiaFog::Up { card: card(deck, up) }),
                None if view.has_folded(seat) => {
                    let down = view.folded().filter(|_| own(seat));
                    Some(CardiaFog::Down { card: down.map(|it| card(deck, it)) })
                }
                None => None,
            },
            has_chosen: view.has_chosen(seat),
        };
        let (owed, end) = match view.status() {
            Status::Owed(seats) => (Seat::of_set(seats), None),
            Status::Over(outcome) => (Vec::new(), Some(outcome)),
        };
        CardiaView {
            observer: match view.observer() {
                Observer::Seat(seat) => Some(seat.into()),
                Observer::Spectator => None,
            },
            options: (&view.options()).into(),
            owed,
            question: question(view.ask(), deck),
            encounters: view.encounters().map(|it| encounter(deck, it)).collect(),
            latest_is_compared: view.is_all_compared(),
            sides: SEATS.into_iter().map(side).collect(),
            hand: cards(deck, view.hand()),
            chosen: cards(deck, view.chosen()),
            top: view.top().map(|it| card(deck, it)),
            bottom: view.bottom().map(|it| card(deck, it)).collect(),
            guardians: match view.options().guardians {
                GuardianRule::None => Vec::new(),
                GuardianRule::Hidden | GuardianRule::Open => {
                    view.guardians().into_iter().map(Into::into).collect()
                }
            },
            winners: end.map(|outcome| Seat::of_set(outcome.winners)),
            ending: view.end().map(|end| ending(end, view.options().goal)),
        }
    }
}

fn winners(compared: Compared) -> Vec<Seat> {
    SEATS.into_iter().filter(|&seat| compared.wins[seat]).map(Seat::from).collect()
}

/// Where a guardian stands: the number of the encounter it belongs to (C9.1).
const fn guardian_place(index: u8) -> u32 {
    2 * (index as u32 + 1)
}

events! {
    /// Something that happened in Cardia. A hidden card is `null` for those who may not see it.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    #[serde(tag = "event", rename_all = "camelCase", deny_unknown_fields)]
    #[allow(missing_docs, reason = "the fields say what their names say")]
    pub enum CardiaEvent in "cardia-tell" as TELLS {
        /// A game begins; its number in the match.
        GameStarted { number: u32 },
        /// A guardian is turned over; the number of the encounter it belongs to.
        GuardianTurned { place: u32, guardian: CardiaName },
        /// A guardian is laid face down; the number of the encounter it belongs to and the faction on its back.
        GuardianPlaced { place: u32, faction: CardiaFaction },
        /// A seat has answered a sealed question.
        Chose { seat: Seat },
        /// A card is drawn.
        Drew { seat: Seat, card: Option<CardiaCard> },
        /// A card is placed face up before the opponent chooses.
        PlacedOpen { seat: Seat, card: CardiaCard },
        /// A card is placed face down and stays so (Foggy Swamp).
        PlacedHidden { seat: Seat, card: Option<CardiaCard> },
        /// An encounter is revealed: the cards of A and B.
        Revealed { cards: [CardiaCard; 2] },
        /// The current encounter is compared; nobody wins a tie, and both may.
        Compared { encounter: CardiaEncounter, winners: Vec<Seat> },
        /// An encounter has another result than before, or carries other signets: how many its winner has there now.
        Turned { encounter: CardiaEncounter, winners: Vec<Seat>, signets: u32 },
        /// A card's ability is activated.
        Activated { at: CardiaCardAt },
        /// A card uses the ability of another.
        Copied { at: CardiaCardAt, card: CardiaCard },
        /// A guardian's effect is used.
        GuardianUsed { seat: Seat, guardian: CardiaName },
        /// A location takes effect for a player.
        LocationUsed { seat: Seat, location: CardiaName },
        /// A card is chosen from which something will be moved.
        Pointed { at: CardiaCardAt },
        /// Modifiers are put on a card.
        Modified { at: CardiaCardAt, by: Signed },
        /// The tokens on a card are now so many.
        Tokens { at: CardiaCardAt, tokens: u32 },
        /// Something waits for a player's next card.
        Waiting { seat: Seat, what: Text },
        /// A faction is named.
        Named { seat: Seat, faction: CardiaFaction },
        /// The Palace Guard's demand is declined.
        Declined { seat: Seat },
        /// Hand cards are discarded.
        DiscardedFromHand { seat: Seat, cards: Vec<CardiaCard> },
        /// Deck cards are discarded.
        DiscardedFromDeck { seat: Seat, cards: Vec<CardiaCard> },
        /// A card in play is discarded.
        DiscardedFromPlay { at: CardiaCardAt },
        /// A card in play returns to its owner's hand.
        TakenBack { at: CardiaCardAt },
        /// A card of the hand takes the place of one in play.
        Replaced { seat: Seat, card: CardiaCard },
        /// Two cards of a player change places; the two encounters, counted from 1.
        Swapped { seat: Seat, first: u32, second: u32 },
        /// The top card of a deck is looked at.
        Looked { seat: Seat, card: Option<CardiaCard> },
        /// It stays there.
        KeptTop { seat: Seat },
        /// It goes under the deck.
        PutTopUnder { seat: Seat },
        /// A hand card goes under the deck.
        PutUnder { seat: Seat, card: Option<CardiaCard> },
        /// A discard pile becomes the deck.
        Reborn { seat: Seat },
        /// A deck is shuffled.
        Shuffled { seat: Seat },
        /// An ability or a guardian's effect has come to nothing.
        NothingHappened,
        /// The round is over.
        RoundEnded,
        /// The game is over.
        GameOver { ending: Text },
    }
}

impl CardiaEvent {
    /// An event as an observer heard it, in a game with these options.
    fn of(options: &Options, event: Event) -> CardiaEvent {
        let deck = options.deck;
        let card = |it| card(deck, it);
        let cards = |it| cards(deck, it);
        let at = |it| card_at(deck, it);
        match event {
            Event::GameStarted(number) => CardiaEvent::GameStarted { number: number.into() },
            Event::GuardianPlaced(place, faction) => CardiaEvent::GuardianPlaced {
                place: guardian_place(place),
                faction: self::faction(faction),
            },
            Event::GuardianTurned(place, guardian) => CardiaEvent::GuardianTurned {
                place: guardian_place(place),
                guardian: guardian.word().into(),
            },
            Event::Chose(seat) => CardiaEvent::Chose { seat: seat.into() },
            Event::Drew(seat, it) => CardiaEvent::Drew { seat: seat.into(), card: it.map(card) },
            Event::PlacedOpen(seat, it) => {
                CardiaEvent::PlacedOpen { seat: seat.into(), card: card(it) }
            }
            Event::PlacedHidden(seat, it) => {
                CardiaEvent::PlacedHidden { seat: seat.into(), card: it.map(card) }
            }
            Event::Revealed(both) => CardiaEvent::Revealed { cards: both.0.map(card) },
            Event::Compared(it) => {
                CardiaEvent::Compared { encounter: encounter(deck, it), winners: winners(it) }
            }
            Event::Turned(it) => CardiaEvent::Turned {
                encounter: encounter(deck, it),
                winners: winners(it),
                signets: it
                    .cards
                    .0
                    .map(|shown| shown.signets.into())
                    .into_iter()
                    .max()
                    .unwrap_or(0),
            },
            Event::Activated(it) => CardiaEvent::Activated { at: at(it) },
            Event::Copied(it, copied) => CardiaEvent::Copied { at: at(it), card: card(copied) },
            Event::GuardianUsed(seat, guardian) => {
                CardiaEvent::GuardianUsed { seat: seat.into(), guardian: guardian.word().into() }
            }
            Event::LocationUsed(seat, location) => {
                CardiaEvent::LocationUsed { seat: seat.into(), location: location.word().into() }
            }
            Event::Pointed(it) => CardiaEvent::Pointed { at: at(it) },
            Event::Modified(it, by) => CardiaEvent::Modified { at: at(it), by: Signed(by.into()) },
            Event::Tokens(it, tokens) => CardiaEvent::Tokens { at: at(it), tokens: tokens.into() },
            Event::Waiting(seat, wait) => {
                CardiaEvent::Waiting { seat: seat.into(), what: waits(wait) }
            }
            Event::Named(seat, named) => {
                CardiaEvent::Named { seat: seat.into(), faction: faction(named) }
            }
            Event::Declined(seat) => CardiaEvent::Declined { seat: seat.into() },
            Event::DiscardedFromHand(seat, set) => {
                CardiaEvent::DiscardedFromHand { seat: seat.into(), cards: cards(set) }
            }
            Event::DiscardedFromDeck(seat, set) => {
                CardiaEvent::DiscardedFromDeck { seat: seat.into(), cards: cards(set) }
            }
            Event::DiscardedFromPlay(it) => CardiaEvent::DiscardedFromPlay { at: at(it) },
            Event::TakenBack(it) => CardiaEvent::TakenBack { at: at(it) },
            Event::Replaced(seat, it) => {
                CardiaEvent::Replaced { seat: seat.into(), card: card(it) }
            }
            Event::Swapped(seat, place) => CardiaEvent::Swapped {
                seat: seat.into(),
                first: u32::from(place) + 1,
                second: u32::from(place) + 2,
            },
            Event::Looked(seat, it) => {
                CardiaEvent::Looked { seat: seat.into(), card: it.map(card) }
            }
            Event::KeptTop(seat) => CardiaEvent::KeptTop { seat: seat.into() },
            Event::PutTopUnder(seat) => CardiaEvent::PutTopUnder { seat: seat.into() },
            Event::PutUnder(seat, it) => {
                CardiaEvent::PutUnder { seat: seat.into(), card: it.map(card) }
            }
            Event::Reborn(seat) => CardiaEvent::Reborn { seat: seat.into() },
            Event::Shuffled(seat) => CardiaEvent::Shuffled { seat: seat.into() },
            Event::NothingHappened => CardiaEvent::NothingHappened,
            Event::RoundEnded => CardiaEvent::RoundEnded,
            Event::GameOver(end) => CardiaEvent::GameOver { ending: ending(end, options.goal) },
        }
    }
}
