//! The whole truth of a game in play: what is open to all, what each side knows alone, and what
//! locations and guardians add.

use crate::card::{Card, CardRef, CardSet, Deck, Faction, seat_of_two};
use crate::guardian::Guardian;
use crate::options::{GuardianRule, Length, Location, LocationSet, Options};
use crate::question::Ask;
use crate::table::{Results, Table};
use kernel::{BySeat, Outcome, RuleId, Seat, SeatSet};
use std::fmt;
use std::hash::Hash;
use std::num::NonZeroU8;

/// A game in play. `X` is [`Wilds`] for everything, or [`Base`] for the game without locations and guardians,
/// which is smaller and faster.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State<X> {
    pub(crate) open: Open,
    pub(crate) sides: BySeat<Side, 2>,
    pub(crate) extras: X,
}

/// What everyone at the table knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Open {
    pub rules: Rules,
    pub table: Table,
    /// Effects waiting for each player's next card.
    pub waiting: BySeat<Waiting, 2>,
    /// Effects on the cards of the current encounter that are still to come.
    pub now: BySeat<Now, 2>,
    /// A card placed face up before the opponent chooses.
    pub shown: BySeat<Slot, 2>,
    /// Cards everyone knows to be in a hand.
    pub held: BySeat<CardSet, 2>,
    /// What naming factions told of a hand.
    pub bounds: BySeat<Bounds, 2>,
    pub stage: Stage,
    /// Who owes an answer to `ask`.
    pub owed: SeatSet,
    pub ask: Ask,
    /// How many cards each still has to choose.
    pub need: BySeat<u8, 2>,
    pub answers: Answers,
    /// Is the encounter of this round (still) in play?
    pub current: bool,
    pub loser: Loser,
    pub score: Score,
    pub end: Option<End>,
}

/// The options that matter without locations and guardians.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rules {
    pub deck: Deck,
    pub cards: CardSet,
    pub hand: Option<NonZeroU8>,
    pub goal: u8,
    pub length: Length,
}

/// What only the owner knows of the own cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Side {
    pub hand: CardSet,
    /// The part of the deck that has no order.
    pub deck: CardSet,
    /// What was answered to a sealed question: hand cards, or the code of another answer as one bit.
    pub chosen: CardSet,
}

/// Where a round stands when it waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Stage {
    /// Phase 1: choosing the cards to play.
    Place,
    /// Librarians ask.
    Librarian,
    /// Blackmailers take their due.
    Blackmail,
    /// Phase 2: the loser's ability.
    Ability,
    /// The Serpent Temple after it.
    AbilityTemple,
    /// The guardian, used by the first of its users.
    Guardian,
    /// The Serpent Temple after that.
    GuardianTemple,
    /// The guardian, used by the second.
    SecondGuardian,
    /// The Serpent Temple after that.
    SecondGuardianTemple,
    /// Phase 3: the Seer's Lair.
    Seer,
    /// The Scrapyard.
    Scrapyard,
    /// Between two games of a match, or after the last.
    Over,
}

/// Who lost the comparison of this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Loser {
    #[default]
    Nobody,
    A,
    B,
}

impl Loser {
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        // No branch between the two: which of them it is cannot be foreseen.
        (self != Loser::Nobody).then(|| seat_of_two(self as u8 >> 1))
    }
}

impl From<Seat> for Loser {
    fn from(seat: Seat) -> Loser {
        if seat == Seat::A { Loser::A } else { Loser::B }
    }
}

/// Games won in the match, and how many were begun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Score {
    /// Four bits each.
    wins: u8,
    pub game: u8,
}

impl Score {
    pub fn wins(self, seat: Seat) -> u8 {
        self.wins >> (4 * seat.index()) & 15
    }

    pub fn add_win(&mut self, seat: Seat) {
        self.wins += 1 << (4 * seat.index());
    }
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// Enough signets, and more than the opponent.
    Signets,
    /// One player could not play a card.
    CannotPlay,
    /// Neither could.
    NeitherCanPlay,
    /// The Djinn.
    Djinn,
    /// The Puppeteer found an empty hand.
    EmptyHand,
    /// The Mechanical Djinn.
    MechanicalDjinn,
    /// Three successive encounters.
    FoundersDay,
    /// The Haunted Catacombs.
    Catacombs,
    /// Both players won, or lost, at the same moment.
    Both,
    /// The last game a match may have.
    LastGame,
}

impl Reason {
    /// All of them.
    pub const ALL: [Reason; 10] = [
        Reason::Signets,
        Reason::CannotPlay,
        Reason::NeitherCanPlay,
        Reason::Djinn,
        Reason::EmptyHand,
        Reason::MechanicalDjinn,
        Reason::FoundersDay,
        Reason::Catacombs,
        Reason::Both,
        Reason::LastGame,
    ];

    /// The rule behind it.
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Reason::Signets => "C5.1",
            Reason::CannotPlay | Reason::NeitherCanPlay => "C2.4",
            Reason::Djinn => "C6.16",
            Reason::EmptyHand => "C6.10",
            Reason::MechanicalDjinn => "C7.15",
            Reason::FoundersDay => "C8.3",
            Reason::Catacombs => "C8.7",
            Reason::Both => "C5.4",
            Reason::LastGame => "C11.3",
        })
    }

    /// In a few words.
    pub const fn text(self) -> &'static str {
        match self {
            Reason::Signets => "signets",
            Reason::CannotPlay => "no card to play",
            Reason::NeitherCanPlay => "neither can play",
            Reason::Djinn => "Djinn",
            Reason::EmptyHand => "Puppeteer and an empty hand",
            Reason::MechanicalDjinn => "Mechanical Djinn",
            Reason::FoundersDay => "Founder's Day",
            Reason::Catacombs => "Haunted Catacombs",
            Reason::Both => "both at once",
            Reason::LastGame => "last game of the match",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct End {
    /// Why.
    pub reason: Reason,
    /// Who won; nobody in a drawn game.
    pub winners: SeatSet,
}

impl End {
    pub(crate) fn outcome(self) -> Outcome {
        Outcome { winners: self.winners, rule: self.reason.rule() }
    }
}

/// A place for a card, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Slot(u8);

impl Slot {
    pub const EMPTY: Slot = Slot(u8::MAX);

    #[inline]
    pub fn get(self) -> Option<Card> {
        (self != Slot::EMPTY).then(|| Card::from_index(self.0))
    }

    pub fn take(&mut self) -> Option<Card> {
        std::mem::replace(self, Slot::EMPTY).get()
    }

    pub fn cards(self) -> CardSet {
        self.get().map_or(CardSet::EMPTY, CardSet::only)
    }

    pub fn is_empty(self) -> bool {
        self == Slot::EMPTY
    }
}

impl Default for Slot {
    fn default() -> Slot {
        Slot::EMPTY
    }
}

impl From<Card> for Slot {
    fn from(card: Card) -> Slot {
        Slot(card.index())
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

/// What waits for the next card a player plays (C2.2, C3.16, C3.17).
///
/// Four bytes: the sum of modifiers; Librarians, Engineers and tokens, two bits each; flags; how often each faction
/// was named by a Blackmailer, two bits each. In one array, so that "nothing waits" is one comparison.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Waiting([u8; 4]);

macro_rules! counter {
    ($get:ident $add:ident $shift:literal) => {
        #[inline]
        pub fn $get(self) -> u8 {
            self.0[1] >> $shift & 3
        }

        pub fn $add(&mut self) {
            if self.$get() < 3 {
                self.0[1] += 1 << $shift;
            }
        }
    };
}

macro_rules! flag {
    ($get:ident $set:ident $bit:literal) => {
        #[inline]
        pub fn $get(self) -> bool {
            self.0[2] >> $bit & 1 != 0
        }

        pub fn $set(&mut self) {
            self.0[2] |= 1 << $bit;
        }
    };
}

impl Waiting {
    counter!(librarians add_librarian 0);
    counter!(engineers add_engineer 2);
    counter!(tokens add_token 4);
    flag!(unicorn set_unicorn 0);
    flag!(face_up set_face_up 1);
    flag!(basilisk set_basilisk 2);

    #[inline]
    pub fn modifier(self) -> i8 {
        self.0[0] as i8
    }

    pub fn add_modifier(&mut self, by: i8) {
        self.0[0] = self.modifier().saturating_add(by) as u8;
    }

    pub fn clear_face_up(&mut self) {
        self.0[2] &= !0b10;
    }

    pub fn blackmail(self, faction: Faction) -> u8 {
        self.0[3] >> (2 * faction as u8) & 3
    }

    pub fn add_blackmail(&mut self, faction: Faction) {
        if self.blackmail(faction) < 3 {
            self.0[3] += 1 << (2 * faction as u8);
        }
    }

    /// Cards lost to Blackmailers who named another faction: 2 for each.
    #[inline]
    pub fn fine(self, played: Faction) -> u8 {
        if self.0[3] == 0 {
            return 0;
        }
        let unmet = Faction::ALL.into_iter().filter(|&named| named != played);
        unmet.map(|named| 2 * self.blackmail(named)).sum()
    }
}

/// Does nothing wait for anyone?
#[inline]
pub(crate) fn nothing_waits(waiting: BySeat<Waiting, 2>) -> bool {
    let [Waiting([a, b, c, d]), Waiting([e, f, g, h])] = waiting.0;
    u64::from_ne_bytes([a, b, c, d, e, f, g, h]) == 0
}

/// What is still to come for the card of the current encounter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Now {
    /// Librarians who ask, and Engineers who add, four bits each.
    counts: u8,
    /// Cards to discard for Blackmailers.
    pub fine: u8,
}

impl Now {
    #[inline]
    pub fn new(librarians: u8, engineers: u8, fine: u8) -> Now {
        Now { counts: librarians | engineers << 4, fine }
    }

    #[inline]
    pub fn librarians(self) -> u8 {
        self.counts & 15
    }

    #[inline]
    pub fn engineers(self) -> u8 {
        self.counts >> 4
    }

    pub fn answer_librarian(&mut self) {
        self.counts -= 1;
    }

    pub fn drop_engineers(&mut self) {
        self.counts &= 15;
    }
}

/// The public answers given to the ability that is being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Answers {
    codes: [u8; 4],
    len: u8,
}

impl Answers {
    /// There was nothing to choose from.
    pub const NOTHING: u8 = u8::MAX;
    /// The answer is sealed: it lies with the side that gave it.
    pub const SEALED: u8 = u8::MAX - 1;

    #[inline]
    pub fn len(self) -> u8 {
        self.len
    }

    #[inline]
    pub fn get(self, n: u8) -> Option<u8> {
        (n < self.len).then(|| self.codes[usize::from(n & 3)])
    }

    #[inline]
    pub fn push(&mut self, code: u8) {
        debug_assert!(self.len < 4, "no chain of abilities asks more than four questions");
        self.codes[usize::from(self.len & 3)] = code;
        self.len += 1;
    }
}

/// What an opponent can conclude after a hand was searched for a faction (Ambusher, Witch King): since then, so
/// many cards came into the hand unseen, and so many of the faction were seen to leave it.
///
/// Four bits for each faction; 15 cards drawn tell nothing any more.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Bounds {
    drawn: u16,
    seen: u16,
}

impl Bounds {
    const NOTHING_KNOWN: Bounds = Bounds { drawn: u16::MAX, seen: 0 };

    #[inline]
    pub fn is_nothing(self) -> bool {
        self.drawn == u16::MAX
    }

    fn drawn(self, faction: Faction) -> u16 {
        self.drawn >> (4 * faction as u8) & 15
    }

    fn seen(self, faction: Faction) -> u16 {
        self.seen >> (4 * faction as u8) & 15
    }

    pub fn searched(&mut self, faction: Faction) {
        let mask = !(15 << (4 * faction as u8));
        self.drawn &= mask;
        self.seen &= mask;
    }

    #[inline]
    pub fn draw(&mut self) {
        if self.is_nothing() {
            return;
        }
        for faction in Faction::ALL {
            if self.drawn(faction) < 15 {
                self.drawn += 1 << (4 * faction as u8);
            }
        }
    }

    pub fn leave(&mut self, faction: Faction) {
        if self.drawn(faction) < 15 {
            self.seen += 1 << (4 * faction as u8);
        }
    }

    /// Could these be the cards of the hand that came unseen? Every card of a searched faction, in the hand or seen
    /// to leave it, needs a draw of its own after the search. Searches are nested in time, so it is enough
    /// to count, for each search, all that must have come since.
    pub fn allow(self, hand: CardSet) -> bool {
        self.is_nothing()
            || Faction::ALL.into_iter().filter(|&faction| self.drawn(faction) < 15).all(|search| {
                let since = self.drawn(search);
                let came = Faction::ALL
                    .into_iter()
                    .filter(|&later| self.drawn(later) <= since)
                    .map(|later| u16::from(hand.and(later.cards()).len()) + self.seen(later));
                came.sum::<u16>() <= since
            })
    }
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds::NOTHING_KNOWN
    }
}

impl fmt::Debug for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "drawn {:04x} seen {:04x}", self.drawn, self.seen)
    }
}

/// The base game: no locations, no guardians.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Base;

/// What locations and guardians add to a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Wilds {
    pub(crate) open: WildOpen,
    pub(crate) sides: BySeat<WildSide, 2>,
}

/// The part of it that everyone knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct WildOpen {
    pub locations: LocationSet,
    pub guardian_rule: GuardianRule,
    /// The guardians turned over, by place.
    pub guardians: [GuardianSlot; 6],
    /// Cards with the Unicorn's bonus.
    pub unicorn: BySeat<CardSet, 2>,
    /// What waits on the cards placed face down (Foggy Swamp).
    pub bound: BySeat<Waiting, 2>,
    /// The card of the encounter that waits to be revealed, where it lies face up.
    pub unfolded: BySeat<Slot, 2>,
    /// Cards known not to be in the unordered part of a deck: in the hand, face down, or put under the deck.
    pub near: BySeat<CardSet, 2>,
    /// Who won which past encounter before the effect that is being resolved (Serpent Temple).
    pub won_before: BySeat<u16, 2>,
    /// Who has used the Temple of Rebirth.
    pub reborn: SeatSet,
    /// Who uses the guardian of this round.
    pub users: SeatSet,
    /// Whose card of this encounter came from the deck (Basilisk).
    pub turned: SeatSet,
    /// Factions known to be neither in a hand nor in a deck (Witch King), one bit each.
    pub purged: BySeat<u8, 2>,
}

/// The part only the owner knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct WildSide {
    /// The card placed face down.
    pub folded: Slot,
    /// The top card of the deck, where its owner has seen it.
    pub top: Slot,
    pub bottom: Pile,
}

/// A guardian turned over, or not yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct GuardianSlot(pub Option<Guardian>);

/// Cards in a known order, under a deck: the first lies highest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Pile {
    cards: [u8; 8],
    len: u8,
}

impl Pile {
    fn bits(self) -> u64 {
        u64::from_le_bytes(self.cards)
    }

    pub fn len(self) -> u8 {
        self.len
    }

    pub fn get(self, n: u8) -> Option<Card> {
        (n < self.len).then(|| Card::from_index((self.bits() >> (4 * n)) as u8))
    }

    pub fn iter(self) -> impl Iterator<Item = Card> {
        (0..self.len).map_while(move |n| self.get(n))
    }

    pub fn set(self) -> CardSet {
        self.iter().collect()
    }

    /// The highest card.
    pub fn take_first(&mut self) -> Option<Card> {
        let card = self.get(0)?;
        self.cards = (self.bits() >> 4).to_le_bytes();
        self.len -= 1;
        Some(card)
    }

    /// The lowest card.
    pub fn take_last(&mut self) -> Option<Card> {
        let card = self.get(self.len.checked_sub(1)?)?;
        self.len -= 1;
        self.cards = (self.bits() & !(15 << (4 * self.len))).to_le_bytes();
        Some(card)
    }

    pub fn push(&mut self, card: Card) {
        self.cards = (self.bits() | u64::from(card.index()) << (4 * self.len)).to_le_bytes();
        self.len += 1;
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Whether a state has room for locations and guardians.
pub trait Extras: Copy + Eq + Hash + fmt::Debug + Default + 'static {
    /// What they add, if there is room.
    fn wilds(&self) -> Option<&Wilds>;
    /// The same, to change it.
    fn wilds_mut(&mut self) -> Option<&mut Wilds>;
}

impl Extras for Base {
    #[inline]
    fn wilds(&self) -> Option<&Wilds> {
        None
    }

    #[inline]
    fn wilds_mut(&mut self) -> Option<&mut Wilds> {
        None
    }
}

impl Extras for Wilds {
    #[inline]
    fn wilds(&self) -> Option<&Wilds> {
        Some(self)
    }

    #[inline]
    fn wilds_mut(&mut self) -> Option<&mut Wilds> {
        Some(self)
    }
}

impl<X: Extras> State<X> {
    /// Before the first card is dealt.
    pub(crate) fn new(options: &Options) -> State<X> {
        let rules = Rules {
            deck: options.deck,
            cards: options.cards,
            hand: options.hand,
            goal: options.goal,
            length: options.length,
        };
        let mut state = State {
            open: Open {
                rules,
                table: Table::default(),
                waiting: BySeat::default(),
                now: BySeat::default(),
                shown: BySeat::default(),
                held: BySeat::default(),
                bounds: BySeat::default(),
                stage: Stage::Place,
                owed: SeatSet::EMPTY,
                ask: Ask::Play,
                need: BySeat::default(),
                answers: Answers::default(),
                current: false,
                loser: Loser::Nobody,
                score: Score::default(),
                end: None,
            },
            sides: BySeat([Side { deck: options.cards, ..Side::default() }; 2]),
            extras: X::default(),
        };
        if let Some(wilds) = state.extras.wilds_mut() {
            wilds.open.locations = options.locations;
            wilds.open.guardian_rule = options.guardians;
        }
        state
    }

    /// What was agreed.
    pub fn options(&self) -> Options {
        let Rules { deck, cards, hand, goal, length } = self.open.rules;
        let (locations, guardians) = self.extras.wilds().map_or_else(Default::default, |wilds| {
            (wilds.open.locations, wilds.open.guardian_rule)
        });
        Options { deck, locations, guardians, length, cards, hand, goal }
    }

    /// Is the location in force?
    #[inline]
    pub(crate) fn at(&self, location: Location) -> bool {
        self.extras.wilds().is_some_and(|wilds| wilds.open.locations.contains(location))
    }

    /// The cards in play.
    pub fn table(&self) -> &Table {
        &self.open.table
    }

    /// The deck both play with.
    pub fn deck(&self) -> Deck {
        self.open.rules.deck
    }

    /// Who wins every encounter.
    #[inline(always)]
    pub fn results(&self) -> Results {
        self.open.table.results(self.open.rules.deck, self.compared_places())
    }

    /// While Librarians ask, the current encounter is not compared yet (C2.5).
    #[inline]
    fn compared_places(&self) -> usize {
        self.open.table.len() - usize::from(self.open.stage == Stage::Librarian)
    }

    fn bonus(&self, seat: Seat) -> CardSet {
        self.extras.wilds().map_or(CardSet::EMPTY, |wilds| wilds.open.unicorn[seat])
    }

    /// The signets a player has (C4.5).
    pub fn signets(&self, seat: Seat) -> u8 {
        self.both_signets()[seat.index() & 1]
    }

    /// The signets both players have.
    #[inline(always)]
    pub(crate) fn both_signets(&self) -> [u8; 2] {
        let [a, b] = self.open.table.signets(self.open.rules.deck, self.compared_places());
        if self.extras.wilds().is_none_or(|wilds| wilds.open.unicorn == BySeat::default()) {
            return [a, b];
        }
        let results = self.results();
        let [more_a, more_b] = [Seat::A, Seat::B].map(|seat| {
            let bonus = self.bonus(seat).iter();
            let places = bonus.filter_map(|card| self.open.table.place(CardRef::new(seat, card)));
            places.filter(|&place| results.wins(seat, place)).count() as u8
        });
        [a + more_a, b + more_b]
    }

    /// As many signets as anyone could have: one for each encounter, one for each Treasurer or Aristocrat, one for
    /// each Unicorn bonus.
    #[inline(always)]
    pub(crate) fn most_signets(&self) -> u8 {
        let table = &self.open.table;
        let tokens = !table.with_tokens(Seat::A).union(table.with_tokens(Seat::B)).is_empty();
        let bonuses = self.bonus(Seat::A).len() + self.bonus(Seat::B).len();
        table.len() as u8 + 2 * u8::from(tokens) + bonuses
    }

    /// The signets on a player's card at a place.
    pub fn signets_at(&self, seat: Seat, place: usize) -> u8 {
        let results = self.results();
        let deck = self.open.rules.deck;
        let extra = self.open.table.extra_signets(deck, seat, results, self.bonus(seat));
        u8::from(results.wins(seat, place)) + extra.at(place)
    }

    /// Does a card carry the Unicorn's bonus?
    pub fn has_unicorn(&self, at: CardRef) -> bool {
        self.bonus(at.owner()).contains(at.card())
    }

    /// How the game ended, if it did (within a match: the game just played).
    pub fn end(&self) -> Option<End> {
        self.open.end
    }

    /// Games won in the match.
    pub fn wins(&self, seat: Seat) -> u8 {
        self.open.score.wins(seat)
    }

    /// The cards of a player that are in the deck, in whatever part of it.
    pub(crate) fn in_deck(&self, seat: Seat) -> CardSet {
        let ordered = self.extras.wilds().map_or(CardSet::EMPTY, |wilds| {
            let side = &wilds.sides[seat];
            side.top.cards().union(side.bottom.set())
        });
        self.sides[seat].deck.union(ordered)
    }

    /// How many cards are in a deck.
    #[inline]
    pub(crate) fn deck_len(&self, seat: Seat) -> u8 {
        let ordered = self.extras.wilds().map_or(0, |wilds| {
            let side = &wilds.sides[seat];
            side.bottom.len() + u8::from(!side.top.is_empty())
        });
        self.sides[seat].deck.len() + ordered
    }

    /// A player's discard pile: every card that is nowhere else (C3.11).
    pub fn discard(&self, seat: Seat) -> CardSet {
        let placed = self.extras.wilds().map_or(CardSet::EMPTY, |wilds| {
            wilds.sides[seat].folded.cards().union(wilds.open.unfolded[seat].cards())
        });
        self.open
            .rules
            .cards
            .without(self.open.table.present(seat))
            .without(self.sides[seat].hand)
            .without(self.in_deck(seat))
            .without(self.open.shown[seat].cards())
            .without(placed)
    }
}

impl WildOpen {
    /// The guardian at the place of an encounter, if it is turned over: every second place up to the
    /// twelfth has one (C9.1).
    pub(crate) fn guardian_at(&self, place: usize) -> Option<Guardian> {
        if place.is_multiple_of(2) {
            return None;
        }
        self.guardians.get(place / 2).and_then(|slot| slot.0)
    }
}
