//! Randomness from the operating system.

use kernel::{Hex, Seed};

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without it there are neither fair deals nor safe tokens: better to stop than to go on.
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

/// A number for dice that only search.
pub fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// What a game is dealt from.
pub fn seed() -> Seed {
    Seed(bytes())
}

/// This many random bytes, as digits and letters.
pub fn hex<const N: usize>() -> String {
    Hex(&bytes::<N>()).to_string()
}

/// A code that people can read to each other: ten signs without those that look alike, 50 bits.
pub fn code() -> String {
    readable(&bytes::<10>())
}

/// Bytes as signs that do not look alike, one sign for each.
pub fn readable(bytes: &[u8]) -> String {
    const SIGNS: &[u8; 32] = b"23456789abcdefghjkmnpqrstuvwxyz0";
    bytes.iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect()
}
