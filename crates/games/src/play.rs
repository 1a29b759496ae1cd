use crate::Listed;
use crate::undo::{NoUndo, Undo, is_known_reveal, is_reveal};
use kernel::{
    Chance, Choices as _, DealDice, Dice as _, Game, Notation, Observer, Refusal as _, RuleId,
    Scripted, Seat, Seed, Status,
};
use record::{Commitment, Drawn, Entry, Record, ReplayError, Step, Table};
use std::fmt;

/// A running game of one kind: what [`AnyTable`](crate::AnyTable) has in each arm.
pub(crate) struct Play<G: Notation> {
    table: Table<G>,
    seed: Seed,
    /// The dice as they stand after the last line; `None` if they have to be found out from the record first.
    dice: Option<DealDice>,
    /// Ended otherwise than by the rules.
    closed: bool,
    /// Does the seed deal only what comes from a certain line on?
    is_reseeded: bool,
    /// The last choices, for whoever wants to take one back: those since chance was asked, without the first ones whose
    /// seats chose again.
    recent: Vec<Choice<G>>,
}

struct Choice<G: Notation> {
    seat: Seat,
    action: G::Action,
    /// The state before it.
    before: G::State,
}

/// What a step added: its lines as the record has them, and everything that happened.
pub(crate) type Played<G> = (Vec<String>, Vec<<G as Game>::Event>);

/// What was agreed, which can decide how cards are called, and why an action is refused.
type Refused<G> = (Box<<G as Game>::Options>, <G as Game>::Illegal);

any! {
    /// Why the rules of a game refuse an action.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum AnyIllegal(Refused)
}

impl AnyIllegal {
    /// The rule that refuses it.
    pub fn rule(&self) -> RuleId {
        match_game!(self, AnyIllegal((_, why)), G => why.rule())
    }
}

impl fmt::Display for AnyIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match_game!(self, AnyIllegal((_, why)), G => why.fmt(f))
    }
}

/// Why an action was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotPlayed {
    /// It is no action of this game; the text says what would be.
    Text(String),
    /// The rules refuse it.
    Illegal(AnyIllegal),
    /// This game has no such seat.
    NoSuchSeat,
    /// The game was ended at the table.
    Closed,
    /// The seed deals something else than the record has: the stored game is damaged.
    WrongSeed,
}

impl fmt::Display for NotPlayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotPlayed::Text(text) => f.write_str(text),
            NotPlayed::Illegal(why) => why.fmt(f),
            NotPlayed::NoSuchSeat => f.write_str("there is no such seat"),
            NotPlayed::Closed => f.write_str("the game is over"),
            NotPlayed::WrongSeed => f.write_str("the seed does not deal what the record says"),
        }
    }
}

impl std::error::Error for NotPlayed {}

/// Why stored lines cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadLine {
    /// Not a line of a record of this game, or not the one that comes next.
    Text(String),
    /// The rules refuse it.
    Illegal(String),
    /// Chance was asked something else than the lines answer.
    Chance(String),
}

impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLine::Text(text) => write!(f, "`{text}` is not the next line of this game"),
            BadLine::Illegal(text) => write!(f, "the rules refuse `{text}`"),
            BadLine::Chance(text) => write!(f, "chance does not bring what comes with `{text}`"),
        }
    }
}

impl std::error::Error for BadLine {}

impl<G: Listed> Play<G> {
    /// Deals from the seed.
    pub fn start(options: G::Options, seed: Seed) -> Result<(Self, Played<G>), G::BadOptions> {
        let mut dice = DealDice::new(seed);
        let mut events = Vec::new();
        let promise = Some(Commitment::to(seed));
        let table = Table::start(options, promise, &mut dice, &mut events)?;
        let mut play = Play::new(table, seed, Some(dice));
        play.disclose();
        let lines = play.lines_after(0);
        Ok((play, (lines, events)))
    }

    /// Deals what stored lines say.
    pub fn deal(
        options: G::Options,
        seed: Seed,
        lines: &[String],
    ) -> Result<(Self, Vec<G::Event>), BadLine> {
        let outcomes = read_outcomes::<G>(&options, 1, lines)?;
        let mut script = Scripted::new(&outcomes);
        let mut events = Vec::new();
        let promise = Some(Commitment::to(seed));
        let table = Table::<G>::start(options, promise, &mut script, &mut events)
            .map_err(|why| BadLine::Illegal(why.to_string()))?;
        if script.wrong().is_some() || script.used() != outcomes.len() {
            return Err(BadLine::Chance("the deal".to_owned()));
        }
        let mut play = Play::new(table, seed, None);
        play.disclose();
        Ok((play, events))
    }

    /// Takes up a stored game.
    pub fn resume(record: Record<G>, seed: Seed) -> Result<Self, Box<ReplayError<G>>> {
        let mut play = Play::new(Table::resume(record)?, seed, None);
        play.recall();
        Ok(play)
    }

    fn new(table: Table<G>, seed: Seed, dice: Option<DealDice>) -> Self {
        Play { table, seed, dice, closed: false, is_reseeded: false, recent: Vec::new() }
    }

    /// Plays a choice and remembers it.
    fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        chance: &mut dyn Chance<G::Draw>,
        events: &mut Vec<G::Event>,
    ) -> Result<(), G::Illegal> {
        let before = *self.table.state();
        let lines = self.table.submit(seat, action, chance, events)?.len();
        self.remember(Choice { seat, action, before }, lines);
        Ok(())
    }

    /// Remembers a choice that added so many lines.
    fn remember(&mut self, choice: Choice<G>, lines: usize) {
        if lines > 1 {
            return self.recent.clear();
        }
        self.recent.push(choice);
        let chose_again = |&first: &usize| {
            self.recent[first + 1..].iter().any(|later| later.seat == self.recent[first].seat)
        };
        let old = (0..self.recent.len()).take_while(chose_again).count();
        self.recent.drain(..old);
    }

    /// Remembers the last choices of the record.
    fn recall(&mut self) {
        self.recent.clear();
        let steps: Vec<_> = record::steps(self.table.record()).flatten().collect();
        for Step { first, last, action, before, .. } in steps {
            if let (Some((seat, action)), Some(before)) = (action, before) {
                self.remember(Choice { seat, action, before }, last + 1 - first);
            }
        }
    }

    /// The seed that dealt so far is not known: this one deals the rest, and nothing is promised about it.
    pub fn reseed(&mut self, seed: Seed) {
        self.table.withdraw_commitment();
        (self.seed, self.dice, self.is_reseeded) = (seed, None, true);
    }

    /// The dice as they stand after the last line.
    fn dice(&self) -> Result<DealDice, NotPlayed> {
        if self.is_reseeded {
            // Another place of the stream for each length of the record, so that no number is used for two lines.
            let mut dice = DealDice::new(self.seed);
            for _ in 0..self.lines() {
                let _skipped = dice.bits();
            }
            return Ok(dice);
        }
        record::verify(self.table.record(), self.seed).map_err(|_| NotPlayed::WrongSeed)
    }

    /// Plays a seat's choice.
    pub fn submit(&mut self, seat: Seat, text: &str) -> Result<Played<G>, NotPlayed> {
        if self.closed {
            return Err(NotPlayed::Closed);
        }
        if !self.has(seat) {
            return Err(NotPlayed::NoSuchSeat);
        }
        let action =
            G::read_action(self.options(), text).map_err(|why| NotPlayed::Text(why.to_string()))?;
        let mut dice = match self.dice.take() {
            Some(dice) => dice,
            None => self.dice()?,
        };
        let before = self.lines();
        let mut events = Vec::new();
        // Refused before anything is thrown: the dice are as they were.
        let played = self.play(seat, action, &mut dice, &mut events);
        self.dice = Some(dice);
        played.map_err(|why| NotPlayed::Illegal(G::any_illegal(*self.options(), why)))?;
        self.disclose();
        Ok((self.lines_after(before), events))
    }

    /// Plays stored lines: a choice and what chance brought.
    pub fn follow(&mut self, lines: &[String]) -> Result<Vec<G::Event>, BadLine> {
        let Some((first, rest)) = lines.split_first() else {
            return Err(BadLine::Text(String::new()));
        };
        let bad = || BadLine::Text(first.clone());
        let number = self.lines() + 1;
        let (who, text) = numbered(number, first).ok_or_else(bad)?;
        let seat = who.parse().ok().filter(|&seat| self.has(seat)).ok_or_else(bad)?;
        let action = G::read_action(self.options(), text).map_err(|_| bad())?;
        let outcomes = read_outcomes::<G>(self.options(), number + 1, rest)?;
        let mut script = Scripted::new(&outcomes);
        let mut events = Vec::new();
        self.play(seat, action, &mut script, &mut events)
            .map_err(|_| BadLine::Illegal(first.clone()))?;
        if script.wrong().is_some() || script.used() != outcomes.len() {
            return Err(BadLine::Chance(first.clone()));
        }
        self.dice = None;
        self.disclose();
        Ok(events)
    }

    /// A finished game shows its seed.
    fn disclose(&mut self) {
        if self.table.record().end.is_some() && !self.is_reseeded {
            let shown = self.table.disclose(self.seed);
            debug_assert_eq!(shown, Ok(()), "the promise was made with this seed");
        }
    }

    fn lines_after(&self, number: usize) -> Vec<String> {
        (number + 1..=self.lines()).filter_map(|n| self.table.record().line(n)).collect()
    }

    pub fn lines(&self) -> usize {
        self.table.record().entries.len()
    }

    pub fn options(&self) -> &G::Options {
        &self.table.record().options
    }

    pub fn seed(&self) -> Seed {
        self.seed
    }

    pub fn is_reseeded(&self) -> bool {
        self.is_reseeded
    }

    pub fn seats(&self) -> usize {
        G::seats(self.options())
    }

    fn has(&self, seat: Seat) -> bool {
        seat.index() < self.seats()
    }

    pub fn status(&self) -> Status {
        G::status(self.table.state())
    }

    /// An observer from a seat that does not exist is a spectator.
    pub fn view(&self, observer: Observer) -> G::View {
        let observer = match observer {
            Observer::Seat(seat) if self.has(seat) => observer,
            Observer::Seat(_) | Observer::Spectator => Observer::Spectator,
        };
        G::view(self.table.state(), observer)
    }

    pub fn choices(&self, seat: Seat) -> Option<G::Choices> {
        self.has(seat).then(|| G::legal(self.table.state(), seat))
    }

    pub fn legal(&self, seat: Seat) -> Vec<String> {
        let Some(choices) = self.choices(seat) else { return Vec::new() };
        choices.iter().map(|action| G::write_action(self.options(), action)).collect()
    }

    pub fn record_text(&self) -> String {
        self.table.record().to_string()
    }

    pub fn close(&mut self) {
        self.closed = true;
    }

    pub fn is_over(&self) -> bool {
        self.closed || self.table.record().end.is_some()
    }

    /// Everything an observer has heard, from the deal on.
    pub fn heard(&self, observer: Observer) -> Vec<G::Event> {
        let steps = record::steps(self.table.record()).flatten();
        heard::<G>(&steps.flat_map(|step| step.events).collect::<Vec<_>>(), observer)
    }

    /// How a seat's latest choice can be taken back.
    pub fn undo_of(&self, seat: Seat) -> Result<Undo, NoUndo> {
        self.undo_unless(seat, |before, choice, after| {
            is_reveal::<G>(self.seats(), before, choice, after)
        })
    }

    /// The same as far as the seat can know it: what it is told beforehand.
    pub fn known_undo_of(&self, seat: Seat) -> Result<Undo, NoUndo> {
        self.undo_unless(seat, |before, choice, after| {
            is_known_reveal::<G>(self.seats(), seat, before, choice, after)
        })
    }

    fn undo_unless(
        &self,
        seat: Seat,
        is_reveal: impl Fn(&G::State, (Seat, G::Action), &G::State) -> bool,
    ) -> Result<Undo, NoUndo> {
        if self.is_over() {
            return Err(NoUndo::Over);
        }
        let Some(chosen) = self.recent.iter().rposition(|it| it.seat == seat) else {
            let mut entries = self.table.record().entries.iter();
            let chose = |entry: &_| matches!(entry, Entry::Act { seat: who, .. } if *who == seat);
            return Err(if entries.any(chose) { NoUndo::Reveal } else { NoUndo::NothingDone });
        };
        let line = self.lines() - self.recent.len() + chosen + 1;
        let since = &self.recent[chosen..];
        if self.can_lift(since, &is_reveal) {
            return Ok(Undo::Lift { line });
        }
        // Every choice since then is undone too, so none of them may have told anything hidden.
        let after = since[1..].iter().map(|it| &it.before).chain([self.table.state()]);
        let mut steps = since.iter().zip(after);
        match steps.any(|(it, after)| is_reveal(&it.before, (it.seat, it.action), after)) {
            true => Err(NoUndo::Reveal),
            false => Ok(Undo::Rewind { line }),
        }
    }

    /// Can the first of these choices, which are the last ones, be taken out of the record as if it had never been, everything
    /// after it staying as it is?
    fn can_lift(
        &self,
        since: &[Choice<G>],
        is_reveal: impl Fn(&G::State, (Seat, G::Action), &G::State) -> bool,
    ) -> bool {
        let [Choice { seat, action, before }, later @ ..] = since else { return false };
        // Chance must not be asked.
        let plays = |state: &mut G::State, seat, action| {
            let mut script = Scripted::<G::Draw>::new(&[]);
            let accepted = G::play(state, seat, action, &mut script, &mut Vec::new()).is_ok();
            accepted && script.wrong().is_none()
        };
        let mut without = *before;
        if !later.iter().all(|it| plays(&mut without, it.seat, it.action)) {
            return false;
        }
        let mut again = without;
        plays(&mut again, *seat, *action)
            && again == *self.table.state()
            && !is_reveal(&without, (*seat, *action), &again)
    }

    fn without(&self, index: usize) -> Record<G> {
        let mut record = self.table.record().clone();
        record.entries.remove(index);
        record
    }

    /// Undoes as [`undo_of`](Play::undo_of) said.
    pub fn undo(&mut self, undo: Undo) -> Result<(), BadLine> {
        let bad = || BadLine::Text(undo.line().to_string());
        let index = undo.line().checked_sub(1).filter(|&it| it < self.lines()).ok_or_else(bad)?;
        let record = match undo {
            Undo::Lift { .. } => self.without(index),
            Undo::Rewind { .. } => {
                let mut record = self.table.record().clone();
                record.entries.truncate(index);
                record
            }
        };
        self.table = Table::resume(record).map_err(|_| bad())?;
        self.recall();
        self.dice = None;
        Ok(())
    }
}

/// What an observer hears of events.
pub(crate) fn heard<G: Game>(events: &[G::Event], observer: Observer) -> Vec<G::Event> {
    events.iter().filter_map(|&event| G::redact(event, observer)).collect()
}

/// Reads `12 A play Judge`: the seat and the action, if the line has this number.
fn numbered(number: usize, line: &str) -> Option<(&str, &str)> {
    let (found, rest) = line.split_once(' ')?;
    (found == number.to_string()).then(|| rest.split_once(' '))?
}

fn read_outcomes<G: Notation>(
    options: &G::Options,
    first: usize,
    lines: &[String],
) -> Result<Vec<Drawn<G>>, BadLine> {
    let read = |(n, line): (usize, &String)| {
        let text = numbered(first + n, line).filter(|(who, _)| *who == "chance");
        let outcome = text.and_then(|(_, text)| G::read_outcome(options, text).ok());
        outcome.ok_or_else(|| BadLine::Text(line.clone()))
    };
    lines.iter().enumerate().map(read).collect()
}

// Written out because a derive would ask them of `G` itself, which is only a name. The dice and the last choices follow from the rest.

impl<G: Notation> Clone for Choice<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Notation> Copy for Choice<G> {}

impl<G: Notation> Clone for Play<G> {
    fn clone(&self) -> Self {
        let Play { table, seed, dice, closed, is_reseeded, recent } = self;
        let (table, dice, recent) = (table.clone(), dice.clone(), recent.clone());
        Play { table, seed: *seed, dice, closed: *closed, is_reseeded: *is_reseeded, recent }
    }
}

impl<G: Notation> PartialEq for Play<G> {
    fn eq(&self, other: &Self) -> bool {
        self.table.record() == other.table.record()
            && self.table.state() == other.table.state()
            && self.seed == other.seed
            && self.closed == other.closed
            && self.is_reseeded == other.is_reseeded
    }
}

impl<G: Notation> Eq for Play<G> {}

impl<G: Listed> fmt::Debug for Play<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end = &self.table.record().end;
        f.debug_struct("Play").field("lines", &self.lines()).field("end", end).finish()
    }
}
