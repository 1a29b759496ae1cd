//! Random options of any game.

use games::{AnyOptions, GameKind};
use kernel::SearchDice;
use testkit::Lawful as _;

pub fn random_options(kind: GameKind, dice: &mut SearchDice) -> AnyOptions {
    match kind {
        GameKind::Cardia => AnyOptions::Cardia(cardia::Cardia::random_options(dice)),
        GameKind::Kardinal => AnyOptions::Kardinal(kardinal::Kardinal::random_options(dice)),
        GameKind::Civ => AnyOptions::Civ(civ::Civ::random_options(dice)),
    }
}
