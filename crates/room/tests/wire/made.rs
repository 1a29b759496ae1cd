//! The first law of the wire: a message is made of its observer's view and of nothing else.
//!
//! What a message has of the game must equal what the rules let its observer see and hear. Everything else in it, such as
//! seats, clocks, proposals, refusals and chat, must not name a card, except with the words of whoever wrote it.

use crate::common::{Desk, id};
use crate::oracle::Oracle;
use games::GameKind;
use kernel::Observer;
use protocol::{
    Decision, GameOptions, How, Preview, Request, ServerMessage, Snapshot, TableInfo, Update,
};
use room::{Command, Effects, Known, NotFinished, Room, Tell, Time, To};
use serde_json::Value;
use std::collections::BTreeSet;

/// What is known of the table when messages are looked at.
pub struct Scene<'a> {
    pub before: &'a Room,
    pub desk: &'a Desk,
    pub oracle: &'a Oracle,
    pub command: &'a Command,
    /// Everything that was said.
    pub said: &'a [String],
}

/// Who a message is for. A person looks from where it sits after the command.
pub fn observer_of(tell: &Tell, room: &Room) -> Observer {
    match &tell.to {
        To::Seat(seat) => Observer::Seat(*seat),
        To::Spectators => Observer::Spectator,
        To::Person(person) => room.observer(person),
    }
}

/// The update as a server shortens it for an observer who knows what was before; whole if the observer knows something
/// else.
pub fn shortened(before: &Room, now: Time, observer: Observer, update: &Update) -> Value {
    match Known::by([observer], before, now).change(observer, Box::new(update.clone())) {
        Ok(change) => value(&change),
        Err(update) => value(&*update),
    }
}

pub fn json(message: &impl serde::Serialize) -> String {
    serde_json::to_string(message).expect("every message can be written")
}

impl Scene<'_> {
    /// The law, for everything that comes of a command.
    pub fn check(&self, effects: &Effects) -> Result<(), String> {
        for tell in &effects.tells {
            let observer = observer_of(tell, &self.desk.room);
            self.message(observer, &tell.message)
                .map_err(|why| format!("{:?} is told {}\n{why}", tell.to, json(&tell.message)))?;
        }
        for ask in &effects.bots {
            let seat = ask.request.seat;
            let sees = self.oracle.view(Observer::Seat(seat));
            equal("what a bot sees", &Some(ask.request.view), &sees)?;
        }
        self.advice()?;
        let mut entry = value(&self.desk.room.lobby_entry());
        self.nameless(&mut entry, "").map_err(|why| format!("the lobby: {why}"))
    }

    fn message(&self, observer: Observer, message: &ServerMessage) -> Result<(), String> {
        let mut rest = message.clone();
        match &mut rest {
            ServerMessage::Snapshot { snapshot, .. } | ServerMessage::Stale { snapshot, .. } => {
                self.snapshot(observer, snapshot)?;
            }
            ServerMessage::Update { update, .. } => {
                let change = shortened(self.before, self.desk.now, observer, update);
                let (change, whole) = (texts(&change), texts(&value(update)));
                if let Some(more) = change.difference(&whole).next() {
                    return Err(format!("`{more}` is in what changed and not in the whole"));
                }
                self.update(observer, update)?;
            }
            ServerMessage::Preview { preview, .. } => return self.preview(observer, preview),
            ServerMessage::Ack { .. }
            | ServerMessage::Refused { .. }
            | ServerMessage::Said { .. }
            | ServerMessage::Presence { .. } => {}
            ServerMessage::Welcome { .. }
            | ServerMessage::Lobby { .. }
            | ServerMessage::Mine { .. }
            | ServerMessage::Change { .. }
            | ServerMessage::Analysis { .. }
            | ServerMessage::Closed { .. }
            | ServerMessage::Notices { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Error { .. } => return Err("no room tells that".into()),
        }
        // A refusal may say again what was asked for, and how actions of this game are written.
        let own_words = match (self.command, &rest) {
            (Command::Request { request, .. }, ServerMessage::Refused { .. }) => {
                let written = if let Request::Act { action, .. } | Request::Preview { action, .. } =
                    request
                {
                    self.oracle.how_actions_are_written(action)
                } else {
                    String::new()
                };
                json(request) + &written
            }
            (Command::Request { .. } | Command::Bot { .. } | Command::Tick, _) => String::new(),
        };
        self.nameless(&mut value(&rest), &own_words)
    }

    /// Compares the parts that are about the game, and takes them out.
    fn snapshot(&self, observer: Observer, snapshot: &mut Snapshot) -> Result<(), String> {
        let you = match observer {
            Observer::Seat(seat) => Some(seat.into()),
            Observer::Spectator => None,
        };
        equal("the seat", &snapshot.you, &you)?;
        self.info(&mut snapshot.info)?;
        equal("the view", &snapshot.view.take(), &self.oracle.wire_view(observer))?;
        equal("the history", &snapshot.history.take(), &self.oracle.wire_history(observer))?;
        self.decision(observer, snapshot.decision.take())?;
        equal("the truth", &snapshot.truth.take(), &self.oracle.truth())
    }

    fn update(&self, observer: Observer, update: &mut Update) -> Result<(), String> {
        self.info(&mut update.info)?;
        equal("the view", &update.view.take(), &self.oracle.wire_view(observer))?;
        equal("the events", &update.events.take(), &self.oracle.wire_events(observer))?;
        self.decision(observer, update.decision.take())?;
        equal("the truth", &update.truth.take(), &self.oracle.truth())
    }

    /// What everyone may know: the options, and how the rules ended a game, as spectators see it.
    fn info(&self, info: &mut TableInfo) -> Result<(), String> {
        equal("the options", &info.options, &GameOptions::from(&self.oracle.options))?;
        let Some(ending) = &mut info.ending else { return Ok(()) };
        let How::Rules { text } = std::mem::replace(&mut ending.how, How::Agreement) else {
            return Ok(());
        };
        let view = self.oracle.wire_view(Observer::Spectator);
        equal("the ending", &view.map(|view| value(&view)["ending"].take()), &Some(value(&text)))
    }

    /// The number of a decision is a count; the rest follows from the view.
    fn decision(&self, observer: Observer, decision: Option<Decision>) -> Result<(), String> {
        let Some(decision) = decision else { return Ok(()) };
        let asked = self.oracle.view(observer).and_then(|it| Decision::of(decision.id, &it));
        equal("the decision", &Some(decision), &asked)
    }

    /// A preview is made of the view of whoever asked for it. It may name cards that this player must reckon with.
    fn preview(&self, observer: Observer, preview: &Preview) -> Result<(), String> {
        let Command::Request { request: Request::Preview { action, .. }, .. } = self.command else {
            return Err("nobody asked for a preview".into());
        };
        let view = self.oracle.view(observer).ok_or("there is no game")?;
        let made = Preview::of(&view, action).map_err(|why| why.to_string())?;
        equal("the preview", preview, &made)
    }

    /// Search is given the view of whoever asks for advice; a running game cannot be looked at again.
    fn advice(&self) -> Result<(), String> {
        for person in (0..6).map(id) {
            let Some(asked) = self.desk.room.asked(&person) else { continue };
            equal("the seat", &Some(asked.seat), &self.desk.room.seat_of(&person))?;
            let sees = self.oracle.view(Observer::Seat(asked.seat));
            equal("what advice is made of", &Some(asked.view), &sees)?;
        }
        // Now and then, since all lines are gone through.
        if !self.oracle.runs() || !self.desk.lines.len().is_multiple_of(16) {
            return Ok(());
        }
        match Room::finished(&self.desk.lines, None) {
            Err(NotFinished::Runs) => Ok(()),
            Ok(_) | Err(NotFinished::NoGame { .. } | NotFinished::Damaged(_)) => {
                Err("a running game is shown as finished".into())
            }
        }
    }

    /// No name of a card is in the rest of a message, but for what the reader wrote and what others said.
    fn nameless(&self, rest: &mut Value, own_words: &str) -> Result<(), String> {
        self.strip(rest)?;
        let (text, own_words) = (rest.to_string().to_lowercase(), own_words.to_lowercase());
        let kind = self.oracle.options.kind();
        match names(kind).find(|name| text.contains(name) && !own_words.contains(name)) {
            Some(name) => Err(format!("outside of view and events it names `{name}`")),
            None => Ok(()),
        }
    }

    /// Takes out what is known to everyone: options, and what persons said.
    fn strip(&self, rest: &mut Value) -> Result<(), String> {
        match rest {
            Value::Object(fields) => {
                fields.remove("options");
                // Which text it is; what is put into it stands beside it.
                fields.remove("key");
                if fields.contains_key("emote")
                    && let Some(Value::String(text)) = fields.remove("text")
                    && !self.said.contains(&text)
                {
                    return Err(format!("nobody said `{text}`"));
                }
                fields.values_mut().try_for_each(|it| self.strip(it))
            }
            Value::Array(items) => items.iter_mut().try_for_each(|it| self.strip(it)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Ok(()),
        }
    }
}

/// The names of everything that can be hidden, in small letters.
fn names(kind: GameKind) -> impl Iterator<Item = String> {
    let names: Vec<&str> = match kind {
        GameKind::Cardia => {
            let guardians = cardia::Guardian::ALL.map(cardia::Guardian::word);
            cardia::Character::ALL
                .map(cardia::Character::word)
                .into_iter()
                .chain(guardians)
                .collect()
        }
        GameKind::Kardinal => {
            let laws = kardinal::Law::ALL.map(kardinal::Law::words);
            kardinal::Land::ALL.map(kardinal::Land::word).into_iter().chain(laws).collect()
        }
        GameKind::Civ => civ::Domain::ALL.map(civ::Domain::name).to_vec(),
    };
    names.into_iter().map(str::to_lowercase)
}

fn equal<T: PartialEq + std::fmt::Debug>(what: &str, told: &T, right: &T) -> Result<(), String> {
    if told == right { Ok(()) } else { Err(format!("{what} is {told:?}, not {right:?}")) }
}

fn value(of: &impl serde::Serialize) -> Value {
    serde_json::to_value(of).expect("every message can be written")
}

/// Every text in it.
fn texts(of: &Value) -> BTreeSet<String> {
    match of {
        Value::String(text) => BTreeSet::from([text.clone()]),
        Value::Array(items) => items.iter().flat_map(texts).collect(),
        Value::Object(fields) => fields.values().flat_map(texts).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => BTreeSet::new(),
    }
}
