//! A table for tests: cards laid as written, moves in notation, chance as told.

#![allow(dead_code, reason = "each test file uses a part of it")]

use kardinal::{Card, Cell, Deck, Drawn, Event, Illegal, Kardinal, Options, State, View};
use kernel::{Game, Notation, Observer, Refusal, Scripted, Seat, Status};

pub struct Table {
    pub options: Options,
    pub state: State,
    /// Of the last move.
    pub events: Vec<Event>,
}

pub fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| word.parse().expect("a card")).collect()
}

pub fn seat(letter: &str) -> Seat {
    letter.parse().expect("a seat")
}

impl Table {
    /// A reduced display with these rows, all equally long; `start` moves first.
    pub fn lay(options: &str, rows: &[&str], start: &str) -> Table {
        let rows: Vec<Vec<Card>> = rows.iter().map(|row| cards(row)).collect();
        let all = rows.concat();
        let deck = Deck::new(&all).expect("a deck");
        let sized = format!("{options} rows={} columns={} deck={deck}", rows.len(), rows[0].len());
        let options: Options = sized.parse().expect("options");
        let mut outcomes: Vec<Drawn> = all.into_iter().map(Drawn::Deal).collect();
        outcomes.push(Drawn::Start(seat(start)));
        let mut chance = Scripted::new(&outcomes);
        let mut events = Vec::new();
        let state = Kardinal::start(&options, &mut chance, &mut events).expect("playable");
        assert_eq!((chance.wrong(), chance.used()), (None, outcomes.len()));
        Table { options, state, events }
    }

    /// Plays lines like `A take row 1 left`. A line that chance has a part in goes on with what it brings:
    /// `A take row 1 left; law A three symbols`.
    pub fn play(&mut self, lines: &[&str]) -> &mut Table {
        for line in lines {
            let mut parts = line.split("; ");
            let action = parts.next().expect("an action");
            let outcomes: Vec<Drawn> = parts
                .map(|text| Kardinal::read_outcome(&self.options, text).expect("an outcome"))
                .collect();
            let mut chance = Scripted::new(&outcomes);
            let (seat, action) = self.read(action);
            self.events.clear();
            let played =
                Kardinal::submit(&mut self.state, seat, action, &mut chance, &mut self.events);
            assert_eq!(played, Ok(()), "{line}");
            assert_eq!((chance.wrong(), chance.used()), (None, outcomes.len()), "{line}");
        }
        self
    }

    fn read(&self, line: &str) -> (Seat, kardinal::Action) {
        let (letter, action) = line.split_once(' ').expect("a seat and an action");
        (seat(letter), Kardinal::read_action(&self.options, action).expect("an action"))
    }

    /// The line is refused by this rule, and nothing changes.
    pub fn refuse(&mut self, line: &str, rule: &str) -> Illegal {
        let (seat, action) = self.read(line);
        let before = self.state;
        let mut chance = Scripted::new(&[]);
        let why = Kardinal::submit(&mut self.state, seat, action, &mut chance, &mut ())
            .expect_err("a refusal");
        assert_eq!(self.state, before, "{line}");
        assert_eq!(why.rule().0, rule, "{line}: {why}");
        why
    }

    /// What the active seat can answer, in order.
    pub fn legal(&self) -> Vec<String> {
        let choices = Kardinal::legal(&self.state, self.state.active());
        let write = |action| Kardinal::write_action(&self.options, action);
        kernel::Choices::iter(&choices).map(write).collect()
    }

    pub fn active(&self) -> String {
        match Kardinal::status(&self.state) {
            Status::Owed(seats) => {
                assert_eq!(seats.len(), 1);
                self.state.active().to_string()
            }
            Status::Over(_) => "over".into(),
        }
    }

    pub fn reserve(&self, letter: &str) -> u8 {
        self.state.reserve(seat(letter))
    }

    /// Where a seat's stones lie.
    pub fn stones(&self, letter: &str) -> Vec<String> {
        self.state.stones(seat(letter)).iter().map(|cell| cell.to_string()).collect()
    }

    pub fn view(&self, letter: &str) -> View {
        Kardinal::view(&self.state, Observer::Seat(seat(letter)))
    }

    pub fn hears(&self, letter: &str) -> Vec<Event> {
        let observer = Observer::Seat(seat(letter));
        self.events.iter().filter_map(|&event| Kardinal::redact(event, observer)).collect()
    }
}

pub fn cell(row: u8, column: u8) -> Cell {
    Cell::new(row, column).expect("a cell")
}
