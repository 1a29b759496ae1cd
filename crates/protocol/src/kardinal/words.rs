//! What the questions, answers, refusals and endings of the game say.

use super::*;

/// The question this view leaves open.
pub(super) fn question_of(view: &View) -> Text {
    let (circles, limit) = view.circles();
    question(view.ask(), circles.into(), limit.into())
}

texts! {
    /// The open question, with the circle symbols taken in this turn and how many may be.
    pub(super) fn question(ask: Ask, circles: u32, limit: u32) in "kardinal-ask" as ASKS {
        Ask::Take => take { circles: u32 = circles, limit: u32 = limit },
        Ask::Pay => pay,
        Ask::Place => place,
        Ask::Move => move,
        Ask::To(from) => to { from: KardinalPlace = from.into() },
    }
}

/// The observer's legal answers.
pub(super) fn choices(view: &View) -> Vec<Choice> {
    let options = view.options();
    let choice = |action| {
        let cell = cell_of(view, action);
        Choice {
            action: Kardinal::write_action(&options, action),
            text: answer(
                action,
                cell,
                cell.and_then(|cell| view.table().card(cell)).map(Into::into),
            ),
            touches: touches(view, action, cell),
            worth: cell.and_then(|cell| view.worth(cell)),
        }
    };
    view.choices().iter().map(choice).collect()
}

/// The place an action is about.
pub(crate) fn cell_of(view: &View, action: Action) -> Option<Cell> {
    match action {
        Action::Take(end) => {
            let lying = view.table().display();
            let mut row = lying.iter().filter(|cell| cell.row() == end.row());
            match end.side() {
                Side::Left => row.next(),
                Side::Right => row.last(),
            }
        }
        Action::Place(cell) | Action::Move(cell) | Action::To(cell) | Action::Pay(cell) => {
            Some(cell)
        }
        Action::Play(_) | Action::Stop | Action::Keep | Action::PayReserve => None,
    }
}

texts! {
    /// What an answer means, with the card it is about and where that lies.
    pub(super) fn answer(action: Action, cell: Option<Cell>, card: Option<KardinalLandCard>) in "kardinal-act" as ACTS {
        Action::Take(_) => take {
            place: Option<KardinalPlace> = cell.map(Into::into),
            card: Option<KardinalLandCard> = card,
        },
        Action::Place(_) => place {
            place: Option<KardinalPlace> = cell.map(Into::into),
            card: Option<KardinalLandCard> = card,
        },
        Action::Move(_) => move {
            place: Option<KardinalPlace> = cell.map(Into::into),
            card: Option<KardinalLandCard> = card,
        },
        Action::To(_) => to {
            place: Option<KardinalPlace> = cell.map(Into::into),
            card: Option<KardinalLandCard> = card,
        },
        Action::Pay(_) => pay {
            place: Option<KardinalPlace> = cell.map(Into::into),
            card: Option<KardinalLandCard> = card,
        },
        Action::Play(law) => play { law: KardinalLaw = law.into() },
        Action::Stop => stop,
        Action::Keep => keep,
        Action::PayReserve => payReserve,
    }
}

/// What an answer is about.
pub(super) fn touches(view: &View, action: Action, cell: Option<Cell>) -> Vec<Touch> {
    let place = |cell: Cell| Touch::Cell { row: cell.row().into(), column: cell.column().into() };
    let mut touches: Vec<Touch> = cell.map(place).into_iter().collect();
    match action {
        Action::Take(_) => {
            let owner = cell.and_then(|cell| stone_at(view, cell));
            let other = owner.filter(|&owner| !view.observer().is(owner));
            touches.extend(other.map(|owner| Touch::Player { seat: owner.into() }));
        }
        Action::Play(law) => touches.push(Touch::Card { name: law.words().into() }),
        Action::PayReserve => touches.push(Touch::Reserve),
        Action::Place(_)
        | Action::Move(_)
        | Action::To(_)
        | Action::Pay(_)
        | Action::Stop
        | Action::Keep => {}
    }
    touches
}

texts! {
    /// Why an answer is refused.
    pub(super) fn refusal(why: Illegal) in "kardinal-no" as NOS {
        Illegal::Over => over,
        Illegal::NotYourTurn(seat) => notYourTurn { seat: Seat = seat.into() },
        Illegal::OtherQuestion(_) => otherQuestion,
        Illegal::EmptyRow(end) => emptyRow { row: u32 = end.row().into() },
        Illegal::OneEnd(end) => oneEnd { row: u32 = end.row().into() },
        Illegal::Uncovered(cell) => uncovered { place: KardinalPlace = cell.into() },
        Illegal::OtherLand { turn, card } => otherLand {
            turn: KardinalLand = turn.into(),
            card: KardinalLand = card.into(),
        },
        Illegal::TooManyCircles { taken, card, limit } => tooManyCircles {
            taken: u32 = taken.into(),
            card: u32 = card.into(),
            limit: u32 = limit.into(),
        },
        Illegal::CirclesFull { limit } => circlesFull { limit: u32 = limit.into() },
        Illegal::CannotPay(cell, seat) => cannotPay {
            place: KardinalPlace = cell.into(),
            seat: Seat = seat.into(),
        },
        Illegal::MustTake => mustTake,
        Illegal::NotHeld(law) => notHeld { law: KardinalLaw = law.into() },
        Illegal::NotPlayable => notPlayable,
        Illegal::NothingLost => nothingLost,
        Illegal::PayFirst => payFirst,
        Illegal::NotYourStone(cell) => notYourStone { place: KardinalPlace = cell.into() },
        Illegal::EmptyReserve => emptyReserve,
        Illegal::CapReached(cap) => capReached { cap: u32 = cap.into() },
        Illegal::PlaceFirst => placeFirst,
        Illegal::NoCard(cell) => noCard { place: KardinalPlace = cell.into() },
        Illegal::Occupied(cell, seat) => occupied {
            place: KardinalPlace = cell.into(),
            seat: Seat = seat.into(),
        },
        Illegal::NoFreeCard => noFreeCard,
        Illegal::PutDownFirst(cell) => putDownFirst { place: KardinalPlace = cell.into() },
    }
}

/// What another player may do next.
pub struct KardinalTakes {
    /// Who takes a card.
    pub seat: kernel::Seat,
    /// Which.
    pub card: Card,
}

texts! {
    /// What may come next.
    pub fn kardinal_then(takes: KardinalTakes) in "kardinal-then" as THENS {
        KardinalTakes { seat, card } => takes {
            seat: Seat = seat.into(),
            card: KardinalLandCard = card.into(),
        },
    }
}

/// How a game ended.
pub(super) fn ending(end: GameEnd) -> Text {
    ended(end.reason, Seat::of_set(end.winners))
}

endings! {
    Reason in "kardinal-end" {
        Points => points,
        LandCards => landCards,
        FullTie => fullTie,
    }
}
