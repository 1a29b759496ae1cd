//! A table as this client knows it: the latest snapshot, kept current by updates, and what was told.

use crate::stage::{self, Moment};
use crate::text::Texts;
use crate::words::{Words, bot_of_level, game_of, names_of};
use protocol::{
    Analysis, Change, ChatLine, Choice, Decision, Emote, GameName, GameView, LessonState,
    LessonWants, Seat, SeatState, Snapshot, Stage, Update,
};
use std::time::{Duration, Instant};

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// In words.
    pub text: String,
    /// How often in a row.
    pub times: u32,
    /// Did it happen after the player's latest choice?
    pub fresh: bool,
    /// In which round or turn, counted from the first that was told.
    pub round: u32,
}

impl Line {
    /// Something that was just told.
    pub fn new(text: String) -> Line {
        Line { text, times: 1, fresh: true, round: 0 }
    }

    /// The same in a round.
    pub fn of_round(text: String, round: u32) -> Line {
        Line { round, ..Line::new(text) }
    }

    /// A sentence at the end of a log; what is told several times in a row is counted. What has no words is left out.
    pub fn add(log: &mut Vec<Line>, line: Line) {
        match log.last_mut() {
            _ if line.text.is_empty() => {}
            Some(last) if last.fresh && (&last.text, last.round) == (&line.text, line.round) => {
                last.times += 1;
            }
            _ => log.push(line),
        }
    }

    /// As it is shown.
    pub fn shown(&self) -> String {
        match self.times {
            1 => self.text.clone(),
            times => format!("{} ×{times}", self.text),
        }
    }
}

/// A table as one observer knows it.
pub struct Table {
    /// Its id.
    pub id: String,
    /// As it stands.
    pub snapshot: Snapshot,
    /// Everything that happened, in words.
    pub log: Vec<Line>,
    /// What search says of the open decision.
    pub hint: Option<Hint>,
    /// By seat.
    pub names: Vec<String>,
    /// The round or turn, counted from the first that was told.
    round: u32,
    /// When the clocks were told.
    heard: Instant,
}

/// Something that happened, with the log as it was then.
pub struct Beat {
    /// What.
    pub moment: Moment,
    /// So many lines of the log were told.
    pub told: usize,
}

/// What search says of a decision.
pub struct Hint {
    /// Of which decision.
    pub decision: u32,
    /// What it says.
    pub analysis: Analysis,
    /// Is that the last word?
    pub done: bool,
}

impl Table {
    /// A table that was just told of.
    pub fn new(id: String, snapshot: Snapshot, texts: &Texts) -> Table {
        let names = names_of(texts, &snapshot.info.seats);
        let (log, heard) = (Vec::new(), Instant::now());
        let mut table = Table { id, snapshot, log, hint: None, names, round: 0, heard };
        if let Some(history) = table.snapshot.history.take() {
            for (begins, text) in stage::sentences(&history, &table.words(texts)) {
                table.tell(begins, text);
            }
        }
        for line in std::mem::take(&mut table.snapshot.chat) {
            table.said(&line, texts);
        }
        table
    }

    /// What is another than before, told short. `Err` as for an [update](Table::update).
    pub fn change(&mut self, change: Change, texts: &Texts) -> Result<Vec<Beat>, Missed> {
        let Snapshot { version, info, view, .. } = &self.snapshot;
        if change.version <= *version {
            return Ok(Vec::new());
        }
        let update = change.update(info, view.as_ref()).map_err(|_| Missed)?;
        self.update(update, texts)
    }

    /// A change; gives back what happened, to be shown beat by beat. `Err` if something was missed in between, and a
    /// snapshot has to be asked for.
    pub fn update(&mut self, update: Update, texts: &Texts) -> Result<Vec<Beat>, Missed> {
        if update.version <= self.snapshot.version {
            return Ok(Vec::new());
        }
        if update.since != self.snapshot.version {
            return Err(Missed);
        }
        let begins = update.info.game != self.snapshot.info.game && update.events.is_some();
        if begins {
            self.log.clear();
        }
        let Update { version, info, events, view, decision, undo, truth, .. } = update;
        self.names = names_of(texts, &info.seats);
        let before = if begins { None } else { self.snapshot.view.take() };
        self.snapshot = Snapshot {
            version,
            info,
            view,
            decision,
            undo,
            truth,
            you: self.snapshot.you,
            history: None,
            chat: Vec::new(),
        };
        self.heard = Instant::now();
        let moments = match (&events, &self.snapshot.view) {
            (Some(events), Some(after)) => {
                stage::moments(before.as_ref(), after, events, &self.words(texts))
            }
            (_, _) => Vec::new(),
        };
        let mut beats: Vec<Beat> = moments.into_iter().map(|it| self.beat(it)).collect();
        if begins {
            // A deal is told, and needs no stage.
            beats.clear();
        }
        if self.hint.as_ref().map(|hint| hint.decision) != self.decision().map(|it| it.id) {
            self.hint = None;
        }
        Ok(beats)
    }

    /// Something happened; a round or a turn may begin with it.
    fn tell(&mut self, begins: bool, text: String) {
        self.round += u32::from(begins);
        Line::add(&mut self.log, Line::of_round(text, self.round));
    }

    fn beat(&mut self, moment: Moment) -> Beat {
        self.tell(moment.begins, moment.text.clone());
        Beat { moment, told: self.log.len() }
    }

    /// Somebody said something.
    pub fn said(&mut self, line: &ChatLine, texts: &Texts) {
        let said = match (&line.text, line.emote) {
            (Some(text), _) => text.clone(),
            (None, Some(emote)) => texts.get(emote_key(emote)),
            (None, None) => return,
        };
        // Others write what they like; a terminal must not obey it.
        let clean = |text: &str| text.replace(char::is_control, " ");
        let text = format!("{}: {}", clean(&line.name), clean(&said));
        self.log.push(Line::of_round(texts.spelled(text), self.round));
    }

    /// The player has chosen: what was told before is read.
    pub fn read(&mut self) {
        self.log.iter_mut().for_each(|line| line.fresh = false);
    }

    /// Which game.
    pub fn game(&self) -> GameName {
        game_of(&self.snapshot.info.options)
    }

    /// Words for what is at this table.
    pub fn words<'a>(&'a self, texts: &'a Texts) -> Words<'a> {
        Words { texts, names: &self.names, you: self.snapshot.you }
    }

    /// Who plays against whoever is at the keyboard: people by their names, bots by their level. Nothing for a spectator.
    pub fn others(&self, texts: &Texts) -> Option<String> {
        let you = self.snapshot.you? as usize;
        let mut others: Vec<String> = Vec::new();
        for (n, seat) in self.snapshot.info.seats.iter().enumerate().filter(|(n, _)| *n != you) {
            let name = match seat {
                SeatState::Bot { bot } => bot_of_level(texts, *bot),
                SeatState::Human { .. }
                | SeatState::Open
                | SeatState::Reserved
                | SeatState::Kicked { .. }
                | SeatState::Left { .. } => self.names.get(n).cloned().unwrap_or_default(),
            };
            // Bots of one level are told once.
            if !others.contains(&name) {
                others.push(name);
            }
        }
        let names = Words::of(texts).list(others);
        Some(texts.say("tui-against", &[("names", names.into())]))
    }

    /// The open question.
    pub fn decision(&self) -> Option<&Decision> {
        let playing = self.snapshot.info.stage == Stage::Playing;
        self.snapshot.decision.as_ref().filter(|_| playing)
    }

    /// What is taught here.
    pub fn lesson(&self) -> Option<&LessonState> {
        self.snapshot.info.lesson.as_ref()
    }

    /// The step of a lesson that waits until it is read.
    pub fn reading(&self) -> Option<u32> {
        let lesson = self.lesson().filter(|it| it.wants == LessonWants::Reading)?;
        Some(lesson.step)
    }

    /// How far a lesson has come, in words.
    pub fn progress(&self, texts: &Texts) -> String {
        let Some(lesson) = self.lesson() else { return String::new() };
        texts.say("learn-step", &[("n", lesson.step.into()), ("of", lesson.steps.into())])
    }

    /// Its answers.
    pub fn choices(&self) -> &[Choice] {
        self.decision().map_or(&[], |decision| &decision.choices)
    }

    /// Who has to choose.
    pub fn owed(&self) -> &[Seat] {
        self.snapshot.view.as_ref().map_or(&[], GameView::owed)
    }

    /// How many play.
    pub fn players(&self) -> u32 {
        self.snapshot.info.options.seats
    }

    /// What a seat's clock shows now; `None` if nobody minds the time.
    pub fn clock(&self, seat: Seat) -> Option<Duration> {
        let clock = self.snapshot.info.clocks.iter().find(|clock| clock.seat == seat)?;
        let left = Duration::from_millis(clock.left_ms.into());
        Some(if clock.running { left.saturating_sub(self.heard.elapsed()) } else { left })
    }
}

const fn emote_key(emote: Emote) -> &'static str {
    match emote {
        Emote::Hello => "emote-hello",
        Emote::GoodLuck => "emote-goodLuck",
        Emote::WellPlayed => "emote-wellPlayed",
        Emote::Thanks => "emote-thanks",
        Emote::Sorry => "emote-sorry",
        Emote::Oops => "emote-oops",
        Emote::Thinking => "emote-thinking",
        Emote::Wow => "emote-wow",
    }
}

/// An update does not fit what is known.
pub struct Missed;
