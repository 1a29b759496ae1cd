//! Setting the table.

use super::items::{Deck, Item};
use super::list::{List, Tally};
use super::{Fault, Words, real};
use crate::shared::table::{Blamed, Line};
use civ::{
    Age, BadSetup, Card, Cards, Domain, Draw, Embargo, Event, Options, Setup, State, Step, Target,
    Term,
};
use kernel::{BySeat, Chance, Seat};

/// The items given, with their lines.
type Given<'g, 'a> = &'g [(&'a Line<Words>, &'a Item)];

/// Sets the table as given and begins the turn, or goes to its effects step. Everything given must be found there.
pub(super) fn set_up<'a>(
    options: &Options,
    given: Given<'_, 'a>,
    chance: &mut dyn Chance<Draw>,
    events: &mut Vec<Event>,
) -> Result<State, Blamed<'a, Words>> {
    let setup = Arranger::new(options).arrange(given)?;
    let state = setup.start(chance, events);
    let state = state.map_err(|bad| (blame(given, &bad), Fault::Setup(bad)))?;
    // A turn without anything to do is over already, and the table another.
    let goes_on = |event: &Event| matches!(event, Event::TurnBegan(seat) if *seat != setup.turn);
    if state.end().is_none() && !events.iter().any(goes_on) {
        let begun =
            |item: &Item| matches!(item, Item::Turn(_) | Item::AtEffects(_) | Item::Drawn(_));
        let differs = |item: &Item| !begun(item) && real::item(&state, item) != *item;
        if let Some((line, item)) = given.iter().find(|(_, item)| differs(item)) {
            let fault = Fault::Really(format!("given {}", real::item(&state, item)));
            return Err((Some(line), fault));
        }
    }
    Ok(state)
}

/// Finds a card for everything that is named.
struct Arranger {
    setup: Setup,
    /// Cards that are nowhere yet.
    pool: Cards,
    deck: Option<Deck>,
    /// Hand cards that are only counted; nothing for hands of which no line speaks.
    unnamed: BySeat<Option<Tally>, 4>,
}

impl Arranger {
    fn new(options: &Options) -> Arranger {
        let mut setup = Setup::new(*options);
        setup.first = options.first.unwrap_or(Seat::A);
        Arranger { setup, pool: options.deck, deck: None, unnamed: BySeat::default() }
    }

    fn arrange<'a>(mut self, given: Given<'_, 'a>) -> Result<Setup, Blamed<'a, Words>> {
        // Those with ages first: the others get the oldest that are left.
        for with_ages in [true, false] {
            for &(line, item) in given {
                let placed = self.place(item, with_ages);
                placed.map_err(|bad| (Some(line), Fault::Setup(bad)))?;
            }
        }
        for &(_, item) in given {
            self.rest(item);
        }
        self.deal();
        Ok(self.setup)
    }

    /// Cards that are named.
    fn place(&mut self, item: &Item, with_ages: bool) -> Result<(), BadSetup> {
        match item {
            Item::Area(seat, list) => {
                self.setup.areas[*seat] = self.setup.areas[*seat] + self.take(list, with_ages)?;
            }
            Item::Hand(seat, list) => {
                self.setup.hands[*seat] = self.setup.hands[*seat] + self.take(list, with_ages)?;
            }
            Item::Discard(list) => {
                self.setup.discard = self.setup.discard + self.take(list, with_ages)?;
            }
            Item::Embargo(seat, list) => {
                for domain in Domain::ALL {
                    let tally = list.named[domain as usize];
                    for card in self.cards(Domain::Economy, tally, with_ages)?.iter() {
                        let target = Target::new(*seat, domain).ok_or(BadSetup::Seat(*seat))?;
                        let embargo = Embargo { target, age: card.age, term: Term::Next };
                        self.setup.embargoes.push(embargo);
                    }
                }
            }
            Item::Utopia(seat, list) => {
                for domain in Domain::ALL {
                    let cards =
                        self.cards(Domain::Utopia, list.named[domain as usize], with_ages)?;
                    self.setup.utopias[*seat][domain as usize] += cards.len();
                }
            }
            Item::Deck(_)
            | Item::Coin(_)
            | Item::Quiet(_)
            | Item::Drawn(_)
            | Item::LastRound
            | Item::Turn(_)
            | Item::First(_)
            | Item::AtEffects(_)
            | Item::Points(_) => {}
        }
        Ok(())
    }

    fn take(&mut self, list: &List, with_ages: bool) -> Result<Cards, BadSetup> {
        let mut all = Cards::NONE;
        for domain in Domain::ALL {
            all = all + self.cards(domain, list.named[domain as usize], with_ages)?;
        }
        Ok(all)
    }

    /// Takes so many cards of a Domain from the pool, if its ages are, or are not, written.
    fn cards(&mut self, domain: Domain, tally: Tally, with_ages: bool) -> Result<Cards, BadSetup> {
        let mut taken = Cards::NONE;
        let pool = &mut self.pool;
        let mut take = |pool: &mut Cards, card: Option<Card>, missing: Card| {
            let card = card.ok_or(BadSetup::TooMany(missing))?;
            *pool -= card;
            taken += card;
            Ok(())
        };
        let youngest = Age::ALL.into_iter().rev().find_map(|age| Card::new(domain, age));
        let youngest = youngest.unwrap_or(Card { domain, age: Age::III });
        match tally {
            Tally::Count(n) if !with_ages => {
                for _ in 0..n {
                    take(pool, pool.oldest(domain), youngest)?;
                }
            }
            Tally::Ages(ages) if with_ages => {
                for (age, n) in Age::ALL.into_iter().zip(ages) {
                    for _ in 0..n {
                        let card = Card::new(domain, age);
                        let left = card.filter(|&card| pool.count(card) > 0);
                        take(pool, left, Card { domain, age })?;
                    }
                }
            }
            Tally::Count(_) | Tally::Ages(_) => {}
        }
        Ok(taken)
    }

    /// Everything but named cards.
    fn rest(&mut self, item: &Item) {
        match item {
            Item::Hand(seat, list) => self.unnamed[*seat] = Some(list.unnamed),
            Item::Deck(deck) => self.deck = Some(*deck),
            Item::LastRound => self.deck = Some(Deck::Count(0)),
            Item::Coin(coin) => self.setup.coin = *coin,
            Item::Quiet(n) => self.setup.quiet = *n,
            Item::Drawn(drawn) => self.setup.drew = *drawn,
            Item::Turn(seat) => self.setup.turn = *seat,
            Item::First(seat) => self.setup.first = *seat,
            Item::AtEffects(true) => self.setup.step = Step::EFFECTS,
            Item::AtEffects(false) => self.setup.step = Step::Play,
            Item::Area(..)
            | Item::Discard(_)
            | Item::Embargo(..)
            | Item::Utopia(..)
            | Item::Points(_) => {}
        }
    }

    /// The deck, and the ages of hand cards that are only counted: of the age on top.
    fn deal(&mut self) {
        let pool = Age::ALL.map(|age| self.pool.of_age(age));
        let left = pool.map(|n| n.saturating_sub(self.setup.options.remove));
        let deck = match self.deck {
            None => left,
            Some(Deck::Ages(ages)) => ages,
            Some(Deck::Count(n)) => {
                // From the bottom.
                let three = n.min(pool[2]);
                let two = (n - three).min(pool[1]);
                [n - three - two, two, three]
            }
        };
        let top = Age::ALL.into_iter().find(|&age| deck[age as usize] > 0);
        let spare = |age: &Age| pool[*age as usize].saturating_sub(deck[*age as usize]);
        // Without a deck the cards are from among those that are nowhere.
        let top = top.or_else(|| Age::ALL.into_iter().max_by_key(spare)).unwrap_or(Age::III);
        let mut deck = deck;
        for seat in self.setup.options.seats().iter() {
            let played = self.setup.step != Step::Play && seat == self.setup.turn;
            let unnamed = self.unnamed[seat].unwrap_or(Tally::Count(3 - u8::from(played)));
            let unknown = &mut self.setup.unknown[seat];
            match unnamed {
                Tally::Count(n) => unknown[top as usize] = n,
                Tally::Ages(ages) => *unknown = ages,
            }
            if self.deck.is_none() {
                for (left, n) in deck.iter_mut().zip(*unknown) {
                    *left = left.saturating_sub(n);
                }
            }
        }
        self.setup.deck = deck;
    }
}

/// The line that is to blame for a set-up that cannot be.
fn blame<'a>(given: Given<'_, 'a>, bad: &BadSetup) -> Option<&'a Line<Words>> {
    let to_blame = |item: &Item| match bad {
        BadSetup::Options(_) | BadSetup::Seat(_) | BadSetup::Known(_) => false,
        BadSetup::TooMany(_) => matches!(item, Item::Area(..) | Item::Hand(..) | Item::Discard(_)),
        BadSetup::TooFew { .. } => matches!(item, Item::Deck(_) | Item::Hand(..)),
        BadSetup::Embargoes(_) | BadSetup::EmbargoTerm(_) => matches!(item, Item::Embargo(..)),
        BadSetup::Coin(_) => matches!(item, Item::Coin(_)),
        BadSetup::QuietAndDrawn(_) => matches!(item, Item::Quiet(_) | Item::Drawn(_)),
        BadSetup::Quiet(_) => matches!(item, Item::Quiet(_)),
    };
    given.iter().rev().find(|(_, item)| to_blame(item)).map(|(line, _)| *line)
}
