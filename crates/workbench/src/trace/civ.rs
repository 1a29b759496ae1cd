//! Games of Carta Impera Victoria.

use super::{Chance, Traced};
use civ::{
    Age, Ask, Card, Cards, Civ, Decision, Domain, DomainSet, Drawn, Ending, Options, State, Teams,
    Term, Variant,
};
use kernel::{Game as _, SearchDice, Seat, SeatSet, Status};
use serde::Serialize;
use std::collections::BTreeMap;
use testkit::Lawful as _;

type Name = &'static str;

/// Cards of Age I, II and III for each Domain that has any.
type Counted = BTreeMap<Name, [u8; 3]>;

impl Traced for Civ {
    type Facts = Facts;
    type Truth = TheState;

    fn any_options(dice: &mut SearchDice) -> Options {
        Civ::random_options(dice)
    }

    fn facts(options: &Options) -> Facts {
        Facts {
            players: options.players,
            variant: match options.variant {
                Variant::Basic => "basic",
                Variant::Draft => "draft",
            },
            teams: options.teams == Teams::Yes,
            deck: counted(options.deck),
            remove: options.remove,
        }
    }

    fn chance(_: &Options, outcome: Drawn) -> Chance {
        let (kind, seat, outcome) = match outcome {
            Drawn::First(seat) => ("first", None, seat.to_string()),
            Drawn::Deal(seat, domain) => ("deal", Some(seat.index()), domain.to_string()),
        };
        Chance { kind, seat, outcome }
    }

    fn truth(state: &State) -> TheState {
        TheState::of(state)
    }
}

fn counted(cards: Cards) -> Counted {
    let ages = |domain: Domain| {
        Age::ALL.map(|age| Card::new(domain, age).map_or(0, |card| cards.count(card)))
    };
    let some = |domain: &Domain| cards.of_domain(*domain) > 0;
    Domain::ALL.into_iter().filter(some).map(|domain| (domain.name(), ages(domain))).collect()
}

/// What does not change during a game.
#[derive(Serialize)]
pub struct Facts {
    players: u8,
    variant: Name,
    teams: bool,
    deck: Counted,
    /// Cards of each Age that left unseen.
    remove: u8,
}

/// Everything that is true now. Lists of players go by seat; cards are counted by Domain and Age.
#[derive(Serialize)]
pub struct TheState {
    /// Cards left in the Age deck, by Age.
    deck: [u8; 3],
    /// What is in the deck or left the game: which of both does not exist.
    unseen: Counted,
    hands: Vec<Counted>,
    /// What each chooses from in a draft.
    packs: Vec<Counted>,
    picks: Vec<Option<Name>>,
    areas: Vec<Counted>,
    /// The discard pile; the centre of a draft.
    pile: Counted,
    embargoes: Vec<Laid>,
    /// Face-down Utopia cards on each player's Domains.
    utopias: Vec<BTreeMap<Name, u8>>,
    coin: Option<CoinAt>,
    turn: Turn,
    /// Complete rounds without a card drawn.
    quiet: u8,
    last_round: bool,
    /// As if it ended now.
    points: Vec<u8>,
    owed: Vec<usize>,
    over: Option<OverNow>,
}

/// An embargo.
#[derive(Serialize)]
struct Laid {
    seat: usize,
    domain: Name,
    age: Name,
    /// Not before the target's own next turn: it was laid on oneself.
    after_this: bool,
}

#[derive(Serialize)]
struct CoinAt {
    owner: usize,
    effect: Name,
    source: usize,
}

#[derive(Serialize)]
struct Turn {
    seat: usize,
    first: usize,
    phase: Name,
    /// So many answers are still asked for, this one included.
    left: u8,
    /// So many cards are played then.
    plays: u8,
    /// Who gets what is given back.
    to: Option<usize>,
    permanent_used: Vec<Name>,
    discard_used: Vec<Name>,
    copied: Option<String>,
}

/// How a game ended.
#[derive(Serialize)]
struct OverNow {
    winners: Vec<usize>,
    rule: Name,
    ending: Name,
    decision: Name,
}

impl TheState {
    fn of(state: &State) -> TheState {
        let seats: Vec<Seat> = state.seats().iter().collect();
        let by_seat = |cards: &dyn Fn(Seat) -> Cards| -> Vec<Counted> {
            seats.iter().map(|&seat| counted(cards(seat))).collect()
        };
        let score = state.score();
        let owed = match Civ::status(state) {
            Status::Owed(owed) => owed,
            Status::Over(_) => SeatSet::EMPTY,
        };
        TheState {
            deck: state.deck_left(),
            unseen: counted(state.unseen()),
            hands: by_seat(&|seat| state.hand(seat)),
            packs: by_seat(&|seat| state.pack(seat)),
            picks: seats.iter().map(|&seat| Some(state.pick(seat)?.domain.name())).collect(),
            areas: by_seat(&|seat| state.area(seat)),
            pile: counted(state.pile()),
            embargoes: state
                .embargoes()
                .map(|embargo| Laid {
                    seat: embargo.target.seat().index(),
                    domain: embargo.target.domain().name(),
                    age: embargo.age.name(),
                    after_this: embargo.term == Term::AfterThis,
                })
                .collect(),
            utopias: seats.iter().map(|&seat| utopias(state, seat)).collect(),
            coin: state.coin().map(|coin| CoinAt {
                owner: coin.owner.index(),
                effect: coin.copied.effect().name(),
                source: coin.copied.source().index(),
            }),
            turn: Turn::of(state),
            quiet: state.quiet(),
            last_round: state.is_last_round(),
            points: seats.iter().map(|&seat| score.points(state.side(seat))).collect(),
            owed: owed.iter().map(Seat::index).collect(),
            over: over(state),
        }
    }
}

fn utopias(state: &State, seat: Seat) -> BTreeMap<Name, u8> {
    let on = |domain: Domain| (domain.name(), state.utopias(seat, domain));
    Domain::ALL.into_iter().map(on).filter(|&(_, n)| n > 0).collect()
}

fn names(domains: DomainSet) -> Vec<Name> {
    domains.iter().map(Domain::name).collect()
}

impl Turn {
    fn of(state: &State) -> Turn {
        let (phase, left, plays, to) = match state.ask() {
            Ask::Keep => ("keep", 1, 0, None),
            Ask::Centre => ("centre", 1, 0, None),
            Ask::Play => ("play", 1, 0, None),
            Ask::Effects => ("effects", 0, 0, None),
            Ask::Attack => ("attack", 1, 0, None),
            Ask::Discard(left) => ("discard", left, 0, None),
            Ask::Question => ("question", 1, 0, None),
            Ask::Give(to, left) => ("give", left, 0, Some(to.index())),
            Ask::Spend { left, plays } => ("spend", left, plays, None),
            Ask::TakeBack { left, plays } => ("take back", left, plays, None),
            Ask::PlayMore(left) => ("play more", left, 0, None),
            Ask::Embargo => ("embargo", 1, 0, None),
            Ask::Democracy => ("democracy", 1, 0, None),
            Ask::Pile(left) => ("pile", left, 0, None),
            Ask::Draw => ("draw", 1, 0, None),
            Ask::Over(_) => ("over", 0, 0, None),
        };
        Turn {
            seat: state.active().index(),
            first: state.first().index(),
            phase,
            left,
            plays,
            to,
            permanent_used: names(state.permanent_used()),
            discard_used: names(state.discard_used()),
            copied: state.copied().map(|copied| copied.to_string()),
        }
    }
}

fn over(state: &State) -> Option<OverNow> {
    let end = state.end()?;
    Some(OverNow {
        winners: end.winners.iter().map(Seat::index).collect(),
        rule: end.reason.rule().0,
        ending: match end.ending {
            Ending::Hegemony => "hegemony",
            Ending::DeckEmpty => "deck",
            Ending::Quiet => "quiet",
        },
        decision: match end.decision {
            Decision::Hegemony => "hegemony",
            Decision::Points => "points",
            Decision::TieBreak(domain) => domain.name(),
            Decision::Shared => "shared",
        },
    })
}
