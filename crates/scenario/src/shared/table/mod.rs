//! Games whose scenarios set a table with `given` and speak of it with `then`: the same verbs for all, with the nouns
//! of each game, which it lists in [`Table`].

mod parse;
mod run;
mod script;
mod told;
mod wrong;

pub use parse::parse;
pub use script::{Line, Next, Scenario, Step};
pub use wrong::Wrong;

use super::{End, Fault, Language, Played, Report};
use kernel::{Chance, Draw, Game, Observer, SeatSet};
use std::fmt::{self, Debug, Display};

pub(crate) use parse::{number, plain, seat};

/// The options of a language's game.
pub type Options<L> = <<L as Language>::Game as Game>::Options;
/// Its states.
pub type State<L> = <<L as Language>::Game as Game>::State;
/// Its actions.
pub type Action<L> = <<L as Language>::Game as Game>::Action;
/// Its events.
pub type Event<L> = <<L as Language>::Game as Game>::Event;
/// Its questions to chance.
pub type DrawOf<L> = <<L as Language>::Game as Game>::Draw;
/// What chance brings.
pub type Outcome<L> = <DrawOf<L> as Draw>::Outcome;
/// A fault and the line that has it; none for the line that was played or that names the game.
pub type Blamed<'a, L> = (Option<&'a Line<L>>, Fault<L>);

/// The nouns of a game.
pub trait Table: Language<Wrong = Wrong<Self>, Picture = Picture> {
    /// One thing about the table: set up by `given`, claimed by `then`.
    type Item: Clone + Eq + Debug;
    /// A kind of question, as `next` names it.
    type Kind: Copy + Eq + Debug;
    /// A first line that is right.
    const FIRST_LINE: &'static str;
    /// Who may play.
    const PLAYERS: &'static str;
    /// What can come next.
    const NEXT: &'static str;

    /// The items of a line.
    fn split(text: &str) -> impl Iterator<Item = &str> {
        text.split("; ")
    }

    /// Reads one.
    fn item(options: &Options<Self>, text: &str) -> Result<Self::Item, Wrong<Self>>;

    /// What it sets up, which is set up once; an error for what can only be claimed.
    fn key(item: &Self::Item) -> Result<String, Wrong<Self>>;

    /// An item as it is written.
    fn text(item: &Self::Item) -> String;

    /// The real thing of the kind that an item speaks of, written like it.
    fn real(state: &State<Self>, item: &Self::Item) -> Self::Item;

    /// Must it still be so once the table is set?
    fn stays(item: &Self::Item) -> bool;

    /// The kind of question with this name.
    fn kind(word: &str) -> Option<Self::Kind>;

    /// The kind of the open question.
    fn asked(state: &State<Self>) -> Option<Self::Kind>;

    /// What an observer sees, written like the line that claims it.
    fn sees(state: &State<Self>, observer: Observer, claim: &str) -> String;

    /// Everything, in items that a scenario could claim.
    fn picture(state: &State<Self>) -> Vec<Self::Item>;

    /// Sets the table as given; the items come with their lines.
    fn set_up<'a>(
        options: &Options<Self>,
        given: &[(&'a Line<Self>, &'a Self::Item)],
        chance: &mut dyn Chance<DrawOf<Self>>,
        events: &mut Vec<Event<Self>>,
    ) -> Result<State<Self>, Blamed<'a, Self>>;

    /// Is it an outcome of such a question, for the same seat?
    fn answers(outcome: Outcome<Self>, draw: DrawOf<Self>) -> bool;

    /// What chance brings if no line says it; `None` if one must.
    fn untold(draw: DrawOf<Self>) -> Option<u32>;

    /// The actions that one written action stands for.
    fn spelled_out(_: &State<Self>, action: Action<Self>) -> Vec<Action<Self>> {
        vec![action]
    }

    /// May a scenario end with the question now open, after a move that made these events?
    fn may_stop(state: &State<Self>, events: &[Event<Self>]) -> bool;

    /// How winners win.
    fn won(_: &Options<Self>, winners: SeatSet) -> &'static str {
        if winners.len() == 1 { "wins" } else { "share" }
    }

    /// Notes what an answer, or the beginning, made happen.
    fn happened(
        report: &mut Report<Self>,
        state: &State<Self>,
        by: Option<Action<Self>>,
        events: &[Event<Self>],
    );
}

/// Everything as it really is, in lines that a scenario could claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture(pub Vec<String>);

impl Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("\n"))
    }
}

/// Plays a scenario, checks every line of it, and gives back where it ends.
pub fn play<L: Table>(text: &str, end: End) -> Played<L> {
    let scenario = parse(text)?;
    run::run(&scenario, end)
}
