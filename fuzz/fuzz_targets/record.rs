//! Any text as the record of a game.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| testkit::bodies::record(text));
