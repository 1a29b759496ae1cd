//! A table: who plays, the board, the question, what happened.

use super::{centred, help, inspector::Inspector, popup, prompt, wrap};
use crate::app::{App, Overlay, TableScreen};
use crate::boards::{Board, Size};
use crate::link;
use crate::model::Line as Told;
use crate::words::{game_title, time};
use protocol::{GameName, Seat, SeatState, Stage};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph, Widget as _};

/// Lines that the question must have.
const PROMPT_HEIGHT: u16 = 5;

pub fn draw(app: &App, screen: &TableScreen, area: Rect, buffer: &mut Buffer) {
    let [head, body, foot] =
        Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)])
            .areas(area);
    draw_head(app, screen, head, buffer);
    if screen.stage() == Stage::Lobby {
        draw_lobby(app, screen, body, buffer);
    } else {
        draw_game(app, screen, body, buffer);
    }
    prompt::foot(app, screen, foot, buffer);
    if let Some(overlay) = &screen.overlay {
        draw_overlay(app, screen, overlay, body, buffer);
    }
}

/// The game, the score, the clocks.
fn draw_head(app: &App, screen: &TableScreen, area: Rect, buffer: &mut Buffer) {
    let (texts, look) = (&app.texts, app.look);
    let info = &screen.table.snapshot.info;
    buffer.set_style(area, look.bar());
    let options = screen.table.words(texts).options(&info.options);
    let mut parts = vec![game_title(texts, screen.table.game())];
    parts.extend(screen.table.others(texts));
    parts.push(options);
    let played = info.score.wins.iter().sum::<u32>() + info.score.drawn;
    if played > 0 {
        let wins: Vec<String> = info.score.wins.iter().map(u32::to_string).collect();
        parts.push(texts.say("tui-score", &[("score", wins.join(":").into())]));
    }
    let clocks: Vec<String> = (0..info.seats.len())
        .filter_map(kernel::Seat::new)
        .map(Seat::from)
        .filter_map(|seat| Some(format!("{} {}", seat.letter(), time(screen.table.clock(seat)?))))
        .collect();
    let line = match &screen.line {
        link::Line::Up => String::new(),
        link::Line::Down => texts.get("tui-line-down"),
        link::Line::Lost(why) => why.said(texts),
    };
    let right = format!("{line} {} ", clocks.join("  "));
    let room = usize::from(area.width).saturating_sub(Line::from(right.as_str()).width());
    // What does not fit is left out whole.
    let mut text = String::new();
    for part in parts {
        let longer = if text.is_empty() { format!(" {part}") } else { format!("{text} · {part}") };
        if text.is_empty() || Line::from(longer.as_str()).width() <= room {
            text = longer;
        }
    }
    Line::styled(text, look.bar()).render(area, buffer);
    Line::styled(right, look.bar()).right_aligned().render(area, buffer);
}

fn draw_game(app: &App, screen: &TableScreen, area: Rect, buffer: &mut Buffer) {
    let beat = screen.beats.front();
    let shown = beat.map(|it| &it.moment.view);
    let Some(view) = shown.or(screen.table.snapshot.view.as_ref()) else { return };
    let asked = screen.table.decision().filter(|_| beat.is_none());
    let board = Board {
        view,
        you: screen.table.snapshot.you,
        words: screen.table.words(&app.texts),
        look: app.look,
        choices: asked.map_or(&[], |it| &it.choices),
        selected: asked.map(|_| screen.selected),
        touched: beat.map_or(&[], |it| &it.moment.touched),
        // The lines above and below the table belong to the window.
        size: Size::of(Rect { height: area.height + 2, ..area }),
        hits: &app.hits,
    };
    let told = beat.map_or(screen.table.log.len(), |it| it.told).min(screen.table.log.len());
    let log = &screen.table.log[..told];
    let [top, low, beside] = split(&board, screen.table.game(), area);
    board.draw(top, buffer);
    let low = if board.has_guide() { draw_guide(app, screen, &board, low, buffer) } else { low };
    match beat {
        Some(beat) => prompt::draw_beat(app, screen, &beat.moment, low, buffer),
        None => prompt::draw(app, screen, low, buffer),
    }
    draw_log(app, log, beside, buffer);
}

/// What the cards do, below the question; gives back what is left for that.
fn draw_guide(
    app: &App,
    screen: &TableScreen,
    board: &Board<'_>,
    area: Rect,
    buffer: &mut Buffer,
) -> Rect {
    let taken = prompt::height(app, screen, area.width.into()) as u16 + 1;
    let guide = board.guide(area.width.into(), area.height.saturating_sub(taken).into());
    if guide.is_empty() {
        return area;
    }
    let [low, below] =
        Layout::vertical([Constraint::Fill(1), Constraint::Length(guide.len() as u16)]).areas(area);
    Paragraph::new(guide).render(below, buffer);
    // What the guide says of the selected card the question need not say.
    Rect { height: taken, ..low }.intersection(low)
}

/// Where the board, the question and the log stand. In a large window the log has a column of its own.
pub fn split(board: &Board<'_>, game: GameName, area: Rect) -> [Rect; 3] {
    // The display of Kardinal & König is as wide as the window.
    if board.size == Size::Large && game != GameName::Kardinal {
        let [left, log] =
            Layout::horizontal([Constraint::Fill(2), Constraint::Fill(1)]).areas(area);
        let [top, _, low] = Layout::vertical([
            Constraint::Length(board.height(left.width)),
            Constraint::Length(1),
            Constraint::Fill(1),
        ])
        .areas(left);
        return [top, low, log];
    }
    let height = board.height(area.width).min(area.height.saturating_sub(PROMPT_HEIGHT));
    let [top, low] =
        Layout::vertical([Constraint::Length(height), Constraint::Fill(1)]).areas(area);
    // The answers of Kardinal & König name a card and its place.
    let share = if game == GameName::Kardinal { 60 } else { 58 };
    let [low, log] =
        Layout::horizontal([Constraint::Percentage(share), Constraint::Fill(1)]).areas(low);
    [top, low, log]
}

/// What happened last, the latest at the bottom.
pub fn draw_log(app: &App, log: &[Told], area: Rect, buffer: &mut Buffer) {
    let block = Block::new().borders(Borders::LEFT).border_style(app.look.faint());
    let inner = block.inner(area);
    block.render(area, buffer);
    let lines = log_lines(app, log, inner.width.into(), inner.height.into(), 0);
    Paragraph::new(lines).render(inner, buffer);
}

/// So many rows of a log, scrolled back by some. Rounds stay whole: of an earlier one nothing is shown rather than its end.
fn log_lines<'a>(
    app: &App,
    log: &[Told],
    width: usize,
    height: usize,
    back: usize,
) -> Vec<Line<'a>> {
    let mut rows: Vec<Line<'a>> = Vec::new();
    let latest = log.last().map_or(0, |told| told.round);
    let shown = back + height;
    for round in log.chunk_by(|a, b| a.round == b.round).rev() {
        let rule = usize::from(!rows.is_empty());
        let block: Vec<Line<'a>> = round.iter().flat_map(|it| log_rows(app, it, width)).collect();
        let is_latest = round.first().is_some_and(|it| it.round == latest);
        if back == 0 && !is_latest && rows.len() + rule + block.len() > height {
            break;
        }
        if rule == 1 {
            rows.push(Line::styled("─".repeat(width), app.look.faint()));
        }
        rows.extend(block.into_iter().rev());
        if rows.len() > shown {
            break;
        }
    }
    let back = back.min(rows.len().saturating_sub(height));
    let mut rows: Vec<_> = rows.into_iter().skip(back).take(height).collect();
    rows.reverse();
    rows
}

fn log_rows<'a>(app: &App, told: &Told, width: usize) -> Vec<Line<'a>> {
    let style = if told.fresh { app.look.fresh() } else { app.look.faint() };
    let rows = wrap(&told.shown(), width, 2);
    rows.into_iter().map(|row| Line::styled(row, style)).collect()
}

/// Who sits where before the first card.
fn draw_lobby(app: &App, screen: &TableScreen, area: Rect, buffer: &mut Buffer) {
    let (texts, look) = (&app.texts, app.look);
    let info = &screen.table.snapshot.info;
    let mut lines = vec![Line::raw(""), Line::raw(format!("  {}", texts.get("tui-lobby")))];
    for (n, seat) in info.seats.iter().enumerate() {
        let name = screen.table.names.get(n).cloned().unwrap_or_default();
        let letter = kernel::Seat::new(n).map_or(String::new(), |seat| seat.to_string());
        let you = screen.table.snapshot.you.is_some_and(|you| you as usize == n);
        let style = match seat {
            SeatState::Open
            | SeatState::Reserved
            | SeatState::Kicked { .. }
            | SeatState::Left { .. } => look.faint(),
            SeatState::Human { .. } | SeatState::Bot { .. } => look.seat(n),
        };
        let point = if n == screen.chair { "▶" } else { " " };
        let mark = if you { texts.get("tui-you") } else { String::new() };
        lines.push(Line::from(vec![
            Span::raw(format!("  {point} {letter}  ")),
            Span::styled(name, style),
            Span::styled(format!("  {mark}"), look.faint()),
        ]));
    }
    lines.push(Line::raw(""));
    let id = &screen.table.id;
    let table = texts.say("tui-table-id", &[("id", id.clone().into())]);
    lines.push(Line::styled(format!("  {table}"), look.faint()));
    if let Some(server) = &app.server {
        lines.push(Line::raw(""));
        lines.push(Line::raw(format!("  {}", texts.get("share-text"))));
        lines.push(Line::styled(format!("  {server}/t/{id}"), look.title()));
    }
    let [top, log] =
        Layout::vertical([Constraint::Length(lines.len() as u16 + 1), Constraint::Fill(1)])
            .areas(area);
    Paragraph::new(lines).render(top, buffer);
    draw_log(app, &screen.table.log, log, buffer);
}

fn draw_overlay(
    app: &App,
    screen: &TableScreen,
    overlay: &Overlay,
    area: Rect,
    buffer: &mut Buffer,
) {
    let (texts, look) = (&app.texts, app.look);
    match overlay {
        Overlay::Cards { ids, at } => {
            let (words, game) = (screen.table.words(texts), screen.table.game());
            let players = screen.table.players();
            Inspector { look, words, game, players, ids, at: *at }.draw(area, buffer);
        }
        Overlay::Log(back) => {
            let inner = popup(look, &texts.get("tui-log"), area, buffer);
            let log = &screen.table.log;
            let (width, height) = (inner.width.into(), inner.height.into());
            let rows = log.iter().map(|it| log_rows(app, it, width).len()).sum::<usize>();
            let rounds = log.chunk_by(|a, b| a.round == b.round).count();
            let most = (rows + rounds).saturating_sub(height + 1);
            app.hits.set_bottom(u16::try_from(most).unwrap_or(u16::MAX));
            // As much as there is, also of a round that does not fit whole.
            let lines = log_lines(app, log, width, height, (*back).into());
            Paragraph::new(lines).render(inner, buffer);
        }
        Overlay::Position(down) => {
            let inner = popup(look, &texts.get("tui-position"), area, buffer);
            let (words, view) = (screen.table.words(texts), screen.table.snapshot.view.as_ref());
            let facts = view.map(|view| words.position(view)).unwrap_or_default();
            let rows: Vec<_> = facts
                .iter()
                .flat_map(|it| wrap(it, inner.width.into(), 2))
                .map(Line::raw)
                .collect();
            let most = (rows.len() as u16).saturating_sub(inner.height);
            app.hits.set_bottom(most);
            Paragraph::new(rows).scroll(((*down).min(most), 0)).render(inner, buffer);
        }
        Overlay::Help(help) => {
            help::draw(app, help::TABLE, screen.table.game(), *help, area, buffer);
        }
        Overlay::Leave => ask(app, "tui-really-leave", area, buffer),
        Overlay::Resign => ask(app, "tui-really-resign", area, buffer),
    }
}

/// Really?
fn ask(app: &App, key: &str, area: Rect, buffer: &mut Buffer) {
    let text = app.texts.get(key);
    let rows = wrap(&text, 56, 0);
    let area = centred(area, 60, rows.len() as u16 + 2);
    let inner = popup(app.look, "?", area, buffer);
    let lines: Vec<_> = rows.into_iter().map(|row| Line::styled(row, Style::new())).collect();
    Paragraph::new(lines).render(inner, buffer);
}
