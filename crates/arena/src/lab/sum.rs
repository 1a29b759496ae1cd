//! Counting games. Everything is a whole number, so sums do not depend on the order of games.

use super::study::Topic;
use crate::play::Points;
use kernel::Seat;
use serde::Serialize;
use serde::ser::{SerializeStruct as _, Serializer};
use std::collections::BTreeMap;

/// What happened in one game.
pub struct Tally {
    /// Turns or rounds.
    pub turns: usize,
    seats: usize,
    /// By topic and label, how often for each seat.
    times: BTreeMap<(Topic, String), Vec<u64>>,
    /// By topic, the first label of each seat.
    first: BTreeMap<Topic, Vec<Option<String>>>,
}

impl Tally {
    pub(super) fn new(seats: usize) -> Tally {
        Tally { turns: 0, seats, times: BTreeMap::new(), first: BTreeMap::new() }
    }

    pub(super) fn note(&mut self, topic: Topic, seat: Seat, label: String) {
        let seats = self.seats;
        if topic.first.is_some() {
            let first = self.first.entry(topic).or_insert_with(|| vec![None; seats]);
            first[seat.index()].get_or_insert_with(|| label.clone());
        }
        let times = self.times.entry((topic, label)).or_insert_with(|| vec![0; seats]);
        times[seat.index()] += 1;
    }
}

/// What went with one label: in whose games, and how these went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Label {
    /// How often.
    pub times: u64,
    /// Seats that had it at least once in a game.
    pub had: u64,
    /// What these seats won, in sixtieths of a win.
    won: u64,
    /// Sums over games for the interval: seats squared, won squared, and seats times won.
    had_had: u64,
    won_won: u64,
    had_won: u64,
}

impl Label {
    fn add(&mut self, times: u64, had: u64, won: u64) {
        self.times += times;
        self.had += had;
        self.won += won;
        self.had_had += had * had;
        self.won_won += won * won;
        self.had_won += had * won;
    }

    fn merge(&mut self, other: &Label) {
        self.times += other.times;
        self.had += other.had;
        self.won += other.won;
        self.had_had += other.had_had;
        self.won_won += other.won_won;
        self.had_won += other.had_won;
    }

    /// The mean share of a win of the seats that had it.
    pub fn share(&self) -> f64 {
        self.won as f64 / f64::from(Points::WIN.0) / self.had.max(1) as f64
    }

    /// Half the width of the 95 % interval of [`share`](Label::share). Seats of one game are not independent, so it is
    /// that of a ratio over games.
    pub fn margin(&self) -> f64 {
        let unit = f64::from(Points::WIN.0);
        let share = self.share();
        let spread = self.won_won as f64 / (unit * unit) - 2.0 * share * self.had_won as f64 / unit
            + share * share * self.had_had as f64;
        1.96 * spread.max(0.0).sqrt() / self.had.max(1) as f64
    }
}

impl Serialize for Label {
    /// The counts, which can be added, and what follows from them.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Label { times, had, won, had_had, won_won, had_won } = *self;
        let mut out = to.serialize_struct("Label", 8)?;
        out.serialize_field("times", &times)?;
        out.serialize_field("had", &had)?;
        out.serialize_field("won", &won)?;
        out.serialize_field("had_had", &had_had)?;
        out.serialize_field("won_won", &won_won)?;
        out.serialize_field("had_won", &had_won)?;
        out.serialize_field("share", &self.share())?;
        out.serialize_field("margin", &self.margin())?;
        out.end()
    }
}

/// What happened in many games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Study {
    /// Games.
    pub games: u64,
    /// What each seat won.
    pub seats: Vec<Label>,
    /// Games without a single winner.
    pub shared: u64,
    /// How many games had so many turns.
    pub turns: BTreeMap<usize, u64>,
    /// How many ended by which rule.
    pub ends: BTreeMap<&'static str, u64>,
    /// By topic and label.
    pub labels: BTreeMap<Topic, BTreeMap<String, Label>>,
    /// By topic, of the first label of a game only.
    pub firsts: BTreeMap<Topic, BTreeMap<String, Label>>,
}

impl Study {
    pub(super) fn new(seats: usize) -> Study {
        Study {
            games: 0,
            seats: vec![Label::default(); seats],
            shared: 0,
            turns: BTreeMap::new(),
            ends: BTreeMap::new(),
            labels: BTreeMap::new(),
            firsts: BTreeMap::new(),
        }
    }

    /// Adds a game that was played to its end.
    pub(super) fn add(&mut self, game: Tally, points: &[Points], rule: &'static str) {
        self.games += 1;
        self.shared += u64::from(!points.contains(&Points::WIN));
        for (seat, points) in self.seats.iter_mut().zip(points) {
            seat.add(1, 1, points.0.into());
        }
        *self.turns.entry(game.turns).or_default() += 1;
        *self.ends.entry(rule).or_default() += 1;
        let won = |has: &dyn Fn(usize) -> bool| -> u64 {
            points.iter().enumerate().filter(|&(i, _)| has(i)).map(|(_, p)| u64::from(p.0)).sum()
        };
        for ((topic, label), times) in game.times {
            let had = times.iter().filter(|&&n| n > 0).count() as u64;
            let won = won(&|seat| times[seat] > 0);
            let labels = self.labels.entry(topic).or_default();
            labels.entry(label).or_default().add(times.iter().sum(), had, won);
        }
        for (topic, first) in game.first {
            let labels = self.firsts.entry(topic).or_default();
            let mut named: Vec<&String> = first.iter().flatten().collect();
            named.sort();
            named.dedup();
            for label in named {
                let has = |seat: usize| first[seat].as_ref() == Some(label);
                let had = (0..first.len()).filter(|&seat| has(seat)).count() as u64;
                labels.entry(label.clone()).or_default().add(had, had, won(&has));
            }
        }
    }

    /// Both together.
    pub(super) fn merge(mut self, other: Study) -> Study {
        self.games += other.games;
        self.shared += other.shared;
        self.seats.iter_mut().zip(&other.seats).for_each(|(mine, theirs)| mine.merge(theirs));
        for (turns, games) in other.turns {
            *self.turns.entry(turns).or_default() += games;
        }
        for (rule, games) in other.ends {
            *self.ends.entry(rule).or_default() += games;
        }
        for (mine, theirs) in [(&mut self.labels, other.labels), (&mut self.firsts, other.firsts)] {
            for (topic, labels) in theirs {
                let mine = mine.entry(topic).or_default();
                for (label, counts) in labels {
                    mine.entry(label).or_default().merge(&counts);
                }
            }
        }
        self
    }

    /// Mean number of turns.
    pub fn mean_turns(&self) -> f64 {
        let sum: u64 = self.turns.iter().map(|(&turns, &games)| turns as u64 * games).sum();
        sum as f64 / self.games.max(1) as f64
    }
}
