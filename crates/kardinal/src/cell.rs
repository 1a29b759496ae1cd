//! Where cards lie: the cells of the display, and the ends of its rows.

use std::fmt;

/// The rows of the full display (K1.5).
pub(crate) const ROWS: u8 = 4;
/// Its columns.
pub(crate) const COLUMNS: u8 = 14;

/// A cell of the display, named by its row and column at the deal, counted from 1: `row 3.7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this row and column, both counted from 1.
    pub const fn new(row: u8, column: u8) -> Option<Cell> {
        if row >= 1 && row <= ROWS && column >= 1 && column <= COLUMNS {
            Some(Cell((row - 1) * COLUMNS + column - 1))
        } else {
            None
        }
    }

    /// Its row, counted from 1.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS + 1
    }

    /// Its column, counted from 1.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS + 1
    }

    /// Row by row, counted from 0.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    #[inline]
    pub(crate) const fn from_code(code: u8) -> Cell {
        debug_assert!(code < ROWS * COLUMNS);
        Cell(code)
    }

    #[inline]
    pub(crate) const fn bit(self) -> Cells {
        Cells(1 << self.0)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}.{}", self.row(), self.column())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Left or right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The end with the lowest column.
    Left,
    /// The end with the highest column.
    Right,
}

/// An end of a row: `row 3 left`. A row of one card has one end, which counts as its left one (K2.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct End(u8);

impl End {
    /// The end of this row, counted from 1.
    pub const fn new(row: u8, side: Side) -> Option<End> {
        if row >= 1 && row <= ROWS { Some(End((row - 1) * 2 + side as u8)) } else { None }
    }

    /// Its row, counted from 1.
    pub const fn row(self) -> u8 {
        self.0 / 2 + 1
    }

    /// Which of the two.
    pub const fn side(self) -> Side {
        if self.0 & 1 == 0 { Side::Left } else { Side::Right }
    }

    /// The end of the row in which this cell lies.
    pub(crate) const fn of(cell: Cell, side: Side) -> End {
        End(cell.0 / COLUMNS * 2 + side as u8)
    }

    /// All of the full display.
    pub fn all() -> impl Iterator<Item = End> {
        (0..2 * ROWS).map(End)
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.side() {
            Side::Left => "left",
            Side::Right => "right",
        };
        write!(f, "row {} {side}", self.row())
    }
}

impl fmt::Debug for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cells(pub(crate) u64);

const FIRST_COLUMN: u64 = 1 | 1 << 14 | 1 << 28 | 1 << 42;
const LAST_COLUMN: u64 = FIRST_COLUMN << (COLUMNS - 1);

impl Cells {
    /// No cell.
    pub const EMPTY: Cells = Cells(0);
    /// Every cell of the full display.
    pub const ALL: Cells = Cells((1 << (ROWS * COLUMNS)) - 1);

    /// The cells of a display with so many rows and columns.
    pub const fn display(rows: u8, columns: u8) -> Cells {
        let row = (1u64 << columns) - 1;
        let all_rows = row | row << 14 | row << 28 | row << 42;
        Cells(all_rows & ((1 << (rows * COLUMNS)) - 1))
    }

    /// The cells of a row, counted from 1.
    pub const fn row(row: u8) -> Cells {
        Cells(((1 << COLUMNS) - 1) << (COLUMNS * (row - 1)))
    }

    /// Is the cell in it?
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    /// How many cells.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Are there at least so many cells, up to 3? That is cheaper to say than how many there are.
    #[inline]
    pub(crate) const fn has_at_least(self, n: u8) -> bool {
        let two = self.0 & self.0.wrapping_sub(1);
        let three = two & two.wrapping_sub(1);
        [1, self.0, two, three][(n & 3) as usize] != 0
    }

    /// No cell in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cells of both.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// The cells they share.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// The cells of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// The first of them.
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell(self.0.trailing_zeros() as u8)) }
    }

    /// The cells in order, row by row.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let cell = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(cell)
        })
    }

    /// The left end of each row. Rows have no gaps: cards leave them only at their ends.
    #[inline]
    pub(crate) const fn left_ends(self) -> Cells {
        Cells(self.0 & !(self.0 << 1 & !FIRST_COLUMN))
    }

    /// The right end of each row.
    #[inline]
    pub(crate) const fn right_ends(self) -> Cells {
        Cells(self.0 & !(self.0 >> 1 & !LAST_COLUMN))
    }

    /// Both ends of each row.
    #[inline]
    pub(crate) const fn ends(self) -> Cells {
        self.left_ends().union(self.right_ends())
    }

    /// All of them if the condition holds, else none, without a branch.
    #[inline]
    pub(crate) const fn only_if(self, condition: bool) -> Cells {
        Cells(self.0 & (condition as u64).wrapping_neg())
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::EMPTY, |set, cell| set.union(cell.bit()))
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
