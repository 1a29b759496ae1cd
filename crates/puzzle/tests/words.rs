//! Every theme is said in every language.

use fluent_bundle::FluentBundle;
use fluent_bundle::FluentResource;
use puzzle::Theme;
use std::path::PathBuf;

#[test]
fn every_theme_has_its_words_in_every_language() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    for language in ["en", "de", "fr", "uk"] {
        let text = std::fs::read_to_string(folder.join(language).join("puzzles.ftl"));
        let resource = FluentResource::try_new(text.expect("a file")).expect("Fluent");
        let mut bundle = FluentBundle::new(Vec::new());
        bundle.add_resource(resource).expect("no key twice");
        for text in Theme::ALL.into_iter().flat_map(|it| [it.title(), it.lesson()]) {
            assert!(bundle.has_message(&text.key), "{language} has no words for {}", text.key);
        }
    }
}
