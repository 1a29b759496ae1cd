//! What would come of an answer, as far as its player can know that before giving it.

use crate::{GameEvents, GameView, TS};
use games::{AnyView, NotPlayed, Prospects};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// In how many imagined worlds an answer is tried. What happens in all of them is foreseen.
const WORLDS: u64 = 128;

/// What would come of an answer. It is made from the view of the player who asks, so it says nothing that this player does
/// not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Preview {
    /// What would happen, up to the first thing that depends on hidden cards, chance or another player.
    pub events: GameEvents,
    /// What the player would then see otherwise than now, as far as it depends on nothing of that kind.
    #[ts(type = "Foreseen<GameView>")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub changes: Map<String, Value>,
    /// Would anything depend on hidden cards, chance or another player?
    pub open: bool,
}

impl Preview {
    /// Of an answer of the view's observer. Refused like the answer itself.
    pub fn of(view: &AnyView, action: &str) -> Result<Preview, NotPlayed> {
        let Prospects { heard, views, differ } = view.prospects(action, WORLDS)?;
        let events = GameEvents::of(view, &heard).ok_or(NotPlayed::NoSuchSeat)?;
        let views: Vec<Value> = views.iter().map(value).collect();
        let views: Vec<&Value> = views.iter().collect();
        let changes = match foreseen(Some(&value(view)), &views) {
            Some(Value::Object(fields)) => fields,
            Some(_) | None => Map::new(),
        };
        Ok(Preview { events, changes, open: differ })
    }
}

fn value(view: &AnyView) -> Value {
    // Nothing on the wire can fail to be written: every map has text for keys.
    serde_json::to_value(GameView::from(view)).unwrap_or_default()
}

/// What is the same in all worlds and otherwise now. Of things with parts, it has those parts; of lists an object of
/// places.
fn foreseen(now: Option<&Value>, worlds: &[&Value]) -> Option<Value> {
    let (first, rest) = worlds.split_first()?;
    let agree = rest.iter().all(|it| it == first);
    if agree && now == Some(first) {
        return None;
    }
    let parts = match (now, first) {
        (Some(Value::Object(_)), Value::Object(fields)) => {
            let part = |name: &String| {
                let worlds: Option<Vec<&Value>> = worlds.iter().map(|it| it.get(name)).collect();
                let part = foreseen(now.and_then(|it| it.get(name)), &worlds?)?;
                Some((name.clone(), part))
            };
            fields.keys().filter_map(part).collect::<Map<_, _>>()
        }
        (Some(Value::Array(old)), Value::Array(list)) if is_long(worlds, list.len(), old.len()) => {
            let part = |place: usize| {
                let worlds: Option<Vec<&Value>> = worlds.iter().map(|it| it.get(place)).collect();
                Some((place.to_string(), foreseen(old.get(place), &worlds?)?))
            };
            (0..list.len()).filter_map(part).collect()
        }
        (_, _) => return agree.then(|| (*first).clone()),
    };
    (!parts.is_empty()).then_some(Value::Object(parts))
}

/// Are these lists all so long, and no shorter than before? Only then can their places be told apart.
fn is_long(worlds: &[&Value], len: usize, before: usize) -> bool {
    len >= before && worlds.iter().all(|it| it.as_array().is_some_and(|list| list.len() == len))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_differs_between_worlds_is_not_foreseen() {
        let now = json!({ "signets": 2, "hand": [1, 2], "sides": [{ "deck": 5, "top": null }] });
        let one = json!({ "signets": 3, "hand": [2, 7], "sides": [{ "deck": 4, "top": 1 }] });
        let two = json!({ "signets": 3, "hand": [2, 9], "sides": [{ "deck": 4, "top": 2 }] });
        let expected = json!({ "signets": 3, "hand": { "0": 2 }, "sides": { "0": { "deck": 4 } } });
        assert_eq!(foreseen(Some(&now), &[&one, &two]), Some(expected));
        assert_eq!(foreseen(Some(&now), &[&now, &now]), None);
    }

    #[test]
    fn a_list_that_became_shorter_is_foreseen_as_a_whole_or_not_at_all() {
        let (now, shorter, other) = (json!([1, 2, 3]), json!([1, 3]), json!([2, 3]));
        assert_eq!(foreseen(Some(&now), &[&shorter, &shorter]), Some(shorter.clone()));
        assert_eq!(foreseen(Some(&now), &[&shorter, &other]), None);
    }
}
