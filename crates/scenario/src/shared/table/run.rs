//! Playing a scenario.

use super::told::Told;
use super::{Action, Event, Line, Next, Options, Picture, Scenario, State, Step, Table};
use crate::shared::{End, Failure, Fault, Language, Played, Position, Report};
use kernel::{Choices as _, Game as _, Notation as _, Seat, SeatSet, Status};

/// What went wrong, and at which line of the scenario.
type At<'a, L> = (&'a Line<L>, Fault<L>);

/// Plays a scenario to its end.
pub(super) fn run<L: Table>(scenario: &Scenario<L>, end: End) -> Played<L> {
    let before = scenario.lines.iter().position(|line| line.step.is_move());
    let before = before.unwrap_or(scenario.lines.len());
    let (state, events) = set(scenario, before).map_err(|at| failure(at, None))?;
    let report = Report::citing(scenario.rules.clone());
    let mut runner = Runner { scenario, state, report, may_stop: true, next_claimed: false };
    runner.note(None, &events);
    for index in 0..scenario.lines.len() {
        runner.line(index).map_err(|at| failure(at, Some(runner.picture())))?;
    }
    if end == End::Told {
        runner.finish().map_err(|at| failure(at, Some(runner.picture())))?;
    }
    let options = scenario.options.clone();
    Ok((runner.report, Position { options, state: runner.state }))
}

fn failure<L: Table>((line, fault): At<'_, L>, picture: Option<Picture>) -> Failure<L> {
    Failure { line: line.number, text: line.text.clone(), fault, picture: picture.map(Box::new) }
}

/// A table that is set, and what happened meanwhile.
type Begun<L> = (State<L>, Vec<Event<L>>);

/// Sets the table as given, or deals it if nothing is.
fn set<L: Table>(scenario: &Scenario<L>, before: usize) -> Result<Begun<L>, At<'_, L>> {
    let lines = &scenario.lines[..before];
    let mut events = Vec::new();
    let mut told = Told::new(&scenario.options, lines.iter());
    let given: Vec<_> = lines
        .iter()
        .flat_map(|line| {
            let items = if let Step::Given(items) = &line.step { &items[..] } else { &[] };
            items.iter().map(move |item| (line, item))
        })
        .collect();
    let state = match given.is_empty() {
        false => L::set_up(&scenario.options, &given, &mut told, &mut events),
        true => L::Game::deal(&scenario.options, &mut told, &mut events)
            .map_err(|bad| (None, Fault::Unreadable(super::Wrong::Options(bad)))),
    };
    let set = state.and_then(|state| told.check().map(|()| (state, events)));
    set.map_err(|(line, fault)| (line.unwrap_or(&scenario.game), fault))
}

struct Runner<'a, L: Table> {
    scenario: &'a Scenario<L>,
    state: State<L>,
    report: Report<L>,
    /// May the scenario end here without a line about the open question?
    may_stop: bool,
    /// Has a line said what comes next since the last move?
    next_claimed: bool,
}

impl<'a, L: Table> Runner<'a, L> {
    fn line(&mut self, index: usize) -> Result<(), At<'a, L>> {
        let line = &self.scenario.lines[index];
        let really = |holds: bool, real: &dyn Fn() -> String| match holds {
            true => Ok(()),
            false => Err((line, Fault::Really(real()))),
        };
        match &line.step {
            Step::Game | Step::Chance(_) => return Ok(()),
            Step::Answer(seat, action) => return self.answer(index, *seat, *action),
            Step::Given(items) => {
                let mut stay = items.iter().filter(|item| L::stays(item));
                let holds = stay.all(|item| *item == L::real(&self.state, item));
                return really(holds, &|| self.really("given", items));
            }
            Step::Illegal(seat, action, rule) => {
                self.refused(*seat, *action, rule.as_deref()).map_err(|fault| (line, fault))?;
            }
            Step::Then(items) => {
                let holds = items.iter().all(|item| *item == L::real(&self.state, item));
                really(holds, &|| self.really("then", items))?;
            }
            Step::Next(next) => {
                self.next_claimed = true;
                really(self.next_holds(next), &|| format!("next {}", self.next()))?;
            }
            Step::Sees(observer, text) => {
                let real = L::sees(&self.state, *observer, text);
                let who = line.text.split(':').next().unwrap_or_default();
                really(*text == real, &|| format!("{who}: {real}"))?;
            }
        }
        self.report.claims += 1;
        Ok(())
    }

    /// The items of a line as they really are.
    fn really(&self, verb: &str, items: &[L::Item]) -> String {
        let real = items.iter().map(|item| L::text(&L::real(&self.state, item)));
        format!("{verb} {}", real.collect::<Vec<_>>().join("; "))
    }

    fn answer(&mut self, index: usize, seat: Seat, action: Action<L>) -> Result<(), At<'a, L>> {
        let line = &self.scenario.lines[index];
        let after = &self.scenario.lines[index + 1..];
        let told = after.iter().take_while(|line| matches!(line.step, Step::Chance(_)));
        let mut told = Told::new(&self.scenario.options, told);
        let mut events = Vec::new();
        for action in L::spelled_out(&self.state, action) {
            let legal = legal_texts::<L>(&self.scenario.options, &self.state, seat);
            L::Game::play(&mut self.state, seat, action, &mut told, &mut events)
                .map_err(|illegal| (line, Fault::Refused(illegal, legal)))?;
        }
        told.check().map_err(|(told, fault)| (told.unwrap_or(line), fault))?;
        self.may_stop = L::may_stop(&self.state, &events);
        self.next_claimed = false;
        self.note(Some(action), &events);
        Ok(())
    }

    fn note(&mut self, by: Option<Action<L>>, events: &[Event<L>]) {
        self.report.moves += 1;
        L::happened(&mut self.report, &self.state, by, events);
    }

    /// The answer is refused by the rule, and nothing changed.
    fn refused(
        &mut self,
        seat: Seat,
        action: Action<L>,
        rule: Option<&str>,
    ) -> Result<(), Fault<L>> {
        let mut told = Told::<L>::new(&self.scenario.options, [].iter());
        let illegal = Fault::unless_refused(&self.state, seat, action, rule, &mut told)?;
        self.report.refusals.insert(illegal.into());
        Ok(())
    }

    /// At the end no question may be open that no line speaks of.
    fn finish(&self) -> Result<(), At<'a, L>> {
        let last = self.scenario.lines.last().unwrap_or(&self.scenario.game);
        let open = matches!(L::Game::status(&self.state), Status::Owed(_)) && !self.may_stop;
        match open && !self.next_claimed {
            true => Err((last, Fault::Unanswered(self.next()))),
            false => Ok(()),
        }
    }

    /// What comes next.
    fn next(&self) -> String {
        match L::Game::status(&self.state) {
            Status::Over(outcome) if outcome.winners.is_empty() => {
                format!("no winner {}", outcome.rule)
            }
            Status::Over(outcome) => {
                let won = L::won(&self.scenario.options, outcome.winners);
                format!("{} {won} {}", names(outcome.winners), outcome.rule)
            }
            Status::Owed(seats) => {
                let one = seats.iter().next().filter(|_| seats.len() == 1);
                let legal = one.map(|seat| {
                    legal_texts::<L>(&self.scenario.options, &self.state, seat).join(" / ")
                });
                format!("{} choose {}", names(seats), legal.unwrap_or_default()).trim().into()
            }
        }
    }

    fn next_holds(&self, next: &Next<L>) -> bool {
        let status = L::Game::status(&self.state);
        let owed = |who: SeatSet| matches!(status, Status::Owed(seats) if seats == who);
        match next {
            Next::Asked(seat, kind) => {
                owed(SeatSet::only(*seat)) && L::asked(&self.state) == Some(*kind)
            }
            Next::Choose(seats, listed) => {
                let sorted = |mut actions: Vec<Action<L>>| {
                    actions.sort_unstable();
                    actions
                };
                let legal = seats
                    .iter()
                    .flat_map(|seat| L::Game::legal(&self.state, seat).iter().collect::<Vec<_>>());
                let listed_all = || sorted(listed.clone()) == sorted(legal.collect());
                owed(*seats) && (listed.is_empty() || listed_all())
            }
            Next::Over(winners, won, rule) => {
                matches!(status, Status::Over(outcome) if outcome.winners == *winners
                    && (winners.is_empty() || *won == L::won(&self.scenario.options, *winners))
                    && rule.as_ref().is_none_or(|rule| rule == outcome.rule.0))
            }
        }
    }

    fn picture(&self) -> Picture {
        let items = L::picture(&self.state);
        let claims = items.iter().map(|item| format!("then {}", L::text(item)));
        Picture(claims.chain([format!("next {}", self.next())]).collect())
    }
}

fn names(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

/// What a seat may answer.
fn legal_texts<L: Table>(options: &Options<L>, state: &State<L>, seat: Seat) -> Vec<String> {
    let legal = L::Game::legal(state, seat);
    legal.iter().map(|action| <L as Language>::Game::write_action(options, action)).collect()
}
