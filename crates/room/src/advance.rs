//! What every change does to a room.

use crate::clock::Clocks;
use crate::line::{Fact, GameLine, Motion, Parting};
use crate::picture::Picture;
use crate::room::{Chair, Proposed, Room};
use crate::running::{Offers, Running};
use crate::{PersonId, Time};
use games::{AnyEvents, AnyOptions, AnyTable, NotPlayed, Told};
use kernel::{Observer, Seat, SeatSet, Status};
use protocol::{Bot, ChatLine, Ending, GameName, How, Score, Stage, Text};
use record::Commitment;

/// The bot that takes over for a player who resigned or ran out of time while more than one opponent is left.
pub const STAND_IN: Bot = Bot::Heuristic;

/// How much of what was said is shown to those who come.
const CHAT_KEPT: usize = 30;
/// How many messages of each person are remembered, so that they are not done twice.
const MESSAGES_KEPT: usize = 128;
/// A change to be made: a fact, or something the game has to be asked for first.
pub(crate) enum Change<'a> {
    /// Neither a start nor a choice.
    Fact(Fact),
    /// Deals from the seed.
    Deal,
    /// Deals what stored lines say, by this version of the rules.
    StoredDeal { rules: u32, lines: &'a [String] },
    /// A seat chooses.
    Act { seat: Seat, action: &'a str },
    /// A stored choice and what chance brought.
    StoredAct { seat: Seat, lines: &'a [String] },
}

/// What a change came to.
pub(crate) struct Done {
    /// To be written down.
    pub facts: Vec<Fact>,
    /// What each observer heard of the game: the seats in order, then the spectators. Empty if nothing happened in it.
    pub heard: Vec<AnyEvents>,
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
        if let Change::Fact(fact @ (Fact::Said { .. } | Fact::Emoted { .. })) = change {
            return Ok(self.hear(head, fact));
        }
        let offers = self.game.as_ref().map(Running::offers).unwrap_or_default();
        let (facts, told) = match change {
            Change::Deal => {
                let started = AnyTable::start(&self.options, self.seed);
                let (table, step) = started.map_err(|why| NotPlayed::Text(why.to_string()))?;
                self.begin(head.at, table);
                let began = Fact::Began { rules: self.options.rules() };
                let facts = [began].into_iter().chain(game_lines(None, step.lines));
                (facts.collect(), Some(step.told))
            }
            Change::StoredDeal { rules, lines } => {
                let options = self.options.clone().under_rules(rules);
                let options = options.map_err(|why| NotPlayed::Text(why.to_string()))?;
                let dealt = AnyTable::deal(&options, self.seed, lines);
                let (mut table, told) = dealt.map_err(|why| NotPlayed::Text(why.to_string()))?;
                if let Some(course) = &mut self.course {
                    course.dealt(lines);
                }
                if self.course.is_some() || self.origin.is_some() {
                    // Somebody else has dealt, so that nothing is promised about a seed.
                    table.reseed(self.seed);
                }
                self.begin(head.at, table);
                (Vec::new(), Some(told))
            }
            Change::Act { seat, action } => {
                let game = self.game.as_mut().ok_or(NotPlayed::Closed)?;
                let step = game.table.submit(seat, action)?;
                self.settle(head.at);
                self.chose(seat, &offers);
                let facts = game_lines(Some(seat), step.lines).collect();
                (facts, Some(step.told))
            }
            Change::StoredAct { seat, lines } => {
                let bad = || NotPlayed::Text(lines.join("\n"));
                let game = self.game.as_mut().ok_or_else(bad)?;
                let played = game.table.lines();
                let told = game.table.follow(lines).map_err(|_| bad())?;
                if let Some(course) = &mut self.course {
                    course.chose(seat, lines, played);
                }
                self.settle(head.at);
                self.chose(seat, &offers);
                (Vec::new(), Some(told))
            }
            Change::Fact(fact) => {
                self.settle(head.at);
                let bad = || NotPlayed::Text(format!("{fact:?}"));
                self.take(head.at, &fact).ok_or_else(bad)?;
                (vec![fact], None)
            }
        };
        self.remember(head);
        let heard = self.count_changes(told.as_ref());
        Ok(Done { facts, heard })
    }

    /// Somebody said something. It changes nothing that anybody sees of the game, so a long conversation costs little.
    fn hear(&mut self, head: &Head, fact: Fact) -> Done {
        self.settle(head.at);
        // Only what does not concern a seat can be taken in, and this does not.
        let _ = self.take(head.at, &fact);
        self.remember(head);
        Done { facts: vec![fact], heard: Vec::new() }
    }

    /// Remembers which message was done, and when.
    fn remember(&mut self, head: &Head) {
        self.last = self.last.max(head.at);
        if let Some(game) = &mut self.game {
            game.note_end(self.last);
        }
        let (Some(by), Some(msg)) = (&head.by, &head.msg) else { return };
        // Restored lines have an id each; one is kept for all.
        let mut his = self.done.iter().filter(|(it, _)| it == by);
        let known = his.next().map_or(by, |(it, _)| it).clone();
        // Of each person so many: nobody can make the table forget what others sent.
        if 1 + his.count() >= MESSAGES_KEPT
            && let Some(oldest) = self.done.iter().position(|(it, _)| it == by)
        {
            self.done.remove(oldest);
        }
        self.done.push_back((known, msg.as_str().into()));
    }

    /// A game begins.
    fn begin(&mut self, at: Time, table: AnyTable) {
        let clocks = Clocks::new(self.clock, self.chairs.len(), at);
        self.game = Some(Running::new(table, clocks, at));
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

    /// A player leaves the game. The last player or team left wins; until then a bot takes over.
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
            Fact::Opened { .. } | Fact::Started | Fact::Began { .. } | Fact::Game(_) => {
                return None;
            }
            Fact::Sat { seat, person, name, avatar } => {
                let seat = self.chair(*seat)?;
                let returns = self.person_at(seat) == Some(person);
                let (person, name, avatar) = (person.clone(), name.clone(), *avatar);
                self.put(seat, Chair::Human { person: person.clone(), name, avatar });
                self.host.get_or_insert(person);
                if !returns {
                    self.forget_score();
                }
            }
            Fact::Left { seat } => {
                let seat = self.chair(*seat)?;
                let Chair::Human { person, name, .. } = self.chairs[seat.index()].clone() else {
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
                    Chair::Human { person, name, .. } => {
                        self.sent_away.insert(person);
                        Chair::Kicked { name }
                    }
                    Chair::Bot(_)
                    | Chair::Open
                    | Chair::Reserved { .. }
                    | Chair::Kicked { .. }
                    | Chair::Left { .. } => Chair::Open,
                };
                self.put(seat, chair);
            }
            Fact::Reserved { seat, code } => {
                let seat = self.chair(*seat)?;
                self.put(seat, Chair::Reserved { code: code.clone() });
            }
            Fact::AccessSet { access } => self.access = *access,
            Fact::BotSat { seat, bot } => {
                let seat = self.chair(*seat)?;
                self.put(seat, Chair::Bot(*bot));
                if !self.is_running() {
                    self.forget_score();
                }
            }
            Fact::OptionsSet { game, options } => self.agree_on(*game, options)?,
            Fact::ClockSet { clock } => self.clock = *clock,
            Fact::Read { .. } => self.course.as_mut()?.read(),
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
            Fact::Deserted { seat, parting } => {
                let game = self.game.as_ref()?;
                let left = game.table.seats().iter().filter(|&it| !game.out.contains(it));
                let how = match parting {
                    Parting::Resigned => How::Resignation { seat: *seat },
                    Parting::TimedOut => How::TimeOut { seat: *seat },
                };
                self.finish(left.collect(), how);
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
                (self.seed, self.commitment) = (*seed, Commitment::to(*seed));
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
            if seats != self.chairs.len() {
                self.chairs.retain(Chair::is_held);
                self.chairs.resize(seats, Chair::Open);
            }
            self.forget_score();
        }
        (self.options, self.origin) = (options, None);
        Some(())
    }

    fn forget_score(&mut self) {
        self.score = Score { wins: vec![0; self.chairs.len()], drawn: 0 };
    }

    /// Changes who sits on a chair. Chooses another host if the host left, and clears all proposals.
    fn put(&mut self, seat: Seat, chair: Chair) {
        let hosted = self.host.is_some() && self.person_at(seat) == self.host.as_ref();
        self.chairs[seat.index()] = chair;
        if hosted {
            let humans = self.chairs.iter().filter_map(|chair| match chair {
                Chair::Human { person, .. } => Some(person.clone()),
                Chair::Open
                | Chair::Reserved { .. }
                | Chair::Bot(_)
                | Chair::Kicked { .. }
                | Chair::Left { .. } => None,
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

    /// Makes the new picture, and counts the observers for whom it is another one, or who heard something. Gives back
    /// what each of them heard.
    fn count_changes(&mut self, told: Option<&Told>) -> Vec<AnyEvents> {
        let before = std::mem::take(&mut self.picture);
        self.picture = Picture::of(self);
        let mut heard = Vec::new();
        for (place, observer) in self.observers().enumerate() {
            let events = told.map(|told| told.to(observer));
            let hears = events.as_ref().is_some_and(|events| !events.is_empty());
            if hears || self.picture.differs(&before, place) {
                self.versions.raise(observer);
            }
            heard.extend(events);
        }
        heard
    }
}

/// The lines of a step: what a seat chose, if one did, then what chance brought.
pub(crate) fn game_lines(actor: Option<Seat>, lines: Vec<String>) -> impl Iterator<Item = Fact> {
    let seats = actor.map(Some).into_iter().chain(std::iter::repeat(None));
    lines.into_iter().zip(seats).map(|(text, seat)| Fact::Game(GameLine { seat, text }))
}
