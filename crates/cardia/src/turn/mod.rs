//! A round, step by step (C2.5, C5.5). Each step does its part and calls the next; one that has to ask
//! stops, and [`Engine::answer`] goes on from there.

mod phase_one;
mod phase_three;
mod phase_two;

use crate::card::{CardRef, CardSet};
use crate::end::Reason;
use crate::engine::{DeckEnd, Engine, Env, Flow, SEATS, Stop};
use crate::event::{Compared, Event, Shown};
use crate::guardian::PLACES;
use crate::options::{GuardianRule, Length};
use crate::question::Ask;
use crate::state::{Stage, State};
use crate::table::Results;
use crate::waiting::Given;
use crate::wilds::Extras;
use kernel::{BySeat, Seat, SeatSet};

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
            GuardianRule::Hidden => {
                self.draw_backs();
                self.turn_guardian(0);
            }
            GuardianRule::Open => (0..PLACES).for_each(|index| self.turn_guardian(index)),
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
            open.answers.push(Given::Code(code));
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
                self.s.open.answers.push(Given::Sealed);
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
            Stage::Over | Stage::OverUndecided => return self.next_game(),
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
    pub(super) fn take_chosen(&mut self, seat: Seat) -> CardSet {
        std::mem::take(&mut self.s.sides[seat].chosen)
    }

    /// In a match (C1.7) a win counts, and unless it decides both are asked to go on. The ninth game is the last
    /// (C11.3): who has won more then wins the match.
    pub fn score_match(&mut self, winners: SeatSet) {
        match self.s.open.rules.terms.length() {
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
            cards: BySeat::new(|seat| self.shown(results, seat, place)),
            wins: BySeat::new(|seat| results.wins(seat, place)),
        }
    }

    /// A card in play with all that lies on it.
    fn shown(&self, results: Results, seat: Seat, place: usize) -> Shown {
        let table = self.table();
        let card = table.card(seat, place);
        let at = CardRef::new(seat, card);
        Shown {
            card,
            influence: table.influence(seat, place),
            tokens: table.tokens(at),
            unicorn: self.has_unicorn(at),
            signets: self.signets_at(results, seat, place),
        }
    }
}
