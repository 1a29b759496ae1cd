//! Land cards: a land, circle symbols of the families, a route.

use crate::land::Land;
use std::fmt;

kernel::words! {
    /// A family: the kind of a circle symbol (K1.3).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[repr(u8)]
    pub enum Family, word {
        /// Written `X`.
        Cross,
        /// Written `F`.
        Fan,
        /// Written `C`.
        Crown,
    }
}

impl Family {
    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Family::Cross => 'X',
            Family::Fan => 'F',
            Family::Crown => 'C',
        }
    }

    fn of_letter(letter: char) -> Option<Family> {
        Family::ALL.into_iter().find(|family| family.letter() == letter)
    }
}

kernel::words! {
    /// The circle symbols of a card: none, one, or two of one family or of two (K1.3, K1.4).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[repr(u8)]
    #[allow(missing_docs, reason = "the letters are those of the families")]
    pub enum Circles {
        None,
        X,
        F,
        C,
        XX,
        FF,
        CC,
        XF,
        XC,
        FC,
    }
}

impl Circles {
    /// How many of each family, in the order of [`Family::ALL`].
    pub const fn families(self) -> [u8; Family::ALL.len()] {
        match self {
            Circles::None => [0, 0, 0],
            Circles::X => [1, 0, 0],
            Circles::F => [0, 1, 0],
            Circles::C => [0, 0, 1],
            Circles::XX => [2, 0, 0],
            Circles::FF => [0, 2, 0],
            Circles::CC => [0, 0, 2],
            Circles::XF => [1, 1, 0],
            Circles::XC => [1, 0, 1],
            Circles::FC => [0, 1, 1],
        }
    }

    /// How many there are.
    pub const fn count(self) -> u8 {
        let [cross, fan, crown] = self.families();
        cross + fan + crown
    }

    fn of_families(families: [u8; Family::ALL.len()]) -> Option<Circles> {
        Circles::ALL.into_iter().find(|circles| circles.families() == families)
    }
}

kernel::words! {
    /// What a card shows at its top right (K1.3). It is not a circle symbol.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[repr(u8)]
    pub enum Route, word {
        /// A ship, written `S`.
        Ship "ship",
        /// A carriage, written `K` (Kutsche).
        Carriage "carriage",
        /// Neither, written `-`.
        None "none",
    }
}

impl Route {
    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Route::Ship => 'S',
            Route::Carriage => 'K',
            Route::None => '-',
        }
    }
}

/// A Land card. Equal cards are interchangeable. Written `Frankreich(XX|S)`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u16);

impl Card {
    /// The card that shows this.
    pub const fn new(land: Land, circles: Circles, route: Route) -> Card {
        Card((land as u16) << 6 | (circles as u16) << 2 | route as u16)
    }

    /// Its land.
    #[inline]
    pub const fn land(self) -> Land {
        /// As long as four bits can count, so that no bound need be checked.
        const LANDS: [Land; 16] = {
            let mut lands = [Land::Frankreich; 16];
            lands.split_at_mut(Land::ALL.len()).0.copy_from_slice(&Land::ALL);
            lands
        };
        LANDS[(self.0 >> 6 & 15) as usize]
    }

    /// Its circle symbols.
    #[inline]
    pub const fn circles(self) -> Circles {
        Circles::ALL[(self.0 >> 2 & 15) as usize]
    }

    /// Its route.
    #[inline]
    pub const fn route(self) -> Route {
        Route::ALL[(self.0 & 3) as usize]
    }

    /// Circles and route: the lower six bits.
    /// The card of a land with these symbols of the families, and a ship or a carriage.
    pub(crate) fn of_signs(land: usize, families: [u8; 3], [ship, carriage]: [i8; 2]) -> Card {
        let route = match (ship, carriage) {
            (0, 0) => Route::None,
            (0, _) => Route::Carriage,
            (_, _) => Route::Ship,
        };
        let circles = Circles::of_families(families).unwrap_or(Circles::None);
        Card::new(Land::ALL[land % Land::ALL.len()], circles, route)
    }

    #[inline]
    pub(crate) const fn face(self) -> usize {
        (self.0 & 63) as usize
    }

    #[inline]
    pub(crate) const fn code(self) -> u16 {
        self.0
    }

    #[inline]
    pub(crate) const fn from_code(code: u16) -> Card {
        Card(code)
    }

    /// The card of this land that shows this: circles, `|`, route, as in `XX|S` and `-|-`.
    pub fn of_face(land: Land, text: &str) -> Result<Card, BadCard> {
        let (circles, route) = text.split_once('|').ok_or_else(|| BadCard::Form(text.into()))?;
        if circles.is_empty() {
            return Err(BadCard::Form(text.into()));
        }
        let letters = if circles == "-" { "" } else { circles };
        Ok(Card::new(land, read_circles(letters)?, read_route(route)?))
    }

    /// The same without `|` and with nothing for nothing, as in `XXS`; only a card with neither circle nor route
    /// is `-`.
    pub(crate) fn of_short_face(land: Land, text: &str) -> Result<Card, BadCard> {
        if text == "-" {
            return Ok(Card::new(land, Circles::None, Route::None));
        }
        let (circles, route) = match text.strip_suffix(['S', 'K']) {
            Some(circles) => (circles, &text[circles.len()..]),
            None if text.is_empty() => return Err(BadCard::Form(text.into())),
            None => (text, "-"),
        };
        Ok(Card::new(land, read_circles(circles)?, read_route(route)?))
    }

    /// The face without the land, `XX|S`.
    pub fn face_text(self) -> String {
        let letters = letters(self.circles());
        let circles = if letters.is_empty() { "-" } else { &letters };
        format!("{circles}|{}", self.route().letter())
    }

    pub(crate) fn short_face(self) -> String {
        let route = match self.route() {
            Route::None if self.circles() == Circles::None => "-",
            Route::None => "",
            Route::Ship => "S",
            Route::Carriage => "K",
        };
        letters(self.circles()) + route
    }
}

fn letters(circles: Circles) -> String {
    let counted = Family::ALL.into_iter().zip(circles.families());
    counted.flat_map(|(family, n)| std::iter::repeat_n(family.letter(), n.into())).collect()
}

fn read_circles(text: &str) -> Result<Circles, BadCard> {
    let mut families = [0; 3];
    for letter in text.chars() {
        let family = Family::of_letter(letter).ok_or(BadCard::Symbol(letter))?;
        families[family as usize] += 1;
    }
    Circles::of_families(families).ok_or(BadCard::TooManyCircles(text.len()))
}

fn read_route(text: &str) -> Result<Route, BadCard> {
    let route = Route::ALL.into_iter().find(|route| text.chars().eq([route.letter()]));
    route.ok_or_else(|| BadCard::Route(text.into()))
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({})", self.land(), self.face_text())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::str::FromStr for Card {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Card, BadCard> {
        let bad = || BadCard::Form(text.into());
        let (land, rest) = text.split_once('(').ok_or_else(bad)?;
        let face = rest.strip_suffix(')').ok_or_else(bad)?;
        let land = Land::named(land).ok_or_else(|| BadCard::Land(land.into()))?;
        Card::of_face(land, face)
    }
}

/// Why a text is not a Land card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadCard {
    /// Not written like a card.
    Form(String),
    /// No such land.
    Land(String),
    /// No such circle symbol.
    Symbol(char),
    /// More than two circle symbols.
    TooManyCircles(usize),
    /// No such route.
    Route(String),
}

impl fmt::Display for BadCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadCard::Form(text) => {
                write!(f, "`{text}` is not a card; cards are written like XX|S, F|- or -|K")
            }
            BadCard::Land(text) => {
                let words = Land::ALL.map(Land::word).join(", ");
                write!(f, "there is no land `{text}`; there are {words}")
            }
            BadCard::Symbol(letter) => write!(
                f,
                "there is no circle symbol `{letter}`; there are X (Cross), F (Fan) and C (Crown)"
            ),
            BadCard::TooManyCircles(n) => {
                write!(f, "{n} circle symbols on a card; there are at most 2 (K1.3)")
            }
            BadCard::Route(text) => write!(
                f,
                "there is no route `{text}`; there are S (ship), K (carriage) and - (neither)"
            ),
        }
    }
}

impl std::error::Error for BadCard {}
