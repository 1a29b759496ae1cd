//! All texts there are, with the kinds of their arguments.

use super::{Field, Group, Kind, Link, Said, Term};
use crate::refused;
use crate::wire::families;
use games::GameKind;
use std::collections::BTreeMap;
use std::fmt::Write as _;
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
        [&refused::REFUSED].into_iter().chain(GameKind::ALL.into_iter().flat_map(families))
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
    fn all() -> Parts {
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

impl Kind {
    /// As the TypeScript has it.
    fn code(&self) -> String {
        match self {
            Kind::Seat => "seat".into(),
            Kind::Number => "number".into(),
            Kind::Signed => "signed".into(),
            Kind::Word => "word".into(),
            Kind::Text => "text".into(),
            Kind::Term(term) => term.name.into(),
            Kind::Letters(term) => format!("#{}", term.name),
            Kind::Group(group) => group.name.into(),
            Kind::List(kind) => format!("*{}", kind.code()),
            Kind::BySeat(kind) => format!("@{}", kind.code()),
            Kind::Maybe(kind) => format!("?{}", kind.code()),
        }
    }
}

fn written(fields: &[Field]) -> String {
    let fields = fields.iter().map(|field| format!("{}: '{}'", field.name, field.kind.code()));
    format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
}

/// The schema in TypeScript, for `crates/protocol/bindings/protocol.ts`. Texts without arguments are left out.
pub(crate) fn texts_typescript() -> String {
    let mut out = String::from(
        "/** How an argument is said: `seat`, `number`, `signed`, `word`, `text`, or a name of TERMS or GROUPS. Before it `?` means\n \
         * one or none, `*` several, `@` one for each seat, `#` a letter for each. */\n\
         export type Kind = string;\n\n\
         /** Names of the notation: each has the message `before` + name + `after`, and may lead to a card. */\n\
         export const TERMS: Record<string, { before: string; after: string; link: boolean }> = {\n",
    );
    let Parts { terms, groups } = Parts::all();
    for term in terms.into_values() {
        let Term { name, before, after, link, .. } = term;
        let link = matches!(link, Link::Card);
        let _ =
            writeln!(out, "  {name}: {{ before: '{before}', after: '{after}', link: {link} }},");
    }
    out += "};\n\n/** Things with parts, and the message that puts them together. */\n\
        export const GROUPS: Record<string, { key: string; fields: Record<string, Kind> }> = {\n";
    for Group { name, key, fields } in groups.values() {
        let _ = writeln!(out, "  {name}: {{ key: '{key}', fields: {} }},", written(fields));
    }
    out += "};\n\n/** The arguments of each text that has some. */\n\
        export const TEXTS: Record<string, Record<string, Kind>> = {\n";
    for (key, fields) in schema().iter().filter(|(_, fields)| !fields.is_empty()) {
        let _ = writeln!(out, "  '{key}': {},", written(fields));
    }
    out + "};\n"
}
