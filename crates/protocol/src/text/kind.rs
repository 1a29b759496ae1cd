//! How an argument is said.

use super::Argument;

/// How an argument is said. What a message of the locale files can use of an argument `x`:
///
/// | kind | `$x` | also |
/// |---|---|---|
/// | seat | the player's name | `$x-is`: `you` or `other` |
/// | number | the number, for plurals too | |
/// | signed number | with its sign | |
/// | word | the word | |
/// | term | what the locale calls it; a link to its card where there is one | |
/// | letters | a list of terms, `a, b, c`, a letter each | `$x-n`: how many |
/// | text | the whole text | |
/// | group | its parts by the group's own message | every part `p` as `$x-p` |
/// | list | all of them: `a, b and c` | `$x-n`: how many; `$x-is`: `none` or `some`, of seats also `you` (alone), `among` and `other` |
/// | by seat | a list, each with the player's name | |
/// | maybe | as its kind, or nothing | `$x-is`: `none`, else as its kind or `some` |
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A player.
    Seat,
    /// A number.
    Number,
    /// A change by a number.
    Signed,
    /// A word that is the same in every language.
    Word,
    /// A name of the notation, for which the locales have a word.
    Term(&'static Term),
    /// Such names of one letter each, written as one word.
    Letters(&'static Term),
    /// Another text.
    Text,
    /// Something with parts.
    Group(&'static Group),
    /// Several.
    List(&'static Kind),
    /// One for each seat, in their order.
    BySeat(&'static Kind),
    /// One or none.
    Maybe(&'static Kind),
}

/// Names of the notation that have a message each: `before` + the name + `after`.
#[derive(Clone, Copy, Debug)]
pub struct Term {
    /// Its type.
    pub name: &'static str,
    /// The beginning of the key.
    pub before: &'static str,
    /// The end of the key.
    pub after: &'static str,
    /// Does it lead to a card?
    pub link: Link,
    /// Every name there is.
    pub names: fn() -> Vec<&'static str>,
}

/// Whether the name of something leads to its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// It does.
    Card,
    /// There is no card of it.
    None,
}

impl Term {
    /// The key of a name's message: keys have letters and digits of ASCII, and `-` for a space.
    pub fn key(&self, name: &str) -> String {
        let mut key = self.before.to_owned();
        for letter in name.chars() {
            match letter {
                'ä' => key.push_str("ae"),
                ' ' => key.push('-'),
                letter if letter.is_ascii_alphanumeric() => key.push(letter),
                _ => {}
            }
        }
        key + self.after
    }
}

/// Something with parts, and the message that puts them together.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// Its type.
    pub name: &'static str,
    /// The key of its message.
    pub key: &'static str,
    /// Its parts.
    pub fields: &'static [Field],
}

/// An argument: its name and how it is said.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// How it is said.
    pub kind: Kind,
}

impl Field {
    /// An argument of that type.
    pub const fn of<T: Argument>(name: &'static str) -> Field {
        Field { name, kind: T::KIND }
    }
}

/// What there is to say: one text of the schema.
#[derive(Clone, Copy, Debug)]
pub struct Said {
    /// The end of its key, as the variant is called.
    pub name: &'static str,
    /// Its arguments.
    pub fields: &'static [Field],
}

impl Said {
    /// As it is on the wire: with a small first letter.
    pub fn tag(&self) -> String {
        let mut letters = self.name.chars();
        let first = letters.next().map(|letter| letter.to_ascii_lowercase());
        first.into_iter().chain(letters).collect()
    }
}
