//! Why an answer is good: what the other players may do next, from the statistics of the search, in words.

use bots::cardia::Met;
use bots::civ::Played;
use bots::kardinal::Taken;
use bots::search::{Explained, Reply};
use bots::{ActionOf, Seen};
use cardia::{Action, Ask, Card};
use kernel::{Observer, Seat};
use protocol::{CardiaComes, CardiaPlays, CivPlays, KardinalTakes, Reason, Text};
use protocol::{cardia_then, civ_then, kardinal_then};

/// The most lines that are said.
const MOST: usize = 3;
/// A line must have been seen in this share of the games, and its answer this often at all.
const LEAST_SHARE: f32 = 0.05;
const LEAST_VISITS: u32 = 60;
/// Whoever gives an answer less often than this should vary.
const VARIES: f32 = 0.75;

/// What the others may do, together with everything that comes to the same.
pub(crate) struct Class {
    what: Text,
    visits: u32,
    value: f32,
}

impl Class {
    fn of<'a, A: 'a, R: 'a>(
        what: Text,
        replies: impl IntoIterator<Item = &'a Reply<A, R>>,
    ) -> Class {
        let (mut visits, mut sum) = (0, 0.0);
        for it in replies {
            visits += it.visits;
            sum += it.value * it.visits as f32;
        }
        Class { what, visits, value: sum / visits.max(1) as f32 }
    }
}

/// A view of a game whose answers can be explained.
pub(crate) trait Reasoned: Seen {
    /// What the others may do after an answer of this seat, in classes that the game knows.
    fn classes(
        &self,
        seat: Seat,
        action: ActionOf<Self>,
        replies: &[Reply<ActionOf<Self>, Self::Reply>],
    ) -> Vec<Class>;

    /// Do others choose at the same time?
    fn is_sealed(&self) -> bool {
        false
    }
}

/// The lines that matter for the answer of most weight.
pub(crate) fn reasons<V>(view: &V, found: &Explained<ActionOf<V>, V::Reply>) -> Vec<Text>
where
    V: Reasoned,
    ActionOf<V>: PartialEq,
{
    let Explained { analysis, replies } = found;
    let Observer::Seat(seat) = view.observer() else { return Vec::new() };
    if analysis.mix.len() < 2 {
        return Vec::new();
    }
    if analysis.iterations == 0 {
        return vec![Reason::Exact.into()];
    }
    let Some(best) = analysis.best() else { return Vec::new() };
    let after: Vec<_> = replies.iter().filter(|it| it.action == best).copied().collect();
    let all = Class::of(Text::new("", Vec::new()), &after);
    let mut texts = Vec::new();
    if all.visits >= LEAST_VISITS {
        let share = |class: &Class| class.visits as f32 / all.visits as f32;
        let matters = |class: &Class| share(class) * (class.value - all.value).abs();
        let mut classes = view.classes(seat, best, &after);
        classes.retain(|class| share(class) >= LEAST_SHARE);
        classes.sort_by(|a, b| matters(b).total_cmp(&matters(a)));
        classes.truncate(MOST);
        classes.sort_by(|a, b| share(b).total_cmp(&share(a)));
        texts.extend(classes.into_iter().map(|class| {
            let (share, win) = (share(&class), V::chance(class.value));
            Text::from(Reason::Then { what: class.what, share, seat: seat.into(), win })
        }));
    }
    let weight = analysis.mix.iter().map(|it| it.weight).fold(0.0, f32::max);
    if view.is_sealed() && weight < VARIES {
        texts.push(Reason::Vary.into());
    }
    texts
}

/// Groups what has the same key, in the order in which the keys come first.
fn grouped<A: Copy, R: Copy, K: PartialEq>(
    replies: &[Reply<A, R>],
    key: impl Fn(&R) -> K,
) -> Vec<(K, Vec<Reply<A, R>>)> {
    let mut groups: Vec<(K, Vec<Reply<A, R>>)> = Vec::new();
    for reply in replies {
        let key = key(&reply.reply);
        match groups.iter_mut().find(|(it, _)| *it == key) {
            Some((_, group)) => group.push(*reply),
            None => groups.push((key, vec![*reply])),
        }
    }
    groups
}

impl Reasoned for cardia::View {
    fn classes(&self, seat: Seat, action: Action, replies: &[Reply<Action, Met>]) -> Vec<Class> {
        // Only where both play at once is the opponent's card an answer to this one.
        let at_once = matches!(action, Action::Play(_)) && self.hand_len(seat.other()) > 1;
        let classes = grouped(replies, |met| (met.wins, met.loses));
        let class = |((wins, loses), group): &((bool, bool), Vec<Reply<Action, Met>>)| {
            let cards = |of: &[Reply<Action, Met>]| of.iter().map(|it| it.reply.card).collect();
            let rest = classes.iter().filter(|(it, _)| it != &(*wins, *loses));
            let rest: Vec<Card> =
                rest.flat_map(|(_, it)| it.iter().map(|it| it.reply.card)).collect();
            let plays = if at_once { plays(cards(group), &rest) } else { CardiaPlays::Any };
            let comes = match (wins, loses) {
                (true, true) => CardiaComes::Both,
                (true, false) => CardiaComes::Win,
                (false, true) => CardiaComes::Loss,
                (false, false) => CardiaComes::Tie,
            };
            let first = group.first().and_then(|it| it.reply.acts);
            let acts = first.filter(|_| group.iter().all(|it| it.reply.acts == first));
            let acts = acts.map(|it| it.card());
            Class::of(cardia_then(self.deck(), seat, plays, comes, acts), group)
        };
        classes.iter().map(class).collect()
    }

    fn is_sealed(&self) -> bool {
        self.ask() == Ask::Play
    }
}

/// The shortest true description of some cards, among these others that may be played.
fn plays(mut cards: Vec<Card>, others: &[Card]) -> CardiaPlays {
    /// Longer lists say nothing.
    const MOST_NAMES: usize = 3;
    cards.sort();
    cards.dedup();
    let (Some(&low), Some(&high)) = (cards.first(), cards.last()) else { return CardiaPlays::Any };
    if others.is_empty() {
        CardiaPlays::Any
    } else if cards.len() == 1 {
        CardiaPlays::OneOf(cards)
    } else if others.iter().all(|&it| it < low) {
        CardiaPlays::Higher(low)
    } else if others.iter().all(|&it| it > high) {
        CardiaPlays::Lower(high)
    } else if cards.len() <= MOST_NAMES {
        CardiaPlays::OneOf(cards)
    } else {
        CardiaPlays::Any
    }
}

impl Reasoned for kardinal::View {
    fn classes(
        &self,
        _: Seat,
        _: kardinal::Action,
        replies: &[Reply<kardinal::Action, Taken>],
    ) -> Vec<Class> {
        let class = |(Taken { seat, card }, group): (Taken, Vec<_>)| {
            Class::of(kardinal_then(KardinalTakes { seat, card }), &group)
        };
        grouped(replies, |&it| it).into_iter().map(class).collect()
    }
}

impl Reasoned for civ::View {
    fn classes(
        &self,
        _: Seat,
        _: civ::Action,
        replies: &[Reply<civ::Action, Played>],
    ) -> Vec<Class> {
        let class = |(Played { seat, domain }, group): (Played, Vec<_>)| {
            Class::of(civ_then(CivPlays { seat, domain }), &group)
        };
        grouped(replies, |&it| it).into_iter().map(class).collect()
    }
}

#[cfg(feature = "toy")]
impl Reasoned for toy::View {
    fn classes(&self, _: Seat, _: toy::Move, _: &[Reply<toy::Move, ()>]) -> Vec<Class> {
        Vec::new()
    }
}
