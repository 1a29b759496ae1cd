//! Abilities and guardians: one function for each, under its text.
//!
//! An ability that asks is run again from the start with the answers so far (see
//! docs/decisions/0002-re-execution.md). [`Activation::choose`] gives a recorded answer or stops with a question, and
//! everything an ability *does* goes through [`Activation::fresh`], which is open only once all recorded answers
//! are read: what was done before the last question is not done again.

mod ask;
mod deck_one;
mod deck_two;
mod guardians;

use crate::card::{Card, CardRef, CardSet, Character, Faction};
use crate::end::Reason;
use crate::engine::{Engine, Env, Fate, Flow, Stop};
use crate::event::{Event, Wait};
use crate::guardian::Guardian;
use crate::question::{Answer, Ask, Question};
use crate::table::Table;
use crate::waiting::Given;
use kernel::{BySeat, Seat, SeatSet, Sink as _};

/// The result of an ability, or of a part of it.
type Resolve<T = ()> = Result<T, Halt>;

/// Why an ability does not go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Halt {
    /// There is nothing to choose from, so the rest of the ability does nothing (C3.2).
    NoChoice,
    /// A question is open, or the game is over.
    Stop(Stop),
}

impl From<Stop> for Halt {
    fn from(stop: Stop) -> Halt {
        Halt::Stop(stop)
    }
}

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
        let told = self.engine.told.events;
        let resolved = match guardian {
            Guardian::Elephant => self.elephant(),
            Guardian::Cat => self.cat(),
            Guardian::Unicorn => self.unicorn(),
            Guardian::Parrot => self.parrot(),
            Guardian::Toad => self.toad(),
            Guardian::Scorpion => self.scorpion(),
            Guardian::Basilisk => self.basilisk(),
            Guardian::Phoenix => self.phoenix(),
            Guardian::Raccoon => self.raccoon(),
            Guardian::Fox => self.fox(),
            Guardian::Bat => self.bat(),
            Guardian::Peacock => self.peacock(),
        };
        self.ended(resolved, told)
    }

    /// Resolves a character's ability as if printed on the acting card.
    fn resolve(&mut self, character: Character) -> Flow {
        let told = self.engine.told.events;
        let resolved = match character {
            Character::HiredBlade => self.hired_blade(),
            Character::VoidMage => self.void_mage(),
            Character::Surgeon => self.surgeon(),
            Character::Mediator => self.mediator(),
            Character::Saboteur => self.saboteur(),
            Character::FortuneTeller => self.fortune_teller(),
            Character::PalaceGuard => self.palace_guard(),
            Character::Judge => self.judge(),
            Character::Ambusher => self.ambusher(),
            Character::Puppeteer => self.puppeteer(),
            Character::Clockmaker => self.clockmaker(),
            Character::Treasurer => self.treasurer(),
            Character::SwampGuardian => self.swamp_guardian(),
            Character::Magistra => self.magistra(),
            Character::Inventor => self.inventor(),
            Character::Djinn => self.djinn(),
            Character::Poisoner => self.poisoner(),
            Character::KinesisMage => self.kinesis_mage(),
            Character::Envoy => self.envoy(),
            Character::TaxCollector => self.tax_collector(),
            Character::Revolutionary => self.revolutionary(),
            Character::Librarian => self.librarian(),
            Character::Prodigy => self.prodigy(),
            Character::Aristocrat => self.aristocrat(),
            Character::Blackmailer => self.blackmailer(),
            Character::Illusionist => self.illusionist(),
            Character::Engineer => self.engineer(),
            Character::Counselor => self.counselor(),
            Character::WitchKing => self.witch_king(),
            Character::Elemental => self.elemental(),
            Character::MechanicalDjinn => self.mechanical_djinn(),
            Character::Successor => self.successor(),
        };
        self.ended(resolved, told)
    }

    /// The result of a step that resolves an ability. An ability that found nothing to choose from is complete. One of which
    /// nothing was told since so many events has done nothing.
    #[inline]
    fn ended(&mut self, resolved: Resolve, told: u32) -> Flow {
        match resolved {
            Ok(()) | Err(Halt::NoChoice) => {}
            Err(Halt::Stop(stop)) => return Err(stop),
        }
        if E::S::LISTENS && self.engine.told.events == told {
            self.engine.emit(Event::NothingHappened);
        }
        Ok(())
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

    /// Your answer.
    #[inline]
    fn choose<A: Answer>(&mut self, question: Question<A>) -> Resolve<A> {
        self.answer_of(self.you(), question)
    }

    /// The answer of a player: the next recorded one, or a question opens.
    #[inline]
    fn answer_of<A: Answer>(&mut self, seat: Seat, question: Question<A>) -> Resolve<A> {
        let ask = question.ask();
        match self.engine.s.open.answers.get(self.read) {
            Some(given) => {
                self.read += 1;
                match given {
                    Given::Code(code) => Ok(A::from_code(code)),
                    Given::Nothing | Given::Sealed => Err(Halt::NoChoice),
                }
            }
            None if self.engine.s.codes(seat, ask) == 0 => {
                // The answers stay in step with the questions.
                self.engine.s.open.answers.push(Given::Nothing);
                self.read += 1;
                Err(Halt::NoChoice)
            }
            None => Err(self.engine.asks(ask, BySeat::new(|asked| u8::from(asked == seat))).into()),
        }
    }

    /// You name a faction.
    fn name_faction(&mut self) -> Resolve<Faction> {
        let faction = self.choose(ask::name())?;
        let event = Event::Named(self.you(), faction);
        if let Some(engine) = self.fresh() {
            engine.emit(event);
        }
        Ok(faction)
    }

    /// The opponent chooses so many hand cards, or as many as they have, one after another and sealed until the
    /// last. No question may follow this one.
    fn opponent_chooses(&mut self, ask: Ask, n: u8) -> Resolve<CardSet> {
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

    fn modify(&mut self, at: CardRef, by: i16) -> Resolve {
        self.fresh().map_or(Ok(()), |engine| Ok(engine.modify(at, by)?))
    }

    fn set_tokens(&mut self, at: CardRef, tokens: u8) -> Resolve {
        self.fresh().map_or(Ok(()), |engine| Ok(engine.set_tokens(at, tokens)?))
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

    fn remove_encounter(&mut self, at: CardRef, fate: Fate) -> Resolve {
        self.fresh().map_or(Ok(()), |engine| Ok(engine.remove_encounter(at, fate)?))
    }

    /// An ongoing ability begins: a token on the acting card (C3.5).
    fn take_effect(&mut self) -> Resolve {
        let me = self.me;
        self.fresh().map_or(Ok(()), |engine| Ok(engine.add_token(me)?))
    }

    /// You win the game.
    fn win(&mut self, reason: Reason) -> Resolve {
        let winner = SeatSet::only(self.you());
        self.fresh().map_or(Ok(()), |engine| Err(engine.end(reason, winner).into()))
    }

    /// *Copy and activate*: another card's ability, as if printed on this one (C3.13).
    fn copy(&mut self, card: Card) -> Resolve {
        let event = Event::Copied(self.me, card);
        if let Some(engine) = self.fresh() {
            engine.emit(event);
        }
        let character = self.engine.s.deck().character(card);
        Ok(self.resolve(character)?)
    }

    /// *Activate*: another card's own ability, at that card's place (C3.13).
    fn activate(&mut self, at: CardRef) -> Resolve {
        if let Some(engine) = self.fresh() {
            engine.emit(Event::Activated(at));
        }
        let me = std::mem::replace(&mut self.me, at);
        let flow = self.run();
        self.me = me;
        Ok(flow?)
    }
}
