//! Every word of every lesson is there in every language, nothing is there for nothing, and nothing takes too long.

use fluent_bundle::{FluentBundle, FluentResource};
use lesson::{Lesson, Task};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

const LANGUAGES: [&str; 4] = ["en", "de", "fr", "uk"];
/// Slow readers read so many words in a minute.
const WORDS_A_MINUTE: usize = 180;
/// How long a learner looks at the table before an answer, in seconds.
const LOOKING: usize = 5;

fn lessons() -> &'static [Lesson] {
    lesson::all().unwrap_or_else(|why| panic!("{why}"))
}

fn file(language: &str, name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let path = folder.join(language).join(name).with_extension("ftl");
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The texts that clients say with a lesson, of a language.
fn bundle(language: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(Vec::new());
    bundle.set_use_isolating(false);
    for name in ["learn", "cardia", "kardinal", "civ"] {
        let resource = FluentResource::try_new(file(language, name));
        bundle.add_resource_overriding(resource.unwrap_or_else(|(_, why)| panic!("{why:?}")));
    }
    bundle
}

/// A text, with everything it refers to.
fn said(bundle: &FluentBundle<FluentResource>, key: &str) -> Result<String, String> {
    let message = bundle.get_message(key).and_then(|it| it.value());
    let pattern = message.ok_or_else(|| format!("there is no text {key}"))?;
    let mut faults = Vec::new();
    let text = bundle.format_pattern(pattern, None, &mut faults).into_owned();
    if faults.is_empty() { Ok(text) } else { Err(format!("{key}: {faults:?}")) }
}

/// The keys that a lesson can say: those of its steps, and those for wrong answers.
fn keys(lesson: &Lesson) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut told, mut corrections) = (BTreeSet::new(), BTreeSet::new());
    for step in lesson.steps() {
        told.insert(lesson.words(step).key.to_string());
        if let Task::Answer { wrong, .. } = &step.task {
            for action in wrong.iter().map(|(action, _)| action.as_str()).chain([""]) {
                let text = lesson.correction(step, action).expect("a wrong answer");
                corrections.insert(text.key.to_string());
            }
        }
    }
    (told, corrections)
}

#[test]
fn every_step_is_said_in_every_language_and_nothing_else() {
    for language in LANGUAGES {
        let (bundle, text) = (bundle(language), file(language, "learn"));
        let written: BTreeSet<&str> =
            text.lines().filter_map(|line| line.split_once(" =")).map(|it| it.0).collect();
        for lesson in lessons() {
            let (told, corrections) = keys(lesson);
            for key in &told {
                said(&bundle, key).unwrap_or_else(|why| panic!("{language}: {why}"));
            }
            let begins = format!("learn-{}-", lesson.name);
            for key in written.iter().filter(|key| key.starts_with(&begins)) {
                assert!(
                    told.contains(*key) || corrections.contains(*key),
                    "{language}: nothing says {key}"
                );
                said(&bundle, key).unwrap_or_else(|why| panic!("{language}: {why}"));
            }
        }
    }
}

/// The tutorial of Cardia takes at most five minutes, the others eight, in every language.
#[test]
fn a_lesson_takes_no_longer_than_it_says() {
    for lesson in lessons() {
        assert!(lesson.minutes <= if lesson.name == "cardia" { 5 } else { 8 }, "{}", lesson.name);
        for language in LANGUAGES {
            let bundle = bundle(language);
            let words =
                |key: &str| said(&bundle, key).expect("it is said").split_whitespace().count();
            let count: usize = lesson.steps().map(|step| words(&lesson.words(step).key)).sum();
            let seconds = count * 60 / WORDS_A_MINUTE + LOOKING * lesson.steps().count();
            let most = lesson.minutes as usize * 60;
            assert!(seconds <= most, "{} in {language}: {seconds} s of {most}", lesson.name);
        }
    }
}

/// The learner moves in the first minute.
#[test]
fn the_learner_moves_in_the_first_minute() {
    for lesson in lessons() {
        let first = lesson.steps().next().expect("a step");
        assert!(
            matches!(first.task, Task::Answer { .. }),
            "{} begins with {}",
            lesson.name,
            first.name
        );
    }
}
