//! What a puzzle is about, by the view and the answer alone.

use games::{AnyView, rules};
use kernel::{
    Choices as _, Dice as _, Game, Notation, Observer, SearchDice, Seat, SeatSet, Status,
};
use puzzle::Theme;

/// How many worlds are imagined to see what comes of an answer.
const WORLDS: u64 = 64;

/// The theme of the right answer; `None` if it cannot be read, or the game has no themes.
pub fn theme(view: &AnyView, answer: &str) -> Option<Theme> {
    match view {
        AnyView::Cardia(view) => cardia(view, answer),
        AnyView::Kardinal(view) => kardinal(view, answer),
        AnyView::Civ(view) => civ(view, answer),
        #[cfg(feature = "toy")]
        AnyView::Toy(_) => None,
    }
}

fn cardia(view: &rules::cardia::View, answer: &str) -> Option<Theme> {
    use rules::cardia::{Action, Cardia, Character, Event, Reason};
    let Observer::Seat(seat) = view.observer() else { return None };
    let options = view.options();
    let action = Cardia::read_action(&options, answer).ok()?;
    let wins = [Character::Djinn, Character::MechanicalDjinn];
    if let Action::Play(card) = action
        && wins.contains(&view.deck().character(card))
    {
        return Some(Theme::Djinn);
    }
    let (mut lost, mut impressed) = (0, 0);
    for world in 0..WORLDS {
        let events = imagined::<Cardia>(view, seat, action, world)?;
        let compared = events.iter().find_map(|event| {
            let Event::Compared(it) = event else { return None };
            Some(it.wins)
        });
        lost += u64::from(compared.is_some_and(|wins| !wins[seat] && wins[seat.other()]));
        impressed += u64::from(events.iter().any(|event| {
            matches!(event, Event::GameOver(end) if end.winners.contains(seat)
                && matches!(end.reason, Reason::Djinn | Reason::MechanicalDjinn))
        }));
    }
    let plays = matches!(action, Action::Play(_));
    Some(if 2 * impressed > WORLDS {
        Theme::Djinn
    } else if plays && 4 * lost > 3 * WORLDS {
        Theme::Losing
    } else if view.signets(seat.other()) + 1 >= options.goal {
        Theme::Signet
    } else if plays {
        Theme::Encounter
    } else {
        Theme::Ability
    })
}

fn kardinal(view: &rules::kardinal::View, answer: &str) -> Option<Theme> {
    use rules::kardinal::{Action, Kardinal};
    Some(match Kardinal::read_action(&view.options(), answer).ok()? {
        Action::Take(_) => Theme::Take,
        Action::Play(_) => Theme::Law,
        Action::Stop | Action::Keep => Theme::Stop,
        Action::Place(_)
        | Action::Move(_)
        | Action::To(_)
        | Action::Pay(_)
        | Action::PayReserve => Theme::Stone,
    })
}

fn civ(view: &rules::civ::View, answer: &str) -> Option<Theme> {
    use rules::civ::{Action, Civ, Domain, Event};
    let Observer::Seat(seat) = view.observer() else { return None };
    let action = Civ::read_action(&view.options(), answer).ok()?;
    let mut reached = 0;
    for world in 0..WORLDS {
        let events = imagined::<Civ>(view, seat, action, world)?;
        let own = |event: &Event| matches!(event, Event::Hegemony(who, _) if *who == seat);
        reached += u64::from(events.iter().any(own));
    }
    if 2 * reached > WORLDS {
        return Some(Theme::Hegemony);
    }
    let mut others = view.seats().iter().filter(|&other| other != seat);
    let is_near = |other: Seat| {
        Domain::ALL.iter().any(|&it| view.count(other, it) + 1 >= view.hegemony(other, it))
    };
    if others.any(is_near) {
        return Some(Theme::Break);
    }
    Some(match action {
        Action::Use(_) | Action::Copy(_) | Action::Done => Theme::Effect,
        Action::Attack(_) | Action::Question(_) | Action::Embargo(_) | Action::Democracy(_) => {
            Theme::Aim
        }
        Action::Keep(_)
        | Action::Take(_)
        | Action::Discard(_)
        | Action::Give(_)
        | Action::DrawTo(_) => Theme::Cards,
        Action::Play(_) => Theme::Play,
    })
}

/// What happens after an answer in an imagined world. Where others choose at the same time, they choose anything.
fn imagined<G: Game>(
    view: &G::View,
    seat: Seat,
    action: G::Action,
    world: u64,
) -> Option<Vec<G::Event>> {
    let (mut dice, mut events) = (SearchDice::new(world), Vec::new());
    let mut state = G::imagine(view, &mut dice);
    let asked = match G::status(&state) {
        Status::Owed(seats) => seats,
        Status::Over(_) => SeatSet::EMPTY,
    };
    G::play(&mut state, seat, action, &mut dice, &mut events).ok()?;
    for other in asked.iter().filter(|&other| other != seat) {
        let legal = G::legal(&state, other);
        if let Some(any) = legal.nth(dice.below(legal.len().max(1) as u32) as usize) {
            G::play(&mut state, other, any, &mut dice, &mut events).ok()?;
        }
    }
    Some(events)
}
