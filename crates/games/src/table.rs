use crate::film::{unplayable, unreadable};
use crate::play::{Play, heard};
use crate::{
    AnyChoices, AnyEvents, AnyIllegal, AnyOptions, AnyView, BadLine, BadOptions, GameKind, NoUndo,
    NotPlayed, Undo, UnknownGame,
};
use cardia::Cardia;
use civ::Civ;
use kardinal::Kardinal;
use kernel::{Observer, Seat, SeatSet, Seed, Status};
use record::Commitment;
use std::fmt;

/// A running game of any kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnyTable(Any);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Any {
    Cardia(Play<Cardia>),
    Kardinal(Play<Kardinal>),
    Civ(Play<Civ>),
}

/// The same for every game.
macro_rules! each {
    ($table:expr, $play:ident => $value:expr) => {
        match $table {
            Any::Cardia($play) => $value,
            Any::Kardinal($play) => $value,
            Any::Civ($play) => $value,
        }
    };
}

/// The same for every game, with the result in the arm of that name.
macro_rules! wrap {
    ($table:expr, $into:ident, $play:ident => $value:expr) => {
        match $table {
            Any::Cardia($play) => $into::Cardia($value),
            Any::Kardinal($play) => $into::Kardinal($value),
            Any::Civ($play) => $into::Civ($value),
        }
    };
}

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
        match &self.0 {
            AnyEvents::Cardia(events) => AnyEvents::Cardia(heard::<Cardia>(events, observer)),
            AnyEvents::Kardinal(events) => AnyEvents::Kardinal(heard::<Kardinal>(events, observer)),
            AnyEvents::Civ(events) => AnyEvents::Civ(heard::<Civ>(events, observer)),
        }
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
    /// With the file and the line, as compilers write it.
    pub fn in_file(&self, file: impl fmt::Display) -> String {
        match self {
            BadRecord::Record { line, why } => format!("{file}:{line}: {why}"),
            // The game stands in the second line.
            BadRecord::Game(why) => format!("{file}:2: {why}"),
            BadRecord::WrongSeed => format!("{file}: {self}"),
        }
    }
}

impl std::error::Error for BadRecord {}

impl AnyTable {
    /// Deals a game from a seed. The record opens with the commitment to the seed.
    pub fn start(options: &AnyOptions, seed: Seed) -> Result<(AnyTable, Step), BadOptions> {
        Ok(match options {
            AnyOptions::Cardia(options) => {
                let started = Play::start(*options, seed).map_err(BadOptions::Cardia)?;
                let (play, (lines, events)) = started;
                let told = Told(AnyEvents::Cardia(events));
                (AnyTable(Any::Cardia(play)), Step { lines, told })
            }
            AnyOptions::Kardinal(options) => {
                let started = Play::start(*options, seed).map_err(BadOptions::Kardinal)?;
                let (play, (lines, events)) = started;
                let told = Told(AnyEvents::Kardinal(events));
                (AnyTable(Any::Kardinal(play)), Step { lines, told })
            }
            AnyOptions::Civ(options) => {
                let (play, (lines, events)) =
                    Play::start(*options, seed).map_err(BadOptions::Civ)?;
                let told = Told(AnyEvents::Civ(events));
                (AnyTable(Any::Civ(play)), Step { lines, told })
            }
        })
    }

    /// Deals what stored lines say, without any dice.
    pub fn deal(
        options: &AnyOptions,
        seed: Seed,
        lines: &[String],
    ) -> Result<(AnyTable, Told), BadLine> {
        Ok(match options {
            AnyOptions::Cardia(options) => {
                let (play, events) = Play::deal(*options, seed, lines)?;
                (AnyTable(Any::Cardia(play)), Told(AnyEvents::Cardia(events)))
            }
            AnyOptions::Kardinal(options) => {
                let (play, events) = Play::deal(*options, seed, lines)?;
                (AnyTable(Any::Kardinal(play)), Told(AnyEvents::Kardinal(events)))
            }
            AnyOptions::Civ(options) => {
                let (play, events) = Play::deal(*options, seed, lines)?;
                (AnyTable(Any::Civ(play)), Told(AnyEvents::Civ(events)))
            }
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
        Ok(AnyTable(match kind {
            GameKind::Cardia => Any::Cardia(stored(text, seed, dealt)?),
            GameKind::Kardinal => Any::Kardinal(stored(text, seed, dealt)?),
            GameKind::Civ => Any::Civ(stored(text, seed, dealt)?),
        }))
    }

    /// Plays a seat's choice, written in notation. What is refused changes nothing.
    pub fn submit(&mut self, seat: Seat, action: &str) -> Result<Step, NotPlayed> {
        Ok(match &mut self.0 {
            Any::Cardia(play) => {
                let refused =
                    |options: &cardia::Options, why| AnyIllegal::Cardia(options.deck, why);
                let (lines, events) = play.submit(seat, action, refused)?;
                Step { lines, told: Told(AnyEvents::Cardia(events)) }
            }
            Any::Kardinal(play) => {
                let (lines, events) =
                    play.submit(seat, action, |_, why| AnyIllegal::Kardinal(why))?;
                Step { lines, told: Told(AnyEvents::Kardinal(events)) }
            }
            Any::Civ(play) => {
                let (lines, events) = play.submit(seat, action, |_, why| AnyIllegal::Civ(why))?;
                Step { lines, told: Told(AnyEvents::Civ(events)) }
            }
        })
    }

    /// Plays the stored lines of one choice, without any dice. After an error the table must not be used.
    pub fn follow(&mut self, lines: &[String]) -> Result<Told, BadLine> {
        Ok(Told(wrap!(&mut self.0, AnyEvents, play => play.follow(lines)?)))
    }

    /// Which game.
    pub const fn kind(&self) -> GameKind {
        match &self.0 {
            Any::Cardia(_) => GameKind::Cardia,
            Any::Kardinal(_) => GameKind::Kardinal,
            Any::Civ(_) => GameKind::Civ,
        }
    }

    /// What was agreed.
    pub fn options(&self) -> AnyOptions {
        wrap!(&self.0, AnyOptions, play => *play.options())
    }

    /// Its seats.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(each!(&self.0, play => play.seats()))
    }

    /// Who owes a choice, or how the rules ended it.
    pub fn status(&self) -> Status {
        each!(&self.0, play => play.status())
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
        Some(wrap!(&self.0, AnyChoices, play => play.choices(seat)?))
    }

    /// The legal actions of a seat, in notation.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        each!(&self.0, play => play.legal(seat))
    }

    /// What an observer may know.
    pub fn view(&self, observer: Observer) -> AnyView {
        wrap!(&self.0, AnyView, play => play.view(observer))
    }

    /// Everything an observer has heard from the deal on.
    pub fn events(&self, observer: Observer) -> AnyEvents {
        wrap!(&self.0, AnyEvents, play => play.heard(observer))
    }

    /// What a bot needs to choose for a seat; `None` if the seat owes nothing.
    pub fn bot_request(&self, seat: Seat) -> Option<BotRequest> {
        let view = || self.view(Observer::Seat(seat));
        self.owed().contains(seat).then(|| BotRequest { seat, view: view() })
    }

    /// Ends the game otherwise than by its rules: nothing more is played.
    pub fn close(&mut self) {
        each!(&mut self.0, play => play.close());
    }

    /// Over, by its rules or [closed](AnyTable::close)?
    pub fn is_over(&self) -> bool {
        each!(&self.0, play => play.is_over())
    }

    /// What every seat sees, and the seed: the whole truth, once the game is over.
    pub fn truth(&self) -> Option<(Vec<AnyView>, Seed)> {
        let views = || self.seats().iter().map(|seat| self.view(Observer::Seat(seat))).collect();
        self.is_over().then(|| (views(), each!(&self.0, play => play.seed())))
    }

    /// The promise about the seed.
    pub fn commitment(&self) -> Commitment {
        Commitment::to(each!(&self.0, play => play.seed()))
    }

    /// Did the seed deal everything, as it was promised?
    pub fn is_promised(&self) -> bool {
        each!(&self.0, play => !play.is_reseeded())
    }

    /// Goes on with another seed, as [`reseeded`](AnyTable::reseeded) does.
    pub fn reseed(&mut self, seed: Seed) {
        each!(&mut self.0, play => play.reseed(seed));
    }

    /// How many lines the record has.
    pub fn lines(&self) -> usize {
        each!(&self.0, play => play.lines())
    }

    /// The record. It contains everything hidden: store it, and do not show it before the game is over.
    pub fn record_text(&self) -> String {
        each!(&self.0, play => play.record_text())
    }

    /// How a seat's latest choice can be taken back.
    pub fn undo_of(&self, seat: Seat) -> Result<Undo, NoUndo> {
        each!(&self.0, play => play.undo_of(seat))
    }

    /// Undoes a choice by replaying. The caller checks that [`undo_of`](AnyTable::undo_of) allows it, and that everyone
    /// agrees if that is required.
    pub fn undo(&mut self, undo: Undo) -> Result<(), BadLine> {
        each!(&mut self.0, play => play.undo(undo))
    }
}

/// Did a seed deal what a stored game has?
#[derive(Clone, Copy)]
enum Dealt {
    BySeed,
    ByAnother,
}

fn stored<G: kernel::Notation>(text: &str, seed: Seed, dealt: Dealt) -> Result<Play<G>, BadRecord> {
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
