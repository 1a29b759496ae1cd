//! Going on with a game that was saved before its end.

use super::session::{Session, seeds};
use super::{Opponent, Place, ResumeHow};
use crate::face::Face;
use crate::replay::failed;
use crate::stop::Stop;
use crate::{games, stop};
use kernel::{DealDice, Seat, Status};
use std::io::Write;
use std::path::Path;
use tui::link::keep;

/// Takes up the game in the file, and keeps it there.
pub fn run(file: &Path, how: &ResumeHow, out: &mut impl Write) -> Result<(), Stop> {
    let text = stop::read(file)?;
    games::of_record(file, &text, Resume { file, text: &text, how, out })
}

struct Resume<'a, W> {
    file: &'a Path,
    text: &'a str,
    how: &'a ResumeHow,
    out: &'a mut W,
}

impl<W: Write> games::WithGame for Resume<'_, W> {
    fn run<F: Face>(self) -> Result<(), Stop> {
        let (file, how) = (self.file, self.how);
        let name = file.display();
        let record = record::parse::<F>(self.text)
            .map_err(|error| games::failed_at(file, error.line, error.problem))?;
        let state = record::replay(&record).map_err(|error| failed(file, &error))?;
        let owed = match F::status(&state) {
            Status::Owed(owed) => owed,
            Status::Over(_) => {
                return Err(Stop::usage(format_args!(
                    "the game in {name} is finished; `trivium replay {name}` shows it"
                )));
            }
        };
        // Who left was being asked.
        let asked = owed.iter().next().unwrap_or(Seat::A);
        let place = Place::At(how.seat.unwrap_or(asked));
        let opponent = how.opponent.unwrap_or(Opponent::Bot(bots::Bot::Heuristic));
        let (secret, mut chance) = seeds(how.seed)?;
        let kept = || {
            let seed = keep::kept_seed(record.commitment?)?;
            Some((record::verify(&record, seed).ok()?, Some(seed)))
        };
        let dice = match how.seed {
            Some(number) => {
                let verified = record::verify(&record, secret).map_err(|_| {
                    Stop::usage(format_args!("--seed {number} did not deal the game in {name}"))
                })?;
                (verified, Some(secret))
            }
            None => kept().unwrap_or_else(|| (DealDice::new(secret), None)),
        };
        let lines = record.entries.len();
        let players = (place, opponent, &mut chance);
        let mut session = Session::<F, W>::resumed(record, dice, players, file, self.out)?;
        session.introduce()?;
        session.say(&format!("The game in {name} goes on after line {lines}."))?;
        if session.seed.is_none() {
            session.say(
                "Only who knows its seed can foresee what is dealt next, and it is not kept here: from now on a new \
                 secret deals, and this record will end without a seed.",
            )?;
        }
        session.seats()?;
        let left = session.play()?;
        session.farewell(left)
    }
}
