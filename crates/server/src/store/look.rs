//! What administration, retention and the rights of persons read.

use super::change::{BanRow, InviteRow, NoticeRow, ReviewRow};
use super::writer::Progress;
use super::{AnyQuery, Store, StoreError, Stored};
use sqlx::Row as _;
use sqlx::any::AnyRow;

/// A person, with everything that is stored in its row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonDetail {
    /// The id.
    pub id: String,
    /// The name to show.
    pub name: String,
    /// When the person came, in milliseconds.
    pub created: i64,
    /// When the person was here last.
    pub seen: i64,
    /// At how many tables the person sits.
    pub tables: i64,
    /// How many tokens the person has.
    pub tokens: i64,
}

/// A table, as the index has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableDetail {
    /// The id.
    pub id: String,
    /// How it is listed.
    pub entry: String,
    /// When something happened there last, in milliseconds.
    pub updated: i64,
    /// Is it not over?
    pub open: bool,
    /// When an administrator closed it.
    pub closed: Option<i64>,
    /// When its chat was removed.
    pub cleaned: Option<i64>,
}

/// How much is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Persons.
    pub persons: i64,
    /// Tables.
    pub tables: i64,
    /// Tables where somebody has to choose and something happened since the time asked for.
    pub active: i64,
}

/// A line of a table that names a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// Of which table.
    pub table: String,
    /// Its number there.
    pub seq: i64,
    /// The line.
    pub line: String,
}

const PERSON: &str = "SELECT id, name, created, seen, \
     (SELECT COUNT(*) FROM seats WHERE seats.person_id = persons.id), \
     (SELECT COUNT(*) FROM tokens WHERE tokens.person_id = persons.id) FROM persons";
const TABLE: &str = "SELECT id, entry, updated, stage, closed, cleaned FROM tables";

impl Store {
    /// Persons whose name or id has this text in it, those who were here last first.
    pub async fn people(&self, find: &str, most: i64) -> Stored<Vec<PersonDetail>> {
        let sql = format!(
            "{PERSON} WHERE LOWER(name) LIKE $1 ESCAPE '!' OR id LIKE $1 ESCAPE '!' ORDER BY seen DESC, id LIMIT $2"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(containing(&find.to_lowercase()));
        self.all(query.bind(most), person).await
    }

    /// A person, by its id.
    pub async fn person_detail(&self, id: &str) -> Stored<Option<PersonDetail>> {
        let sql = format!("{PERSON} WHERE id = $1");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(id.to_owned());
        Ok(self.all(query, person).await?.pop())
    }

    /// The next persons by id, for going through all of them.
    pub async fn people_after(&self, id: &str, most: i64) -> Stored<Vec<(String, i64)>> {
        let sql = "SELECT id, seen FROM persons WHERE id > $1 ORDER BY id LIMIT $2";
        let query = sqlx::query(sql).bind(id.to_owned()).bind(most);
        self.all(query, |row| Ok((row.try_get(0)?, row.try_get(1)?))).await
    }

    /// Tables whose id or listing has this text in it, the latest first.
    pub async fn find_tables(&self, find: &str, most: i64) -> Stored<Vec<TableDetail>> {
        let sql = format!(
            "{TABLE} WHERE LOWER(entry) LIKE $1 ESCAPE '!' OR id LIKE $1 ESCAPE '!' ORDER BY updated DESC LIMIT $2"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(containing(&find.to_lowercase()));
        self.all(query.bind(most), table).await
    }

    /// The next tables by id, for going through all of them.
    pub async fn tables_after(&self, id: &str, most: i64) -> Stored<Vec<TableDetail>> {
        let sql = format!("{TABLE} WHERE id > $1 ORDER BY id LIMIT $2");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(id.to_owned()).bind(most);
        self.all(query, table).await
    }

    /// Did an administrator close this table?
    pub async fn is_closed(&self, table: &str) -> Stored<bool> {
        let sql = "SELECT closed FROM tables WHERE id = $1 AND closed IS NOT NULL";
        let query = sqlx::query(sql).bind(table.to_owned());
        Ok(!self.all(query, |row| row.try_get::<i64, _>(0)).await?.is_empty())
    }

    /// What is kept of the review of a game, counted from 1.
    pub async fn review(&self, table: &str, game: i64) -> Stored<Option<ReviewRow>> {
        let sql = "SELECT pass, review FROM reviews WHERE table_id = $1 AND game = $2";
        let query = sqlx::query(sql).bind(table.to_owned()).bind(game);
        let row = |row: &AnyRow| Ok(ReviewRow { pass: row.try_get(0)?, review: row.try_get(1)? });
        Ok(self.all(query, row).await?.pop())
    }

    /// How much is stored.
    pub async fn counts(&self, since: i64) -> Stored<Counts> {
        let sql = "SELECT (SELECT COUNT(*) FROM persons), (SELECT COUNT(*) FROM tables), \
                   (SELECT COUNT(*) FROM tables WHERE stage = 2 AND closed IS NULL AND owed <> '' AND updated > $1)";
        let counts = |row: &AnyRow| {
            Ok(Counts {
                persons: row.try_get(0)?,
                tables: row.try_get(1)?,
                active: row.try_get(2)?,
            })
        };
        let rows = self.all(sqlx::query(sql).bind(since), counts).await?;
        rows.first().copied().ok_or(StoreError::Closed)
    }

    /// All bans that hold.
    pub async fn bans(&self, now: i64) -> Stored<Vec<BanRow>> {
        let sql = "SELECT id, kind, subject, reason, created, until FROM bans WHERE until IS NULL OR until > $1 \
                   ORDER BY created DESC, id";
        let row = |row: &AnyRow| {
            Ok(BanRow {
                id: row.try_get(0)?,
                kind: row.try_get(1)?,
                subject: row.try_get(2)?,
                reason: row.try_get(3)?,
                created: row.try_get(4)?,
                until: row.try_get(5)?,
            })
        };
        self.all(sqlx::query(sql).bind(now), row).await
    }

    /// All announcements that hold, the latest first.
    pub async fn notices(&self, now: i64) -> Stored<Vec<NoticeRow>> {
        let sql = "SELECT id, text, created, until FROM notices WHERE until IS NULL OR until > $1 \
                   ORDER BY created DESC, id";
        let row = |row: &AnyRow| {
            let (id, text) = (row.try_get(0)?, row.try_get(1)?);
            Ok(NoticeRow { id, text, created: row.try_get(2)?, until: row.try_get(3)? })
        };
        self.all(sqlx::query(sql).bind(now), row).await
    }

    /// All invitations that can be used.
    pub async fn invites(&self, now: i64) -> Stored<Vec<InviteRow>> {
        let sql = "SELECT id, note, created, until, uses FROM invites \
                   WHERE uses > 0 AND (until IS NULL OR until > $1) ORDER BY created DESC, id";
        let row = |row: &AnyRow| {
            let (id, note) = (row.try_get(0)?, row.try_get(1)?);
            let (created, until) = (row.try_get(2)?, row.try_get(3)?);
            Ok(InviteRow { id, note, created, until, uses: row.try_get(4)? })
        };
        self.all(sqlx::query(sql).bind(now), row).await
    }

    /// All lines that name a person, by table and number. Looks at every line there is, page by page.
    pub async fn traces(&self, person: &str) -> Stored<Vec<Trace>> {
        const PAGE: usize = 500;
        let sql = "SELECT table_id, seq, line FROM lines \
                   WHERE (table_id, seq) > ($1, $2) AND line LIKE $3 ESCAPE '!' ORDER BY table_id, seq LIMIT $4";
        let mut found: Vec<Trace> = Vec::new();
        loop {
            let (table, seq) =
                found.last().map_or((String::new(), 0), |it| (it.table.clone(), it.seq));
            let query = sqlx::query(sql).bind(table).bind(seq);
            let query = query.bind(containing(&format!("\"{person}\""))).bind(PAGE as i64);
            let row = |row: &AnyRow| {
                Ok(Trace { table: row.try_get(0)?, seq: row.try_get(1)?, line: row.try_get(2)? })
            };
            let page = self.all(query, row).await?;
            let is_last = page.len() < PAGE;
            found.extend(page);
            if is_last {
                return Ok(found);
            }
        }
    }

    pub(super) async fn all<T>(
        &self,
        query: AnyQuery,
        read: impl Fn(&AnyRow) -> Result<T, sqlx::Error>,
    ) -> Stored<Vec<T>> {
        let reads = self.source.reads();
        let rows = self.source.within(query.fetch_all(&reads)).await?;
        rows.iter().map(read).collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
    }
}

fn person(row: &AnyRow) -> Result<PersonDetail, sqlx::Error> {
    Ok(PersonDetail {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        created: row.try_get(2)?,
        seen: row.try_get(3)?,
        tables: row.try_get(4)?,
        tokens: row.try_get(5)?,
    })
}

fn table(row: &AnyRow) -> Result<TableDetail, sqlx::Error> {
    Ok(TableDetail {
        id: row.try_get(0)?,
        entry: row.try_get(1)?,
        updated: row.try_get(2)?,
        open: row.try_get::<i64, _>(3)? != Progress::Over.number(),
        closed: row.try_get(4)?,
        cleaned: row.try_get(5)?,
    })
}

/// A pattern of SQL for texts that have this one in them. A NUL, which PostgreSQL does not take, is in none.
fn containing(text: &str) -> String {
    let mut pattern = String::from("%");
    for sign in text.chars().filter(|it| !it.is_control()) {
        if matches!(sign, '%' | '_' | '!') {
            pattern.push('!');
        }
        pattern.push(sign);
    }
    pattern + "%"
}
