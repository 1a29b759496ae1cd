//! Which answers an open question takes, and why it takes no other.

use crate::card::{Card, CardRef, CardSet};
use crate::question::{Action, Ask, Choices, Illegal};
use crate::state::State;
use crate::table::Table;
use crate::wilds::Extras;
use kernel::{RuleId, Seat};

impl<X: Extras> State<X> {
    /// The answers this seat may give now; none if it owes none.
    #[inline]
    pub(crate) fn choices(&self, seat: Seat) -> Choices {
        if seat.index() > 1 || !self.open.owed.contains(seat) {
            return Choices::NONE;
        }
        let ask = self.open.ask;
        if ask == Ask::Play {
            return Choices::new(ask, u64::from(self.sides[seat].hand.0));
        }
        Choices::new(ask, self.codes(seat, ask))
    }

    /// The codes of the answers a question takes.
    #[inline]
    pub(crate) fn codes(&self, seat: Seat, ask: Ask) -> u64 {
        let Side { hand, chosen } = self.side(seat);
        match ask {
            Ask::Play | Ask::PutUnder => u64::from(hand.0),
            Ask::Discard | Ask::Keep => u64::from(hand.without(chosen).0),
            Ask::PlusOrMinusTwo | Ask::Top => 0b11,
            Ask::Ready => 1,
            Ask::Name => 0b1111,
            Ask::Reply(faction) => u64::from(hand.and(faction.cards()).0) | 1 << 16,
            Ask::Sacrifice => u64::from(hand.without(self.open.rules.deck.ongoing()).0),
            Ask::Raise
            | Ask::Lower(_)
            | Ask::LowerAnyOrNext
            | Ask::RaiseWeak
            | Ask::Strip
            | Ask::TakeBack(_)
            | Ask::Copy(_)
            | Ask::Activate(_)
            | Ask::MoveOwnFrom
            | Ask::MoveOwnTo(_)
            | Ask::MoveAnyFrom
            | Ask::MoveAnyTo(_)
            | Ask::Flip
            | Ask::Swap => self.target_codes(seat, ask),
        }
    }

    fn side(&self, seat: Seat) -> Side {
        Side { hand: self.sides[seat].hand, chosen: self.sides[seat].chosen }
    }

    /// The codes of the cards in play that a question takes.
    fn target_codes(&self, seat: Seat, ask: Ask) -> u64 {
        let table = &self.open.table;
        let own = |cards: CardSet| u64::from(cards.0) << (16 * seat.index());
        let both = |cards: &dyn Fn(Seat) -> CardSet| {
            u64::from(cards(Seat::A).0) | u64::from(cards(Seat::B).0) << 16
        };
        let present =
            || u64::from(table.present(Seat::A).0) | u64::from(table.present(Seat::B).0) << 16;
        match ask {
            Ask::Raise => present(),
            Ask::Lower(other) | Ask::MoveAnyTo(other) => present() & !(1 << other.code()),
            Ask::LowerAnyOrNext => present() | 1 << 32,
            Ask::RaiseWeak => own(self.own_places(seat, |place| table.influence(seat, place) <= 8)),
            Ask::Strip => {
                both(&|seat| table.modified(seat)) | both(&|seat| table.with_tokens(seat)) << 32
            }
            Ask::TakeBack(me) => u64::from(others(table, seat, me).0),
            Ask::Copy(me) => u64::from(self.copyable(seat, me).0),
            Ask::Activate(me) => {
                let lost = self.results().lost(seat);
                let losing = self.own_places(seat, |place| lost >> place & 1 != 0);
                u64::from(losing.and(others(table, seat, me)).0)
            }
            Ask::MoveOwnFrom if table.len() < 2 => 0,
            Ask::MoveOwnFrom => own(table.modified(seat).union(table.with_tokens(seat))),
            Ask::MoveOwnTo(from) => own(table.present(seat)) & !(1 << from.code()),
            Ask::MoveAnyFrom | Ask::Flip => both(&|seat| table.modified(seat)),
            Ask::Swap => u64::from(self.own_places(seat, |place| place + 1 < table.len()).0),
            Ask::Play
            | Ask::PlusOrMinusTwo
            | Ask::Discard
            | Ask::Keep
            | Ask::PutUnder
            | Ask::Top
            | Ask::Name
            | Ask::Reply(_)
            | Ask::Sacrifice
            | Ask::Ready => 0,
        }
    }

    /// A player's cards at places that satisfy a condition.
    fn own_places(&self, seat: Seat, condition: impl Fn(usize) -> bool) -> CardSet {
        let table = &self.open.table;
        (0..table.len())
            .filter(|&place| condition(place))
            .map(|place| table.card(seat, place))
            .collect()
    }

    /// Other cards with an instant ability and at least as much influence as this one (C6.14).
    fn copyable(&self, seat: Seat, me: CardRef) -> CardSet {
        let table = &self.open.table;
        let Some(here) = table.place(me) else { return CardSet::EMPTY };
        let least = table.influence(me.owner(), here);
        self.own_places(seat, |place| table.influence(seat, place) >= least)
            .and(others(table, seat, me))
            .without(self.open.rules.deck.ongoing())
    }

    /// Why an action that is not legal is refused.
    #[cold]
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Illegal {
        let ask = self.open.ask;
        if let Some(end) = self.open.end.filter(|_| self.open.owed.is_empty()) {
            return Illegal::Over(end.reason.rule());
        }
        if seat.index() > 1 || !self.open.owed.contains(seat) {
            return Illegal::NothingOwed;
        }
        if ask.code(action).is_none() {
            return Illegal::OtherQuestion(ask);
        }
        match action {
            Action::Play(card)
            | Action::Discard(card)
            | Action::Keep(card)
            | Action::PutUnder(card) => self.refuse_hand_card(seat, card),
            Action::Raise(at)
            | Action::Lower(at)
            | Action::StripModifiers(at)
            | Action::StripTokens(at)
            | Action::MoveFrom(at)
            | Action::MoveTo(at)
            | Action::Flip(at) => self.refuse_target(seat, at),
            Action::TakeBack(card)
            | Action::Copy(card)
            | Action::Activate(card)
            | Action::Swap(card) => self.refuse_target(seat, CardRef::new(seat, card)),
            Action::Decline
            | Action::Name(_)
            | Action::LowerNext
            | Action::PlusTwo
            | Action::MinusTwo
            | Action::KeepTop
            | Action::PutTopUnder
            | Action::Ready => Illegal::OtherQuestion(ask),
        }
    }

    fn refuse_hand_card(&self, seat: Seat, card: Card) -> Illegal {
        let Side { hand, chosen } = self.side(seat);
        if !hand.contains(card) {
            Illegal::NotInHand(card)
        } else if chosen.contains(card) {
            Illegal::ChosenAlready(card)
        } else if self.open.ask == Ask::Sacrifice {
            Illegal::NotInstant(card, RuleId("C7.14"))
        } else {
            Illegal::OtherFaction(card)
        }
    }

    fn refuse_target(&self, seat: Seat, at: CardRef) -> Illegal {
        let ongoing = self.open.rules.deck.ongoing();
        if !self.open.table.present(at.owner()).contains(at.card()) {
            return Illegal::NotInPlay(at);
        }
        match self.open.ask {
            Ask::Lower(other) if other == at => Illegal::SameCard(at, RuleId("C6.15")),
            Ask::MoveOwnTo(from) if from == at => Illegal::SameCard(at, RuleId("C7.2")),
            Ask::MoveAnyTo(from) if from == at => Illegal::SameCard(at, RuleId("C9.17")),
            Ask::TakeBack(me) | Ask::Copy(me) | Ask::Activate(me) if me == at => {
                Illegal::SameCard(at, RuleId("C3.14"))
            }
            Ask::RaiseWeak | Ask::MoveOwnFrom | Ask::MoveOwnTo(_) if at.owner() != seat => {
                Illegal::NotYours(at)
            }
            Ask::RaiseWeak => Illegal::TooStrong(at),
            Ask::Copy(_) if ongoing.contains(at.card()) => {
                Illegal::NotInstant(at.card(), RuleId("C6.14"))
            }
            Ask::Copy(_) => Illegal::TooWeak(at),
            Ask::Activate(_) => Illegal::NotLosing(at),
            Ask::Swap => Illegal::LastEncounter(at),
            Ask::Strip | Ask::MoveOwnFrom | Ask::MoveAnyFrom | Ask::Flip => {
                Illegal::NothingOnIt(at)
            }
            Ask::Play
            | Ask::PlusOrMinusTwo
            | Ask::Discard
            | Ask::Keep
            | Ask::PutUnder
            | Ask::Top
            | Ask::Name
            | Ask::Reply(_)
            | Ask::Raise
            | Ask::Lower(_)
            | Ask::LowerAnyOrNext
            | Ask::TakeBack(_)
            | Ask::Sacrifice
            | Ask::MoveOwnTo(_)
            | Ask::MoveAnyTo(_)
            | Ask::Ready => Illegal::NotInPlay(at),
        }
    }
}

/// What a hand question looks at.
struct Side {
    hand: CardSet,
    chosen: CardSet,
}

/// A player's cards in play other than this one.
fn others(table: &Table, seat: Seat, me: CardRef) -> CardSet {
    let mut cards = table.present(seat);
    if me.owner() == seat {
        cards.remove(me.card());
    }
    cards
}
