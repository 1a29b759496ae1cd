//! Kardinal & König in plain words: the display, the players, questions, what happens, the score sheet.

use super::{Style, list, sentence, third_person};
use kardinal::{Action, Ask, Card, Cell, Cells, Event, Land, Law, Scores, Side, Table, View};
use kernel::{Choices as _, Seat, SeatSet};

/// Words spoken to one side or to nobody in particular.
#[derive(Clone, Copy, Debug)]
pub struct Voice {
    /// Who is *you*.
    pub side: Option<Seat>,
}

impl Voice {
    /// `you`, `A`.
    pub fn who(self, seat: Seat) -> String {
        if self.side == Some(seat) { "you".into() } else { seat.to_string() }
    }

    /// `your`, `A's`.
    fn whose(self, seat: Seat) -> String {
        if self.side == Some(seat) { "your".into() } else { format!("{seat}'s") }
    }

    /// `you take`, `A takes`.
    pub fn does(self, seat: Seat, verb: &str) -> String {
        let verb = if self.side == Some(seat) { verb.into() } else { third_person(verb) };
        format!("{} {verb}", self.who(seat))
    }

    /// One sentence for each thing worth telling. Events come redacted: a Law card the listener may not see is
    /// not there.
    pub fn story(self, events: &[Event], table: &Table) -> Vec<String> {
        events
            .iter()
            .filter_map(|&event| self.event(event, table))
            .map(|text| sentence(&text))
            .collect()
    }

    fn event(self, event: Event, table: &Table) -> Option<String> {
        let at = |cell: Cell| match table.card(cell) {
            Some(card) => format!("{card} at {cell}"),
            None => cell.to_string(),
        };
        let text = match event {
            Event::Dealt(..)
            | Event::TurnBegan(_)
            | Event::Stopped(_)
            | Event::Lifted(..)
            | Event::Kept(_)
            | Event::Revealed(_, 0) => return None,
            Event::Skipped(seat) => format!("{} no card and is skipped.", self.does(seat, "take")),
            Event::Took(seat, cell, _) => format!("{} {}.", self.does(seat, "take"), at(cell)),
            Event::GotLaw(seat, Some(law)) => {
                format!("{} the law `{law}`: {}", self.does(seat, "get"), law.text())
            }
            Event::GotLaw(seat, None) => format!("{} a Law card.", self.does(seat, "get")),
            Event::StoneReturned(seat, cell) => {
                format!("{} stone returns from {cell}.", self.whose(seat))
            }
            Event::Paid(seat, None) => {
                format!("{} for it with a stone from the reserve.", self.does(seat, "pay"))
            }
            Event::Paid(seat, Some(cell)) => {
                format!("{} for it with the stone on {cell}.", self.does(seat, "pay"))
            }
            Event::Played(seat, law) => {
                format!("{} the law `{law}`: {}", self.does(seat, "play"), law.text())
            }
            Event::Placed(seat, cell) => {
                format!("{} a stone on {}.", self.does(seat, "place"), at(cell))
            }
            Event::Moved(seat, from, to) => {
                format!("{} a stone from {from} to {}.", self.does(seat, "move"), at(to))
            }
            Event::Revealed(seat, n) => {
                let times = if n == 1 { "once" } else { "twice" };
                format!("{} `{}` {times}.", self.does(seat, "reveal"), Law::MinusTwo)
            }
            Event::GameOver(winners, rule) => match winners.iter().next() {
                Some(seat) => format!("{} the game ({rule}).", self.does(seat, "win")),
                None => format!("nobody wins the game ({rule})."),
            },
        };
        Some(text)
    }
}

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
fn stone_at(view: &View, cell: Cell) -> Option<Seat> {
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
    lines.extend(order(voice, view.seats()).map(|seat| {
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

/// The side spoken to first, then as they sit.
fn order(voice: Voice, seats: SeatSet) -> impl Iterator<Item = Seat> {
    let first = voice.side.filter(|&side| seats.contains(side));
    first.into_iter().chain(seats.iter().filter(move |&seat| Some(seat) != first))
}

/// A line for each player with what they have of each land.
pub fn cards(voice: Voice, view: &View) -> Vec<String> {
    order(voice, view.seats())
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
    let seats: Vec<_> = order(voice, scores.seats()).collect();
    let line = |head: &str, value: &dyn Fn(Seat) -> String| {
        let columns: String = seats.iter().map(|&seat| format!("{:>11}", value(seat))).collect();
        format!("  {head:<12}{columns}")
    };
    let mut lines = vec![line("land+symbols", &|seat| voice.who(seat))];
    for land in Land::ALL {
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

/// The open question, spoken to the one who must answer.
pub fn question(view: &View) -> String {
    let (circles, limit) = view.circles();
    let can_stop = view.choices().contains(Action::Stop);
    match view.ask() {
        Ask::Take if can_stop => {
            format!("Do you take another card? Circles so far: {circles} of at most {limit}.")
        }
        Ask::Take => "Which card do you take?".into(),
        Ask::Pay => "Which of your stones leaves the game for this card?".into(),
        Ask::Place => "Where do you place a stone? Type a cell, for example 2.7, or 0.".into(),
        Ask::Move => "Which of your stones do you move?".into(),
        Ask::To(from) => format!("Where does the stone from {from} go? Type a cell."),
    }
}

/// What an answer is numbered with: 0 to pass, everything else with its place in the list, counted from 1.
pub fn label(action: Action, place: usize) -> usize {
    match action {
        Action::Stop | Action::Keep => 0,
        Action::Take(_)
        | Action::Place(_)
        | Action::Move(_)
        | Action::To(_)
        | Action::Pay(_)
        | Action::Play(_)
        | Action::PayReserve => place + 1,
    }
}

/// An answer in words, with what helps to decide; none for the many cells a stone can go to.
pub fn option(voice: Voice, view: &View, action: Action) -> Option<String> {
    let at = |cell: Cell| match view.table().card(cell) {
        Some(card) => format!("{cell}, {card}"),
        None => cell.to_string(),
    };
    let text = match action {
        Action::Take(end) => {
            let cell = cell_taken(view, action)?;
            let mut text = format!("take {end}: {}", view.table().card(cell)?);
            if view.covered().contains(cell) {
                text += ", and its Law card";
            }
            match stone_at(view, cell) {
                Some(owner) if voice.side == Some(owner) => text += ", your stone returns",
                Some(owner) => text += &format!(", stone of {owner}: you pay one"),
                None => {}
            }
            text
        }
        Action::Place(_) | Action::To(_) => return None,
        Action::Move(cell) => format!("the stone on {}", at(cell)),
        Action::Pay(cell) => format!("the stone on {}", at(cell)),
        Action::Play(law) => format!("play law {law}: {}", law.text()),
        Action::Stop => "take no more cards".into(),
        Action::Keep => "neither place nor move a stone".into(),
        Action::PayReserve => "one from the reserve".into(),
    };
    Some(text)
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
