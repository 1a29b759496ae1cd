use crate::{Fault, Theme};
use games::AnyOptions;
use kernel::Seat;
use std::fmt;
use std::str::FromStr;

/// A position with one choice that is far better than every other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// What is agreed, by the rules it was found with.
    pub options: AnyOptions,
    /// The number of the seed that deals.
    pub seed: u64,
    /// Whose choice it is.
    pub seat: Seat,
    /// What was chosen before: places among the legal answers. Where there is only one answer nothing is written.
    pub moves: Vec<u8>,
    /// The right answer, in notation.
    pub answer: String,
    /// What it is about.
    pub theme: Theme,
    /// How hard it is to begin with, in points of Glicko.
    pub rating: u32,
    /// What each legal answer is worth, in their order: the chance to win, in percent.
    pub values: Vec<u8>,
}

impl Puzzle {
    /// How it is called: by the game, the deal, how far the game is, and the seat.
    pub fn id(&self) -> String {
        let (game, moves, seat) = (self.options.kind(), self.moves.len(), self.seat);
        format!("{game}-{}-{moves}{seat}", self.seed)
    }

    /// Reads a line of the file of a game, by these rules.
    pub(crate) fn read(game: games::GameKind, rules: u32, line: &str) -> Result<Puzzle, Fault> {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [deal, options, moves, answer, about, values] = fields[..] else {
            return Err(Fault::Form);
        };
        let (seed, seat) = deal.split_once(' ').ok_or(Fault::Form)?;
        let (theme, rating) = about.split_once(' ').ok_or(Fault::Form)?;
        let options = AnyOptions::read(game, options).map_err(|why| why.to_string());
        let options = options.and_then(|it| it.under_rules(rules).map_err(|why| why.to_string()));
        let options = options.map_err(Fault::Options)?;
        let (seat, theme) = (
            field::<Seat>("a seat of this game", seat)?,
            Theme::named(theme).filter(|it| it.game() == game),
        );
        if seat.index() >= options.seats() {
            return Err(Fault::Field("a seat of this game", seat.to_string()));
        }
        if answer.is_empty() {
            return Err(Fault::Field("an answer", answer.to_owned()));
        }
        Ok(Puzzle {
            options,
            seed: field("the number of a seed", seed)?,
            seat,
            moves: numbers(moves)?,
            answer: answer.to_owned(),
            theme: theme.ok_or_else(|| Fault::Field("a theme of this game", about.to_owned()))?,
            rating: field("a rating", rating)?,
            values: numbers(values)?,
        })
    }
}

fn field<T: FromStr>(what: &'static str, text: &str) -> Result<T, Fault> {
    text.parse().map_err(|_| Fault::Field(what, text.to_owned()))
}

fn numbers(text: &str) -> Result<Vec<u8>, Fault> {
    text.split_whitespace().map(|it| field("a list of numbers to 255", it)).collect()
}

impl fmt::Display for Puzzle {
    /// As its line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let join = |list: &[u8]| list.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        let Puzzle { options, seed, seat, moves, answer, theme, rating, values } = self;
        let (moves, values, theme) = (join(moves), join(values), theme.word());
        write!(f, "{seed} {seat} | {options} | {moves} | {answer} | {theme} {rating} | {values}")
    }
}
