//! How Cardia is written: actions, outcomes of chance, encounters, hands. Records and traces name the seats `A`
//! and `B`; scenarios and clients speak of *your* and *their* cards, seen from one seat ([`Words`]).

use crate::CardiaWith;
use crate::card::{Card, CardRef, CardSet, Character, Deck, Faction};
use crate::draw::{Drawn, Purpose};
use crate::engine::SEATS;
use crate::event::{Compared, Shown, Wait};
use crate::guardian::Guardian;
use crate::options::{BadOptions, Options, SETTINGS};
use crate::question::Action;
use crate::state::{Stage, State};
use crate::view::View;
use crate::waiting::Waiting;
use crate::wilds::Extras;
use kernel::{Notation, Observer, Seat, Setting};
use std::fmt;

/// The words for one deck, seen from one side or from none.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// The deck in use, which decides the names.
    pub deck: Deck,
    /// Whose cards are *yours*; without it cards are `A.Judge`.
    pub side: Option<Seat>,
}

/// Why a text is not what it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadText {
    /// Not an action.
    Action(String),
    /// Not a card at all.
    Card(String),
    /// A card of the other deck.
    OtherDeck(Character),
    /// Not a faction.
    Faction(String),
    /// Not a guardian.
    Guardian(String),
    /// A card without its owner.
    Owner(String, Option<Seat>),
    /// Not an outcome of chance.
    Chance(String),
    /// Not a seat.
    Seat(String),
}

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadText::Action(text) => write!(
                f,
                "`{text}` is not an action; actions are written like `play Judge`, `name Guild`, `discard Judge`, `+3 on A.Judge`"
            ),
            BadText::Card(text) => {
                write!(
                    f,
                    "there is no card `{text}`; names are written in one word, like PalaceGuard"
                )
            }
            BadText::OtherDeck(character) => write!(
                f,
                "{} is not in the deck of this game; its place is taken by the other card with number {}",
                character.word(),
                character.card().number()
            ),
            BadText::Faction(text) => write!(
                f,
                "there is no faction `{text}`; there are Rebellion, Academy, Guild and Dynasty"
            ),
            BadText::Guardian(text) => write!(f, "there is no guardian `{text}`"),
            BadText::Owner(text, Some(_)) => {
                write!(
                    f,
                    "`{text}` does not say whose card it is; write `your Judge` or `their Judge`"
                )
            }
            BadText::Owner(text, None) => {
                write!(f, "`{text}` does not say whose card it is; write `A.Judge` or `B.Judge`")
            }
            BadText::Chance(text) => write!(
                f,
                "`{text}` is not an outcome of chance; write `A draw Judge` (or mill, lose, look, turn), `back Guild` or `guardian Cat`"
            ),
            BadText::Seat(text) => write!(f, "there is no seat `{text}`; there are A and B"),
        }
    }
}

impl std::error::Error for BadText {}

impl Words {
    /// The name of a card.
    pub fn card(&self, card: Card) -> &'static str {
        self.deck.character(card).word()
    }

    /// A card with its owner.
    pub fn card_of(&self, at: CardRef) -> String {
        let name = self.card(at.card());
        match self.side {
            Some(side) if side == at.owner() => format!("your {name}"),
            Some(_) => format!("their {name}"),
            None => format!("{}.{name}", at.owner()),
        }
    }

    /// Cards by number, with spaces between.
    pub fn cards(&self, cards: CardSet) -> String {
        let names: Vec<_> = cards.iter().map(|card| self.card(card)).collect();
        names.join(" ")
    }

    /// The card of that name.
    pub fn read_card(&self, word: &str) -> Result<Card, BadText> {
        let character = Character::ALL
            .into_iter()
            .find(|character| character.word() == word)
            .ok_or_else(|| BadText::Card(word.into()))?;
        if self.deck.character(character.card()) != character {
            return Err(BadText::OtherDeck(character));
        }
        Ok(character.card())
    }

    /// The card written with its owner.
    pub fn read_card_of(&self, text: &str) -> Result<CardRef, BadText> {
        let (owner, name) = match self.side {
            Some(side) => match text.split_once(' ') {
                Some(("your", name)) => (side, name),
                Some(("their", name)) => (side.other(), name),
                _ => return Err(BadText::Owner(text.into(), self.side)),
            },
            None => match text.split_once('.') {
                Some(("A", name)) => (Seat::A, name),
                Some(("B", name)) => (Seat::B, name),
                _ => return Err(BadText::Owner(text.into(), self.side)),
            },
        };
        Ok(CardRef::new(owner, self.read_card(name)?))
    }

    /// An action.
    pub fn action(&self, action: Action) -> String {
        match action {
            Action::Play(card) => format!("play {}", self.card(card)),
            Action::Discard(card) => format!("discard {}", self.card(card)),
            Action::Decline => "decline".into(),
            Action::Keep(card) => format!("keep {}", self.card(card)),
            Action::PutUnder(card) => format!("put under {}", self.card(card)),
            Action::Name(faction) => format!("name {faction:?}"),
            Action::Raise(at) => format!("+3 on {}", self.card_of(at)),
            Action::Lower(at) => format!("-3 on {}", self.card_of(at)),
            Action::LowerNext => "-3 on next card".into(),
            Action::StripModifiers(at) => format!("remove modifiers from {}", self.card_of(at)),
            Action::StripTokens(at) => format!("remove tokens from {}", self.card_of(at)),
            Action::TakeBack(card) => format!("take back {}", self.card(card)),
            Action::Copy(card) => format!("copy {}", self.card(card)),
            Action::Activate(card) => format!("activate {}", self.card(card)),
            Action::MoveFrom(at) => format!("move from {}", self.card_of(at)),
            Action::MoveTo(at) => format!("move to {}", self.card_of(at)),
            Action::Flip(at) => format!("flip {}", self.card_of(at)),
            Action::Swap(card) => format!("swap {}", self.card(card)),
            Action::PlusTwo => "+2".into(),
            Action::MinusTwo => "-2".into(),
            Action::KeepTop => "keep top".into(),
            Action::PutTopUnder => "put top under".into(),
            Action::Ready => "ready".into(),
        }
    }

    /// The action written so.
    pub fn read_action(&self, text: &str) -> Result<Action, BadText> {
        match text {
            "decline" => return Ok(Action::Decline),
            "-3 on next card" => return Ok(Action::LowerNext),
            "+2" => return Ok(Action::PlusTwo),
            "-2" => return Ok(Action::MinusTwo),
            "keep top" => return Ok(Action::KeepTop),
            "put top under" => return Ok(Action::PutTopUnder),
            "ready" => return Ok(Action::Ready),
            _ => {}
        }
        if let Some(name) = text.strip_prefix("name ") {
            return read_faction(name).map(Action::Name);
        }
        for &(prefix, action) in ON_OWN_CARDS {
            if let Some(name) = text.strip_prefix(prefix) {
                return self.read_card(name).map(action);
            }
        }
        for &(prefix, action) in ON_ANY_CARD {
            if let Some(name) = text.strip_prefix(prefix) {
                return self.read_card_of(name).map(action);
            }
        }
        Err(BadText::Action(text.into()))
    }

    /// What chance brought.
    pub fn outcome(&self, outcome: Drawn) -> String {
        match outcome {
            Drawn::Card(purpose, seat, card) => {
                format!("{seat} {} {}", purpose_word(purpose), self.card(card))
            }
            Drawn::Back(faction) => format!("back {}", faction.word()),
            Drawn::Guardian(guardian) => format!("guardian {}", guardian.word()),
        }
    }

    /// The outcome written so.
    pub fn read_outcome(&self, text: &str) -> Result<Drawn, BadText> {
        let bad = || BadText::Chance(text.into());
        let (first, rest) = text.split_once(' ').ok_or_else(bad)?;
        match first {
            "guardian" => return read_guardian(rest).map(Drawn::Guardian),
            "back" => return read_faction(rest).map(Drawn::Back),
            _ => {}
        }
        let (word, name) = rest.split_once(' ').ok_or_else(bad)?;
        let seat = match first {
            "A" => Seat::A,
            "B" => Seat::B,
            _ => return Err(BadText::Seat(first.into())),
        };
        let purpose =
            PURPOSES.iter().copied().find(|&p| purpose_word(p) == word).ok_or_else(bad)?;
        Ok(Drawn::Card(purpose, seat, self.read_card(name)?))
    }

    /// A card in play: name, modifiers, tokens, bonus.
    fn shown(&self, shown: Shown) -> String {
        let modifiers = match shown.influence - shown.card.number() {
            0 => String::new(),
            sum => format!("{sum:+}"),
        };
        let tokens = "~".repeat(usize::from(shown.tokens));
        let bonus = if shown.unicorn { "^" } else { "" };
        format!("{}{modifiers}{tokens}{bonus}", self.card(shown.card))
    }

    /// An encounter as it is compared: `Inventor+3 18* > 16 Djinn`.
    pub fn encounter(&self, encounter: Compared) -> String {
        let relation = match encounter.wins.0 {
            [true, true] => 'w',
            [true, false] => '>',
            [false, true] => '<',
            [false, false] => '=',
        };
        self.related(encounter, relation)
    }

    fn related(&self, encounter: Compared, relation: char) -> String {
        let [a, b] = encounter.cards.0;
        let signets = |shown: Shown| "*".repeat(usize::from(shown.signets));
        format!(
            "{} {}{} {relation} {}{} {}",
            self.shown(a),
            a.influence,
            signets(a),
            b.influence,
            signets(b),
            self.shown(b)
        )
    }
}

type OnOwn = (&'static str, fn(Card) -> Action);
type OnAny = (&'static str, fn(CardRef) -> Action);

const ON_OWN_CARDS: &[OnOwn] = &[
    ("play ", Action::Play),
    ("discard ", Action::Discard),
    ("keep ", Action::Keep),
    ("put under ", Action::PutUnder),
    ("take back ", Action::TakeBack),
    ("copy ", Action::Copy),
    ("activate ", Action::Activate),
    ("swap ", Action::Swap),
];

const ON_ANY_CARD: &[OnAny] = &[
    ("+3 on ", Action::Raise),
    ("-3 on ", Action::Lower),
    ("remove modifiers from ", Action::StripModifiers),
    ("remove tokens from ", Action::StripTokens),
    ("move from ", Action::MoveFrom),
    ("move to ", Action::MoveTo),
    ("flip ", Action::Flip),
];

const PURPOSES: &[Purpose] =
    &[Purpose::Draw, Purpose::Mill, Purpose::Lose, Purpose::Look, Purpose::Turn];

/// The word for a draw in notation.
pub fn purpose_word(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Draw => "draw",
        Purpose::Mill => "mill",
        Purpose::Lose => "lose",
        Purpose::Look => "look",
        Purpose::Turn => "turn",
    }
}

/// The faction of that name.
pub fn read_faction(word: &str) -> Result<Faction, BadText> {
    Faction::ALL
        .into_iter()
        .find(|faction| faction.word() == word)
        .ok_or_else(|| BadText::Faction(word.into()))
}

/// The guardian of that name.
pub fn read_guardian(word: &str) -> Result<Guardian, BadText> {
    Guardian::ALL
        .into_iter()
        .find(|guardian| guardian.word() == word)
        .ok_or_else(|| BadText::Guardian(word.into()))
}

impl<X: Extras> State<X> {
    /// The words of this game.
    pub fn words(&self, side: Option<Seat>) -> Words {
        Words { deck: self.deck(), side }
    }

    /// Everything in play: encounters with ` | ` between them, `-` if there are none.
    pub fn table_text(&self) -> String {
        self.table_text_with(|seat| {
            self.extras.wilds().is_some_and(|wilds| !wilds.sides[seat].folded.is_empty())
        })
    }

    /// The same, told who has a card face down.
    pub(crate) fn table_text_with(&self, folded: impl Fn(Seat) -> bool) -> String {
        let words = self.words(None);
        let uncompared = !self.is_all_compared();
        let places = self.table().len();
        let mut encounters: Vec<_> = (0..places)
            .map(|place| {
                let encounter = self.compared(place);
                if uncompared && place + 1 == places {
                    words.related(encounter, '?')
                } else {
                    words.encounter(encounter)
                }
            })
            .collect();
        // The encounter that waits to be revealed (Foggy Swamp).
        let [a, b] = SEATS.map(|seat| {
            let open = self.extras.wilds().and_then(|wilds| wilds.open.unfolded[seat].get());
            open.map(|card| words.card(card)).or(folded(seat).then_some("#"))
        });
        encounters.extend(a.zip(b).map(|(a, b)| format!("{a} ? {b}")));
        if encounters.is_empty() { "-".into() } else { encounters.join(" | ") }
    }

    /// What waits for a player's next card, `-` if nothing does.
    pub fn waiting_text(&self, seat: Seat) -> String {
        waiting_text(self.open.waiting[seat])
    }

    /// What waits on a player's card that lies face down (Foggy Swamp), `-` if nothing does.
    pub fn bound_text(&self, seat: Seat) -> String {
        self.extras.wilds().map_or("-".into(), |wilds| waiting_text(wilds.open.bound[seat]))
    }

    /// Where the game stands, in one word.
    pub fn phase(&self) -> &'static str {
        match self.open.stage {
            Stage::Place => "play",
            Stage::Librarian => "librarian",
            Stage::Blackmail => "blackmail",
            Stage::Ability => "ability",
            Stage::Guardian | Stage::SecondGuardian => "guardian",
            Stage::AbilityTemple | Stage::GuardianTemple | Stage::SecondGuardianTemple => "temple",
            Stage::Seer => "seer",
            Stage::Scrapyard => "scrapyard",
            Stage::Over | Stage::OverUndecided => "over",
        }
    }
}

pub(crate) fn waiting_text(waiting: Waiting) -> String {
    let word = |wait| match wait {
        Wait::Modifier(by) => format!("{by:+}"),
        Wait::Librarian => "librarian".into(),
        Wait::Engineer => "engineer".into(),
        Wait::Token => "token".into(),
        Wait::Unicorn => "unicorn".into(),
        Wait::FaceUp => "faceup".into(),
        Wait::Basilisk => "basilisk".into(),
        Wait::Blackmail(faction) => format!("blackmail={faction:?}"),
    };
    let words: Vec<String> = waiting.iter().map(word).collect();
    if words.is_empty() { "-".into() } else { words.join(" ") }
}

impl View {
    /// What is hidden and what of it this observer sees, in one line. `names` are the words for the seats.
    pub fn text(&self, names: [&str; 2]) -> String {
        let words = Words { deck: self.deck(), side: None };
        let side = |seat: Seat| {
            let own = self.observer() == Observer::Seat(seat);
            let mut parts = vec![format!("{} hand", names[seat.index()])];
            if own {
                parts.extend(self.hand().iter().map(|card| words.card(card).to_string()));
            } else {
                let known = self.known_in_hand(seat);
                parts.extend(known.iter().map(|card| words.card(card).to_string()));
                let unknown = self.hand_len(seat) - known.len();
                parts.extend((unknown > 0).then(|| format!("?{unknown}")));
            }
            if self.hand_len(seat) == 0 {
                parts.push("-".into());
            }
            let mut text = format!("{}, deck {}", parts.join(" "), self.deck_len(seat));
            if own {
                text +=
                    &self.top().map_or(String::new(), |card| format!(", top {}", words.card(card)));
                let bottom: Vec<_> = self.bottom().map(|card| words.card(card)).collect();
                if !bottom.is_empty() {
                    text += &format!(", bottom {}", bottom.join(" "));
                }
            }
            if self.has_folded(seat) {
                let folded = self.folded().filter(|_| own).map_or("#", |card| words.card(card));
                text += &format!(", face down {folded}");
            }
            if let Some(card) = self.placed_open(seat) {
                text += &format!(", face up {}", words.card(card));
            }
            if self.has_chosen(seat) {
                text += ", has chosen";
            }
            text
        };
        SEATS.map(side).join(" | ")
    }
}

impl<X: Extras> Notation for CardiaWith<X> {
    type BadText = BadText;

    const SETTINGS: &'static [Setting] = SETTINGS;

    fn write_options(options: &Options) -> String {
        options.to_string()
    }

    fn read_options(text: &str) -> Result<Options, BadOptions> {
        text.parse()
    }

    fn write_action(options: &Options, action: Action) -> String {
        Words { deck: options.deck, side: None }.action(action)
    }

    fn read_action(options: &Options, text: &str) -> Result<Action, BadText> {
        Words { deck: options.deck, side: None }.read_action(text)
    }

    fn write_outcome(options: &Options, outcome: Drawn) -> String {
        Words { deck: options.deck, side: None }.outcome(outcome)
    }

    fn read_outcome(options: &Options, text: &str) -> Result<Drawn, BadText> {
        Words { deck: options.deck, side: None }.read_outcome(text)
    }
}
