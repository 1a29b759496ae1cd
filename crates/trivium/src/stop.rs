//! Why a command stops early, and with which exit code.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

/// Why a command stops early.
pub enum Stop {
    /// Something that was checked is wrong: exit code 1.
    Failed(String),
    /// What was asked for cannot be done: exit code 2.
    Usage(String),
    /// Output cannot be written. A reader that has seen enough (`trivium trace … | head`) is no error.
    Output(io::Error),
}

impl Stop {
    /// A check that failed.
    pub fn failed(why: impl Display) -> Stop {
        Stop::Failed(why.to_string())
    }

    /// Bad arguments or input.
    pub fn usage(why: impl Display) -> Stop {
        Stop::Usage(why.to_string())
    }

    /// Tells the user and gives the exit code.
    pub fn report(self) -> ExitCode {
        let (why, code) = match self {
            Stop::Failed(why) => (why, 1),
            Stop::Usage(why) => (format!("error: {why}"), 2),
            Stop::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Stop::Output(error) => (format!("error: cannot write: {error}"), 2),
        };
        // With standard error closed there is nobody left to tell.
        let _ = writeln!(io::stderr(), "{}", why.trim_end());
        ExitCode::from(code)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Output(error)
    }
}

/// The text of a file.
pub fn read(path: &Path) -> Result<String, Stop> {
    std::fs::read_to_string(path)
        .map_err(|why| Stop::usage(format_args!("cannot read {}: {why}", path.display())))
}
