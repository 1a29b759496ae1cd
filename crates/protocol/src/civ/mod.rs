//! Carta Impera Victoria on the wire.

use crate::TS;
use crate::wire::Wire;
use crate::{Choice, GameEvents, GameOptionsDetail, GameView, Seat, Text, Touch, Word};
use civ::{
    Action, Age, Ask, Card, Cards, Civ, Copied, Decision, Domain, DomainSet, Effect, Embargo, End,
    Ending, Event, Illegal, Options, Target, Teams, Term, Variant, View,
};
use kernel::{Choices as _, Observer, Status};
use serde::{Deserialize, Serialize};
use words::*;

mod words;

pub use words::{CivPlays, civ_then};

/// Options of Carta Impera Victoria.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct CivOptions {
    /// How many play: 2 to 4.
    pub players: u32,
    /// Are the first cards drafted?
    pub draft: bool,
    /// Do A and C play against B and D?
    pub teams: bool,
    /// All cards there are.
    pub deck: Vec<CivCards>,
    /// Cards of each Age that leave unseen.
    pub removed: u32,
    /// Who is First Player; drawn if nobody is named.
    pub first: Option<Seat>,
}

impl From<&Options> for CivOptions {
    fn from(options: &Options) -> CivOptions {
        CivOptions {
            players: options.players.into(),
            draft: options.variant == Variant::Draft,
            teams: options.teams == Teams::Yes,
            deck: cards(options.deck),
            removed: options.remove.into(),
            first: options.first.map(Seat::from),
        }
    }
}

impl Wire for Civ {
    const FAMILIES: &'static [crate::text::Family] = &[ASKS, ACTS, TELLS, NOS, ENDS, THENS];

    fn detail(options: &Options) -> GameOptionsDetail {
        GameOptionsDetail::Civ(options.into())
    }

    fn seen(view: &View) -> GameView {
        GameView::Civ(view.into())
    }

    fn heard(_: &View, events: &[Event]) -> GameEvents {
        let written = |&event: &_| CivEvent::from(event);
        GameEvents::Civ { events: events.iter().map(written).collect() }
    }

    fn question(view: &View) -> Text {
        question(view.ask())
    }

    fn choices(view: &View) -> Vec<Choice> {
        choices(view)
    }

    fn refusal(_: &Options, why: Illegal) -> Text {
        refusal(why)
    }

    fn ending(view: &View) -> Option<Text> {
        view.end().map(ending)
    }

    #[cfg(feature = "typescript")]
    fn facts() -> Option<String> {
        Some(crate::facts::civ::module())
    }
}

terms! {
    /// A Domain, by its name.
    CivDomainName = "civ-domain-" * "", Card, Domain::ALL.map(Domain::name).into();
    /// An effect, by its name in notation.
    CivEffect = "civ-effect-" * "", Card, Effect::ALL.map(Effect::name).into();
}

impl From<Domain> for CivDomainName {
    fn from(domain: Domain) -> CivDomainName {
        domain.name().into()
    }
}

impl From<Effect> for CivEffect {
    fn from(effect: Effect) -> CivEffect {
        effect.name().into()
    }
}

/// A card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CivCard {
    /// Its Domain.
    pub domain: CivDomainName,
    /// Its back: `I`, `II` or `III`.
    pub age: Word,
}

group!(CivCard as "civ-card" { domain: CivDomainName, age: Word });

impl From<Card> for CivCard {
    fn from(card: Card) -> CivCard {
        CivCard { domain: card.domain.into(), age: card.age.name().into() }
    }
}

/// Cards that are alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CivCards {
    /// Which.
    pub card: CivCard,
    /// How many.
    pub count: u32,
}

group!(CivCards as "civ-times" { card: CivCard, count: u32 });

/// Cards of which only the backs are known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CivBacks {
    /// The back: `I`, `II` or `III`.
    pub age: Word,
    /// How many.
    pub count: u32,
}

group!(CivBacks as "civ-backs" { age: Word, count: u32 });

fn backs(ages: [u8; 3]) -> Vec<CivBacks> {
    let some = Age::ALL.into_iter().zip(ages).filter(|(_, count)| *count > 0);
    some.map(|(age, count)| CivBacks { age: age.name().into(), count: count.into() }).collect()
}

fn cards(cards: Cards) -> Vec<CivCards> {
    let some = Card::all().filter(|&card| cards.count(card) > 0);
    some.map(|card| CivCards { card: card.into(), count: cards.count(card).into() }).collect()
}

/// A Domain of a player's area.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CivDomain {
    /// Which.
    pub domain: CivDomainName,
    /// Face-up cards of it.
    pub cards: u32,
    /// How many give hegemony.
    pub hegemony: u32,
    /// Face-down Utopia cards on it (Democracy).
    pub utopias: u32,
    /// Is it forbidden to play it in the turn that runs, or the next one?
    pub embargoed: bool,
    /// Does the player have, or share, the majority?
    pub majority: bool,
}

/// An Embargo that lies on an area.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CivEmbargo {
    /// Whose area.
    pub seat: Seat,
    /// The Domain.
    pub domain: CivDomainName,
    /// The back of the card.
    pub age: Word,
    /// Was it laid on oneself, to count only from the following turn on?
    pub after_this_turn: bool,
}

impl From<Embargo> for CivEmbargo {
    fn from(embargo: Embargo) -> CivEmbargo {
        CivEmbargo {
            seat: embargo.target.seat().into(),
            domain: embargo.target.domain().into(),
            age: embargo.age.name().into(),
            after_this_turn: embargo.term == Term::AfterThis,
        }
    }
}

/// Cards that are known to be in these hands together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CivJoint {
    /// Whose hands.
    pub seats: Vec<Seat>,
    /// Which cards.
    pub cards: Vec<CivCards>,
}

/// What an observer may know of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CivPlayer {
    /// Who.
    pub seat: Seat,
    /// Who wins together with this player, the player included.
    pub side: Vec<Seat>,
    /// The face-up cards of the area.
    pub area: Vec<CivCards>,
    /// The same, Domain by Domain.
    pub domains: Vec<CivDomain>,
    /// How many cards of Age I, II and III are in hand.
    pub hand_ages: [u32; 3],
    /// Cards the observer knows to be in hand.
    pub known: Vec<CivCards>,
    /// Points as if the game ended now; of a team, those of the team.
    pub points: u32,
    /// The largest hand size Religion gives now.
    pub hand_size: u32,
}

/// What one observer may know of a game of Carta Impera Victoria.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct CivView {
    /// Whose view; none is a spectator's.
    pub observer: Option<Seat>,
    /// What was agreed.
    pub options: CivOptions,
    /// Who owes a choice.
    pub owed: Vec<Seat>,
    /// The open question, whoever is asked.
    pub question: Text,
    /// Whose turn it is, or was when the game ended.
    pub active: Seat,
    /// The First Player.
    pub first: Seat,
    /// The players in order.
    pub players: Vec<CivPlayer>,
    /// The observer's own hand.
    pub hand: Vec<CivCards>,
    /// During a draft the observer's own pack.
    pub pack: Vec<CivCards>,
    /// The discard pile; during a draft the cards in the centre.
    pub pile: Vec<CivCards>,
    /// Cards of Age I, II and III left in the deck.
    pub deck_left: [u32; 3],
    /// Cards of which the observer does not know where they are.
    pub unseen: Vec<CivCards>,
    /// Cards the observer knows some hands to hold together.
    pub joint: Option<CivJoint>,
    /// After a draft: two cards of which each of two players has one.
    pub pair: Option<CivJoint>,
    /// Embargoes that lie on areas.
    pub embargoes: Vec<CivEmbargo>,
    /// Who placed the Culture coin.
    pub coin_owner: Option<Seat>,
    /// The effect it marks.
    pub coin_effect: Option<CivEffect>,
    /// Whose effect that is.
    pub coin_source: Option<Seat>,
    /// Domains whose permanent effect was applied in this turn.
    pub permanent_used: Vec<CivDomainName>,
    /// Domains whose discard effect was.
    pub discard_used: Vec<CivDomainName>,
    /// Rounds in a row without a card drawn.
    pub quiet_rounds: u32,
    /// Is it the last round?
    pub last_round: bool,
    /// Who won, once the game is over.
    pub winners: Option<Vec<Seat>>,
    /// How it ended, in words.
    pub ending: Option<Text>,
}

fn names(domains: DomainSet) -> Vec<CivDomainName> {
    domains.iter().map(CivDomainName::from).collect()
}

fn player(view: &View, seat: kernel::Seat) -> CivPlayer {
    let score = view.score();
    let domain = |domain: Domain| CivDomain {
        domain: domain.into(),
        cards: view.count(seat, domain).into(),
        hegemony: view.hegemony(seat, domain).into(),
        utopias: view.utopias(seat, domain).into(),
        embargoed: view.embargoed(seat).contains(domain),
        majority: score.majority(domain).contains(seat),
    };
    CivPlayer {
        seat: seat.into(),
        side: Seat::of_set(view.side(seat)),
        area: cards(view.area(seat)),
        domains: Domain::ALL.into_iter().map(domain).collect(),
        hand_ages: view.hand_ages(seat).map(u32::from),
        known: cards(view.known(seat)),
        points: score.points(view.side(seat)).into(),
        hand_size: view.hand_size(seat).cards().into(),
    }
}

impl From<&View> for CivView {
    fn from(view: &View) -> CivView {
        let (owed, end) = match view.status() {
            Status::Owed(seats) => (Seat::of_set(seats), None),
            Status::Over(outcome) => (Vec::new(), Some(outcome)),
        };
        let (group, joint) = view.joint();
        let joint = CivJoint { seats: Seat::of_set(group), cards: cards(joint) };
        let pair = view.known_pair().map(|(both, group)| CivJoint {
            seats: Seat::of_set(group),
            cards: cards(both.into_iter().collect()),
        });
        CivView {
            observer: match view.observer() {
                Observer::Seat(seat) => Some(seat.into()),
                Observer::Spectator => None,
            },
            options: (&view.options()).into(),
            owed,
            question: question(view.ask()),
            active: view.active().into(),
            first: view.first().into(),
            players: view.seats().iter().map(|seat| player(view, seat)).collect(),
            hand: cards(view.hand()),
            pack: cards(view.pack()),
            pile: cards(view.pile()),
            deck_left: view.deck_left().map(u32::from),
            unseen: cards(view.unseen()),
            joint: Some(joint).filter(|joint| !joint.cards.is_empty()),
            pair,
            embargoes: view.embargoes().map(CivEmbargo::from).collect(),
            coin_owner: view.coin().map(|coin| coin.owner.into()),
            coin_effect: view.coin().map(|coin| coin.copied.effect().into()),
            coin_source: view.coin().map(|coin| coin.copied.source().into()),
            permanent_used: names(view.permanent_used()),
            discard_used: names(view.discard_used()),
            quiet_rounds: view.quiet().into(),
            last_round: view.is_last_round(),
            winners: end.map(|outcome| Seat::of_set(outcome.winners)),
            ending: view.end().map(ending),
        }
    }
}

events! {
    /// Something that happened in Carta Impera Victoria. What an observer may not see is `null`.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    #[serde(tag = "event", rename_all = "camelCase", deny_unknown_fields)]
    #[allow(missing_docs, reason = "the fields say what their names say")]
    pub enum CivEvent in "civ-tell" as TELLS {
        /// Who is First Player.
        FirstPlayer { seat: Seat },
        /// A seat draws a card of an Age, and alone sees it.
        Drew { seat: Seat, age: Word, domain: Option<CivDomainName> },
        /// Draft: a seat keeps a card; sealed until all have.
        Kept { seat: Seat, domain: Option<CivDomainName> },
        /// Draft: a seat is passed a pack, and sees it.
        Received { seat: Seat, pack: Option<Vec<CivCards>> },
        /// Draft: a seat lays its last card face up in the centre.
        Laid { seat: Seat, card: CivCard },
        /// Draft: a seat takes a card of the centre into its area.
        TookFromCentre { seat: Seat, card: CivCard },
        /// A seat's turn begins.
        TurnBegan { seat: Seat },
        /// A seat has no card it could play.
        Skipped { seat: Seat },
        /// A card is played.
        Played { seat: Seat, card: CivCard },
        /// An effect is applied.
        Used { seat: Seat, effect: CivEffect },
        /// An effect is copied: the coin goes there.
        CoinTaken { seat: Seat, effect: CivEffect, source: Seat },
        /// Whoever has the coin loses it.
        CoinLost { seat: Seat },
        /// A Domain is attacked.
        Attacked { seat: Seat, domain: CivDomainName },
        /// A card goes from a hand to the discard pile.
        DiscardedFromHand { seat: Seat, card: CivCard },
        /// A card goes from an area to the discard pile.
        DiscardedFromArea { seat: Seat, card: CivCard },
        /// A card goes from an area into its owner's hand.
        TookBack { seat: Seat, card: CivCard },
        /// A card goes from the discard pile into a hand.
        TookFromPile { seat: Seat, card: CivCard },
        /// A granted play lapses: no card could be played.
        PlayLapsed { seat: Seat },
        /// A seat takes the whole hand of another, which those two see.
        Questioned { by: Seat, whom: Seat, backs: Vec<CivBacks>, hand: Option<Vec<CivCards>> },
        /// A card is given back, which those two see.
        Gave { by: Seat, to: Seat, age: Word, domain: Option<CivDomainName> },
        /// An Economy card is laid face down.
        EmbargoLaid { seat: Seat, target: Seat, domain: CivDomainName },
        /// It goes to the discard pile at the end of the target's turn.
        EmbargoEnded { target: Seat, domain: CivDomainName, card: CivCard },
        /// A Utopia card is laid face down.
        DemocracyLaid { seat: Seat, target: Seat, domain: CivDomainName },
        /// The last card of the Age deck is drawn.
        DeckEmptied,
        /// So many complete rounds without a card drawn.
        QuietRounds { rounds: u32 },
        /// A seat has enough cards of a Domain.
        Hegemony { seat: Seat, domain: CivDomainName },
        /// These players score a point for a Domain.
        Scored { domain: CivDomainName, seats: Vec<Seat> },
        /// The game is over.
        GameOver { ending: Text },
    }
}

impl From<Event> for CivEvent {
    fn from(event: Event) -> CivEvent {
        let age = |age: Age| Word::from(age.name());
        match event {
            Event::FirstPlayer(seat) => CivEvent::FirstPlayer { seat: seat.into() },
            Event::Drew(seat, of, domain) => {
                CivEvent::Drew { seat: seat.into(), age: age(of), domain: domain.map(Into::into) }
            }
            Event::Kept(seat, domain) => {
                CivEvent::Kept { seat: seat.into(), domain: domain.map(Into::into) }
            }
            Event::Received(seat, pack) => {
                CivEvent::Received { seat: seat.into(), pack: pack.map(cards) }
            }
            Event::Laid(seat, card) => CivEvent::Laid { seat: seat.into(), card: card.into() },
            Event::TookFromCentre(seat, card) => {
                CivEvent::TookFromCentre { seat: seat.into(), card: card.into() }
            }
            Event::TurnBegan(seat) => CivEvent::TurnBegan { seat: seat.into() },
            Event::Skipped(seat) => CivEvent::Skipped { seat: seat.into() },
            Event::Played(seat, card) => CivEvent::Played { seat: seat.into(), card: card.into() },
            Event::Used(seat, effect) => {
                CivEvent::Used { seat: seat.into(), effect: effect.into() }
            }
            Event::CoinTaken(seat, copied) => coin_taken(seat, copied),
            Event::CoinLost(seat) => CivEvent::CoinLost { seat: seat.into() },
            Event::Attacked(seat, domain) => {
                CivEvent::Attacked { seat: seat.into(), domain: domain.into() }
            }
            Event::DiscardedFromHand(seat, card) => {
                CivEvent::DiscardedFromHand { seat: seat.into(), card: card.into() }
            }
            Event::DiscardedFromArea(seat, card) => {
                CivEvent::DiscardedFromArea { seat: seat.into(), card: card.into() }
            }
            Event::TookBack(seat, card) => {
                CivEvent::TookBack { seat: seat.into(), card: card.into() }
            }
            Event::TookFromPile(seat, card) => {
                CivEvent::TookFromPile { seat: seat.into(), card: card.into() }
            }
            Event::PlayLapsed(seat) => CivEvent::PlayLapsed { seat: seat.into() },
            Event::Questioned { by, whom, ages, hand } => CivEvent::Questioned {
                by: by.into(),
                whom: whom.into(),
                backs: backs(ages),
                hand: hand.map(cards),
            },
            Event::Gave { by, to, age: of, domain } => CivEvent::Gave {
                by: by.into(),
                to: to.into(),
                age: age(of),
                domain: domain.map(Into::into),
            },
            Event::EmbargoLaid(seat, target) => CivEvent::EmbargoLaid {
                seat: seat.into(),
                target: target.seat().into(),
                domain: target.domain().into(),
            },
            Event::EmbargoEnded(target, card) => CivEvent::EmbargoEnded {
                target: target.seat().into(),
                domain: target.domain().into(),
                card: card.into(),
            },
            Event::DemocracyLaid(seat, target) => CivEvent::DemocracyLaid {
                seat: seat.into(),
                target: target.seat().into(),
                domain: target.domain().into(),
            },
            Event::DeckEmptied => CivEvent::DeckEmptied,
            Event::QuietRounds(rounds) => CivEvent::QuietRounds { rounds: rounds.into() },
            Event::Hegemony(seat, domain) => {
                CivEvent::Hegemony { seat: seat.into(), domain: domain.into() }
            }
            Event::Scored(domain, seats) => {
                CivEvent::Scored { domain: domain.into(), seats: Seat::of_set(seats) }
            }
            Event::GameOver(end) => CivEvent::GameOver { ending: ending(end) },
        }
    }
}

fn coin_taken(seat: kernel::Seat, copied: Copied) -> CivEvent {
    CivEvent::CoinTaken {
        seat: seat.into(),
        effect: copied.effect().into(),
        source: copied.source().into(),
    }
}
