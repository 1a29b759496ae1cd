//! A table on the screen: choosing, typing, looking things up.

use super::help::Help;
use super::pace::Pace;
use super::{Effect, Overlay};
use crate::input::{Typed, Written, completed, matching};
use crate::link::Line;
use crate::model::{Beat, Hint, Missed, Table};
use crate::text::Texts;
use crate::words::{cards_of, inspected};
use protocol::{Proposal, ProposalKind, Request, Seat, SeatState, ServerMessage, Snapshot, Stage};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;

/// Where a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In this process.
    Here,
    /// On a server.
    Server,
}

/// What a line is typed for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To answer the question.
    Answer,
    /// To name a file for the record.
    File,
    /// To say something.
    Chat,
}

/// A table on the screen.
pub struct TableScreen {
    /// What is known of it.
    pub table: Table,
    /// Where it is.
    pub place: Place,
    /// Which answer is selected.
    pub selected: usize,
    /// What is being typed.
    pub typing: Option<(Purpose, Typed)>,
    /// What lies over it.
    pub overlay: Option<Overlay>,
    /// Are hints wanted?
    pub hinting: bool,
    /// Why there are no hints at this table, once that was said.
    pub no_advice: Option<String>,
    /// An answer is on its way.
    pub busy: bool,
    /// Something to be read once.
    pub message: Option<String>,
    /// The connection.
    pub line: Line,
    /// The seat that is selected before a game begins.
    pub chair: usize,
    /// Does something other than an answer wait for the table?
    pub asking: bool,
    /// Is the hint to be played?
    pub auto: bool,
    /// A line that is none of the answers, which the rules were asked about.
    pub tried: Option<String>,
    /// Were only the first and the last of the answers told?
    pub is_abridged: bool,
    /// How fast what happens is shown.
    pub pace: Pace,
    /// How long an answer has been on its way to the table.
    pub(super) waits: Option<Duration>,
    /// Is the way to the table so slow that nothing more is put in between?
    pub(super) is_slow: bool,
    /// Is a choice to be taken back?
    undoing: bool,
    /// What has happened and is not shown yet; the first of it is on the screen.
    pub beats: VecDeque<Beat>,
    /// How long that stays there.
    pub(super) left: Duration,
}

impl TableScreen {
    /// A table that was just told of.
    pub fn new(id: String, snapshot: Snapshot, place: Place, texts: &Texts) -> TableScreen {
        TableScreen {
            table: Table::new(id, snapshot, texts),
            place,
            selected: 0,
            typing: None,
            overlay: None,
            hinting: false,
            no_advice: None,
            busy: false,
            message: None,
            line: Line::Up,
            chair: 0,
            asking: false,
            auto: false,
            tried: None,
            is_abridged: false,
            pace: Pace::default(),
            waits: None,
            is_slow: false,
            undoing: false,
            beats: VecDeque::new(),
            left: Duration::ZERO,
        }
    }

    /// Where the game stands.
    pub fn stage(&self) -> Stage {
        self.table.snapshot.info.stage
    }

    /// The answers with their words.
    pub fn written(&self, texts: &Texts) -> Vec<Written<'_>> {
        let words = self.table.words(texts);
        let choices = self.table.choices().iter();
        choices.map(|choice| Written::new(choice, words.text(&choice.text))).collect()
    }

    /// Everything anew.
    pub(super) fn snapshot(
        &mut self,
        id: String,
        snapshot: Snapshot,
        texts: &Texts,
    ) -> Vec<Effect> {
        let before = self.decision_id();
        self.table = Table::new(id, snapshot, texts);
        self.beats.clear();
        (self.busy, self.asking, self.waits) = (false, false, None);
        if std::mem::take(&mut self.undoing) {
            self.message = Some(texts.get("tui-undone"));
        }
        self.asked_anew(before)
    }

    /// Asks to take a choice back.
    pub(super) fn undo(&mut self) -> Effect {
        self.undoing = true;
        Effect::Send(Request::Undo)
    }

    /// Do others still have to agree that the own choice is taken back?
    fn proposes_undo(&self) -> bool {
        let proposals = &self.table.snapshot.info.proposals;
        let is_undo = |it: &Proposal| it.what == ProposalKind::Undo;
        proposals.iter().any(|it| is_undo(it) && Some(it.by) == self.table.snapshot.you)
    }

    fn decision_id(&self) -> Option<u32> {
        self.table.decision().map(|it| it.id)
    }

    /// After a change: is there another question?
    fn asked_anew(&mut self, before: Option<u32>) -> Vec<Effect> {
        let now = self.decision_id();
        if now == before {
            // Somebody else did something; an answer may still be on its way.
            return Vec::new();
        }
        self.busy = false;
        self.selected = 0;
        if matches!(self.typing, Some((Purpose::Answer, _))) {
            self.typing = None;
        }
        match now {
            Some(_) if self.hinting => vec![Effect::Analyse(true)],
            _ => Vec::new(),
        }
    }

    /// The table has changed, or something was missed.
    fn heard(
        &mut self,
        heard: Result<Vec<Beat>, Missed>,
        before: Option<u32>,
        texts: &Texts,
    ) -> Vec<Effect> {
        (self.asking, self.tried) = (false, None);
        match heard {
            Ok(beats) => {
                self.undoing &= self.proposes_undo();
                self.answered(texts);
                self.show(beats);
                self.asked_anew(before)
            }
            Err(Missed) => vec![Effect::Send(Request::Watch { version: None })],
        }
    }

    pub(super) fn told(&mut self, message: ServerMessage, texts: &Texts) -> Vec<Effect> {
        match message {
            ServerMessage::Update { update, .. } => {
                let before = self.decision_id();
                let heard = self.table.update(*update, texts);
                return self.heard(heard, before, texts);
            }
            ServerMessage::Change { change, .. } => {
                let before = self.decision_id();
                let heard = self.table.change(*change, texts);
                return self.heard(heard, before, texts);
            }
            ServerMessage::Stale { table, snapshot, .. } => {
                self.message = Some(texts.get("tui-stale"));
                return self.snapshot(table, *snapshot, texts);
            }
            ServerMessage::Refused { why, .. } => {
                (self.busy, self.asking, self.undoing) = (false, false, false);
                let tried = self.tried.take();
                if self.table.hint.is_none() {
                    (self.hinting, self.auto) = (false, false);
                }
                let unknown = tried.filter(|_| why.key == "refused-unknownAction");
                let said = match unknown {
                    Some(text) => super::line::not_understood(&text, texts),
                    None => self.table.words(texts).refusal(&why),
                };
                if why.key == "refused-noAdvice" {
                    self.no_advice = Some(said.clone());
                }
                self.message = Some(said);
            }
            ServerMessage::Said { line, .. } => self.table.said(&line, texts),
            ServerMessage::Analysis { analysis, done, .. } => {
                if let Some(decision) = self.decision_id().filter(|_| self.hinting) {
                    let is_first = self.table.hint.is_none();
                    self.table.hint = Some(Hint { decision, analysis, done });
                    // Whoever has not chosen yet looks at the best first.
                    if is_first && self.selected == 0 {
                        self.selected = self.hinted().first().copied().unwrap_or(0);
                    }
                }
                if done && self.auto {
                    return self.act_as_hinted(texts);
                }
            }
            ServerMessage::Error { text, .. } => {
                (self.busy, self.asking) = (false, false);
                self.message = Some(text);
            }
            ServerMessage::Notices { notices } if !notices.is_empty() => {
                let said: Vec<String> = notices.into_iter().map(|it| it.text).collect();
                self.message = Some(said.join(" · "));
            }
            ServerMessage::Notices { .. }
            | ServerMessage::Closed { .. }
            | ServerMessage::Welcome { .. }
            | ServerMessage::Lobby { .. }
            | ServerMessage::Mine { .. }
            | ServerMessage::Snapshot { .. }
            | ServerMessage::Ack { .. }
            | ServerMessage::Presence { .. }
            | ServerMessage::Preview { .. }
            | ServerMessage::Pong { .. } => {}
        }
        Vec::new()
    }

    /// What became of the connection.
    pub(super) fn line(&mut self, line: Line) {
        self.busy = false;
        self.line = line;
    }

    /// Text that was pasted.
    pub(super) fn paste(&mut self, text: &str) {
        let (_, typed) = self.typing.get_or_insert((Purpose::Answer, Typed::default()));
        text.chars().for_each(|letter| typed.push(letter));
    }

    pub(super) fn key(&mut self, key: KeyEvent, texts: &Texts) -> Vec<Effect> {
        self.message = None;
        if self.overlay.is_some() {
            return self.overlay_key(key.code);
        }
        if self.typing.is_some() {
            return self.typing_key(key.code, texts);
        }
        if !self.beats.is_empty() && self.skip(key.code) {
            return Vec::new();
        }
        match self.stage() {
            Stage::Lobby => self.lobby_key(key.code),
            Stage::Playing | Stage::Paused | Stage::Over => self.game_key(key.code, texts),
        }
    }

    fn game_key(&mut self, key: KeyCode, texts: &Texts) -> Vec<Effect> {
        let over = self.stage() == Stage::Over;
        match key {
            KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right => self.step(key),
            KeyCode::Tab => self.turn(1),
            KeyCode::BackTab => self.turn(-1),
            KeyCode::PageDown => self.turn(8),
            KeyCode::PageUp => self.turn(-8),
            KeyCode::Home => self.selected = 0,
            KeyCode::End => self.selected = self.table.choices().len().saturating_sub(1),
            KeyCode::Enter => match self.table.reading() {
                Some(step) => return vec![Effect::Send(Request::Read { step })],
                None => return self.act(self.selected),
            },
            KeyCode::Char(':' | '/' | ' ') if !self.table.choices().is_empty() => {
                self.typing = Some((Purpose::Answer, Typed::default()));
            }
            KeyCode::Char('h') if !over => return self.toggle_hints(),
            KeyCode::Char('u') if !over => return vec![self.undo()],
            KeyCode::Char('i') => self.inspect(),
            KeyCode::Char('l') => self.overlay = Some(Overlay::Log(0)),
            KeyCode::Char('w') => self.overlay = Some(Overlay::Position(0)),
            KeyCode::Char('?') | KeyCode::F(1) => {
                self.overlay = Some(Overlay::Help(Help::default()))
            }
            KeyCode::Char('t') => self.change_pace(texts),
            KeyCode::Char('s') => self.typing = Some((Purpose::File, Typed::default())),
            KeyCode::Char('c') if self.place == Place::Server => {
                self.typing = Some((Purpose::Chat, Typed::default()));
            }
            KeyCode::Char('d') if self.place == Place::Server && !over => {
                return vec![Effect::Send(Request::OfferDraw)];
            }
            KeyCode::Char('p') if self.place == Place::Server && !over => {
                let paused = self.stage() == Stage::Paused;
                return vec![Effect::Send(if paused { Request::Resume } else { Request::Pause })];
            }
            KeyCode::Char('x') if !over => self.overlay = Some(Overlay::Resign),
            KeyCode::Char('y') => return self.answer_proposal(true),
            KeyCode::Char('n') if over => {
                return vec![Effect::Send(Request::Rematch { options: None })];
            }
            KeyCode::Char('n') => return self.answer_proposal(false),
            KeyCode::Char('r') if over => return vec![Effect::Replay],
            KeyCode::Char('q') if over => return vec![Effect::Leave],
            KeyCode::Char('q') | KeyCode::Esc => self.overlay = Some(Overlay::Leave),
            KeyCode::Char(letter) => {
                let count = self.table.choices().len();
                match (0..count).find(|&number| self.label(number) == Some(letter)) {
                    Some(number) => return self.act(number),
                    None => self.message = Some(texts.get("tui-no-such-key")),
                }
            }
            _ => {}
        }
        Vec::new()
    }

    /// Plays what the hint plays most often.
    fn act_as_hinted(&mut self, texts: &Texts) -> Vec<Effect> {
        self.auto = false;
        let Some(hint) = &self.table.hint else { return Vec::new() };
        let best = hint.analysis.mix.iter().max_by(|a, b| a.share.total_cmp(&b.share));
        let found = best.and_then(|best| {
            self.table.choices().iter().position(|choice| choice.action == best.action)
        });
        self.hinting = false;
        let Some(number) = found else { return Vec::new() };
        let answer = self.written(texts).swap_remove(number).text;
        self.message = Some(texts.say("tui-auto", &[("answer", answer.into())]));
        self.act(number)
    }

    /// Plays an answer.
    pub(super) fn act(&mut self, number: usize) -> Vec<Effect> {
        let Some(decision) = self.table.decision().filter(|_| !self.busy) else {
            return Vec::new();
        };
        let Some(choice) = decision.choices.get(number) else { return Vec::new() };
        let request = Request::Act { decision: decision.id, action: choice.action.clone() };
        (self.busy, self.waits) = (true, Some(Duration::ZERO));
        self.typing = None;
        self.table.hint = None;
        self.table.read();
        match self.hinting {
            true => vec![Effect::Analyse(false), Effect::Send(request)],
            false => vec![Effect::Send(request)],
        }
    }

    fn toggle_hints(&mut self) -> Vec<Effect> {
        if let Some(why) = &self.no_advice {
            self.message = Some(why.clone());
            return Vec::new();
        }
        self.hinting = !self.hinting;
        self.table.hint = None;
        vec![Effect::Analyse(self.hinting)]
    }

    pub(super) fn turn(&mut self, by: isize) {
        let count = self.table.choices().len() as isize;
        if count > 0 {
            self.selected = (self.selected as isize + by).rem_euclid(count) as usize;
        }
    }

    fn inspect(&mut self) {
        let Some(view) = &self.table.snapshot.view else { return };
        let ids = cards_of(view);
        let choice = self.table.choices().get(self.selected);
        let wanted = choice.and_then(|choice| inspected(choice, view));
        let at = wanted.and_then(|id| ids.iter().position(|it| *it == id)).unwrap_or(0);
        self.overlay = Some(Overlay::Cards { ids, at });
    }

    /// What one was asked by the others.
    pub(super) fn answer_proposal(&mut self, agree: bool) -> Vec<Effect> {
        let Some(you) = self.table.snapshot.you else { return Vec::new() };
        let proposals = &self.table.snapshot.info.proposals;
        let waits = proposals.iter().find(|it| it.awaited.contains(&you));
        let own = proposals.iter().find(|it| it.by == you && !agree);
        match waits.or(own) {
            Some(it) => vec![Effect::Send(Request::Answer { proposal: it.id, agree })],
            None => Vec::new(),
        }
    }

    fn overlay_key(&mut self, key: KeyCode) -> Vec<Effect> {
        let Some(overlay) = &mut self.overlay else { return Vec::new() };
        if overlay.key(key) {
            return Vec::new();
        }
        let is_agreed = matches!(key, KeyCode::Char('y') | KeyCode::Enter);
        match overlay {
            Overlay::Leave if is_agreed => vec![Effect::Leave],
            Overlay::Resign if is_agreed => {
                self.overlay = None;
                vec![Effect::Send(Request::Resign)]
            }
            Overlay::Cards { .. }
            | Overlay::Log(_)
            | Overlay::Help(_)
            | Overlay::Position(_)
            | Overlay::Leave
            | Overlay::Resign => {
                self.overlay = None;
                Vec::new()
            }
        }
    }

    fn typing_key(&mut self, key: KeyCode, texts: &Texts) -> Vec<Effect> {
        let answers = self.written(texts);
        let (completion, found) = match &self.typing {
            Some((Purpose::Answer, typed)) => {
                (completed(typed.text(), &answers), matching(typed.text(), &answers))
            }
            _ => (None, Vec::new()),
        };
        let Some((purpose, typed)) = &mut self.typing else { return Vec::new() };
        match key {
            KeyCode::Esc => self.typing = None,
            KeyCode::Backspace if typed.text().is_empty() => self.typing = None,
            KeyCode::Backspace => {
                typed.pop();
            }
            KeyCode::Tab => {
                if let Some(completion) = completion {
                    typed.set(&completion);
                }
            }
            KeyCode::Char(letter) => typed.push(letter),
            KeyCode::Enter => {
                let (purpose, text) = (*purpose, typed.text().trim().to_owned());
                return self.entered(purpose, &text, &found, texts);
            }
            _ => {}
        }
        if let (Some((Purpose::Answer, typed)), [first, ..]) =
            (&self.typing, self.narrowed(texts).as_slice())
            && !typed.text().is_empty()
        {
            self.selected = *first;
        }
        Vec::new()
    }

    /// The answers that what is typed can mean.
    pub fn narrowed(&self, texts: &Texts) -> Vec<usize> {
        match &self.typing {
            Some((Purpose::Answer, typed)) => matching(typed.text(), &self.written(texts)),
            _ => (0..self.table.choices().len()).collect(),
        }
    }

    fn entered(
        &mut self,
        purpose: Purpose,
        text: &str,
        found: &[usize],
        texts: &Texts,
    ) -> Vec<Effect> {
        match (purpose, found) {
            // A file without a name gets one.
            (Purpose::Answer | Purpose::Chat, _) if text.is_empty() => self.typing = None,
            (Purpose::File, _) => {
                self.typing = None;
                return vec![Effect::Save(PathBuf::from(text))];
            }
            (Purpose::Chat, _) => {
                self.typing = None;
                return vec![Effect::Send(Request::Say { text: text.to_owned() })];
            }
            (Purpose::Answer, [one]) => return self.act(*one),
            (Purpose::Answer, []) => {
                self.message =
                    Some(texts.say("tui-not-understood", &[("text", text.to_owned().into())]));
            }
            (Purpose::Answer, several) => {
                let args = [("text", text.to_owned().into()), ("n", several.len().into())];
                self.message = Some(texts.say("tui-ambiguous", &args));
            }
        }
        Vec::new()
    }

    /// Before a game: seats, bots, the start.
    fn lobby_key(&mut self, key: KeyCode) -> Vec<Effect> {
        let seats = &self.table.snapshot.info.seats;
        let count = seats.len().max(1);
        let seat = kernel::Seat::new(self.chair).map_or(Seat::A, Seat::from);
        match key {
            KeyCode::Up => self.chair = (self.chair + count - 1) % count,
            KeyCode::Down => self.chair = (self.chair + 1) % count,
            KeyCode::Home | KeyCode::PageUp => self.chair = 0,
            KeyCode::End | KeyCode::PageDown => self.chair = count - 1,
            KeyCode::Enter => return vec![Effect::Send(Request::Sit { seat })],
            KeyCode::Char('b') => {
                use protocol::Bot;
                let next = match seats.get(self.chair) {
                    Some(SeatState::Bot { bot }) => {
                        let at = Bot::ALL.iter().position(|it| it == bot).unwrap_or(0);
                        Bot::ALL[(at + 1) % Bot::ALL.len()]
                    }
                    _ => Bot::Squire,
                };
                let taken = matches!(seats.get(self.chair), Some(SeatState::Bot { .. }));
                let put = Effect::Send(Request::PutBot { seat, bot: next });
                return match taken {
                    true => vec![Effect::Send(Request::Kick { seat }), put],
                    false => vec![put],
                };
            }
            KeyCode::Char('k') => return vec![Effect::Send(Request::Kick { seat })],
            KeyCode::Char('s') => return vec![Effect::Send(Request::Start)],
            KeyCode::Char('c') => self.typing = Some((Purpose::Chat, Typed::default())),
            KeyCode::Char('?') => self.overlay = Some(Overlay::Help(Help::default())),
            KeyCode::Char('q') | KeyCode::Esc => self.overlay = Some(Overlay::Leave),
            _ => {}
        }
        Vec::new()
    }
}
