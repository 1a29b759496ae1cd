//! The rules of Kardinal & König – Das Kartenspiel for three to five players. `docs/rules/kardinal.md` states them; the
//! ids in comments refer to it.
//!
//! The symbols of the single Land cards are in none of our sources: [`Deck::DEFAULT`] is a reconstruction
//! (K1.4, K6), and any other deck can be played.

mod card;
mod cell;
mod deck;
mod draw;
mod end;
mod event;
mod land;
mod law;
mod legal;
mod notation;
mod observe;
mod options;
mod question;
mod score;
pub mod setup;
mod state;
mod table;
mod turn;
mod view;

pub use card::{BadCard, Card, Circles, Family, Route};
pub use cell::{Cell, Cells, End, Side};
pub use deck::{BadDeck, Deck};
pub use draw::{Draw, Drawn};
pub use end::{End as GameEnd, Reason};
pub use event::Event;
pub use land::Land;
pub use law::{LAW_CELLS, Law, Laws};
pub use notation::BadText;
pub use options::{BadOptions, CircleRule, Options, PLAYERS, Uncovered};
pub use question::{Action, Ask, Choices, Illegal};
pub use score::{Line, Scores, Sheet};
pub use state::State;
pub use table::Table;
pub use view::View;

use kernel::bits::Counted;
use kernel::{Chance, Dice, Game, Observer, Outcome, Seat, SeatSet, Sink, Status};
use turn::Engine;

/// Kardinal & König – Das Kartenspiel.
pub struct Kardinal;

impl Game for Kardinal {
    const NAME: &'static str = "kardinal";
    const RULES_VERSION: u32 = 1;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Choices = Choices;
    type Draw = Draw;
    type Event = Event;
    type View = View;
    type BadOptions = BadOptions;
    type Illegal = Illegal;

    fn seats(options: &Options) -> usize {
        options.players.into()
    }

    fn start(
        options: &Options,
        chance: &mut impl Chance<Draw>,
        out: &mut impl Sink<Event>,
    ) -> Result<State, BadOptions> {
        options.check()?;
        Ok(turn::deal(options, chance, out))
    }

    fn deal(
        options: &Options,
        mut chance: &mut dyn Chance<Draw>,
        events: &mut Vec<Event>,
    ) -> Result<State, BadOptions> {
        Self::start(options, &mut chance, events)
    }

    #[inline]
    fn status(state: &State) -> Status {
        match state.end() {
            Some(end) => Status::Over(end.outcome()),
            None => Status::Owed(SeatSet::only(state.active())),
        }
    }

    #[inline]
    fn legal(state: &State, seat: Seat) -> Choices {
        state.choices(seat)
    }

    #[inline]
    fn submit(
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance<Draw>,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        match state.choices(seat).code_of(action) {
            Some(code) => {
                Engine { s: state, chance, out }.answer(code);
                Ok(())
            }
            None => Err(state.refuse(seat, action)),
        }
    }

    fn play(
        state: &mut State,
        seat: Seat,
        action: Action,
        mut chance: &mut dyn Chance<Draw>,
        events: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        Self::submit(state, seat, action, &mut chance, events)
    }

    fn view(state: &State, observer: Observer) -> View {
        View::new(state, observer)
    }

    fn redact(event: Event, observer: Observer) -> Option<Event> {
        Some(event.redact(observer))
    }

    fn imagine(view: &View, dice: &mut impl Dice) -> State {
        view.imagine(dice)
    }

    /// As the provided one does it, with the same dice to the same end, without turning codes into actions and back.
    fn playout(state: &mut State, dice: &mut impl Dice) -> Outcome {
        if !state.table().display().is_empty() {
            let mut codes = state.codes();
            let mut engine = Engine { s: state, chance: dice, out: &mut () };
            while codes != 0 {
                let counted = Counted::new(codes);
                let n = engine.chance.below(counted.total());
                codes = engine.answer(counted.nth(n));
            }
        }
        state.scores().end().outcome()
    }
}
