//! Puts the texts of each language together: the client is one file, and reads nothing to start.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

const LANGUAGES: [&str; 4] = ["en", "de", "fr", "uk"];
/// The rules pages of the browser are not among them.
const FILES: [&str; 5] = ["app", "cardia", "kardinal", "civ", "tui"];

fn main() -> io::Result<()> {
    let locales = Path::new("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    for language in LANGUAGES {
        let mut all = String::new();
        for file in FILES {
            let path = locales.join(language).join(file).with_extension("ftl");
            match fs::read_to_string(&path) {
                Ok(text) => all.extend([text.as_str(), "\n"]),
                Err(why) if why.kind() == io::ErrorKind::NotFound => {
                    println!("cargo::warning={} is missing", path.display());
                }
                Err(why) => return Err(why),
            }
        }
        fs::write(out.join(language).with_extension("ftl"), all)?;
    }
    Ok(())
}
