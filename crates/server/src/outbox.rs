use crate::limits::Network;
use crate::pool::Payer;
use axum::extract::ws::Utf8Bytes;
use protocol::{ServerMessage, Stage};
use room::PersonId;
use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{Notify, mpsc};

/// How many messages may wait for a client to read them.
const WAITING: usize = 256;

static NEXT: AtomicU64 = AtomicU64::new(1);

/// How a connection is told that a table has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// Only what is another than before.
    Short,
    /// Everything.
    Whole,
}

/// A message as it is sent. Copying it copies no text.
#[derive(Clone)]
pub struct Written {
    /// As JSON.
    pub text: Utf8Bytes,
    /// The tables it lists that are not over, if it lists the tables of a person.
    pub open: Option<Arc<[String]>>,
}

/// The queue of messages for one connection. Sending never blocks: a client that does not read is disconnected, and resyncs
/// when it reconnects.
pub struct Outbox {
    id: u64,
    person: PersonId,
    network: Network,
    news: News,
    queue: mpsc::Sender<Written>,
    overflow: Notify,
}

impl Outbox {
    /// For a connection of this person, and what comes out of it.
    pub fn new(
        person: PersonId,
        network: Network,
        news: News,
    ) -> (Arc<Outbox>, mpsc::Receiver<Written>) {
        let (queue, messages) = mpsc::channel(WAITING);
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        (Arc::new(Outbox { id, person, network, news, queue, overflow: Notify::new() }), messages)
    }

    /// Of which connection.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// Whose it is.
    pub fn person(&self) -> &PersonId {
        &self.person
    }

    /// From where.
    pub fn network(&self) -> Network {
        self.network
    }

    /// Who pays for work that is done for it.
    pub fn payer(&self) -> Payer {
        Payer { network: Some(self.network), person: Some(self.person.clone()) }
    }

    /// How it is told what has changed.
    pub fn news(&self) -> News {
        self.news
    }

    /// Puts a written message in; `false` if the connection is gone, or is to be.
    pub fn push(&self, message: Written) -> bool {
        match self.queue.try_send(message) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.overflow.notify_one();
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }

    /// Writes a message and puts it in.
    pub fn tell(&self, message: &ServerMessage) -> bool {
        self.push(written(message))
    }

    /// Whether the client has disconnected.
    pub fn is_closed(&self) -> bool {
        self.queue.is_closed()
    }

    /// Waits until the client has fallen too far behind.
    pub async fn overflowed(&self) {
        self.overflow.notified().await;
    }
}

thread_local! {
    /// Where messages are written before they are as long as they will be: growing a text is dearer than copying it once.
    static PAPER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A message as it is sent.
pub fn written(message: &ServerMessage) -> Written {
    let text = PAPER.with_borrow_mut(|paper| {
        paper.clear();
        // Nothing in a message can fail to be written: every map has text for keys.
        let _ = message.write_json(paper);
        String::from_utf8(paper.clone()).unwrap_or_default().into()
    });
    let open = if let ServerMessage::Mine { tables } = message {
        let open = tables.iter().filter(|it| it.entry.stage != Stage::Over);
        Some(open.map(|it| it.entry.table.clone()).collect())
    } else {
        None
    };
    Written { text, open }
}
