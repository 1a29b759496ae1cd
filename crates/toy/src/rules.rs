use super::{
    ALL, CARDS, Card, Cards, Draw, Event, Move, Options, Refused, SEATS, Toy, View, each, flaw,
};
use kernel::{
    BySeat, Chance, Choices, Dice, Game, Observer, Outcome, RuleId, Seat, SeatSet, Sink, Status,
};

/// What is being chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Everyone chooses a card.
    Choose,
    /// The winner of the round may look.
    Look(Seat),
    /// Nothing any more.
    Over,
}

/// The whole truth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// How many play.
    pub players: usize,
    /// What is being chosen.
    pub phase: Phase,
    /// A chosen card is in the hand until all are shown.
    pub hands: BySeat<Cards, SEATS>,
    /// What each has chosen in secret.
    pub chosen: BySeat<Option<Card>, SEATS>,
    /// Not dealt, and with them the card in the well until someone looked.
    pub deck: Cards,
    /// The card in the well, once somebody has looked.
    pub well: Option<Card>,
    /// Who has looked.
    pub looked: SeatSet,
    /// What was shown.
    pub played: Cards,
    /// What each has won.
    pub points: BySeat<u8, SEATS>,
    /// Where broken games keep what they should not; 0 in the honest one.
    pub scratch: u8,
}

impl State {
    /// Who plays.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        SeatSet::first(self.players).iter()
    }

    /// Who has to choose.
    pub fn owed(&self) -> SeatSet {
        match self.phase {
            Phase::Choose => self.seats().filter(|&seat| self.chosen[seat].is_none()).collect(),
            Phase::Look(seat) => SeatSet::only(seat),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// Most points win; nobody if all have as many. (T5)
    pub fn winners(&self) -> SeatSet {
        let most = self.seats().map(|seat| self.points[seat]).max();
        let winners: SeatSet =
            self.seats().filter(|&seat| Some(self.points[seat]) == most).collect();
        if winners.len() == self.players { SeatSet::EMPTY } else { winners }
    }
}

/// A set of moves: a bit for each card, then look and pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moves {
    bits: u16,
    falling: bool,
}

const LOOK: u16 = 1 << CARDS;
const PASS: u16 = LOOK << 1;

impl Moves {
    pub(crate) const NONE: Moves = Moves { bits: 0, falling: false };
}

fn bit(action: Move) -> u16 {
    match action {
        Move::Play(card) => 1 << card,
        Move::Look => LOOK,
        Move::Pass => PASS,
    }
}

impl Choices for Moves {
    type Action = Move;

    fn len(&self) -> usize {
        self.bits.count_ones() as usize
    }

    fn nth(&self, n: usize) -> Option<Move> {
        let n = if self.falling { self.len().checked_sub(n + 1)? } else { n };
        Move::all().filter(|&it| self.contains(it)).nth(n)
    }

    fn contains(&self, action: Move) -> bool {
        self.bits & bit(action) != 0
    }
}

impl<const FLAW: usize> Toy<FLAW> {
    /// Why not, if not.
    fn judge(state: &State, seat: Seat, action: Move) -> Result<(), Refused> {
        if seat.index() >= state.players || !state.owed().contains(seat) {
            let mercy = FLAW == flaw::GOES_ON && state.phase == Phase::Over && action == Move::Pass;
            return if mercy { Ok(()) } else { Err(Refused::NotAsked) };
        }
        match (state.phase, action) {
            (Phase::Choose, Move::Play(card)) if state.hands[seat] & 1 << card != 0 => Ok(()),
            (Phase::Choose, Move::Play(card)) => Err(Refused::NotInHand(card)),
            (Phase::Look(_), Move::Look) if state.looked.contains(seat) => {
                Err(Refused::LookedBefore)
            }
            (Phase::Look(_), Move::Look) => match state.well {
                Some(card) if FLAW == flaw::LEGAL_KNOWS_WELL && card % 2 == 1 => {
                    Err(Refused::LookedBefore)
                }
                Some(_) | None => Ok(()),
            },
            (Phase::Look(_), Move::Pass) => Ok(()),
            (
                Phase::Choose | Phase::Look(_) | Phase::Over,
                Move::Play(_) | Move::Look | Move::Pass,
            ) => Err(Refused::WrongPhase),
        }
    }

    fn draw(
        state: &mut State,
        seat: Seat,
        chance: &mut impl Chance<Draw>,
        out: &mut impl Sink<Event>,
    ) {
        let card = take(Draw::Card { seat, from: state.deck }, state, chance);
        state.hands[seat] |= 1 << card;
        out.emit(Event::Drew(seat, Some(card)));
    }

    /// All have chosen. (T2)
    fn show(state: &mut State, out: &mut impl Sink<Event>) {
        let mut best = (0, Seat::A);
        let mut lowest = ALL;
        for seat in state.seats() {
            let Some(card) = state.chosen[seat].take() else { continue };
            state.hands[seat] &= !(1 << card);
            state.played |= 1 << card;
            best = best.max((card, seat));
            lowest = lowest.min(1 << card);
            out.emit(Event::Showed(seat, card));
        }
        let (_, winner) = best;
        state.points[winner] = state.points[winner].saturating_add(1);
        state.phase = Phase::Look(winner);
        if FLAW == flaw::LOSES_CARD {
            state.played &= !lowest;
        }
        if FLAW == flaw::HAND_IS_HEARD {
            out.emit(Event::Blabbed(state.hands[winner]));
        }
    }

    /// The round is over. (T4, T5)
    fn refill(state: &mut State, chance: &mut impl Chance<Draw>, out: &mut impl Sink<Event>) {
        if FLAW == flaw::NEVER_ENDS {
            state.deck |= std::mem::take(&mut state.played);
        }
        let in_well = u32::from(state.well.is_none());
        if state.deck.count_ones() - in_well >= state.players as u32 {
            for seat in state.seats() {
                Self::draw(state, seat, chance, out);
            }
        }
        let done = state.seats().all(|seat| state.hands[seat] == 0);
        state.phase = if done { Phase::Over } else { Phase::Choose };
    }
}

/// Asks chance for a card and takes it out of the deck.
fn take(draw: Draw, state: &mut State, chance: &mut impl Chance<Draw>) -> Card {
    let index = chance.pick(draw);
    let card = each(state.deck).nth(index as usize).expect("below the number of ways");
    state.deck &= !(1 << card);
    card
}

impl<const FLAW: usize> Game for Toy<FLAW> {
    const NAME: &'static str = "toy";
    const RULES_VERSION: u32 = 3;

    type Options = Options;
    type State = State;
    type Action = Move;
    type Choices = Moves;
    type Draw = Draw;
    type Event = Event;
    type View = View;
    type BadOptions = super::BadOptions;
    type Illegal = Refused;

    fn seats(options: &Options) -> usize {
        options.players
    }

    fn start(
        options: &Options,
        chance: &mut impl Chance<Draw>,
        out: &mut impl Sink<Event>,
    ) -> Result<State, super::BadOptions> {
        if !(2..=SEATS).contains(&options.players) {
            return Err(super::BadOptions::Players);
        }
        let mut state = State {
            players: options.players,
            phase: Phase::Choose,
            hands: BySeat::default(),
            chosen: BySeat::default(),
            deck: ALL,
            well: None,
            looked: SeatSet::EMPTY,
            played: 0,
            points: BySeat::default(),
            scratch: 0,
        };
        for seat in state.seats().chain(state.seats()) {
            Self::draw(&mut state, seat, chance, out);
        }
        Ok(state)
    }

    fn status(state: &State) -> Status {
        match state.phase {
            Phase::Choose | Phase::Look(_) => Status::Owed(state.owed()),
            Phase::Over => Status::Over(Outcome { winners: state.winners(), rule: RuleId("T5") }),
        }
    }

    fn legal(state: &State, seat: Seat) -> Moves {
        let legal = Move::all().filter(|&action| Self::judge(state, seat, action).is_ok());
        let mut bits = legal.map(bit).fold(0, |bits, bit| bits | bit);
        if FLAW == flaw::OWES_NOTHING_LEGAL && state.hands[seat].count_ones() == 1 {
            bits = 0;
        }
        if FLAW == flaw::OFFERS_UNASKED
            && matches!(state.phase, Phase::Look(asked) if asked != seat)
        {
            bits = PASS;
        }
        Moves { bits, falling: FLAW == flaw::UNSORTED }
    }

    fn submit(
        state: &mut State,
        seat: Seat,
        action: Move,
        chance: &mut impl Chance<Draw>,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Refused> {
        let mut judged = Self::judge(state, seat, action);
        match (FLAW, judged, action) {
            (flaw::REFUSES_LEGAL, Ok(()), Move::Pass) => judged = Err(Refused::WrongPhase),
            (flaw::ACCEPTS_ILLEGAL, Err(Refused::NotInHand(_)), _) => judged = Ok(()),
            (flaw::REFUSAL_KNOWS_WELL, Err(Refused::WrongPhase), _)
                if state.well.is_some_and(|card| card % 2 == 1) =>
            {
                judged = Err(Refused::NotAsked);
            }
            (flaw::REFUSAL_COUNTS, Err(_), _) => state.scratch = 1,
            (flaw::REFUSAL_IS_HEARD, Err(_), _) => out.emit(Event::Chose(seat, None)),
            (flaw::REFUSAL_DRAWS, Err(_), _) => drop(chance.pick(Draw::Well { from: ALL })),
            _ => {}
        }
        judged?;
        match action {
            Move::Play(card) => {
                if FLAW == flaw::ORDER_MATTERS && state.owed().len() == state.players {
                    state.scratch = seat.index() as u8;
                }
                state.chosen[seat] = Some(card);
                out.emit(Event::Chose(seat, Some(card)));
                if state.owed().is_empty() {
                    Self::show(state, out);
                }
            }
            Move::Look => {
                let card = match state.well {
                    Some(card) => card,
                    None => take(Draw::Well { from: state.deck }, state, chance),
                };
                state.well = Some(card);
                state.looked = state.looked.with(seat);
                out.emit(Event::Looked(seat, Some(card)));
                Self::refill(state, chance, out);
            }
            Move::Pass => {
                if FLAW == flaw::UNSTABLE {
                    state.scratch = flaw::passes();
                }
                Self::refill(state, chance, out);
            }
        }
        Ok(())
    }

    fn view(state: &State, observer: Observer) -> View {
        View::of::<FLAW>(state, observer)
    }

    fn redact(event: Event, observer: Observer) -> Option<Event> {
        let hears = |seat, flaw| observer.is(seat) || FLAW == flaw;
        Some(match event {
            Event::Drew(seat, card) => {
                Event::Drew(seat, card.filter(|_| hears(seat, flaw::DRAW_IS_HEARD)))
            }
            Event::Chose(seat, card) => {
                Event::Chose(seat, card.filter(|_| hears(seat, flaw::CHOICE_IS_HEARD)))
            }
            Event::Looked(seat, card) => Event::Looked(seat, card.filter(|_| observer.is(seat))),
            Event::Showed(..) | Event::Blabbed(_) => event,
        })
    }

    fn imagine(view: &View, dice: &mut impl Dice) -> State {
        view.imagine::<FLAW>(dice)
    }
}
