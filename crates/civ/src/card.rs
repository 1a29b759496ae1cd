//! Domains, Ages and cards.

use std::fmt;
use std::str::FromStr;

kernel::words! {
    /// One of the six Domains (V1.2), in the order used everywhere.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[repr(u8)]
    pub enum Domain, name {
        /// Soldiers.
        Military,
        /// Faith.
        Religion,
        /// Trade.
        Economy,
        /// Research.
        Science,
        /// The arts.
        Culture,
        /// What may come; Age III only.
        Utopia,
    }
}

impl Domain {
    /// The Domain with this code, which must be below six.
    #[inline]
    pub(crate) const fn from_code(code: u8) -> Domain {
        match code {
            0 => Domain::Military,
            1 => Domain::Religion,
            2 => Domain::Economy,
            3 => Domain::Science,
            4 => Domain::Culture,
            _ => Domain::Utopia,
        }
    }
}

impl fmt::Display for Domain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Domain {
    type Err = ();

    fn from_str(text: &str) -> Result<Domain, ()> {
        Domain::named(text).ok_or(())
    }
}

kernel::words! {
    /// One of the three Ages, the oldest first: the back of a card. Its name is its numeral.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[repr(u8)]
    pub enum Age, name {
        /// The oldest; on top of the deck.
        I,
        /// The second.
        II,
        /// The last.
        III,
    }
}

impl fmt::Display for Age {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Age {
    type Err = ();

    fn from_str(text: &str) -> Result<Age, ()> {
        Age::named(text).ok_or(())
    }
}

/// A card. Those of one Domain and Age are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card {
    /// Its Domain.
    pub domain: Domain,
    /// Its back.
    pub age: Age,
}

impl Card {
    /// A card that exists: Religion has no Age III, Utopia nothing else (V1.2).
    pub const fn new(domain: Domain, age: Age) -> Option<Card> {
        let exists = match (domain, age) {
            (Domain::Religion, Age::III) | (Domain::Utopia, Age::I | Age::II) => false,
            (Domain::Religion | Domain::Utopia, Age::I | Age::II | Age::III) => true,
            (Domain::Military | Domain::Economy | Domain::Science | Domain::Culture, _) => true,
        };
        if exists { Some(Card { domain, age }) } else { None }
    }

    /// The fifteen kinds there are, by Domain and then by Age.
    pub fn all() -> impl Iterator<Item = Card> {
        Domain::ALL
            .into_iter()
            .flat_map(|domain| Age::ALL.map(|age| Card::new(domain, age)))
            .flatten()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.domain, self.age)
    }
}

/// A set of Domains.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DomainSet(pub(crate) u8);

impl DomainSet {
    /// None.
    pub const EMPTY: DomainSet = DomainSet(0);

    /// This set and one Domain more.
    #[must_use]
    #[inline]
    pub const fn with(self, domain: Domain) -> DomainSet {
        DomainSet(self.0 | 1 << domain as u8)
    }

    /// This set and another.
    #[must_use]
    #[inline]
    pub(crate) const fn and(self, other: DomainSet) -> DomainSet {
        DomainSet(self.0 | other.0)
    }

    /// This set without another.
    #[must_use]
    #[inline]
    pub const fn without(self, other: DomainSet) -> DomainSet {
        DomainSet(self.0 & !other.0)
    }

    /// Is the Domain in it?
    #[inline]
    pub const fn contains(self, domain: Domain) -> bool {
        self.0 >> domain as u8 & 1 != 0
    }

    /// None in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The Domains in order.
    pub fn iter(self) -> impl Iterator<Item = Domain> {
        Domain::ALL.into_iter().filter(move |&domain| self.contains(domain))
    }
}

impl FromIterator<Domain> for DomainSet {
    fn from_iter<I: IntoIterator<Item = Domain>>(domains: I) -> DomainSet {
        domains.into_iter().fold(DomainSet::EMPTY, DomainSet::with)
    }
}

impl fmt::Debug for DomainSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
