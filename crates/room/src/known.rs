use crate::{Room, Time};
use games::AnyView;
use kernel::Observer;
use protocol::{Change, GameView, ServerMessage, TableInfo, Update};

/// What observers were told last, so that they need to be told only what is another. What a change leads to is kept for the
/// next one: nothing is made twice.
#[derive(Default)]
pub struct Known {
    by: Vec<Told>,
}

/// What an observer knows at a version.
struct Told {
    observer: Observer,
    version: u32,
    info: TableInfo,
    view: Seen,
}

/// What it sees of the game.
enum Seen {
    /// Not written yet.
    View(Option<Box<AnyView>>),
    /// As it is told.
    Written(Option<Box<GameView>>),
}

impl Known {
    /// What these observers know now.
    pub fn by(observers: impl IntoIterator<Item = Observer>, room: &Room, now: Time) -> Known {
        let mut known = Known::default();
        known.look(observers, room, now);
        known
    }

    /// Takes note of what these observers know before a command, and forgets what others knew.
    pub fn look(&mut self, observers: impl IntoIterator<Item = Observer>, room: &Room, now: Time) {
        let mut known = std::mem::take(&mut self.by);
        for observer in observers {
            if self.by.iter().any(|it| it.observer == observer) {
                continue;
            }
            let version = room.version(observer);
            let current = |it: &Told| it.observer == observer && it.version == version;
            self.by.push(match known.iter().position(current) {
                Some(index) => known.swap_remove(index),
                None => {
                    let view = Seen::View(room.view(observer).map(Box::new));
                    Told { observer, version, info: room.info(now), view }
                }
            });
        }
    }

    /// A message to an observer, told short if it is an update.
    pub fn shorten(&mut self, observer: Observer, message: ServerMessage) -> ServerMessage {
        if let ServerMessage::Update { table, update } = message {
            match self.change(observer, update) {
                Ok(change) => ServerMessage::Change { table, change: Box::new(change) },
                Err(update) => ServerMessage::Update { table, update },
            }
        } else {
            message
        }
    }

    /// What an update changes for an observer; the update itself if what the observer knew before is not known here.
    pub fn change(
        &mut self,
        observer: Observer,
        update: Box<Update>,
    ) -> Result<Change, Box<Update>> {
        let since = |it: &&mut Told| it.observer == observer && it.version == update.since;
        let Some(told) = self.by.iter_mut().find(since) else { return Err(update) };
        if !update.info.clocks.is_empty() {
            // A clock that runs counts from when it was told, so it is told every time.
            told.info.clocks.clear();
        }
        let before = match &mut told.view {
            Seen::View(view) => view.as_deref().map(GameView::from).map(Box::new),
            Seen::Written(view) => view.take(),
        };
        let (change, info, view) = Change::of(*update, &told.info, before.as_deref());
        (told.version, told.info, told.view) =
            (change.version, info, Seen::Written(view.map(Box::new)));
        Ok(change)
    }
}
