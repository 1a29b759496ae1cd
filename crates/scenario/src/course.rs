//! A scenario that goes on: what is played is added to its text.

use super::shared::{End, Failure, Language, Position};
use kernel::{Chance, Dice, Game, Observer, Seat};
use record::Noted;

/// The options of a language's game.
type Options<L> = <<L as Language>::Game as Game>::Options;
/// Its actions.
type Action<L> = <<L as Language>::Game as Game>::Action;
/// Its refusals.
type Illegal<L> = <<L as Language>::Game as Game>::Illegal;
/// Its questions to chance.
type Draw<L> = <<L as Language>::Game as Game>::Draw;
/// Its events.
type Event<L> = <<L as Language>::Game as Game>::Event;

/// A scenario and where it ends. Every choice adds lines to the text, so that the text always leads to the position.
pub struct Course<L: Language> {
    text: String,
    position: Position<L::Game>,
}

impl<L: Language> Course<L> {
    /// Plays a scenario to its end, wherever that is.
    pub fn of(text: &str) -> Result<Course<L>, Failure<L>> {
        let (_, position) = L::play(text, End::Anywhere)?;
        let mut text = text.to_owned();
        if !text.ends_with('\n') {
            text.push('\n');
        }
        Ok(Course { text, position })
    }

    /// The scenario.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What was agreed.
    pub fn options(&self) -> &Options<L> {
        &self.position.options
    }

    /// Everything as it is.
    pub fn state(&self) -> &<L::Game as Game>::State {
        &self.position.state
    }

    /// The same position with every card named. It stays as it is where no scenario can set it up: in the middle of a turn or
    /// round, or if players have learned of hidden cards.
    pub fn named(self) -> Course<L> {
        let named = L::written(self.state()).and_then(|text| Course::of(&text).ok());
        named.filter(|it| it.state() == self.state()).unwrap_or(self)
    }

    /// The same position for the eyes of a seat, with all that it does not know dealt anew, and every card named. It stays as it
    /// is where no scenario can set it up.
    pub fn anew(self, seat: Seat, dice: &mut impl Dice) -> Course<L> {
        let seen = |state: &_| L::Game::view(state, Observer::Seat(seat));
        let world = L::Game::imagine(&seen(self.state()), dice);
        let dealt = L::written(&world).and_then(|text| Course::of(&text).ok());
        dealt.filter(|it| seen(it.state()) == seen(self.state())).unwrap_or(self)
    }

    /// Plays a choice of a seat. One that is refused changes nothing.
    pub fn submit(
        &mut self,
        seat: Seat,
        action: Action<L>,
        chance: &mut dyn Chance<Draw<L>>,
        events: &mut Vec<Event<L>>,
    ) -> Result<(), Illegal<L>> {
        let Position { options, state } = &self.position;
        let mut state = *state;
        let mut noted = Noted::new(chance);
        L::Game::play(&mut state, seat, action, &mut noted, events)?;
        let outcomes = noted.outcomes.into_iter().map(|it| L::outcome(options, it));
        for line in std::iter::once(L::choice(options, seat, action)).chain(outcomes) {
            self.text.push_str(&line);
            self.text.push('\n');
        }
        self.position.state = state;
        Ok(())
    }

    /// Does the text lead to the position? Where cards are unnamed, what was played may have changed which they are.
    pub fn is_true(&self) -> bool {
        Course::<L>::of(&self.text).is_ok_and(|again| again.state() == self.state())
    }
}
