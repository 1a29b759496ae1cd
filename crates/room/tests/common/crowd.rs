//! Random people at a table.

use super::{Desk, NAMES, place};
use kernel::{Dice as _, Observer, SearchDice};
use protocol::{Access, Bot, ChosenOptions, ClockSetting, Emote, GameName, Request, Stage};
use room::{BotAsk, Command, Time};

pub const CLOCKS: [ClockSetting; 3] = [
    ClockSetting::None,
    ClockSetting::Live { base_seconds: 60, increment_seconds: 2 },
    ClockSetting::Correspondence { days: 1 },
];

/// Of an invitation.
const CODE: &str = "a-code-of-an-invitation";

fn any_options(dice: &mut SearchDice) -> ChosenOptions {
    let (game, text) = match dice.below(4) {
        0 => (GameName::Cardia, "deck=2"),
        1 => (GameName::Civ, "players=3"),
        2 => (GameName::Kardinal, "players=9"),
        _ => (GameName::Cardia, "goal=3"),
    };
    ChosenOptions { game, text: text.into() }
}

/// Something somebody might want, often enough something that can be had.
fn any_request(desk: &Desk, n: usize, dice: &mut SearchDice) -> Request {
    let seat = place(dice.below(5) as usize);
    let bot = Bot::ALL[dice.below(10) as usize];
    let over = desk.room.stage() == Stage::Over;
    match dice.below(90) {
        0 => Request::Watch { version: Some(dice.below(20)) },
        1..=3 => Request::Sit { seat },
        4 => Request::Leave,
        5 => Request::Kick { seat },
        6..=7 => Request::PutBot { seat, bot },
        8 => Request::SetOptions { options: any_options(dice) },
        9 => Request::SetClock { clock: CLOCKS[dice.below(3) as usize] },
        51 => Request::Reserve { seat, code: CODE.into() },
        52 => Request::Accept { code: CODE.into() },
        53 => {
            let access = if dice.below(2) == 0 { Access::Open } else { Access::Link };
            Request::SetAccess { access }
        }
        10..=11 => Request::Start,
        12 => Request::Say { text: "x".repeat(dice.below(320) as usize) },
        13 => Request::Emote { emote: Emote::Thanks },
        14 if dice.below(2) == 0 => Request::Resign,
        14..=15 => Request::OfferDraw,
        16..=18 => Request::Undo,
        19 => Request::Replace { seat, bot },
        20 => Request::Rematch { options: None },
        21 => Request::Rematch { options: Some(any_options(dice)) },
        22 => Request::Pause,
        23 => Request::Resume,
        37..=50 if over => Request::Rematch { options: None },
        24..=36 => {
            let info = desk.snapshot(Observer::Spectator).info;
            let proposal = info.proposals.first().map_or(0, |it| it.id);
            Request::Answer { proposal, agree: dice.below(4) > 0 }
        }
        _ => {
            let seats = desk.room.lobby_entry().seats.len();
            let seat = (0..seats).find(|&seat| desk.room_person(seat) == Some(n));
            let decision = seat.and_then(|seat| desk.seat(seat).decision);
            match decision {
                Some(decision) if dice.below(10) > 0 => {
                    let choice = dice.below(decision.choices.len() as u32) as usize;
                    let action = decision.choices[choice].action.clone();
                    match dice.below(20) {
                        0 => Request::Preview { decision: decision.id, action },
                        _ => Request::Act { decision: decision.id, action },
                    }
                }
                Some(_) | None => {
                    Request::Act { decision: dice.below(9), action: "play Judge".into() }
                }
            }
        }
    }
}

impl Desk {
    /// The number of the person at a seat.
    pub fn room_person(&self, seat: usize) -> Option<usize> {
        match &self.room.lobby_entry().seats[seat] {
            protocol::SeatState::Human { name, .. } => NAMES.iter().position(|known| known == name),
            protocol::SeatState::Open
            | protocol::SeatState::Reserved
            | protocol::SeatState::Bot { .. }
            | protocol::SeatState::Kicked { .. }
            | protocol::SeatState::Left { .. } => None,
        }
    }

    /// Some time passes, now and then much.
    pub fn pass_time(&mut self, dice: &mut SearchDice) {
        self.now = Time(self.now.0 + u64::from(dice.below(1_500)));
        if dice.below(200) == 0 {
            self.now = Time(self.now.0 + 90_000);
        }
    }

    /// Something that could happen next: a bot that is asked answers, somebody wants something, or nothing but time.
    pub fn any_command(&mut self, asks: &mut Vec<BotAsk>, dice: &mut SearchDice) -> Command {
        match dice.below(8) {
            0 => Command::Tick,
            1..=3 if !asks.is_empty() => {
                let ask = asks.swap_remove(dice.below(asks.len() as u32) as usize);
                let legal = ask.request.view.legal();
                let action = legal[dice.below(legal.len() as u32) as usize].clone();
                Command::Bot { seat: ask.request.seat, decision: ask.decision, action }
            }
            _ => {
                // Mostly somebody who is asked something.
                let seats = self.room.lobby_entry().seats.len();
                let asked = (0..seats).find(|&it| self.seat(it).decision.is_some());
                let asked = asked.and_then(|seat| self.room_person(seat));
                let n = asked.filter(|_| dice.below(3) > 0).unwrap_or(dice.below(6) as usize);
                let request = any_request(self, n, dice);
                self.command(n, request)
            }
        }
    }
}
