//! A recorded game, step by step.

use crate::cli::seat_parser;
use crate::play::{self, ScreenArgs};
use crate::stop::{self, Stop};
use clap::Args;
use games::Film;
use kernel::Seat;
use protocol::Review;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use think::Reviewer;
use tui::text::Texts;
use workbench::interrupt;

/// Play a recorded game again, step by step: on a full screen, or (--plain) in words
///
/// Every line of the record is checked: actions, chance, the end, and the seed if it is there.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium replay game.txt
  trivium replay game.txt --to 20 --seat B
  trivium replay game.txt --plain --review")]
pub struct ReplayArgs {
    /// The record
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// Stop after the line with this number
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,

    /// Only what this seat saw; without it, everything
    #[arg(long, value_name = "SEAT", value_parser = seat_parser())]
    pub seat: Option<Seat>,

    /// Who played, by seat, with commas between them; without it, players are called by their seats
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub names: Vec<String>,

    /// In words only: let search review every choice that the seat made, or that all made
    #[arg(long, conflicts_with = "to")]
    pub review: bool,

    #[command(flatten)]
    pub screen: ScreenArgs,
}

/// Shows the game, or prints it or its beginning, and where it stands then.
pub fn run(args: &ReplayArgs, out: &mut impl Write) -> Result<(), Stop> {
    let text = stop::read(&args.file)?;
    let on_screen = play::is_screen_wanted(&args.screen);
    let film = match args.to.filter(|_| !on_screen) {
        Some(line) => Film::until(&text, line),
        None => Film::of(&text),
    };
    let file = args.file.display();
    let film = film.map_err(|why| Stop::failed(why.in_file(&file)))?;
    let (seats, lines) = (film.options.seats(), film.lines);
    if let Some(seat) = args.seat.filter(|seat| seat.index() >= seats) {
        return Err(Stop::usage(format_args!("{file} has {seats} seats, and no seat {seat}")));
    }
    if let Some(to) = args.to.filter(|&to| to > lines) {
        return Err(Stop::usage(format_args!("{file} has only {lines} numbered lines, not {to}")));
    }
    if !args.names.is_empty() && args.names.len() != seats {
        let given = args.names.len();
        return Err(Stop::usage(format_args!(
            "{given} names for {seats} seats; give one for each"
        )));
    }
    if on_screen {
        return play::replay(args, &film);
    }
    let texts = Texts::new(play::language(&args.screen));
    let reviews = if args.review { reviews(&film, args.seat) } else { Vec::new() };
    for line in tui::plain::record(&film, &args.names, args.seat, args.to, &reviews, &texts) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// What search says of each choice at a first look.
fn reviews(film: &Film, seat: Option<Seat>) -> Vec<Review> {
    let reviewer = Reviewer::new(film.clone());
    let choices = reviewer.choices().into_iter();
    let all = choices.filter_map(|frame| {
        reviewer.review(frame, 0, &mut || match interrupt::goes_on() {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        })
    });
    all.filter(|review| seat.is_none_or(|seat| review.seat == seat.into())).collect()
}
