//! Hash maps whose hashing is fast and the same on every run. Keys come from our own rules, not from strangers.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A map that is only looked up, never walked through.
pub(crate) type FastMap<K, V> = HashMap<K, V, BuildHasherDefault<Mixer>>;

/// Multiply and fold, eight bytes at a time.
#[derive(Default)]
pub(crate) struct Mixer(u64);

impl Mixer {
    #[inline]
    fn mix(&mut self, word: u64) {
        // The added constant keeps a zero from wiping out what came before.
        let mixed = (self.0.rotate_left(23) ^ word).wrapping_add(0xf39c_c060_5ced_c835);
        let product = u128::from(mixed) * 0x9e37_79b9_7f4a_7c15;
        self.0 = (product >> 64) as u64 ^ product as u64;
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, value: u8) {
        self.mix(u64::from(value));
    }

    #[inline]
    fn write_u16(&mut self, value: u16) {
        self.mix(u64::from(value));
    }

    #[inline]
    fn write_u32(&mut self, value: u32) {
        self.mix(u64::from(value));
    }

    #[inline]
    fn write_u64(&mut self, value: u64) {
        self.mix(value);
    }

    #[inline]
    fn write_usize(&mut self, value: usize) {
        self.mix(value as u64);
    }
}
