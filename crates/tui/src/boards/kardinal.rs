//! Kardinal & König: the display as a grid, and a line for each player.

use super::{Board, Mark, fit, put};
use crate::words::Words;
use ::kardinal::Land;
use protocol::{KardinalCell, KardinalPlayer, KardinalView, Seat, Touch};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// A place of the display.
const CELL_WIDTH: u16 = 5;
/// `4/10`, and a space: cards and points of a land.
const LAND_WIDTH: usize = 5;
/// The numbers of the rows.
const MARGIN: u16 = 3;

/// Three letters of the name of a land.
fn land_code(words: &Words<'_>, land: &str) -> String {
    words.get(&format!("kardinal-code-{}", land.replace('ä', "ae")))
}

pub fn height(view: &KardinalView) -> u16 {
    1 + 2 * view.options.rows as u16 + 2 + view.players.len() as u16
}

pub fn draw(board: &Board<'_>, view: &KardinalView, area: Rect, buffer: &mut Buffer) {
    let (rows, columns) = (view.options.rows, view.options.columns);
    // With room to spare the rows stand apart.
    let step = if area.height >= height(view) + rows as u16 { 3 } else { 2 };
    let numbers = (1..=columns).map(|n| format!("{n:<5}")).collect::<String>();
    let numbers = format!("{}{numbers}", " ".repeat(MARGIN.into()));
    put(Line::styled(numbers, board.look.faint()), area, 0, buffer);
    for row in 1..=rows {
        let at = Rect { y: area.y + 1 + (row as u16 - 1) * step, ..area };
        put(Line::styled(row.to_string(), board.look.faint()), at.intersection(area), 0, buffer);
    }
    for cell in &view.cells {
        let x = MARGIN + (cell.place.column as u16 - 1) * CELL_WIDTH;
        let y = 1 + (cell.place.row as u16 - 1) * step;
        let at = Rect { x: area.x + x, y: area.y + y, width: CELL_WIDTH, height: 2 };
        if at.right() <= area.right() + 1 && at.bottom() <= area.bottom() {
            draw_cell(board, cell, at.intersection(area), buffer);
        }
    }
    let below = 1 + rows as u16 * step;
    let table = Rect { y: area.y + below, height: area.height.saturating_sub(below), ..area };
    draw_players(board, view, table, buffer);
}

fn draw_cell(board: &Board<'_>, cell: &KardinalCell, area: Rect, buffer: &mut Buffer) {
    if cell.taker.is_some() {
        return;
    }
    let (row, column) = (cell.place.row, cell.place.column);
    let here = |touch: &Touch| *touch == Touch::Cell { row, column };
    let mark = board.mark(here);
    let style = board.marked(mark, land_style(board, &cell.card.land));
    let code = fit(&land_code(&board.words, &cell.card.land), 3);
    let law = if cell.law { "§" } else { " " };
    let name = vec![Span::styled(code, style), Span::styled(law, board.look.title())];
    put(Line::from(name), area, 0, buffer);
    let letters = ["X", "F", "C"].iter().zip(cell.card.circles);
    let circles: String = letters.map(|(letter, n)| letter.repeat(n as usize)).collect();
    let circles = if circles.is_empty() { "·".to_owned() } else { circles };
    let route = if *cell.card.route == *"-" { " " } else { &cell.card.route };
    let mut signs = vec![Span::styled(format!("{}{route}", fit(&circles, 2)), style)];
    if let Some(owner) = cell.stone {
        let stone = board.seat_style(owner).add_modifier(Modifier::REVERSED);
        // Small letters: capitals are circles and routes.
        signs.push(Span::styled(format!("{owner:?}").to_lowercase(), stone));
    } else if mark == Mark::Selected {
        signs.push(Span::raw("◄"));
    }
    put(Line::from(signs), area, 1, buffer);
}

fn draw_players(board: &Board<'_>, view: &KardinalView, area: Rect, buffer: &mut Buffer) {
    let words = &board.words;
    let codes: String =
        Land::on_the_sheet().map(|land| fit(&land_code(words, land.word()), LAND_WIDTH)).collect();
    let names = name_width(area);
    let head = format!("{}{codes}{}", fit("", names + 6), words.get("tui-kardinal-head"));
    put(Line::styled(head, board.look.faint()), area, 0, buffer);
    for (n, player) in view.players.iter().enumerate() {
        put(player_line(board, view, player, names), area, 1 + n as u16, buffer);
    }
    let turn = words.say(
        "tui-kardinal-turn",
        &[("circles", view.circles.into()), ("limit", view.circle_limit.into())],
    );
    let mut foot = vec![Span::styled(turn, board.look.faint())];
    if !view.own_laws.is_empty() {
        let laws: Vec<_> = view.own_laws.iter().map(|law| words.said(law)).collect();
        foot.push(Span::styled(format!("   {} ", words.get("tui-own-laws")), board.look.faint()));
        foot.push(Span::styled(laws.join(", "), board.look.title()));
    }
    put(Line::from(foot), area, 1 + view.players.len() as u16, buffer);
}

/// The colour of a land.
fn land_style(board: &Board<'_>, land: &str) -> Style {
    board.look.group(Land::named(land).map_or(0, |land| land as usize))
}

/// What the numbers leave for the names of the players; their letters are always there.
fn name_width(area: Rect) -> usize {
    usize::from(area.width).saturating_sub(6 + Land::ALL.len() * LAND_WIDTH + 16).clamp(8, 20)
}

fn player_line<'a>(
    board: &Board<'a>,
    view: &KardinalView,
    player: &KardinalPlayer,
    names: usize,
) -> Line<'a> {
    let seat = player.seat;
    let turn = if view.active == seat && view.winners.is_none() { "▶" } else { " " };
    let letter = format!("{seat:?}");
    let is_player = |touch: &Touch| matches!(touch, Touch::Player { seat: of } if *of == seat);
    let name = board.marked(board.mark(is_player), board.seat_style(seat));
    let mut spans = vec![
        Span::raw(turn),
        Span::styled(fit(&format!("{letter} {}", board.words.name(seat)), names), name),
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
        spans.push(Span::styled(fit(&text, LAND_WIDTH), style));
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
