//! What can be read off a state.

use crate::card::{Age, Card, Domain, DomainSet};
use crate::cards::Cards;
use crate::effect::{Copied, Effect, HandSize, Level};
use crate::end::End;
use crate::options::Options;
use crate::question::{Ask, Choices};
use crate::refusal::Illegal;
use crate::score::Score;
use crate::state::{Coin, Embargo, State};
use kernel::{Seat, SeatSet};

/// What a state and a view say in the same words.
macro_rules! open_facts {
    ($type:ty) => {
        impl $type {
            /// The players.
            pub fn seats(&self) -> SeatSet {
                self.open.seats()
            }

            /// The face-up cards of a player's area.
            pub fn area(&self, seat: Seat) -> Cards {
                self.open.areas[seat]
            }

            /// How many cards of a Domain a player has in play.
            pub fn count(&self, seat: Seat, domain: Domain) -> u8 {
                self.open.areas[seat].of_domain(domain)
            }

            /// The discard pile; during a draft the cards in the centre.
            pub fn pile(&self) -> Cards {
                self.open.pile
            }

            /// Cards left in the Age deck, by Age.
            pub fn deck_left(&self) -> [u8; 3] {
                self.open.left
            }

            /// The Age on top of the deck.
            pub fn top(&self) -> Option<Age> {
                self.open.top()
            }

            /// The embargoes that lie on areas (V3.6).
            pub fn embargoes(&self) -> impl Iterator<Item = Embargo> {
                self.open.embargoes.iter()
            }

            /// The Domains a player cannot play in the turn that runs, or in the next one (V3.6).
            pub fn embargoed(&self, seat: Seat) -> DomainSet {
                self.open.embargoes.on(seat)
            }

            /// Face-down Utopia cards on a Domain of a player (V3.10).
            pub fn utopias(&self, seat: Seat, domain: Domain) -> u8 {
                self.open.utopias[seat].of(domain)
            }

            /// How many cards of a Domain give a player hegemony (V4.1).
            pub fn hegemony(&self, seat: Seat, domain: Domain) -> u8 {
                self.open.hegemony(seat, domain)
            }

            /// How many cards an effect of this level needs (V2.3).
            pub fn threshold(&self, level: Level) -> u8 {
                self.open.threshold(level)
            }

            /// Has this player more Culture cards than every other (V3.11)?
            pub fn has_culture_majority(&self, seat: Seat) -> bool {
                self.open.has_culture_majority(seat)
            }

            /// Where the Culture coin lies.
            pub fn coin(&self) -> Option<Coin> {
                self.open.turn.coin
            }

            /// Domains whose permanent effect was applied in this turn; Culture's is *Inspiration*.
            pub fn permanent_used(&self) -> DomainSet {
                self.open.turn.permanent
            }

            /// Domains whose discard effect was applied in this turn.
            pub fn discard_used(&self) -> DomainSet {
                self.open.turn.discard
            }

            /// What *Inspiration* copied in this turn.
            pub fn copied(&self) -> Option<Copied> {
                self.open.turn.copied
            }

            /// Complete rounds in a row without a card drawn (V4.6).
            pub fn quiet(&self) -> u8 {
                self.open.turn.quiet
            }

            /// Is it the last round (V4.2)?
            pub fn is_last_round(&self) -> bool {
                self.open.deck_len() == 0
            }

            /// Whose turn it is, or was when the game ended.
            pub fn active(&self) -> Seat {
                self.open.turn.seat
            }

            /// The First Player.
            pub fn first(&self) -> Seat {
                self.open.turn.first
            }

            /// The open question, whoever owes the answer.
            pub fn ask(&self) -> Ask {
                self.open.turn.ask
            }

            /// Majorities and points, as if the game ended now (V4.3).
            pub fn score(&self) -> Score {
                Score::new(&self.open)
            }

            /// Who wins together with this player: the team, or the player alone (V1.1).
            pub fn side(&self, seat: Seat) -> SeatSet {
                crate::score::side(&self.open, seat)
            }

            /// How the game ended, if it did.
            #[inline]
            pub fn end(&self) -> Option<End> {
                self.open.end()
            }
        }
    };
}

pub(crate) use open_facts;

open_facts!(State);

impl State {
    /// What was agreed.
    pub fn options(&self) -> Options {
        self.open.rules.options(self.all_cards())
    }

    /// Every card there is.
    pub(crate) fn all_cards(&self) -> Cards {
        let hands = self.open.seats().iter().map(|seat| self.hand(seat) + self.pack(seat));
        hands.fold(self.open.placed() + self.unseen, |all, cards| all + cards)
    }

    /// A player's hand; during a draft the cards kept.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    /// During a draft the pack a player chooses from.
    pub fn pack(&self, seat: Seat) -> Cards {
        self.packs[seat].held
    }

    /// During a draft the card a player has chosen, sealed until all have.
    pub fn pick(&self, seat: Seat) -> Option<Card> {
        self.packs[seat].pick
    }

    /// Cards nobody has seen: in the Age deck or out of the game (V1.3).
    pub fn unseen(&self) -> Cards {
        self.unseen
    }

    /// The answers a seat may give now; none if it owes none.
    #[inline]
    pub fn choices(&self, seat: Seat) -> Choices {
        self.sight(seat).choices(self.owed())
    }

    /// Why a player cannot apply an effect of the own area in this turn as it stands; `None` if nothing speaks
    /// against it. Whose turn it is is not asked.
    pub fn why_not(&self, seat: Seat, effect: Effect) -> Option<Illegal> {
        self.sight(seat).why_not(effect)
    }

    /// The same for a copied effect.
    pub fn why_not_copy(&self, seat: Seat, copied: Copied) -> Option<Illegal> {
        self.sight(seat).why_not_copy(copied)
    }

    /// The largest hand size Religion gives a player now (V3.3).
    pub fn hand_size(&self, seat: Seat) -> HandSize {
        self.sight(seat).hand_size()
    }

    /// Cards that one player knows to be in the hand of another, at least.
    pub fn known(&self, observer: Seat, seat: Seat) -> Cards {
        if observer == seat {
            self.hands[seat]
        } else if self.ask() == Ask::Keep {
            self.packs[observer].known(self.open.rules.players(), self.kept())
        } else {
            self.minds[observer].known(seat)
        }
    }
}
