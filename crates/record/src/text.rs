use crate::Commitment;
use kernel::{Draw, Game, Notation, Outcome, Seat, SeatSet, Seed};
use std::fmt;

/// The version of this text form.
pub const VERSION: u32 = 1;

/// How many lines the header has: line 1 of the game is line `HEADER_LINES + 1` of the file.
pub const HEADER_LINES: usize = 5;

/// What chance can bring in a game.
pub type Drawn<G> = <<G as Game>::Draw as Draw>::Outcome;

/// An [`Entry`] of a game.
pub type EntryOf<G> = Entry<<G as Game>::Action, Drawn<G>>;

/// One numbered line: something that was decided, by a seat or by chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry<A, O> {
    /// A seat's choice.
    Act {
        /// Who chose.
        seat: Seat,
        /// What.
        action: A,
    },
    /// An outcome of chance. It belongs to the choice before it, or to the deal when there is none.
    Chance(O),
}

/// How the record says that the game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// The winners: no seat in a drawn game, several seats in a shared win.
    pub winners: SeatSet,
    /// The id of the rule that ended it.
    pub rule: String,
}

impl From<Outcome> for End {
    fn from(outcome: Outcome) -> End {
        End { winners: outcome.winners, rule: outcome.rule.to_string() }
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = match self.winners.len() {
            0 => "draw",
            1 => "wins",
            _ => "share",
        };
        self.winners.iter().try_for_each(|seat| write!(f, "{seat} "))?;
        write!(f, "{verb} {}", self.rule)
    }
}

/// A game, finished or not, as it is stored. Printing gives its text, [`parse`](crate::parse) reads it.
pub struct Record<G: Notation> {
    /// What was agreed before the first card.
    pub options: G::Options,
    /// The promise about the seed, if one was made.
    pub commitment: Option<Commitment>,
    /// Everything that was decided; entry `n - 1` is line number `n`.
    pub entries: Vec<EntryOf<G>>,
    /// How the game ended, if it did.
    pub end: Option<End>,
    /// The seed it was dealt from; disclosed after the end, never before.
    pub seed: Option<Seed>,
}

impl<G: Notation> Record<G> {
    /// A record without any line yet.
    pub fn new(options: G::Options, commitment: Option<Commitment>) -> Record<G> {
        Record { options, commitment, entries: Vec::new(), end: None, seed: None }
    }

    /// The text of the line with this number, counted from 1 as in the record, without its newline.
    pub fn line(&self, number: usize) -> Option<String> {
        let entry = self.entries.get(number.checked_sub(1)?)?;
        Some(write_entry::<G>(&self.options, number, entry))
    }
}

/// The line with the options.
pub(crate) fn write_options<G: Notation>(options: &G::Options) -> String {
    match G::write_options(options) {
        default if default.is_empty() => "options".to_owned(),
        options => format!("options {options}"),
    }
}

/// An entry with its number.
pub(crate) fn write_entry<G: Notation>(
    options: &G::Options,
    number: usize,
    entry: &EntryOf<G>,
) -> String {
    match *entry {
        Entry::Act { seat, action } => {
            format!("{number} {seat} {}", G::write_action(options, action))
        }
        Entry::Chance(outcome) => {
            format!("{number} chance {}", G::write_outcome(options, outcome))
        }
    }
}

impl<G: Notation> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "trivium record {VERSION}")?;
        writeln!(f, "game {}", G::NAME)?;
        writeln!(f, "rules {}", G::rules_of(&self.options))?;
        writeln!(f, "{}", write_options::<G>(&self.options))?;
        match self.commitment {
            Some(commitment) => writeln!(f, "commitment {commitment}")?,
            None => writeln!(f, "commitment none")?,
        }
        for (index, entry) in self.entries.iter().enumerate() {
            writeln!(f, "{}", write_entry::<G>(&self.options, index + 1, entry))?;
        }
        if let Some(end) = &self.end {
            writeln!(f, "end {end}")?;
        }
        if let Some(seed) = self.seed {
            writeln!(f, "seed {seed}")?;
        }
        Ok(())
    }
}

// Written out because a derive would ask them of `G` itself, which is only a name.

impl<G: Notation> Clone for Record<G> {
    fn clone(&self) -> Self {
        Record {
            options: self.options.clone(),
            commitment: self.commitment,
            entries: self.entries.clone(),
            end: self.end.clone(),
            seed: self.seed,
        }
    }
}

impl<G: Notation> PartialEq for Record<G> {
    fn eq(&self, other: &Self) -> bool {
        self.options == other.options
            && self.commitment == other.commitment
            && self.entries == other.entries
            && self.end == other.end
            && self.seed == other.seed
    }
}

impl<G: Notation> Eq for Record<G> {}

impl<G: Notation> fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record")
            .field("options", &self.options)
            .field("commitment", &self.commitment)
            .field("entries", &self.entries)
            .field("end", &self.end)
            .field("seed", &self.seed)
            .finish()
    }
}
