//! The open question and its answers.

use super::{ending, lesson, wrap};
use crate::app::{App, Hit, Pace, Purpose, TableScreen};
use crate::boards::{cut, fit};
use crate::stage::Moment;
use crate::words::{inspected, percent};
use protocol::Stage;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget as _};

/// The mark of the selected answer.
const SELECTED: &str = "▶";

/// Rows that the answers keep, however much there is to say about a hint.
const ANSWER_ROWS: usize = 2;

/// The question, its answers, and what the selected one is about.
pub fn draw(app: &App, screen: &TableScreen, area: Rect, buffer: &mut Buffer) {
    let width = usize::from(area.width);
    let mut lines = question(app, screen, area.height.into(), width);
    let room = usize::from(area.height).saturating_sub(lines.len());
    let answers = answers(app, screen, room, width);
    let left = room - answers.len().min(room);
    for (y, (number, _)) in (lines.len() as u16..).zip(&answers) {
        let row = Rect { y: area.y + y, height: 1, ..area };
        if let Some(number) = number {
            app.hits.add(row.intersection(area), Hit::Answer(*number));
        }
    }
    lines.extend(answers.into_iter().map(|(_, line)| line));
    if left > 1 {
        lines.extend(about(app, screen, left, width));
    }
    Paragraph::new(lines).render(area, buffer);
}

/// How many lines the question and all of its answers take.
pub fn height(app: &App, screen: &TableScreen, width: usize) -> usize {
    question(app, screen, usize::MAX, width).len() + answers(app, screen, usize::MAX, width).len()
}

/// What happens, while it is shown.
pub fn draw_beat(
    app: &App,
    screen: &TableScreen,
    moment: &Moment,
    area: Rect,
    buffer: &mut Buffer,
) {
    let rows = wrap(&moment.text, usize::from(area.width).saturating_sub(2), 0);
    let mut lines: Vec<Line<'_>> =
        rows.into_iter().map(|row| Line::styled(row, app.look.title())).collect();
    let (key, count) = match screen.pace {
        Pace::Stepwise => ("tui-beat-next", screen.beats.len()),
        Pace::AtOnce | Pace::Flowing => ("tui-beat-skip", screen.beats.len()),
    };
    lines.push(Line::raw(""));
    let more = app.texts.say(key, &[("n", (count - 1).into())]);
    lines.push(Line::styled(more, app.look.faint()));
    Paragraph::new(lines).render(area, buffer);
}

/// What is asked, or what is waited for. What a hint has to say is left out where it leaves no rows for the answers.
fn question(app: &App, screen: &TableScreen, room: usize, width: usize) -> Vec<Line<'static>> {
    if let Some(taught) = lesson::words(app, screen, width) {
        return taught;
    }
    let (texts, look) = (&app.texts, app.look);
    let words = screen.table.words(texts);
    let info = &screen.table.snapshot.info;
    let title = |text: String| {
        let rows = wrap(&text, width, 2).into_iter().take(3);
        rows.map(|row| Line::styled(row, look.title())).collect::<Vec<_>>()
    };
    if screen.stage() == Stage::Over {
        return ending::words(app, screen, width);
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
        let fits = |above: usize, rows: &[String]| above + rows.len() + ANSWER_ROWS <= room;
        let mut rows = wrap(&format!("{text} {columns}{more}"), width, 2);
        if !fits(lines.len(), &rows) {
            rows = wrap(&format!("{text}{more}"), width, 2);
        }
        lines.extend(rows.into_iter().map(|row| Line::styled(row, look.good())));
        let reasons = hint.analysis.reasons.iter();
        for rows in reasons.map(|it| wrap(&format!("· {}", words.text(it)), width, 2)) {
            if fits(lines.len(), &rows) {
                lines.extend(rows.into_iter().map(|row| Line::styled(row, look.faint())));
            }
        }
    } else if screen.hinting && screen.table.decision().is_some() {
        lines.push(Line::styled(texts.get("tui-thinking"), look.faint()));
    }
    let proposals = info.proposals.iter().map(|it| words.proposal(it));
    lines.extend(proposals.map(|it| Line::styled(it, look.good())));
    lines
}

/// The answers around the selected one, with their numbers. Where answers are places of a display the cursor on it is
/// enough: only the selected one and those that are no places are listed, and what a hint says is best.
fn answers(
    app: &App,
    screen: &TableScreen,
    room: usize,
    width: usize,
) -> Vec<(Option<usize>, Line<'static>)> {
    let look = app.look;
    let texts = screen.written(&app.texts);
    let shown = listed(screen, screen.narrowed(&app.texts));
    // Each with all of its rows: as many before the selected one as fit, then what comes after it.
    let each = |&number: &usize| -> Vec<(Option<usize>, Line<'static>)> {
        let rows = answer(app, screen, number, &texts[number].text, width);
        rows.into_iter().map(|row| (Some(number), row)).collect()
    };
    let all: Vec<_> = shown.iter().map(each).collect();
    let at = shown.iter().position(|&number| number == screen.selected).unwrap_or(0);
    let (mut first, mut above) = (at, 0);
    while first > 0 && above + all[first - 1].len() <= room / 2 {
        first -= 1;
        above += all[first].len();
    }
    let after: usize = all[first..].iter().map(Vec::len).sum();
    let mut spare = room.saturating_sub(after);
    while first > 0 && all[first - 1].len() <= spare {
        first -= 1;
        spare -= all[first].len();
    }
    let count: usize = all[first..].iter().map(Vec::len).sum();
    let mut lines: Vec<_> = all.into_iter().skip(first).flatten().take(room).collect();
    if first > 0
        && let Some((_, line)) = lines.first_mut()
    {
        sign_more("▲", line, look.faint());
    }
    if count > room
        && let Some((_, line)) = lines.last_mut()
    {
        sign_more("▼", line, look.faint());
    }
    lines
}

/// A sign of more above or below, before a row of an answer. The mark of the selected answer counts more.
fn sign_more(sign: &str, line: &mut Line<'_>, style: Style) {
    let start = &mut line.spans[0];
    if start.content != SELECTED {
        *start = Span::styled(fit(sign, start.width()), style);
    }
}

/// The numbers of the answers that are listed.
fn listed(screen: &TableScreen, narrowed: Vec<usize>) -> Vec<usize> {
    if !screen.has_cursor() || screen.typing.is_some() {
        return narrowed;
    }
    let mut shown = vec![screen.selected];
    shown.extend(screen.hinted().into_iter().take(3));
    shown.extend(narrowed.into_iter().filter(|&number| !screen.is_place(number)));
    let mut seen = std::collections::BTreeSet::new();
    shown.retain(|&number| seen.insert(number));
    shown
}

/// An answer with its key, over as many rows as it needs.
fn answer(
    app: &App,
    screen: &TableScreen,
    number: usize,
    text: &str,
    width: usize,
) -> Vec<Line<'static>> {
    let look = app.look;
    let mix = screen.table.hint.as_ref().map_or(&[][..], |hint| &hint.analysis.mix);
    let most = mix.iter().map(|it| it.share).fold(0.0, f32::max);
    let selected = number == screen.selected;
    let point = if selected { SELECTED } else { " " };
    let key = screen.label(number).unwrap_or(' ');
    let action = &screen.table.choices()[number].action;
    let weighed = mix.iter().find(|it| it.action == *action);
    let style = if selected { look.selected() } else { Style::new() };
    let room = width.saturating_sub(if weighed.is_some() { 14 } else { 4 });
    let rows = wrap(text, room, 2).into_iter().enumerate();
    let row = |(n, row): (usize, String)| {
        if n > 0 {
            return Line::from(vec![Span::raw("   "), Span::styled(row, style)]);
        }
        let start = [Span::raw(point), Span::styled(format!("{key} "), look.key())];
        let mut spans = Vec::from(start);
        match weighed {
            Some(it) => {
                // How often to play it, then the chance to win after it.
                spans.push(Span::styled(fit(&row, room), style));
                let share = format!("{:>4}%", percent(it.share));
                let best = if it.share >= most { look.good() } else { Style::new() };
                spans.push(Span::styled(share, best));
                spans.push(Span::styled(format!("{:>4}%", percent(it.value)), look.faint()));
            }
            None => spans.push(Span::styled(row, style)),
        }
        Line::from(spans)
    };
    rows.map(row).collect()
}

/// What the rules say of the card that the selected answer is about, as far as there is room for whole sentences.
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
        // What comes later only explains it.
        if lines.len() + rows.len() > room {
            break;
        }
        lines.extend(rows.into_iter().map(|row| Line::styled(row, app.look.faint())));
    }
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
    // A lesson says itself what was wrong.
    let message = screen.message.as_ref().filter(|_| screen.table.lesson().is_none());
    if let Some(message) = message.or(app.notice.as_ref()) {
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
            ("t", texts.get("tui-key-pace")),
            ("?", texts.get("tui-key-help")),
            ("q", texts.get("tui-key-leave")),
        ],
    };
    super::keys(app, &pairs, area, buffer);
}
