//! Programs that play: a question on a line of their standard input, an answer on a line of their standard output.
//!
//! A question has everything that its seat may know, so a program needs no memory (`docs/protocol.md`).

use games::{AnyView, Listed as _, match_game};
use kernel::{Notation as _, Observed as _, Observer};
use protocol::GameView;
use serde::Deserialize;
use serde_json::json;
use std::fmt;
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
        Ok(Program(Arc::new(Running { name, command, idle: Mutex::default() })))
    }
}

impl Program {
    /// How it is called.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// What it chooses, in notation; `None` if its seat owes nothing. A program that gives no good answer in time fails, and the
    /// reason names it.
    pub fn choose(&self, view: &AnyView, limit: Duration) -> Result<Option<String>, String> {
        self.answer(view, limit).map_err(|why| format!("{}: {why}", self.name()))
    }

    fn answer(&self, view: &AnyView, limit: Duration) -> Result<Option<String>, String> {
        let mut legal = view.legal();
        let Observer::Seat(seat) = view.observer() else { return Ok(None) };
        if legal.len() < 2 {
            return Ok(legal.pop());
        }
        let question = json!({
            "game": view.kind().name(),
            "options": options(view),
            "seat": seat.to_string(),
            "view": GameView::from(view),
            "choices": legal,
            "observation": observation(view),
        });
        let Running { command, idle, .. } = &*self.0;
        let waiting = idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut talk = match waiting {
            Some(talk) => talk,
            None => Talk::start(command)?,
        };
        let line = talk.ask(&question.to_string(), limit)?;
        let answer: Answer = serde_json::from_str(&line).map_err(|why| {
            format!("`{line}` is not an answer like {{\"action\": \"…\"}}: {why}")
        })?;
        if !legal.contains(&answer.action) {
            let legal = legal.join("; ");
            return Err(format!("`{}` is not one of the choices {legal}", answer.action));
        }
        idle.lock().unwrap_or_else(PoisonError::into_inner).push(talk);
        Ok(Some(answer.action))
    }
}

impl PartialEq for Program {
    fn eq(&self, other: &Program) -> bool {
        (&self.0.name, &self.0.command) == (&other.0.name, &other.0.command)
    }
}

impl Eq for Program {}

/// As it is read.
impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.0.name, self.0.command)
    }
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
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

/// What was agreed, in notation.
fn options(view: &AnyView) -> String {
    match_game!(view, AnyView(it), G => G::write_options(&G::options_of(it)))
}

/// The view as a row of numbers, two hexadecimal digits each.
fn observation(view: &AnyView) -> Option<String> {
    let row = match view {
        AnyView::Cardia(view) => cardia::Cardia::row(view),
        AnyView::Kardinal(view) => kardinal::Kardinal::row(view),
        AnyView::Civ(view) => civ::Civ::row(view),
        #[cfg(feature = "toy")]
        AnyView::Toy(_) => return None,
    };
    Some(row.iter().map(|number| format!("{number:02x}")).collect())
}
