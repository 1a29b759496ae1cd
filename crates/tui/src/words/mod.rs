//! The games in words: questions, answers, events and cards, as the texts of a language have them.

mod civ;
mod info;
mod options;
mod position;
pub(crate) mod say;
mod table;

pub use civ::{backs, card_list};
pub use info::{CardInfo, cards_of, every_card, inspected};
pub use options::game_of;
pub use say::signed;
pub use table::{percent, time};

use crate::text::{Args, Texts};
use protocol::{Bot, GameName, Seat, SeatState};

/// Texts and the names of those who sit at the table.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The texts of a language.
    pub texts: &'a Texts,
    /// By seat.
    pub names: &'a [String],
    /// Who reads; nobody in particular for a spectator.
    pub you: Option<Seat>,
}

impl<'a> Words<'a> {
    /// Texts where no player is spoken of.
    pub const fn of(texts: &'a Texts) -> Words<'a> {
        Words { texts, names: &[], you: None }
    }

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
        let unknown = || self.say("seat", &[("seat", seat.letter().into())]);
        self.names.get(seat as usize).cloned().unwrap_or_else(unknown)
    }

    /// Several players.
    pub fn all_names(&self, seats: &[Seat]) -> String {
        self.list(seats.iter().map(|&seat| self.name(seat)).collect())
    }

    /// `a, b and c`
    pub fn list(&self, mut words: Vec<String>) -> String {
        match words.pop() {
            None => String::new(),
            Some(last) if words.is_empty() => last,
            Some(last) => {
                self.say("list", &[("first", words.join(", ").into()), ("last", last.into())])
            }
        }
    }
}

/// The name of a game.
pub fn game_title(texts: &Texts, game: GameName) -> String {
    texts.get(&format!("game-{}", game.word()))
}

/// A bot by the name of its strength.
pub fn bot_name(texts: &Texts, bot: Bot) -> String {
    texts.get(&format!("bot-{}", bot.name()))
}

/// A bot as one speaks of it: with its level, so that its name is not taken for a person's.
pub fn bot_of_level(texts: &Texts, bot: Bot) -> String {
    let name = ("name", bot_name(texts, bot).into());
    match Bot::LEVELS.iter().position(|it| *it == bot) {
        Some(n) => texts.say("tui-bot-level", &[name, ("n", (n + 1).into())]),
        None => texts.say("tui-bot", &[name]),
    }
}

/// A name for each seat; players whose names would be the same get the letter of their seat.
pub fn names_of(texts: &Texts, seats: &[SeatState]) -> Vec<String> {
    let plain: Vec<String> = seats
        .iter()
        .map(|it| match it {
            SeatState::Open => texts.get("seat-open"),
            SeatState::Reserved => texts.get("seat-reserved"),
            SeatState::Bot { bot } => bot_name(texts, *bot),
            SeatState::Human { name, .. }
            | SeatState::Kicked { name }
            | SeatState::Left { name } => texts.spelled(name.clone()),
        })
        .collect();
    let named = |(index, name): (usize, &String)| {
        let twins = plain.iter().filter(|other| *other == name).count();
        let letter = kernel::Seat::new(index).map(|seat| seat.to_string()).unwrap_or_default();
        let is_open = matches!(seats[index], SeatState::Open | SeatState::Reserved);
        if twins > 1 && !is_open { format!("{name} {letter}") } else { name.clone() }
    };
    plain.iter().enumerate().map(named).collect()
}
