//! Phase 1: play cards (C2). Choose, reveal, apply what waited, compare.

use crate::card::{Card, CardRef, CardSet};
use crate::draw::Purpose;
use crate::end::Reason;
use crate::engine::{DeckEnd, Engine, Env, Flow, SEATS};
use crate::event::Event;
use crate::options::Location;
use crate::question::Ask;
use crate::ruling::Ruling;
use crate::state::{Loser, Stage};
use crate::waiting::{Now, Waiting, nothing_waits};
use crate::wilds::{Extras, Slot};
use kernel::{BySeat, Seat, SeatSet, Sink};
use std::cmp::Ordering;
impl<E: Env> Engine<'_, E> {
    #[inline(always)]
    pub(super) fn begin_round(&mut self) -> Flow {
        let open = &mut self.s.open;
        open.stage = Stage::Place;
        open.current = false;
        open.loser = Loser::Nobody;
        if open.waiting == BySeat::default()
            && SEATS.iter().all(|&seat| !self.s.sides[seat].hand.is_empty())
        {
            return self.ask(Ask::Play, BySeat([1, 1]));
        }
        self.begin_unusual_round()
    }

    /// A round in which someone cannot play, must play first, or must play the top of the deck.
    pub(super) fn begin_unusual_round(&mut self) -> Flow {
        let bound: BySeat<bool, 2> = BySeat::new(|seat| self.s.open.waiting[seat].basilisk());
        let has_deck: BySeat<bool, 2> = BySeat::new(|seat| self.s.deck_len(seat) > 0);
        if self.s.has(Ruling::BasiliskDecides) {
            // C9.15: who must play the top card of an empty deck loses, whatever the opponent holds.
            self.check_can_play(BySeat::new(|seat| !bound[seat] || has_deck[seat]))?;
        }
        let has_card = |seat| !self.s.sides[seat].hand.is_empty();
        let can_play = |seat| if bound[seat] { has_deck[seat] } else { has_card(seat) };
        self.check_can_play(BySeat::new(can_play))?;
        // C6.6: with the same waiting for both, both play as usual.
        if SEATS.iter().all(|&seat| self.s.open.waiting[seat].face_up()) {
            SEATS.iter().for_each(|&seat| self.s.open.waiting[seat].clear_face_up());
        }
        self.ask_for_cards()
    }

    /// C2.4: who cannot play a card loses; if neither can, signets decide.
    pub(super) fn check_can_play(&mut self, can_play: BySeat<bool, 2>) -> Flow {
        match can_play.0 {
            [true, true] => Ok(()),
            [true, false] => Err(self.end(Reason::CannotPlay, SeatSet::only(Seat::A))),
            [false, true] => Err(self.end(Reason::CannotPlay, SeatSet::only(Seat::B))),
            [false, false] => {
                let winners = self.ahead().map_or(SeatSet::EMPTY, SeatSet::only);
                Err(self.end(Reason::NeitherCanPlay, winners))
            }
        }
    }

    /// Who has more signets.
    #[inline]
    pub(super) fn ahead(&self) -> Option<Seat> {
        let [a, b] = self.s.both_signets();
        if a > b {
            Some(Seat::A)
        } else if b > a {
            Some(Seat::B)
        } else {
            None
        }
    }

    /// Asks for the cards to play: first who must play face up, then everyone else.
    pub(super) fn ask_for_cards(&mut self) -> Flow {
        for seat in SEATS {
            let waiting = self.s.open.waiting[seat];
            if waiting.face_up() && self.s.open.shown[seat].is_empty() {
                if !waiting.basilisk() {
                    return self.ask(Ask::Play, BySeat::new(|asked| u8::from(asked == seat)));
                }
                if let Some(card) = self.turn_top_card(seat) {
                    self.place_open(seat, card);
                }
            }
        }
        let need = BySeat::new(|seat| {
            let placed = !self.s.open.shown[seat].is_empty();
            u8::from(!placed && !self.s.open.waiting[seat].basilisk())
        });
        if need == BySeat([0, 0]) {
            return self.place_cards();
        }
        self.ask(Ask::Play, need)
    }

    /// Everyone who was asked has chosen.
    #[inline]
    pub(super) fn placed(&mut self) -> Flow {
        if nothing_waits(self.s.open.waiting) {
            return self.place_cards();
        }
        for seat in SEATS {
            if self.s.open.waiting[seat].face_up() && self.s.open.shown[seat].is_empty() {
                if let Some(card) = self.take_chosen(seat).first() {
                    self.leave_hand(seat, card);
                    self.place_open(seat, card);
                    self.hand_changed(seat);
                }
                return self.ask_for_cards();
            }
        }
        self.place_cards()
    }

    pub(super) fn place_open(&mut self, seat: Seat, card: Card) {
        self.s.open.shown[seat] = Slot::from(card);
        self.emit(Event::PlacedOpen(seat, card));
    }

    pub(super) fn turn_top_card(&mut self, seat: Seat) -> Option<Card> {
        self.take_from_deck(seat, DeckEnd::Top, Purpose::Turn)
    }

    /// Both cards go on the table.
    #[inline]
    pub(super) fn place_cards(&mut self) -> Flow {
        if self.at(Location::FoggySwamp) {
            return self.place_in_the_fog();
        }
        let cards = BySeat::new(|seat| self.card_to_place(seat));
        self.place(cards)
    }

    #[inline(always)]
    pub(super) fn place(&mut self, cards: BySeat<Card, 2>) -> Flow {
        for seat in SEATS {
            if self.s.sides[seat].hand.contains(cards[seat]) {
                self.leave_hand(seat, cards[seat]);
            }
            self.forget(seat, cards[seat]);
        }
        for seat in SEATS {
            self.hand_changed(seat);
        }
        let waiting = std::mem::take(&mut self.s.open.waiting);
        self.reveal(cards, waiting)
    }

    /// Does the round wait for both players' cards, and for nothing else?
    #[inline(always)]
    pub fn is_plain_choice(&self) -> bool {
        let open = &self.s.open;
        open.stage == Stage::Place
            && open.owed == SeatSet::first(2)
            && nothing_waits(open.waiting)
            && !self.at(Location::FoggySwamp)
    }

    /// Both players' cards at once, where [`is_plain_choice`](Engine::is_plain_choice) says so.
    #[inline(always)]
    pub fn play_both(&mut self, cards: BySeat<Card, 2>) {
        self.s.open.owed = SeatSet::EMPTY;
        self.s.open.need = BySeat::default();
        for seat in SEATS {
            self.emit(Event::Chose(seat));
        }
        let flow = self.place(cards);
        self.go_on(flow);
    }

    /// The card a player places: the one shown, the one chosen, or the top of the deck.
    #[inline]
    pub(super) fn card_to_place(&mut self, seat: Seat) -> Card {
        if let Some(card) = self.take_chosen(seat).first() {
            return card;
        }
        let shown = self.s.open.shown[seat].take();
        let placed = shown.or_else(|| self.turn_top_card(seat));
        placed.expect("who cannot place a card has lost (C2.4)")
    }

    /// Foggy Swamp (C8.8): the cards stay face down, the encounter before them is revealed.
    pub(super) fn place_in_the_fog(&mut self) -> Flow {
        let mut folded = BySeat::<Slot, 2>::default();
        let mut unfolded = BySeat::<Slot, 2>::default();
        for seat in SEATS {
            if let Some(card) = self.s.open.shown[seat].take() {
                unfolded[seat] = Slot::from(card);
                continue;
            }
            let card = self.card_to_place(seat);
            if self.s.sides[seat].hand.contains(card) {
                self.leave_hand_unseen(seat, card);
            }
            folded[seat] = Slot::from(card);
            self.emit(Event::PlacedHidden(seat, Some(card)));
        }
        let bound = std::mem::take(&mut self.s.open.waiting);
        let Some(wilds) = self.wilds() else { return Ok(()) };
        let before = BySeat::new(|seat| {
            let hidden = std::mem::replace(&mut wilds.sides[seat].folded, folded[seat]);
            let shown = std::mem::replace(&mut wilds.open.unfolded[seat], unfolded[seat]);
            hidden.get().or(shown.get())
        });
        let bound = std::mem::replace(&mut wilds.open.bound, bound);
        for seat in SEATS {
            self.hand_changed(seat);
        }
        match before.0 {
            [Some(a), Some(b)] => {
                self.forget(Seat::A, a);
                self.forget(Seat::B, b);
                self.reveal(BySeat([a, b]), bound)
            }
            _ => self.phase_three(),
        }
    }

    /// The encounter of this round is revealed; what waited for its cards goes on them (C2.2).
    #[inline(always)]
    pub(super) fn reveal(&mut self, cards: BySeat<Card, 2>, waiting: BySeat<Waiting, 2>) -> Flow {
        // The new encounter has no result before it is compared; past ones are re-read at once (C2.5).
        self.s.open.stage = Stage::Librarian;
        self.s.open.table.push(cards);
        self.s.open.current = true;
        self.emit(Event::Revealed(cards));
        if nothing_waits(waiting) {
            self.s.open.now = BySeat::default();
        } else {
            self.apply_waiting(cards, waiting)?;
        }
        self.librarians()
    }

    pub(super) fn apply_waiting(
        &mut self,
        cards: BySeat<Card, 2>,
        waiting: BySeat<Waiting, 2>,
    ) -> Flow {
        for seat in SEATS {
            let (at, waiting) = (CardRef::new(seat, cards[seat]), waiting[seat]);
            self.s.open.now[seat] = Now::new(
                waiting.librarians(),
                waiting.engineers(),
                waiting.fine(cards[seat].faction()),
            );
            if let Some(wilds) = self.wilds() {
                if waiting.unicorn() {
                    wilds.open.unicorn[seat].insert(cards[seat]);
                }
                if waiting.basilisk() {
                    wilds.open.turned = wilds.open.turned.with(seat);
                }
            }
            self.put_modifiers(at, i16::from(waiting.modifier()));
            if waiting.tokens() > 0 {
                self.put_tokens(at, waiting.tokens());
            }
        }
        self.results_changed()
    }

    /// Librarians ask, once each (C7.6, C2.6).
    #[inline(always)]
    pub(super) fn librarians(&mut self) -> Flow {
        let need = BySeat::new(|seat| u8::from(self.s.open.now[seat].librarians() > 0));
        if need == BySeat([0, 0]) {
            return self.before_comparing();
        }
        self.ask(Ask::PlusOrMinusTwo, need)
    }

    pub(super) fn librarians_answered(&mut self) -> Flow {
        for seat in SEATS {
            let by = match self.take_chosen(seat).0 {
                0 => continue,
                1 => 2,
                _ => -2,
            };
            self.s.open.now[seat].answer_librarian();
            if let Some(at) = self.current_card(seat) {
                self.modify(at, by)?;
            }
        }
        self.librarians()
    }

    /// Locations that look at the cards just revealed: Senate, Haunted Catacombs, Auction House.
    #[inline(always)]
    pub(super) fn before_comparing(&mut self) -> Flow {
        if self.s.extras.wilds().is_some() {
            self.look_at_revealed()?;
        }
        self.compare()
    }

    pub(super) fn look_at_revealed(&mut self) -> Flow {
        let turned = self.wilds().map_or(SeatSet::EMPTY, |w| std::mem::take(&mut w.open.turned));
        let Some(place) = self.current_place().filter(|&place| place > 0) else { return Ok(()) };
        let table = self.s.open.table;
        let same_faction = BySeat::new(|seat| {
            table.card(seat, place).faction() == table.card(seat, place - 1).faction()
        });
        if self.at(Location::Senate) {
            for seat in SEATS.into_iter().filter(|&seat| same_faction[seat]) {
                self.emit(Event::LocationUsed(seat, Location::Senate));
                self.modify(CardRef::new(seat, table.card(seat, place)), 3)?;
            }
        }
        if self.at(Location::HauntedCatacombs) {
            let [a_loses, b_loses] = same_faction.0;
            self.end_if_met(Reason::Catacombs, BySeat([b_loses, a_loses]))?;
        }
        if self.at(Location::AuctionHouse) {
            for seat in SEATS.into_iter().filter(|&seat| !turned.contains(seat)) {
                let table = &self.s.open.table;
                let weaker = table.influence(seat, place) < table.influence(seat, place - 1);
                if weaker && self.s.deck_len(seat) > 0 {
                    self.emit(Event::LocationUsed(seat, Location::AuctionHouse));
                    self.mill(seat, 1);
                }
            }
        }
        Ok(())
    }

    /// Higher influence wins (C2.3); who loses will use the ability (C3.1).
    #[inline(always)]
    pub(super) fn compare(&mut self) -> Flow {
        self.s.open.stage = Stage::Blackmail;
        let table = &self.s.open.table;
        let place = table.len() - 1;
        let (a, b) = (table.influence(Seat::A, place), table.influence(Seat::B, place));
        // A card just revealed bears tokens only where there are guardians.
        let mediated =
            self.s.extras.wilds().is_some() && table.is_mediated(self.s.open.rules.deck, place);
        self.s.open.loser = match a.cmp(&b) {
            Ordering::Less if !mediated => Loser::A,
            Ordering::Greater if !mediated => Loser::B,
            Ordering::Less | Ordering::Equal | Ordering::Greater => Loser::Nobody,
        };
        if E::S::LISTENS {
            self.tell_result(place, Event::Compared);
        }
        self.results_changed()?;
        self.blackmail()
    }

    /// Blackmailers take their due (C7.9).
    #[inline(always)]
    pub(super) fn blackmail(&mut self) -> Flow {
        if SEATS.iter().any(|&seat| self.s.open.now[seat].fine > 0) {
            let fine = |seat: Seat| self.s.open.now[seat].fine.min(self.s.sides[seat].hand.len());
            let need = BySeat::new(fine);
            if need != BySeat([0, 0]) {
                return self.ask(Ask::Discard, need);
            }
        }
        self.begin_ability()
    }

    pub(super) fn fines_paid(&mut self) -> Flow {
        self.discard_chosen();
        self.begin_ability()
    }

    pub(super) fn discard_chosen(&mut self) {
        let chosen: BySeat<CardSet, 2> = BySeat::new(|seat| self.take_chosen(seat));
        for seat in SEATS {
            self.discard_from_hand(seat, chosen[seat]);
        }
    }
}
