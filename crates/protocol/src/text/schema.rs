//! All texts there are, with the kinds of their arguments.

use super::{Field, Group, Kind, Said, Term};
use crate::wire::families;
use crate::{reason, refused};
use games::GameKind;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Texts whose keys begin alike.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// The beginning of their keys, for example `cardia-ask`.
    pub name: &'static str,
    /// The texts.
    pub texts: &'static [Said],
}

impl Family {
    /// Every text of tables and of every game.
    pub fn all() -> impl Iterator<Item = &'static Family> {
        let tables = [&refused::REFUSED, &reason::REASONS];
        tables.into_iter().chain(GameKind::ALL.into_iter().flat_map(families))
    }
}

/// The arguments of every text, by its key: those of events, questions, answers, refusals and endings, and the messages
/// that groups have.
pub fn schema() -> &'static BTreeMap<String, &'static [Field]> {
    static SCHEMA: OnceLock<BTreeMap<String, &'static [Field]>> = OnceLock::new();
    SCHEMA.get_or_init(|| {
        let key = |family: &Family, said: &Said| format!("{}-{}", family.name, said.tag());
        let texts = Family::all().flat_map(|family| {
            family.texts.iter().map(move |said| (key(family, said), said.fields))
        });
        let groups = Parts::all().groups.into_values().map(|it| (it.key.to_owned(), it.fields));
        texts.chain(groups).collect()
    })
}

/// The arguments of a text; `None` if there is no such text.
pub fn fields_of(key: &str) -> Option<&'static [Field]> {
    schema().get(key).copied()
}

/// The types that arguments have.
#[derive(Default)]
pub(super) struct Parts {
    /// By type.
    pub terms: BTreeMap<&'static str, &'static Term>,
    /// By type.
    pub groups: BTreeMap<&'static str, &'static Group>,
}

impl Parts {
    pub fn all() -> Parts {
        let mut parts = Parts::default();
        let fields = Family::all().flat_map(|family| family.texts).flat_map(|it| it.fields);
        fields.for_each(|field| parts.add(&field.kind));
        parts
    }

    fn add(&mut self, kind: &Kind) {
        match kind {
            Kind::Seat | Kind::Number | Kind::Signed | Kind::Word | Kind::Text => {}
            Kind::Term(term) | Kind::Letters(term) => drop(self.terms.insert(term.name, term)),
            Kind::Group(group) => {
                self.groups.insert(group.name, group);
                group.fields.iter().for_each(|field| self.add(&field.kind));
            }
            Kind::List(kind) | Kind::BySeat(kind) | Kind::Maybe(kind) => self.add(kind),
        }
    }
}

/// The names of the notation that arguments have, and how their messages are called.
pub fn terms() -> Vec<&'static Term> {
    Parts::all().terms.into_values().collect()
}
