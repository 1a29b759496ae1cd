use crate::{BadLesson, Fault, Lesson, Line, Step, Task};
use games::{AnyOptions, GameKind};
use kernel::Seat;
use protocol::Touch;

/// Reads a lesson.
pub fn parse(name: &'static str, text: &str) -> Result<Lesson, BadLesson> {
    let bad = |line: usize, fault: Fault| BadLesson { name, line, fault };
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(at, line)| (at + 1, line.split('#').next().unwrap_or_default().trim()))
        .filter(|(_, line)| !line.is_empty());
    let last = text.lines().count();
    let mut head = |word: &'static str| match lines.next() {
        Some((at, line)) => match line.split_once(' ') {
            Some((first, rest)) if first == word => Ok((at, rest.trim())),
            Some(_) | None => Err(bad(at, Fault::Missing(word))),
        },
        None => Err(bad(last, Fault::Missing(word))),
    };
    let (at, game) = head("game")?;
    let options = options(game).map_err(|why| bad(at, Fault::Game(why)))?;
    let (at, learner) = head("learner")?;
    let learner = seat(learner, &options).map_err(|fault| bad(at, fault))?;
    let (at, minutes) = head("minutes")?;
    let minutes = minutes.parse().map_err(|_| bad(at, Fault::Form("minutes NUMBER")))?;
    let mut lesson = Lesson { name, options, learner, minutes, lines: Vec::new() };
    for (at, line) in lines {
        read_line(&mut lesson, line).map_err(|fault| bad(at, fault))?;
    }
    whole(&lesson).map_err(|fault| bad(last, fault))?;
    Ok(lesson)
}

fn options(text: &str) -> Result<AnyOptions, String> {
    let (game, options) = text.split_once(' ').unwrap_or((text, ""));
    let kind: GameKind = game.parse().map_err(|why: games::UnknownGame| why.to_string())?;
    AnyOptions::read(kind, options.trim()).map_err(|why| why.to_string())
}

fn seat(text: &str, options: &AnyOptions) -> Result<Seat, Fault> {
    let seat: Option<Seat> = text.parse().ok();
    seat.filter(|seat| seat.index() < options.seats()).ok_or_else(|| Fault::Seat(text.to_owned()))
}

fn read_line(lesson: &mut Lesson, line: &str) -> Result<(), Fault> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    match word {
        "chance" if rest.is_empty() => return Err(Fault::Form("chance OUTCOME")),
        "chance" => lesson.lines.push(Line::Chance(rest.to_owned())),
        "say" => new_step(lesson, rest, Task::Read)?,
        "ask" => {
            new_step(lesson, rest, Task::Answer { right: Vec::new(), wrong: Vec::new() })?;
        }
        "point" => {
            let touch = touch(rest, &lesson.options)?;
            step(lesson)?.points.push(touch);
        }
        "answer" | "wrong" => task(step(lesson)?, word, rest)?,
        _ if rest.is_empty() => return Err(Fault::Word(word.to_owned())),
        _ if word.len() == 1 => {
            let seat = seat(word, &lesson.options)?;
            lesson.lines.push(Line::Choice { seat, action: rest.to_owned() });
        }
        _ => return Err(Fault::Word(word.to_owned())),
    }
    Ok(())
}

fn new_step(lesson: &mut Lesson, name: &str, task: Task) -> Result<(), Fault> {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if name.is_empty() || !name.chars().all(fits) {
        return Err(Fault::Form("say NAME` or `ask NAME`, with a name of small letters and `-"));
    }
    if lesson.steps().any(|step| step.name == name) {
        return Err(Fault::Twice(name.to_owned()));
    }
    lesson.lines.push(Line::Step(Step { name: name.to_owned(), points: Vec::new(), task }));
    Ok(())
}

/// The step that the lines `point`, `answer` and `wrong` belong to: the line before them.
fn step(lesson: &mut Lesson) -> Result<&mut Step, Fault> {
    match lesson.lines.last_mut() {
        Some(Line::Step(step)) => Ok(step),
        Some(Line::Chance(_) | Line::Choice { .. }) | None => Err(Fault::NoStep),
    }
}

fn task(step: &mut Step, word: &str, rest: &str) -> Result<(), Fault> {
    let Task::Answer { right, wrong } = &mut step.task else { return Err(Fault::NoStep) };
    if word == "answer" {
        for action in rest.split(" / ").map(str::trim) {
            if action.is_empty() {
                return Err(Fault::Form("answer ACTION / ACTION …"));
            }
            if right.iter().any(|it| it == action) {
                return Err(Fault::Twice(action.to_owned()));
            }
            right.push(action.to_owned());
        }
        return Ok(());
    }
    let form = || Fault::Form("wrong ACTION: NAME");
    let (action, name) = rest.split_once(": ").ok_or_else(form)?;
    if right.iter().chain(wrong.iter().map(|(it, _)| it)).any(|it| it == action) {
        return Err(Fault::Twice(action.to_owned()));
    }
    wrong.push((action.to_owned(), name.trim().to_owned()));
    Ok(())
}

/// What to look at.
fn touch(text: &str, options: &AnyOptions) -> Result<Touch, Fault> {
    const FORM: Fault = Fault::Form(
        "point card NAME`, `point in play A.NAME`, `point row 1.2`, `point player B`, `point group NAME` or `point reserve",
    );
    if text == "reserve" {
        return Ok(Touch::Reserve);
    }
    if let Some(card) = text.strip_prefix("in play ") {
        let (owner, name) = card.split_once('.').ok_or(FORM)?;
        let owner = seat(owner, options)?.into();
        return Ok(Touch::CardInPlay { owner, name: name.to_owned() });
    }
    let (word, name) = text.split_once(' ').ok_or(FORM)?;
    match word {
        "card" => Ok(Touch::Card { name: name.to_owned() }),
        "group" => Ok(Touch::Group { name: name.to_owned() }),
        "player" => Ok(Touch::Player { seat: seat(name, options)?.into() }),
        "row" => {
            let (row, column) = name.split_once('.').ok_or(FORM)?;
            let number = |text: &str| text.parse().map_err(|_| FORM);
            Ok(Touch::Cell { row: number(row)?, column: number(column)? })
        }
        _ => Err(FORM),
    }
}

/// Does every question have an answer, and does the lesson end with words?
fn whole(lesson: &Lesson) -> Result<(), Fault> {
    let unanswered =
        |step: &&Step| matches!(&step.task, Task::Answer { right, .. } if right.is_empty());
    if let Some(step) = lesson.steps().find(unanswered) {
        return Err(Fault::NoAnswer(step.name.clone()));
    }
    match lesson.lines.last() {
        Some(Line::Step(Step { task: Task::Read, .. })) => Ok(()),
        Some(Line::Step(_) | Line::Chance(_) | Line::Choice { .. }) | None => Err(Fault::End),
    }
}
