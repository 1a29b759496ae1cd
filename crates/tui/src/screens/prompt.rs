//! The open question and its answers.

use super::wrap;
use crate::app::{App, Purpose, TableScreen, label};
use crate::boards::{cut, fit};
use crate::words::{inspected, percent};
use protocol::Stage;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget as _};

/// The question, its answers, and what the selected one is about.
pub fn draw(app: &App, screen: &TableScreen, area: Rect, buffer: &mut Buffer) {
    let width = usize::from(area.width);
    let mut lines = question(app, screen, width);
    let room = usize::from(area.height).saturating_sub(lines.len());
    let answers = answers(app, screen, room, width);
    let left = room - answers.len().min(room);
    lines.extend(answers);
    if left > 1 {
        lines.extend(about(app, screen, left, width));
    }
    Paragraph::new(lines).render(area, buffer);
}

/// What is asked, or what is waited for.
fn question(app: &App, screen: &TableScreen, width: usize) -> Vec<Line<'static>> {
    let (texts, look) = (&app.texts, app.look);
    let words = screen.table.words(texts);
    let info = &screen.table.snapshot.info;
    let title = |text: String| {
        let rows = wrap(&text, width, 2).into_iter().take(3);
        rows.map(|row| Line::styled(row, look.title())).collect::<Vec<_>>()
    };
    if screen.stage() == Stage::Over {
        return title(info.ending.as_ref().map(|it| words.ending(it)).unwrap_or_default());
    }
    if screen.stage() == Stage::Paused {
        return title(texts.get("tui-paused"));
    }
    let mut lines = match screen.table.decision() {
        Some(decision) => title(words.text(&decision.question)),
        None => {
            let owed = screen.table.owed();
            let text = texts.say("tui-waiting-for", &[("names", words.all_names(owed).into())]);
            vec![Line::styled(text, look.faint())]
        }
    };
    if let Some(hint) = &screen.table.hint
        && let Some(you) = screen.table.snapshot.you
    {
        let (text, columns) = (words.chances(&hint.analysis, you), texts.get("tui-hint-columns"));
        let more = if hint.done { "" } else { " …" };
        let rows = wrap(&format!("{text} {columns}{more}"), width, 2);
        lines.extend(rows.into_iter().map(|row| Line::styled(row, look.good())));
    } else if screen.hinting && screen.table.decision().is_some() {
        lines.push(Line::styled(texts.get("tui-thinking"), look.faint()));
    }
    let proposals = info.proposals.iter().map(|it| words.proposal(it));
    lines.extend(proposals.map(|it| Line::styled(it, look.good())));
    lines
}

/// The answers around the selected one.
fn answers(app: &App, screen: &TableScreen, room: usize, width: usize) -> Vec<Line<'static>> {
    let (texts, look) = (&app.texts, app.look);
    let written = screen.written(texts);
    let shown = screen.narrowed(texts);
    let at = shown.iter().position(|&number| number == screen.selected).unwrap_or(0);
    let first = at.saturating_sub(room / 2).min(shown.len().saturating_sub(room));
    let most = screen
        .table
        .hint
        .as_ref()
        .map_or(0.0, |hint| hint.analysis.mix.iter().map(|it| it.share).fold(0.0, f32::max));
    let line = |&number: &usize| {
        let answer = &written[number];
        let selected = number == screen.selected;
        let point = if selected { "▶" } else { " " };
        let key = label(number).map_or(' ', |key| key);
        let hint = screen
            .table
            .hint
            .as_ref()
            .and_then(|hint| hint.analysis.mix.iter().find(|it| it.action == answer.action));
        let style = if selected { look.selected() } else { Style::new() };
        let mut spans = vec![Span::raw(point), Span::styled(format!("{key} "), look.key())];
        match hint {
            Some(it) => {
                // How often to play it, then the chance to win after it.
                let text =
                    fit(&cut(&answer.text, width.saturating_sub(15)), width.saturating_sub(14));
                spans.push(Span::styled(text, style));
                let share = format!("{:>4}%", percent(it.share));
                let best = if it.share >= most { look.good() } else { Style::new() };
                spans.push(Span::styled(share, best));
                spans.push(Span::styled(format!("{:>4}%", percent(it.value)), look.faint()));
            }
            None => spans.push(Span::styled(cut(&answer.text, width.saturating_sub(4)), style)),
        }
        Line::from(spans)
    };
    let mut lines: Vec<Line<'static>> = shown.iter().skip(first).take(room).map(line).collect();
    // Signs of more above and below.
    if first > 0
        && let Some(line) = lines.first_mut()
    {
        line.spans[0] = Span::styled("▲", look.faint());
    }
    if first + room < shown.len()
        && let Some(line) = lines.last_mut()
    {
        line.spans[0] = Span::styled("▼", look.faint());
    }
    lines
}

/// What the rules say of the card that the selected answer is about.
fn about(app: &App, screen: &TableScreen, room: usize, width: usize) -> Vec<Line<'static>> {
    let words = screen.table.words(&app.texts);
    let card = screen.table.snapshot.view.as_ref().and_then(|view| {
        let choice = screen.table.choices().get(screen.selected)?;
        words.card(screen.table.game(), &inspected(choice, view)?, screen.table.players())
    });
    let Some(card) = card.filter(|_| screen.table.game() != protocol::GameName::Kardinal) else {
        return Vec::new();
    };
    let mut lines = vec![Line::raw("")];
    for (text, rule) in card.rules {
        let rule = rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
        let rows = wrap(&format!("{text}{rule}"), width, 0);
        lines.extend(rows.into_iter().map(|row| Line::styled(row, app.look.faint())));
    }
    lines.truncate(room);
    lines
}

/// The line at the bottom: what is typed, what was said, or the keys.
pub fn foot(app: &App, screen: &TableScreen, area: Rect, buffer: &mut Buffer) {
    let (texts, look) = (&app.texts, app.look);
    if let Some((purpose, typed)) = &screen.typing {
        let key = match purpose {
            Purpose::Answer => "tui-type-answer",
            Purpose::File => "tui-type-file",
            Purpose::Chat => "tui-type-chat",
        };
        let line = Line::from(vec![
            Span::styled(format!("{} ", texts.get(key)), look.key()),
            Span::raw(typed.text().to_owned()),
            Span::styled("█", look.key()),
        ]);
        line.render(area, buffer);
        return;
    }
    if let Some(message) = screen.message.as_ref().or(app.notice.as_ref()) {
        Line::styled(cut(message, area.width.into()), look.bad()).render(area, buffer);
        return;
    }
    let pairs: Vec<(&str, String)> = match screen.stage() {
        Stage::Lobby => vec![
            ("↑↓", texts.get("tui-key-move")),
            ("Enter", texts.get("tui-key-sit")),
            ("b", texts.get("tui-key-bot")),
            ("k", texts.get("tui-key-kick")),
            ("s", texts.get("tui-key-start")),
            ("c", texts.get("tui-key-chat")),
            ("q", texts.get("tui-key-leave")),
        ],
        Stage::Over => vec![
            ("n", texts.get("tui-key-rematch")),
            ("r", texts.get("tui-key-replay")),
            ("l", texts.get("tui-key-log")),
            ("i", texts.get("tui-key-card")),
            ("s", texts.get("tui-key-save")),
            ("q", texts.get("tui-key-leave")),
        ],
        Stage::Playing | Stage::Paused => vec![
            ("Enter", texts.get("tui-key-play")),
            ("↑↓", texts.get("tui-key-move")),
            (":", texts.get("tui-key-type")),
            ("i", texts.get("tui-key-card")),
            ("h", texts.get("tui-key-hint")),
            ("u", texts.get("tui-key-undo")),
            ("l", texts.get("tui-key-log")),
            ("?", texts.get("tui-key-help")),
            ("q", texts.get("tui-key-leave")),
        ],
    };
    super::keys(look, &pairs, area.width).render(area, buffer);
}
