use crate::{Room, Time};
use games::AnyView;
use kernel::Observer;
use protocol::{Change, GameView, ServerMessage, TableInfo, Update};

/// What observers knew before a command, so that they need to be told only what is another.
pub struct Known {
    info: TableInfo,
    views: Vec<(Observer, Option<AnyView>)>,
}

impl Known {
    /// What these observers know now.
    pub fn by(observers: impl IntoIterator<Item = Observer>, room: &Room, now: Time) -> Known {
        let views = observers.into_iter().map(|it| (it, room.view(it))).collect();
        Known { info: room.info(now), views }
    }

    /// A message to an observer, told short if it is an update.
    pub fn shorten(&mut self, observer: Observer, message: ServerMessage) -> ServerMessage {
        if let ServerMessage::Update { table, update } = message {
            let change = Box::new(self.change(observer, *update));
            ServerMessage::Change { table, change }
        } else {
            message
        }
    }

    /// What an update changes for an observer.
    pub fn change(&mut self, observer: Observer, update: Update) -> Change {
        if !update.info.clocks.is_empty() {
            // A clock that runs counts from when it was told, so it is told every time.
            self.info.clocks.clear();
        }
        let view = self.views.iter().find(|(it, _)| *it == observer).and_then(|(_, view)| *view);
        Change::of(update, &self.info, view.as_ref().map(GameView::from).as_ref())
    }
}
