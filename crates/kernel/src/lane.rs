//! Views as rows of small numbers, for learning.
//!
//! A game lists the facts of a view once ([`Observed::facts`]) and passes each of them through a [`Lane`]. A lane that writes
//! makes the row, a lane that reads puts the facts of a row back into a view, and a lane that describes says what
//! stands where. So the encoder, the decoder and the documentation cannot differ.

use crate::{Chance, Game, Seat};
use std::fmt;

/// A game whose views can be written as rows of numbers and whose answers have codes below 64.
pub trait Observed: Game {
    /// Passes all facts of a view through a lane. What was agreed and who observes is not among them: it is the same in
    /// every row of a table. Seats are counted from the observer on.
    fn facts(view: &mut Self::View, lane: &mut impl Lane);

    /// The codes of the answers, as a set of bits. What a code means depends on the question, which is among the facts.
    fn codes(choices: &Self::Choices) -> u64;

    /// The answer with this code, if it is one of them.
    fn coded(choices: &Self::Choices, code: u8) -> Option<Self::Action>;

    /// The code of an answer, if it is one of them.
    fn code(choices: &Self::Choices, action: Self::Action) -> Option<u8>;

    /// Plays the answer with this code, which must be one of the seat's.
    #[inline]
    fn answer(state: &mut Self::State, seat: Seat, code: u8, chance: &mut impl Chance<Self::Draw>) {
        let action = Self::coded(&Self::legal(state, seat), code);
        let accepted = action.map(|action| Self::submit(state, seat, action, chance, &mut ()));
        debug_assert_eq!(accepted, Some(Ok(())), "legal is what submit accepts");
    }

    /// Writes a view into a row, which must be as wide as [`width`] says.
    #[inline]
    fn encode(view: &Self::View, row: &mut [i8]) {
        Self::facts(&mut view.clone(), &mut Writer::new(row));
    }

    /// A view as a row of numbers.
    fn row(view: &Self::View) -> Vec<i8> {
        row::<Self>(view)
    }

    /// The view that a row stands for; `like` is any view of the same seat at the same table. `None` if the row is not as long
    /// as those of [`row`](Observed::row).
    fn from_row(like: &Self::View, row: &[i8]) -> Option<Self::View> {
        (row.len() == width::<Self>(like)).then(|| decode::<Self>(like, row))
    }
}

/// How many codes there are.
pub const CODES: usize = 64;

/// What a feature is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The observer alone.
    Own,
    /// Everyone at the table.
    All,
    /// The player so many seats after the observer, who is number 0.
    Player(u8),
}

impl fmt::Display for Whose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Whose::Own => f.write_str("own"),
            Whose::All => f.write_str("table"),
            Whose::Player(n) => write!(f, "player {n}"),
        }
    }
}

/// Where facts pass by. Each method takes a fact and gives back the fact that the game is to keep.
pub trait Lane {
    /// Whether facts come back otherwise than they went in. If not, a game need not keep what costs it much to keep.
    const READS: bool = false;

    /// What comes next.
    #[inline]
    fn feature(&mut self, _whose: Whose, _name: &'static str, _about: &'static str) {}

    /// Numbers, each in a place of its own.
    fn numbers<const N: usize>(&mut self, values: [i8; N]) -> [i8; N];

    /// The lowest `N` bits, each in a place of its own.
    fn flags<const N: usize>(&mut self, bits: u64) -> u64;

    /// Which of `N`: its place has a 1, all others a 0.
    #[inline]
    fn one_of<const N: usize>(&mut self, which: usize) -> usize {
        (self.flags::<N>(1 << which).trailing_zeros() as usize).min(N - 1)
    }

    /// A number.
    #[inline]
    fn number(&mut self, value: i8) -> i8 {
        let [value] = self.numbers([value]);
        value
    }

    /// A small number that is not negative.
    #[inline]
    fn count(&mut self, value: u8) -> u8 {
        self.number(value as i8) as u8
    }

    /// Yes or no.
    #[inline]
    fn flag(&mut self, value: bool) -> bool {
        self.flags::<1>(value.into()) != 0
    }

    /// Is a seat in a set? For the sets of a game, seat by seat.
    #[inline]
    fn member(&mut self, set: crate::SeatSet, seat: Seat) -> crate::SeatSet {
        if self.flag(set.contains(seat)) { set.with(seat) } else { set.without(seat) }
    }
}

/// Writes a row.
pub struct Writer<'a> {
    row: &'a mut [i8],
}

impl<'a> Writer<'a> {
    /// Into this row, which must be as wide as [`width`] says.
    pub fn new(row: &'a mut [i8]) -> Writer<'a> {
        Writer { row }
    }

    #[inline]
    fn next<const N: usize>(&mut self) -> &mut [i8; N] {
        let (now, rest) = std::mem::take(&mut self.row).split_at_mut(N);
        self.row = rest;
        now.try_into().expect("split there")
    }
}

impl Lane for Writer<'_> {
    #[inline]
    fn numbers<const N: usize>(&mut self, values: [i8; N]) -> [i8; N] {
        *self.next::<N>() = values;
        values
    }

    #[inline]
    fn flags<const N: usize>(&mut self, bits: u64) -> u64 {
        let row = self.next::<N>();
        let (eights, rest) = row.as_chunks_mut::<8>();
        let mut left = bits;
        for eight in eights {
            *eight = numbers(left as u8);
            left >>= 8;
        }
        rest.copy_from_slice(&numbers(left as u8)[..N % 8]);
        bits
    }

    #[inline]
    fn one_of<const N: usize>(&mut self, which: usize) -> usize {
        let row = self.next::<N>();
        *row = [0; N];
        if let Some(place) = row.get_mut(which) {
            *place = 1;
        }
        which
    }
}

/// A byte of 0 or 1 for each of eight bits, the lowest first. A table: a row has some fifty of them.
static SPREAD: [u64; 256] = {
    let mut table = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[bits] |= (bits as u64 >> bit & 1) << (8 * bit);
            bit += 1;
        }
        bits += 1;
    }
    table
};

/// A byte of 0 or 1 for each of eight bits, the lowest first.
#[inline]
pub fn spread(bits: u8) -> u64 {
    SPREAD[usize::from(bits)]
}

#[inline]
fn numbers(bits: u8) -> [i8; 8] {
    spread(bits).to_le_bytes().map(|byte| byte as i8)
}

/// Writes which codes are in a set: one place for each of the [`CODES`].
#[inline]
pub fn mask(codes: u64, row: &mut [bool]) {
    for (eight, bits) in row.as_chunks_mut::<8>().0.iter_mut().zip(codes.to_le_bytes()) {
        *eight = spread(bits).to_le_bytes().map(|byte| byte != 0);
    }
}

/// Reads a row.
pub struct Reader<'a> {
    row: &'a [i8],
}

impl<'a> Reader<'a> {
    /// From this row, which must be as wide as [`width`] says.
    pub fn new(row: &'a [i8]) -> Reader<'a> {
        Reader { row }
    }

    fn next<const N: usize>(&mut self) -> [i8; N] {
        let (now, rest) = self.row.split_at(N);
        self.row = rest;
        now.try_into().expect("split there")
    }
}

impl Lane for Reader<'_> {
    const READS: bool = true;

    fn numbers<const N: usize>(&mut self, _: [i8; N]) -> [i8; N] {
        self.next()
    }

    fn flags<const N: usize>(&mut self, _: u64) -> u64 {
        let row = self.next::<N>();
        row.iter().enumerate().fold(0, |bits, (n, &it)| bits | u64::from(it != 0) << n)
    }
}

/// A part of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature {
    /// What it is about.
    pub whose: Whose,
    /// Its name.
    pub name: &'static str,
    /// What its numbers say.
    pub about: &'static str,
    /// Its first place.
    pub start: usize,
    /// How many places it has.
    pub width: usize,
}

/// Describes a row.
#[derive(Default)]
struct Describer {
    features: Vec<Feature>,
    width: usize,
}

impl Describer {
    fn widen(&mut self, by: usize) {
        self.width += by;
        if let Some(feature) = self.features.last_mut() {
            feature.width += by;
        }
    }
}

impl Lane for Describer {
    fn feature(&mut self, whose: Whose, name: &'static str, about: &'static str) {
        self.features.push(Feature { whose, name, about, start: self.width, width: 0 });
    }

    fn numbers<const N: usize>(&mut self, values: [i8; N]) -> [i8; N] {
        self.widen(N);
        values
    }

    fn flags<const N: usize>(&mut self, bits: u64) -> u64 {
        self.widen(N);
        bits
    }
}

/// What stands where in the row of a view. All views of one seat at one table have rows alike.
pub fn features<G: Observed>(view: &G::View) -> Vec<Feature> {
    let mut describer = Describer::default();
    G::facts(&mut view.clone(), &mut describer);
    describer.features
}

/// How wide the row of a view is.
pub fn width<G: Observed>(view: &G::View) -> usize {
    features::<G>(view).last().map_or(0, |last| last.start + last.width)
}

/// Writes a view into a row of its own.
pub fn row<G: Observed>(view: &G::View) -> Vec<i8> {
    let mut row = vec![0; width::<G>(view)];
    G::encode(view, &mut row);
    row
}

/// The view that was written into a row; `like` is any view of the same seat at the same table.
pub fn decode<G: Observed>(like: &G::View, row: &[i8]) -> G::View {
    let mut view = *like;
    G::facts(&mut view, &mut Reader::new(row));
    view
}

#[cfg(test)]
mod tests {
    use super::{Lane as _, Reader, Writer, mask, numbers};

    #[test]
    fn each_bit_gets_its_place() {
        for bits in 0..=u8::MAX {
            let expected: [i8; 8] = std::array::from_fn(|n| (bits >> n & 1) as i8);
            assert_eq!(numbers(bits), expected);
            let mut row = [false; 8];
            mask(bits.into(), &mut row);
            assert_eq!(row, expected.map(|it| it != 0));
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let mut row = [0; 31];
        let mut writer = Writer::new(&mut row);
        writer.flags::<14>(0x2a5b);
        writer.numbers([-5, 0, 127]);
        writer.one_of::<13>(7);
        writer.flag(true);
        let mut reader = Reader::new(&row);
        assert_eq!(reader.flags::<14>(0), 0x2a5b);
        assert_eq!(reader.numbers([0; 3]), [-5, 0, 127]);
        assert_eq!(reader.one_of::<13>(0), 7);
        assert!(reader.flag(false));
    }
}
