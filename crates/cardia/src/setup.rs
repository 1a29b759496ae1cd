//! Any arrangement of the cards, set up by hand: for scenarios, puzzles and bug reports.
//!
//! A [`Setup`] is plain data anyone may fill in; [`Setup::start`] is the only way from it to a state, and checks
//! that it could lie on a table.

mod waits;

pub use waits::Waits;

use crate::card::{Card, CardRef, CardSet, Faction};
use crate::draw::Draw;
use crate::engine::SEATS;
use crate::event::{Event, Wait};
use crate::guardian::{GUARDIANS_EACH, Guardian, GuardianPlace, PLACES, guardians_of};
use crate::options::{BadOptions, GuardianRule, Length, Location, Options};
use crate::question::Ask;
use crate::state::{Stage, State};
use crate::wilds::{Extras, GuardianSlot, Pile, Slot};
use kernel::{BySeat, Chance, Seat};
use std::fmt;

/// An arrangement at the beginning of a round. Cards that are nowhere lie on their owner's discard pile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What was agreed.
    pub options: Options,
    /// What is in play, first encounter first.
    pub encounters: Vec<BySeat<Played, 2>>,
    /// Each player's other cards.
    pub sides: BySeat<SideSetup, 2>,
    /// The six guardian places; chance brings the backs of those that are just [`GuardianPlace::Down`]. Without it
    /// chance also turns over as many as the encounters in play would have (C9.1, C9.8).
    pub guardians: Option<[GuardianPlace; PLACES]>,
    /// Games won in the match.
    pub wins: BySeat<u8, 2>,
}

/// A card in play and what lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The card.
    pub card: Card,
    /// The sum of modifiers on it.
    pub modifiers: i8,
    /// Ongoing tokens on it.
    pub tokens: u8,
    /// The Unicorn's bonus.
    pub unicorn: bool,
}

impl Played {
    /// A card with nothing on it.
    pub const fn bare(card: Card) -> Played {
        Played { card, modifiers: 0, tokens: 0, unicorn: false }
    }
}

/// A player's cards that are not in play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SideSetup {
    /// The hand.
    pub hand: CardSet,
    /// The top card of the deck, where its owner knows it.
    pub top: Option<Card>,
    /// The part of the deck without order.
    pub deck: CardSet,
    /// The cards under it that the owner knows, the highest first.
    pub bottom: Vec<Card>,
    /// What waits for the next card.
    pub waits: Waits,
    /// The card that waits to be revealed (Foggy Swamp).
    pub placed: Option<Placed>,
    /// Is the Temple of Rebirth spent?
    pub reborn: bool,
}

/// A card placed in the Foggy Swamp (C8.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// The card. It lies face up if it had to be played so.
    pub card: Card,
    /// What was bound to it when it was placed.
    pub bound: Waits,
}

/// Why a set-up cannot lie on a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSetup {
    /// The options cannot be played.
    Options(BadOptions),
    /// A card these options leave out of the game.
    NotInGame(CardRef),
    /// A card in two places.
    Twice(CardRef),
    /// More modifiers than a card can bear.
    Modifiers(CardRef, i8),
    /// More ongoing tokens than a card can bear.
    Tokens(CardRef, u8),
    /// A Unicorn's bonus on a card that loses (C9.11).
    LostUnicorn(CardRef),
    /// More than can wait for one card.
    TooMuchWaits(Seat, Wait),
    /// Guardians in a game without them.
    NoGuardians,
    /// The same guardian at two places.
    GuardianTwice(Guardian),
    /// More guardians of a faction than there are.
    TooManyGuardians(Faction),
    /// A guardian face down where all lie open; its place among the six.
    GuardianFaceDown(usize),
    /// A card placed for later without the Foggy Swamp.
    NotFoggy(Seat),
    /// Only this player has placed a card.
    PlacedAlone(Seat),
    /// The Temple of Rebirth is spent without being in force.
    NoTempleOfRebirth(Seat),
    /// More games won than the match allows while it goes on.
    Wins(Seat, u8),
    /// Something the base game has no room for.
    NotBase(Seat),
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSetup::Options(bad) => bad.fmt(f),
            BadSetup::NotInGame(at) => {
                write!(f, "card {} of {} is not in this game", at.card().number(), at.owner())
            }
            BadSetup::Twice(at) => {
                write!(f, "card {} of {} is in two places", at.card().number(), at.owner())
            }
            BadSetup::Modifiers(at, sum) => {
                write!(f, "{sum:+} on {at:?} is too much; a card bears at most ±{MOST_MODIFIERS}")
            }
            BadSetup::Tokens(at, n) => {
                write!(f, "{n} tokens on {at:?} are too many; a card bears at most {MOST_TOKENS}")
            }
            BadSetup::LostUnicorn(at) => {
                write!(f, "{at:?} loses its encounter and cannot carry the Unicorn's bonus (C9.11)")
            }
            BadSetup::TooMuchWaits(seat, wait) => {
                write!(f, "too much waits for the next card of {seat}: {wait:?}")
            }
            BadSetup::NoGuardians => f.write_str(
                "there are no guardians; add the option guardians=hidden or guardians=open",
            ),
            BadSetup::TooManyGuardians(faction) => {
                write!(f, "there are only {GUARDIANS_EACH} guardians of the {faction:?}")
            }
            BadSetup::GuardianTwice(guardian) => {
                write!(f, "the {} stands at two places", guardian.word())
            }
            BadSetup::GuardianFaceDown(index) => {
                write!(
                    f,
                    "guardian {} is face down, but with guardians=open all lie face up",
                    index + 1
                )
            }
            BadSetup::NotFoggy(seat) => {
                write!(f, "{seat} has placed a card for later, but the Foggy Swamp is not in force")
            }
            BadSetup::PlacedAlone(seat) => {
                write!(f, "only {seat} has placed a card; both do or neither does")
            }
            BadSetup::NoTempleOfRebirth(seat) => {
                write!(f, "{seat} cannot have spent a Temple of Rebirth that is not in force")
            }
            BadSetup::Wins(seat, wins) => {
                write!(f, "{seat} cannot have won {wins} games of a match that goes on")
            }
            BadSetup::NotBase(seat) => {
                write!(f, "the base game has no room for what is set up for {seat}")
            }
        }
    }
}

impl std::error::Error for BadSetup {}

const MOST_MODIFIERS: i8 = 99;
const MOST_TOKENS: u8 = 7;

impl Setup {
    /// An empty table: every card in its deck, no hand dealt.
    pub fn new(options: Options) -> Setup {
        let side = SideSetup { deck: options.cards, ..SideSetup::default() };
        Setup {
            options,
            encounters: Vec::new(),
            sides: BySeat([side.clone(), side]),
            guardians: None,
            wins: BySeat::default(),
        }
    }

    /// The arrangement of a game that stands at the beginning of a round. What players have concluded about each
    /// other's cards is not part of it.
    pub fn of<X: Extras>(state: &State<X>) -> Option<Setup> {
        let open = &state.open;
        let beginning = open.stage == Stage::Place
            && open.ask == Ask::Play
            && SEATS.iter().all(|&s| open.shown[s].is_empty() && state.sides[s].chosen.is_empty());
        beginning.then(|| Setup {
            options: state.options(),
            encounters: (0..state.table().len())
                .map(|place| BySeat::new(|seat| played(state, seat, place)))
                .collect(),
            sides: BySeat::new(|seat| side_of(state, seat)),
            guardians: state
                .extras
                .wilds()
                .filter(|wilds| wilds.open.guardian_rule != GuardianRule::None)
                .map(|wilds| wilds.open.guardians.map(GuardianSlot::place)),
            wins: BySeat::new(|seat| state.wins(seat)),
        })
    }

    /// Sets the table and opens the round.
    pub fn start<X: Extras>(
        &self,
        mut chance: &mut dyn Chance<Draw>,
        events: &mut Vec<Event>,
    ) -> Result<State<X>, BadSetup> {
        let mut state = self.arrange::<X>()?;
        let mut engine = crate::engine(&mut state, &mut chance, events);
        let turned = match self.options.guardians {
            GuardianRule::None => 0,
            GuardianRule::Hidden => {
                engine.draw_backs();
                (1 + self.encounters.len() / 2).min(PLACES)
            }
            GuardianRule::Open => PLACES,
        };
        if self.guardians.is_none() {
            (0..turned).for_each(|index| engine.turn_guardian(index));
        }
        engine.go_on(Ok(()));
        Ok(state)
    }

    fn arrange<X: Extras>(&self) -> Result<State<X>, BadSetup> {
        self.check::<X>()?;
        let mut state = State::<X>::new(&self.options);
        for cards in &self.encounters {
            lay(&mut state, cards);
        }
        for seat in SEATS {
            let side = &self.sides[seat];
            state.sides[seat].hand = side.hand;
            state.sides[seat].deck = side.deck;
            state.open.waiting[seat] = side.waits.into();
            (0..self.wins[seat]).for_each(|_| state.open.score.add_win(seat));
            state.open.score.game += self.wins[seat];
            place_wild(&mut state, seat, side);
        }
        state.open.score.game += 1;
        if let Some((wilds, guardians)) = state.extras.wilds_mut().zip(self.guardians) {
            wilds.open.guardians = guardians.map(GuardianSlot::from);
        }
        self.check_unicorns(&state)?;
        Ok(state)
    }

    fn check<X: Extras>(&self) -> Result<(), BadSetup> {
        self.options.check().map_err(BadSetup::Options)?;
        let base = X::default().wilds().is_none();
        if base && self.options.is_wild() {
            return Err(BadSetup::Options(BadOptions::NotBase));
        }
        for seat in SEATS {
            self.check_cards(seat)?;
            self.check_side(seat)?;
            if base && self.needs_wilds(seat) {
                return Err(BadSetup::NotBase(seat));
            }
        }
        self.check_guardians()
    }

    /// Every card at most once, and only cards of this game.
    fn check_cards(&self, seat: Seat) -> Result<(), BadSetup> {
        let side = &self.sides[seat];
        let in_play = self.encounters.iter().map(|encounter| encounter[seat].card);
        let placed = side.placed.iter().map(|placed| placed.card);
        let singles = in_play.chain(side.top).chain(side.bottom.iter().copied()).chain(placed);
        let mut seen = CardSet::EMPTY;
        for card in singles.chain(side.hand.iter()).chain(side.deck.iter()) {
            let at = CardRef::new(seat, card);
            if !self.options.cards.contains(card) {
                return Err(BadSetup::NotInGame(at));
            }
            if seen.contains(card) {
                return Err(BadSetup::Twice(at));
            }
            seen.insert(card);
        }
        Ok(())
    }

    fn check_side(&self, seat: Seat) -> Result<(), BadSetup> {
        let side = &self.sides[seat];
        for played in self.encounters.iter().map(|encounter| encounter[seat]) {
            let at = CardRef::new(seat, played.card);
            if played.modifiers.unsigned_abs() > MOST_MODIFIERS.unsigned_abs() {
                return Err(BadSetup::Modifiers(at, played.modifiers));
            }
            if played.tokens > MOST_TOKENS {
                return Err(BadSetup::Tokens(at, played.tokens));
            }
        }
        side.waits.check(seat)?;
        if let Some(placed) = side.placed {
            placed.bound.check(seat)?;
            if !self.options.locations.contains(Location::FoggySwamp) {
                return Err(BadSetup::NotFoggy(seat));
            }
            if self.sides[seat.other()].placed.is_none() {
                return Err(BadSetup::PlacedAlone(seat));
            }
        }
        if side.reborn && !self.options.locations.contains(Location::TempleOfRebirth) {
            return Err(BadSetup::NoTempleOfRebirth(seat));
        }
        let most = match self.options.length {
            Length::Single => 0,
            Length::BestOfThree => 1,
        };
        if self.wins[seat] > most {
            return Err(BadSetup::Wins(seat, self.wins[seat]));
        }
        Ok(())
    }

    fn needs_wilds(&self, seat: Seat) -> bool {
        let side = &self.sides[seat];
        side.top.is_some()
            || !side.bottom.is_empty()
            || side.waits.unicorn
            || self.encounters.iter().any(|encounter| encounter[seat].unicorn)
    }

    fn check_guardians(&self) -> Result<(), BadSetup> {
        let Some(guardians) = self.guardians else { return Ok(()) };
        match self.options.guardians {
            GuardianRule::None => return Err(BadSetup::NoGuardians),
            GuardianRule::Hidden => {}
            GuardianRule::Open => {
                if let Some(index) = guardians.iter().position(|it| it.guardian().is_none()) {
                    return Err(BadSetup::GuardianFaceDown(index));
                }
            }
        }
        for (index, place) in guardians.into_iter().enumerate() {
            if let Some(guardian) = place.guardian()
                && guardians[..index].contains(&place)
            {
                return Err(BadSetup::GuardianTwice(guardian));
            }
        }
        let too_many = |faction: &Faction| guardians_of(*faction, &guardians) > GUARDIANS_EACH;
        match Faction::ALL.into_iter().find(too_many) {
            Some(faction) => Err(BadSetup::TooManyGuardians(faction)),
            None => Ok(()),
        }
    }

    fn check_unicorns<X: Extras>(&self, state: &State<X>) -> Result<(), BadSetup> {
        let results = state.results();
        for (place, encounter) in self.encounters.iter().enumerate() {
            for seat in SEATS {
                if encounter[seat].unicorn && results.loses(seat, place) {
                    return Err(BadSetup::LostUnicorn(CardRef::new(seat, encounter[seat].card)));
                }
            }
        }
        Ok(())
    }
}

/// Lays a past encounter.
fn lay<X: Extras>(state: &mut State<X>, cards: &BySeat<Played, 2>) {
    let place = state.open.table.len();
    state.open.table.push(BySeat::new(|seat| cards[seat].card));
    for seat in SEATS {
        let played = cards[seat];
        state.open.table.modify(seat, place, i16::from(played.modifiers));
        state.open.table.set_tokens(CardRef::new(seat, played.card), played.tokens);
        if let Some(wilds) = state.extras.wilds_mut().filter(|_| played.unicorn) {
            wilds.open.unicorn[seat].insert(played.card);
        }
    }
}

/// Puts down what only a state with room for locations has.
fn place_wild<X: Extras>(state: &mut State<X>, seat: Seat, side: &SideSetup) {
    let Some(wilds) = state.extras.wilds_mut() else { return };
    wilds.sides[seat].top = side.top.map_or(Slot::EMPTY, Slot::from);
    wilds.sides[seat].bottom = Pile::default();
    side.bottom.iter().for_each(|&card| wilds.sides[seat].bottom.push(card));
    if side.reborn {
        wilds.open.reborn = wilds.open.reborn.with(seat);
    }
    if let Some(placed) = side.placed {
        wilds.open.bound[seat] = placed.bound.into();
        if placed.bound.face_up {
            wilds.open.unfolded[seat] = Slot::from(placed.card);
        } else {
            wilds.sides[seat].folded = Slot::from(placed.card);
        }
    }
}

fn played<X: Extras>(state: &State<X>, seat: Seat, place: usize) -> Played {
    let card = state.table().card(seat, place);
    let at = CardRef::new(seat, card);
    Played {
        card,
        modifiers: state.table().modifiers_at(seat, place),
        tokens: state.table().tokens(at),
        unicorn: state.has_unicorn(at),
    }
}

fn side_of<X: Extras>(state: &State<X>, seat: Seat) -> SideSetup {
    let mut side = SideSetup {
        hand: state.sides[seat].hand,
        deck: state.sides[seat].deck,
        waits: state.open.waiting[seat].into(),
        ..SideSetup::default()
    };
    if let Some(wilds) = state.extras.wilds() {
        let own = &wilds.sides[seat];
        let card = own.folded.get().or(wilds.open.unfolded[seat].get());
        let bound = wilds.open.bound[seat].into();
        side.top = own.top.get();
        side.bottom = own.bottom.iter().collect();
        side.reborn = wilds.open.reborn.contains(seat);
        side.placed = card.map(|card| Placed { card, bound });
    }
    side
}
