//! A table whose first game goes on from a position of another game (decision 9 in `docs/decisions`).

use crate::advance::{Change, game_lines};
use crate::line::{Fact, GameLine, Line};
use crate::request::{No, Work};
use crate::room::Room;
use crate::{Effects, Person, Refused, Time};
use games::AnyTable;
use kernel::{Seat, SeatSet, Seed};
use protocol::{Access, Bot, ClockSetting};

/// A choice and what chance brought, as the record has them.
type Turn = (Seat, Vec<String>);

impl Room {
    /// A table that goes on from the end of a record, with a person at this seat. With bots at the others it goes on at once;
    /// otherwise when everyone sits.
    pub fn continued(
        table: &str,
        host: &Person,
        seat: Seat,
        others: Option<Bot>,
        origin: &str,
        seed: Seed,
        now: Time,
    ) -> Result<(Room, Effects), Refused> {
        let begun = AnyTable::reseeded(origin, seed).map_err(|_| Refused::NoGame)?;
        let options = begun.options();
        if seat.index() >= options.seats() {
            return Err(Refused::NoSuchSeat);
        }
        let (id, none) = (host.id.clone(), ClockSetting::None);
        let mut first = Room::first_line(table, id, &options, none, seed, now, None);
        if let Fact::Opened { origin: it, .. } = &mut first.fact {
            *it = Some(origin.to_owned());
        }
        let mut room = Room::of_first(&first).ok_or(Refused::NoGame)?;
        let mut work = Work::new(now);
        work.lines.push(first);
        room.seat_all(&mut work, host, seat, others).map_err(|no| match no {
            No::Refused(why) => why,
            No::Stale => Refused::NoGame,
        })?;
        let append: Vec<Line> = work.lines;
        Ok((room, Effects { append, ..Effects::default() }))
    }

    fn seat_all(
        &mut self,
        work: &mut Work<'_>,
        host: &Person,
        seat: Seat,
        others: Option<Bot>,
    ) -> Result<(), No> {
        let Person { id, name, avatar } = host.clone();
        self.fact(work, Fact::Sat { seat: seat.into(), person: id, name, avatar })?;
        let Some(bot) = others else {
            // Whoever is to come gets the link.
            return self.fact(work, Fact::AccessSet { access: Access::Link });
        };
        for other in SeatSet::first(self.chairs.len()).iter().filter(|&it| it != seat) {
            self.fact(work, Fact::BotSat { seat: other.into(), bot })?;
        }
        self.begin_game(work)
    }

    /// Plays the game up to where it goes on, line by line as it is restored.
    pub(crate) fn go_on_from(&mut self, work: &mut Work<'_>, origin: &str) -> Result<(), No> {
        let begun = AnyTable::reseeded(origin, self.seed).map_err(|_| Refused::NoGame)?;
        let rules = begun.options().rules();
        let (deal, turns) = turns(&begun.record_text());
        self.make(work, Change::StoredDeal { rules, lines: &deal })?;
        work.write([Fact::Began { rules }]);
        work.write(game_lines(None, deal));
        for (seat, lines) in turns {
            self.make(work, Change::StoredAct { seat, lines: &lines })?;
            work.write(game_lines(Some(seat), lines));
        }
        // What happened before is over: everyone looks at how it stands.
        work.anew = true;
        Ok(())
    }
}

/// The lines of the deal, then those of every choice.
fn turns(record: &str) -> (Vec<String>, Vec<Turn>) {
    let (mut deal, mut turns) = (Vec::new(), Vec::<Turn>::new());
    let is_numbered = |line: &&str| line.starts_with(|it: char| it.is_ascii_digit());
    for line in record.lines().filter(is_numbered) {
        let who = GameLine::try_from(line.to_owned()).ok().and_then(|it| it.seat);
        match (who, turns.last_mut()) {
            (Some(seat), _) => turns.push((seat, vec![line.to_owned()])),
            (None, Some((_, lines))) => lines.push(line.to_owned()),
            (None, None) => deal.push(line.to_owned()),
        }
    }
    (deal, turns)
}
