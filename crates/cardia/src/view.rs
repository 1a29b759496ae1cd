//! What an observer may know, and the worlds that fit it.
//!
//! A [`View`] is made of the open part of a state, of counts, and of at most one player's own cards. There is no
//! place in it for anything else, so nothing else can leak.

use crate::Cardia;
use crate::card::{Card, CardSet, Deck, Faction};
use crate::end::End;
use crate::engine::SEATS;
use crate::event::{Compared, Wait};
use crate::guardian::{GuardianPlace, PLACES};
use crate::options::Options;
use crate::question::{Ask, Choices};
use crate::state::{Open, Side, State};
use crate::table::{Results, Table};
use crate::wilds::{Base, Extras, GuardianSlot, Slot, WildOpen, WildSide, Wilds};
use kernel::bits::Counted;
use kernel::{BySeat, Dice, Game as _, Observer, Seat, Status};

/// What one observer may know of a game in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    observer: Observer,
    pub(crate) open: Open,
    pub(crate) wild: WildOpen,
    pub(crate) sides: BySeat<PublicSide, 2>,
    pub(crate) own: Option<Own>,
}

/// What everyone can see or count of a player's cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PublicSide {
    pub discard: CardSet,
    pub hand: u8,
    /// Cards in the unordered part of the deck.
    pub deck: u8,
    /// Does the owner know the top card?
    pub top: bool,
    /// Cards the owner knows at the bottom.
    pub bottom: u8,
    /// Does a card lie face down?
    pub folded: bool,
    /// How many answers to the open question are given.
    pub chosen: u8,
}

/// A player's own cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Own {
    pub seat: Seat,
    pub side: Side,
    pub wild: WildSide,
}

impl View {
    pub(crate) fn new<X: Extras>(state: &State<X>, observer: Observer) -> View {
        let wilds = state.extras.wilds().copied().unwrap_or_default();
        let public = |seat: Seat| {
            let (side, wild) = (&state.sides[seat], &wilds.sides[seat]);
            PublicSide {
                discard: state.discard(seat),
                hand: side.hand.len(),
                deck: side.deck.len(),
                top: !wild.top.is_empty(),
                bottom: wild.bottom.len(),
                folded: !wild.folded.is_empty(),
                chosen: side.chosen.len(),
            }
        };
        let own = |seat: Seat| Own { seat, side: state.sides[seat], wild: wilds.sides[seat] };
        View {
            observer,
            open: state.open,
            wild: wilds.open,
            sides: BySeat::new(public),
            own: match observer {
                Observer::Seat(seat) => Some(own(seat)),
                Observer::Spectator => None,
            },
        }
    }

    /// Whose view it is.
    pub fn observer(&self) -> Observer {
        self.observer
    }

    /// The deck both play with.
    pub fn deck(&self) -> Deck {
        self.open.rules.deck
    }

    /// A state with the open part and the observer's own cards, and no other card: enough for every question
    /// whose answer the observer may know.
    #[inline]
    pub(crate) fn without_hidden_cards<X: Extras>(&self) -> State<X> {
        let mut state = State { open: self.open, sides: BySeat::default(), extras: X::default() };
        if let Some(wilds) = state.extras.wilds_mut() {
            wilds.open = self.wild;
        }
        if let Some(own) = self.own {
            put(&mut state, own.seat, own.side, own.wild);
        }
        state
    }

    /// The view before the opponent sealed an answer to the open question. Some callers ask one seat after the other, about the
    /// same position.
    #[must_use]
    pub fn unsealed(mut self) -> View {
        if let Some(own) = self.own {
            let other = own.seat.other();
            let given = std::mem::take(&mut self.sides[other].chosen);
            if given > 0 {
                self.open.need[other] += given;
                self.open.owed = self.open.owed.with(other);
            }
        }
        self
    }

    fn sketch(&self) -> State<Wilds> {
        self.without_hidden_cards()
    }

    /// What was agreed.
    pub fn options(&self) -> Options {
        self.sketch().options()
    }

    /// Who owes a choice, or how it ended.
    pub fn status(&self) -> Status {
        Cardia::status(&self.sketch())
    }

    /// The observer's own legal actions.
    pub fn choices(&self) -> Choices {
        match self.observer {
            Observer::Seat(seat) => self.sketch().choices(seat),
            Observer::Spectator => Choices::NONE,
        }
    }

    /// The open question, whoever owes the answer.
    pub fn ask(&self) -> Ask {
        self.open.ask
    }

    /// The cards in play.
    pub fn table(&self) -> &Table {
        &self.open.table
    }

    /// Who wins every encounter.
    pub fn results(&self) -> Results {
        self.sketch().results()
    }

    /// The signets a player has.
    pub fn signets(&self, seat: Seat) -> u8 {
        self.sketch().signets(seat)
    }

    /// Games won in the match.
    pub fn wins(&self, seat: Seat) -> u8 {
        self.open.score.wins(seat)
    }

    /// How the game ended, if it did.
    pub fn end(&self) -> Option<End> {
        self.open.end
    }

    /// The encounters as they would be compared now, the latest last.
    pub fn encounters(&self) -> impl Iterator<Item = Compared> {
        let state = self.sketch();
        (0..self.open.table.len()).map(move |place| state.encounter(place))
    }

    /// A player's card of the encounter that waits to be revealed, where it lies face up (Foggy Swamp).
    pub fn face_up_in_fog(&self, seat: Seat) -> Option<Card> {
        self.wild.unfolded[seat].get()
    }

    /// Everything in play, in one line.
    pub fn table_text(&self) -> String {
        self.sketch().table_text_with(|seat| self.sides[seat].folded)
    }

    /// What waits for a player's next card.
    pub fn waiting(&self, seat: Seat) -> impl Iterator<Item = Wait> {
        self.open.waiting[seat].iter()
    }

    /// The same, as the notation writes it.
    pub fn waiting_text(&self, seat: Seat) -> String {
        self.sketch().waiting_text(seat)
    }

    /// The sum of modifiers that waits for a player's next card.
    pub fn waiting_modifier(&self, seat: Seat) -> i8 {
        self.open.waiting[seat].modifier()
    }

    /// A player's card that lies face up with no card facing it: placed before the opponent chooses, or left alone by
    /// a Puppeteer (C6.10).
    pub fn placed_open(&self, seat: Seat) -> Option<Card> {
        self.open.shown[seat].get()
    }

    /// The six guardian places.
    pub fn guardians(&self) -> [GuardianPlace; PLACES] {
        self.wild.guardians.map(GuardianSlot::place)
    }

    /// Does every encounter in play have a result? The latest has none before it is compared (C2.5).
    pub fn is_all_compared(&self) -> bool {
        self.sketch().is_all_compared()
    }

    /// The observer's own hand; empty for a spectator.
    pub fn hand(&self) -> CardSet {
        self.own.map_or(CardSet::EMPTY, |own| own.side.hand)
    }

    /// The observer's own sealed answers to the open question, which nobody else knows yet.
    pub fn chosen(&self) -> CardSet {
        self.own.map_or(CardSet::EMPTY, |own| own.side.chosen)
    }

    /// How many cards a player has in hand.
    pub fn hand_len(&self, seat: Seat) -> u8 {
        self.sides[seat].hand
    }

    /// How many cards are in a player's deck.
    pub fn deck_len(&self, seat: Seat) -> u8 {
        let side = self.sides[seat];
        side.deck + side.bottom + u8::from(side.top)
    }

    /// A player's discard pile.
    pub fn discard(&self, seat: Seat) -> CardSet {
        self.sides[seat].discard
    }

    /// Has the player answered the open sealed question?
    pub fn has_chosen(&self, seat: Seat) -> bool {
        self.sides[seat].chosen > 0 && !self.open.owed.contains(seat)
    }

    /// The observer's own card that lies face down (Foggy Swamp).
    pub fn folded(&self) -> Option<Card> {
        self.own.and_then(|own| own.wild.folded.get())
    }

    /// The observer's own card on top of the deck, where it was looked at (Seer's Lair).
    pub fn top(&self) -> Option<Card> {
        self.own.and_then(|own| own.wild.top.get())
    }

    /// The observer's own cards at the bottom of the deck, the highest first.
    pub fn bottom(&self) -> impl Iterator<Item = Card> {
        self.own.into_iter().flat_map(|own| own.wild.bottom.iter())
    }

    /// Does a player have a card face down on the table (Foggy Swamp)?
    pub fn has_folded(&self, seat: Seat) -> bool {
        self.sides[seat].folded
    }

    /// A player's cards nobody has seen lie down: in hand, deck, or face down.
    pub fn unseen(&self, seat: Seat) -> CardSet {
        self.open
            .rules
            .cards
            .without(self.open.table.present(seat))
            .without(self.sides[seat].discard)
            .without(self.open.shown[seat].cards())
            .without(self.wild.unfolded[seat].cards())
    }

    /// Cards everyone knows to be in a player's hand.
    pub fn known_in_hand(&self, seat: Seat) -> CardSet {
        self.open.held[seat]
    }

    /// A world this view cannot tell from the real one, each equally likely.
    pub(crate) fn imagine<X: Extras>(&self, dice: &mut impl Dice) -> State<X> {
        let mut state = self.without_hidden_cards();
        for seat in SEATS.into_iter().filter(|&seat| !self.is_own(seat)) {
            let (side, wild) = self.imagine_side(seat, dice);
            put(&mut state, seat, side, wild);
        }
        state
    }

    fn is_own(&self, seat: Seat) -> bool {
        self.own.is_some_and(|own| own.seat == seat)
    }

    /// Hidden cards of a player: every consistent deal equally likely. Places are filled one card at a time; since
    /// the number of ways to go on never depends on which card went where, this is uniform. Only
    /// what naming factions told is checked afterwards, and a deal that contradicts it thrown away.
    #[inline]
    fn imagine_side(&self, seat: Seat, dice: &mut impl Dice) -> (Side, WildSide) {
        let public = self.sides[seat];
        let unseen = self.unseen(seat);
        let held = self.open.held[seat];
        let near = self.wild.near[seat].and(unseen).without(held);
        loop {
            let mut deal =
                Deal { pool: unseen.without(held), hand: held, wild: WildSide::default() };
            let mut in_hand = public.hand - held.len();
            if public.folded || public.top || public.bottom > 0 {
                in_hand = self.deal_places(seat, near, in_hand, &mut deal, dice);
            } else {
                deal.hand = deal.hand.union(near);
                deal.pool = deal.pool.without(near);
                in_hand -= near.len();
            }
            deal.hand_cards(in_hand, dice);
            let concluded = deal.hand.without(held).without(near);
            if self.open.bounds[seat].allow(concluded) {
                let chosen = self.imagine_chosen(public, deal.hand, dice);
                return (Side { hand: deal.hand, deck: deal.pool, chosen }, deal.wild);
            }
        }
    }

    /// Deals to the places that are not the hand: face down, top, bottom. Gives back how many hand cards are
    /// still to be dealt.
    #[cold]
    fn deal_places(
        &self,
        seat: Seat,
        near: CardSet,
        mut in_hand: u8,
        deal: &mut Deal,
        dice: &mut impl Dice,
    ) -> u8 {
        let public = self.sides[seat];
        // One bit for each place: face down, top, then the bottom from its highest card.
        let bottom = ((1u32 << public.bottom) - 1) << 2;
        let mut places = u32::from(public.folded) | u32::from(public.top) << 1 | bottom;
        let mut cards = [Slot::EMPTY; 18];
        // A faction known to be in neither hand nor deck can only lie face down.
        if public.folded
            && let Some(card) = deal.pool.and(self.purged(seat)).first()
        {
            deal.pool.remove(card);
            cards[0] = Slot::from(card);
            places &= !1;
        }
        for card in near.and(deal.pool).iter() {
            deal.pool.remove(card);
            let n = dice.below(u32::from(in_hand) + places.count_ones());
            match n.checked_sub(u32::from(in_hand)) {
                None => {
                    deal.hand.insert(card);
                    in_hand -= 1;
                }
                Some(n) => {
                    let place = u32::from(Counted::new(u64::from(places)).nth(n));
                    places &= !(1 << place);
                    cards[place as usize] = Slot::from(card);
                }
            }
        }
        for place in (0..18).filter(|place| places >> place & 1 != 0) {
            cards[place] = Slot::from(deal.take(dice));
        }
        deal.wild.folded = cards[0];
        deal.wild.top = cards[1];
        cards[2..]
            .iter()
            .filter_map(|slot| slot.get())
            .for_each(|card| deal.wild.bottom.push(card));
        in_hand
    }

    /// The cards of factions known to be neither in a player's hand nor deck.
    fn purged(&self, seat: Seat) -> CardSet {
        let named = |faction: &Faction| self.wild.purged[seat] >> *faction as u8 & 1 != 0;
        Faction::ALL.into_iter().filter(named).fold(CardSet::EMPTY, |set, f| set.union(f.cards()))
    }

    /// A sealed answer that is given already.
    #[inline]
    fn imagine_chosen(&self, public: PublicSide, hand: CardSet, dice: &mut impl Dice) -> CardSet {
        if public.chosen == 0 {
            return CardSet::EMPTY;
        }
        if self.answers_are_codes() {
            let ways = if self.open.ask == Ask::Ready { 1 } else { 2 };
            return CardSet(1 << dice.below(ways));
        }
        let mut deal = Deal { pool: hand, hand: CardSet::EMPTY, wild: WildSide::default() };
        deal.hand_cards(public.chosen, dice);
        deal.hand
    }

    /// Are the sealed answers to the open question codes rather than hand cards?
    fn answers_are_codes(&self) -> bool {
        matches!(self.open.ask, Ask::PlusOrMinusTwo | Ask::Top | Ask::Ready)
    }

    /// All worlds that fit this view, in some order, by trying every deal; `None` if there are more than `most`.
    pub fn worlds<X: Extras>(&self, most: usize) -> Option<Vec<State<X>>> {
        let mut worlds = vec![self.without_hidden_cards::<X>()];
        for seat in SEATS.into_iter().filter(|&seat| !self.is_own(seat)) {
            let sides = self.all_sides(seat, most)?;
            if worlds.len() * sides.len() > most {
                return None;
            }
            worlds = worlds
                .iter()
                .flat_map(|world| {
                    sides.iter().map(|&(side, wild)| {
                        let mut world = *world;
                        put(&mut world, seat, side, wild);
                        world
                    })
                })
                .collect();
        }
        Some(worlds)
    }

    /// Every deal of a player's hidden cards that fits: each unseen card to each place, the slow way.
    fn all_sides(&self, seat: Seat, most: usize) -> Option<Vec<(Side, WildSide)>> {
        let public = self.sides[seat];
        let unseen = self.unseen(seat);
        let (held, near) = (self.open.held[seat], self.wild.near[seat]);
        // Cards of these factions lie neither in the hand nor anywhere in the deck, so they can only lie face down.
        let purged = if public.folded { self.purged(seat) } else { CardSet::EMPTY };
        let ordered = u8::from(public.folded) + u8::from(public.top) + public.bottom;
        // Trying out far more deals than may fit would take too long.
        if deals(unseen.len(), ordered, public.hand) > 100 * most as u64 {
            return None;
        }
        let mut sides = Vec::new();
        for places in arrangements(unseen, ordered) {
            let mut rest = places.iter().copied();
            let mut wild = WildSide::default();
            if public.folded {
                wild.folded = rest.next().map_or(Slot::EMPTY, Slot::from);
            }
            if public.top {
                wild.top = rest.next().map_or(Slot::EMPTY, Slot::from);
            }
            rest.for_each(|card| wild.bottom.push(card));
            let left = unseen.without(places.iter().copied().collect());
            for hand in subsets(left, public.hand) {
                let deck = left.without(hand);
                let fits = held.without(hand).is_empty()
                    && near.and(deck).is_empty()
                    && purged.and(unseen).without(wild.folded.cards()).is_empty()
                    && self.open.bounds[seat].allow(hand.without(held).without(near));
                if !fits {
                    continue;
                }
                let answers = if public.chosen == 0 {
                    vec![CardSet::EMPTY]
                } else if self.open.ask == Ask::Ready {
                    vec![CardSet(1)]
                } else if self.answers_are_codes() {
                    vec![CardSet(1), CardSet(2)]
                } else {
                    subsets(hand, public.chosen)
                };
                sides.extend(answers.iter().map(|&chosen| (Side { hand, deck, chosen }, wild)));
                if sides.len() > most {
                    return None;
                }
            }
        }
        Some(sides)
    }
}

fn put<X: Extras>(state: &mut State<X>, seat: Seat, side: Side, wild: WildSide) {
    state.sides[seat] = side;
    if let Some(wilds) = state.extras.wilds_mut() {
        wilds.sides[seat] = wild;
    }
}

/// A deal of hidden cards under way.
struct Deal {
    pool: CardSet,
    hand: CardSet,
    wild: WildSide,
}

impl Deal {
    #[inline]
    fn take(&mut self, dice: &mut impl Dice) -> Card {
        let card = self.pool.nth(dice.below(u32::from(self.pool.len())));
        self.pool.remove(card);
        card
    }

    /// Moves `n` random cards of the pool to the hand, or all others out of it, whichever is less.
    #[inline]
    fn hand_cards(&mut self, n: u8, dice: &mut impl Dice) {
        let all = self.pool;
        let others = all.len() - n;
        for _ in 0..n.min(others) {
            self.take(dice);
        }
        if n > others {
            self.pool = all.without(self.pool);
        }
        self.hand = self.hand.union(all.without(self.pool));
    }
}

/// In how many ways `ordered` places and a hand can be filled from so many cards.
fn deals(cards: u8, ordered: u8, hand: u8) -> u64 {
    let places = (0..ordered).map(|n| u64::from(cards - n)).product::<u64>();
    let rest = u64::from(cards - ordered);
    (0..u64::from(hand)).fold(places, |ways, n| ways * (rest - n) / (n + 1))
}

/// Every ordered choice of `n` cards.
fn arrangements(cards: CardSet, n: u8) -> Vec<Vec<Card>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let start = |first: Card| {
        let rest = arrangements(cards.without(CardSet::only(first)), n - 1);
        rest.into_iter().map(move |tail| [vec![first], tail].concat())
    };
    cards.iter().flat_map(start).collect()
}

/// Every unordered choice of `n` cards.
fn subsets(cards: CardSet, n: u8) -> Vec<CardSet> {
    if n == 0 {
        return vec![CardSet::EMPTY];
    }
    let mut higher = cards;
    let with_lowest = |lowest: Card| {
        higher.remove(lowest);
        subsets(higher, n - 1).into_iter().map(move |rest| rest.with(lowest))
    };
    cards.iter().flat_map(with_lowest).collect()
}

const _: () = {
    assert!(size_of::<State<Base>>() <= 128);
    assert!(size_of::<State<Wilds>>() <= 192);
};
