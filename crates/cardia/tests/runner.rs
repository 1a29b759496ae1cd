//! The scenario runner itself: it believes nothing, and says where and why.

use cardia::{BadOptions, BadSetup, BadText, Cardia};
use kernel::{BadSetting, Notation as _};
use scenario::cardia::{Failure, Fault, Misfit, Wrong, check, parse};

fn failure(text: &str) -> Failure {
    check(text).expect_err("this scenario must fail")
}

/// The scenario of `docs/scenarios.md`.
const INVENTOR: &str = "\
game cardia deck=1
given   Saboteur 5 < 8* Judge
given   PalaceGuard 7* > 6 FortuneTeller
reveal  Inventor 15 < 16* Djinn
you     +3 on your Inventor
illegal you -3 on your Inventor     C6.15
you     -3 on their Judge
table   Saboteur 5 = 5 Judge-3 | PalaceGuard 7* > 6 FortuneTeller | Inventor+3 18* > 16 Djinn
next    reveal
";

#[test]
fn the_example_of_the_manual_is_true() {
    let report = check(INVENTOR).expect("it is true");
    assert!(report.rules.contains("C6.15"));
}

#[test]
fn a_wrong_table_line_shows_the_real_one() {
    let failure = failure(&INVENTOR.replace("5 = 5 Judge-3", "5 < 8* Judge"));
    assert_eq!(failure.line, 8);
    let real = "table Saboteur 5 = 5 Judge-3 | PalaceGuard 7* > 6 FortuneTeller | Inventor+3 18* > 16 Djinn";
    assert_eq!(failure.fault, Fault::Really(real.into()));
    let picture = failure.picture.expect("the table is set");
    assert_eq!(format!("table {}", picture.table), real);
    assert_eq!(picture.signets, "2:0");
    assert_eq!(picture.next, "reveal");
}

#[test]
fn a_wrong_past_encounter_is_found_before_the_first_move() {
    let failure = failure(&INVENTOR.replace("7* > 6", "7 < 6*"));
    assert_eq!(failure.line, 3);
    let real = "given PalaceGuard 7* > 6 FortuneTeller";
    assert_eq!(failure.fault, Fault::Really(real.into()));
}

#[test]
fn a_wrong_reveal_shows_the_real_one() {
    let failure = failure(&INVENTOR.replace("15 < 16*", "15* > 16"));
    assert_eq!(failure.line, 4);
    assert_eq!(failure.fault, Fault::Really("reveal Inventor 15 < 16* Djinn".into()));
}

#[test]
fn an_unanswered_question_fails() {
    let text = INVENTOR.replace("you     -3 on their Judge\n", "");
    assert_eq!(failure(&text).line, 7, "the table line is not true");
    let open = "game cardia deck=1\nreveal PalaceGuard 7 < 8* Judge\nsignets 0:1\n";
    let failure = failure(open);
    assert_eq!(failure.line, 3);
    assert!(matches!(failure.fault, Fault::Unanswered(_)), "{failure}");
    check(&format!("{open}next you choose")).expect("a line speaks of it");
}

#[test]
fn a_surplus_answer_fails() {
    let failure = failure(&INVENTOR.replace("next    reveal", "you     -3 on their Judge"));
    assert_eq!(failure.line, 9);
    assert!(matches!(failure.fault, Fault::Refused(..)), "{failure}");
}

#[test]
fn a_reveal_while_a_question_is_open_fails() {
    let text =
        "game cardia deck=1\nreveal PalaceGuard 7 < 8* Judge\nreveal Surgeon 3 < 4* Mediator\n";
    let failure = failure(text);
    assert_eq!(failure.line, 3);
    assert!(matches!(failure.fault, Fault::Own(Misfit::NoCardOwed(_))), "{failure}");
}

#[test]
fn an_unused_chance_line_fails() {
    let text =
        "game cardia deck=1\nreveal Surgeon 3 < 4* Mediator\nchance they mill Djinn\nnext reveal\n";
    let failure = failure(text);
    assert_eq!((failure.line, &failure.fault), (3, &Fault::ChanceUnused), "{failure}");
}

#[test]
fn an_impossible_chance_line_fails() {
    let text = "game cardia deck=1\nhand they: Djinn Treasurer\n\
                reveal Surgeon 3 < 12* Treasurer\nchance they draw Djinn\n";
    let failure = failure(text);
    assert_eq!(failure.line, 4);
    assert!(matches!(failure.fault, Fault::ChanceImpossible(_)), "{failure}");
}

#[test]
fn a_legal_answer_is_not_illegal() {
    let failure = failure(&INVENTOR.replace("you -3 on your Inventor ", "you -3 on their Judge "));
    assert_eq!((failure.line, &failure.fault), (6, &Fault::Accepted), "{failure}");
}

#[test]
fn a_refusal_by_another_rule_fails() {
    let failure = failure(&INVENTOR.replace("C6.15", "C6.14"));
    assert_eq!(failure.line, 6);
    assert!(matches!(failure.fault, Fault::OtherRule(rule) if rule.0 == "C6.15"), "{failure}");
}

#[test]
fn a_reveal_that_is_never_compared_fails() {
    let catacombs = "game cardia deck=1 locations=HauntedCatacombs\n\
                     given Judge 8 = 8 Judge\nreveal Mediator 4 < 9* Ambusher\nnext they win\n";
    let failure = failure(catacombs);
    assert_eq!(
        (failure.line, &failure.fault),
        (3, &Fault::Own(Misfit::NeverCompared)),
        "{failure}"
    );
}

/// Reads and fails: the line and what is wrong with it.
fn wrong(text: &str) -> (usize, Wrong) {
    let error = parse(text).expect_err("this cannot be read");
    let failure = failure(text);
    assert_eq!((failure.line, failure.fault), (error.line, Fault::Unreadable(error.wrong.clone())));
    (error.line, error.wrong)
}

#[test]
fn what_cannot_be_read_is_named_with_its_line() {
    let game = "# a comment\ngame cardia deck=1\n";
    let second = |line: &str| wrong(&format!("{game}{line}\n"));
    let card = |name: &str| Wrong::Text(BadText::Card(name.into()));
    assert_eq!(wrong(""), (1, Wrong::NoGame));
    assert_eq!(wrong("\ntable -\n"), (2, Wrong::NoGame));
    assert_eq!(wrong("game chess"), (1, Wrong::Game("chess".into())));
    let unknown = BadSetting::Unknown { key: "color".into(), settings: Cardia::SETTINGS };
    assert_eq!(wrong("game cardia color=red"), (1, Wrong::Options(BadOptions::Setting(unknown))));
    assert_eq!(second("you play Joker"), (3, card("Joker")));
    assert_eq!(second("hand you: Joker"), (3, card("Joker")));
    assert_eq!(second("given Joker 5 < 8* Judge"), (3, card("Joker")));
    assert_eq!(second("table # ? Joker"), (3, card("Joker")));
    assert_eq!(second("shuffle you"), (3, Wrong::Verb("shuffle".into())));
    assert_eq!(second("hand me: Judge"), (3, Wrong::Side("me".into())));
    assert_eq!(second("hand you Judge"), (3, Wrong::Colon("you Judge".into())));
    assert_eq!(second("hand you: Judge Judge"), (3, Wrong::CardTwice("Judge".into())));
    assert_eq!(second("hand you: ?three"), (3, Wrong::Count("?three".into())));
    assert_eq!(second("pile you: middle Judge"), (3, Wrong::PilePart("middle Judge".into())));
    assert_eq!(second("waiting you: rain"), (3, Wrong::Waiting("rain".into())));
    assert_eq!(second("given Judge 8 ~ 8 Judge"), (3, Wrong::Relation("~".into())));
    assert_eq!(second("given Judge eight = 8 Judge"), (3, Wrong::Influence("eight".into())));
    assert_eq!(second("given Judge+0 8 = 8 Judge"), (3, Wrong::Marks("Judge+0".into())));
    assert_eq!(second("given # ? #"), (3, Wrong::FaceDown));
    assert_eq!(
        second("given Judge beats Djinn"),
        (3, Wrong::Encounter("Judge beats Djinn".into()))
    );
    assert_eq!(second("signets three"), (3, Wrong::Pair("three".into())));
    assert_eq!(second("guardians Cat ?"), (3, Wrong::Guardians(2)));
    assert_eq!(second("next you sleep"), (3, Wrong::Next("you sleep".into())));
    assert_eq!(second("sees me: -"), (3, Wrong::Observer("me".into())));
    assert_eq!(second("location"), (3, Wrong::Location));
    assert_eq!(second("game cardia"), (3, Wrong::SecondGame));
    assert_eq!(second("hand you: ?2\nhand you: ?3"), (4, Wrong::Again(3)));
    assert_eq!(second("you play Judge\ngiven Judge 8 = 8 Judge"), (4, Wrong::TooLate));
}

#[test]
fn a_table_that_cannot_be_set_fails_at_its_line() {
    let game = "game cardia deck=1";
    let twice = failure(&format!("{game}\ngiven Judge 8 = 8 Judge\nhand you: Judge\n"));
    assert_eq!(twice.line, 3);
    assert!(
        matches!(&twice.fault, Fault::Own(Misfit::Twice(_, name)) if name == "Judge"),
        "{twice}"
    );
    let left_out = failure("game cardia deck=1 cards=1,2,3\nhand you: Judge\n");
    assert!(
        matches!(&left_out.fault, Fault::Own(Misfit::LeftOut(_, name)) if name == "Judge"),
        "{left_out}"
    );
    let guardians = failure(&format!("{game}\nguardians Cat ? ? ? ? ?\n"));
    assert_eq!((guardians.line, guardians.fault), (2, Fault::Setup(BadSetup::NoGuardians)));
    let lost = failure(&format!("{game}\nhand you: ?2\npile you: -\ndiscard you: Judge\n"));
    assert_eq!(lost.line, 4);
    assert!(matches!(lost.fault, Fault::Own(Misfit::Nowhere(_, 13))), "{lost}");
    let too_many = failure(&format!("{game}\nhand you: ?16\ngiven Judge 8 = 8 Judge\n"));
    assert_eq!(too_many.line, 2);
    assert!(matches!(too_many.fault, Fault::Own(Misfit::TooFewCards(_, 15))), "{too_many}");
}

/// Chance lines of other kinds may stand in any order; those of one kind come in theirs.
#[test]
fn chance_lines_are_matched_by_side_and_kind() {
    let text = "game cardia deck=1\nreveal Saboteur 5 < 8* Judge\n\
                chance you draw Djinn\nchance they mill Inventor\nchance they mill Magistra\n\
                discard they: Magistra Inventor\nhand you: Djinn ?4\nnext reveal\n";
    check(text).expect("it is true");
    let other = text.replace("mill Magistra", "mill Inventor");
    assert_eq!(failure(&other).line, 5);
}

/// While a Librarian asks, `reveal` waits for the comparison.
#[test]
fn a_reveal_is_checked_once_it_is_compared() {
    let text = "game cardia deck=2\nwaiting you: librarian\n\
                reveal Illusionist+2 12* > 11 Engineer\n\
                table Illusionist 10 ? 11 Engineer\nyou +2\nnext reveal\n";
    check(text).expect("it is true");
    assert_eq!(failure(&text.replace("you +2", "you -2")).line, 3);
    assert_eq!(failure(&text.replace("you +2\nnext reveal", "next you choose +2 / -2")).line, 3);
}

/// Whatever is written, the runner answers: scenarios taken apart and put together at random.
#[test]
fn no_text_makes_the_runner_panic() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/cardia");
    let files = std::fs::read_dir(folder).expect("the folder of scenarios");
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    let read = |path| std::fs::read_to_string(path).expect("a scenario");
    let texts: Vec<String> = paths.into_iter().map(read).collect();
    let lines: Vec<&str> = texts.iter().flat_map(|text| text.lines()).collect();
    let words: Vec<&str> = lines.iter().flat_map(|line| line.split(' ')).collect();
    let mut number = 1u64;
    let mut below = |n: usize| {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (number >> 33) as usize % n
    };
    for _ in 0..40_000 {
        let mut mixed: Vec<String> = texts[below(texts.len())].lines().map(String::from).collect();
        for _ in 0..=below(3) {
            let at = below(mixed.len());
            match below(4) {
                0 => mixed.insert(at, lines[below(lines.len())].into()),
                1 => mixed[at] = lines[below(lines.len())].into(),
                2 if mixed.len() > 1 => drop(mixed.remove(at)),
                _ => {
                    let mut parts: Vec<&str> = mixed[at].split(' ').collect();
                    let part = below(parts.len());
                    parts[part] = words[below(words.len())];
                    mixed[at] = parts.join(" ");
                }
            }
        }
        if let Err(failure) = check(&mixed.join("\n")) {
            assert!(failure.line <= mixed.len() && !failure.to_string().is_empty());
        }
    }
}
