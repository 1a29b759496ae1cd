//! What every change does to a room.

use crate::clock::Clocks;
use crate::line::{Fact, Motion};
use crate::room::{Chair, Proposed, Room};
use crate::running::{Offers, Running};
use crate::{PersonId, Time};
use games::{AnyOptions, AnyTable, AnyView, NotPlayed, Told};
use kernel::{Observer, Seat, SeatSet, Seed, Status};
use protocol::{Bot, ChatLine, ClockSetting, Ending, GameName, How, Score, Stage, Text};

/// Who plays on for somebody who gave up or ran out of time while more than one opponent is left.
pub const STAND_IN: Bot = Bot::Heuristic;

/// How much of what was said is shown to those who come.
const CHAT_KEPT: usize = 30;
/// How many messages are remembered, so that they are not done twice.
const MESSAGES_KEPT: usize = 128;
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
    /// Makes a change. The only way a room ever changes, when it is played and when it is restored. What is refused
    /// changes nothing; in stored lines nothing should be.
    pub(crate) fn advance(&mut self, head: &Head, change: Change<'_>) -> Result<Done, NotPlayed> {
        let before = Seen { by_all: self.known_to_all(), by_each: self.seen_by_each() };
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
    fn chose(&mut self, seat: Seat, offers: &Offers) {
        if let Some(game) = &mut self.game {
            if let Some(clocks) = &mut game.clocks {
                clocks.chose(seat);
            }
            game.ask(Some(seat), offers);
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
            let view = game.table.view(Observer::Spectator);
            let Some(text) = Text::of_ending(&view) else { return };
            self.finish(outcome.winners, How::Rules { text });
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

    /// Everything that `info` is made of, which everyone may know.
    fn known_to_all(&self) -> KnownToAll {
        KnownToAll {
            stage: self.stage(),
            host: self.host.clone(),
            options: self.options.clone(),
            chairs: self.chairs.clone(),
            clock: self.clock,
            games: self.games,
            seed: self.seed,
            score: self.score.clone(),
            proposals: self.proposals.clone(),
            ending: self.game.as_ref().and_then(|game| game.ending.clone()),
        }
    }

    /// What each observer sees of the game, and is asked.
    fn seen_by_each(&self) -> Vec<(Option<AnyView>, Option<u32>)> {
        self.observers().map(|it| (self.view(it), self.decision_of(it))).collect()
    }

    /// Counts the observers on whose picture something has changed, or who heard something.
    fn count_changes(&mut self, before: &Seen, told: Option<&Told>) {
        let all = before.by_all != self.known_to_all();
        let each = self.seen_by_each();
        for (index, observer) in self.observers().enumerate() {
            let heard = told.is_some_and(|told| !told.to(observer).is_empty());
            if all || heard || before.by_each.get(index) != each.get(index) {
                self.versions.raise(observer);
            }
        }
    }
}

/// What could be seen before a change, to find out whose picture it has changed.
struct Seen {
    by_all: KnownToAll,
    by_each: Vec<(Option<AnyView>, Option<u32>)>,
}

#[derive(PartialEq)]
struct KnownToAll {
    stage: Stage,
    host: Option<PersonId>,
    options: AnyOptions,
    chairs: Vec<Chair>,
    clock: ClockSetting,
    games: u32,
    seed: Seed,
    score: Score,
    proposals: Vec<Proposed>,
    ending: Option<Ending>,
}

fn facts(first: Option<Fact>, lines: Vec<String>) -> Vec<Fact> {
    first.into_iter().chain(lines.into_iter().map(Fact::Game)).collect()
}
