//! Majorities and ties (V4.3–V4.5).

use crate::card::Domain;
use crate::end::{Decision, End, Ending, Reason};
use crate::options::Teams;
use crate::state::{Open, SEATS};
use kernel::{BySeat, Seat, SeatSet};

/// The order in which ties are broken (V4.4).
const TIE_BREAKS: [Domain; Domain::ALL.len()] = [
    Domain::Utopia,
    Domain::Culture,
    Domain::Science,
    Domain::Economy,
    Domain::Religion,
    Domain::Military,
];

/// Who has the majority of each Domain, as if the game ended now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    majorities: [SeatSet; Domain::ALL.len()],
}

impl Score {
    pub(crate) fn new(open: &Open) -> Score {
        Score {
            majorities: Domain::ALL.map(|domain| {
                let count = |seat: Seat| open.areas[seat].of_domain(domain);
                let most = open.seats().iter().map(count).max().unwrap_or(0);
                open.seats().iter().filter(|&seat| most > 0 && count(seat) == most).collect()
            }),
        }
    }

    /// The players who have, or share, the majority of a Domain; none if nobody has a card of it (V4.3).
    pub fn majority(&self, domain: Domain) -> SeatSet {
        self.majorities[domain as usize]
    }

    /// The Domains in which one of these players has or shares the majority: a player's points, or a team's (V4.5).
    pub fn points(&self, side: SeatSet) -> u8 {
        let scores = |majority: &&SeatSet| majority.iter().any(|seat| side.contains(seat));
        self.majorities.iter().filter(scores).count() as u8
    }

    #[cold]
    pub(crate) fn end(&self, open: &Open, ending: Ending) -> End {
        let teams = open.rules.teams();
        let (decision, winners) = match ending {
            Ending::Hegemony => (Decision::Hegemony, side(open, open.turn.seat)),
            Ending::DeckEmpty | Ending::Quiet => self.decide(open),
        };
        let reason = match (ending, teams, decision) {
            (Ending::Quiet, _, _) => Reason::Quiet,
            (_, Teams::Yes, _) => Reason::Team,
            (_, Teams::No, Decision::Hegemony) => Reason::Hegemony,
            (_, Teams::No, Decision::Points) => Reason::Majority,
            (_, Teams::No, Decision::TieBreak(_) | Decision::Shared) => Reason::Tie,
        };
        End { ending, decision, reason, winners }
    }

    /// Most points, then the tie-breaks among those still tied (V4.4, V4.5).
    fn decide(&self, open: &Open) -> (Decision, SeatSet) {
        let sides: BySeat<SeatSet, SEATS> = BySeat::new(|seat| side(open, seat));
        let points = |seat: Seat| self.points(sides[seat]);
        let mut tied = best(open.seats(), points);
        let is_one_side = |tied: SeatSet| tied.iter().all(|seat| sides[seat] == tied);
        if is_one_side(tied) {
            return (Decision::Points, tied);
        }
        for domain in TIE_BREAKS {
            let cards = |seat: Seat| {
                sides[seat].iter().map(|mate| open.areas[mate].of_domain(domain)).sum::<u8>()
            };
            tied = best(tied, cards);
            if is_one_side(tied) {
                return (Decision::TieBreak(domain), tied);
            }
        }
        (Decision::Shared, tied)
    }
}

/// Who wins together with this seat (V1.1).
pub(crate) fn side(open: &Open, seat: Seat) -> SeatSet {
    match open.rules.teams() {
        Teams::No => SeatSet::only(seat),
        Teams::Yes => {
            let mate = open.left_of(open.left_of(seat));
            SeatSet::only(seat).with(mate)
        }
    }
}

/// Those with the highest value.
fn best(seats: SeatSet, value: impl Fn(Seat) -> u8) -> SeatSet {
    let most = seats.iter().map(&value).max();
    seats.iter().filter(|&seat| Some(value(seat)) == most).collect()
}
