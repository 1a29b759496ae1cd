//! How Carta Impera Victoria is written: actions and outcomes of chance. Seats are `A` to `D`, Domains and effects are
//! written with their names.

use crate::Civ;
use crate::card::Domain;
use crate::draw::Drawn;
use crate::effect::{Copied, Effect, HandSize, Target};
use crate::options::{BadOptions, Options, SETTINGS};
use crate::question::Action;
use kernel::{Notation, Seat, Setting};
use std::fmt;

/// Why a text is not what it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadText {
    /// Not an action.
    Action(String),
    /// Not a Domain.
    Domain(String),
    /// Not an effect.
    Effect(String),
    /// An effect that cannot be copied.
    NotPermanent(Effect),
    /// Not a seat of this game.
    Seat(String, u8),
    /// Not a hand size.
    Size(String),
    /// Not an outcome of chance.
    Chance(String),
}

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadText::Action(text) => write!(
                f,
                "`{text}` is not an action; actions are written like `play Military`, `use holy book`, `copy research from B`, `done`, `attack Science`, `discard Military`, `question B`, `give Military`, `take Utopia`, `embargo B Science`, `democracy B Science`, `draw to 5`, `keep Military`"
            ),
            BadText::Domain(text) => {
                let names = Domain::ALL.map(Domain::name).join(", ");
                write!(f, "there is no Domain `{text}`; there are {names}")
            }
            BadText::Effect(text) => {
                let names = Effect::ALL.map(Effect::name).join(", ");
                write!(f, "there is no effect `{text}`; there are {names}")
            }
            BadText::NotPermanent(effect) => {
                write!(f, "{effect} cannot be copied; only permanent effects can (V3.11)")
            }
            BadText::Seat(text, players) => {
                write!(f, "there is no seat `{text}` among {players} players")
            }
            BadText::Size(text) => write!(f, "`{text}` is not a hand size; write 3, 5 or 7 (V3.3)"),
            BadText::Chance(text) => write!(
                f,
                "`{text}` is not an outcome of chance; write `first B` or `deal A Military`"
            ),
        }
    }
}

impl std::error::Error for BadText {}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep(domain) => write!(f, "keep {domain}"),
            Action::Take(domain) => write!(f, "take {domain}"),
            Action::Play(domain) => write!(f, "play {domain}"),
            Action::Use(effect) => write!(f, "use {effect}"),
            Action::Copy(copied) => write!(f, "copy {copied}"),
            Action::Done => f.write_str("done"),
            Action::Attack(domain) => write!(f, "attack {domain}"),
            Action::Discard(domain) => write!(f, "discard {domain}"),
            Action::Question(seat) => write!(f, "question {seat}"),
            Action::Give(domain) => write!(f, "give {domain}"),
            Action::Embargo(target) => write!(f, "embargo {target}"),
            Action::Democracy(target) => write!(f, "democracy {target}"),
            Action::DrawTo(size) => write!(f, "draw to {}", size.cards()),
        }
    }
}

type OnDomain = (&'static str, fn(Domain) -> Action);

const ON_DOMAINS: &[OnDomain] = &[
    ("keep ", Action::Keep),
    ("take ", Action::Take),
    ("play ", Action::Play),
    ("attack ", Action::Attack),
    ("discard ", Action::Discard),
    ("give ", Action::Give),
];

fn read_action(options: &Options, text: &str) -> Result<Action, BadText> {
    if text == "done" {
        return Ok(Action::Done);
    }
    for &(prefix, action) in ON_DOMAINS {
        if let Some(domain) = text.strip_prefix(prefix) {
            return read_domain(domain).map(action);
        }
    }
    let (verb, rest) = text.split_once(' ').ok_or_else(|| BadText::Action(text.into()))?;
    match verb {
        "use" => read_effect(rest).map(Action::Use),
        "copy" => read_copied(options, rest).map(Action::Copy),
        "question" => read_seat(options, rest).map(Action::Question),
        "embargo" => read_target(options, rest).map(Action::Embargo),
        "democracy" => read_target(options, rest).map(Action::Democracy),
        "draw" => match rest {
            "to 3" => Ok(Action::DrawTo(HandSize::Three)),
            "to 5" => Ok(Action::DrawTo(HandSize::Five)),
            "to 7" => Ok(Action::DrawTo(HandSize::Seven)),
            _ => Err(BadText::Size(rest.strip_prefix("to ").unwrap_or(rest).into())),
        },
        _ => Err(BadText::Action(text.into())),
    }
}

fn read_domain(text: &str) -> Result<Domain, BadText> {
    text.parse().map_err(|()| BadText::Domain(text.into()))
}

fn read_effect(text: &str) -> Result<Effect, BadText> {
    Effect::named(text).ok_or_else(|| BadText::Effect(text.into()))
}

fn read_seat(options: &Options, text: &str) -> Result<Seat, BadText> {
    let seat = text.parse().ok().filter(|&seat| options.seats().contains(seat));
    seat.ok_or_else(|| BadText::Seat(text.into(), options.players))
}

fn read_copied(options: &Options, text: &str) -> Result<Copied, BadText> {
    let bad = || BadText::Action(format!("copy {text}"));
    let (effect, seat) = text.split_once(" from ").ok_or_else(bad)?;
    let (effect, seat) = (read_effect(effect)?, read_seat(options, seat)?);
    Copied::new(effect, seat).ok_or(BadText::NotPermanent(effect))
}

fn read_target(options: &Options, text: &str) -> Result<Target, BadText> {
    let (seat, domain) = text.split_once(' ').ok_or_else(|| BadText::Action(text.into()))?;
    let (seat, domain) = (read_seat(options, seat)?, read_domain(domain)?);
    Target::new(seat, domain).ok_or_else(|| BadText::Seat(seat.to_string(), options.players))
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Drawn::First(seat) => write!(f, "first {seat}"),
            Drawn::Deal(seat, domain) => write!(f, "deal {seat} {domain}"),
        }
    }
}

fn read_outcome(options: &Options, text: &str) -> Result<Drawn, BadText> {
    let bad = || BadText::Chance(text.into());
    let (word, rest) = text.split_once(' ').ok_or_else(bad)?;
    match word {
        "first" => read_seat(options, rest).map(Drawn::First),
        "deal" => {
            let (seat, domain) = rest.split_once(' ').ok_or_else(bad)?;
            Ok(Drawn::Deal(read_seat(options, seat)?, read_domain(domain)?))
        }
        _ => Err(bad()),
    }
}

impl Notation for Civ {
    type BadText = BadText;

    const SETTINGS: &'static [Setting] = SETTINGS;

    fn write_options(options: &Options) -> String {
        options.to_string()
    }

    fn read_options(text: &str) -> Result<Options, BadOptions> {
        text.parse()
    }

    fn write_action(_: &Options, action: Action) -> String {
        action.to_string()
    }

    fn read_action(options: &Options, text: &str) -> Result<Action, BadText> {
        read_action(options, text)
    }

    fn write_outcome(_: &Options, outcome: Drawn) -> String {
        outcome.to_string()
    }

    fn read_outcome(options: &Options, text: &str) -> Result<Drawn, BadText> {
        read_outcome(options, text)
    }
}
