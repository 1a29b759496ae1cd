//! What building a game needs: limits, watching, and ways to fail.

use crate::form::Form;
use kernel::{Game, Seat};
use std::fmt;
use std::hash::Hash;
use std::ops::ControlFlow;

/// A game whose views and events can be told apart quickly.
pub trait Solvable: Game<View: Hash, Event: Hash> {}

impl<G: Game<View: Hash, Event: Hash>> Solvable for G {}

/// A decision: a seat with this view chooses among these actions, more than one.
#[derive(Clone, Debug)]
pub struct Asked<G: Game> {
    /// Who decides.
    pub seat: Seat,
    /// What the seat sees.
    pub view: G::View,
    /// Its legal actions, in order.
    pub actions: Vec<G::Action>,
}

/// How large a game is, or has become so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Size {
    /// Positions put into the form: public ones in [`open`](crate::Built::open), histories in
    /// [`tree`](crate::Built::tree).
    pub positions: usize,
    /// Parts solved on their own; the whole game is one of them.
    pub parts: usize,
    /// Points of both players.
    pub points: usize,
    /// Decisions of both players: information sets with more than one action.
    pub decisions: usize,
    /// Edges between points.
    pub edges: usize,
    /// Meetings of points: ends of the game, and positions from which an earlier part is played.
    pub meetings: usize,
    /// Decisions outside the parts that are solved exactly: those left to CFR.
    pub trunk_decisions: usize,
}

/// Called now and then while a game is built; may stop it.
pub type Watch<'a> = &'a mut dyn FnMut(&Size) -> ControlFlow<()>;

/// Why a game was not built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unbuilt {
    /// The options cannot be played.
    Options(String),
    /// The game is not for two.
    NotForTwo(usize),
    /// The watcher said so.
    Stopped,
    /// More points than allowed.
    TooLarge(usize),
    /// Who owes a choice, or what may be chosen, depends on cards hidden from the one who is to know it.
    Secretive,
    /// What the players privately know is not independent given what is public, or does not make up the whole state;
    /// [`tree`](crate::Built::tree) can do such games.
    Entangled,
}

impl fmt::Display for Unbuilt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unbuilt::Options(why) => f.write_str(why),
            Unbuilt::NotForTwo(seats) => write!(f, "only games for 2 are solved, not for {seats}"),
            Unbuilt::Stopped => f.write_str("stopped"),
            Unbuilt::TooLarge(most) => write!(f, "the game has more than {most} points"),
            Unbuilt::Secretive => {
                f.write_str("a question of this game depends on what the asked seat cannot see")
            }
            Unbuilt::Entangled => f.write_str(
                "private knowledge in this game is not independent given what is public",
            ),
        }
    }
}

impl std::error::Error for Unbuilt {}

/// Whether positions known to both players are solved once, on their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    /// Yes, exactly: wherever everything is public, the rest is a game of its own.
    Apart,
    /// No: everything is left to one large game.
    Within,
}

/// What a seat remembers beside its own choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Memory {
    /// Every view it had when it was asked.
    Views,
    /// Those, and everything it ever heard.
    Events,
}

/// A game in common form.
pub struct Built<G: Game> {
    pub(crate) form: Form,
    pub(crate) decisions: Vec<Asked<G>>,
    pub(crate) positions: usize,
}

impl<G: Game> Built<G> {
    /// How large it is.
    pub fn size(&self) -> Size {
        let sides = &self.form.sides;
        let trunk = self.form.parts.last().map_or(0, |part| {
            let points = |seat: Seat| &part.points[seat];
            crate::form::SEATS
                .into_iter()
                .flat_map(|seat| {
                    let range = points(seat);
                    &self.form.side(seat).points[range.start as usize..range.end as usize]
                })
                .filter(|point| point.decision.is_some())
                .count()
        });
        Size {
            positions: self.positions,
            parts: self.form.parts.len(),
            points: sides.iter().map(|side| side.points.len()).sum(),
            decisions: self.decisions.len(),
            edges: sides.iter().map(|side| side.edges.len()).sum(),
            meetings: self.form.meetings.len(),
            trunk_decisions: trunk,
        }
    }

    /// Every decision of the game. Different ones may look the same to a player who forgets.
    pub fn decisions(&self) -> &[Asked<G>] {
        &self.decisions
    }
}

/// A part under construction.
pub(crate) struct Draft<G: Game> {
    pub form: Form,
    pub decisions: Vec<Asked<G>>,
}

impl<G: Game> Draft<G> {
    pub fn new() -> Draft<G> {
        Draft { form: Form::default(), decisions: Vec::new() }
    }

    /// Puts a question at a point, if there is more than one answer.
    pub fn ask(&mut self, point: u32, seat: Seat, view: G::View, actions: Vec<G::Action>) {
        if actions.len() > 1 {
            let decision = self.decisions.len() as u32;
            self.form.sides[seat.index()].points[point as usize].decision = Some(decision);
            self.decisions.push(Asked { seat, view, actions });
        }
    }

    pub fn append_to(self, built: &mut Built<G>) -> u32 {
        let part = built.form.append(self.form, built.decisions.len() as u32);
        built.decisions.extend(self.decisions);
        part
    }
}
