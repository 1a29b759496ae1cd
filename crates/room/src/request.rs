//! What is asked of a room, and what it does about it.

use crate::advance::{Change, Head, game_lines};
use crate::clock::is_sensible;
use crate::effects::{Before, Happened};
use crate::line::{Fact, Line, Motion, Parting};
use crate::names;
use crate::room::{Chair, Room};
use crate::{Command, Effects, Person, PersonId, Refused, Tell, Time, To};
use games::{AnyEvents, AnyOptions, AnyView, NotPlayed, Undo};
use kernel::{Observer, Seat, SeatSet, Seed};
use protocol::{ChosenOptions, ClockSetting, Preview, Request, ServerMessage, Stage};

/// The most characters that can be said at once.
const MOST_SAID: u32 = 300;

/// Why a request comes to nothing.
pub(crate) enum No {
    /// Nothing changes.
    Refused(Refused),
    /// The decision is closed.
    Stale,
}

impl From<Refused> for No {
    fn from(why: Refused) -> No {
        No::Refused(why)
    }
}

/// Where a deal or a choice gets what chance brings.
#[derive(Clone, Copy)]
enum Chance<'a> {
    /// From the seed of the game.
    Seed,
    /// From lines of the game, the choice among them.
    Lines(&'a [String]),
}

/// What a command leads to, while it is worked on.
pub(crate) struct Work<'a> {
    at: Time,
    chance: Chance<'a>,
    by: Option<PersonId>,
    /// Written with the first line only.
    msg: Option<String>,
    pub(crate) lines: Vec<Line>,
    /// What each observer heard: the seats in order, then the spectators.
    heard: Vec<AnyEvents>,
    /// What was heard is no longer true: everyone looks anew.
    pub(crate) anew: bool,
    /// Who just sat down here got a snapshot already.
    sat: Option<Seat>,
}

impl<'a> Work<'a> {
    /// Nothing yet. Chance comes from the seed.
    pub(crate) fn new(at: Time) -> Work<'a> {
        Work {
            at,
            chance: Chance::Seed,
            by: None,
            msg: None,
            lines: Vec::new(),
            heard: Vec::new(),
            anew: false,
            sat: None,
        }
    }

    /// Writes facts down. The first says who asked for it, and the very first with which message.
    pub(crate) fn write(&mut self, facts: impl IntoIterator<Item = Fact>) {
        let mut by = self.by.clone();
        for fact in facts {
            let (by, msg) = (by.take(), self.msg.take());
            self.lines.push(Line { at: self.at, by, msg, fact });
        }
    }

    /// Takes note of what each observer heard, after what it heard before.
    fn hear(&mut self, heard: Vec<AnyEvents>) {
        if self.heard.is_empty() {
            self.heard = heard;
            return;
        }
        for (before, more) in self.heard.iter_mut().zip(&heard) {
            before.append(more);
        }
    }
}

/// Can a client's message have this id: 1 to 36 letters, digits and `-`?
pub fn is_message_id(msg: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '-';
    (1..=36).contains(&msg.len()) && msg.chars().all(fits)
}

/// A preview that is still to be made, from its sender's view alone. The game is played on in many worlds for it, which a server
/// does beside its tables.
pub struct Trial {
    table: String,
    msg: String,
    view: AnyView,
    action: String,
}

impl Trial {
    /// The client's id of it.
    pub fn msg(&self) -> &str {
        &self.msg
    }

    /// What would come of it.
    pub fn answer(self) -> ServerMessage {
        let Trial { table, msg, view, action } = self;
        match Preview::of(&view, &action) {
            Ok(preview) => ServerMessage::Preview { table, msg, preview: Box::new(preview) },
            Err(why) => ServerMessage::Refused { msg, why: Refused::Action(why).wire() },
        }
    }
}

impl Room {
    /// A new table.
    pub fn open(
        table: &str,
        host: &Person,
        options: &AnyOptions,
        clock: ClockSetting,
        seed: Seed,
        now: Time,
    ) -> Result<(Room, Effects), Refused> {
        if !is_sensible(clock) {
            return Err(Refused::BadClock);
        }
        let line = Room::first_line(table, host.id.clone(), options, clock, seed, now, None);
        let room = Room::of_first(&line).ok_or(Refused::NoGame)?;
        Ok((room, Effects { append: vec![line], ..Effects::default() }))
    }

    /// Takes a command. Time never runs backwards: an earlier `now` counts as that of the last line. Clocks that have
    /// run out come first.
    #[must_use]
    pub fn handle(&mut self, command: Command, now: Time) -> Effects {
        self.handle_for(command, now, &|_, _| true)
    }

    /// Like [`handle`](Room::handle), but makes the messages for an observer only if a client listens.
    #[must_use]
    pub fn handle_for(
        &mut self,
        command: Command,
        now: Time,
        listens: &dyn Fn(&Room, Observer) -> bool,
    ) -> Effects {
        self.carry(command, now, listens, Chance::Seed)
    }

    /// Takes a command as if the game went on with these lines, whatever the seed deals: a choice and what chance brought, or
    /// a deal. For checks that play a game again with other hidden cards. If the lines cannot be played the command is
    /// refused, and the room is worthless.
    #[must_use]
    pub fn handle_with(&mut self, command: Command, now: Time, lines: &[String]) -> Effects {
        self.carry(command, now, &|_, _| true, Chance::Lines(lines))
    }

    fn carry(
        &mut self,
        command: Command,
        now: Time,
        listens: &dyn Fn(&Room, Observer) -> bool,
        chance: Chance<'_>,
    ) -> Effects {
        let at = now.max(self.last);
        let before = Before::of(self);
        let mut work = Work { chance, ..Work::new(at) };
        while let Some(seat) = self.late(at) {
            let done = self.fact(&mut work, Fact::TimedOut { seat: seat.into() });
            if done.is_err() || self.desert(&mut work, seat, Parting::TimedOut).is_err() {
                break;
            }
        }
        let answer = match command {
            Command::Tick => None,
            Command::Bot { seat, decision, action } => {
                // A bot that is too late is not told.
                let owes = self.game.as_ref().and_then(|game| game.decision(seat));
                let is_bot = matches!(self.chairs.get(seat.index()), Some(Chair::Bot(_)));
                if is_bot && owes == Some(decision) && self.stage() == Stage::Playing {
                    // A bot that breaks the rules is asked again by whoever runs it; nothing has changed.
                    let _refused = self.act(&mut work, seat, &action);
                }
                None
            }
            Command::Request { from, msg, request, seed } => {
                Some(self.answer(&mut work, &from, msg, request, seed))
            }
        };
        let happened = Happened {
            at,
            heard: work.heard,
            anew: work.anew,
            told: work.sat.map_or(SeatSet::EMPTY, SeatSet::only),
            tells: answer.into_iter().flatten().collect(),
        };
        Effects { append: work.lines, ..self.effects(before, happened, listens) }
    }

    /// Performs a request and returns the answer to its sender.
    fn answer(
        &mut self,
        work: &mut Work<'_>,
        from: &Person,
        msg: String,
        request: Request,
        seed: Seed,
    ) -> Vec<Tell> {
        let tell = |message| Tell { to: To::Person(from.id.clone()), message };
        if let Some(answer) = self.answered(from, &msg) {
            return vec![tell(answer)];
        }
        let table = self.table.clone();
        let ack = ServerMessage::Ack { msg: msg.clone(), table: table.clone() };
        work.by = Some(from.id.clone());
        work.msg = Some(msg.clone());
        if let Request::Watch { version } = request {
            let observer = self.observer(&from.id);
            let mut tells = vec![tell(ack)];
            if version != Some(self.version(observer)) {
                let snapshot = Box::new(self.snapshot(observer, work.at));
                tells.push(tell(ServerMessage::Snapshot { table, snapshot }));
            }
            return tells;
        }
        if let Request::Preview { decision, action } = request {
            let trial = self.trial(from, msg, decision, action, work.at);
            return vec![tell(trial.map_or_else(|answer| *answer, Trial::answer))];
        }
        let sat = self.seat_of(&from.id);
        match self.request(work, from, request, seed) {
            Ok(()) => {
                let mut tells = vec![tell(ack)];
                // Whoever changes places looks from somewhere else.
                if self.seat_of(&from.id) != sat {
                    work.sat = self.seat_of(&from.id);
                    let snapshot = Box::new(self.snapshot(self.observer(&from.id), work.at));
                    tells.push(tell(ServerMessage::Snapshot { table, snapshot }));
                }
                tells
            }
            Err(no) => vec![tell(self.refusal(from, msg, no, work.at))],
        }
    }

    /// Why a request came to nothing, for its sender.
    fn refusal(&self, from: &Person, msg: String, no: No, now: Time) -> ServerMessage {
        match no {
            No::Refused(why) => ServerMessage::Refused { msg, why: why.wire() },
            No::Stale => {
                let snapshot = Box::new(self.snapshot(self.observer(&from.id), now));
                ServerMessage::Stale { msg, table: self.table.clone(), snapshot }
            }
        }
    }

    /// The answer to a message that has no good id, or was done already.
    fn answered(&self, from: &Person, msg: &str) -> Option<ServerMessage> {
        if !is_message_id(msg) {
            let why = Refused::BadMessageId.wire();
            return Some(ServerMessage::Refused { msg: String::new(), why });
        }
        let ack = || ServerMessage::Ack { msg: msg.to_owned(), table: self.table.clone() };
        self.has_done(&from.id, msg).then(ack)
    }

    /// A preview of an answer to an open decision, which is still to be made; or why there is none.
    pub fn trial(
        &self,
        from: &Person,
        msg: String,
        decision: u32,
        action: String,
        now: Time,
    ) -> Result<Trial, Box<ServerMessage>> {
        if let Some(answer) = self.answered(from, &msg) {
            return Err(Box::new(answer));
        }
        let seat = self.answering(from, decision);
        let view = seat.and_then(|seat| self.view(Observer::Seat(seat)).ok_or(No::Stale));
        match view {
            Ok(view) => Ok(Trial { table: self.table.clone(), msg, view, action }),
            Err(no) => Err(Box::new(self.refusal(from, msg, no, now))),
        }
    }

    /// The seat of somebody whose decision is open now.
    fn answering(&self, from: &Person, decision: u32) -> Result<Seat, No> {
        let seat = self.sitting(from)?;
        match self.stage() {
            Stage::Playing => {}
            Stage::Paused => return Err(Refused::Paused.into()),
            Stage::Lobby | Stage::Over => return Err(No::Stale),
        }
        let open = self.decision_of(Observer::Seat(seat)) == Some(decision);
        if open { Ok(seat) } else { Err(No::Stale) }
    }

    fn request(
        &mut self,
        work: &mut Work<'_>,
        from: &Person,
        request: Request,
        seed: Seed,
    ) -> Result<(), No> {
        if self.course.is_some() && !crate::teach::fits(&request) {
            return Err(Refused::InLesson.into());
        }
        match request {
            Request::Watch { .. } | Request::Preview { .. } => Ok(()),
            Request::Read { step } => self.read(work, from, step),
            Request::Sit { seat } => self.sit(work, from, seat),
            Request::Accept { code } => self.accept(work, from, &code),
            Request::Reserve { seat, code } => self.reserve(work, from, seat, code),
            Request::SetAccess { access } => {
                self.must_host(from)?;
                self.fact(work, Fact::AccessSet { access })
            }
            Request::Leave => {
                let seat = self.sitting(from)?.into();
                self.fact(work, Fact::Left { seat })
            }
            Request::Kick { seat } => self.kick(work, from, seat),
            Request::PutBot { seat, bot } => self.put_bot(work, from, seat, bot),
            Request::SetOptions { options } => self.set_options(work, from, &options),
            Request::SetClock { clock } => {
                self.must_host_lobby(from)?;
                if !is_sensible(clock) {
                    return Err(Refused::BadClock.into());
                }
                self.fact(work, Fact::ClockSet { clock })
            }
            Request::Start => {
                self.must_host_lobby(from)?;
                if !self.is_full() {
                    return Err(Refused::SeatsOpen.into());
                }
                self.begin_game(work)
            }
            Request::Act { decision, action } => {
                let seat = self.answering(from, decision)?;
                if self.course.is_some() {
                    return self.learn(work, seat, &action);
                }
                self.act(work, seat, &action)
            }
            Request::Say { text } => self.speak(work, from, &text),
            Request::Emote { emote } => {
                let (seat, name) = (self.may_speak(from)?, self.name_of(from));
                self.fact(work, Fact::Emoted { name, seat, emote })
            }
            Request::Resign => {
                let seat = self.playing(from)?;
                self.fact(work, Fact::Resigned { seat: seat.into() })?;
                self.desert(work, seat, Parting::Resigned)
            }
            Request::OfferDraw => {
                let seat = self.playing(from)?;
                if self.humans().len() < self.chairs.len() {
                    return Err(Refused::NotAllPersons.into());
                }
                self.propose(work, seat, Motion::Draw)
            }
            Request::Undo => self.undo(work, from),
            Request::Replace { seat, bot } => {
                let by = self.playing(from)?;
                let left = self.chair(seat).ok_or(Refused::NoSuchSeat)?;
                if !matches!(self.chairs[left.index()], Chair::Left { .. }) {
                    return Err(Refused::NotLeft.into());
                }
                self.propose(work, by, Motion::Replace { seat, bot })
            }
            Request::Rematch { options } => self.rematch(work, from, options, seed),
            Request::Pause => {
                let seat = self.playing(from)?;
                if self.stage() == Stage::Paused {
                    return Err(Refused::Paused.into());
                }
                self.propose(work, seat, Motion::Pause)
            }
            Request::Resume => {
                self.playing(from)?;
                if self.stage() != Stage::Paused {
                    return Err(Refused::NotPaused.into());
                }
                self.fact(work, Fact::Resumed)
            }
            Request::Answer { proposal, agree } => {
                let seat = self.sitting(from)?;
                let found = self.proposals.iter().find(|it| it.id == proposal);
                let asked = |it: &&crate::room::Proposed| {
                    !it.agreed.contains(seat) || it.by == seat && !agree
                };
                found.filter(asked).ok_or(Refused::NoProposal)?;
                let seat = seat.into();
                self.fact(work, Fact::Answered { proposal, seat, agree })?;
                self.carry_out(work)
            }
        }
    }

    fn set_options(
        &mut self,
        work: &mut Work<'_>,
        from: &Person,
        options: &ChosenOptions,
    ) -> Result<(), No> {
        self.must_host_lobby(from)?;
        let read = self.fitting(options)?;
        self.fact(work, Fact::OptionsSet { game: options.game, options: read.to_string() })
    }

    /// Options that can be played by those who sit.
    fn fitting(&self, options: &ChosenOptions) -> Result<AnyOptions, Refused> {
        let read =
            AnyOptions::read(options.game.into(), &options.text).map_err(Refused::Options)?;
        if self.chairs.iter().filter(|chair| chair.is_held()).count() > read.seats() {
            return Err(Refused::TooManyPlayers);
        }
        Ok(read)
    }

    fn speak(&mut self, work: &mut Work<'_>, from: &Person, text: &str) -> Result<(), No> {
        let seat = self.may_speak(from)?;
        let text = names::spoken(text);
        if text.is_empty() {
            return Err(Refused::NothingSaid.into());
        }
        if text.chars().count() > MOST_SAID as usize {
            return Err(Refused::TooLong { most: MOST_SAID }.into());
        }
        self.fact(work, Fact::Said { name: self.name_of(from), seat, text })
    }

    /// The seat of a person who chats; spectators may chat only between games.
    fn may_speak(&self, from: &Person) -> Result<Option<protocol::Seat>, Refused> {
        match self.seat_of(&from.id) {
            Some(seat) => Ok(Some(seat.into())),
            None if self.sent_away.contains(&from.id) => Err(Refused::SentAway),
            None if self.is_running() => Err(Refused::Silence),
            None => Ok(None),
        }
    }

    fn undo(&mut self, work: &mut Work<'_>, from: &Person) -> Result<(), No> {
        let seat = self.playing(from)?;
        if self.stage() == Stage::Paused {
            return Err(Refused::Paused.into());
        }
        let game = self.game.as_ref().ok_or(Refused::NoGame)?;
        match game.table.undo_of(seat).map_err(Refused::Undo)? {
            Undo::Lift { line } => {
                self.fact(work, Fact::Lifted { seat: seat.into(), line })?;
                work.anew = true;
                Ok(())
            }
            Undo::Rewind { line } => self.propose(work, seat, Motion::Undo { line }),
        }
    }

    fn rematch(
        &mut self,
        work: &mut Work<'_>,
        from: &Person,
        options: Option<ChosenOptions>,
        seed: Seed,
    ) -> Result<(), No> {
        let by = self.sitting(from)?;
        if self.stage() != Stage::Over {
            return Err(Refused::NotOver.into());
        }
        let same =
            ChosenOptions { game: self.options.kind().into(), text: self.options.to_string() };
        let chosen = options.unwrap_or(same);
        let options = self.fitting(&chosen)?.to_string();
        self.propose(work, by, Motion::Rematch { game: chosen.game, options, seed })
    }

    fn propose(&mut self, work: &mut Work<'_>, by: Seat, motion: Motion) -> Result<(), No> {
        self.fact(work, Fact::Proposed { seat: by.into(), motion })?;
        self.carry_out(work)
    }

    /// Does what everyone has agreed to. Bots agree to everything that can be proposed while they sit.
    fn carry_out(&mut self, work: &mut Work<'_>) -> Result<(), No> {
        let humans = self.humans();
        let ripe = |it: &&crate::room::Proposed| humans.iter().all(|seat| it.agreed.contains(seat));
        let Some(motion) = self.proposals.iter().find(ripe).map(|it| it.motion.clone()) else {
            return Ok(());
        };
        match motion {
            Motion::Draw => self.fact(work, Fact::DrawAgreed),
            Motion::Undo { line } => {
                self.fact(work, Fact::Rewound { line })?;
                work.anew = true;
                Ok(())
            }
            Motion::Replace { seat, bot } => self.fact(work, Fact::BotSat { seat, bot }),
            Motion::Pause => self.fact(work, Fact::Paused),
            Motion::Rematch { game, options, seed } => {
                self.fact(work, Fact::RematchAgreed { game, options, seed })?;
                if self.is_full() { self.begin_game(work) } else { Ok(()) }
            }
        }
    }

    pub(crate) fn begin_game(&mut self, work: &mut Work<'_>) -> Result<(), No> {
        if let Some(origin) = self.origin.clone() {
            return self.go_on_from(work, &origin);
        }
        match work.chance {
            Chance::Seed => self.make(work, Change::Deal),
            Chance::Lines(lines) => {
                let rules = self.options.rules();
                self.make(work, Change::StoredDeal { rules, lines })?;
                work.write([Fact::Began { rules }]);
                work.write(game_lines(None, lines.to_vec()));
                Ok(())
            }
        }
    }

    fn act(&mut self, work: &mut Work<'_>, seat: Seat, action: &str) -> Result<(), No> {
        match work.chance {
            Chance::Seed => self.make(work, Change::Act { seat, action }),
            Chance::Lines(lines) => {
                self.make(work, Change::StoredAct { seat, lines })?;
                work.write(game_lines(Some(seat), lines.to_vec()));
                Ok(())
            }
        }
    }

    /// Ends a game that only bots would go on with, after its last person is out.
    fn desert(&mut self, work: &mut Work<'_>, seat: Seat, parting: Parting) -> Result<(), No> {
        if self.is_running() && self.persons().next().is_none() {
            self.fact(work, Fact::Deserted { seat: seat.into(), parting })?;
        }
        Ok(())
    }

    pub(crate) fn fact(&mut self, work: &mut Work<'_>, fact: Fact) -> Result<(), No> {
        self.make(work, Change::Fact(fact))
    }

    /// Makes a change and writes it down.
    pub(crate) fn make(&mut self, work: &mut Work<'_>, change: Change<'_>) -> Result<(), No> {
        let head = Head { at: work.at, by: work.by.clone(), msg: work.msg.clone() };
        let refused = |why: NotPlayed| No::Refused(Refused::Action(why));
        let done = self.advance(&head, change).map_err(refused)?;
        work.write(done.facts);
        work.hear(done.heard);
        Ok(())
    }

    pub(crate) fn sitting(&self, from: &Person) -> Result<Seat, Refused> {
        self.seat_of(&from.id).ok_or(Refused::NotSeated)
    }

    fn playing(&self, from: &Person) -> Result<Seat, Refused> {
        let seat = self.sitting(from)?;
        if self.is_running() { Ok(seat) } else { Err(Refused::NoGame) }
    }

    pub(crate) fn must_host(&self, from: &Person) -> Result<(), Refused> {
        if self.host.as_ref() != Some(&from.id) {
            return Err(Refused::NotHost);
        }
        if self.is_running() { Err(Refused::GameRuns) } else { Ok(()) }
    }

    fn must_host_lobby(&self, from: &Person) -> Result<(), Refused> {
        self.must_host(from)?;
        if self.stage() == Stage::Lobby { Ok(()) } else { Err(Refused::NotInLobby) }
    }

    /// Is every seat taken, and one of them by a person?
    fn is_full(&self) -> bool {
        let sits = |chair: &Chair| matches!(chair, Chair::Human { .. } | Chair::Bot(_));
        self.chairs.iter().all(sits) && !self.humans().is_empty()
    }
}
