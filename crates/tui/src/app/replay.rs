//! A recorded game on the screen, step by step.

use crate::app::Overlay;
use crate::app::help::Help;
use crate::input::Typed;
use crate::model::Line;
use crate::stage::{sentences, touches};
use crate::text::Texts;
use crate::words::{Words, cards_of, game_of};
use games::{BotRequest, Film};
use protocol::{Analysis, GameName, GameView, Mark, Replay, Review as Judged, Seat, Touch};
use ratatui::crossterm::event::KeyCode;
use std::time::Duration;

/// How far a page goes.
const PAGE: isize = 10;

/// A recorded game.
pub struct ReplayScreen {
    /// The game as each seat saw it.
    pub replay: Replay,
    /// Which step is shown.
    pub at: usize,
    /// Through whose eyes.
    pub eyes: Seat,
    /// What lies over it.
    pub overlay: Option<Overlay>,
    /// The number of a line that is being typed.
    pub typing: Option<Typed>,
    /// By seat.
    pub names: Vec<String>,
    /// What search says of the choice that comes next, if that is wanted.
    pub review: Option<Review>,
    /// How long until the next step, where the game plays by itself.
    pub plays: Option<Duration>,
    /// What search says of the choices of the game, in their order, once that is wanted.
    pub reviews: Option<Vec<Judged>>,
    film: Film,
}

/// What search says of a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// At which step, and through whose eyes.
    at: (usize, Seat),
    /// What it says so far.
    pub analysis: Option<Analysis>,
    /// Is that the last word?
    pub done: bool,
}

/// What a key comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Replayed {
    /// It goes on.
    Stays,
    /// Away from it.
    Leaves,
    /// Search is to look at a choice.
    Reviews(Box<BotRequest>),
    /// Search is to look at the whole game.
    ReviewsAll(Box<Film>),
    /// Another game goes on from here.
    Continues(Box<Onward>),
}

/// How another game goes on from a recorded one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Onward {
    /// The record.
    pub record: String,
    /// From which step.
    pub step: usize,
    /// As whom.
    pub seat: Seat,
    /// Are the cards that the seat did not know dealt anew?
    pub anew: bool,
}

/// Which way to look for something.
enum Way {
    Back,
    On,
}

/// How long each step is shown where the game plays by itself.
const STEP_TIME: Duration = Duration::from_millis(1200);

impl ReplayScreen {
    /// A film from its beginning.
    pub fn new(film: &Film, texts: &Texts) -> ReplayScreen {
        let replay = Replay::of(film, None);
        let names = ReplayScreen::names(film.options.seats(), texts);
        let (at, eyes, film) = (0, Seat::A, film.clone());
        let (overlay, typing, review, plays, reviews) = (None, None, None, None, None);
        ReplayScreen { replay, at, eyes, overlay, typing, names, review, plays, reviews, film }
    }

    /// Without names of their own players are called by their seats.
    pub fn names(seats: usize, texts: &Texts) -> Vec<String> {
        let name = |seat: kernel::Seat| texts.say("seat", &[("seat", seat.to_string().into())]);
        kernel::SeatSet::first(seats).iter().map(name).collect()
    }

    /// Begins at the step with this line of the record, seen by this seat.
    pub fn seek(&mut self, line: Option<usize>, eyes: Option<Seat>) {
        if let Some(line) = line {
            let before = |frame: &protocol::ReplayFrame| frame.line as usize <= line;
            self.at = self.replay.frames.iter().take_while(|it| before(it)).count().max(1) - 1;
        }
        self.eyes = eyes.unwrap_or(self.eyes);
    }

    /// Which game.
    pub fn game(&self) -> GameName {
        game_of(&self.replay.options)
    }

    /// What is seen now.
    pub fn view(&self) -> Option<&GameView> {
        self.replay.frames.get(self.at)?.views.get(self.eyes as usize)
    }

    /// What happened up to now, in words: the lines of this step come last, and so many they are.
    pub fn told(&self, texts: &Texts) -> (Vec<Line>, usize) {
        let words = Words { texts, names: &self.names, you: None };
        let (mut lines, mut latest, mut round) = (Vec::new(), 0, 0);
        for frame in self.replay.frames.iter().take(self.at + 1) {
            let before = lines.len();
            let heard = frame.events.get(self.eyes as usize);
            for (begins, text) in heard.map(|it| sentences(it, &words)).unwrap_or_default() {
                round += u32::from(begins);
                if !text.is_empty() {
                    lines.push(Line::of_round(text, round));
                }
            }
            latest = lines.len() - before;
        }
        (lines, latest)
    }

    /// What this step is about, as far as these eyes see it.
    pub fn touched(&self) -> Vec<Touch> {
        let frame = self.replay.frames.get(self.at).filter(|frame| frame.by.is_some());
        let heard = frame.and_then(|frame| frame.events.get(self.eyes as usize));
        heard.map(touches).unwrap_or_default().concat()
    }

    /// The number of the last line of the record that begins a step.
    pub(super) fn last_line(&self) -> usize {
        self.replay.frames.last().map_or(1, |frame| frame.line as usize)
    }

    /// So many steps on, or back.
    pub(super) fn step(&mut self, by: isize) {
        let last = self.replay.frames.len().saturating_sub(1);
        self.at = self.at.saturating_add_signed(by).min(last);
    }

    /// Time has passed.
    pub(super) fn passed(&mut self, time: Duration) {
        let Some(left) = &mut self.plays else { return };
        *left = left.saturating_sub(time);
        if left.is_zero() {
            *left = STEP_TIME;
            self.step(1);
            if self.at + 1 >= self.replay.frames.len() {
                self.plays = None;
            }
        }
    }

    /// What whoever is looked over the shoulder chose from here, in notation.
    pub fn chosen_next(&self) -> Option<&str> {
        let later = self.replay.frames.iter().skip(self.at + 1);
        let next = later.into_iter().find(|frame| frame.by == Some(self.eyes))?;
        next.action.as_deref()
    }

    /// What search says of the choice that is open here.
    pub fn reviewed(&self) -> Option<&Review> {
        self.review.as_ref().filter(|it| it.at == (self.at, self.eyes))
    }

    /// Asks search about the choice that is open here; nothing if none is.
    pub(super) fn ask_review(&mut self) -> Replayed {
        let seat = kernel::Seat::from(self.eyes);
        let view = self.film.frames.get(self.at).and_then(|frame| frame.views.get(seat.index()));
        let owes = self.view().is_some_and(|view| view.owed().contains(&self.eyes));
        match view.filter(|_| owes) {
            Some(view) => {
                let at = (self.at, self.eyes);
                self.review = Some(Review { at, analysis: None, done: false });
                Replayed::Reviews(Box::new(BotRequest { seat, view: *view }))
            }
            None => Replayed::Stays,
        }
    }

    /// Search knows something.
    pub(super) fn analysed(&mut self, analysis: Analysis, done: bool) {
        if let Some(review) = &mut self.review {
            (review.analysis, review.done) = (Some(analysis), done);
        }
    }

    /// A choice was looked at. A later look replaces an earlier one.
    pub(super) fn judged(&mut self, review: Judged) {
        let reviews = self.reviews.get_or_insert_default();
        match reviews.binary_search_by_key(&review.line, |it| it.line) {
            Ok(place) => reviews[place] = review,
            Err(place) => reviews.insert(place, review),
        }
    }

    /// What search says of the choice of this step, or of the one that comes next.
    pub fn judgement(&self) -> Option<&Judged> {
        let of = |step: usize| {
            let line = self.replay.frames.get(step)?.line;
            self.reviews.as_ref()?.iter().find(|it| it.line == line)
        };
        of(self.at).or_else(|| of(self.at + 1))
    }

    /// To the next choice with a mark worth a look, or to the one before.
    fn go_to_marked(&mut self, way: Way) {
        let reviews = self.reviews.iter().flatten();
        let marked = reviews
            .filter(|it| it.mark != Mark::Good)
            .filter_map(|it| self.replay.frames.iter().position(|frame| frame.line == it.line));
        let found = match way {
            Way::Back => marked.filter(|&step| step < self.at).max(),
            Way::On => marked.filter(|&step| step > self.at).min(),
        };
        self.at = found.unwrap_or(self.at);
    }

    /// Another game that goes on from here.
    fn goes_on(&self, anew: bool) -> Replayed {
        let (record, step, seat) = (self.film.record.clone(), self.at, self.eyes);
        Replayed::Continues(Box::new(Onward { record, step, seat, anew }))
    }

    /// Through the eyes of the next seat.
    pub(super) fn next_eyes(&mut self) {
        let next = (self.eyes as usize + 1) % self.names.len().max(1);
        self.eyes = kernel::Seat::new(next).map_or(Seat::A, Seat::from);
    }

    /// A key.
    pub(super) fn key(&mut self, key: KeyCode) -> Replayed {
        if let Some(typed) = &mut self.typing {
            match key {
                KeyCode::Char(digit) if digit.is_ascii_digit() => typed.push(digit),
                KeyCode::Backspace => {
                    typed.pop();
                }
                KeyCode::Enter => {
                    let line = typed.text().parse().ok();
                    self.typing = None;
                    self.seek(line, None);
                }
                _ => self.typing = None,
            }
            return Replayed::Stays;
        }
        if let Some(overlay) = &mut self.overlay {
            if !overlay.key(key) {
                self.overlay = None;
            }
            return Replayed::Stays;
        }
        match key {
            KeyCode::Right | KeyCode::Char(' ' | 'n') | KeyCode::Enter => self.step(1),
            KeyCode::Left | KeyCode::Char('p') | KeyCode::Backspace => self.step(-1),
            KeyCode::PageDown | KeyCode::Down => self.step(PAGE),
            KeyCode::PageUp | KeyCode::Up => self.step(-PAGE),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.step(isize::MAX),
            KeyCode::Char('g' | ':' | '/') => self.typing = Some(Typed::default()),
            KeyCode::Tab | KeyCode::Char('v') => self.next_eyes(),
            KeyCode::Char('i') => {
                let ids = self.view().map(cards_of).unwrap_or_default();
                self.overlay = Some(Overlay::Cards { ids, at: 0 });
            }
            KeyCode::Char('?') | KeyCode::F(1) => {
                self.overlay = Some(Overlay::Help(Help::default()))
            }
            KeyCode::Char('h') => return self.ask_review(),
            KeyCode::Char('m') if self.reviews.is_none() => {
                self.reviews = Some(Vec::new());
                return Replayed::ReviewsAll(Box::new(self.film.clone()));
            }
            KeyCode::Char('[') => self.go_to_marked(Way::Back),
            KeyCode::Char(']') => self.go_to_marked(Way::On),
            KeyCode::Char('c') => return self.goes_on(true),
            KeyCode::Char('C') => return self.goes_on(false),
            KeyCode::Char('a') => {
                self.plays = if self.plays.is_none() { Some(STEP_TIME) } else { None };
            }
            KeyCode::Char('q') | KeyCode::Esc => return Replayed::Leaves,
            _ => {}
        }
        Replayed::Stays
    }
}
