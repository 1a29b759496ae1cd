use crate::text::{write_entry, write_options};
use crate::{End, Entry, EntryOf, Field, ParseError, ParseErrorOf, Problem, Record, VERSION};
use kernel::{Notation, Seat, SeatSet};

/// The most lines a record may have, so that a hostile file cannot exhaust the memory.
pub const MAX_LINES: usize = 100_000;

/// The most bytes a line may have, without its newline.
pub const MAX_LINE_BYTES: usize = 1_000;

/// Reads a record of the game `G`. Printing an accepted record gives the same bytes.
pub fn parse<G: Notation>(text: &str) -> Result<Record<G>, ParseErrorOf<G>> {
    let mut lines = Lines::of(text);
    let mut record = header(&mut lines)?;
    while let Some(line) = lines.next()? {
        if first_word(line) == "end" {
            let seats = G::seats(&record.options);
            let bad = || lines.error(Problem::End { found: line.to_owned(), seats });
            record.end = Some(read_end(line, seats).ok_or_else(bad)?);
            epilogue(&mut lines, &mut record)?;
            break;
        }
        let number = record.entries.len() + 1;
        let entry = entry::<G>(&lines, &record.options, number, line)?;
        lines.spelled(write_entry::<G>(&record.options, number, &entry))?;
        record.entries.push(entry);
    }
    Ok(record)
}

/// The name of the game that a record is of, to choose how to [`parse`] it.
pub fn game_name(text: &str) -> Result<&str, ParseError> {
    let mut lines = Lines::of(text);
    name(&mut lines)
}

fn name<'t, O, T>(lines: &mut Lines<'t>) -> Result<&'t str, ParseError<O, T>> {
    let version = lines.field(Field::Version, "trivium record")?;
    if version != VERSION.to_string() {
        return Err(lines.error(Problem::Version { found: version.to_owned() }));
    }
    lines.field(Field::Game, "game")
}

fn header<G: Notation>(lines: &mut Lines<'_>) -> Result<Record<G>, ParseErrorOf<G>> {
    let name = name(lines)?;
    if name != G::NAME {
        return Err(lines.error(Problem::Game { found: name.to_owned(), expected: G::NAME }));
    }
    let rules = lines.field(Field::Rules, "rules")?;
    let found = rules.parse().ok().filter(|number: &u32| number.to_string() == rules);
    let found = found.ok_or_else(|| lines.misplaced(Field::Rules))?;
    let (oldest, newest) = (G::OLDEST_RULES, G::RULES_VERSION);
    if !(oldest..=newest).contains(&found) {
        return Err(lines.error(Problem::Rules { found, oldest, newest }));
    }
    let text = lines.field(Field::Options, "options")?;
    let options = G::read_options(text).map_err(|why| lines.error(Problem::Options(why)))?;
    let options = G::under_rules(options, found);
    lines.spelled(write_options::<G>(&options))?;
    let commitment = match lines.field(Field::Commitment, "commitment")? {
        "none" => None,
        hash => Some(hash.parse().map_err(|()| lines.misplaced(Field::Commitment))?),
    };
    Ok(Record::new(options, commitment))
}

/// `3 A play Judge` or `1 chance A draw Mediator`.
fn entry<G: Notation>(
    lines: &Lines<'_>,
    options: &G::Options,
    number: usize,
    line: &str,
) -> Result<EntryOf<G>, ParseErrorOf<G>> {
    let found = first_word(line);
    if found != number.to_string() {
        return Err(lines.error(Problem::Number { found: found.to_owned(), expected: number }));
    }
    let seats = G::seats(options);
    let unknown = || lines.error(Problem::Entry { found: line.to_owned(), seats });
    let (_, rest) = line.split_once(' ').ok_or_else(unknown)?;
    let (who, text) = rest.split_once(' ').ok_or_else(unknown)?;
    if who == "chance" {
        let bad = |why| lines.error(Problem::Outcome { found: text.to_owned(), why });
        return Ok(Entry::Chance(G::read_outcome(options, text).map_err(bad)?));
    }
    let seat = who.parse().ok().filter(|seat: &Seat| seat.index() < seats).ok_or_else(unknown)?;
    let bad = |why| lines.error(Problem::Action { found: text.to_owned(), why });
    Ok(Entry::Act { seat, action: G::read_action(options, text).map_err(bad)? })
}

/// `end A wins C5.1`, `end A B share V4.4` or `end draw C2.4`.
fn read_end(line: &str, seats: usize) -> Option<End> {
    let (rest, rule) = line.strip_prefix("end ")?.rsplit_once(' ')?;
    let letters = rest.split(' ').filter_map(|word| word.parse().ok());
    let winners: SeatSet = letters.filter(|seat: &Seat| seat.index() < seats).collect();
    let end = End { winners, rule: rule.to_owned() };
    // Order, doubles and the verb are right exactly when it would be written so.
    (line == format!("end {end}")).then_some(end)
}

/// What may follow the end: the seed.
fn epilogue<G: Notation>(
    lines: &mut Lines<'_>,
    record: &mut Record<G>,
) -> Result<(), ParseErrorOf<G>> {
    while let Some(line) = lines.next()? {
        let seed = line.strip_prefix("seed ").and_then(|digits| digits.parse().ok());
        if record.seed.is_some() || seed.is_none() {
            return Err(lines.error(Problem::AfterEnd { found: line.to_owned() }));
        }
        record.seed = seed;
    }
    Ok(())
}

fn first_word(line: &str) -> &str {
    line.split_once(' ').map_or(line, |(word, _)| word)
}

/// The lines of a text, each checked for its form.
struct Lines<'t> {
    rest: &'t str,
    /// The line read last, and its number.
    line: &'t str,
    number: usize,
}

impl<'t> Lines<'t> {
    fn of(text: &'t str) -> Lines<'t> {
        Lines { rest: text, line: "", number: 0 }
    }

    /// The next line without its newline; `None` at the end of the text.
    fn next<O, T>(&mut self) -> Result<Option<&'t str>, ParseError<O, T>> {
        if self.rest.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        if self.number > MAX_LINES {
            return Err(self.error(Problem::TooManyLines));
        }
        // Found among the first bytes or not at all: a line without end is not searched through.
        let window = &self.rest.as_bytes()[..self.rest.len().min(MAX_LINE_BYTES + 1)];
        let Some(length) = window.iter().position(|&byte| byte == b'\n') else {
            let cut_off = window.len() <= MAX_LINE_BYTES;
            return Err(self.error(if cut_off {
                Problem::Truncated
            } else {
                Problem::LineTooLong
            }));
        };
        let line = &self.rest[..length];
        self.rest = &self.rest[length + 1..];
        if line.is_empty() || line.trim() != line || line.contains(char::is_control) {
            return Err(self.error(Problem::StrayWhiteSpace));
        }
        self.line = line;
        Ok(Some(line))
    }

    /// What follows `keyword` on the next line of the header; nothing if it stands alone.
    fn field<O, T>(&mut self, field: Field, keyword: &str) -> Result<&'t str, ParseError<O, T>> {
        let Some(line) = self.next()? else {
            let line = self.number + 1;
            return Err(ParseError { line, problem: Problem::HeaderEnds { expected: field } });
        };
        let rest = line.strip_prefix(keyword);
        let rest =
            rest.and_then(|rest| if rest.is_empty() { Some("") } else { rest.strip_prefix(' ') });
        rest.ok_or_else(|| self.misplaced(field))
    }

    /// The line is not the one that the header should have here.
    fn misplaced<O, T>(&self, expected: Field) -> ParseError<O, T> {
        self.error(Problem::Header { expected, found: self.line.to_owned() })
    }

    /// There is one way to write everything.
    fn spelled<O, T>(&self, expected: String) -> Result<(), ParseError<O, T>> {
        if self.line == expected {
            return Ok(());
        }
        Err(self.error(Problem::Spelling { found: self.line.to_owned(), expected }))
    }

    fn error<O, T>(&self, problem: Problem<O, T>) -> ParseError<O, T> {
        ParseError { line: self.number, problem }
    }
}
