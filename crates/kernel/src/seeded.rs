use crate::Dice;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt;
use std::str::FromStr;

/// Bytes written as hexadecimal digits, two for each, in lower case.
pub struct Hex<'a>(pub &'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The secret a deal comes from: 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that stands for a small number, for reproducible runs.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex(&self.0).fmt(f)
    }
}

impl fmt::Debug for Seed {
    /// A seed is a secret until the game is over; it must not reach a log by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl FromStr for Seed {
    type Err = ();

    fn from_str(text: &str) -> Result<Seed, ()> {
        if text.len() != 64 || !text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')) {
            return Err(());
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(pair).map_err(|_| ())?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| ())?;
        }
        Ok(Seed(bytes))
    }
}

/// ChaCha with 20 rounds: deals cards in real games. Without the seed the numbers cannot be predicted.
#[derive(Clone)]
pub struct DealDice(ChaCha20Rng);

impl DealDice {
    /// The same seed gives the same numbers on every machine and in every version.
    pub fn new(seed: Seed) -> Self {
        DealDice(ChaCha20Rng::from_seed(seed.0))
    }
}

impl Dice for DealDice {
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// xoshiro256++: fast, for simulation and search. Never for cards people play with.
#[derive(Clone)]
pub struct SearchDice(Xoshiro256PlusPlus);

impl SearchDice {
    /// Seeded from a number (through SplitMix64).
    pub fn new(number: u64) -> Self {
        SearchDice(Xoshiro256PlusPlus::seed_from_u64(number))
    }

    /// An independent stream for the `index`-th piece of a job, the same for every number of threads.
    pub fn stream(number: u64, index: u64) -> Self {
        SearchDice::new(number ^ index.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32))
    }
}

impl Dice for SearchDice {
    #[inline]
    fn bits(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }
}
