//! What effects do (V3): one function for each, under its text.

use crate::card::{Domain, DomainSet};
use crate::cards::Cards;
use crate::draw::{Draw, seat};
use crate::effect::{Copied, Effect, Target};
use crate::event::Event;
use crate::question::Ask;
use crate::state::{Coin, Embargo, Term};
use crate::turn::Engine;
use kernel::{Chance, Seat, Sink};

/// How many cards a *Breakthrough* draws (V3.8).
const BREAKTHROUGH: u8 = 5;

/// For each effect the Domain whose permanent effect it uses up, and the one whose discard effect.
const USES: [[DomainSet; 2]; Effect::ALL.len()] = {
    let mut uses = [[DomainSet::EMPTY; 2]; Effect::ALL.len()];
    let mut n = 0;
    while n < uses.len() {
        let kind = if Effect::ALL[n].is_permanent() { 0 } else { 1 };
        uses[n][kind] = DomainSet::EMPTY.with(Effect::ALL[n].domain());
        n += 1;
    }
    uses
};

/// The only answer, if there is one and no other.
#[inline]
fn only(codes: u64) -> Option<u8> {
    codes.is_power_of_two().then(|| codes.trailing_zeros() as u8)
}

impl<C: Chance<Draw>, S: Sink<Event>> Engine<'_, C, S> {
    /// Applies an effect of the own area (V2.2). Its cost in cards of its own Domain is paid here.
    #[inline]
    pub(crate) fn apply(&mut self, effect: Effect) -> u64 {
        let turn = &mut self.s.open.turn;
        let [permanent, discard] = USES[effect as usize];
        turn.permanent = turn.permanent.and(permanent);
        turn.discard = turn.discard.and(discard);
        self.out.emit(Event::Used(self.s.open.turn.seat, effect));
        self.resolve(effect)
    }

    #[inline]
    fn resolve(&mut self, effect: Effect) -> u64 {
        match effect {
            Effect::Assassination => self.discard_some(1),
            Effect::Purge => self.discard_some(2),
            // They act when cards are drawn.
            Effect::HolyBook | Effect::DivineRight => self.effects_step(),
            Effect::Development => self.spend_more(1, 1),
            Effect::Monopoly => self.spend_more(2, 2),
            Effect::Experiment => self.take_back_more(1, 1),
            Effect::Research => self.take_back_more(2, 2),
            Effect::Oligarchy => self.take_more_from_pile(1),
            Effect::Republic => self.take_more_from_pile(2),
            Effect::Attack => self.begin_attack(),
            Effect::Inquisition => self.inquisition(),
            Effect::Embargo => self.embargo(),
            Effect::Breakthrough => self.breakthrough(),
            Effect::Democracy => self.democracy(),
        }
    }

    /// *Inspiration*: copy a permanent effect that another player's area has available. The coin marks it. (V3.11)
    pub(crate) fn copy(&mut self, copied: Copied) -> u64 {
        let turn = &mut self.s.open.turn;
        turn.permanent = turn.permanent.with(Domain::Culture).with(copied.effect().domain());
        turn.copied = Some(copied);
        turn.coin = Some(Coin { owner: turn.seat, copied });
        self.out.emit(Event::CoinTaken(turn.seat, copied));
        self.resolve(copied.effect())
    }

    /// *Assassination* discards one card from hand, *Purge* two (V3.1); as many as there are, if fewer (V2.6).
    fn discard_some(&mut self, n: u8) -> u64 {
        let hand = self.s.hands[self.active()];
        if hand.len() > n {
            return self.asks(Ask::Discard(n));
        }
        self.discard_all(hand);
        self.effects_step()
    }

    fn discard_all(&mut self, hand: Cards) {
        for card in hand.iter() {
            self.discard_card(card);
        }
    }

    #[inline]
    pub(crate) fn discard_from_hand(&mut self, domain: Domain, left: u8) -> u64 {
        if let Some(card) = self.s.hands[self.active()].oldest(domain) {
            self.discard_card(card);
        }
        if left > 1 { self.asks(Ask::Discard(left - 1)) } else { self.effects_step() }
    }

    /// *Attack*: discard a Military card, name a Domain you still have and discard one of it; so does every other player
    /// who has one. (V3.2)
    fn begin_attack(&mut self) -> u64 {
        self.discard_from_area(self.active(), Domain::Military);
        let codes = self.asks(Ask::Attack);
        match only(codes) {
            Some(domain) => self.attack(Domain::from_code(domain)),
            None => codes,
        }
    }

    pub(crate) fn attack(&mut self, domain: Domain) -> u64 {
        let active = self.active();
        self.out.emit(Event::Attacked(active, domain));
        self.discard_from_area(active, domain);
        for other in self.s.open.others(active).iter() {
            self.discard_from_area(other, domain);
        }
        self.watch_coin(domain);
        self.effects_step()
    }

    /// *Inquisition*: discard a Religion card; take all N hand cards of another player, give back any N. (V3.4)
    fn inquisition(&mut self) -> u64 {
        self.discard_from_area(self.active(), Domain::Religion);
        let codes = self.asks(Ask::Question);
        match only(codes) {
            Some(whom) => self.question(seat(whom.into())),
            None => codes,
        }
    }

    pub(crate) fn question(&mut self, whom: Seat) -> u64 {
        let by = self.active();
        let (own, hand) = (self.s.hands[by], self.s.hands[whom]);
        self.s.take_hand(by, whom);
        if S::LISTENS {
            let ages = crate::card::Age::ALL.map(|age| hand.of_age(age));
            self.out.emit(Event::Questioned { by, whom, ages, hand: Some(hand) });
        }
        if !own.is_empty() {
            return self.asks(Ask::Give(whom, hand.len()));
        }
        for card in hand.iter() {
            self.give_card(card.domain, whom);
        }
        self.effects_step()
    }

    #[inline]
    fn give_card(&mut self, domain: Domain, to: Seat) {
        let by = self.active();
        if let Some(card) = self.s.hands[by].oldest(domain) {
            self.s.give(by, to, card);
            self.out.emit(Event::Gave { by, to, age: card.age, domain: Some(domain) });
        }
    }

    #[inline]
    pub(crate) fn give_back(&mut self, domain: Domain, to: Seat, left: u8) -> u64 {
        self.give_card(domain, to);
        if left > 1 { self.asks(Ask::Give(to, left - 1)) } else { self.effects_step() }
    }

    /// *Development* discards a card of the own area, then plays one; *Monopoly* two. (V3.5)
    #[inline]
    fn spend_more(&mut self, left: u8, plays: u8) -> u64 {
        if left == 0 {
            return self.play_more(plays);
        }
        let codes = self.asks(Ask::Spend { left, plays });
        match only(codes) {
            Some(domain) => self.spend(Domain::from_code(domain), left, plays),
            None => codes,
        }
    }

    #[inline]
    pub(crate) fn spend(&mut self, domain: Domain, left: u8, plays: u8) -> u64 {
        self.discard_from_area(self.active(), domain);
        self.watch_coin(domain);
        self.spend_more(left - 1, plays)
    }

    /// *Experiment* takes a card of the own area into hand, then plays one; *Research* two. (V3.7)
    #[inline]
    fn take_back_more(&mut self, left: u8, plays: u8) -> u64 {
        if left == 0 {
            return self.play_more(plays);
        }
        let codes = self.asks(Ask::TakeBack { left, plays });
        match only(codes) {
            Some(domain) => self.take_back(Domain::from_code(domain), left, plays),
            None => codes,
        }
    }

    #[inline]
    pub(crate) fn take_back(&mut self, domain: Domain, left: u8, plays: u8) -> u64 {
        let seat = self.active();
        if let Some(card) = self.s.open.areas[seat].oldest(domain) {
            self.s.open.areas[seat] -= card;
            self.s.hands[seat] += card;
            self.s.all_see_come(seat, card);
            self.out.emit(Event::TookBack(seat, card));
            self.watch_coin(domain);
        }
        self.take_back_more(left - 1, plays)
    }

    /// Granted plays are compulsory; without a card that can be played they lapse (V3.13).
    #[inline]
    pub(crate) fn play_more(&mut self, left: u8) -> u64 {
        if left == 0 {
            return self.effects_step();
        }
        let seat = self.active();
        let playable = self.s.sight_in_play().playable();
        if playable.is_empty() {
            self.out.emit(Event::PlayLapsed(seat));
            return self.effects_step();
        }
        self.ask(Ask::PlayMore(left));
        u64::from(playable.0)
    }

    /// *Embargo*: an Economy card goes face down onto a Domain of any area: its player cannot play that Domain in their
    /// next turn. (V3.6) The card leaves the area when it is laid.
    fn embargo(&mut self) -> u64 {
        let codes = self.asks(Ask::Embargo);
        match only(codes) {
            Some(target) => self.lay_embargo(Target::from_code(target)),
            None => codes,
        }
    }

    pub(crate) fn lay_embargo(&mut self, target: Target) -> u64 {
        let seat = self.active();
        if let Some(card) = self.s.open.areas[seat].oldest(Domain::Economy) {
            self.s.open.areas[seat] -= card;
            let term = if target.seat() == seat { Term::AfterThis } else { Term::Next };
            self.s.open.embargoes.add(Embargo { target, age: card.age, term });
            self.out.emit(Event::EmbargoLaid(seat, target));
        }
        self.effects_step()
    }

    /// *Breakthrough*: discard a Science card, draw five or as many as are left, discard as many from hand. (V3.8)
    fn breakthrough(&mut self) -> u64 {
        let seat = self.active();
        self.discard_from_area(seat, Domain::Science);
        let n = BREAKTHROUGH.min(self.s.open.deck_len());
        self.draw(seat, n);
        self.discard_some(n)
    }

    /// *Oligarchy* takes a card of the discard pile into hand, *Republic* two. (V3.9)
    #[inline]
    fn take_more_from_pile(&mut self, left: u8) -> u64 {
        if left == 0 || self.s.open.pile.is_empty() {
            return self.effects_step();
        }
        let codes = self.asks(Ask::Pile(left));
        match only(codes) {
            Some(domain) => self.take_from_pile(Domain::from_code(domain), left),
            None => codes,
        }
    }

    #[inline]
    pub(crate) fn take_from_pile(&mut self, domain: Domain, left: u8) -> u64 {
        let seat = self.active();
        if let Some(card) = self.s.open.pile.oldest(domain) {
            self.s.open.pile -= card;
            self.s.hands[seat] += card;
            self.s.all_see_come(seat, card);
            self.out.emit(Event::TookFromPile(seat, card));
        }
        self.take_more_from_pile(left - 1)
    }

    /// *Democracy*: a Utopia card goes face down onto a Domain of any area: hegemony there needs one card more. (V3.10)
    fn democracy(&mut self) -> u64 {
        let codes = self.asks(Ask::Democracy);
        match only(codes) {
            Some(target) => self.lay_democracy(Target::from_code(target)),
            None => codes,
        }
    }

    pub(crate) fn lay_democracy(&mut self, target: Target) -> u64 {
        let seat = self.active();
        if let Some(card) = self.s.open.areas[seat].oldest(Domain::Utopia) {
            self.s.open.areas[seat] -= card;
            self.s.open.utopias[target.seat()].add(target.domain(), 1);
            self.out.emit(Event::DemocracyLaid(seat, target));
        }
        self.effects_step()
    }
}
