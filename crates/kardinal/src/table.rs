//! The Land cards: which lie on the display, and who has taken the others.

use crate::card::Card;
use crate::cell::{Cell, Cells};
use crate::deck::Deck;
use crate::land::Land;
use kernel::Seat;

/// Where all Land cards of a game are.
///
/// Each slot holds the card of a cell and, once it is taken, its owner. The masks say the same of all cells at
/// once; they make it cheap to ask which ends of rows may be taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// Bit `i` of the lands of all cells.
    lands: [Cells; 4],
    /// Cells with at least one and at least two circle symbols.
    circles: [Cells; 2],
    /// Cells whose card nobody has taken yet.
    display: Cells,
    slots: [u16; Deck::MAX],
}

/// Where a slot holds the owner: 0 for nobody, else the seat's index and 1.
const OWNER: u32 = 12;

impl Table {
    /// Lays a card on each cell of the display, row by row.
    #[inline]
    pub(crate) fn deal(display: Cells, mut next: impl FnMut(Cell) -> Card) -> Table {
        let mut slots = [0; Deck::MAX];
        // The cells of each land and number of circles, to be turned into masks at the end.
        let mut lands = [0u64; 16];
        let mut circles = [0u64; 4];
        for cell in display.iter() {
            let card = next(cell);
            slots[cell.index()] = card.code();
            lands[usize::from(card.code() >> 6)] |= cell.bit().0;
            circles[CIRCLES[card.face()] as usize & 3] |= cell.bit().0;
        }
        let plane = |bit: usize| {
            let with = lands.iter().enumerate().filter(|(land, _)| land >> bit & 1 != 0);
            Cells(with.fold(0, |cells, (_, of_land)| cells | of_land))
        };
        Table {
            lands: [plane(0), plane(1), plane(2), plane(3)],
            circles: [Cells(circles[1] | circles[2]), Cells(circles[2])],
            display,
            slots,
        }
    }

    /// The cells whose card nobody has taken yet.
    #[inline]
    pub fn display(&self) -> Cells {
        self.display
    }

    /// The card dealt to a cell, wherever it is now; `None` outside the display.
    pub fn card(&self, cell: Cell) -> Option<Card> {
        (self.display.contains(cell) || self.owner(cell).is_some()).then(|| self.card_at(cell))
    }

    /// The card of a cell that was dealt one.
    #[inline]
    pub(crate) fn card_at(&self, cell: Cell) -> Card {
        Card::from_code(self.slots[cell.index()] & ((1 << OWNER) - 1))
    }

    /// Who has taken the card of a cell.
    pub fn owner(&self, cell: Cell) -> Option<Seat> {
        Seat::new(usize::from(self.slots[cell.index()] >> OWNER).wrapping_sub(1))
    }

    /// The cards a player has taken.
    pub fn taken(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let own = Cells::ALL.iter().filter(move |&cell| self.owner(cell) == Some(seat));
        own.map(|cell| self.card_at(cell))
    }

    /// A player takes the card of a cell.
    #[inline]
    pub(crate) fn take(&mut self, cell: Cell, seat: Seat) -> Card {
        let card = self.card_at(cell);
        self.display = self.display.without(cell.bit());
        self.slots[cell.index()] |= (seat.index() as u16 + 1) << OWNER;
        card
    }

    /// The cells with a card of this land.
    #[inline]
    pub(crate) fn of_land(&self, land: Land) -> Cells {
        let differs = |bit: usize| self.lands[bit].0 ^ (land as u64 >> bit & 1).wrapping_neg();
        Cells(!(differs(0) | differs(1) | differs(2) | differs(3)))
    }

    /// The cells with at most so many circle symbols.
    #[inline]
    pub(crate) fn with_circles_up_to(&self, most: u8) -> Cells {
        let [one, two] = self.circles;
        Cells([!one.0, !two.0, !0, !0][usize::from(most & 3)])
    }

    /// What each player has taken, added up by land; the first entry is of nobody.
    #[inline]
    pub(crate) fn tally(&self) -> [[u64; Land::ALL.len()]; 6] {
        let mut tally = [[0; Land::ALL.len()]; 6];
        for slot in self.slots {
            let card = Card::from_code(slot & ((1 << OWNER) - 1));
            tally[usize::from(slot >> OWNER)][card.land() as usize] += WORTH[card.face()];
        }
        tally
    }
}

/// What everyone sees on a cell: the land counted from 1, or 0 where no card was dealt; crosses, fans, crowns; ship, carriage; who
/// took the card, counted from 1 beginning with the observer; whether it lies on the display.
pub(crate) type Face = [i8; 8];

impl Table {
    /// The faces of all cells, for an observer among so many players.
    #[inline]
    pub(crate) fn faces(&self, dealt: Cells, own: Seat, players: u8) -> [[i8; 8]; Deck::MAX] {
        let after = |slot: u16| {
            let seat = (slot >> OWNER) as i8 - 1;
            let turned = seat - own.index() as i8;
            if turned < 0 { turned + players as i8 + 1 } else { turned + 1 }
        };
        let mut faces = [[0; 8]; Deck::MAX];
        for (index, (face, &slot)) in faces.iter_mut().zip(&self.slots).enumerate() {
            if dealt.0 >> index & 1 == 0 {
                continue;
            }
            let card = Card::from_code(slot & ((1 << OWNER) - 1));
            let [_, cross, fan, crown, ship, carriage, _, _] = WORTH[card.face()].to_le_bytes();
            let taken = slot >> OWNER != 0;
            *face = [
                card.land() as i8 + 1,
                cross as i8,
                fan as i8,
                crown as i8,
                ship as i8,
                carriage as i8,
                if taken { after(slot) } else { 0 },
                i8::from(!taken),
            ];
        }
        faces
    }

    /// The table that shows these [`faces`](Table::faces).
    pub(crate) fn of_faces(faces: [Face; Deck::MAX], own: Seat, players: u8) -> Table {
        let dealt: Cells = Cells::ALL.iter().filter(|cell| faces[cell.index()][0] > 0).collect();
        let mut table = Table::deal(dealt, |cell| {
            let [land, cross, fan, crown, ship, carriage, _, _] = faces[cell.index()];
            let families = [cross, fan, crown].map(|n| n as u8);
            Card::of_signs(land as usize - 1, families, [ship, carriage])
        });
        for cell in dealt.iter() {
            if let Some(after) = usize::from(faces[cell.index()][6] as u8).checked_sub(1)
                && let Some(seat) = Seat::new((own.index() + after) % usize::from(players.max(1)))
            {
                table.take(cell, seat);
            }
        }
        table
    }
}

/// How many circle symbols a face has.
pub(crate) static CIRCLES: [u8; 64] = {
    let mut table = [0; 64];
    let mut circles = 0;
    while circles < 10 {
        let mut route = 0;
        while route < 4 {
            table[circles << 2 | route] = crate::card::Circles::ALL[circles].count();
            route += 1;
        }
        circles += 1;
    }
    table
};

/// What a face adds to its owner's tally, one byte each: 1 card, circles of the three families, ships, carriages.
pub(crate) static WORTH: [u64; 64] = {
    let mut table = [0; 64];
    let mut face = 0;
    while face < 40 {
        let [cross, fan, crown] = crate::card::Circles::ALL[face >> 2].families();
        let (ship, carriage) = ((face & 3 == 0) as u8, (face & 3 == 1) as u8);
        table[face] = u64::from_le_bytes([1, cross, fan, crown, ship, carriage, 0, 0]);
        face += 1;
    }
    table
};
