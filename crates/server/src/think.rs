//! What bots choose and what search says of a decision, within the time there is.

use bots::Level;
use games::AnyView;
use kernel::SearchDice;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// The strongest level, for advice.
const ADVISER: Level = Level::Sovereign;
/// A cheaper level, for reviewing every decision of a game.
const REVIEWER: Level = Level::Knight;
/// How often an analysis reports to the client.
const TELL_EVERY: Duration = Duration::from_millis(150);

fn dice() -> SearchDice {
    SearchDice::new(crate::random::number())
}

/// What a bot chooses, in notation; `None` if its seat owes nothing.
pub fn choose(bot: protocol::Bot, view: &AnyView, most: Duration) -> Option<String> {
    let until = Instant::now() + most;
    think::choose(bot, view, &mut dice(), &mut || Instant::now() >= until)
}

/// Advice for a decision, told as it gets better until `tell` says that it is enough. The last one is given back; `None`
/// if the seat owes nothing.
pub fn advise(
    view: &AnyView,
    most: Duration,
    tell: &mut dyn FnMut(protocol::Analysis) -> ControlFlow<()>,
) -> Option<protocol::Analysis> {
    let (until, mut next) = (Instant::now() + most, Instant::now() + TELL_EVERY);
    think::advise(ADVISER, view, &mut dice(), &mut |known| {
        let now = Instant::now();
        if now >= until {
            return ControlFlow::Break(());
        }
        if now < next {
            return ControlFlow::Continue(());
        }
        next = now + TELL_EVERY;
        tell(known())
    })
}

/// What search says of a decision at a modest price; `None` if the seat owes nothing.
pub fn review(view: &AnyView) -> Option<protocol::Analysis> {
    think::advise(REVIEWER, view, &mut dice(), &mut |_| ControlFlow::Continue(()))
}
