//! The characters of deck I (C6).

use super::Activation;
use crate::card::{Card, CardRef, CardSet};
use crate::end::Reason;
use crate::engine::{Env, Fate, Flow};
use crate::event::{Event, Wait};
use crate::question::Ask;

/// Discard this card and the card facing it. (C6.1)
pub(super) fn hired_blade<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.remove_encounter(it.me, Fate::Discarded)
}

/// Remove all modifiers or all ongoing tokens from any one card. (C6.2)
pub(super) fn void_mage<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    let Some(code) = it.choose(it.you(), Ask::Strip)? else { return Ok(()) };
    let at = CardRef::from_code(code);
    let Some(engine) = it.fresh() else { return Ok(()) };
    if code < 32 {
        let sum = engine.s.table().modifiers(at);
        engine.modify(at, -i16::from(sum))
    } else {
        engine.set_tokens(at, 0)
    }
}

/// −5 on the next card you play. (C6.3)
pub(super) fn surgeon<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.next_card(-5);
    Ok(())
}

/// Ongoing: this encounter is a tie. (C6.4, read in `Table::results`)
pub(super) fn mediator<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.take_effect()
}

/// The opponent discards the top 2 cards of their deck. (C6.5)
pub(super) fn saboteur<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    let opponent = it.opponent();
    if let Some(engine) = it.fresh() {
        engine.mill(opponent, 2);
    }
    Ok(())
}

/// In the next encounter the opponent plays face up before you choose. (C6.6)
pub(super) fn fortune_teller<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.wait(it.opponent(), Wait::FaceUp);
    Ok(())
}

/// Name a faction: the opponent may discard one hand card of it; if they do not, +7 on this card. (C6.7)
/// They are asked even when they have none, so that nothing leaks.
pub(super) fn palace_guard<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    let (me, opponent) = (it.me, it.opponent());
    let faction = it.name_faction()?;
    let reply = it.choose(opponent, Ask::Reply(faction))?.filter(|&code| code < 16);
    match reply.map(Card::from_index) {
        Some(card) => it.discard_from_hand(opponent, CardSet::only(card)),
        None => {
            if let Some(engine) = it.fresh() {
                engine.emit(Event::Declined(opponent));
                engine.modify(me, 7)?;
            }
        }
    }
    Ok(())
}

/// Ongoing: you win all tied encounters. (C6.8, read in `Table::results`)
pub(super) fn judge<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.take_effect()
}

/// Name a faction: the opponent discards all hand cards of it. (C6.9)
pub(super) fn ambusher<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    let opponent = it.opponent();
    let faction = it.name_faction()?;
    if let Some(engine) = it.fresh() {
        engine.discard_faction(opponent, faction);
    }
    Ok(())
}

/// Discard the card facing this one and put a random card of the opponent's hand in its place; its ability is not
/// triggered. With an empty hand the card facing this one is discarded all the same, then you win the game. (C6.10)
pub(super) fn puppeteer<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    let (me, opponent) = (it.me, it.opponent());
    if it.hand(opponent).is_empty() {
        if let Some(engine) = it.fresh() {
            engine.discard_facing(me);
        }
        return it.win(Reason::EmptyHand);
    }
    let Some(engine) = it.fresh() else { return Ok(()) };
    let Some(place) = engine.s.table().place(me) else { return Ok(()) };
    match engine.random_hand_card(opponent) {
        Some(card) => engine.replace(opponent, place, card),
        None => Ok(()),
    }
}

/// +3 on your card in the previous encounter, if any, and on the next card you play. (C6.11)
pub(super) fn clockmaker<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    if let Some(previous) = it.previous() {
        it.modify(previous, 3)?;
    }
    it.next_card(3);
    Ok(())
}

/// Ongoing: the card that wins the previous encounter carries 1 more signet. (C6.12, read in
/// `Table::extra_signets`)
pub(super) fn treasurer<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.take_effect()
}

/// Take one of your other played cards back into your hand and discard the card facing it. (C6.13)
pub(super) fn swamp_guardian<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    match it.choose_own(Ask::TakeBack(it.me))? {
        Some(card) => it.remove_encounter(CardRef::new(it.you(), card), Fate::TakenBack),
        None => Ok(()),
    }
}

/// Copy and activate the instant ability of one of your other played cards that has at least as much
/// influence as this one now. (C6.14)
pub(super) fn magistra<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    match it.choose_own(Ask::Copy(it.me))? {
        Some(card) => it.copy(card),
        None => Ok(()),
    }
}

/// +3 on any one card and −3 on any other card. (C6.15)
/// The Inventor herself and the card facing her may be chosen.
pub(super) fn inventor<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    let Some(raised) = it.choose_card(Ask::Raise)? else { return Ok(()) };
    it.modify(raised, 3)?;
    let Some(lowered) = it.choose_card(Ask::Lower(raised))? else { return Ok(()) };
    it.modify(lowered, -3)
}

/// You win the game. (C6.16)
pub(super) fn djinn<E: Env>(it: &mut Activation<'_, '_, E>) -> Flow {
    it.win(Reason::Djinn)
}
