//! Named reductions of Cardia: few cards, small hands, and the abilities kept.
//!
//! Without abilities such games measure nothing: against a random order a player's own order does not matter, and
//! random play cannot be exploited. Each reduction keeps abilities that interact, a card whose place is uncertain, and a
//! way to punish random play.

use crate::build::{Built, Ends, Unbuilt, Watch};
use cardia::{BaseCardia, Options};
use std::fmt;

/// A reduction with a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mini {
    /// How it is called.
    pub name: &'static str,
    /// Its options, in notation.
    pub options: &'static str,
    /// Who is in it, and what it is good for.
    pub about: &'static str,
}

impl Mini {
    /// All of them, the small ones first.
    pub const ALL: &'static [Mini] = &[
        Mini {
            name: "cardia-mini-3a",
            options: "deck=1 cards=3,10,15 hand=2 goal=2",
            about: "Surgeon, Puppeteer, Inventor. The smallest with a hidden card: the \
                    Puppeteer draws from an unknown hand, the Surgeon lets an Inventor lose \
                    on purpose",
        },
        Mini {
            name: "cardia-mini-4a",
            options: "deck=1 cards=3,7,10,15 hand=2 goal=2",
            about: "Surgeon, Palace Guard, Puppeteer, Inventor. Half of the deck is hidden; \
                    the Palace Guard names a faction and the answer may be a bluff",
        },
        Mini {
            name: "cardia-mini-4b",
            options: "deck=2 cards=1,5,9,15 hand=2 goal=2",
            about: "deck II: Poisoner, Revolutionary, Blackmailer, Mechanical Djinn. \
                    Discards by choice, a threat against the next card, and a win by the \
                    following encounter",
        },
        Mini {
            name: "cardia-mini-5a",
            options: "deck=1 cards=3,5,8,10,15 hand=2 goal=2",
            about: "Surgeon, Saboteur, Judge, Puppeteer, Inventor with small hands: much is \
                    hidden for long. Few enough views to ask a slow bot about all of them",
        },
        Mini {
            name: "cardia-mini-5b",
            options: "deck=1 cards=7,9,10,11,15 hand=3 goal=2",
            about: "Palace Guard, Ambusher, Puppeteer, Clockmaker, Inventor: two cards that \
                    guess at a hand, and modifiers that turn past encounters over",
        },
        Mini {
            name: "cardia-mini-6a",
            options: "deck=1 cards=1,3,5,8,10,15 hand=3 goal=3",
            about: "Hired Blade, Surgeon, Saboteur, Judge, Puppeteer, Inventor. The \
                    yardstick: sacrifice, delayed loss, decks that run out, ties that count, \
                    a random card of a hidden hand, and the Inventor's two choices among all \
                    cards",
        },
        Mini {
            name: "cardia-mini-6b",
            options: "deck=1 cards=1,5,7,8,10,15 hand=3 goal=3",
            about: "as 6a with the Palace Guard for the Surgeon: naming and answering, where \
                    what one holds is the question; the most decisions under hidden \
                    information",
        },
        Mini {
            name: "cardia-mini-6c",
            options: "deck=1 cards=1,3,6,10,13,16 hand=3 goal=3",
            about: "Hired Blade, Surgeon, Fortune Teller, Puppeteer, Swamp Guardian, Djinn: \
                    cards that come back known to both, cards shown before the other \
                    chooses, and a Djinn to be lost on purpose",
        },
        Mini {
            name: "cardia-mini-6d",
            options: "deck=1 cards=2,4,8,11,12,15 hand=3 goal=3",
            about: "Void Mage, Mediator, Judge, Clockmaker, Treasurer, Inventor: ongoing \
                    tokens, ties and modifiers; the most choices among cards in play",
        },
        Mini {
            name: "cardia-mini-6e",
            options: "deck=2 cards=1,4,5,8,9,15 hand=3 goal=3",
            about: "deck II: Poisoner, Tax Collector, Revolutionary, Aristocrat, \
                    Blackmailer, Mechanical Djinn",
        },
    ];

    /// The one with this name; the `cardia-mini-` may be left out.
    pub fn named(name: &str) -> Option<Mini> {
        let short = name.strip_prefix("cardia-mini-").unwrap_or(name);
        Mini::ALL.iter().copied().find(|mini| mini.name.ends_with(&format!("-{short}")))
    }

    /// Its options.
    pub fn options(self) -> Options {
        self.options.parse().expect("the options of every reduction are tested")
    }

    /// Its compact form.
    pub fn build(self, watch: Watch<'_>) -> Result<Built<BaseCardia>, Unbuilt> {
        Built::open(&self.options(), Ends::Apart, Mini::MOST_POINTS, watch)
    }

    /// More points than any of them has.
    const MOST_POINTS: usize = 20_000_000;
}

impl fmt::Display for Mini {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
