use crate::{
    CardiaEvent, CardiaOptions, CardiaView, CivEvent, CivOptions, CivView, KardinalEvent,
    KardinalOptions, KardinalView, Text,
};
use games::{AnyEvents, AnyOptions, AnyView, GameKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Which game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum GameName {
    /// Cardia.
    Cardia,
    /// Kardinal & König – Das Kartenspiel.
    Kardinal,
    /// Carta Impera Victoria.
    Civ,
}

impl From<GameKind> for GameName {
    fn from(kind: GameKind) -> GameName {
        match kind {
            GameKind::Cardia => GameName::Cardia,
            GameKind::Kardinal => GameName::Kardinal,
            GameKind::Civ => GameName::Civ,
        }
    }
}

impl From<GameName> for GameKind {
    fn from(name: GameName) -> GameKind {
        match name {
            GameName::Cardia => GameKind::Cardia,
            GameName::Kardinal => GameKind::Kardinal,
            GameName::Civ => GameKind::Civ,
        }
    }
}

/// What is agreed before the first card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GameOptions {
    /// In notation: `key=value` words.
    pub text: String,
    /// How many seats such a game has.
    pub seats: u32,
    /// The same, one by one.
    pub detail: GameOptionsDetail,
}

/// Options one by one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "game", rename_all = "lowercase")]
pub enum GameOptionsDetail {
    /// Of Cardia.
    Cardia(CardiaOptions),
    /// Of Kardinal & König.
    Kardinal(KardinalOptions),
    /// Of Carta Impera Victoria.
    Civ(CivOptions),
}

impl From<&AnyOptions> for GameOptions {
    fn from(options: &AnyOptions) -> GameOptions {
        GameOptions {
            text: options.to_string(),
            seats: options.seats() as u32,
            detail: match options {
                AnyOptions::Cardia(it) => GameOptionsDetail::Cardia(it.into()),
                AnyOptions::Kardinal(it) => GameOptionsDetail::Kardinal(it.into()),
                AnyOptions::Civ(it) => GameOptionsDetail::Civ(it.into()),
            },
        }
    }
}

/// What one observer may know of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "game", rename_all = "lowercase")]
pub enum GameView {
    /// Of Cardia.
    Cardia(CardiaView),
    /// Of Kardinal & König.
    Kardinal(KardinalView),
    /// Of Carta Impera Victoria.
    Civ(CivView),
}

impl GameView {
    /// Of which game.
    pub const fn name(&self) -> GameName {
        match self {
            GameView::Cardia(_) => GameName::Cardia,
            GameView::Kardinal(_) => GameName::Kardinal,
            GameView::Civ(_) => GameName::Civ,
        }
    }
}

impl Text {
    /// How the rules ended a game; `None` while it runs.
    pub fn of_ending(view: &AnyView) -> Option<Text> {
        match view {
            AnyView::Cardia(view) => view.end().map(crate::cardia::ending),
            AnyView::Kardinal(view) => view.end().map(crate::kardinal::ending),
            AnyView::Civ(view) => view.end().map(crate::civ::ending),
        }
    }
}

impl From<&AnyView> for GameView {
    fn from(view: &AnyView) -> GameView {
        match view {
            AnyView::Cardia(view) => GameView::Cardia(view.into()),
            AnyView::Kardinal(view) => GameView::Kardinal(view.into()),
            AnyView::Civ(view) => GameView::Civ(view.into()),
        }
    }
}

/// What one observer heard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "game", rename_all = "lowercase", deny_unknown_fields)]
pub enum GameEvents {
    /// Of Cardia.
    Cardia {
        /// In order.
        events: Vec<CardiaEvent>,
    },
    /// Of Kardinal & König.
    Kardinal {
        /// In order.
        events: Vec<KardinalEvent>,
    },
    /// Of Carta Impera Victoria.
    Civ {
        /// In order.
        events: Vec<CivEvent>,
    },
}

impl GameEvents {
    /// What they say, one by one.
    pub fn texts(&self) -> Vec<Text> {
        match self {
            GameEvents::Cardia { events } => events.iter().map(CardiaEvent::text).collect(),
            GameEvents::Kardinal { events } => events.iter().map(KardinalEvent::text).collect(),
            GameEvents::Civ { events } => events.iter().map(CivEvent::text).collect(),
        }
    }

    /// What was heard by the observer whose view this is, or was at any time of the same game. `None` if the events are
    /// of another game.
    pub fn of(view: &AnyView, heard: &AnyEvents) -> Option<GameEvents> {
        match (view, heard) {
            (AnyView::Cardia(view), AnyEvents::Cardia(events)) => {
                let written = |&event: &_| CardiaEvent::of(view.deck(), event);
                Some(GameEvents::Cardia { events: events.iter().map(written).collect() })
            }
            (AnyView::Kardinal(_), AnyEvents::Kardinal(events)) => {
                let written = |&event: &_| KardinalEvent::from(event);
                Some(GameEvents::Kardinal { events: events.iter().map(written).collect() })
            }
            (AnyView::Civ(_), AnyEvents::Civ(events)) => {
                let written = |&event: &_| CivEvent::from(event);
                Some(GameEvents::Civ { events: events.iter().map(written).collect() })
            }
            (AnyView::Cardia(_) | AnyView::Kardinal(_) | AnyView::Civ(_), _) => None,
        }
    }
}
