use crate::{BadRecord, Film};
use kernel::Seed;
use record::Commitment;
use std::fmt;

/// Why it cannot be said that a game was dealt as promised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotVerified {
    /// It is no record, or has a fault.
    Record(BadRecord),
    /// Nothing was promised.
    NoPromise,
    /// The record does not show the seed.
    NoSeed,
    /// The seed is another than was promised.
    OtherSeed,
    /// The seed deals something else.
    OtherDeal(BadRecord),
}

impl fmt::Display for NotVerified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotVerified::Record(why) | NotVerified::OtherDeal(why) => why.fmt(f),
            NotVerified::NoPromise => f.write_str("it holds no promise about its seed"),
            NotVerified::NoSeed => f.write_str("it does not show its seed"),
            NotVerified::OtherSeed => f.write_str("the seed is not the one that was promised"),
        }
    }
}

impl std::error::Error for NotVerified {}

/// A game that was dealt as promised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dealt {
    /// How many choices it has.
    pub choices: usize,
    /// Have the rules ended it?
    pub over: bool,
}

/// Checks that a seed matches the promise of a record and deals every card of it, and that every choice is legal. The seed is that
/// of the record, if none is given.
pub fn verify(text: &str, seed: Option<Seed>) -> Result<Dealt, NotVerified> {
    let film = Film::of(text).map_err(|why| {
        // What does not fit may come of a draw further up that the seed never dealt.
        let forged = seed.and_then(|seed| Film::verify(text, seed).err());
        NotVerified::Record(forged.filter(|it| it.line() < why.line()).unwrap_or(why))
    })?;
    let promise = film.commitment.ok_or(NotVerified::NoPromise)?;
    let seed = seed.or(film.seed).ok_or(NotVerified::NoSeed)?;
    if Commitment::to(seed) != promise {
        return Err(NotVerified::OtherSeed);
    }
    Film::verify(text, seed).map_err(NotVerified::OtherDeal)?;
    Ok(Dealt { choices: film.frames.len() - 1, over: film.outcome.is_some() })
}
