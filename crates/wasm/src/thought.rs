//! What takes long: a bot's choice, advice, a review. Each starts from stored lines or a record and gives only what follows from the
//! view of a seat (I8). None changes anything, so whoever runs one can be ended at any time and asked again.

use crate::desk::my_seat;
use crate::{restored, written};
use games::Film;
use kernel::SearchDice;
use protocol::{Seat, ServerMessage};
use serde::Deserialize;
use std::ops::ControlFlow;
use think::Reviewer;

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
    },
    /// The choices of a game looked at again: tells a review of each. Several workers can share the work, each a part of
    /// the game.
    Review {
        /// The record.
        record: String,
        /// Whose choices; those of all seats if none.
        seat: Option<Seat>,
        /// How thorough the search is: 0 is the first look.
        pass: usize,
        /// Which part of the game.
        part: usize,
        /// How many parts there are.
        of: usize,
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
            Thought::Advise { lines, msg } => advise(lines, msg, host),
            Thought::Review { record, seat, pass, part, of } => {
                let film = Film::of(record).map_err(|why| why.to_string())?;
                let reviewer = Reviewer::new(film);
                let choices = reviewer.choices();
                let end = |part: usize| choices.len() * part.min(*of) / (*of).max(1);
                for &frame in &choices[end(*part)..end(part.saturating_add(1))] {
                    let by = reviewer.film().frames[frame].act.as_ref().map(|(by, _)| (*by).into());
                    if seat.is_some() && by != *seat {
                        continue;
                    }
                    let go_on = &mut || ControlFlow::Continue(());
                    if let Some(review) = reviewer.review(frame, *pass, go_on) {
                        host.tell(&written(&review)?);
                    }
                }
                written(&())
            }
        }
    }
}

fn advise(lines: &[String], msg: &str, host: &mut dyn Host) -> Result<Vec<u8>, String> {
    let room = restored(lines)?;
    let seat = my_seat(&room).and_then(|seat| room.view(kernel::Observer::Seat(seat)));
    let message = |analysis, done| {
        let (table, msg) = (room.table().to_owned(), msg.to_owned());
        written(&ServerMessage::Analysis { table, msg, analysis, done })
    };
    let found = seat.and_then(|view| {
        think::advise(think::ADVISER, &view, &mut |known| match host.look() {
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
