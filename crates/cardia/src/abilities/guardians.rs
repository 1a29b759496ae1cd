//! The guardians (C9). *You* are the player who uses it; the acting card is the one you have here.

use super::Activation;
use crate::card::{CardRef, CardSet};
use crate::engine::{Env, Flow};
use crate::event::{Event, Wait};
use crate::question::Ask;

/// +5 on your card in the previous encounter. (C9.9)
pub(super) fn elephant<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    match it.previous() {
        Some(previous) => it.modify(previous, 5),
        None => Ok(()),
    }
}

/// Turn all modifiers on any one card over. (C9.10)
pub(super) fn cat<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    let Some(at) = it.choose_card(Ask::Flip)? else { return Ok(()) };
    let sum = it.table().modifiers(at);
    it.modify(at, -2 * i16::from(sum))
}

/// Your card in the next encounter carries 1 more signet while it wins. (C9.11)
pub(super) fn unicorn<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.wait(it.you(), Wait::Unicorn);
    Ok(())
}

/// Activate the ability of the card you played here, already used or not. (C9.12)
pub(super) fn parrot<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.activate(it.me)
}

/// Swap two of your cards in successive encounters; what lies on them travels. (C9.13)
pub(super) fn toad<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    let you = it.you();
    let Some(card) = it.choose_own(Ask::Swap)? else { return Ok(()) };
    let Some(engine) = it.fresh() else { return Ok(()) };
    let Some(place) = engine.s.table().place(CardRef::new(you, card)) else {
        return Ok(());
    };
    engine.s.open.table.swap(you, place);
    engine.emit(Event::Swapped(you, place as u8));
    engine.results_changed()
}

/// A random card of the opponent's hand goes on their discard pile. (C9.14)
pub(super) fn scorpion<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    let opponent = it.opponent();
    if let Some(engine) = it.fresh()
        && let Some(card) = engine.random_hand_card(opponent)
    {
        engine.discard_from_hand(opponent, CardSet::only(card));
    }
    Ok(())
}

/// In the next encounter the opponent must play the top card of their deck. (C9.15)
pub(super) fn basilisk<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.wait(it.opponent(), Wait::Basilisk);
    Ok(())
}

/// An ongoing token on the next card you play. (C9.16)
pub(super) fn phoenix<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.wait(it.you(), Wait::Token);
    Ok(())
}

/// Move all modifiers of any one card to any other card. (C9.17)
pub(super) fn raccoon<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    let Some(from) = it.choose_card(Ask::MoveAnyFrom)? else { return Ok(()) };
    it.point_at(from);
    let Some(to) = it.choose_card(Ask::MoveAnyTo(from))? else { return Ok(()) };
    let Some(engine) = it.fresh() else { return Ok(()) };
    engine.move_modifiers(from, to);
    engine.results_changed()
}

/// In the next encounter the opponent plays face up before you choose. (C9.18)
pub(super) fn fox<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.wait(it.opponent(), Wait::FaceUp);
    Ok(())
}

/// The opponent discards 1 hand card they choose and you draw 1. (C9.19)
pub(super) fn bat<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    let (you, opponent) = (it.you(), it.opponent());
    let cards = it.opponent_chooses(Ask::Discard, 1)?;
    it.discard_from_hand(opponent, cards);
    it.draw(you, 1);
    Ok(())
}

/// +3 on the next card you play. (C9.20)
pub(super) fn peacock<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.next_card(3);
    Ok(())
}
