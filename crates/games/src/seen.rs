use crate::Listed;
use kernel::{Choices as _, Game, Observer, Status};

type ViewOf<G> = <G as Game>::View;
type ChoicesOf<G> = <G as Game>::Choices;
type EventsOf<G> = Vec<<G as Game>::Event>;

any! {
    /// What one observer may know of a game. Each arm is what a bot needs to see (`bots::Seen`).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(clippy::large_enum_variant, reason = "views are small and copied, never kept in numbers")]
    pub enum AnyView(ViewOf)
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

fn legal<G: Listed>(view: &G::View) -> Vec<String> {
    let options = G::options_of(view);
    G::choices_of(view).iter().map(|it| G::write_action(&options, it)).collect()
}

impl AnyEvents {
    /// How many.
    pub fn len(&self) -> usize {
        match_game!(self, AnyEvents(events), G => events.len())
    }

    /// None at all?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
