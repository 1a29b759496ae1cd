//! The locale files have exactly the texts of the schema, in every language, and use only the arguments there are (I14).

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use games::GameKind;
use protocol::text::{Family, Field, Kind, fields_of, schema, terms};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use tui::text::Language;

/// What every game is called and how it is offered, in the browser (`app`) and in the terminal (`tui`).
fn titles() -> impl Iterator<Item = (String, &'static str)> {
    let of_game = |game: GameKind| {
        let app = ["", "-facts", "-lead", "-first", "-second", "-third"];
        let app = app.map(|end| (format!("game-{game}{end}"), "app"));
        app.into_iter().chain([(format!("tui-about-{game}"), "tui")])
    };
    GameKind::ALL.into_iter().flat_map(of_game)
}

/// The variables of every message of a file, by its key.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// Where the words of a file are, from the root of the project. The toy game is no part of the program: all its words are
/// in a file of its own.
fn place(language: &str, file: &str, key: &str) -> String {
    match key.split('-').any(|word| word == "toy") {
        true => format!("crates/toy/words/{language}.ftl"),
        false => format!("locales/{language}/{file}.ftl"),
    }
}

fn path(place: &str) -> PathBuf {
    PathBuf::from(format!("{}/../../{place}", env!("CARGO_MANIFEST_DIR")))
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
fn faults(language: &str, files: &BTreeMap<String, Messages>) -> Vec<String> {
    let mut faults = Vec::new();
    let keys = schema().keys().cloned();
    let file_of = |key: &str| {
        let named = |game: &GameKind| key.split_once('-').is_some_and(|(it, _)| it == game.name());
        GameKind::ALL.into_iter().find(named).map_or("app", GameKind::name)
    };
    let names =
        terms().into_iter().flat_map(|term| (term.names)().into_iter().map(|it| term.key(it)));
    let said = keys.chain(names).chain(["by-seat".to_owned(), "list".to_owned()]);
    let said = said.map(|key| {
        let file = file_of(&key);
        (key, file)
    });
    for (key, file) in said.chain(titles()) {
        let place = place(language, file, &key);
        let Some(used) = files.get(&place).and_then(|it| it.get(&key)) else {
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
            Family::all().any(|family| in_family(&family))
        });
        faults.extend(strays.map(|key| format!("{file}: nothing says {key}")));
    }
    faults
}

/// The files of a language. One that is not there has no messages.
fn read(language: &str) -> BTreeMap<String, Messages> {
    let names = GameKind::ALL.into_iter().map(GameKind::name).chain(["app", "tui"]);
    let file = |name| {
        let place = place(language, name, name);
        let text = std::fs::read_to_string(path(&place)).unwrap_or_default();
        (place, messages(&text))
    };
    names.map(file).collect()
}

#[test]
fn every_language_has_the_texts_of_the_schema_with_their_arguments() {
    let faults: Vec<String> = Language::ALL
        .map(Language::code)
        .into_iter()
        .flat_map(|it| faults(it, &read(it)))
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_fault_is_told_with_its_file_and_key() {
    let mut files = read("en");
    let cardia = files.get_mut("locales/en/cardia.ftl").expect("read");
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

/// A game that is registered, but has no words: every key that is missing is told with its file.
#[test]
fn a_game_without_words_is_told_with_its_files_and_keys() {
    let game = GameKind::ALL.into_iter().next_back().expect("a game").name();
    let mut files = read("en");
    let tail = format!("/{game}.ftl");
    files.retain(|place, _| !place.ends_with(&tail) && place != "crates/toy/words/en.ftl");
    let app = files.get_mut("locales/en/app.ftl").expect("read");
    app.retain(|key, _| !key.starts_with(&format!("game-{game}")));
    let told = faults("en", &files);
    let missing =
        |key: &str| told.iter().any(|it| it.ends_with(&format!(" has no text for {key}")));
    assert!(missing(&format!("game-{game}")) && missing(&format!("game-{game}-lead")), "{told:?}");
    let families = ["ask", "act", "tell", "no", "end"];
    for family in families {
        let start = format!("{game}-{family}-");
        assert!(told.iter().any(|it| it.contains(&start)), "{start}: {told:?}");
    }
}
