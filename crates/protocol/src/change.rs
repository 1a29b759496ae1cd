//! What changed of a table, without what did not: a move changes little of a view.

use crate::TS;
use crate::{
    CardiaView, CivView, Decision, GameEvents, GameView, KardinalView, PlainView, TableInfo,
    TakeBack, Truth, Update,
};
use serde::de::DeserializeOwned;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};

/// An [`Update`] for those who know the version before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// The version it changes. Whoever has another one asks for a snapshot.
    pub since: u32,
    /// The version it leads to.
    pub version: u32,
    /// What everyone may know now, as far as it changed.
    #[ts(type = "Changed<TableInfo>")]
    pub info: Changed,
    /// What happened in the game.
    pub events: Option<GameEvents>,
    /// What this observer may know of it now, as far as it changed; all of it if there was no game, and `null` if there is
    /// none now.
    #[ts(type = "Changed<GameView> | null")]
    pub view: Option<Changed>,
    /// What this observer is asked now.
    pub decision: Option<Decision>,
    /// Whether this observer can take the latest choice back; `null` if there is none.
    pub undo: Option<TakeBack>,
    /// What was hidden, once the game is over.
    pub truth: Option<Truth>,
}

impl Change {
    /// What an update changes of what its observer knew; and what the observer knows then.
    pub fn of(
        update: Update,
        info: &TableInfo,
        view: Option<&GameView>,
    ) -> (Change, TableInfo, Option<GameView>) {
        let Update {
            since,
            version,
            info: info_now,
            events,
            view: view_now,
            decision,
            undo,
            truth,
        } = update;
        let change = Change {
            since,
            version,
            info: Changed::of(&info_now, Some(info)),
            events,
            view: view_now.as_ref().map(|now| Changed::of(now, view)),
            decision,
            undo,
            truth,
        };
        (change, info_now, view_now)
    }

    /// The update again, for whoever knows what it changed. Fails if the change does not fit to that.
    pub fn update(self, info: &TableInfo, view: Option<&GameView>) -> serde_json::Result<Update> {
        let Change { since, version, info: changed, events, view: seen, decision, undo, truth } =
            self;
        Ok(Update {
            since,
            version,
            info: changed.apply(Some(info))?,
            events,
            view: seen.map(|changed| changed.apply(view)).transpose()?,
            decision,
            undo,
            truth,
        })
    }
}

/// Those fields of something that are not as they were. Of a list that only changed in some places, or became longer, it has
/// an object of those places.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = Object))]
pub struct Changed(Form);

#[derive(Clone, Debug)]
enum Form {
    /// About to be sent.
    Written(Box<RawValue>),
    /// As it came.
    Read(Map<String, Value>),
}

impl Changed {
    fn of<T: Fields>(now: &T, before: Option<&T>) -> Changed {
        match to_raw_value(&Difference { now, before }) {
            Ok(text) => Changed(Form::Written(text)),
            // Nothing on the wire can fail to be written: every map has text for keys.
            Err(_) => Changed(Form::Read(Map::new())),
        }
    }

    fn fields(&self) -> serde_json::Result<Map<String, Value>> {
        match &self.0 {
            Form::Written(text) => serde_json::from_str(text.get()),
            Form::Read(fields) => Ok(fields.clone()),
        }
    }

    /// Is everything as it was?
    pub fn is_empty(&self) -> bool {
        match &self.0 {
            Form::Written(text) => text.get() == "{}",
            Form::Read(fields) => fields.is_empty(),
        }
    }

    /// What it was made of, or the part of it that somebody keeps, with these changes. Fails if they do not fit.
    pub fn apply<T: Serialize + DeserializeOwned>(&self, to: Option<&T>) -> serde_json::Result<T> {
        let changes = self.fields()?;
        let mut fields = match to.map(serde_json::to_value).transpose()? {
            Some(Value::Object(old)) if !is_another_game(&old, &changes) => old,
            Some(_) | None => Map::new(),
        };
        for (name, change) in changes {
            match (fields.get_mut(&name), change) {
                (Some(Value::Array(list)), Value::Object(places)) => put(list, places),
                (_, change) => drop(fields.insert(name, change)),
            }
        }
        serde_json::from_value(Value::Object(fields))
    }
}

/// Are these views of games of two kinds? Then they share nothing.
fn is_another_game(old: &Map<String, Value>, now: &Map<String, Value>) -> bool {
    let kind = |fields: &Map<String, Value>| fields.get("game")?.as_str().map(str::to_owned);
    kind(old) != kind(now)
}

/// Puts things into their places of a list, in order; the one after the last is new.
fn put(list: &mut Vec<Value>, places: Map<String, Value>) {
    let numbered = places.into_iter().filter_map(|(place, it)| Some((place.parse().ok()?, it)));
    let mut numbered: Vec<(usize, Value)> = numbered.collect();
    numbered.sort_by_key(|(place, _)| *place);
    for (place, it) in numbered {
        match list.get_mut(place) {
            Some(old) => *old = it,
            None => list.push(it),
        }
    }
}

impl PartialEq for Changed {
    fn eq(&self, other: &Changed) -> bool {
        matches!((self.fields(), other.fields()), (Ok(one), Ok(other)) if one == other)
    }
}

impl Eq for Changed {}

impl Serialize for Changed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Form::Written(text) => text.serialize(serializer),
            Form::Read(fields) => fields.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Changed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Changed, D::Error> {
        Map::deserialize(deserializer).map(|fields| Changed(Form::Read(fields)))
    }
}

/// Something whose fields are told one by one.
trait Fields {
    /// Writes those that are not as they were.
    fn write<M: SerializeMap>(&self, before: Option<&Self>, map: &mut M) -> Result<(), M::Error>;
}

struct Difference<'a, T> {
    now: &'a T,
    before: Option<&'a T>,
}

impl<T: Fields> Serialize for Difference<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        self.now.write(self.before, &mut map)?;
        map.end()
    }
}

/// A list, and what it was.
struct Places<'a, T> {
    now: &'a [T],
    before: &'a [T],
}

impl<T: Serialize + PartialEq> Serialize for Places<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Places { now, before } = self;
        let changed = || now.iter().enumerate().filter(|(n, it)| before.get(*n) != Some(*it));
        if now.len() < before.len() || 2 * changed().count() > now.len() {
            return now.serialize(serializer);
        }
        serializer.collect_map(changed())
    }
}

/// All fields of a type with their names on the wire. Those after `lists` are told place by place.
macro_rules! fields {
    ($type:ident { $($field:ident: $name:literal),* $(,)? } lists { $($list:ident: $list_name:literal),* $(,)? }) => {
        impl Fields for $type {
            fn write<M: SerializeMap>(
                &self,
                before: Option<&$type>,
                map: &mut M,
            ) -> Result<(), M::Error> {
                // Without `..`, so that no field is forgotten.
                let $type { $($field,)* $($list,)* } = self;
                $(if before.is_none_or(|it| it.$field != *$field) {
                    map.serialize_entry($name, $field)?;
                })*
                $(match before {
                    Some(it) if it.$list == *$list => {}
                    Some(it) => {
                        map.serialize_entry($list_name, &Places { now: $list, before: &it.$list })?;
                    }
                    None => map.serialize_entry($list_name, $list)?,
                })*
                Ok(())
            }
        }
    };
}

fields! {
    TableInfo {
        stage: "stage", host: "host", options: "options", clock: "clock", access: "access", clocks: "clocks", game: "game", games: "games",
        commitment: "commitment", score: "score", proposals: "proposals", ending: "ending", lesson: "lesson",
    } lists { seats: "seats" }
}

fields! {
    CardiaView {
        observer: "observer", options: "options", owed: "owed", question: "question",
        latest_is_compared: "latestIsCompared", hand: "hand", chosen: "chosen", top: "top", bottom: "bottom",
        winners: "winners", ending: "ending",
    } lists { encounters: "encounters", sides: "sides", guardians: "guardians" }
}

fields! {
    KardinalView {
        observer: "observer", options: "options", owed: "owed", question: "question", active: "active",
        circles: "circles", circle_limit: "circleLimit", own_laws: "ownLaws", played_laws: "playedLaws",
        unseen_laws: "unseenLaws", winners: "winners", ending: "ending",
    } lists { cells: "cells", players: "players" }
}

fields! {
    CivView {
        observer: "observer", options: "options", owed: "owed", question: "question", active: "active", first: "first",
        hand: "hand", pack: "pack", deck_left: "deckLeft", joint: "joint", pair: "pair",
        embargoes: "embargoes", coin_owner: "coinOwner", coin_effect: "coinEffect", coin_source: "coinSource",
        permanent_used: "permanentUsed", discard_used: "discardUsed", quiet_rounds: "quietRounds",
        last_round: "lastRound", winners: "winners", ending: "ending",
    } lists { players: "players", pile: "pile", unseen: "unseen" }
}

fields! {
    PlainView {
        name: "name", observer: "observer", owed: "owed", winners: "winners", ending: "ending",
    } lists { position: "position" }
}

impl Fields for GameView {
    fn write<M: SerializeMap>(
        &self,
        before: Option<&GameView>,
        map: &mut M,
    ) -> Result<(), M::Error> {
        let tag = match self {
            GameView::Cardia(_) | GameView::Kardinal(_) | GameView::Civ(_) => self.name().word(),
            GameView::Plain(_) => "plain",
        };
        map.serialize_entry("game", tag)?;
        match (self, before) {
            (GameView::Cardia(now), Some(GameView::Cardia(before))) => now.write(Some(before), map),
            (GameView::Kardinal(now), Some(GameView::Kardinal(before))) => {
                now.write(Some(before), map)
            }
            (GameView::Civ(now), Some(GameView::Civ(before))) => now.write(Some(before), map),
            (GameView::Plain(now), Some(GameView::Plain(before))) => now.write(Some(before), map),
            (GameView::Cardia(now), _) => now.write(None, map),
            (GameView::Kardinal(now), _) => now.write(None, map),
            (GameView::Civ(now), _) => now.write(None, map),
            (GameView::Plain(now), _) => now.write(None, map),
        }
    }
}
