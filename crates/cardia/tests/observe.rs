//! Views as rows of numbers, for learning.

/// I8: a row is read back as the view it was made from, and worlds that a seat cannot tell apart have the same row.
#[test]
fn rows_of_views_lose_nothing_and_tell_nothing() {
    testkit::suite::rows_are_views::<cardia::Cardia>(400);
}

/// The same for the game without locations and guardians, whose rows are shorter.
#[test]
fn rows_of_the_base_game_lose_nothing_and_tell_nothing() {
    testkit::suite::rows_are_views::<cardia::BaseCardia>(400);
}
