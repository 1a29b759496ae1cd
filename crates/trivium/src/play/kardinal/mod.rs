//! Kardinal & König in the terminal.

mod ask;
mod command;
mod input;
mod show;

use super::{Input, Left, Next, Player, Story, reserve, seeds};
use crate::cli::PlayKardinal;
use crate::stop::Stop;
use crate::text::Style;
use crate::text::kardinal::Voice;
use kardinal::{Action, Event, Illegal, Kardinal, Options, View};
use kernel::{DealDice, Dice as _, Game as _, Observer, SearchDice, Seat, SeatSet, Seed, Status};
use record::{Commitment, Table};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Plays a game from the first card to the last, or until the player leaves.
pub fn run(args: &PlayKardinal, out: &mut impl Write) -> Result<(), Stop> {
    let mut session = Session::new(args, out)?;
    session.welcome()?;
    let left = session.play()?;
    session.farewell(left)
}

/// A game, the people at it, and the terminal.
struct Session<'o, W> {
    out: &'o mut W,
    input: Input,
    style: Style,
    table: Table<Kardinal>,
    dice: DealDice,
    seed: Seed,
    /// By seat, as the stories.
    players: Vec<Player>,
    stories: Vec<Story>,
    /// Who looks at the screen, where people share it.
    at_keyboard: Option<Seat>,
    save: Option<PathBuf>,
    /// Where the record was put; only these files may be overwritten.
    saved: Vec<PathBuf>,
}

impl<'o, W: Write> Session<'o, W> {
    fn new(args: &PlayKardinal, out: &'o mut W) -> Result<Self, Stop> {
        let options = args.rules.options();
        let seats = SeatSet::first(options.players.into());
        let (seed, mut chance) = seeds(args.how.seed)?;
        let you = match args.seat {
            Some(seat) if !seats.contains(seat) => {
                let players = options.players;
                return Err(Stop::usage(format_args!("no seat {seat} among {players} players")));
            }
            Some(seat) => seat,
            None => {
                seats.iter().nth(chance.below(options.players.into()) as usize).unwrap_or(Seat::A)
            }
        };
        let mut bot_dice =
            || SearchDice::new(u64::from(chance.bits()) << 32 | u64::from(chance.bits()));
        let players = seats
            .iter()
            .map(|seat| match args.how.opponent.bot() {
                Some(bot) if seat != you => Player::Bot(bot, bot_dice()),
                Some(_) | None => Player::Human,
            })
            .collect();
        let mut dice = DealDice::new(seed);
        let mut events = Vec::new();
        let commitment = Some(Commitment::to(seed));
        let table =
            Table::start(options, commitment, &mut dice, &mut events).map_err(Stop::usage)?;
        // Better to hear of it now than after the game.
        args.how.save.as_deref().map_or(Ok(()), reserve).map_err(Stop::usage)?;
        let mut session = Session {
            out,
            input: Input::default(),
            style: Style::of_stdout(),
            table,
            dice,
            seed,
            players,
            stories: seats.iter().map(|_| Story::default()).collect(),
            at_keyboard: None,
            save: args.how.save.clone(),
            saved: args.how.save.iter().cloned().collect(),
        };
        session.tell(&events);
        Ok(session)
    }

    fn options(&self) -> Options {
        self.table.record().options
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(self.players.len())
    }

    fn voice(&self, side: Option<Seat>) -> Voice {
        Voice { side }
    }

    fn view(&self, seat: Seat) -> View {
        Kardinal::view(self.table.state(), Observer::Seat(seat))
    }

    fn humans(&self) -> impl Iterator<Item = Seat> {
        let human = |seat: &Seat| matches!(self.players[seat.index()], Player::Human);
        self.seats().iter().filter(human)
    }

    /// Do people share the keyboard?
    fn is_hot_seat(&self) -> bool {
        self.humans().count() > 1
    }

    /// Plays on until the game is over or someone leaves.
    fn play(&mut self) -> Result<Left, Stop> {
        loop {
            self.keep()?;
            if let Status::Over(_) = Kardinal::status(self.table.state()) {
                return Ok(Left::Finished);
            }
            let seat = self.table.state().active();
            let view = self.view(seat);
            match &mut self.players[seat.index()] {
                Player::Human => {
                    if self.ask(seat)? == Left::Early {
                        return Ok(Left::Early);
                    }
                }
                Player::Bot(bot, dice) => {
                    let action = bot.choose(&view, dice);
                    let action = action.ok_or_else(|| Stop::failed("a bot has no answer"))?;
                    self.submit(seat, action).map_err(Stop::failed)?;
                }
            }
        }
    }

    /// Plays a choice and tells everyone what came of it.
    fn submit(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let mut events = Vec::new();
        self.table.submit(seat, action, &mut self.dice, &mut events)?;
        self.tell(&events);
        Ok(())
    }

    /// To each seat in its own words, and only what it may know.
    fn tell(&mut self, events: &[Event]) {
        for seat in self.seats().iter() {
            let redact = |&event| Kardinal::redact(event, Observer::Seat(seat));
            let heard: Vec<_> = events.iter().filter_map(redact).collect();
            let told = self.voice(Some(seat)).story(&heard, self.table.state().table());
            self.stories[seat.index()].add(told);
        }
    }

    /// With `--save` the file is never behind the game, so that nothing is lost when the program is ended.
    fn keep(&mut self) -> Result<(), Stop> {
        match self.save.clone() {
            Some(path) => self.write_record(&path).map_err(Stop::usage),
            None => Ok(()),
        }
    }

    /// Writes the record to a file.
    fn write_record(&mut self, path: &Path) -> Result<(), String> {
        if !self.saved.iter().any(|saved| saved == path) {
            reserve(path)?;
            self.saved.push(path.to_owned());
        }
        std::fs::write(path, self.table.record().to_string())
            .map_err(|why| format!("cannot write {}: {why}", path.display()))
    }
}
