//! From a text to lines: comments, citations, words.

use super::{Language, ScenarioError};
use std::collections::BTreeSet;

/// Reads line after line.
pub(crate) trait Reader: Sized {
    type Language: Language;
    /// No line says anything.
    const EMPTY: <Self::Language as Language>::Wrong;

    /// The first line, which names the game.
    fn begin(number: usize, code: &str) -> Result<Self, <Self::Language as Language>::Wrong>;

    /// Any other line.
    fn line(
        &mut self,
        number: usize,
        code: &str,
    ) -> Result<(), <Self::Language as Language>::Wrong>;

    /// The line without comment and superfluous spaces, and the comment.
    fn split_comment(line: &str) -> (String, &str) {
        let (code, comment) = line.split_once('#').unwrap_or((line, ""));
        (code.split_whitespace().collect::<Vec<_>>().join(" "), comment)
    }
}

/// Reads a text to its end; also the rules that its comments cite.
pub(crate) fn read<R: Reader>(
    text: &str,
) -> Result<(R, BTreeSet<String>), ScenarioError<R::Language>> {
    let mut rules = BTreeSet::new();
    let mut reader: Option<R> = None;
    let mut number = 0;
    for raw in text.lines() {
        number += 1;
        let (code, comment) = R::split_comment(raw);
        rules.extend(cited(R::Language::LETTER, comment).map(String::from));
        if code.is_empty() {
            continue;
        }
        let read = match &mut reader {
            None => R::begin(number, &code).map(|begun| reader = Some(begun)),
            Some(reader) => reader.line(number, &code),
        };
        read.map_err(|wrong| ScenarioError { line: number, text: code, wrong })?;
    }
    let missing = || ScenarioError { line: number.max(1), text: String::new(), wrong: R::EMPTY };
    Ok((reader.ok_or_else(missing)?, rules))
}

/// The game that the first line names.
pub fn game(text: &str) -> Option<&str> {
    let mut code = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    let mut words = code.find(|code| !code.is_empty())?.split_whitespace();
    words.next().filter(|&word| word == "game").and(words.next())
}

/// What was set up, and in which line: each thing once.
#[derive(Default)]
pub(crate) struct Once(Vec<(String, usize)>);

impl Once {
    /// Notes it, or says which line has set it up already.
    pub fn set(&mut self, key: String, number: usize) -> Result<(), usize> {
        if let Some((_, line)) = self.0.iter().find(|(set, _)| *set == key) {
            return Err(*line);
        }
        self.0.push((key, number));
        Ok(())
    }
}

/// Is it the id of a rule, like `C6.15` or `CE.3`?
pub(crate) fn is_rule(letter: char, word: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    word.strip_prefix(letter)
        .and_then(|rest| rest.split_once('.'))
        .is_some_and(|(chapter, number)| (chapter == "E" || digits(chapter)) && digits(number))
}

/// The rules cited in a comment.
pub fn cited(letter: char, comment: &str) -> impl Iterator<Item = &str> {
    comment
        .split(|c: char| !(c.is_ascii_alphanumeric() || c == '.'))
        .map(|word| word.trim_matches('.'))
        .filter(move |word| is_rule(letter, word))
}

/// A rule at the end.
pub(crate) fn split_rule(letter: char, text: &str) -> (&str, Option<String>) {
    match text.rsplit_once(' ') {
        Some((before, rule)) if is_rule(letter, rule) => (before, Some(rule.into())),
        _ => (text, None),
    }
}

/// The first word and what comes after it.
pub(crate) fn split_word(text: &str) -> (&str, &str) {
    text.split_once(' ').unwrap_or((text, ""))
}
