//! What a person's own games say of how they play.

use crate::TS;
use crate::{Bot, Decision, GameName, GameOptions, Seat, SeatState, Text};
use games::{AnyView, Film};
use kernel::Notation as _;
use serde::{Deserialize, Serialize};

/// What a person's latest games say, game by game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Statistics {
    /// How many games were looked at: the latest ones that are over.
    pub looked_at: u32,
    /// Those that were played, the most often played first.
    pub games: Vec<GameStatistics>,
}

/// What the games of one kind say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GameStatistics {
    /// Which game.
    pub game: GameName,
    /// All of them.
    pub all: Tally,
    /// By who played against the person: bots by their level, the weakest first, then persons.
    pub opponents: Vec<AgainstTally>,
    /// By what was agreed.
    pub options: Vec<OptionsTally>,
    /// By card: the games in which the person played it.
    pub cards: Vec<TextTally>,
    /// By the first choice of the person in a game.
    pub openings: Vec<TextTally>,
}

/// How some games went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// How many.
    pub games: u32,
    /// How many of them the person won, alone or with others.
    pub won: u32,
}

/// How games against some opponent went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AgainstTally {
    /// The bot; none for persons.
    pub bot: Option<Bot>,
    /// How they went.
    pub tally: Tally,
}

/// How games with the same options went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OptionsTally {
    /// In notation.
    pub options: String,
    /// How they went.
    pub tally: Tally,
}

/// How games in which something was done went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TextTally {
    /// What.
    pub text: Text,
    /// How they went.
    pub tally: Tally,
}

/// A game of a person that is over.
pub struct Played<'a> {
    /// The game, played again.
    pub film: &'a Film,
    /// Where the person sat.
    pub seat: Seat,
    /// Who sat at each seat.
    pub seats: &'a [SeatState],
    /// Who won.
    pub winners: &'a [Seat],
}

impl Tally {
    fn add(&mut self, won: Won) {
        self.games += 1;
        self.won += u32::from(won == Won::Yes);
    }
}

/// Did the person win?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Won {
    Yes,
    No,
}

impl Statistics {
    /// Counts one more game.
    pub fn add(&mut self, played: &Played<'_>) {
        let name = GameName::from(played.film.options.kind());
        let of_game = entry(&mut self.games, |it| it.game == name, || GameStatistics::new(name));
        of_game.add(played);
        self.looked_at += 1;
    }

    /// With everything in the order in which it is told.
    #[must_use]
    pub fn sorted(mut self) -> Statistics {
        self.games.sort_by_key(|it| std::cmp::Reverse(it.all.games));
        for game in &mut self.games {
            game.opponents.sort_by_key(|it| it.bot.map_or(usize::MAX, |bot| bot as usize));
            game.options.sort_by_key(|it| std::cmp::Reverse(it.tally.games));
            for list in [&mut game.cards, &mut game.openings] {
                list.sort_by_key(|it| std::cmp::Reverse(it.tally.games));
            }
        }
        self
    }
}

impl GameStatistics {
    fn new(game: GameName) -> GameStatistics {
        let all = Tally::default();
        let (opponents, options) = (Vec::new(), Vec::new());
        GameStatistics { game, all, opponents, options, cards: Vec::new(), openings: Vec::new() }
    }

    fn add(&mut self, played: &Played<'_>) {
        let Played { film, seat, seats, winners } = *played;
        let won = if winners.contains(&seat) { Won::Yes } else { Won::No };
        self.all.add(won);
        let mut met: Vec<Option<Bot>> = Vec::new();
        for (_, state) in Seat::ALL.iter().zip(seats).filter(|(it, _)| **it != seat) {
            let bot = if let SeatState::Bot { bot } = state { Some(*bot) } else { None };
            if !met.contains(&bot) {
                met.push(bot);
            }
        }
        for bot in met {
            let new = || AgainstTally { bot, tally: Tally::default() };
            entry(&mut self.opponents, |it| it.bot == bot, new).tally.add(won);
        }
        let options = GameOptions::from(&film.options).text;
        let new = || OptionsTally { options: options.clone(), tally: Tally::default() };
        entry(&mut self.options, |it| it.options == options, new).tally.add(won);
        let mut cards: Vec<Text> = Vec::new();
        let mut opened = false;
        for (_, view, action) in film.choices_of(seat.into()) {
            let choices = Decision::of(1, &view).map(|it| it.choices).unwrap_or_default();
            if !opened && choices.len() > 1 {
                opened = true;
                let chosen = choices.into_iter().find(|it| it.action == action);
                if let Some(chosen) = chosen {
                    text_entry(&mut self.openings, &chosen.text).add(won);
                }
            }
            cards.extend(card(&view, action).filter(|it| !cards.contains(it)));
        }
        for text in cards {
            text_entry(&mut self.cards, &text).add(won);
        }
    }
}

/// The entry of a list, which is added if it is not there.
fn entry<T>(list: &mut Vec<T>, is: impl FnMut(&T) -> bool, new: impl FnOnce() -> T) -> &mut T {
    let place = list.iter().position(is).unwrap_or_else(|| {
        list.push(new());
        list.len() - 1
    });
    &mut list[place]
}

fn text_entry<'a>(list: &'a mut Vec<TextTally>, text: &Text) -> &'a mut Tally {
    let new = || TextTally { text: text.clone(), tally: Tally::default() };
    &mut entry(list, |it| it.text == *text, new).tally
}

/// What a choice plays: a character, a card of a land, a card of a Domain.
fn card(view: &AnyView, action: &str) -> Option<Text> {
    let key = match view {
        AnyView::Cardia(_) => format!("cardia-card-{}-name", action.strip_prefix("play ")?),
        AnyView::Civ(_) => format!("civ-domain-{}", action.strip_prefix("play ")?),
        AnyView::Kardinal(view) => {
            let action = kardinal::Kardinal::read_action(&view.options(), action).ok()?;
            let kardinal::Action::Take(_) = action else { return None };
            let cell = crate::kardinal::cell_of(view, action)?;
            format!("kardinal-land-{}", view.table().card(cell)?.land().word())
        }
        #[cfg(feature = "toy")]
        AnyView::Toy(_) => return None,
    };
    Some(Text::new(key, Vec::new()))
}
