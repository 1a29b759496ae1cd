//! Scoring (K5): the sheet everyone sees at the end and, as if it ended now, during play.

use crate::card::{Card, Family};
use crate::end::{End, Reason};
use crate::land::Land;
use crate::state::{Open, SEATS};
use crate::table::WORTH;
use kernel::{BySeat, Seat, SeatSet};

/// The fewest ships, or carriages, that score (K5.3).
const CHAIN: u8 = 5;

/// The score sheets of all players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scores {
    sheets: BySeat<Sheet, SEATS>,
    players: u8,
}

/// One player's score sheet (K5.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sheet {
    /// A line for each land, in the order of [`Land::ALL`].
    pub lands: [Line; Land::ALL.len()],
    /// Ships taken.
    pub ships: u8,
    /// Carriages taken.
    pub carriages: u8,
    /// Land cards taken: the tie-break (K5.4).
    pub cards: u8,
    /// −2 cards held, as far as whoever looks may know (K4.5, K4.7).
    pub minus_twos: u8,
}

/// A land's line on a score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Line {
    /// Cards of the land.
    pub cards: u8,
    /// Circle symbols of each family on them, in the order of [`Family::ALL`].
    pub families: [u8; 3],
    /// The land column (K5.1).
    pub land_points: u8,
    /// The symbol column (K5.2).
    pub symbol_points: u8,
}

impl Line {
    /// Circle symbols of the family of which there are most.
    pub fn best_family(&self) -> u8 {
        let [cross, fan, crown] = self.families;
        cross.max(fan).max(crown)
    }

    /// Circle symbols of a family.
    pub fn family(&self, family: Family) -> u8 {
        self.families[family as usize]
    }
}

impl Sheet {
    /// A land's line.
    pub fn land(&self, land: Land) -> &Line {
        &self.lands[land as usize]
    }

    /// The land column and the symbol column, added up.
    pub fn subtotal(&self) -> i16 {
        let points = self.lands.iter().map(|line| line.land_points + line.symbol_points);
        points.map(i16::from).sum()
    }

    /// 1 for each ship and each carriage of a chain of five or more (K5.3).
    pub fn chains(&self) -> i16 {
        let chain = |n: u8| i16::from(n) * i16::from(n >= CHAIN);
        chain(self.ships) + chain(self.carriages)
    }

    /// Points for Law cards: never more than 0 (K5.4).
    pub fn laws(&self) -> i16 {
        -2 * i16::from(self.minus_twos)
    }

    /// All points.
    pub fn total(&self) -> i16 {
        self.subtotal() + self.chains() + self.laws()
    }
}

impl Scores {
    #[inline]
    pub(crate) fn new(open: &Open, minus_twos: BySeat<u8, SEATS>) -> Scores {
        let [_nobody, tally @ ..] = open.table.tally();
        Scores::of_tally(&tally, minus_twos, open.rules.players)
    }

    /// The sheets of players who hold these Land cards and so many −2 cards each: for whoever wants to
    /// score a game played elsewhere. There are as many players as hands, at most five.
    pub fn of_hands(hands: &[&[Card]], minus_twos: &[u8]) -> Scores {
        let mut tally = [[0; Land::ALL.len()]; SEATS];
        for (of_player, hand) in tally.iter_mut().zip(hands) {
            for card in *hand {
                of_player[card.land() as usize] += WORTH[card.face()];
            }
        }
        let minus_twos = BySeat::new(|seat| minus_twos.get(seat.index()).copied().unwrap_or(0));
        Scores::of_tally(&tally, minus_twos, hands.len().min(SEATS) as u8)
    }

    #[inline]
    fn of_tally(
        tally: &[[u64; Land::ALL.len()]; SEATS],
        minus_twos: BySeat<u8, SEATS>,
        players: u8,
    ) -> Scores {
        let mut sheets = [Sheet::default(); SEATS];
        for (sheet, lands) in sheets.iter_mut().zip(tally) {
            let [cards, _, _, _, ships, carriages, _, _] = lands.iter().sum::<u64>().to_le_bytes();
            (sheet.cards, sheet.ships, sheet.carriages) = (cards, ships, carriages);
        }
        for land in 0..9 {
            score_land(land, tally, &mut sheets);
        }
        for (sheet, minus_twos) in sheets.iter_mut().zip(minus_twos.0) {
            sheet.minus_twos = minus_twos;
        }
        Scores { sheets: BySeat(sheets), players }
    }

    /// A player's sheet.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat]
    }

    /// The players.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(usize::from(self.players))
    }

    /// Who would win if it ended now: most points; of those who tie, most Land cards; of those who still tie, nobody (K5.4).
    pub fn end(&self) -> End {
        let standing = |seat: Seat| (self.sheets[seat].total(), self.sheets[seat].cards);
        let best = self.seats().iter().map(standing).max();
        let (most, _) = best.unwrap_or_default();
        let winners: SeatSet =
            self.seats().iter().filter(|&seat| Some(standing(seat)) == best).collect();
        let tied = self.seats().iter().filter(|&seat| standing(seat).0 == most).count();
        match (winners.len(), tied) {
            (1, 1) => End { reason: Reason::Points, winners },
            (1, _) => End { reason: Reason::LandCards, winners },
            (_, _) => End { reason: Reason::FullTie, winners: SeatSet::EMPTY },
        }
    }
}

/// Fills in everyone's line of a land.
#[inline]
fn score_land(land: usize, tally: &[[u64; Land::ALL.len()]; SEATS], sheets: &mut [Sheet; SEATS]) {
    let lines: [[u8; 8]; SEATS] = std::array::from_fn(|seat| tally[seat][land].to_le_bytes());
    let (mut all, mut top, mut groups) = (0, 0, 0u64);
    for [cards, cross, fan, crown, ..] in lines {
        all += cards;
        top = top.max(cross).max(fan).max(crown);
        groups |= 1 << cards;
    }
    for (sheet, [cards, cross, fan, crown, ..]) in sheets.iter_mut().zip(lines) {
        // The group just above has the fewest of all who have more; above the first group there are all cards.
        let above = groups >> cards >> 1;
        let next = if above == 0 { all } else { cards + 1 + above.trailing_zeros() as u8 };
        sheet.lands[land] = Line {
            cards,
            families: [cross, fan, crown],
            land_points: if cards > 0 { next } else { 0 },
            symbol_points: if cross.max(fan).max(crown) == top { top } else { 0 },
        };
    }
}
