//! Cardia in the terminal.

mod ask;
mod command;
mod input;
mod show;

use super::{Input, Left, Next, Player, Story, reserve, seeds};
use crate::cli::{PlayCardia, SeatChoice};
use crate::stop::Stop;
use crate::text::{self, Style, Voice};
use cardia::{Action, Cardia, Event, Illegal, Length, Options, State, View, Wilds};
use kernel::{BySeat, DealDice, Dice as _, Game as _, Observer, SearchDice, Seat, Seed, Status};
use record::{Commitment, Table};
use std::io::Write;
use std::path::{Path, PathBuf};

const SEATS: [Seat; 2] = [Seat::A, Seat::B];

/// Plays a game from the first card to the last, or until the player leaves.
pub fn run(args: &PlayCardia, out: &mut impl Write) -> Result<(), Stop> {
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
    table: Table<Cardia>,
    dice: DealDice,
    seed: Seed,
    players: BySeat<Player, 2>,
    stories: BySeat<Story, 2>,
    /// Who looks at the screen, where two people share it.
    at_keyboard: Option<Seat>,
    /// The number of the game in the match.
    game: u8,
    round: usize,
    save: Option<PathBuf>,
    /// Where the record was put; only these files may be overwritten.
    saved: Vec<PathBuf>,
}

impl<'o, W: Write> Session<'o, W> {
    fn new(args: &PlayCardia, out: &'o mut W) -> Result<Self, Stop> {
        let (seed, mut chance) = seeds(args.how.seed)?;
        let you = match args.seat {
            SeatChoice::A => Seat::A,
            SeatChoice::B => Seat::B,
            SeatChoice::Random => SEATS[chance.below(2) as usize],
        };
        let players = BySeat::new(|seat| match args.how.opponent.bot() {
            Some(bot) if seat != you => Player::Bot(bot, chance.clone()),
            Some(_) | None => Player::Human,
        });
        let mut dice = DealDice::new(seed);
        let mut events = Vec::new();
        let commitment = Some(Commitment::to(seed));
        let table = Table::start(args.rules.options(), commitment, &mut dice, &mut events)
            .map_err(Stop::usage)?;
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
            stories: BySeat([Story::default(), Story::default()]),
            at_keyboard: None,
            game: 0,
            round: 0,
            save: args.how.save.clone(),
            saved: args.how.save.iter().cloned().collect(),
        };
        session.tell(&events, None);
        Ok(session)
    }

    fn options(&self) -> Options {
        self.table.state().options()
    }

    fn voice(&self, side: Option<Seat>) -> Voice {
        Voice { deck: self.options().deck, side }
    }

    fn view(&self, seat: Seat) -> View {
        Cardia::view(self.table.state(), Observer::Seat(seat))
    }

    /// Do two people share the keyboard?
    fn is_hot_seat(&self) -> bool {
        self.humans().count() == 2
    }

    fn humans(&self) -> impl Iterator<Item = Seat> {
        SEATS.into_iter().filter(|&seat| matches!(self.players[seat], Player::Human))
    }

    /// Plays on until the game is over or someone leaves.
    fn play(&mut self) -> Result<Left, Stop> {
        loop {
            self.keep()?;
            let owed = match Cardia::status(self.table.state()) {
                Status::Over(_) => return Ok(Left::Finished),
                Status::Owed(owed) => owed,
            };
            // People first: what they choose together with a bot, they choose before it.
            let human = self.humans().find(|&seat| owed.contains(seat));
            if let Some(seat) = human {
                if self.ask(seat)? == Left::Early {
                    return Ok(Left::Early);
                }
                continue;
            }
            for seat in owed.iter() {
                self.bot_move(seat)?;
            }
        }
    }

    fn bot_move(&mut self, seat: Seat) -> Result<(), Stop> {
        let view = self.view(seat);
        let Player::Bot(bot, dice) = &mut self.players[seat] else { return Ok(()) };
        let Some(action) = bot.choose(&view, dice) else { return Ok(()) };
        self.submit(seat, action).map_err(Stop::failed)
    }

    /// Plays a choice and tells everyone what came of it.
    fn submit(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let before = *self.table.state();
        let mut events = Vec::new();
        self.table.submit(seat, action, &mut self.dice, &mut events)?;
        self.tell(&events, Some(before));
        Ok(())
    }

    /// To each seat in its own words, and only what it may know.
    fn tell(&mut self, events: &[Event], before: Option<State<Wilds>>) {
        for seat in SEATS {
            let heard: Vec<_> = events
                .iter()
                .filter(|&&event| self.is_news(event))
                .filter_map(|&event| Cardia::redact(event, Observer::Seat(seat)))
                .collect();
            let voice = self.voice(Some(seat));
            let told = text::story(voice, &heard, before.as_ref(), self.table.state());
            self.stories[seat].add(told);
        }
        for event in events {
            #[expect(clippy::wildcard_enum_match_arm, reason = "only these two count rounds")]
            match event {
                Event::GameStarted(game) => (self.game, self.round) = (*game, 1),
                Event::RoundEnded => self.round += 1,
                _ => {}
            }
        }
    }

    /// That a single game begins needs no telling.
    fn is_news(&self, event: Event) -> bool {
        self.options().length != Length::Single || !matches!(event, Event::GameStarted(_))
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

/// A world that fits the view. What lies open is the same in all of them, and nothing else of it is shown: so the
/// screen cannot tell what the view does not.
fn world(view: &View) -> State<Wilds> {
    Cardia::imagine(view, &mut SearchDice::new(0))
}
