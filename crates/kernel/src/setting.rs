//! The options of a game as text: `key=value` words, described by data that every face shares.

use crate::{RuleId, Seat};
use std::fmt::{self, Write as _};

/// An option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The word before the `=`.
    pub key: &'static str,
    /// What can stand behind it.
    pub values: Values,
    /// The value of a game that does not say; `None` if it depends on other options or on chance.
    pub default: Option<&'static str>,
    /// The statement of the rules that it is about.
    pub rule: Option<RuleId>,
    /// Who needs it.
    pub purpose: Purpose,
    /// What it decides, in a few words of English.
    pub about: &'static str,
}

/// Who needs an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Everybody who plays.
    Play,
    /// Those who study reduced or changed games.
    Study,
}

/// The values of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// One of these words.
    One(&'static [&'static str]),
    /// One of the words for everything, or a letter for each: `1212`.
    Each {
        /// The words, of one letter each.
        words: &'static [&'static str],
        /// What they are for.
        of: &'static [&'static str],
    },
    /// Any of these words, each once, with commas between them; `none` for none of them.
    Some(&'static [&'static str]),
    /// A number between these two, or one of them.
    Number(u8, u8),
    /// One of the first seats.
    Seat(u8),
    /// A text that the game reads by itself.
    Text,
}

/// The word for no word in [`Values::Some`].
pub const NONE: &str = "none";

impl Setting {
    /// Can this value stand behind the key?
    pub fn check(&'static self, value: &str) -> Result<(), BadSetting> {
        let fits = match self.values {
            Values::One(words) => words.contains(&value),
            Values::Each { words, of } => {
                let letter = |it: char| words.iter().any(|word| word.starts_with(it));
                let each = value.chars().count() == of.len() && value.chars().all(letter);
                each || words.contains(&value)
            }
            Values::Some(_) if value == NONE => true,
            Values::Some(words) => return self.check_each(words, value),
            Values::Number(least, most) => {
                number(value).is_some_and(|n| (least..=most).contains(&n))
            }
            Values::Seat(seats) => {
                value.parse().is_ok_and(|seat: Seat| seat.index() < usize::from(seats))
            }
            Values::Text => !value.contains(char::is_whitespace),
        };
        if fits { Ok(()) } else { Err(self.refuse(value)) }
    }

    fn check_each(&'static self, words: &[&str], value: &str) -> Result<(), BadSetting> {
        let mut seen = Vec::new();
        for word in value.split(',') {
            if !words.contains(&word) {
                return Err(self.refuse(word));
            }
            if seen.contains(&word) {
                return Err(BadSetting::Again { setting: self, value: word.to_owned() });
            }
            seen.push(word);
        }
        Ok(())
    }

    fn refuse(&'static self, value: &str) -> BadSetting {
        BadSetting::Value { setting: self, value: value.to_owned() }
    }

    /// How to write it.
    fn advise(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.values {
            Values::One(words) => list(f, words, "or")?,
            Values::Each { words, of } => {
                list(f, words, "or")?;
                f.write_str(" for all, or one of them for each of ")?;
                list(f, of, "and")?;
                f.write_str(", for example ")?;
                let mut letters = words.iter().cycle().take(of.len());
                letters.try_for_each(|word| f.write_str(word))?;
            }
            Values::Some(words) => {
                f.write_str("none, or with commas some of ")?;
                list(f, words, "and")?;
            }
            // A few numbers are quicker to read one by one.
            Values::Number(least, most) if most - least < 3 => {
                let numbers: Vec<String> = (least..=most).map(|n| n.to_string()).collect();
                let numbers: Vec<&str> = numbers.iter().map(String::as_str).collect();
                list(f, &numbers, "or")?;
            }
            Values::Number(least, most) => write!(f, "{least} to {most}")?,
            Values::Seat(seats) => write!(f, "a seat from A to {}", (b'A' + seats - 1) as char)?,
            Values::Text => f.write_str(self.about)?,
        }
        match self.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }

    /// A value to show in an example.
    fn example(&self) -> &'static str {
        self.default.unwrap_or("…")
    }
}

/// A number written the one way: no sign, no zero in front.
pub fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

/// `one, two and three`
fn list(f: &mut fmt::Formatter<'_>, words: &[&str], and: &str) -> fmt::Result {
    for (n, word) in words.iter().enumerate() {
        match n {
            0 => f.write_str(word)?,
            _ if n + 1 == words.len() => write!(f, " {and} {word}")?,
            _ => write!(f, ", {word}")?,
        }
    }
    Ok(())
}

/// What a text says about the settings of a game: every key is known and said once, every value can stand there.
#[derive(Clone, Debug)]
pub struct Said<'a> {
    settings: &'static [Setting],
    words: Vec<(&'static Setting, &'a str)>,
}

impl<'a> Said<'a> {
    /// Reads `key=value` words.
    pub fn read(settings: &'static [Setting], text: &'a str) -> Result<Said<'a>, BadSetting> {
        let mut words: Vec<(&Setting, &str)> = Vec::new();
        for word in text.split_ascii_whitespace() {
            let (key, value) = word
                .split_once('=')
                .ok_or_else(|| BadSetting::NotAPair { word: word.to_owned(), settings })?;
            let setting = settings
                .iter()
                .find(|setting| setting.key == key)
                .ok_or_else(|| BadSetting::Unknown { key: key.to_owned(), settings })?;
            if words.iter().any(|(said, _)| said.key == key) {
                return Err(BadSetting::Twice(setting));
            }
            setting.check(value)?;
            words.push((setting, value));
        }
        Ok(Said { settings, words })
    }

    /// The value of a key; if it is not said, the default.
    pub fn text(&self, key: &str) -> Option<&'a str> {
        let said = self.words.iter().find(|(setting, _)| setting.key == key);
        let default = || self.settings.iter().find(|it| it.key == key).and_then(|it| it.default);
        said.map(|(_, value)| *value).or_else(default)
    }

    /// The number of a key.
    pub fn number(&self, key: &str) -> Option<u8> {
        self.text(key).and_then(number)
    }

    /// The value of a key that stands at the same place in this list as its word among the [`Values::One`].
    pub fn one<T: Copy>(&self, key: &str, of: &[T]) -> Option<T> {
        let setting = self.settings.iter().find(|it| it.key == key)?;
        let Values::One(words) = setting.values else { return None };
        let place = words.iter().position(|&word| Some(word) == self.text(key))?;
        of.get(place).copied()
    }

    /// The values of a key, in the same way, of [`Values::Some`].
    pub fn some<T: Copy>(&self, key: &str, of: &[T]) -> Option<Vec<T>> {
        let setting = self.settings.iter().find(|it| it.key == key)?;
        let Values::Some(words) = setting.values else { return None };
        let said: Vec<&str> = self.text(key)?.split(',').collect();
        let chosen = words.iter().zip(of).filter(|(word, _)| said.contains(word));
        Some(chosen.map(|(_, it)| *it).collect())
    }
}

/// Writes options: the first setting always, the others where they are not as they would be without a word.
pub fn write(settings: &[Setting], value: impl Fn(&str) -> Option<String>) -> String {
    let mut text = String::new();
    for (n, setting) in settings.iter().enumerate() {
        match value(setting.key) {
            Some(value) if n == 0 || setting.default != Some(value.as_str()) => {
                let space = if text.is_empty() { "" } else { " " };
                write!(text, "{space}{}={value}", setting.key).expect("a string takes it");
            }
            Some(_) | None => {}
        }
    }
    text
}

/// Why a text is no list of settings.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are what was written and what could be")]
pub enum BadSetting {
    /// Not `key=value`.
    NotAPair { word: String, settings: &'static [Setting] },
    /// No such key.
    Unknown { key: String, settings: &'static [Setting] },
    /// The same key again.
    Twice(&'static Setting),
    /// A value that cannot stand there.
    Value { setting: &'static Setting, value: String },
    /// The same word again in one value.
    Again { setting: &'static Setting, value: String },
}

impl BadSetting {
    /// A number that cannot stand behind the key.
    #[cold]
    pub fn number(settings: &'static [Setting], key: &str, number: u8) -> BadSetting {
        let value = number.to_string();
        match settings.iter().find(|setting| setting.key == key) {
            Some(setting) => BadSetting::Value { setting, value },
            None => BadSetting::Unknown { key: key.to_owned(), settings },
        }
    }
}

impl fmt::Display for BadSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSetting::NotAPair { word, settings } => {
                write!(f, "`{word}` is not an option; write key=value")?;
                match settings.first() {
                    Some(it) => write!(f, ", for example {}={}", it.key, it.example()),
                    None => Ok(()),
                }
            }
            BadSetting::Unknown { key, settings } => {
                write!(f, "there is no option `{key}`; there are ")?;
                let keys: Vec<&str> = settings.iter().map(|it| it.key).collect();
                list(f, &keys, "and")
            }
            BadSetting::Twice(setting) => write!(f, "option `{}` is given twice", setting.key),
            BadSetting::Value { setting, value } => {
                write!(f, "{} cannot be `{value}`; write ", setting.key)?;
                setting.advise(f)
            }
            BadSetting::Again { setting, value } => {
                write!(f, "`{value}` is given twice in {}", setting.key)
            }
        }
    }
}

impl std::error::Error for BadSetting {}

/// An enum whose variants have a word in notation, with the list of them. Without words, an enum with its list.
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* pub enum $name:ident, $word:ident { $($(#[$doc:meta])* $variant:ident $text:literal,)* }) => {
        $crate::words! { $(#[$meta])* pub enum $name { $($(#[$doc])* $variant,)* } }

        impl $name {
            /// Their words, in the same order.
            pub const WORDS: [&'static str; $name::ALL.len()] = [$($text),*];

            /// Its word in notation.
            pub const fn $word(self) -> &'static str {
                match self { $($name::$variant => $text),* }
            }

            /// The one with this word.
            pub fn named(word: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|it| it.$word() == word)
            }
        }
    };
    ($(#[$meta:meta])* pub enum $name:ident, $word:ident { $($(#[$doc:meta])* $variant:ident,)* }) => {
        $crate::words! { $(#[$meta])* pub enum $name { $($(#[$doc])* $variant,)* } }

        impl $name {
            /// Their words, in the same order.
            pub const WORDS: [&'static str; $name::ALL.len()] = [$(stringify!($variant)),*];

            /// Its word in notation.
            pub const fn $word(self) -> &'static str {
                $name::WORDS[self as usize]
            }

            /// The one with this word.
            pub fn named(word: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|it| it.$word() == word)
            }
        }
    };
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident,)* }) => {
        $(#[$meta])*
        pub enum $name { $($(#[$doc])* $variant),* }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$(stringify!($variant)),*].len()] = [$($name::$variant),*];
        }
    };
}

#[cfg(test)]
mod tests {
    use super::{Purpose, Said, Setting, Values, write};

    const fn setting(key: &'static str, values: Values, default: Option<&'static str>) -> Setting {
        Setting { key, values, default, rule: None, purpose: Purpose::Play, about: "six numbers" }
    }

    const SETTINGS: &[Setting] = &[
        setting("deck", Values::Each { words: &["1", "2"], of: &["Red", "Blue"] }, Some("1")),
        setting("places", Values::Some(&["Bazaar", "Senate", "Ruins"]), Some("none")),
        setting("open", Values::One(&["no", "yes"]), Some("no")),
        setting("goal", Values::Number(1, 16), Some("5")),
        setting("players", Values::Number(2, 4), Some("2")),
        setting("first", Values::Seat(3), None),
        setting("own", Values::Text, None),
    ];

    #[test]
    fn values_are_read_and_the_others_are_the_defaults() {
        let said = Said::read(SETTINGS, "places=Ruins,Bazaar  goal=7 first=C").expect("right");
        assert_eq!(said.text("deck"), Some("1"));
        assert_eq!(said.some("places", &['b', 's', 'r']), Some(vec!['b', 'r']));
        assert_eq!(said.one("open", &[false, true]), Some(false));
        assert_eq!(said.number("goal"), Some(7));
        assert_eq!(said.text("first"), Some("C"));
        assert_eq!(said.text("own"), None);
        let said = Said::read(SETTINGS, "deck=21 places=none").expect("right");
        assert_eq!(said.text("deck"), Some("21"));
        assert_eq!(said.some("places", &[1, 2, 3]), Some(Vec::new()));
    }

    #[test]
    fn what_is_wrong_is_named_with_what_would_be_right() {
        for (text, why) in [
            ("deck", "`deck` is not an option; write key=value, for example deck=1"),
            (
                "size=3",
                "there is no option `size`; there are deck, places, open, goal, players, first and own",
            ),
            ("goal=5 goal=5", "option `goal` is given twice"),
            (
                "deck=3",
                "deck cannot be `3`; write 1 or 2 for all, or one of them for each of Red and Blue, for example 12",
            ),
            (
                "deck=121",
                "deck cannot be `121`; write 1 or 2 for all, or one of them for each of Red and Blue, for example 12",
            ),
            (
                "places=Bazar",
                "places cannot be `Bazar`; write none, or with commas some of Bazaar, Senate and Ruins",
            ),
            ("places=Ruins,Ruins", "`Ruins` is given twice in places"),
            ("open=maybe", "open cannot be `maybe`; write no or yes"),
            ("goal=05", "goal cannot be `05`; write 1 to 16"),
            ("goal=17", "goal cannot be `17`; write 1 to 16"),
            ("players=5", "players cannot be `5`; write 2, 3 or 4"),
            ("first=D", "first cannot be `D`; write a seat from A to C"),
        ] {
            let bad = Said::read(SETTINGS, text).expect_err(text);
            assert_eq!(bad.to_string(), why);
        }
        let bad = SETTINGS[6].check("a b").expect_err("two words");
        assert_eq!(bad.to_string(), "own cannot be `a b`; write six numbers");
    }

    #[test]
    fn the_first_is_always_written_and_the_others_where_they_differ() {
        let value = |key: &str| match key {
            "deck" => Some("1".to_owned()),
            "open" => Some("no".to_owned()),
            "goal" => Some("7".to_owned()),
            _ => None,
        };
        assert_eq!(write(SETTINGS, value), "deck=1 goal=7");
    }
}
