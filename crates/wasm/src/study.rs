//! Games looked at again: those of a table on the device, and records from elsewhere.

use crate::{lines, written};
use games::{Film, verify};
use kernel::{Observer, Seed};
use protocol::{Replay, Seat, Snapshot};
use room::{Room, Time};
use serde::Deserialize;

/// What can be learnt of a game that is over.
#[derive(Deserialize)]
#[serde(tag = "what", rename_all = "camelCase", deny_unknown_fields)]
pub enum Study {
    /// The record of a game of a table, counted from 1; the latest if none is named.
    Record {
        /// The lines of the table.
        lines: Vec<String>,
        /// Which game.
        game: Option<u32>,
    },
    /// A game step by step, as a seat saw it or as it was.
    Replay {
        /// Which game.
        of: Seen,
        /// Through whose eyes.
        seat: Option<Seat>,
    },
    /// Was a game dealt as promised? Answers with the number of choices.
    Verify {
        /// The record.
        record: String,
        /// The seed, if the record does not show it.
        seed: Option<String>,
    },
}

/// A game that is looked at again.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Seen {
    /// One somebody has the record of.
    Record(String),
    /// One of a table.
    Table {
        /// The lines of the table.
        lines: Vec<String>,
        /// Which game; the latest if none is named.
        game: Option<u32>,
    },
}

impl Study {
    /// Looks at it.
    pub fn run(&self) -> Result<Vec<u8>, String> {
        match self {
            Study::Record { lines, game } => written(&over(lines, *game)?.1),
            Study::Replay { of, seat } => {
                let replay = match of {
                    Seen::Record(record) => film(record, *seat)?,
                    Seen::Table { lines, game } => {
                        let (room, record) = over(lines, *game)?;
                        let Snapshot { info, truth, .. } =
                            room.snapshot(Observer::Spectator, Time(0));
                        let games = crate::restored(lines)?.info(Time(0)).games;
                        let seed = truth.map(|it| it.seed);
                        film(&record, *seat)?.at_table(info, seed, games)
                    }
                };
                let mut out = Vec::new();
                replay.write_json(&mut out).map_err(|why| why.to_string())?;
                Ok(out)
            }
            Study::Verify { record, seed } => {
                let seed: Option<Seed> = match seed {
                    Some(text) => {
                        Some(text.parse().map_err(|()| "a seed has 64 hexadecimal digits")?)
                    }
                    None => None,
                };
                written(&verify(record, seed).map_err(|why| why.to_string())?.choices)
            }
        }
    }
}

fn film(record: &str, seat: Option<Seat>) -> Result<Replay, String> {
    let film = Film::of(record).map_err(|why| format!("not a record of a game: {why}"))?;
    match seat {
        Some(seat) if kernel::Seat::from(seat).index() >= film.options.seats() => {
            Err("the game has no such seat; the first is A".to_owned())
        }
        Some(_) | None => Ok(Replay::of(&film, seat)),
    }
}

/// A table when one of its games was over, and the record of that game.
fn over(texts: &[String], game: Option<u32>) -> Result<(Room, String), String> {
    let room = Room::finished(&lines(texts)?, game).map_err(|why| why.to_string())?;
    let truth = room.snapshot(Observer::Spectator, Time(0)).truth;
    let record = truth.ok_or("the game is not over; it is shown after its end")?.record;
    Ok((room, record))
}
