//! The table of a lesson: a script deals and chooses for the other players, and the learner's answers have to be those it
//! waits for (decision 6 in `docs/decisions`).

use crate::advance::{Change, game_lines};
use crate::line::Fact;
use crate::request::{No, Work};
use crate::room::Room;
use crate::{Effects, Person, Refused, Time};
use kernel::{Seat, SeatSet, Seed};
use lesson::{Lesson, Place, Step, Task, Turn};
use protocol::{Bot, ClockSetting, LessonState, LessonWants, Request, Text};

/// Who the other players of a lesson seem to be.
const PARTNER: Bot = Bot::Novice;

/// Can this be asked for at the table of a lesson?
pub(crate) fn fits(request: &Request) -> bool {
    match request {
        Request::Watch { .. }
        | Request::Preview { .. }
        | Request::Sit { .. }
        | Request::Leave
        | Request::Act { .. }
        | Request::Read { .. } => true,
        Request::Kick { .. }
        | Request::PutBot { .. }
        | Request::SetOptions { .. }
        | Request::SetClock { .. }
        | Request::SetAccess { .. }
        | Request::Reserve { .. }
        | Request::Accept { .. }
        | Request::Start
        | Request::Say { .. }
        | Request::Emote { .. }
        | Request::Resign
        | Request::OfferDraw
        | Request::Undo
        | Request::Replace { .. }
        | Request::Rematch { .. }
        | Request::Pause
        | Request::Resume
        | Request::Answer { .. } => false,
    }
}

impl Room {
    /// A table at which somebody learns. Everyone sits, and everything before the first step is played.
    pub fn teach(
        table: &str,
        learner: &Person,
        lesson: &Lesson,
        seed: Seed,
        now: Time,
    ) -> Result<(Room, Effects), Refused> {
        let (options, none) = (&lesson.options, ClockSetting::None);
        let (host, name) = (learner.id.clone(), Some(lesson.name));
        let first = Room::first_line(table, host, options, none, seed, now, name);
        let mut room = Room::of_first(&first).ok_or(Refused::NoGame)?;
        let mut work = Work::new(now);
        work.lines.push(first);
        room.seat_class(&mut work, learner, lesson).map_err(|no| match no {
            No::Refused(why) => why,
            No::Stale => Refused::NoGame,
        })?;
        Ok((room, Effects { append: work.lines, ..Effects::default() }))
    }

    fn seat_class(
        &mut self,
        work: &mut Work<'_>,
        learner: &Person,
        lesson: &Lesson,
    ) -> Result<(), No> {
        for seat in SeatSet::first(self.chairs.len()).iter() {
            let (at, Person { id, name, avatar }) = (seat.into(), learner);
            let fact = if seat == lesson.learner {
                let (person, name, avatar) = (id.clone(), name.clone(), *avatar);
                Fact::Sat { seat: at, person, name, avatar }
            } else {
                Fact::BotSat { seat: at, bot: PARTNER }
            };
            self.fact(work, fact)?;
        }
        let deal = self.course.as_ref().map(lesson::Course::deal).unwrap_or_default();
        let rules = self.options.rules();
        self.make(work, Change::StoredDeal { rules, lines: &deal })?;
        work.write([Fact::Began { rules }]);
        work.write(game_lines(None, deal));
        self.play_script(work)
    }

    /// Is it the table of a lesson?
    pub fn teaches(&self) -> bool {
        self.course.is_some()
    }

    /// Is it the table of a lesson that goes on: neither at its end nor changed since it began?
    pub fn is_taught(&self) -> bool {
        let place = self.course.as_ref().map(lesson::Course::place);
        matches!(place, Some(Place::At(_)))
    }

    /// Does the learner have to read before anything else is asked?
    pub(crate) fn reads(&self) -> bool {
        let Some(course) = &self.course else { return false };
        !matches!(course.place(), Place::At(Step { task: Task::Answer { .. }, .. }))
    }

    /// What the lesson says now.
    pub(crate) fn lesson(&self) -> Option<LessonState> {
        let course = self.course.as_ref()?;
        let (name, (step, steps)) = (course.name().to_owned(), course.progress());
        let place = course.lesson().map(|lesson| (lesson, course.place()));
        let Some((lesson, Place::At(now) | Place::End(now))) = place else {
            let say = Text::new("learn-changed", Vec::new());
            let (points, wants) = (Vec::new(), LessonWants::Restart);
            return Some(LessonState { name, step, steps, say, points, wants });
        };
        let wants = match now.task {
            Task::Read if matches!(course.place(), Place::End(_)) => LessonWants::Nothing,
            Task::Read => LessonWants::Reading,
            Task::Answer { .. } => LessonWants::Answer,
        };
        let (say, points) = (lesson.words(now), now.points.clone());
        Some(LessonState { name, step, steps, say, points, wants })
    }

    /// The learner has read a step.
    pub(crate) fn read(&mut self, work: &mut Work<'_>, from: &Person, step: u32) -> Result<(), No> {
        self.sitting(from)?;
        let course = self.course.as_ref().ok_or(Refused::NoGame)?;
        let reads = matches!(course.place(), Place::At(Step { task: Task::Read, .. }));
        if !reads || course.progress().0 != step {
            return Err(No::Stale);
        }
        self.fact(work, Fact::Read { step })?;
        self.play_script(work)
    }

    /// The learner answers. What the rules refuse is refused by them.
    pub(crate) fn learn(
        &mut self,
        work: &mut Work<'_>,
        seat: Seat,
        action: &str,
    ) -> Result<(), No> {
        let (course, game) = (self.course.as_ref(), self.game.as_ref());
        let (course, game) = course.zip(game).ok_or(Refused::NoGame)?;
        let Place::At(step) = course.place() else { return Err(No::Stale) };
        if !game.table.legal(seat).iter().any(|it| it == action) {
            return self.make(work, Change::Act { seat, action });
        }
        if let Some(say) = course.lesson().and_then(|lesson| lesson.correction(step, action)) {
            return Err(Refused::NotTaught { say }.into());
        }
        let turn = course.answered(action, game.table.lines()).ok_or(No::Stale)?;
        self.play_turn(work, turn)?;
        self.play_script(work)
    }

    /// Plays what is played by itself.
    fn play_script(&mut self, work: &mut Work<'_>) -> Result<(), No> {
        let next = |room: &Room| {
            let played = room.game.as_ref()?.table.lines();
            room.course.as_ref()?.turn(played)
        };
        let learner = self.course.as_ref().and_then(|it| it.lesson()).map(|it| it.learner);
        while let Some(turn) = next(self) {
            // Where the script plays for the learner too, it leaps over a part of the game.
            work.anew |= learner == Some(turn.seat);
            self.play_turn(work, turn)?;
        }
        Ok(())
    }

    fn play_turn(&mut self, work: &mut Work<'_>, Turn { seat, lines }: Turn) -> Result<(), No> {
        self.make(work, Change::StoredAct { seat, lines: &lines })?;
        work.write(game_lines(Some(seat), lines));
        Ok(())
    }
}
