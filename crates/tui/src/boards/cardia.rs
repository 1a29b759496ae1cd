//! Cardia: the encounters as two rows of cards, the opponent above.

use super::{Board, Mark, cut, fit, put, put_wrapped, wrap_spans};
use crate::words::signed;
use protocol::{
    CardiaCard, CardiaCardInPlay, CardiaFaction, CardiaFog, CardiaName, CardiaSide, CardiaView,
    Seat, Touch,
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// A card with its frame: as wide as there is room for.
const CARD_WIDTHS: std::ops::RangeInclusive<u16> = 10..=13;
const CARD_HEIGHT: u16 = 5;

/// The faction of a card is a matter of its number.
const fn faction(number: u32) -> usize {
    (number as usize + 3) % 4
}

/// What lies at one place of a row.
enum Lies<'a> {
    Card(&'a CardiaCardInPlay),
    Up(&'a CardiaCard),
    Down(Option<&'a CardiaCard>),
    Nothing,
}

pub fn height(board: &Board<'_>, view: &CardiaView, width: u16) -> u16 {
    let hand = wrap_spans(hand(board, view), width).len() as u16;
    let waits = view.sides.iter().filter(|side| !side.waiting.is_empty()).count() as u16;
    2 * CARD_HEIGHT + 2 + waits + hand + u16::from(!extras(board, view).is_empty())
}

pub fn draw(board: &Board<'_>, view: &CardiaView, area: Rect, buffer: &mut Buffer) {
    let you = board.you.unwrap_or(Seat::A);
    let (own, other) = match view.sides.as_slice() {
        [a, b] if you == Seat::B => (b, a),
        [a, b] => (a, b),
        _ => return,
    };
    let mut y = 0;
    let extras = extras(board, view);
    if !extras.is_empty() {
        put(Line::from(extras), area, y, buffer);
        y += 1;
    }
    y += side_lines(board, view, other, area, y, buffer);
    let columns = columns(view);
    let (least, most) = CARD_WIDTHS.into_inner();
    let card_width = (area.width / columns.len().max(1) as u16).clamp(least, most);
    let shown = usize::from((area.width / card_width).max(1));
    let first = columns.len().saturating_sub(shown);
    for (column, (place, cards)) in columns.iter().enumerate().skip(first) {
        let x = (column - first) as u16 * card_width;
        for (row, seat) in [other.seat, own.seat].into_iter().enumerate() {
            let cell = Rect {
                x: area.x + x,
                y: area.y + y + row as u16 * CARD_HEIGHT,
                width: card_width,
                height: CARD_HEIGHT,
            };
            if cell.bottom() <= area.bottom() && cell.right() <= area.right() {
                card(board, seat, &cards[seat as usize % 2], *place, cell, buffer);
            }
        }
    }
    if columns.is_empty() {
        let text = board.words.get("tui-cardia-empty");
        put(Line::styled(text, board.look.faint()), area, y + CARD_HEIGHT - 1, buffer);
    } else if first > 0 {
        let text = board.words.say("tui-cardia-more", &[("n", first.into())]);
        let width = Line::from(text.as_str()).width() as u16;
        let at = Rect { x: area.right().saturating_sub(width), width, ..area };
        put(Line::styled(text, board.look.faint()), at, 0, buffer);
    }
    y += 2 * CARD_HEIGHT;
    y += side_lines(board, view, own, area, y, buffer);
    put_wrapped(hand(board, view), area, y, buffer);
}

/// The encounters, and the one that is being formed: its number, and the cards of A and B.
fn columns(view: &CardiaView) -> Vec<(usize, [Lies<'_>; 2])> {
    let mut columns: Vec<_> = view
        .encounters
        .iter()
        .enumerate()
        .map(|(n, it)| (n + 1, [Lies::Card(&it.cards[0]), Lies::Card(&it.cards[1])]))
        .collect();
    let [a, b] = view.sides.as_slice() else { return columns };
    let fog = |side: &CardiaSide| side.fog.is_some();
    if fog(a) || fog(b) {
        columns.push((columns.len() + 1, [fogged(a), fogged(b)]));
    }
    if a.placed_open.is_some() || b.placed_open.is_some() {
        columns.push((columns.len() + 1, [opened(a), opened(b)]));
    }
    columns
}

fn fogged(side: &CardiaSide) -> Lies<'_> {
    match &side.fog {
        Some(CardiaFog::Up { card }) => Lies::Up(card),
        Some(CardiaFog::Down { card }) => Lies::Down(card.as_ref()),
        None => Lies::Nothing,
    }
}

fn opened(side: &CardiaSide) -> Lies<'_> {
    side.placed_open.as_ref().map_or(Lies::Nothing, Lies::Up)
}

fn card(
    board: &Board<'_>,
    owner: Seat,
    lies: &Lies<'_>,
    place: usize,
    area: Rect,
    buffer: &mut Buffer,
) {
    let (look, words) = (board.look, &board.words);
    let (first, name, style, wins) = match lies {
        Lies::Nothing => return,
        Lies::Down(None) => ("  ? ? ?".to_owned(), String::new(), look.faint(), false),
        Lies::Down(Some(card)) | Lies::Up(card) => {
            let hidden = if matches!(lies, Lies::Down(_)) { " ?" } else { "" };
            let style = look.group(faction(card.number));
            (format!("{}{hidden}", card.number), words.said(&card.name), style, false)
        }
        Lies::Card(it) => {
            let by = it.influence - it.card.number as i32;
            let by = if by == 0 { String::new() } else { signed(by) };
            let marks = "~".repeat(it.tokens as usize) + if it.unicorn { "^" } else { "" };
            let first = format!("{}{by}{marks}", it.card.number);
            let style = look.group(faction(it.card.number));
            (first, words.said(&it.card.name), style, it.wins)
        }
    };
    let signets = if let Lies::Card(it) = lies { it.signets as usize } else { 0 };
    let is_it = |touch: &Touch| {
        let Lies::Card(it) = lies else { return false };
        matches!(touch, Touch::CardInPlay { owner: of, name } if *of == owner && **name == *it.card.name)
    };
    let mark = board.mark(is_it);
    let inner = usize::from(area.width) - 2;
    // Who wins is told by the frame, so that it is seen without colours too.
    let [left, flat, right, side, low_left, low_right] = match wins {
        true => ["╔", "═", "╗", "║", "╚", "╝"],
        false => ["┌", "─", "┐", "│", "└", "┘"],
    };
    let frame = if wins { style.add_modifier(Modifier::BOLD) } else { look.faint() };
    let top = format!("{place}");
    let top = format!("{left}{top}{}{right}", flat.repeat(inner - top.len()));
    let (one, two) = two_lines(&name, inner);
    let gems = "◆".repeat(signets.min(inner));
    let pad = inner.saturating_sub(Line::from(first.as_str()).width() + signets);
    let text = board.marked(mark, style);
    let edge = || Span::styled(side, frame);
    let row = |content: Vec<Span<'static>>| {
        let mut spans = vec![edge()];
        spans.extend(content);
        spans.push(edge());
        Line::from(spans)
    };
    put(Line::styled(top, frame), area, 0, buffer);
    let number = vec![
        Span::styled(first, text.add_modifier(Modifier::BOLD)),
        Span::raw(" ".repeat(pad)),
        Span::styled(gems, look.title()),
    ];
    put(row(number), area, 1, buffer);
    put(row(vec![Span::styled(fit(&one, inner), text)]), area, 2, buffer);
    put(row(vec![Span::styled(fit(&two, inner), text)]), area, 3, buffer);
    let below = match mark {
        Mark::Selected => "▲".repeat(inner),
        Mark::None | Mark::Possible => flat.repeat(inner),
    };
    put(Line::styled(format!("{low_left}{below}{low_right}"), frame), area, 4, buffer);
}

/// A name on two lines, broken at a space if it has one.
fn two_lines(name: &str, width: usize) -> (String, String) {
    if Line::from(name).width() <= width {
        return (name.to_owned(), String::new());
    }
    match name.split_once(' ') {
        Some((one, two)) if Line::from(one).width() <= width => (one.to_owned(), cut(two, width)),
        _ => {
            let one: String = name.chars().take(width - 1).collect();
            let two: String = name.chars().skip(width - 1).collect();
            (format!("{one}-"), cut(&two, width))
        }
    }
}

/// A player: signets, cards, what waits.
fn side_lines(
    board: &Board<'_>,
    view: &CardiaView,
    side: &CardiaSide,
    area: Rect,
    y: u16,
    buffer: &mut Buffer,
) -> u16 {
    let (look, words) = (board.look, &board.words);
    let goal = view.options.goal;
    let gems =
        "◆".repeat(side.signets as usize) + &"◇".repeat(goal.saturating_sub(side.signets) as usize);
    let chosen = if view.owed.contains(&side.seat) {
        words.get("tui-choosing")
    } else if side.has_chosen {
        words.get("tui-chosen")
    } else {
        String::new()
    };
    let counts = words.say(
        "tui-cardia-counts",
        &[
            ("hand", side.hand.into()),
            ("deck", side.deck.into()),
            ("discard", side.discard.len().into()),
        ],
    );
    let mut spans = vec![
        Span::styled(cut(&words.name(side.seat), 20), board.seat_style(side.seat)),
        Span::raw("  "),
        Span::styled(gems, look.title()),
        Span::raw("  "),
        Span::raw(counts),
    ];
    if view.options.wins_needed > 1 {
        let wins = words.say(
            "tui-cardia-wins",
            &[("n", side.wins.into()), ("needed", view.options.wins_needed.into())],
        );
        spans.push(Span::raw(format!("  {wins}")));
    }
    spans.push(Span::styled(format!("  {chosen}"), look.faint()));
    put(Line::from(spans), area, y, buffer);
    if side.waiting.is_empty() {
        return 1;
    }
    let all: Vec<String> = side.waiting.iter().map(|what| words.text(what)).collect();
    put(Line::styled(format!("  {}", all.join("; ")), look.good()), area, y + 1, buffer);
    2
}

/// The own hand, one card a span.
fn hand<'a>(board: &Board<'a>, view: &'a CardiaView) -> Vec<Span<'a>> {
    let words = &board.words;
    let mut spans = vec![Span::styled(words.get("tui-hand"), board.look.faint())];
    for it in &view.hand {
        let is_it = |touch: &Touch| matches!(touch, Touch::Card { name } if **name == *it.name);
        let style = board.marked(board.mark(is_it), board.look.group(faction(it.number)));
        spans.push(Span::raw("  "));
        spans.push(Span::styled(format!("{} {}", it.number, words.said(&it.name)), style));
    }
    if view.hand.is_empty() {
        spans.push(Span::styled("  –", Style::new()));
    }
    spans
}

/// Locations and guardians in force.
fn extras<'a>(board: &Board<'a>, view: &'a CardiaView) -> Vec<Span<'a>> {
    let (look, words) = (board.look, &board.words);
    let mut spans = Vec::new();
    let heading = |spans: &mut Vec<Span<'a>>, key: &str| {
        if !spans.is_empty() {
            spans.push(Span::raw("   "));
        }
        spans.push(Span::styled(words.get(key), look.faint()));
    };
    if !view.options.locations.is_empty() {
        heading(&mut spans, "tui-locations");
        let names: Vec<_> =
            view.options.locations.iter().map(|it| words.named::<CardiaName>(it)).collect();
        spans.push(Span::styled(format!(" {}", names.join(", ")), look.title()));
    }
    if view.options.guardians != "none" {
        heading(&mut spans, "tui-guardians");
        for guardian in &view.guardians {
            let name = match (&guardian.name, &guardian.faction) {
                (Some(name), _) => words.named::<CardiaName>(name),
                (None, Some(faction)) => format!("?{}", words.named::<CardiaFaction>(faction)),
                (None, None) => "?".to_owned(),
            };
            spans.push(Span::raw(format!(" {name}")));
        }
    }
    spans
}
