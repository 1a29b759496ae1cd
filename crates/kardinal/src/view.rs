//! What an observer may know, and the worlds that fit it.
//!
//! A [`View`] is made of the open part of a state, of counts, and of at most one player's own Law cards. There is
//! no place in it for anything else, so nothing else can leak.

use crate::cell::{Cell, Cells};
use crate::end::End;
use crate::law::{Law, Laws};
use crate::options::Options;
use crate::question::{Ask, Choices};
use crate::score::Scores;
use crate::state::{Open, SEATS, State};
use crate::table::Table;
use kernel::{BySeat, Dice, Observer, Seat, SeatSet, Status};

/// What one observer may know of a game in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    pub(crate) observer: Observer,
    pub(crate) open: Open,
    /// How many Law cards each player holds (K4.1).
    pub(crate) held: BySeat<u8, SEATS>,
    /// The observer's own Law cards.
    pub(crate) own: Laws,
    /// The −2 cards of each player, revealed at the end (K4.5).
    pub(crate) revealed: BySeat<u8, SEATS>,
}

impl View {
    pub(crate) fn new(state: &State, observer: Observer) -> View {
        View {
            observer,
            open: state.open,
            held: BySeat(state.laws.0.map(Laws::len)),
            own: match observer {
                Observer::Seat(seat) if state.open.seats().contains(seat) => state.laws[seat],
                Observer::Seat(_) | Observer::Spectator => Laws::NONE,
            },
            revealed: if state.open.is_over() { state.minus_twos() } else { BySeat::default() },
        }
    }

    /// Whose view it is.
    pub fn observer(&self) -> Observer {
        self.observer
    }

    /// What was agreed.
    pub fn options(&self) -> Options {
        self.open.options()
    }

    /// The players.
    pub fn seats(&self) -> SeatSet {
        self.open.seats()
    }

    /// The Land cards.
    pub fn table(&self) -> &Table {
        &self.open.table
    }

    /// Cells under a Law card that lies face down.
    pub fn covered(&self) -> Cells {
        self.open.covered()
    }

    /// A player's stones on the display.
    pub fn stones(&self, seat: Seat) -> Cells {
        self.open.stones[seat]
    }

    /// A player's stones in reserve.
    pub fn reserve(&self, seat: Seat) -> u8 {
        self.open.reserve[seat]
    }

    /// Stones a player has lost from the game.
    pub fn lost(&self, seat: Seat) -> u8 {
        self.open.lost(seat)
    }

    /// How many Law cards a player holds.
    pub fn laws_held(&self, seat: Seat) -> u8 {
        self.held[seat]
    }

    /// The observer's own Law cards; none for a spectator.
    pub fn own_laws(&self) -> Laws {
        self.own
    }

    /// The Law cards that were played.
    pub fn played_laws(&self) -> Laws {
        self.open.gone
    }

    /// The Law cards this observer has not seen: held by others, on the table or, with a reduced display, in the
    /// box.
    pub fn unseen_laws(&self) -> Laws {
        let others = self.others().map(|seat| self.revealed[seat]).sum::<u8>();
        let seen = (0..others).fold(self.own, |laws, _| laws.with(Law::MinusTwo));
        Laws::ALL.without(self.open.gone).without(seen)
    }

    /// Whose turn it is, or was when the game ended.
    pub fn active(&self) -> Seat {
        self.open.turn.seat
    }

    /// The open question, whoever owes the answer.
    pub fn ask(&self) -> Ask {
        self.open.turn.ask
    }

    /// Circle symbols taken in this turn, and how many may be.
    pub fn circles(&self) -> (u8, u8) {
        (self.open.turn.circles, self.open.turn.limit)
    }

    /// Who owes a choice, or how it ended.
    pub fn status(&self) -> Status {
        match self.end() {
            Some(end) => Status::Over(end.outcome()),
            None => Status::Owed(SeatSet::only(self.active())),
        }
    }

    /// How the game ended, if it did.
    pub fn end(&self) -> Option<End> {
        self.open.is_over().then(|| self.scores().end())
    }

    /// The observer's own legal actions.
    pub fn choices(&self) -> Choices {
        match self.observer {
            Observer::Seat(seat) => self.without_hidden_laws().choices(seat),
            Observer::Spectator => Choices::NONE,
        }
    }

    /// Everyone's score sheet, as if it ended now. During play it counts the observer's own −2 cards and nobody
    /// else's (K4.7).
    pub fn scores(&self) -> Scores {
        let mut minus_twos = self.revealed;
        if let Observer::Seat(seat) = self.observer
            && self.open.seats().contains(seat)
        {
            minus_twos[seat] = self.own.count(Law::MinusTwo);
        }
        Scores::new(&self.open, minus_twos)
    }

    /// What a card of the display would bring the observer in points, taken now (K5). Stones on it are not counted.
    pub fn worth(&self, cell: Cell) -> Option<i16> {
        let Observer::Seat(seat) = self.observer else { return None };
        if !self.open.seats().contains(seat) || !self.open.table.display().contains(cell) {
            return None;
        }
        let mut then = *self;
        then.open.table.take(cell, seat);
        Some(then.scores().sheet(seat).total() - self.scores().sheet(seat).total())
    }

    /// Players whose Law cards the observer does not see.
    fn others(&self) -> impl Iterator<Item = Seat> {
        self.open.seats().iter().filter(|&seat| !self.observer.is(seat))
    }

    /// A state with the open part and the observer's own laws, and no other law.
    fn without_hidden_laws(&self) -> State {
        let mut state = State { open: self.open, laws: BySeat::default() };
        if let Observer::Seat(seat) = self.observer
            && self.open.seats().contains(seat)
        {
            state.laws[seat] = self.own;
        }
        state
    }

    /// What others can hold apart from the −2 cards they had to reveal: at the end there is no other −2 among it.
    fn pool(&self) -> Laws {
        let unseen = self.unseen_laws();
        if self.open.is_over() { unseen.without_all(Law::MinusTwo) } else { unseen }
    }

    fn revealed_by(&self, seat: Seat) -> Laws {
        (0..self.revealed[seat]).map(|_| Law::MinusTwo).collect()
    }

    /// A world this view cannot tell from the real one: the Law cards nobody else has seen, dealt to those who hold
    /// them, every deal of the cards equally likely.
    pub(crate) fn imagine(&self, dice: &mut impl Dice) -> State {
        let mut state = self.without_hidden_laws();
        let mut pool = self.pool();
        for seat in self.others() {
            let mut laws = self.revealed_by(seat);
            for _ in laws.len()..self.held[seat] {
                let law = pool.nth(dice.below(u32::from(pool.len())));
                pool = pool.less(law);
                laws = laws.with(law);
            }
            state.laws[seat] = laws;
        }
        state
    }

    /// All worlds that fit this view, and in how many deals of the cards each of them comes about: alike Law cards
    /// make some worlds likelier than others.
    pub fn worlds(&self) -> Vec<(State, u32)> {
        let mut worlds = vec![(self.without_hidden_laws(), self.pool(), 1)];
        for seat in self.others() {
            let revealed = self.revealed_by(seat);
            let hidden = self.held[seat] - revealed.len();
            worlds = worlds
                .iter()
                .flat_map(|&(world, pool, ways)| {
                    all_hands(pool, hidden).into_iter().map(move |hand| {
                        let mut world = world;
                        world.laws[seat] = hand.iter().fold(revealed, Laws::with);
                        (world, pool.without(hand), ways * deals(pool, hand))
                    })
                })
                .collect();
        }
        worlds.into_iter().map(|(world, _, ways)| (world, ways)).collect()
    }
}

/// Every choice of `n` cards from a pool, alike cards not told apart.
fn all_hands(pool: Laws, n: u8) -> Vec<Laws> {
    let mut hands = vec![Laws::NONE];
    for law in Law::ALL {
        let more = |hand: Laws| {
            (0..=pool.count(law)).map(move |n| (0..n).fold(hand, |hand, _| hand.with(law)))
        };
        hands = hands.into_iter().flat_map(more).collect();
    }
    hands.retain(|hand| hand.len() == n);
    hands
}

/// In how many ways a hand can be dealt from a pool whose cards are all told apart.
fn deals(pool: Laws, hand: Laws) -> u32 {
    let ways = |law| match (pool.count(law), hand.count(law)) {
        (2, 1) => 2,
        (_, _) => 1,
    };
    Law::ALL.into_iter().map(ways).product()
}
