//! Cards, factions and characters: who they are and where we know them from.

use kernel::bits::{count16, select16};
use kernel::{RuleId, Seat};
use std::fmt;

kernel::words! {
    /// The four factions, in the order of the numbers: a card's number decides its faction (C1.2).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[repr(u8)]
    pub enum Faction, word {
        /// 1 5 9 13, green.
        Rebellion,
        /// 2 6 10 14, yellow.
        Academy,
        /// 3 7 11 15, red.
        Guild,
        /// 4 8 12 16, blue.
        Dynasty,
    }
}

impl Faction {
    /// Its cards in a whole deck.
    pub const fn cards(self) -> CardSet {
        CardSet(0x1111 << self as u8)
    }
}

/// A card of a player's deck, known by its printed number 1–16. Both players own one of each; which character
/// it bears depends on the [`Deck`] in use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card with this printed number.
    pub const fn new(number: u8) -> Option<Card> {
        if number >= 1 && number <= 16 { Some(Card(number - 1)) } else { None }
    }

    /// The card of an index, of which only the lowest four bits count.
    pub const fn from_index(index: u8) -> Card {
        Card(index & 15)
    }

    pub(crate) const fn index(self) -> u8 {
        self.0
    }

    /// The printed influence, 1–16.
    pub const fn number(self) -> i8 {
        self.0 as i8 + 1
    }

    /// Its faction (C1.2).
    pub const fn faction(self) -> Faction {
        Faction::ALL[(self.0 & 3) as usize]
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.number())
    }
}

/// A card of a certain player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardRef(u8);

impl CardRef {
    /// That player's card.
    #[inline]
    pub const fn new(owner: Seat, card: Card) -> CardRef {
        CardRef((owner.index() as u8) << 4 | card.0)
    }

    pub(crate) const fn from_code(code: u8) -> CardRef {
        CardRef(code & 31)
    }

    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    /// Whose card.
    #[inline]
    pub const fn owner(self) -> Seat {
        seat_of_two(self.0 >> 4)
    }

    /// Which card.
    #[inline]
    pub const fn card(self) -> Card {
        Card(self.0 & 15)
    }
}

/// The seat for a bit, without a branch.
#[inline]
pub(crate) const fn seat_of_two(bit: u8) -> Seat {
    match Seat::new((bit & 1) as usize) {
        Some(seat) => seat,
        None => Seat::A,
    }
}

impl fmt::Debug for CardRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:?}", self.owner(), self.card())
    }
}

/// A set of cards of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(pub(crate) u16);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// All sixteen.
    pub const ALL: CardSet = CardSet(0xffff);

    /// One card.
    pub const fn only(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    /// A bit for each card in it, at the card's index.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Is the card in it?
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// How many cards.
    #[inline]
    pub fn len(self) -> u8 {
        count16(self.0)
    }

    /// No card in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// With one card more.
    #[must_use]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card.0)
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The cards of one or the other.
    #[must_use]
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards of this one and not of the other.
    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The cards of both.
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The card with the lowest number.
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// The `n`-th card by number; `n` must be below [`len`](CardSet::len).
    #[inline]
    pub fn nth(self, n: u32) -> Card {
        debug_assert!(n < u32::from(self.len()));
        Card(select16(self.0, n) as u8 & 15)
    }

    /// The place of a card in it.
    pub const fn index_of(self, card: Card) -> Option<u32> {
        if self.contains(card) { Some((self.0 & ((1 << card.0) - 1)).count_ones()) } else { None }
    }

    /// The cards by number.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let card = rest.first()?;
            rest.remove(card);
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// When an ability works (C3.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Once, when it is activated.
    Instant,
    /// While an ongoing token lies on the card.
    Ongoing,
}

kernel::words! {
    /// How we know what a card does. Shown to players.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Provenance, word {
        /// Stated in a printed rulebook.
        Printed "printed",
        /// Known from a published digital adaptation of the same cards.
        Adapted "adapted",
        /// Our reconstruction: its printed text is in none of our sources.
        Reconstructed "reconstructed",
    }
}

impl fmt::Display for Provenance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

macro_rules! characters {
    ($($variant:ident $name:literal $kind:ident $provenance:ident $rule:literal [$($note:literal)*] $text:literal;)*) => {
        kernel::words! {
            /// A character: deck I by number, then deck II by number.
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            #[repr(u8)]
            #[allow(missing_docs, reason = "each is documented in docs/rules/cardia.md under its id")]
            pub enum Character, word { $($variant,)* }
        }

        impl Character {
            /// The English name.
            pub const fn name(self) -> &'static str {
                match self { $(Character::$variant => $name),* }
            }

            /// Instant or ongoing.
            pub const fn kind(self) -> Kind {
                match self { $(Character::$variant => Kind::$kind),* }
            }

            /// How we know the ability.
            pub const fn provenance(self) -> Provenance {
                match self { $(Character::$variant => Provenance::$provenance),* }
            }

            /// The id of its statement.
            pub const fn rule(self) -> RuleId {
                RuleId(match self { $(Character::$variant => $rule),* })
            }

            /// The ids of further statements about it; the clients have a note for each.
            pub const fn notes(self) -> &'static [RuleId] {
                match self { $(Character::$variant => &[$(RuleId($note)),*]),* }
            }

            /// What it does, in one sentence.
            pub const fn text(self) -> &'static str {
                match self { $(Character::$variant => $text),* }
            }
        }
    };
}

characters! {
    HiredBlade "Hired Blade" Instant Printed "C6.1" ["C3.12"] "Discard this card and the card facing it.";
    VoidMage "Void Mage" Instant Adapted "C6.2" ["C3.2"] "Remove all modifiers or all ongoing tokens from any one card.";
    Surgeon "Surgeon" Instant Adapted "C6.3" ["C2.2"] "Your next card gets -5.";
    Mediator "Mediator" Ongoing Printed "C6.4" ["C4.4"] "This encounter is a tie.";
    Saboteur "Saboteur" Instant Printed "C6.5" ["C5.2"] "Your opponent discards the top 2 cards of their deck.";
    FortuneTeller "Fortune Teller" Instant Adapted "C6.6" ["C6.6"] "In the next encounter your opponent plays face up before you choose.";
    PalaceGuard "Palace Guard" Instant Adapted "C6.7" ["C6.7"] "Name a faction: your opponent discards a hand card of it, or this card gets +7.";
    Judge "Judge" Ongoing Printed "C6.8" ["C4.4" "C4.7"] "You win all tied encounters.";
    Ambusher "Ambusher" Instant Adapted "C6.9" ["C3.2"] "Name a faction: your opponent discards all hand cards of it.";
    Puppeteer "Puppeteer" Instant Printed "C6.10" ["C6.10" "C3.16"] "Replace the card facing this one by a random card of your opponent's hand.";
    Clockmaker "Clockmaker" Instant Printed "C6.11" ["C3.17"] "+3 on your card in the previous encounter and on your next card.";
    Treasurer "Treasurer" Ongoing Printed "C6.12" ["C4.5"] "The card that wins the previous encounter carries 1 more signet.";
    SwampGuardian "Swamp Guardian" Instant Printed "C6.13" ["C6.13"] "Take another played card of yours back into your hand; the card facing it is discarded.";
    Magistra "Magistra" Instant Printed "C6.14" ["C6.14" "C3.13"] "Copy the instant ability of another card of yours that is at least as strong as this one.";
    Inventor "Inventor" Instant Printed "C6.15" ["C6.15"] "+3 on any one card, -3 on any other.";
    Djinn "Djinn" Instant Printed "C6.16" ["C5.3"] "You win the game.";
    Poisoner "Poisoner" Instant Printed "C7.1" ["C7.1"] "Lower the card facing this one until the encounter is a tie.";
    KinesisMage "Kinesis Mage" Instant Printed "C7.2" ["C7.2" "C3.7"] "Move all modifiers and ongoing tokens from one card of yours to another.";
    Envoy "Envoy" Instant Printed "C7.3" ["C2.2"] "-3 on any one card, or on your next card.";
    TaxCollector "Tax Collector" Instant Adapted "C7.4" ["C3.9"] "This card gets +4.";
    Revolutionary "Revolutionary" Instant Adapted "C7.5" [] "Your opponent discards 2 hand cards, then draws 2.";
    Librarian "Librarian" Instant Adapted "C7.6" ["C2.6"] "After your next card is revealed, put +2 or -2 on it.";
    Prodigy "Prodigy" Instant Printed "C7.7" ["C7.7"] "+3 on one of your cards with influence 8 or less.";
    Aristocrat "Aristocrat" Ongoing Adapted "C7.8" ["C3.5"] "While this card wins, it carries 1 more signet.";
    Blackmailer "Blackmailer" Instant Printed "C7.9" ["C7.9"] "Name a faction: if your opponent's next card is of another, they discard 2 hand cards.";
    Illusionist "Illusionist" Instant Printed "C7.10" ["C7.10" "C3.13"] "Activate the ability of another card of yours that is losing its encounter.";
    Engineer "Engineer" Instant Adapted "C7.11" ["C7.11"] "Your next card gets +5 after its round's ability.";
    Counselor "Counselor" Ongoing Printed "C7.12" ["C4.1"] "Your card wins the previous encounter.";
    WitchKing "Witch King" Instant Adapted "C7.13" ["C3.2"] "Name a faction: your opponent discards all of it from hand and deck.";
    Elemental "Elemental" Instant Adapted "C7.14" ["C3.13"] "Discard a hand card with an instant ability, use that ability, then draw 1.";
    MechanicalDjinn "Mechanical Djinn" Ongoing Printed "C7.15" ["C7.15"] "If you win the following encounter, you win the game.";
    Successor "Successor" Instant Adapted "C7.16" ["C5.2"] "Your opponent discards their deck and all but 2 hand cards.";
}

impl Character {
    /// Deck I or II, as a number.
    pub const fn deck(self) -> u8 {
        1 + (self as u8 >> 4)
    }

    /// The card that bears it.
    pub const fn card(self) -> Card {
        Card(self as u8 & 15)
    }
}

/// Which deck each faction's cards come from (C1.3): 16 combinations, the same for both players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Deck(u8);

impl Deck {
    /// Deck I.
    pub const ONE: Deck = Deck(0);
    /// Deck II.
    pub const TWO: Deck = Deck(0b1111);

    /// All of them.
    pub fn all() -> impl Iterator<Item = Deck> {
        (0..DECKS as u8).map(Deck)
    }

    /// This deck with a faction's cards from deck II.
    #[must_use]
    pub const fn with_two(self, faction: Faction) -> Deck {
        Deck(self.0 | 1 << faction as u8)
    }

    /// Do this faction's cards come from deck II?
    #[inline]
    pub const fn is_two(self, faction: Faction) -> bool {
        self.0 >> faction as u8 & 1 != 0
    }

    /// The character a card bears.
    #[inline]
    pub const fn character(self, card: Card) -> Character {
        let second = self.0 >> (card.0 & 3) & 1;
        Character::ALL[(card.0 | second << 4) as usize & 31]
    }

    /// The cards whose ability is ongoing.
    #[inline]
    pub(crate) const fn ongoing(self) -> CardSet {
        ONGOING[self.0 as usize % DECKS]
    }
}

/// How many decks there are: every faction's cards come from one of two.
const DECKS: usize = 1 << Faction::ALL.len();

const ONGOING: [CardSet; DECKS] = {
    let mut all = [CardSet::EMPTY; DECKS];
    let mut deck = 0;
    while deck < DECKS {
        let mut card = 0;
        while card < CardSet::ALL.0.count_ones() as u8 {
            if matches!(Deck(deck as u8).character(Card(card)).kind(), Kind::Ongoing) {
                all[deck] = all[deck].with(Card(card));
            }
            card += 1;
        }
        deck += 1;
    }
    all
};
