use crate::{Lesson, Line, Step, Task, by_name};
use kernel::Seat;

/// How far a learner has come in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    name: String,
    /// `None` if this program has no such lesson.
    lesson: Option<&'static Lesson>,
    /// How many lines of the script are done.
    done: usize,
    /// Something else was played than the script says: it was another one when the lesson began.
    lost: bool,
}

/// Where a learner stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place<'a> {
    /// At a step that is to be read or answered.
    At(&'a Step),
    /// At the last words.
    End(&'a Step),
    /// Something is played by itself now.
    Between,
    /// The lesson was changed since it began, or is gone.
    Lost,
}

/// A choice and what chance brings after it, as lines of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Who chooses.
    pub seat: Seat,
    /// The choice, then the outcomes.
    pub lines: Vec<String>,
}

impl Course {
    /// At the beginning of the lesson of this name.
    pub fn of(name: &str) -> Course {
        Course { name: name.to_owned(), lesson: by_name(name), done: 0, lost: false }
    }

    /// What the lesson is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The lesson, as long as it is the one that was begun.
    pub fn lesson(&self) -> Option<&'static Lesson> {
        self.lesson.filter(|_| !self.lost)
    }

    /// Where the learner stands.
    pub fn place(&self) -> Place<'static> {
        let Some(lesson) = self.lesson() else { return Place::Lost };
        match lesson.lines.get(self.done) {
            Some(Line::Step(step)) if self.done + 1 == lesson.lines.len() => Place::End(step),
            Some(Line::Step(step)) => Place::At(step),
            Some(Line::Chance(_) | Line::Choice { .. }) => Place::Between,
            None => Place::Lost,
        }
    }

    /// The number of the step, counted from 1, and how many there are.
    pub fn progress(&self) -> (u32, u32) {
        let Some(lesson) = self.lesson() else { return (0, 0) };
        let is_step = |line: &&Line| matches!(line, Line::Step(_));
        let count = |lines: &[Line]| lines.iter().filter(is_step).count() as u32;
        (count(&lesson.lines[..self.done]) + 1, count(&lesson.lines))
    }

    /// What the deal brings, as lines of a record.
    pub fn deal(&self) -> Vec<String> {
        self.outcomes(0, 1)
    }

    /// What is played by itself now, in a game with so many lines.
    pub fn turn(&self, played: usize) -> Option<Turn> {
        match self.lesson()?.lines.get(self.done)? {
            Line::Choice { seat, action } => Some(self.turn_of(*seat, action, played)),
            Line::Chance(_) | Line::Step(_) => None,
        }
    }

    /// The learner's answer, and what comes of it.
    pub fn answered(&self, action: &str, played: usize) -> Option<Turn> {
        Some(self.turn_of(self.lesson()?.learner, action, played))
    }

    fn turn_of(&self, seat: Seat, action: &str, played: usize) -> Turn {
        let mut lines = vec![format!("{} {seat} {action}", played + 1)];
        lines.extend(self.outcomes(self.done + 1, played + 2));
        Turn { seat, lines }
    }

    /// What chance brings at a place of the script, numbered from this on.
    fn outcomes(&self, at: usize, first: usize) -> Vec<String> {
        let rest = self.lesson().and_then(|lesson| lesson.lines.get(at..)).unwrap_or_default();
        let chance = rest.iter().map_while(|line| match line {
            Line::Chance(outcome) => Some(outcome),
            Line::Choice { .. } | Line::Step(_) => None,
        });
        chance.enumerate().map(|(n, it)| format!("{} chance {it}", first + n)).collect()
    }

    /// The deal has happened.
    pub fn dealt(&mut self, lines: &[String]) {
        self.lost |= lines != self.deal();
        self.done += lines.len();
    }

    /// A choice was made in a game that had so many lines, and chance has answered.
    pub fn chose(&mut self, seat: Seat, lines: &[String], played: usize) {
        let action = lines.first().and_then(|line| line.splitn(3, ' ').nth(2)).unwrap_or_default();
        let expected = match self.place() {
            Place::Between => self.turn(played),
            Place::At(step) if is_right(step, action) => self.answered(action, played),
            Place::At(_) | Place::End(_) | Place::Lost => None,
        };
        let fits = expected.is_some_and(|turn| turn.seat == seat && turn.lines == lines);
        self.lost |= !fits;
        self.done += lines.len();
    }

    /// The step was read.
    pub fn read(&mut self) {
        self.lost |= !matches!(self.place(), Place::At(Step { task: Task::Read, .. }));
        self.done += 1;
    }
}

fn is_right(step: &Step, action: &str) -> bool {
    matches!(&step.task, Task::Answer { right, .. } if right.iter().any(|it| it == action))
}
