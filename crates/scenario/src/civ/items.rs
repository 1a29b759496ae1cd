//! What `given` and `then` say of the table.

use super::list::List;
use super::words::Misread;
use super::{Words, Wrong};
use crate::shared::lines::split_word;
use crate::shared::table::{number, seat};
use civ::{Action, Age, Ask, Civ, Coin, Options};
use kernel::{Notation as _, Seat};
use std::fmt;

/// One thing about the table: set up by `given`, claimed by `then`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// A player's area.
    Area(Seat, List),
    /// A player's hand.
    Hand(Seat, List),
    /// The discard pile.
    Discard(List),
    /// The Age deck.
    Deck(Deck),
    /// The Domains of a player's area on which embargoes lie.
    Embargo(Seat, List),
    /// The Domains of a player's area on which Utopia cards lie face down.
    Utopia(Seat, List),
    /// The Culture coin.
    Coin(Option<Coin>),
    /// Complete rounds without a card drawn.
    Quiet(u8),
    /// Was a card drawn in this round?
    Drawn(bool),
    /// The Age deck is empty.
    LastRound,
    /// Whose turn it is.
    Turn(Seat),
    /// The First Player.
    First(Seat),
    /// At the effects step of the turn, and not at its beginning?
    AtEffects(bool),
    /// Everyone's points, as if it ended now; only claimed.
    Points(Vec<(Seat, u8)>),
}

/// Cards left in the Age deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deck {
    /// So many.
    Count(u8),
    /// So many of each age.
    Ages([u8; 3]),
}

impl Deck {
    /// `5`, or `I 12, II 35, III 37`.
    fn read(text: &str) -> Result<Deck, Wrong> {
        if !text.starts_with('I') {
            return number::<Words>(text).map(Deck::Count);
        }
        let bad = || Wrong::Item(Misread::Deck(text.into()));
        let mut ages = [0; 3];
        let mut reached = 0;
        for part in text.split(", ") {
            let (age, n) = split_word(part);
            let age: Age = age.parse().map_err(|()| bad())?;
            if (age as usize) < reached {
                return Err(bad());
            }
            reached = age as usize + 1;
            ages[age as usize] = number::<Words>(n)?;
        }
        Ok(Deck::Ages(ages))
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deck::Count(n) => write!(f, "{n}"),
            Deck::Ages([one, two, three]) => write!(f, "I {one}, II {two}, III {three}"),
        }
    }
}

/// Reads an item.
pub(super) fn item(options: &Options, text: &str) -> Result<Item, Wrong> {
    let bad = || Wrong::Item(Misread::Item(text.into()));
    let of_seat = |word: &str| seat::<Words>(options, word);
    let (word, rest) = split_word(text);
    let on_domains = || {
        let (who, domains) = split_word(rest);
        Ok((of_seat(who)?, List::read_named(domains)?))
    };
    match word {
        "hand" => {
            let (who, cards) = rest.split_once(": ").ok_or_else(bad)?;
            Ok(Item::Hand(of_seat(who)?, List::read(cards)?))
        }
        "discard:" => List::read_named(rest).map(Item::Discard),
        "deck" => Deck::read(rest).map(Item::Deck),
        "embargo" => on_domains().map(|(seat, list)| Item::Embargo(seat, list)),
        "utopia" => on_domains().map(|(seat, list)| Item::Utopia(seat, list)),
        "coin" => coin(options, rest).map(Item::Coin),
        "quiet" => number::<Words>(rest).map(Item::Quiet),
        "drawn" if rest == "yes" => Ok(Item::Drawn(true)),
        "drawn" if rest == "no" => Ok(Item::Drawn(false)),
        "last" if rest == "round" => Ok(Item::LastRound),
        "turn" => of_seat(rest).map(Item::Turn),
        "first" => of_seat(rest).map(Item::First),
        "step" if rest == "play" => Ok(Item::AtEffects(false)),
        "step" if rest == "effects" => Ok(Item::AtEffects(true)),
        "points" => points(options, rest).map(Item::Points),
        _ => {
            let who = word.strip_suffix(':').ok_or_else(bad)?;
            Ok(Item::Area(of_seat(who)?, List::read_named(rest)?))
        }
    }
}

/// `A purge from B`, or `-`.
fn coin(options: &Options, text: &str) -> Result<Option<Coin>, Wrong> {
    if text == "-" {
        return Ok(None);
    }
    let (owner, copied) = split_word(text);
    let owner = seat::<Words>(options, owner)?;
    let copy = Civ::read_action(options, &format!("copy {copied}")).map_err(Wrong::Text)?;
    if let Action::Copy(copied) = copy
        && copied.source() != owner
    {
        return Ok(Some(Coin { owner, copied }));
    }
    Err(Wrong::Item(Misread::Coin(text.into())))
}

/// `A 1 B 2`
fn points(options: &Options, text: &str) -> Result<Vec<(Seat, u8)>, Wrong> {
    let bad = || Wrong::Item(Misread::Points(text.into()));
    let words: Vec<_> = text.split(' ').collect();
    let mut points = Vec::new();
    for pair in words.chunks(2) {
        let [who, n] = pair else { return Err(bad()) };
        let seat = seat::<Words>(options, who)?;
        if seat.index() != points.len() {
            return Err(bad());
        }
        points.push((seat, number::<Words>(n)?));
    }
    if points.len() == usize::from(options.players) { Ok(points) } else { Err(bad()) }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Item::Area(seat, list) => write!(f, "{seat}: {list}"),
            Item::Hand(seat, list) => write!(f, "hand {seat}: {list}"),
            Item::Discard(list) => write!(f, "discard: {list}"),
            Item::Deck(deck) => write!(f, "deck {deck}"),
            Item::Embargo(seat, list) => write!(f, "embargo {seat} {list}"),
            Item::Utopia(seat, list) => write!(f, "utopia {seat} {list}"),
            Item::Coin(None) => f.write_str("coin -"),
            Item::Coin(Some(coin)) => write!(f, "coin {} {}", coin.owner, coin.copied),
            Item::Quiet(n) => write!(f, "quiet {n}"),
            Item::Drawn(drawn) => write!(f, "drawn {}", if *drawn { "yes" } else { "no" }),
            Item::LastRound => f.write_str("last round"),
            Item::Turn(seat) => write!(f, "turn {seat}"),
            Item::First(seat) => write!(f, "first {seat}"),
            Item::AtEffects(at) => write!(f, "step {}", if *at { "effects" } else { "play" }),
            Item::Points(points) => {
                let all = points.iter().map(|(seat, n)| format!("{seat} {n}"));
                write!(f, "points {}", all.collect::<Vec<_>>().join(" "))
            }
        }
    }
}

/// A kind of question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each is documented at Ask")]
pub enum Kind {
    Keep,
    Centre,
    Play,
    Effects,
    Attack,
    Discard,
    Question,
    Give,
    Take,
    Embargo,
    Democracy,
    Draw,
}

impl Kind {
    const ALL: [(Kind, &'static str); Kind::Draw as usize + 1] = [
        (Kind::Keep, "keep"),
        (Kind::Centre, "centre"),
        (Kind::Play, "play"),
        (Kind::Effects, "effects"),
        (Kind::Attack, "attack"),
        (Kind::Discard, "discard"),
        (Kind::Question, "question"),
        (Kind::Give, "give"),
        (Kind::Take, "take"),
        (Kind::Embargo, "embargo"),
        (Kind::Democracy, "democracy"),
        (Kind::Draw, "draw"),
    ];

    pub(super) fn named(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|(_, name)| *name == word).map(|(kind, _)| kind)
    }

    pub(super) fn of(ask: Ask) -> Option<Kind> {
        Some(match ask {
            Ask::Keep => Kind::Keep,
            Ask::Centre => Kind::Centre,
            Ask::Play | Ask::PlayMore(_) => Kind::Play,
            Ask::Effects => Kind::Effects,
            Ask::Attack => Kind::Attack,
            Ask::Discard(_) | Ask::Spend { .. } => Kind::Discard,
            Ask::Question => Kind::Question,
            Ask::Give(..) => Kind::Give,
            Ask::TakeBack { .. } | Ask::Pile(_) => Kind::Take,
            Ask::Embargo => Kind::Embargo,
            Ask::Democracy => Kind::Democracy,
            Ask::Draw => Kind::Draw,
            Ask::Over(_) => return None,
        })
    }
}
