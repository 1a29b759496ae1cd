//! Colours and signs, as far as the terminal has them.

use crate::ascii::sign as sign_of;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

/// How many colours a terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// None, or none are wanted.
    None,
    /// Those every colour terminal has.
    Sixteen,
    /// Any.
    True,
}

/// Which signs a terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signs {
    /// All.
    Unicode,
    /// Those of ASCII.
    Ascii,
}

/// For which background colours are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// A dark one.
    #[default]
    Dark,
    /// A light one.
    Light,
    /// Any; what matters is told by strong contrasts.
    Contrast,
}

impl Theme {
    /// All of them, as `--theme` names them.
    pub const ALL: [(&str, Theme); 3] =
        [("dark", Theme::Dark), ("light", Theme::Light), ("contrast", Theme::Contrast)];

    /// As the terminal says of its background, if it says anything.
    fn of_system() -> Theme {
        let colours = std::env::var("COLORFGBG").unwrap_or_default();
        let is_light = colours.rsplit(';').next().is_some_and(|it| matches!(it, "7" | "15"));
        if is_light { Theme::Light } else { Theme::Dark }
    }
}

impl std::str::FromStr for Theme {
    type Err = String;

    fn from_str(text: &str) -> Result<Theme, String> {
        let found = Theme::ALL.into_iter().find(|(name, _)| *name == text);
        let names = Theme::ALL.map(|(name, _)| name).join(", ");
        let none = || format!("there is no theme `{text}`; there are {names}");
        found.map(|(_, theme)| theme).ok_or_else(none)
    }
}

/// What a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Its colours.
    pub colours: Colours,
    /// Its background.
    pub theme: Theme,
    /// Its signs.
    pub signs: Signs,
}

impl Look {
    /// No colours, all signs.
    pub const PLAIN: Look =
        Look { colours: Colours::None, theme: Theme::Dark, signs: Signs::Unicode };

    /// As the environment says: `NO_COLOR`, `COLORTERM`, `TERM` and the locale.
    pub fn of_system() -> Look {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let term = set("TERM").unwrap_or_default();
        let colours = if set("NO_COLOR").is_some() || term == "dumb" || term.starts_with("vt") {
            Colours::None
        } else if set("COLORTERM").is_some_and(|it| it == "truecolor" || it == "24bit") {
            Colours::True
        } else {
            Colours::Sixteen
        };
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set).unwrap_or_default();
        let locale = locale.to_lowercase();
        let unicode = locale.contains("utf-8") || locale.contains("utf8");
        let signs = if unicode { Signs::Unicode } else { Signs::Ascii };
        Look { colours, theme: Theme::of_system(), signs }
    }

    fn colour(self, rgb: [u8; 3], plain: Color) -> Style {
        let style = Style::new();
        match (self.colours, self.theme) {
            (Colours::None, _) => style,
            // The light colours of a terminal are hard to read on white.
            (Colours::Sixteen, Theme::Light) => style.fg(darker(plain)),
            (Colours::Sixteen, Theme::Dark) => style.fg(plain),
            (Colours::Sixteen, Theme::Contrast) => style.fg(plain).add_modifier(Modifier::BOLD),
            (Colours::True, Theme::Dark) => style.fg(rgb_of(rgb)),
            (Colours::True, Theme::Light) => style.fg(rgb_of(rgb.map(|it| it / 2))),
            (Colours::True, Theme::Contrast) => {
                let strong = rgb.map(|it| if it < 0x90 { it / 2 } else { it.saturating_add(0x30) });
                style.fg(rgb_of(strong)).add_modifier(Modifier::BOLD)
            }
        }
    }

    /// What matters less.
    pub fn faint(self) -> Style {
        match (self.colours, self.theme) {
            (Colours::None, _) | (_, Theme::Contrast) => Style::new(),
            (Colours::Sixteen, _) => Style::new().fg(Color::DarkGray),
            (Colours::True, Theme::Dark) => Style::new().fg(Color::Rgb(0x80, 0x88, 0x94)),
            (Colours::True, Theme::Light) => Style::new().fg(Color::Rgb(0x6a, 0x70, 0x7c)),
        }
    }

    /// A heading.
    pub fn title(self) -> Style {
        self.colour([0xe8, 0xc4, 0x6a], Color::Yellow).add_modifier(Modifier::BOLD)
    }

    /// The line at the top.
    pub fn bar(self) -> Style {
        match self.colours {
            Colours::None => Style::new().add_modifier(Modifier::REVERSED),
            Colours::Sixteen => Style::new().fg(Color::White).bg(Color::Blue),
            Colours::True => {
                Style::new().fg(Color::Rgb(0xf2, 0xee, 0xe2)).bg(Color::Rgb(0x2b, 0x3a, 0x55))
            }
        }
    }

    /// A key to press.
    pub fn key(self) -> Style {
        self.colour([0x7d, 0xc4, 0xe4], Color::Cyan).add_modifier(Modifier::BOLD)
    }

    /// What is selected.
    pub fn selected(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// What the latest event was about.
    pub fn touched(self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        match self.colours {
            Colours::None => style.add_modifier(Modifier::REVERSED),
            Colours::Sixteen => style.fg(Color::Black).bg(Color::Yellow),
            Colours::True => {
                style.fg(Color::Rgb(0x20, 0x1c, 0x10)).bg(Color::Rgb(0xe8, 0xc4, 0x6a))
            }
        }
    }

    /// What can be chosen.
    pub fn possible(self) -> Style {
        Style::new().add_modifier(Modifier::UNDERLINED)
    }

    /// Good news.
    pub fn good(self) -> Style {
        self.colour([0x8f, 0xc9, 0x7a], Color::Green)
    }

    /// Bad news.
    pub fn bad(self) -> Style {
        self.colour([0xe8, 0x7a, 0x6a], Color::Red).add_modifier(Modifier::BOLD)
    }

    /// What just happened.
    pub fn fresh(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// A player, by the number of the seat.
    pub fn seat(self, index: usize) -> Style {
        const COLOURS: [([u8; 3], Color); 5] = [
            ([0x6f, 0xb3, 0xff], Color::LightBlue),
            ([0xff, 0x8f, 0x70], Color::LightRed),
            ([0x9a, 0xd8, 0x7c], Color::LightGreen),
            ([0xd9, 0x9a, 0xf0], Color::LightMagenta),
            ([0xf0, 0xd0, 0x60], Color::LightYellow),
        ];
        let (rgb, plain) = COLOURS[index % COLOURS.len()];
        self.colour(rgb, plain).add_modifier(Modifier::BOLD)
    }

    /// A group of cards: a faction, a land, a Domain.
    pub fn group(self, index: usize) -> Style {
        const COLOURS: [([u8; 3], Color); 9] = [
            ([0xe0, 0x6c, 0x60], Color::Red),
            ([0x6c, 0xa8, 0xe8], Color::Blue),
            ([0xe0, 0xb0, 0x50], Color::Yellow),
            ([0xb0, 0x88, 0xe0], Color::Magenta),
            ([0x78, 0xc8, 0x90], Color::Green),
            ([0x60, 0xc8, 0xc8], Color::Cyan),
            ([0xf0, 0x90, 0xb8], Color::LightRed),
            ([0xc0, 0xd0, 0x70], Color::LightGreen),
            ([0xc0, 0xc8, 0xd8], Color::Gray),
        ];
        let (rgb, plain) = COLOURS[index % COLOURS.len()];
        self.colour(rgb, plain)
    }

    /// A card of such a group as a surface, where there are colours.
    pub fn card(self, index: usize) -> Style {
        match (self.colours, self.group(index).fg) {
            (Colours::True, Some(colour)) => {
                Style::new().bg(colour).fg(Color::Rgb(0x14, 0x14, 0x18))
            }
            (Colours::None | Colours::Sixteen, _) | (Colours::True, None) => self.group(index),
        }
    }

    /// The last step of drawing: signs that the terminal lacks become some that it has. Texts are spelled in ASCII
    /// [before](crate::text::Texts::spelled_for), when they can still become longer.
    pub fn finish(self, buffer: &mut Buffer) {
        if self.signs == Signs::Unicode {
            return;
        }
        for cell in &mut buffer.content {
            if !cell.symbol().is_ascii() {
                let sign = cell.symbol().chars().next().and_then(sign_of);
                // Somebody's name may have letters that nobody here can spell.
                cell.set_char(sign.unwrap_or('?'));
            }
        }
    }
}

const fn rgb_of([r, g, b]: [u8; 3]) -> Color {
    Color::Rgb(r, g, b)
}

/// The same colour without its light.
#[allow(clippy::wildcard_enum_match_arm, reason = "the others are dark already")]
const fn darker(colour: Color) -> Color {
    match colour {
        Color::LightRed => Color::Red,
        Color::LightGreen => Color::Green,
        Color::LightYellow | Color::Yellow => Color::Magenta,
        Color::LightBlue => Color::Blue,
        Color::LightMagenta => Color::Magenta,
        Color::LightCyan => Color::Cyan,
        Color::Gray | Color::White => Color::Black,
        it => it,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn styles(look: Look) -> Vec<Style> {
        let named = [
            look.faint(),
            look.title(),
            look.bar(),
            look.key(),
            look.selected(),
            look.touched(),
            look.possible(),
            look.good(),
            look.bad(),
            look.fresh(),
        ];
        let groups = (0..9).flat_map(|n| [look.group(n), look.card(n), look.seat(n)]);
        named.into_iter().chain(groups).collect()
    }

    #[test]
    fn without_colours_there_are_none() {
        for (_, theme) in Theme::ALL {
            let look = Look { theme, ..Look::PLAIN };
            assert!(styles(look).iter().all(|it| it.fg.is_none() && it.bg.is_none()));
        }
    }

    /// What is selected, what can be chosen and what just happened differ also without colours.
    #[test]
    fn marks_differ_without_colours() {
        let look = Look::PLAIN;
        assert_ne!(look.selected(), look.possible());
        assert_ne!(look.selected(), Style::new());
        assert_ne!(look.touched(), look.possible());
        assert_ne!(look.touched(), Style::new());
    }

    #[test]
    fn sixteen_colours_are_those_of_the_terminal() {
        for (_, theme) in Theme::ALL {
            let look = Look { colours: Colours::Sixteen, theme, ..Look::PLAIN };
            let is_rgb = |it: &Option<Color>| matches!(it, Some(Color::Rgb(..)));
            assert!(styles(look).iter().all(|it| !is_rgb(&it.fg) && !is_rgb(&it.bg)));
        }
    }

    /// On a light background letters are darker than on a dark one.
    #[test]
    fn themes_fit_their_background() {
        let light = |theme| {
            let look = Look { colours: Colours::True, theme, ..Look::PLAIN };
            let sum = |style: Style| match style.fg {
                Some(Color::Rgb(r, g, b)) => u32::from(r) + u32::from(g) + u32::from(b),
                _ => 0,
            };
            (0..9).map(|n| sum(look.group(n))).sum::<u32>()
        };
        assert!(light(Theme::Light) < light(Theme::Dark));
        assert!("light".parse() == Ok(Theme::Light) && "pink".parse::<Theme>().is_err());
    }
}
