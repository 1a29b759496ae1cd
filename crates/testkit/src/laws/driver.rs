use super::{Broken, Checked, Config, Law, Lawful, Stats, Violation};
use kernel::{Choices, Dice, Observer, SearchDice, Seat, SeatSet, Status};
use record::{Entry, EntryOf, Table};
use std::ops::Range;

/// Plays the random game with this number and checks the laws in its positions. The same number and
/// configuration check the same; the game itself does not depend on the configuration.
pub fn check_game<G: Lawful>(number: u64, config: &Config) -> Result<Stats, Violation> {
    let _reporter = Reporter { game: G::NAME, number };
    let mut player = SearchDice::stream(number, 0);
    let options = G::random_options(&mut player);
    let mut checker = Checker::<G>::new(number, options, config);
    let mut table = match checker.start(&mut player) {
        Ok(table) => table,
        Err(broken) => return Err(checker.violation(broken, None)),
    };
    match checker.play(&mut table, &mut player) {
        Ok(()) => Ok(checker.stats),
        Err(broken) => Err(checker.violation(broken, Some(&table))),
    }
}

/// Checks games with these numbers one after the other, and reports after each what is checked so far.
pub fn check_many<G: Lawful>(
    numbers: Range<u64>,
    config: &Config,
    mut progress: impl FnMut(&Stats),
) -> Result<Stats, Violation> {
    let mut stats = Stats::default();
    for number in numbers {
        stats.merge(&check_game::<G>(number, config)?);
        progress(&stats);
    }
    Ok(stats)
}

/// Says which game it was when the rules panic.
struct Reporter {
    game: &'static str,
    number: u64,
}

impl Drop for Reporter {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in game {} of {}", self.number, self.game);
        }
    }
}

/// Checks one game.
pub(crate) struct Checker<'c, G: Lawful> {
    number: u64,
    pub(crate) step: usize,
    pub(crate) options: G::Options,
    pub(crate) config: &'c Config,
    /// Decides what is checked, never what is played.
    pub(crate) dice: SearchDice,
    pub(crate) stats: Stats,
    /// In how many positions uniformity was checked.
    pub(crate) uniform: usize,
}

impl<'c, G: Lawful> Checker<'c, G> {
    fn new(number: u64, options: G::Options, config: &'c Config) -> Self {
        let dice = SearchDice::stream(number, 1);
        Checker { number, step: 0, options, config, dice, stats: Stats::default(), uniform: 0 }
    }

    fn start(&mut self, player: &mut SearchDice) -> Result<Table<G>, Broken> {
        self.stats.count(Law::Options);
        let text = G::write_options(&self.options);
        let read = G::read_options(&text);
        let read = read.map(|options| G::under_rules(options, G::rules_of(&self.options)));
        let same = read.as_ref().is_ok_and(|options| *options == self.options);
        Law::Options.holds(same, || format!("{:?} is `{text}` is {read:?}", self.options))?;
        let table = Table::start(self.options.clone(), None, player, &mut Vec::new());
        let bad = |why| Law::Options.broken(format!("{:?} does not start: {why}", self.options));
        table.map_err(bad)
    }

    fn play(&mut self, table: &mut Table<G>, player: &mut SearchDice) -> Checked {
        self.outcomes(&table.record().entries)?;
        self.deal_told()?;
        loop {
            self.position(table)?;
            let owed = match G::status(table.state()) {
                Status::Over(_) => break,
                Status::Owed(seats) => seats,
            };
            self.stats.count(Law::Ends);
            let longest = G::longest(&self.options);
            Law::Ends
                .holds(self.step < longest, || format!("not over after {longest} decisions"))?;
            let seat = any_seat(owed, player);
            let Some(action) = any_action(&G::legal(table.state(), seat), player) else {
                return Err(Law::Owed.broken(format!("{seat} owes a choice and has none")));
            };
            match table.submit(seat, action, player, &mut Vec::new()) {
                Ok(entries) => self.outcomes(entries)?,
                Err(why) => {
                    let text = G::write_action(&self.options, action);
                    return Err(Law::Legal.broken(format!("`{seat} {text}` is refused: {why}")));
                }
            }
            self.step += 1;
        }
        self.stats.games += 1;
        self.replay(table)
    }

    /// All laws that are due here.
    fn position(&mut self, table: &Table<G>) -> Checked {
        let state = table.state();
        self.stats.positions += 1;
        self.conserved(state)?;
        self.choices(state)?;
        if self.due(self.config.replay) {
            self.replay(table)?;
        }
        if let Status::Owed(owed) = G::status(state) {
            if owed.len() > 1 && self.due(self.config.order) {
                self.order(state, owed)?;
                self.sealed(state, owed)?;
            }
            if self.due(self.config.told) {
                self.told(state, owed)?;
            }
        }
        if self.due(self.config.imagine) {
            for observer in Observer::all(G::seats(&self.options)) {
                self.interference(state, observer)?;
            }
        }
        if self.due(self.config.worlds) {
            let seats = G::seats(&self.options);
            let observer = match self.dice.below(seats as u32 + 1) as usize {
                index if index < seats => {
                    Seat::new(index).map_or(Observer::Spectator, Observer::Seat)
                }
                _ => Observer::Spectator,
            };
            self.worlds(state, observer)?;
        }
        Ok(())
    }

    fn due(&mut self, one_in: u32) -> bool {
        one_in > 0 && self.dice.below(one_in) == 0
    }

    /// I7: outcomes of chance are read as they were written.
    fn outcomes(&mut self, entries: &[EntryOf<G>]) -> Checked {
        for entry in entries {
            let Entry::Chance(outcome) = *entry else { continue };
            self.stats.count(Law::Notation);
            let text = G::write_outcome(&self.options, outcome);
            let read = G::read_outcome(&self.options, &text);
            let same = read.as_ref().is_ok_and(|read| *read == outcome) && one_line(&text);
            Law::Notation.holds(same, || format!("{outcome:?} is `{text}` is {read:?}"))?;
        }
        Ok(())
    }

    /// I7: playing a record again gives the state, also from its text.
    fn replay(&mut self, table: &Table<G>) -> Checked {
        self.stats.count(Law::Replay);
        let replayed =
            record::replay(table.record()).map_err(|e| Law::Replay.broken(e.to_string()))?;
        let differs = |state| format!("the state {:?} is {state:?} in a replay", table.state());
        Law::Replay.holds(replayed == *table.state(), || differs(replayed))?;
        let text = table.record().to_string();
        let read = record::parse::<G>(&text).map_err(|e| Law::Replay.broken(e.to_string()))?;
        let same = read == *table.record();
        Law::Replay.holds(same, || format!("the record is read as\n{read}\ninstead of"))?;
        let replayed = record::replay(&read).map_err(|e| Law::Replay.broken(e.to_string()))?;
        Law::Replay.holds(replayed == *table.state(), || differs(replayed))
    }

    fn violation(&self, broken: Broken, table: Option<&Table<G>>) -> Violation {
        let options = || format!("options {}\n", G::write_options(&self.options));
        Violation {
            law: broken.law,
            game: G::NAME,
            number: self.number,
            step: self.step,
            what: broken.what,
            record: table.map_or_else(options, |table| table.record().to_string()),
        }
    }
}

/// Does the text fit into a line of a record?
pub(crate) fn one_line(text: &str) -> bool {
    !text.is_empty() && text.trim() == text && !text.contains(char::is_control)
}

/// One of the seats.
pub(crate) fn any_seat(seats: SeatSet, dice: &mut SearchDice) -> Seat {
    let n = dice.below(seats.len() as u32) as usize;
    seats.iter().nth(n).expect("below the number of seats")
}

/// One of the choices, if there are any.
pub(crate) fn any_action<C: Choices>(choices: &C, dice: &mut SearchDice) -> Option<C::Action> {
    let len = u32::try_from(choices.len()).ok().filter(|&len| len > 0)?;
    choices.nth(dice.below(len) as usize)
}
