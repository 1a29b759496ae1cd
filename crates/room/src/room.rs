//! The state of a room, and what every fact does to it.

use crate::clock::Clocks;
use crate::line::{Fact, Line, Motion};
use crate::running::Running;
use crate::{PersonId, Time};
use games::{AnyOptions, AnyTable, AnyView, GameKind, NotPlayed, Told};
use kernel::{Observer, Seat, SeatSet, Seed, Status};
use protocol::{Bot, ChatLine, ClockSetting, Ending, GameName, How, Score, Stage, TableInfo};
use std::collections::{BTreeSet, VecDeque};
use std::fmt;

/// Who plays on for somebody who gave up or ran out of time while more than one opponent is left.
pub const STAND_IN: Bot = Bot::Heuristic;

/// The version of a table's lines.
const VERSION: u32 = 1;
/// How much of what was said is shown to those who come.
const CHAT_KEPT: usize = 30;
/// How many messages are remembered, so that they are not done twice.
const MESSAGES_KEPT: usize = 128;

/// One table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Room {
    pub(crate) table: String,
    pub(crate) host: Option<PersonId>,
    pub(crate) options: AnyOptions,
    pub(crate) clock: ClockSetting,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) sent_away: BTreeSet<PersonId>,
    /// What the running game was dealt from, or the next one will be.
    pub(crate) seed: Seed,
    pub(crate) game: Option<Running>,
    /// Games begun.
    pub(crate) games: u32,
    pub(crate) score: Score,
    pub(crate) proposals: Vec<Proposed>,
    proposals_made: u32,
    pub(crate) chat: VecDeque<ChatLine>,
    said: u32,
    /// Messages that were done, the latest last.
    done: VecDeque<(PersonId, Box<str>)>,
    /// What each observer was told of: the seats, then the spectators.
    versions: Versions,
    /// When the last line was written.
    pub(crate) last: Time,
}

/// A number for each seat there can be, and for the spectators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Versions([u32; Seat::MAX + 1]);

impl Versions {
    /// The one an observer was told last.
    pub fn of(&self, observer: Observer) -> u32 {
        self.0[index_of(observer)]
    }
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Chair {
    Open,
    Human { person: PersonId, name: String },
    Bot(Bot),
    Kicked { name: String },
    Left { person: PersonId, name: String },
}

/// A proposal that waits for answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Proposed {
    pub id: u32,
    pub by: Seat,
    pub motion: Motion,
    pub agreed: SeatSet,
}

/// Why lines are not those of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLog {
    /// Which line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub why: String,
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for BadLog {}

/// A change to be made: a fact, or something the game has to be asked for first.
pub(crate) enum Change<'a> {
    /// Neither a start nor a choice.
    Fact(Fact),
    /// Deals from the seed.
    Deal,
    /// Deals what stored lines say.
    StoredDeal(&'a [String]),
    /// A seat chooses.
    Act { seat: Seat, action: &'a str },
    /// A stored choice and what chance brought.
    StoredAct(&'a [String]),
}

/// What a change came to.
pub(crate) struct Done {
    /// To be written down.
    pub facts: Vec<Fact>,
    /// What happened in the game.
    pub told: Option<Told>,
}

/// When, who, with which message.
#[derive(Clone)]
pub(crate) struct Head {
    pub at: Time,
    pub by: Option<PersonId>,
    pub msg: Option<String>,
}

impl Room {
    /// A table as its first line describes it; `None` if it is not such a line.
    pub(crate) fn of_first(line: &Line) -> Option<Room> {
        let Fact::Opened { version, table, game, options, clock, host, seed } = &line.fact else {
            return None;
        };
        let options = AnyOptions::read(GameKind::from(*game), options).ok()?;
        let chairs = vec![Chair::Open; options.seats()];
        (*version == VERSION).then(|| Room {
            table: table.clone(),
            host: Some(host.clone()),
            score: Score { wins: vec![0; chairs.len()], drawn: 0 },
            options,
            clock: *clock,
            chairs,
            sent_away: BTreeSet::new(),
            seed: *seed,
            game: None,
            games: 0,
            proposals: Vec::new(),
            proposals_made: 0,
            chat: VecDeque::new(),
            said: 0,
            done: VecDeque::new(),
            versions: Versions([1; Seat::MAX + 1]),
            last: line.at,
        })
    }

    /// The first line of a table.
    pub(crate) fn first_line(
        table: &str,
        host: PersonId,
        options: &AnyOptions,
        clock: ClockSetting,
        seed: Seed,
        now: Time,
    ) -> Line {
        let fact = Fact::Opened {
            version: VERSION,
            table: table.to_owned(),
            game: options.kind().into(),
            options: options.to_string(),
            clock,
            host: host.clone(),
            seed,
        };
        Line { at: now, by: Some(host), msg: None, fact }
    }

    /// The room that these lines lead to.
    pub fn restore(lines: &[Line]) -> Result<Room, BadLog> {
        let bad = |index: usize, why: &str| BadLog { line: index + 1, why: why.to_owned() };
        let first = lines.first().ok_or_else(|| bad(0, "no line at all"))?;
        let mut room = Room::of_first(first).ok_or_else(|| bad(0, "a table opens otherwise"))?;
        let mut index = 1;
        while let Some(line) = lines.get(index) {
            let rest = lines[index + 1..].iter().take_while(|it| it.fact.is_chance());
            let mut stored: Vec<String> = rest.filter_map(|it| it.fact.game_line()).collect();
            let next = index + 1 + stored.len();
            let head = Head { at: line.at, by: line.by.clone(), msg: line.msg.clone() };
            let change = if line.fact == Fact::Started {
                Change::StoredDeal(&stored)
            } else if let Some(act) = line.fact.game_line() {
                stored.insert(0, act);
                Change::StoredAct(&stored)
            } else if stored.is_empty() {
                Change::Fact(line.fact.clone())
            } else {
                return Err(bad(index + 1, "chance without a choice"));
            };
            room.advance(&head, change).map_err(|why| bad(index, &why.to_string()))?;
            index = next;
        }
        Ok(room)
    }

    /// Makes a change. The only way a room ever changes, when it is played and when it is restored. What is refused
    /// changes nothing; in stored lines nothing should be.
    pub(crate) fn advance(&mut self, head: &Head, change: Change<'_>) -> Result<Done, NotPlayed> {
        let before = self.seen_by_all();
        let offers = self.game.as_ref().map(Running::offers).unwrap_or_default();
        let done = match change {
            Change::Deal => {
                let started = AnyTable::start(&self.options, self.seed);
                let (table, step) = started.map_err(|why| NotPlayed::Text(why.to_string()))?;
                self.begin(head.at, table);
                Done { facts: facts(Some(Fact::Started), step.lines), told: Some(step.told) }
            }
            Change::StoredDeal(lines) => {
                let dealt = AnyTable::deal(&self.options, self.seed, lines);
                let (table, told) = dealt.map_err(|why| NotPlayed::Text(why.to_string()))?;
                self.begin(head.at, table);
                Done { facts: Vec::new(), told: Some(told) }
            }
            Change::Act { seat, action } => {
                let game = self.game.as_mut().ok_or(NotPlayed::Closed)?;
                let step = game.table.submit(seat, action)?;
                self.settle(head.at);
                self.chose(seat, &offers);
                Done { facts: facts(None, step.lines), told: Some(step.told) }
            }
            Change::StoredAct(lines) => {
                let bad = || NotPlayed::Text(lines.join("\n"));
                let game = self.game.as_mut().ok_or_else(bad)?;
                let told = game.table.follow(lines).map_err(|_| bad())?;
                let seat = lines.first().and_then(|line| line.split(' ').nth(1));
                let seat = seat.and_then(|seat| seat.parse().ok()).ok_or_else(bad)?;
                self.settle(head.at);
                self.chose(seat, &offers);
                Done { facts: Vec::new(), told: Some(told) }
            }
            Change::Fact(fact) => {
                self.settle(head.at);
                let bad = || NotPlayed::Text(format!("{fact:?}"));
                self.take(head.at, &fact).ok_or_else(bad)?;
                Done { facts: vec![fact], told: None }
            }
        };
        self.last = self.last.max(head.at);
        if let (Some(by), Some(msg)) = (&head.by, &head.msg) {
            // Restored lines have an id each; one is kept for all.
            let known =
                self.done.iter().map(|(it, _)| it).find(|it| *it == by).unwrap_or(by).clone();
            self.done.push_back((known, msg.as_str().into()));
            if self.done.len() > MESSAGES_KEPT {
                self.done.pop_front();
            }
        }
        self.count_changes(&before, done.told.as_ref());
        Ok(done)
    }

    /// A game begins.
    fn begin(&mut self, at: Time, table: AnyTable) {
        let clocks = Clocks::new(self.clock, self.chairs.len(), at);
        self.game = Some(Running::new(table, clocks));
        self.games += 1;
        self.proposals.clear();
        self.end_by_rules();
    }

    /// A seat has chosen, and the game has gone on.
    fn chose(&mut self, seat: Seat, offers: &[Vec<String>]) {
        if let Some(game) = &mut self.game {
            if let Some(clocks) = &mut game.clocks {
                clocks.chose(seat);
            }
            game.ask(Some(seat), &offers.to_vec());
        }
        // The position is another one; only what concerns the seats is still worth answering.
        self.proposals.retain(|it| match it.motion {
            Motion::Draw | Motion::Undo { .. } => false,
            Motion::Replace { .. } | Motion::Rematch { .. } | Motion::Pause => true,
        });
        self.end_by_rules();
    }

    fn end_by_rules(&mut self) {
        let Some(game) = &self.game else { return };
        if let Status::Over(outcome) = game.table.status() {
            let how = How::Rules { rule: outcome.rule.to_string() };
            self.finish(outcome.winners, how);
        }
    }

    /// A game is over.
    fn finish(&mut self, winners: SeatSet, how: How) {
        let Some(game) = self.game.as_mut().filter(|game| game.ending.is_none()) else { return };
        game.finish(Ending { winners: protocol::Seat::of_set(winners), how });
        for seat in winners.iter() {
            self.score.wins[seat.index()] += 1;
        }
        self.score.drawn += u32::from(winners.is_empty());
        self.proposals.clear();
    }

    /// Somebody is out of the game: the last one left wins, or the last team, and until then a bot plays on.
    fn give_up(&mut self, seat: Seat, how: How) {
        let Some(game) = &mut self.game else { return };
        game.out = game.out.with(seat);
        let left: SeatSet =
            game.table.seats().iter().filter(|&it| !game.out.contains(it)).collect();
        // Whoever wins together with the first of them; alone, or a team.
        let side = left.iter().next().map_or(SeatSet::EMPTY, |first| self.options.allies(first));
        if left.iter().all(|seat| side.contains(seat)) {
            self.finish(side, how);
        } else {
            self.put(seat, Chair::Bot(STAND_IN));
        }
    }

    /// Takes a fact in; `None` if it cannot be.
    fn take(&mut self, at: Time, fact: &Fact) -> Option<()> {
        match fact {
            Fact::Opened { .. } | Fact::Started | Fact::Game(_) => return None,
            Fact::Sat { seat, person, name } => {
                let seat = self.chair(*seat)?;
                let returns = self.person_at(seat) == Some(person);
                self.put(seat, Chair::Human { person: person.clone(), name: name.clone() });
                self.host.get_or_insert_with(|| person.clone());
                if !returns {
                    self.forget_score();
                }
            }
            Fact::Left { seat } => {
                let seat = self.chair(*seat)?;
                let Chair::Human { person, name } = self.chairs[seat.index()].clone() else {
                    return None;
                };
                let chair = match self.stage() {
                    Stage::Playing | Stage::Paused => Chair::Left { person, name },
                    Stage::Lobby | Stage::Over => Chair::Open,
                };
                self.put(seat, chair);
            }
            Fact::Kicked { seat } => {
                let seat = self.chair(*seat)?;
                let chair = match self.chairs[seat.index()].clone() {
                    Chair::Human { person, name } => {
                        self.sent_away.insert(person);
                        Chair::Kicked { name }
                    }
                    Chair::Bot(_) | Chair::Open | Chair::Kicked { .. } | Chair::Left { .. } => {
                        Chair::Open
                    }
                };
                self.put(seat, chair);
            }
            Fact::BotSat { seat, bot } => {
                let seat = self.chair(*seat)?;
                self.put(seat, Chair::Bot(*bot));
                if !self.is_running() {
                    self.forget_score();
                }
            }
            Fact::OptionsSet { game, options } => self.agree_on(*game, options)?,
            Fact::ClockSet { clock } => self.clock = *clock,
            Fact::Said { name, seat, text } => self.say(name, *seat, Some(text.clone()), None),
            Fact::Emoted { name, seat, emote } => self.say(name, *seat, None, Some(*emote)),
            Fact::Resigned { seat } => {
                let how = How::Resignation { seat: *seat };
                self.give_up(self.chair(*seat)?, how);
            }
            Fact::TimedOut { seat } => {
                let how = How::TimeOut { seat: *seat };
                self.give_up(self.chair(*seat)?, how);
            }
            Fact::Proposed { seat, motion } => {
                let by = self.chair(*seat)?;
                self.proposals_made += 1;
                self.proposals.retain(|it| it.by != by);
                let (id, motion) = (self.proposals_made, motion.clone());
                self.proposals.push(Proposed { id, by, motion, agreed: SeatSet::only(by) });
            }
            Fact::Answered { proposal, seat, agree } => {
                let seat = self.chair(*seat)?;
                let index = self.proposals.iter().position(|it| it.id == *proposal)?;
                if *agree {
                    let agreed = &mut self.proposals[index].agreed;
                    *agreed = agreed.with(seat);
                } else {
                    self.proposals.remove(index);
                }
            }
            Fact::DrawAgreed => self.finish(SeatSet::EMPTY, How::Agreement),
            Fact::Paused => {
                self.game.as_mut()?.paused = true;
                self.proposals.clear();
            }
            Fact::Resumed => self.game.as_mut()?.paused = false,
            Fact::RematchAgreed { game, options, seed } => {
                self.game = None;
                self.seed = *seed;
                self.proposals.clear();
                self.agree_on(*game, options)?;
            }
            Fact::Lifted { seat, line } => {
                let seat = self.chair(*seat)?;
                self.game.as_mut()?.lift(seat, *line).ok()?;
                self.proposals.clear();
            }
            Fact::Rewound { line } => {
                self.game.as_mut()?.rewind(*line).ok()?;
                self.proposals.clear();
            }
        }
        self.last = self.last.max(at);
        Some(())
    }

    /// Other options, and as many chairs as they need. Who sits stays, moving up where chairs go.
    fn agree_on(&mut self, game: GameName, options: &str) -> Option<()> {
        if self.game.is_some() {
            return None;
        }
        let options = AnyOptions::read(game.into(), options).ok()?;
        let seats = options.seats();
        if options.kind() != self.options.kind() || seats != self.chairs.len() {
            let sitting = |chair: &Chair| matches!(chair, Chair::Human { .. } | Chair::Bot(_));
            if seats != self.chairs.len() {
                self.chairs.retain(sitting);
                self.chairs.resize(seats, Chair::Open);
            }
            self.forget_score();
        }
        self.options = options;
        Some(())
    }

    fn forget_score(&mut self) {
        self.score = Score { wins: vec![0; self.chairs.len()], drawn: 0 };
    }

    /// Puts somebody on a chair. Whoever decides must be there, and whoever was asked something may be gone.
    fn put(&mut self, seat: Seat, chair: Chair) {
        let hosted = self.host.is_some() && self.person_at(seat) == self.host.as_ref();
        self.chairs[seat.index()] = chair;
        if hosted {
            let humans = self.chairs.iter().filter_map(|chair| match chair {
                Chair::Human { person, .. } => Some(person.clone()),
                Chair::Open | Chair::Bot(_) | Chair::Kicked { .. } | Chair::Left { .. } => None,
            });
            let humans: Vec<PersonId> = humans.collect();
            if !humans.iter().any(|person| Some(person) == self.host.as_ref()) {
                self.host = humans.into_iter().next();
            }
        }
        self.proposals.clear();
    }

    fn say(
        &mut self,
        name: &str,
        seat: Option<protocol::Seat>,
        text: Option<String>,
        emote: Option<protocol::Emote>,
    ) {
        self.said += 1;
        let line = ChatLine { number: self.said, name: name.to_owned(), seat, text, emote };
        self.chat.push_back(line);
        if self.chat.len() > CHAT_KEPT {
            self.chat.pop_front();
        }
    }

    /// Lets the clocks run until now.
    fn settle(&mut self, now: Time) {
        let running = self.clocks_running();
        if let Some(clocks) = self.game.as_mut().and_then(|game| game.clocks.as_mut()) {
            clocks.settle(running, now);
        }
    }

    /// The seats whose clocks run. A bot's time is the server's.
    pub(crate) fn clocks_running(&self) -> SeatSet {
        let Some(game) = self.game.as_ref().filter(|game| !game.paused) else {
            return SeatSet::EMPTY;
        };
        let is_bot = |seat: &Seat| matches!(self.chairs[seat.index()], Chair::Bot(_));
        game.owing().iter().filter(|seat| !is_bot(seat)).collect()
    }

    /// Whose time is over, the first of them.
    pub(crate) fn late(&self, now: Time) -> Option<Seat> {
        let clocks = self.game.as_ref()?.clocks.as_ref()?;
        let late = self.clocks_running().iter().filter(|&seat| clocks.deadline(seat) <= now);
        late.min_by_key(|&seat| clocks.deadline(seat))
    }

    /// When the next clock runs out.
    pub fn deadline(&self) -> Option<Time> {
        let clocks = self.game.as_ref()?.clocks.as_ref()?;
        self.clocks_running().iter().map(|seat| clocks.deadline(seat)).min()
    }

    /// Where the table stands.
    pub fn stage(&self) -> Stage {
        match &self.game {
            None => Stage::Lobby,
            Some(game) if game.ending.is_some() => Stage::Over,
            Some(game) if game.paused => Stage::Paused,
            Some(_) => Stage::Playing,
        }
    }

    pub(crate) fn is_running(&self) -> bool {
        match self.stage() {
            Stage::Playing | Stage::Paused => true,
            Stage::Lobby | Stage::Over => false,
        }
    }

    /// A seat of this table.
    pub(crate) fn chair(&self, seat: protocol::Seat) -> Option<Seat> {
        let seat = Seat::from(seat);
        (seat.index() < self.chairs.len()).then_some(seat)
    }

    /// The person who sits there, or left from there.
    pub(crate) fn person_at(&self, seat: Seat) -> Option<&PersonId> {
        match self.chairs.get(seat.index())? {
            Chair::Human { person, .. } | Chair::Left { person, .. } => Some(person),
            Chair::Open | Chair::Bot(_) | Chair::Kicked { .. } => None,
        }
    }

    /// Where somebody sits.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.humans().iter().find(|&seat| self.person_at(seat) == Some(person))
    }

    /// The seats of persons.
    pub(crate) fn humans(&self) -> SeatSet {
        let human = |seat: &Seat| matches!(self.chairs[seat.index()], Chair::Human { .. });
        SeatSet::first(self.chairs.len()).iter().filter(human).collect()
    }

    /// Was this message done already?
    pub(crate) fn has_done(&self, person: &PersonId, msg: &str) -> bool {
        self.done.iter().any(|(by, done)| by == person && **done == *msg)
    }

    /// The version an observer was told last.
    pub fn version(&self, observer: Observer) -> u32 {
        self.versions.of(observer)
    }

    pub(crate) fn versions(&self) -> Versions {
        self.versions
    }

    /// Everyone who can be told something.
    pub(crate) fn observers(&self) -> impl Iterator<Item = Observer> + use<> {
        Observer::all(self.chairs.len())
    }

    /// What everyone can see, to find out later whose picture has changed.
    fn seen_by_all(&self) -> Seen {
        let one = |observer| {
            let view = self.game.as_ref().map(|game| game.table.view(observer));
            (view, self.decision_of(observer))
        };
        Seen { info: self.info(None), each: self.observers().map(one).collect() }
    }

    pub(crate) fn decision_of(&self, observer: Observer) -> Option<u32> {
        match observer {
            Observer::Seat(seat) => self.game.as_ref()?.decision(seat),
            Observer::Spectator => None,
        }
    }

    /// Counts the observers on whose picture something has changed, or who heard something.
    fn count_changes(&mut self, before: &Seen, told: Option<&Told>) {
        let after = self.seen_by_all();
        let all = before.info != after.info;
        for (index, observer) in self.observers().enumerate() {
            let heard = told.is_some_and(|told| !told.to(observer).is_empty());
            if all || heard || before.each.get(index) != after.each.get(index) {
                self.versions.0[index_of(observer)] += 1;
            }
        }
    }
}

struct Seen {
    info: TableInfo,
    each: Vec<(Option<AnyView>, Option<u32>)>,
}

fn index_of(observer: Observer) -> usize {
    match observer {
        Observer::Seat(seat) => seat.index(),
        Observer::Spectator => Seat::MAX,
    }
}

fn facts(first: Option<Fact>, lines: Vec<String>) -> Vec<Fact> {
    first.into_iter().chain(lines.into_iter().map(Fact::Game)).collect()
}
