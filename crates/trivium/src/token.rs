//! The token by which administrators prove who they are.

use crate::stop::Stop;
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write as _};
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

/// A shorter token could be guessed.
const SHORTEST: usize = 16;

/// The file beside a SQLite database.
pub fn beside(database: &str) -> PathBuf {
    PathBuf::from(format!("{}.admin-token", database.strip_prefix("sqlite://").unwrap_or(database)))
}

/// The token in `TRIVIUM_ADMIN_TOKEN`, if it is set.
pub fn from_environment() -> Result<Option<String>, Stop> {
    match std::env::var("TRIVIUM_ADMIN_TOKEN") {
        Ok(token) if !token.is_empty() => checked("TRIVIUM_ADMIN_TOKEN", &token).map(Some),
        Ok(_) | Err(_) => Ok(None),
    }
}

/// The token in this file, which is created if it is not there.
pub fn from_file(file: &Path) -> Result<String, Stop> {
    let cannot = |what: &str, why: std::io::Error| {
        let name = file.display();
        Stop::usage(format_args!(
            "cannot {what} the token file {name}: {why}; name another with --admin-token-file"
        ))
    };
    let mut create = OpenOptions::new();
    match create.write(true).create_new(true).mode(0o600).open(file) {
        Ok(mut new) => {
            let token = random()?;
            writeln!(new, "{token}")
                .and_then(|()| new.sync_all())
                .map_err(|why| cannot("write", why))?;
            Ok(token)
        }
        Err(why) if why.kind() == ErrorKind::AlreadyExists => {
            let text = std::fs::read_to_string(file).map_err(|why| cannot("read", why))?;
            let mode =
                std::fs::metadata(file).map_err(|why| cannot("read", why))?.permissions().mode();
            if mode & 0o077 != 0 {
                tracing::warn!(file = %file.display(), "other users can read the token of administrators; use chmod 600");
            }
            checked(&file.display().to_string(), text.trim())
        }
        Err(why) => Err(cannot("create", why)),
    }
}

fn checked(source: &str, token: &str) -> Result<String, Stop> {
    let fits = token.len() >= SHORTEST && token.bytes().all(|byte| byte.is_ascii_graphic());
    if !fits {
        let text = format!(
            "the token in {source} has to have {SHORTEST} or more letters, digits and signs, without spaces"
        );
        return Err(Stop::usage(text));
    }
    Ok(token.to_owned())
}

fn random() -> Result<String, Stop> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|why| Stop::usage(format_args!("no random numbers: {why}")))?;
    Ok(kernel::Hex(&bytes).to_string())
}
