//! How the game is written, and what is said about what is written wrong.

use civ::{
    Action, BadOptions, Civ, Copied, Domain, Drawn, Effect, HandSize, Options, Target, Teams,
    Variant,
};
use kernel::{Notation, Seat};

#[test]
fn actions_are_written_as_players_say_them() {
    let options = Options::default();
    let science = Target::new(Seat::B, Domain::Science).expect("a target");
    let research = Copied::new(Effect::Research, Seat::B).expect("it can be copied");
    for (action, text) in [
        (Action::Keep(Domain::Military), "keep Military"),
        (Action::Take(Domain::Utopia), "take Utopia"),
        (Action::Play(Domain::Culture), "play Culture"),
        (Action::Use(Effect::Attack), "use attack"),
        (Action::Use(Effect::HolyBook), "use holy book"),
        (Action::Copy(research), "copy research from B"),
        (Action::Done, "done"),
        (Action::Attack(Domain::Science), "attack Science"),
        (Action::Discard(Domain::Economy), "discard Economy"),
        (Action::Question(Seat::B), "question B"),
        (Action::Give(Domain::Religion), "give Religion"),
        (Action::Embargo(science), "embargo B Science"),
        (Action::Democracy(science), "democracy B Science"),
        (Action::DrawTo(HandSize::Five), "draw to 5"),
    ] {
        assert_eq!(Civ::write_action(&options, action), text);
        assert_eq!(Civ::read_action(&options, text), Ok(action));
    }
}

#[test]
fn outcomes_are_written_in_words() {
    let options = Options::default();
    for (outcome, text) in [
        (Drawn::First(Seat::B), "first B"),
        (Drawn::Deal(Seat::A, Domain::Military), "deal A Military"),
    ] {
        assert_eq!(Civ::write_outcome(&options, outcome), text);
        assert_eq!(Civ::read_outcome(&options, text), Ok(outcome));
    }
}

#[test]
fn what_is_written_wrong_is_explained() {
    let options = Options::default();
    for (text, why) in [
        (
            "play Magic",
            "there is no Domain `Magic`; there are Military, Religion, Economy, Science, Culture, Utopia",
        ),
        ("question C", "there is no seat `C` among 2 players"),
        ("copy attack from B", "attack cannot be copied; only permanent effects can (V3.11)"),
        ("draw to 4", "`4` is not a hand size; write 3, 5 or 7 (V3.3)"),
    ] {
        assert_eq!(Civ::read_action(&options, text).expect_err(text).to_string(), why);
    }
    for text in ["", "Done", "done ", "pass", "copy research"] {
        let why = Civ::read_action(&options, text).expect_err(text).to_string();
        assert!(why.contains("is not an action"), "{why}");
    }
    for text in ["deal A", "roll 6", "first"] {
        let why = Civ::read_outcome(&options, text).expect_err(text).to_string();
        assert!(why.contains("is not an outcome of chance"), "{why}");
    }
}

/// V1.1, V1.2, V1.3
#[test]
fn options_are_read_as_they_are_written() {
    for text in [
        "players=2",
        "players=3 variant=draft",
        "players=4 teams=yes first=D",
        "players=2 deck=8/8/4,8/8/0,4/4/8,4/8/8,4/4/8,0/0/15",
        "players=2 deck=2/0/0,2/0/0,2/0/0,2/0/0,0/0/0,0/0/0 remove=0",
    ] {
        let options: Options = text.parse().expect(text);
        assert_eq!(options.to_string(), text);
    }
    let printed: Options =
        "players=2 deck=8/8/4,8/8/0,4/4/8,4/8/8,4/4/8,0/0/16 remove=3 teams=no variant=basic"
            .parse()
            .expect("the defaults");
    assert_eq!(printed, Options::default());
    assert_eq!(Options::new(4).remove, 0);
    assert_eq!((printed.variant, printed.teams), (Variant::Basic, Teams::No));
}

/// V1.1–V1.6, V5.2, V5.3
#[test]
fn options_that_cannot_be_played_are_explained() {
    let read = |text: &str| text.parse::<Options>().expect_err(text);
    assert_eq!(read("players=3 teams=yes"), BadOptions::TeamsOf(3));
    assert_eq!(read("first=C"), BadOptions::First(Seat::new(2).expect("C"), 2));
    assert_eq!(read("deck=1/2"), BadOptions::Deck("1/2".into()));
    for (text, why) in [
        ("players=5", "players cannot be `5`; write 2, 3 or 4 (V1.1)"),
        ("variant=rochester", "variant cannot be `rochester`; write basic or draft (V1.6)"),
        ("teams=maybe", "teams cannot be `maybe`; write no or yes (V1.1)"),
        ("first=E", "first cannot be `E`; write a seat from A to D (V1.4)"),
        ("remove=45", "remove cannot be `45`; write 0 to 44 (V1.3)"),
        ("players=2 players=3", "option `players` is given twice"),
        (
            "colour=red",
            "there is no option `colour`; there are players, variant, teams, deck, remove and first",
        ),
        ("draft", "`draft` is not an option; write key=value, for example players=2"),
    ] {
        assert_eq!(read(text).to_string(), why);
    }
    for deck in ["9/8/4,8/8/0,4/4/8,4/8/8,4/4/8,0/0/16", "8/8/4,8/8/1,4/4/8,4/8/8,4/4/8,0/0/16"] {
        assert_eq!(read(&format!("deck={deck}")), BadOptions::MoreThanPrinted);
    }
    let few = "deck=7/8/4,0/0/0,0/0/0,0/0/0,0/0/0,0/0/0 remove=0";
    assert_eq!(
        read(&format!("variant=draft {few}")),
        BadOptions::TooFewCards { variant: Variant::Draft, has: 7, needed: 8 }
    );
    assert!(few.parse::<Options>().is_ok(), "the basic deal needs no more");
}
