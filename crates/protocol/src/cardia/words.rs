//! What the questions, answers, refusals and endings of the game say.

use super::*;

/// A card by its name.
pub(super) fn name(deck: Deck, card: Card) -> CardiaName {
    deck.character(card).word().into()
}

pub(super) fn faction(faction: Faction) -> CardiaFaction {
    faction.word().into()
}

texts! {
    /// The open question.
    pub(super) fn question(ask: Ask, deck: Deck) in "cardia-ask" as ASKS {
        Ask::Play => play,
        Ask::PlusOrMinusTwo => plusOrMinusTwo,
        Ask::Discard => discard,
        Ask::Keep => keep,
        Ask::PutUnder => putUnder,
        Ask::Top => top,
        Ask::Name => name,
        Ask::Reply(named) => reply { faction: CardiaFaction = faction(named) },
        Ask::Raise => raise,
        Ask::Lower(at) => lower { at: CardiaCardAt = card_at(deck, at) },
        Ask::LowerAnyOrNext => lowerAnyOrNext,
        Ask::RaiseWeak => raiseWeak,
        Ask::Strip => strip,
        Ask::TakeBack(at) => takeBack { at: CardiaCardAt = card_at(deck, at) },
        Ask::Copy(at) => copy { at: CardiaCardAt = card_at(deck, at) },
        Ask::Activate(at) => activate { at: CardiaCardAt = card_at(deck, at) },
        Ask::Sacrifice => sacrifice,
        Ask::MoveOwnFrom => moveOwnFrom,
        Ask::MoveOwnTo(at) => moveOwnTo { at: CardiaCardAt = card_at(deck, at) },
        Ask::MoveAnyFrom => moveAnyFrom,
        Ask::MoveAnyTo(at) => moveAnyTo { at: CardiaCardAt = card_at(deck, at) },
        Ask::Flip => flip,
        Ask::Swap => swap,
        Ask::Ready => ready,
    }
}

/// The observer's legal answers.
pub(super) fn choices(view: &View) -> Vec<Choice> {
    let Observer::Seat(seat) = view.observer() else { return Vec::new() };
    let words = Words { deck: view.deck(), side: None };
    let deck = view.deck();
    let choice = |action| Choice {
        action: words.action(action),
        text: answer(action, deck),
        touches: touches(action, deck, seat),
    };
    view.choices().iter().map(choice).collect()
}

texts! {
    /// What an answer means.
    pub(super) fn answer(action: Action, deck: Deck) in "cardia-act" as ACTS {
        Action::Play(card) => play { card: CardiaName = name(deck, card) },
        Action::Discard(card) => discard { card: CardiaName = name(deck, card) },
        Action::Decline => decline,
        Action::Keep(card) => keep { card: CardiaName = name(deck, card) },
        Action::PutUnder(card) => putUnder { card: CardiaName = name(deck, card) },
        Action::Name(named) => name { faction: CardiaFaction = faction(named) },
        Action::Raise(at) => raise { at: CardiaCardAt = card_at(deck, at) },
        Action::Lower(at) => lower { at: CardiaCardAt = card_at(deck, at) },
        Action::LowerNext => lowerNext,
        Action::StripModifiers(at) => stripModifiers { at: CardiaCardAt = card_at(deck, at) },
        Action::StripTokens(at) => stripTokens { at: CardiaCardAt = card_at(deck, at) },
        Action::TakeBack(card) => takeBack { card: CardiaName = name(deck, card) },
        Action::Copy(card) => copy { card: CardiaName = name(deck, card) },
        Action::Activate(card) => activate { card: CardiaName = name(deck, card) },
        Action::MoveFrom(at) => moveFrom { at: CardiaCardAt = card_at(deck, at) },
        Action::MoveTo(at) => moveTo { at: CardiaCardAt = card_at(deck, at) },
        Action::Flip(at) => flip { at: CardiaCardAt = card_at(deck, at) },
        Action::Swap(card) => swap { card: CardiaName = name(deck, card) },
        Action::PlusTwo => plusTwo,
        Action::MinusTwo => minusTwo,
        Action::KeepTop => keepTop,
        Action::PutTopUnder => putTopUnder,
        Action::Ready => ready,
    }
}

/// What an answer of a seat is about.
pub(super) fn touches(action: Action, deck: Deck, seat: kernel::Seat) -> Vec<Touch> {
    let word = |card| deck.character(card).word().to_owned();
    let on_table =
        |at: CardRef| Touch::CardInPlay { owner: at.owner().into(), name: word(at.card()) };
    match action {
        Action::Play(card)
        | Action::Discard(card)
        | Action::Keep(card)
        | Action::PutUnder(card) => {
            vec![Touch::Card { name: word(card) }]
        }
        Action::Name(named) => vec![Touch::Group { name: named.word().to_owned() }],
        Action::Raise(at)
        | Action::Lower(at)
        | Action::StripModifiers(at)
        | Action::StripTokens(at)
        | Action::MoveFrom(at)
        | Action::MoveTo(at)
        | Action::Flip(at) => vec![on_table(at)],
        Action::TakeBack(card)
        | Action::Copy(card)
        | Action::Activate(card)
        | Action::Swap(card) => vec![on_table(CardRef::new(seat, card))],
        Action::Decline
        | Action::LowerNext
        | Action::PlusTwo
        | Action::MinusTwo
        | Action::KeepTop
        | Action::PutTopUnder
        | Action::Ready => Vec::new(),
    }
}

texts! {
    /// What waits for a player's next card.
    pub(super) fn waits(wait: Wait) in "cardia-wait" as WAITS {
        Wait::Modifier(by) => modifier { by: Signed = Signed(by.into()) },
        Wait::Librarian => librarian,
        Wait::Engineer => engineer,
        Wait::Token => token,
        Wait::Unicorn => unicorn,
        Wait::FaceUp => faceUp,
        Wait::Basilisk => basilisk,
        Wait::Blackmail(named) => blackmail { faction: CardiaFaction = faction(named) },
    }
}

texts! {
    /// Why an answer is refused.
    pub(super) fn refusal(why: Illegal, deck: Deck) in "cardia-no" as NOS {
        Illegal::Over(_) => over,
        Illegal::NothingOwed => nothingOwed,
        Illegal::OtherQuestion(ask) => otherQuestion { question: Text = question(ask, deck) },
        Illegal::NotInHand(card) => notInHand { card: CardiaName = name(deck, card) },
        Illegal::ChosenAlready(card) => chosenAlready { card: CardiaName = name(deck, card) },
        Illegal::NotInPlay(at) => notInPlay { at: CardiaCardAt = card_at(deck, at) },
        Illegal::NotYours(at) => notYours { at: CardiaCardAt = card_at(deck, at) },
        Illegal::SameCard(at, _) => sameCard { at: CardiaCardAt = card_at(deck, at) },
        Illegal::NothingOnIt(at) => nothingOnIt { at: CardiaCardAt = card_at(deck, at) },
        Illegal::OtherFaction(card) => otherFaction { card: CardiaName = name(deck, card) },
        Illegal::NotInstant(card, _) => notInstant { card: CardiaName = name(deck, card) },
        Illegal::TooWeak(at) => tooWeak { at: CardiaCardAt = card_at(deck, at) },
        Illegal::TooStrong(at) => tooStrong { at: CardiaCardAt = card_at(deck, at) },
        Illegal::NotLosing(at) => notLosing { at: CardiaCardAt = card_at(deck, at) },
        Illegal::LastEncounter(at) => lastEncounter { at: CardiaCardAt = card_at(deck, at) },
    }
}

/// How a game with this goal ended.
pub(super) fn ending(end: End, goal: u8) -> Text {
    ended(end.reason, Seat::of_set(end.winners), goal.into())
}

endings! {
    Reason(goal: u32) in "cardia-end" {
        Signets => signets { goal: u32 = goal },
        CannotPlay => cannotPlay,
        NeitherCanPlay => neitherCanPlay,
        Djinn => djinn,
        EmptyHand => emptyHand,
        MechanicalDjinn => mechanicalDjinn,
        FoundersDay => foundersDay,
        Catacombs => catacombs,
        Both => both,
        LastGame => lastGame,
    }
}
