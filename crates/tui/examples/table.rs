//! A table against bots and nothing else: `table cardia 7` plays the game that the number 7 deals.

use games::{AnyOptions, GameKind};
use kernel::Seed;
use protocol::Bot;
use tui::app::{App, Home, Screen};
use tui::link::{Player, Setup};
use tui::run::Client;
use tui::style::Look;
use tui::terminal::Mouse;
use tui::text::Language;

fn main() -> Result<(), String> {
    let mut words = std::env::args().skip(1);
    let game = words.next().unwrap_or_else(|| "cardia".to_owned());
    let kind: GameKind = game.parse().map_err(|why| format!("{why}"))?;
    let number: u64 =
        words.next().map_or(Ok(1), |it| it.parse()).map_err(|why| format!("{why}"))?;
    let text: Vec<String> = words.collect();
    let options = AnyOptions::read(kind, &text.join(" ")).map_err(|why| why.to_string())?;
    let player = |seat| match seat {
        0 => Player::Person("You".to_owned()),
        _ => Player::Bot(Bot::Novice),
    };
    let players = (0..options.seats()).map(player).collect();
    let app = App::new(Language::of_system(), Look::of_system(), Screen::Waiting, Home::Shell);
    let mut client = Client::new(app, "You".to_owned(), Mouse::Terminal, || false);
    let seed = Seed::from_number(number);
    client.start(Setup { options, players, seed, number, save: None })?;
    client.run().map_err(|why| why.to_string())?;
    Ok(())
}
