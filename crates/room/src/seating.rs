//! Who sits where: seats that are taken, kept for somebody, given to bots or taken away.

use crate::line::Fact;
use crate::names;
use crate::request::{No, Work, is_message_id};
use crate::room::{Chair, Room};
use crate::{Person, PersonId, Refused};
use kernel::Seat;
use protocol::Bot;

/// The fewest characters of a code that keeps a seat, so that nobody guesses it.
const SHORTEST_CODE: usize = 12;

impl Room {
    /// Keeps a seat for whoever has the code. A seat that is kept already gets another code.
    pub(crate) fn reserve(
        &mut self,
        work: &mut Work<'_>,
        from: &Person,
        place: protocol::Seat,
        code: String,
    ) -> Result<(), No> {
        self.must_host(from)?;
        let seat = self.chair(place).ok_or(Refused::NoSuchSeat)?;
        let is_free = match &self.chairs[seat.index()] {
            Chair::Open | Chair::Reserved { .. } | Chair::Kicked { .. } | Chair::Left { .. } => {
                true
            }
            Chair::Human { .. } | Chair::Bot(_) => false,
        };
        if !is_free {
            return Err(Refused::SeatTaken.into());
        }
        if code.len() < SHORTEST_CODE || !is_message_id(&code) {
            return Err(Refused::BadCode.into());
        }
        self.fact(work, Fact::Reserved { seat: place, code })
    }

    /// Takes the seat that is kept with this code.
    pub(crate) fn accept(
        &mut self,
        work: &mut Work<'_>,
        from: &Person,
        code: &str,
    ) -> Result<(), No> {
        self.may_sit(from)?;
        let is_kept =
            |chair: &Chair| matches!(chair, Chair::Reserved { code: kept } if kept == code);
        let found = self.chairs.iter().position(is_kept);
        let seat = found.and_then(Seat::new).ok_or(Refused::NoInvitation)?;
        self.sit_down(work, from, seat.into())
    }

    pub(crate) fn sit(
        &mut self,
        work: &mut Work<'_>,
        from: &Person,
        place: protocol::Seat,
    ) -> Result<(), No> {
        let seat = self.chair(place).ok_or(Refused::NoSuchSeat)?;
        self.may_sit(from)?;
        let free = match &self.chairs[seat.index()] {
            Chair::Open | Chair::Kicked { .. } => !self.is_running(),
            Chair::Left { person, .. } => !self.is_running() || *person == from.id,
            // Who keeps a seat for others can take it.
            Chair::Reserved { .. } if self.host.as_ref() != Some(&from.id) => {
                return Err(Refused::SeatReserved.into());
            }
            Chair::Reserved { .. } => true,
            Chair::Human { .. } | Chair::Bot(_) => false,
        };
        if !free {
            return Err(Refused::SeatTaken.into());
        }
        self.sit_down(work, from, place)
    }

    /// May this person sit anywhere?
    fn may_sit(&self, from: &Person) -> Result<(), Refused> {
        if self.seat_of(&from.id).is_some() {
            return Err(Refused::SitsAlready);
        }
        if self.sent_away.contains(&from.id) { Err(Refused::SentAway) } else { Ok(()) }
    }

    fn sit_down(
        &mut self,
        work: &mut Work<'_>,
        from: &Person,
        place: protocol::Seat,
    ) -> Result<(), No> {
        let (name, person, avatar) = (self.told_apart(from), from.id.clone(), from.avatar);
        self.fact(work, Fact::Sat { seat: place, person, name, avatar })
    }

    /// The names of persons at this table, and whose they are.
    fn names(&self) -> impl Iterator<Item = (&PersonId, &str)> {
        self.chairs.iter().filter_map(|chair| match chair {
            Chair::Human { name, person, .. } | Chair::Left { name, person, .. } => {
                Some((person, name.as_str()))
            }
            Chair::Open | Chair::Reserved { .. } | Chair::Bot(_) | Chair::Kicked { .. } => None,
        })
    }

    /// A name for somebody who comes, which nobody else at this table has.
    fn told_apart(&self, from: &Person) -> String {
        let others = self.names().filter(|(person, _)| **person != from.id);
        names::told_apart(&from.name, &others.map(|(_, name)| name).collect::<Vec<_>>())
    }

    /// The name by which this table knows somebody, also if they only watch.
    pub(crate) fn name_of(&self, from: &Person) -> String {
        let own = self.names().find(|(person, _)| **person == from.id);
        own.map_or_else(|| self.told_apart(from), |(_, name)| name.to_owned())
    }

    pub(crate) fn kick(
        &mut self,
        work: &mut Work<'_>,
        from: &Person,
        place: protocol::Seat,
    ) -> Result<(), No> {
        self.must_host(from)?;
        let seat = self.chair(place).ok_or(Refused::NoSuchSeat)?;
        match &self.chairs[seat.index()] {
            Chair::Human { person, .. } if *person == from.id => {
                return Err(Refused::NobodyThere.into());
            }
            Chair::Human { .. } | Chair::Bot(_) | Chair::Left { .. } | Chair::Reserved { .. } => {}
            Chair::Open | Chair::Kicked { .. } => return Err(Refused::NobodyThere.into()),
        }
        self.fact(work, Fact::Kicked { seat: place })
    }

    pub(crate) fn put_bot(
        &mut self,
        work: &mut Work<'_>,
        from: &Person,
        place: protocol::Seat,
        bot: Bot,
    ) -> Result<(), No> {
        self.must_host(from)?;
        let seat = self.chair(place).ok_or(Refused::NoSuchSeat)?;
        if matches!(self.chairs[seat.index()], Chair::Human { .. }) {
            return Err(Refused::SeatTaken.into());
        }
        self.fact(work, Fact::BotSat { seat: place, bot })
    }
}
