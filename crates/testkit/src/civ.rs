//! What the laws need to know of Carta Impera Victoria.

use crate::Lawful;
use civ::{
    Action, Age, Card, Cards, Civ, Copied, Domain, Effect, Event, HandSize, Options, State, Target,
    Teams, Variant, View,
};
use kernel::{Dice, Observer, Seat, SeatSet};

impl Lawful for Civ {
    /// Any number of players, both variants, teams, and every other time a small deck.
    fn random_options(dice: &mut impl Dice) -> Options {
        let mut options = Options::new(2 + dice.below(3) as u8);
        if dice.below(3) == 0 {
            options.variant = Variant::Draft;
        }
        if options.players == 4 && dice.below(2) == 0 {
            options.teams = Teams::Yes;
        }
        if dice.below(4) == 0 {
            options.first = Seat::new(dice.below(options.players.into()) as usize);
        }
        if dice.below(2) == 0 {
            let full = options;
            options.remove = dice.below(5) as u8;
            options.deck = random_deck(dice);
            if options.check().is_err() {
                return full;
            }
        }
        options
    }

    fn conserved(state: &State) -> Result<(), String> {
        each_card_is_somewhere_once(state)?;
        what_is_known_is_true(state)?;
        let deck = state.deck_left();
        for age in Age::ALL {
            if deck[age as usize] > state.unseen().of_age(age) {
                return Err(format!("{deck:?} in the deck, {:?} unseen", state.unseen()));
            }
        }
        slow_majorities(state)
    }

    fn actions(_: &State) -> impl Iterator<Item = Action> {
        let seats = || SeatSet::first(4).iter();
        let on_domains = Domain::ALL.into_iter().flat_map(|domain| {
            [
                Action::Keep(domain),
                Action::Take(domain),
                Action::Play(domain),
                Action::Attack(domain),
                Action::Discard(domain),
                Action::Give(domain),
            ]
        });
        let copies = seats().flat_map(|seat| {
            Effect::ALL.into_iter().filter_map(move |effect| Copied::new(effect, seat))
        });
        let targets = seats().flat_map(|seat| {
            Domain::ALL.into_iter().filter_map(move |domain| Target::new(seat, domain))
        });
        on_domains
            .chain(Effect::ALL.map(Action::Use))
            .chain(copies.map(Action::Copy))
            .chain([Action::Done])
            .chain(seats().map(Action::Question))
            .chain(targets.flat_map(|target| [Action::Embargo(target), Action::Democracy(target)]))
            .chain(HandSize::ALL.map(Action::DrawTo))
    }

    fn longest(options: &Options) -> usize {
        // Between two cards drawn there are at most ten quiet rounds and one that is not (V4.6). In a turn every effect is
        // applied at most once, and no effect asks more often than there are cards.
        let cards = usize::from(options.deck.len());
        (cards + 1) * 11 * usize::from(options.players) * (Effect::ALL.len() + 2) * (cards + 3)
    }

    /// With three or four players a world has no place for what others know, and a spectator knows of no player what the
    /// player knows; where alike cards make some worlds likelier than others the law does not apply.
    /// `crates/civ/tests/worlds.rs` checks these.
    fn worlds(view: &View) -> Option<Vec<State>> {
        if view.observer() == Observer::Spectator || view.seats().len() != 2 {
            return None;
        }
        let worlds = view.worlds(300)?;
        let alike = worlds.iter().all(|&(_, ways)| ways == worlds[0].1);
        alike.then(|| worlds.into_iter().map(|(world, _)| world).collect())
    }

    /// Who laid which card into the centre of a draft is seen by all; the view keeps what follows from it for the observer.
    fn is_open(event: Event) -> bool {
        matches!(event, Event::Laid(..))
    }
}

/// Some of the printed cards, mostly few; now and then without an Age.
fn random_deck(dice: &mut impl Dice) -> Cards {
    let share = 1 + dice.below(4);
    let missing = Age::ALL.get(dice.below(6) as usize).copied();
    let mut kinds = Card::all().filter(|card| Some(card.age) != missing).map(|card| {
        let most = u32::from(Cards::PRINTED.count(card));
        (card, dice.below(most * share / 4 + 1) as u8)
    });
    let all = kinds.try_fold(Cards::NONE, |cards, (card, n)| cards.with(card, n));
    all.expect("no more than printed")
}

fn each_card_is_somewhere_once(state: &State) -> Result<(), String> {
    let deck = state.options().deck;
    let mut counts: Vec<(Card, u32)> = Card::all().map(|card| (card, 0)).collect();
    let mut add = |cards: Cards| {
        for (card, n) in &mut counts {
            *n += u32::from(cards.count(*card));
        }
    };
    add(state.pile());
    add(state.unseen());
    state.embargoes().for_each(|embargo| add(Cards::only(embargo.card())));
    let utopia = Card::new(Domain::Utopia, Age::III).expect("a card");
    for seat in state.seats().iter() {
        add(state.hand(seat));
        add(state.pack(seat));
        add(state.area(seat));
        add(Cards::of(utopia, Domain::ALL.map(|domain| state.utopias(seat, domain)).iter().sum()));
    }
    for (card, n) in counts {
        if n != u32::from(deck.count(card)) || deck.count(card) > Cards::PRINTED.count(card) {
            return Err(format!("{n} of {card}: {state:?}"));
        }
    }
    Ok(())
}

/// Nobody knows of a hand what is not in it.
fn what_is_known_is_true(state: &State) -> Result<(), String> {
    for observer in state.seats().iter() {
        let view = <Civ as kernel::Game>::view(state, Observer::Seat(observer));
        let others = state.seats().without(observer);
        let mut free = Vec::new();
        for seat in others.iter() {
            let known = state.known(observer, seat);
            if !state.hand(seat).contains(known) {
                return Err(format!("{observer} knows {known:?} of {:?}", state.hand(seat)));
            }
            free.push((seat, state.hand(seat) - known));
        }
        let (group, joint) = view.joint();
        let mut together: Vec<Card> = Vec::new();
        for (_, rest) in free.iter().filter(|(seat, _)| group.contains(*seat)) {
            together.extend(rest.iter());
        }
        for card in joint.iter() {
            match together.iter().position(|&other| other == card) {
                Some(at) => together.swap_remove(at),
                None => return Err(format!("{observer} knows {joint:?} of {group:?}")),
            };
        }
        if group.is_empty() != joint.is_empty() {
            return Err(format!("{observer} knows {joint:?} of {group:?}"));
        }
        if let Some(([one, two], group)) = view.known_pair() {
            let pair: Vec<Cards> =
                free.iter().filter(|(s, _)| group.contains(*s)).map(|&(_, rest)| rest).collect();
            let has = |at: usize, card: Card| pair[at].count(card) > 0;
            if !(has(0, one) && has(1, two) || has(0, two) && has(1, one)) {
                return Err(format!("{observer} knows {one} and {two} of {group:?}"));
            }
        }
    }
    Ok(())
}

/// Majorities counted one card at a time (V4.3).
fn slow_majorities(state: &State) -> Result<(), String> {
    let score = state.score();
    for domain in Domain::ALL {
        let count = |seat: Seat| state.area(seat).iter().filter(|c| c.domain == domain).count();
        let most = state.seats().iter().map(count).max().unwrap_or(0);
        let slow: SeatSet =
            state.seats().iter().filter(|&seat| most > 0 && count(seat) == most).collect();
        if score.majority(domain) != slow {
            return Err(format!("{domain}: {slow:?}, not {:?}", score.majority(domain)));
        }
    }
    Ok(())
}
