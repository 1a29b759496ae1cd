use crate::State;
use kernel::Dice;
use protocol::{Request, Seat, Stage};

/// Somebody who wants to play game after game.
#[derive(Clone, Debug)]
pub struct Player {
    seat: Seat,
    /// What was done already. News from others may still show it open, since they cross with ours.
    decision: Option<u32>,
    proposal: Option<u32>,
    started: Option<u32>,
    proposed: Option<u32>,
}

impl Player {
    /// Somebody on this seat.
    pub fn new(seat: Seat) -> Player {
        Player { seat, decision: None, proposal: None, started: None, proposed: None }
    }

    /// Where.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What was wanted last was too late, or nobody knows whether it was done: everything that is open counts again.
    pub fn forget(&mut self) {
        *self = Player::new(self.seat);
    }

    /// What to do next; `None` while others have to do something.
    pub fn wish(&mut self, state: &State, dice: &mut impl Dice) -> Option<Request> {
        if let Some(decision) = state.decision.as_ref().filter(|it| once(&mut self.decision, it.id))
        {
            let n = dice.below(decision.choices.len() as u32) as usize;
            let action = decision.choices[n].action.clone();
            return Some(Request::Act { decision: decision.id, action });
        }
        let info = &state.info;
        let mine = info.proposals.iter().find(|it| it.awaited.contains(&self.seat));
        if let Some(proposal) = mine.filter(|it| once(&mut self.proposal, it.id)) {
            return Some(Request::Answer { proposal: proposal.id, agree: true });
        }
        let is_host = info.host == Some(self.seat);
        match info.stage {
            Stage::Lobby if is_host && info.seats.iter().all(|chair| chair.kind != "open") => {
                once(&mut self.started, info.game).then_some(Request::Start)
            }
            Stage::Over if is_host && info.proposals.is_empty() => {
                once(&mut self.proposed, info.game).then_some(Request::Rematch { options: None })
            }
            Stage::Lobby | Stage::Playing | Stage::Paused | Stage::Over => None,
        }
    }
}

fn once(done: &mut Option<u32>, what: u32) -> bool {
    done.replace(what) != Some(what)
}
