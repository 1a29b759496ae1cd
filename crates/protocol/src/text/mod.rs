//! Texts: what a player reads, as a key of the locale files and typed arguments.
//!
//! An event, a question, an answer, a refusal and an ending each are a text. The type of an argument decides how it is
//! said: a [`Seat`] as a player's name, a [`Signed`] number with its sign, a name of the notation as the word that the
//! locale has for it. [`schema()`] lists the arguments of every text with their [`Kind`]s, so that a client needs one
//! function to say all of them (decision 4 in `docs/decisions`).

#[macro_use]
mod declare;
mod kind;
mod schema;
#[cfg(feature = "typescript")]
mod typescript;

pub use kind::{Field, Group, Kind, Link, Said, Term};
pub use schema::{Family, fields_of, schema, terms};
#[cfg(feature = "typescript")]
pub(crate) use typescript::texts_typescript;

use crate::TS;
use crate::{Seat, Word};
use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Something to be said in the player's language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// The message of the locale files, for example `cardia-act-play`.
    pub key: Word,
    /// What is put into it, by name.
    #[serde(default, skip_serializing_if = "Fields::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[ts(optional, as = "Option<Fields>")]
    pub args: Fields,
}

impl Text {
    /// A text with these arguments.
    pub fn new(key: impl Into<Word>, args: Vec<(&'static str, Arg)>) -> Text {
        Text { key: key.into(), args: Fields::new(args) }
    }
}

/// Arguments by name.
#[derive(Clone, Eq, Debug, Default, TS)]
#[ts(type = "{ [name: string]: Arg }")]
pub struct Fields(Vec<(Word, Arg)>);

impl PartialEq for Fields {
    /// Whatever their order: a client that reads JSON need not keep it.
    fn eq(&self, other: &Fields) -> bool {
        self.0.len() == other.0.len() && self.0.iter().all(|field| other.0.contains(field))
    }
}

impl Fields {
    /// These arguments.
    pub fn new(args: Vec<(&'static str, Arg)>) -> Fields {
        Fields(args.into_iter().map(|(name, arg)| (name.into(), arg)).collect())
    }

    /// The argument of that name.
    pub fn get(&self, name: &str) -> Option<&Arg> {
        self.0.iter().find(|(it, _)| &**it == name).map(|(_, arg)| arg)
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Arg)> {
        self.0.iter().map(|(name, arg)| (&**name, arg))
    }
}

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, arg) in &self.0 {
            map.serialize_entry(name, arg)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        struct Entries;
        impl<'de> Visitor<'de> for Entries {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the arguments of a text by name")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Fields, M::Error> {
                let mut fields = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    fields.push(entry);
                }
                Ok(Fields(fields))
            }
        }
        deserializer.deserialize_map(Entries)
    }
}

/// An argument as it is on the wire; the schema says what it means.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Arg {
    /// What the reader may not know, or what is not there.
    None,
    /// A number.
    Number(i32),
    /// A seat's letter, or a name of the notation.
    Word(Word),
    /// Several.
    List(Vec<Arg>),
    /// Something with parts, or another text.
    Fields(Fields),
}

/// What can be an argument. Its type decides how it is said.
pub trait Argument {
    /// How it is said.
    const KIND: Kind;

    /// As it is on the wire.
    fn arg(&self) -> Arg;
}

impl Argument for Seat {
    const KIND: Kind = Kind::Seat;

    fn arg(&self) -> Arg {
        Arg::Word(self.letter().into())
    }
}

impl Argument for u32 {
    const KIND: Kind = Kind::Number;

    fn arg(&self) -> Arg {
        Arg::Number(i32::try_from(*self).unwrap_or(i32::MAX))
    }
}

impl Argument for i32 {
    const KIND: Kind = Kind::Number;

    fn arg(&self) -> Arg {
        Arg::Number(*self)
    }
}

/// A change by a number, said with its sign: `+3`, `−5`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Signed(pub i32);

impl Argument for Signed {
    const KIND: Kind = Kind::Signed;

    fn arg(&self) -> Arg {
        Arg::Number(self.0)
    }
}

/// What is written alike in every language: the number of an Age, the id of a rule.
impl Argument for Word {
    const KIND: Kind = Kind::Word;

    fn arg(&self) -> Arg {
        Arg::Word(self.clone())
    }
}

impl Argument for Text {
    const KIND: Kind = Kind::Text;

    fn arg(&self) -> Arg {
        let mut fields = vec![("key", Arg::Word(self.key.clone()))];
        if !self.args.is_empty() {
            fields.push(("args", Arg::Fields(self.args.clone())));
        }
        Arg::Fields(Fields::new(fields))
    }
}

impl<T: Argument> Argument for Option<T> {
    const KIND: Kind = Kind::Maybe(&T::KIND);

    fn arg(&self) -> Arg {
        self.as_ref().map_or(Arg::None, Argument::arg)
    }
}

impl<T: Argument> Argument for Vec<T> {
    const KIND: Kind = Kind::List(&T::KIND);

    fn arg(&self) -> Arg {
        Arg::List(self.iter().map(Argument::arg).collect())
    }
}

/// One for each seat, in their order.
impl<T: Argument> Argument for [T; 2] {
    const KIND: Kind = Kind::BySeat(&T::KIND);

    fn arg(&self) -> Arg {
        Arg::List(self.iter().map(Argument::arg).collect())
    }
}
