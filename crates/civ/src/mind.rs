//! What a player knows of the hands of others.
//!
//! Everything known is of the form *these hands hold at least these cards*: one hand, or several together. Where that
//! is not enough to say all that follows, less is remembered, never more (V5.9):
//!
//! - with four players, two pieces of knowledge about different pairs of hands become one about three hands;
//! - after a draft, *one of the two cards went to this player and the other to the next* becomes *these two hold
//!   the other one* when a card like one of them is played and it may have been another;
//! - that somebody holds *no* card of some kind is never remembered, be it that a card left which was not of the oldest Age
//!   (V1.7) or that a turn was skipped because of embargoes (V2.1).

use crate::card::{Age, Card, Domain};
use crate::cards::Cards;
use crate::state::{SEATS, State};
use kernel::{BySeat, Seat, SeatSet};
use std::num::NonZeroU8;

/// What one player knows of the others' hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Mind(BySeat<Cards, SEATS>);

impl Mind {
    /// Nothing.
    pub const BLANK: Mind = Mind(BySeat([Cards::NONE; SEATS]));

    /// What stands in the place of a seat, whatever it means now.
    #[inline]
    pub fn place_mut(&mut self, seat: Seat) -> &mut Cards {
        &mut self.0[seat]
    }

    /// Cards this seat holds for certain.
    #[inline]
    pub fn known(&self, seat: Seat) -> Cards {
        self.0[seat]
    }

    #[inline]
    pub fn known_mut(&mut self, seat: Seat) -> &mut Cards {
        &mut self.0[seat]
    }

    /// Cards that the hands of a group hold together, beside those known of each. It stands in the player's own place,
    /// for the own hand needs no memory.
    #[inline]
    pub fn joint(&self, own: Seat) -> Cards {
        self.0[own]
    }

    #[inline]
    pub fn joint_mut(&mut self, own: Seat) -> &mut Cards {
        &mut self.0[own]
    }
}

/// Two different cards of one Age, of which one went to the next player and the other to the one after (V1.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pair(NonZeroU8);

impl Pair {
    /// `None` if the cards are alike, or of different Ages.
    pub fn new(one: Card, two: Card) -> Option<Pair> {
        let (low, high) = (one.domain.min(two.domain) as u8, one.domain.max(two.domain) as u8);
        let code = NonZeroU8::new(one.age as u8 * 36 + low * 6 + high)?;
        (low < high && one.age == two.age).then_some(Pair(code))
    }

    pub fn cards(self) -> [Card; 2] {
        let code = self.0.get();
        let age = Age::ALL[usize::from(code / 36)];
        [code % 36 / 6, code % 6].map(|domain| Card { domain: Domain::from_code(domain), age })
    }

    fn other(self, card: Card) -> Option<Card> {
        match self.cards() {
            [one, two] if one == card => Some(two),
            [one, two] if two == card => Some(one),
            _ => None,
        }
    }
}

impl State {
    /// Everyone sees a card go into this hand.
    #[inline]
    pub(crate) fn all_see_come(&mut self, holder: Seat, card: Card) {
        for observer in self.open.around(holder) {
            *self.minds[observer].known_mut(holder) += card;
        }
    }

    /// Everyone sees a card leave this hand. It must still be there.
    #[inline]
    pub(crate) fn all_see_leave(&mut self, holder: Seat, card: Card) {
        for observer in self.open.around(holder) {
            self.sees_leave(observer, holder, card);
        }
    }

    /// One player sees a card leave a hand: one that was known, else one of those known jointly, else another.
    #[inline]
    pub(crate) fn sees_leave(&mut self, observer: Seat, holder: Seat, card: Card) {
        let known = self.minds[observer].known_mut(holder);
        // It is the oldest of its Domain in the hand (V1.7), so nothing older is known to be there.
        let was_known = known.remove_oldest(card);
        let more = !self.groups[observer].is_empty() | self.pairs[observer].is_some();
        if more {
            self.sees_one_leave(observer, holder, card, was_known);
        }
    }

    /// One who knows more than single hands sees a card leave.
    #[cold]
    fn sees_one_leave(&mut self, observer: Seat, holder: Seat, card: Card, was_known: bool) {
        if was_known {
            return;
        }
        if self.pair_group(observer).contains(holder)
            && let Some(other) = self.pairs[observer].and_then(|pair| pair.other(card))
        {
            let group = self.pair_group(observer);
            self.pairs[observer] = None;
            let known = self.minds[observer].known(holder).of_age(card.age);
            let only_one_unknown = self.hands[holder].of_age(card.age) == known + 1;
            let rest = group.without(holder).iter().next();
            match rest {
                Some(next) if only_one_unknown => *self.minds[observer].known_mut(next) += other,
                Some(_) | None => self.knows_jointly(observer, Cards::only(other), group),
            }
        } else if self.groups[observer].contains(holder) {
            let joint = self.minds[observer].joint_mut(observer);
            if joint.has(card) {
                *joint -= card;
            }
            self.tidy(observer);
        }
    }

    /// The two players a pair of this player is about; nobody if there is none.
    pub(crate) fn pair_group(&self, observer: Seat) -> SeatSet {
        match self.pairs[observer] {
            Some(_) => pair_group(self.open.left_of(observer), |seat| self.open.left_of(seat)),
            None => SeatSet::EMPTY,
        }
    }

    /// These hands hold these cards together. With what is known of another group, it becomes knowledge of all of them.
    fn knows_jointly(&mut self, observer: Seat, cards: Cards, group: SeatSet) {
        let joint = self.minds[observer].joint_mut(observer);
        *joint = *joint + cards;
        self.groups[observer] = group.iter().fold(self.groups[observer], SeatSet::with);
        self.tidy(observer);
    }

    fn tidy(&mut self, observer: Seat) {
        if self.minds[observer].joint(observer).is_empty() {
            self.groups[observer] = SeatSet::EMPTY;
        }
    }

    /// One player takes another's whole hand (V3.4): what everyone knows afterwards. The cards move here too.
    pub(crate) fn take_hand(&mut self, by: Seat, whom: Seat) {
        let hand = self.hands[whom];
        for third in self.open.others(by).without(whom).iter() {
            self.sees_question(third, by, whom);
        }
        // The questioned player knows what was taken.
        let known = self.minds[whom].known_mut(by);
        *known = *known + hand;
        self.learns_hand(by, whom, hand);
        self.hands[by] = self.hands[by] + hand;
        self.hands[whom] = Cards::NONE;
    }

    /// A third player: the two hands become one, as far as it can tell.
    fn sees_question(&mut self, third: Seat, by: Seat, whom: Seat) {
        if let Some(pair) = self.pairs[third] {
            let group = self.pair_group(third);
            self.pairs[third] = None;
            self.knows_jointly(third, pair.cards().into_iter().collect(), group);
        }
        let mind = &mut self.minds[third];
        let both = mind.known(by) + mind.known(whom);
        *mind.known_mut(by) = Cards::NONE;
        *mind.known_mut(whom) = Cards::NONE;
        if !both.is_empty() || !self.groups[third].is_empty() {
            self.knows_jointly(third, both, SeatSet::only(by).with(whom));
        }
    }

    /// Who sees a hand knows of a group what is not in it to be with the others.
    fn learns_hand(&mut self, by: Seat, whom: Seat, hand: Cards) {
        let mut beside = hand - self.minds[by].known(whom);
        *self.minds[by].known_mut(whom) = Cards::NONE;
        let group = self.pair_group(by);
        if let Some(pair) = self.pairs[by]
            && group.contains(whom)
        {
            self.pairs[by] = None;
            let [one, two] = pair.cards();
            let next = group.without(whom).iter().next();
            let found = match (beside.has(one), beside.has(two)) {
                (true, false) => Some((one, two)),
                (false, true) => Some((two, one)),
                // Either may have been the one.
                (true, true) | (false, false) => None,
            };
            if let (Some((here, there)), Some(next)) = (found, next) {
                beside -= here;
                *self.minds[by].known_mut(next) += there;
            }
        }
        if self.groups[by].contains(whom) {
            let rest = self.minds[by].joint(by).saturating_sub(beside);
            let group = self.groups[by].without(whom);
            *self.minds[by].joint_mut(by) = Cards::NONE;
            self.groups[by] = SeatSet::EMPTY;
            self.knows_of_group(by, rest, group);
        }
    }

    /// As [`knows_jointly`](State::knows_jointly), also of a single hand.
    fn knows_of_group(&mut self, observer: Seat, cards: Cards, group: SeatSet) {
        match (group.len(), group.iter().next()) {
            (1, Some(only)) => {
                let known = self.minds[observer].known_mut(only);
                *known = *known + cards;
            }
            (_, _) => self.knows_jointly(observer, cards, group),
        }
    }

    /// A card is given back: the two players see it.
    #[inline]
    pub(crate) fn give(&mut self, by: Seat, to: Seat, card: Card) {
        self.sees_leave(to, by, card);
        *self.minds[by].known_mut(to) += card;
        self.hands[by] -= card;
        self.hands[to] += card;
    }

    /// The draft is over: packs become what everyone knows. `laid` is the last card of each player.
    pub(crate) fn remember_draft(
        &mut self,
        received: BySeat<Cards, SEATS>,
        laid: BySeat<Cards, SEATS>,
    ) {
        for own in self.open.seats().iter() {
            let next = self.open.left_of(own);
            let after = self.open.left_of(next);
            let passed = std::mem::take(&mut self.packs[own]).passed;
            // Of the last pack passed on, the next player kept what is not laid.
            let mut known = received[next] - laid[next];
            if after == own {
                // Two players: of the first pack passed on, the other kept what did not come back.
                known = known + (passed - received[own]);
            } else {
                let rest: TwoCards = TwoCards::of(passed - laid[after]);
                self.pairs[own] = rest.pair();
                if let (None, Some(card)) = (self.pairs[own], rest.first()) {
                    known = known + Cards::only(card);
                    *self.minds[own].known_mut(after) = Cards::only(card);
                }
            }
            let all = self.minds[own].known_mut(next);
            *all = *all + known;
        }
    }
}

/// The next two players, given the next and how to go on.
pub(crate) fn pair_group(next: Seat, left_of: impl Fn(Seat) -> Seat) -> SeatSet {
    SeatSet::only(next).with(left_of(next))
}

/// The two cards of a pack, without heap.
struct TwoCards([Option<Card>; 2]);

impl TwoCards {
    fn of(cards: Cards) -> TwoCards {
        let mut cards = cards.iter();
        TwoCards([cards.next(), cards.next()])
    }

    fn first(&self) -> Option<Card> {
        self.0[0]
    }

    fn pair(&self) -> Option<Pair> {
        Pair::new(self.0[0]?, self.0[1]?)
    }
}
