//! Phase 2: the loser's ability (C3), then the guardian (C9.3), and what looks at them.

use crate::abilities::Activation;
use crate::card::{CardRef, Character};
use crate::end::Reason;
use crate::engine::{Engine, Env, Flow, SEATS};
use crate::event::{Event, Wait};
use crate::guardian::Usage;
use crate::options::Location;
use crate::question::Ask;
use crate::state::Stage;
use crate::wilds::Extras;
use kernel::{BySeat, Seat, SeatSet, Sink};
impl<E: Env> Engine<'_, E> {
    #[inline(always)]
    pub(super) fn begin_ability(&mut self) -> Flow {
        let Some(loser) = self.s.open.loser.seat() else { return self.after_ability() };
        self.begin_effect(Stage::Ability);
        if E::S::LISTENS
            && let Some(me) = self.current_card(loser)
        {
            self.emit(Event::Activated(me));
        }
        self.ability()
    }

    /// An ability or a guardian's effect begins.
    #[inline(always)]
    pub(super) fn begin_effect(&mut self, stage: Stage) {
        self.s.open.stage = stage;
        self.s.open.answers = Default::default();
        if self.at(Location::SerpentTemple) {
            let won = self.s.results().won;
            if let Some(wilds) = self.wilds() {
                wilds.open.won_before = won;
            }
        }
    }

    /// The loser's ability, run (again) with the answers so far.
    #[inline(always)]
    pub(super) fn ability(&mut self) -> Flow {
        let loser = self.s.open.loser.seat();
        if let Some(me) = loser.and_then(|loser| self.current_card(loser)) {
            Activation::new(self, me).run()?;
        }
        self.s.open.stage = Stage::AbilityTemple;
        self.serpent_temple()?;
        self.after_ability()
    }

    /// Serpent Temple (C8.1), after a whole ability or guardian effect: who newly wins past encounters draws,
    /// then the opponent discards.
    #[inline(always)]
    pub(super) fn serpent_temple(&mut self) -> Flow {
        if !self.at(Location::SerpentTemple) {
            return Ok(());
        }
        let past = match self.current_place() {
            Some(place) => (1u16 << place) - 1,
            None => u16::MAX,
        };
        let before = self.wilds().map_or_else(BySeat::default, |wilds| wilds.open.won_before);
        let now = self.s.results().won;
        let gained: BySeat<u8, 2> =
            BySeat::new(|seat| (now[seat] & !before[seat] & past).count_ones() as u8);
        for seat in SEATS.into_iter().filter(|&seat| gained[seat] > 0) {
            self.emit(Event::LocationUsed(seat, Location::SerpentTemple));
            self.draw(seat, gained[seat]);
        }
        let need = BySeat::new(|seat| gained[seat.other()].min(self.s.sides[seat].hand.len()));
        if need != BySeat([0, 0]) {
            return self.ask(Ask::Discard, need);
        }
        Ok(())
    }

    pub(super) fn temple_paid(&mut self) -> Flow {
        self.discard_chosen();
        Ok(())
    }

    /// Engineers add their +5 (C7.11), then the guardian.
    #[inline(never)]
    pub(super) fn after_ability(&mut self) -> Flow {
        if SEATS.iter().any(|&seat| self.s.open.now[seat].engineers() > 0) {
            self.engineers()?;
        }
        if self.s.extras.wilds().is_some() {
            return self.begin_guardian();
        }
        self.end_phase_two()
    }

    fn engineers(&mut self) -> Flow {
        for seat in SEATS {
            let engineers = self.s.open.now[seat].engineers();
            self.s.open.now[seat].drop_engineers();
            if let Some(at) = self.current_card(seat) {
                self.put_modifiers(at, 5 * i16::from(engineers));
            }
        }
        self.results_changed()
    }

    /// The guardian of the current encounter's place (C9.3): who uses it is fixed now.
    pub(super) fn begin_guardian(&mut self) -> Flow {
        let users = self.guardian_users();
        if let Some(wilds) = self.wilds() {
            wilds.open.users = users;
        }
        if users.is_empty() {
            return self.end_phase_two();
        }
        self.begin_guardian_effect(Stage::Guardian);
        self.guardian()
    }

    pub(super) fn guardian_users(&self) -> SeatSet {
        let users = self.s.extras.wilds().zip(self.current_place()).and_then(|(wilds, place)| {
            let guardian = wilds.open.guardian_at(place)?;
            self.s.open.loser.seat()?;
            let has_faction =
                |seat: &Seat| self.s.open.table.card(*seat, place).faction() == guardian.faction();
            let users: SeatSet = SEATS.into_iter().filter(has_faction).collect();
            match guardian.usage() {
                Usage::Sole if users.len() != 1 => None,
                Usage::Sole | Usage::Each => Some(users),
            }
        });
        users.unwrap_or_default()
    }

    /// Whose effect it is: first the loser's, if the loser uses it (C9.3).
    pub(super) fn guardian_user(&self, stage: Stage) -> Option<Seat> {
        let users = self.s.extras.wilds()?.open.users;
        let loser = self.s.open.loser.seat()?;
        let mut ordered = [loser, loser.other()].into_iter().filter(|&seat| users.contains(seat));
        ordered.nth(usize::from(stage == Stage::SecondGuardian))
    }

    pub(super) fn begin_guardian_effect(&mut self, stage: Stage) {
        self.begin_effect(stage);
        let guardian = self.s.extras.wilds().zip(self.current_place());
        let guardian = guardian.and_then(|(wilds, place)| wilds.open.guardian_at(place));
        if let Some((user, guardian)) = self.guardian_user(stage).zip(guardian) {
            self.emit(Event::GuardianUsed(user, guardian));
        }
    }

    /// Runs the guardian's effect (again) with the answers so far.
    pub(super) fn run_guardian(&mut self, stage: Stage) -> Flow {
        let Some(place) = self.current_place() else { return Ok(()) };
        let guardian = self.s.extras.wilds().and_then(|wilds| wilds.open.guardian_at(place));
        let me = self.guardian_user(stage).and_then(|user| self.current_card(user));
        match guardian.zip(me) {
            Some((guardian, me)) => Activation::new(self, me).run_guardian(guardian),
            None => Ok(()),
        }
    }

    pub(super) fn guardian(&mut self) -> Flow {
        self.run_guardian(Stage::Guardian)?;
        self.s.open.stage = Stage::GuardianTemple;
        self.serpent_temple()?;
        self.begin_second_guardian()
    }

    pub(super) fn begin_second_guardian(&mut self) -> Flow {
        if self.guardian_user(Stage::SecondGuardian).is_none() || !self.s.open.current {
            return self.end_phase_two();
        }
        self.begin_guardian_effect(Stage::SecondGuardian);
        self.second_guardian()
    }

    pub(super) fn second_guardian(&mut self) -> Flow {
        if self.s.open.stage == Stage::GuardianTemple {
            return self.begin_second_guardian();
        }
        self.run_guardian(Stage::SecondGuardian)?;
        self.s.open.stage = Stage::SecondGuardianTemple;
        self.serpent_temple()?;
        self.end_phase_two()
    }

    /// Mechanical Djinns and the Armory look at the end of phase 2, also of one skipped by a tie.
    #[inline(always)]
    pub(super) fn end_phase_two(&mut self) -> Flow {
        let deck = self.s.open.rules.deck;
        let table = &self.s.open.table;
        let djinn = Character::MechanicalDjinn;
        if deck.is_two(djinn.card().faction()) {
            let awake = |seat: Seat| table.with_tokens(seat).contains(djinn.card());
            if awake(Seat::A) || awake(Seat::B) {
                let results = self.s.results();
                let wins = BySeat::new(|seat| {
                    let place = table.place(CardRef::new(seat, djinn.card()));
                    awake(seat) && place.is_some_and(|place| results.wins(seat, place + 1))
                });
                self.end_if_met(Reason::MechanicalDjinn, wins)?;
            }
        }
        if self.at(Location::Armory)
            && let Some(place) = self.current_place().filter(|&place| place > 0)
        {
            let results = self.s.results();
            for seat in SEATS {
                if results.loses(seat, place) && results.loses(seat, place - 1) {
                    self.emit(Event::LocationUsed(seat, Location::Armory));
                    self.wait(seat, Wait::Modifier(3));
                }
            }
        }
        self.phase_three()
    }
}
