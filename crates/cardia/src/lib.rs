//! The rules of Cardia, whole: decks I and II and their combinations, 13 locations, 12 guardians, single games and
//! matches. `docs/rules/cardia.md` states them; the ids in comments refer to it.
//!
//! [`Cardia`] plays everything. [`BaseCardia`] plays the game without locations and guardians by the same code,
//! compiled without them: smaller and faster, for search.

mod abilities;
mod card;
mod draw;
mod end;
mod engine;
mod event;
mod guardian;
mod knowledge;
mod legal;
mod notation;
mod observe;
mod options;
mod question;
mod ruling;
mod setup;
mod state;
mod table;
mod truth;
mod turn;
mod view;
mod waiting;
mod wilds;

pub use card::{Card, CardRef, CardSet, Character, Deck, Faction, Kind, Provenance};
pub use draw::{Draw, Drawn, Purpose};
pub use end::{End, Reason};
pub use event::{Compared, Event, Shown, Wait};
pub use guardian::{Guardian, GuardianPlace, Usage};
pub use notation::{BadText, Words, purpose_word, read_faction, read_guardian};
pub use options::{BadOptions, Difficulty, GuardianRule, Length, Location, LocationSet, Options};
pub use question::{Action, Ask, Choices, Illegal};
pub use setup::{BadSetup, Placed, Played, Setup, SideSetup, Waits};
pub use state::State;
pub use table::{Results, Table};
pub use view::View;
pub use wilds::{Base, Extras, Wilds};

use engine::{Engine, Of, Told};
use kernel::{BySeat, Chance, Choices as _, Dice, Game, Observer, Outcome, Seat, Sink, Status};
use std::marker::PhantomData;

/// Cardia with everything.
pub type Cardia = CardiaWith<Wilds>;
/// Cardia without locations and guardians.
pub type BaseCardia = CardiaWith<Base>;

/// The game over a state with or without room for locations and guardians.
pub struct CardiaWith<X>(PhantomData<X>);

impl<X: Extras> Game for CardiaWith<X> {
    const NAME: &'static str = "cardia";
    const RULES_VERSION: u32 = 2;
    const OLDEST_RULES: u32 = 1;

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

    fn rules_of(options: &Options) -> u32 {
        options.rules.into()
    }

    fn under_rules(options: Options, version: u32) -> Options {
        let rules = version.clamp(Self::OLDEST_RULES, Self::RULES_VERSION) as u8;
        Options { rules, ..options }
    }

    fn start(
        options: &Options,
        chance: &mut impl Chance<Draw>,
        out: &mut impl Sink<Event>,
    ) -> Result<State<X>, BadOptions> {
        let mut state = before_the_deal(options)?;
        engine(&mut state, chance, out).deal();
        Ok(state)
    }

    fn deal(
        options: &Options,
        chance: &mut dyn Chance<Draw>,
        events: &mut Vec<Event>,
    ) -> Result<State<X>, BadOptions> {
        let mut state = before_the_deal(options)?;
        X::deal(&mut state, chance, events);
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
        match state.choices(seat).code_of(action) {
            Some(code) => {
                engine(state, chance, out).answer(seat, code);
                Ok(())
            }
            None => Err(state.refuse(seat, action)),
        }
    }

    fn play(
        state: &mut State<X>,
        seat: Seat,
        action: Action,
        chance: &mut dyn Chance<Draw>,
        events: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        match state.choices(seat).code_of(action) {
            Some(code) => {
                X::answer(state, seat, code, chance, events);
                Ok(())
            }
            None => Err(state.refuse(seat, action)),
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

    /// As the provided one does it, with the same dice to the same end, without turning codes into
    /// actions and back.
    fn playout(state: &mut State<X>, dice: &mut impl Dice) -> Outcome {
        loop {
            let end = Self::play_on(state, &mut Evenly, dice);
            let owed = state.open.owed;
            if owed.is_empty() {
                return end.outcome();
            }
            // On to the next game of the match.
            for seat in owed.iter() {
                let choices = state.choices(seat);
                let n = Evenly.answer(seat, &choices, dice);
                engine(state, dice, &mut ()).answer(seat, choices.nth_code(n));
            }
        }
    }
}

/// Who chooses for both seats when a game is only played to see how it ends.
pub trait Policy {
    /// The card a seat plays from its hand.
    fn card(&mut self, seat: Seat, hand: CardSet, dice: &mut impl Dice) -> Card;

    /// Which answer a seat gives to any other question: its number among the choices.
    fn answer(&mut self, seat: Seat, choices: &Choices, dice: &mut impl Dice) -> u32;
}

/// Everything is equally likely.
pub struct Evenly;

impl Policy for Evenly {
    #[inline]
    fn card(&mut self, _: Seat, hand: CardSet, dice: &mut impl Dice) -> Card {
        hand.nth(dice.below(u32::from(hand.len())))
    }

    #[inline]
    fn answer(&mut self, _: Seat, choices: &Choices, dice: &mut impl Dice) -> u32 {
        dice.below(choices.len() as u32)
    }
}

impl<X: Extras> CardiaWith<X> {
    /// Plays this game, not the whole match, to its end.
    #[inline]
    pub fn play_on(state: &mut State<X>, policy: &mut impl Policy, dice: &mut impl Dice) -> End {
        let mut out = ();
        let mut engine = engine(state, dice, &mut out);
        loop {
            if engine.is_plain_choice() {
                let cards =
                    BySeat::new(|seat| policy.card(seat, engine.s.sides[seat].hand, engine.chance));
                engine.play_both(cards);
                continue;
            }
            if let Some(end) = engine.s.open.end {
                return end;
            }
            for seat in engine.s.open.owed.iter() {
                let choices = engine.s.choices(seat);
                let n = policy.answer(seat, &choices, engine.chance);
                engine.answer(seat, choices.nth_code(n));
            }
        }
    }
}

/// A state with these options, before the first card is dealt.
fn before_the_deal<X: Extras>(options: &Options) -> Result<State<X>, BadOptions> {
    options.check()?;
    if options.is_wild() && X::default().wilds().is_none() {
        return Err(BadOptions::NotBase);
    }
    Ok(State::new(options))
}

fn engine<'a, X: Extras, C: Chance<Draw>, S: Sink<Event>>(
    s: &'a mut State<X>,
    chance: &'a mut C,
    out: &'a mut S,
) -> Engine<'a, Of<X, C, S>> {
    let told = if S::LISTENS { Told::of(s) } else { Told::default() };
    Engine { s, chance, out, told }
}
