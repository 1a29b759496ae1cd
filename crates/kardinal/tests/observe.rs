//! Views as rows of numbers, for learning.

/// I8: a row is read back as the view it was made from, and worlds that a seat cannot tell apart have the same row.
#[test]
fn rows_of_views_lose_nothing_and_tell_nothing() {
    testkit::suite::rows_are_views::<kardinal::Kardinal>(60);
}
