use crate::{Chance, Dice, Draw, Seat, SeatSet, Setting};
use std::fmt;
use std::hash::Hash;

/// The id of a statement in `docs/rules`, for example `C3.2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winners: no seat in a drawn game, several seats in a shared win.
    pub winners: SeatSet,
    /// The rule that ended it.
    pub rule: RuleId,
}

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// These seats owe a choice; several bits are a simultaneous, sealed one.
    Owed(SeatSet),
    /// Nothing: the game is over.
    Over(Outcome),
}

/// An observer of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Observer {
    /// A player.
    Seat(Seat),
    /// A spectator, who sees only public information.
    Spectator,
}

impl Observer {
    /// Everyone at a table of `seats`, and a spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Observer> {
        SeatSet::first(seats).iter().map(Observer::Seat).chain([Observer::Spectator])
    }

    /// Does this observer sit there?
    pub fn is(self, seat: Seat) -> bool {
        self == Observer::Seat(seat)
    }
}

/// Why an action was refused.
pub trait Refusal: Copy + Eq + fmt::Debug + fmt::Display {
    /// The rule that refused it.
    fn rule(&self) -> RuleId;
}

/// The legal actions of a seat: sorted, without duplicates, no heap.
pub trait Choices: Copy + Eq + fmt::Debug {
    /// One atomic choice.
    type Action;

    /// How many there are.
    fn len(&self) -> usize;

    /// The `n`-th in order.
    fn nth(&self, n: usize) -> Option<Self::Action>;

    /// Is it one of them?
    fn contains(&self, action: Self::Action) -> bool;

    /// None at all?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All of them in order.
    fn iter(&self) -> impl Iterator<Item = Self::Action> {
        (0..self.len()).map_while(|n| self.nth(n))
    }
}

/// Takes the events of a move. `()` forgets them at no cost; a `Vec` keeps them.
pub trait Sink<E> {
    /// Whether events are used. If not, the rules need not make expensive events.
    const LISTENS: bool = true;

    /// Something happened.
    fn emit(&mut self, event: E);
}

impl<E> Sink<E> for () {
    const LISTENS: bool = false;

    #[inline]
    fn emit(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// The rules of a game, as pure functions.
pub trait Game: 'static + Sized {
    /// How the game is called in records, scenarios and commands.
    const NAME: &'static str;
    /// The version of the rules that new games are played by. Every change of the rules that changes an old replay
    /// raises it.
    const RULES_VERSION: u32;
    /// The oldest version that is still played, so that its records replay by the rules of their time (I13).
    const OLDEST_RULES: u32 = Self::RULES_VERSION;

    /// The options of a game, fixed before the first card.
    type Options: Clone + Eq + fmt::Debug;
    /// The complete state of a game, hidden information included. Small, and without heap.
    type State: Copy + Eq + Hash + fmt::Debug;
    /// One atomic choice.
    type Action: Copy + Eq + Ord + Hash + fmt::Debug;
    /// A set of them.
    type Choices: Choices<Action = Self::Action>;
    /// A question to chance.
    type Draw: Draw;
    /// Something that happened.
    type Event: Copy + Eq + fmt::Debug;
    /// What one observer may know. The type has no field for anything else.
    type View: Copy + Eq + fmt::Debug;
    /// Why options are impossible.
    type BadOptions: fmt::Debug + fmt::Display;
    /// Why an action is illegal.
    type Illegal: Refusal;

    /// How many seats this game has.
    fn seats(options: &Self::Options) -> usize;

    /// Who wins together with this seat: its team, or the seat alone.
    fn allies(_options: &Self::Options, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// The version of the rules that these options are played by.
    fn rules_of(_options: &Self::Options) -> u32 {
        Self::RULES_VERSION
    }

    /// The same options under the rules of another version, from [`OLDEST_RULES`](Game::OLDEST_RULES) to
    /// [`RULES_VERSION`](Game::RULES_VERSION).
    fn under_rules(options: Self::Options, _version: u32) -> Self::Options {
        options
    }

    /// Deals.
    fn start(
        options: &Self::Options,
        chance: &mut impl Chance<Self::Draw>,
        out: &mut impl Sink<Self::Event>,
    ) -> Result<Self::State, Self::BadOptions>;

    /// [`start`](Game::start) for those who need no speed. A crate of rules repeats the provided body: then it is compiled
    /// there, once, and not in every crate again for every kind of chance and sink.
    fn deal(
        options: &Self::Options,
        mut chance: &mut dyn Chance<Self::Draw>,
        events: &mut Vec<Self::Event>,
    ) -> Result<Self::State, Self::BadOptions> {
        Self::start(options, &mut chance, events)
    }

    /// Who owes a choice, or how it ended.
    fn status(state: &Self::State) -> Status;

    /// Exactly what [`submit`](Game::submit) accepts from this seat now.
    fn legal(state: &Self::State, seat: Seat) -> Self::Choices;

    /// Takes a seat's choice and plays on to the next open question. A refusal changes nothing.
    fn submit(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance<Self::Draw>,
        out: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// [`submit`](Game::submit) as [`deal`](Game::deal) is to [`start`](Game::start).
    fn play(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        mut chance: &mut dyn Chance<Self::Draw>,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Illegal> {
        Self::submit(state, seat, action, &mut chance, events)
    }

    /// What the observer may know.
    fn view(state: &Self::State, observer: Observer) -> Self::View;

    /// The part of an event that the observer may know; `None` if it may know nothing.
    fn redact(event: Self::Event, observer: Observer) -> Option<Self::Event>;

    /// Samples a state that fits the view; all such states are equally likely.
    fn imagine(view: &Self::View, dice: &mut impl Dice) -> Self::State;

    /// Plays on with uniform random choices to the end.
    fn playout(state: &mut Self::State, dice: &mut impl Dice) -> Outcome {
        loop {
            match Self::status(state) {
                Status::Over(outcome) => return outcome,
                Status::Owed(seats) => {
                    for seat in seats.iter() {
                        let choices = Self::legal(state, seat);
                        let n = dice.below(choices.len() as u32) as usize;
                        let action = choices.nth(n).expect("below the number of choices");
                        let accepted = Self::submit(state, seat, action, dice, &mut ());
                        debug_assert_eq!(accepted, Ok(()), "legal is what submit accepts");
                    }
                }
            }
        }
    }
}

/// The text form of a game, used in records, in scenarios and by players.
pub trait Notation: Game {
    /// Why a text is neither an action nor an outcome: what was wrong and what would be right.
    type BadText: fmt::Debug + fmt::Display;

    /// The options there are.
    const SETTINGS: &'static [Setting];

    /// The options, as `key=value` words; those at their default are left out.
    fn write_options(options: &Self::Options) -> String;

    /// The options from such words.
    fn read_options(text: &str) -> Result<Self::Options, Self::BadOptions>;

    /// An action, without taking sides.
    fn write_action(options: &Self::Options, action: Self::Action) -> String;

    /// The action written so.
    fn read_action(options: &Self::Options, text: &str) -> Result<Self::Action, Self::BadText>;

    /// An outcome of chance.
    fn write_outcome(options: &Self::Options, outcome: <Self::Draw as Draw>::Outcome) -> String;

    /// The outcome written so.
    fn read_outcome(
        options: &Self::Options,
        text: &str,
    ) -> Result<<Self::Draw as Draw>::Outcome, Self::BadText>;
}
