//! Why an action is refused.

use crate::card::Domain;
use crate::effect::{Copied, Effect, HandSize, Level, Target};
use crate::question::Ask;
use kernel::{Refusal, RuleId, Seat};
use std::fmt;

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// It is the turn of another seat.
    NotYourTurn(Seat),
    /// Draft: the card of this round is chosen.
    AlreadyKept,
    /// That does not answer the open question.
    OtherQuestion(Ask),
    /// Draft: no such card in the pack.
    NotInPack(Domain),
    /// Draft: no such card in the centre.
    NotInCentre(Domain),
    /// No such card in hand.
    NotInHand(Domain),
    /// No such card in the own area.
    NotInArea(Domain),
    /// No such card in the discard pile.
    NotInPile(Domain),
    /// An embargo forbids playing this Domain.
    Embargoed(Domain),
    /// This Domain's permanent, or its discard effect, was applied in this turn; for Culture, an effect was copied.
    EffectUsed(Domain),
    /// Too few cards of the Domain.
    Threshold {
        /// The effect.
        effect: Effect,
        /// Cards in the area.
        has: u8,
        /// Cards needed.
        needs: u8,
    },
    /// Too few cards of the Domain in the area that would be copied.
    NothingToCopy {
        /// What was to be copied.
        copied: Copied,
        /// Cards in that area.
        has: u8,
        /// Cards needed.
        needs: u8,
    },
    /// Not more Culture cards than every other player.
    NoCultureMajority,
    /// Religion acts when cards are drawn; it is not applied before.
    AtTheDraw(Effect),
    /// The cost cannot be paid in full.
    CannotPay(Effect),
    /// No card in hand: it could do nothing.
    HandEmpty(Effect),
    /// No card in the discard pile: it could do nothing.
    PileEmpty(Effect),
    /// No card in the Age deck: it could do nothing.
    DeckEmpty(Effect),
    /// Nobody, or nothing, it could be applied to.
    NoTarget(Effect),
    /// Not another player: nobody questions themselves.
    NotAnother(Seat),
    /// Not another player's area: nobody copies their own effects.
    NotAnothersEffect(Seat),
    /// This player has no cards in hand.
    NoCardsInHand(Seat),
    /// No card lies there.
    NothingThere(Effect, Target),
    /// Religion does not give this hand size.
    HandSize {
        /// What was asked for.
        size: HandSize,
        /// The largest there is.
        largest: HandSize,
    },
    /// As many cards are drawn as for a lower size; say that one.
    SameDraw(HandSize),
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Illegal::Over => "V4.2",
            Illegal::NotYourTurn(_) => "V1.4",
            Illegal::AlreadyKept | Illegal::NotInPack(_) | Illegal::NotInCentre(_) => "V1.6",
            Illegal::OtherQuestion(ask) => asked_by(*ask),
            Illegal::NotInHand(_) => "V2.1",
            Illegal::NotInArea(_) => "V2.6",
            Illegal::NotInPile(_) => "V3.9",
            Illegal::Embargoed(_) => "V3.6",
            Illegal::NotAnothersEffect(_) | Illegal::EffectUsed(Domain::Culture) => "V3.11",
            Illegal::EffectUsed(_) => "V2.2",
            Illegal::Threshold { effect, .. } => match effect.level() {
                Level::One | Level::Two => "V2.3",
                Level::Discard => "V2.6",
            },
            Illegal::NothingToCopy { .. } | Illegal::NoCultureMajority => "V3.11",
            Illegal::AtTheDraw(_) | Illegal::HandSize { .. } => "V3.3",
            Illegal::CannotPay(_)
            | Illegal::HandEmpty(_)
            | Illegal::PileEmpty(_)
            | Illegal::DeckEmpty(_) => "V2.6",
            Illegal::NoTarget(effect) => effect.rule(),
            Illegal::NothingThere(effect, _) => effect.rule(),
            Illegal::NotAnother(_) | Illegal::NoCardsInHand(_) => "V3.4",
            Illegal::SameDraw(_) => "V5.6",
        })
    }
}

const fn asked_by(ask: Ask) -> &'static str {
    match ask {
        Ask::Keep | Ask::Centre => "V1.6",
        Ask::Play => "V2.1",
        Ask::Effects => "V2.2",
        Ask::Attack => "V3.2",
        Ask::Discard(_) | Ask::Spend { .. } | Ask::TakeBack { .. } => "V2.6",
        Ask::Question | Ask::Give(..) => "V3.4",
        Ask::PlayMore(_) => "V3.13",
        Ask::Embargo => "V3.6",
        Ask::Democracy => "V3.10",
        Ask::Pile(_) => "V3.9",
        Ask::Draw => "V3.3",
        Ask::Over(_) => "V4.2",
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Over => f.write_str("the game is over"),
            Illegal::NotYourTurn(seat) => write!(f, "it is the turn of {seat}"),
            Illegal::AlreadyKept => f.write_str("you have chosen; the others have not"),
            Illegal::OtherQuestion(_) => f.write_str("that does not answer the open question"),
            Illegal::NotInPack(domain) => write!(f, "there is no {domain} in your pack"),
            Illegal::NotInCentre(domain) => write!(f, "there is no {domain} in the centre"),
            Illegal::NotInHand(domain) => write!(f, "you have no {domain} in hand"),
            Illegal::NotInArea(domain) => write!(f, "you have no {domain} in your area"),
            Illegal::NotInPile(domain) => write!(f, "there is no {domain} in the discard pile"),
            Illegal::Embargoed(domain) => {
                write!(f, "an embargo forbids you to play {domain} in this turn")
            }
            Illegal::EffectUsed(Domain::Culture) => {
                f.write_str("you have copied an effect in this turn")
            }
            Illegal::EffectUsed(domain) => {
                write!(f, "you have applied such an effect of {domain} in this turn")
            }
            Illegal::Threshold { effect, has, needs } => {
                write!(f, "{effect} needs {needs} {}, you have {has}", effect.domain())
            }
            Illegal::NothingToCopy { copied, has, needs } => write!(
                f,
                "{} needs {needs} {}, {} has {has}",
                copied.effect(),
                copied.effect().domain(),
                copied.source()
            ),
            Illegal::NoCultureMajority => {
                f.write_str("you have not more Culture than every other player")
            }
            Illegal::AtTheDraw(effect) => {
                write!(f, "{effect} acts when you draw; there is nothing to apply")
            }
            Illegal::CannotPay(effect) => write!(f, "you cannot pay the cost of {effect} in full"),
            Illegal::HandEmpty(effect) => {
                write!(f, "{effect} could do nothing: your hand is empty")
            }
            Illegal::PileEmpty(effect) => {
                write!(f, "{effect} could do nothing: the discard pile is empty")
            }
            Illegal::DeckEmpty(effect) => {
                write!(f, "{effect} could do nothing: the Age deck is empty")
            }
            Illegal::NoTarget(effect) => write!(f, "there is no target for {effect}"),
            Illegal::NotAnother(seat) | Illegal::NotAnothersEffect(seat) => {
                write!(f, "{seat} is not another player")
            }
            Illegal::NoCardsInHand(seat) => write!(f, "{seat} has no cards in hand"),
            Illegal::NothingThere(effect, target) => {
                write!(f, "{} has no {} in play for {effect}", target.seat(), target.domain())
            }
            Illegal::HandSize { size, largest } => {
                write!(f, "your hand size is {}, not {}", largest.cards(), size.cards())
            }
            Illegal::SameDraw(size) => {
                write!(f, "drawing to {} is the same as to a lower size", size.cards())
            }
        }?;
        write!(f, " ({})", self.rule())
    }
}

impl std::error::Error for Illegal {}
