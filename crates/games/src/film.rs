use crate::{AnyEvents, AnyOptions, AnyView, BadRecord, GameKind, Told};
use cardia::Cardia;
use civ::Civ;
use kardinal::Kardinal;
use kernel::{Notation, Observer, Outcome, Seat, SeatSet, Seed, Status};
use record::{Commitment, Record};

/// A recorded game, played again step by step. It shows everything hidden: only for games that are over, or one's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Film {
    /// What was agreed.
    pub options: AnyOptions,
    /// The deal, then every choice.
    pub frames: Vec<Frame>,
    /// How the rules ended it; `None` if they did not.
    pub outcome: Option<Outcome>,
    /// The promise about the seed, if one was made before the first card.
    pub commitment: Option<Commitment>,
    /// The seed, if the record shows it: it was checked against the promise and the deal.
    pub seed: Option<Seed>,
}

/// One step of a recorded game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The number of its line in the record; that of the first line for the deal.
    pub line: usize,
    /// The seat and its choice in notation; `None` for the deal.
    pub act: Option<(Seat, String)>,
    /// What happened.
    pub told: Told,
    /// What each seat sees after it.
    pub views: Vec<AnyView>,
}

impl Film {
    /// Plays the text of a record again. Everything in it is checked.
    pub fn of(text: &str) -> Result<Film, BadRecord> {
        let name = record::game_name(text).map_err(|it| BadRecord::Record(it.to_string()))?;
        let kind: GameKind = name.parse().map_err(BadRecord::Game)?;
        match kind {
            GameKind::Cardia => {
                film::<Cardia>(text, AnyOptions::Cardia, AnyView::Cardia, AnyEvents::Cardia)
            }
            GameKind::Kardinal => {
                film::<Kardinal>(text, AnyOptions::Kardinal, AnyView::Kardinal, AnyEvents::Kardinal)
            }
            GameKind::Civ => film::<Civ>(text, AnyOptions::Civ, AnyView::Civ, AnyEvents::Civ),
        }
    }

    /// What a seat saw when it made each of its choices: the number of the line, the view before it, and the choice.
    pub fn choices_of(&self, seat: Seat) -> impl Iterator<Item = (usize, AnyView, &str)> {
        let with_before = self.frames.windows(2);
        with_before.filter_map(move |pair| {
            let (who, action) = pair[1].act.as_ref()?;
            let view = *pair[0].views.get(seat.index())?;
            (*who == seat).then_some((pair[1].line, view, action.as_str()))
        })
    }
}

fn film<G: Notation>(
    text: &str,
    options: fn(G::Options) -> AnyOptions,
    view: fn(G::View) -> AnyView,
    events: fn(Vec<G::Event>) -> AnyEvents,
) -> Result<Film, BadRecord> {
    let record: Record<G> =
        record::parse(text).map_err(|why| BadRecord::Record(why.to_string()))?;
    let end = record::replay(&record).map_err(|why| BadRecord::Record(why.to_string()))?;
    let seats = SeatSet::first(G::seats(&record.options));
    let mut frames = Vec::new();
    for step in record::steps(&record) {
        let step = step.map_err(|why| BadRecord::Record(why.to_string()))?;
        let act = step.action.map(|(seat, it)| (seat, G::write_action(&record.options, it)));
        let views = seats.iter().map(|seat| view(G::view(&step.after, Observer::Seat(seat))));
        let (line, views) = (step.first, views.collect());
        frames.push(Frame { line, act, told: Told::new(events(step.events)), views });
    }
    let outcome = match G::status(&end) {
        Status::Over(outcome) => Some(outcome),
        Status::Owed(_) => None,
    };
    let Record { commitment, seed, .. } = record;
    Ok(Film { options: options(record.options), frames, outcome, commitment, seed })
}
