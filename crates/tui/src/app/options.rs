//! What to agree on before a game: rules, who plays, how strong.

use super::Place;
use crate::link::Player;
use crate::text::Texts;
use crate::words::{Words, bot_name};
use cardia::Location;
use games::{AnyOptions, GameKind};
use protocol::{Bot, CardiaName, ClockSetting, GameName};
use ratatui::crossterm::event::KeyCode;

/// A game that was agreed on.
#[derive(Clone, PartialEq, Debug)]
pub struct NewGame {
    /// What is played.
    pub options: AnyOptions,
    /// By seat, with an empty name for persons: who they are, the client does not know.
    pub players: Vec<Player>,
    /// How long everybody may think; only servers mind the time.
    pub clock: ClockSetting,
}

/// Something to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The key of its words.
    pub key: &'static str,
    /// What can be chosen: as the options write it.
    pub values: Vec<String>,
    /// Which is.
    pub at: usize,
}

impl Field {
    fn new(key: &'static str, values: &[&str], at: usize) -> Field {
        Field { key, values: values.iter().map(|&it| it.to_owned()).collect(), at }
    }

    fn value(&self) -> &str {
        &self.values[self.at]
    }
}

const LEVELS: [Bot; 9] = [
    Bot::Random,
    Bot::Novice,
    Bot::Apprentice,
    Bot::Squire,
    Bot::Courtier,
    Bot::Knight,
    Bot::Steward,
    Bot::Chancellor,
    Bot::Sovereign,
];

/// Other people: at the same keyboard, or whoever comes to a table of a server.
const PEOPLE: &str = "human";

/// The clocks there are, as a field calls them.
const CLOCKS: [(&str, ClockSetting); 7] = [
    ("none", ClockSetting::None),
    ("5+5", ClockSetting::Live { base_seconds: 300, increment_seconds: 5 }),
    ("10+10", ClockSetting::Live { base_seconds: 600, increment_seconds: 10 }),
    ("30+20", ClockSetting::Live { base_seconds: 1800, increment_seconds: 20 }),
    ("day", ClockSetting::Correspondence { days: 1 }),
    ("days", ClockSetting::Correspondence { days: 3 }),
    ("week", ClockSetting::Correspondence { days: 7 }),
];

/// The dialog.
pub struct Dialog {
    /// Of which game.
    pub game: GameName,
    /// Where it is played.
    place: Place,
    /// What there is to choose.
    pub fields: Vec<Field>,
    /// Which is selected; behind the last one is the button that starts.
    pub selected: usize,
}

/// What came of a key.
pub(super) enum Answer {
    /// The dialog goes on.
    Open,
    /// Away from it.
    Back,
    /// These options are impossible.
    Wrong(String),
    /// Agreed.
    Start(Box<NewGame>),
}

impl Dialog {
    /// The usual options of a game.
    pub fn new(game: GameName, place: Place) -> Dialog {
        let mut fields = match game {
            GameName::Cardia => {
                let mut places = vec!["none"];
                places.extend(Location::ALL.map(Location::word));
                vec![
                    Field::new("tui-option-deck", &["1", "2", "1212", "2121", "1122", "2211"], 0),
                    Field::new("tui-option-location", &places, 0),
                    Field::new("tui-option-location", &places, 0),
                    Field::new("tui-option-location", &places, 0),
                    Field::new("tui-option-guardians", &["none", "hidden", "open"], 0),
                    Field::new("tui-option-match", &["1", "3"], 0),
                ]
            }
            GameName::Kardinal => vec![
                Field::new("tui-option-players", &["3", "4", "5"], 1),
                Field::new("tui-option-uncovered", &["yes", "no"], 0),
            ],
            GameName::Civ => vec![
                Field::new("tui-option-players", &["2", "3", "4"], 0),
                Field::new("tui-option-variant", &["basic", "draft"], 0),
                Field::new("tui-option-teams", &["no", "yes"], 0),
            ],
        };
        let mut opponents = LEVELS.map(Bot::name).to_vec();
        opponents.push(PEOPLE);
        fields.push(Field::new("tui-option-opponent", &opponents, 3));
        if place == Place::Server {
            fields.push(Field::new("new-clock", &CLOCKS.map(|(name, _)| name), 0));
        }
        let selected = fields.len();
        Dialog { game, place, fields, selected }
    }

    /// A value as people read it.
    pub fn shown(&self, field: &Field, texts: &Texts) -> String {
        let value = field.value();
        let words = Words::of(texts);
        match field.key {
            "tui-option-location" if value != "none" => words.named::<CardiaName>(value),
            "tui-option-opponent" => match LEVELS.iter().position(|bot| bot.name() == value) {
                Some(0) => bot_name(texts, Bot::Random),
                Some(n) => {
                    let name = bot_name(texts, LEVELS[n]);
                    texts.say("level", &[("n", n.into()), ("name", name.into())])
                }
                None if self.place == Place::Server => texts.get("new-friend"),
                None => texts.get("tui-value-human"),
            },
            "new-clock" => clock_words(texts, self.clock()),
            "tui-option-deck" if value == "1" => "I".to_owned(),
            "tui-option-deck" if value == "2" => "II".to_owned(),
            _ if value.starts_with(|c: char| c.is_ascii_digit()) => value.to_owned(),
            _ => texts.get(&format!("tui-value-{value}")),
        }
    }

    pub(super) fn key(&mut self, key: KeyCode, texts: &Texts) -> Answer {
        let places = self.fields.len() + 1;
        match key {
            KeyCode::Up | KeyCode::BackTab => self.selected = (self.selected + places - 1) % places,
            KeyCode::Down | KeyCode::Tab => self.selected = (self.selected + 1) % places,
            KeyCode::Left => self.turn(-1),
            KeyCode::Right | KeyCode::Char(' ') => self.turn(1),
            KeyCode::Enter if self.selected < self.fields.len() => self.selected += 1,
            KeyCode::Enter => return self.agreed(texts),
            KeyCode::Esc | KeyCode::Char('q') => return Answer::Back,
            _ => {}
        }
        Answer::Open
    }

    fn turn(&mut self, by: isize) {
        if let Some(field) = self.fields.get_mut(self.selected) {
            let count = field.values.len() as isize;
            field.at = (field.at as isize + by).rem_euclid(count) as usize;
        }
    }

    fn agreed(&self, texts: &Texts) -> Answer {
        match AnyOptions::read(GameKind::from(self.game), &self.text()) {
            Ok(options) => {
                let (players, clock) = (self.players(options.seats()), self.clock());
                Answer::Start(Box::new(NewGame { options, players, clock }))
            }
            Err(why) => {
                Answer::Wrong(texts.say("tui-bad-options", &[("why", why.to_string().into())]))
            }
        }
    }

    /// The options in notation.
    fn text(&self) -> String {
        let mut words = Vec::new();
        let mut locations = Vec::new();
        for field in &self.fields {
            let value = field.value();
            match field.key {
                "tui-option-opponent" | "new-clock" => {}
                "tui-option-location" if value == "none" || locations.contains(&value) => {}
                "tui-option-location" => locations.push(value),
                key => {
                    let name = key.trim_start_matches("tui-option-");
                    words.push(format!("{name}={value}"));
                }
            }
        }
        if !locations.is_empty() {
            words.push(format!("locations={}", locations.join(",")));
        }
        words.join(" ")
    }

    /// What was chosen of something.
    fn chosen(&self, key: &str) -> Option<&str> {
        self.fields.iter().find(|field| field.key == key).map(Field::value)
    }

    fn clock(&self) -> ClockSetting {
        let name = self.chosen("new-clock");
        let clock = CLOCKS.into_iter().find(|(it, _)| Some(*it) == name);
        clock.map_or(ClockSetting::None, |(_, clock)| clock)
    }

    fn players(&self, seats: usize) -> Vec<Player> {
        let opponent = self.chosen("tui-option-opponent").unwrap_or(PEOPLE);
        let bot = LEVELS.into_iter().find(|bot| bot.name() == opponent);
        let player = |seat| match bot {
            Some(bot) if seat > 0 => Player::Bot(bot),
            Some(_) | None => Player::Person(String::new()),
        };
        (0..seats).map(player).collect()
    }
}

fn clock_words(texts: &Texts, clock: ClockSetting) -> String {
    match clock {
        ClockSetting::None => texts.get("clock-none"),
        ClockSetting::Live { base_seconds, increment_seconds } => {
            let minutes = base_seconds / 60;
            let args = [("minutes", minutes.into()), ("seconds", increment_seconds.into())];
            texts.say("clock-live", &args)
        }
        ClockSetting::Correspondence { days } => texts.say("clock-days", &[("days", days.into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn every_value_of_every_field_can_be_played() {
        let texts = Texts::new(Language::English);
        let games = [GameName::Cardia, GameName::Kardinal, GameName::Civ];
        for (game, place) in games.iter().flat_map(|it| [(*it, Place::Here), (*it, Place::Server)])
        {
            let mut dialog = Dialog::new(game, place);
            for field in 0..dialog.fields.len() {
                for value in 0..dialog.fields[field].values.len() {
                    dialog.fields[field].at = value;
                    let teams = dialog.text().contains("teams=yes");
                    match dialog.agreed(&texts) {
                        Answer::Start(game) => assert!(!game.players.is_empty()),
                        // Teams need four players.
                        Answer::Wrong(why) => assert!(teams, "{}: {why}", dialog.text()),
                        Answer::Open | Answer::Back => panic!("{}", dialog.text()),
                    }
                    let shown = dialog.shown(&dialog.fields[field], &texts);
                    assert!(!shown.contains("tui-"), "{shown} has no words");
                }
                dialog.fields[field].at = 0;
            }
        }
    }
}
