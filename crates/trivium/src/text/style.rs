/// How wide lines are, and whether there is colour.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// How many columns there are.
    pub width: usize,
    /// Is there colour?
    pub colour: bool,
}

impl Style {
    /// No colour, 80 columns: for files and pipes.
    pub const PLAIN: Style = Style { width: 80, colour: false };

    /// A heading.
    pub fn bold(&self, text: &str) -> String {
        self.paint("1", text)
    }

    /// Good for the reader.
    pub fn good(&self, text: &str) -> String {
        self.paint("32", text)
    }

    /// Bad for the reader.
    pub fn bad(&self, text: &str) -> String {
        self.paint("31", text)
    }

    /// Less important.
    pub fn faint(&self, text: &str) -> String {
        self.paint("2", text)
    }

    fn paint(&self, code: &str, text: &str) -> String {
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// Each broken on its own; lines after the first are indented a little.
    pub fn wrap_all(&self, lines: impl IntoIterator<Item = impl AsRef<str>>) -> Vec<String> {
        lines.into_iter().map(|line| self.wrap(line.as_ref(), 4)).collect()
    }

    /// Breaks a text into lines; those after the first begin with `indent` spaces.
    pub fn wrap(&self, text: &str, indent: usize) -> String {
        let mut lines = String::new();
        let mut length = 0;
        let leading = text.len() - text.trim_start_matches(' ').len();
        lines.push_str(&text[..leading]);
        length += leading;
        for word in text[leading..].split(' ') {
            let size = word.chars().count();
            if length > indent.max(leading) && length + 1 + size > self.width {
                lines.push('\n');
                lines.push_str(&" ".repeat(indent));
                length = indent;
            } else if length > leading {
                lines.push(' ');
                length += 1;
            }
            lines.push_str(word);
            length += size;
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::Style;

    #[test]
    fn long_lines_break_between_words_and_keep_columns() {
        let style = Style { width: 20, colour: false };
        assert_eq!(style.wrap("one two three four five six", 2), "one two three four\n  five six");
        assert_eq!(style.wrap("  a  b", 4), "  a  b");
        assert_eq!(style.wrap("short", 2), "short");
    }
}
