//! The engine in the browser: the tables of one person, bots, advice and replays on the player's own device.
//!
//! Everything goes through [`call`]: one JSON text in, one out. A [`Desk`] speaks the protocol of a server for the one person at
//! the device and keeps nothing itself: as a server does, its caller stores the lines it returns and only then passes on the
//! messages (I11). [`thought`] has the calls that take long; they have no state, so a worker that runs one can be ended at any time.
//! `exports` is what JavaScript sees of it, and `web/src/local` the other side.

mod desk;
#[cfg(target_arch = "wasm32")]
mod exports;
pub mod proof;
mod study;
pub mod thought;

pub use desk::{Append, DEVICE, Desk, Done, Hint, Job};
pub use study::{Seen, Study};

use desk::Onward;
use kernel::Seed;
use protocol::Seat;
use serde::{Deserialize, Serialize};
use thought::{Host, Thought};

/// What can be asked of the engine.
#[derive(Deserialize)]
#[serde(tag = "call", rename_all = "camelCase", deny_unknown_fields)]
enum Call {
    /// To begin, as a person with this name.
    Begin { name: String },
    /// To take up a stored table.
    Restore { lines: Vec<String> },
    /// A message of the client.
    Hear { message: String, now: u64, seed: String },
    /// The lessons there are.
    Lessons,
    /// To begin a lesson at a table of its own.
    Teach { lesson: String, id: String, now: u64, seed: String },
    /// A bot has chosen.
    Chosen { table: String, seat: Seat, decision: u32, action: String, now: u64 },
    /// Time has passed at a table.
    Tick { table: String, now: u64 },
    /// To go on from a step of a game that is over, at a table of its own.
    Continue(Onward),
    /// Something long.
    Think(Thought),
    /// To look at a game again.
    Study(Study),
}

/// Does what a JSON text asks for. `desk` is the one state there is; `host` hears what a long call finds on its way.
pub fn call(desk: &mut Desk, text: &[u8], host: &mut dyn Host) -> Vec<u8> {
    let done = serde_json::from_slice(text)
        .map_err(|why| format!("not a call of the engine: {why}"))
        .and_then(|call| run(desk, call, host));
    match done {
        Ok(done) => done,
        Err(why) => written(&Failed { error: why }).unwrap_or_default(),
    }
}

/// What comes back instead of an answer.
#[derive(Serialize)]
struct Failed {
    error: String,
}

fn run(desk: &mut Desk, call: Call, host: &mut dyn Host) -> Result<Vec<u8>, String> {
    match call {
        Call::Begin { name } => {
            *desk = Desk::new(&name)?;
            written(&())
        }
        Call::Restore { lines } => written(&desk.restore(&lines)?),
        Call::Hear { message, now, seed } => written(&desk.hear(&message, now, seed_of(&seed)?)),
        Call::Lessons => {
            let all = lesson::all().map_err(ToString::to_string)?;
            written(&all.iter().map(lesson::Lesson::offer).collect::<Vec<_>>())
        }
        Call::Teach { lesson, id, now, seed } => {
            written(&desk.teach(&lesson, &id, now, seed_of(&seed)?)?)
        }
        Call::Chosen { table, seat, decision, action, now } => {
            written(&desk.chosen(&table, seat, decision, action, now))
        }
        Call::Tick { table, now } => written(&desk.tick(&table, now)),
        Call::Continue(onward) => written(&desk.go_on(&onward)?),
        Call::Think(thought) => thought.run(host),
        Call::Study(study) => study.run(),
    }
}

pub(crate) fn seed_of(text: &str) -> Result<Seed, String> {
    text.parse().map_err(|()| "a seed has 64 hexadecimal digits".to_owned())
}

fn written(what: &impl Serialize) -> Result<Vec<u8>, String> {
    serde_json::to_vec(what).map_err(|why| why.to_string())
}

/// The lines of a table as they are stored.
fn lines(texts: &[String]) -> Result<Vec<room::Line>, String> {
    let line = |(index, text): (usize, &String)| {
        text.parse().map_err(|why| format!("line {} of the stored game: {why}", index + 1))
    };
    texts.iter().enumerate().map(line).collect()
}

/// The room that stored lines lead to.
fn restored(texts: &[String]) -> Result<room::Room, String> {
    room::Room::restore(&lines(texts)?).map_err(|why| format!("the stored game: {why}"))
}
