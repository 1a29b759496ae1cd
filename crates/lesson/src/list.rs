use crate::{BadLesson, Lesson, parse};
use std::sync::OnceLock;

/// A lesson for each file, by its name.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        [$(parse($name, include_str!(concat!("../../../lessons/", $name, ".lesson")))),*]
    };
}

/// The lessons there are, in the order in which they are offered.
pub fn all() -> Result<&'static [Lesson], &'static BadLesson> {
    static LESSONS: OnceLock<Result<Vec<Lesson>, BadLesson>> = OnceLock::new();
    let read = || files!["cardia", "kardinal", "civ"].into_iter().collect();
    LESSONS.get_or_init(read).as_deref()
}

/// The lesson of this name.
pub fn by_name(name: &str) -> Option<&'static Lesson> {
    all().ok()?.iter().find(|lesson| lesson.name == name)
}
