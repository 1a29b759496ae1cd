//! Kardinal & König on the wire.

use crate::{Choice, Seat, Text, Touch, Word};
use kardinal::{
    Action, Ask, Card, Cell, Cells, CircleRule, Event, Family, Kardinal, Land, Law, Laws, Options,
    Route, Sheet, Side, Uncovered, View,
};
use kernel::{Choices as _, Notation as _, Observer, Status};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Options of Kardinal & König.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct KardinalOptions {
    /// How many play: 3 to 5.
    pub players: u32,
    /// May cards uncovered in a turn be taken in it?
    pub uncovered: bool,
    /// Does the last circle symbol that may be taken end a turn's takes?
    pub strict_circles: bool,
    /// The start player; drawn if nobody is named.
    pub first: Option<Seat>,
    /// Rows of the display.
    pub rows: u32,
    /// Columns of the display.
    pub columns: u32,
    /// How many stones of a player may lie on the display.
    pub cap: u32,
    /// Are the Land cards our reconstruction rather than the printed ones?
    pub reconstructed: bool,
}

impl From<&Options> for KardinalOptions {
    fn from(options: &Options) -> KardinalOptions {
        KardinalOptions {
            players: options.players.into(),
            uncovered: options.uncovered == Uncovered::Yes,
            strict_circles: options.circles == CircleRule::Strict,
            first: options.first.map(Seat::from),
            rows: options.rows.into(),
            columns: options.columns.into(),
            cap: options.cap().into(),
            reconstructed: options.deck.is_reconstructed(),
        }
    }
}

/// A Land card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct KardinalCard {
    /// Its land.
    pub land: Word,
    /// How many circle symbols of Cross, Fan and Crown it has.
    pub circles: [u32; 3],
    /// `S` for a ship, `K` for a carriage, `-` for neither.
    pub route: Word,
}

impl From<Card> for KardinalCard {
    fn from(card: Card) -> KardinalCard {
        KardinalCard {
            land: card.land().word().into(),
            circles: card.circles().families().map(u32::from),
            route: match card.route() {
                Route::Ship => "S",
                Route::Carriage => "K",
                Route::None => "-",
            }
            .into(),
        }
    }
}

/// A place of the display, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct KardinalPlace {
    /// Its row.
    pub row: u32,
    /// Its column.
    pub column: u32,
}

impl From<Cell> for KardinalPlace {
    fn from(cell: Cell) -> KardinalPlace {
        KardinalPlace { row: cell.row().into(), column: cell.column().into() }
    }
}

/// A place of the display, and what lies there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct KardinalCell {
    /// Where.
    pub place: KardinalPlace,
    /// The Land card dealt here.
    pub card: KardinalCard,
    /// Who has taken it; `null` while it lies there.
    pub taker: Option<Seat>,
    /// Does a Law card lie on it, face down?
    pub law: bool,
    /// Whose stone lies on it.
    pub stone: Option<Seat>,
}

/// A land's line on a score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct KardinalLandLine {
    /// The land.
    pub land: Word,
    /// Cards of it.
    pub cards: u32,
    /// Circle symbols of Cross, Fan and Crown on them.
    pub families: [u32; 3],
    /// The land column.
    pub land_points: u32,
    /// The symbol column.
    pub symbol_points: u32,
}

/// A score sheet, as if it ended now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct KardinalSheet {
    /// A line for each land, from Frankreich down to Dänemark (K5.5).
    pub lands: Vec<KardinalLandLine>,
    /// Ships taken.
    pub ships: u32,
    /// Carriages taken.
    pub carriages: u32,
    /// Land cards taken.
    pub cards: u32,
    /// Land and symbol columns, added up.
    pub subtotal: i32,
    /// Points for chains.
    pub chains: i32,
    /// Points for Law cards, as far as the observer may know them.
    pub laws: i32,
    /// All points.
    pub total: i32,
}

impl From<&Sheet> for KardinalSheet {
    fn from(sheet: &Sheet) -> KardinalSheet {
        let line = |land: Land| {
            let line = sheet.land(land);
            KardinalLandLine {
                land: land.word().into(),
                cards: line.cards.into(),
                families: Family::ALL.map(|family| line.family(family).into()),
                land_points: line.land_points.into(),
                symbol_points: line.symbol_points.into(),
            }
        };
        KardinalSheet {
            lands: Land::on_the_sheet().map(line).collect(),
            ships: sheet.ships.into(),
            carriages: sheet.carriages.into(),
            cards: sheet.cards.into(),
            subtotal: sheet.subtotal().into(),
            chains: sheet.chains().into(),
            laws: sheet.laws().into(),
            total: sheet.total().into(),
        }
    }
}

/// What everyone may know of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct KardinalPlayer {
    /// Who.
    pub seat: Seat,
    /// Stones in reserve.
    pub reserve: u32,
    /// Stones lost from the game.
    pub lost: u32,
    /// Where the others lie.
    pub stones: Vec<KardinalPlace>,
    /// How many Law cards are held.
    pub laws: u32,
    /// The score sheet, as if it ended now.
    pub sheet: KardinalSheet,
}

/// What one observer may know of a game of Kardinal & König.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct KardinalView {
    /// Whose view; none is a spectator's.
    pub observer: Option<Seat>,
    /// What was agreed.
    pub options: KardinalOptions,
    /// Who owes a choice.
    pub owed: Vec<Seat>,
    /// The open question, whoever is asked.
    pub question: Text,
    /// Whose turn it is, or was when the game ended.
    pub active: Seat,
    /// Circle symbols taken in this turn.
    pub circles: u32,
    /// How many may be.
    pub circle_limit: u32,
    /// Every place of the display.
    pub cells: Vec<KardinalCell>,
    /// The players in order.
    pub players: Vec<KardinalPlayer>,
    /// The observer's own Law cards.
    pub own_laws: Vec<String>,
    /// Law cards that were played.
    pub played_laws: Vec<String>,
    /// Law cards the observer has not seen.
    pub unseen_laws: Vec<String>,
    /// Who won, once the game is over; nobody after a full tie.
    pub winners: Option<Vec<Seat>>,
    /// The rule that ended it.
    pub ended_by: Option<String>,
}

fn law_names(laws: Laws) -> Vec<String> {
    laws.iter().map(|law| law.words().into()).collect()
}

fn places(cells: Cells) -> Vec<KardinalPlace> {
    cells.iter().map(KardinalPlace::from).collect()
}

fn stone_at(view: &View, cell: Cell) -> Option<kernel::Seat> {
    view.seats().iter().find(|&seat| view.stones(seat).contains(cell))
}

impl From<&View> for KardinalView {
    fn from(view: &View) -> KardinalView {
        let options = view.options();
        let (circles, limit) = view.circles();
        let scores = view.scores();
        let cell = |cell: Cell| {
            Some(KardinalCell {
                place: cell.into(),
                card: view.table().card(cell)?.into(),
                taker: view.table().owner(cell).map(Seat::from),
                law: view.covered().contains(cell),
                stone: stone_at(view, cell).map(Seat::from),
            })
        };
        let player = |seat: kernel::Seat| KardinalPlayer {
            seat: seat.into(),
            reserve: view.reserve(seat).into(),
            lost: view.lost(seat).into(),
            stones: places(view.stones(seat)),
            laws: view.laws_held(seat).into(),
            sheet: scores.sheet(seat).into(),
        };
        let (owed, end) = match view.status() {
            Status::Owed(seats) => (Seat::of_set(seats), None),
            Status::Over(outcome) => (Vec::new(), Some(outcome)),
        };
        KardinalView {
            observer: match view.observer() {
                Observer::Seat(seat) => Some(seat.into()),
                Observer::Spectator => None,
            },
            options: (&options).into(),
            owed,
            question: question(view),
            active: view.active().into(),
            circles: circles.into(),
            circle_limit: limit.into(),
            cells: options.cells().iter().filter_map(cell).collect(),
            players: view.seats().iter().map(player).collect(),
            own_laws: law_names(view.own_laws()),
            played_laws: law_names(view.played_laws()),
            unseen_laws: law_names(view.unseen_laws()),
            winners: end.map(|outcome| Seat::of_set(outcome.winners)),
            ended_by: end.map(|outcome| outcome.rule.to_string()),
        }
    }
}

/// The open question.
pub(crate) fn question(view: &View) -> Text {
    let (circles, limit) = view.circles();
    let plain = |key: &str| Text::plain(format!("kardinal.ask.{key}"));
    match view.ask() {
        Ask::Take => plain("take").with("circles", circles).with("limit", limit),
        Ask::Pay => plain("pay"),
        Ask::Place => plain("place"),
        Ask::Move => plain("move"),
        Ask::To(from) => plain("to").with("from", from),
    }
}

/// The observer's legal answers.
pub(crate) fn choices(view: &View) -> Vec<Choice> {
    let options = view.options();
    let choice = |action| {
        let (text, touches) = meaning(view, action);
        Choice { action: Kardinal::write_action(&options, action), text, touches }
    };
    view.choices().iter().map(choice).collect()
}

/// What an action says, and what it is about.
fn meaning(view: &View, action: Action) -> (Text, Vec<Touch>) {
    let plain = |key: &str| Text::plain(format!("kardinal.act.{key}"));
    let touch = |cell: Cell| Touch::Cell { row: cell.row().into(), column: cell.column().into() };
    let at = |key: &str, cell: Cell| {
        let card = view.table().card(cell).map_or(String::new(), |card| card.to_string());
        (plain(key).with("cell", cell).with("card", card), vec![touch(cell)])
    };
    match action {
        Action::Take(end) => {
            let lying = view.table().display();
            let mut row = lying.iter().filter(|cell| cell.row() == end.row());
            let cell = match end.side() {
                Side::Left => row.next(),
                Side::Right => row.last(),
            };
            let Some(cell) = cell else { return (plain("take"), Vec::new()) };
            let (text, mut touches) = at("take", cell);
            let owner = stone_at(view, cell).filter(|&owner| !view.observer().is(owner));
            touches.extend(owner.map(|owner| Touch::Player { seat: owner.into() }));
            (text, touches)
        }
        Action::Place(cell) => at("place", cell),
        Action::Move(cell) => at("move", cell),
        Action::To(cell) => at("to", cell),
        Action::Pay(cell) => at("pay", cell),
        Action::Play(law) => {
            let touch = Touch::Card { name: law.words().into() };
            (plain("play").with("law", law), vec![touch])
        }
        Action::Stop => (plain("stop"), Vec::new()),
        Action::Keep => (plain("keep"), Vec::new()),
        Action::PayReserve => (plain("payReserve"), vec![Touch::Reserve]),
    }
}

/// Something that happened in Kardinal & König. A Law card is `null` for those who may not see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "event", rename_all = "camelCase", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum KardinalEvent {
    /// A Land card is laid on a place.
    Dealt { place: KardinalPlace, card: KardinalCard },
    /// A seat's turn begins.
    TurnBegan { seat: Seat },
    /// A seat cannot take any card: the turn is skipped.
    Skipped { seat: Seat },
    /// A card is taken.
    Took { seat: Seat, place: KardinalPlace, card: KardinalCard },
    /// The Law card on it goes to the taker, who alone sees it.
    GotLaw { seat: Seat, law: Option<String> },
    /// A stone on a taken card returns to its owner's reserve.
    StoneReturned { seat: Seat, place: KardinalPlace },
    /// The taker removes a stone from the game, from the display or (`null`) from the reserve.
    Paid { seat: Seat, place: Option<KardinalPlace> },
    /// A Law card is played and leaves the game.
    Played { seat: Seat, law: String },
    /// A seat takes no more cards.
    Stopped { seat: Seat },
    /// A stone is placed from the reserve.
    Placed { seat: Seat, place: KardinalPlace },
    /// A stone is lifted to be moved.
    Lifted { seat: Seat, place: KardinalPlace },
    /// And put down.
    Moved { seat: Seat, from: KardinalPlace, to: KardinalPlace },
    /// No stone is placed or moved.
    Kept { seat: Seat },
    /// The −2 cards a seat holds are revealed at the end.
    Revealed { seat: Seat, count: u32 },
    /// The game is over.
    GameOver { winners: Vec<Seat>, rule: String },
}

impl From<Event> for KardinalEvent {
    fn from(event: Event) -> KardinalEvent {
        let name = |law: Law| law.words().to_owned();
        match event {
            Event::Dealt(cell, card) => {
                KardinalEvent::Dealt { place: cell.into(), card: card.into() }
            }
            Event::TurnBegan(seat) => KardinalEvent::TurnBegan { seat: seat.into() },
            Event::Skipped(seat) => KardinalEvent::Skipped { seat: seat.into() },
            Event::Took(seat, cell, card) => {
                KardinalEvent::Took { seat: seat.into(), place: cell.into(), card: card.into() }
            }
            Event::GotLaw(seat, law) => {
                KardinalEvent::GotLaw { seat: seat.into(), law: law.map(name) }
            }
            Event::StoneReturned(seat, cell) => {
                KardinalEvent::StoneReturned { seat: seat.into(), place: cell.into() }
            }
            Event::Paid(seat, cell) => {
                KardinalEvent::Paid { seat: seat.into(), place: cell.map(KardinalPlace::from) }
            }
            Event::Played(seat, law) => KardinalEvent::Played { seat: seat.into(), law: name(law) },
            Event::Stopped(seat) => KardinalEvent::Stopped { seat: seat.into() },
            Event::Placed(seat, cell) => {
                KardinalEvent::Placed { seat: seat.into(), place: cell.into() }
            }
            Event::Lifted(seat, cell) => {
                KardinalEvent::Lifted { seat: seat.into(), place: cell.into() }
            }
            Event::Moved(seat, from, to) => {
                KardinalEvent::Moved { seat: seat.into(), from: from.into(), to: to.into() }
            }
            Event::Kept(seat) => KardinalEvent::Kept { seat: seat.into() },
            Event::Revealed(seat, count) => {
                KardinalEvent::Revealed { seat: seat.into(), count: count.into() }
            }
            Event::GameOver(seats, rule) => {
                KardinalEvent::GameOver { winners: Seat::of_set(seats), rule: rule.to_string() }
            }
        }
    }
}
