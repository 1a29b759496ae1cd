//! What is told to whom. Everything an observer gets is made from its own view and from what it heard.

use crate::room::{Chair, Room};
use crate::running::Running;
use crate::{BotAsk, Motion, PersonId, Tell, Time, To};
use games::{AnyEvents, AnyOptions, AnyView, BotRequest, NoUndo, Undo};
use kernel::{Observer, Seat, SeatSet};
use protocol::{
    Bot, ChatLine, Decision, GameEvents, GameOptions, GameView, LobbyTable, Proposal, ProposalKind,
    SeatClock, SeatState, ServerMessage, Snapshot, Stage, TableInfo, TakeBack, Truth, Update,
};
use record::Commitment;

impl Room {
    /// The table's id.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// The table as the lobby shows it.
    pub fn lobby_entry(&self) -> LobbyTable {
        LobbyTable {
            table: self.table.clone(),
            stage: self.stage(),
            options: (&self.options).into(),
            clock: self.clock,
            seats: self.seat_states(),
            finished: self.game.as_ref().and_then(Running::finished),
            lesson: self.course.as_ref().map(|course| course.name().to_owned()),
        }
    }

    /// The table as an observer may know it now.
    pub fn snapshot(&self, observer: Observer, now: Time) -> Snapshot {
        let observer = match observer {
            Observer::Seat(seat) if seat.index() < self.chairs.len() => observer,
            Observer::Seat(_) | Observer::Spectator => Observer::Spectator,
        };
        let view = self.view(observer);
        let heard = self.game.as_ref().map(|game| game.table.events(observer));
        let history = view.as_ref().zip(heard).and_then(|(view, it)| GameEvents::of(view, &it));
        Snapshot {
            version: self.version(observer),
            you: match observer {
                Observer::Seat(seat) => Some(seat.into()),
                Observer::Spectator => None,
            },
            info: self.info(now),
            view: view.as_ref().map(GameView::from),
            history,
            decision: self.decision(observer, view.as_ref()),
            undo: self.take_back(observer),
            truth: self.truth(),
            chat: self.chat.iter().cloned().collect(),
        }
    }

    /// What changed for an observer since a version, with what happened in the game and what everyone may know.
    pub(crate) fn update(
        &self,
        observer: Observer,
        since: u32,
        heard: Option<&AnyEvents>,
        info: TableInfo,
    ) -> Update {
        let view = self.view(observer);
        let events = view.as_ref().zip(heard).and_then(|(view, it)| GameEvents::of(view, it));
        Update {
            since,
            version: self.version(observer),
            info,
            events,
            view: view.as_ref().map(GameView::from),
            decision: self.decision(observer, view.as_ref()),
            undo: self.take_back(observer),
            truth: self.truth(),
        }
    }

    /// What an observer sees of the game.
    pub fn view(&self, observer: Observer) -> Option<AnyView> {
        self.picture.view(observer)
    }

    fn decision(&self, observer: Observer, view: Option<&AnyView>) -> Option<Decision> {
        let id = self.decision_of(observer)?;
        Decision::of(id, view?)
    }

    /// Whether the person who observes can take the latest choice back. In a lesson nothing is taken back.
    fn take_back(&self, observer: Observer) -> Option<TakeBack> {
        let Observer::Seat(seat) = observer else { return None };
        let is_person = matches!(self.chairs.get(seat.index())?, Chair::Human { .. });
        if !is_person || self.course.is_some() || self.stage() != Stage::Playing {
            return None;
        }
        match self.game.as_ref()?.table.known_undo_of(seat) {
            Ok(Undo::Lift { .. }) => Some(TakeBack::AtOnce),
            Ok(Undo::Rewind { .. }) => Some(TakeBack::IfAgreed),
            Err(NoUndo::Reveal) => Some(TakeBack::Revealed),
            Err(NoUndo::NothingDone | NoUndo::Over) => None,
        }
    }

    /// What was hidden, once the game is over.
    fn truth(&self) -> Option<Truth> {
        let game = self.game.as_ref().filter(|game| game.ending.is_some())?;
        let (views, seed) = game.table.truth()?;
        Some(Truth {
            views: views.iter().map(GameView::from).collect(),
            seed: seed.to_string(),
            record: game.table.record_text(),
        })
    }

    /// What everyone may know, with the clocks as they stand now.
    pub fn info(&self, now: Time) -> TableInfo {
        let host = self.host.as_ref().and_then(|host| self.seat_of(host));
        TableInfo {
            stage: self.stage(),
            host: host.map(protocol::Seat::from),
            options: (&self.options).into(),
            seats: self.seat_states(),
            clock: self.clock,
            access: self.access,
            clocks: self.clocks(now),
            game: self.games + u32::from(self.game.is_none()),
            games: self.games - u32::from(self.is_running()),
            commitment: match &self.game {
                Some(game) if !game.table.is_promised() => "none".to_owned(),
                Some(_) | None => self.commitment.to_string(),
            },
            score: self.score.clone(),
            proposals: self.proposals.iter().map(|it| self.proposal(it)).collect(),
            ending: self.game.as_ref().and_then(|game| game.ending.clone()),
            lesson: self.lesson(),
        }
    }

    fn seat_states(&self) -> Vec<SeatState> {
        let state = |chair: &Chair| match chair {
            Chair::Open => SeatState::Open,
            Chair::Reserved { .. } => SeatState::Reserved,
            Chair::Human { name, avatar, .. } => {
                SeatState::Human { name: name.clone(), avatar: *avatar }
            }
            Chair::Bot(bot) => SeatState::Bot { bot: *bot },
            Chair::Kicked { name } => SeatState::Kicked { name: name.clone() },
            Chair::Left { name, .. } => SeatState::Left { name: name.clone() },
        };
        self.chairs.iter().map(state).collect()
    }

    fn clocks(&self, now: Time) -> Vec<SeatClock> {
        let Some(game) = &self.game else { return Vec::new() };
        let Some(clocks) = &game.clocks else { return Vec::new() };
        let running = self.clocks_running();
        let clock = |seat: Seat| {
            let runs = running.contains(seat);
            let left = if runs { clocks.left_at(seat, now) } else { clocks.left(seat) };
            SeatClock {
                seat: seat.into(),
                left_ms: u32::try_from(left).unwrap_or(u32::MAX),
                running: runs,
            }
        };
        game.table.seats().iter().map(clock).collect()
    }

    fn proposal(&self, it: &crate::room::Proposed) -> Proposal {
        let awaited = self.humans().iter().filter(|&seat| !it.agreed.contains(seat)).collect();
        Proposal {
            id: it.id,
            by: it.by.into(),
            what: match &it.motion {
                Motion::Draw => ProposalKind::Draw,
                Motion::Undo { .. } => ProposalKind::Undo,
                Motion::Replace { seat, bot } => ProposalKind::Replace { seat: *seat, bot: *bot },
                Motion::Rematch { game, options, seed } => ProposalKind::Rematch {
                    options: match AnyOptions::read((*game).into(), options) {
                        Ok(options) => GameOptions::from(&options),
                        // Read when it was proposed.
                        Err(_) => GameOptions::from(&self.options),
                    },
                    commitment: Commitment::to(*seed).to_string(),
                },
                Motion::Pause => ProposalKind::Pause,
            },
            agreed: protocol::Seat::of_set(it.agreed),
            awaited: protocol::Seat::of_set(awaited),
        }
    }

    /// What bots have to choose now: after a restart, all of it.
    pub fn bots(&self) -> Vec<BotAsk> {
        self.bots_asked().filter_map(|it| self.bot_ask(it)).collect()
    }

    /// Does a bot have to choose?
    pub fn waits_for_bots(&self) -> bool {
        self.bots_asked().next().is_some()
    }

    /// Does the bot on this seat have to make this decision?
    pub fn waits_for_bot(&self, seat: Seat, decision: u32) -> bool {
        self.bots_asked().any(|(it, _, open)| it == seat && open == decision)
    }

    /// The bots that have to choose: where, which, and the number of the decision.
    pub(crate) fn bots_asked(&self) -> impl Iterator<Item = (Seat, Bot, u32)> {
        // Where nobody plays any more, bots need not either; when somebody comes back they are asked again. In a lesson
        // the script chooses for them.
        let here = self.course.is_none() && !self.humans().is_empty();
        let game = self.game.as_ref().filter(|game| here && !game.paused);
        let seats = SeatSet::first(self.chairs.len());
        seats.iter().filter_map(move |seat| match self.chairs[seat.index()] {
            Chair::Bot(bot) => Some((seat, bot, game?.decision(seat)?)),
            Chair::Open
            | Chair::Reserved { .. }
            | Chair::Human { .. }
            | Chair::Kicked { .. }
            | Chair::Left { .. } => None,
        })
    }

    pub(crate) fn bot_ask(&self, (seat, bot, decision): (Seat, Bot, u32)) -> Option<BotAsk> {
        let view = self.view(Observer::Seat(seat))?;
        Some(BotAsk { decision, bot, request: BotRequest { seat, view } })
    }

    /// Everyone who sits here, or left a running game and may come back.
    pub fn persons(&self) -> impl Iterator<Item = (Seat, &PersonId)> {
        let seats = SeatSet::first(self.chairs.len());
        seats.iter().filter_map(|seat| Some((seat, self.person_at(seat)?)))
    }

    /// Who has to choose.
    pub fn owed(&self) -> SeatSet {
        self.game.as_ref().filter(|game| !game.paused).map_or(SeatSet::EMPTY, Running::owing)
    }

    /// The open decision of a person; `None` if there is none.
    pub fn asked(&self, person: &PersonId) -> Option<BotRequest> {
        let seat = self.seat_of(person)?;
        self.game.as_ref()?.table.bot_request(seat)
    }

    /// Whether other persons play at this table.
    pub fn others_play(&self, person: &PersonId) -> bool {
        self.persons().any(|(_, other)| other != person)
    }

    /// To everyone.
    pub(crate) fn said(&self, line: &ChatLine) -> impl Iterator<Item = Tell> {
        let message = ServerMessage::Said { table: self.table.clone(), line: line.clone() };
        self.observers().map(move |it| Tell { to: to(it), message: message.clone() })
    }
}

/// The recipients that share this observer.
pub(crate) fn to(observer: Observer) -> To {
    match observer {
        Observer::Seat(seat) => To::Seat(seat),
        Observer::Spectator => To::Spectators,
    }
}
