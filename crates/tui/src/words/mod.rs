//! The games in words: questions, answers, events and cards, as the texts of a language have them.

mod cardia;
mod civ;
mod info;
mod kardinal;
mod options;
mod position;
mod table;

pub use cardia::{faction as cardia_faction, name as cardia_name, signed, waiting};
pub use civ::{backs, card_list, domain_name, effect_key};
pub use info::{CardInfo, cards_of, every_card, inspected};
pub use kardinal::{land_code, law_name};
pub use options::game_of;
pub use table::{percent, time};

use crate::text::{Args, Texts};
use protocol::{Bot, GameEvents, GameName, Seat, SeatState, Text};

/// Texts and the names of those who sit at the table.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The texts of a language.
    pub texts: &'a Texts,
    /// By seat.
    pub names: &'a [String],
}

impl Words<'_> {
    /// A text.
    pub fn say(&self, key: &str, args: Args<'_>) -> String {
        self.texts.say(key, args)
    }

    /// A text with nothing to put in.
    pub fn get(&self, key: &str) -> String {
        self.texts.get(key)
    }

    /// Who sits there.
    pub fn name(&self, seat: Seat) -> String {
        let unknown = || self.say("tui-seat", &[("seat", seat_letter(seat).into())]);
        self.names.get(seat as usize).cloned().unwrap_or_else(unknown)
    }

    /// Several players.
    pub fn all_names(&self, seats: &[Seat]) -> String {
        self.list(seats.iter().map(|&seat| self.name(seat)).collect())
    }

    /// `a, b and c`
    pub fn list(&self, mut words: Vec<String>) -> String {
        match words.pop() {
            None => self.get("tui-nothing"),
            Some(last) if words.is_empty() => last,
            Some(last) => {
                self.say("tui-list", &[("first", words.join(", ").into()), ("last", last.into())])
            }
        }
    }

    /// A question or an answer of a game.
    pub fn text(&self, game: GameName, text: &Text) -> String {
        let arg = match game {
            GameName::Cardia => cardia::argument,
            GameName::Kardinal => kardinal::argument,
            GameName::Civ => civ::argument,
        };
        let args: Vec<_> =
            text.args.iter().map(|(name, value)| (name.as_str(), arg(self, name, value))).collect();
        self.say(&text.key, &args)
    }

    /// What happened, in sentences; what needs no words is left out.
    pub fn events(&self, events: &GameEvents) -> Vec<String> {
        match events {
            GameEvents::Cardia { events } => {
                events.iter().filter_map(|it| cardia::tell(self, it)).collect()
            }
            GameEvents::Kardinal { events } => {
                events.iter().filter_map(|it| kardinal::tell(self, it)).collect()
            }
            GameEvents::Civ { events } => {
                events.iter().filter_map(|it| civ::tell(self, it)).collect()
            }
        }
    }
}

/// `A`
pub const fn seat_letter(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "A",
        Seat::B => "B",
        Seat::C => "C",
        Seat::D => "D",
        Seat::E => "E",
        Seat::F => "F",
        Seat::G => "G",
        Seat::H => "H",
    }
}

/// The name of a game.
pub fn game_title(texts: &Texts, game: GameName) -> String {
    texts.get(match game {
        GameName::Cardia => "tui-game-cardia",
        GameName::Kardinal => "tui-game-kardinal",
        GameName::Civ => "tui-game-civ",
    })
}

/// A bot by the name of its strength.
pub fn bot_name(texts: &Texts, bot: Bot) -> String {
    texts.get(&format!("bot-{}", bot.name()))
}

/// A name for each seat; those that would be the same get the letter of their seat.
pub fn names_of(texts: &Texts, seats: &[SeatState]) -> Vec<String> {
    let plain: Vec<String> = seats
        .iter()
        .map(|it| match it {
            SeatState::Open => texts.get("seat-open"),
            SeatState::Bot { bot } => bot_name(texts, *bot),
            SeatState::Human { name } | SeatState::Kicked { name } | SeatState::Left { name } => {
                name.clone()
            }
        })
        .collect();
    let named = |(index, name): (usize, &String)| {
        let twins = plain.iter().filter(|other| *other == name).count();
        let letter = kernel::Seat::new(index).map(|seat| seat.to_string()).unwrap_or_default();
        if twins > 1 { format!("{name} {letter}") } else { name.clone() }
    };
    plain.iter().enumerate().map(named).collect()
}
