//! What can be wrong with a scenario of Cardia.

use cardia::{BadOptions, BadText};
use kernel::Seat;
use std::fmt;

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The first line does not name a game.
    NoGame,
    /// There is no such game, or none with scenarios.
    Game(String),
    /// The game is named twice.
    SecondGame,
    /// The options cannot be understood.
    Options(BadOptions),
    /// No line begins so.
    Verb(String),
    /// A card, an action, a faction or chance that is none.
    Text(BadText),
    /// Neither `you` nor `they`.
    Side(String),
    /// No colon after the side.
    Colon(String),
    /// Not an encounter.
    Encounter(String),
    /// A card in play written wrongly.
    Marks(String),
    /// Not influence and signets.
    Influence(String),
    /// Not a relation.
    Relation(String),
    /// A past encounter or a reveal without cards.
    FaceDown,
    /// A card named twice.
    CardTwice(String),
    /// Not a number of cards.
    Count(String),
    /// Not a part of a deck.
    PilePart(String),
    /// More than one card on top.
    OneTop(String),
    /// Not an effect that waits.
    Waiting(String),
    /// Not two numbers.
    Pair(String),
    /// Not six guardians.
    Guardians(usize),
    /// No location named.
    Location,
    /// Not what can come next.
    Next(String),
    /// Neither side nor `all`.
    Observer(String),
    /// Only for setting the table, but a move was made.
    TooLate,
    /// The same thing set up twice; the line that did it first.
    Again(usize),
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::NoGame => f.write_str(
                "the first line must name the game and its options, for example `game cardia deck=1`",
            ),
            Wrong::Game(text) => write!(f, "there is no game `{text}`; write `game cardia …`, `game kardinal …` or `game civ …`"),
            Wrong::SecondGame => f.write_str("a scenario has one game; start another file"),
            Wrong::Options(bad) => bad.fmt(f),
            Wrong::Verb(text) => write!(
                f,
                "no line begins with `{text}`; there are game, given, location, placed, spent, reveal, you, they, illegal, chance, \
                 table, signets, score, hand, pile, discard, waiting, guardians, next and sees"
            ),
            Wrong::Text(bad) => bad.fmt(f),
            Wrong::Side(text) => write!(f, "`{text}` is no side; write you or they"),
            Wrong::Colon(text) => write!(f, "`{text}` has no colon; write `you: …` or `they: …`"),
            Wrong::Encounter(text) => {
                write!(f, "`{text}` is not an encounter; write it like `Inventor+3 18* > 16 Djinn`")
            }
            Wrong::Marks(text) => write!(
                f,
                "`{text}` is not a card in play; after the name come modifiers, tokens and bonus, like Judge+3~^"
            ),
            Wrong::Influence(text) => {
                write!(f, "`{text}` is not an influence; write a number and a * for each signet, like 18*")
            }
            Wrong::Relation(text) => write!(f, "`{text}` does not say who wins; write <, =, > or w"),
            Wrong::FaceDown => f.write_str(
                "a card face down cannot be named here; `placed you: Judge` sets up a card that waits in the Foggy Swamp",
            ),
            Wrong::CardTwice(text) => write!(f, "{text} is named twice; each side has every card once"),
            Wrong::Count(text) => {
                write!(f, "`{text}` is not a number of cards; write ?3 for three unnamed cards, once, at the end")
            }
            Wrong::PilePart(text) => write!(
                f,
                "`{text}` is not a part of a deck; write `top Judge; rest ?6; bottom Djinn, Surgeon`, or ?6, or -"
            ),
            Wrong::OneTop(text) => write!(f, "`{text}`: only one card on top can be known"),
            Wrong::Waiting(text) => write!(
                f,
                "`{text}` cannot wait for a card; write -5, librarian, engineer, blackmail=Guild, token, unicorn, faceup or basilisk"
            ),
            Wrong::Pair(text) => write!(f, "`{text}` is not a count for both sides; write for example 3:2"),
            Wrong::Guardians(n) => {
                write!(f, "{n} guardians are named; write six, ?Guild for one that is face down with that back, or ?")
            }
            Wrong::Location => f.write_str("no location is named; write for example `location Bazaar`"),
            Wrong::Next(text) => write!(
                f,
                "`{text}` cannot come next; write reveal, `you play`, `you choose …`, `both choose`, `you win`, `they win` or draw"
            ),
            Wrong::Observer(text) => write!(f, "nobody is called `{text}`; write you, they or all"),
            Wrong::TooLate => f.write_str("the table is set before the first `reveal` or answer"),
            Wrong::Again(line) => write!(f, "line {line} has set this up already"),
        }
    }
}

/// What can be wrong with a table only in this game. Names are quoted from the scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// A card of this side is somewhere else already.
    Twice(Seat, String),
    /// A card of this side that the options leave out of the game.
    LeftOut(Seat, String),
    /// More cards are asked for than this side has left.
    TooFewCards(Seat, u8),
    /// So many cards of this side are nowhere, though deck and discard pile are both given.
    Nowhere(Seat, u8),
    /// The cards named were revealed but never compared.
    NeverCompared,
    /// Nobody owes a card; this is what comes next.
    NoCardOwed(String),
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misfit::Twice(seat, name) => {
                write!(f, "{name} of {} is somewhere else already", side_word(*seat))
            }
            Misfit::LeftOut(seat, name) => {
                write!(
                    f,
                    "{name} of {} is not in this game; see the option cards",
                    side_word(*seat)
                )
            }
            Misfit::TooFewCards(seat, left) => {
                write!(f, "only {left} cards of {} are left for this", side_word(*seat))
            }
            Misfit::Nowhere(seat, n) => {
                write!(f, "{n} cards of {} are neither in the deck nor discarded", side_word(*seat))
            }
            Misfit::NeverCompared => f.write_str("these cards were never compared"),
            Misfit::NoCardOwed(next) => write!(f, "nobody owes a card; next {next}"),
        }
    }
}

/// The left side is you, the right side they.
pub(super) fn side_word(seat: Seat) -> &'static str {
    if seat == Seat::A { "you" } else { "they" }
}
