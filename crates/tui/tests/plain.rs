//! What lines come to, and what is told of it.

mod common;

use common::{Learner, Played, app, at, hear};
use games::GameKind;
use protocol::{Analysis, LessonWants, Refusal, Request, ServerMessage, Weighed};
use tui::app::{App, Effect, Menu, Message, Screen};
use tui::plain::Plain;
use tui::text::{Language, Texts};
use tui::words::{Words, names_of};

/// Types a line; what is to be done, and what is told.
fn enter(app: &mut App, plain: &mut Plain, line: &str) -> (Vec<Effect>, Vec<String>) {
    let effects = app.update(Message::Line(line.to_owned()));
    (effects, plain.tell(app))
}

fn asked(kind: GameKind, options: &str, question: &str) -> (App, Plain, Vec<String>) {
    let mut app = at(Played::until(kind, options, question));
    let mut plain = Plain::default();
    let told = plain.tell(&mut app);
    (app, plain, told)
}

fn sent(effects: &[Effect]) -> Option<&str> {
    match effects {
        [Effect::Send(Request::Act { action, .. })] => Some(action),
        _ => None,
    }
}

#[test]
fn a_table_is_told_once() {
    let (mut app, mut plain, told) = asked(GameKind::Cardia, "", "cardia-ask-play");
    assert_eq!(told[0], "Cardia. Deck I.");
    assert!(told.contains(&"Choose a card to play.".to_owned()), "{told:#?}");
    assert!(told.iter().any(|line| line.starts_with("Your hand: ")), "{told:#?}");
    assert!(told.iter().all(|line| !line.contains('\n')), "a line for each fact");
    assert_eq!(plain.tell(&mut app), [""; 0], "nothing twice");
    let (_, again) = enter(&mut app, &mut plain, "");
    assert_eq!(again[0], "Choose a card to play.", "but to whoever asks");
    assert_eq!(again.len(), 6);
}

#[test]
fn answers_go_by_number_word_and_notation() {
    for line in ["2", "play", "PL"] {
        let (mut app, mut plain, _) = asked(GameKind::Cardia, "", "cardia-ask-play");
        let Screen::Table(screen) = &app.screen else { panic!("no table") };
        let second = screen.table.choices()[1].action.clone();
        let line = if line == "2" { line.to_owned() } else { second.replacen("play", line, 1) };
        let (effects, _) = enter(&mut app, &mut plain, &line);
        assert_eq!(sent(&effects), Some(second.as_str()), "{line}");
        let (effects, told) = enter(&mut app, &mut plain, "1");
        assert_eq!((effects, told.len()), (Vec::new(), 1), "one answer to one question");
    }
}

/// What is no answer may still be an action: the rules say why it is refused.
#[test]
fn the_rules_are_asked_about_what_is_no_answer() {
    let (mut app, mut plain, _) = asked(GameKind::Cardia, "", "cardia-ask-play");
    let (effects, told) = enter(&mut app, &mut plain, "copy Djinn");
    assert_eq!((sent(&effects), told.len()), (Some("copy Djinn"), 0));
    assert!(!app.is_settled(), "the next line waits for the answer");
    let why = |key: &str| Refusal {
        key: key.to_owned().into(),
        args: Default::default(),
        rule: Some("C3.2".to_owned()),
        text: "it does not answer the open question".to_owned(),
    };
    let refused = |key| ServerMessage::Refused { msg: "1".to_owned(), why: why(key) };
    hear(&mut app, refused("cardia-no-nothingOwed"));
    assert!(app.is_settled());
    assert!(plain.tell(&mut app)[0].contains("(C3.2)"));
    enter(&mut app, &mut plain, "frobnicate");
    hear(&mut app, refused("refused-unknownAction"));
    let told = plain.tell(&mut app);
    assert!(told[0].starts_with("“frobnicate” is none of the answers. Answer with"), "{told:?}");
}

#[test]
fn a_hint_is_told_when_it_is_done_and_can_be_played() {
    for (command, plays) in [("hint", false), ("auto", true)] {
        let (mut app, mut plain, _) = asked(GameKind::Cardia, "", "cardia-ask-play");
        let Screen::Table(screen) = &app.screen else { panic!("no table") };
        let third = screen.table.choices()[2].action.clone();
        let (effects, _) = enter(&mut app, &mut plain, command);
        assert_eq!(effects, [Effect::Analyse(true)]);
        let mix = vec![Weighed { action: third.clone(), share: 0.9, value: 0.6 }];
        let win = vec![0.55, 0.45];
        let reasons = vec![protocol::Reason::Vary.into()];
        let analysis = Analysis { iterations: 100, error: 0.01, win, points: None, mix, reasons };
        let told = |done| ServerMessage::Analysis {
            table: "t".to_owned(),
            msg: "1".to_owned(),
            analysis: analysis.clone(),
            done,
        };
        assert_eq!(hear(&mut app, told(false)), []);
        assert_eq!(plain.tell(&mut app), [""; 0], "not before it is done");
        let effects = hear(&mut app, told(true));
        assert_eq!(sent(&effects).is_some(), plays);
        let lines = plain.tell(&mut app).join("\n");
        match plays {
            true => assert!(lines.starts_with("Chosen for you: Play "), "{lines}"),
            false => {
                assert!(lines.starts_with("3. Play "), "{lines}");
                assert!(lines.contains("90 times in 100, chances then 60 %."), "{lines}");
                assert!(lines.contains("Your chances: 55 %"), "{lines}");
                assert!(lines.contains("\nVary your choice"), "{lines}");
            }
        }
    }
}

#[test]
fn giving_up_is_asked_twice() {
    let (mut app, mut plain, _) = asked(GameKind::Cardia, "", "cardia-ask-play");
    let (effects, told) = enter(&mut app, &mut plain, "resign");
    assert_eq!((effects, told.len()), (Vec::new(), 1));
    assert_eq!(enter(&mut app, &mut plain, "rather not").0, []);
    // The question says `y or n`, in every language.
    for language in Language::ALL {
        app.texts = Texts::new(language);
        enter(&mut app, &mut plain, "resign");
        assert_eq!(enter(&mut app, &mut plain, "n").0, []);
        enter(&mut app, &mut plain, "resign");
        assert_eq!(enter(&mut app, &mut plain, "y").0, [Effect::Send(Request::Resign)]);
    }
}

#[test]
fn the_games_are_a_list_and_their_options_too() {
    let mut app = app(Screen::Menu(Menu::with(Vec::new())));
    let mut plain = Plain::default();
    let told = plain.tell(&mut app);
    assert_eq!(told[1..4], ["1. Cardia", "2. Kardinal & König", "3. Carta Impera Victoria"]);
    let (_, told) = enter(&mut app, &mut plain, "cart");
    assert!(told.contains(&"1. Players: 2".to_owned()), "{told:?}");
    assert_eq!(enter(&mut app, &mut plain, "1").1, ["1. Players: 3"], "only what has changed");
    assert_eq!(enter(&mut app, &mut plain, "1 4").1, ["1. Players: 4"]);
    let (_, told) = enter(&mut app, &mut plain, "1 9");
    assert_eq!(told, ["“9” cannot be chosen. Possible: 2, 3, 4."]);
    let (effects, _) = enter(&mut app, &mut plain, "start");
    assert!(matches!(effects.as_slice(), [Effect::Start(_)]), "{effects:?}");
}

/// Whatever a position has, there are words for it in every language.
#[test]
fn every_position_has_words() {
    let rules = [
        (GameKind::Cardia, "deck=1212 locations=FoggySwamp,SeersLair guardians=open match=3"),
        (GameKind::Cardia, "deck=2 guardians=hidden"),
        (GameKind::Kardinal, "players=3"),
        (GameKind::Civ, "players=4 variant=draft teams=yes"),
        (GameKind::Civ, "players=2"),
    ];
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (kind, options) in rules {
            let mut played = Played::new(kind, options, 7);
            loop {
                let snapshot = played.snapshot();
                let names = names_of(&texts, &snapshot.info.seats);
                let words = Words { texts: &texts, names: &names, you: None };
                let view = snapshot.view.expect("a game runs");
                let mut lines = words.position(&view);
                lines.extend(words.secrets(&view));
                for line in lines {
                    let broken = ["cardia-", "kardinal-", "civ-", "tui-", "{"];
                    let found = broken.iter().find(|it| line.contains(**it));
                    assert_eq!(found, None, "{language:?}: {line}");
                }
                if !played.step() {
                    break;
                }
            }
        }
    }
}

/// Every lesson is read and answered to its end line by line, with its words.
#[test]
fn a_lesson_is_read_and_answered() {
    let mut app = app(Screen::Waiting);
    let mut plain = Plain::default();
    let mut learner = Learner::new("cardia", &mut app);
    let mut type_in = |app: &mut App, plain: &mut Plain, line: &str| {
        let effects = app.update(Message::Line(line.to_owned()));
        learner.send(app, effects);
        plain.tell(app).join("\n")
    };
    let told = plain.tell(&mut app).join("\n");
    assert!(told.contains("Step 1 of 13\nCardia is a duel."), "{told}");
    let told = type_in(&mut app, &mut plain, "surgeon");
    assert!(told.contains("Not this time. Choose the Clockmaker"), "{told}");
    let told = type_in(&mut app, &mut plain, "clockmaker");
    assert!(told.contains("Step 2 of 13\n11 beats 5."), "{told}");
    assert!(told.ends_with("Enter: continue"), "{told}");
    let told = type_in(&mut app, &mut plain, "");
    assert!(told.contains("Step 3 of 13\nNow look at the loser."), "{told}");

    for lesson in lesson::all().expect("lessons") {
        let mut app = common::app(Screen::Waiting);
        let mut plain = Plain::default();
        let mut learner = Learner::new(lesson.name, &mut app);
        let mut told = plain.tell(&mut app);
        for _ in 0..100 {
            let line = match learner.wants() {
                LessonWants::Reading => String::new(),
                LessonWants::Answer => (learner.right() + 1).to_string(),
                LessonWants::Nothing | LessonWants::Restart => break,
            };
            // Of many answers all are listed first.
            if !line.is_empty() {
                app.update(Message::Line(String::new()));
                told.extend(plain.tell(&mut app));
            }
            let effects = app.update(Message::Line(line));
            learner.send(&mut app, effects);
            told.extend(plain.tell(&mut app));
        }
        assert_eq!(learner.wants(), LessonWants::Nothing, "{}: {told:#?}", lesson.name);
        let steps = told.iter().filter(|line| line.starts_with("Step ")).count();
        let all = told.iter().find_map(|line| line.strip_prefix("Step 1 of "));
        let all: usize = all.and_then(|it| it.parse().ok()).expect("the first step");
        assert!(steps >= all, "{}: {steps} of {all}", lesson.name);
    }
}

/// A choice that was taken back is said, and the question is asked again.
#[test]
fn a_choice_that_is_taken_back_is_told() {
    let mut played = Played::new(GameKind::Cardia, "", 3);
    let mut app = at(played.snapshot());
    let mut plain = Plain::default();
    plain.tell(&mut app);
    let mut type_in = |app: &mut App, plain: &mut Plain, line: &str| {
        let (effects, mut told) = enter(app, plain, line);
        for effect in effects {
            let Effect::Send(request) = effect else { panic!("{effect:?}") };
            played.ask(request);
            played.told().into_iter().for_each(|it| drop(hear(app, it)));
        }
        told.extend(plain.tell(app));
        told
    };
    // The bot has not chosen yet: nothing is revealed.
    type_in(&mut app, &mut plain, "1");
    let told = type_in(&mut app, &mut plain, "undo");
    assert_eq!(told.first().map(String::as_str), Some("Your choice is taken back."), "{told:#?}");
    assert!(told.contains(&"Choose a card to play.".to_owned()), "{told:#?}");
    let told = type_in(&mut app, &mut plain, "undo");
    assert!(!told.join("\n").contains("taken back"), "{told:#?}");
}

/// Of fifty answers only the first and the last are told. What stands between them has no number that anybody has seen.
#[test]
fn a_number_that_was_not_told_plays_nothing() {
    let (mut app, mut plain, told) = asked(GameKind::Kardinal, "players=5", "kardinal-ask-place");
    assert!(told.iter().any(|line| line.contains("Enter lists all")), "{told:#?}");
    let Screen::Table(screen) = &app.screen else { panic!("no table") };
    let fifth = screen.table.choices()[4].action.clone();
    let (effects, told) = enter(&mut app, &mut plain, "5");
    assert_eq!(effects, []);
    assert!(told[0].contains("Enter shows the list") && told[0].contains(&fifth), "{told:#?}");
    let (_, told) = enter(&mut app, &mut plain, "");
    assert!(told.iter().any(|line| line.starts_with("5. ")), "{told:#?}");
    let (effects, _) = enter(&mut app, &mut plain, "5");
    assert_eq!(sent(&effects), Some(fifth.as_str()), "now it was told");
}

#[test]
fn rules_are_told_by_chapter() {
    let (mut app, mut plain, _) = asked(GameKind::Kardinal, "players=5", "kardinal-ask-place");
    let (_, told) = enter(&mut app, &mut plain, "rules");
    assert_eq!(told[0], "How a game goes");
    assert!(told.iter().any(|line| line == "3. K2 A turn"), "{told:#?}");
    let (_, told) = enter(&mut app, &mut plain, "rules 3");
    assert_eq!(told[0], "K2 A turn");
    let (_, told) = enter(&mut app, &mut plain, "rules 99");
    assert!(told[0].contains("“99” is not possible here"), "{told:#?}");
}
