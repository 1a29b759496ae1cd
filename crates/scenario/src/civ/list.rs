//! Cards as scenarios write them: `Military 2, Science 1.I 2.II ?3`.

use super::words::Misread;
use super::{Words, Wrong};
use crate::shared::table::number;
use civ::{Age, Card, Cards, Domain};
use std::fmt;

/// How many cards, and of which ages if it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tally {
    /// So many, of whatever age.
    Count(u8),
    /// So many of each age.
    Ages([u8; 3]),
}

impl Default for Tally {
    fn default() -> Tally {
        Tally::Count(0)
    }
}

impl Tally {
    /// How many together.
    pub fn total(self) -> u8 {
        match self {
            Tally::Count(n) => n,
            Tally::Ages(ages) => ages.into_iter().fold(0, u8::saturating_add),
        }
    }

    /// `3`, or `2.I 1.III`.
    fn read(text: &str) -> Result<Tally, Wrong> {
        let bad = || Wrong::Item(Misread::Tally(text.into()));
        if !text.contains('.') {
            let n = number::<Words>(text)?;
            return if n > 0 { Ok(Tally::Count(n)) } else { Err(bad()) };
        }
        let mut ages = [0; 3];
        let mut reached = 0;
        for part in text.split(' ') {
            let (n, age) = part.split_once('.').ok_or_else(bad)?;
            let age: Age = age.parse().map_err(|()| bad())?;
            let n = number::<Words>(n)?;
            if n == 0 || (age as usize) < reached {
                return Err(bad());
            }
            reached = age as usize + 1;
            ages[age as usize] = n;
        }
        Ok(Tally::Ages(ages))
    }

    /// So many cards, written like this.
    pub(super) fn like(self, ages: [u8; 3]) -> Tally {
        match self {
            Tally::Ages(_) => Tally::Ages(ages),
            Tally::Count(_) => Tally::Count(ages.iter().sum()),
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tally::Count(n) => write!(f, "{n}"),
            Tally::Ages(ages) => {
                let ages = Age::ALL.into_iter().zip(ages).filter(|(_, n)| **n > 0);
                let parts: Vec<_> = ages.map(|(age, n)| format!("{n}.{age}")).collect();
                f.write_str(&parts.join(" "))
            }
        }
    }
}

/// Cards: some by Domain, some only counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct List {
    /// Those named, in the order of Domains.
    pub named: [Tally; Domain::ALL.len()],
    /// Further ones.
    pub unnamed: Tally,
}

impl List {
    /// `Military 2, Science ?3`, or `-`.
    pub(super) fn read(text: &str) -> Result<List, Wrong> {
        let mut list = List::default();
        if text == "-" {
            return Ok(list);
        }
        let (named, unnamed) = match text.split_once('?') {
            Some((named, unnamed)) => (named.trim_end(), Some(unnamed)),
            None => (text, None),
        };
        for part in named.split(", ").filter(|_| unnamed.is_none() || !named.is_empty()) {
            let (name, tally) = part.split_once(' ').unwrap_or((part, "1"));
            let domain: Result<Domain, ()> = name.parse();
            let domain = domain.map_err(|()| Wrong::Item(Misread::Domain(name.into())))?;
            let place = &mut list.named[domain as usize];
            if place.total() > 0 {
                return Err(Wrong::Item(Misread::Twice(domain)));
            }
            *place = Tally::read(tally)?;
        }
        list.unnamed = unnamed.map(Tally::read).transpose()?.unwrap_or_default();
        Ok(list)
    }

    /// The same without unnamed cards.
    pub(super) fn read_named(text: &str) -> Result<List, Wrong> {
        let list = List::read(text)?;
        match list.unnamed.total() {
            0 => Ok(list),
            _ => Err(Wrong::Item(Misread::Unnamed(text.into()))),
        }
    }

    /// All these cards, ages where this list writes them.
    pub(super) fn all(&self, cards: Cards) -> List {
        let named = Domain::ALL.map(|domain| self.named[domain as usize].like(ages(cards, domain)));
        List { named, unnamed: Tally::default() }
    }

    /// These cards as this list would write them: named ones and a number of others, if those named are among them.
    pub(super) fn some(&self, cards: Cards) -> List {
        if self.unnamed.total() == 0 {
            return self.all(cards);
        }
        let mut rest = [0; 3];
        for domain in Domain::ALL {
            let mut left = ages(cards, domain);
            match self.named[domain as usize] {
                Tally::Ages(named) => {
                    for (left, named) in left.iter_mut().zip(named) {
                        match left.checked_sub(named) {
                            Some(n) => *left = n,
                            None => return self.all(cards),
                        }
                    }
                }
                Tally::Count(mut n) => {
                    for left in &mut left {
                        let taken = n.min(*left);
                        (n, *left) = (n - taken, *left - taken);
                    }
                    if n > 0 {
                        return self.all(cards);
                    }
                }
            }
            for (sum, left) in rest.iter_mut().zip(left) {
                *sum += left;
            }
        }
        List { named: self.named, unnamed: self.unnamed.like(rest) }
    }

    /// Known cards and the ages of others; with ages written or without.
    pub(super) fn seen(known: Cards, unknown: [u8; 3], with_ages: bool) -> List {
        let form = if with_ages { Tally::Ages([0; 3]) } else { Tally::default() };
        let empty = List { named: [form; Domain::ALL.len()], unnamed: form };
        List { unnamed: form.like(unknown), ..empty.all(known) }
    }

    /// These cards with all their ages.
    pub(super) fn exactly(cards: Cards) -> List {
        List::seen(cards, [0; 3], true)
    }
}

/// The cards of a Domain by age.
pub(super) fn ages(cards: Cards, domain: Domain) -> [u8; 3] {
    Age::ALL.map(|age| Card::new(domain, age).map_or(0, |card| cards.count(card)))
}

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = Domain::ALL.into_iter().zip(self.named).filter(|(_, tally)| tally.total() > 0);
        let named: Vec<_> = named
            .map(|(domain, tally)| match tally {
                Tally::Count(1) => domain.to_string(),
                Tally::Count(_) | Tally::Ages(_) => format!("{domain} {tally}"),
            })
            .collect();
        let unnamed = (self.unnamed.total() > 0).then(|| format!("?{}", self.unnamed));
        match (named.is_empty(), unnamed) {
            (true, None) => f.write_str("-"),
            (true, Some(unnamed)) => f.write_str(&unnamed),
            (false, None) => f.write_str(&named.join(", ")),
            (false, Some(unnamed)) => write!(f, "{} {unnamed}", named.join(", ")),
        }
    }
}
