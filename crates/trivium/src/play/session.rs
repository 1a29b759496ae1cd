//! A game, the people at it, and the terminal.

use super::{Left, Opponent, Place, PlayHow, reserve};
use crate::face::Face;
use crate::stop::Stop;
use crate::terminal::{self, Input};
use crate::text::Style;
use bots::Bot;
use kernel::{DealDice, Dice as _, Observer, SearchDice, Seat, SeatSet, Seed, Status};
use record::{Commitment, Record, Table};
use std::io::Write;
use std::path::{Path, PathBuf};
use tui::link::keep;

/// Who sits somewhere.
enum Player {
    Human,
    /// A bot with its own dice: what deals the cards tells it nothing.
    Bot(Bot, SearchDice),
}

/// What a seat was told.
pub struct Story<F: Face> {
    /// Every event, as the seat heard it.
    pub heard: Vec<F::Event>,
    /// In words, and not read yet.
    pub pending: Vec<String>,
    /// Everything in words.
    pub log: Vec<String>,
}

/// A game, the people at it, and the terminal.
pub struct Session<'o, F: Face, W> {
    pub out: &'o mut W,
    pub input: Input,
    pub style: Style,
    pub table: Table<F>,
    dice: DealDice,
    /// The secret that deals; not known of a game that was taken up again.
    pub seed: Option<Seed>,
    /// By seat, as the stories.
    players: Vec<Player>,
    pub stories: Vec<Story<F>>,
    /// Who looks at the screen, where people share it.
    pub at_keyboard: Option<Seat>,
    pub save: Option<PathBuf>,
    /// Where the record was put; only these files may be overwritten.
    saved: Vec<PathBuf>,
    seed_kept: bool,
}

impl<'o, F: Face, W: Write> Session<'o, F, W> {
    /// Deals.
    pub fn new(
        options: F::Options,
        place: Place,
        how: &PlayHow,
        out: &'o mut W,
    ) -> Result<Self, Stop> {
        let (seed, mut chance) = seeds(how.seed)?;
        let seats = SeatSet::first(F::seats(&options));
        let players = seated(seats, place, how.opponent, &mut chance)?;
        let mut dice = DealDice::new(seed);
        let mut events = Vec::new();
        let commitment = Some(Commitment::to(seed));
        let table =
            Table::start(options, commitment, &mut dice, &mut events).map_err(Stop::usage)?;
        // Better to hear of it now than after the game.
        how.save.as_deref().map_or(Ok(()), reserve).map_err(Stop::usage)?;
        let mut session = Session::at(table, dice, Some(seed), players, how.save.clone(), out);
        let after = *session.table.state();
        session.tell(&events, None, &after);
        Ok(session)
    }

    /// Takes up a stored game and tells everyone what happened in it.
    pub fn resumed(
        record: Record<F>,
        dice: (DealDice, Option<Seed>),
        players: (Place, Opponent, &mut SearchDice),
        file: &Path,
        out: &'o mut W,
    ) -> Result<Self, Stop> {
        let (place, opponent, chance) = players;
        let seats = SeatSet::first(F::seats(&record.options));
        let players = seated(seats, place, opponent, chance)?;
        let mut steps = Vec::new();
        for step in record::steps(&record) {
            steps.push(step.map_err(Stop::failed)?);
        }
        let table = Table::resume(record).map_err(Stop::failed)?;
        let (dice, seed) = dice;
        let mut session = Session::at(table, dice, seed, players, Some(file.to_owned()), out);
        for step in steps {
            // What was told before a seat's own choice, it has read.
            if let Some((seat, _)) = step.action {
                session.stories[seat.index()].pending.clear();
            }
            session.tell(&step.events, step.before.as_ref(), &step.after);
        }
        Ok(session)
    }

    fn at(
        table: Table<F>,
        dice: DealDice,
        seed: Option<Seed>,
        players: Vec<Player>,
        save: Option<PathBuf>,
        out: &'o mut W,
    ) -> Self {
        let silent = || Story { heard: Vec::new(), pending: Vec::new(), log: Vec::new() };
        Session {
            out,
            input: Input::default(),
            style: terminal::style(),
            table,
            dice,
            seed,
            stories: players.iter().map(|_| silent()).collect(),
            players,
            at_keyboard: None,
            saved: save.iter().cloned().collect(),
            save,
            seed_kept: false,
        }
    }

    pub fn options(&self) -> &F::Options {
        &self.table.record().options
    }

    pub fn view(&self, seat: Seat) -> F::View {
        F::view(self.table.state(), Observer::Seat(seat))
    }

    pub fn humans(&self) -> impl Iterator<Item = Seat> {
        let human = |seat: &Seat| matches!(self.players[seat.index()], Player::Human);
        SeatSet::first(self.players.len()).iter().filter(human)
    }

    /// Do people share the keyboard?
    pub fn is_hot_seat(&self) -> bool {
        self.humans().count() > 1
    }

    /// Plays on until the game is over or someone leaves.
    pub fn play(&mut self) -> Result<Left, Stop> {
        loop {
            self.keep()?;
            let owed = match F::status(self.table.state()) {
                Status::Over(_) => return Ok(Left::Finished),
                Status::Owed(owed) => owed,
            };
            // What several choose at once, bots choose before anyone's choice is on the table.
            let sealed = self.bot_choices(owed)?;
            let people: Vec<_> = self.humans().filter(|&seat| owed.contains(seat)).collect();
            for seat in people {
                if self.ask(seat)? == Left::Early {
                    return Ok(Left::Early);
                }
            }
            for (seat, action) in sealed {
                self.submit(seat, action).map_err(Stop::failed)?;
            }
        }
    }

    /// What the bots among these seats choose.
    fn bot_choices(&mut self, owed: SeatSet) -> Result<Vec<(Seat, F::Action)>, Stop> {
        let mut choices = Vec::new();
        for seat in owed.iter() {
            let view = self.view(seat);
            if let Player::Bot(bot, dice) = &mut self.players[seat.index()] {
                let action = bot.choose(&view, dice);
                choices.push((seat, action.ok_or_else(|| Stop::failed("a bot has no answer"))?));
            }
        }
        Ok(choices)
    }

    /// Plays a choice and tells everyone what came of it.
    pub fn submit(&mut self, seat: Seat, action: F::Action) -> Result<(), F::Illegal> {
        let before = *self.table.state();
        let mut events = Vec::new();
        self.table.submit(seat, action, &mut self.dice, &mut events)?;
        let after = *self.table.state();
        self.tell(&events, Some(&before), &after);
        Ok(())
    }

    /// To each seat in its own words, and only what it may know.
    fn tell(&mut self, events: &[F::Event], before: Option<&F::State>, after: &F::State) {
        let options = self.table.record().options.clone();
        for (seat, story) in SeatSet::first(self.players.len()).iter().zip(&mut self.stories) {
            let redact = |&event| F::redact(event, Observer::Seat(seat));
            let heard: Vec<_> = events.iter().filter_map(redact).collect();
            let is_news = |event: &F::Event| F::is_news(&options, *event);
            let news: Vec<_> = heard.iter().copied().filter(is_news).collect();
            let told = F::story(Some(seat), &news, before, after);
            story.heard.extend(heard);
            story.log.extend_from_slice(&told);
            story.pending.extend(told);
        }
    }

    /// With `--save` the file is never behind the game, so that nothing is lost when the program is ended.
    pub fn keep(&mut self) -> Result<(), Stop> {
        match self.save.clone() {
            Some(path) => self.write_record(&path).map_err(Stop::usage),
            None => Ok(()),
        }
    }

    /// Writes the record to a file.
    pub fn write_record(&mut self, path: &Path) -> Result<(), String> {
        if !self.saved.iter().any(|saved| saved == path) {
            reserve(path)?;
            self.saved.push(path.to_owned());
        }
        std::fs::write(path, self.table.record().to_string())
            .map_err(|why| format!("cannot write {}: {why}", path.display()))?;
        if let Some(seed) = self.seed.filter(|_| !self.seed_kept) {
            self.seed_kept = true;
            // Where it cannot be kept, a new secret deals when the game goes on.
            let _unkept = keep::keep_seed(seed);
        }
        Ok(())
    }

    /// The game is over and its record shows the seed. A record that was put aside before still needs it.
    pub fn forget_seed(&self) {
        let aside = self.saved.iter().any(|path| Some(path) != self.save.as_ref());
        if let Some(seed) = self.seed.filter(|_| self.seed_kept && !aside) {
            keep::forget_seed(seed);
        }
    }
}

/// People and bots, by seat.
fn seated(
    seats: SeatSet,
    place: Place,
    opponent: Opponent,
    chance: &mut SearchDice,
) -> Result<Vec<Player>, Stop> {
    let players = seats.len();
    let you = match place {
        Place::At(seat) if !seats.contains(seat) => {
            return Err(Stop::usage(format_args!("no seat {seat} among {players} players")));
        }
        Place::At(seat) => seat,
        Place::Anywhere => {
            let nth = chance.below(players as u32) as usize;
            seats.iter().nth(nth).unwrap_or(Seat::A)
        }
    };
    let Some(bot) = opponent.bot() else {
        return Ok(seats.iter().map(|_| Player::Human).collect());
    };
    let player = |seat| match (seat == you, players) {
        (true, _) => Player::Human,
        // A single bot takes the dice as they are.
        (false, 2) => Player::Bot(bot, chance.clone()),
        (false, _) => {
            let number = u64::from(chance.bits()) << 32 | u64::from(chance.bits());
            Player::Bot(bot, SearchDice::new(number))
        }
    };
    Ok(seats.iter().map(player).collect())
}

/// The secret that deals, and dice for everything else, which must know nothing of it.
pub fn seeds(number: Option<u64>) -> Result<(Seed, SearchDice), Stop> {
    if let Some(number) = number {
        return Ok((Seed::from_number(number), SearchDice::new(number)));
    }
    let unavailable = |why| Stop::usage(format_args!("no randomness from the system: {why}"));
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(unavailable)?;
    let other = getrandom::u64().map_err(unavailable)?;
    Ok((Seed(seed), SearchDice::new(other)))
}
