//! A recorded game.

use super::inspector::Inspector;
use super::{help, keys, table};
use crate::app::{App, Overlay, ReplayScreen};
use crate::boards::{Board, cut};
use crate::model::Line as Told;
use crate::words::{Words, game_title};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget as _};

pub fn draw(app: &App, screen: &ReplayScreen, area: Rect, buffer: &mut Buffer) {
    let (texts, look) = (&app.texts, app.look);
    let words = Words { texts, names: &screen.names, you: None };
    let [head, body, bar, foot] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(1),
        Constraint::Length(1),
    ])
    .areas(area);
    buffer.set_style(head, look.bar());
    let title = format!(
        " {} · {} · {}",
        game_title(texts, screen.game()),
        words.options(&screen.replay.options),
        texts.say("tui-seen-by", &[("name", words.name(screen.eyes).into())])
    );
    Line::styled(cut(&title, head.width.into()), look.bar()).render(head, buffer);
    let Some(view) = screen.view() else { return };
    let board = Board { view, you: Some(screen.eyes), words, look, choices: &[], selected: None };
    let (lines, latest) = screen.told(texts);
    let old = lines.len() - latest;
    let log: Vec<Told> = lines
        .into_iter()
        .enumerate()
        .map(|(n, text)| Told { fresh: n >= old, ..Told::new(text) })
        .collect();
    let (top, beside) = if body.width >= table::WIDE {
        let [left, log] =
            Layout::horizontal([Constraint::Fill(2), Constraint::Fill(1)]).areas(body);
        (left, log)
    } else {
        let height = board.height(body.width).min(body.height.saturating_sub(4));
        let [top, log] =
            Layout::vertical([Constraint::Length(height), Constraint::Fill(1)]).areas(body);
        (top, log)
    };
    board.draw(top, buffer);
    table::draw_log(app, &log, beside, buffer);
    draw_bar(app, screen, bar, buffer);
    draw_foot(app, screen, foot, buffer);
    match &screen.overlay {
        Some(Overlay::Cards { ids, at }) => {
            let (game, players) = (screen.game(), screen.replay.options.seats);
            Inspector { look, words, game, players, ids, at: *at }.draw(body, buffer);
        }
        Some(_) => {
            help::draw(look, texts, (help::REPLAY, screen.game()), 0, body, buffer);
        }
        None => {}
    }
}

/// How far the game is, and what was chosen.
fn draw_bar(app: &App, screen: &ReplayScreen, area: Rect, buffer: &mut Buffer) {
    let (texts, look) = (&app.texts, app.look);
    let Some(frame) = screen.replay.frames.get(screen.at) else { return };
    let words = Words { texts, names: &screen.names, you: None };
    let chosen = match (frame.by, &frame.action) {
        (Some(seat), Some(action)) => format!("{}: {action}", words.name(seat)),
        _ => texts.get("tui-deal"),
    };
    let step = texts.say(
        "tui-step",
        &[
            ("n", (screen.at + 1).into()),
            ("all", screen.replay.frames.len().into()),
            ("line", frame.line.into()),
        ],
    );
    let room = 20;
    let done = room * (screen.at + 1) / screen.replay.frames.len().max(1);
    let line = Line::from(vec![
        Span::styled("█".repeat(done), look.key()),
        Span::styled("░".repeat(room - done), look.faint()),
        Span::raw(format!(" {step}  ")),
        Span::styled(chosen, look.title()),
    ]);
    Paragraph::new(line).render(area, buffer);
}

fn draw_foot(app: &App, screen: &ReplayScreen, area: Rect, buffer: &mut Buffer) {
    let (texts, look) = (&app.texts, app.look);
    if let Some(typed) = &screen.typing {
        let line = Line::from(vec![
            Span::styled(format!("{} ", texts.get("tui-type-line")), look.key()),
            Span::raw(typed.text().to_owned()),
            Span::styled("█", look.key()),
        ]);
        line.render(area, buffer);
        return;
    }
    let pairs = [
        ("←→", texts.get("tui-key-step")),
        ("↑↓", texts.get("tui-key-page")),
        ("Home End", texts.get("tui-key-ends")),
        ("g", texts.get("tui-key-seek")),
        ("Tab", texts.get("tui-key-eyes")),
        ("i", texts.get("tui-key-card")),
        ("q", texts.get("tui-key-leave")),
    ];
    keys(look, &pairs, area.width).render(area, buffer);
}
