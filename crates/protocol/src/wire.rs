//! What a game has to say of itself to be on the wire.

use crate::text::Family;
use crate::{Choice, GameEvents, GameName, GameOptionsDetail, GameView, PlainOptions, PlainView};
use crate::{Seat, Text};
use games::{GameKind, Listed};
use kernel::{Choices as _, Observer, Status};

/// A game on the wire. Those with a view of their own there implement it; for all others [`Plain`] is enough.
pub(crate) trait Wire: Listed {
    /// Everything it says.
    const FAMILIES: &'static [Family];

    /// Its options one by one.
    fn detail(options: &Self::Options) -> GameOptionsDetail;

    /// What an observer may know.
    fn seen(view: &Self::View) -> GameView;

    /// What the observer of a view heard.
    fn heard(view: &Self::View, events: &[Self::Event]) -> GameEvents;

    /// The open question.
    fn question(view: &Self::View) -> Text;

    /// The observer's legal answers.
    fn choices(view: &Self::View) -> Vec<Choice>;

    /// Why an answer is refused.
    fn refusal(options: &Self::Options, why: Self::Illegal) -> Text;

    /// How the rules ended it; `None` while it runs.
    fn ending(view: &Self::View) -> Option<Text>;

    /// What its rules list, as a TypeScript module; `None` if clients need no such list.
    #[cfg(feature = "typescript")]
    fn facts() -> Option<String>;
}

/// A game in words alone: clients show the position, the log and the list of answers.
pub(crate) trait Plain: Listed {
    /// Everything it says.
    const FAMILIES: &'static [Family];

    /// What the observer of a view knows, a text for each fact.
    fn position(view: &Self::View) -> Vec<Text>;

    /// What an event says.
    fn told(event: Self::Event) -> Text;

    /// The open question.
    fn question(view: &Self::View) -> Text;

    /// What an answer means.
    fn answer(view: &Self::View, action: Self::Action) -> Text;

    /// Why an answer is refused.
    fn refusal(options: &Self::Options, why: Self::Illegal) -> Text;

    /// How the rules ended it; `None` while it runs.
    fn ending(view: &Self::View) -> Option<Text>;
}

impl<G: Plain> Wire for G {
    const FAMILIES: &'static [Family] = <G as Plain>::FAMILIES;

    fn detail(_: &G::Options) -> GameOptionsDetail {
        GameOptionsDetail::Plain(PlainOptions { name: name::<G>() })
    }

    fn seen(view: &G::View) -> GameView {
        let (owed, winners) = match G::status_of(view) {
            Status::Owed(seats) => (Seat::of_set(seats), None),
            Status::Over(outcome) => (Vec::new(), Some(Seat::of_set(outcome.winners))),
        };
        GameView::Plain(PlainView {
            name: name::<G>(),
            observer: match G::observer(view) {
                Observer::Seat(seat) => Some(seat.into()),
                Observer::Spectator => None,
            },
            owed,
            position: G::position(view),
            winners,
            ending: <G as Plain>::ending(view),
        })
    }

    fn heard(_: &G::View, events: &[G::Event]) -> GameEvents {
        GameEvents::Plain { events: events.iter().map(|&event| G::told(event)).collect() }
    }

    fn question(view: &G::View) -> Text {
        <G as Plain>::question(view)
    }

    fn choices(view: &G::View) -> Vec<Choice> {
        let options = G::options_of(view);
        let choice = |action| Choice {
            action: G::write_action(&options, action),
            text: G::answer(view, action),
            touches: Vec::new(),
            worth: None,
        };
        G::choices_of(view).iter().map(choice).collect()
    }

    fn refusal(options: &G::Options, why: G::Illegal) -> Text {
        <G as Plain>::refusal(options, why)
    }

    fn ending(view: &G::View) -> Option<Text> {
        <G as Plain>::ending(view)
    }

    #[cfg(feature = "typescript")]
    fn facts() -> Option<String> {
        None
    }
}

fn name<G: Listed>() -> GameName {
    G::KIND.into()
}

/// Everything that a game says.
pub(crate) fn families(kind: GameKind) -> &'static [Family] {
    games::of_kind!(kind, G => <G as Wire>::FAMILIES)
}
