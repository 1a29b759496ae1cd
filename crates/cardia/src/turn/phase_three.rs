//! Phase 3: the end of the round (C5). Guardian, signets, locations, draws.

use crate::card::CardSet;
use crate::draw::Purpose;
use crate::end::Reason;
use crate::engine::{DeckEnd, Engine, Env, Flow, SEATS};
use crate::event::Event;
use crate::options::{GuardianRule, Location};
use crate::question::Ask;
use crate::state::Stage;
use crate::wilds::{Extras, Slot};
use kernel::{BySeat, Seat, SeatSet};
impl<E: Env> Engine<'_, E> {
    #[inline(always)]
    pub(super) fn phase_three(&mut self) -> Flow {
        if self.s.extras.wilds().is_some() {
            self.turn_next_guardian();
        }
        if self.s.most_signets() >= self.s.open.rules.goal {
            self.count_signets()?;
        }
        if self.s.extras.wilds().is_some() {
            self.rebirth();
            return self.seers();
        }
        self.draw_for_all()
    }

    /// C5.1: enough signets, and more than the opponent, win.
    #[inline(always)]
    pub(super) fn count_signets(&mut self) -> Flow {
        let [a, b] = self.s.both_signets();
        if a.max(b) < self.s.open.rules.goal || a == b {
            return Ok(());
        }
        let winner = if a > b { Seat::A } else { Seat::B };
        Err(self.end(Reason::Signets, SeatSet::only(winner)))
    }

    /// C9.8: an encounter that stands at a guardian turns the next one over.
    pub(super) fn turn_next_guardian(&mut self) {
        let Some(place) = self.current_place() else { return };
        let Some(wilds) = self.s.extras.wilds() else { return };
        if wilds.open.guardian_rule == GuardianRule::None || place.is_multiple_of(2) {
            return;
        }
        let next = place.div_ceil(2);
        if wilds.open.guardians.get(next).is_some_and(|slot| slot.place().guardian().is_none()) {
            self.turn_guardian(next);
        }
    }

    /// Temple of Rebirth (C10.5).
    pub(super) fn rebirth(&mut self) {
        if !self.at(Location::TempleOfRebirth) {
            return;
        }
        for seat in SEATS {
            let spent = self.s.extras.wilds().is_none_or(|w| w.open.reborn.contains(seat));
            if spent || self.s.deck_len(seat) > 0 {
                continue;
            }
            let discard = self.s.discard(seat);
            let hand = self.s.sides[seat].hand;
            self.s.sides[seat].deck = discard;
            if let Some(wilds) = self.wilds() {
                wilds.open.reborn = wilds.open.reborn.with(seat);
                wilds.open.purged[seat] = 0;
                // With an empty deck everyone could tell what was in the hand or face down.
                let folded = wilds.sides[seat].folded.cards();
                if folded.is_empty() {
                    self.s.open.held[seat] = hand;
                } else {
                    wilds.open.near[seat] = hand.union(folded);
                    self.s.open.held[seat] = CardSet::EMPTY;
                }
            }
            self.emit(Event::Reborn(seat));
            self.deck_refilled(seat);
        }
    }

    /// Seer's Lair (C10.2): look, then keep or put under, sealed.
    pub(super) fn seers(&mut self) -> Flow {
        if !self.at(Location::SeersLair) {
            return self.draw_for_all();
        }
        let places = self.s.open.table.len();
        let counted = if self.s.open.current { 2 } else { 1 };
        let results = self.s.results();
        let need = BySeat::new(|seat| {
            let last = places.saturating_sub(counted)..places;
            let wins = last.into_iter().any(|place| results.wins(seat, place));
            u8::from(wins && self.s.deck_len(seat) > 0)
        });
        for seat in SEATS.into_iter().filter(|&seat| need[seat] > 0) {
            self.emit(Event::LocationUsed(seat, Location::SeersLair));
            let Some(card) = self.take_from_deck(seat, DeckEnd::Top, Purpose::Look) else {
                continue;
            };
            if let Some(wilds) = self.wilds() {
                wilds.sides[seat].top = Slot::from(card);
            }
            self.emit(Event::Looked(seat, Some(card)));
        }
        if need == BySeat([0, 0]) {
            return self.draw_for_all();
        }
        self.s.open.stage = Stage::Seer;
        self.ask(Ask::Top, need)
    }

    pub(super) fn seers_answered(&mut self) -> Flow {
        for seat in SEATS {
            match self.take_chosen(seat).0 {
                0 => continue,
                1 => self.emit(Event::KeptTop(seat)),
                _ => {
                    if let Some(wilds) = self.wilds()
                        && let Some(card) = wilds.sides[seat].top.take()
                    {
                        wilds.sides[seat].bottom.push(card);
                    }
                    self.emit(Event::PutTopUnder(seat));
                }
            }
        }
        self.draw_for_all()
    }

    /// The draws at the end of a round (C5.2), as the locations change them (C8.10).
    #[inline(always)]
    pub(super) fn draw_for_all(&mut self) -> Flow {
        if self.s.extras.wilds().is_none() {
            for seat in SEATS {
                self.draw_cards(seat, 1, DeckEnd::Top);
            }
            self.emit(Event::RoundEnded);
            return Ok(());
        }
        self.draw_in_the_wilds()
    }

    pub(super) fn draw_in_the_wilds(&mut self) -> Flow {
        if self.at(Location::Bazaar) {
            self.emit(Event::RoundEnded);
            return Ok(());
        }
        let scrapping =
            BySeat::new(|seat| self.at(Location::Scrapyard) && self.s.deck_len(seat) > 1);
        let usual = if self.at(Location::GrandLibrary) { 2 } else { 1 };
        let end = if self.at(Location::ForgottenRuins) { DeckEnd::Bottom } else { DeckEnd::Top };
        for seat in SEATS {
            self.draw_cards(seat, usual + u8::from(scrapping[seat]), end);
        }
        if scrapping == BySeat([false, false]) {
            self.emit(Event::RoundEnded);
            return Ok(());
        }
        self.s.open.stage = Stage::Scrapyard;
        self.ask(Ask::PutUnder, BySeat::new(|seat| u8::from(scrapping[seat])))
    }

    /// Scrapyard (C8.5): the chosen cards go under the decks.
    pub(super) fn scrapped(&mut self) -> Flow {
        for seat in SEATS {
            if let Some(card) = self.take_chosen(seat).first() {
                self.leave_hand_unseen(seat, card);
                if let Some(wilds) = self.wilds() {
                    wilds.sides[seat].bottom.push(card);
                }
                self.emit(Event::PutUnder(seat, Some(card)));
            }
        }
        self.emit(Event::RoundEnded);
        Ok(())
    }
}
