//! Reads decks of Kardinal & König from TOML files, as `data/kardinal-default.toml` is one, and says of a bad one in which
//! line and for which land it is wrong. The rules crate itself does without TOML.

use kardinal::{BadCard, BadDeck, Card, Deck, Land};
use std::fmt;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The text of the default deck: the example to copy.
pub const DEFAULT: &str = include_str!("../../../data/kardinal-default.toml");

/// The largest text that is read, so that a wrong file is refused before it is understood.
pub const MAX_BYTES: usize = 64 * 1024;

/// Reads a full deck.
pub fn parse(text: &str) -> Result<Deck, BadFile> {
    let file = File { text };
    if text.len() > MAX_BYTES {
        return Err(BadFile { line: 1, problem: Problem::TooLong(text.len()) });
    }
    let root = DeTable::parse(text).map_err(|error| {
        let problem = Problem::NotToml(error.message().into());
        file.bad(error.span().unwrap_or(0..0), problem)
    })?;
    let lands = file.lands(root.get_ref())?;
    if let Some((key, _)) =
        lands.get_ref().iter().find(|(key, _)| Land::named(key.get_ref()).is_none())
    {
        let word = key.get_ref().to_string();
        return Err(file.bad(key.span(), Problem::UnknownLand(word)));
    }
    let mut cards = Vec::new();
    for land in Land::ALL {
        let named = lands.get_ref().iter().find(|(key, _)| key.get_ref() == land.word());
        let (_, value) = named.ok_or_else(|| file.bad(lands.span(), Problem::MissingLand(land)))?;
        cards.extend(file.cards(land, value)?);
    }
    Deck::new(&cards).map_err(|why| file.bad(lands.span(), Problem::Deck(why)))
}

struct File<'t> {
    text: &'t str,
}

impl File<'_> {
    fn bad(&self, span: Range<usize>, problem: Problem) -> BadFile {
        let before = self.text.as_bytes().iter().take(span.start);
        BadFile { line: 1 + before.filter(|&&byte| byte == b'\n').count(), problem }
    }

    /// The one table there may be.
    fn lands<'a, 'i>(&self, root: &'a DeTable<'i>) -> Result<Spanned<&'a DeTable<'i>>, BadFile> {
        if let Some((key, _)) = root.iter().find(|(key, _)| key.get_ref() != "lands") {
            return Err(self.bad(key.span(), Problem::UnknownKey(key.get_ref().to_string())));
        }
        let Some((key, value)) = root.get_key_value("lands") else {
            return Err(self.bad(0..0, Problem::NoLands));
        };
        match value.get_ref() {
            DeValue::Table(table) => Ok(Spanned::new(key.span(), table)),
            DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_) => Err(self.bad(key.span(), Problem::NoLands)),
        }
    }

    fn cards(&self, land: Land, value: &Spanned<DeValue<'_>>) -> Result<Vec<Card>, BadFile> {
        let Some(faces) = value.get_ref().as_array() else {
            return Err(self.bad(value.span(), Problem::NotAList(land)));
        };
        let mut cards = Vec::new();
        for face in faces.iter() {
            let Some(text) = face.get_ref().as_str() else {
                return Err(self.bad(face.span(), Problem::NotText(land)));
            };
            let card = Card::of_face(land, text);
            cards.push(card.map_err(|why| self.bad(face.span(), Problem::Card(land, why)))?);
        }
        if cards.len() != usize::from(land.count()) {
            return Err(self.bad(value.span(), Problem::Count { land, found: cards.len() }));
        }
        Ok(cards)
    }
}

/// Why a file is not a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadFile {
    /// In which line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong in a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Far more bytes than a deck has.
    TooLong(usize),
    /// Not TOML; what the parser says.
    NotToml(String),
    /// No table `[lands]`.
    NoLands,
    /// Something beside it.
    UnknownKey(String),
    /// A land that does not exist.
    UnknownLand(String),
    /// A land without cards.
    MissingLand(Land),
    /// A land's cards are no list.
    NotAList(Land),
    /// A card is no text.
    NotText(Land),
    /// A text is no card.
    Card(Land, BadCard),
    /// Too many or too few cards of a land.
    Count {
        /// The land.
        land: Land,
        /// How many there are.
        found: usize,
    },
    /// The cards are no deck.
    Deck(BadDeck),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::TooLong(n) => write!(f, "{n} bytes are no deck"),
            Problem::NotToml(why) => write!(f, "not TOML: {why}"),
            Problem::NoLands => {
                f.write_str("there is no table [lands] with a list of cards for each land")
            }
            Problem::UnknownKey(key) => {
                write!(f, "there is no `{key}` in a deck; there is only the table [lands]")
            }
            Problem::UnknownLand(word) => BadCard::Land(word.clone()).fmt(f),
            Problem::MissingLand(land) => {
                write!(f, "{land} is missing; it has {} cards (K1.2)", land.count())
            }
            Problem::NotAList(land) => {
                write!(f, "{land}: write its cards as a list, like [\"X|S\", \"FF|-\"]")
            }
            Problem::NotText(land) => {
                write!(f, "{land}: write each card in quotation marks, like \"X|S\"")
            }
            Problem::Card(land, why) => write!(f, "{land}: {why}"),
            Problem::Count { land, found } => {
                write!(f, "{land} has {found} cards; there are {} (K1.2)", land.count())
            }
            Problem::Deck(why) => why.fmt(f),
        }
    }
}

impl fmt::Display for BadFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for BadFile {}

#[cfg(test)]
mod tests {
    use super::{BadFile, DEFAULT, Problem, parse};
    use kardinal::{BadCard, Deck, Land};

    fn line_of(word: &str) -> usize {
        1 + DEFAULT.lines().position(|line| line.contains(word)).expect("a line with the word")
    }

    fn changed(from: &str, to: &str) -> (usize, BadFile) {
        assert!(DEFAULT.contains(from), "{from}");
        let bad = parse(&DEFAULT.replacen(from, to, 1)).expect_err("a bad deck");
        (bad.line, bad)
    }

    /// K1.4, K6: the file and the table in the rules crate are the same deck.
    #[test]
    fn the_file_is_the_default_deck() {
        assert_eq!(parse(DEFAULT), Ok(Deck::DEFAULT));
    }

    /// K1.4: a message names the line and the land.
    #[test]
    fn a_bad_card_is_named_with_its_line_and_land() {
        let (line, bad) = changed("\"X|S\", \"X|S\", \"X|-\"", "\"X|S\", \"XFC|S\", \"X|-\"");
        assert_eq!(line, line_of("Dänemark"));
        assert_eq!(bad.problem, Problem::Card(Land::Daenemark, BadCard::TooManyCircles(3)));
        assert_eq!(
            bad.to_string(),
            format!(
                "line {line}: Dänemark: 3 circle symbols on a card; there are at most 2 (K1.3)"
            )
        );
        let (line, bad) = changed("\"C|-\", \"CC|-\"]\n\"Italien", "\"Q|-\", \"CC|-\"]\n\"Italien");
        assert_eq!(line, line_of("England"));
        assert_eq!(bad.problem, Problem::Card(Land::England, BadCard::Symbol('Q')));
        let (line, bad) = changed("\"F|K\", \"F|-\"", "\"F|Z\", \"F|-\"");
        assert_eq!(line, line_of("Italien"));
        assert_eq!(bad.problem, Problem::Card(Land::Italien, BadCard::Route("Z".into())));
        let (_, bad) = changed("\"F|K\", \"F|-\"", "\"FK\", \"F|-\"");
        assert_eq!(bad.problem, Problem::Card(Land::Italien, BadCard::Form("FK".into())));
    }

    /// In a list over several lines it is the line of the card itself.
    #[test]
    fn the_line_is_that_of_the_card() {
        let (line, _) = changed("\"X|S\", \"X|S\", \"X|-\"", "\n\"X|S\",\n\"X|Q\",\n\"X|-\"");
        assert_eq!(line, line_of("Dänemark") + 2);
    }

    /// K1.2: each land has as many cards as its cards say.
    #[test]
    fn the_cards_of_each_land_are_counted() {
        let (line, bad) = changed("\"X|S\", \"X|S\", \"X|-\"", "\"X|S\", \"X|-\"");
        assert_eq!(line, line_of("Dänemark"));
        assert_eq!(bad.problem, Problem::Count { land: Land::Daenemark, found: 3 });
        assert!(bad.to_string().ends_with("Dänemark has 3 cards; there are 4 (K1.2)"), "{bad}");
        let (line, bad) = changed("\"Sachsen\"    = [", "\"Sachsen\"    = [\"X|-\", ");
        assert_eq!(line, line_of("Sachsen"));
        assert_eq!(bad.problem, Problem::Count { land: Land::Sachsen, found: 8 });
    }

    #[test]
    fn lands_are_neither_missing_nor_invented() {
        let (_, bad) =
            changed("\"Ungarn\"     = [\"-|K\", \"C|K\", \"C|K\", \"C|-\", \"F|-\", \"FF|-\"]", "");
        assert_eq!(bad.problem, Problem::MissingLand(Land::Ungarn));
        assert_eq!(bad.line, line_of("[lands]"));
        let (line, bad) = changed("[lands]", "[lands]\nBurgund = []");
        assert_eq!(line, line_of("[lands]") + 1);
        assert_eq!(bad.problem, Problem::UnknownLand("Burgund".into()));
        let (_, bad) = changed("[lands]", "colour = 3\n[lands]");
        assert_eq!(bad.problem, Problem::UnknownKey("colour".into()));
    }

    #[test]
    fn what_is_not_toml_says_where() {
        let (line, bad) = changed("\"FF|-\"]\n\"England", "\"FF|-\"\n\"England");
        assert!(matches!(bad.problem, Problem::NotToml(_)), "{bad}");
        assert!(line >= line_of("Dänemark"), "{bad}");
        for (text, problem) in [
            ("", Problem::NoLands),
            ("lands = 3", Problem::NoLands),
            ("[lands]\nBayern = 3", Problem::MissingLand(Land::Daenemark)),
            ("[lands]\n\"Dänemark\" = 3", Problem::NotAList(Land::Daenemark)),
            ("[lands]\n\"Dänemark\" = [3]", Problem::NotText(Land::Daenemark)),
        ] {
            assert_eq!(parse(text).expect_err("bad").problem, problem, "{text}");
        }
        let twice = changed("[lands]", "[lands]\nEngland = []");
        assert!(matches!(twice.1.problem, Problem::NotToml(_)), "{}", twice.1);
        assert!(matches!(
            parse(&"#".repeat(100_000)),
            Err(BadFile { problem: Problem::TooLong(_), .. })
        ));
    }
}
