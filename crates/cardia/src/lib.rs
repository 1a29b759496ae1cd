//! The rules of Cardia, whole: decks I and II and their combinations, 13 locations, 12 guardians, single games and
//! matches. `docs/rules/cardia.md` states them; the ids in comments refer to it.
//!
//! [`Cardia`] plays everything. [`BaseCardia`] plays the game without locations and guardians by the same code,
//! compiled without them: smaller and faster, for search.

mod abilities;
mod bits;
mod card;
mod draw;
mod engine;
mod event;
mod guardian;
mod legal;
mod notation;
mod options;
mod question;
mod state;
mod table;
mod turn;
mod view;

pub use card::{Card, CardRef, CardSet, Character, Deck, Faction, Kind, Provenance};
pub use draw::{Draw, Drawn, Purpose};
pub use event::{Compared, Event, Shown, Wait};
pub use guardian::{Guardian, Usage};
pub use notation::{BadText, Words, purpose_word, read_faction, read_guardian};
pub use options::{BadOptions, Difficulty, GuardianRule, Length, Location, LocationSet, Options};
pub use question::{Action, Ask, Choices, Illegal};
pub use state::{Base, End, Extras, Reason, State, Wilds};
pub use table::{Results, Table};
pub use view::View;

use engine::{Engine, Of};
use kernel::{Chance, Choices as _, Dice, Game, Observer, Seat, Sink, Status};
use std::marker::PhantomData;

/// Cardia with everything.
pub type Cardia = CardiaWith<Wilds>;
/// Cardia without locations and guardians.
pub type BaseCardia = CardiaWith<Base>;

/// The game over a state with or without room for locations and guardians.
pub struct CardiaWith<X>(PhantomData<X>);

impl<X: Extras> Game for CardiaWith<X> {
    const NAME: &'static str = "cardia";
    const RULES_VERSION: u32 = 1;

    type Options = Options;
    type State = State<X>;
    type Action = Action;
    type Choices = Choices;
    type Draw = Draw;
    type Event = Event;
    type View = View;
    type BadOptions = BadOptions;
    type Illegal = Illegal;

    fn seats(_: &Options) -> usize {
        2
    }

    fn start(
        options: &Options,
        chance: &mut impl Chance<Draw>,
        out: &mut impl Sink<Event>,
    ) -> Result<State<X>, BadOptions> {
        options.check()?;
        if options.is_wild() && X::default().wilds().is_none() {
            return Err(BadOptions::NotBase);
        }
        let mut state = State::new(options);
        engine(&mut state, chance, out).deal();
        Ok(state)
    }

    #[inline]
    fn status(state: &State<X>) -> Status {
        match state.open.end {
            Some(end) if state.open.owed.is_empty() => Status::Over(end.outcome()),
            Some(_) | None => Status::Owed(state.open.owed),
        }
    }

    #[inline]
    fn legal(state: &State<X>, seat: Seat) -> Choices {
        state.choices(seat)
    }

    #[inline]
    fn submit(
        state: &mut State<X>,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance<Draw>,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let choices = state.choices(seat);
        match choices.ask().code(action) {
            Some(code) if choices.contains(action) => {
                engine(state, chance, out).answer(seat, code);
                Ok(())
            }
            Some(_) | None => Err(state.refuse(seat, action)),
        }
    }

    fn view(state: &State<X>, observer: Observer) -> View {
        View::new(state, observer)
    }

    fn redact(event: Event, observer: Observer) -> Option<Event> {
        Some(event.redact(observer))
    }

    fn imagine(view: &View, dice: &mut impl Dice) -> State<X> {
        view.imagine(dice)
    }
}

fn engine<'a, X: Extras, C: Chance<Draw>, S: Sink<Event>>(
    s: &'a mut State<X>,
    chance: &'a mut C,
    out: &'a mut S,
) -> Engine<'a, Of<X, C, S>> {
    Engine { s, chance, out }
}
