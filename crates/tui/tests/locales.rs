//! The locale files have exactly the texts of the schema, in every language, and use only the arguments there are (I14).

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use protocol::text::{Family, Field, Kind, fields_of, schema, terms};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

const LANGUAGES: [&str; 4] = ["en", "de", "fr", "uk"];
const FILES: [&str; 4] = ["app", "cardia", "kardinal", "civ"];

/// The variables of every message of a file, by its key.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn path(language: &str, file: &str) -> PathBuf {
    PathBuf::from(format!("{}/../../locales/{language}/{file}.ftl", env!("CARGO_MANIFEST_DIR")))
}

fn messages(text: &str) -> Messages {
    let resource = FluentResource::try_new(text.to_owned()).expect("Fluent");
    let message = |entry: &Entry<&str>| match entry {
        Entry::Message(it) => {
            let mut found = BTreeSet::new();
            it.value.iter().for_each(|pattern| in_pattern(pattern, &mut found));
            Some((it.id.name.to_owned(), found))
        }
        Entry::Term(_)
        | Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    };
    resource.entries().filter_map(message).collect()
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => in_inline(inline, found),
            Expression::Select { selector, variants } => {
                in_inline(selector, found);
                variants.iter().for_each(|variant| in_pattern(&variant.value, found));
            }
        }
    }
}

fn in_inline(expression: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        InlineExpression::VariableReference { id } => drop(found.insert(id.name.to_owned())),
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inline) => in_inline(inline, found),
            Expression::Select { selector, variants } => {
                in_inline(selector, found);
                variants.iter().for_each(|variant| in_pattern(&variant.value, found));
            }
        },
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::FunctionReference { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

/// What a message can use of its arguments.
fn usable(before: &str, fields: &[Field], found: &mut BTreeSet<String>) {
    for field in fields {
        usable_of(&format!("{before}{}", field.name), &field.kind, found);
    }
}

fn usable_of(name: &str, kind: &Kind, found: &mut BTreeSet<String>) {
    found.insert(name.to_owned());
    match kind {
        Kind::Seat => drop(found.insert(format!("{name}-is"))),
        Kind::Number | Kind::Signed | Kind::Word | Kind::Term(_) | Kind::Text => {}
        Kind::Letters(_) | Kind::BySeat(_) => drop(found.insert(format!("{name}-n"))),
        Kind::Group(group) => usable(&format!("{name}-"), group.fields, found),
        Kind::List(_) => found.extend([format!("{name}-n"), format!("{name}-is")]),
        Kind::Maybe(kind) => {
            usable_of(name, kind, found);
            found.insert(format!("{name}-is"));
        }
    }
}

/// Everything that is wrong with the texts of the protocol in a language, with file and key.
fn faults(language: &str, files: &BTreeMap<&str, Messages>) -> Vec<String> {
    let mut faults = Vec::new();
    let keys = schema().keys().cloned();
    let names =
        terms().into_iter().flat_map(|term| (term.names)().into_iter().map(|it| term.key(it)));
    for key in keys.chain(names).chain(["by-seat".to_owned(), "list".to_owned()]) {
        let file = match key.split_once('-') {
            Some((game @ ("cardia" | "kardinal" | "civ"), _)) => game,
            _ => "app",
        };
        let place = format!("locales/{language}/{file}.ftl");
        let Some(used) = files[file].get(&key) else {
            faults.push(format!("{place} has no text for {key}"));
            continue;
        };
        let mut known = BTreeSet::new();
        match (key.as_str(), fields_of(&key)) {
            ("by-seat", _) => known.extend(["what", "seat", "seat-is"].map(str::to_owned)),
            ("list", _) => known.extend(["first", "last"].map(str::to_owned)),
            (_, Some(fields)) => usable("", fields, &mut known),
            (_, None) => {}
        }
        for name in used.difference(&known) {
            let known: Vec<_> = known.iter().map(|it| format!("${it}")).collect();
            faults.push(format!("{place}: {key} uses ${name}, but has {}", known.join(", ")));
        }
    }
    for (file, messages) in files {
        let strays = messages.keys().filter(|key| fields_of(key).is_none()).filter(|key| {
            let in_family = |family: &&Family| {
                key.strip_prefix(family.name).is_some_and(|rest| rest.starts_with('-'))
            };
            Family::ALL.iter().any(|family| in_family(&family))
        });
        faults
            .extend(strays.map(|key| format!("locales/{language}/{file}.ftl: nothing says {key}")));
    }
    faults
}

fn read(language: &str) -> BTreeMap<&'static str, Messages> {
    let file = |file| {
        let path = path(language, file);
        let text = std::fs::read_to_string(&path)
            .unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        (file, messages(&text))
    };
    FILES.into_iter().map(file).collect()
}

#[test]
fn every_language_has_the_texts_of_the_schema_with_their_arguments() {
    let faults: Vec<String> =
        LANGUAGES.into_iter().flat_map(|language| faults(language, &read(language))).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_fault_is_told_with_its_file_and_key() {
    let mut files = read("en");
    let cardia = files.get_mut("cardia").expect("read");
    cardia.remove("cardia-ask-play");
    cardia.remove("cardia-card-Judge-name");
    cardia.insert("cardia-tell-vanished".to_owned(), BTreeSet::new());
    cardia.insert("cardia-tell-declined".to_owned(), BTreeSet::from(["who".to_owned()]));
    let mut told = faults("en", &files);
    told.sort();
    assert_eq!(
        told,
        [
            "locales/en/cardia.ftl has no text for cardia-ask-play",
            "locales/en/cardia.ftl has no text for cardia-card-Judge-name",
            "locales/en/cardia.ftl: cardia-tell-declined uses $who, but has $seat, $seat-is",
            "locales/en/cardia.ftl: nothing says cardia-tell-vanished",
        ]
    );
}
