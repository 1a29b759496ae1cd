//! What people read, in their language: the Fluent files of `locales`, the same that the browser shows.

use crate::ascii::spelled;
use crate::style::Signs;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::cell::OnceCell;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// The languages there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    English,
    /// German.
    German,
    /// French.
    French,
    /// Ukrainian.
    Ukrainian,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; Language::Ukrainian as usize + 1] =
        [Language::English, Language::German, Language::French, Language::Ukrainian];

    /// As in `--language`, and as the folders are called.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
            Language::Ukrainian => "uk",
        }
    }

    /// As its speakers call it.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::French => "Français",
            Language::Ukrainian => "Українська",
        }
    }

    /// The one the system speaks; English if we do not.
    pub fn of_system() -> Language {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let wanted = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        wanted.and_then(|it| it.get(..2)?.parse().ok()).unwrap_or(Language::English)
    }

    const fn source(self) -> &'static str {
        match self {
            Language::English => include_str!(concat!(env!("OUT_DIR"), "/en.ftl")),
            Language::German => include_str!(concat!(env!("OUT_DIR"), "/de.ftl")),
            Language::French => include_str!(concat!(env!("OUT_DIR"), "/fr.ftl")),
            Language::Ukrainian => include_str!(concat!(env!("OUT_DIR"), "/uk.ftl")),
        }
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Language, String> {
        let found = Language::ALL.into_iter().find(|it| it.code() == text);
        found.ok_or_else(|| format!("there is no language `{text}`; there are en, de, fr and uk"))
    }
}

type Bundle = FluentBundle<FluentResource>;

/// What is put into a text.
pub type Args<'a> = &'a [(&'a str, FluentValue<'a>)];

/// All texts of a language.
pub struct Texts {
    language: Language,
    /// Which signs may be used.
    signs: Signs,
    bundle: Bundle,
    /// For what a language lacks.
    english: OnceCell<Bundle>,
}

impl Texts {
    /// Those of a language.
    pub fn new(language: Language) -> Texts {
        let signs = Signs::Unicode;
        Texts { language, signs, bundle: bundle(language), english: OnceCell::new() }
    }

    /// The same, with nothing in them that such a terminal cannot show.
    pub fn spelled_for(self, signs: Signs) -> Texts {
        Texts { signs, ..self }
    }

    /// All texts that need nothing put in.
    #[cfg(test)]
    pub fn all(&self) -> Vec<String> {
        let source = self.language.source();
        let keys = source.lines().filter_map(|line| Some(line.split_once(" =")?.0));
        let is_key = |it: &&str| it.starts_with(|c: char| c.is_ascii_lowercase());
        keys.filter(is_key).filter_map(|key| self.find(key, &[])).collect()
    }

    /// Which language it is.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A text; `None` if there is none of that name.
    pub fn find(&self, key: &str, args: Args<'_>) -> Option<String> {
        let said = format(&self.bundle, key, args).or_else(|| {
            let english = self.english.get_or_init(|| bundle(Language::English));
            format(english, key, args)
        })?;
        Some(self.spelled(said))
    }

    /// A text or a name from elsewhere, with nothing in it that the terminal cannot show.
    pub fn spelled(&self, text: String) -> String {
        match self.signs {
            Signs::Unicode => text,
            Signs::Ascii => spelled(&text).into_owned(),
        }
    }

    /// A text. One that is missing is shown as its key: tests look for that.
    pub fn say(&self, key: &str, args: Args<'_>) -> String {
        self.find(key, args).unwrap_or_else(|| key.to_owned())
    }

    /// A text with nothing to put in.
    pub fn get(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// Something and what is said of it. Languages differ in what stands around the colon.
    pub fn pair(&self, what: String, said: String) -> String {
        self.say("tui-pair", &[("what", what.into()), ("said", said.into())])
    }
}

fn bundle(language: Language) -> Bundle {
    let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![id]);
    // Marks around what is put in are for mixed directions of writing; a terminal would show them.
    bundle.set_use_isolating(false);
    let resource = match FluentResource::try_new(language.source().to_owned()) {
        Ok(all) => all,
        // Everything that could be read; the tests of the texts find the rest.
        Err((some, _)) => some,
    };
    bundle.add_resource_overriding(resource);
    bundle
}

fn format(bundle: &Bundle, key: &str, args: Args<'_>) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
    Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The names of the messages in a language's own file of this client.
    fn keys(language: Language) -> BTreeSet<String> {
        let path = format!("../../locales/{}/tui.ftl", language.code());
        let text = std::fs::read_to_string(&path).expect("every language has its file");
        let message = |line: &str| Some(line.split_once(" =")?.0.to_owned());
        let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
        text.lines().filter(starts).filter_map(message).collect()
    }

    #[test]
    fn every_language_has_the_same_texts() {
        let english = keys(Language::English);
        for language in Language::ALL {
            let these = keys(language);
            let missing: Vec<_> = english.symmetric_difference(&these).collect();
            assert!(missing.is_empty(), "{language:?} differs in {missing:?}");
        }
    }

    #[test]
    fn every_file_is_fluent() {
        for language in Language::ALL {
            let read = FluentResource::try_new(language.source().to_owned());
            assert!(read.is_ok(), "{language:?}: {:?}", read.err().map(|(_, why)| why));
        }
    }

    #[test]
    fn plurals_follow_the_language() {
        let say = |language, n: i64| Texts::new(language).say("tui-land-cards", &[("n", n.into())]);
        assert_eq!(say(Language::English, 1), "1 card of this land in the deck");
        assert_eq!(say(Language::English, 2), "2 cards of this land in the deck");
        assert_eq!(say(Language::Ukrainian, 1), "1 карта цієї землі в колоді");
        assert_eq!(say(Language::Ukrainian, 3), "3 карти цієї землі в колоді");
        assert_eq!(say(Language::Ukrainian, 5), "5 карт цієї землі в колоді");
        assert_eq!(say(Language::French, 0), "0 carte de ce pays dans le jeu");
    }
}
