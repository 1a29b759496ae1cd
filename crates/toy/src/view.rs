use super::{ALL, Card, Cards, Honest, Moves, Options, Phase, SEATS, State, each, flaw};
use kernel::{BySeat, Dice, Game as _, Observer, Seat, SeatSet, Status};

/// What one observer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is.
    pub observer: Observer,
    /// How many play.
    pub players: usize,
    /// What is being chosen.
    pub phase: Phase,
    /// The observer's cards.
    pub hand: Cards,
    /// What the observer has chosen in secret.
    pub chosen: Option<Card>,
    /// How many cards each has.
    pub hand_sizes: BySeat<u32, SEATS>,
    /// Who has chosen.
    pub have_chosen: SeatSet,
    /// The card in the well, if the observer has looked.
    pub well: Option<Card>,
    /// Who has looked.
    pub looked: SeatSet,
    /// What was shown.
    pub played: Cards,
    /// What each has won.
    pub points: BySeat<u8, SEATS>,
    /// The next seat's hand. Only broken games have something here.
    pub leak: Cards,
}

impl View {
    /// What an observer may know of a state.
    pub(crate) fn of<const FLAW: usize>(state: &State, observer: Observer) -> View {
        let (hand, chosen, has_looked) = match observer {
            Observer::Seat(seat) => {
                (state.hands[seat], state.chosen[seat], state.looked.contains(seat))
            }
            Observer::Spectator => (0, None, false),
        };
        let leaks = matches!(FLAW, flaw::VIEW_SHOWS_HAND | flaw::VIEW_KNOWS_HAND);
        View {
            observer,
            players: state.players,
            phase: state.phase,
            hand,
            chosen,
            hand_sizes: BySeat::new(|seat| state.hands[seat].count_ones()),
            have_chosen: state.seats().filter(|&seat| state.chosen[seat].is_some()).collect(),
            well: state.well.filter(|_| has_looked),
            looked: state.looked,
            played: state.played,
            points: state.points,
            leak: next(observer, state.players)
                .filter(|_| leaks)
                .map_or(0, |seat| state.hands[seat]),
        }
    }

    /// Whose view it is.
    pub fn observer(&self) -> Observer {
        self.observer
    }

    /// What was agreed.
    pub fn options(&self) -> Options {
        Options { players: self.players }
    }

    /// Who owes a choice, or how it ended.
    pub fn status(&self) -> Status {
        match (self.phase, Honest::status(&self.known())) {
            // Who has chosen is known, but not what.
            (Phase::Choose, _) => {
                let seats = SeatSet::first(self.players).iter();
                Status::Owed(seats.filter(|&seat| !self.have_chosen.contains(seat)).collect())
            }
            (Phase::Look(_) | Phase::Over, status) => status,
        }
    }

    /// The legal actions of the observer.
    pub fn choices(&self) -> Moves {
        match self.observer {
            Observer::Seat(seat) => Honest::legal(&self.known(), seat),
            Observer::Spectator => Moves::NONE,
        }
    }

    /// Cards that may be anywhere.
    pub fn unknown(&self) -> Cards {
        ALL & !self.hand & !self.played & !self.well.map_or(0, |card| 1 << card)
    }

    /// The seats whose cards the observer does not know.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let observer = self.observer;
        SeatSet::first(self.players).iter().filter(move |&seat| !observer.is(seat))
    }

    /// The part of every world that the observer knows; all unknown cards are in the deck.
    pub fn known(&self) -> State {
        let own = |seat| self.observer.is(seat);
        State {
            players: self.players,
            phase: self.phase,
            hands: BySeat::new(|seat| if own(seat) { self.hand } else { 0 }),
            chosen: BySeat::new(|seat| self.chosen.filter(|_| own(seat))),
            deck: self.unknown(),
            well: self.well,
            looked: self.looked,
            played: self.played,
            points: self.points,
            scratch: 0,
        }
    }

    /// A world, each equally likely: the cards to the others, one into the well, a choice from each hand.
    pub(crate) fn imagine<const FLAW: usize>(&self, dice: &mut impl Dice) -> State {
        let mut world = self.known();
        if FLAW == flaw::VIEW_KNOWS_HAND
            && let Some(next) = next(self.observer, self.players)
        {
            world.hands[next] = self.leak;
            world.deck &= !self.leak;
        }
        for seat in self.others() {
            while world.hands[seat].count_ones() < self.hand_sizes[seat] {
                let lowest = world.deck & world.deck.wrapping_neg();
                let biased = FLAW == flaw::IMAGINES_BIASED;
                let card = any(if biased { lowest } else { world.deck }, dice);
                world.deck &= !(1 << card);
                world.hands[seat] |= 1 << card;
            }
            if self.have_chosen.contains(seat) {
                world.chosen[seat] = Some(any(world.hands[seat], dice));
            }
        }
        let forgets = FLAW == flaw::IMAGINES_FORGETFUL;
        if let Some(card) = world.well.take_if(|_| forgets) {
            world.deck |= 1 << card;
        }
        if world.well.is_none() && !self.looked.is_empty() {
            let card = any(world.deck, dice);
            world.deck &= !(1 << card);
            world.well = Some(card);
        }
        world
    }
}

fn any(cards: Cards, dice: &mut impl Dice) -> Card {
    let index = dice.below(cards.count_ones()) as usize;
    each(cards).nth(index).expect("below the number of cards")
}

/// The seat after the observer's.
fn next(observer: Observer, players: usize) -> Option<Seat> {
    match observer {
        Observer::Seat(seat) => Seat::new((seat.index() + 1) % players),
        Observer::Spectator => None,
    }
}
