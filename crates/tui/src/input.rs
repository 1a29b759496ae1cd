//! A line that is typed, and what it means among the answers of a question.

use protocol::Choice;

/// A line being typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Typed {
    text: String,
}

impl Typed {
    /// What was typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// One more letter.
    pub fn push(&mut self, letter: char) {
        if !letter.is_control() && self.text.chars().count() < 200 {
            self.text.push(letter);
        }
    }

    /// One letter less.
    pub fn pop(&mut self) {
        self.text.pop();
    }

    /// Another line.
    pub fn set(&mut self, text: &str) {
        text.clone_into(&mut self.text);
    }
}

/// An answer as it can be typed: in notation, and in the player's language.
pub struct Written<'a> {
    /// In notation.
    pub action: &'a str,
    /// In words.
    pub text: String,
}

impl<'a> Written<'a> {
    /// An answer with its words.
    pub fn new(choice: &'a Choice, text: String) -> Written<'a> {
        Written { action: &choice.action, text }
    }
}

/// Which answers a line can mean, by their numbers. One that is written out in full means only itself.
pub fn matching(line: &str, answers: &[Written<'_>]) -> Vec<usize> {
    let typed = words(line);
    if typed.is_empty() {
        return (0..answers.len()).collect();
    }
    let full = |answer: &Written<'_>| words(answer.action) == typed || words(&answer.text) == typed;
    if let Some(exact) = answers.iter().position(full) {
        return vec![exact];
    }
    // Words that follow each other in notation say more than words here and there.
    let near = |answer: &Written<'_>| {
        words(answer.action).windows(typed.len()).any(|some| begin(&typed, some))
    };
    let far = |answer: &Written<'_>| {
        begin(&typed, &words(answer.action)) || begin(&typed, &words(&answer.text))
    };
    let found = |fits: &dyn Fn(&Written<'_>) -> bool| -> Vec<usize> {
        (0..answers.len()).filter(|&number| fits(&answers[number])).collect()
    };
    let nearest = found(&near);
    if nearest.is_empty() { found(&far) } else { nearest }
}

/// The line as far as all answers that it can mean go on alike, in notation.
pub fn completed(line: &str, answers: &[Written<'_>]) -> Option<String> {
    let found = matching(line, answers);
    let mut actions = found.iter().map(|&number| answers[number].action);
    let mut common = actions.next()?.to_owned();
    for action in actions {
        let alike = common.chars().zip(action.chars()).take_while(|(a, b)| a == b).count();
        common = common.chars().take(alike).collect();
    }
    // A completion never takes away what was typed.
    (common.chars().count() > line.chars().count()).then_some(common)
}

/// In small letters, without signs that are hard to type.
fn words(text: &str) -> Vec<String> {
    let plain = text.to_lowercase().replace('−', "-");
    let keeps = |c: char| c.is_alphanumeric() || matches!(c, '+' | '-' | '.');
    plain
        .split(|c: char| !keeps(c))
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Does each typed word begin a word of the answer, in the same order? A number is whole: 1.1 does not begin 1.12.
fn begin(typed: &[String], answer: &[String]) -> bool {
    let digit = |c: char| c.is_ascii_digit();
    let fits = |word: &str, it: &str| {
        it.strip_prefix(word).is_some_and(|rest| !word.ends_with(digit) || !rest.starts_with(digit))
    };
    let mut rest = answer.iter();
    typed.iter().all(|word| rest.any(|it| fits(word, it)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers() -> Vec<Written<'static>> {
        let written = |(action, text): (&'static str, &str)| Written { action, text: text.into() };
        [
            ("play Judge", "Richterin ausspielen"),
            ("play PalaceGuard", "Palastwache ausspielen"),
            ("+3 on A Judge", "+3 auf Richterin"),
            ("take row 1 left", "Karte 1.1 nehmen"),
            ("take row 1 right", "Karte 1.12 nehmen"),
        ]
        .map(written)
        .into()
    }

    #[test]
    fn beginnings_of_words_are_enough() {
        assert_eq!(matching("j", &answers()), [0, 2]);
        assert_eq!(matching("pl ju", &answers()), [0]);
        assert_eq!(matching("palast", &answers()), [1]);
        assert_eq!(matching("+3", &answers()), [2]);
        assert_eq!(matching("row 1 r", &answers()), [4]);
        assert_eq!(matching("take right", &answers()), [4]);
        assert_eq!(matching("1.1", &answers()), [3]);
        assert_eq!(matching("xyz", &answers()), [0; 0]);
    }

    #[test]
    fn a_line_in_full_means_itself_alone() {
        assert_eq!(matching("Take ROW 1 left", &answers()), [3]);
        assert_eq!(matching("", &answers()).len(), 5);
    }

    #[test]
    fn completion_goes_as_far_as_all_agree() {
        assert_eq!(completed("ta", &answers()).as_deref(), Some("take row 1 "));
        assert_eq!(completed("take row 1 r", &answers()).as_deref(), Some("take row 1 right"));
        assert_eq!(completed("xyz", &answers()), None);
    }
}
