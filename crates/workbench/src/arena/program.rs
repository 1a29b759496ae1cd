//! Programs as contestants: a question on a line of their standard input, an answer on a line of their standard output.
//!
//! A question has everything that its seat may know, so a program needs no memory (`docs/protocol.md`).

use super::Arena;
use crate::interrupt;
use arena::Contestant;
use kernel::{Choices as _, Observer, SearchDice};
use protocol::GameView;
use serde::Deserialize;
use serde_json::json;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// A program that plays.
#[derive(Clone)]
pub struct Program(Arc<Running>);

struct Running {
    name: String,
    command: String,
    /// Processes without a question. Each thread that plays takes one, or starts another.
    idle: Mutex<Vec<Talk>>,
    /// Why the program cannot play on.
    failure: Mutex<Option<String>>,
}

/// A process and what it says.
struct Talk {
    child: Child,
    questions: ChildStdin,
    answers: Receiver<String>,
}

impl Drop for Talk {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[derive(Deserialize)]
struct Answer {
    action: String,
}

impl FromStr for Program {
    type Err = String;

    /// `NAME=COMMAND`
    fn from_str(text: &str) -> Result<Program, String> {
        let bad = || "a name and a command, for example mine='python3 bot.py'".to_owned();
        let (name, command) = text.split_once('=').ok_or_else(bad)?;
        if name.is_empty() || name.contains(',') || command.trim().is_empty() {
            return Err(bad());
        }
        let (name, command) = (name.to_owned(), command.to_owned());
        let (idle, failure) = (Mutex::default(), Mutex::default());
        Ok(Program(Arc::new(Running { name, command, idle, failure })))
    }
}

impl Program {
    /// How it is called.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// Why it could not play on, if it could not.
    pub fn failure(&self) -> Option<String> {
        let failure = self.0.failure.lock().unwrap_or_else(PoisonError::into_inner);
        failure.as_ref().map(|why| format!("{}: {why}", self.0.name))
    }

    /// At a table, with so much time for every answer.
    pub fn sit(&self, limit: Duration) -> Seated {
        Seated { program: self.clone(), limit }
    }
}

/// A program at a table.
pub struct Seated {
    program: Program,
    limit: Duration,
}

impl Talk {
    fn start(command: &str) -> Result<Talk, String> {
        let mut shell = Command::new("sh");
        let shell = shell.args(["-c", command]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let cannot = |why| format!("cannot start `{command}`: {why}");
        let mut child = shell.spawn().map_err(cannot)?;
        let (Some(questions), Some(out)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("`{command}` has no standard input or output"));
        };
        let (said, answers) = sync_channel(1);
        std::thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                if said.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Talk { child, questions, answers })
    }

    fn ask(&mut self, question: &str, limit: Duration) -> Result<String, String> {
        let gone = || "the program ended in the middle of a game".to_owned();
        writeln!(self.questions, "{question}").map_err(|_| gone())?;
        self.questions.flush().map_err(|_| gone())?;
        match self.answers.recv_timeout(limit) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Disconnected) => Err(gone()),
            Err(RecvTimeoutError::Timeout) => {
                Err(format!("no answer within {} seconds", limit.as_secs_f64()))
            }
        }
    }
}

impl Seated {
    fn answer<G: Arena>(&self, view: &G::View) -> Result<Option<G::Action>, String> {
        let choices = G::choices_of(view);
        let Observer::Seat(seat) = G::observer(view) else { return Ok(None) };
        if choices.len() < 2 {
            return Ok(choices.nth(0));
        }
        let options = G::options_of(view);
        let legal: Vec<String> = choices.iter().map(|it| G::write_action(&options, it)).collect();
        let question = json!({
            "game": G::NAME,
            "options": G::write_options(&options),
            "seat": seat.to_string(),
            "view": GameView::from(&G::any_view(*view)),
            "choices": legal,
            "observation": hex(&G::row(view)),
        });
        let running = &self.program.0;
        let idle = running.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut talk = match idle {
            Some(talk) => talk,
            None => Talk::start(&running.command)?,
        };
        let line = talk.ask(&question.to_string(), self.limit)?;
        let answer: Answer = serde_json::from_str(&line).map_err(|why| {
            format!("`{line}` is not an answer like {{\"action\": \"…\"}}: {why}")
        })?;
        let place = legal.iter().position(|it| *it == answer.action);
        let place = place.ok_or_else(|| {
            format!("`{}` is not one of the choices {}", answer.action, legal.join("; "))
        })?;
        running.idle.lock().unwrap_or_else(PoisonError::into_inner).push(talk);
        Ok(choices.nth(place))
    }
}

/// Two digits for each number of a row.
fn hex(row: &[i8]) -> String {
    row.iter().map(|number| format!("{number:02x}")).collect()
}

impl<G: Arena> Contestant<G> for Seated {
    fn name(&self) -> String {
        self.program.name().to_owned()
    }

    fn choose(&self, view: &G::View, _: &mut SearchDice) -> Option<G::Action> {
        if interrupt::interrupted() || self.program.failure().is_some() {
            return None;
        }
        match self.answer::<G>(view) {
            Ok(action) => action,
            Err(why) => {
                let failure = &self.program.0.failure;
                *failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(why);
                None
            }
        }
    }
}
