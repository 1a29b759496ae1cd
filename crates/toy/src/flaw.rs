//! The ways in which the toy can be broken, one number each.

/// None.
pub const NONE: usize = 0;
/// The view shows the next seat's hand, and `imagine` does not know of it.
pub const VIEW_SHOWS_HAND: usize = 1;
/// The view shows the next seat's hand, and `imagine` takes it as known.
pub const VIEW_KNOWS_HAND: usize = 2;
/// Everyone hears what a seat draws.
pub const DRAW_IS_HEARD: usize = 3;
/// Everyone hears what the winner has left.
pub const HAND_IS_HEARD: usize = 4;
/// Everyone hears a secret choice.
pub const CHOICE_IS_HEARD: usize = 5;
/// One may look into the well only if an even card lies there.
pub const LEGAL_KNOWS_WELL: usize = 6;
/// A seat may play a card it does not hold.
pub const ACCEPTS_ILLEGAL: usize = 7;
/// Passing is refused.
pub const REFUSES_LEGAL: usize = 8;
/// A refusal is counted in the state.
pub const REFUSAL_COUNTS: usize = 9;
/// A refusal is an event.
pub const REFUSAL_IS_HEARD: usize = 10;
/// A refusal asks chance.
pub const REFUSAL_DRAWS: usize = 11;
/// The legal set is in falling order.
pub const UNSORTED: usize = 12;
/// A seat with one card owes a choice and is offered none.
pub const OWES_NOTHING_LEGAL: usize = 13;
/// A seat that owes nothing is offered choices.
pub const OFFERS_UNASKED: usize = 14;
/// Who chooses first is remembered.
pub const ORDER_MATTERS: usize = 15;
/// A pass puts a number into the state that no record has.
pub const UNSTABLE: usize = 16;
/// Cards 10 to 12 are all written 10.
pub const BAD_ACTION_TEXT: usize = 17;
/// A drawn card is written one too high.
pub const BAD_OUTCOME_TEXT: usize = 18;
/// `imagine` gives the other seats their cards in rising order.
pub const IMAGINES_BIASED: usize = 19;
/// `imagine` forgets what was seen in the well.
pub const IMAGINES_FORGETFUL: usize = 20;
/// The lowest card shown leaves the game.
pub const LOSES_CARD: usize = 21;
/// Played cards go back into the deck.
pub const NEVER_ENDS: usize = 22;
/// One may pass after the end.
pub const GOES_ON: usize = 23;
/// The slow list of worlds leaves out the last.
pub const WORLDS_INCOMPLETE: usize = 24;
/// Three players are written like two.
pub const BAD_OPTIONS_TEXT: usize = 25;
/// Why an action is refused depends on the card in the well.
pub const REFUSAL_KNOWS_WELL: usize = 26;

/// Counts passes for [`UNSTABLE`], outside of any record.
pub(crate) fn passes() -> u8 {
    use std::cell::Cell;
    thread_local!(static PASSES: Cell<u8> = const { Cell::new(0) });
    PASSES.with(|passes| {
        passes.set(passes.get().wrapping_add(1));
        passes.get()
    })
}
