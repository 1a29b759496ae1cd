//! A table as this client knows it: the latest snapshot, kept current by updates, and what was told.

use crate::text::Texts;
use crate::words::{Words, game_of, names_of};
use protocol::{
    Analysis, Change, ChatLine, Choice, Decision, Emote, GameEvents, GameName, GameView, Seat,
    Snapshot, Stage, Update,
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
}

impl Line {
    /// Something that was just told.
    pub fn new(text: String) -> Line {
        Line { text, times: 1, fresh: true }
    }

    /// Sentences at the end of a log; what is told several times in a row is counted.
    pub fn add(log: &mut Vec<Line>, sentences: Vec<String>) {
        for text in sentences {
            match log.last_mut() {
                Some(last) if last.fresh && last.text == text => last.times += 1,
                _ => log.push(Line::new(text)),
            }
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
    /// When the clocks were told.
    heard: Instant,
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
        let mut table = Table { id, snapshot, log, hint: None, names, heard };
        if let Some(history) = table.snapshot.history.take() {
            table.tell(&history, texts);
        }
        for line in std::mem::take(&mut table.snapshot.chat) {
            table.said(&line, texts);
        }
        table
    }

    /// What is another than before, told short. `Err` as for an [update](Table::update).
    pub fn change(&mut self, change: Change, texts: &Texts) -> Result<(), Missed> {
        let Snapshot { version, info, view, .. } = &self.snapshot;
        if change.version <= *version {
            return Ok(());
        }
        let update = change.update(info, view.as_ref()).map_err(|_| Missed)?;
        self.update(update, texts)
    }

    /// A change. `Err` if something was missed in between, and a snapshot has to be asked for.
    pub fn update(&mut self, update: Update, texts: &Texts) -> Result<(), Missed> {
        if update.version <= self.snapshot.version {
            return Ok(());
        }
        if update.since != self.snapshot.version {
            return Err(Missed);
        }
        let begins = update.info.game != self.snapshot.info.game && update.events.is_some();
        if begins {
            self.log.clear();
        }
        let Update { version, info, events, view, decision, truth, .. } = update;
        self.names = names_of(texts, &info.seats);
        self.snapshot = Snapshot {
            version,
            info,
            view,
            decision,
            truth,
            you: self.snapshot.you,
            history: None,
            chat: Vec::new(),
        };
        self.heard = Instant::now();
        if let Some(events) = events {
            self.tell(&events, texts);
        }
        if self.hint.as_ref().map(|hint| hint.decision) != self.decision().map(|it| it.id) {
            self.hint = None;
        }
        Ok(())
    }

    fn tell(&mut self, events: &GameEvents, texts: &Texts) {
        let told = self.words(texts).events(events);
        Line::add(&mut self.log, told);
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
        self.log.push(Line::new(text));
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

    /// The open question.
    pub fn decision(&self) -> Option<&Decision> {
        let playing = self.snapshot.info.stage == Stage::Playing;
        self.snapshot.decision.as_ref().filter(|_| playing)
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
