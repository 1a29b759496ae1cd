//! Why a command stops early, and with which exit code.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

/// Why a command stops early.
pub enum Stop {
    /// A check failed: exit code 1.
    Failed(String),
    /// The request cannot be performed: exit code 2.
    Usage(String),
    /// Output cannot be written. A closed pipe (`trivium trace … | head`) is not an error.
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

    /// Prints the message and returns the exit code.
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
    record::read_file(path)
        .map_err(|why| Stop::usage(format_args!("cannot read {}: {why}", path.display())))
}
