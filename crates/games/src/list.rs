//! The list of games. Whatever depends on which games there are follows from it (decision 5 in `docs/decisions`).

use crate::{AnyChoices, AnyEvents, AnyIllegal, AnyOptions, AnyView, AnyWorld, BadOptions};
use kernel::{Notation, Observer, Status};

/// A game of the list: its rules and notation, its place in the enums with an arm for each game, and views that answer for
/// themselves.
pub trait Listed: Notation<Options: Copy> {
    /// Which it is.
    const KIND: GameKind;

    /// Options of this game.
    fn any_options(options: Self::Options) -> AnyOptions;

    /// Why options of this game are impossible.
    fn any_bad_options(why: Self::BadOptions) -> BadOptions;

    /// A view of this game.
    fn any_view(view: Self::View) -> AnyView;

    /// A position of this game.
    fn any_world(state: Self::State) -> AnyWorld;

    /// What a seat can choose in this game.
    fn any_choices(choices: Self::Choices) -> AnyChoices;

    /// What was heard in this game.
    fn any_events(events: Vec<Self::Event>) -> AnyEvents;

    /// A refusal of this game, and what was agreed.
    fn any_illegal(options: Self::Options, why: Self::Illegal) -> AnyIllegal;

    /// The events, if they are of this game.
    fn events_of(events: &AnyEvents) -> Option<&[Self::Event]>;

    /// Whose view it is.
    fn observer(view: &Self::View) -> Observer;

    /// Who owes a choice by a view, or how it ended.
    fn status_of(view: &Self::View) -> Status;

    /// What the observer of a view can choose.
    fn choices_of(view: &Self::View) -> Self::Choices;

    /// What was agreed.
    fn options_of(view: &Self::View) -> Self::Options;
}

/// From the list: the kinds, [`Listed`], and the macros that hand the list on. `$d` is a dollar sign, which a macro cannot
/// write in a macro that it makes.
macro_rules! games {
    ($d:tt $($title:literal $game:ident = $module:ident::$rules:ident;)*) => {
        /// The games there are.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameKind {
            $(#[doc = $title] $game,)*
        }

        impl GameKind {
            /// All of them.
            pub const ALL: [GameKind; [$(stringify!($game)),*].len()] = [$(GameKind::$game),*];
        }

        $(impl Listed for $module::$rules {
            const KIND: GameKind = GameKind::$game;

            fn any_options(options: Self::Options) -> AnyOptions {
                AnyOptions::$game(options)
            }

            fn any_bad_options(why: Self::BadOptions) -> BadOptions {
                BadOptions::$game(why)
            }

            fn any_view(view: Self::View) -> AnyView {
                AnyView::$game(view)
            }

            fn any_world(state: Self::State) -> AnyWorld {
                AnyWorld::$game(state)
            }

            fn any_choices(choices: Self::Choices) -> AnyChoices {
                AnyChoices::$game(choices)
            }

            fn any_events(events: Vec<Self::Event>) -> AnyEvents {
                AnyEvents::$game(events)
            }

            fn any_illegal(options: Self::Options, why: Self::Illegal) -> AnyIllegal {
                AnyIllegal::$game((Box::new(options), why))
            }

            fn events_of(events: &AnyEvents) -> Option<&[Self::Event]> {
                if let AnyEvents::$game(events) = events { Some(events) } else { None }
            }

            fn observer(view: &Self::View) -> Observer {
                view.observer()
            }

            fn status_of(view: &Self::View) -> Status {
                view.status()
            }

            fn choices_of(view: &Self::View) -> Self::Choices {
                view.choices()
            }

            fn options_of(view: &Self::View) -> Self::Options {
                view.options()
            }
        })*

        /// An enum with an arm for each game: `any! { pub enum AnyView(ViewOf) }`, where `ViewOf<G>` is what the arm of the
        /// game `G` has.
        macro_rules! any {
            ($d(#[$d meta:meta])* $d vis:vis enum $d any:ident($d of:ident)) => {
                $d(#[$d meta])*
                $d vis enum $d any {
                    $(#[doc = concat!("Of ", $title, ".")] $game($d of<$module::$rules>),)*
                }

                impl $d any {
                    /// Of which game.
                    $d vis const fn kind(&self) -> $crate::GameKind {
                        match self {
                            $($d any::$game(_) => $crate::GameKind::$game,)*
                        }
                    }
                }
            };
        }

        /// Calls a macro with the list: `each_game!(mine)` is `mine! { "Cardia" Cardia = cardia::Cardia; … }`.
        #[macro_export]
        macro_rules! each_game {
            ($d then:ident) => {
                $d then! { $($title $game = $module::$rules;)* }
            };
        }

        /// The same for the arm of every game: `match_game!(view, AnyView(it), G => seen::<G>(it))`.
        #[macro_export]
        macro_rules! match_game {
            ($d value:expr, $d any:ident($d it:pat), $d rules:ident => $d then:expr) => {
                match $d value {
                    $($d any::$game($d it) => {
                        #[allow(dead_code, reason = "not everything depends on the rules")]
                        type $d rules = $crate::rules::$module::$rules;
                        $d then
                    })*
                }
            };
        }

        /// The same for the rules of every game: `of_kind!(kind, G => G::SETTINGS)`.
        #[macro_export]
        macro_rules! of_kind {
            ($d kind:expr, $d rules:ident => $d then:expr) => {
                match $d kind {
                    $($crate::GameKind::$game => {
                        type $d rules = $crate::rules::$module::$rules;
                        $d then
                    })*
                }
            };
        }
    };
}

/// Every game, then those that only tests have.
macro_rules! listed {
    ($d:tt $($for_tests:tt)*) => {
        games! {
            $d
            "Cardia" Cardia = cardia::Cardia;
            "Kardinal & König – Das Kartenspiel" Kardinal = kardinal::Kardinal;
            "Carta Impera Victoria" Civ = civ::Civ;
            $($for_tests)*
        }
    };
}

#[cfg(not(feature = "toy"))]
listed! { $ }
#[cfg(feature = "toy")]
listed! { $ "The Well" Toy = toy::Honest; }

/// The rules of each game, for macros that are handed the list.
pub mod rules {
    pub use ::{cardia, civ, kardinal};
    #[cfg(feature = "toy")]
    pub use toy;
}
