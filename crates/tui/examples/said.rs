//! What this client says of every text there is and of many random games, for comparison with the browser:
//! `said 100 7` plays a hundred games from the number 7 on. A line of JSON for each text that is new:
//! what it is, who reads it, and what is said in each language. `scripts/check-faces.sh` compares.

use games::{AnyOptions, AnyTable, GameKind, NotPlayed};
use kernel::{Dice as _, Observer, SearchDice, Seed};
use protocol::text::{Arg, Field, Fields, Kind, schema};
use protocol::{Decision, GameEvents, Refused, Seat, Text};
use serde_json::{Value, json};
use std::collections::HashSet;
use std::io::{self, BufWriter, Write as _};
use tui::text::{Language, Texts};
use tui::words::Words;

const OPTIONS: &[(GameKind, &str)] = &[
    (GameKind::Cardia, "deck=1"),
    (GameKind::Cardia, "deck=2 match=3"),
    (GameKind::Cardia, "deck=1212 locations=FoggySwamp,SeersLair guardians=hidden"),
    (GameKind::Cardia, "deck=2121 locations=Bazaar,SerpentTemple guardians=open"),
    (GameKind::Cardia, "deck=1 locations=Scrapyard,TempleOfRebirth,Armory guardians=hidden"),
    (GameKind::Cardia, "deck=2 locations=HauntedCatacombs,Senate,FoundersDay"),
    (GameKind::Kardinal, "players=3"),
    (GameKind::Kardinal, "players=4"),
    (GameKind::Kardinal, "players=5 uncovered=no"),
    (GameKind::Civ, "players=2"),
    (GameKind::Civ, "players=3 variant=draft"),
    (GameKind::Civ, "players=4"),
    (GameKind::Civ, "players=4 teams=yes"),
    (GameKind::Civ, "players=2 variant=draft"),
];

const NAMES: &[&str] = &["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"];

struct Said<W> {
    languages: [Texts; Language::ALL.len()],
    names: Vec<String>,
    seen: HashSet<String>,
    texts: u64,
    out: W,
}

impl<W: io::Write> Said<W> {
    /// Writes a text, unless this reader had the same before.
    fn add(
        &mut self,
        text: &Text,
        event: Option<(GameKind, Value)>,
        you: Option<Seat>,
    ) -> io::Result<()> {
        self.texts += 1;
        let what = match &event {
            Some((kind, event)) => json!({ "game": kind.name(), "event": event }),
            None => json!({ "text": text }),
        };
        if !self.seen.insert(format!("{what}{you:?}")) {
            return Ok(());
        }
        let say = |texts: &Texts| Words { texts, names: &self.names, you }.text(text);
        let said: Vec<String> = self.languages.iter().map(say).collect();
        writeln!(self.out, "{}", json!({ "what": what, "you": you, "said": said }))
    }

    fn events(&mut self, kind: GameKind, events: &GameEvents, you: Option<Seat>) -> io::Result<()> {
        let value = serde_json::to_value(events)?;
        let written = value["events"].as_array().cloned().unwrap_or_default();
        for (text, event) in events.texts().iter().zip(written) {
            self.add(text, Some((kind, event)), you)?;
        }
        Ok(())
    }

    fn game(
        &mut self,
        kind: GameKind,
        options: &str,
        seed: u64,
    ) -> Result<(), Box<dyn std::error::Error>> {
        let options = AnyOptions::read(kind, options)?;
        let (mut table, deal) = AnyTable::start(&options, Seed::from_number(seed))?;
        let mut dice = SearchDice::new(seed);
        let mut told = deal.told;
        // Answers to earlier questions, which are mostly refused now.
        let mut earlier: Vec<String> = Vec::new();
        loop {
            for observer in Observer::all(table.seats().len()) {
                let you = match observer {
                    Observer::Seat(seat) => Some(Seat::from(seat)),
                    Observer::Spectator => None,
                };
                let view = table.view(observer);
                if let Some(events) = GameEvents::of(&view, &told.to(observer)) {
                    self.events(kind, &events, you)?;
                }
                if let Some(ending) = Text::of_ending(&view) {
                    self.add(&ending, None, you)?;
                }
                if let Some(decision) = Decision::of(1, &view) {
                    self.add(&decision.question, None, you)?;
                    for choice in &decision.choices {
                        self.add(&choice.text, None, you)?;
                    }
                }
            }
            for seat in table.seats().iter() {
                let Some(at) = earlier.len().checked_sub(1) else { continue };
                let action = &earlier[dice.below(at as u32 + 1) as usize];
                if let Err(why @ NotPlayed::Illegal(_)) = table.clone().submit(seat, action) {
                    let why = Refused::Action(why).wire();
                    self.add(&Text { key: why.key, args: why.args }, None, Some(seat.into()))?;
                }
            }
            let Some(seat) = table.owed().iter().next() else { return Ok(()) };
            let legal = table.legal(seat);
            let action = legal[dice.below(legal.len() as u32) as usize].clone();
            told = table.submit(seat, &action)?.told;
            earlier.extend(legal.into_iter().filter(|_| dice.below(4) == 0));
        }
    }
}

/// Some values of every kind of argument.
fn samples(kind: Kind) -> Vec<Arg> {
    let word = |word: &str| Arg::Word(word.to_owned().into());
    match kind {
        Kind::Seat => vec![word("A"), word("B"), word("H")],
        Kind::Number => [0, 1, 2, 5, 21, -3].map(Arg::Number).into(),
        Kind::Signed => [3, -5, 0].map(Arg::Number).into(),
        Kind::Word => vec![word("III"), word("C2.1")],
        Kind::Term(term) => (term.names)().into_iter().map(word).collect(),
        Kind::Letters(_) => vec![word(""), word("X"), word("FFK")],
        Kind::Text => vec![Arg::Fields(Fields::new(vec![("key", word("cardia-ask-play"))]))],
        Kind::Group(group) => fields(group.fields).into_iter().map(Arg::Fields).collect(),
        Kind::List(kind) => {
            let all = samples(*kind);
            (0..=3.min(all.len())).map(|n| Arg::List(all[..n].to_vec())).collect()
        }
        Kind::BySeat(kind) => vec![Arg::List(samples(*kind).into_iter().take(2).collect())],
        Kind::Maybe(kind) => std::iter::once(Arg::None).chain(samples(*kind)).collect(),
    }
}

/// Arguments such that each takes each of its values once.
fn fields(fields: &[Field]) -> Vec<Fields> {
    let all: Vec<(&'static str, Vec<Arg>)> =
        fields.iter().map(|field| (field.name, samples(field.kind))).collect();
    let most = all.iter().map(|(_, values)| values.len()).max().unwrap_or(1);
    let pick = |n: usize| {
        let arg = |(at, (name, values)): (usize, &(&'static str, Vec<Arg>))| {
            (*name, values[(n + n / values.len() * at) % values.len()].clone())
        };
        Fields::new(all.iter().enumerate().map(arg).collect())
    };
    (0..most.max(6)).map(pick).collect()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut numbers = std::env::args().skip(1).map(|it| it.parse::<u64>());
    let games = numbers.next().transpose()?.unwrap_or(28);
    let first = numbers.next().transpose()?.unwrap_or(1);
    let mut said = Said {
        languages: Language::ALL.map(Texts::new),
        names: NAMES.iter().map(|&name| name.to_owned()).collect(),
        seen: HashSet::new(),
        texts: 0,
        out: BufWriter::new(io::stdout().lock()),
    };
    for (key, all) in schema() {
        for args in fields(all) {
            for you in [None, Some(Seat::A), Some(Seat::B)] {
                said.add(&Text { key: key.clone().into(), args: args.clone() }, None, you)?;
            }
        }
    }
    for n in first..first + games {
        let (kind, options) = OPTIONS[n as usize % OPTIONS.len()];
        said.game(kind, options, n)?;
    }
    said.out.flush()?;
    eprintln!("{} texts, {} different", said.texts, said.seen.len());
    Ok(())
}
