//! Playing a scenario.

use super::chance::Told;
use super::cover::Report;
use super::error::{Failure, Fault};
use super::real;
use super::script::{Item, Line, Scenario, Step};
use kardinal::setup::{BadSetup, Setup};
use kardinal::{Action, Cell, Event, Kardinal, State};
use kernel::{BySeat, Game as _, Refusal as _, Seat, Status};

/// What went wrong, and at which line of the scenario.
type At<'a> = (&'a Line, Fault);

/// Plays a scenario to its end.
pub(super) fn run(scenario: &Scenario) -> Result<Report, Failure> {
    let before = scenario.lines.iter().position(|line| line.step.is_move());
    let before = before.unwrap_or(scenario.lines.len());
    let (state, events) = set(scenario, before).map_err(|at| failure(at, Vec::new()))?;
    let mut runner = Runner {
        scenario,
        state,
        report: Report { rules: scenario.rules.clone(), ..Report::default() },
        turn_began: true,
        next_claimed: false,
    };
    runner.report.happened(&runner.state, &events);
    for index in 0..scenario.lines.len() {
        runner.line(index).map_err(|at| failure(at, real::picture(&runner.state)))?;
    }
    runner.finish().map_err(|at| failure(at, real::picture(&runner.state)))?;
    Ok(runner.report)
}

fn failure((line, fault): At<'_>, picture: Vec<String>) -> Failure {
    Failure { line: line.number, text: line.text.clone(), fault, picture }
}

/// Sets the table as given, or deals it if nothing is, and begins the turn.
fn set(scenario: &Scenario, before: usize) -> Result<(State, Vec<Event>), At<'_>> {
    let lines = &scenario.lines[..before];
    let mut events = Vec::new();
    let mut told = Told::new(&scenario.options, lines.iter());
    let state = match lines.iter().any(|line| matches!(line.step, Step::Given(_))) {
        true => {
            let setup = arrange(scenario, lines)?;
            let state = setup.start(&mut events);
            state.map_err(|bad| (blame(scenario, lines, &bad), Fault::Setup(bad)))?
        }
        false => Kardinal::start(&scenario.options, &mut told, &mut events)
            .map_err(|bad| (&scenario.game, Fault::Setup(BadSetup::Options(bad))))?,
    };
    told.check().map_err(|(line, fault)| (line.unwrap_or(&scenario.game), fault))?;
    Ok((state, events))
}

/// The set-up that the lines describe.
fn arrange<'a>(scenario: &'a Scenario, lines: &'a [Line]) -> Result<Setup, At<'a>> {
    let mut setup = Setup::new(scenario.options);
    let mut reserve: BySeat<Option<(u8, &Line)>, 5> = BySeat::default();
    let mut lost: BySeat<Option<(u8, &Line)>, 5> = BySeat::default();
    for (line, item) in given(lines) {
        match item {
            Item::Row(row) => {
                let columns = row.from..;
                let cells = columns.map_while(|column| Cell::new(row.row, column));
                setup.display.extend(cells.zip(row.cards.iter().map(|(card, _)| *card)));
            }
            Item::Stones(seat, cells) => setup.stones[*seat] = *cells,
            Item::Reserve(seat, n) => reserve[*seat] = Some((*n, line)),
            Item::Lost(seat, n) => lost[*seat] = Some((*n, line)),
            Item::Cards(seat, cards) => setup.taken[*seat].clone_from(cards),
            Item::Laws(seat, laws) => setup.laws[*seat] = *laws,
            Item::Played(laws) => setup.played = *laws,
            Item::Turn(seat) => setup.turn = *seat,
            Item::Score(_) | Item::Sheet(..) => {}
        }
    }
    for seat in (0..5).filter_map(Seat::new) {
        let on_display = setup.stones[seat].len();
        setup.lost[seat] = match (reserve[seat], lost[seat]) {
            (None, None) => 0,
            (None, Some((n, _))) => n,
            (Some((n, line)), lost) => {
                let rest = 3u8.checked_sub(on_display).and_then(|rest| rest.checked_sub(n));
                let fits = rest.filter(|rest| lost.is_none_or(|(n, _)| n == *rest));
                fits.ok_or((line, Fault::NotThreeStones(seat)))?
            }
        };
    }
    Ok(setup)
}

fn given(lines: &[Line]) -> impl Iterator<Item = (&Line, &Item)> {
    lines.iter().flat_map(|line| {
        let items = if let Step::Given(items) = &line.step { &items[..] } else { &[] };
        items.iter().map(move |item| (line, item))
    })
}

/// The line that is to blame for a set-up that cannot be.
fn blame<'a>(scenario: &'a Scenario, lines: &'a [Line], bad: &BadSetup) -> &'a Line {
    let to_blame = |item: &Item| match bad {
        BadSetup::Options(_) | BadSetup::Over => false,
        BadSetup::Outside(cell) | BadSetup::TwoCards(cell) => {
            matches!(item, Item::Row(row) if row.row == cell.row())
        }
        BadSetup::Gap(n) => matches!(item, Item::Row(row) if row.row == *n),
        BadSetup::TooMany(card) => match item {
            Item::Row(row) => row.cards.iter().any(|(other, _)| other == card),
            Item::Cards(_, cards) => cards.contains(card),
            Item::Stones(..)
            | Item::Reserve(..)
            | Item::Lost(..)
            | Item::Laws(..)
            | Item::Played(_)
            | Item::Turn(_)
            | Item::Score(_)
            | Item::Sheet(..) => false,
        },
        BadSetup::Seat(seat) | BadSetup::Stones(seat) => {
            matches!(item, Item::Stones(who, _) | Item::Lost(who, _) if who == seat)
        }
        BadSetup::NoCard(cell) | BadSetup::TwoStones(cell) => {
            matches!(item, Item::Stones(_, cells) if cells.contains(*cell))
        }
        BadSetup::Law(law) => {
            matches!(item, Item::Laws(_, laws) | Item::Played(laws) if laws.count(*law) > 0)
        }
        BadSetup::Laws(_) => matches!(item, Item::Laws(..) | Item::Played(_)),
    };
    let guilty = given(lines).filter(|(_, item)| to_blame(item)).last();
    guilty.map_or(&scenario.game, |(line, _)| line)
}

struct Runner<'a> {
    scenario: &'a Scenario,
    state: State,
    report: Report,
    /// Has a turn begun and nothing been done in it?
    turn_began: bool,
    /// Has a line said what comes next since the last move?
    next_claimed: bool,
}

impl<'a> Runner<'a> {
    fn line(&mut self, index: usize) -> Result<(), At<'a>> {
        let line = &self.scenario.lines[index];
        let really = |holds: bool, real: &dyn Fn() -> String| match holds {
            true => Ok(()),
            false => Err((line, Fault::Really(real()))),
        };
        match &line.step {
            Step::Game | Step::Chance(_) => return Ok(()),
            Step::Answer(seat, action) => return self.answer(index, *seat, *action),
            // Who could do nothing was skipped: the turn is checked by what comes next.
            Step::Given(items) => {
                let lies = |item: &&Item| {
                    !matches!(item, Item::Turn(_)) && **item != real::item(&self.state, item)
                };
                let lie = items.iter().find(lies);
                return really(lie.is_none(), &|| self.really("given", items));
            }
            Step::Illegal(seat, action, rule) => {
                let refused = self.refused(*seat, *action, rule.as_deref());
                refused.map_err(|fault| (line, fault))?;
            }
            Step::Then(items) => {
                let holds = items.iter().all(|item| *item == real::item(&self.state, item));
                really(holds, &|| self.really("then", items))?;
            }
            Step::Next(next) => {
                self.next_claimed = true;
                let holds = real::next_holds(&self.state, next);
                really(holds, &|| format!("next {}", real::next(&self.state)))?;
            }
            Step::Sees(observer, text) => {
                let real = real::sees(&self.state, *observer);
                let who = line.text.split(':').next().unwrap_or_default();
                really(*text == real, &|| format!("{who}: {real}"))?;
            }
        }
        self.report.claims += 1;
        Ok(())
    }

    /// The items of a line as they really are.
    fn really(&self, verb: &str, items: &[Item]) -> String {
        let real = items.iter().map(|item| real::text(&real::item(&self.state, item)));
        format!("{verb} {}", real.collect::<Vec<_>>().join("; "))
    }

    fn answer(&mut self, index: usize, seat: Seat, action: Action) -> Result<(), At<'a>> {
        let line = &self.scenario.lines[index];
        let after = &self.scenario.lines[index + 1..];
        let mut told = Told::new(
            &self.scenario.options,
            after.iter().take_while(|line| matches!(line.step, Step::Chance(_))),
        );
        let mut events = Vec::new();
        let legal = real::legal_texts(&self.state, seat);
        Kardinal::submit(&mut self.state, seat, action, &mut told, &mut events)
            .map_err(|illegal| (line, Fault::Refused(illegal, legal)))?;
        told.check().map_err(|(told, fault)| (told.unwrap_or(line), fault))?;
        self.turn_began = matches!(events.last(), Some(Event::TurnBegan(_)));
        self.next_claimed = false;
        self.report.happened(&self.state, &events);
        Ok(())
    }

    /// The answer is refused by the rule, and nothing changed.
    fn refused(&mut self, seat: Seat, action: Action, rule: Option<&str>) -> Result<(), Fault> {
        let mut state = self.state;
        let mut told = Told::new(&self.scenario.options, [].iter());
        let Err(illegal) = Kardinal::submit(&mut state, seat, action, &mut told, &mut ()) else {
            return Err(Fault::Accepted);
        };
        if state != self.state {
            return Err(Fault::Changed);
        }
        if rule.is_some_and(|rule| rule != illegal.rule().0) {
            return Err(Fault::OtherRule(illegal.rule()));
        }
        self.report.refusals.insert(illegal.into());
        Ok(())
    }

    /// At the end no question may be open that no line speaks of; the first card of a turn is always to come.
    fn finish(&self) -> Result<(), At<'a>> {
        let last = self.scenario.lines.last().unwrap_or(&self.scenario.game);
        let open = matches!(Kardinal::status(&self.state), Status::Owed(_)) && !self.turn_began;
        match open && !self.next_claimed {
            true => Err((last, Fault::Unanswered(real::next(&self.state)))),
            false => Ok(()),
        }
    }
}
