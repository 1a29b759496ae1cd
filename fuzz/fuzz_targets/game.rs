//! Any bytes as a game: they choose options, deal and actions. The first decides between the whole and the base game.
#![no_main]

use cardia::{Base, Wilds};
use testkit::bodies::game;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| match bytes.split_first() {
    Some((0..64, rest)) => game::<Base>(rest),
    Some((64.., rest)) => game::<Wilds>(rest),
    None => {}
});
