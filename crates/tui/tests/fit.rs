//! Every question of every game at three sizes in four languages: no word is cut, and the question and its answers are there.

mod common;

use common::{CARDIA, CIV, KARDINAL, app, asked, at, shown};
use games::GameKind;
use insta::assert_snapshot;
use protocol::Snapshot;
use std::collections::BTreeSet;
use tui::app::{App, Place, Screen, TableScreen};
use tui::text::{Language, Texts};

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (160, 50)];

/// A client at this table in a language.
fn client(snapshot: &Snapshot, language: Language) -> App {
    let mut app = app(Screen::Waiting);
    app.texts = Texts::new(language);
    let screen = TableScreen::new("t".to_owned(), snapshot.clone(), Place::Here, &app.texts);
    app.screen = Screen::Table(Box::new(screen));
    app
}

/// The words of a text: letters that belong together. A word in notation ends where a capital begins the next.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphabetic()).filter(|it| !it.is_empty())
}

/// Every word that a language has, and those of the test.
fn vocabulary(language: Language) -> BTreeSet<String> {
    let folder = format!("../../locales/{}", language.code());
    let files = std::fs::read_dir(folder).expect("a folder").flatten().map(|it| it.path());
    let texts = files.filter(|it| it.extension().is_some_and(|it| it == "ftl"));
    let texts: Vec<String> = texts.map(|it| std::fs::read_to_string(it).expect("text")).collect();
    let mut all: BTreeSet<String> =
        texts.iter().flat_map(|it| words(it)).map(str::to_owned).collect();
    let own = ["Ann", "Enter", "Tab", "Esc", "Home", "End", "Ctrl"];
    all.extend(own.map(str::to_owned));
    // Circles, a route and a stone on a card of the display stand beside each other.
    for circles in ["", "X", "F", "C", "XX", "FF", "CC", "XF", "XC", "FC"] {
        for route in ["", "S", "K"] {
            let stones = ["", "a", "b", "c", "d", "e"].into_iter();
            all.extend(stones.map(|stone| format!("{circles}{route}{stone}")));
        }
    }
    all.extend(["II", "III"].map(str::to_owned));
    all
}

/// The words on a screen that are no words: they were cut off somewhere.
fn cut_words(screen: &str, known: &BTreeSet<String>) -> Vec<String> {
    let is_cut = |word: &&str| word.chars().count() > 1 && !known.contains(*word);
    words(screen).filter(is_cut).map(str::to_owned).collect()
}

fn check(kind: GameKind, questions: &[(&str, &str)]) {
    let known: Vec<_> = Language::ALL.map(|it| (it, vocabulary(it))).into();
    for question in questions {
        let snapshot = asked(kind, *question);
        for (language, known) in &known {
            let app = client(&snapshot, *language);
            for (width, height) in SIZES {
                let screen = shown(&app, width, height);
                let place = format!("{question:?} in {language:?} at {width}x{height}");
                let cut = cut_words(&screen, known);
                assert!(cut.is_empty(), "{place}: {cut:?}\n{screen}");
                let body = screen.lines().skip(1).collect::<Vec<_>>().join("\n");
                assert!(!body.contains('…'), "{place} is cut:\n{screen}");
                assert!(screen.contains('▶'), "{place}: nothing is selected\n{screen}");
            }
        }
    }
}

#[test]
fn no_word_of_cardia_is_cut() {
    check(GameKind::Cardia, &CARDIA);
}

#[test]
fn no_word_of_kardinal_is_cut() {
    check(GameKind::Kardinal, &KARDINAL);
}

#[test]
fn no_word_of_civ_is_cut() {
    check(GameKind::Civ, &CIV);
}

/// One picture for each game, size and language, of every question below each other.
#[test]
fn every_question_in_every_size_and_language() {
    let games: [(GameKind, &[(&str, &str)]); 3] =
        [(GameKind::Cardia, &CARDIA), (GameKind::Kardinal, &KARDINAL), (GameKind::Civ, &CIV)];
    for (kind, questions) in games {
        let snapshots: Vec<_> = questions.iter().map(|&it| (it.0, asked(kind, it))).collect();
        for language in Language::ALL {
            for (width, height) in SIZES {
                let picture = |(name, snapshot): &(&str, Snapshot)| {
                    let app = client(snapshot, language);
                    format!("== {name}\n{}", shown(&app, width, height).trim_end())
                };
                let pictures: Vec<String> = snapshots.iter().map(picture).collect();
                let name = format!("{kind}_{}_{width}x{height}", language.code());
                assert_snapshot!(name, pictures.join("\n"));
            }
        }
    }
}

#[test]
fn a_cut_word_is_noticed() {
    let known = vocabulary(Language::English);
    assert_eq!(cut_words("Choose a card to play.", &known), [""; 0]);
    assert_eq!(cut_words("Choose a car to pla", &known), ["car", "pla"]);
    let app = at(asked(GameKind::Cardia, CARDIA[0]));
    assert_eq!(cut_words(&shown(&app, 80, 24), &known), [""; 0]);
}
