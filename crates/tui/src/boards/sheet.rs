//! The score sheet of Kardinal & König, when the display is empty.

use super::{Board, fit, put};
use ::kardinal::Land;
use protocol::{KardinalLand, KardinalPlayer, KardinalView};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// A line for each land, ships and carriages, laws, the sum; and the names above.
pub fn height(view: &KardinalView) -> u16 {
    let lands = view.players.first().map_or(0, |it| it.sheet.lands.len());
    lands as u16 + 5
}

pub fn draw(board: &Board<'_>, view: &KardinalView, area: Rect, buffer: &mut Buffer) {
    let words = &board.words;
    let heads = ["kardinal-chains", "kardinal-laws", "kardinal-total"].map(|it| words.get(it));
    let lands = Land::WORDS.iter().map(|it| words.named::<KardinalLand>(it));
    let heads_too = heads.iter().cloned().chain([words.get("kardinal-sheet")]);
    let longest = lands.chain(heads_too).map(|it| Span::raw(it).width()).max().unwrap_or(0);
    let names = longest + 2;
    let column =
        (usize::from(area.width).saturating_sub(names) / view.players.len().max(1)).min(18);
    let row = |head: &str, style: Style, cells: Vec<Span<'static>>| {
        let mut spans = vec![Span::styled(fit(head, names), style)];
        spans.extend(cells);
        Line::from(spans)
    };
    let wins = |player: &KardinalPlayer| {
        view.winners.as_ref().is_some_and(|winners| winners.contains(&player.seat))
    };
    let each = |cell: &dyn Fn(&KardinalPlayer) -> (String, Style)| -> Vec<Span<'static>> {
        let span = |player| {
            let (text, style) = cell(player);
            Span::styled(fit(&text, column), style)
        };
        view.players.iter().map(span).collect()
    };
    let faint = board.look.faint();
    let mut y = 0;
    let mut line = |line: Line<'_>| {
        put(line, area, y, buffer);
        y += 1;
    };
    line(row(
        &words.get("kardinal-sheet"),
        board.look.title(),
        each(&|it| {
            let star = if wins(it) { "★ " } else { "" };
            let name = super::cut(&words.name(it.seat), column.saturating_sub(3));
            (format!("{star}{name}"), board.seat_style(it.seat))
        }),
    ));
    let lands = view.players.first().map_or(0, |it| it.sheet.lands.len());
    for n in 0..lands {
        let land = view.players[0].sheet.lands[n].land.clone();
        let style = board.look.group(Land::named(&land).map_or(0, |land| land as usize));
        let cells = each(&|it| {
            let it = &it.sheet.lands[n];
            match (it.land_points, it.symbol_points) {
                (0, 0) => ("·".to_owned(), faint),
                (points, 0) => (points.to_string(), Style::new()),
                (points, more) => (format!("{points} + {more}"), Style::new()),
            }
        });
        line(row(&words.named::<KardinalLand>(&land), style, cells));
    }
    let points = |n: i32| {
        let style = if n == 0 { faint } else { Style::new() };
        (if n == 0 { "·".to_owned() } else { n.to_string().replace('-', "−") }, style)
    };
    let [chains, laws, total] = heads;
    line(row(&chains, Style::new(), each(&|it| points(it.sheet.chains))));
    line(row(&laws, Style::new(), each(&|it| points(it.sheet.laws))));
    let bold = Style::new().add_modifier(Modifier::BOLD);
    line(row(&total, bold, each(&|it| (it.sheet.total.to_string(), board.look.title()))));
    line(Line::styled(words.get("tui-sheet-columns"), faint));
}
