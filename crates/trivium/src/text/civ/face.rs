//! The face of Carta Impera Victoria.

use super::{ask, cards, effects, events, input, table};
use crate::face::{Answer, Face, Help};
use crate::text::{Style, Voice, sentence};
use civ::{Action, Ask, Civ, Decision, Ending, Event, Options, State, Teams, Variant, View};
use kernel::{Choices as _, Game as _, Observer, Seat};

impl Face for Civ {
    const TITLE: &'static str = "Carta Impera Victoria";
    const SECRETS: &'static str = "cards";
    const HELP: Help = Help {
        answers: &[
            "Answer with the number in front, a Domain or an effect or its beginning (`sci`), or in",
            "full (`play Science`, `use attack`, `embargo B Science`). You can also type:",
        ],
        commands: &[
            "  table       the table and the open question once more",
            "  why [NAME]  which effects you cannot apply now, and why",
            "  effects     all effects",
            "  card NAME   what a Domain or an effect does (`card science`, `card attack`)",
            "  pile        the discard pile",
            "  deck        the Age deck, and the cards not seen yet",
            "  score       majorities and points as if the game ended now",
        ],
        advice: "Enough cards of one Domain at the end of your turn win at once; else majorities count.",
    };

    fn summary(options: &Options) -> String {
        let variant = match options.variant {
            Variant::Basic => "",
            Variant::Draft => ", draft",
        };
        let teams = match options.teams {
            Teams::No => "",
            Teams::Yes => ", in teams",
        };
        format!("{} players{variant}{teams}", options.players)
    }

    fn rules(options: &Options, style: Style) -> Vec<String> {
        let mut lines = Vec::new();
        match options.teams {
            Teams::No => {}
            Teams::Yes => lines.push(
                "A and C play against B and D. Hegemony of one wins for both, and a majority of one counts for \
                 both (V4.5). Hands stay secret, also from the mate.",
            ),
        }
        match options.variant {
            Variant::Basic => {}
            Variant::Draft => lines.push(
                "The first cards are drafted: keep one of four, of three, of two; then each takes one from the \
                 centre into play (V1.6).",
            ),
        }
        lines.iter().map(|line| style.wrap(line, 0)).collect()
    }

    fn legend(options: &Options, style: Style) -> Vec<String> {
        style.wrap_all(table::legend(options.players))
    }

    /// Picks of a draft are sealed, and what is given back is for two only.
    fn is_open(action: Action) -> bool {
        !matches!(action, Action::Keep(_) | Action::Give(_))
    }

    /// Everyone keeps a card at the same time; that others do needs no telling.
    fn is_news(_: &Options, event: Event) -> bool {
        !matches!(event, Event::Kept(_, None))
    }

    fn story(
        side: Option<Seat>,
        events: &[Event],
        _before: Option<&State>,
        _after: &State,
    ) -> Vec<String> {
        events::story(Voice { side }, events)
    }

    fn table(view: &View, heard: &[Event], style: Style) -> Vec<String> {
        let voice = voice(view);
        let (title, rest) = headline(voice, view, heard);
        let mut lines = vec![style.wrap(&format!("{title}{rest}"), 4)];
        lines[0] = lines[0].replacen(&title, &style.bold(&title), 1);
        if view.ask() == Ask::Keep {
            lines.extend(style.wrap_all([
                format!("Kept so far: {}.", cards(view.hand())),
                format!("Your pack: {}.", cards(view.pack())),
            ]));
            return lines;
        }
        let texts = match view.ask() == Ask::Centre {
            true => vec![format!("In the centre: {}.", cards(view.pile()))],
            false => standing(voice, view),
        };
        lines.extend(table::areas(voice, style, view));
        lines.extend(style.wrap_all(texts));
        lines.extend(style.wrap_all(table::hands(voice, view)));
        lines
    }

    fn reminder(view: &View, style: Style) -> Vec<String> {
        let options = view.options();
        [Self::rules(&options, style), Self::legend(&options, style)].concat()
    }

    fn question(view: &View, style: Style) -> Vec<String> {
        let voice = voice(view);
        let Some(seat) = voice.side else { return Vec::new() };
        let mut lines = vec![style.bold(&ask::question(voice, view))];
        lines.extend(ask::options(voice, view, seat, style));
        lines
    }

    fn answer(view: &View, line: &str) -> Answer<Action> {
        input::answer(view, line)
    }

    fn look_up(view: &View, word: &str, rest: &str, style: Style) -> Option<Vec<String>> {
        let voice = voice(view);
        match (word, rest) {
            ("why", name) => voice.side.map(|seat| style.wrap_all(effects::why(view, seat, name))),
            ("effects", "") => Some(style.wrap_all(effects::all(view))),
            ("card", name) => Some(style.wrap_all(effects::look_up(view, name))),
            ("pile" | "discards", "") => Some(style.wrap_all([table::pile(view)])),
            ("deck", "") => Some(style.wrap_all(table::deck(view))),
            ("score", "") => Some(table::score(voice, view)),
            _ => None,
        }
    }

    fn seen(view: &View, style: Style) -> Vec<String> {
        let voice = voice(view);
        let mut lines = table::areas(voice, style, view);
        lines.extend(style.wrap_all(standing(voice, view)));
        lines.extend(style.wrap_all(table::hands(voice, view)));
        if !view.choices().is_empty() {
            lines.push(style.wrap(&ask::question(voice, view), 4));
        }
        lines
    }

    fn truth(state: &State, style: Style) -> Vec<String> {
        let (voice, view) = (Voice { side: None }, Civ::view(state, Observer::Spectator));
        let mut lines = table::areas(voice, style, &view);
        lines.extend(style.wrap_all(standing(voice, &view)));
        lines.extend(style.wrap_all(all_hands(state, &view)));
        lines
    }

    fn ending(state: &State, side: Option<Seat>, style: Style) -> Vec<String> {
        let (voice, view) = (Voice { side }, Civ::view(state, Observer::Spectator));
        let mut lines = table::areas(voice, style, &view);
        lines.extend(style.wrap_all(table::markers(voice, &view)));
        lines.extend(style.wrap_all(all_hands(state, &view)));
        lines.extend(table::score(voice, &view));
        lines
    }

    fn result(state: &State, side: Option<Seat>) -> Option<String> {
        let end = state.end()?;
        let voice = Voice { side };
        let who = events::names(voice, end.winners);
        let wins = match (end.winners.len(), side) {
            (1, Some(side)) if end.winners.contains(side) => "win",
            (1, _) => "wins",
            (_, _) => "win",
        };
        let how = match end.decision {
            Decision::Hegemony => "hegemony".into(),
            Decision::Points => "most majorities".into(),
            Decision::TieBreak(domain) => format!("as many majorities, but more {domain}"),
            Decision::Shared => "equal in everything".into(),
        };
        let why = match end.ending {
            Ending::Hegemony | Ending::DeckEmpty => "",
            Ending::Quiet => ", after ten rounds without a card drawn",
        };
        Some(sentence(&format!("{who} {wins}: {how}{why} ({}).", end.reason.rule())))
    }
}

/// To the seat that sees this.
fn voice(view: &View) -> Voice {
    match view.observer() {
        Observer::Seat(seat) => Voice { side: Some(seat) },
        Observer::Spectator => Voice { side: None },
    }
}

/// `Round 3`, and whose turn it is.
fn headline(voice: Voice, view: &View, heard: &[Event]) -> (String, String) {
    if let Ask::Keep | Ask::Centre = view.ask() {
        return ("Draft".into(), format!(". First Player: {}.", voice.who(view.first())));
    }
    let rounds = heard.iter().filter(|&&it| it == Event::TurnBegan(view.first())).count();
    let turn = format!(", {} turn.", voice.whose(view.active()));
    let last = if view.is_last_round() { " The last round: nobody draws (V4.2)." } else { "" };
    (format!("Round {rounds}"), format!("{turn}{last}"))
}

/// Embargoes, Utopia cards, coin, deck and pile.
fn standing(voice: Voice, view: &View) -> Vec<String> {
    let mut lines = table::markers(voice, view);
    lines.extend(table::quiet(view));
    lines.push(table::deck_line(view));
    lines.push(table::pile(view));
    lines
}

/// Every hand, open.
fn all_hands(state: &State, view: &View) -> Vec<String> {
    let hand = |seat| format!("{seat}'s hand: {}.", cards(state.hand(seat)));
    view.seats().iter().map(hand).collect()
}
