//! A whole record in words.

use crate::app::ReplayScreen;
use crate::model::Line;
use crate::text::Texts;
use crate::words::{Words, game_of, game_title};
use games::{Film, Frame};
use kernel::{Observer, Seat};
use protocol::{GameEvents, GameOptions, GameView, Review};

/// A game told to one seat, or with everything hidden: each step, then where it stands. `to` is the line to stop at.
/// Without names, players are called by their seats. What search says of a choice stands after it.
pub fn record(
    film: &Film,
    names: &[String],
    seat: Option<Seat>,
    to: Option<usize>,
    reviews: &[Review],
    texts: &Texts,
) -> Vec<String> {
    let seats = ReplayScreen::names(film.options.seats(), texts);
    let names = if names.is_empty() { seats } else { names.to_vec() };
    let words = Words { texts, names: &names, you: seat.map(Into::into) };
    let options = GameOptions::from(&film.options);
    let whose = match seat {
        Some(seat) => texts.say("tui-seen-by", &[("name", words.name(seat.into()).into())]),
        None => texts.get("tui-all-open"),
    };
    let title = game_title(texts, game_of(&options));
    let mut lines = vec![format!("{title}. {}. {whose}.", words.options(&options))];
    for frame in &film.frames {
        lines.extend(step(&words, frame, seat));
        let review = reviews.iter().find(|it| it.line as usize == frame.line);
        lines.extend(review.map(|it| words.judged(it)).unwrap_or_default());
    }
    let line = to.unwrap_or(film.lines);
    match film.frames.last() {
        Some(last) => {
            lines.push(texts.say("tui-after-line", &[("line", last.last.into())]));
            lines.extend(position(&words, last, seat));
        }
        None => lines.push(texts.say("tui-deal-incomplete", &[("line", line.into())])),
    }
    if !reviews.is_empty() {
        lines.extend(words.judged_game(reviews));
    }
    if to.is_none() {
        lines.extend(verdict(film).into_iter().map(|key| texts.get(key)));
    }
    lines
}

/// The numbers of its lines, who chose what, and what happened.
fn step(words: &Words<'_>, frame: &Frame, seat: Option<Seat>) -> Vec<String> {
    let what = match &frame.act {
        None => words.get("tui-deal"),
        Some((by, action)) => {
            let name = words.name((*by).into());
            match seat.is_none_or(|seat| seat == *by) {
                true => words.texts.pair(name, action.clone()),
                false => format!("{name} {}", words.get("tui-chosen")),
            }
        }
    };
    let range = match frame.last > frame.line {
        true => format!("{}-{}", frame.line, frame.last),
        false => frame.line.to_string(),
    };
    let heard = match seat {
        Some(seat) => frame.told.to(Observer::Seat(seat)),
        None => frame.all.clone(),
    };
    let events = GameEvents::of(&frame.public, &heard);
    let mut told = Vec::new();
    let sentences = events.map(|events| words.events(&events)).unwrap_or_default();
    sentences.into_iter().for_each(|it| Line::add(&mut told, Line::new(it)));
    let told = told.iter().map(Line::shown);
    std::iter::once(format!("{range} {what}")).chain(told).collect()
}

fn position(words: &Words<'_>, frame: &Frame, seat: Option<Seat>) -> Vec<String> {
    let own = seat.and_then(|seat| frame.views.get(seat.index()));
    let mut lines = words.position(&GameView::from(own.unwrap_or(&frame.public)));
    if seat.is_none() {
        let views = frame.views.iter().map(GameView::from);
        lines.extend(views.filter_map(|view| words.secrets(&view)));
    }
    lines
}

/// How the record as a whole holds up.
fn verdict(film: &Film) -> Vec<&'static str> {
    let end = film.outcome.is_none().then_some("tui-record-unfinished");
    let seed = match (film.seed, film.commitment) {
        (Some(_), Some(_)) => Some("tui-record-promised"),
        (Some(_), None) => Some("tui-record-seeded"),
        (None, _) => None,
    };
    end.into_iter().chain(["tui-record-checked"]).chain(seed).collect()
}
