use kernel::{Hex, Seed};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// A commitment made before the first card: the hash of the seed of the deal. The dealer can no longer change the seed,
/// and the hash reveals nothing about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment(pub [u8; 32]);

impl Commitment {
    /// The commitment to a seed: SHA-256 of `trivium seed 1`, a newline and the 32 bytes.
    pub fn to(seed: Seed) -> Commitment {
        let hash = Sha256::new().chain_update(b"trivium seed 1\n").chain_update(seed.0);
        Commitment(hash.finalize().into())
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sha256:{}", Hex(&self.0))
    }
}

impl FromStr for Commitment {
    type Err = ();

    fn from_str(text: &str) -> Result<Commitment, ()> {
        // A seed is written in the same 64 digits.
        let Seed(bytes) = text.strip_prefix("sha256:").ok_or(())?.parse()?;
        Ok(Commitment(bytes))
    }
}
