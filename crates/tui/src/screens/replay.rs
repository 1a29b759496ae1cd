//! A recorded game.

use super::inspector::Inspector;
use super::{help, keys, table, wrap};
use crate::app::{App, Overlay, ReplayScreen};
use crate::boards::{Board, Size, cut, fit};
use crate::model::Line as Told;
use crate::words::{Words, game_title, percent};
use protocol::Touch;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
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
    let touched: Vec<Touch> = screen.touched();
    let board = Board {
        view,
        you: Some(screen.eyes),
        words,
        look,
        choices: &[],
        selected: None,
        touched: &touched,
        size: Size::of(area),
        hits: &app.hits,
    };
    let (lines, latest) = screen.told(texts);
    let old = lines.len() - latest;
    let log: Vec<Told> =
        lines.into_iter().enumerate().map(|(n, line)| Told { fresh: n >= old, ..line }).collect();
    let [top, low, log_area] = table::split(&board, screen.game(), body);
    board.draw(top, buffer);
    if draw_review(app, screen, low, buffer) || draw_judged(app, screen, low, buffer) {
        table::draw_log(app, &log, log_area, buffer);
    } else {
        // Below the board there is more room for what happened.
        let beside = if log_area.y == low.y { low.union(log_area) } else { log_area };
        table::draw_log(app, &log, beside, buffer);
    }
    draw_bar(app, screen, bar, buffer);
    draw_foot(app, screen, foot, buffer);
    match &screen.overlay {
        Some(Overlay::Cards { ids, at }) => {
            let (game, players) = (screen.game(), screen.replay.options.seats);
            Inspector { look, words, game, players, ids, at: *at }.draw(body, buffer);
        }
        Some(Overlay::Help(help)) => {
            help::draw(app, help::REPLAY, screen.game(), *help, body, buffer);
        }
        Some(Overlay::Log(_) | Overlay::Position(_) | Overlay::Leave | Overlay::Resign) => {}
        None => {}
    }
}

/// What search says of the choice that is open here, beside what was chosen; false if nobody has asked.
fn draw_review(app: &App, screen: &ReplayScreen, area: Rect, buffer: &mut Buffer) -> bool {
    let (texts, look) = (&app.texts, app.look);
    let Some(review) = screen.reviewed() else { return false };
    let words = Words { texts, names: &screen.names, you: Some(screen.eyes) };
    let Some(analysis) = &review.analysis else {
        Line::styled(texts.get("tui-thinking"), look.faint()).render(area, buffer);
        return true;
    };
    let more = if review.done { "" } else { " …" };
    let chances = format!("{}{more}", words.chances(analysis, screen.eyes));
    let width = usize::from(area.width);
    let rows = wrap(&chances, width, 2).into_iter();
    let mut lines: Vec<Line<'_>> = rows.map(|row| Line::styled(row, look.good())).collect();
    let mut mix: Vec<_> = analysis.mix.iter().collect();
    mix.sort_by(|a, b| b.share.total_cmp(&a.share));
    let chosen = screen.chosen_next();
    for it in mix {
        let is_chosen = chosen == Some(it.action.as_str());
        let mark = if is_chosen { "▶" } else { " " };
        let text = fit(&cut(&it.action, width.saturating_sub(14)), width.saturating_sub(13));
        let style = if is_chosen { look.title() } else { Style::new() };
        lines.push(Line::from(vec![
            Span::raw(format!("{mark} ")),
            Span::styled(text, style),
            Span::raw(format!("{:>4}%", percent(it.share))),
            Span::styled(format!("{:>4}%", percent(it.value)), look.faint()),
        ]));
    }
    Paragraph::new(lines).render(area, buffer);
    true
}

/// What search says of this choice and of the whole game; false if nobody has asked.
fn draw_judged(app: &App, screen: &ReplayScreen, area: Rect, buffer: &mut Buffer) -> bool {
    let Some(reviews) = &screen.reviews else { return false };
    let words = Words { texts: &app.texts, names: &screen.names, you: None };
    let width = usize::from(area.width);
    let mut lines: Vec<Line<'_>> = Vec::new();
    if let Some(review) = screen.judgement() {
        let rows = words.judged(review).into_iter().flat_map(|it| wrap(&it, width, 2));
        lines.extend(rows.map(|row| Line::styled(row, app.look.title())));
    }
    let rows = words.judged_game(reviews).into_iter().flat_map(|it| wrap(&it, width, 2));
    lines.extend(rows.map(Line::raw));
    Paragraph::new(lines).render(area, buffer);
    true
}

/// How far the game is, and what was chosen.
fn draw_bar(app: &App, screen: &ReplayScreen, area: Rect, buffer: &mut Buffer) {
    let (texts, look) = (&app.texts, app.look);
    let Some(frame) = screen.replay.frames.get(screen.at) else { return };
    let words = Words { texts, names: &screen.names, you: None };
    let chosen = match (frame.by, &frame.action) {
        (Some(seat), Some(action)) if seat == screen.eyes => {
            texts.pair(words.name(seat), action.clone())
        }
        // What others choose may be sealed; what comes of it is in the log.
        (Some(seat), _) => format!("{} {}", words.name(seat), texts.get("tui-chosen")),
        (None, _) => texts.get("tui-deal"),
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
        ("a", texts.get("tui-key-auto")),
        ("h", texts.get("tui-key-review")),
        ("m", texts.get("tui-key-marks")),
        ("g", texts.get("tui-key-seek")),
        ("Tab", texts.get("tui-key-eyes")),
        ("c", texts.get("tui-key-continue")),
        ("?", texts.get("tui-key-help")),
        ("q", texts.get("tui-key-leave")),
    ];
    keys(app, &pairs, area, buffer);
}
