//! The rules of Carta Impera Victoria for two to four players. `docs/rules/civ.md` states them; the ids in comments refer
//! to it.

mod card;
mod cards;
mod draft;
mod draw;
mod effect;
mod effects;
mod end;
mod event;
mod legal;
mod mind;
mod notation;
mod observe;
mod options;
mod question;
mod refusal;
mod score;
pub mod setup;
mod state;
mod truth;
mod turn;
mod view;
mod worlds;

pub use card::{Age, Card, Domain, DomainSet};
pub use cards::Cards;
pub use draw::{Draw, Drawn};
pub use effect::{Copied, Effect, HandSize, Level, Target};
pub use end::{Decision, End, Ending, Reason};
pub use event::Event;
pub use notation::BadText;
pub use options::{BadOptions, Options, PLAYERS, Teams, Variant, hegemony};
pub use question::{Action, Ask, Choices};
pub use refusal::Illegal;
pub use score::Score;
pub use setup::{BadSetup, Setup, Step};
pub use state::{Coin, Embargo, State, Term};
pub use view::View;

use kernel::bits::{Counted, count16, select16};
use kernel::{Chance, Choices as _, Dice, Game, Observer, Outcome, Seat, SeatSet, Sink, Status};
use turn::Engine;

/// Carta Impera Victoria.
pub struct Civ;

impl Game for Civ {
    const NAME: &'static str = "civ";
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

    fn allies(options: &Options, seat: Seat) -> SeatSet {
        match options.teams {
            Teams::No => SeatSet::only(seat),
            Teams::Yes => {
                let same = |other: &Seat| (other.index() + seat.index()).is_multiple_of(2);
                options.seats().iter().filter(same).collect()
            }
        }
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
            None => Status::Owed(state.owed()),
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
        let Some(code) = state.choices(seat).code_of(action) else {
            return Err(state.sight(seat).refuse(action, state.owed()));
        };
        let mut engine = Engine { s: state, chance, out };
        if engine.s.ask() == Ask::Keep {
            engine.keep(seat, Domain::from_code(code));
        } else {
            engine.answer(code);
        }
        Ok(())
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
        // A round of the draft has several players choose.
        while state.ask() == Ask::Keep {
            for seat in state.owed().iter() {
                let choices = state.choices(seat);
                let n = dice.below(choices.len() as u32) as usize;
                if let Some(action) = choices.nth(n) {
                    let accepted = Civ::submit(state, seat, action, dice, &mut ());
                    debug_assert_eq!(accepted, Ok(()), "legal is what submit accepts");
                }
            }
        }
        let mut codes = state.sight(state.active()).codes();
        let mut engine = Engine { s: state, chance: dice, out: &mut () };
        while codes != 0 {
            let code = any_of(codes, engine.chance);
            codes = engine.answer(code);
        }
        match Civ::status(state) {
            Status::Over(outcome) => outcome,
            Status::Owed(_) => unreachable!("a game without answers is over"),
        }
    }
}

/// One of the codes, each equally likely. Most questions have few codes, and those are faster to count.
#[inline]
fn any_of(codes: u64, dice: &mut impl Dice) -> u8 {
    if let Ok(few) = u16::try_from(codes) {
        let n = dice.below(count16(few).into());
        return select16(few, n) as u8;
    }
    let counted = Counted::new(codes);
    counted.nth(dice.below(counted.total()))
}
