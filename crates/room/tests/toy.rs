//! A registered game without wire types of its own is played at a table: whole toy games, in words alone.

mod common;

use common::{Desk, place, told};
use games::{Film, GameKind};
use kernel::{Observer, SearchDice, Seed};
use protocol::{
    ClockSetting, GameEvents, GameName, GameOptionsDetail, GameView, How, Request, ServerMessage,
    Stage,
};
use room::To;

fn begun(seed: u64) -> Desk {
    Desk::begun(GameKind::Toy, "players=3", ClockSetting::None, seed)
}

#[test]
fn whole_games_are_played_stored_and_verified() {
    for seed in 0..20 {
        let mut desk = begun(seed);
        desk.play_out(&mut SearchDice::new(seed));
        assert_eq!(desk.room.stage(), Stage::Over);
        desk.check_restores();
        let end = desk.snapshot(Observer::Spectator);
        let Some(How::Rules { text, .. }) = end.info.ending.map(|it| it.how) else {
            panic!("the rules ended it")
        };
        assert!(["toy-end-points", "toy-end-drawn"].contains(&&*text.key));
        let film = Film::of(&end.truth.expect("it is over").record).expect("a good record");
        assert_eq!((film.seed, film.outcome.is_some()), (Some(Seed::from_number(seed)), true));
    }
}

#[test]
fn everything_is_in_words() {
    let mut desk = begun(1);
    let seat = desk.seat(0);
    let GameOptionsDetail::Plain(options) = &seat.info.options.detail else { panic!("plain") };
    assert_eq!(options.name, GameName::Toy);
    let Some(GameView::Plain(view)) = &seat.view else { panic!("plain") };
    let keys: Vec<&str> = view.position.iter().map(|it| &*it.key).collect();
    let player = "toy-see-player";
    assert_eq!(keys, [player, player, player, "toy-see-hand", "toy-see-played"]);
    assert_eq!(view.owed.len(), 3, "all choose at once");
    let decision = seat.decision.expect("asked");
    assert_eq!(decision.question.key, "toy-ask-choose");
    assert!(decision.choices.iter().all(|it| it.text.key == "toy-act-play"));

    let effects = desk.acts(0);
    let heard = |n: usize| {
        let told = told(&effects, &To::Seat(place(n).into()));
        let update = told.into_iter().find_map(|it| match it {
            ServerMessage::Update { update, .. } => Some(update),
            _ => None,
        });
        match update.and_then(|it| it.events.clone()) {
            Some(GameEvents::Plain { events }) => events,
            Some(other) => panic!("events of another game: {other:?}"),
            None => Vec::new(),
        }
    };
    assert!(!heard(0).is_empty() && !heard(1).is_empty());
    assert_ne!(heard(0), heard(1), "only the chooser hears which card it was");
}

#[test]
fn a_refusal_is_a_text_of_the_game() {
    let mut desk = begun(1);
    let id = desk.seat(0).decision.expect("asked").id;
    let why = desk.refused(0, Request::Act { decision: id, action: "look".to_owned() });
    assert_eq!((&*why.key, why.rule.as_deref()), ("toy-no-wrongPhase", Some("T2")));
}
