use super::{CARDS, Card, Drawn, Move, Options, Toy, flaw};
use kernel::{Notation, Purpose, Seat, Setting, Values};
use std::fmt;

/// Why options are impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadOptions {
    /// Not `players=3`, nor nothing for two.
    Players,
}

impl fmt::Display for BadOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("write `players=3`, or nothing for two players")
    }
}

/// Why a text is neither a move nor an outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadText {
    /// Not a move.
    Move,
    /// Not an outcome.
    Outcome,
}

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadText::Move => "write `play 7`, `look` or `pass`",
            BadText::Outcome => "write `A draws 7` or `well 7`",
        })
    }
}

/// As typed: any number of zeros may stand before it.
fn card(text: &str) -> Option<Card> {
    text.parse().ok().filter(|&card| card < CARDS)
}

impl<const FLAW: usize> Notation for Toy<FLAW> {
    type BadText = BadText;

    const SETTINGS: &'static [Setting] = &[Setting {
        key: "players",
        values: Values::Number(2, 3),
        default: Some("2"),
        rule: None,
        purpose: Purpose::Play,
        about: "How many play",
    }];

    fn write_options(options: &Options) -> String {
        match options.players {
            2 => String::new(),
            _ if FLAW == flaw::BAD_OPTIONS_TEXT => String::new(),
            players => format!("players={players}"),
        }
    }

    fn read_options(text: &str) -> Result<Options, BadOptions> {
        match text {
            "" | "players=2" => Ok(Options { players: 2 }),
            "players=3" => Ok(Options { players: 3 }),
            _ => Err(BadOptions::Players),
        }
    }

    fn write_action(_: &Options, action: Move) -> String {
        match action {
            Move::Play(card) if FLAW == flaw::BAD_ACTION_TEXT => format!("play {}", card.min(10)),
            Move::Play(card) => format!("play {card}"),
            Move::Look => "look".to_owned(),
            Move::Pass => "pass".to_owned(),
        }
    }

    fn read_action(_: &Options, text: &str) -> Result<Move, BadText> {
        match text {
            "look" => Ok(Move::Look),
            "pass" => Ok(Move::Pass),
            _ => text.strip_prefix("play ").and_then(card).map(Move::Play).ok_or(BadText::Move),
        }
    }

    fn write_outcome(_: &Options, outcome: Drawn) -> String {
        match outcome {
            Drawn::Card(seat, card) if FLAW == flaw::BAD_OUTCOME_TEXT => {
                format!("{seat} draws {}", card + 1)
            }
            Drawn::Card(seat, card) => format!("{seat} draws {card}"),
            Drawn::Well(card) => format!("well {card}"),
        }
    }

    fn read_outcome(_: &Options, text: &str) -> Result<Drawn, BadText> {
        let well = text.strip_prefix("well ").and_then(card).map(Drawn::Well);
        let drawn = || {
            let (seat, text) = text.split_once(" draws ")?;
            let seat: Seat = seat.parse().ok()?;
            Some(Drawn::Card(seat, card(text)?))
        };
        well.or_else(drawn).ok_or(BadText::Outcome)
    }
}
