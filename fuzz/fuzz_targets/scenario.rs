//! Any text as a scenario.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| testkit::bodies::scenario(text));
