//! How every text of the protocol is said: events, questions, answers, refusals and endings of every game.
//!
//! The schema says what kind of thing each argument is, and a kind is said in one way; `protocol::text::Kind` lists what a
//! message can use of it. The browser does the same in `web/src/lib/say.ts`, and a test compares what the two say.

use super::Words;
use fluent_bundle::FluentValue;
use protocol::text::{Arg, Argument, Field, Fields, Group, Kind, fields_of};
use protocol::{GameEvents, Refusal, Seat, Text};

/// What is put into a message, by name.
type Said = Vec<(String, FluentValue<'static>)>;

impl Words<'_> {
    /// A text.
    pub fn text(&self, text: &Text) -> String {
        self.message(&text.key, &text.args)
    }

    /// What happened, in sentences. What a language has no words for is left out.
    pub fn events(&self, events: &GameEvents) -> Vec<String> {
        let said = events.texts().into_iter().map(|text| self.text(&text));
        said.filter(|sentence| !sentence.is_empty()).collect()
    }

    /// Why something was refused, with the rule that does. What a later server refuses and this client has no words for is
    /// told in English.
    pub fn refusal(&self, why: &Refusal) -> String {
        if fields_of(&why.key).is_none() {
            return why.text.clone();
        }
        let said = self.message(&why.key, &why.args);
        match &why.rule {
            Some(rule) => format!("{said} ({rule})"),
            None => said,
        }
    }

    /// What the locale calls a name of the notation.
    pub fn named<T: Argument>(&self, name: &str) -> String {
        self.get(&key_of::<T>(name))
    }

    /// Something that can be put into a text, by itself.
    pub fn said<T: Argument>(&self, thing: &T) -> String {
        string(self.value(T::KIND, &thing.arg()))
    }

    fn message(&self, key: &str, args: &Fields) -> String {
        let mut said = Said::new();
        match fields_of(key) {
            Some(fields) => self.fields("", fields, args, &mut said),
            // A text of a later version: what is put in is shown as it came.
            None => said.extend(args.iter().map(|(name, arg)| (name.to_owned(), plain(arg)))),
        }
        let said: Vec<_> =
            said.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        self.say(key, &said)
    }

    fn fields(&self, before: &str, fields: &[Field], args: &Fields, said: &mut Said) {
        for field in fields {
            let name = format!("{before}{}", field.name);
            self.argument(name, field.kind, args.get(field.name).unwrap_or(&Arg::None), said);
        }
    }

    /// Puts one argument in, and what else a message can use of it.
    fn argument(&self, name: String, kind: Kind, arg: &Arg, said: &mut Said) {
        if let Kind::Maybe(inner) = kind {
            let is = match arg {
                Arg::None => "none",
                Arg::Number(_) | Arg::Word(_) | Arg::List(_) | Arg::Fields(_) => {
                    self.is(*inner, arg).unwrap_or("some")
                }
            };
            if !matches!(arg, Arg::None) {
                self.argument(name.clone(), *inner, arg, said);
            }
            return set(said, format!("{name}-is"), is.into());
        }
        if let Some(is) = self.is(kind, arg) {
            set(said, format!("{name}-is"), is.into());
        }
        if let Some(n) = count(kind, arg) {
            set(said, format!("{name}-n"), n.into());
        }
        if let (Kind::Group(Group { fields, .. }), Arg::Fields(args)) = (kind, arg) {
            self.fields(&format!("{name}-"), fields, args, said);
        }
        let value = self.value(kind, arg);
        said.push((name, value));
    }

    /// An argument in words.
    fn value(&self, kind: Kind, arg: &Arg) -> FluentValue<'static> {
        match (kind, arg) {
            (Kind::Seat, Arg::Word(letter)) => match seat(letter) {
                Some(seat) => self.name(seat).into(),
                None => letter.to_string().into(),
            },
            (Kind::Number, Arg::Number(n)) if *n >= 0 => (*n).into(),
            (Kind::Signed, Arg::Number(n)) => signed(*n).into(),
            (Kind::Term(term), Arg::Word(name)) => self.get(&term.key(name)).into(),
            (Kind::Letters(term), Arg::Word(letters)) => {
                let letters =
                    letters.chars().map(|it| self.get(&term.key(it.encode_utf8(&mut [0; 4]))));
                letters.collect::<Vec<_>>().join(", ").into()
            }
            (Kind::Text, Arg::Fields(text)) => match (text.get("key"), text.get("args")) {
                (Some(Arg::Word(key)), Some(Arg::Fields(args))) => self.message(key, args).into(),
                (Some(Arg::Word(key)), _) => self.message(key, &Fields::default()).into(),
                (_, _) => plain(arg),
            },
            (Kind::Group(group), Arg::Fields(args)) => self.message(group.key, args).into(),
            (Kind::List(kind), Arg::List(args)) => {
                self.list(args.iter().map(|arg| string(self.value(*kind, arg))).collect()).into()
            }
            (Kind::BySeat(kind), Arg::List(args)) => {
                let each = args.iter().zip(Seat::ALL);
                self.list(each.map(|(arg, seat)| self.by_seat(*kind, arg, seat)).collect()).into()
            }
            (Kind::Maybe(kind), arg) => self.value(*kind, arg),
            // A word; or, in a message of a later version, something that is not what it should be.
            (_, arg) => plain(arg),
        }
    }

    fn by_seat(&self, kind: Kind, arg: &Arg, seat: Seat) -> String {
        let is = self.is_reader(seat);
        let what = self.value(kind, arg);
        self.say(
            "by-seat",
            &[("what", what), ("seat", self.name(seat).into()), ("seat-is", is.into())],
        )
    }

    /// What messages can choose by.
    fn is(&self, kind: Kind, arg: &Arg) -> Option<&'static str> {
        match (kind, arg) {
            (Kind::Seat, Arg::Word(letter)) => Some(self.is_reader(seat(letter)?)),
            (Kind::List(_), Arg::List(args)) if args.is_empty() => Some("none"),
            (Kind::List(Kind::Seat), Arg::List(args)) => {
                let own = args.iter().any(|arg| self.is(Kind::Seat, arg) == Some("you"));
                Some(match (own, args.len()) {
                    (true, 1) => "you",
                    (true, _) => "among",
                    (false, _) => "other",
                })
            }
            (Kind::List(_), Arg::List(_)) => Some("some"),
            (_, _) => None,
        }
    }

    fn is_reader(&self, seat: Seat) -> &'static str {
        if self.you == Some(seat) { "you" } else { "other" }
    }
}

/// The key of the message of a name of the notation.
pub fn key_of<T: Argument>(name: &str) -> String {
    match T::KIND {
        Kind::Term(term) | Kind::Letters(term) => term.key(name),
        Kind::Seat
        | Kind::Number
        | Kind::Signed
        | Kind::Word
        | Kind::Text
        | Kind::Group(_)
        | Kind::List(_)
        | Kind::BySeat(_)
        | Kind::Maybe(_) => name.to_owned(),
    }
}

fn set(said: &mut Said, name: String, value: FluentValue<'static>) {
    said.push((name, value));
}

/// How many there are.
fn count(kind: Kind, arg: &Arg) -> Option<usize> {
    match (kind, arg) {
        (Kind::List(_) | Kind::BySeat(_), Arg::List(args)) => Some(args.len()),
        (Kind::Letters(_), Arg::Word(letters)) => Some(letters.chars().count()),
        (_, _) => None,
    }
}

fn seat(letter: &str) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| seat.letter() == letter)
}

/// With its sign, and a true minus.
pub fn signed(number: i32) -> String {
    format!("{number:+}").replace('-', "−")
}

fn plain(arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::None | Arg::List(_) | Arg::Fields(_) => String::new().into(),
        Arg::Number(n) if *n >= 0 => (*n).into(),
        Arg::Number(n) => n.to_string().replace('-', "−").into(),
        Arg::Word(word) => word.to_string().into(),
    }
}

fn string(value: FluentValue<'static>) -> String {
    match value {
        FluentValue::String(text) => text.into_owned(),
        FluentValue::Number(number) => number.as_string().into_owned(),
        FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => String::new(),
    }
}
