//! Colours and signs, as far as the terminal has them.

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

/// What a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Its colours.
    pub colours: Colours,
    /// Its signs.
    pub signs: Signs,
}

impl Look {
    /// No colours, all signs.
    pub const PLAIN: Look = Look { colours: Colours::None, signs: Signs::Unicode };

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
        Look { colours, signs: if unicode { Signs::Unicode } else { Signs::Ascii } }
    }

    fn colour(self, [r, g, b]: [u8; 3], plain: Color) -> Style {
        match self.colours {
            Colours::None => Style::new(),
            Colours::Sixteen => Style::new().fg(plain),
            Colours::True => Style::new().fg(Color::Rgb(r, g, b)),
        }
    }

    /// What matters less.
    pub fn faint(self) -> Style {
        match self.colours {
            Colours::None => Style::new(),
            Colours::Sixteen => Style::new().fg(Color::DarkGray),
            Colours::True => Style::new().fg(Color::Rgb(0x80, 0x88, 0x94)),
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

    /// The last step of drawing: signs that the terminal lacks become some that it has. Letters of an alphabet that ASCII
    /// has nothing like stay, since there would be nothing left to read.
    pub fn finish(self, buffer: &mut Buffer) {
        if self.signs == Signs::Unicode {
            return;
        }
        for cell in &mut buffer.content {
            let mut letters = cell.symbol().chars();
            if let (Some(sign), None) = (letters.next(), letters.next())
                && let Some(plain) = ascii(sign)
            {
                cell.set_char(plain);
            }
        }
    }
}

/// What looks most like it; `None` for what is ASCII already or like nothing there.
const fn ascii(sign: char) -> Option<char> {
    Some(match sign {
        '─' | '━' | '═' | '–' | '—' | '−' => '-',
        '│' | '┃' | '║' => '|',
        '┌'..='╋' | '╭'..='╰' | '╔'..='╬' => '+',
        '“' | '”' | '„' | '«' | '»' => '"',
        '’' | '‘' | '‚' => '\'',
        '◆' | '★' | '●' | '•' => '*',
        '◇' | '○' => 'o',
        '▶' | '►' | '›' | '→' => '>',
        '◀' | '◄' | '‹' | '←' => '<',
        '▲' | '↑' => '^',
        '▼' | '↓' => 'v',
        '█' | '▓' | '▌' => '#',
        '░' | '·' | '…' => '.',
        '§' => '$',
        '×' => 'x',
        '±' => '~',
        'ä' | 'à' | 'â' => 'a',
        'Ä' | 'À' | 'Â' => 'A',
        'ö' | 'ô' => 'o',
        'Ö' | 'Ô' => 'O',
        'ü' | 'ù' | 'û' => 'u',
        'Ü' => 'U',
        'ß' => 's',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'É' | 'È' | 'Ê' => 'E',
        'î' | 'ï' => 'i',
        'ç' => 'c',
        'œ' => 'o',
        '\u{a0}' | '\u{202f}' => ' ',
        _ => return None,
    })
}
