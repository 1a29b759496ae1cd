//! What lines from a keyboard mean, for every game.

use kernel::Choices;

/// The action with this number in front. `label` gives an action its number, from its place in the list.
pub fn by_number<C: Choices<Action: Copy>>(
    choices: &C,
    text: &str,
    label: impl Fn(C::Action, usize) -> usize,
) -> Option<C::Action> {
    let number: usize = text.parse().ok().filter(|_| !text.starts_with(['+', '-']))?;
    let numbered =
        choices.iter().enumerate().find(|&(place, action)| label(action, place) == number);
    numbered.map(|(_, action)| action)
}

/// The actions with a spelling whose words begin like those of the text, in order; where words match in full,
/// only these.
pub fn by_words<C: Choices<Action: Copy>>(
    choices: &C,
    text: &str,
    spellings: impl Fn(C::Action) -> Vec<String>,
) -> Vec<C::Action> {
    let typed: Vec<_> = text.split_whitespace().map(str::to_lowercase).collect();
    if typed.is_empty() {
        return Vec::new();
    }
    let matching = |fits: fn(&str, &str) -> bool| -> Vec<C::Action> {
        let in_order = |spelling: &String| {
            let spelling = spelling.to_lowercase();
            let mut words = spelling.split(' ');
            typed.iter().all(|typed| words.any(|word| fits(word, typed)))
        };
        choices.iter().filter(|&action| spellings(action).iter().any(in_order)).collect()
    };
    let whole = matching(|word, typed| word == typed);
    if whole.is_empty() { matching(|word, typed| word.starts_with(typed)) } else { whole }
}
