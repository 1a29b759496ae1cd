use crate::{Listed, NotPlayed};
use kernel::{Choices as _, Game, Observer, SearchDice, Status};

type ViewOf<G> = <G as Game>::View;
type ChoicesOf<G> = <G as Game>::Choices;
type StateOf<G> = <G as Game>::State;
type EventsOf<G> = Vec<<G as Game>::Event>;

any! {
    /// What one observer may know of a game. Each arm is what a bot needs to see (`bots::Seen`).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(clippy::large_enum_variant, reason = "views are small and copied, never kept in numbers")]
    pub enum AnyView(ViewOf)
}

any! {
    /// A position with everything hidden, for the study of games that are over. It is never written anywhere (I10).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(clippy::large_enum_variant, reason = "states are small and copied")]
    pub enum AnyWorld(StateOf)
}

any! {
    /// What a seat can choose: a question and its legal answers.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum AnyChoices(ChoicesOf)
}

any! {
    /// What one observer heard, redacted for it.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum AnyEvents(EventsOf)
}

impl AnyWorld {
    /// Who owes a choice, or how it ended.
    pub fn status(&self) -> Status {
        match_game!(self, AnyWorld(state), G => G::status(state))
    }
}

impl AnyView {
    /// Whose view it is.
    pub fn observer(&self) -> Observer {
        match_game!(self, AnyView(view), G => G::observer(view))
    }

    /// Who owes a choice, or how it ended.
    pub fn status(&self) -> Status {
        match_game!(self, AnyView(view), G => G::status_of(view))
    }

    /// The observer's own legal actions, in notation.
    pub fn legal(&self) -> Vec<String> {
        match_game!(self, AnyView(view), G => legal::<G>(view))
    }
}

/// What may come of an answer, as the observer of a view would learn it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospects {
    /// What the observer hears in every world, up to the first difference.
    pub heard: AnyEvents,
    /// What the observer may know then, each possibility once.
    pub views: Vec<AnyView>,
    /// Did the worlds differ?
    pub differ: bool,
}

impl AnyView {
    /// What may come of an answer of the observer, tried in so many imagined worlds. The same view always has the same
    /// prospects. An answer that the game would refuse is refused.
    pub fn prospects(&self, action: &str, worlds: u64) -> Result<Prospects, NotPlayed> {
        match_game!(self, AnyView(view), G => prospects::<G>(view, action, worlds))
    }
}

fn prospects<G: Listed>(view: &G::View, action: &str, worlds: u64) -> Result<Prospects, NotPlayed> {
    let observer = G::observer(view);
    let Observer::Seat(seat) = observer else { return Err(NotPlayed::NoSuchSeat) };
    let options = G::options_of(view);
    let action =
        G::read_action(&options, action).map_err(|why| NotPlayed::Text(why.to_string()))?;
    let mut heard: Option<Vec<G::Event>> = None;
    let mut views: Vec<G::View> = Vec::new();
    let mut differ = false;
    for world in 0..worlds {
        let mut dice = SearchDice::new(world);
        let mut state = G::imagine(view, &mut dice);
        let mut events = Vec::new();
        G::play(&mut state, seat, action, &mut dice, &mut events)
            .map_err(|why| NotPlayed::Illegal(G::any_illegal(options, why)))?;
        let events = events.into_iter().filter_map(|event| G::redact(event, observer));
        let events: Vec<G::Event> = events.collect();
        let common = heard.get_or_insert_with(|| events.clone());
        let same = common.iter().zip(&events).take_while(|(one, two)| one == two).count();
        differ |= same < common.len().max(events.len());
        common.truncate(same);
        let view = G::view(&state, observer);
        if !views.contains(&view) {
            views.push(view);
        }
    }
    Ok(Prospects {
        heard: G::any_events(heard.unwrap_or_default()),
        differ: differ || views.len() > 1,
        views: views.into_iter().map(G::any_view).collect(),
    })
}

fn legal<G: Listed>(view: &G::View) -> Vec<String> {
    let options = G::options_of(view);
    G::choices_of(view).iter().map(|it| G::write_action(&options, it)).collect()
}

impl AnyEvents {
    /// How many.
    pub fn len(&self) -> usize {
        match_game!(self, AnyEvents(events), G => events.len())
    }

    /// Adds what was heard afterwards in the same game.
    pub fn append(&mut self, more: &AnyEvents) {
        match_game!(self, AnyEvents(events), G => {
            events.extend_from_slice(G::events_of(more).unwrap_or_default());
        });
    }

    /// None at all?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
