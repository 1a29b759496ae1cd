//! A table that other servers have in memory too: hearing what they store, and caring for bots and clocks in the place of a
//! server that is gone.

use super::Table;
use crate::cluster::{Bulletin, News as ClusterNews};
use crate::outbox::News;
use crate::store::Stand;
use crate::tables::{self, Unreachable};
use room::{Effects, Gone, Known, Replica, Time};

/// How much later a server looks whether a clock has run out if another one cares for the table, in milliseconds.
const AFTER_KEEPER: u64 = 400;

/// Why a table is put away.
pub(super) fn gone(why: Gone<Unreachable>) -> Unreachable {
    match why {
        Gone::Log(why) => why,
        Gone::Damaged(why) => Unreachable::Damaged(why),
        Gone::Outrun => Unreachable::Outrun,
    }
}

impl Table {
    /// Takes note of what those who look know, before something changes.
    pub(super) fn take_note(&mut self) {
        let short = self.watchers.iter().filter(|it| it.news() == News::Short);
        let observers = short.map(|it| self.replica.room().observer(it.person()));
        self.known.look(observers, self.replica.room(), self.app.clock.now());
    }

    /// Hears what another server tells.
    pub(super) async fn hear(&mut self, bulletin: Bulletin<'static>) -> Result<(), Unreachable> {
        let Bulletin { node, news } = bulletin;
        let Some(cluster) = &self.app.cluster else { return Ok(()) };
        if node == cluster.node() {
            // Its own question has come back: from now on all news will.
            return if news == ClusterNews::Who { self.catch_up().await } else { Ok(()) };
        }
        self.app.metrics.news.add(1);
        match news {
            ClusterNews::Lines { after, lines } => {
                if after > self.replica.lines() {
                    self.app.metrics.news_missed.add(1);
                }
                self.take_note();
                let (clock, watchers) = (&self.app.clock, &self.watchers);
                let heard = self
                    .replica
                    .hear(&&*self.app, after, &lines, &|| clock.now(), &|room, observer| {
                        watchers.iter().any(|it| room.observer(it.person()) == observer)
                    })
                    .await;
                if let Some(effects) = heard.map_err(gone)? {
                    self.followed(effects, Some(node.into_owned()));
                }
                Ok(())
            }
            ClusterNews::Rewritten => self.reload().await,
            ClusterNews::Present { seats, spectators } => {
                self.hear_presence(&node, &seats, spectators);
                Ok(())
            }
            ClusterNews::Who => {
                self.tell_others_presence();
                Ok(())
            }
            // Taken by `run`, or not about a table.
            ClusterNews::Closed
            | ClusterNews::Lobby
            | ClusterNews::Mine
            | ClusterNews::Rules
            | ClusterNews::Deleted { .. }
            | ClusterNews::Host { .. }
            | ClusterNews::Spent { .. } => Ok(()),
        }
    }

    /// Compares the table with what the database says of it.
    pub(super) async fn compare(&mut self, stand: Stand) -> Result<(), Unreachable> {
        if stand.lines > self.replica.lines() {
            self.catch_up().await?;
        }
        if stand.lines == self.replica.lines() {
            let edition = self.stand().edition;
            self.note_stand(Some(stand.keeper));
            if stand.edition != edition {
                self.reload().await?;
            }
        }
        self.care().await;
        Ok(())
    }

    /// Reads what other servers have stored, if there are any: whoever comes here now may have come from one of them.
    pub(super) async fn be_current(&mut self) -> Result<(), Unreachable> {
        match &self.app.cluster {
            Some(cluster) if !cluster.others().is_empty() => self.catch_up().await,
            Some(_) | None => Ok(()),
        }
    }

    async fn catch_up(&mut self) -> Result<(), Unreachable> {
        self.take_note();
        let (clock, watchers) = (&self.app.clock, &self.watchers);
        let read = self
            .replica
            .catch_up(&&*self.app, &|| clock.now(), &|room, observer| {
                watchers.iter().any(|it| room.observer(it.person()) == observer)
            })
            .await;
        if let Some(effects) = read.map_err(gone)? {
            self.followed(effects, None);
        }
        Ok(())
    }

    /// Tells those who look what another server has stored. Its bots are asked by that server.
    fn followed(&mut self, effects: Effects, keeper: Option<String>) {
        self.note_stand(keeper);
        let room = self.replica.room();
        self.thinking.retain(|it| room.waits_for_bot(it.seat, it.decision));
        self.wake = self.wake_at(effects.wake);
        self.tell(effects.tells, None);
        self.tell_presence(None);
    }

    /// Reads the whole table again: its lines are others than before.
    async fn reload(&mut self) -> Result<(), Unreachable> {
        let (replica, stand) = tables::load(&self.app, self.room().table()).await?;
        self.replace(replica);
        *self.lock_stand() = stand;
        Ok(())
    }

    /// Goes on with another copy of the table, which everyone looks at anew.
    pub(super) fn replace(&mut self, replica: Replica) {
        (self.replica, self.known) = (replica, Known::default());
        self.note_stand(None);
        self.look_anew();
    }

    /// Asks the bots, unless another server that still serves does. One server takes the place of one that is gone.
    pub(super) async fn care(&mut self) {
        if !self.thinking.is_empty() || !self.room().waits_for_bots() {
            return;
        }
        if let Some(cluster) = &self.app.cluster {
            let stand = self.stand();
            let is_mine = stand.keeper == cluster.node();
            if !is_mine && cluster.is_alive(&stand.keeper) {
                return;
            }
            if !is_mine {
                let me = cluster.node().to_owned();
                match self.app.store.keep_table(&stand, &me).await {
                    Ok(true) => self.note_stand(Some(me)),
                    // Another server was faster; what it does comes as news.
                    Ok(false) => return,
                    Err(why) => {
                        tracing::warn!(table = %stand.table, %why, "nobody thinks for the bots for now");
                        return;
                    }
                }
            }
        }
        self.ask_bots(self.room().bots());
    }

    /// When to look whether a clock has run out. The server that cares for the table does it first, so that not all try.
    pub(super) fn wake_at(&self, deadline: Option<Time>) -> Option<Time> {
        let deadline = deadline?;
        let Some(cluster) = &self.app.cluster else { return Some(deadline) };
        let keeper = self.stand().keeper;
        let other = keeper != cluster.node() && cluster.is_alive(&keeper);
        Some(if other { Time(deadline.0 + AFTER_KEEPER) } else { deadline })
    }

    pub(super) fn lock_stand(&self) -> std::sync::MutexGuard<'_, Stand> {
        self.known_as.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn stand(&self) -> Stand {
        self.lock_stand().clone()
    }

    /// Takes note of how far the table is, and of who wrote last if that is known.
    pub(super) fn note_stand(&self, keeper: Option<String>) {
        let mut stand = self.lock_stand();
        stand.lines = self.replica.lines();
        if let Some(keeper) = keeper {
            stand.keeper = keeper;
        }
    }
}
