//! A position set up by hand: for scenarios, bug reports and study.

use crate::card::{Age, Card, Domain, DomainSet};
use crate::cards::Cards;
use crate::draw::Draw;
use crate::effect::Copied;
use crate::event::Event;
use crate::mind::Pair;
use crate::options::{BadOptions, Options};
use crate::question::Ask;
use crate::state::{Coin, Embargo, QUIET_ROUNDS, SEATS, State, Term};
use crate::turn::{Engine, empty_table};
use kernel::{BySeat, Chance, Seat, SeatSet};
use std::fmt;

/// A position at the beginning of a turn, or at its effects step. Cards of the options that are named nowhere have not
/// been seen: they are in the Age deck, or out of the game if the deck has fewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What is agreed.
    pub options: Options,
    /// The face-up cards of each player's area.
    pub areas: BySeat<Cards, SEATS>,
    /// The named cards of each hand.
    pub hands: BySeat<Cards, SEATS>,
    /// Further cards of each hand, by Age; chance says which.
    pub unknown: BySeat<[u8; 3], SEATS>,
    /// The discard pile.
    pub discard: Cards,
    /// Cards left in the Age deck, by Age.
    pub deck: [u8; 3],
    /// The embargoes. Those on the active player are in force unless their term says otherwise.
    pub embargoes: Vec<Embargo>,
    /// Face-down Utopia cards on each player's Domains, in the order of [`Domain::ALL`].
    pub utopias: BySeat<[u8; Domain::ALL.len()], SEATS>,
    /// The Culture coin.
    pub coin: Option<Coin>,
    /// Complete rounds without a card drawn (V4.6).
    pub quiet: u8,
    /// Was a card drawn in this round?
    pub drew: bool,
    /// Whose turn it is.
    pub turn: Seat,
    /// The First Player.
    pub first: Seat,
    /// At which step.
    pub step: Step,
    /// What each player knows of the others' hands: the observer's seat first, then the other's.
    pub known: BySeat<BySeat<Cards, SEATS>, SEATS>,
    /// Cards each player knows several hands to hold together, beside those.
    pub joint: BySeat<(SeatSet, Cards), SEATS>,
    /// After a draft, two cards of which one went to the next player and the other to the one after.
    pub pairs: BySeat<Option<[Card; 2]>, SEATS>,
}

/// At which step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The turn begins.
    Play,
    /// The card of the turn is played.
    Effects {
        /// Domains whose permanent effect was applied.
        permanent: DomainSet,
        /// Domains whose discard effect was applied.
        discard: DomainSet,
        /// What *Inspiration* copied.
        copied: Option<Copied>,
    },
}

impl Step {
    /// The effects step, with no effect applied.
    pub const EFFECTS: Step =
        Step::Effects { permanent: DomainSet::EMPTY, discard: DomainSet::EMPTY, copied: None };
}

/// Why a position cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSetup {
    /// The options cannot be played.
    Options(BadOptions),
    /// No such player.
    Seat(Seat),
    /// There are not so many of this card.
    TooMany(Card),
    /// Fewer cards of this Age are left than the deck and hands with unknown cards need.
    TooFew {
        /// The Age.
        age: Age,
        /// Cards named nowhere.
        left: u8,
        /// Cards needed.
        needed: u16,
    },
    /// More than five embargoes.
    Embargoes(usize),
    /// An embargo that its target laid in this turn, but it is not the target's turn.
    EmbargoTerm(Embargo),
    /// The coin is with a player who has not most Culture cards.
    Coin(Seat),
    /// A card was drawn in this round, and so many rounds before it are said to be quiet.
    QuietAndDrawn(u8),
    /// So many quiet rounds end the game.
    Quiet(u8),
    /// A player knows of a hand what is not in it.
    Known(Seat),
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSetup::Options(why) => why.fmt(f),
            BadSetup::Seat(seat) => write!(f, "there is no player {seat}"),
            BadSetup::TooMany(card) => write!(f, "there are not so many cards {card} (V1.2)"),
            BadSetup::TooFew { age, left, needed } => {
                write!(f, "{needed} more cards of Age {age} are needed and {left} are left (V1.2)")
            }
            BadSetup::Embargoes(n) => {
                write!(f, "{n} embargoes; five can lie at the same time (V3.6)")
            }
            BadSetup::EmbargoTerm(embargo) => write!(
                f,
                "{} cannot have laid an embargo on themselves in this turn (V2.5)",
                embargo.target.seat()
            ),
            BadSetup::Coin(seat) => {
                write!(f, "{seat} cannot have the coin without most Culture cards (V3.11)")
            }
            BadSetup::QuietAndDrawn(n) => write!(
                f,
                "a card drawn in this round ends the count of {n} quiet rounds; write quiet 0 or drawn no (V4.6)"
            ),
            BadSetup::Quiet(n) => write!(f, "after {n} quiet rounds the game is over (V4.6)"),
            BadSetup::Known(seat) => write!(f, "{seat} knows of a hand what is not in it"),
        }
    }
}

impl std::error::Error for BadSetup {}

const UTOPIA: Card = Card { domain: Domain::Utopia, age: Age::III };

impl Setup {
    /// Nothing in play, nothing in hand; the deck has all its cards, apart from those that leave unseen (V1.3).
    pub fn new(options: Options) -> Setup {
        Setup {
            options,
            areas: BySeat::default(),
            hands: BySeat::default(),
            unknown: BySeat::default(),
            discard: Cards::NONE,
            deck: options.deck_left(),
            embargoes: Vec::new(),
            utopias: BySeat::default(),
            coin: None,
            quiet: 0,
            drew: false,
            turn: Seat::A,
            first: Seat::A,
            step: Step::Play,
            known: BySeat::default(),
            joint: BySeat([(SeatSet::EMPTY, Cards::NONE); SEATS]),
            pairs: BySeat::default(),
        }
    }

    /// A position of a game, if it is at the play step or the effects step of a turn.
    pub fn of(state: &State) -> Option<Setup> {
        let turn = state.open.turn;
        let step = match turn.ask {
            Ask::Play => Step::Play,
            Ask::Effects => Step::Effects {
                permanent: turn.permanent,
                discard: turn.discard,
                copied: turn.copied,
            },
            Ask::Keep
            | Ask::Centre
            | Ask::Attack
            | Ask::Discard(_)
            | Ask::Question
            | Ask::Give(..)
            | Ask::Spend { .. }
            | Ask::TakeBack { .. }
            | Ask::PlayMore(_)
            | Ask::Embargo
            | Ask::Democracy
            | Ask::Pile(_)
            | Ask::Draw
            | Ask::Over(_) => return None,
        };
        let known = |observer: Seat| {
            let of = |seat: Seat| state.minds[observer].known(seat);
            BySeat::new(|seat| if seat == observer { Cards::NONE } else { of(seat) })
        };
        Some(Setup {
            areas: state.open.areas,
            hands: state.hands,
            discard: state.open.pile,
            deck: state.open.left,
            embargoes: state.open.embargoes.iter().collect(),
            utopias: BySeat::new(|seat| {
                Domain::ALL.map(|domain| state.open.utopias[seat].of(domain))
            }),
            coin: turn.coin,
            quiet: turn.quiet,
            drew: turn.drew,
            turn: turn.seat,
            first: turn.first,
            step,
            known: BySeat::new(known),
            joint: BySeat::new(|seat| (state.groups[seat], state.minds[seat].joint(seat))),
            pairs: BySeat(state.pairs.0.map(|pair| pair.map(Pair::cards))),
            ..Setup::new(state.options())
        })
    }

    /// Cards named nowhere; `None` of a card of which there are too many.
    pub fn unseen(&self) -> Result<Cards, BadSetup> {
        let utopias: u32 = self.utopias.0.iter().flatten().map(|&n| u32::from(n)).sum();
        let places = || self.areas.0.iter().chain(&self.hands.0).chain([&self.discard]);
        let mut unseen = Cards::NONE;
        for card in Card::all() {
            let mut named: u32 = places().map(|cards| u32::from(cards.count(card))).sum();
            named += self.embargoes.iter().filter(|embargo| embargo.card() == card).count() as u32;
            if card == UTOPIA {
                named += utopias;
            }
            let left = u32::from(self.options.deck.count(card)).checked_sub(named);
            let left = left.ok_or(BadSetup::TooMany(card))?;
            unseen = unseen + Cards::of(card, left as u8);
        }
        Ok(unseen)
    }

    /// Can this be a position?
    pub fn check(&self) -> Result<(), BadSetup> {
        self.options.check().map_err(BadSetup::Options)?;
        self.check_seats()?;
        let unseen = self.unseen()?;
        for age in Age::ALL {
            let at = age as usize;
            let hands: u16 = self.unknown.0.iter().map(|ages| u16::from(ages[at])).sum();
            let (left, needed) = (unseen.of_age(age), hands + u16::from(self.deck[at]));
            if u16::from(left) < needed {
                return Err(BadSetup::TooFew { age, left, needed });
            }
        }
        if self.embargoes.len() > 5 {
            return Err(BadSetup::Embargoes(self.embargoes.len()));
        }
        let too_soon = |embargo: &&Embargo| {
            embargo.term == Term::AfterThis
                && (embargo.target.seat() != self.turn || self.step == Step::Play)
        };
        if let Some(&embargo) = self.embargoes.iter().find(too_soon) {
            return Err(BadSetup::EmbargoTerm(embargo));
        }
        if self.drew && self.quiet > 0 {
            return Err(BadSetup::QuietAndDrawn(self.quiet));
        }
        if self.quiet >= QUIET_ROUNDS {
            return Err(BadSetup::Quiet(self.quiet));
        }
        self.check_known()
    }

    fn check_seats(&self) -> Result<(), BadSetup> {
        let seats = self.options.seats();
        let named = [Some(self.turn), Some(self.first), self.coin.map(|coin| coin.owner)];
        let source = self.coin.map(|coin| coin.copied.source());
        let targets = self.embargoes.iter().map(|embargo| embargo.target.seat());
        let mut named = named.into_iter().chain([source]).flatten().chain(targets);
        if let Some(seat) = named.find(|&seat| !seats.contains(seat)) {
            return Err(BadSetup::Seat(seat));
        }
        for seat in (0..SEATS).filter_map(Seat::new).filter(|&seat| !seats.contains(seat)) {
            let nothing = self.areas[seat].is_empty()
                && self.hands[seat].is_empty()
                && self.unknown[seat] == [0; 3]
                && self.utopias[seat] == [0; Domain::ALL.len()];
            if !nothing {
                return Err(BadSetup::Seat(seat));
            }
        }
        Ok(())
    }

    /// What is known is true: of each hand, and of several together.
    fn check_known(&self) -> Result<(), BadSetup> {
        let seats = self.options.seats();
        for observer in (0..SEATS).filter_map(Seat::new) {
            let bad = Err(BadSetup::Known(observer));
            let (group, joint) = self.joint[observer];
            let mut rest = Cards::NONE;
            for seat in (0..SEATS).filter_map(Seat::new) {
                let known = self.known[observer][seat];
                if !self.hands[seat].contains(known) || seat == observer && !known.is_empty() {
                    return bad;
                }
                if group.contains(seat) {
                    rest = rest + (self.hands[seat] - known);
                }
            }
            let outside = group.iter().any(|seat| seat == observer || !seats.contains(seat));
            if outside || !rest.contains(joint) || group.len() < 2 && !joint.is_empty() {
                return bad;
            }
            if let Some([one, two]) = self.pairs[observer]
                && (self.options.players == 2 || Pair::new(one, two).is_none())
            {
                return bad;
            }
        }
        Ok(())
    }

    /// The position, with the turn begun or at its effects step; chance deals the unknown hand cards, and what a skipped
    /// step needs. A player with nothing to play and no effect to apply goes on to draw.
    pub fn start(
        &self,
        mut chance: &mut dyn Chance<Draw>,
        events: &mut Vec<Event>,
    ) -> Result<State, BadSetup> {
        self.check()?;
        let mut state = empty_table(&self.options);
        state.open.areas = self.areas;
        state.open.pile = self.discard;
        state.open.left = self.deck;
        state.unseen = self.unseen()?;
        state.hands = self.hands;
        for &embargo in &self.embargoes {
            state.open.embargoes.add(embargo);
        }
        for seat in self.options.seats().iter() {
            for (domain, n) in Domain::ALL.into_iter().zip(self.utopias[seat]) {
                state.open.utopias[seat].add(domain, n);
            }
            let (group, joint) = self.joint[seat];
            if !joint.is_empty() {
                state.groups[seat] = group;
            }
            for other in self.options.seats().without(seat).iter() {
                *state.minds[seat].known_mut(other) = self.known[seat][other];
            }
            *state.minds[seat].joint_mut(seat) = joint;
            state.pairs[seat] = self.pairs[seat].and_then(|[one, two]| Pair::new(one, two));
        }
        let turn = &mut state.open.turn;
        turn.seat = self.turn;
        turn.first = self.first;
        turn.coin = self.coin;
        turn.quiet = self.quiet;
        turn.drew = self.drew;
        if let Some(coin) = self.coin
            && !state.open.has_culture_majority(coin.owner)
        {
            return Err(BadSetup::Coin(coin.owner));
        }
        self.deal_unknown(&mut state, chance, events);
        let mut engine = Engine { s: &mut state, chance: &mut chance, out: events };
        match self.step {
            Step::Play => engine.begin_turn(self.turn),
            Step::Effects { permanent, discard, copied } => {
                let turn = &mut engine.s.open.turn;
                (turn.permanent, turn.discard, turn.copied) = (permanent, discard, copied);
                engine.effects_step()
            }
        };
        Ok(state)
    }

    fn deal_unknown(
        &self,
        state: &mut State,
        chance: &mut dyn Chance<Draw>,
        events: &mut Vec<Event>,
    ) {
        for seat in self.options.seats().iter() {
            for age in Age::ALL {
                for _ in 0..self.unknown[seat][age as usize] {
                    let index = chance.pick(Draw::Deal(seat, age, state.unseen));
                    let card = state.unseen.nth_of_age(age, index);
                    state.unseen -= card;
                    state.hands[seat] += card;
                    events.push(Event::Drew(seat, age, Some(card.domain)));
                }
            }
        }
    }
}
