//! The schema of texts in TypeScript.

use super::schema::{Parts, schema};
use super::{Field, Group, Kind, Link, Term};
use std::fmt::Write as _;

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
