//! The face of Cardia.

use super::{Voice, ask, cards, events, input, table};
use crate::face::{Answer, Face, Help};
use crate::text::{Style, sentence};
use cardia::{
    Action, Ask, Cardia, Event, GuardianRule, Length, Options, State, View, Wilds, Words,
};
use kernel::{Choices as _, Game as _, Observer, SearchDice, Seat, Status};

const SEATS: [Seat; 2] = [Seat::A, Seat::B];

impl Face for Cardia {
    const TITLE: &'static str = "Cardia";
    const SECRETS: &'static str = "cards";
    const HELP: Help = Help {
        answers: &[
            "Answer with the number in front, a name or its beginning (`jud`), or in full",
            "(`play Judge`, `+3 on your Inventor`). You can also type:",
        ],
        commands: &[
            "  table       the table and the open question once more",
            "  hand        your hand",
            "  discards    both discard piles",
            "  card NAME   what a card, location or guardian does, and how we know it",
        ],
        advice: "Losing an encounter uses your card's ability: often that is what you want.",
    };

    fn summary(options: &Options) -> String {
        format!("{options}, difficulty: {}", options.difficulty().name())
    }

    fn rules(options: &Options, style: Style) -> Vec<String> {
        let location = |it| format!("Location {}", table::location(it));
        let mut lines: Vec<_> = options.locations.iter().map(location).collect();
        match options.guardians {
            GuardianRule::None => {}
            GuardianRule::Hidden => {
                lines.push("Guardians wait at places 2, 4, 6, 8, 10 and 12, face down.".into());
            }
            GuardianRule::Open => {
                lines.push("Guardians wait at places 2, 4, 6, 8, 10 and 12, face up.".into());
            }
        }
        style.wrap_all(lines)
    }

    fn action(options: &Options, side: Option<Seat>, action: Action) -> String {
        Words { deck: options.deck, side }.action(action)
    }

    /// Cards are chosen in secret; what of it is open, events tell.
    fn is_open(_: Action) -> bool {
        false
    }

    /// That a single game begins needs no telling.
    fn is_news(options: &Options, event: Event) -> bool {
        options.length != Length::Single || !matches!(event, Event::GameStarted(_))
    }

    fn story(
        side: Option<Seat>,
        events: &[Event],
        before: Option<&State<Wilds>>,
        after: &State<Wilds>,
    ) -> Vec<String> {
        events::story(Voice { deck: after.options().deck, side }, events, before, after)
    }

    /// Round, encounters, signets, what waits, guardian, cards not seen.
    fn table(view: &View, heard: &[Event], style: Style) -> Vec<String> {
        let (voice, state) = (voice(view), world(view));
        let title = round(&view.options(), heard);
        let standing = table::standing(voice, &state, view);
        let line = style.wrap(&format!("{title}. {standing}"), 4);
        let mut lines = vec![line.replacen(&title, &style.bold(&title), 1)];
        lines.extend(table::row(voice, style, &state));
        lines.extend(style.wrap_all(table::waiting(voice, &state)));
        let playing = view.choices().ask() == Ask::Play;
        let place = state.table().len().saturating_sub(usize::from(!playing));
        lines.extend(style.wrap_all(table::guardian_line(&state, place)));
        let placed = voice.side.and_then(|side| view.placed_open(side.other()));
        if let Some(card) = placed {
            let text = format!("They have placed {} face up.", voice.numbered(card));
            lines.push(style.wrap(&text, 0));
        }
        if playing {
            lines.extend(style.wrap_all(table::cards_left(voice, view)));
        }
        lines
    }

    /// Rules in force and every guardian turned over.
    fn reminder(view: &View, style: Style) -> Vec<String> {
        let world = world(view);
        let mut lines = Self::rules(&view.options(), style);
        let guardians = (0..12).filter_map(|place| table::guardian_line(&world, place));
        lines.extend(style.wrap_all(guardians));
        lines
    }

    fn question(view: &View, style: Style) -> Vec<String> {
        let (voice, ask) = (voice(view), view.choices().ask());
        let Some(seat) = voice.side else { return Vec::new() };
        if ask == Ask::Ready {
            let [mine, yours] = [seat, seat.other()].map(|seat| view.wins(seat));
            let text =
                format!("Games won: you {mine}, they {yours}. Press Enter for the next game.");
            return vec![style.wrap(&text, 0)];
        }
        let mut lines = Vec::new();
        if let Some(card) = view.top().filter(|_| ask == Ask::Top) {
            let text = format!("On top of your deck lies {}.", voice.numbered(card));
            lines.push(style.wrap(&text, 0));
        }
        lines.push(style.bold(&ask::question(voice, ask)));
        if ask == Ask::Play {
            lines.extend(table::hand(voice, style, view.hand()));
        } else {
            let state = world(view);
            lines.extend(view.choices().iter().enumerate().map(|(place, action)| {
                let label = ask::label(action, place);
                let option = ask::option(voice, &state, seat, action);
                style.wrap(&format!("{label:>4}  {option}"), 6)
            }));
        }
        lines
    }

    fn answer(view: &View, line: &str) -> Answer<Action> {
        input::answer(view, line)
    }

    fn look_up(view: &View, word: &str, rest: &str, style: Style) -> Option<Vec<String>> {
        let voice = voice(view);
        match (word, rest) {
            ("hand", "") => Some(table::hand(voice, style, view.hand())),
            ("discards" | "discard", "") => Some(style.wrap_all(table::discards(voice, view))),
            ("card", name) => Some(style.wrap_all(cards::look_up(name))),
            _ => None,
        }
    }

    /// Only what the view holds: hidden cards come from a world that fits it, and are not shown.
    fn seen(view: &View, style: Style) -> Vec<String> {
        let (voice, world) = (voice(view), world(view));
        let mut lines = table::row(voice, style, &world);
        let mut texts = vec![table::standing(voice, &world, view)];
        texts.extend(table::waiting(voice, &world));
        texts.extend(table::cards_left(voice, view));
        lines.extend(style.wrap_all(texts));
        lines.push("Your hand:".into());
        lines.extend(table::hand(voice, style, view.hand()));
        lines.extend(style.wrap_all(table::discards(voice, view)));
        if !view.choices().is_empty() {
            lines.push(style.wrap(&ask::question(voice, view.ask()), 4));
        }
        lines
    }

    fn truth(state: &State<Wilds>, style: Style) -> Vec<String> {
        let voice = Voice { deck: state.options().deck, side: None };
        let view = Cardia::view(state, Observer::Spectator);
        let mut texts = vec![table::standing(voice, state, &view)];
        texts.extend(table::waiting(voice, state));
        let hand = |seat| format!("{seat}'s hand: {}.", voice.cards(state.hand(seat)));
        texts.extend(SEATS.map(hand));
        texts.extend(SEATS.map(|seat| deck(voice, state, seat)));
        texts.extend(table::discards(voice, &view));
        let mut lines = table::row(voice, style, state);
        lines.extend(style.wrap_all(texts));
        lines
    }

    fn ending(state: &State<Wilds>, side: Option<Seat>, style: Style) -> Vec<String> {
        let voice = Voice { deck: state.options().deck, side };
        let me = side.unwrap_or(Seat::A);
        let signets = [me, me.other()]
            .map(|seat| format!("{} {}", voice.who(seat), state.signets(seat)))
            .join(", ");
        let mut lines = table::row(voice, style, state);
        lines.push(style.wrap(&format!("Signets: {signets}."), 0));
        lines
    }

    fn result(state: &State<Wilds>, side: Option<Seat>) -> Option<String> {
        let Status::Over(outcome) = Cardia::status(state) else { return None };
        let voice = Voice { deck: state.options().deck, side };
        let reason = state.end().map_or("", |end| end.reason.text());
        let result = match outcome.winners.iter().next() {
            Some(winner) => voice.does(winner, "win"),
            None => "nobody wins".into(),
        };
        Some(sentence(&format!("{result}: {reason} ({}).", outcome.rule)))
    }
}

/// To the seat that sees this.
fn voice(view: &View) -> Voice {
    let side = match view.observer() {
        Observer::Seat(seat) => Some(seat),
        Observer::Spectator => None,
    };
    Voice { deck: view.deck(), side }
}

/// A world that fits the view. What lies open is the same in all of them, and nothing else of it is shown: so the
/// screen cannot tell what the view does not.
fn world(view: &View) -> State<Wilds> {
    Cardia::imagine(view, &mut SearchDice::new(0))
}

/// `Round 3`, in a match `Game 2, round 3`.
fn round(options: &Options, heard: &[Event]) -> String {
    let (mut game, mut round) = (0, 1);
    for event in heard {
        #[expect(clippy::wildcard_enum_match_arm, reason = "only these two count rounds")]
        match event {
            Event::GameStarted(n) => (game, round) = (*n, 1),
            Event::RoundEnded => round += 1,
            _ => {}
        }
    }
    match options.length {
        Length::Single => format!("Round {round}"),
        Length::BestOfThree => format!("Game {game}, round {round}"),
    }
}

/// What is in a deck, and where.
fn deck(voice: Voice, state: &State<Wilds>, seat: Seat) -> String {
    let mut parts = Vec::new();
    parts.extend(state.deck_top(seat).map(|card| format!("top {}", voice.numbered(card))));
    let unordered = state.deck_unordered(seat);
    if !unordered.is_empty() {
        parts.push(format!("in no order {}", voice.cards(unordered)));
    }
    let bottom: Vec<_> = state.deck_bottom(seat).map(|card| voice.numbered(card)).collect();
    if !bottom.is_empty() {
        parts.push(format!("at the bottom {}", bottom.join(", ")));
    }
    let deck = if parts.is_empty() { "empty".into() } else { parts.join("; ") };
    format!("{seat}'s deck: {deck}.")
}
