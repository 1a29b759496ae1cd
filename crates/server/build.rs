//! The browser client becomes part of the program. It is built here when Node.js is there and it was not built yet, or
//! was changed since; without Node.js a page says what to do.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;
use std::{fs, io};

const PAGE: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<title>Trivium</title>
<h1>Trivium</h1>
<p>This server was built without its browser client, because Node.js was not there. Install Node.js 20.19 or newer, then
build again with <code>make play</code>.
<p>The <a href=\"/api\">interface for programs</a> works.
</html>
";

/// What the client is made of, seen from the folder of this crate.
const SOURCES: &[&str] = &[
    "../../web/src",
    "../../web/public",
    "../../web/index.html",
    "../../web/package.json",
    "../../web/package-lock.json",
    "../../web/svelte.config.js",
    "../../web/tsconfig.json",
    "../../web/vite.config.ts",
    "../../web/scripts/compress.mjs",
    "../../locales",
    "../../docs/rules",
    "../protocol/bindings",
];

fn main() -> io::Result<()> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let sources: Vec<PathBuf> = SOURCES.iter().map(|it| here.join(it)).collect();
    let web = here.join("../../web");
    let page = web.join("dist/index.html");
    for source in &sources {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    println!("cargo::rerun-if-changed={}", page.display());
    let built = changed(&page)?;
    let newest = sources.iter().map(|it| changed(it)).collect::<io::Result<Vec<_>>>()?;
    if built >= newest.into_iter().max().flatten() && built.is_some() {
        return Ok(());
    }
    if Command::new("node").arg("--version").output().is_ok_and(|it| it.status.success()) {
        return npm(&web, &["ci"]).and_then(|()| npm(&web, &["run", "build"]));
    }
    println!(
        "cargo::warning=Node.js is not there, so the program has no browser client; install 20.19 or newer"
    );
    fs::create_dir_all(web.join("dist"))?;
    fs::write(page, PAGE)
}

/// When a file, or the latest of all in a folder, was changed; `None` if there is none.
fn changed(path: &Path) -> io::Result<Option<SystemTime>> {
    let Ok(found) = fs::metadata(path) else { return Ok(None) };
    if !found.is_dir() {
        return found.modified().map(Some);
    }
    let mut latest = None;
    for entry in fs::read_dir(path)? {
        latest = latest.max(changed(&entry?.path())?);
    }
    Ok(latest)
}

fn npm(web: &Path, args: &[&str]) -> io::Result<()> {
    let ran = Command::new("npm").args(args).current_dir(web).output()?;
    if ran.status.success() {
        return Ok(());
    }
    let said = [ran.stdout, ran.stderr].concat();
    let command = args.join(" ");
    let why = format!("`npm {command}` in web/ failed:\n{}", String::from_utf8_lossy(&said));
    Err(io::Error::other(why))
}
