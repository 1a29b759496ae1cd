//! What goes on at a table beside the game, in words.

use super::Words;
use protocol::{Analysis, Ending, How, Proposal, ProposalKind, Seat};
use std::time::Duration;

impl Words<'_> {
    /// Who won, and what ended the game.
    pub fn ending(&self, ending: &Ending) -> String {
        let who = match ending.winners.as_slice() {
            [] => self.get("tui-drawn"),
            winners => self.say(
                "tui-won",
                &[("names", self.all_names(winners).into()), ("n", winners.len().into())],
            ),
        };
        let of = |key: &str, seat: Seat| self.say(key, &[("name", self.name(seat).into())]);
        match &ending.how {
            How::Rules { text } => self.text(text),
            How::Resignation { seat } => format!("{who} {}", of("tui-resigned", *seat)),
            How::TimeOut { seat } => format!("{who} {}", of("tui-timed-out", *seat)),
            How::Agreement => who,
        }
    }

    /// What somebody proposes.
    pub fn proposal(&self, proposal: &Proposal) -> String {
        let key = match &proposal.what {
            ProposalKind::Draw => "tui-proposes-draw",
            ProposalKind::Undo => "tui-proposes-undo",
            ProposalKind::Replace { .. } => "tui-proposes-replace",
            ProposalKind::Rematch { .. } => "tui-proposes-rematch",
            ProposalKind::Pause => "tui-proposes-pause",
        };
        let is = if self.you == Some(proposal.by) { "you" } else { "other" };
        self.say(key, &[("name", self.name(proposal.by).into()), ("by-is", is.into())])
    }

    /// The chances of a seat, as search sees them.
    pub fn chances(&self, analysis: &Analysis, seat: Seat) -> String {
        let win = ("win", percent(analysis.win.get(seat as usize).copied().unwrap_or(0.0)).into());
        match analysis.iterations {
            0 => self.say("tui-hint-exact", &[win]),
            worlds => {
                let error = percent(2.0 * analysis.error).max(1);
                self.say("tui-hint", &[win, ("error", error.into()), ("worlds", worlds.into())])
            }
        }
    }
}

/// In hundredths.
pub fn percent(share: f32) -> i64 {
    (100.0 * share).round() as i64
}

/// `4:05`
pub fn time(left: Duration) -> String {
    let seconds = left.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        48.. => format!("{}d", hours / 24),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
