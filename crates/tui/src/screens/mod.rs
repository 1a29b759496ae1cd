//! Drawing what the client shows. Nothing is changed here.

mod ending;
mod help;
mod inspector;
mod lesson;
mod lobby;
mod menu;
mod options;
mod prompt;
mod replay;
mod table;

use crate::app::{App, Hit, Screen};
use crate::style::Look;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph, Widget as _, Wrap};

/// The least that boards and prompts need.
pub const LEAST: (u16, u16) = (74, 20);

/// Draws the client.
pub fn draw(app: &App, frame: &mut Frame<'_>) {
    let area = frame.area();
    let buffer = frame.buffer_mut();
    app.hits.clear();
    app.hits.set_bottom(0);
    if area.width < LEAST.0 || area.height < LEAST.1 {
        too_small(app, area, buffer);
    } else {
        match &app.screen {
            Screen::Menu(menu) => menu::draw(app, menu, area, buffer),
            Screen::Options(dialog) => options::draw(app, dialog, area, buffer),
            Screen::Lobby(lobby) => lobby::draw(app, lobby, area, buffer),
            Screen::Waiting => message(app, "tui-waiting", area, buffer),
            Screen::HandOver(seat) => {
                let letter = seat.letter();
                let text = app.texts.say("tui-hand-over", &[("seat", letter.into())]);
                middle(app, &text, area, buffer);
            }
            Screen::Table(screen) => table::draw(app, screen, area, buffer),
            Screen::Replay(screen) => replay::draw(app, screen, area, buffer),
        }
    }
    app.look.finish(buffer);
}

/// A page with its title, the latest notice and the keys; gives back what is left between them.
fn page(app: &App, title: &str, pairs: &[(&str, String)], area: Rect, buffer: &mut Buffer) -> Rect {
    let [head, _, body, notice, foot] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(1),
        Constraint::Length(1),
    ])
    .areas(area);
    buffer.set_style(head, app.look.bar());
    Line::styled(format!(" {title}"), app.look.bar()).render(head, buffer);
    if let Some(text) = &app.notice {
        Line::styled(format!("  {text}"), app.look.bad()).render(notice, buffer);
    }
    keys(app, pairs, foot, buffer);
    body
}

/// A window in which nothing fits.
fn too_small(app: &App, area: Rect, buffer: &mut Buffer) {
    let args = [
        ("width", LEAST.0.into()),
        ("height", LEAST.1.into()),
        ("has_width", area.width.into()),
        ("has_height", area.height.into()),
    ];
    let text = app.texts.say("tui-too-small", &args);
    Paragraph::new(text).wrap(Wrap { trim: true }).render(area, buffer);
}

fn message(app: &App, key: &str, area: Rect, buffer: &mut Buffer) {
    middle(app, &app.texts.get(key), area, buffer);
}

/// Some words in the middle of an empty screen.
fn middle(app: &App, text: &str, area: Rect, buffer: &mut Buffer) {
    let [_, row, foot] =
        Layout::vertical([Constraint::Fill(1), Constraint::Length(3), Constraint::Fill(1)])
            .areas(area);
    Paragraph::new(Text::styled(text, app.look.title()))
        .wrap(Wrap { trim: true })
        .centered()
        .render(row, buffer);
    if let Some(notice) = &app.notice {
        Paragraph::new(Text::styled(notice.as_str(), app.look.bad()))
            .wrap(Wrap { trim: true })
            .centered()
            .render(foot, buffer);
    }
}

/// A box over everything else, with the area inside it.
fn popup(look: Look, title: &str, area: Rect, buffer: &mut Buffer) -> Rect {
    Clear.render(area, buffer);
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(look.faint())
        .title(Span::styled(format!(" {title} "), look.title()));
    let inner = block.inner(area);
    block.render(area, buffer);
    inner
}

/// The middle part of an area.
fn centred(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// Keys and what they do, as far as there is room. The last two, which help and lead away, are always there.
fn keys(app: &App, pairs: &[(&str, String)], area: Rect, buffer: &mut Buffer) {
    let wide = |(key, what): &(&str, String)| Span::raw(*key).width() + Span::raw(what).width() + 3;
    let (rest, last) = pairs.split_at(pairs.len().saturating_sub(2));
    let room =
        usize::from(area.width) + 2 - last.iter().map(wide).sum::<usize>().min(area.width.into());
    let count = (0..=rest.len()).rev().find(|&n| rest[..n].iter().map(wide).sum::<usize>() <= room);
    let mut x = area.x;
    for pair in rest[..count.unwrap_or(0)].iter().chain(last) {
        let (key, what) = pair;
        let at = Rect { x, width: wide(pair) as u16, ..area }.intersection(area);
        let spans = vec![Span::styled(*key, app.look.key()), Span::raw(format!(" {what}"))];
        Line::from(spans).render(at, buffer);
        if let Some(code) = key_code(key) {
            app.hits.add(at, Hit::Key(code));
        }
        x += at.width;
    }
}

/// The key that is written so; nothing for several.
fn key_code(key: &str) -> Option<KeyCode> {
    let mut letters = key.chars();
    match (key, letters.next(), letters.next()) {
        ("Enter", ..) => Some(KeyCode::Enter),
        ("Esc", ..) => Some(KeyCode::Esc),
        ("Tab", ..) => Some(KeyCode::Tab),
        (_, Some(letter), None) => Some(KeyCode::Char(letter)),
        _ => None,
    }
}

/// A text broken into lines of a width, with `indent` spaces before all but the first.
pub fn wrap(text: &str, width: usize, indent: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let Some(line) = lines.last_mut() else { break };
        let used = Span::raw(line.as_str()).width();
        let fits = used + 1 + Span::raw(word).width() <= width;
        if line.trim().is_empty() {
            line.push_str(word);
        } else if fits {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(format!("{}{word}", " ".repeat(indent)));
        }
    }
    lines
}
