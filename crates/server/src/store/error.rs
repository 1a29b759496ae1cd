use std::fmt;

/// What can be wrong with a database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Neither a path nor an address of PostgreSQL.
    BadAddress(String),
    /// The folder of the file is not there.
    NoFolder(String),
    /// It cannot be opened.
    Opening {
        /// Which.
        database: String,
        /// What is in the way.
        trouble: Trouble,
    },
    /// A later version of this program has written it.
    Newer {
        /// Which.
        database: String,
        /// Its version.
        found: i64,
        /// The latest this program knows.
        known: i64,
    },
    /// Something went wrong while it was used.
    Failed(Trouble),
    /// It is closed already.
    Closed,
    /// A copy can be made of SQLite only.
    NotSqlite,
    /// There is such a file already.
    Exists(String),
    /// The path cannot be written as text.
    BadPath,
}

/// What is in the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// It cannot be written to.
    ReadOnly,
    /// There is no room left.
    Full,
    /// It cannot be reached, or must not be.
    Unreachable,
    /// It is something else than a database.
    NotADatabase,
    /// Its file is no longer where it was.
    Gone,
    /// The log of what was written lately is no longer where it was.
    LogGone,
    /// Another file is in the place of the one that was opened.
    Replaced,
    /// Its file or what is in it is damaged.
    Damaged,
    /// It does not answer in time.
    Slow,
    /// Something that was to be written together with it failed.
    Together,
    /// What the database says.
    Other(String),
}

impl Trouble {
    pub(super) fn of(why: &sqlx::Error) -> Trouble {
        let database = why.as_database_error();
        let code = database.and_then(|it| it.code()).unwrap_or_default().into_owned();
        // Of SQLite's codes the lowest byte says what it is.
        match code.parse::<u32>().map(|code| code & 0xff) {
            Ok(8) => Trouble::ReadOnly,
            Ok(11) => Trouble::Damaged,
            Ok(13) => Trouble::Full,
            Ok(14) => Trouble::Unreachable,
            Ok(26) => Trouble::NotADatabase,
            Ok(_) | Err(_) => match code.as_str() {
                "25006" => Trouble::ReadOnly,
                "53100" => Trouble::Full,
                _ => Trouble::Other(why.to_string()),
            },
        }
    }
}

impl StoreError {
    pub(super) fn opening(database: &str, why: &sqlx::Error) -> StoreError {
        StoreError::Opening { database: without_password(database), trouble: Trouble::of(why) }
    }

    /// The same, naming the database.
    pub(super) fn at(self, name: &str) -> StoreError {
        let name = without_password(name);
        match self {
            StoreError::Failed(trouble) => StoreError::Opening { database: name, trouble },
            StoreError::Newer { found, known, .. } => {
                StoreError::Newer { database: name, found, known }
            }
            StoreError::BadAddress(_)
            | StoreError::NoFolder(_)
            | StoreError::Opening { .. }
            | StoreError::Closed
            | StoreError::NotSqlite
            | StoreError::Exists(_)
            | StoreError::BadPath => self,
        }
    }
}

/// An address as it may be shown.
fn without_password(database: &str) -> String {
    match (database.split_once("://"), database.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, place))) => format!("{scheme}://…@{place}"),
        _ => database.to_owned(),
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(why: sqlx::Error) -> StoreError {
        StoreError::Failed(Trouble::of(&why))
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Trouble::ReadOnly => "it is read-only; it and its folder must be writable",
            Trouble::Full => "there is no room left on its disk",
            Trouble::Unreachable => {
                "it cannot be opened; is it a file, and may this user read and write it?"
            }
            Trouble::NotADatabase => "it is not a database; name another file",
            Trouble::Gone => "its file was deleted or moved; put it back",
            Trouble::LogGone => "its write-ahead log was deleted or moved",
            Trouble::Replaced => "another file is in its place",
            Trouble::Damaged => {
                "its file is damaged; `trivium doctor` says what can be saved, or restore a backup"
            }
            Trouble::Slow => "it does not answer in time",
            Trouble::Together => "what was to be written together with it failed",
            Trouble::Other(text) => text,
        })
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::BadAddress(text) => {
                write!(f, "`{text}` is no database; give the path of a file or postgres://…")
            }
            StoreError::NoFolder(path) => {
                write!(f, "the folder of the database {path} does not exist; make it first")
            }
            StoreError::Opening { database, trouble } => {
                write!(f, "cannot use the database {database}: {trouble}")
            }
            StoreError::Newer { database, found, known } => write!(
                f,
                "the database {database} was written by a newer program (version {found}, this one knows {known}); \
                 use that program, or a backup from before"
            ),
            StoreError::Failed(trouble) => write!(f, "the database failed: {trouble}"),
            StoreError::Closed => f.write_str("the database is closed"),
            StoreError::NotSqlite => {
                f.write_str("only a SQLite database can be copied so; for PostgreSQL use pg_dump")
            }
            StoreError::Exists(path) => {
                write!(f, "{path} is there already; name a file that is not")
            }
            StoreError::BadPath => f.write_str("the path is not valid text; choose another"),
        }
    }
}

impl std::error::Error for StoreError {}
