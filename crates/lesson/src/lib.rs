//! Lessons: scripted games with words.
//!
//! A [`Lesson`] is a file of `lessons`: what is agreed, what chance brings, what the other players choose, and steps at
//! which the learner reads or answers (docs/lessons.md). A room plays it (`room::Room::teach`), so that every client shows
//! it like any other game. [`Course`] says how far a learner has come; it follows from the lines of the game and from the
//! steps that were read, so that a room restored from its lines stands at the same step.

mod course;
mod error;
mod list;
mod parse;
mod script;

pub use course::{Course, Place, Turn};
pub use error::{BadLesson, Fault};
pub use list::{all, by_name};
pub use parse::parse;
pub use script::{Lesson, Line, Step, Task};
