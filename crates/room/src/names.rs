//! What people call themselves and say: nothing in it is invisible, turns the text around, or passes for somebody else.

use unicode_normalization::char::is_combining_mark;

/// The most marks on one letter. Some scripts need two; more only cover the lines above and below.
const MOST_MARKS: usize = 3;

/// Is it neither seen nor a space, or does it turn the direction of the text?
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{3164}' | '\u{ffa0}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
        )
}

/// Is it hidden, and needed by scripts or pictures that join signs?
fn joins(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}')
}

/// Can somebody be called this: 1 to 32 characters that can be seen, with no space at either end and no two together?
pub(crate) fn is_name(name: &str) -> bool {
    (1..=32).contains(&name.chars().count())
        && !name.contains(is_hidden)
        && name.trim() == name
        && !name.contains("  ")
        && name.chars().any(|c| !c.is_whitespace() && !is_combining_mark(c))
        && without_piles(name).len() == name.len()
}

/// A name of earlier times as it can be shown: what is hidden is left out.
pub(crate) fn shown(name: &str) -> String {
    let seen: String = name.chars().filter(|&c| !is_hidden(c)).collect();
    let words: Vec<&str> = seen.split_whitespace().collect();
    let name: String = without_piles(&words.join(" ")).chars().take(32).collect();
    let name = name.trim();
    if is_name(name) { name.to_owned() } else { "?".to_owned() }
}

/// What somebody says, without what is hidden.
pub(crate) fn spoken(text: &str) -> String {
    let seen: String = text.chars().filter(|&c| !is_hidden(c) || joins(c)).collect();
    let text = without_piles(seen.trim());
    // Joiners alone say nothing.
    if text.chars().all(|c| joins(c) || c.is_whitespace()) { String::new() } else { text }
}

/// The text with a few marks at most on each letter.
fn without_piles(text: &str) -> String {
    let mut marks = 0;
    let fits = |c: &char| {
        marks = if is_combining_mark(*c) { marks + 1 } else { 0 };
        marks <= MOST_MARKS
    };
    text.chars().filter(fits).collect()
}

/// Do two names look the same to people, although they may be spelt with other signs (UTS #39)?
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    let skeleton = |name: &str| -> String {
        let lower = name.to_lowercase();
        let bare = skeleton_of(&lower);
        bare.to_lowercase().chars().filter(|c| !c.is_whitespace()).collect()
    };
    skeleton(one) == skeleton(other)
}

/// What is left of a name when signs that look alike count as the same.
#[cfg(not(target_family = "wasm"))]
fn skeleton_of(name: &str) -> String {
    unicode_security::skeleton(name).collect()
}

/// In a browser nobody else sits at a table, so every sign counts as itself.
#[cfg(target_family = "wasm")]
fn skeleton_of(name: &str) -> String {
    name.to_owned()
}

/// The name by which somebody sits down among these others: with a number if it looks like one of theirs.
pub(crate) fn told_apart(name: &str, others: &[&str]) -> String {
    let is_free = |name: &str| !others.iter().any(|other| look_alike(name, other));
    if is_free(name) {
        return name.to_owned();
    }
    let short: String = name.chars().take(29).collect();
    let numbered = (2..).map(|n| format!("{} {n}", short.trim_end()));
    // There are fewer others than numbers.
    numbered.take(others.len() + 1).find(|it| is_free(it)).unwrap_or_else(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_hide_nothing() {
        for good in ["Ann", "Zoë <b>", "Ольга", "山田", "Nguyễn Thị", "O'Neil-3", "🃏"]
        {
            assert!(is_name(good), "{good}");
            assert_eq!(shown(good), good);
        }
        let piled = format!("A{}", "\u{301}".repeat(9));
        for bad in [
            "",
            " ",
            " x",
            "x ",
            "a  b",
            "a\nb",
            "a\u{200b}",
            "\u{202e}nnA",
            "\u{3164}",
            "A\u{ad}n",
            &piled,
        ] {
            assert!(!is_name(bad), "{bad:?}");
            assert!(is_name(&shown(bad)), "{bad:?}: {:?}", shown(bad));
        }
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (one, other) in [("Ann", "ann"), ("Ann", "Аnn"), ("paypal", "pаypаl"), ("An n", "Ann")]
        {
            assert!(look_alike(one, other), "{one} {other}");
        }
        assert!(!look_alike("Ann", "Anna") && !look_alike("Ольга", "Anna"));
    }

    #[test]
    fn who_has_a_name_that_is_taken_gets_a_number() {
        assert_eq!(told_apart("Ann", &["Ben"]), "Ann");
        assert_eq!(told_apart("Аnn", &["Ben", "Ann", "Ann 2"]), "Аnn 3");
        let long = "x".repeat(32);
        assert!(is_name(&told_apart(&long, &[&long])));
    }

    #[test]
    fn what_is_said_turns_nothing_around() {
        assert_eq!(spoken(" so\u{202e} what\u{0} "), "so what");
        assert_eq!(spoken("\u{200d}\u{200d}"), "");
        assert_eq!(spoken("👩\u{200d}🌾"), "👩\u{200d}🌾");
    }
}
