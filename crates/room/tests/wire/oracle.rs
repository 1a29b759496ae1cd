//! What observers may know of a table, found out from its lines and the rules alone: no message, no room is asked.

use games::{AnyEvents, AnyOptions, AnyTable, AnyView, NotPlayed, Told, Undo};
use kernel::{Observer, Seat, SeatSet, Seed};
use protocol::{GameEvents, GameName, GameView, Truth};
use room::{Fact, Line};

pub struct Oracle {
    pub options: AnyOptions,
    seed: Seed,
    table: Option<AnyTable>,
    /// Who gave up or ran out of time.
    out: SeatSet,
    /// What happened in the game in the latest lines.
    told: Option<Told>,
}

impl Oracle {
    /// Of a table that has these lines.
    pub fn new(lines: &[Line]) -> Oracle {
        let Some(Fact::Opened { game, options, seed, .. }) = lines.first().map(|it| &it.fact)
        else {
            panic!("a table opens with its first line")
        };
        let options = read(*game, options);
        let mut oracle =
            Oracle { options, seed: *seed, table: None, out: SeatSet::EMPTY, told: None };
        oracle.follow(&lines[1..]);
        oracle
    }

    /// Takes the lines of one command in.
    pub fn follow(&mut self, lines: &[Line]) {
        self.told = None;
        let mut rest = lines;
        while let [line, after @ ..] = rest {
            let chance: Vec<String> = after.iter().map_while(chance_of).collect();
            rest = &after[chance.len()..];
            self.take(&line.fact, chance);
        }
    }

    fn take(&mut self, fact: &Fact, mut chance: Vec<String>) {
        match fact {
            Fact::OptionsSet { game, options } => self.options = read(*game, options),
            Fact::RematchAgreed { game, options, seed } => {
                (self.options, self.seed) = (read(*game, options), *seed);
                (self.table, self.out) = (None, SeatSet::EMPTY);
            }
            Fact::Started | Fact::Began { .. } => {
                let dealt = AnyTable::deal(&self.options, self.seed, &chance).expect("a deal");
                (self.table, self.told) = (Some(dealt.0), Some(dealt.1));
            }
            Fact::Game(act) => {
                chance.insert(0, act.text.clone());
                self.told = Some(self.running().follow(&chance).expect("a choice"));
            }
            Fact::Lifted { line, .. } => self.undo(Undo::Lift { line: *line }),
            Fact::Rewound { line } => self.undo(Undo::Rewind { line: *line }),
            Fact::Resigned { seat } | Fact::TimedOut { seat } => {
                self.out = self.out.with((*seat).into());
                let seats = self.running().seats();
                let mut left = seats.iter().filter(|&seat| !self.out.contains(seat));
                let side = left.next().map_or(SeatSet::EMPTY, |first| self.options.allies(first));
                if left.all(|seat| side.contains(seat)) {
                    self.running().close();
                }
            }
            Fact::DrawAgreed | Fact::Deserted { .. } => self.running().close(),
            Fact::Opened { .. }
            | Fact::Sat { .. }
            | Fact::Left { .. }
            | Fact::Kicked { .. }
            | Fact::BotSat { .. }
            | Fact::ClockSet { .. }
            | Fact::Reserved { .. }
            | Fact::AccessSet { .. }
            | Fact::Read { .. }
            | Fact::Said { .. }
            | Fact::Emoted { .. }
            | Fact::Proposed { .. }
            | Fact::Answered { .. }
            | Fact::Paused
            | Fact::Resumed => {}
        }
    }

    fn running(&mut self) -> &mut AnyTable {
        self.table.as_mut().expect("a game has begun")
    }

    fn undo(&mut self, undo: Undo) {
        self.running().undo(undo).expect("a choice to take back");
    }

    /// How any table with these options says that this is no action; nothing if it is one.
    pub fn how_actions_are_written(&self, action: &str) -> String {
        let dealt = AnyTable::start(&self.options, Seed::from_number(0));
        let (mut table, _) = dealt.expect("these options are played");
        match table.submit(kernel::Seat::A, action) {
            Err(NotPlayed::Text(text)) => text,
            Ok(_) | Err(_) => String::new(),
        }
    }

    pub fn seats(&self) -> usize {
        self.options.seats()
    }

    /// Does a game run, with something hidden in it?
    pub fn runs(&self) -> bool {
        self.table.as_ref().is_some_and(|table| !table.is_over())
    }

    pub fn view(&self, observer: Observer) -> Option<AnyView> {
        self.table.as_ref().map(|table| table.view(observer))
    }

    /// What an observer hears of the latest lines.
    pub fn heard(&self, observer: Observer) -> Option<AnyEvents> {
        self.told.as_ref().map(|told| told.to(observer))
    }

    /// The view as it is written in a message.
    pub fn wire_view(&self, observer: Observer) -> Option<GameView> {
        self.view(observer).as_ref().map(GameView::from)
    }

    /// What was heard of the latest lines, as it is written in a message.
    pub fn wire_events(&self, observer: Observer) -> Option<GameEvents> {
        GameEvents::of(&self.view(observer)?, &self.heard(observer)?)
    }

    /// Everything that was heard, as it is written in a message.
    pub fn wire_history(&self, observer: Observer) -> Option<GameEvents> {
        let heard = self.table.as_ref()?.events(observer);
        GameEvents::of(&self.view(observer)?, &heard)
    }

    /// What was hidden, if the game is over.
    pub fn truth(&self) -> Option<Truth> {
        let table = self.table.as_ref()?;
        let (views, seed) = table.truth()?;
        Some(Truth {
            views: views.iter().map(GameView::from).collect(),
            seed: seed.to_string(),
            record: table.record_text(),
        })
    }

    /// The views of all seats: everything there is to know.
    pub fn all(&self) -> Vec<Option<AnyView>> {
        (0..self.seats()).filter_map(Seat::new).map(|it| self.view(Observer::Seat(it))).collect()
    }
}

fn read(game: GameName, options: &str) -> AnyOptions {
    AnyOptions::read(game.into(), options).expect("stored options")
}

/// The line of the game that says what chance brought.
fn chance_of(line: &Line) -> Option<String> {
    let text = game_line(line)?;
    (text.split(' ').nth(1) == Some("chance")).then(|| text.to_owned())
}

/// The line of the game that a line of the table is.
pub fn game_line(line: &Line) -> Option<&str> {
    if let Fact::Game(line) = &line.fact { Some(&line.text) } else { None }
}
