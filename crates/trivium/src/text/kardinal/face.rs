//! The face of Kardinal & König.

use super::{ask, events, input, table};
use crate::face::{Answer, Face, Help};
use crate::text::{Style, Voice, list};
use kardinal::{
    Action, CircleRule, Deck, Event, Kardinal, Options, Scores, State, Uncovered, View,
};
use kernel::{Choices as _, Game as _, Observer, Seat, SeatSet, Status};

impl Face for Kardinal {
    const TITLE: &'static str = "Kardinal & König";
    const SECRETS: &'static str = "laws";
    const HELP: Help = Help {
        answers: &[
            "Answer with the number in front, an end of a row (`3 left`, `3l`), a cell (`2.7`), or in",
            "full (`take row 3 left`, `place row 2.7`, `play law three symbols`). You can also type:",
        ],
        commands: &[
            "  table       the display and the open question once more",
            "  legend      what the letters on the display mean",
            "  cards       everyone's cards",
            "  laws        your Law cards",
            "  score       the score sheet as if it ended now; of the laws it knows only yours",
        ],
        advice: "All cards of a turn are of one land, with at most 2 circles; then you may place a stone.",
    };

    fn summary(options: &Options) -> String {
        format!("{} players", options.players)
    }

    fn rules(options: &Options, style: Style) -> Vec<String> {
        let mut lines = Vec::new();
        if options.deck == Deck::DEFAULT {
            let text = "Which symbols the printed cards bear is not known to us: this deck is a reconstruction (K1.4).";
            lines.push(style.wrap(text, 0));
        }
        match options.uncovered {
            Uncovered::Yes => {}
            Uncovered::No => {
                let text = "Only cards at an end when a turn begins can be taken in it (K2.1).";
                lines.push(style.wrap(text, 0));
            }
        }
        match options.circles {
            CircleRule::Sum => {}
            CircleRule::Strict => {
                let text = "After the second circle of a turn no card may be taken, also none without circles (K2.2).";
                lines.push(style.wrap(text, 0));
            }
        }
        if let Some(first) = options.first {
            lines.push(style.wrap(&format!("The players agreed that {first} starts (K1.8)."), 0));
        }
        lines
    }

    fn legend(_: &Options, style: Style) -> Vec<String> {
        style.wrap_all(table::legend())
    }

    fn is_open(_: Action) -> bool {
        true
    }

    fn story(
        side: Option<Seat>,
        events: &[Event],
        _before: Option<&State>,
        after: &State,
    ) -> Vec<String> {
        events::story(Voice { side }, events, after.table())
    }

    fn table(view: &View, _heard: &[Event], style: Style) -> Vec<String> {
        let voice = voice(view);
        let mut lines = table::display(style, view);
        lines.extend(table::players(voice, view, &view.scores()));
        lines.extend(style.wrap_all(&table::cards(voice, view)[..1]));
        lines.extend(style.wrap_all(table::own_laws(view)));
        lines
    }

    /// The many cells of the display are not listed.
    fn question(view: &View, style: Style) -> Vec<String> {
        let voice = voice(view);
        let mut lines = vec![style.bold(&ask::question(view))];
        lines.extend(view.choices().iter().enumerate().filter_map(|(place, action)| {
            let option = ask::option(voice, view, action)?;
            let label = ask::label(action, place);
            Some(style.wrap(&format!("{label:>4}  {option}"), 6))
        }));
        lines
    }

    fn answer(view: &View, line: &str) -> Answer<Action> {
        input::answer(view, line)
    }

    fn look_up(view: &View, word: &str, rest: &str, style: Style) -> Option<Vec<String>> {
        let voice = voice(view);
        match (word, rest) {
            ("legend", "") => Some(style.wrap_all(table::legend())),
            ("cards", "") => Some(style.wrap_all(table::cards(voice, view))),
            ("laws", "") => {
                let laws = table::own_laws(view);
                let none = vec!["You hold no law.".to_owned()];
                Some(style.wrap_all(if laws.is_empty() { none } else { laws }))
            }
            ("score", "") => Some(table::sheet(voice, &view.scores())),
            _ => None,
        }
    }

    fn seen(view: &View, style: Style) -> Vec<String> {
        standing(voice(view), view, &view.scores(), table::own_laws(view), style)
    }

    fn truth(state: &State, style: Style) -> Vec<String> {
        let view = Kardinal::view(state, Observer::Spectator);
        standing(Voice { side: None }, &view, &state.scores(), all_laws(state), style)
    }

    fn ending(state: &State, side: Option<Seat>, _: Style) -> Vec<String> {
        table::sheet(Voice { side }, &state.scores())
    }

    fn result(state: &State, side: Option<Seat>) -> Option<String> {
        match Kardinal::status(state) {
            Status::Over(_) => Some(table::result(Voice { side }, &state.scores())),
            Status::Owed(_) => None,
        }
    }
}

/// To the seat that sees this.
fn voice(view: &View) -> Voice {
    match view.observer() {
        Observer::Seat(seat) => Voice { side: Some(seat) },
        Observer::Spectator => Voice { side: None },
    }
}

fn standing(
    voice: Voice,
    view: &View,
    scores: &Scores,
    laws: Vec<String>,
    style: Style,
) -> Vec<String> {
    let mut lines = table::display(style, view);
    lines.extend(table::players(voice, view, scores));
    lines.extend(style.wrap_all(table::cards(voice, view)));
    lines.extend(style.wrap_all(laws));
    lines.extend(table::sheet(voice, scores));
    lines
}

/// What everyone holds.
fn all_laws(state: &State) -> Vec<String> {
    SeatSet::first(state.options().players.into())
        .iter()
        .filter(|&seat| !state.laws(seat).is_empty())
        .map(|seat| {
            let laws = state.laws(seat).iter().map(|law| format!("`{law}`")).collect();
            format!("{seat} holds {}.", list(laws))
        })
        .collect()
}
