//! What the rules list, for clients: cards, thresholds, options and their values, levels.
//!
//! Each game has a TypeScript module of its own in `bindings`, so that a page loads the facts of the game it shows.
//! `cargo run -p protocol --example typescript` writes them from the lists of the rules crates.

pub(crate) mod cardia;
pub(crate) mod civ;
pub(crate) mod kardinal;

use crate::TS;
use crate::typescript::Types;
use crate::wire::Wire as _;
use crate::{Avatar, Bot};
use games::{AnyOptions, GameKind};
use kernel::{Purpose, RuleId, Setting, Values};
use serde::Serialize;
use std::fmt::Write as _;

/// An option of a game.
#[derive(Serialize, TS)]
struct GameOption {
    /// The word before the `=`.
    key: &'static str,
    values: OptionValues,
    /// The value of a game that does not say; `null` if it depends on other options or on chance.
    default: Option<&'static str>,
    /// The statement of the rules that it is about.
    rule: Option<&'static str>,
    /// Is it only for those who study reduced or changed games?
    study: bool,
}

/// The values of an option.
#[derive(Serialize, TS)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum OptionValues {
    /// One of these words.
    One { words: &'static [&'static str] },
    /// One of the words for everything, or a letter for each.
    Each { words: &'static [&'static str], of: &'static [&'static str] },
    /// Any of these words with commas between them; `none` for none of them.
    Some { words: &'static [&'static str] },
    /// A number from `least` to `most`.
    Number { least: u32, most: u32 },
    /// One of so many first seats.
    Seat { seats: u32 },
    /// A text that the game reads by itself.
    Text,
}

impl From<&Setting> for GameOption {
    fn from(setting: &Setting) -> GameOption {
        let values = match setting.values {
            Values::One(words) => OptionValues::One { words },
            Values::Each { words, of } => OptionValues::Each { words, of },
            Values::Some(words) => OptionValues::Some { words },
            Values::Number(least, most) => {
                OptionValues::Number { least: least.into(), most: most.into() }
            }
            Values::Seat(seats) => OptionValues::Seat { seats: seats.into() },
            Values::Text => OptionValues::Text,
        };
        GameOption {
            key: setting.key,
            values,
            default: setting.default,
            rule: setting.rule.map(|RuleId(id)| id),
            study: setting.purpose == Purpose::Study,
        }
    }
}

/// A game, for the page that begins one.
#[derive(Serialize, TS)]
struct GameFacts {
    #[ts(type = "GameName")]
    name: &'static str,
    /// The options of a usual game, in notation.
    options: String,
    /// How many play a usual game.
    seats: u32,
    /// What can be agreed on in a game in words alone; the others have a module of their own.
    settings: Vec<GameOption>,
}

/// The modules of facts: the name of each file in `bindings`, and its text.
pub fn facts() -> impl Iterator<Item = (String, String)> {
    let of_game = |kind: GameKind| {
        let text = games::of_kind!(kind, G => G::facts())?;
        Some((format!("{kind}.ts"), text))
    };
    [("games.ts".to_owned(), games())]
        .into_iter()
        .chain(GameKind::ALL.into_iter().filter_map(of_game))
}

fn games() -> String {
    let mut module = Module::new();
    module.import("Avatar, Bot, GameName", "./protocol.ts");
    // Here and not beside the messages: a page needs it at once, and the schema of texts only at a table.
    let about = "The version of all messages.";
    module.typed(about, "PROTOCOL_VERSION", "number", &crate::VERSION);
    module.types.add::<GameOption>();
    let all = GameKind::ALL.map(|kind| {
        let options = AnyOptions::read(kind, "").expect("every game has usual options");
        let seats = options.seats() as u32;
        let is_plain = games::of_kind!(kind, G => G::facts()).is_none();
        let settings = kind.settings().iter().filter(|_| is_plain).map(GameOption::from).collect();
        GameFacts { name: kind.name(), options: options.to_string(), seats, settings }
    });
    module.list("Every game there is.", "GAMES", &all);
    let levels = Bot::LEVELS.map(Bot::name);
    let about = "Bots a person can choose, from the weakest to the strongest.";
    module.typed(about, "LEVELS", "readonly Bot[]", &levels);
    let about = "Pictures a person can choose.";
    module.typed(about, "AVATARS", "readonly Avatar[]", &Avatar::WORDS);
    module.text()
}

/// A TypeScript module of constants.
struct Module {
    types: Types,
    head: String,
    body: String,
}

impl Module {
    fn new() -> Module {
        let head = "// Made from the rules by `cargo run -p protocol --example typescript`. Do not edit.\n";
        Module { types: Types::default(), head: head.to_owned(), body: String::new() }
    }

    fn import(&mut self, names: &str, from: &str) {
        writeln!(self.head, "\nimport type {{ {names} }} from '{from}';")
            .expect("a string takes it");
    }

    /// A closed set of words, and the type of one of them.
    fn words(&mut self, about: &str, name: &str, one: &str, words: &[&str]) {
        let json = json(&words);
        let text = format!(
            "\n/** {about} */\nexport const {name} = {json} as const;\nexport type {one} = (typeof {name})[number];\n"
        );
        self.body.push_str(&text);
    }

    /// Records, a line for each.
    fn list<T: Serialize + TS + 'static>(&mut self, about: &str, name: &str, items: &[T]) {
        self.types.add::<T>();
        let one = self.types.name::<T>();
        self.lines(about, name, &one, items);
    }

    fn lines(&mut self, about: &str, name: &str, one: &str, items: &[impl Serialize]) {
        let lines: String = items.iter().map(|item| format!("  {},\n", json(item))).collect();
        let text =
            format!("\n/** {about} */\nexport const {name}: readonly {one}[] = [\n{lines}];\n");
        self.body.push_str(&text);
    }

    /// A value of a type that TypeScript has by itself.
    fn typed(&mut self, about: &str, name: &str, of: &str, value: &impl Serialize) {
        let text = format!("\n/** {about} */\nexport const {name}: {of} = {};\n", json(value));
        self.body.push_str(&text);
    }

    fn options(&mut self, settings: &[Setting]) {
        self.import("GameOption", "./games.ts");
        let options: Vec<GameOption> = settings.iter().map(GameOption::from).collect();
        let about = "What can be agreed on, in the order of notation.";
        self.lines(about, "OPTIONS", "GameOption", &options);
    }

    fn text(self) -> String {
        let text = format!("{}{}{}", self.head, self.types.text(), self.body);
        text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("facts are plain values")
}

fn ids(rules: &[RuleId]) -> Vec<&'static str> {
    rules.iter().map(|RuleId(id)| *id).collect()
}
