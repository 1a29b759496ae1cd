//! Checking the lines that claim something.

use super::Fault;
use super::real;
use super::script::{Next, PileCards, Step};
use cardia::{Action, Ask, Cardia, GuardianPlace, State, Waits, Wilds};
use kernel::{Choices as _, Game as _, Observer, Seat, Status};

/// Is the claim true? If not, the real thing in the words of the line; moves and set-up claim nothing here.
pub(super) fn check(state: &State<Wilds>, step: &Step) -> Result<(), Fault> {
    let really = |holds: bool, real: &dyn Fn() -> String| {
        if holds { Ok(()) } else { Err(Fault::Really(real())) }
    };
    match step {
        Step::Table(text) => {
            let real = state.table_text();
            really(*text == real, &|| format!("table {real}"))
        }
        Step::Signets(a, b) => {
            let holds = [*a, *b] == real::SEATS.map(|seat| state.signets(seat));
            really(holds, &|| format!("signets {}", real::signets(state)))
        }
        Step::Score(a, b) => {
            let holds = [*a, *b] == real::SEATS.map(|seat| state.wins(seat));
            really(holds, &|| format!("score {}", real::score(state)))
        }
        Step::Hand(seat, cards) => {
            let holds = cards.fit(real::view(state, *seat).hand());
            really(holds, &|| of_side("hand", *seat, real::hand(state, *seat)))
        }
        Step::Discard(seat, cards) => {
            let holds = cards.fit(state.discard(*seat));
            really(holds, &|| of_side("discard", *seat, real::discard(state, *seat)))
        }
        Step::Pile(seat, pile) => {
            let holds = pile_fits(state, *seat, pile);
            really(holds, &|| of_side("pile", *seat, real::pile(state, *seat)))
        }
        Step::Waiting(seat, waits) => {
            let holds = *waits == Waits::waiting(state, *seat);
            really(holds, &|| of_side("waiting", *seat, state.waiting_text(*seat)))
        }
        Step::Guardians(six) => {
            let real = real::view(state, Seat::A).guardians();
            // A bare `?` says nothing of the back.
            let fits = |(said, real): (&GuardianPlace, &GuardianPlace)| match said {
                GuardianPlace::Down => real.guardian().is_none(),
                GuardianPlace::Back(_) | GuardianPlace::Up(_) => said == real,
            };
            let holds = six.iter().zip(&real).all(fits);
            really(holds, &|| format!("guardians {}", real::guardians(&real)))
        }
        Step::Next(next) => {
            really(next_holds(state, next), &|| format!("next {}", real::next(state)))
        }
        Step::Sees(observer, text) => {
            let real = Cardia::view(state, *observer).text(["you", "they"]);
            let who = match observer {
                Observer::Seat(seat) => super::error::side_word(*seat),
                Observer::Spectator => "all",
            };
            really(*text == real, &|| format!("sees {who}: {real}"))
        }
        Step::Game
        | Step::Given(..)
        | Step::Location
        | Step::Placed(..)
        | Step::Spent(_)
        | Step::Reveal(_)
        | Step::Answer(..)
        | Step::Illegal(..)
        | Step::Chance(_) => Ok(()),
    }
}

fn of_side(verb: &str, seat: Seat, text: String) -> String {
    format!("{verb} {}: {text}", super::error::side_word(seat))
}

fn pile_fits(state: &State<Wilds>, seat: Seat, pile: &PileCards) -> bool {
    let view = real::view(state, seat);
    pile.top == view.top()
        && pile.bottom.iter().copied().eq(view.bottom())
        && pile.rest.fit(real::unordered(&view, seat))
}

fn next_holds(state: &State<Wilds>, next: &Next) -> bool {
    let owed = real::owed(state);
    let status = Cardia::status(state);
    match next {
        Next::Reveal => owed.len() == 2 && owed.iter().all(|(_, asked)| asked.ask() == Ask::Play),
        Next::BothChoose => {
            owed.len() == 2 && owed.iter().all(|(_, asked)| asked.ask() != Ask::Play)
        }
        Next::Play(seat) => {
            matches!(owed[..], [(who, asked)] if who == *seat && asked.ask() == Ask::Play)
        }
        Next::Choose(seat, listed) => match owed[..] {
            [(who, asked)] if who == *seat => {
                let mut listed: Vec<Action> = listed.clone();
                listed.sort_unstable();
                let free = listed.is_empty() && asked.ask() != Ask::Play;
                free || listed.into_iter().eq(asked.iter())
            }
            _ => false,
        },
        Next::Over(winner, rule) => match status {
            Status::Over(outcome) => {
                outcome.winners.iter().eq(*winner)
                    && rule.as_ref().is_none_or(|rule| rule == outcome.rule.0)
            }
            Status::Owed(_) => false,
        },
    }
}
