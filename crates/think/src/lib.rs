//! Choices of bots and advice by search, for any game. Everything is computed from a view (I8), so the real place of hidden
//! cards cannot influence it. The caller passes in the dice and decides when to stop.

mod program;
mod reason;
mod review;

pub use program::Program;
pub use review::{PASSES, Reviewer};

use bots::search::{Analysis, Budget, Explained, Weighed};
use bots::{ActionOf, Bot, Level, Seen};
use games::{AnyView, Listed as _, match_game};
use kernel::{Choices as _, Dice as _, Notation as _, SearchDice};
use protocol::GameView;
use reason::{Reasoned, reasons};
use std::ops::ControlFlow;

/// The strongest level, for advice.
pub const ADVISER: Level = Level::Sovereign;

/// After how many imagined worlds somebody is asked whether it is enough.
const LOOK_EVERY: u32 = 64;

/// The same for every game, with what writes its actions.
macro_rules! each {
    ($view:expr, $it:ident, $write:ident => $value:expr) => {
        match_game!($view, AnyView($it), G => {
            let $write = |action| G::write_action(&G::options_of($it), action);
            $value
        })
    };
}

/// What a bot chooses, in notation; `None` if its seat owes nothing. A level that is told to stop chooses by what it has
/// found until then.
pub fn choose(
    bot: protocol::Bot,
    view: &AnyView,
    dice: &mut SearchDice,
    enough: &mut dyn FnMut() -> bool,
) -> Option<String> {
    // A test of `protocol` holds the names of both together.
    let bot: Bot = bot.name().parse().unwrap_or(Bot::Heuristic);
    each!(view, it, write => pick(bot, it, dice, enough).map(write))
}

/// The same with all the time it needs.
pub fn play(bot: Bot, view: &AnyView, dice: &mut SearchDice) -> Option<String> {
    each!(view, it, write => bot.choose(it, dice).map(write))
}

fn pick<V: Seen>(
    bot: Bot,
    view: &V,
    dice: &mut SearchDice,
    enough: &mut dyn FnMut() -> bool,
) -> Option<ActionOf<V>> {
    let level = match bot {
        Bot::Level(level) if view.choices().len() > 1 => level,
        Bot::Random | Bot::Heuristic | Bot::Level(_) => return bot.choose(view, dice),
    };
    let power = V::power(level);
    let Some(mut analysis) = search(view, power.iterations, dice, &mut |_| flow(enough())) else {
        return view.best(dice);
    };
    power.temper(&mut analysis);
    analysis.draw(dice)
}

/// Advice at the price of a level, told as it gets better; `None` if the seat owes nothing. `tell` is asked often: it
/// says whether to go on, and need not look at all it is told. The same view always gets the same advice.
pub fn advise(
    level: Level,
    view: &AnyView,
    tell: &mut dyn FnMut(&dyn Fn() -> protocol::Analysis) -> ControlFlow<()>,
) -> Option<protocol::Analysis> {
    let dice = dice_of(view);
    each!(view, it, write => {
        let budget = Budget { iterations: power(it, level), report_every: LOOK_EVERY };
        let found = it.explain(budget, dice, &mut |known| tell(&|| explained(it, known, write)))?;
        Some(explained(it, &found, write))
    })
}

/// Dice that depend on nothing but what the seat sees: worlds it cannot tell apart get the same advice (I8).
fn dice_of(view: &AnyView) -> SearchDice {
    // Nothing on the wire can fail to be written.
    let seen = serde_json::to_vec(&GameView::from(view)).unwrap_or_default();
    let mix = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    SearchDice::new(seen.iter().fold(0xcbf2_9ce4_8422_2325, mix))
}

fn explained<V>(
    view: &V,
    found: &Explained<ActionOf<V>, V::Reply>,
    write: impl Fn(ActionOf<V>) -> String,
) -> protocol::Analysis
where
    V: Reasoned,
    ActionOf<V>: PartialEq,
{
    protocol::Analysis { reasons: reasons(view, found), ..wire::<V>(&found.analysis, write) }
}

fn power<V: Seen>(_: &V, level: Level) -> u32 {
    V::power(level).iterations
}

fn search<V: Seen>(
    view: &V,
    iterations: u32,
    dice: &mut SearchDice,
    tell: &mut dyn FnMut(&Analysis<ActionOf<V>>) -> ControlFlow<()>,
) -> Option<Analysis<ActionOf<V>>> {
    let budget = Budget { iterations, report_every: LOOK_EVERY };
    let seed = u64::from(dice.bits()) << 32 | u64::from(dice.bits());
    view.analyse(budget, SearchDice::new(seed), tell)
}

fn flow(enough: bool) -> ControlFlow<()> {
    if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

/// As it is sent.
fn wire<V: Seen>(
    analysis: &Analysis<ActionOf<V>>,
    write: impl Fn(ActionOf<V>) -> String,
) -> protocol::Analysis {
    let weighed = |it: &Weighed<ActionOf<V>>| protocol::Weighed {
        action: write(it.action),
        share: it.weight,
        value: V::chance(it.value),
    };
    protocol::Analysis {
        iterations: analysis.iterations,
        error: analysis.error,
        win: analysis.values.iter().copied().map(V::chance).collect(),
        points: Some(analysis.points.clone()),
        mix: analysis.mix.iter().map(weighed).collect(),
        reasons: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{AnyOptions, AnyTable, GameKind};
    use kernel::{Game as _, Observer, Seat, Seed};

    /// Some positions of every game, each with what a seat sees that has to choose.
    fn views() -> Vec<AnyView> {
        let games = [
            (GameKind::Cardia, ""),
            (GameKind::Kardinal, "players=3"),
            (GameKind::Civ, "players=2"),
        ];
        let view = |(kind, text): (GameKind, &str)| {
            let options = AnyOptions::read(kind, text).expect("good options");
            let (mut table, _) = AnyTable::start(&options, Seed::from_number(5)).expect("dealt");
            for _ in 0..6 {
                for seat in options_seats(&options) {
                    let legal = table.view(Observer::Seat(seat)).legal();
                    if let Some(action) = legal.first() {
                        table.submit(seat, action).expect("legal");
                    }
                }
            }
            let asked = |seat: &Seat| !table.view(Observer::Seat(*seat)).legal().is_empty();
            let seat = options_seats(&options).find(asked).expect("somebody is asked");
            table.view(Observer::Seat(seat))
        };
        games.into_iter().map(view).collect()
    }

    fn options_seats(options: &AnyOptions) -> impl Iterator<Item = Seat> + use<> {
        (0..options.seats()).filter_map(Seat::new)
    }

    #[test]
    fn with_all_the_time_it_needs_a_bot_chooses_as_it_does_elsewhere() {
        for view in views() {
            for bot in ["random", "heuristic", "novice", "squire"] {
                let (wire, bot): (protocol::Bot, Bot) =
                    (serde_bot(bot), bot.parse().expect("a bot"));
                let there =
                    each!(&view, it, write => bot.choose(it, &mut SearchDice::new(9)).map(write));
                let here = choose(wire, &view, &mut SearchDice::new(9), &mut || false);
                assert_eq!(here, there, "{bot}");
                assert!(here.is_some_and(|it| view.legal().contains(&it)));
            }
        }
    }

    #[test]
    fn who_has_enough_gets_the_answer_found_until_then() {
        for view in views() {
            let (mut told, mut dice) = (0, SearchDice::new(1));
            let advice = advise(Level::Sovereign, &view, &mut |_| {
                told += 1;
                flow(told == 2)
            });
            let advice = advice.expect("somebody is asked");
            assert_eq!((told, advice.iterations), (2, 2 * LOOK_EVERY));
            let shares: f32 = advice.mix.iter().map(|it| it.share).sum();
            assert!((shares - 1.0).abs() < 1e-4, "{shares}");
            let chosen = choose(serde_bot("sovereign"), &view, &mut dice, &mut || true);
            assert!(chosen.is_some_and(|it| view.legal().contains(&it)));
        }
    }

    /// I8: a seat is advised alike in all worlds it cannot tell apart, to the byte.
    #[test]
    fn advice_and_its_reasons_do_not_depend_on_hidden_cards() {
        let advice = |view: &AnyView| {
            let found = advise(Level::Knight, view, &mut |_| ControlFlow::Continue(()));
            serde_json::to_string(&found.expect("somebody is asked")).expect("written")
        };
        let mut reasons = 0;
        for view in views() {
            let expected = advice(&view);
            reasons += expected.matches("\"reason-").count();
            for world in 0..5 {
                let other = match_game!(&view, AnyView(it), G => {
                    let world = G::imagine(it, &mut SearchDice::new(world));
                    G::any_view(G::view(&world, G::observer(it)))
                });
                assert_eq!(advice(&other), expected);
            }
        }
        assert!(reasons > 2, "there is something to say in some of these positions");
    }

    fn serde_bot(name: &str) -> protocol::Bot {
        let all = [
            protocol::Bot::Random,
            protocol::Bot::Heuristic,
            protocol::Bot::Novice,
            protocol::Bot::Squire,
            protocol::Bot::Sovereign,
        ];
        all.into_iter().find(|bot| bot.name() == name).expect("a bot")
    }
}
