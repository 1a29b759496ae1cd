//! What to agree on before a game: rules, who plays, how strong.

use super::Place;
use crate::link::Player;
use crate::text::Texts;
use crate::words::{Words, bot_name};
use games::{AnyOptions, GameKind};
use kernel::setting::NONE;
use kernel::{Purpose, Setting, Values};
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
    pub key: String,
    /// The option of the game that it sets, if it sets one.
    setting: Option<&'static str>,
    /// What can be chosen: as the options write it.
    pub values: Vec<String>,
    /// Which is; of several, which is looked at.
    pub at: usize,
    /// Those that are chosen, where several can be.
    pub several: Option<Vec<usize>>,
}

impl Field {
    fn new(key: &str, values: &[&str], at: usize) -> Field {
        let values = values.iter().map(|&it| it.to_owned()).collect();
        Field { key: key.to_owned(), setting: None, values, at, several: None }
    }

    /// A field for an option of the game.
    fn of(setting: &'static Setting, values: Vec<String>) -> Field {
        let at = values.iter().position(|it| setting.default == Some(it.as_str())).unwrap_or(0);
        let key = format!("tui-option-{}", setting.key);
        Field { key, setting: Some(setting.key), values, at, several: None }
    }

    fn value(&self) -> &str {
        &self.values[self.at]
    }

    /// Is the one that is looked at chosen?
    pub fn is_chosen(&self) -> bool {
        self.several.as_ref().is_none_or(|chosen| chosen.contains(&self.at))
    }

    /// Chooses the one that is looked at, or no longer.
    pub(super) fn toggle(&mut self) {
        let at = self.at;
        let Some(chosen) = &mut self.several else { return };
        match chosen.iter().position(|&it| it == at) {
            Some(place) => {
                chosen.remove(place);
            }
            None => chosen.push(at),
        }
    }

    /// As the options write it.
    fn text(&self) -> String {
        match &self.several {
            None => self.value().to_owned(),
            Some(chosen) if chosen.is_empty() => NONE.to_owned(),
            Some(chosen) => {
                let mut chosen = chosen.clone();
                chosen.sort_unstable();
                let words: Vec<&str> = chosen.iter().map(|&it| self.values[it].as_str()).collect();
                words.join(",")
            }
        }
    }

    /// The key of the words that explain it.
    pub fn help(&self) -> String {
        self.key.replacen("tui-option-", "tui-explain-", 1).replacen("new-", "tui-explain-", 1)
    }
}

/// Other people: at the same keyboard, or whoever comes to a table of a server.
const PEOPLE: &str = "human";

/// Whoever chance names.
const CHANCE: &str = "chance";

/// The fields for an option: none for what is only for study, or needs a text.
fn fields_of(setting: &'static Setting) -> Vec<Field> {
    let owned = |words: &[&str]| -> Vec<String> { words.iter().map(|&it| it.into()).collect() };
    let values = match (setting.purpose, setting.values) {
        (Purpose::Study, _) | (_, Values::Text) => return Vec::new(),
        (_, Values::One(words)) => owned(words),
        (_, Values::Each { words, of }) => each(words, of.len()),
        (_, Values::Some(words)) => {
            let field = Field::of(setting, owned(words));
            return vec![Field { several: Some(Vec::new()), ..field }];
        }
        (_, Values::Number(least, most)) => (least..=most).map(|n| n.to_string()).collect(),
        (_, Values::Seat(seats)) => {
            let seats = kernel::SeatSet::first(seats.into());
            [CHANCE.into()].into_iter().chain(seats.iter().map(|it| it.to_string())).collect()
        }
    };
    vec![Field::of(setting, values)]
}

/// One word for all, then every mixture.
fn each(words: &[&str], places: usize) -> Vec<String> {
    let mut mixed = vec![String::new()];
    for _ in 0..places {
        let longer =
            |it: &String| words.iter().map(move |word| format!("{it}{word}")).collect::<Vec<_>>();
        mixed = mixed.iter().flat_map(longer).collect();
    }
    mixed.retain(|it| words.iter().all(|word| *it != word.repeat(places)));
    words.iter().map(|&word| word.to_owned()).chain(mixed).collect()
}

/// The bots to choose from: one that plays at random, then the levels.
fn opponents() -> impl Iterator<Item = Bot> {
    [Bot::Random].into_iter().chain(Bot::LEVELS)
}

/// The clocks there are, as a field calls them.
const CLOCKS: &[(&str, ClockSetting)] = &[
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
        let settings = GameKind::from(game).settings();
        let mut fields: Vec<Field> = settings.iter().flat_map(fields_of).collect();
        let mut opponents: Vec<&str> = opponents().map(Bot::name).collect();
        opponents.push(PEOPLE);
        let squire = opponents.iter().position(|&it| it == Bot::Squire.name()).unwrap_or(0);
        fields.push(Field::new("tui-option-opponent", &opponents, squire));
        if place == Place::Server {
            let names: Vec<&str> = CLOCKS.iter().map(|(name, _)| *name).collect();
            fields.push(Field::new("new-clock", &names, 0));
        }
        let selected = fields.len();
        Dialog { game, place, fields, selected }
    }

    /// The values of a field as people read them.
    pub(super) fn values(&self, field: usize, texts: &Texts) -> Vec<String> {
        let Some(field) = self.fields.get(field) else { return Vec::new() };
        let at = |at| Field { at, ..field.clone() };
        (0..field.values.len()).map(|n| self.shown(&at(n), texts)).collect()
    }

    /// What is chosen in a field, as people read it.
    pub fn chosen_words(&self, field: &Field, texts: &Texts) -> String {
        match &field.several {
            None => self.shown(field, texts),
            Some(chosen) if chosen.is_empty() => texts.get("tui-value-none"),
            Some(chosen) => {
                let name = |&at: &usize| self.shown(&Field { at, ..field.clone() }, texts);
                chosen.iter().map(name).collect::<Vec<_>>().join(", ")
            }
        }
    }

    /// A value as people read it.
    pub fn shown(&self, field: &Field, texts: &Texts) -> String {
        let value = field.value();
        let words = Words::of(texts);
        match (field.key.as_str(), field.setting) {
            ("tui-option-opponent", _) => match opponents().position(|bot| bot.name() == value) {
                Some(0) => bot_name(texts, Bot::Random),
                Some(n) => {
                    let name = bot_name(texts, Bot::LEVELS[n - 1]);
                    texts.say("level", &[("n", n.into()), ("name", name.into())])
                }
                None if self.place == Place::Server => texts.get("new-friend"),
                None => texts.get("tui-value-human"),
            },
            ("new-clock", _) => clock_words(texts, clock_named(value)),
            (_, Some("locations")) if value != NONE => words.named::<CardiaName>(value),
            (_, Some("first")) if value != CHANCE => value.to_owned(),
            (_, Some("deck")) if value.len() == 1 => "I".repeat(value.parse().unwrap_or(1)),
            _ if value.starts_with(|c: char| c.is_ascii_digit()) => value.to_owned(),
            _ => texts.get(&format!("tui-value-{value}")),
        }
    }

    pub(super) fn key(&mut self, key: KeyCode, texts: &Texts) -> Answer {
        let places = self.fields.len() + 1;
        match key {
            KeyCode::Up | KeyCode::BackTab => self.selected = (self.selected + places - 1) % places,
            KeyCode::Down | KeyCode::Tab => self.selected = (self.selected + 1) % places,
            KeyCode::Home | KeyCode::PageUp => self.selected = 0,
            KeyCode::End | KeyCode::PageDown => self.selected = self.fields.len(),
            KeyCode::Left => self.turn(-1),
            KeyCode::Right => self.turn(1),
            KeyCode::Char(' ') => match self.fields.get_mut(self.selected) {
                Some(field) if field.several.is_some() => field.toggle(),
                Some(_) => self.turn(1),
                None => {}
            },
            KeyCode::Enter => return self.agreed(texts),
            KeyCode::Esc | KeyCode::Char('q') => return Answer::Back,
            _ => {}
        }
        Answer::Open
    }

    pub(super) fn turn(&mut self, by: isize) {
        if let Some(field) = self.fields.get_mut(self.selected) {
            let count = field.values.len() as isize;
            field.at = (field.at as isize + by).rem_euclid(count) as usize;
        }
    }

    pub(super) fn agreed(&self, texts: &Texts) -> Answer {
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
        let settings = self.fields.iter().filter_map(|field| Some((field.setting?, field.text())));
        let said = settings.filter(|(_, value)| value != CHANCE);
        said.map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
    }

    /// What was chosen of something.
    fn chosen(&self, key: &str) -> Option<&str> {
        self.fields.iter().find(|field| field.key == key).map(Field::value)
    }

    fn clock(&self) -> ClockSetting {
        self.chosen("new-clock").map_or(ClockSetting::None, clock_named)
    }

    fn players(&self, seats: usize) -> Vec<Player> {
        let opponent = self.chosen("tui-option-opponent").unwrap_or(PEOPLE);
        let bot = opponents().find(|bot| bot.name() == opponent);
        let player = |seat| match bot {
            Some(bot) if seat > 0 => Player::Bot(bot),
            Some(_) | None => Player::Person(String::new()),
        };
        (0..seats).map(player).collect()
    }
}

fn clock_named(name: &str) -> ClockSetting {
    let clock = CLOCKS.iter().find(|(it, _)| *it == name);
    clock.map_or(ClockSetting::None, |(_, clock)| *clock)
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
        for (game, place) in GameName::all().flat_map(|it| [(it, Place::Here), (it, Place::Server)])
        {
            let mut dialog = Dialog::new(game, place);
            for field in 0..dialog.fields.len() {
                for value in 0..dialog.fields[field].values.len() {
                    dialog.fields[field].at = value;
                    dialog.fields[field].toggle();
                    // Teams need four players, and who starts is one of those who play: here the fewest.
                    let text = dialog.text();
                    let wrong = ["teams=yes", "first=C", "first=D", "first=E"];
                    let wrong = wrong.iter().any(|it| text.contains(it));
                    match dialog.agreed(&texts) {
                        Answer::Start(game) => assert!(!game.players.is_empty()),
                        Answer::Wrong(why) => assert!(wrong, "{text}: {why}"),
                        Answer::Open | Answer::Back => panic!("{}", dialog.text()),
                    }
                    let shown = dialog.shown(&dialog.fields[field], &texts);
                    assert!(!shown.contains("tui-"), "{shown} has no words");
                    dialog.fields[field].toggle();
                }
                let help = texts.get(&dialog.fields[field].help());
                assert!(!help.starts_with("tui-"), "{help} has no words");
                dialog.fields[field].at = 0;
            }
        }
    }
}
