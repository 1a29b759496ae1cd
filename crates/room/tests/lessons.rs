//! Every lesson is played to its end, with right and with wrong answers, and is restored from its lines at every step.

use kernel::{Observer, Seat, Seed};
use lesson::{Lesson, Place, Step, Task};
use protocol::{LessonState, LessonWants, Request, ServerMessage, Stage, Text};
use room::{Command, Effects, Fact, Line, Person, Room, Time};

fn lessons() -> &'static [Lesson] {
    lesson::all().unwrap_or_else(|why| panic!("{why}"))
}

struct Class {
    room: Room,
    lines: Vec<Line>,
    learner: Person,
    seat: Seat,
    messages: u32,
}

impl Class {
    fn begin(lesson: &Lesson) -> Class {
        let learner = Person::new("learner", "Lea").expect("a person");
        let begun = Room::teach("class", &learner, lesson, Seed::from_number(1), Time(0));
        let (room, effects) = begun.expect("the lesson begins");
        assert_eq!(
            effects.append[1..]
                .iter()
                .filter(|line| matches!(line.fact, Fact::Opened { .. }))
                .count(),
            0
        );
        Class { room, lines: effects.append, learner, seat: lesson.learner, messages: 0 }
    }

    fn ask(&mut self, request: Request) -> Effects {
        self.messages += 1;
        let (from, msg) = (self.learner.clone(), self.messages.to_string());
        let command = Command::Request { from, msg, request, seed: Seed::from_number(2) };
        let effects = self.room.handle(command, Time(0));
        self.lines.extend(effects.append.clone());
        effects
    }

    fn state(&self) -> LessonState {
        self.room.info(Time(0)).lesson.expect("it is a lesson")
    }

    /// Answers the open decision; gives back what the lesson says to a wrong answer.
    fn answer(&mut self, action: &str) -> Option<Text> {
        let decision = self.room.snapshot(Observer::Seat(self.seat), Time(0)).decision;
        let decision = decision.unwrap_or_else(|| panic!("nothing is asked before {action}")).id;
        let effects = self.ask(Request::Act { decision, action: action.to_owned() });
        let answer = &effects.tells.first().expect("an answer").message;
        if matches!(answer, ServerMessage::Ack { .. }) {
            return None;
        }
        let ServerMessage::Refused { why, .. } = answer else { panic!("{action}: {answer:?}") };
        assert_eq!(why.key, "refused-notTaught", "{action}: {}", why.text);
        assert!(effects.append.is_empty(), "{action} has changed something");
        let fields = format!("{:?}", why.args);
        let key = fields.split('"').find(|it| it.starts_with("learn-")).expect("a key");
        Some(Text::new(key.to_owned(), Vec::new()))
    }

    /// What the learner could answer.
    fn choices(&self) -> Vec<String> {
        let decision = self.room.snapshot(Observer::Seat(self.seat), Time(0)).decision;
        decision.into_iter().flat_map(|it| it.choices).map(|it| it.action).collect()
    }

    fn restored_is_the_same(&self) {
        let texts = self.lines.iter().map(Line::to_string);
        let lines: Vec<Line> = texts.map(|it| it.parse().expect("a line")).collect();
        assert_eq!(Room::restore(&lines).expect("a room"), self.room);
    }
}

/// Goes through a lesson. At each question everything wrong is tried first; `pick` chooses among what is right.
fn walk(lesson: &Lesson, pick: &mut dyn FnMut(&[String]) -> usize) -> Class {
    let mut class = Class::begin(lesson);
    for (n, step) in lesson.steps().enumerate() {
        let LessonState { name, step: number, steps, say, points, wants } = class.state();
        let at = format!("{} at {}", lesson.name, step.name);
        assert_eq!((name.as_str(), number as usize), (lesson.name, n + 1), "{at}");
        assert_eq!((say, points), (lesson.words(step), step.points.clone()), "{at}");
        class.restored_is_the_same();
        match &step.task {
            Task::Read if number == steps => assert_eq!(wants, LessonWants::Nothing, "{at}"),
            Task::Read => {
                assert_eq!(wants, LessonWants::Reading, "{at}");
                assert_eq!(class.choices(), [""; 0], "{at}: who reads is asked nothing");
                let early = class.ask(Request::Read { step: number + 1 });
                assert!(matches!(early.tells[0].message, ServerMessage::Stale { .. }), "{at}");
                class.ask(Request::Read { step: number });
            }
            Task::Answer { right, wrong } => {
                assert_eq!(wants, LessonWants::Answer, "{at}");
                let choices = class.choices();
                for action in right.iter().chain(wrong.iter().map(|(action, _)| action)) {
                    assert!(choices.contains(action), "{at}: {action} is none of {choices:?}");
                }
                for action in choices.iter().filter(|it| !right.contains(it)) {
                    assert_eq!(class.answer(action), lesson.correction(step, action), "{at}");
                }
                let chosen = &right[pick(right)];
                assert_eq!(class.answer(chosen), None, "{at}: {chosen}");
            }
        }
    }
    assert_eq!(class.room.stage(), Stage::Over, "{} ends with its game", lesson.name);
    class
}

#[test]
fn every_lesson_can_be_played_with_wrong_and_right_answers() {
    for lesson in lessons() {
        let class = walk(lesson, &mut |_| 0);
        let ending = class.room.info(Time(0)).ending.expect("it is over");
        assert_eq!(ending.winners, [lesson.learner.into()], "who learns wins {}", lesson.name);
    }
}

/// Where several answers are right, the lesson goes on after each of them.
#[test]
fn every_right_answer_leads_on() {
    let mut several = 0;
    for lesson in lessons() {
        let most = lesson.steps().map(|step| match &step.task {
            Task::Read => 0,
            Task::Answer { right, .. } => right.len(),
        });
        for other in 1..most.max().unwrap_or(0) {
            walk(lesson, &mut |right| other.min(right.len() - 1));
            several += 1;
        }
    }
    assert!(several > 0, "some lesson leaves a choice");
}

/// A wrong answer that is possible at all has words of its own, or the general ones of its step.
#[test]
fn every_wrong_answer_has_words() {
    for lesson in lessons() {
        let mut class = Class::begin(lesson);
        let text = include_str!("../../../locales/en/learn.ftl");
        for step in lesson.steps() {
            let Task::Answer { right, .. } = &step.task else {
                let step = class.state().step;
                class.ask(Request::Read { step });
                continue;
            };
            for action in class.choices().iter().filter(|it| !right.contains(it)) {
                let key = lesson.correction(step, action).expect("it is wrong").key;
                let begins = format!("{key} = ");
                assert!(text.lines().any(|it| it.starts_with(&begins)), "{action}: no text {key}");
            }
            class.answer(&right[0]);
        }
    }
}

/// What has no use in a lesson is refused, and changes nothing.
#[test]
fn a_lesson_goes_on_as_it_is_written() {
    let mut class = Class::begin(&lessons()[0]);
    for request in [Request::Undo, Request::Resign, Request::Pause, Request::Start] {
        let effects = class.ask(request);
        let ServerMessage::Refused { why, .. } = &effects.tells[0].message else {
            panic!("{:?}", effects.tells)
        };
        assert_eq!(why.key, "refused-inLesson");
        assert!(effects.append.is_empty());
    }
}

/// A program that has another script, or none, says so instead of playing on.
#[test]
fn a_lesson_that_was_changed_begins_anew() {
    let class = Class::begin(&lessons()[0]);
    let state_of = |lines: &[Line]| {
        let room = Room::restore(lines).expect("the game itself is played again");
        assert!(!room.is_taught() && room.bots().is_empty());
        room.info(Time(0)).lesson.expect("a lesson")
    };
    let mut renamed = class.lines.clone();
    if let Fact::Opened { lesson, .. } = &mut renamed[0].fact {
        *lesson = Some("gone".to_owned());
    }
    let state = state_of(&renamed);
    assert_eq!((state.wants, &*state.say.key), (LessonWants::Restart, "learn-changed"));
    let text: Vec<String> = class.lines.iter().map(Line::to_string).collect();
    let swapped = text.iter().map(|it| it.replace("A draw Surgeon", "A draw Treasurer").parse());
    let swapped: Vec<Line> = swapped.collect::<Result<_, _>>().expect("lines");
    assert_eq!(state_of(&swapped).wants, LessonWants::Restart);
}

/// The place in the script follows from the lines alone.
#[test]
fn a_course_begins_at_its_first_step() {
    for lesson in lessons() {
        let class = Class::begin(lesson);
        assert!(class.room.teaches() && class.room.is_taught());
        let first: &Step = lesson.steps().next().expect("a step");
        assert_eq!(class.state().say, lesson.words(first));
        let course = lesson::Course::of(lesson.name);
        assert!(matches!(course.place(), Place::Between));
    }
}
