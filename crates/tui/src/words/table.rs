//! What goes on at a table beside the game, in words.

use super::Words;
use super::say::signed;
use protocol::{Analysis, Ending, How, Mark, Proposal, ProposalKind, Review, Seat};
use std::time::Duration;

/// What chance did is told from so many hundredths on.
const LEAST_LUCK: i64 = 5;
/// What makes a turning point, and how many are named.
const TURNS: f32 = 0.1;
const MOST_TURNS: usize = 3;

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

    /// What search says of a choice: its mark, what would have been better, what chance did.
    pub fn judged(&self, review: &Review) -> Vec<String> {
        let name = ("name", self.name(review.seat).into());
        let choice = ("choice", self.text(&review.chosen).into());
        let mark = ("mark", self.get(&format!("mark-{}", review.mark.name())).into());
        let mut lines = vec![self.say("tui-judged", &[name, choice, mark])];
        if percent(review.loss) > 0 {
            let best = ("choice", self.text(&review.best).into());
            let loss = ("loss", percent(review.loss).into());
            lines.push(self.say("tui-judged-better", &[best, loss]));
        }
        if percent(review.luck).abs() >= LEAST_LUCK {
            let luck = ("luck", signed(percent(review.luck) as i32).into());
            lines.push(self.say("tui-judged-luck", &[luck]));
        }
        lines
    }

    /// What search says of a game: how well each player chose, and where it turned.
    pub fn judged_game(&self, reviews: &[Review]) -> Vec<String> {
        let mut lines = vec![self.say("tui-judged-so-far", &[("n", reviews.len().into())])];
        for (index, name) in self.names.iter().enumerate() {
            let own = || reviews.iter().filter(move |it| it.seat as usize == index);
            let count = own().count();
            if count == 0 {
                continue;
            }
            let accuracy = own().map(|it| it.accuracy).sum::<f32>() / count as f32;
            let bad = own().filter(|it| matches!(it.mark, Mark::Mistake | Mark::Blunder)).count();
            let args = [
                ("name", name.clone().into()),
                ("accuracy", percent(accuracy).into()),
                ("n", bad.into()),
            ];
            lines.push(self.say("tui-judged-player", &args));
        }
        let size = |it: &&Review| it.loss.max(it.luck.abs());
        let mut turning: Vec<&Review> = reviews.iter().filter(|it| size(it) >= TURNS).collect();
        turning.sort_by(|a, b| size(b).total_cmp(&size(a)));
        turning.truncate(MOST_TURNS);
        turning.sort_by_key(|it| it.line);
        if !turning.is_empty() {
            let turn = |it: &Review| {
                let mark = self.get(&format!("mark-{}", it.mark.name()));
                format!("{} ({}, {mark})", it.line, self.name(it.seat))
            };
            let all: Vec<String> = turning.into_iter().map(turn).collect();
            lines.push(self.say("tui-judged-turns", &[("lines", all.join("; ").into())]));
        }
        lines
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
