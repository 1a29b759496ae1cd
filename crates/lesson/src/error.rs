use std::fmt;

/// Why a text is not a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLesson {
    /// The lesson.
    pub name: &'static str,
    /// The line of the text, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What can be wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The first line does not name a game that can be played, and why.
    Game(String),
    /// A line of the head is missing: `learner` or `minutes`.
    Missing(&'static str),
    /// A word that begins no line.
    Word(String),
    /// A line that is not complete; this is how it is written.
    Form(&'static str),
    /// A seat that this game does not have.
    Seat(String),
    /// The line belongs to a step, and there is none before it.
    NoStep,
    /// The name of a step or of its words that was used before.
    Twice(String),
    /// A step `ask` without `answer`.
    NoAnswer(String),
    /// The last line is not a step `say`.
    End,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Game(why) => {
                write!(
                    f,
                    "{why}; the first line is `game NAME OPTIONS`, for example `game cardia goal=3`"
                )
            }
            Fault::Missing(word) => write!(f, "`{word}` is missing before the first other line"),
            Fault::Word(word) => write!(
                f,
                "`{word}` begins no line; a line begins with chance, a seat, say, ask, point, answer or wrong"
            ),
            Fault::Form(form) => write!(f, "this line is written `{form}`"),
            Fault::Seat(seat) => write!(f, "this game has no seat `{seat}`"),
            Fault::NoStep => f.write_str("this line belongs to a step `say` or `ask` before it"),
            Fault::Twice(name) => write!(f, "there is a step or an answer `{name}` already"),
            Fault::NoAnswer(name) => write!(f, "the step `{name}` asks, but no `answer` is right"),
            Fault::End => f.write_str("a lesson ends with `say`: its last words"),
        }
    }
}

impl fmt::Display for BadLesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lessons/{}.lesson:{}: {}", self.name, self.line, self.fault)
    }
}

impl std::error::Error for BadLesson {}
