//! Every scenario in `scenarios/kardinal` is true, and together they cover the rules.

use kardinal::setup::{BadSetup, Setup};
use kardinal::{BadOptions, Cell, Event, Kardinal, Law, Laws, Options, Reason};
use kernel::{
    BadSetting, Choices as _, Dice as _, Game as _, Notation as _, SearchDice, Seat, Status,
};
use scenario::kardinal::{Fault, Misread, Refused, Words, Wrong, check, scenario_text};
use testkit::Lawful as _;
use testkit::suite::{self, failure, unreadable};

testkit::scenario_tests!(
    Words,
    scenarios: 100,
    rules: 30,
    refusals: Refused::ALL,
    ends: &Reason::ALL
);

/// The chapters of the game itself and how many statements each has.
const RULES: [(&str, u8); 5] = [("K1", 8), ("K2", 5), ("K3", 7), ("K4", 7), ("K5", 6)];

#[test]
fn the_common_check_says_of_which_game_a_failure_is() {
    let failure =
        scenario::check("# a note\n\n game  kardinal players=2").expect_err("two players");
    assert_eq!(failure.line, 3);
    assert!(matches!(failure.fault, scenario::Fault::Kardinal(_)));
    assert!(failure.fault.to_string().contains("K1.1"), "{}", failure.fault);
}

/// Every digit of a claim is one: with another digit the scenario fails.
#[test]
fn no_digit_can_be_changed_unnoticed() {
    suite::no_digit_of_a_claim_can_be_changed_unnoticed::<Words>();
}

#[test]
fn no_text_makes_it_panic() {
    suite::no_text_makes_it_panic::<Words>();
}

/// Every statement of the chapters K1 to K5 is cited by a scenario.
#[test]
fn every_statement_has_a_scenario() {
    suite::every_statement_has_a_scenario::<Words>(&RULES);
}

#[test]
fn every_law_takes_effect() {
    suite::each_is_covered(&Law::ALL, &suite::covered::<Words>().own);
}

#[test]
fn what_cannot_be_read_is_named() {
    let game = "game kardinal players=3\n";
    assert_eq!(unreadable::<Words>(""), (1, Wrong::NoGame));
    assert_eq!(unreadable::<Words>("game cardia"), (1, Wrong::NoGame));
    // K1.1: three to five players.
    for players in [2, 6] {
        let bad = BadSetting::number(Kardinal::SETTINGS, "players", players);
        let options = Wrong::Options(BadOptions::Setting(bad));
        assert_eq!(unreadable::<Words>(&format!("game kardinal players={players}")), (1, options));
    }
    let wrong = |line: &str| unreadable::<Words>(&format!("{game}{line}"));
    assert_eq!(wrong("game kardinal"), (2, Wrong::SecondGame));
    assert_eq!(wrong("D take row 1 left"), (2, Wrong::Verb("D".into())));
    assert_eq!(wrong("given A coins 3"), (2, Wrong::Item(Misread::Item("A coins 3".into()))));
    for number in ["x", "+1", "01", "-1", "256"] {
        let line = format!("given A reserve {number}");
        assert_eq!(wrong(&line), (2, Wrong::Number(number.into())));
    }
    let laws = "given A laws three symbols, three symbols, three symbols";
    assert_eq!(wrong(laws), (2, Wrong::Item(Misread::TooManyLaws("three symbols".into()))));
    assert_eq!(
        wrong("given A laws four symbols"),
        (2, Wrong::Item(Misread::Law("four symbols".into())))
    );
    let row = "row 1 from 14: Frankreich(X|S) Frankreich(C|-)";
    assert_eq!(wrong(&format!("given {row}")), (2, Wrong::Item(Misread::Row(row.into()))));
    assert_eq!(wrong("given row 5: -"), (2, Wrong::Item(Misread::Row("row 5: -".into()))));
    assert_eq!(
        wrong("given A stones row 1.1, row 1.1"),
        (2, Wrong::Item(Misread::CellTwice("row 1.1".into())))
    );
    assert_eq!(wrong("then score A 1 C 2"), (2, Wrong::Item(Misread::Score("A 1 C 2".into()))));
    assert_eq!(wrong("given score A 1 B 2 C 3"), (2, Wrong::OnlyClaimed("score".into())));
    assert_eq!(wrong("next A sleep"), (2, Wrong::Next("A sleep".into())));
    assert_eq!(wrong("sees D: nothing"), (2, Wrong::Observer("D: nothing".into())));
    assert_eq!(wrong("given turn A\ngiven turn B"), (3, Wrong::Again(2)));
    assert_eq!(wrong("A take row 1 left\ngiven turn B"), (3, Wrong::TooLate));
}

/// A small table; tests add lines to it.
const TABLE: &str = "\
game kardinal players=3
given row 1: Frankreich(X|S) Bayern(C|-)+law Ungarn(F|-)
given A stones row 1.3; A reserve 1
";

#[test]
fn what_is_not_true_is_shown_as_it_is() {
    let fault = |lines: &str| {
        let failure = failure::<Words>(&format!("{TABLE}{lines}"));
        (failure.line, failure.fault)
    };
    assert!(check(TABLE).is_ok());
    let really = |text: &str| Fault::Really(text.into());
    assert_eq!(fault("then A reserve 2; A lost 1"), (4, really("then A reserve 1; A lost 1")));
    assert_eq!(
        fault("next A pay"),
        (4, really("next A choose take row 1 left / take row 1 right"))
    );
    let sees = "sees B: A laws - | B laws - | C laws - | score A 0 B 0 C 0";
    assert_eq!(fault("sees B: all"), (4, really(sees)));
    assert_eq!(fault("illegal A take row 1 left"), (4, Fault::Accepted));
    assert!(matches!(fault("illegal A stop K9.9"), (4, Fault::OtherRule(_))));
    assert!(matches!(fault("A stop"), (4, Fault::Refused(..))));
    assert_eq!(fault("chance law A three symbols"), (4, Fault::ChanceUnused));
    assert_eq!(fault("A take row 1 left\nchance law A three symbols"), (5, Fault::ChanceUnused));
    assert!(matches!(fault("A take row 1 left"), (4, Fault::Unanswered(_))));
    let two = "A take row 1 left\nA keep\nB take row 1 left";
    assert!(matches!(fault(two), (6, Fault::ChanceNeeded(_))));
    assert!(matches!(fault("A take row 1 left\nA keep\nB keep"), (6, Fault::Refused(..))));
}

#[test]
fn a_table_that_cannot_be_is_blamed_on_a_line() {
    let fault = |text: &str| {
        let failure = failure::<Words>(text);
        (failure.line, failure.fault.to_string())
    };
    let without_law = TABLE.replace("+law", "");
    assert_eq!(fault(&without_law).0, 2);
    let (line, text) = fault(&TABLE.replace("row 1.3;", "row 2.3;"));
    assert_eq!((line, text.as_str()), (3, "a stone lies on row 2.3, but no card"));
    assert_eq!(fault(&TABLE.replace("reserve 1", "reserve 3")).0, 3);
    assert_eq!(fault(&TABLE.replace("reserve 1", "reserve 1; A lost 0")).0, 3);
    assert_eq!(fault(&TABLE.replace("Bayern(C|-)", "Frankreich(X|S)")).0, 2);
    assert_eq!(fault("game kardinal players=3\ngiven turn B").0, 1);
    let laws = "given A laws three symbols, three symbols; B laws three symbols\n";
    assert_eq!(fault(&format!("{TABLE}{laws}")).0, 4);
}

/// The beginning of a turn is set up again, and written as a scenario that is true; it goes on like the game it was copied
/// from.
#[test]
fn a_position_set_up_plays_like_the_real_one() {
    let mut compared = 0;
    for game in 0..300 {
        let mut dice = SearchDice::stream(game, 7);
        let options = Kardinal::random_options(&mut dice);
        let mut state = Kardinal::start(&options, &mut dice, &mut ()).expect("playable");
        let mut events = vec![Event::TurnBegan(state.active())];
        while let Status::Owed(_) = Kardinal::status(&state) {
            let setup = Setup::of(&state);
            let begins = matches!(events.last(), Some(Event::TurnBegan(_)));
            // After a law played before the first card, too, all is as at the beginning.
            assert!(setup.is_some() || !begins, "game {game}");
            if let Some(setup) = setup {
                let (mut real, mut copy) = (state, setup.start(&mut Vec::new()).expect("set up"));
                let text = scenario_text(&state).expect("it begins a turn");
                let claims = text.replace("\ngiven ", "\nthen ");
                let (_, claims) = claims.split_once('\n').expect("more than one line");
                let text = format!("{text}{claims}");
                check(&text).unwrap_or_else(|failure| panic!("{text}\n{failure}"));
                let seat = real.active();
                assert_eq!(Kardinal::legal(&real, seat), Kardinal::legal(&copy, seat), "{game}");
                assert_eq!(real.scores(), copy.scores(), "game {game}");
                let [a, b] =
                    [&mut real, &mut copy].map(|state| Kardinal::playout(state, &mut dice.clone()));
                assert_eq!((a, real.scores()), (b, copy.scores()), "game {game}");
                compared += 1;
            }
            let seat = state.active();
            let choices = Kardinal::legal(&state, seat);
            let action = choices.nth(dice.below(choices.len() as u32) as usize).expect("a choice");
            events.clear();
            Kardinal::submit(&mut state, seat, action, &mut dice, &mut events).expect("legal");
        }
    }
    assert!(compared > 1_000, "only {compared} positions");
}

#[test]
fn a_set_up_that_cannot_be_is_refused() {
    let cell = |row, column| Cell::new(row, column).expect("a cell");
    let card = |text: &str| text.parse().expect("a card");
    let mut setup = Setup::new(Options { players: 3, ..Options::default() });
    assert_eq!(setup.check(), Err(BadSetup::Over));
    setup.display = vec![(cell(1, 3), card("Frankreich(X|S)")), (cell(1, 5), card("Bayern(C|-)"))];
    assert_eq!(setup.check(), Err(BadSetup::Gap(1)));
    setup.display[1].0 = cell(1, 3);
    assert_eq!(setup.check(), Err(BadSetup::TwoCards(cell(1, 3))));
    setup.display[1].0 = cell(1, 4);
    assert_eq!(setup.check(), Ok(()));
    let refused = |change: &dyn Fn(&mut Setup)| {
        let mut changed = setup.clone();
        change(&mut changed);
        changed.check().expect_err("it cannot be")
    };
    let (d, h) = (Seat::new(3).expect("a seat"), Seat::new(7).expect("a seat"));
    let stones = |cells: &[Cell]| cells.iter().copied().collect();
    let taken = card("Frankreich(X|S)");
    let two: Laws = [Law::ThreeSymbols; 2].into_iter().collect();
    assert_eq!(refused(&|s| s.turn = d), BadSetup::Seat(d));
    assert_eq!(refused(&|s| s.turn = h), BadSetup::Seat(h));
    assert_eq!(refused(&|s| s.lost[d] = 1), BadSetup::Seat(d));
    assert_eq!(refused(&|s| s.taken[Seat::A].push(taken)), BadSetup::TooMany(taken));
    assert_eq!(refused(&|s| s.lost[Seat::B] = 4), BadSetup::Stones(Seat::B));
    let off = cell(2, 2);
    assert_eq!(refused(&|s| s.stones[Seat::A] = stones(&[off])), BadSetup::NoCard(off));
    let both = |s: &mut Setup| {
        s.stones[Seat::A] = stones(&[cell(1, 3)]);
        s.stones[Seat::B] = stones(&[cell(1, 3)]);
    };
    assert_eq!(refused(&both), BadSetup::TwoStones(cell(1, 3)));
    let three = |s: &mut Setup| {
        s.laws[Seat::A] = two;
        s.played = two;
    };
    assert_eq!(refused(&three), BadSetup::Law(Law::ThreeSymbols));
    let nine = |s: &mut Setup| {
        s.display.push((cell(1, 2), card("Ungarn(F|-)")));
        s.laws[Seat::A] = Laws::ALL;
    };
    assert_eq!(refused(&nine), BadSetup::Laws(9));
    let small = Options { rows: 5, ..Options::default() };
    assert!(matches!(Setup::new(small).check(), Err(BadSetup::Options(_))));
}
