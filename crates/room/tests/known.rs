//! What is kept of what observers know saves work and changes nothing.

mod common;

use common::{Desk, person, place};
use games::GameKind::{Cardia, Civ, Kardinal};
use kernel::{Dice as _, Observer, SearchDice};
use protocol::{ClockSetting, Request, ServerMessage};
use room::{Known, To};

/// Who keeps what was told tells the same as who makes it anew before each command, also where clocks run, where
/// somebody looks away for a while, and where a proposal comes and goes.
#[test]
fn what_is_kept_tells_the_same_as_what_is_made_anew() {
    let clock = ClockSetting::Live { base_seconds: 300, increment_seconds: 5 };
    let tables = [
        (Cardia, "locations=FoggySwamp guardians=hidden match=3", ClockSetting::None),
        (Kardinal, "players=3", clock),
        (Civ, "players=3", ClockSetting::None),
    ];
    for (kind, text, clock) in tables {
        let mut desk = Desk::begun(kind, text, clock, 3);
        let (mut kept, mut dice, mut short) = (Known::default(), SearchDice::new(5), 0);
        for step in 0..120 {
            let seats = desk.snapshot(Observer::Spectator).info.seats.len();
            // The second seat looks away now and then.
            let away = Observer::Seat(place(1).into());
            let observers = || Observer::all(seats).filter(|it| *it != away || step % 7 < 5);
            kept.look(observers(), &desk.room, desk.now);
            let mut anew = Known::by(observers(), &desk.room, desk.now);
            let asked = (0..seats).find_map(|n| desk.seat(n).decision.map(|it| (n, it)));
            let Some((n, decision)) = asked else { break };
            let choice = dice.below(decision.choices.len() as u32) as usize;
            let action = decision.choices[choice].action.clone();
            let request = match step % 10 {
                9 => Request::OfferDraw,
                _ => Request::Act { decision: decision.id, action },
            };
            desk.now.0 += 1_000;
            let effects = desk.wants(n, request);
            for tell in effects.tells {
                let observer = match tell.to {
                    To::Seat(seat) => Observer::Seat(seat),
                    To::Spectators => Observer::Spectator,
                    To::Person(who) => {
                        assert_eq!(who, person(n).id);
                        continue;
                    }
                };
                let told = kept.shorten(observer, tell.message.clone());
                short += u32::from(matches!(told, ServerMessage::Change { .. }));
                assert_eq!(told, anew.shorten(observer, tell.message), "{kind} {step}");
            }
        }
        assert!(short > 100, "{kind}: {short}");
    }
}
