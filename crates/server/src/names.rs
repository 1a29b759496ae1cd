//! Names for guests who have not chosen one.

const FIRST: &[&str] = &[
    "Amber", "Bold", "Brisk", "Calm", "Clever", "Copper", "Early", "Fair", "Gentle", "Golden",
    "Hidden", "Honest", "Humble", "Ivory", "Jolly", "Keen", "Late", "Lively", "Lucky", "Merry",
    "Mild", "Nimble", "Patient", "Plain", "Quiet", "Ruby", "Silver", "Sly", "Steady", "Sunny",
    "Swift", "Wise",
];
const SECOND: &[&str] = &[
    "Abbot", "Badger", "Baker", "Crane", "Envoy", "Falcon", "Ferryman", "Finch", "Fox", "Gardener",
    "Hare", "Heron", "Herald", "Lark", "Lynx", "Mason", "Miller", "Otter", "Owl", "Page",
    "Pilgrim", "Raven", "Sailor", "Scribe", "Shepherd", "Smith", "Sparrow", "Stork", "Tailor",
    "Weaver", "Wolf", "Wren",
];

/// One of a thousand names.
pub fn any() -> String {
    let number = crate::random::number() as usize;
    format!("{} {}", FIRST[number % FIRST.len()], SECOND[number / FIRST.len() % SECOND.len()])
}
