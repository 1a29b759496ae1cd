//! The tests that every game passes. Each function panics if the game does not; the tests of the games call them.

mod observed;
mod rules;
mod scenarios;

pub use observed::rows_are_views;
pub use rules::{
    Sample, allocates_nothing, any_action, count_ways, count_ways_under,
    every_game_obeys_every_law, obeys_the_laws, playout_is_plain_play,
};
pub use scenarios::{
    covered, each_is_covered, every_cited_rule_exists, every_rule_is_cited, every_scenario_is_true,
    every_statement_has_a_scenario, failure, no_digit_of_a_claim_can_be_changed_unnoticed,
    no_mark_can_be_changed_unnoticed, no_text_makes_it_panic, the_common_check_knows_the_game,
    the_examples_of_the_manual_are_true, unreadable, what_is_played_on_is_a_scenario,
};
