//! The language of lessons: what is wrong with a line is said with its number.

use lesson::{Fault, Line, Task, parse};
use protocol::{Seat, Touch};

const HEAD: &str = "game cardia goal=1\nlearner A\nminutes 5\n";

fn fault(text: &str) -> (usize, Fault) {
    let bad = parse("test", &format!("{HEAD}{text}")).expect_err("it is wrong");
    (bad.line - 3, bad.fault)
}

#[test]
fn a_lesson_is_read() {
    let text = "chance A draw Judge # a comment\n\nB play Djinn\nask one\n  point card Judge\n  point in play B.Djinn\n  answer play Judge / play Djinn\n  wrong play Surgeon: surgeon\nsay end\n";
    let lesson = parse("test", &format!("{HEAD}{text}")).expect("a lesson");
    assert_eq!((lesson.minutes, lesson.lines.len()), (5, 4));
    assert_eq!(lesson.lines[0], Line::Chance("A draw Judge".to_owned()));
    let Line::Step(step) = &lesson.lines[2] else { panic!("{:?}", lesson.lines[2]) };
    let card = Touch::Card { name: "Judge".to_owned() };
    let played = Touch::CardInPlay { owner: Seat::B, name: "Djinn".to_owned() };
    assert_eq!(step.points, [card, played]);
    let Task::Answer { right, .. } = &step.task else { panic!("{:?}", step.task) };
    assert_eq!(right, &["play Judge", "play Djinn"]);
    assert_eq!(lesson.correction(step, "play Djinn"), None);
    let key = |action| lesson.correction(step, action).map(|it| it.key.to_string());
    assert_eq!(key("play Surgeon").as_deref(), Some("learn-test-surgeon"));
    assert_eq!(key("play Mediator").as_deref(), Some("learn-test-one-wrong"));
}

#[test]
fn a_bad_line_is_named() {
    assert_eq!(fault("dance A\nsay end\n"), (1, Fault::Word("dance".to_owned())));
    assert_eq!(fault("C play Judge\nsay end\n"), (1, Fault::Seat("C".to_owned())));
    assert_eq!(fault("point card Judge\nsay end\n"), (1, Fault::NoStep));
    assert_eq!(fault("say end\nanswer play Judge\n"), (2, Fault::NoStep));
    assert_eq!(fault("say one\nsay one\n"), (2, Fault::Twice("one".to_owned())));
    assert_eq!(fault("ask one\nsay end\n"), (2, Fault::NoAnswer("one".to_owned())));
    assert_eq!(
        fault("ask one\nanswer play Judge\nanswer play Judge\n").1,
        Fault::Twice("play Judge".to_owned())
    );
    assert_eq!(fault("say one\nB play Judge\n"), (2, Fault::End));
    assert!(matches!(fault("say One\n"), (1, Fault::Form(_))));
    assert!(matches!(fault("say one\npoint somewhere\n"), (2, Fault::Form(_))));
    assert!(matches!(fault("ask one\nwrong play Judge\n"), (2, Fault::Form(_))));
}

#[test]
fn a_bad_head_is_named() {
    let fault = |text| parse("test", text).expect_err("it is wrong").to_string();
    assert!(fault("game chess\n").starts_with("lessons/test.lesson:1: "));
    assert_eq!(
        fault("game cardia\nminutes 5\n"),
        "lessons/test.lesson:2: `learner` is missing before the first other line"
    );
    assert!(fault("game cardia goal=99\n").contains("the first line is `game NAME OPTIONS`"));
    assert!(fault("game cardia\nlearner C\n").contains("this game has no seat `C`"));
}
