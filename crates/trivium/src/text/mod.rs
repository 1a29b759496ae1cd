//! Games in plain words: cards, the table, questions, what happens. No keyboard and no screen: a line is a text.

mod cardia;
mod civ;
mod input;
mod kardinal;
mod style;

pub use style::Style;

use kernel::{Seat, SeatSet};

/// Words spoken to one side or to nobody in particular.
#[derive(Clone, Copy, Debug)]
pub struct Voice {
    /// Who is *you*.
    pub side: Option<Seat>,
}

impl Voice {
    /// `you`, `A`.
    pub fn who(self, seat: Seat) -> String {
        if self.side == Some(seat) { "you".into() } else { seat.to_string() }
    }

    /// `your`, `A's`.
    pub fn whose(self, seat: Seat) -> String {
        if self.side == Some(seat) { "your".into() } else { format!("{seat}'s") }
    }

    /// `you take`, `A takes`.
    pub fn does(self, seat: Seat, verb: &str) -> String {
        let verb = if self.side == Some(seat) { verb.into() } else { third_person(verb) };
        format!("{} {verb}", self.who(seat))
    }

    /// The side spoken to first, then as they sit.
    pub fn order(self, seats: SeatSet) -> impl Iterator<Item = Seat> {
        let first = self.side.filter(|&side| seats.contains(side));
        first.into_iter().chain(seats.iter().filter(move |&seat| Some(seat) != first))
    }
}

/// `take`, `takes`.
pub fn third_person(verb: &str) -> String {
    match verb.split_once(' ') {
        Some((verb, rest)) => format!("{} {rest}", third_person(verb)),
        None if verb == "have" => "has".into(),
        None if verb.ends_with("ss") || verb.ends_with("sh") => format!("{verb}es"),
        None if verb.ends_with("ply") || verb.ends_with("py") => {
            format!("{}ies", verb.trim_end_matches('y'))
        }
        None => format!("{verb}s"),
    }
}

/// `a, b and c`
pub fn list(mut words: Vec<String>) -> String {
    match words.pop() {
        None => "nothing".into(),
        Some(last) if words.is_empty() => last,
        Some(last) => format!("{} and {last}", words.join(", ")),
    }
}

/// `a, b or c`
pub fn either(mut names: Vec<String>) -> String {
    let last = names.pop().unwrap_or_default();
    if names.is_empty() { last } else { format!("{} or {last}", names.join(", ")) }
}

/// With a capital letter in front.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Small letters and digits only, to compare names as they are typed.
pub fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase()
}
