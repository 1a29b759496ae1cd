//! The words of Carta Impera Victoria: what can be read wrongly, what is covered.

use super::items::{self, Item, Kind};
use super::{Words, Wrong, real, set};
use crate::shared::table::{self, Blamed, Line, Picture, Table};
use crate::shared::{End, Language, Merge, Played, Report, ScenarioError, refused};
use civ::{
    Action, Ask, BadOptions, BadSetup, BadText, Civ, Decision, Domain, Draw, Drawn, Effect, Event,
    HandSize, Illegal, Options, Reason, State, Teams,
};
use kernel::{Chance, Observer, SeatSet};
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::fmt;

/// What can be read wrongly of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// Nothing that can be set up or claimed.
    Item(String),
    /// Not a Domain.
    Domain(String),
    /// A Domain twice in one list.
    Twice(Domain),
    /// Not a number of cards.
    Tally(String),
    /// Unnamed cards where all are open.
    Unnamed(String),
    /// Not a deck.
    Deck(String),
    /// Not a coin.
    Coin(String),
    /// Not the points of all players.
    Points(String),
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misread::Item(text) => write!(
                f,
                "`{text}` says nothing of the table; write `A: Military 3, Science`, `hand A: Military ?2`, `discard: …`, `deck 5`, \
                 `embargo B Science`, `utopia B Science 2`, `coin A purge from B`, `quiet 4`, `drawn yes`, `last round`, `turn A`, `first A`, \
                 `step effects` or `points A 1 B 2`"
            ),
            Misread::Domain(text) => BadText::Domain(text.clone()).fmt(f),
            Misread::Twice(domain) => write!(f, "{domain} is named twice; write how many"),
            Misread::Tally(text) => {
                write!(f, "`{text}` is not a number of cards; write 3, or with ages 2.I 1.III")
            }
            Misread::Unnamed(text) => {
                write!(f, "`{text}`: only in hands can cards be left unnamed; write - for none")
            }
            Misread::Deck(text) => {
                write!(f, "`{text}` is not a deck; write `deck 5` or `deck I 12, II 29, III 41`")
            }
            Misread::Coin(text) => write!(
                f,
                "`{text}` is not a coin; write whose it is and what it copies from another, `coin A purge from B`, or `coin -`"
            ),
            Misread::Points(text) => {
                write!(f, "`{text}` are not the points of all; write for example `points A 1 B 2`")
            }
        }
    }
}

/// What a scenario covers besides rules, refusals and ends.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Covered {
    /// Effects applied.
    pub effects: BTreeSet<Effect>,
    /// Effects copied by *Inspiration*.
    pub copied: BTreeSet<Effect>,
    /// What decided who won.
    pub decisions: BTreeSet<Decision>,
}

impl Merge for Covered {
    fn merge(&mut self, other: Covered) {
        self.effects.extend(other.effects);
        self.copied.extend(other.copied);
        self.decisions.extend(other.decisions);
    }
}

refused! { Illegal {
    Over NotYourTurn AlreadyKept OtherQuestion NotInPack NotInCentre NotInHand NotInArea NotInPile Embargoed EffectUsed
    Threshold NothingToCopy NoCultureMajority AtTheDraw CannotPay HandEmpty PileEmpty DeckEmpty NoTarget NotAnother
    NotAnothersEffect
    NoCardsInHand NothingThere HandSize SameDraw
} }

impl Language for Words {
    type Game = Civ;
    type BadOptions = BadOptions;
    type BadText = BadText;
    const LETTER: char = 'V';
    type Wrong = Wrong;
    type Misread = Misread;
    type BadSetup = BadSetup;
    type Misfit = Infallible;
    type Picture = Picture;
    type Refused = Refused;
    type Reason = Reason;
    type Own = Covered;

    fn read(text: &str) -> Result<(), ScenarioError<Self>> {
        table::parse::<Self>(text).map(drop)
    }

    fn play(text: &str, end: End) -> Played<Self> {
        table::play(text, end)
    }

    fn written(state: &State) -> Option<String> {
        super::scenario_text(state)
    }

    fn fault(fault: super::Fault) -> crate::Fault {
        crate::Fault::Civ(fault)
    }
}

impl Table for Words {
    type Item = Item;
    type Kind = Kind;
    const FIRST_LINE: &'static str = "game civ players=3";
    const PLAYERS: &'static str = "A to D";
    const NEXT: &'static str = "`A play` (effects, discard, take, draw …), `A choose …`, `A wins`, `A C win` or `A B share`";

    fn split(text: &str) -> impl Iterator<Item = &str> {
        text.split("; ").flat_map(|part| part.split(" | "))
    }

    fn item(options: &Options, text: &str) -> Result<Item, Wrong> {
        items::item(options, text)
    }

    fn key(item: &Item) -> Result<String, Wrong> {
        Ok(match item {
            Item::Area(seat, _) => format!("{seat}"),
            Item::Hand(seat, _) => format!("hand {seat}"),
            Item::Discard(_) => "discard".into(),
            Item::Deck(_) | Item::LastRound => "deck".into(),
            Item::Embargo(seat, _) => format!("embargo {seat}"),
            Item::Utopia(seat, _) => format!("utopia {seat}"),
            Item::Coin(_) => "coin".into(),
            Item::Quiet(_) => "quiet".into(),
            Item::Drawn(_) => "drawn".into(),
            Item::Turn(_) => "turn".into(),
            Item::First(_) => "first".into(),
            Item::AtEffects(_) => "step".into(),
            Item::Points(_) => return Err(Wrong::OnlyClaimed("points".into())),
        })
    }

    fn text(item: &Item) -> String {
        item.to_string()
    }

    fn real(state: &State, item: &Item) -> Item {
        real::item(state, item)
    }

    /// A turn without anything to do is over at once: what is given is checked when the table is set.
    fn stays(_: &Item) -> bool {
        false
    }

    fn kind(word: &str) -> Option<Kind> {
        Kind::named(word)
    }

    fn asked(state: &State) -> Option<Kind> {
        Kind::of(state.ask())
    }

    fn sees(state: &State, observer: Observer, claim: &str) -> String {
        real::sees(state, observer, claim)
    }

    fn picture(state: &State) -> Vec<Item> {
        real::picture(state)
    }

    fn set_up<'a>(
        options: &Options,
        given: &[(&'a Line<Self>, &'a Item)],
        chance: &mut dyn Chance<Draw>,
        events: &mut Vec<Event>,
    ) -> Result<State, Blamed<'a, Self>> {
        set::set_up(options, given, chance, events)
    }

    fn answers(drawn: Drawn, draw: Draw) -> bool {
        match (drawn, draw) {
            (Drawn::First(_), Draw::First(_)) => true,
            (Drawn::Deal(seat, _), Draw::Deal(to, ..)) => seat == to,
            (Drawn::First(_) | Drawn::Deal(..), _) => false,
        }
    }

    /// A is First Player, and cards nobody cares about come in the order of Domains.
    fn untold(draw: Draw) -> Option<u32> {
        match draw {
            Draw::First(_) | Draw::Deal(..) => Some(0),
        }
    }

    /// At the effects step the target of a discard effect may be named at once.
    fn spelled_out(state: &State, action: Action) -> Vec<Action> {
        let effect = match action {
            Action::Attack(_) => Effect::Attack,
            Action::Question(_) => Effect::Inquisition,
            Action::Embargo(_) => Effect::Embargo,
            Action::Democracy(_) => Effect::Democracy,
            Action::Keep(_)
            | Action::Take(_)
            | Action::Play(_)
            | Action::Use(_)
            | Action::Copy(_)
            | Action::Done
            | Action::Discard(_)
            | Action::Give(_)
            | Action::DrawTo(_) => return vec![action],
        };
        match state.ask() == Ask::Effects {
            true => vec![Action::Use(effect), action],
            false => vec![action],
        }
    }

    /// The card of a turn is always to come.
    fn may_stop(state: &State, _: &[Event]) -> bool {
        state.ask() == Ask::Play
    }

    fn won(options: &Options, winners: SeatSet) -> &'static str {
        match (winners.len(), options.teams) {
            (1, _) => "wins",
            (2, Teams::Yes) => "win",
            _ => "share",
        }
    }

    fn happened(report: &mut Report<Self>, state: &State, by: Option<Action>, events: &[Event]) {
        // Religion acts when cards are drawn.
        if let Some(Action::DrawTo(size)) = by {
            report.own.effects.extend(match size {
                HandSize::Three => None,
                HandSize::Five => Some(Effect::HolyBook),
                HandSize::Seven => Some(Effect::DivineRight),
            });
        }
        for &event in events {
            if let Event::Used(_, effect) = event {
                report.own.effects.insert(effect);
            } else if let Event::CoinTaken(_, copied) = event {
                report.own.copied.insert(copied.effect());
            }
        }
        report.ends.extend(state.end().map(|end| end.reason));
        report.own.decisions.extend(state.end().map(|end| end.decision));
    }
}
