//! Abilities and guardians: one function for each, under its text.
//!
//! An ability that asks is run again from the start with the answers so far (see
//! docs/decisions/0002-re-execution.md). [`Activation::choose`] gives a recorded answer or stops with a question, and
//! everything an ability *does* goes through [`Activation::fresh`], which is open only once all recorded answers
//! are read: what was done before the last question is not done again.

mod deck_one;
mod deck_two;
mod guardians;

use crate::card::{Card, CardRef, CardSet, Character, Faction};
use crate::end::Reason;
use crate::engine::{Engine, Env, Fate, Flow};
use crate::event::{Event, Wait};
use crate::guardian::Guardian;
use crate::question::Ask;
use crate::table::Table;
use crate::waiting::Answers;
use kernel::{BySeat, Seat, SeatSet};

/// An ability being resolved.
pub(crate) struct Activation<'a, 'g, E: Env> {
    engine: &'a mut Engine<'g, E>,
    /// The card that acts: whose ability it is, or which copies one (C3.13).
    me: CardRef,
    /// Recorded answers read so far.
    read: u8,
}

impl<'a, 'g, E: Env> Activation<'a, 'g, E> {
    /// The ability of this card.
    #[inline]
    pub fn new(engine: &'a mut Engine<'g, E>, me: CardRef) -> Self {
        Activation { engine, me, read: 0 }
    }

    /// Resolves the card's own ability.
    #[inline]
    pub fn run(&mut self) -> Flow {
        let character = self.engine.s.deck().character(self.me.card());
        self.resolve(character)
    }

    /// Resolves a guardian's effect for the owner of the card.
    pub fn run_guardian(&mut self, guardian: Guardian) -> Flow {
        match guardian {
            Guardian::Elephant => guardians::elephant(self),
            Guardian::Cat => guardians::cat(self),
            Guardian::Unicorn => guardians::unicorn(self),
            Guardian::Parrot => guardians::parrot(self),
            Guardian::Toad => guardians::toad(self),
            Guardian::Scorpion => guardians::scorpion(self),
            Guardian::Basilisk => guardians::basilisk(self),
            Guardian::Phoenix => guardians::phoenix(self),
            Guardian::Raccoon => guardians::raccoon(self),
            Guardian::Fox => guardians::fox(self),
            Guardian::Bat => guardians::bat(self),
            Guardian::Peacock => guardians::peacock(self),
        }
    }

    /// Resolves a character's ability as if printed on the acting card.
    fn resolve(&mut self, character: Character) -> Flow {
        match character {
            Character::HiredBlade => deck_one::hired_blade(self),
            Character::VoidMage => deck_one::void_mage(self),
            Character::Surgeon => deck_one::surgeon(self),
            Character::Mediator => deck_one::mediator(self),
            Character::Saboteur => deck_one::saboteur(self),
            Character::FortuneTeller => deck_one::fortune_teller(self),
            Character::PalaceGuard => deck_one::palace_guard(self),
            Character::Judge => deck_one::judge(self),
            Character::Ambusher => deck_one::ambusher(self),
            Character::Puppeteer => deck_one::puppeteer(self),
            Character::Clockmaker => deck_one::clockmaker(self),
            Character::Treasurer => deck_one::treasurer(self),
            Character::SwampGuardian => deck_one::swamp_guardian(self),
            Character::Magistra => deck_one::magistra(self),
            Character::Inventor => deck_one::inventor(self),
            Character::Djinn => deck_one::djinn(self),
            Character::Poisoner => deck_two::poisoner(self),
            Character::KinesisMage => deck_two::kinesis_mage(self),
            Character::Envoy => deck_two::envoy(self),
            Character::TaxCollector => deck_two::tax_collector(self),
            Character::Revolutionary => deck_two::revolutionary(self),
            Character::Librarian => deck_two::librarian(self),
            Character::Prodigy => deck_two::prodigy(self),
            Character::Aristocrat => deck_two::aristocrat(self),
            Character::Blackmailer => deck_two::blackmailer(self),
            Character::Illusionist => deck_two::illusionist(self),
            Character::Engineer => deck_two::engineer(self),
            Character::Counselor => deck_two::counselor(self),
            Character::WitchKing => deck_two::witch_king(self),
            Character::Elemental => deck_two::elemental(self),
            Character::MechanicalDjinn => deck_two::mechanical_djinn(self),
            Character::Successor => deck_two::successor(self),
        }
    }

    // What an ability looks at.

    fn you(&self) -> Seat {
        self.me.owner()
    }

    fn opponent(&self) -> Seat {
        self.me.owner().other()
    }

    fn table(&self) -> &Table {
        self.engine.s.table()
    }

    fn hand(&self, seat: Seat) -> CardSet {
        self.engine.s.sides[seat].hand
    }

    /// The influence of a card in play now.
    fn influence(&self, at: CardRef) -> Option<i8> {
        let place = self.table().place(at)?;
        Some(self.table().influence(at.owner(), place))
    }

    /// The card facing this one.
    fn opposing(&self) -> Option<CardRef> {
        self.table().facing(self.me)
    }

    /// Your card in the encounter just before this one (C3.15).
    fn previous(&self) -> Option<CardRef> {
        let place = self.table().place(self.me)?.checked_sub(1)?;
        Some(CardRef::new(self.you(), self.table().card(self.you(), place)))
    }

    // What an ability asks.

    /// The next answer of a player, as a code; `None` if there was nothing to choose from (C3.2).
    #[inline]
    fn choose(&mut self, seat: Seat, ask: Ask) -> Flow<Option<u8>> {
        if let Some(code) = self.engine.s.open.answers.get(self.read) {
            self.read += 1;
            return Ok((code != Answers::NOTHING).then_some(code));
        }
        if self.engine.s.codes(seat, ask) == 0 {
            // The answers stay in step with the questions.
            self.engine.s.open.answers.push(Answers::NOTHING);
            self.read += 1;
            return Ok(None);
        }
        self.engine.ask(ask, BySeat::new(|asked| u8::from(asked == seat)))?;
        Ok(None)
    }

    /// You choose a card in play.
    fn choose_card(&mut self, ask: Ask) -> Flow<Option<CardRef>> {
        Ok(self.choose(self.you(), ask)?.map(CardRef::from_code))
    }

    /// You choose one of your own cards, in play or in hand.
    fn choose_own(&mut self, ask: Ask) -> Flow<Option<Card>> {
        Ok(self.choose(self.you(), ask)?.map(Card::from_index))
    }

    /// You name a faction.
    fn name_faction(&mut self) -> Flow<Faction> {
        let faction = self.choose(self.you(), Ask::Name)?.unwrap_or_default();
        let faction = Faction::ALL[usize::from(faction & 3)];
        let event = Event::Named(self.you(), faction);
        if let Some(engine) = self.fresh() {
            engine.emit(event);
        }
        Ok(faction)
    }

    /// The opponent chooses so many hand cards, or as many as they have, one after another and sealed until the
    /// last. No question may follow this one.
    fn opponent_chooses(&mut self, ask: Ask, n: u8) -> Flow<CardSet> {
        let opponent = self.opponent();
        let n = n.min(self.hand(opponent).len());
        if self.fresh().is_some() && n > 0 {
            self.engine.ask(ask, BySeat::new(|asked| if asked == opponent { n } else { 0 }))?;
        }
        if self.fresh().is_none() {
            self.read += 1;
        }
        Ok(std::mem::take(&mut self.engine.s.sides[opponent].chosen))
    }

    // What an ability does.

    /// The engine, unless what comes now was done before the last question.
    #[inline]
    fn fresh(&mut self) -> Option<&mut Engine<'g, E>> {
        (self.read == self.engine.s.open.answers.len()).then_some(&mut *self.engine)
    }

    fn modify(&mut self, at: CardRef, by: i16) -> Flow {
        self.fresh().map_or(Ok(()), |engine| engine.modify(at, by))
    }

    fn wait(&mut self, seat: Seat, wait: Wait) {
        if let Some(engine) = self.fresh() {
            engine.wait(seat, wait);
        }
    }

    /// Everyone sees which card is meant before anything happens to it.
    fn point_at(&mut self, at: CardRef) {
        if let Some(engine) = self.fresh() {
            engine.emit(Event::Pointed(at));
        }
    }

    fn next_card(&mut self, by: i8) {
        self.wait(self.you(), Wait::Modifier(by));
    }

    fn draw(&mut self, seat: Seat, n: u8) {
        if let Some(engine) = self.fresh() {
            engine.draw(seat, n);
        }
    }

    fn discard_from_hand(&mut self, seat: Seat, cards: CardSet) {
        if let Some(engine) = self.fresh() {
            engine.discard_from_hand(seat, cards);
        }
    }

    fn remove_encounter(&mut self, at: CardRef, fate: Fate) -> Flow {
        self.fresh().map_or(Ok(()), |engine| engine.remove_encounter(at, fate))
    }

    /// An ongoing ability begins: a token on the acting card (C3.5).
    fn take_effect(&mut self) -> Flow {
        let me = self.me;
        self.fresh().map_or(Ok(()), |engine| engine.add_token(me))
    }

    /// You win the game.
    fn win(&mut self, reason: Reason) -> Flow {
        let winner = SeatSet::only(self.you());
        self.fresh().map_or(Ok(()), |engine| Err(engine.end(reason, winner)))
    }

    /// *Copy and activate*: another card's ability, as if printed on this one (C3.13).
    fn copy(&mut self, card: Card) -> Flow {
        let event = Event::Copied(self.me, card);
        if let Some(engine) = self.fresh() {
            engine.emit(event);
        }
        let character = self.engine.s.deck().character(card);
        self.resolve(character)
    }

    /// *Activate*: another card's own ability, at that card's place (C3.13).
    fn activate(&mut self, at: CardRef) -> Flow {
        if let Some(engine) = self.fresh() {
            engine.emit(Event::Activated(at));
        }
        let me = std::mem::replace(&mut self.me, at);
        let flow = self.run();
        self.me = me;
        flow
    }
}
