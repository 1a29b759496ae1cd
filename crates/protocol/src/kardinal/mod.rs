//! Kardinal & König on the wire.

use crate::TS;
use crate::text::{Arg, Argument, Kind, Link};
use crate::wire::Wire;
use crate::{Choice, GameEvents, GameOptionsDetail, GameView, Seat, Text, Touch, Word};
use kardinal::{
    Action, Ask, Card, Cell, Cells, CircleRule, Event, Family, GameEnd, Illegal, Kardinal, Land,
    Law, Laws, Options, Reason, Route, Sheet, Side, Uncovered, View,
};
use kernel::{Choices as _, Notation as _, Observer, Status};
use serde::{Deserialize, Serialize};
use words::*;

mod words;

pub(crate) use words::cell_of;
pub use words::{KardinalTakes, kardinal_then};

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

impl Wire for Kardinal {
    const FAMILIES: &'static [crate::text::Family] = &[ASKS, ACTS, TELLS, NOS, ENDS, THENS];

    fn detail(options: &Options) -> GameOptionsDetail {
        GameOptionsDetail::Kardinal(options.into())
    }

    fn seen(view: &View) -> GameView {
        GameView::Kardinal(view.into())
    }

    fn heard(_: &View, events: &[Event]) -> GameEvents {
        let written = |&event: &_| KardinalEvent::from(event);
        GameEvents::Kardinal { events: events.iter().map(written).collect() }
    }

    fn question(view: &View) -> Text {
        question_of(view)
    }

    fn choices(view: &View) -> Vec<Choice> {
        choices(view)
    }

    fn refusal(_: &Options, why: Illegal) -> Text {
        refusal(why)
    }

    fn ending(view: &View) -> Option<Text> {
        view.end().map(ending)
    }

    #[cfg(feature = "typescript")]
    fn facts() -> Option<String> {
        Some(crate::facts::kardinal::module())
    }
}

terms! {
    /// A land, by its name in notation.
    KardinalLand = "kardinal-land-" * "", Card, Land::ALL.map(Land::word).into();
    /// A Law card, by its name in notation.
    KardinalLaw = "kardinal-law-" * "", Card, Law::ALL.map(Law::words).into();
}

impl From<Land> for KardinalLand {
    fn from(land: Land) -> KardinalLand {
        land.word().into()
    }
}

impl From<Law> for KardinalLaw {
    fn from(law: Law) -> KardinalLaw {
        law.words().into()
    }
}

/// A Land card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct KardinalCard {
    /// Its land.
    pub land: KardinalLand,
    /// How many circle symbols of Cross, Fan and Crown it has.
    pub circles: [u32; 3],
    /// `S` for a ship, `K` for a carriage, `-` for neither.
    pub route: Word,
}

impl From<Card> for KardinalCard {
    fn from(card: Card) -> KardinalCard {
        KardinalCard {
            land: card.land().into(),
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

/// The signs of a Land card, a letter each: `X` Cross, `F` Fan, `C` Crown, `S` ship, `K` carriage.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = String))]
#[serde(transparent)]
pub struct KardinalSigns(Word);

impl Argument for KardinalSigns {
    const KIND: Kind = Kind::Letters(&crate::text::Term {
        name: "KardinalSigns",
        before: "kardinal-sign-",
        after: "",
        link: Link::None,
        names: || vec!["X", "F", "C", "S", "K"],
    });

    fn arg(&self) -> Arg {
        Arg::Word(self.0.clone())
    }
}

/// A Land card as it is spoken of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct KardinalLandCard {
    /// Its land.
    pub land: KardinalLand,
    /// What it bears.
    pub signs: KardinalSigns,
}

group!(KardinalLandCard as "kardinal-card" { land: KardinalLand, signs: KardinalSigns });

/// The letters of the families, in order.
const FAMILY_LETTERS: [&str; Family::ALL.len()] = ["X", "F", "C"];

impl From<&KardinalCard> for KardinalLandCard {
    fn from(card: &KardinalCard) -> KardinalLandCard {
        let letters = FAMILY_LETTERS.iter().zip(card.circles);
        let mut signs: String = letters.map(|(letter, n)| letter.repeat(n as usize)).collect();
        signs.push_str(card.route.trim_matches('-'));
        KardinalLandCard { land: card.land.clone(), signs: KardinalSigns(signs.into()) }
    }
}

impl From<Card> for KardinalLandCard {
    fn from(card: Card) -> KardinalLandCard {
        KardinalLandCard::from(&KardinalCard::from(card))
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

group!(KardinalPlace as "kardinal-place" { row: u32, column: u32 });

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
    pub land: KardinalLand,
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
                land: land.into(),
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
    pub own_laws: Vec<KardinalLaw>,
    /// Law cards that were played.
    pub played_laws: Vec<KardinalLaw>,
    /// Law cards the observer has not seen.
    pub unseen_laws: Vec<KardinalLaw>,
    /// Who won, once the game is over; nobody after a full tie.
    pub winners: Option<Vec<Seat>>,
    /// How it ended, in words.
    pub ending: Option<Text>,
}

fn law_names(laws: Laws) -> Vec<KardinalLaw> {
    laws.iter().map(KardinalLaw::from).collect()
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
            question: question_of(view),
            active: view.active().into(),
            circles: circles.into(),
            circle_limit: limit.into(),
            cells: options.cells().iter().filter_map(cell).collect(),
            players: view.seats().iter().map(player).collect(),
            own_laws: law_names(view.own_laws()),
            played_laws: law_names(view.played_laws()),
            unseen_laws: law_names(view.unseen_laws()),
            winners: end.map(|outcome| Seat::of_set(outcome.winners)),
            ending: view.end().map(ending),
        }
    }
}

events! {
    /// Something that happened in Kardinal & König. A Law card is `null` for those who may not see it.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    #[serde(tag = "event", rename_all = "camelCase", deny_unknown_fields)]
    #[allow(missing_docs, reason = "the fields say what their names say")]
    pub enum KardinalEvent in "kardinal-tell" as TELLS {
        /// A Land card is laid on a place.
        Dealt { place: KardinalPlace, card: KardinalLandCard },
        /// A seat's turn begins.
        TurnBegan { seat: Seat },
        /// A seat cannot take any card: the turn is skipped.
        Skipped { seat: Seat },
        /// A card is taken.
        Took { seat: Seat, place: KardinalPlace, card: KardinalLandCard },
        /// The Law card on it goes to the taker, who alone sees it.
        GotLaw { seat: Seat, law: Option<KardinalLaw> },
        /// A stone on a taken card returns to its owner's reserve.
        StoneReturned { seat: Seat, place: KardinalPlace },
        /// The taker removes a stone from the game, from the display or (`null`) from the reserve.
        Paid { seat: Seat, place: Option<KardinalPlace> },
        /// A Law card is played and leaves the game.
        Played { seat: Seat, law: KardinalLaw },
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
        GameOver { ending: Text },
    }
}

impl From<Event> for KardinalEvent {
    fn from(event: Event) -> KardinalEvent {
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
                KardinalEvent::GotLaw { seat: seat.into(), law: law.map(KardinalLaw::from) }
            }
            Event::StoneReturned(seat, cell) => {
                KardinalEvent::StoneReturned { seat: seat.into(), place: cell.into() }
            }
            Event::Paid(seat, cell) => {
                KardinalEvent::Paid { seat: seat.into(), place: cell.map(KardinalPlace::from) }
            }
            Event::Played(seat, law) => {
                KardinalEvent::Played { seat: seat.into(), law: law.into() }
            }
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
            Event::GameOver(end) => KardinalEvent::GameOver { ending: ending(end) },
        }
    }
}
