//! Games for tests: Kuhn poker, and Cardia with draws that B wins.
#![allow(dead_code, reason = "every test uses a part of it")]

use cardia::{Action, BadOptions, Base, BaseCardia, Draw, Event, Illegal, Options, State, View};
use kernel::{Chance, Dice, Game, Observer, Outcome, Refusal, RuleId, Seat, SeatSet, Sink, Status};
use std::fmt;

/// Kuhn poker for stakes of one: three cards, one each; pass or bet one more. The payoff of 2 for a called bet is
/// halved like all others, by chance: a won showdown without a bet, and a fold, count only with probability 1/2.
/// So the value is half of Kuhn's −1/18.
pub struct Kuhn;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    cards: [u8; 2],
    /// Two bits a choice, with a 1 before all of them: 0 pass, 1 bet.
    past: u8,
    /// Is the pot played for? Only settled at the end.
    counts: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hand {
    card: Option<u8>,
    past: u8,
    over: Option<Table>,
}

impl Hand {
    pub fn card(&self) -> u8 {
        self.card.expect("a seat sees its card")
    }

    pub fn past(&self) -> u8 {
        self.past
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bid {
    Pass,
    Bet,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bids(bool);

impl kernel::Choices for Bids {
    type Action = Bid;

    fn len(&self) -> usize {
        if self.0 { 2 } else { 0 }
    }

    fn nth(&self, n: usize) -> Option<Bid> {
        [Bid::Pass, Bid::Bet].get(n).copied().filter(|_| self.0)
    }

    fn contains(&self, _: Bid) -> bool {
        self.0
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lot(u32);

impl kernel::Draw for Lot {
    type Outcome = u32;

    fn ways(&self) -> u32 {
        self.0
    }

    fn outcome(&self, index: u32) -> u32 {
        index
    }

    fn index_of(&self, outcome: u32) -> Option<u32> {
        (outcome < self.0).then_some(outcome)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotYourTurn;

impl fmt::Display for NotYourTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not your turn")
    }
}

impl Refusal for NotYourTurn {
    fn rule(&self) -> RuleId {
        RuleId("K1")
    }
}

impl Table {
    fn choices(&self) -> u32 {
        7 - self.past.leading_zeros()
    }

    fn bids(&self) -> Vec<u8> {
        (0..self.choices()).rev().map(|i| self.past >> i & 1).collect()
    }

    /// The winner and the stake, if it is over.
    fn end(&self) -> Option<(Seat, u8)> {
        let higher = if self.cards[0] > self.cards[1] { Seat::A } else { Seat::B };
        match self.bids()[..] {
            [0, 0] => Some((higher, 1)),
            [1, 0] => Some((Seat::A, 1)),
            [0, 1, 0] => Some((Seat::B, 1)),
            [1, 1] | [0, 1, 1] => Some((higher, 2)),
            _ => None,
        }
    }
}

impl Game for Kuhn {
    const NAME: &'static str = "kuhn";
    const RULES_VERSION: u32 = 1;

    type Options = ();
    type State = Table;
    type Action = Bid;
    type Choices = Bids;
    type Draw = Lot;
    type Event = ();
    type View = Hand;
    type BadOptions = String;
    type Illegal = NotYourTurn;

    fn seats(_: &()) -> usize {
        2
    }

    fn start(
        _: &(),
        chance: &mut impl Chance<Lot>,
        _: &mut impl Sink<()>,
    ) -> Result<Table, String> {
        let a = chance.pick(Lot(3)) as u8;
        let b = (a + 1 + chance.pick(Lot(2)) as u8) % 3;
        Ok(Table { cards: [a, b], past: 1, counts: true })
    }

    fn status(state: &Table) -> Status {
        match state.end() {
            None if state.choices() == 1 => Status::Owed(SeatSet::only(Seat::B)),
            None => Status::Owed(SeatSet::only(Seat::A)),
            Some((winner, _)) => {
                let winners = if state.counts { SeatSet::only(winner) } else { SeatSet::EMPTY };
                Status::Over(Outcome { winners, rule: RuleId("K2") })
            }
        }
    }

    fn legal(state: &Table, seat: Seat) -> Bids {
        Bids(Kuhn::status(state) == Status::Owed(SeatSet::only(seat)))
    }

    fn submit(
        state: &mut Table,
        seat: Seat,
        action: Bid,
        chance: &mut impl Chance<Lot>,
        _: &mut impl Sink<()>,
    ) -> Result<(), NotYourTurn> {
        if !Kuhn::legal(state, seat).0 {
            return Err(NotYourTurn);
        }
        state.past = state.past << 1 | u8::from(action == Bid::Bet);
        if let Some((_, 1)) = state.end() {
            state.counts = chance.pick(Lot(2)) == 0;
        }
        Ok(())
    }

    fn view(state: &Table, observer: Observer) -> Hand {
        let card = match observer {
            Observer::Seat(seat) => Some(state.cards[seat.index()]),
            Observer::Spectator => None,
        };
        Hand { card, past: state.past, over: state.end().map(|_| *state) }
    }

    fn redact((): (), _: Observer) -> Option<()> {
        None
    }

    fn imagine(view: &Hand, dice: &mut impl Dice) -> Table {
        let other = (view.card.unwrap_or(0) + 1 + dice.below(2) as u8) % 3;
        Table { cards: [view.card.unwrap_or(0), other], past: view.past, counts: true }
    }
}

/// Cardia in which a drawn game is won by B. Not symmetric, so its value is not known beforehand.
pub struct DrawsToB;

impl Game for DrawsToB {
    const NAME: &'static str = "cardia, draws to B";
    const RULES_VERSION: u32 = 1;

    type Options = Options;
    type State = State<Base>;
    type Action = Action;
    type Choices = cardia::Choices;
    type Draw = Draw;
    type Event = Event;
    type View = View;
    type BadOptions = BadOptions;
    type Illegal = Illegal;

    fn seats(options: &Options) -> usize {
        BaseCardia::seats(options)
    }

    fn start(
        options: &Options,
        chance: &mut impl Chance<Draw>,
        out: &mut impl Sink<Event>,
    ) -> Result<State<Base>, BadOptions> {
        BaseCardia::start(options, chance, out)
    }

    fn status(state: &State<Base>) -> Status {
        match BaseCardia::status(state) {
            Status::Over(outcome) if outcome.winners.is_empty() => {
                Status::Over(Outcome { winners: SeatSet::only(Seat::B), ..outcome })
            }
            status @ (Status::Over(_) | Status::Owed(_)) => status,
        }
    }

    fn legal(state: &State<Base>, seat: Seat) -> cardia::Choices {
        BaseCardia::legal(state, seat)
    }

    fn submit(
        state: &mut State<Base>,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance<Draw>,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        BaseCardia::submit(state, seat, action, chance, out)
    }

    fn view(state: &State<Base>, observer: Observer) -> View {
        BaseCardia::view(state, observer)
    }

    fn redact(event: Event, observer: Observer) -> Option<Event> {
        BaseCardia::redact(event, observer)
    }

    fn imagine(view: &View, dice: &mut impl Dice) -> State<Base> {
        BaseCardia::imagine(view, dice)
    }
}
