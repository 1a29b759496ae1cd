//! `derive(TS)` without TypeScript. The messages of `protocol` are declared with the derive of `ts-rs`, which costs more to
//! compile than everything else in that crate, and only its generator and tests need it. Other programs take this one.

use proc_macro::TokenStream;

/// Accepts the attributes of `ts_rs::TS` and derives nothing.
#[proc_macro_derive(TS, attributes(ts))]
pub fn derive(_: TokenStream) -> TokenStream {
    TokenStream::new()
}
