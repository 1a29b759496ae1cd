//! The characters of deck II (C7).

use super::Activation;
use crate::card::{CardRef, CardSet};
use crate::engine::{Env, Flow};
use crate::event::Wait;
use crate::question::Ask;

/// Lower the card facing this one until the encounter is a tie; one that is not higher stays as it is. (C7.1)
pub(super) fn poisoner<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    let Some(opposing) = it.opposing() else { return Ok(()) };
    match it.influence(it.me).zip(it.influence(opposing)) {
        Some((mine, theirs)) if theirs > mine => {
            it.modify(opposing, i16::from(mine) - i16::from(theirs))
        }
        Some(_) | None => Ok(()),
    }
}

/// Move all modifiers and all ongoing tokens from one of your cards to one other of your cards. (C7.2)
pub(super) fn kinesis_mage<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    let Some(from) = it.choose_card(Ask::MoveOwnFrom)? else { return Ok(()) };
    it.point_at(from);
    let Some(to) = it.choose_card(Ask::MoveOwnTo(from))? else { return Ok(()) };
    let Some(engine) = it.fresh() else { return Ok(()) };
    engine.move_modifiers(from, to);
    engine.move_tokens(from, to);
    engine.results_changed()
}

/// −3 on any one card or on the next card you play. (C7.3)
pub(super) fn envoy<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    match it.choose(it.you(), Ask::LowerAnyOrNext)? {
        Some(code) if code < 32 => it.modify(CardRef::from_code(code), -3),
        Some(_) => {
            it.next_card(-3);
            Ok(())
        }
        None => Ok(()),
    }
}

/// +4 on this card. (C7.4)
pub(super) fn tax_collector<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.modify(it.me, 4)
}

/// The opponent discards 2 hand cards they choose, then draws 2. (C7.5)
pub(super) fn revolutionary<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    let opponent = it.opponent();
    let cards = it.opponent_chooses(Ask::Discard, 2)?;
    it.discard_from_hand(opponent, cards);
    it.draw(opponent, 2);
    Ok(())
}

/// After your next card is revealed, before comparing, you put +2 or −2 on it. (C7.6)
pub(super) fn librarian<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.wait(it.you(), Wait::Librarian);
    Ok(())
}

/// +3 on one of your cards with influence 8 or less now. (C7.7)
pub(super) fn prodigy<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    match it.choose_card(Ask::RaiseWeak)? {
        Some(at) => it.modify(at, 3),
        None => Ok(()),
    }
}

/// Ongoing: while this card wins its encounter it carries 1 more signet. (C7.8, read in
/// `Table::extra_signets`)
pub(super) fn aristocrat<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.take_effect()
}

/// Name a faction: if the opponent's next card is not of it, they discard 2 hand cards. (C7.9)
pub(super) fn blackmailer<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    let faction = it.name_faction()?;
    it.wait(it.opponent(), Wait::Blackmail(faction));
    Ok(())
}

/// Activate the ability of one of your other cards that is losing its encounter now. (C7.10)
pub(super) fn illusionist<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    match it.choose_own(Ask::Activate(it.me))? {
        Some(card) => it.activate(CardRef::new(it.you(), card)),
        None => Ok(()),
    }
}

/// +5 on the next card you play, after that round's ability. (C7.11)
pub(super) fn engineer<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.wait(it.you(), Wait::Engineer);
    Ok(())
}

/// Ongoing: your card wins the previous encounter. (C7.12, read in `Table::results`)
pub(super) fn counselor<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.take_effect()
}

/// Name a faction: the opponent discards all of it from hand and deck, then shuffles the deck. (C7.13)
pub(super) fn witch_king<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    let opponent = it.opponent();
    let faction = it.name_faction()?;
    if let Some(engine) = it.fresh() {
        engine.discard_from_deck(opponent, faction.cards());
        engine.shuffle(opponent);
        engine.purged(opponent, faction);
        engine.discard_faction(opponent, faction);
    }
    Ok(())
}

/// Discard a hand card with an instant ability, copy and activate that ability, then draw 1. (C7.14)
pub(super) fn elemental<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    let you = it.you();
    let Some(card) = it.choose_own(Ask::Sacrifice)? else { return Ok(()) };
    it.discard_from_hand(you, CardSet::only(card));
    it.copy(card)?;
    it.draw(you, 1);
    Ok(())
}

/// Ongoing: if you win the following encounter you win the game. (C7.15, read at the end of phase 2)
pub(super) fn mechanical_djinn<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.take_effect()
}

/// The opponent discards their whole deck and all but 2 hand cards they choose. (C7.16)
pub(super) fn successor<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    let opponent = it.opponent();
    let hand = it.hand(opponent);
    let kept = if hand.len() > 2 { it.opponent_chooses(Ask::Keep, 2)? } else { hand };
    if let Some(engine) = it.fresh() {
        engine.discard_from_deck(opponent, CardSet::ALL);
    }
    it.discard_from_hand(opponent, hand.without(kept));
    Ok(())
}
