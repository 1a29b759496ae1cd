//! Cardia: the encounters as two rows of cards, the opponent above.

use super::{Board, Mark, Size, cut, fit, put, put_wrapped, wrap_spans};
use crate::screens::wrap;
use crate::words::signed;
use ::cardia::Faction;
use protocol::{
    CardiaCard, CardiaCardInPlay, CardiaFaction, CardiaFog, CardiaName, CardiaSide, CardiaView,
    GameName, Seat, Touch,
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Widget as _};

/// A card with its frame: as wide as its name needs, and wider where there is room.
const NARROWEST: u16 = 9;
const WIDEST: u16 = 14;
const CARD_HEIGHT: u16 = 5;
/// A card of the hand as a card; with what it does written on it.
const HAND_HEIGHT: u16 = 5;
const TEXT_HEIGHT: u16 = 11;
/// The widest, which also has room for what a card does.
const TEXT_WIDTH: u16 = 24;

/// The faction of a card is a matter of its number.
const fn faction(number: u32) -> usize {
    (number as usize + 3) % 4
}

/// The colour of its faction, as printed: green, yellow, red, blue.
const fn hue(number: u32) -> usize {
    [4, 2, 0, 1][faction(number)]
}

/// What lies at one place of a row.
enum Lies<'a> {
    Card(&'a CardiaCardInPlay),
    Up(&'a CardiaCard),
    Down(Option<&'a CardiaCard>),
    Nothing,
}

pub fn height(board: &Board<'_>, view: &CardiaView, width: u16) -> u16 {
    let hand = hand_height(board, view, width);
    let rows = |spans| wrap_spans(spans, width).len() as u16;
    let sides: u16 = view.sides.iter().flat_map(|it| side(board, view, it)).map(rows).sum();
    let extras = Some(extras(board, view)).filter(|it| !it.is_empty()).map_or(0, rows);
    encounters_height(view) + sides + hand + extras
}

/// Two rows of cards; before the first encounter a line says so, and the question has more room.
fn encounters_height(view: &CardiaView) -> u16 {
    if columns(view).is_empty() { 3 } else { 2 * CARD_HEIGHT }
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
        y += put_wrapped(extras, area, y, buffer);
    }
    for spans in side(board, view, other) {
        y += put_wrapped(spans, area, y, buffer);
    }
    let height = encounters_height(view);
    let cards = Rect { y: area.y + y, height, ..area };
    draw_encounters(board, view, [other.seat, own.seat], cards.intersection(area), buffer);
    y += height;
    for spans in side(board, view, own) {
        y += put_wrapped(spans, area, y, buffer);
    }
    let rest = Rect { y: area.y + y, height: area.height.saturating_sub(y), ..area };
    match hand_card_width(board, view, area.width) {
        Some(width) => hand_cards(board, view, width, rest, buffer),
        None => {
            put_wrapped(hand(board, view), rest, 0, buffer);
        }
    }
}

/// The encounters beside each other, as many as there is room for: the latest, or from the one on that is selected.
fn draw_encounters(
    board: &Board<'_>,
    view: &CardiaView,
    seats: [Seat; 2],
    area: Rect,
    buffer: &mut Buffer,
) {
    let columns = columns(view);
    if columns.is_empty() {
        let text = board.words.get("tui-cardia-empty");
        return put(Line::styled(text, board.look.faint()), area, 1, buffer);
    }
    let widths: Vec<u16> = columns.iter().map(|(_, cards)| column_width(board, cards)).collect();
    // With something left out there is a word about it.
    let more = |n: usize| board.words.say("tui-cardia-more", &[("n", n.into())]);
    let margin =
        |first: usize| if first == 0 { 0 } else { Span::raw(more(first)).width() as u16 + 1 };
    let fits = |first: &usize| margin(*first) + widths[*first..].iter().sum::<u16>() <= area.width;
    let latest = (0..columns.len()).find(fits).unwrap_or(columns.len() - 1);
    let marked = columns.iter().position(|(_, cards)| {
        let owners = [Seat::A, Seat::B].into_iter();
        owners.zip(cards).any(|(owner, lies)| {
            matches!(card_mark(board, owner, lies), Mark::Selected | Mark::Touched)
        })
    });
    let first = marked.map_or(latest, |marked| marked.min(latest));
    let mut x = area.x;
    if first > 0 {
        let at = Rect { width: margin(first), ..area };
        put(Line::styled(more(first), board.look.faint()), at, CARD_HEIGHT - 1, buffer);
        x += margin(first);
    }
    // What is left over makes the cards wider.
    let shown = columns.len() - first;
    let used: u16 = widths[first..].iter().sum();
    let spare = area.right().saturating_sub(x + used) / shown as u16;
    for ((place, cards), width) in columns.iter().zip(widths).skip(first) {
        let width = (width + spare).min(width.max(WIDEST));
        for (row, seat) in seats.into_iter().enumerate() {
            let y = area.y + row as u16 * CARD_HEIGHT;
            let cell = Rect { x, y, width, height: CARD_HEIGHT };
            if cell.bottom() <= area.bottom() && cell.right() <= area.right() {
                card(board, seat, &cards[seat as usize % 2], *place, cell, buffer);
            }
        }
        x += width;
    }
}

/// As wide as its cards need to show their names whole.
fn column_width(board: &Board<'_>, cards: &[Lies<'_>; 2]) -> u16 {
    let needs = |lies: &Lies<'_>| {
        let Face { first, name, signets, .. } = face(board, lies)?;
        let first = Span::raw(first).width() + signets + 1;
        let longest = name.split(' ').map(|it| Span::raw(it).width()).max().unwrap_or(0);
        let name = (longest..).find(|&width| wrap(&name, width, 0).len() <= 2).unwrap_or(longest);
        Some(first.max(name) as u16 + 2)
    };
    cards.iter().filter_map(needs).max().unwrap_or(0).max(NARROWEST)
}

/// How wide the cards of the hand can be; nothing if they have to stand in a line.
fn hand_card_width(board: &Board<'_>, view: &CardiaView, width: u16) -> Option<u16> {
    let count = view.hand.len() as u16;
    let fits = (width / count.max(1)).min(TEXT_WIDTH);
    let names = view.hand.iter().map(|it| board.words.said(&it.name));
    let words = names.flat_map(|it| it.split(' ').map(|it| Span::raw(it).width()).max());
    let least = words.max().unwrap_or(0) as u16 + 2;
    (board.size > Size::Compact && count > 0 && fits >= least).then_some(fits)
}

fn hand_height(board: &Board<'_>, view: &CardiaView, width: u16) -> u16 {
    match hand_card_width(board, view, width) {
        Some(_) if board.size == Size::Large => TEXT_HEIGHT,
        Some(_) => HAND_HEIGHT,
        None => wrap_spans(hand(board, view), width).len() as u16,
    }
}

/// The own hand as cards; where there is room, with what they do.
fn hand_cards(board: &Board<'_>, view: &CardiaView, width: u16, area: Rect, buffer: &mut Buffer) {
    let (look, words) = (board.look, &board.words);
    let height = if board.size == Size::Large { TEXT_HEIGHT } else { HAND_HEIGHT };
    for (n, it) in view.hand.iter().enumerate() {
        let cell = Rect { x: area.x + n as u16 * width, width, height, ..area };
        if cell.bottom() > area.bottom() || cell.right() > area.right() {
            return;
        }
        let is_it = |touch: &Touch| matches!(touch, Touch::Card { name } if **name == *it.name);
        let mark = board.mark(is_it);
        board.clickable(cell, || Touch::Card { name: it.name.to_string() }, mark);
        let style = look.group(hue(it.number));
        let frame = match mark {
            Mark::Selected => Block::bordered().border_type(BorderType::Thick).border_style(style),
            Mark::None | Mark::Possible | Mark::Touched => {
                Block::bordered().border_type(BorderType::Rounded).border_style(look.faint())
            }
        };
        let inner = frame.inner(cell);
        frame.render(cell, buffer);
        let name = board.marked(mark, style.add_modifier(Modifier::BOLD));
        let of = words.named::<CardiaFaction>(Faction::WORDS[faction(it.number)]);
        let number = Line::from(vec![
            Span::styled(it.number.to_string(), style.add_modifier(Modifier::BOLD)),
            Span::styled(format!(" {of}"), look.faint()),
        ]);
        put(number, inner, 0, buffer);
        let mut y = 1;
        for row in wrap(&words.said(&it.name), inner.width.into(), 0) {
            put(Line::styled(row, name), inner, y, buffer);
            y += 1;
        }
        let info = words.card(GameName::Cardia, &it.name, 2);
        let text = info.and_then(|info| info.rules.into_iter().next()).map(|(text, _)| text);
        let rows = wrap(&text.unwrap_or_default(), inner.width.into(), 0);
        // All of it or nothing; the question shows the text of the selected card.
        if rows.len() as u16 + y <= inner.height {
            for row in rows {
                put(Line::raw(row), inner, y, buffer);
                y += 1;
            }
        }
    }
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

/// What a card in play shows.
struct Face {
    /// Its number with what is on it.
    first: String,
    name: String,
    style: Style,
    wins: bool,
    signets: usize,
}

/// What is seen of it; nothing where nothing lies.
fn face(board: &Board<'_>, lies: &Lies<'_>) -> Option<Face> {
    let (look, words) = (board.look, &board.words);
    let open = |card: &CardiaCard, mark: &str| Face {
        first: format!("{}{mark}", card.number),
        name: words.said(&card.name),
        style: look.group(hue(card.number)),
        wins: false,
        signets: 0,
    };
    Some(match lies {
        Lies::Nothing => return None,
        Lies::Down(None) => Face {
            first: "? ? ?".to_owned(),
            name: String::new(),
            style: look.faint(),
            wins: false,
            signets: 0,
        },
        Lies::Down(Some(card)) => open(card, " ?"),
        Lies::Up(card) => open(card, ""),
        Lies::Card(it) => {
            let by = it.influence - it.card.number as i32;
            let by = if by == 0 { String::new() } else { signed(by) };
            let marks = "~".repeat(it.tokens as usize) + if it.unicorn { "^" } else { "" };
            let (wins, signets) = (it.wins, it.signets as usize);
            Face { wins, signets, ..open(&it.card, &format!("{by}{marks}")) }
        }
    })
}

fn card_mark(board: &Board<'_>, owner: Seat, lies: &Lies<'_>) -> Mark {
    let Lies::Card(it) = lies else { return Mark::None };
    board.mark(|touch| {
        matches!(touch, Touch::CardInPlay { owner: of, name } if *of == owner && **name == *it.card.name)
    })
}

fn card(
    board: &Board<'_>,
    owner: Seat,
    lies: &Lies<'_>,
    place: usize,
    area: Rect,
    buffer: &mut Buffer,
) {
    let look = board.look;
    let Some(Face { first, name, style, wins, signets }) = face(board, lies) else { return };
    let mark = card_mark(board, owner, lies);
    if let Lies::Card(it) = lies {
        let touch = || Touch::CardInPlay { owner, name: it.card.name.to_string() };
        board.clickable(area, touch, mark);
    }
    let inner = usize::from(area.width) - 2;
    // Who wins is told by the frame, so that it is seen without colours too.
    let [left, flat, right, side, low_left, low_right] = match wins {
        true => ["╔", "═", "╗", "║", "╚", "╝"],
        false => ["┌", "─", "┐", "│", "└", "┘"],
    };
    let frame = if wins { style.add_modifier(Modifier::BOLD) } else { look.faint() };
    let top = format!("{place}");
    let top = format!("{left}{top}{}{right}", flat.repeat(inner - top.len()));
    let mut rows = wrap(&name, inner, 0).into_iter();
    let (one, two) = (rows.next().unwrap_or_default(), rows.next().unwrap_or_default());
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
        Mark::None | Mark::Possible | Mark::Touched => flat.repeat(inner),
    };
    put(Line::styled(format!("{low_left}{below}{low_right}"), frame), area, 4, buffer);
}

/// A player: signets, cards, then what waits.
fn side<'a>(board: &Board<'a>, view: &CardiaView, side: &CardiaSide) -> Vec<Vec<Span<'a>>> {
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
    if !chosen.is_empty() {
        spans.push(Span::styled(format!("  {chosen}"), look.faint()));
    }
    if side.waiting.is_empty() {
        return vec![spans];
    }
    let all: Vec<String> = side.waiting.iter().map(|what| words.text(what)).collect();
    let waits = all.join("; ");
    let waits = waits.split_inclusive(' ').map(|it| Span::styled(it.to_owned(), look.good()));
    vec![spans, std::iter::once(Span::raw("  ")).chain(waits).collect()]
}

/// The own hand, one card a span.
fn hand<'a>(board: &Board<'a>, view: &'a CardiaView) -> Vec<Span<'a>> {
    let words = &board.words;
    let mut spans = vec![Span::styled(words.get("tui-hand"), board.look.faint())];
    for it in &view.hand {
        let is_it = |touch: &Touch| matches!(touch, Touch::Card { name } if **name == *it.name);
        let style = board.marked(board.mark(is_it), board.look.group(hue(it.number)));
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
        for (n, name) in names.iter().enumerate() {
            let comma = if n + 1 < names.len() { "," } else { "" };
            spans.push(Span::styled(format!(" {name}{comma}"), look.title()));
        }
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
