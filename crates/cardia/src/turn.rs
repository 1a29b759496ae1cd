//! A round, step by step (C2.5, C5.5). Each step does its part and calls the next; one that has to ask
//! stops, and [`Engine::answer`] goes on from there.

use crate::abilities::Activation;
use crate::card::{Card, CardRef, CardSet, Character};
use crate::draw::Purpose;
use crate::engine::{DeckEnd, Engine, Env, Flow, SEATS, Stop};
use crate::event::{Compared, Event, Shown, Wait};
use crate::guardian::Usage;
use crate::options::{GuardianRule, Length, Location};
use crate::question::Ask;
use crate::state::{Answers, Extras, Loser, Now, Reason, Slot, Stage, State, Waiting, nothing_waits};
use kernel::{BySeat, Seat, SeatSet, Sink};
use std::cmp::Ordering;

/// No match has more games than this (C11.3).
const LAST_GAME: u8 = 9;

impl<E: Env> Engine<'_, E> {
    /// Deals a game (C1.4, C9.1) and opens its first round.
    pub fn deal(&mut self) {
        self.s.open.score.game += 1;
        self.emit(Event::GameStarted(self.s.open.score.game));
        let options = self.s.options();
        match options.guardians {
            GuardianRule::None => {}
            GuardianRule::Hidden => self.turn_guardian(0),
            GuardianRule::Open => (0..6).for_each(|index| self.turn_guardian(index)),
        }
        for seat in SEATS {
            self.draw_cards(seat, options.first_hand(), DeckEnd::Top);
        }
        self.go_on(Ok(()));
    }

    /// Takes an answer, by its code, and plays on to the next question.
    #[inline]
    pub fn answer(&mut self, seat: Seat, code: u8) {
        let open = &mut self.s.open;
        let effect = matches!(open.stage, Stage::Ability | Stage::Guardian | Stage::SecondGuardian);
        if effect && !matches!(open.ask, Ask::Discard | Ask::Keep) {
            open.answers.push(code);
            open.owed = SeatSet::EMPTY;
        } else {
            self.s.sides[seat].chosen.0 |= 1 << code;
            open.need[seat] -= 1;
            if open.need[seat] > 0 {
                return;
            }
            open.owed = open.owed.without(seat);
            self.emit(Event::Chose(seat));
            if !self.s.open.owed.is_empty() {
                return;
            }
            if effect {
                self.s.open.answers.push(Answers::SEALED);
            }
        }
        let flow = match self.s.open.stage {
            Stage::Place => self.placed(),
            Stage::Librarian => self.librarians_answered(),
            Stage::Blackmail => self.fines_paid(),
            Stage::Ability => self.ability(),
            Stage::AbilityTemple => self.temple_paid().and_then(|()| self.after_ability()),
            Stage::Guardian => self.guardian(),
            Stage::GuardianTemple => self.temple_paid().and_then(|()| self.second_guardian()),
            Stage::SecondGuardian => self.second_guardian(),
            Stage::SecondGuardianTemple => self.temple_paid().and_then(|()| self.end_phase_two()),
            Stage::Seer => self.seers_answered(),
            Stage::Scrapyard => self.scrapped(),
            Stage::Over => return self.next_game(),
        };
        self.go_on(flow);
    }

    /// After a round comes another, until someone is asked or the game is over.
    #[inline(always)]
    pub fn go_on(&mut self, mut flow: Flow) {
        while flow.is_ok() {
            flow = self.begin_round();
        }
    }

    /// The cards answered to a sealed question.
    #[inline]
    fn take_chosen(&mut self, seat: Seat) -> CardSet {
        std::mem::take(&mut self.s.sides[seat].chosen)
    }

    // Phase 1.

    #[inline(always)]
    fn begin_round(&mut self) -> Flow {
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
    fn begin_unusual_round(&mut self) -> Flow {
        let can_play = BySeat::new(|seat| {
            if self.s.open.waiting[seat].basilisk() {
                self.s.deck_len(seat) > 0
            } else {
                !self.s.sides[seat].hand.is_empty()
            }
        });
        self.check_can_play(can_play)?;
        // C6.6: with the same waiting for both, both play as usual.
        if SEATS.iter().all(|&seat| self.s.open.waiting[seat].face_up()) {
            SEATS.iter().for_each(|&seat| self.s.open.waiting[seat].clear_face_up());
        }
        self.ask_for_cards()
    }

    /// C2.4: who cannot play a card loses; if neither can, signets decide.
    fn check_can_play(&mut self, can_play: BySeat<bool, 2>) -> Flow {
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
    fn ahead(&self) -> Option<Seat> {
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
    fn ask_for_cards(&mut self) -> Flow {
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
    fn placed(&mut self) -> Flow {
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

    fn place_open(&mut self, seat: Seat, card: Card) {
        self.s.open.shown[seat] = Slot::from(card);
        self.emit(Event::PlacedOpen(seat, card));
    }

    fn turn_top_card(&mut self, seat: Seat) -> Option<Card> {
        self.take_from_deck(seat, DeckEnd::Top, Purpose::Turn)
    }

    /// Both cards go on the table.
    #[inline]
    fn place_cards(&mut self) -> Flow {
        if self.at(Location::FoggySwamp) {
            return self.place_in_the_fog();
        }
        let cards = BySeat::new(|seat| self.card_to_place(seat));
        self.place(cards)
    }

    #[inline(always)]
    fn place(&mut self, cards: BySeat<Card, 2>) -> Flow {
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
    fn card_to_place(&mut self, seat: Seat) -> Card {
        if let Some(card) = self.take_chosen(seat).first() {
            return card;
        }
        let shown = self.s.open.shown[seat].take();
        let placed = shown.or_else(|| self.turn_top_card(seat));
        placed.expect("who cannot place a card has lost (C2.4)")
    }

    /// Foggy Swamp (C8.8): the cards stay face down, the encounter before them is revealed.
    fn place_in_the_fog(&mut self) -> Flow {
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
    fn reveal(&mut self, cards: BySeat<Card, 2>, waiting: BySeat<Waiting, 2>) -> Flow {
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

    fn apply_waiting(&mut self, cards: BySeat<Card, 2>, waiting: BySeat<Waiting, 2>) -> Flow {
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
            self.modify(at, i16::from(waiting.modifier()))?;
            if waiting.tokens() > 0 {
                self.set_tokens(at, waiting.tokens())?;
            }
        }
        Ok(())
    }

    /// Librarians ask, once each (C7.6, C2.6).
    #[inline(always)]
    fn librarians(&mut self) -> Flow {
        let need = BySeat::new(|seat| u8::from(self.s.open.now[seat].librarians() > 0));
        if need == BySeat([0, 0]) {
            return self.before_comparing();
        }
        self.ask(Ask::PlusOrMinusTwo, need)
    }

    fn librarians_answered(&mut self) -> Flow {
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
    fn before_comparing(&mut self) -> Flow {
        if self.s.extras.wilds().is_some() {
            self.look_at_revealed()?;
        }
        self.compare()
    }

    fn look_at_revealed(&mut self) -> Flow {
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
    fn compare(&mut self) -> Flow {
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
            let compared = self.s.compared(place);
            self.emit(Event::Compared(compared));
        }
        self.results_changed()?;
        self.blackmail()
    }

    /// Blackmailers take their due (C7.9).
    #[inline(always)]
    fn blackmail(&mut self) -> Flow {
        if SEATS.iter().any(|&seat| self.s.open.now[seat].fine > 0) {
            let fine = |seat: Seat| self.s.open.now[seat].fine.min(self.s.sides[seat].hand.len());
            let need = BySeat::new(fine);
            if need != BySeat([0, 0]) {
                return self.ask(Ask::Discard, need);
            }
        }
        self.begin_ability()
    }

    fn fines_paid(&mut self) -> Flow {
        self.discard_chosen();
        self.begin_ability()
    }

    fn discard_chosen(&mut self) {
        let chosen: BySeat<CardSet, 2> = BySeat::new(|seat| self.take_chosen(seat));
        for seat in SEATS {
            self.discard_from_hand(seat, chosen[seat]);
        }
    }

    // Phase 2.

    #[inline(always)]
    fn begin_ability(&mut self) -> Flow {
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
    fn begin_effect(&mut self, stage: Stage) {
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
    fn ability(&mut self) -> Flow {
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
    fn serpent_temple(&mut self) -> Flow {
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

    fn temple_paid(&mut self) -> Flow {
        self.discard_chosen();
        Ok(())
    }

    /// Engineers add their +5 (C7.11), then the guardian.
    #[inline(never)]
    fn after_ability(&mut self) -> Flow {
        for seat in SEATS {
            let engineers = self.s.open.now[seat].engineers();
            if engineers > 0 {
                self.s.open.now[seat].drop_engineers();
                if let Some(at) = self.current_card(seat) {
                    self.modify(at, 5 * i16::from(engineers))?;
                }
            }
        }
        if self.s.extras.wilds().is_some() {
            return self.begin_guardian();
        }
        self.end_phase_two()
    }

    /// The guardian of the current encounter's place (C9.3): who uses it is fixed now.
    fn begin_guardian(&mut self) -> Flow {
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

    fn guardian_users(&self) -> SeatSet {
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
    fn guardian_user(&self, stage: Stage) -> Option<Seat> {
        let users = self.s.extras.wilds()?.open.users;
        let loser = self.s.open.loser.seat()?;
        let mut ordered = [loser, loser.other()].into_iter().filter(|&seat| users.contains(seat));
        ordered.nth(usize::from(stage == Stage::SecondGuardian))
    }

    fn begin_guardian_effect(&mut self, stage: Stage) {
        self.begin_effect(stage);
        let guardian = self.s.extras.wilds().zip(self.current_place());
        let guardian = guardian.and_then(|(wilds, place)| wilds.open.guardian_at(place));
        if let Some((user, guardian)) = self.guardian_user(stage).zip(guardian) {
            self.emit(Event::GuardianUsed(user, guardian));
        }
    }

    /// Runs the guardian's effect (again) with the answers so far.
    fn run_guardian(&mut self, stage: Stage) -> Flow {
        let Some(place) = self.current_place() else { return Ok(()) };
        let guardian = self.s.extras.wilds().and_then(|wilds| wilds.open.guardian_at(place));
        let me = self.guardian_user(stage).and_then(|user| self.current_card(user));
        match guardian.zip(me) {
            Some((guardian, me)) => Activation::new(self, me).run_guardian(guardian),
            None => Ok(()),
        }
    }

    fn guardian(&mut self) -> Flow {
        self.run_guardian(Stage::Guardian)?;
        self.s.open.stage = Stage::GuardianTemple;
        self.serpent_temple()?;
        self.begin_second_guardian()
    }

    fn begin_second_guardian(&mut self) -> Flow {
        if self.guardian_user(Stage::SecondGuardian).is_none() || !self.s.open.current {
            return self.end_phase_two();
        }
        self.begin_guardian_effect(Stage::SecondGuardian);
        self.second_guardian()
    }

    fn second_guardian(&mut self) -> Flow {
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
    fn end_phase_two(&mut self) -> Flow {
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

    // Phase 3.

    #[inline(always)]
    fn phase_three(&mut self) -> Flow {
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
    fn count_signets(&mut self) -> Flow {
        let [a, b] = self.s.both_signets();
        if a.max(b) < self.s.open.rules.goal || a == b {
            return Ok(());
        }
        let winner = if a > b { Seat::A } else { Seat::B };
        Err(self.end(Reason::Signets, SeatSet::only(winner)))
    }

    /// C9.8: an encounter that stands at a guardian turns the next one over.
    fn turn_next_guardian(&mut self) {
        let Some(place) = self.current_place() else { return };
        let Some(wilds) = self.s.extras.wilds() else { return };
        if wilds.open.guardian_rule == GuardianRule::None || place.is_multiple_of(2) {
            return;
        }
        let next = place.div_ceil(2);
        if wilds.open.guardians.get(next).is_some_and(|slot| slot.0.is_none()) {
            self.turn_guardian(next);
        }
    }

    /// Temple of Rebirth (C10.5).
    fn rebirth(&mut self) {
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
        }
    }

    /// Seer's Lair (C10.2): look, then keep or put under, sealed.
    fn seers(&mut self) -> Flow {
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

    fn seers_answered(&mut self) -> Flow {
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
    fn draw_for_all(&mut self) -> Flow {
        if self.s.extras.wilds().is_none() {
            for seat in SEATS {
                self.draw_cards(seat, 1, DeckEnd::Top);
            }
            self.emit(Event::RoundEnded);
            return Ok(());
        }
        self.draw_in_the_wilds()
    }

    fn draw_in_the_wilds(&mut self) -> Flow {
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
    fn scrapped(&mut self) -> Flow {
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

    // Match.

    /// In a match (C1.7) a win counts, and unless it decides both are asked to go on. The ninth game is the last
    /// (C11.3): who has won more then wins the match.
    pub fn score_match(&mut self, winners: SeatSet) {
        match self.s.open.rules.length {
            Length::Single => return,
            Length::BestOfThree => {}
        }
        winners.iter().for_each(|seat| self.s.open.score.add_win(seat));
        let [a, b] = SEATS.map(|seat| self.s.open.score.wins(seat));
        if a.max(b) == 2 {
            return;
        }
        if self.s.open.score.game == LAST_GAME {
            let ahead = SEATS.into_iter().zip([a > b, b > a]).filter(|&(_, more)| more);
            return self.set_end(Reason::LastGame, ahead.map(|(seat, _)| seat).collect());
        }
        for seat in SEATS {
            self.s.sides[seat].chosen = CardSet::EMPTY;
        }
        let _asked: Result<(), Stop> = self.ask(Ask::Ready, BySeat([1, 1]));
    }

    fn next_game(&mut self) {
        let score = self.s.open.score;
        *self.s = State::new(&self.s.options());
        self.s.open.score = score;
        self.deal();
    }
}

impl<X: Extras> State<X> {
    /// An encounter as it is compared.
    pub(crate) fn compared(&self, place: usize) -> Compared {
        let results = self.results();
        Compared {
            cards: BySeat::new(|seat| self.shown(seat, place)),
            wins: BySeat::new(|seat| results.wins(seat, place)),
        }
    }

    /// A card in play with all that lies on it.
    pub(crate) fn shown(&self, seat: Seat, place: usize) -> Shown {
        let table = self.table();
        let card = table.card(seat, place);
        let at = CardRef::new(seat, card);
        Shown {
            card,
            influence: table.influence(seat, place),
            tokens: table.tokens(at),
            unicorn: self.has_unicorn(at),
            signets: self.signets_at(seat, place),
        }
    }
}
