//! The display, the players and the score sheet.

use crate::text::{Style, Voice, list, sentence};
use kardinal::{Action, Card, Cell, Cells, Land, Law, Scores, Side, View};
use kernel::{Choices as _, Seat};

/// Three letters for a land; Franken and Frankreich begin alike.
fn code(land: Land) -> &'static str {
    match land {
        Land::Daenemark => "Dän",
        Land::England => "Eng",
        Land::Italien => "Ita",
        Land::Bayern => "Bay",
        Land::Ungarn => "Ung",
        Land::Kastilien => "Kas",
        Land::Franken => "Fkn",
        Land::Sachsen => "Sac",
        Land::Frankreich => "Fra",
    }
}

/// What the letters and signs of the display mean.
pub fn legend() -> Vec<String> {
    let lands: Vec<_> =
        Land::ALL.iter().map(|&land| format!("{} {land} ({})", code(land), land.count())).collect();
    vec![
        format!("Lands and how many cards they have: {}.", lands.join(", ")),
        "Circles X Cross, F Fan, C Crown; then S ship, K carriage. § lies under a Law card.".into(),
        "* can be taken now. A letter in brackets is the stone of that player.".into(),
    ]
}

/// The seat that has a stone there.
pub fn stone_at(view: &View, cell: Cell) -> Option<Seat> {
    view.seats().iter().find(|&seat| view.stones(seat).contains(cell))
}

/// The display, two or three lines for each row: lands, faces, stones.
pub fn display(style: Style, view: &View) -> Vec<String> {
    let table = view.table();
    let columns = view.options().columns;
    let takeable: Vec<Cell> =
        view.choices().iter().filter_map(|action| cell_taken(view, action)).collect();
    let head: String = (1..=columns).map(|column| format!("{column:<5}")).collect();
    let mut lines = vec![style.faint(format!("      {head}").trim_end())];
    for row in 1..=view.options().rows {
        let cells = |text: &dyn Fn(Cell, Card) -> String| -> String {
            let cell = |column| {
                let cell = Cell::new(row, column).filter(|&cell| table.display().contains(cell));
                let shown = cell.and_then(|cell| Some(text(cell, table.card(cell)?)));
                format!("{:<5}", shown.unwrap_or_default())
            };
            (1..=columns).map(cell).collect()
        };
        let land = |cell: Cell, card: Card| {
            let law = if view.covered().contains(cell) { "§" } else { "" };
            let star = if takeable.contains(&cell) { "*" } else { "" };
            format!("{}{law}{star}", code(card.land()))
        };
        let stone = |cell: Cell, _: Card| {
            stone_at(view, cell).map(|seat| format!("({seat})")).unwrap_or_default()
        };
        let mut print = |head: &str, text: String| {
            lines.push(format!("{head:<6}{text}").trim_end().to_owned());
        };
        print(&format!("row {row}"), cells(&land));
        print("", cells(&|_, card| card.face_text()));
        let stones = cells(&stone);
        if !stones.trim().is_empty() {
            print("", stones);
        }
    }
    lines
}

/// The cell whose card an action takes.
pub fn cell_taken(view: &View, action: Action) -> Option<Cell> {
    let Action::Take(end) = action else { return None };
    let row = view.table().display().and(Cells::row(end.row()));
    match end.side() {
        Side::Left => row.first(),
        Side::Right => row.iter().last(),
    }
}

/// A line for each player: points if it ended now, cards, chains, laws, stones.
pub fn players(voice: Voice, view: &View, scores: &Scores) -> Vec<String> {
    let mut lines = vec![
        "      points  cards  ships  carriages  laws  stones: reserve  lying  lost".to_owned(),
    ];
    lines.extend(voice.order(view.seats()).map(|seat| {
        let (sheet, who) = (scores.sheet(seat), voice.who(seat));
        let columns = [
            format!("{:>6}  {:>5}  {:>5}", sheet.total(), sheet.cards, sheet.ships),
            format!("{:>9}  {:>4}", sheet.carriages, view.laws_held(seat)),
            format!("{:>15}  {:>5}", view.reserve(seat), view.stones(seat).len()),
            format!("{:>4}", view.lost(seat)),
        ];
        format!("{who:<6}{}", columns.join("  "))
    }));
    lines
}

/// A line for each player with what they have of each land.
pub fn cards(voice: Voice, view: &View) -> Vec<String> {
    voice
        .order(view.seats())
        .map(|seat| {
            let mut taken: Vec<Card> = view.table().taken(seat).collect();
            taken.sort_unstable();
            let lands: Vec<_> = taken
                .chunk_by(|one, two| one.land() == two.land())
                .map(|cards| {
                    let faces: Vec<_> = cards.iter().map(|card| card.face_text()).collect();
                    format!("{} {}", cards[0].land(), faces.join(" "))
                })
                .collect();
            let text = if lands.is_empty() { "no cards".into() } else { lands.join(", ") };
            sentence(&format!("{} cards: {text}.", voice.whose(seat)))
        })
        .collect()
}

/// The Law cards of the one who looks.
pub fn own_laws(view: &View) -> Vec<String> {
    let line = |law: Law| format!("Your law `{law}`: {} ({})", law.text(), law.rule());
    view.own_laws().iter().map(line).collect()
}

/// The score sheet (K5.5): per land the land and the symbol column, then chains, laws and the total.
pub fn sheet(voice: Voice, scores: &Scores) -> Vec<String> {
    let seats: Vec<_> = voice.order(scores.seats()).collect();
    let line = |head: &str, value: &dyn Fn(Seat) -> String| {
        let columns: String = seats.iter().map(|&seat| format!("{:>11}", value(seat))).collect();
        format!("  {head:<12}{columns}")
    };
    let mut lines = vec![line("land+symbols", &|seat| voice.who(seat))];
    for land in Land::on_the_sheet() {
        lines.push(line(land.word(), &|seat| {
            let line = scores.sheet(seat).land(land);
            format!("{}+{}", line.land_points, line.symbol_points)
        }));
    }
    lines.push(line("subtotal", &|seat| scores.sheet(seat).subtotal().to_string()));
    lines.push(line("chains", &|seat| scores.sheet(seat).chains().to_string()));
    lines.push(line("laws", &|seat| scores.sheet(seat).laws().to_string()));
    lines.push(line("total", &|seat| scores.sheet(seat).total().to_string()));
    lines.push(line("Land cards", &|seat| scores.sheet(seat).cards.to_string()));
    lines
}

/// Who won and why.
pub fn result(voice: Voice, scores: &Scores) -> String {
    let end = scores.end();
    let who = match end.winners.iter().map(|seat| voice.does(seat, "win")).collect::<Vec<_>>() {
        none if none.is_empty() => "nobody wins".into(),
        some => list(some),
    };
    sentence(&format!("{who}: {} ({}).", end.reason.text(), end.reason.rule()))
}
