//! The words of Kardinal & König: what can be read wrongly, what can be wrong, what is covered.

use super::items::{self, Item, Kind};
use super::{Words, Wrong, real, set};
use crate::shared::table::{self, Blamed, Line, Picture, Table};
use crate::shared::{End, Language, Played, Report, ScenarioError, refused};
use kardinal::setup::BadSetup;
use kardinal::{
    Action, BadCard, BadOptions, BadText, Draw, Drawn, Event, Illegal, Kardinal, Law, Options,
    Reason, State,
};
use kernel::{Chance, Game as _, Observer, Seat, Status};
use std::collections::BTreeSet;
use std::fmt;

/// What can be read wrongly of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// Not a Land card.
    Card(BadCard),
    /// Not a law.
    Law(String),
    /// More than two of a law.
    TooManyLaws(String),
    /// Nothing that can be set up or claimed.
    Item(String),
    /// Not a row.
    Row(String),
    /// The same cell twice.
    CellTwice(String),
    /// Not the points of all players.
    Score(String),
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misread::Card(bad) => bad.fmt(f),
            Misread::Law(text) => BadText::Law(text.clone()).fmt(f),
            Misread::TooManyLaws(text) => {
                write!(f, "`{text}`: there are two of each law (K1.6)")
            }
            Misread::Item(text) => write!(
                f,
                "`{text}` says nothing of the table; write `row 1 from 5: …`, `A stones row 1.3, row 2.5`, `A reserve 2`, \
                 `A lost 1`, `A cards …`, `A laws …`, `played …`, `turn A`, `score A 3 B 2 …` or `sheet A …`"
            ),
            Misread::Row(text) => write!(
                f,
                "`{text}` is not a row of this display; write `row 1: …`, `row 1 from 5: …` or `row 1: -`"
            ),
            Misread::CellTwice(text) => write!(f, "{text} is named twice"),
            Misread::Score(text) => {
                write!(
                    f,
                    "`{text}` are not the points of all; write for example `score A 12 B 7 C 3`"
                )
            }
        }
    }
}

/// What can be wrong with a table only in this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// The stones given to a player are not three.
    NotThreeStones(Seat),
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Misfit::NotThreeStones(seat) = self;
        write!(f, "{seat} has three stones: on the display, in reserve and lost (K1.7)")
    }
}

refused! { Illegal {
    Over NotYourTurn OtherQuestion EmptyRow OneEnd Uncovered OtherLand TooManyCircles CirclesFull CannotPay MustTake NotHeld
    NotPlayable NothingLost PayFirst NotYourStone EmptyReserve CapReached PlaceFirst NoCard Occupied NoFreeCard
    PutDownFirst
} }

impl Language for Words {
    type Game = Kardinal;
    type BadOptions = BadOptions;
    type BadText = BadText;
    const LETTER: char = 'K';
    type Wrong = Wrong;
    type Misread = Misread;
    type BadSetup = BadSetup;
    type Misfit = Misfit;
    type Picture = Picture;
    type Refused = Refused;
    type Reason = Reason;
    /// Laws that took effect: played, or −2 victory points at the end.
    type Own = BTreeSet<Law>;

    fn read(text: &str) -> Result<(), ScenarioError<Self>> {
        table::parse::<Self>(text).map(drop)
    }

    fn play(text: &str, end: End) -> Played<Self> {
        table::play(text, end)
    }

    fn written(state: &State) -> Option<String> {
        super::scenario_text(state)
    }

    fn fault(fault: super::Fault) -> crate::Fault {
        crate::Fault::Kardinal(fault)
    }
}

impl Table for Words {
    type Item = Item;
    type Kind = Kind;
    const FIRST_LINE: &'static str = "game kardinal players=3";
    const PLAYERS: &'static str = "A to E";
    const NEXT: &'static str =
        "`A take` (pay, place, move, to), `A choose …`, `A wins` or `no winner`";

    fn item(options: &Options, text: &str) -> Result<Item, Wrong> {
        items::item(options, text)
    }

    fn key(item: &Item) -> Result<String, Wrong> {
        Ok(match item {
            Item::Row(row) => format!("row {}", row.row),
            Item::Stones(seat, _) => format!("{seat} stones"),
            Item::Reserve(seat, _) => format!("{seat} reserve"),
            Item::Lost(seat, _) => format!("{seat} lost"),
            Item::Cards(seat, _) => format!("{seat} cards"),
            Item::Laws(seat, _) => format!("{seat} laws"),
            Item::Played(_) => "played".into(),
            Item::Turn(_) => "turn".into(),
            Item::Score(_) => return Err(Wrong::OnlyClaimed("score".into())),
            Item::Sheet(..) => return Err(Wrong::OnlyClaimed("sheet".into())),
        })
    }

    fn text(item: &Item) -> String {
        real::text(item)
    }

    fn real(state: &State, item: &Item) -> Item {
        real::item(state, item)
    }

    /// Who could do nothing was skipped: the turn is checked by what comes next.
    fn stays(item: &Item) -> bool {
        !matches!(item, Item::Turn(_))
    }

    fn kind(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.word() == word)
    }

    fn asked(state: &State) -> Option<Kind> {
        matches!(Kardinal::status(state), Status::Owed(_)).then(|| Kind::of(state.ask()))
    }

    fn sees(state: &State, observer: Observer, _: &str) -> String {
        real::sees(state, observer)
    }

    fn picture(state: &State) -> Vec<Item> {
        real::picture(state)
    }

    fn set_up<'a>(
        options: &Options,
        given: &[(&'a Line<Self>, &'a Item)],
        _: &mut dyn Chance<Draw>,
        events: &mut Vec<Event>,
    ) -> Result<State, Blamed<'a, Self>> {
        set::set_up(options, given, events)
    }

    fn answers(drawn: Drawn, draw: Draw) -> bool {
        match (drawn, draw) {
            (Drawn::Deal(_), Draw::Deal(_)) | (Drawn::Start(_), Draw::Start(_)) => true,
            (Drawn::Law(seat, _), Draw::Law(of, _)) => seat == of,
            (Drawn::Deal(_) | Drawn::Start(_) | Drawn::Law(..), _) => false,
        }
    }

    /// Cards are dealt in the order of the deck, and A starts; a Law card must be told.
    fn untold(draw: Draw) -> Option<u32> {
        match draw {
            Draw::Deal(pool) => {
                let cards = pool.cards().iter().zip(0..);
                Some(cards.min().map_or(0, |(_, index)| index))
            }
            Draw::Start(_) => Some(0),
            Draw::Law(..) => None,
        }
    }

    /// The first card of a turn is always to come.
    fn may_stop(_: &State, events: &[Event]) -> bool {
        matches!(events.last(), Some(Event::TurnBegan(_)))
    }

    fn happened(report: &mut Report<Self>, state: &State, _: Option<Action>, events: &[Event]) {
        for &event in events {
            if let Event::Played(_, law) = event {
                report.own.insert(law);
            } else if let Event::Revealed(_, 1..) = event {
                report.own.insert(Law::MinusTwo);
            }
        }
        report.ends.extend(state.end().map(|end| end.reason));
    }
}
