//! What an observer may know, and a world that fits it.
//!
//! A [`View`] is made of the open part of a state, of the backs of hand cards, and of at most one player's own hand and
//! memory. There is no place in it for anything else, so nothing else can leak.

use crate::card::{Age, Domain};
use crate::cards::Cards;
use crate::draft::Packs;
use crate::effect::{Copied, Effect, HandSize};
use crate::legal::Sight;
use crate::mind::{Mind, Pair, pair_group};
use crate::options::Options;
use crate::question::{Ask, Choices};
use crate::refusal::Illegal;
use crate::score::Score;
use crate::state::{Coin, Embargo, Open, SEATS, State};
use crate::truth::open_facts;
use crate::{Card, DomainSet, End, Level};
use kernel::{BySeat, Dice, Observer, Seat, SeatSet, Status};

/// What one observer may know of a game in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    pub(crate) observer: Observer,
    pub(crate) open: Open,
    /// Cards the observer does not see: in the Age deck, out of the game, in the hands and packs of others.
    pub(crate) unseen: Cards,
    /// The observer's own hand.
    pub(crate) own: Cards,
    /// What the observer remembers of the others' hands.
    pub(crate) mind: Mind,
    /// The observer's own packs in a draft.
    pub(crate) packs: Packs,
    pub(crate) group: SeatSet,
    pub(crate) pair: Option<Pair>,
    /// Of two players each knows what the other knows.
    pub(crate) theirs: Mind,
    /// The backs of everyone's hand cards (V1.7).
    pub(crate) ages: BySeat<[u8; 3], SEATS>,
    pub(crate) draft: Draft,
}

/// What a player knows of packs in a draft, beside the own ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Draft {
    /// Who still has to choose.
    pub owed: SeatSet,
    /// The first pack that was passed to the observer.
    pub received: Cards,
    /// The pack the next player chooses from, which the observer has passed on.
    pub next: Cards,
}

open_facts!(View);

impl View {
    pub(crate) fn new(state: &State, observer: Observer) -> View {
        let open = state.open;
        let own = match observer {
            Observer::Seat(seat) if open.seats().contains(seat) => Some(seat),
            Observer::Seat(_) | Observer::Spectator => None,
        };
        let is_draft = open.turn.ask == Ask::Keep;
        let hidden = open.seats().iter().filter(|&seat| Some(seat) != own);
        let mut view = View {
            observer,
            open,
            unseen: hidden
                .map(|seat| state.hand(seat) + state.pack(seat))
                .fold(state.unseen, |all, cards| all + cards),
            own: Cards::NONE,
            mind: Mind::BLANK,
            packs: Packs::default(),
            group: SeatSet::EMPTY,
            pair: None,
            theirs: Mind::BLANK,
            ages: BySeat(state.hands.0.map(|hand| Age::ALL.map(|age| hand.of_age(age)))),
            draft: Draft::default(),
        };
        if is_draft {
            view.draft.owed = state.owed();
        }
        if let Some(seat) = own {
            view.own = state.hands[seat];
            view.mind = state.minds[seat];
            view.packs = state.packs[seat];
            view.group = state.groups[seat];
            view.pair = state.pairs[seat];
            if is_draft {
                view.draft = Draft::of(state, seat);
            } else if open.rules.players() == 2 {
                view.theirs = state.minds[seat.other()];
            }
        }
        view
    }

    /// Whose view it is.
    pub fn observer(&self) -> Observer {
        self.observer
    }

    /// The observer's seat, if it has one.
    pub(crate) fn own_seat(&self) -> Option<Seat> {
        match self.observer {
            Observer::Seat(seat) if self.open.seats().contains(seat) => Some(seat),
            Observer::Seat(_) | Observer::Spectator => None,
        }
    }

    /// The players other than the observer.
    pub(crate) fn others(&self) -> SeatSet {
        match self.own_seat() {
            Some(seat) => self.open.others(seat),
            None => self.open.seats(),
        }
    }

    /// What was agreed.
    pub fn options(&self) -> Options {
        let seen = self.open.placed() + self.own + self.pack();
        self.open.rules.options(seen + self.unseen)
    }

    /// The observer's own hand; empty for a spectator.
    pub fn hand(&self) -> Cards {
        self.own
    }

    /// During a draft the observer's own pack.
    pub fn pack(&self) -> Cards {
        self.packs.held
    }

    /// How many cards of each Age a player has in hand (V1.7).
    pub fn hand_ages(&self, seat: Seat) -> [u8; 3] {
        self.ages[seat]
    }

    /// How many cards a player has in hand.
    pub fn hand_len(&self, seat: Seat) -> u8 {
        self.ages[seat].iter().sum()
    }

    /// Cards the observer knows to be in a hand, at least; all of the own.
    pub fn known(&self, seat: Seat) -> Cards {
        if self.own_seat() == Some(seat) {
            self.own
        } else if self.ask() == Ask::Keep {
            self.known_in_draft()
        } else {
            self.mind.known(seat)
        }
    }

    /// During a draft, what the observer knows to be in the hand of the next player.
    pub(crate) fn known_in_draft(&self) -> Cards {
        self.packs.known(self.open.rules.players(), self.kept())
    }

    /// During a draft, the cards the observer has passed on and not got back: other players have them.
    fn passed_on(&self) -> Cards {
        match (self.own_seat(), self.kept()) {
            (None, _) | (_, 0) => Cards::NONE,
            (Some(_), 1) => self.draft.next,
            (Some(_), _) if self.open.rules.players() == 2 => {
                self.draft.next + self.known_in_draft()
            }
            (Some(_), _) => self.draft.next + self.packs.passed,
        }
    }

    /// During a draft, how many cards everyone has kept.
    pub(crate) fn kept(&self) -> u8 {
        self.hand_len(self.first())
    }

    /// Cards the observer knows these hands to hold together, beside those known of each.
    pub fn joint(&self) -> (SeatSet, Cards) {
        match (self.ask(), self.own_seat()) {
            (Ask::Keep, _) | (_, None) => (SeatSet::EMPTY, Cards::NONE),
            (_, Some(seat)) => (self.group, self.mind.joint(seat)),
        }
    }

    /// After a draft: of these two cards one went to the first of these players and the other to the second, and nothing
    /// tells which.
    pub fn known_pair(&self) -> Option<([Card; 2], SeatSet)> {
        let seat = self.own_seat()?;
        let group = pair_group(self.open.left_of(seat), |seat| self.open.left_of(seat));
        self.pair.map(|pair| (pair.cards(), group))
    }

    /// Cards of which the observer does not know where they are: in the Age deck, in a hand, or out of the game. In a draft
    /// also those in packs the observer has not seen.
    pub fn unseen(&self) -> Cards {
        if self.ask() == Ask::Keep {
            return self.unseen - self.passed_on();
        }
        let known = self.others().iter().map(|seat| self.mind.known(seat));
        let joint = self.own_seat().map_or(Cards::NONE, |seat| self.mind.joint(seat));
        let pair = self.pair.map_or(Cards::NONE, |pair| pair.cards().into_iter().collect());
        known.fold(self.unseen - joint - pair, |rest, cards| rest - cards)
    }

    /// Who owes a choice.
    pub(crate) fn owed(&self) -> SeatSet {
        if self.ask() == Ask::Keep {
            self.draft.owed
        } else if self.open.is_over() {
            SeatSet::EMPTY
        } else {
            SeatSet::only(self.active())
        }
    }

    /// Who owes a choice, or how it ended.
    pub fn status(&self) -> Status {
        match self.end() {
            Some(end) => Status::Over(end.outcome()),
            None => Status::Owed(self.owed()),
        }
    }

    fn sight(&self, seat: Seat) -> Sight<'_> {
        let own = self.own_seat() == Some(seat);
        let hand = if self.ask() == Ask::Keep { self.pack() } else { self.own };
        Sight {
            open: &self.open,
            seat,
            hand: if own { hand } else { self.stand_in(seat) },
            holding: self.holding(),
        }
    }

    /// Players with cards in hand: a bit for each.
    fn holding(&self) -> u8 {
        let holding = self.open.seats().iter().filter(|&seat| self.hand_len(seat) > 0);
        holding.map(|seat| 1 << seat.index()).sum()
    }

    /// A hand with as many cards as that of another player, for questions that only ask how many there are.
    fn stand_in(&self, seat: Seat) -> Cards {
        let utopia = Card { domain: Domain::Utopia, age: Age::III };
        Cards::of(utopia, self.hand_len(seat))
    }

    /// The observer's own legal actions.
    pub fn choices(&self) -> Choices {
        match self.own_seat() {
            Some(seat) => self.sight(seat).choices(self.owed()),
            None => Choices::new(self.ask(), 0),
        }
    }

    /// Why a player cannot apply an effect of their area in this turn as it stands; `None` if nothing speaks against it. No
    /// hidden card decides that.
    pub fn why_not(&self, seat: Seat, effect: Effect) -> Option<Illegal> {
        self.sight(seat).why_not(effect)
    }

    /// The same for a copied effect.
    pub fn why_not_copy(&self, seat: Seat, copied: Copied) -> Option<Illegal> {
        self.sight(seat).why_not_copy(copied)
    }

    /// The largest hand size Religion gives a player now (V3.3).
    pub fn hand_size(&self, seat: Seat) -> HandSize {
        self.sight(seat).hand_size()
    }

    /// A state with the open part and what the observer knows of the own side; hands of others are empty.
    pub(crate) fn without_hidden(&self) -> State {
        let mut state = State {
            open: self.open,
            unseen: Cards::NONE,
            hands: BySeat::default(),
            minds: BySeat([Mind::BLANK; SEATS]),
            groups: BySeat::default(),
            packs: BySeat::default(),
            pairs: BySeat::default(),
        };
        if let Some(seat) = self.own_seat() {
            state.hands[seat] = self.own;
            state.minds[seat] = self.mind;
            state.packs[seat] = self.packs;
            state.groups[seat] = self.group;
            state.pairs[seat] = self.pair;
            if self.open.rules.players() == 2 {
                state.minds[seat.other()] = self.theirs;
            }
        }
        state
    }

    /// A world this view cannot tell from the real one: the cards the observer has not seen, dealt to those who hold them,
    /// every deal of the cards equally likely. What other players know is secret too, except of two players:
    /// in an imagined world others know nothing but their own hands (V5.10).
    pub(crate) fn imagine(&self, dice: &mut impl Dice) -> State {
        if self.ask() == Ask::Keep {
            return self.imagine_draft(dice);
        }
        let known_pool = self.unseen();
        loop {
            let mut state = self.without_hidden();
            state.unseen = known_pool;
            self.deal_hands(&mut state, dice);
            if self.is_possible(&state) {
                return state;
            }
        }
    }

    /// Could the open question be asked? Who is asked to play has a card to play.
    pub(crate) fn is_possible(&self, state: &State) -> bool {
        let plays = matches!(self.ask(), Ask::Play | Ask::PlayMore(_));
        !plays
            || self.open.embargoes.is_empty()
            || !state.sight(self.active()).playable().is_empty()
    }

    /// Deals from the pool in `state.unseen`. What is known jointly first: to each free place of the group equally likely.
    /// Since the number of ways to go on never depends on which card went where, this is uniform.
    #[inline]
    fn deal_hands(&self, state: &mut State, dice: &mut impl Dice) {
        let mut places = self.places();
        for seat in self.others().iter() {
            state.hands[seat] = self.mind_of_play(seat);
        }
        if self.pair.is_some() || !self.group.is_empty() {
            self.deal_known(state, &mut places, dice);
        }
        for seat in self.others().iter() {
            for age in Age::ALL {
                for _ in 0..places[seat][age as usize] {
                    let index = dice.below(u32::from(state.unseen.of_age(age)));
                    let card = state.unseen.nth_of_age(age, index);
                    state.unseen -= card;
                    state.hands[seat] += card;
                }
            }
        }
    }

    /// What is known of a hand, nothing for a spectator.
    pub(crate) fn mind_of_play(&self, seat: Seat) -> Cards {
        self.mind.known(seat)
    }

    /// Hand cards of the others that are not known, by Age.
    pub(crate) fn places(&self) -> BySeat<[u8; 3], SEATS> {
        let mut places = self.ages;
        for seat in self.others().iter() {
            let known = self.mind_of_play(seat);
            if !known.is_empty() {
                for age in Age::ALL {
                    places[seat][age as usize] -= known.of_age(age);
                }
            }
        }
        places
    }

    #[cold]
    fn deal_known(
        &self,
        state: &mut State,
        places: &mut BySeat<[u8; 3], SEATS>,
        dice: &mut impl Dice,
    ) {
        let mut put = |state: &mut State, seat: Seat, card: Card| {
            state.hands[seat] += card;
            places[seat][card.age as usize] -= 1;
        };
        let Some(own) = self.own_seat() else { return };
        if let Some(pair) = self.pair {
            let next = self.open.left_of(own);
            let [mut one, mut two] = pair.cards();
            if dice.below(2) == 1 {
                (one, two) = (two, one);
            }
            put(state, next, one);
            put(state, self.open.left_of(next), two);
        }
        for card in self.mind.joint(own).iter() {
            let free = |seat: Seat| u32::from(places[seat][card.age as usize]);
            let mut n = dice.below(self.group.iter().map(free).sum());
            for seat in self.group.iter() {
                let free = u32::from(places[seat][card.age as usize]);
                if n < free {
                    state.hands[seat] += card;
                    places[seat][card.age as usize] -= 1;
                    break;
                }
                n -= free;
            }
        }
    }
}

impl Draft {
    fn of(state: &State, seat: Seat) -> Draft {
        let (next, before) = (state.open.left_of(seat), state.open.right_of(seat));
        let passed = state.kept() > 0;
        let when = |cards: Cards| if passed { cards } else { Cards::NONE };
        Draft {
            owed: state.owed(),
            received: when(state.packs[before].passed),
            next: when(state.packs[next].held),
        }
    }
}
