//! What takes long: a bot's choice, advice, a review. Each starts from stored lines or a record and gives only what follows from the
//! view of a seat (I8). None changes anything, so whoever runs one can be ended at any time and asked again.

use crate::desk::my_seat;
use crate::{restored, written};
use games::Film;
use kernel::SearchDice;
use protocol::{Review, Seat, ServerMessage};
use serde::Deserialize;
use std::ops::ControlFlow;

/// What a long call needs of whoever waits for it.
pub trait Host {
    /// Is it time to tell something, to go on, or to stop?
    fn look(&mut self) -> Look;

    /// Hears what was found so far, as JSON.
    fn tell(&mut self, json: &[u8]);
}

/// What whoever waits wants now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// The search goes on.
    GoOn,
    /// It tells what it knows.
    Tell,
    /// It has had its time.
    Stop,
}

/// Something that takes long.
#[derive(Deserialize)]
#[serde(tag = "what", rename_all = "camelCase", deny_unknown_fields)]
pub enum Thought {
    /// A bot chooses; the answer is an action in notation, or nothing if nobody waits for it.
    Choose {
        /// The lines of the table.
        lines: Vec<String>,
        /// For which seat.
        seat: Seat,
        /// Which of its decisions.
        decision: u32,
        /// What it draws its choice from.
        number: u64,
    },
    /// Advice for the person's open decision: messages of the protocol, the last one as the answer.
    Advise {
        /// The lines of the table.
        lines: Vec<String>,
        /// The client's id of it.
        msg: String,
        /// What the search draws from.
        number: u64,
    },
    /// The choices of a seat looked at again: tells a review of each. Several workers can share the work: each takes those
    /// choices whose number leaves its `part` when it is divided by `of`.
    Review {
        /// The record.
        record: String,
        /// Whose choices.
        seat: Seat,
        /// Which part of them.
        part: usize,
        /// How many parts there are.
        of: usize,
        /// What the search draws from.
        number: u64,
    },
}

impl Thought {
    /// Thinks.
    pub fn run(&self, host: &mut dyn Host) -> Result<Vec<u8>, String> {
        match self {
            Thought::Choose { lines, seat, decision, number } => {
                let room = restored(lines)?;
                let seat = kernel::Seat::from(*seat);
                let waits = room.bots().into_iter();
                let ask = waits
                    .into_iter()
                    .find(|it| (it.request.seat, it.decision) == (seat, *decision));
                let mut dice = SearchDice::new(*number);
                let enough = &mut || host.look() == Look::Stop;
                let choice =
                    ask.and_then(|it| think::choose(it.bot, &it.request.view, &mut dice, enough));
                written(&choice)
            }
            Thought::Advise { lines, msg, number } => advise(lines, msg, *number, host),
            Thought::Review { record, seat, part, of, number } => {
                let film = Film::of(record).map_err(|why| why.to_string())?;
                let choices = film.choices_of((*seat).into()).enumerate();
                for (index, (line, view, action)) in choices {
                    if index % (*of).max(1) != *part {
                        continue;
                    }
                    let mut dice = SearchDice::stream(*number, index as u64);
                    let go_on = &mut |_: &dyn Fn() -> protocol::Analysis| ControlFlow::Continue(());
                    let Some(analysis) = think::advise(think::REVIEWER, &view, &mut dice, go_on)
                    else {
                        continue;
                    };
                    let (line, action) = (line as u32, action.to_owned());
                    host.tell(&written(&Review { line, seat: *seat, action, analysis })?);
                }
                written(&())
            }
        }
    }
}

fn advise(
    lines: &[String],
    msg: &str,
    number: u64,
    host: &mut dyn Host,
) -> Result<Vec<u8>, String> {
    let room = restored(lines)?;
    let seat = my_seat(&room).and_then(|seat| room.view(kernel::Observer::Seat(seat)));
    let message = |analysis, done| {
        let (table, msg) = (room.table().to_owned(), msg.to_owned());
        written(&ServerMessage::Analysis { table, msg, analysis, done })
    };
    let mut dice = SearchDice::new(number);
    let found = seat.and_then(|view| {
        think::advise(think::ADVISER, &view, &mut dice, &mut |known| match host.look() {
            Look::GoOn => ControlFlow::Continue(()),
            Look::Stop => ControlFlow::Break(()),
            Look::Tell => {
                // Nothing in it can fail to be written.
                host.tell(&message(known(), false).unwrap_or_default());
                ControlFlow::Continue(())
            }
        })
    });
    message(found.ok_or("nothing is asked of you at this table")?, true)
}
