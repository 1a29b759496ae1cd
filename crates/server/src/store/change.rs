//! Changes that are not moves: persons seen and deleted, bans, announcements, invitations, tables closed and cleaned up.

use super::Listing;
use super::puzzles::{self, Attempt};
use sqlx::AnyConnection;

/// A change of what is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// A person was here.
    Seen {
        /// Who.
        person: String,
        /// When, in milliseconds.
        now: i64,
    },
    /// A person is forgotten: name, tokens, codes and answers to puzzles. Seats follow from the lines of their tables.
    DeletePerson(String),
    /// A first answer to a puzzle; nothing changes if there was one before.
    Attempt(Attempt),
    /// A ban, in the place of an earlier one of the same kind and subject.
    Ban(BanRow),
    /// An announcement.
    Notice(NoticeRow),
    /// An invitation.
    Invite {
        /// The invitation.
        invite: InviteRow,
        /// The hash of its code.
        hash: String,
    },
    /// One more person comes with an invitation; nothing changes if it is not good.
    UseInvite {
        /// The hash of its code.
        hash: String,
        /// When, in milliseconds.
        now: i64,
    },
    /// No longer there.
    Remove {
        /// A row of which table.
        of: Removable,
        /// Its id.
        id: String,
    },
    /// Bans, announcements and invitations that ended before this time are removed.
    RemoveEnded(i64),
    /// A table takes no more requests.
    CloseTable {
        /// Which.
        table: String,
        /// When, in milliseconds.
        now: i64,
    },
    /// Tables are removed with all their lines.
    DeleteTables(Vec<String>),
    /// A finished game was reviewed. A less thorough review does not replace a better one.
    KeepReview {
        /// Of which table.
        table: String,
        /// Which of its games, counted from 1.
        game: i64,
        /// The review.
        review: ReviewRow,
    },
    /// Lines of a table are replaced by lines that say less, and so is its listing.
    Rewrite {
        /// Which table.
        table: String,
        /// The number of each line, counted from 1, and its text.
        lines: Vec<(i64, String)>,
        /// How it is listed from now on.
        listed: Option<Listing>,
        /// The chat was removed at this time, in milliseconds.
        cleaned: Option<i64>,
    },
}

/// What can be removed by its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Removable {
    /// A ban.
    Ban,
    /// An announcement.
    Notice,
    /// An invitation.
    Invite,
}

/// A row of `bans`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BanRow {
    /// The id.
    pub id: String,
    /// `person`, `address` or `mute`.
    pub kind: String,
    /// A person's id, or a network.
    pub subject: String,
    /// Why.
    pub reason: String,
    /// When it was made, in milliseconds.
    pub created: i64,
    /// When it ends.
    pub until: Option<i64>,
}

/// A row of `notices`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoticeRow {
    /// The id.
    pub id: String,
    /// What is announced.
    pub text: String,
    /// When it was made, in milliseconds.
    pub created: i64,
    /// When it ends.
    pub until: Option<i64>,
}

/// What `reviews` has of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewRow {
    /// How thorough the search was.
    pub pass: i64,
    /// A line of JSON for each choice.
    pub review: String,
}

/// A row of `invites`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InviteRow {
    /// The id.
    pub id: String,
    /// For whom it is meant.
    pub note: String,
    /// When it was made, in milliseconds.
    pub created: i64,
    /// When it ends.
    pub until: Option<i64>,
    /// How many more persons can use it.
    pub uses: i64,
}

/// Makes a change, and says how many rows it concerned.
pub(super) async fn apply(work: &mut AnyConnection, change: Change) -> sqlx::Result<u64> {
    match change {
        Change::Seen { person, now } => {
            let sql = "UPDATE persons SET seen = $1 WHERE id = $2";
            rows(sqlx::query(sql).bind(now).bind(person), work).await
        }
        Change::DeletePerson(person) => {
            for sql in [
                "DELETE FROM tokens WHERE person_id = $1",
                "DELETE FROM links WHERE person_id = $1",
                "DELETE FROM attempts WHERE person_id = $1",
                "DELETE FROM solvers WHERE person_id = $1",
            ] {
                rows(sqlx::query(sql).bind(person.clone()), work).await?;
            }
            rows(sqlx::query("DELETE FROM persons WHERE id = $1").bind(person), work).await
        }
        Change::Attempt(attempt) => puzzles::attempt(work, attempt).await,
        Change::Ban(ban) => {
            let sql = "DELETE FROM bans WHERE kind = $1 AND subject = $2";
            let query = sqlx::query(sql).bind(ban.kind.clone()).bind(ban.subject.clone());
            rows(query, work).await?;
            let sql = "INSERT INTO bans (id, kind, subject, reason, created, until) VALUES ($1, $2, $3, $4, $5, $6)";
            let query = sqlx::query(sql).bind(ban.id).bind(ban.kind).bind(ban.subject);
            rows(query.bind(ban.reason).bind(ban.created).bind(ban.until), work).await
        }
        Change::Notice(notice) => {
            let sql = "INSERT INTO notices (id, text, created, until) VALUES ($1, $2, $3, $4)";
            let query = sqlx::query(sql).bind(notice.id).bind(notice.text);
            rows(query.bind(notice.created).bind(notice.until), work).await
        }
        Change::Invite { invite, hash } => {
            let sql = "INSERT INTO invites (id, hash, note, created, until, uses) VALUES ($1, $2, $3, $4, $5, $6)";
            let query = sqlx::query(sql).bind(invite.id).bind(hash).bind(invite.note);
            rows(query.bind(invite.created).bind(invite.until).bind(invite.uses), work).await
        }
        Change::UseInvite { hash, now } => {
            let sql = "UPDATE invites SET uses = uses - 1 WHERE hash = $1 AND uses > 0 AND (until IS NULL OR until > $2)";
            rows(sqlx::query(sql).bind(hash).bind(now), work).await
        }
        Change::Remove { of, id } => {
            let sql = match of {
                Removable::Ban => "DELETE FROM bans WHERE id = $1",
                Removable::Notice => "DELETE FROM notices WHERE id = $1",
                Removable::Invite => "DELETE FROM invites WHERE id = $1",
            };
            rows(sqlx::query(sql).bind(id), work).await
        }
        Change::RemoveEnded(now) => {
            let mut sum = 0;
            for sql in [
                "DELETE FROM bans WHERE until < $1",
                "DELETE FROM notices WHERE until < $1",
                "DELETE FROM invites WHERE until < $1 OR uses = 0",
            ] {
                sum += rows(sqlx::query(sql).bind(now), work).await?;
            }
            Ok(sum)
        }
        Change::CloseTable { table, now } => {
            let sql = "UPDATE tables SET open = 0, stage = 0, wake = NULL, closed = $1 WHERE id = $2 AND closed IS NULL";
            let closed = rows(sqlx::query(sql).bind(now).bind(table.clone()), work).await?;
            rows(sqlx::query("DELETE FROM seats WHERE table_id = $1").bind(table), work).await?;
            Ok(closed)
        }
        Change::DeleteTables(tables) => {
            let mut sum = 0;
            for table in tables {
                for sql in [
                    "DELETE FROM lines WHERE table_id = $1",
                    "DELETE FROM seats WHERE table_id = $1",
                    "DELETE FROM reviews WHERE table_id = $1",
                ] {
                    rows(sqlx::query(sql).bind(table.clone()), work).await?;
                }
                sum +=
                    rows(sqlx::query("DELETE FROM tables WHERE id = $1").bind(table), work).await?;
            }
            Ok(sum)
        }
        Change::KeepReview { table, game, review } => {
            // The table may be gone by now.
            let sql = "INSERT INTO reviews (table_id, game, pass, review) \
                       SELECT id, $2, $3, $4 FROM tables WHERE id = $1 \
                       ON CONFLICT (table_id, game) DO UPDATE SET pass = excluded.pass, review = excluded.review \
                       WHERE reviews.pass <= excluded.pass";
            let query = sqlx::query(sql).bind(table).bind(game).bind(review.pass);
            rows(query.bind(review.review), work).await
        }
        Change::Rewrite { table, lines, listed, cleaned } => {
            rewrite(work, table, lines, listed, cleaned).await
        }
    }
}

async fn rewrite(
    work: &mut AnyConnection,
    table: String,
    lines: Vec<(i64, String)>,
    listed: Option<Listing>,
    cleaned: Option<i64>,
) -> sqlx::Result<u64> {
    let mut sum = 0;
    let sql = "UPDATE tables SET edition = edition + 1 WHERE id = $1";
    rows(sqlx::query(sql).bind(table.clone()), work).await?;
    for (seq, line) in lines {
        let sql = "UPDATE lines SET line = $1 WHERE table_id = $2 AND seq = $3";
        sum += rows(sqlx::query(sql).bind(line).bind(table.clone()).bind(seq), work).await?;
    }
    if let Some(listing) = listed {
        let sql = "UPDATE tables SET entry = $1, host = $2 WHERE id = $3";
        let query = sqlx::query(sql).bind(listing.entry).bind(listing.host);
        rows(query.bind(table.clone()), work).await?;
        let sql = "DELETE FROM seats WHERE table_id = $1";
        rows(sqlx::query(sql).bind(table.clone()), work).await?;
        for (person, seat) in listing.seats {
            let sql = "INSERT INTO seats (table_id, person_id, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
            rows(sqlx::query(sql).bind(table.clone()).bind(person).bind(seat), work).await?;
        }
    }
    if let Some(cleaned) = cleaned {
        let sql = "UPDATE tables SET cleaned = $1 WHERE id = $2";
        rows(sqlx::query(sql).bind(cleaned).bind(table), work).await?;
    }
    Ok(sum)
}

async fn rows(query: super::AnyQuery, work: &mut AnyConnection) -> sqlx::Result<u64> {
    Ok(query.execute(work).await?.rows_affected())
}
