//! Counting and choosing set bits without a branch and without instructions that older machines lack: random
//! playouts do both for every choice and draw.

/// How many of sixteen bits are set.
#[inline]
pub fn count16(bits: u16) -> u8 {
    COUNT[usize::from(bits & 0xff)] + COUNT[usize::from(bits >> 8)]
}

/// The position of the `n`-th set bit of sixteen, counted from 0; `n` must be below the number of set bits.
#[inline]
pub fn select16(bits: u16, n: u32) -> u32 {
    let in_low = u32::from(COUNT[usize::from(bits & 0xff)]);
    let past = u32::from(n >= in_low);
    let byte = usize::from(bits >> (8 * past) & 0xff);
    let rest = n - in_low * past;
    8 * past + u32::from(POSITIONS[byte][rest as usize & 7])
}

/// The set bits of a word, counted: each byte holds the number of set bits in it and in all bytes below.
#[derive(Clone, Copy)]
pub struct Counted {
    bits: u64,
    sums: u64,
}

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

impl Counted {
    /// Counts.
    #[inline]
    pub fn new(bits: u64) -> Counted {
        let mut counts = bits - (bits >> 1 & 0x5555_5555_5555_5555);
        counts = (counts & 0x3333_3333_3333_3333) + (counts >> 2 & 0x3333_3333_3333_3333);
        counts = (counts + (counts >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        Counted { bits, sums: counts.wrapping_mul(ONES) }
    }

    /// How many bits are set.
    #[inline]
    pub fn total(self) -> u32 {
        (self.sums >> 56) as u32
    }

    /// The position of the `n`-th set bit, counted from 0; `n` must be below the total.
    #[inline]
    pub fn nth(self, n: u32) -> u8 {
        // The first byte whose sum exceeds n.
        let exceeds = (self.sums | HIGH).wrapping_sub(u64::from(n + 1) * ONES) & HIGH;
        let shift = exceeds.trailing_zeros() & !7 & 63;
        let before = ((self.sums << 8) >> shift) as u32 & 0xff;
        let byte = (self.bits >> shift) as u8;
        shift as u8 + POSITIONS[usize::from(byte)][(n.wrapping_sub(before)) as usize & 7]
    }
}

/// How many bits of each byte are set.
static COUNT: [u8; 256] = {
    let mut counts = [0; 256];
    let mut byte = 0usize;
    while byte < 256 {
        counts[byte] = byte.count_ones() as u8;
        byte += 1;
    }
    counts
};

/// Where they are.
static POSITIONS: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 != 0 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::{Counted, count16, select16};

    #[test]
    fn sixteen_bits_are_counted_and_chosen() {
        for bits in 0..=u16::MAX {
            assert_eq!(u32::from(count16(bits)), bits.count_ones());
            let counted = Counted::new(u64::from(bits));
            for n in 0..bits.count_ones() {
                assert_eq!(select16(bits, n), u32::from(counted.nth(n)), "{bits:#x} {n}");
            }
        }
    }

    #[test]
    fn every_bit_of_every_pattern_is_found() {
        let patterns = (0..=0xffff_u64).chain([u64::MAX, 1 << 63, 0x8000_0001_0000_0001]);
        for bits in patterns {
            for pattern in [bits, bits << 16, bits << 48 | bits] {
                let counted = Counted::new(pattern);
                assert_eq!(counted.total(), pattern.count_ones());
                let positions = (0..64).filter(|&i| pattern >> i & 1 != 0);
                for (n, position) in positions.enumerate() {
                    assert_eq!(counted.nth(n as u32), position, "{pattern:#x} {n}");
                }
            }
        }
    }
}
