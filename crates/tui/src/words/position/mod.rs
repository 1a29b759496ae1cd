//! The whole position in words, a line for each fact: for those who do not see the table.

mod cardia;
mod civ;
mod kardinal;

use super::Words;
use protocol::{CivDomain, CivPlayer, CivView, GameView};

impl Words<'_> {
    /// Where the game stands, as the observer of the view knows it.
    pub fn position(&self, view: &GameView) -> Vec<String> {
        match view {
            GameView::Cardia(view) => cardia::position(self, view),
            GameView::Kardinal(view) => kardinal::position(self, view),
            GameView::Civ(view) => civ::position(self, view),
            GameView::Plain(view) => {
                // As in the other games, first of all who is to choose, or how it ended.
                let now = match &view.ending {
                    Some(ending) => self.text(ending),
                    None => {
                        let name = ("name", self.all_names(&view.owed).into());
                        self.say("waiting-for", &[name])
                    }
                };
                [now].into_iter().chain(view.position.iter().map(|text| self.text(text))).collect()
            }
        }
    }

    /// How far a Domain of an area is: its cards, its effects, and what is missing to the next.
    pub fn domain(&self, view: &CivView, player: &CivPlayer, domain: &CivDomain) -> String {
        civ::column(self, view, player, domain)
    }

    /// What only the observer of the view can see; `None` if that is nothing.
    pub fn secrets(&self, view: &GameView) -> Option<String> {
        let (seat, secrets) = match view {
            GameView::Cardia(view) if !view.hand.is_empty() => {
                (view.observer?, cardia::cards(self, &view.hand))
            }
            GameView::Kardinal(view) if !view.own_laws.is_empty() => {
                (view.observer?, kardinal::laws(self, &view.own_laws))
            }
            GameView::Civ(view) if !view.hand.is_empty() => {
                (view.observer?, super::card_list(self, &view.hand))
            }
            GameView::Cardia(_) | GameView::Kardinal(_) | GameView::Civ(_) | GameView::Plain(_) => {
                return None;
            }
        };
        let args = [("name", self.name(seat).into()), ("cards", secrets.into())];
        Some(self.say("tui-secrets", &args))
    }
}

/// The one whose seat this is first, then the others in order.
fn first<T>(mut all: Vec<T>, is_own: impl Fn(&T) -> bool) -> Vec<T> {
    let at = all.iter().position(is_own).unwrap_or(0);
    all.rotate_left(at);
    all
}
