use crate::film::{unplayable, unreadable};
use crate::play::{Play, heard};
use crate::{
    AnyChoices, AnyEvents, AnyOptions, AnyView, BadLine, BadOptions, GameKind, Listed, NoUndo,
    NotPlayed, Undo, UnknownGame,
};
use kernel::{Observer, Seat, SeatSet, Seed, Status};
use record::Commitment;
use std::fmt;

/// A running game of any kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnyTable(Any);

any! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    enum Any(Play)
}

/// A game of a kind is a game of any kind.
macro_rules! from_each {
    ($($title:literal $game:ident = $module:ident::$rules:ident;)*) => {
        $(impl From<Play<$module::$rules>> for Any {
            fn from(play: Play<$module::$rules>) -> Any {
                Any::$game(play)
            }
        })*
    };
}
each_game!(from_each);

/// What a choice, or the deal, added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its lines, numbered as in the record: the choice, then what chance brought.
    pub lines: Vec<String>,
    /// What happened.
    pub told: Told,
}

/// Everything that happened in a step. It can be asked only for what one observer hears of it.
#[derive(Clone, PartialEq, Eq)]
pub struct Told(AnyEvents);

impl fmt::Debug for Told {
    /// What is in it is secret; it must not reach a log by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Told({} events)", self.0.len())
    }
}

impl Told {
    pub(crate) fn new(events: AnyEvents) -> Told {
        Told(events)
    }

    /// What an observer hears of it.
    pub fn to(&self, observer: Observer) -> AnyEvents {
        match_game!(&self.0, AnyEvents(events), G => G::any_events(heard::<G>(events, observer)))
    }
}

/// What a bot needs to choose for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotRequest {
    /// For whom.
    pub seat: Seat,
    /// What that seat sees. It says the game and the legal actions; the answer is one of
    /// [`AnyView::legal`] in notation.
    pub view: AnyView,
}

/// Why a text is not a record of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadRecord {
    /// It cannot be read or played again.
    Record {
        /// The line of the text, counted from 1.
        line: usize,
        /// What is wrong there.
        why: String,
    },
    /// A game there is not.
    Game(UnknownGame),
    /// The seed is not the one that was promised, or deals something else.
    WrongSeed,
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadRecord::Record { line, why } => write!(f, "line {line}: {why}"),
            BadRecord::Game(why) => why.fmt(f),
            BadRecord::WrongSeed => f.write_str("the seed does not deal what the record says"),
        }
    }
}

impl BadRecord {
    /// The line of the text that is wrong, counted from 1. A wrong seed shows last.
    pub const fn line(&self) -> usize {
        match self {
            BadRecord::Record { line, .. } => *line,
            // The game stands in the second line.
            BadRecord::Game(_) => 2,
            BadRecord::WrongSeed => usize::MAX,
        }
    }

    /// With the file and the line, as compilers write it.
    pub fn in_file(&self, file: impl fmt::Display) -> String {
        match self {
            BadRecord::Record { why, .. } => format!("{file}:{}: {why}", self.line()),
            BadRecord::Game(why) => format!("{file}:{}: {why}", self.line()),
            BadRecord::WrongSeed => format!("{file}: {self}"),
        }
    }
}

impl std::error::Error for BadRecord {}

impl AnyTable {
    /// Deals a game from a seed. The record opens with the commitment to the seed.
    pub fn start(options: &AnyOptions, seed: Seed) -> Result<(AnyTable, Step), BadOptions> {
        match_game!(options, AnyOptions(options), G => {
            let started = Play::<G>::start(*options, seed).map_err(G::any_bad_options)?;
            let (play, (lines, events)) = started;
            Ok((AnyTable(Any::from(play)), Step { lines, told: Told(G::any_events(events)) }))
        })
    }

    /// Deals what stored lines say, without any dice.
    pub fn deal(
        options: &AnyOptions,
        seed: Seed,
        lines: &[String],
    ) -> Result<(AnyTable, Told), BadLine> {
        match_game!(options, AnyOptions(options), G => {
            let (play, events) = Play::<G>::deal(*options, seed, lines)?;
            Ok((AnyTable(Any::from(play)), Told(G::any_events(events))))
        })
    }

    /// Takes up a stored game where it stands. The seed is needed to go on; it must be the one committed to.
    pub fn resume(text: &str, seed: Seed) -> Result<AnyTable, BadRecord> {
        AnyTable::stored(text, seed, Dealt::BySeed)
    }

    /// Takes up a stored game whose seed is not known. This one deals the rest; nothing is promised about it, and the
    /// record will end without a seed.
    pub fn reseeded(text: &str, seed: Seed) -> Result<AnyTable, BadRecord> {
        AnyTable::stored(text, seed, Dealt::ByAnother)
    }

    fn stored(text: &str, seed: Seed, dealt: Dealt) -> Result<AnyTable, BadRecord> {
        let name = record::game_name(text).map_err(unreadable)?;
        let kind: GameKind = name.parse().map_err(BadRecord::Game)?;
        of_kind!(kind, G => stored::<G>(text, seed, dealt).map(|play| AnyTable(Any::from(play))))
    }

    /// Plays a seat's choice, written in notation. What is refused changes nothing.
    pub fn submit(&mut self, seat: Seat, action: &str) -> Result<Step, NotPlayed> {
        match_game!(&mut self.0, Any(play), G => {
            let (lines, events) = play.submit(seat, action)?;
            Ok(Step { lines, told: Told(G::any_events(events)) })
        })
    }

    /// Plays the stored lines of one choice, without any dice. After an error the table must not be used.
    pub fn follow(&mut self, lines: &[String]) -> Result<Told, BadLine> {
        match_game!(&mut self.0, Any(play), G => Ok(Told(G::any_events(play.follow(lines)?))))
    }

    /// Which game.
    pub const fn kind(&self) -> GameKind {
        self.0.kind()
    }

    /// What was agreed.
    pub fn options(&self) -> AnyOptions {
        match_game!(&self.0, Any(play), G => G::any_options(*play.options()))
    }

    /// Its seats.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(match_game!(&self.0, Any(play), G => play.seats()))
    }

    /// Who owes a choice, or how the rules ended it.
    pub fn status(&self) -> Status {
        match_game!(&self.0, Any(play), G => play.status())
    }

    /// The seats that owe a choice; none once it is over.
    pub fn owed(&self) -> SeatSet {
        match self.status() {
            Status::Owed(seats) if !self.is_over() => seats,
            Status::Owed(_) | Status::Over(_) => SeatSet::EMPTY,
        }
    }

    /// What a seat can choose; `None` if there is no such seat.
    pub fn choices(&self, seat: Seat) -> Option<AnyChoices> {
        match_game!(&self.0, Any(play), G => play.choices(seat).map(G::any_choices))
    }

    /// The legal actions of a seat, in notation.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        match_game!(&self.0, Any(play), G => play.legal(seat))
    }

    /// What an observer may know.
    pub fn view(&self, observer: Observer) -> AnyView {
        match_game!(&self.0, Any(play), G => G::any_view(play.view(observer)))
    }

    /// Everything an observer has heard from the deal on.
    pub fn events(&self, observer: Observer) -> AnyEvents {
        match_game!(&self.0, Any(play), G => G::any_events(play.heard(observer)))
    }

    /// What a bot needs to choose for a seat; `None` if the seat owes nothing.
    pub fn bot_request(&self, seat: Seat) -> Option<BotRequest> {
        let view = || self.view(Observer::Seat(seat));
        self.owed().contains(seat).then(|| BotRequest { seat, view: view() })
    }

    /// Ends the game otherwise than by its rules: nothing more is played.
    pub fn close(&mut self) {
        match_game!(&mut self.0, Any(play), G => play.close());
    }

    /// Over, by its rules or [closed](AnyTable::close)?
    pub fn is_over(&self) -> bool {
        match_game!(&self.0, Any(play), G => play.is_over())
    }

    /// What every seat sees, and the seed: the whole truth, once the game is over.
    pub fn truth(&self) -> Option<(Vec<AnyView>, Seed)> {
        let views = || self.seats().iter().map(|seat| self.view(Observer::Seat(seat))).collect();
        self.is_over().then(|| (views(), match_game!(&self.0, Any(play), G => play.seed())))
    }

    /// The promise about the seed.
    pub fn commitment(&self) -> Commitment {
        Commitment::to(match_game!(&self.0, Any(play), G => play.seed()))
    }

    /// Did the seed deal everything, as it was promised?
    pub fn is_promised(&self) -> bool {
        match_game!(&self.0, Any(play), G => !play.is_reseeded())
    }

    /// Goes on with another seed, as [`reseeded`](AnyTable::reseeded) does.
    pub fn reseed(&mut self, seed: Seed) {
        match_game!(&mut self.0, Any(play), G => play.reseed(seed));
    }

    /// How many lines the record has.
    pub fn lines(&self) -> usize {
        match_game!(&self.0, Any(play), G => play.lines())
    }

    /// The record. It contains everything hidden: store it, and do not show it before the game is over.
    pub fn record_text(&self) -> String {
        match_game!(&self.0, Any(play), G => play.record_text())
    }

    /// How a seat's latest choice can be taken back.
    pub fn undo_of(&self, seat: Seat) -> Result<Undo, NoUndo> {
        match_game!(&self.0, Any(play), G => play.undo_of(seat))
    }

    /// The same as far as the seat can know it: two worlds that it cannot tell apart give the same answer.
    pub fn known_undo_of(&self, seat: Seat) -> Result<Undo, NoUndo> {
        match_game!(&self.0, Any(play), G => play.known_undo_of(seat))
    }

    /// Undoes a choice by replaying. The caller checks that [`undo_of`](AnyTable::undo_of) allows it, and that everyone
    /// agrees if that is required.
    pub fn undo(&mut self, undo: Undo) -> Result<(), BadLine> {
        match_game!(&mut self.0, Any(play), G => play.undo(undo))
    }
}

/// Did a seed deal what a stored game has?
#[derive(Clone, Copy)]
enum Dealt {
    BySeed,
    ByAnother,
}

fn stored<G: Listed>(text: &str, seed: Seed, dealt: Dealt) -> Result<Play<G>, BadRecord> {
    let record = record::parse::<G>(text).map_err(unreadable)?;
    let verified = record::verify(&record, seed).is_ok();
    let mut play = Play::resume(record, seed).map_err(|why| unplayable(&why))?;
    match dealt {
        Dealt::BySeed if !verified => return Err(BadRecord::WrongSeed),
        Dealt::BySeed => {}
        Dealt::ByAnother => play.reseed(seed),
    }
    Ok(play)
}
