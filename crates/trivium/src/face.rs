//! What a game looks like to people.

use crate::text::Style;
use bots::Seen;
use kernel::{Game, Notation, Seat};

/// What a client needs of a game besides its rules and its notation, in words. Nothing here knows of a keyboard or a
/// screen: a line is a `String`, broken and coloured as the [`Style`] says, and whoever has the lines shows them.
///
/// Where a seat is told something, only its view and the events it heard are given, so that no face can tell more.
pub trait Face: Notation<View: Seen<Choices = <Self as Game>::Choices>> {
    /// How people call the game.
    const TITLE: &'static str;
    /// What is hidden during play: `cards`.
    const SECRETS: &'static str;
    /// What can be typed in this game.
    const HELP: Help;

    /// The options in a few words, for a title.
    fn summary(options: &Self::Options) -> String;

    /// The rules in force that not every game has.
    fn rules(options: &Self::Options, style: Style) -> Vec<String>;

    /// What the signs on the table mean.
    fn legend(_options: &Self::Options, _style: Style) -> Vec<String> {
        Vec::new()
    }

    /// An action as it is written to this side.
    fn action(options: &Self::Options, _side: Option<Seat>, action: Self::Action) -> String {
        Self::write_action(options, action)
    }

    /// May everyone hear of the action as it is written? What others learn of all others, events tell.
    fn is_open(action: Self::Action) -> bool;

    /// Does a player at this table need to be told?
    fn is_news(_options: &Self::Options, _event: Self::Event) -> bool {
        true
    }

    /// What happened in a step, in sentences to this side. The events come redacted.
    fn story(
        side: Option<Seat>,
        events: &[Self::Event],
        before: Option<&Self::State>,
        after: &Self::State,
    ) -> Vec<String>;

    /// The table before the seat that sees this. `heard` is everything it heard so far.
    fn table(view: &Self::View, heard: &[Self::Event], style: Style) -> Vec<String>;

    /// What who asks for the table once more may have forgotten.
    fn reminder(_view: &Self::View, _style: Style) -> Vec<String> {
        Vec::new()
    }

    /// The open question and its numbered answers.
    fn question(view: &Self::View, style: Style) -> Vec<String>;

    /// What a line means as an answer to the open question: a number, the beginning of a name, or an action in full.
    fn answer(view: &Self::View, line: &str) -> Answer<Self::Action>;

    /// What a player asks for with one of the game's own commands; `None` if it has no such command.
    fn look_up(view: &Self::View, word: &str, rest: &str, style: Style) -> Option<Vec<String>>;

    /// Where the game stands, as a seat sees it.
    fn seen(view: &Self::View, style: Style) -> Vec<String>;

    /// Where the game stands, with nothing hidden.
    fn truth(state: &Self::State, style: Style) -> Vec<String>;

    /// What counts at the end.
    fn ending(state: &Self::State, side: Option<Seat>, style: Style) -> Vec<String>;

    /// Who won and why; `None` while the game goes on.
    fn result(state: &Self::State, side: Option<Seat>) -> Option<String>;
}

/// What can be typed in a game.
pub struct Help {
    /// How to answer.
    pub answers: &'static [&'static str],
    /// The game's own commands, and what `table` shows.
    pub commands: &'static [&'static str],
    /// Something to remember.
    pub advice: &'static str,
}

/// What a line means as an answer to the open question.
#[derive(PartialEq, Eq, Debug)]
pub enum Answer<A> {
    /// This action, legal or not.
    Act(A),
    /// One of several.
    Several(Vec<A>),
    /// Nothing that is known.
    Unknown,
}

impl<A: Copy> Answer<A> {
    /// One of these.
    pub fn among(actions: &[A]) -> Answer<A> {
        match actions {
            [] => Answer::Unknown,
            [one] => Answer::Act(*one),
            several => Answer::Several(several.to_vec()),
        }
    }
}
