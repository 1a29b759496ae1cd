//! Playing a scenario.

use super::arrange::{arrange, blame};
use super::chance::Told;
use super::claims;
use super::error::Misfit;
use super::real::{self, Picture};
use super::script::{Compared, Encounter, Line, Scenario, Step};
use super::{Failure, Fault, Report, Words};
use crate::shared::{End, Played, Position};
use cardia::{Action, Ask, Cardia, Event, State, Wilds};
use kernel::{Game as _, Seat};

/// Plays a scenario to its end.
pub(super) fn run(scenario: &Scenario, end: End) -> Played<Words> {
    let lines = &scenario.lines;
    let before = lines.iter().position(|line| line.step.is_move()).unwrap_or(lines.len());
    let (state, events) = set(scenario, before)?;
    let mut runner = Runner {
        scenario,
        state,
        report: Report::citing(scenario.rules.clone()),
        pending: None,
        next_claimed: false,
    };
    runner.report.happened(&state, &events);
    runner.check_given().map_err(|at| runner.failure(at))?;
    for index in 0..lines.len() {
        runner.line(index, index < before).map_err(|at| runner.failure(at))?;
    }
    if end == End::Told {
        runner.finish().map_err(|at| runner.failure(at))?;
    }
    Ok((runner.report, Position { options: scenario.options, state: runner.state }))
}

/// What went wrong, and at which line of the scenario.
type At<'a> = (&'a Line, Fault);

/// Sets the table and opens the round.
fn set(scenario: &Scenario, before: usize) -> Result<(State<Wilds>, Vec<Event>), Failure> {
    let lines = &scenario.lines;
    let failure = |number: usize, fault| {
        let line = lines.iter().find(|line| line.number == number).unwrap_or(&scenario.game);
        Failure { line: line.number, text: line.text.clone(), fault, picture: None }
    };
    let setup = arrange(scenario, before).map_err(|(number, fault)| failure(number, fault))?;
    let words = real::words_of(&scenario.options);
    let told = (0..before).filter(|&i| matches!(lines[i].step, Step::Chance(_))).collect();
    let mut chance = Told::new(words, None, lines, told);
    let mut events = Vec::new();
    let state = setup.start::<Wilds>(&mut chance, &mut events);
    let state = state.map_err(|bad| failure(blame(scenario, &bad).number, Fault::Setup(bad)))?;
    let unused = chance.unused().map(|i| (i, Fault::ChanceUnused));
    match chance.wrong.or(unused) {
        Some((i, fault)) => Err(failure(lines[i].number, fault)),
        None => Ok((state, events)),
    }
}

struct Runner<'a> {
    scenario: &'a Scenario,
    state: State<Wilds>,
    report: Report,
    /// A `reveal` whose cards are not compared yet.
    pending: Option<(&'a Line, &'a Encounter)>,
    /// Has a line said what comes next since the last move?
    next_claimed: bool,
}

impl<'a> Runner<'a> {
    fn failure(&self, (line, fault): At<'_>) -> Failure {
        let picture = Some(Box::new(Picture::of(&self.state)));
        Failure { line: line.number, text: line.text.clone(), fault, picture }
    }

    /// Every past encounter must read as it was given, now that all of them lie there.
    fn check_given(&self) -> Result<(), At<'a>> {
        let table = self.state.table_text();
        let given = self.scenario.lines.iter().filter(|line| matches!(line.step, Step::Given(..)));
        for (line, real) in given.zip(table.split(" | ")) {
            let real = format!("given {real}");
            let is_claimed = !matches!(line.step, Step::Given(_, Compared::Untold));
            if is_claimed && line.text != real {
                return Err((line, Fault::Really(real)));
            }
        }
        Ok(())
    }

    fn line(&mut self, index: usize, setting: bool) -> Result<(), At<'a>> {
        let line = &self.scenario.lines[index];
        match &line.step {
            Step::Reveal(encounter) => self.reveal(index, line, encounter),
            Step::Answer(seat, action) => {
                let mut told = self.told(index);
                let mut events = Vec::new();
                self.submit(line, *seat, *action, &mut told, &mut events)?;
                self.moved(index, &told, &events)
            }
            Step::Illegal(seat, action, rule) => {
                let refused = self.refused(*seat, *action, rule.as_deref());
                refused.map_err(|fault| (line, fault))
            }
            Step::Chance(_) | Step::Given(..) | Step::Location => Ok(()),
            Step::Game | Step::Placed(..) | Step::Spent(_) => Ok(()),
            Step::Hand(..)
            | Step::Pile(..)
            | Step::Discard(..)
            | Step::Waiting(..)
            | Step::Guardians(_)
            | Step::Score(..)
                if setting =>
            {
                Ok(())
            }
            Step::Hand(..)
            | Step::Pile(..)
            | Step::Discard(..)
            | Step::Waiting(..)
            | Step::Guardians(_)
            | Step::Score(..)
            | Step::Table(_)
            | Step::Signets(..)
            | Step::Next(_)
            | Step::Sees(..) => {
                self.next_claimed |= matches!(line.step, Step::Next(_));
                self.report.claims += 1;
                claims::check(&self.state, &line.step).map_err(|fault| (line, fault))
            }
        }
    }

    /// Chance for the move of this line: the `chance` lines right after it.
    fn told(&self, index: usize) -> Told<'a> {
        let after = &self.scenario.lines[index + 1..];
        let n = after.iter().take_while(|line| matches!(line.step, Step::Chance(_))).count();
        let by = &self.scenario.lines[index].step;
        Told::new(real::words(&self.state), Some(by), after, (0..n).collect())
    }

    fn submit(
        &mut self,
        line: &'a Line,
        seat: Seat,
        action: Action,
        told: &mut Told<'_>,
        events: &mut Vec<Event>,
    ) -> Result<(), At<'a>> {
        let legal = real::legal(&self.state, seat);
        Cardia::play(&mut self.state, seat, action, told, events)
            .map_err(|illegal| (line, Fault::Refused(illegal, legal)))
    }

    /// Every side that owes a card plays the one named, also one that may choose only after the other.
    fn reveal(
        &mut self,
        index: usize,
        line: &'a Line,
        encounter: &'a Encounter,
    ) -> Result<(), At<'a>> {
        if !self.owes_card(Seat::A) && !self.owes_card(Seat::B) {
            return Err((line, Fault::Own(Misfit::NoCardOwed(real::next(&self.state)))));
        }
        let mut told = self.told(index);
        let mut events = Vec::new();
        while !events.iter().any(ends_placing) {
            let Some(seat) = real::SEATS.into_iter().find(|&seat| self.owes_card(seat)) else {
                break;
            };
            let play = Action::Play(encounter.cards[seat]);
            self.submit(line, seat, play, &mut told, &mut events)?;
        }
        self.pending = Some((line, encounter));
        self.moved(index, &told, &events)
    }

    fn owes_card(&self, seat: Seat) -> bool {
        real::owed(&self.state).iter().any(|(who, asked)| *who == seat && asked.ask() == Ask::Play)
    }

    /// After a move: chance must have gone as told, and a pending reveal is checked once it is compared.
    fn moved(&mut self, index: usize, told: &Told<'_>, events: &[Event]) -> Result<(), At<'a>> {
        let unused = told.unused().map(|i| (i, Fault::ChanceUnused));
        if let Some((i, fault)) = told.wrong.clone().or(unused) {
            return Err((&self.scenario.lines[index + 1 + i], fault));
        }
        self.next_claimed = false;
        self.report.happened(&self.state, events);
        let compared = events.iter().find_map(|event| {
            if let Event::Compared(compared) = event { Some(*compared) } else { None }
        });
        if let Some(compared) = compared
            && let Some((line, encounter)) = self.pending.take()
        {
            self.report.claims += 1;
            let real = real::words(&self.state).encounter(compared);
            if encounter.text != real {
                return Err((line, Fault::Really(format!("reveal {real}"))));
            }
        }
        if events.iter().any(|event| matches!(event, Event::GameOver(..)))
            && let Some((line, _)) = self.pending.take()
        {
            return Err((line, Fault::Own(Misfit::NeverCompared)));
        }
        Ok(())
    }

    /// The answer is refused by the rule, and nothing changed.
    fn refused(&mut self, seat: Seat, action: Action, rule: Option<&str>) -> Result<(), Fault> {
        let mut chance = Told::new(real::words(&self.state), None, &[], Vec::new());
        let illegal = Fault::unless_refused(&self.state, seat, action, rule, &mut chance)?;
        self.report.claims += 1;
        self.report.refusals.insert(illegal.into());
        Ok(())
    }

    /// At the end no question may be open that no line speaks of; a card to play and the next game of a match are
    /// always to come.
    fn finish(&mut self) -> Result<(), At<'a>> {
        if let Some((line, _)) = self.pending {
            return Err((line, Fault::Own(Misfit::NeverCompared)));
        }
        let last = self.scenario.lines.last().unwrap_or(&self.scenario.game);
        let usual = [Ask::Play, Ask::Ready];
        let open = real::owed(&self.state).iter().any(|(_, asked)| !usual.contains(&asked.ask()));
        if open && !self.next_claimed {
            return Err((last, Fault::Unanswered(real::next(&self.state))));
        }
        Ok(())
    }
}

/// Are all cards of the round placed?
fn ends_placing(event: &Event) -> bool {
    matches!(event, Event::Revealed(_) | Event::PlacedHidden(..) | Event::GameOver(..))
}
