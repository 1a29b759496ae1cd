use games::AnyOptions;
use kernel::Seat;
use protocol::{LessonOffer, Text, Touch};

/// A scripted game with words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// As its file is called, and as the keys of its words begin: `learn-NAME-`.
    pub name: &'static str,
    /// What is agreed.
    pub options: AnyOptions,
    /// Where the learner sits.
    pub learner: Seat,
    /// The most minutes it takes.
    pub minutes: u32,
    /// What happens, in order.
    pub lines: Vec<Line>,
}

/// One line of a script, with what belongs to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// What chance brings in the deal, or after the choice before it, in notation.
    Chance(String),
    /// A choice that is made by itself.
    Choice {
        /// Who chooses.
        seat: Seat,
        /// What, in notation.
        action: String,
    },
    /// The learner reads or answers.
    Step(Step),
}

/// Something is said to the learner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What it is called: the end of the key of its words.
    pub name: String,
    /// What to look at.
    pub points: Vec<Touch>,
    /// What the learner has to do.
    pub task: Task,
}

/// What the learner has to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// To read it.
    Read,
    /// To answer the open question.
    Answer {
        /// The answers that are right, in notation.
        right: Vec<String>,
        /// What to say to certain wrong ones: the answer, and the end of the key.
        wrong: Vec<(String, String)>,
    },
}

impl Lesson {
    /// As it is offered.
    pub fn offer(&self) -> LessonOffer {
        LessonOffer {
            name: self.name.to_owned(),
            game: self.options.kind().into(),
            minutes: self.minutes,
        }
    }

    /// The steps.
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = &Step> {
        self.lines.iter().filter_map(|line| match line {
            Line::Step(step) => Some(step),
            Line::Chance(_) | Line::Choice { .. } => None,
        })
    }

    /// What a step says.
    pub fn words(&self, step: &Step) -> Text {
        self.text(&step.name)
    }

    /// What is said to an answer: nothing if it is right, or if nothing has to be answered.
    pub fn correction(&self, step: &Step, action: &str) -> Option<Text> {
        let Task::Answer { right, wrong } = &step.task else { return None };
        if right.iter().any(|it| it == action) {
            return None;
        }
        let special = wrong.iter().find(|(it, _)| it == action).map(|(_, name)| name.clone());
        Some(self.text(&special.unwrap_or_else(|| format!("{}-wrong", step.name))))
    }

    fn text(&self, name: &str) -> Text {
        Text::new(format!("learn-{}-{name}", self.name), Vec::new())
    }
}
