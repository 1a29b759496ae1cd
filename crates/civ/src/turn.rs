//! How a game goes on: the deal, the steps of a turn, the end. The effects are in `effects.rs`, the draft in `draft.rs`.
//!
//! Each step ends with the next open question and gives back the codes of its answers, so that a playout need not
//! ask for them again; 0 when the game is over. A question that nobody could answer differently is not asked, and only
//! open facts decide that (V5.4).

use crate::card::{Card, Domain, DomainSet};
use crate::cards::Cards;
use crate::draw::{Draw, seat};
use crate::effect::{Copied, Effect, HandSize, Target};
use crate::end::Ending;
use crate::event::Event;
use crate::mind::Mind;
use crate::options::{Options, Variant};
use crate::question::{Ask, code};
use crate::score::Score;
use crate::state::{
    Embargo, Embargoes, Open, QUIET_ROUNDS, QUIET_WARNING, Rules, State, Term, Turn,
};
use kernel::{BySeat, Chance, Seat, SeatSet, Sink};

/// A state in motion, with chance and whoever listens.
pub(crate) struct Engine<'a, C, S> {
    pub s: &'a mut State,
    pub chance: &'a mut C,
    pub out: &'a mut S,
}

/// Nothing dealt yet.
pub(crate) fn empty_table(options: &Options) -> State {
    State {
        open: Open {
            areas: BySeat::default(),
            pile: Cards::NONE,
            utopias: BySeat::default(),
            embargoes: Embargoes::default(),
            left: options.deck_left(),
            rules: Rules::new(options),
            turn: Turn {
                seat: Seat::A,
                first: Seat::A,
                ask: Ask::Play,
                permanent: DomainSet::EMPTY,
                discard: DomainSet::EMPTY,
                copied: None,
                coin: None,
                quiet: 0,
                drew: false,
            },
        },
        unseen: options.deck,
        hands: BySeat::default(),
        minds: BySeat([Mind::BLANK; 4]),
        packs: BySeat::default(),
        groups: BySeat::default(),
        pairs: BySeat::default(),
    }
}

/// Draws the First Player and deals (V1.3–V1.6).
pub(crate) fn deal(
    options: &Options,
    chance: &mut impl Chance<Draw>,
    out: &mut impl Sink<Event>,
) -> State {
    let mut state = empty_table(options);
    let first = match options.first {
        Some(first) => first,
        None => seat(chance.pick(Draw::First(options.players))),
    };
    state.open.turn.first = first;
    state.open.turn.seat = first;
    out.emit(Event::FirstPlayer(first));
    let mut engine = Engine { s: &mut state, chance, out };
    let mut seat = first;
    for _ in 0..options.players {
        engine.draw(seat, options.dealt());
        seat = engine.s.open.left_of(seat);
    }
    match options.variant {
        Variant::Basic => engine.begin_game(),
        Variant::Draft => engine.begin_draft(),
    };
    state
}

impl<C: Chance<Draw>, S: Sink<Event>> Engine<'_, C, S> {
    /// Takes the active player's answer with this code, which must be one of those to the open question. The loop of a
    /// playout: so always inline.
    #[inline(always)]
    pub fn answer(&mut self, code: u8) -> u64 {
        let domain = Domain::from_code(code);
        match self.s.open.turn.ask {
            Ask::Keep => self.keep(self.s.open.turn.seat, domain),
            Ask::Centre => self.take_centre(domain),
            Ask::Play => {
                self.play(domain);
                self.effects_step()
            }
            Ask::Effects => match code {
                code::COPY..=code::LAST_COPY => self.copy(Copied::from_code(code - code::COPY)),
                code::DONE.. => self.draw_step(),
                effect => self.apply(Effect::ALL[usize::from(effect)]),
            },
            Ask::Attack => self.attack(domain),
            Ask::Discard(left) => self.discard_from_hand(domain, left),
            Ask::Question => self.question(seat(code.into())),
            Ask::Give(to, left) => self.give_back(domain, to, left),
            Ask::Spend { left, plays } => self.spend(domain, left, plays),
            Ask::TakeBack { left, plays } => self.take_back(domain, left, plays),
            Ask::PlayMore(left) => {
                self.play(domain);
                self.play_more(left - 1)
            }
            Ask::Embargo => self.lay_embargo(Target::from_code(code)),
            Ask::Democracy => self.lay_democracy(Target::from_code(code)),
            Ask::Pile(left) => self.take_from_pile(domain, left),
            Ask::Draw => self.draw_to(HandSize::ALL[usize::from(code) % 3]),
            Ask::Over(_) => 0,
        }
    }

    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.s.open.turn.seat
    }

    #[inline]
    pub(crate) fn ask(&mut self, ask: Ask) {
        self.s.open.turn.ask = ask;
    }

    /// Asks the active player, and gives back the answers. Which question it is is known where it is asked: so always
    /// inline.
    #[inline(always)]
    pub(crate) fn asks(&mut self, ask: Ask) -> u64 {
        self.ask(ask);
        self.s.sight_in_play().answers(ask)
    }

    /// Cards from the Age deck get their identity now that someone may see them. Gives back how many there were.
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat, n: u8) -> u8 {
        for drawn in 0..n {
            let Some(age) = self.s.open.top() else { return drawn };
            let unseen = self.s.unseen;
            let card = unseen.nth_of_age(age, self.chance.pick(Draw::Deal(seat, age, unseen)));
            self.s.unseen -= card;
            self.s.hands[seat] += card;
            self.s.open.left[age as usize] -= 1;
            self.out.emit(Event::Drew(seat, age, Some(card.domain)));
        }
        if n > 0 {
            // Rounds in a row without a draw are over with the draw, not with its round (V4.6).
            self.s.open.turn.drew = true;
            self.s.open.turn.quiet = 0;
            if self.s.open.deck_len() == 0 {
                self.out.emit(Event::DeckEmptied);
            }
        }
        n
    }

    /// The First Player's first turn.
    pub(crate) fn begin_game(&mut self) -> u64 {
        // What was dealt does not count as drawn in the first round.
        self.s.open.turn.drew = false;
        self.begin_turn(self.s.open.turn.first)
    }

    #[inline]
    pub(crate) fn begin_turn(&mut self, seat: Seat) -> u64 {
        let turn = &mut self.s.open.turn;
        turn.seat = seat;
        turn.permanent = DomainSet::EMPTY;
        turn.discard = DomainSet::EMPTY;
        turn.copied = None;
        self.out.emit(Event::TurnBegan(seat));
        if turn.coin.is_some_and(|coin| coin.owner == seat) {
            turn.coin = None;
            self.out.emit(Event::CoinLost(seat));
        }
        self.play_step()
    }

    /// Step 1 (V2.1).
    #[inline]
    pub(crate) fn play_step(&mut self) -> u64 {
        let seat = self.active();
        let playable = self.s.sight_in_play().playable();
        if playable.is_empty() {
            self.out.emit(Event::Skipped(seat));
            return self.effects_step();
        }
        self.ask(Ask::Play);
        u64::from(playable.0)
    }

    /// Plays a card from hand; the oldest of its Domain (V1.7).
    #[inline]
    pub(crate) fn play(&mut self, domain: Domain) {
        let seat = self.active();
        let Some(card) = self.s.hands[seat].oldest(domain) else { return };
        self.s.all_see_leave(seat, card);
        self.s.hands[seat] -= card;
        self.s.open.areas[seat] += card;
        self.out.emit(Event::Played(seat, card));
        self.watch_coin(domain);
    }

    /// The coin is lost when someone equals its owner in Culture (V3.11).
    #[inline]
    pub(crate) fn watch_coin(&mut self, changed: Domain) {
        if let Some(coin) = self.s.open.turn.coin
            && changed == Domain::Culture
            && !self.s.open.has_culture_majority(coin.owner)
        {
            self.s.open.turn.coin = None;
            self.out.emit(Event::CoinLost(coin.owner));
        }
    }

    /// Step 2, unless no effect can be applied (V2.2).
    pub(crate) fn effects_step(&mut self) -> u64 {
        let codes = self.s.sight_in_play().effects();
        if codes == 1 << code::DONE {
            return self.draw_step();
        }
        self.ask(Ask::Effects);
        codes
    }

    /// Step 3 (V2.4), with a question if Religion gives a choice (V3.3).
    #[inline]
    fn draw_step(&mut self) -> u64 {
        if self.s.open.deck_len() == 0 {
            return self.end_turn();
        }
        let codes = self.s.sight_in_play().sizes();
        if codes == 1 {
            return self.draw_to(HandSize::Three);
        }
        self.ask(Ask::Draw);
        codes
    }

    #[inline]
    fn draw_to(&mut self, size: HandSize) -> u64 {
        let seat = self.active();
        let n = self.s.sight_in_play().draws(size);
        self.draw(seat, n);
        self.end_turn()
    }

    /// Embargoes expire, then hegemony is looked for, then the next turn begins (V2.5, V4.1).
    #[inline]
    fn end_turn(&mut self) -> u64 {
        let seat = self.active();
        if !self.s.open.embargoes.is_empty() {
            self.end_embargoes(seat);
        }
        let hegemonies = self.s.open.hegemonies(seat);
        if !hegemonies.is_empty() {
            for domain in hegemonies.iter() {
                self.out.emit(Event::Hegemony(seat, domain));
            }
            return self.end_game(Ending::Hegemony);
        }
        let next = self.s.open.left_of(seat);
        if next == self.s.open.turn.first
            && let Some(ending) = self.end_round()
        {
            return self.end_game(ending);
        }
        self.begin_turn(next)
    }

    #[cold]
    fn end_embargoes(&mut self, seat: Seat) {
        let ends = |embargo: &Embargo| embargo.target.seat() == seat && embargo.term == Term::Next;
        for embargo in self.s.open.embargoes.iter().filter(ends) {
            self.s.open.pile += embargo.card();
            self.out.emit(Event::EmbargoEnded(embargo.target, embargo.card()));
        }
        self.s.open.embargoes.end_turn(seat);
    }

    /// The First Player would play: is that the end (V4.2, V4.6)?
    #[inline]
    fn end_round(&mut self) -> Option<Ending> {
        if self.s.open.deck_len() == 0 {
            return Some(Ending::DeckEmpty);
        }
        let turn = &mut self.s.open.turn;
        turn.quiet += u8::from(!turn.drew);
        turn.drew = false;
        if turn.quiet >= QUIET_WARNING {
            self.out.emit(Event::QuietRounds(turn.quiet));
        }
        (turn.quiet >= QUIET_ROUNDS).then_some(Ending::Quiet)
    }

    #[inline]
    fn end_game(&mut self, ending: Ending) -> u64 {
        self.ask(Ask::Over(ending));
        if S::LISTENS {
            self.tell_end(ending);
        }
        0
    }

    #[cold]
    fn tell_end(&mut self, ending: Ending) {
        let score = Score::new(&self.s.open);
        match ending {
            Ending::Hegemony => {}
            Ending::DeckEmpty | Ending::Quiet => {
                let scored = |&domain: &Domain| score.majority(domain) != SeatSet::EMPTY;
                for domain in Domain::ALL.into_iter().filter(scored) {
                    self.out.emit(Event::Scored(domain, score.majority(domain)));
                }
            }
        }
        self.out.emit(Event::GameOver(score.end(&self.s.open, ending)));
    }

    /// A card of a player's area goes to the discard pile: the oldest of its Domain (V5.1). Where it may be Culture the coin
    /// is to be watched.
    #[inline]
    pub(crate) fn discard_from_area(&mut self, seat: Seat, domain: Domain) {
        let Some(card) = self.s.open.areas[seat].oldest(domain) else { return };
        self.s.open.areas[seat] -= card;
        self.s.open.pile += card;
        self.out.emit(Event::DiscardedFromArea(seat, card));
    }

    /// A card of the active player's hand goes to the discard pile.
    #[inline]
    pub(crate) fn discard_card(&mut self, card: Card) {
        let seat = self.active();
        self.s.all_see_leave(seat, card);
        self.s.hands[seat] -= card;
        self.s.open.pile += card;
        self.out.emit(Event::DiscardedFromHand(seat, card));
    }
}
