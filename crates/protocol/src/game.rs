use crate::TS;
use crate::wire::Wire as _;
use crate::{
    CardiaEvent, CardiaOptions, CardiaView, CivEvent, CivOptions, CivView, KardinalEvent,
    KardinalOptions, KardinalView, Seat, Text,
};
use games::{AnyEvents, AnyOptions, AnyView, GameKind, Listed as _};
use serde::{Deserialize, Serialize};

/// The names of all games, from the list of games.
macro_rules! names {
    ($($title:literal $game:ident = $module:ident::$rules:ident;)*) => {
        /// Which game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[serde(rename_all = "lowercase")]
        pub enum GameName {
            $(#[doc = $title] $game,)*
        }

        impl From<GameKind> for GameName {
            fn from(kind: GameKind) -> GameName {
                match kind {
                    $(GameKind::$game => GameName::$game,)*
                }
            }
        }

        impl From<GameName> for GameKind {
            fn from(name: GameName) -> GameKind {
                match name {
                    $(GameName::$game => GameKind::$game,)*
                }
            }
        }
    };
}
games::each_game!(names);

impl GameName {
    /// All of them.
    pub fn all() -> impl ExactSizeIterator<Item = GameName> + Clone {
        GameKind::ALL.into_iter().map(GameName::from)
    }

    /// As it is written.
    pub fn word(self) -> &'static str {
        GameKind::from(self).name()
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
    /// Of a game in words alone.
    Plain(PlainOptions),
}

/// Which game it is, of those in words alone. The text of the options says the rest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PlainOptions {
    /// Which game.
    pub name: GameName,
}

impl GameOptionsDetail {
    /// Of which game.
    pub const fn name(&self) -> GameName {
        match self {
            GameOptionsDetail::Cardia(_) => GameName::Cardia,
            GameOptionsDetail::Kardinal(_) => GameName::Kardinal,
            GameOptionsDetail::Civ(_) => GameName::Civ,
            GameOptionsDetail::Plain(options) => options.name,
        }
    }
}

impl From<&AnyOptions> for GameOptions {
    fn from(options: &AnyOptions) -> GameOptions {
        GameOptions {
            text: options.to_string(),
            seats: options.seats() as u32,
            detail: games::match_game!(options, AnyOptions(it), G => G::detail(it)),
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
    /// Of a game in words alone.
    Plain(PlainView),
}

/// What one observer may know of a game in words alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PlainView {
    /// Which game.
    pub name: GameName,
    /// Whose view; none is a spectator's.
    pub observer: Option<Seat>,
    /// Who owes a choice.
    pub owed: Vec<Seat>,
    /// What the observer knows, a text for each fact.
    pub position: Vec<Text>,
    /// Who won, once the game is over; nobody in a drawn game.
    pub winners: Option<Vec<Seat>>,
    /// How it ended, in words.
    pub ending: Option<Text>,
}

impl GameView {
    /// Of which game.
    pub const fn name(&self) -> GameName {
        match self {
            GameView::Cardia(_) => GameName::Cardia,
            GameView::Kardinal(_) => GameName::Kardinal,
            GameView::Civ(_) => GameName::Civ,
            GameView::Plain(view) => view.name,
        }
    }

    /// Who owes a choice.
    pub fn owed(&self) -> &[Seat] {
        match self {
            GameView::Cardia(view) => &view.owed,
            GameView::Kardinal(view) => &view.owed,
            GameView::Civ(view) => &view.owed,
            GameView::Plain(view) => &view.owed,
        }
    }
}

impl Text {
    /// How the rules ended a game; `None` while it runs.
    pub fn of_ending(view: &AnyView) -> Option<Text> {
        games::match_game!(view, AnyView(view), G => G::ending(view))
    }
}

impl From<&AnyView> for GameView {
    fn from(view: &AnyView) -> GameView {
        games::match_game!(view, AnyView(view), G => G::seen(view))
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
    /// Of a game in words alone.
    Plain {
        /// In order.
        events: Vec<Text>,
    },
}

impl GameEvents {
    /// What they say, one by one.
    pub fn texts(&self) -> Vec<Text> {
        match self {
            GameEvents::Cardia { events } => events.iter().map(CardiaEvent::text).collect(),
            GameEvents::Kardinal { events } => events.iter().map(KardinalEvent::text).collect(),
            GameEvents::Civ { events } => events.iter().map(CivEvent::text).collect(),
            GameEvents::Plain { events } => events.clone(),
        }
    }

    /// What was heard by the observer whose view this is, or was at any time of the same game. `None` if the events are
    /// of another game.
    pub fn of(view: &AnyView, heard: &AnyEvents) -> Option<GameEvents> {
        Some(games::match_game!(view, AnyView(view), G => G::heard(view, G::events_of(heard)?)))
    }
}
