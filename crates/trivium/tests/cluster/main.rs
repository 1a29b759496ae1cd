//! Several servers as real processes, with PostgreSQL and NATS of their own, which are killed, stopped and cut off while people
//! play (I15). Every act that was acknowledged is in the log once and in order, and nobody's act is in it that nobody made.
//!
//! `make test` runs a short form. `make cluster-faults` sets CLUSTER_MOVES to how many acknowledged moves it wants in all, and
//! CLUSTER_PAUSE to how many seconds servers are stopped and cut off. CLUSTER_LOG=1 shows the logs of the servers.

mod processes;
mod witness;

use kernel::Observer;
use load::Server;
use processes::{Cable, Namespace, Nats, Node, Postgres, Way};
use protocol::{GameName, Request};
use room::{Line, Room};
use server::store::Store;
use std::collections::BTreeMap;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use witness::{Shared, Witness};

const GAMES: [(GameName, &str, usize); 3] = [
    (GameName::Cardia, "", 2),
    (GameName::Kardinal, "players=4", 4),
    (GameName::Civ, "players=3", 3),
];
/// Tables of each game.
const TABLES: usize = 4;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name)
        .map_or(usual, |text| text.parse().unwrap_or_else(|_| panic!("{name}={text}")))
}

fn skip(what: &str, why: &str) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/checks.sh");
    let skipped = Command::new("sh").args([script, "skip", what, why]).status();
    assert!(skipped.is_ok_and(|it| it.success()), "{why}");
}

/// What breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    KillNode,
    StopNode,
    KillNats,
    KillPostgres,
    CutFromNats,
    CutFromPostgres,
    CutFromBoth,
    RollingRestart,
}

impl Fault {
    const ALL: [Fault; 8] = [
        Fault::KillNode,
        Fault::CutFromNats,
        Fault::KillNats,
        Fault::StopNode,
        Fault::CutFromPostgres,
        Fault::KillPostgres,
        Fault::CutFromBoth,
        Fault::RollingRestart,
    ];

    fn cables(self) -> &'static [Cable] {
        match self {
            Fault::CutFromNats => &[Cable::Nats],
            Fault::CutFromPostgres => &[Cable::Postgres],
            Fault::CutFromBoth => &[Cable::Postgres, Cable::Nats],
            Fault::KillNode
            | Fault::StopNode
            | Fault::KillNats
            | Fault::KillPostgres
            | Fault::RollingRestart => &[],
        }
    }
}

/// All that runs. Fields are dropped in this order.
struct Cluster {
    nodes: Vec<Node>,
    ways: Vec<Way>,
    namespace: Option<Namespace>,
    nats: Nats,
    postgres: Postgres,
    shared: Arc<Shared>,
    pause: Duration,
}

impl Cluster {
    fn start() -> Option<Cluster> {
        let Some(postgres) = Postgres::start() else {
            skip("PostgreSQL", "it is not installed");
            return None;
        };
        let Some(nats) = Nats::start() else {
            skip("NATS", "it is not installed");
            return None;
        };
        let namespace = Namespace::new(&postgres, &nats);
        if namespace.is_none() {
            skip("network namespaces", "only root can make them; no server is cut off");
        }
        let direct = Way::direct(&postgres, &nats);
        let last = namespace.as_ref().map_or_else(|| direct.clone(), Namespace::way);
        let ways = vec![direct.clone(), direct, last];
        let nodes: Vec<Node> = ways.iter().map(Node::start).collect();
        let shared = Arc::new(Shared::default());
        let pause = Duration::from_secs(number("CLUSTER_PAUSE", 2));
        let cluster = Cluster { nodes, ways, namespace, nats, postgres, shared, pause };
        cluster.tell_nodes();
        Some(cluster)
    }

    fn servers(&self) -> Vec<Server> {
        self.nodes.iter().map(|it| it.server).collect()
    }

    fn tell_nodes(&self) {
        *self.shared.nodes() = self.servers();
    }

    async fn restart(&mut self, index: usize, end: fn(Node)) {
        let node = self.nodes.remove(index);
        // Nobody comes to a server that is known to be gone, as with a proxy that checks.
        self.tell_nodes();
        tokio::task::block_in_place(|| end(node));
        let way = self.ways[index].clone();
        self.nodes.insert(index, tokio::task::block_in_place(|| Node::start(&way)));
        self.tell_nodes();
    }

    async fn strike(&mut self, fault: Fault) {
        match fault {
            Fault::KillNode => self.restart(0, Node::kill).await,
            Fault::StopNode => {
                self.nodes[1].signal("-STOP");
                tokio::time::sleep(self.pause).await;
                self.nodes[1].signal("-CONT");
            }
            Fault::KillNats => {
                self.nats.kill();
                tokio::time::sleep(self.pause).await;
                tokio::task::block_in_place(|| self.nats.again());
            }
            Fault::KillPostgres => tokio::task::block_in_place(|| self.postgres.crash(1)),
            Fault::CutFromNats | Fault::CutFromPostgres | Fault::CutFromBoth => {
                let Some(namespace) = &self.namespace else { return };
                namespace.cut(fault.cables());
                tokio::time::sleep(self.pause).await;
                namespace.mend(fault.cables());
            }
            Fault::RollingRestart => {
                for index in 0..self.nodes.len() {
                    self.restart(index, Node::stop).await;
                }
            }
        }
    }

    /// Waits until so many moves are acknowledged in all.
    async fn until(&self, moves: u64, what: &str) {
        let end = Instant::now() + Duration::from_secs(120 + moves / 50);
        while self.shared.moves.load(Ordering::Relaxed) < moves {
            assert!(Instant::now() < end, "{what}: the games do not go on");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Everyone sits, each at a server of their own.
async fn sit(servers: &[Server]) -> Vec<Witness> {
    let mut players = Vec::new();
    for n in 0..TABLES * GAMES.len() {
        let (game, options, seats) = GAMES[n % GAMES.len()];
        let mut table = None;
        for seat in 0..seats {
            let server = servers[(n + seat) % servers.len()];
            let seed = players.len() as u64;
            let id = table.as_deref();
            let player = Witness::sit(server, id, (game, options), seat, seed).await;
            let player = player.expect("seated");
            table = Some(player.table.clone());
            players.push(player);
        }
    }
    players
}

/// Every acknowledged act is in the log once, in order, and as it was asked for; and nothing else of this player is.
fn compare(player: &Witness, lines: &[Line]) -> usize {
    let seat = kernel::Seat::from(player.seat);
    let sat = |line: &Line| {
        let room::Fact::Sat { seat, person, .. } = &line.fact else { return None };
        (*seat == player.seat).then(|| person.clone())
    };
    let person = lines.iter().find_map(sat).expect("the player sat down");
    let mut places: BTreeMap<&str, usize> = BTreeMap::new();
    for (place, line) in lines.iter().enumerate() {
        let Some(msg) = line.msg.as_deref().filter(|_| line.by.as_ref() == Some(&person)) else {
            let is_his = matches!(&line.fact, room::Fact::Game(it) if it.seat == Some(seat));
            assert!(!is_his, "{}: nobody made {line}", player.table);
            continue;
        };
        if msg == "open" {
            continue;
        }
        let asked = player.asked.get(msg).unwrap_or_else(|| panic!("nobody asked for {line}"));
        if let Request::Act { action, .. } = asked {
            let text = line.to_string();
            assert!(text.contains(&format!(" {action}\"")), "{action} was asked for, not {text}");
        }
        assert!(places.insert(msg, place).is_none(), "{}: {msg} is stored twice", player.table);
    }
    let mut last = 0;
    for msg in &player.acknowledged {
        let place = places.get(msg.as_str()).copied();
        let place = place.unwrap_or_else(|| panic!("{}: {msg} was lost", player.table));
        assert!(place >= last, "{}: {msg} is in the wrong place", player.table);
        last = place;
    }
    player.acknowledged.len()
}

fn ms(mut all: Vec<Duration>) -> String {
    all.sort_unstable();
    let at = |share: usize| all.get(all.len() * share / 100).or(all.last());
    let text = |it: Option<&Duration>| it.map_or("-".to_owned(), |it| it.as_millis().to_string());
    format!("{} players, p50 {} ms, max {} ms", all.len(), text(at(50)), text(all.last()))
}

#[test]
fn servers_that_are_killed_stopped_and_cut_off_lose_nothing_they_acknowledged() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let Some(mut cluster) = Cluster::start() else { return };
        let moves = number("CLUSTER_MOVES", 1_000);
        let rounds = (moves / 20_000).max(1);
        let each = moves / (rounds * (Fault::ALL.len() as u64 + 1));
        let players = sit(&cluster.servers()).await;
        let mut playing = JoinSet::new();
        for player in players {
            playing.spawn(player.play(cluster.shared.clone()));
        }
        let mut wanted = each;
        cluster.until(wanted, "before anything breaks").await;
        for _ in 0..rounds {
            for fault in Fault::ALL {
                cluster.shared.take_outages();
                cluster.strike(fault).await;
                wanted = cluster.shared.moves.load(Ordering::Relaxed) + each;
                cluster.until(wanted, &format!("{fault:?}")).await;
                println!("{fault:?}: without a server {}", ms(cluster.shared.take_outages()));
            }
        }
        cluster.shared.stop.store(true, Ordering::Relaxed);
        let mut players = playing.join_all().await;
        check(&cluster, &mut players).await;
    });
}

async fn check(cluster: &Cluster, players: &mut [Witness]) {
    // What was on its way is stored now, or never.
    for player in players.iter_mut() {
        player.come_back(cluster.nodes[0].server, None).await.expect("the servers are there");
    }
    players.sort_by(|a, b| a.table.cmp(&b.table));
    let store = Store::open(&cluster.postgres.address).await.expect("open");
    let mut acknowledged = 0;
    for table in players.chunk_by_mut(|a, b| a.table == b.table) {
        let texts = store.lines(&table[0].table).await.expect("read");
        let lines: Vec<Line> = texts.iter().map(|it| it.parse().expect("a line")).collect();
        acknowledged += table.iter().map(|it| compare(it, &lines)).sum::<usize>();
        // Everyone sees what the log says, at every server.
        let room = Room::restore(&lines).expect("a table");
        for player in table {
            let version = room.version(Observer::Seat(player.seat.into()));
            for node in &cluster.nodes {
                let seen = player.looks_on(node.server, |it| it >= version).await;
                assert_eq!(seen.expect("told"), version, "{} {:?}", player.table, player.seat);
            }
        }
    }
    let moves = cluster.shared.moves.load(Ordering::Relaxed);
    println!("{acknowledged} acts acknowledged, {moves} of them moves: 0 lost, 0 doubled");
}
