//! Kardinal & König: the display as a grid, and a line for each player.

use super::{Board, Mark, Size, fit, put, put_wrapped, wrap_spans};
use crate::words::Words;
use ::kardinal::Land;
use protocol::{KardinalCell, KardinalLand, KardinalPlayer, KardinalView, Seat, Touch};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// `4/10`, and a space: cards and points of a land.
const LAND_WIDTH: usize = 5;
/// The numbers of the rows.
const MARGIN: u16 = 3;

/// How large a place of the display is.
#[derive(Clone, Copy)]
struct Cell {
    width: u16,
    /// Lines of a card.
    height: u16,
    /// Lines from one row to the next.
    step: u16,
}

impl Cell {
    fn of(board: &Board<'_>, view: &KardinalView) -> Cell {
        match board.size {
            Size::Compact => Cell { width: 5, height: 2, step: 2 },
            Size::Roomy => Cell { width: 6, height: 2, step: 3 },
            // As wide as the longest name of a land.
            Size::Large => {
                let names = Land::WORDS.iter().map(|it| board.words.named::<KardinalLand>(it));
                let longest = names.map(|it| Span::raw(it).width()).max().unwrap_or(0) as u16;
                let all = (longest + 1) * view.options.columns as u16 + MARGIN;
                let width = if all <= LARGE_WIDTH { longest + 1 } else { 8 };
                Cell { width, height: 3, step: 4 }
            }
        }
    }
}

/// What the widest window that must do has beside its edges.
const LARGE_WIDTH: u16 = 160;

/// Three letters of the name of a land.
fn land_code(words: &Words<'_>, land: &str) -> String {
    words.get(&format!("kardinal-code-{}", land.replace('ä', "ae")))
}

pub fn height(board: &Board<'_>, view: &KardinalView, width: u16) -> u16 {
    let display = Cell::of(board, view).step * view.options.rows as u16;
    let foot = wrap_spans(foot(board, view), width).len() as u16;
    1 + display + 1 + view.players.len() as u16 + foot
}

pub fn draw(board: &Board<'_>, view: &KardinalView, area: Rect, buffer: &mut Buffer) {
    let (rows, columns) = (view.options.rows, view.options.columns);
    let size = Cell::of(board, view);
    let wide = usize::from(size.width);
    let numbers = (1..=columns).map(|n| format!("{n:<wide$}")).collect::<String>();
    let numbers = format!("{}{numbers}", " ".repeat(MARGIN.into()));
    put(Line::styled(numbers, board.look.faint()), area, 0, buffer);
    for row in 1..=rows {
        let at = Rect { y: area.y + 1 + (row as u16 - 1) * size.step, ..area };
        put(Line::styled(row.to_string(), board.look.faint()), at.intersection(area), 0, buffer);
    }
    for cell in &view.cells {
        let x = MARGIN + (cell.place.column as u16 - 1) * size.width;
        let y = 1 + (cell.place.row as u16 - 1) * size.step;
        let at = Rect { x: area.x + x, y: area.y + y, width: size.width - 1, height: size.height };
        if at.right() <= area.right() && at.bottom() <= area.bottom() {
            draw_cell(board, cell, at, buffer);
        }
    }
    let below = 1 + rows as u16 * size.step;
    let table = Rect { y: area.y + below, height: area.height.saturating_sub(below), ..area };
    draw_players(board, view, table, buffer);
}

/// A card on its place: the land, then circles, route, law and stone. What is taken leaves its place empty.
fn draw_cell(board: &Board<'_>, cell: &KardinalCell, area: Rect, buffer: &mut Buffer) {
    let (row, column) = (cell.place.row, cell.place.column);
    let here = |touch: &Touch| *touch == Touch::Cell { row, column };
    let mark = board.mark(here);
    if cell.taker.is_some() {
        if mark == Mark::Touched {
            put(Line::styled(fit("·", area.width.into()), board.look.touched()), area, 0, buffer);
        }
        return;
    }
    board.clickable(area, || Touch::Cell { row, column }, mark);
    let card = board.look.card(Land::named(&cell.card.land).map_or(0, |land| land as usize));
    buffer.set_style(area, card);
    let style = board.marked(mark, card);
    let wide = usize::from(area.width);
    let name = match board.size {
        Size::Large if wide > 7 => board.words.named::<KardinalLand>(&cell.card.land),
        Size::Compact | Size::Roomy | Size::Large => land_code(&board.words, &cell.card.land),
    };
    let law = if cell.law { "§" } else { " " };
    let name = match board.size {
        // The law stands below.
        Size::Large => vec![Span::styled(fit(&name, wide), style)],
        Size::Compact | Size::Roomy => {
            vec![Span::styled(fit(&name, wide - 1), style), Span::styled(law, card)]
        }
    };
    put(Line::from(name), area, 0, buffer);
    let letters = ["X", "F", "C"].iter().zip(cell.card.circles);
    let circles: String = letters.map(|(letter, n)| letter.repeat(n as usize)).collect();
    let circles = if circles.is_empty() { "·".to_owned() } else { circles };
    let route = if *cell.card.route == *"-" { " " } else { &cell.card.route };
    let mut signs = vec![Span::styled(format!("{}{route}", fit(&circles, 2)), style)];
    let (pointer, below) = match board.size {
        Size::Compact | Size::Roomy => ("◄", 1),
        Size::Large => {
            put(Line::from(std::mem::take(&mut signs)), area, 1, buffer);
            signs.push(Span::styled(format!("{law} "), card));
            ("▲", 2)
        }
    };
    if let Some(owner) = cell.stone {
        let stone = board.seat_style(owner).add_modifier(Modifier::REVERSED);
        // Small letters: capitals are circles and routes.
        signs.push(Span::styled(format!("{owner:?}").to_lowercase(), stone));
    } else if mark == Mark::Selected {
        signs.push(Span::styled(pointer, style));
    }
    put(Line::from(signs), area, below, buffer);
}

fn draw_players(board: &Board<'_>, view: &KardinalView, area: Rect, buffer: &mut Buffer) {
    let words = &board.words;
    let lands = land_width(board);
    let codes: String =
        Land::on_the_sheet().map(|land| fit(&land_code(words, land.word()), lands)).collect();
    let names = name_width(board, area);
    let head = format!("{}{codes}{}", fit("", names + 6), words.get("tui-kardinal-head"));
    put(Line::styled(head, board.look.faint()), area, 0, buffer);
    for (n, player) in view.players.iter().enumerate() {
        put(player_line(board, view, player, names), area, 1 + n as u16, buffer);
    }
    put_wrapped(foot(board, view), area, 1 + view.players.len() as u16, buffer);
}

/// The circles of this turn and the own laws.
fn foot<'a>(board: &Board<'a>, view: &KardinalView) -> Vec<Span<'a>> {
    let words = &board.words;
    let args = [("circles", view.circles.into()), ("limit", view.circle_limit.into())];
    let turn = words.say("tui-kardinal-turn", &args);
    let mut foot = vec![Span::styled(turn, board.look.faint())];
    if !view.own_laws.is_empty() {
        foot.push(Span::styled(format!("   {}", words.get("tui-own-laws")), board.look.faint()));
        let laws: Vec<_> = view.own_laws.iter().map(|law| words.said(law)).collect();
        for (n, law) in laws.iter().enumerate() {
            let comma = if n + 1 < laws.len() { "," } else { "" };
            foot.push(Span::styled(format!(" {law}{comma}"), board.look.title()));
        }
    }
    foot
}

/// The colour of a land.
fn land_style(board: &Board<'_>, land: &str) -> Style {
    board.look.group(Land::named(land).map_or(0, |land| land as usize))
}

/// The columns of the lands.
fn land_width(board: &Board<'_>) -> usize {
    if board.size == Size::Compact { LAND_WIDTH } else { LAND_WIDTH + 1 }
}

/// What the numbers leave for the names of the players; their letters are always there.
fn name_width(board: &Board<'_>, area: Rect) -> usize {
    let lands = Land::ALL.len() * land_width(board);
    usize::from(area.width).saturating_sub(6 + lands + 17).clamp(8, 20)
}

fn player_line<'a>(
    board: &Board<'a>,
    view: &KardinalView,
    player: &KardinalPlayer,
    names: usize,
) -> Line<'a> {
    let seat = player.seat;
    let turn = if view.active == seat && view.winners.is_none() { "▶" } else { " " };
    let is_player = |touch: &Touch| matches!(touch, Touch::Player { seat: of } if *of == seat);
    let name = board.marked(board.mark(is_player), board.seat_style(seat));
    let mut spans = vec![
        Span::raw(turn),
        Span::styled(fit(&board.lettered(seat), names), name),
        Span::styled(format!("{:>4} ", player.sheet.total), board.look.title()),
    ];
    for line in &player.sheet.lands {
        let text = if line.cards == 0 { "·".into() } else { line.cards.to_string() };
        let points = line.land_points + line.symbol_points;
        let style = match line.cards {
            0 => board.look.faint(),
            _ => land_style(board, &line.land),
        };
        let text = if points > 0 { format!("{text}/{points}") } else { text };
        spans.push(Span::styled(fit(&text, land_width(board)), style));
    }
    let sheet = &player.sheet;
    spans.push(Span::styled(
        format!(
            "{:>2} {:>2} {:>2}  {}·{}·{}",
            sheet.ships,
            sheet.carriages,
            player.laws,
            player.reserve,
            player.stones.len(),
            player.lost
        ),
        own(board.you, seat),
    ));
    Line::from(spans)
}

fn own(you: Option<Seat>, seat: Seat) -> Style {
    if you == Some(seat) { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() }
}
