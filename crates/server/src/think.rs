//! What bots choose and what search says of a decision, within the time there is. Time in which others had their turns on
//! the same thread does not count.

use crate::pool::Turn;
use games::AnyView;
use kernel::SearchDice;
use std::ops::ControlFlow;
use std::time::Duration;

/// How often an analysis reports to the client.
const TELL_EVERY: Duration = Duration::from_millis(150);

fn dice() -> SearchDice {
    SearchDice::new(crate::random::number())
}

/// What a bot chooses, in notation; `None` if its seat owes nothing. Breaks off when nobody waits for it any more.
pub fn choose(
    bot: protocol::Bot,
    view: &AnyView,
    most: Duration,
    turn: &mut Turn,
    stopped: &dyn Fn() -> bool,
) -> Option<String> {
    think::choose(bot, view, &mut dice(), &mut || turn.took() >= most || stopped())
}

/// Advice for a decision, told as it gets better, until it is good, the time is over, or nobody waits for it any more. The
/// last one is given back; `None` if the seat owes nothing.
pub fn advise(
    view: &AnyView,
    most: Duration,
    turn: &mut Turn,
    stopped: &dyn Fn() -> bool,
    tell: &mut dyn FnMut(protocol::Analysis),
) -> Option<protocol::Analysis> {
    let mut next = TELL_EVERY;
    think::advise(think::ADVISER, view, &mut |known| {
        let took = turn.took();
        if took >= most || stopped() {
            return ControlFlow::Break(());
        }
        if took >= next {
            next = took + TELL_EVERY;
            tell(known());
        }
        ControlFlow::Continue(())
    })
}
