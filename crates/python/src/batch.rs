//! Many games at once, one decision of each at a time, without any Python object.

use crate::crew::Crew;
use crate::position::returns;
use kernel::lane::{self, Feature};
use kernel::{CODES, Dice as _, Observed, Observer, Outcome, SearchDice, Seat, SeatSet, Status};

/// Where a step writes: a row for each game.
pub struct Rows<'a> {
    /// What the player to choose sees: [`AnyBatch::width`] numbers for each game.
    pub observations: &'a mut [i8],
    /// Which codes are legal: [`CODES`] for each game.
    pub masks: &'a mut [bool],
    /// What each seat won with this step.
    pub rewards: &'a mut [f32],
    /// Whether a game ended with this step; the rest of its row is then of the next game.
    pub dones: &'a mut [bool],
    /// Whose decision is next.
    pub players: &'a mut [i8],
}

/// An action that is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotLegal {
    /// In which game.
    pub game: usize,
    /// The codes that are.
    pub legal: u64,
}

/// A batch of any game.
pub trait AnyBatch: Send + Sync {
    /// How many seats a game has.
    fn seats(&self) -> usize;
    /// How many numbers an observation has.
    fn width(&self) -> usize;
    /// What they say.
    fn features(&self) -> Vec<Feature>;
    /// Deals all games anew.
    fn reset(&mut self, dice: Vec<SearchDice>, rows: Rows<'_>, crew: &mut Crew);
    /// Plays an action in each game. If one is not legal, nothing is played.
    fn step(&mut self, actions: &[u8], rows: Rows<'_>, crew: &mut Crew) -> Result<(), NotLegal>;
    /// Plays random legal actions, which it writes to `actions`.
    fn step_random(&mut self, actions: &mut [u8], rows: Rows<'_>, crew: &mut Crew);
    /// A random legal action for each game.
    fn sample(&mut self, actions: &mut [u8]);
}

/// A game of the batch.
struct Table<G: Observed> {
    state: G::State,
    dice: SearchDice,
    /// Whose decision is next, and the legal codes.
    seat: Seat,
    codes: u64,
    /// Who owes a choice, and who of them is still to be asked.
    owed: SeatSet,
    unasked: SeatSet,
    /// What those who were asked have chosen. It is played when all have: nobody sees that another has chosen.
    sealed: [u8; Seat::MAX],
}

/// A batch of games of one kind.
pub struct Batch<G: Observed> {
    options: G::Options,
    tables: Vec<Table<G>>,
    seats: usize,
    width: usize,
}

/// The rows of one game.
struct Row<'a> {
    observation: &'a mut [i8],
    mask: &'a mut [bool],
    rewards: &'a mut [f32],
    done: &'a mut bool,
    player: &'a mut i8,
}

/// Who chooses in a step.
#[derive(Clone, Copy)]
enum Chooser {
    /// The actions are given.
    Caller,
    /// The dice.
    Dice,
}

#[inline]
fn nth_code(codes: u64, n: u32) -> u8 {
    kernel::bits::Counted::new(codes).nth(n)
}

impl<G: Observed> Table<G> {
    fn new(state: G::State, dice: SearchDice) -> Table<G> {
        let (owed, unasked) = (SeatSet::EMPTY, SeatSet::EMPTY);
        Table { state, dice, seat: Seat::A, codes: 0, owed, unasked, sealed: [0; Seat::MAX] }
    }

    /// Asks the next seat, if one is still to be asked.
    #[inline]
    fn ask(&mut self) -> bool {
        let Some(seat) = self.unasked.iter().next() else { return false };
        self.seat = seat;
        self.unasked = self.unasked.without(seat);
        self.codes = G::codes(&G::legal(&self.state, seat));
        true
    }

    /// Who is to choose; how it ended if nobody is.
    #[inline]
    fn turn(&mut self) -> Option<Outcome> {
        match G::status(&self.state) {
            Status::Owed(owed) => {
                (self.owed, self.unasked) = (owed, owed);
                self.ask();
                None
            }
            Status::Over(outcome) => Some(outcome),
        }
    }

    /// Takes the choice of the seat that is asked. Gives back how the game ended, if it did.
    #[inline]
    fn choose(&mut self, code: u8) -> Option<Outcome> {
        self.sealed[self.seat.index()] = code;
        if self.ask() {
            return None;
        }
        for seat in self.owed.iter() {
            G::answer(&mut self.state, seat, self.sealed[seat.index()], &mut self.dice);
        }
        self.turn()
    }

    #[inline]
    fn show(&self, row: &mut Row<'_>) {
        let view = G::view(&self.state, Observer::Seat(self.seat));
        G::encode(&view, row.observation);
        lane::mask(self.codes, row.mask);
        *row.player = self.seat.index() as i8;
    }

    /// Deals until there is something to choose. A game that the deal itself ends is not worth a row.
    #[inline]
    fn deal(&mut self, options: &G::Options) {
        // Options that were dealt once are dealt again. A few deals of tiny games end at once.
        for _ in 0..1_000 {
            if let Ok(state) = G::start(options, &mut self.dice, &mut ()) {
                self.state = state;
            }
            if self.turn().is_none() {
                return;
            }
        }
    }

    #[inline]
    fn play(&mut self, options: &G::Options, code: u8, row: &mut Row<'_>) {
        let over = self.choose(code);
        *row.done = over.is_some();
        match over {
            None => row.rewards.fill(0.0),
            Some(outcome) => {
                let seats = row.rewards.len();
                let shares = returns(outcome.winners, seats);
                row.rewards.iter_mut().zip(shares).for_each(|(reward, share)| *reward = share);
                self.deal(options);
            }
        }
        self.show(row);
    }
}

impl<G: Observed> Batch<G> {
    /// Deals with these dice, one for each game; `None` if the options start no game.
    pub fn new(options: G::Options, dice: Vec<SearchDice>) -> Option<Batch<G>> {
        let seats = G::seats(&options);
        let mut tables = Vec::with_capacity(dice.len());
        for mut dice in dice {
            let state = G::start(&options, &mut dice, &mut ()).ok()?;
            tables.push(Table::new(state, dice));
        }
        let first = tables.first()?;
        let width = lane::width::<G>(&G::view(&first.state, Observer::Seat(Seat::A)));
        let mut batch = Batch { options, tables, seats, width };
        for table in &mut batch.tables {
            if table.turn().is_some() {
                table.deal(&batch.options);
            }
        }
        Some(batch)
    }

    /// Does the same for all games, on all threads.
    fn each(
        &mut self,
        actions: &mut [u8],
        rows: Rows<'_>,
        crew: &mut Crew,
        act: impl Fn(&G::Options, &mut Table<G>, &mut u8, &mut Row<'_>) + Sync,
    ) where
        G::Options: Sync,
        G::State: Send,
    {
        let (width, seats, options) = (self.width, self.seats, &self.options);
        let work = |tables: &mut [Table<G>], actions: &mut [u8], rows: Rows<'_>| {
            let rows = rows
                .observations
                .chunks_exact_mut(width)
                .zip(rows.masks.chunks_exact_mut(CODES))
                .zip(rows.rewards.chunks_exact_mut(seats))
                .zip(rows.dones)
                .zip(rows.players);
            for ((table, action), row) in tables.iter_mut().zip(actions).zip(rows) {
                let ((((observation, mask), rewards), done), player) = row;
                act(options, table, action, &mut Row { observation, mask, rewards, done, player });
            }
        };
        let each = self.tables.len().div_ceil(crew.threads().get());
        let parts = self
            .tables
            .chunks_mut(each)
            .zip(actions.chunks_mut(each))
            .zip(rows.observations.chunks_mut(each * width))
            .zip(rows.masks.chunks_mut(each * CODES))
            .zip(rows.rewards.chunks_mut(each * seats))
            .zip(rows.dones.chunks_mut(each))
            .zip(rows.players.chunks_mut(each));
        crew.each(parts, |part| {
            let ((((((tables, actions), observations), masks), rewards), dones), players) = part;
            work(tables, actions, Rows { observations, masks, rewards, dones, players });
        });
    }

    fn advance(&mut self, actions: &mut [u8], rows: Rows<'_>, crew: &mut Crew, chooser: Chooser)
    where
        G::Options: Sync,
        G::State: Send,
    {
        self.each(actions, rows, crew, |options, table, action, row| {
            if matches!(chooser, Chooser::Dice) {
                *action = nth_code(table.codes, table.dice.below(table.codes.count_ones()));
            }
            table.play(options, *action, row);
        });
    }
}

impl<G> AnyBatch for Batch<G>
where
    G: Observed,
    G::Options: Send + Sync,
    G::State: Send + Sync,
{
    fn seats(&self) -> usize {
        self.seats
    }

    fn width(&self) -> usize {
        self.width
    }

    fn features(&self) -> Vec<Feature> {
        let first = self.tables.first();
        first.map_or_else(Vec::new, |table| {
            lane::features::<G>(&G::view(&table.state, Observer::Seat(Seat::A)))
        })
    }

    fn reset(&mut self, dice: Vec<SearchDice>, rows: Rows<'_>, crew: &mut Crew) {
        self.tables.iter_mut().zip(dice).for_each(|(table, dice)| table.dice = dice);
        let mut actions = vec![0; self.tables.len()];
        self.each(&mut actions, rows, crew, |options, table, _, row| {
            table.deal(options);
            row.rewards.fill(0.0);
            *row.done = false;
            table.show(row);
        });
    }

    fn step(&mut self, actions: &[u8], rows: Rows<'_>, crew: &mut Crew) -> Result<(), NotLegal> {
        for (game, (table, &action)) in self.tables.iter().zip(actions).enumerate() {
            if action >= CODES as u8 || table.codes >> action & 1 == 0 {
                return Err(NotLegal { game, legal: table.codes });
            }
        }
        self.advance(&mut actions.to_vec(), rows, crew, Chooser::Caller);
        Ok(())
    }

    fn step_random(&mut self, actions: &mut [u8], rows: Rows<'_>, crew: &mut Crew) {
        self.advance(actions, rows, crew, Chooser::Dice);
    }

    fn sample(&mut self, actions: &mut [u8]) {
        for (table, action) in self.tables.iter_mut().zip(actions) {
            *action = nth_code(table.codes, table.dice.below(table.codes.count_ones()));
        }
    }
}
