//! What `imagine` gives, beside the slow list of all worlds, in a position that a law once found wrong.

use cardia::{Cardia, State, Wilds};
use kernel::{Game as _, Observer, SearchDice, Seat};
use std::collections::HashSet;

/// C8.8, C7.13: a Witch King named Dynasty while a card of the opponent lay face down, and a Seer's Lair put a card under
/// the deck after it. The unseen Successor can only be the card in the fog, not the one under the deck.
#[test]
fn a_faction_that_was_purged_can_only_lie_in_the_fog() {
    let record = record::parse::<Cardia>(include_str!("witch-king-in-the-fog.txt"));
    let state = record::replay(&record.expect("a record")).expect("it was played so");
    let view = Cardia::view(&state, Observer::Seat(Seat::A));
    let listed = view.worlds::<Wilds>(1_000).expect("few worlds");
    let listed: HashSet<State<Wilds>> = listed.into_iter().collect();
    let mut dice = SearchDice::new(1);
    let imagined: HashSet<_> = (0..2_000).map(|_| Cardia::imagine(&view, &mut dice)).collect();
    assert_eq!(listed.len(), 6);
    assert_eq!(listed, imagined);
    assert!(listed.contains(&state));
}
