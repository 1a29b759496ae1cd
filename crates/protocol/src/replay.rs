//! A finished game, to be looked at step by step.

use crate::TS;
use crate::{Ending, GameEvents, GameOptions, GameView, How, Seat, SeatState, TableInfo, Text};
use games::{Film, Frame};
use kernel::Observer;
use serde::{Deserialize, Serialize};

/// A game from its first card to its last, as one seat saw it or as it was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// Whose view it is; none if it shows what every seat saw.
    pub seat: Option<Seat>,
    /// What was agreed.
    pub options: GameOptions,
    /// Who sat at each seat, where that is known.
    pub names: Vec<Option<String>>,
    /// The same with all that is known: whether a bot played, and of which level. Empty for a record of one's own.
    pub seats: Vec<SeatState>,
    /// Which game of its table it is, counted from 1; none for a record of one's own.
    pub game: Option<u32>,
    /// How many games are over at that table; 1 for a record of one's own.
    pub games: u32,
    /// The deal, then every choice.
    pub frames: Vec<ReplayFrame>,
    /// How it ended, if it did.
    pub ending: Option<Ending>,
    /// The seed of the deal, where the record shows it; it was checked.
    pub seed: Option<String>,
}

/// One step of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReplayFrame {
    /// The number of its line in the record.
    pub line: u32,
    /// Who chose; nobody in the deal.
    pub by: Option<Seat>,
    /// What, in notation; none where the seat that looks was not told.
    pub action: Option<String>,
    /// What was heard by each of those in `views`.
    pub events: Vec<GameEvents>,
    /// What is seen afterwards: by the seat that looks, or by each seat in order.
    pub views: Vec<GameView>,
}

impl Replay {
    /// A film as one seat saw it, or with all that was hidden.
    pub fn of(film: &Film, seat: Option<Seat>) -> Replay {
        let last = film.frames.last().and_then(|frame| frame.views.first());
        let text = last.and_then(Text::of_ending);
        let ending = film.outcome.zip(text).map(|(outcome, text)| Ending {
            winners: Seat::of_set(outcome.winners),
            how: How::Rules { text },
        });
        Replay {
            seat,
            options: (&film.options).into(),
            names: vec![None; film.options.seats()],
            seats: Vec::new(),
            game: None,
            games: 1,
            frames: film.frames.iter().map(|it| frame(it, seat)).collect(),
            ending,
            seed: film.seed.map(|seed| seed.to_string()),
        }
    }

    /// The same as a game of a table: with all that is known of it when the game ended, and how many games are over there by now.
    pub fn at_table(self, info: TableInfo, seed: Option<String>, games: u32) -> Replay {
        Replay {
            names: info.seats.iter().map(name).collect(),
            seats: info.seats,
            ending: info.ending,
            seed,
            game: Some(info.game),
            games,
            ..self
        }
    }
}

fn name(seat: &SeatState) -> Option<String> {
    match seat {
        SeatState::Human { name, .. } | SeatState::Left { name } | SeatState::Kicked { name } => {
            Some(name.clone())
        }
        SeatState::Bot { bot } => Some(bot.name().to_owned()),
        SeatState::Open | SeatState::Reserved => None,
    }
}

fn frame(frame: &Frame, seat: Option<Seat>) -> ReplayFrame {
    let looks = |view: &&games::AnyView| match seat {
        Some(seat) => view.observer() == Observer::Seat(seat.into()),
        None => true,
    };
    let views: Vec<&games::AnyView> = frame.views.iter().filter(looks).collect();
    let heard = |view: &&games::AnyView| GameEvents::of(view, &frame.told.to(view.observer()));
    let by = frame.act.as_ref().map(|(seat, _)| Seat::from(*seat));
    let told = |_: &&(kernel::Seat, String)| seat.is_none() || seat == by;
    ReplayFrame {
        line: frame.line as u32,
        by,
        action: frame.act.as_ref().filter(told).map(|(_, action)| action.clone()),
        events: views.iter().filter_map(heard).collect(),
        views: views.into_iter().map(GameView::from).collect(),
    }
}
