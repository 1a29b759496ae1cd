//! The honest toy obeys every law, and each broken one is caught by the law meant for it.

use crate::{Config, Law, Stats, check_game, check_many};
use toy::flaw::*;
use toy::{Honest, Toy};

const GAMES: u64 = 300;

/// The law that the first violation names.
fn caught<const FLAW: usize>(config: &Config) -> Option<Law> {
    check_many::<Toy<FLAW>>(0..GAMES, config, |_| ()).err().map(|violation| violation.law)
}

fn caught_thoroughly<const FLAW: usize>() -> Option<Law> {
    caught::<FLAW>(&Config::THOROUGH)
}

#[test]
fn an_honest_game_obeys_every_law() {
    let stats = check_many::<Honest>(0..3_000, &Config::THOROUGH, |_| ()).unwrap();
    assert_eq!(stats.games, 3_000);
    assert!(stats.positions > 45_000);
    for law in Law::ALL {
        assert!(stats.checks(law) > 1_000, "{stats}");
    }
}

#[test]
fn a_quick_check_checks_every_law_too() {
    let stats = check_many::<Honest>(0..3_000, &Config::QUICK, |_| ()).unwrap();
    for law in Law::ALL {
        assert!(stats.checks(law) > 100, "{stats}");
    }
}

#[test]
fn a_view_that_shows_a_hidden_hand_is_caught() {
    let only_imagine = Config { told: 0, ..Config::THOROUGH };
    assert_eq!(caught::<VIEW_SHOWS_HAND>(&only_imagine), Some(Law::Imagined));
    assert_eq!(caught_thoroughly::<VIEW_SHOWS_HAND>(), Some(Law::Told));
}

#[test]
fn a_view_that_knows_a_hidden_hand_nobody_told_of_is_caught() {
    assert_eq!(caught_thoroughly::<VIEW_KNOWS_HAND>(), Some(Law::Told));
}

#[test]
fn an_event_that_tells_a_hidden_draw_is_caught() {
    assert_eq!(caught_thoroughly::<DRAW_IS_HEARD>(), Some(Law::Told));
}

#[test]
fn an_event_that_tells_a_hidden_hand_is_caught() {
    assert_eq!(caught_thoroughly::<HAND_IS_HEARD>(), Some(Law::Interference));
}

#[test]
fn an_event_that_tells_a_sealed_choice_is_caught() {
    assert_eq!(caught_thoroughly::<CHOICE_IS_HEARD>(), Some(Law::Sealed));
}

#[test]
fn a_legal_set_that_knows_a_hidden_card_is_caught() {
    assert_eq!(caught_thoroughly::<LEGAL_KNOWS_WELL>(), Some(Law::Interference));
}

#[test]
fn a_refusal_that_knows_a_hidden_card_is_caught() {
    assert_eq!(caught_thoroughly::<REFUSAL_KNOWS_WELL>(), Some(Law::Interference));
    assert_eq!(caught::<REFUSAL_KNOWS_WELL>(&Config::QUICK), Some(Law::Interference));
}

#[test]
fn accepting_an_illegal_action_is_caught() {
    assert_eq!(caught_thoroughly::<ACCEPTS_ILLEGAL>(), Some(Law::Legal));
}

#[test]
fn refusing_a_legal_action_is_caught() {
    assert_eq!(caught_thoroughly::<REFUSES_LEGAL>(), Some(Law::Legal));
}

#[test]
fn a_refusal_that_changes_the_state_is_caught() {
    assert_eq!(caught_thoroughly::<REFUSAL_COUNTS>(), Some(Law::Refusal));
}

#[test]
fn a_refusal_that_is_told_is_caught() {
    assert_eq!(caught_thoroughly::<REFUSAL_IS_HEARD>(), Some(Law::Refusal));
}

#[test]
fn a_refusal_that_asks_chance_is_caught() {
    assert_eq!(caught_thoroughly::<REFUSAL_DRAWS>(), Some(Law::Refusal));
}

#[test]
fn an_unsorted_legal_set_is_caught() {
    assert_eq!(caught_thoroughly::<UNSORTED>(), Some(Law::Choices));
}

#[test]
fn a_seat_that_owes_and_may_nothing_is_caught() {
    assert_eq!(caught_thoroughly::<OWES_NOTHING_LEGAL>(), Some(Law::Owed));
}

#[test]
fn a_seat_that_owes_nothing_and_may_something_is_caught() {
    assert_eq!(caught_thoroughly::<OFFERS_UNASKED>(), Some(Law::Owed));
}

#[test]
fn choices_whose_order_matters_are_caught() {
    assert_eq!(caught_thoroughly::<ORDER_MATTERS>(), Some(Law::Order));
}

#[test]
fn a_state_that_the_record_does_not_give_is_caught() {
    assert_eq!(caught_thoroughly::<UNSTABLE>(), Some(Law::Replay));
}

#[test]
fn options_read_otherwise_than_written_are_caught() {
    assert_eq!(caught_thoroughly::<BAD_OPTIONS_TEXT>(), Some(Law::Options));
}

#[test]
fn an_action_read_otherwise_than_written_is_caught() {
    assert_eq!(caught_thoroughly::<BAD_ACTION_TEXT>(), Some(Law::Notation));
}

#[test]
fn an_outcome_read_otherwise_than_written_is_caught() {
    assert_eq!(caught_thoroughly::<BAD_OUTCOME_TEXT>(), Some(Law::Notation));
}

#[test]
fn a_biased_imagination_is_caught() {
    assert_eq!(caught_thoroughly::<IMAGINES_BIASED>(), Some(Law::Uniform));
}

#[test]
fn an_imagination_that_forgets_is_caught() {
    assert_eq!(caught_thoroughly::<IMAGINES_FORGETFUL>(), Some(Law::Imagined));
}

#[test]
fn a_lost_card_is_caught() {
    assert_eq!(caught_thoroughly::<LOSES_CARD>(), Some(Law::Conservation));
}

#[test]
fn a_game_without_end_is_caught() {
    assert_eq!(caught_thoroughly::<NEVER_ENDS>(), Some(Law::Ends));
}

#[test]
fn a_game_that_goes_on_after_its_end_is_caught() {
    assert_eq!(caught_thoroughly::<GOES_ON>(), Some(Law::Over));
}

#[test]
fn a_list_of_worlds_without_the_real_one_is_caught() {
    assert_eq!(caught_thoroughly::<WORLDS_INCOMPLETE>(), Some(Law::Worlds));
}

/// Broken games are caught soon also where only some positions are checked, apart from a bias, which needs the
/// right position.
#[test]
fn a_quick_check_catches_leaks() {
    assert_eq!(caught::<VIEW_KNOWS_HAND>(&Config::QUICK), Some(Law::Told));
    assert_eq!(caught::<HAND_IS_HEARD>(&Config::QUICK), Some(Law::Interference));
    assert_eq!(caught::<LEGAL_KNOWS_WELL>(&Config::QUICK), Some(Law::Interference));
    assert_eq!(caught::<CHOICE_IS_HEARD>(&Config::QUICK), Some(Law::Sealed));
    assert_eq!(caught::<IMAGINES_BIASED>(&Config::QUICK), Some(Law::Uniform));
}

#[test]
fn a_violation_says_how_to_see_it_again() {
    let first = check_many::<Toy<LOSES_CARD>>(0..GAMES, &Config::THOROUGH, |_| ()).unwrap_err();
    let again = check_game::<Toy<LOSES_CARD>>(first.number, &Config::THOROUGH).unwrap_err();
    assert_eq!(first, again);
    let text = first.to_string();
    assert!(text.starts_with("Conservation is broken: "), "{text}");
    assert!(text.contains("cards nowhere: ["), "{text}");
    assert!(text.contains("\n1 chance A draws "), "{text}");
}

#[test]
fn the_same_numbers_check_the_same_and_parts_add_up() {
    let whole = check_many::<Honest>(0..20, &Config::QUICK, |_| ()).unwrap();
    let mut parts = Stats::default();
    for numbers in [0..7, 7..20] {
        parts.merge(&check_many::<Honest>(numbers, &Config::QUICK, |_| ()).unwrap());
    }
    assert_eq!(whole, parts);
}

#[test]
fn laws_are_listed_in_order() {
    assert!(Law::ALL.is_sorted());
    assert!(Law::ALL.into_iter().enumerate().all(|(index, law)| law as usize == index));
}
