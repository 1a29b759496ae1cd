//! Any text as what persons say to a table.
#![no_main]

#[path = "../../crates/room/tests/common/frames.rs"]
mod made_up;

libfuzzer_sys::fuzz_target!(|text: &str| made_up::talk(text));
