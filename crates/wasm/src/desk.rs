//! The tables of one person. What a server is for many over a socket, a desk is for one by calls: the same messages, rooms and
//! lines. It has no clock, storage or randomness.

use crate::{restored, seed_of};
use games::{AnyOptions, Hidden, branch};
use kernel::{Observer, Seed};
use protocol::{
    Bot, ChosenOptions, ClientMessage, ClockSetting, ErrorCode, MyTable, Refused, Request, Seat,
    ServerMessage, VERSION,
};
use room::{BotAsk, Command, Effects, Known, Line, Person, PersonId, Room, Tell, Time, To};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What the id of every table on a device begins with. An id of a server has no `-`.
pub const DEVICE: &str = "device-";

/// The only person on a device.
const ME: &str = "me";

/// The tables of one person.
pub struct Desk {
    person: Option<Person>,
    tables: BTreeMap<String, Table>,
}

struct Table {
    room: Room,
    /// How many lines are stored.
    lines: usize,
    /// What the person knows.
    known: Known,
}

/// What has to be done, in this order: store the lines; when they are stored, tell; let bots think and look for the hint; set
/// the timer.
#[derive(Default, Serialize)]
pub struct Done {
    /// To be stored, all or none.
    pub append: Option<Append>,
    /// To be told to the client.
    pub tell: Vec<ServerMessage>,
    /// Bots that have to choose now.
    pub bots: Vec<Job>,
    /// The advice that is wanted.
    pub hint: Option<Hint>,
    /// A tick of the table is needed at this time, if nothing happens there before.
    pub wake: Option<u64>,
}

/// Lines of a table to be stored.
#[derive(Serialize)]
pub struct Append {
    /// Of which table.
    pub table: String,
    /// How many are stored; if there are others, somebody else has gone on with the table.
    pub after: usize,
    /// Those.
    pub lines: Vec<String>,
    /// How the table is listed now; none if the person does not sit there.
    pub listed: Option<MyTable>,
}

/// A bot has to choose.
#[derive(Serialize)]
pub struct Job {
    /// At which table.
    pub table: String,
    /// For which seat.
    pub seat: Seat,
    /// Which of its decisions.
    pub decision: u32,
}

/// Advice for the open decision of the person.
#[derive(Serialize)]
pub struct Hint {
    /// At which table.
    pub table: String,
    /// The client's id of it.
    pub msg: String,
}

/// How a game goes on from a step of another one.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Onward {
    /// The record of the other one.
    pub record: String,
    /// From which step.
    pub step: usize,
    /// As whom.
    pub seat: Seat,
    /// Are the cards that the seat did not know dealt anew? This number decides how.
    pub anew: Option<u64>,
    /// Who plays at the other seats.
    pub bot: Bot,
    /// What the end of the table's id will be.
    pub id: String,
    /// What deals the rest.
    pub seed: String,
    /// When.
    pub now: u64,
}

impl Desk {
    /// A desk without a person: nothing can be asked of it.
    pub const fn empty() -> Desk {
        Desk { person: None, tables: BTreeMap::new() }
    }

    /// A desk of a person with this name.
    pub fn new(name: &str) -> Result<Desk, String> {
        let person = Person::new(ME, name).map_err(|why| why.to_string())?;
        Ok(Desk { person: Some(person), tables: BTreeMap::new() })
    }

    /// Takes up a stored table, or takes it up anew after somebody else has gone on with it. Everything about it is told.
    pub fn restore(&mut self, texts: &[String]) -> Result<Done, String> {
        let room = restored(texts)?;
        let (id, now) = (room.table().to_owned(), room.last());
        let snapshot = Box::new(room.snapshot(self.observer(&room), now));
        let done = Done {
            tell: vec![ServerMessage::Snapshot { table: id.clone(), snapshot }],
            bots: jobs(&id, room.bots()),
            wake: room.deadline().map(|at| at.0),
            ..Done::default()
        };
        self.tables.insert(id, Table { room, lines: texts.len(), known: Known::default() });
        Ok(done)
    }

    /// Takes a message of the client. The seed deals a game that it asks for.
    pub fn hear(&mut self, text: &str, now: u64, seed: Seed) -> Done {
        match ClientMessage::from_json(text) {
            Ok(message) => self.take(message, Time(now), seed),
            Err(why) => {
                let text = format!("not a message of this protocol: {why}");
                error(ErrorCode::Malformed, text, None)
            }
        }
    }

    /// Begins a lesson at a new table with this id after [`DEVICE`].
    pub fn teach(&mut self, name: &str, id: &str, now: u64, seed: Seed) -> Result<Done, String> {
        let learner = self.person.clone().ok_or("say `begin` first")?;
        let lesson = lesson::by_name(name).ok_or_else(|| format!("there is no lesson {name}"))?;
        let id = format!("{DEVICE}{id}");
        let begun = Room::teach(&id, &learner, lesson, seed, Time(now));
        let (room, effects) = begun.map_err(|why| why.to_string())?;
        Ok(self.opened(id, room, &effects))
    }

    /// A bot has chosen. A choice that comes too late or is not legal changes nothing; the caller asks again.
    pub fn chosen(
        &mut self,
        table: &str,
        seat: Seat,
        decision: u32,
        action: String,
        now: u64,
    ) -> Done {
        self.command(table, Command::Bot { seat: seat.into(), decision, action }, Time(now))
    }

    /// Time has passed.
    pub fn tick(&mut self, table: &str, now: u64) -> Done {
        self.command(table, Command::Tick, Time(now))
    }

    fn take(&mut self, message: ClientMessage, now: Time, seed: Seed) -> Done {
        let Some(person) = self.person.clone() else {
            return error(ErrorCode::Malformed, "say `begin` first".to_owned(), None);
        };
        match message {
            ClientMessage::Hello { version, client: _ } if version != VERSION => {
                let text = format!("this engine speaks version {VERSION}, not {version}");
                error(ErrorCode::Version, text, None)
            }
            ClientMessage::Hello { .. } => {
                let (name, avatar) = (person.name, person.avatar);
                told(ServerMessage::Welcome { version: VERSION, name, avatar })
            }
            // Nobody else has tables here.
            ClientMessage::Lobby => told(ServerMessage::Lobby { tables: Vec::new() }),
            ClientMessage::Mine => {
                let tables = self.tables.values().filter_map(|it| listed(&it.room)).collect();
                told(ServerMessage::Mine { tables })
            }
            ClientMessage::LeaveLobby
            | ClientMessage::LeaveMine
            | ClientMessage::Unwatch { .. }
            | ClientMessage::StopAnalysing => Done::default(),
            ClientMessage::Create { msg, options, clock } => {
                self.create(&person, msg, &options, clock, seed, now)
            }
            ClientMessage::Table { table, msg, request } => {
                if !self.tables.contains_key(&table) {
                    let text = format!("there is no table {table} on this device");
                    return error(ErrorCode::NoTable, text, Some(msg));
                }
                let watches = matches!(request, Request::Watch { .. } | Request::Sit { .. });
                let command = Command::Request { from: person, msg, request, seed };
                let mut done = self.command(&table, command, now);
                if watches {
                    done.tell.extend(self.presence(&table));
                }
                done
            }
            ClientMessage::Analyse { table, msg } => self.analyse(&person.id, table, msg),
            ClientMessage::Ping { at } => told(ServerMessage::Pong { at }),
        }
    }

    /// Opens a table. Its id follows from the message, so the same message again opens no second one.
    fn create(
        &mut self,
        person: &Person,
        msg: String,
        options: &ChosenOptions,
        clock: ClockSetting,
        seed: Seed,
        now: Time,
    ) -> Done {
        if !room::is_message_id(&msg) {
            return refused(msg, Refused::BadMessageId);
        }
        let id = format!("{DEVICE}{}", msg.get(..12).unwrap_or(&msg));
        if self.tables.contains_key(&id) {
            return told(ServerMessage::Ack { msg, table: id });
        }
        let options = match AnyOptions::read(options.game.into(), &options.text) {
            Ok(options) => options,
            Err(why) => return refused(msg, Refused::Options(why)),
        };
        let (room, effects) = match Room::open(&id, person, &options, clock, seed, now) {
            Ok(opened) => opened,
            Err(why) => return refused(msg, why),
        };
        let mut done = self.opened(id.clone(), room, &effects);
        done.tell.push(ServerMessage::Ack { msg, table: id });
        done
    }

    /// Takes up a new table; its lines are to be stored.
    fn opened(&mut self, id: String, room: Room, effects: &Effects) -> Done {
        let append = append(&room, 0, effects);
        let (lines, bots) = (effects.append.len(), jobs(&id, room.bots()));
        self.tables.insert(id, Table { room, lines, known: Known::default() });
        Done { append, bots, ..Done::default() }
    }

    /// Opens a table that goes on from a step of a game, against bots.
    pub fn go_on(&mut self, onward: &Onward) -> Result<Done, String> {
        let person = self.person.clone().ok_or("say `begin` first")?;
        let seed = seed_of(&onward.seed)?;
        let seat = kernel::Seat::from(onward.seat);
        let hidden = onward.anew.map_or(Hidden::True, |number| Hidden::Anew(seat, number));
        let origin = branch(&onward.record, onward.step, hidden).map_err(|why| why.to_string())?;
        let id = format!("{DEVICE}{}", onward.id);
        let (bot, now) = (Some(onward.bot), Time(onward.now));
        let (room, effects) = Room::continued(&id, &person, seat, bot, &origin, seed, now)
            .map_err(|why| why.to_string())?;
        Ok(self.opened(id, room, &effects))
    }

    fn command(&mut self, id: &str, command: Command, now: Time) -> Done {
        let me = self.person.as_ref().map(|person| person.id.clone());
        let Some(table) = self.tables.get_mut(id) else { return Done::default() };
        let observer = observer(me.as_ref(), &table.room);
        table.known.look([observer], &table.room, now);
        let listens = |room: &Room, it: Observer| self::observer(me.as_ref(), room) == it;
        let effects = table.room.handle_for(command, now, &listens);
        let append = append(&table.room, table.lines, &effects);
        table.lines += effects.append.len();
        let observer = self::observer(me.as_ref(), &table.room);
        let mine =
            |Tell { to, message }: Tell| match to {
                To::Person(person) => (me.as_ref() == Some(&person)).then_some(message),
                To::Seat(seat) => (observer == Observer::Seat(seat))
                    .then(|| table.known.shorten(observer, message)),
                To::Spectators => (observer == Observer::Spectator)
                    .then(|| table.known.shorten(observer, message)),
            };
        Done {
            append,
            tell: effects.tells.into_iter().filter_map(mine).collect(),
            bots: jobs(id, effects.bots),
            hint: None,
            wake: effects.wake.map(|at| at.0),
        }
    }

    /// The person looks at the table; nobody else does.
    fn presence(&self, id: &str) -> Option<ServerMessage> {
        let room = &self.tables.get(id)?.room;
        let (connected, spectators) = match self.observer(room) {
            Observer::Seat(seat) => (vec![seat.into()], 0),
            Observer::Spectator => (Vec::new(), 1),
        };
        Some(ServerMessage::Presence { table: id.to_owned(), connected, spectators })
    }

    fn analyse(&self, person: &PersonId, table: String, msg: String) -> Done {
        let Some(found) = self.tables.get(&table) else {
            let text = format!("there is no table {table} on this device");
            return error(ErrorCode::NoTable, text, Some(msg));
        };
        match found.room.asked(person) {
            None => refused(msg, Refused::NothingAsked),
            Some(_) => Done { hint: Some(Hint { table, msg }), ..Done::default() },
        }
    }

    fn observer(&self, room: &Room) -> Observer {
        observer(self.person.as_ref().map(|it| &it.id), room)
    }
}

/// The seat of the only person, as which it looks.
pub(crate) fn my_seat(room: &Room) -> Option<kernel::Seat> {
    room.persons().map(|(seat, _)| seat).next()
}

fn observer(person: Option<&PersonId>, room: &Room) -> Observer {
    person.map_or(Observer::Spectator, |person| room.observer(person))
}

/// How a table is listed; `None` if nobody sits there.
fn listed(room: &Room) -> Option<MyTable> {
    let seat = my_seat(room)?;
    let owed = room.owed();
    Some(MyTable {
        entry: room.lobby_entry(),
        seat: seat.into(),
        owed: Seat::of_set(owed),
        your_turn: owed.contains(seat),
        idle_seconds: 0,
    })
}

fn append(room: &Room, after: usize, effects: &Effects) -> Option<Append> {
    let lines: Vec<String> = effects.append.iter().map(Line::to_string).collect();
    let table = room.table().to_owned();
    (!lines.is_empty()).then(|| Append { table, after, lines, listed: listed(room) })
}

fn jobs(table: &str, asks: Vec<BotAsk>) -> Vec<Job> {
    let job = |ask: BotAsk| Job {
        table: table.to_owned(),
        seat: ask.request.seat.into(),
        decision: ask.decision,
    };
    asks.into_iter().map(job).collect()
}

fn told(message: ServerMessage) -> Done {
    Done { tell: vec![message], ..Done::default() }
}

fn refused(msg: String, why: Refused) -> Done {
    told(ServerMessage::Refused { msg, why: why.wire() })
}

fn error(code: ErrorCode, text: String, msg: Option<String>) -> Done {
    told(ServerMessage::Error { code, text, msg })
}
