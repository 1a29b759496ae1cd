//! Pictures of the screen as SVG, for the README: `picture FOLDER` writes one for each game, at 100 columns and 30 lines.

#[path = "../tests/common/mod.rs"]
mod common;

use common::{Played, at};
use games::GameKind;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use std::fmt::Write as _;
use std::path::PathBuf;
use tui::app::App;
use tui::style::{Colours, Look};

const SIZE: (u16, u16) = (100, 30);
/// A cell in pixels, and where letters stand in it.
const CELL: (u32, u32) = (9, 19);
const BASE: u32 = 14;
const PAPER: &str = "#16181d";
const INK: &str = "#d8dade";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("which folder?")?);
    std::fs::create_dir_all(&folder)?;
    for (kind, options, number, steps) in [
        (GameKind::Cardia, "", 5, 9),
        (GameKind::Kardinal, "players=4", 3, 14),
        (GameKind::Civ, "players=3", 4, 20),
    ] {
        let mut app = at(Played::asked_after(kind, options, number, steps));
        app.look = Look { colours: Colours::True, ..Look::PLAIN };
        let path = folder.join(format!("terminal-{kind}.svg"));
        std::fs::write(&path, svg(&drawn(&app)?)?)?;
        println!("{}", path.display());
    }
    Ok(())
}

fn drawn(app: &App) -> Result<Buffer, Box<dyn std::error::Error>> {
    let mut terminal = Terminal::new(TestBackend::new(SIZE.0, SIZE.1))?;
    terminal.draw(|frame| tui::screens::draw(app, frame))?;
    Ok(terminal.backend().buffer().clone())
}

/// The colours of a cell: of its letter, and behind it.
fn colours(cell: &Cell) -> (String, String) {
    let name = |colour: Color, usual: &str| {
        let Color::Rgb(r, g, b) = colour else { return usual.to_owned() };
        format!("#{r:02x}{g:02x}{b:02x}")
    };
    let (ink, paper) = (name(cell.fg, INK), name(cell.bg, PAPER));
    if cell.modifier.contains(Modifier::REVERSED) { (paper, ink) } else { (ink, paper) }
}

fn svg(buffer: &Buffer) -> Result<String, std::fmt::Error> {
    let (columns, rows) = (u32::from(buffer.area.width), u32::from(buffer.area.height));
    let (width, height) = (columns * CELL.0, rows * CELL.1);
    let mut out = String::new();
    writeln!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="15">"#
    )?;
    writeln!(out, r#"<rect width="{width}" height="{height}" rx="6" fill="{PAPER}"/>"#)?;
    for y in 0..rows {
        let cell = |x: u32| &buffer[(x as u16, y as u16)];
        let look = |x: u32| (colours(cell(x)), cell(x).modifier);
        let mut from = 0;
        while from < columns {
            let to = (from..columns).find(|&x| look(x) != look(from)).unwrap_or(columns);
            let text: String = (from..to).map(|x| cell(x).symbol()).collect();
            run(&mut out, (from, to, y), &text, look(from))?;
            from = to;
        }
    }
    writeln!(out, "</svg>")?;
    Ok(out)
}

/// Letters of one look, beside each other.
fn run(
    out: &mut String,
    (from, to, y): (u32, u32, u32),
    text: &str,
    ((ink, paper), modifier): ((String, String), Modifier),
) -> std::fmt::Result {
    let (x, top, wide) = (from * CELL.0, y * CELL.1, (to - from) * CELL.0);
    if paper != PAPER {
        let height = CELL.1;
        writeln!(
            out,
            r#"<rect x="{x}" y="{top}" width="{wide}" height="{height}" fill="{paper}"/>"#
        )?;
    }
    if text.trim().is_empty() {
        return Ok(());
    }
    let weight = if modifier.contains(Modifier::BOLD) { r#" font-weight="bold""# } else { "" };
    let line = if modifier.contains(Modifier::UNDERLINED) {
        r#" text-decoration="underline""#
    } else {
        ""
    };
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    let base = top + BASE;
    writeln!(
        out,
        r#"<text x="{x}" y="{base}" fill="{ink}" textLength="{wide}" xml:space="preserve"{weight}{line}>{text}</text>"#
    )
}
