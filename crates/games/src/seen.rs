use crate::GameKind;
use cardia::Cardia;
use civ::Civ;
use kardinal::Kardinal;
use kernel::{Choices as _, Notation as _, Observer, Status};

/// What one observer may know of a game. Each arm is what a bot needs to see (`bots::Seen`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant, reason = "views are small and copied, never kept in numbers")]
pub enum AnyView {
    /// Of Cardia.
    Cardia(cardia::View),
    /// Of Kardinal & König.
    Kardinal(kardinal::View),
    /// Of Carta Impera Victoria.
    Civ(civ::View),
}

impl AnyView {
    /// Of which game.
    pub const fn kind(&self) -> GameKind {
        match self {
            AnyView::Cardia(_) => GameKind::Cardia,
            AnyView::Kardinal(_) => GameKind::Kardinal,
            AnyView::Civ(_) => GameKind::Civ,
        }
    }

    /// Whose view it is.
    pub fn observer(&self) -> Observer {
        match self {
            AnyView::Cardia(view) => view.observer(),
            AnyView::Kardinal(view) => view.observer(),
            AnyView::Civ(view) => view.observer(),
        }
    }

    /// Who owes a choice, or how it ended.
    pub fn status(&self) -> Status {
        match self {
            AnyView::Cardia(view) => view.status(),
            AnyView::Kardinal(view) => view.status(),
            AnyView::Civ(view) => view.status(),
        }
    }

    /// The observer's own legal actions, in notation.
    pub fn legal(&self) -> Vec<String> {
        match self {
            AnyView::Cardia(view) => {
                let options = view.options();
                view.choices().iter().map(|it| Cardia::write_action(&options, it)).collect()
            }
            AnyView::Kardinal(view) => {
                let options = view.options();
                view.choices().iter().map(|it| Kardinal::write_action(&options, it)).collect()
            }
            AnyView::Civ(view) => {
                let options = view.options();
                view.choices().iter().map(|it| Civ::write_action(&options, it)).collect()
            }
        }
    }
}

/// What a seat can choose: a question and its legal answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyChoices {
    /// In Cardia.
    Cardia(cardia::Choices),
    /// In Kardinal & König.
    Kardinal(kardinal::Choices),
    /// In Carta Impera Victoria.
    Civ(civ::Choices),
}

/// What one observer heard, redacted for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyEvents {
    /// Of Cardia.
    Cardia(Vec<cardia::Event>),
    /// Of Kardinal & König.
    Kardinal(Vec<kardinal::Event>),
    /// Of Carta Impera Victoria.
    Civ(Vec<civ::Event>),
}

impl AnyEvents {
    /// How many.
    pub fn len(&self) -> usize {
        match self {
            AnyEvents::Cardia(events) => events.len(),
            AnyEvents::Kardinal(events) => events.len(),
            AnyEvents::Civ(events) => events.len(),
        }
    }

    /// None at all?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
