//! Choosing a set bit without a branch: the random playout does it for every choice and draw.

/// The position of the `n`-th set bit, counted from 0; `n` must be below the number of set bits.
#[inline]
pub(crate) fn select(bits: u64, n: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    // Set bits of each byte, then of each byte and all below it.
    let mut counts = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    counts = (counts & 0x3333_3333_3333_3333) + (counts >> 2 & 0x3333_3333_3333_3333);
    counts = (counts + (counts >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    let sums = counts.wrapping_mul(ONES);
    // The first byte whose sum exceeds n.
    let exceeds = (sums | HIGH).wrapping_sub(u64::from(n + 1) * ONES) & HIGH;
    let shift = exceeds.trailing_zeros() & !7 & 63;
    let before = ((sums << 8) >> shift) as u32 & 0xff;
    let byte = (bits >> shift) as u8;
    shift + u32::from(IN_BYTE[byte as usize][(n - before) as usize & 7])
}

const IN_BYTE: [[u8; 8]; 256] = {
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
    use super::select;

    #[test]
    fn select_finds_every_bit_of_every_pattern() {
        let patterns = (0..=0xffff_u64).chain([u64::MAX, 1 << 63, 0x8000_0001_0000_0001]);
        for bits in patterns {
            for pattern in [bits, bits << 16, bits << 48 | bits] {
                let positions = (0..64).filter(|&i| pattern >> i & 1 != 0);
                for (n, position) in positions.enumerate() {
                    assert_eq!(select(pattern, n as u32), position, "{pattern:#x} {n}");
                }
            }
        }
    }
}
