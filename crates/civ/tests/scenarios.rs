//! Every scenario in `scenarios/civ` is true, and together they cover the rules.

use civ::{
    Ask, BadOptions, BadSetup, BadText, Civ, Decision, Domain, Effect, Reason, Setup, State,
};
use kernel::{BadSetting, Choices as _, Dice as _, Game as _, Notation as _, SearchDice, Status};
use scenario::civ::{Fault, Misread, Refused, Words, Wrong, check, scenario_text};
use testkit::Lawful as _;
use testkit::suite::{self, failure, unreadable};

testkit::scenario_tests!(
    Words,
    scenarios: 150,
    rules: 30,
    refusals: Refused::ALL,
    ends: &Reason::ALL
);

/// The chapters of the game itself and how many statements each has.
const RULES: [(&str, u8); 4] = [("V1", 7), ("V2", 6), ("V3", 14), ("V4", 6)];

/// Every digit of a claim is one: with another digit the scenario fails.
#[test]
fn no_digit_can_be_changed_unnoticed() {
    suite::no_digit_of_a_claim_can_be_changed_unnoticed::<Words>();
}

#[test]
fn no_text_makes_it_panic() {
    suite::no_text_makes_it_panic::<Words>();
}

/// Every statement of the chapters V1 to V4 is cited by a scenario.
#[test]
fn every_statement_has_a_scenario() {
    suite::every_statement_has_a_scenario::<Words>(&RULES);
}

#[test]
fn every_effect_is_applied() {
    suite::each_is_covered(&Effect::ALL, &suite::covered::<Words>().own.effects);
}

/// V3.11: of each permanent effect a copy was made.
#[test]
fn every_permanent_effect_is_copied() {
    let permanent: Vec<_> = Effect::ALL.into_iter().filter(|e| e.is_permanent()).collect();
    suite::each_is_covered(&permanent, &suite::covered::<Words>().own.copied);
}

/// V4.4: each of the six steps, and a shared win.
#[test]
fn every_decision_is_reached() {
    let all = [Decision::Hegemony, Decision::Points, Decision::Shared].into_iter();
    let all: Vec<_> = all.chain(Domain::ALL.map(Decision::TieBreak)).collect();
    suite::each_is_covered(&all, &suite::covered::<Words>().own.decisions);
}

#[test]
fn what_cannot_be_read_is_named() {
    assert_eq!(unreadable::<Words>(""), (1, Wrong::NoGame));
    assert_eq!(unreadable::<Words>("game cardia"), (1, Wrong::NoGame));
    // V1.1: two to four players.
    for players in [1, 5] {
        let bad = BadSetting::number(Civ::SETTINGS, "players", players);
        let options = Wrong::Options(BadOptions::Setting(bad));
        assert_eq!(unreadable::<Words>(&format!("game civ players={players}")), (1, options));
    }
    let wrong = |line: &str| unreadable::<Words>(&format!("game civ\n{line}"));
    let item = |misread: Misread| (2, Wrong::Item(misread));
    assert_eq!(wrong("game civ"), (2, Wrong::SecondGame));
    assert_eq!(wrong("C play Military"), (2, Wrong::Verb("C".into())));
    assert_eq!(wrong("given C: Military"), (2, Wrong::Seat("C".into())));
    assert_eq!(wrong("given hand A Military"), item(Misread::Item("hand A Military".into())));
    assert_eq!(wrong("given A: Army 3"), item(Misread::Domain("Army".into())));
    assert_eq!(wrong("given A: Military, Military"), item(Misread::Twice(Domain::Military)));
    for tally in ["0", "1.IV", "1.II 1.I", "0.I", "1.I 2"] {
        let line = format!("given A: Military {tally}");
        assert_eq!(wrong(&line), item(Misread::Tally(tally.into())));
    }
    for number in ["x", "+1", "01", "-1", "256"] {
        let line = format!("given A: Military {number}");
        assert_eq!(wrong(&line), (2, Wrong::Number(number.into())));
    }
    assert_eq!(wrong("given A: Military ?2"), item(Misread::Unnamed("Military ?2".into())));
    assert_eq!(wrong("given deck III 1, I 2"), item(Misread::Deck("III 1, I 2".into())));
    let own = "A purge from A";
    assert_eq!(wrong(&format!("given coin {own}")), item(Misread::Coin(own.into())));
    let attack = BadText::NotPermanent(Effect::Attack);
    assert_eq!(wrong("given coin A attack from B"), (2, Wrong::Text(attack)));
    assert_eq!(wrong("then points A 1"), item(Misread::Points("A 1".into())));
    assert_eq!(wrong("given points A 1 B 1"), (2, Wrong::OnlyClaimed("points".into())));
    for next in ["A sleep", "A win", "A B wins", "share", "A B play", "A A wins", "A play V1.1"] {
        let named = next.trim_end_matches(" V1.1");
        assert_eq!(wrong(&format!("next {next}")), (2, Wrong::Next(named.into())));
    }
    assert_eq!(wrong("sees C: nothing"), (2, Wrong::Observer("C: nothing".into())));
    assert_eq!(wrong("given deck 5\ngiven last round"), (3, Wrong::Again(2)));
    assert_eq!(wrong("A play Military\ngiven turn B"), (3, Wrong::TooLate));
    let action = BadText::Domain("Army".into());
    assert_eq!(wrong("A play Army"), (2, Wrong::Text(action)));
}

/// A small table; tests add lines to it.
const TABLE: &str = "\
game civ players=3
given A: Military 2, Science 1; hand A: Culture, Science; hand B: Culture 3.I
";

#[test]
fn what_is_not_true_is_shown_as_it_is() {
    let fault = |lines: &str| {
        let failure = failure::<Words>(&format!("{TABLE}{lines}"));
        (failure.line, failure.fault)
    };
    assert!(check(TABLE).is_ok());
    let really = |text: &str| Fault::Really(text.into());
    assert_eq!(fault("then A: Military 3"), (3, really("then A: Military 2, Science")));
    assert_eq!(fault("then A: Military 1.I 1.II"), (3, really("then A: Military 2.I, Science")));
    let hand = really("then hand A: Science, Culture");
    assert_eq!(fault("then hand A: Religion ?1"), (3, hand));
    assert_eq!(fault("then hand A: Culture ?2"), (3, really("then hand A: Culture ?1")));
    assert_eq!(fault("then last round"), (3, really("then deck I 14, II 29, III 41")));
    assert_eq!(fault("next A effects"), (3, really("next A choose play Science / play Culture")));
    let sees = "sees all: hand A: ?2; hand B: ?3; hand C: ?3";
    assert_eq!(fault("sees all: hand A: Culture ?1"), (3, really(sees)));
    let sees = "sees B: hand A: ?2.I; hand B: Culture 3.I; hand C: ?3.I";
    assert_eq!(fault("sees B: hand A: ?1.I"), (3, really(sees)));
    assert_eq!(fault("illegal A play Culture"), (3, Fault::Accepted));
    assert!(matches!(fault("illegal A done V9.9"), (3, Fault::OtherRule(_))));
    assert!(matches!(fault("A done"), (3, Fault::Refused(..))));
    assert_eq!(fault("chance deal A Science"), (3, Fault::ChanceUnused));
    assert!(matches!(fault("A play Culture"), (3, Fault::Unanswered(_))));
    assert_eq!(fault("A play Culture\nchance deal A Science"), (4, Fault::ChanceUnused));
    let drawn = "A play Culture\nA done\nchance deal A Utopia";
    assert!(matches!(fault(drawn), (5, Fault::ChanceImpossible(_))));
    assert!(matches!(fault("A play Culture\nA done\nA done"), (5, Fault::Refused(..))));
    let failure = failure::<Words>(&format!("{TABLE}next B play"));
    let picture = failure.picture.expect("the table is set").to_string();
    assert!(picture.contains("then A: Military 2.I, Science 1.I\n"), "{picture}");
    assert!(picture.ends_with("next A choose play Science / play Culture"), "{picture}");
}

#[test]
fn a_table_that_cannot_be_is_blamed_on_a_line() {
    let setup = |lines: &str| {
        let failure = failure::<Words>(&format!("game civ\ngiven turn A\n{lines}"));
        let Fault::Setup(bad) = failure.fault else { panic!("{}", failure.fault) };
        (failure.line, bad)
    };
    // V1.2: twenty Military cards, eight of them of the first Age.
    assert!(matches!(setup("given A: Military 21"), (3, BadSetup::TooMany(_))));
    assert!(matches!(setup("given A: Military 9.I"), (3, BadSetup::TooMany(_))));
    let both = "given A: Utopia 10\ngiven utopia B Science 7";
    assert!(matches!(setup(both), (4, BadSetup::TooMany(_))));
    assert!(matches!(setup("given A: Military 3\ngiven deck I 26"), (4, BadSetup::TooFew { .. })));
    assert!(matches!(setup("given embargo A Science 6"), (3, BadSetup::Embargoes(6))));
    assert!(matches!(setup("given coin A purge from B"), (3, BadSetup::Coin(_))));
    assert_eq!(setup("given quiet 10"), (3, BadSetup::Quiet(10)));
    assert_eq!(setup("given quiet 3\ngiven drawn yes"), (4, BadSetup::QuietAndDrawn(3)));
}

/// Plays random games and shows every position.
fn positions(games: u64, mut look: impl FnMut(&State)) {
    for game in 0..games {
        let mut dice = SearchDice::stream(game, 11);
        let options = Civ::random_options(&mut dice);
        let mut state = Civ::start(&options, &mut dice, &mut ()).expect("playable");
        while let Status::Owed(seats) = Civ::status(&state) {
            look(&state);
            for seat in seats.iter() {
                let choices = Civ::legal(&state, seat);
                let n = dice.below(choices.len() as u32) as usize;
                let action = choices.nth(n).expect("a choice");
                Civ::submit(&mut state, seat, action, &mut dice, &mut ()).expect("legal");
            }
        }
    }
}

/// The beginning of a turn is written and set up again: everything is found there, and the same answers are legal.
#[test]
fn a_copied_turn_is_a_true_scenario() {
    let mut copied = 0;
    positions(60, |state| {
        let Some(text) = scenario_text(state) else {
            assert_ne!(state.ask(), Ask::Play);
            return;
        };
        copied += 1;
        let claims = text.replace("\ngiven ", "\nthen ");
        let (_, claims) = claims.split_once('\n').expect("more than one line");
        let drew = Setup::of(state).expect("the beginning of a turn").drew;
        let seat = state.active();
        let legal: Vec<_> = Civ::legal(state, seat)
            .iter()
            .map(|action| Civ::write_action(&state.options(), action))
            .collect();
        let drawn = if drew { "yes" } else { "no" };
        let next = format!("next {seat} choose {}", legal.join(" / "));
        let text = format!("{text}{claims}then drawn {drawn}\n{next}\n");
        check(&text).unwrap_or_else(|failure| panic!("{text}\n{failure}"));
    });
    assert!(copied > 500, "only {copied} turns");
}
