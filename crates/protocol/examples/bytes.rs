//! How many bytes a move has on the wire: random games, each change as every seat gets it. `bytes 70` plays 70 games.

use games::{AnyOptions, AnyTable, GameKind};
use kernel::{Dice as _, Observer, SearchDice, Seed};
use protocol::{
    Access, Change, ClockSetting, Decision, GameEvents, GameView, Score, ServerMessage, Stage,
    TableInfo, Update,
};

const OPTIONS: &[(GameKind, &str)] = &[
    (GameKind::Cardia, "deck=1"),
    (GameKind::Cardia, "deck=1212 locations=Bazaar,SeersLair guardians=hidden"),
    (GameKind::Cardia, "deck=2 match=3"),
    (GameKind::Kardinal, "players=3"),
    (GameKind::Kardinal, "players=5"),
    (GameKind::Civ, "players=2"),
    (GameKind::Civ, "players=4 variant=draft"),
];

fn info(options: &AnyOptions) -> TableInfo {
    TableInfo {
        stage: Stage::Playing,
        host: None,
        options: options.into(),
        seats: Vec::new(),
        clock: ClockSetting::None,
        access: Access::default(),
        clocks: Vec::new(),
        game: 1,
        games: 0,
        commitment: String::new(),
        score: Score::default(),
        proposals: Vec::new(),
        ending: None,
        lesson: None,
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let games: usize = std::env::args().nth(1).map_or(Ok(70), |it| it.parse())?;
    let mut sums = [(0_u64, 0_u64); GameKind::ALL.len()];
    for number in 0..games {
        let (kind, text) = OPTIONS[number % OPTIONS.len()];
        let options = AnyOptions::read(kind, text)?;
        let (mut table, _) = AnyTable::start(&options, Seed::from_number(number as u64))?;
        let mut dice = SearchDice::new(number as u64);
        let info = info(&options);
        let seats: Vec<Observer> = table.seats().iter().map(Observer::Seat).collect();
        let mut views: Vec<GameView> = seats.iter().map(|&it| (&table.view(it)).into()).collect();
        while let Some(seat) = table.owed().iter().next() {
            let legal = table.legal(seat);
            let told = table.submit(seat, &legal[dice.below(legal.len() as u32) as usize])?.told;
            for (&observer, before) in seats.iter().zip(&mut views) {
                let view = table.view(observer);
                let now = GameView::from(&view);
                let update = Update {
                    since: 100,
                    version: 101,
                    info: info.clone(),
                    events: GameEvents::of(&view, &told.to(observer)),
                    view: Some(now.clone()),
                    decision: Decision::of(7, &view),
                    undo: None,
                    truth: None,
                };
                let change = Box::new(Change::of(update, &info, Some(before)).0);
                let message = ServerMessage::Change { table: "k7f3".to_owned(), change };
                let sum = &mut sums[kind as usize];
                sum.0 += 1;
                sum.1 += serde_json::to_string(&message)?.len() as u64;
                *before = now;
            }
        }
    }
    for (kind, (messages, bytes)) in GameKind::ALL.into_iter().zip(sums) {
        println!("{kind}: {messages} messages, {:.1} bytes each", bytes as f64 / messages as f64);
    }
    let (messages, bytes) = sums.iter().fold((0, 0), |all, it| (all.0 + it.0, all.1 + it.1));
    println!("all: {messages} messages, {:.1} bytes each", bytes as f64 / messages as f64);
    Ok(())
}
