//! What servers of one PostgreSQL database know of each other: who serves, what time it is for all of them, who cares for which
//! table, and who does what only one has to do. All times here are those of the database's machine.

use super::{Dialect, Store, Stored};
use sqlx::Row as _;
use sqlx::any::AnyRow;

/// The clock of the database, in milliseconds.
const NOW: &str = "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint";
/// A server that has not been heard of for so long is gone, in milliseconds.
const GONE: i64 = 6_000;
/// How much time counts at most between two beats, in milliseconds.
const LONGEST_GAP: i64 = 60_000;

/// A server, as others know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeRow {
    /// Made anew with every start.
    pub id: String,
    /// Where it listens.
    pub address: String,
    /// The version of its program.
    pub version: String,
}

/// What a server learns with every beat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pulse {
    /// The time of the tables.
    pub time: i64,
    /// What the clock of the database's machine says.
    pub wall: i64,
    /// Those who serve, itself among them.
    pub nodes: Vec<NodeRow>,
}

/// How far a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stand {
    /// Which table.
    pub table: String,
    /// How many lines it has.
    pub lines: usize,
    /// How often its lines were rewritten.
    pub edition: i64,
    /// The server that wrote last and cares for its bots and clocks.
    pub keeper: String,
    /// Was it closed by an administrator?
    pub closed: bool,
}

impl Store {
    /// Can other servers use the same database?
    pub fn is_shared(&self) -> bool {
        self.source.dialect == Dialect::Postgres
    }

    /// The name of the cluster that this database makes; the one given here if it has none yet.
    pub async fn cluster(&self, name: &str) -> Stored<String> {
        let sql = "INSERT INTO cluster (id, name) VALUES (1, $1) ON CONFLICT DO NOTHING";
        self.run(sqlx::query(sql).bind(name.to_owned())).await?;
        let named = self.all(sqlx::query("SELECT name FROM cluster"), |row| row.try_get(0)).await?;
        Ok(named.into_iter().next().unwrap_or_default())
    }

    /// Says that a server is there, moves the time of the tables on, and tells how things are. `time` counts only if there
    /// is none yet.
    pub async fn pulse(&self, me: &NodeRow, time: i64) -> Stored<Pulse> {
        let sql = format!(
            "WITH here AS (INSERT INTO nodes (id, seen, address, version) VALUES ($1, {NOW}, $2, $3) \
                 ON CONFLICT (id) DO UPDATE SET seen = excluded.seen), \
             gone AS (DELETE FROM nodes WHERE seen < {NOW} - 3600000), \
             beat AS (INSERT INTO clock (id, time, wall) VALUES (1, $4, {NOW}) ON CONFLICT (id) DO UPDATE SET \
                 time = clock.time + LEAST({LONGEST_GAP}, GREATEST(0, excluded.wall - clock.wall)), \
                 wall = excluded.wall RETURNING time, wall) \
             SELECT beat.time, beat.wall, nodes.id, nodes.address, nodes.version \
             FROM beat LEFT JOIN nodes ON nodes.seen > beat.wall - {GONE}"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(me.id.clone());
        let query = query.bind(me.address.clone()).bind(me.version.clone()).bind(time);
        let row = |row: &AnyRow| {
            let (time, wall): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
            let id: Option<String> = row.try_get(2)?;
            let (address, version): (Option<String>, Option<String>) =
                (row.try_get(3)?, row.try_get(4)?);
            let node = id.map(|id| NodeRow {
                id,
                address: address.unwrap_or_default(),
                version: version.unwrap_or_default(),
            });
            Ok((time, wall, node))
        };
        let rows = self.all(query, row).await?;
        let (time, wall) = rows.first().map_or((time, time), |&(time, wall, _)| (time, wall));
        let mut nodes: Vec<NodeRow> = rows.into_iter().filter_map(|(_, _, node)| node).collect();
        // Its own row is not there before the statement ends.
        if nodes.iter().all(|it| it.id != me.id) {
            nodes.push(me.clone());
        }
        nodes.sort_by(|a, b| a.id.cmp(&b.id));
        Ok(Pulse { time, wall, nodes })
    }

    /// A server is no longer there.
    pub async fn leave(&self, node: &str) -> Stored<()> {
        for sql in ["DELETE FROM nodes WHERE id = $1", "DELETE FROM leases WHERE node = $1"] {
            self.run(sqlx::query(sql).bind(node.to_owned())).await?;
        }
        Ok(())
    }

    /// Takes something on that only one server has to do, or keeps it, for so many milliseconds. `false` if another one has
    /// taken it on.
    pub async fn lease(&self, what: &str, node: &str, millis: i64) -> Stored<bool> {
        let sql = format!(
            "INSERT INTO leases (what, node, until) VALUES ($1, $2, {NOW} + $3) \
             ON CONFLICT (what) DO UPDATE SET node = excluded.node, until = excluded.until \
             WHERE leases.node = excluded.node OR leases.until < {NOW}"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(what.to_owned());
        Ok(self.run(query.bind(node.to_owned()).bind(millis)).await? > 0)
    }

    /// Cares for a table from now on in place of another server. `false` if somebody else already does, or has written.
    pub async fn keep_table(&self, stand: &Stand, me: &str) -> Stored<bool> {
        let sql = "UPDATE tables SET node = $1 WHERE id = $2 AND node = $3 AND lines = $4";
        let query = sqlx::query(sql).bind(me.to_owned()).bind(stand.table.clone());
        let query = query.bind(stand.keeper.clone()).bind(stand.lines as i64);
        Ok(self.run(query).await? > 0)
    }

    /// How far these tables are.
    pub async fn stands(&self, tables: &[String]) -> Stored<Vec<Stand>> {
        let sql = "SELECT id, lines, edition, node, closed FROM tables \
                   WHERE id IN (SELECT json_array_elements_text($1::json))";
        let ids = serde_json::to_string(tables).unwrap_or_default();
        let row = |row: &AnyRow| {
            Ok(Stand {
                table: row.try_get(0)?,
                lines: usize::try_from(row.try_get::<i64, _>(1)?).unwrap_or(0),
                edition: row.try_get(2)?,
                keeper: row.try_get(3)?,
                closed: row.try_get::<Option<i64>, _>(4)?.is_some(),
            })
        };
        self.all(sqlx::query(sql).bind(ids), row).await
    }

    /// The lines of a table that come after so many.
    pub async fn lines_since(&self, table: &str, after: usize) -> Stored<Vec<String>> {
        let sql = "SELECT line FROM lines WHERE table_id = $1 AND seq > $2 ORDER BY seq";
        self.all(sqlx::query(sql).bind(table.to_owned()).bind(after as i64), |row| row.try_get(0))
            .await
    }

    /// Runs one statement on its own, and says how many rows it concerned.
    async fn run(&self, query: super::AnyQuery) -> Stored<u64> {
        let reads = self.source.reads();
        Ok(self.source.within(query.execute(&reads)).await?.rows_affected())
    }
}
