//! The games by name.

use crate::face::Face;
use crate::stop::Stop;
use ::games::GameKind;
use cardia::Cardia;
use civ::Civ;
use kardinal::Kardinal;
use kernel::Game as _;
use std::fmt::Display;
use std::path::Path;

/// The title of a game.
pub fn title(game: GameKind) -> String {
    match game {
        GameKind::Cardia => Cardia::TITLE.to_owned(),
        GameKind::Kardinal => Kardinal::TITLE.to_owned(),
        GameKind::Civ => Civ::TITLE.to_owned(),
    }
}

/// Something that can be done with any game.
pub trait WithGame {
    /// Does it with this one.
    fn run<F: Face>(self) -> Result<(), Stop>;
}

/// Does it with the game that the record in the file names.
pub fn of_record(file: &Path, text: &str, what: impl WithGame) -> Result<(), Stop> {
    match record::game_name(text) {
        Ok(Cardia::NAME) => what.run::<Cardia>(),
        Ok(Civ::NAME) => what.run::<Civ>(),
        Ok(Kardinal::NAME) => what.run::<Kardinal>(),
        Ok(other) => {
            let why = format!("a record of the game `{other}`; there are cardia, kardinal and civ");
            Err(failed_at(file, 2, why))
        }
        Err(error) => Err(failed_at(file, error.line, error.problem)),
    }
}

/// Something is wrong with a line of a file.
pub fn failed_at(path: &Path, line: usize, why: impl Display) -> Stop {
    Stop::failed(format_args!("{}:{line}: {why}", path.display()))
}
