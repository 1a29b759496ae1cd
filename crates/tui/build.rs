//! Puts the texts of each language together: the client is one file, and reads nothing to start.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Only pages of the browser say these.
const NOT_HERE: [&str; 6] =
    ["admin.ftl", "analysis.ftl", "notes.ftl", "puzzles.ftl", "rules.ftl", "statistics.ftl"];

fn main() -> io::Result<()> {
    let locales = Path::new("../../locales");
    // Words of the toy game, which only tests have.
    let toy = Path::new("../toy/words");
    println!("cargo::rerun-if-changed={}", locales.display());
    println!("cargo::rerun-if-changed={}", toy.display());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    for language in files(locales)? {
        let Some(code) = language.file_name() else { continue };
        let mut all = String::new();
        for file in files(&language)? {
            let is_text = file.extension().is_some_and(|it| it == "ftl");
            if is_text && !NOT_HERE.iter().any(|it| file.ends_with(it)) {
                all.extend([fs::read_to_string(&file)?.as_str(), "\n"]);
            }
        }
        if env::var_os("CARGO_FEATURE_TOY").is_some() {
            all += &fs::read_to_string(toy.join(code).with_extension("ftl"))?;
        }
        fs::write(out.join(code).with_extension("ftl"), all)?;
    }
    Ok(())
}

/// What is in a folder, by name.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|it| it.path()));
    let mut files = entries.collect::<io::Result<Vec<_>>>()?;
    files.sort();
    Ok(files)
}
