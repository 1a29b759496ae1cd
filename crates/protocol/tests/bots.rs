//! The bots of the wire are those of the crate `bots`.

#[test]
fn every_bot_has_the_same_name_on_the_wire() {
    let ours: Vec<&str> = protocol::Bot::ALL.iter().map(|bot| bot.name()).collect();
    let theirs: Vec<&str> = bots::Bot::ALL.iter().map(|bot| bot.name()).collect();
    assert_eq!(ours, theirs);
    for bot in protocol::Bot::ALL {
        let json = serde_json::to_string(&bot).expect("written");
        assert_eq!(json, format!("\"{}\"", bot.name()));
    }
}
