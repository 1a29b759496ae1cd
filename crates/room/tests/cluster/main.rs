//! Several servers with one log (I15): the protocol between them in a simulated world, with a schedule that follows from a seed.
//! `CLUSTER_SCHEDULES=20000 cargo test --release -p room --test cluster` tries more; a failure names its seed, and
//! `CLUSTER_SEED=7` runs that one alone.

#[path = "../common/mod.rs"]
mod common;
mod history;
mod world;

use common::{Desk, crowd};
use games::GameKind;
use kernel::{Dice as _, SearchDice};
use room::{Room, Tell, To};
use world::{Faults, World};

/// How many schedules `make test` tries.
const SCHEDULES: u64 = 2_000;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name}={text}")))
}

/// Servers crash, appends fail or are stored without an answer, news are lost, doubled and late: nothing that was
/// acknowledged is lost or done twice, and in the end everyone sees what the log says.
#[test]
fn every_schedule_keeps_what_was_acknowledged() {
    let schedules = number("CLUSTER_SCHEDULES").unwrap_or(SCHEDULES);
    let seeds = number("CLUSTER_SEED").map_or(0..schedules, |seed| seed..seed + 1);
    let mut sum = world::Counts::default();
    for seed in seeds.clone() {
        let kind = [GameKind::Cardia, GameKind::Civ, GameKind::Kardinal][(seed % 3) as usize];
        let mut world = World::new(seed, kind, Faults::Many);
        world.run();
        history::check(&world).unwrap_or_else(|why| panic!("CLUSTER_SEED={seed}: {why}"));
        sum += world.counts();
    }
    println!("{} schedules: {sum:?}", seeds.end - seeds.start);
    if schedules >= SCHEDULES && number("CLUSTER_SEED").is_none() {
        // It was not all plain sailing.
        assert!(sum.acknowledged > 8 * schedules && sum.crashes > schedules / 4, "{sum:?}");
        assert!(sum.conflicts > schedules / 4 && sum.unanswered > schedules / 20, "{sum:?}");
        assert!(sum.lost > schedules && sum.doubled > schedules / 4, "{sum:?}");
    }
}

/// Without faults nobody has to ask twice.
#[test]
fn news_alone_bring_everyone_up_to_date() {
    for seed in 0..60 {
        let mut world = World::new(seed, GameKind::Cardia, Faults::None);
        world.run();
        history::check(&world).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        assert_eq!(world.counts().polled, 0, "seed {seed}");
    }
}

/// The same seed is the same schedule: what failed once fails again.
#[test]
fn a_schedule_follows_from_its_seed() {
    let run = |seed| {
        let mut world = World::new(seed, GameKind::Civ, Faults::Many);
        world.run();
        (world.counts(), world.log())
    };
    assert_eq!(run(3), run(3));
    assert_ne!(run(3), run(4));
}

/// A checker that finds nothing proves nothing: broken histories are found.
#[test]
fn broken_histories_are_found() {
    let mut world = World::new(1, GameKind::Cardia, Faults::None);
    world.run();
    assert_eq!(history::check(&world), Ok(()));
    for broken in history::Flaw::ALL {
        assert!(history::check_with(&world, Some(broken)).is_err(), "{broken:?} is not found");
    }
}

/// A room that hears what another one did is the same room, and tells its watchers the same.
#[test]
fn a_room_that_hears_equals_the_one_that_acted() {
    for seed in 0..30 {
        let mut dice = SearchDice::new(seed);
        let kind = [GameKind::Cardia, GameKind::Kardinal, GameKind::Civ][(seed % 3) as usize];
        let clock = crowd::CLOCKS[dice.below(3) as usize];
        let mut desk = Desk::open(kind, "", clock, seed);
        let mut heard = Room::restore(&desk.lines).expect("a table");
        let mut asks = Vec::new();
        for _ in 0..160 {
            desk.pass_time(&mut dice);
            let command = desk.any_command(&mut asks, &mut dice);
            let effects = desk.handle(command);
            asks.extend(effects.bots.iter().cloned());
            let follows = heard.go_on(&effects.append, desk.now, &|_, _| true).expect("it fits");
            assert_eq!(heard, desk.room, "seed {seed}");
            if effects.append.is_empty() {
                assert!(follows.tells.is_empty() && follows.bots.is_empty(), "seed {seed}");
                continue;
            }
            assert_eq!(follows.bots, effects.bots, "seed {seed}");
            assert_eq!(follows.wake, effects.wake, "seed {seed}");
            let to_all = |tells: Vec<Tell>| {
                let all = |it: &Tell| !matches!(it.to, To::Person(_));
                tells.into_iter().filter(all).collect::<Vec<_>>()
            };
            assert_eq!(to_all(follows.tells), to_all(effects.tells), "seed {seed}");
        }
    }
}
