//! Any text as an action, as an outcome of chance and as options.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| testkit::bodies::notation(text));
