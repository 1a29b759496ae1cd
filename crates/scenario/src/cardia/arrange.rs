//! From the lines that set the table to a [`Setup`].

use super::Fault;
use super::error::Misfit;
use super::needs::{for_deck, for_hand, needs};
use super::script::{Cards, Line, PileCards, Scenario, Step};
use cardia::{BadSetup, Card, CardRef, CardSet, Setup, SideSetup, Words};
use kernel::{BySeat, Seat};

/// What went wrong, and in which line.
pub(super) type At = (usize, Fault);

/// The set-up that the lines `before` the first move describe; the others say which cards will be needed.
pub(super) fn arrange(scenario: &Scenario, before: usize) -> Result<Setup, At> {
    let mut setup = Setup::new(scenario.options);
    let set_up = &scenario.lines[..before];
    let game = scenario.game.number;
    for line in set_up {
        match &line.step {
            Step::Given(cards, _) => setup.encounters.push(*cards),
            Step::Placed(seat, placed) => setup.sides[*seat].placed = Some(*placed),
            Step::Spent(seat) => setup.sides[*seat].reborn = true,
            Step::Waiting(seat, waits) => setup.sides[*seat].waits = *waits,
            Step::Guardians(six) => setup.guardians = Some(*six),
            Step::Score(a, b) => setup.wins = BySeat([*a, *b]),
            Step::Game
            | Step::Location
            | Step::Reveal(_)
            | Step::Answer(..)
            | Step::Illegal(..)
            | Step::Chance(_)
            | Step::Table(_)
            | Step::Signets(..)
            | Step::Hand(..)
            | Step::Pile(..)
            | Step::Discard(..)
            | Step::Next(_)
            | Step::Sees(..) => {}
        }
    }
    for seat in [Seat::A, Seat::B] {
        Dealer::new(&setup, set_up, seat, game)?.deal(&mut setup, &scenario.lines[before..])?;
    }
    Ok(setup)
}

/// Deals one side's cards to the places that lines name.
struct Dealer {
    seat: Seat,
    game: usize,
    words: Words,
    /// All cards of the game.
    cards: CardSet,
    /// Those that are nowhere yet.
    free: CardSet,
    hand: Option<(usize, Cards)>,
    pile: Option<(usize, PileCards)>,
    discard: Option<(usize, Cards)>,
}

impl Dealer {
    /// Takes every card that a line names out of the free ones.
    fn new(setup: &Setup, set_up: &[Line], seat: Seat, game: usize) -> Result<Dealer, At> {
        let words = Words { deck: setup.options.deck, side: Some(Seat::A) };
        let cards = setup.options.cards;
        let mut dealer =
            Dealer { seat, game, words, cards, free: cards, hand: None, pile: None, discard: None };
        set_up.iter().try_for_each(|line| dealer.read(line))?;
        Ok(dealer)
    }

    fn read(&mut self, line: &Line) -> Result<(), At> {
        let n = line.number;
        if let Step::Given(cards, _) = &line.step {
            self.take(n, [cards[self.seat].card])?;
        } else if let Step::Placed(who, placed) = &line.step
            && *who == self.seat
        {
            self.take(n, [placed.card])?;
        } else if let Step::Hand(who, cards) = &line.step
            && *who == self.seat
        {
            self.take(n, cards.named.iter())?;
            self.hand = Some((n, *cards));
        } else if let Step::Discard(who, cards) = &line.step
            && *who == self.seat
        {
            self.take(n, cards.named.iter())?;
            self.discard = Some((n, *cards));
        } else if let Step::Pile(who, pile) = &line.step
            && *who == self.seat
        {
            self.take(n, pile.top)?;
            self.take(n, pile.rest.named.iter())?;
            self.take(n, pile.bottom.iter().copied())?;
            self.pile = Some((n, pile.clone()));
        }
        Ok(())
    }

    fn take(&mut self, line: usize, cards: impl IntoIterator<Item = Card>) -> Result<(), At> {
        for card in cards {
            if !self.free.contains(card) {
                let name = self.words.card(card).to_string();
                let fault = match self.cards.contains(card) {
                    true => Fault::Own(Misfit::Twice(self.seat, name)),
                    false => Fault::Own(Misfit::LeftOut(self.seat, name)),
                };
                return Err((line, fault));
            }
            self.free.remove(card);
        }
        Ok(())
    }

    /// Chooses the unnamed cards.
    fn deal(mut self, setup: &mut Setup, moves: &[Line]) -> Result<(), At> {
        let needs = needs(moves, self.seat);
        let side: &mut SideSetup = &mut setup.sides[self.seat];
        let (line, hand) = self.hand.unwrap_or_else(|| {
            // As many as are dealt, or as there are.
            let room = self.pile.as_ref().map_or(0, |(_, pile)| pile.rest.unnamed)
                + self.discard.map_or(0, |(_, cards)| cards.unnamed);
            let left = self.free.len().saturating_sub(room);
            let unnamed = setup.options.first_hand().min(left);
            (self.game, Cards { named: CardSet::EMPTY, unnamed })
        });
        side.hand = self.fill(line, hand, |free| for_hand(free, &needs))?;
        let pile = self.pile.take();
        if let Some((line, pile)) = &pile {
            side.top = pile.top;
            side.deck = self.fill(*line, pile.rest, |free| for_deck(free, &needs))?;
            side.bottom = pile.bottom.clone();
        }
        match (pile, self.discard) {
            // Whatever is nowhere else is discarded.
            (Some(_), None) => {}
            (None, None) => side.deck = self.free,
            (None, Some((line, cards))) => {
                self.fill(line, cards, |free| super::needs::spare(free, &needs))?;
                side.deck = self.free;
            }
            (Some(_), Some((line, cards))) => {
                self.fill(line, cards, |free| super::needs::spare(free, &needs))?;
                if !self.free.is_empty() {
                    return Err((line, Fault::Own(Misfit::Nowhere(self.seat, self.free.len()))));
                }
            }
        }
        Ok(())
    }

    /// The named cards and as many others as are asked for.
    fn fill(
        &mut self,
        line: usize,
        cards: Cards,
        choose: impl Fn(CardSet) -> Option<Card>,
    ) -> Result<CardSet, At> {
        let left = self.free.len();
        let mut filled = cards.named;
        for _ in 0..cards.unnamed {
            let Some(card) = choose(self.free) else {
                return Err((line, Fault::Own(Misfit::TooFewCards(self.seat, left))));
            };
            self.free.remove(card);
            filled.insert(card);
        }
        Ok(filled)
    }
}

/// The line that is to blame for a set-up that cannot be.
pub(super) fn blame<'a>(scenario: &'a Scenario, bad: &BadSetup) -> &'a Line {
    let of = |at: &CardRef, step: &Step| matches!(step, Step::Given(cards, _) if cards[at.owner()].card == at.card());
    let to_blame = |step: &Step| match bad {
        BadSetup::Options(_) | BadSetup::NotBase(_) => false,
        BadSetup::NotInGame(at)
        | BadSetup::Twice(at)
        | BadSetup::Modifiers(at, _)
        | BadSetup::Tokens(at, _)
        | BadSetup::LostUnicorn(at) => of(at, step),
        BadSetup::TooMuchWaits(seat, _) => {
            matches!(step, Step::Waiting(who, _) | Step::Placed(who, _) if who == seat)
        }
        BadSetup::NoGuardians
        | BadSetup::GuardianTwice(_)
        | BadSetup::TooManyGuardians(_)
        | BadSetup::GuardianFaceDown(_) => {
            matches!(step, Step::Guardians(_))
        }
        BadSetup::NotFoggy(seat) | BadSetup::PlacedAlone(seat) => {
            matches!(step, Step::Placed(who, _) if who == seat)
        }
        BadSetup::NoTempleOfRebirth(seat) => matches!(step, Step::Spent(who) if who == seat),
        BadSetup::Wins(..) => matches!(step, Step::Score(..)),
    };
    scenario.lines.iter().find(|line| to_blame(&line.step)).unwrap_or(&scenario.game)
}
