//! Any game, played blindly through its notation.

use crate::{
    AnyEvents, AnyOptions, AnyTable, AnyView, BadRecord, Film, GameKind, NoUndo, NotPlayed, Undo,
};
use kernel::{Dice as _, Observer, SearchDice, Seat, Seed, Status};

const OPTIONS: &[(GameKind, &str)] = &[
    (GameKind::Cardia, "deck=1"),
    (GameKind::Cardia, "deck=2 match=3"),
    (GameKind::Cardia, "deck=1212 locations=FoggySwamp,SeersLair guardians=hidden"),
    (GameKind::Kardinal, "players=3"),
    (GameKind::Kardinal, "players=4 uncovered=no"),
    (GameKind::Kardinal, "players=5"),
    (GameKind::Civ, "players=2"),
    (GameKind::Civ, "players=3 variant=draft"),
    (GameKind::Civ, "players=4 teams=yes"),
    #[cfg(feature = "toy")]
    (GameKind::Toy, "players=3"),
];

fn options(kind: GameKind, text: &str) -> AnyOptions {
    AnyOptions::read(kind, text).unwrap_or_else(|why| panic!("{why}"))
}

fn start(kind: GameKind, text: &str, seed: u64) -> AnyTable {
    AnyTable::start(&options(kind, text), Seed::from_number(seed)).expect("good options").0
}

/// One random choice of each seat that owes one; `false` when it is over.
fn play_round(table: &mut AnyTable, dice: &mut SearchDice) -> bool {
    let owed = table.owed();
    for seat in owed.iter() {
        let legal = table.legal(seat);
        let action = &legal[dice.below(legal.len() as u32) as usize];
        table.submit(seat, action).expect("legal is what submit accepts");
    }
    !owed.is_empty()
}

/// What a game plays without a word is what its list of options says.
#[test]
fn the_defaults_of_the_options_are_those_of_the_games() {
    for kind in GameKind::ALL {
        let word = |it: &kernel::Setting| it.default.map(|value| format!("{}={value}", it.key));
        let all: Vec<String> = kind.settings().iter().filter_map(word).collect();
        assert_eq!(options(kind, &all.join(" ")), options(kind, ""), "{kind}");
    }
}

#[test]
fn a_game_is_called_as_its_records_call_it() {
    for kind in GameKind::ALL {
        assert_eq!(kind.to_string().parse(), Ok(kind));
        let table = AnyTable::start(&options(kind, ""), Seed::from_number(1)).expect("defaults").0;
        assert_eq!(record::game_name(&table.record_text()), Ok(kind.name()));
    }
    assert!("chess".parse::<GameKind>().is_err());
}

#[test]
fn a_stored_game_goes_on_as_if_it_had_never_stopped() {
    for (number, (kind, text)) in OPTIONS.iter().copied().enumerate() {
        let seed = Seed::from_number(number as u64);
        let mut dice = SearchDice::new(7);
        let mut table = start(kind, text, number as u64);
        loop {
            let stored = AnyTable::resume(&table.record_text(), seed).expect("its own record");
            assert_eq!(stored, table);
            for seat in table.seats().iter() {
                assert_eq!(stored.known_undo_of(seat), table.known_undo_of(seat));
            }
            let mut other = stored;
            let mut same_dice = dice.clone();
            let goes_on = play_round(&mut table, &mut dice);
            play_round(&mut other, &mut same_dice);
            assert_eq!(other.record_text(), table.record_text(), "{kind} {text}");
            if !goes_on {
                break;
            }
        }
        assert!(table.record_text().contains("\nseed "), "the end shows the seed");
        assert_eq!(table.truth().map(|(views, _)| views.len()), Some(table.seats().len()));
        let wrong = Seed::from_number(999);
        assert_eq!(AnyTable::resume(&table.record_text(), wrong), Err(BadRecord::WrongSeed));
    }
}

#[test]
fn lines_played_again_give_the_same_table_and_events() {
    for (kind, text) in OPTIONS.iter().copied() {
        let (options, seed) = (options(kind, text), Seed::from_number(3));
        let (mut table, deal) = AnyTable::start(&options, seed).expect("good options");
        let (mut copy, told) = AnyTable::deal(&options, seed, &deal.lines).expect("same deal");
        assert_eq!(told, deal.told);
        let mut dice = SearchDice::new(11);
        while let Some(seat) = table.owed().iter().next() {
            let legal = table.legal(seat);
            let action = &legal[dice.below(legal.len() as u32) as usize];
            let step = table.submit(seat, action).expect("legal");
            assert_eq!(copy.follow(&step.lines).expect("the same lines"), step.told);
        }
        assert_eq!(copy, table);
    }
}

#[test]
fn a_refused_action_names_its_rule_and_changes_nothing() {
    let mut table = start(GameKind::Kardinal, "", 1);
    let Status::Owed(owed) = table.status() else { panic!("just begun") };
    let active = owed.iter().next().expect("one seat owes");
    let other = table.seats().without(active).iter().next().expect("four play");
    let before = table.clone();
    let NotPlayed::Illegal(why) = table.submit(other, "take row 1 left").unwrap_err() else {
        panic!("not an unknown action");
    };
    assert_eq!(why.rule().0, "K1.8");
    assert!(matches!(table.submit(active, "castle"), Err(NotPlayed::Text(_))));
    assert_eq!(table, before);
    let nobody = Seat::new(7).expect("a letter");
    assert_eq!(table.submit(nobody, "stop"), Err(NotPlayed::NoSuchSeat));
    assert!(table.legal(nobody).is_empty());
    assert_eq!(table.view(Observer::Seat(nobody)), table.view(Observer::Spectator));
    table.close();
    let legal = table.legal(active).remove(0);
    assert_eq!(table.submit(active, &legal), Err(NotPlayed::Closed));
}

#[test]
fn only_the_end_tells_the_truth() {
    let mut table = start(GameKind::Cardia, "", 1);
    assert_eq!(table.truth(), None);
    table.close();
    assert!(table.truth().is_some());
}

/// The sealed card can be taken back while the opponent thinks, not once both lie open.
#[test]
fn a_sealed_card_can_be_taken_back_until_it_is_revealed() {
    let mut table = start(GameKind::Cardia, "", 5);
    assert_eq!(table.undo_of(Seat::A), Err(NoUndo::NothingDone));
    let before = table.clone();
    let (a, b) = (table.legal(Seat::A).remove(0), table.legal(Seat::B).remove(0));
    table.submit(Seat::A, &a).expect("legal");
    let undo = table.undo_of(Seat::A).expect("sealed");
    assert_eq!(undo, Undo::Lift { line: table.lines() });
    assert_eq!(table.known_undo_of(Seat::A), Ok(undo));
    let mut lifted = table.clone();
    lifted.undo(undo).expect("the last line");
    assert_eq!(lifted, before);
    table.submit(Seat::B, &b).expect("legal");
    assert_eq!(table.undo_of(Seat::A), Err(NoUndo::Reveal));
    assert_eq!(table.undo_of(Seat::B), Err(NoUndo::Reveal));
    assert_eq!(table.known_undo_of(Seat::A), Err(NoUndo::Reveal));
}

/// Everything in Kardinal & König lies open but the Law cards: a take can be undone unless a Law card came with it, by
/// all together once another seat has moved.
#[test]
fn an_open_move_can_be_taken_back_and_a_law_card_cannot() {
    let (mut lifts, mut rewinds, mut reveals) = (0, 0, 0);
    for seed in 0..6 {
        let mut table = start(GameKind::Kardinal, "players=3", seed);
        let mut dice = SearchDice::new(seed);
        for _ in 0..60 {
            let Some(seat) = table.owed().iter().next() else { break };
            let legal = table.legal(seat);
            let action = legal[dice.below(legal.len() as u32) as usize].clone();
            let before = table.clone();
            let step = table.submit(seat, &action).expect("legal");
            let plays_law = action.starts_with("play law");
            assert_eq!(table.known_undo_of(seat), table.undo_of(seat), "told beforehand: {action}");
            match table.undo_of(seat) {
                Ok(Undo::Lift { line }) => {
                    assert!(step.lines.len() == 1 && !plays_law, "{action}");
                    lifts += 1;
                    let mut undone = table.clone();
                    undone.undo(Undo::Lift { line }).expect("the last line");
                    assert_eq!(undone, before);
                }
                Ok(Undo::Rewind { .. }) => panic!("nobody else has moved"),
                Err(why) => {
                    assert_eq!(why == NoUndo::Over, table.is_over(), "{action}: {why}");
                    assert!(table.is_over() || step.lines.len() > 1 || plays_law, "{action}");
                    reveals += 1;
                }
            }
            let earlier = table.seats().iter().filter(|&other| other != seat);
            rewinds +=
                earlier.filter(|&it| matches!(table.undo_of(it), Ok(Undo::Rewind { .. }))).count();
        }
    }
    assert!(lifts > 50 && rewinds > 5 && reveals > 5, "{lifts} {rewinds} {reveals}");
}

#[test]
fn an_observer_hears_its_own_events_and_no_others() {
    let table = start(GameKind::Cardia, "", 2);
    let drawn = |observer| {
        let AnyEvents::Cardia(events) = table.events(observer) else { panic!("another game") };
        events.iter().filter(|event| matches!(event, cardia::Event::Drew(_, Some(_)))).count()
    };
    assert_eq!(drawn(Observer::Seat(Seat::A)), 5);
    assert_eq!(drawn(Observer::Seat(Seat::B)), 5);
    assert_eq!(drawn(Observer::Spectator), 0);
}

/// In a draft all choose at once: whoever is not the last can take the choice back, and the choices others have made since
/// stay.
#[test]
fn a_draft_choice_is_taken_back_without_disturbing_the_others() {
    let mut table = start(GameKind::Civ, "players=4 variant=draft", 3);
    let seats: Vec<Seat> = table.seats().iter().collect();
    assert_eq!(table.owed(), table.seats());
    let choose = |table: &mut AnyTable, seat: Seat| {
        let action = table.legal(seat).remove(0);
        table.submit(seat, &action).expect("legal");
    };
    choose(&mut table, seats[0]);
    choose(&mut table, seats[1]);
    let undo = table.undo_of(seats[0]).expect("sealed");
    assert_eq!(undo, Undo::Lift { line: table.lines() - 1 });
    table.undo(undo).expect("a line");
    assert!(table.owed().contains(seats[0]) && !table.owed().contains(seats[1]));
    choose(&mut table, seats[0]);
    choose(&mut table, seats[2]);
    choose(&mut table, seats[3]);
    assert_eq!(table.undo_of(seats[0]), Err(NoUndo::Reveal), "the packs were passed on");
}

#[test]
fn teams_win_together() {
    let options = options(GameKind::Civ, "players=4 teams=yes");
    let allies: Vec<String> = options.allies(Seat::B).iter().map(|it| it.to_string()).collect();
    assert_eq!(allies, ["B", "D"]);
    assert_eq!(start(GameKind::Kardinal, "", 1).options().allies(Seat::A).len(), 1);
}

/// A record played again shows each seat just what it saw and heard, and nothing it could not know when it chose.
#[test]
fn a_film_shows_what_every_seat_saw() {
    for (kind, text) in OPTIONS.iter().copied() {
        let (mut table, deal) =
            AnyTable::start(&options(kind, text), Seed::from_number(8)).expect("good options");
        let views = |table: &AnyTable| -> Vec<AnyView> {
            table.seats().iter().map(|seat| table.view(Observer::Seat(seat))).collect()
        };
        let mut seen = vec![(views(&table), deal.told)];
        let mut dice = SearchDice::new(4);
        while let Some(seat) = table.owed().iter().next() {
            let legal = table.legal(seat);
            let action = &legal[dice.below(legal.len() as u32) as usize];
            let step = table.submit(seat, action).expect("legal");
            seen.push((views(&table), step.told));
        }
        let film = Film::of(&table.record_text()).expect("a record");
        let shown: Vec<_> =
            film.frames.iter().map(|frame| (frame.views.clone(), frame.told.clone())).collect();
        assert_eq!(shown, seen);
        assert!(film.outcome.is_some() && film.seed == Some(Seed::from_number(8)));
        assert_eq!(film.commitment, Some(table.commitment()));
        for seat in table.seats().iter() {
            for (_, view, action) in film.choices_of(seat) {
                assert_eq!(view.observer(), Observer::Seat(seat));
                assert!(view.legal().iter().any(|legal| legal == action));
            }
        }
    }
}

#[test]
fn only_a_record_makes_a_film() {
    assert!(matches!(Film::of(""), Err(BadRecord::Record { line: 1, .. })));
    let record = start(GameKind::Civ, "players=2", 1).record_text();
    assert!(Film::of(&record).is_ok_and(|film| film.outcome.is_none()));
    assert!(matches!(Film::of(&record.replace("game civ", "game chess")), Err(BadRecord::Game(_))));
    let lost = record.lines().take(record.lines().count() - 1).collect::<Vec<_>>().join("\n");
    assert!(matches!(Film::of(&lost), Err(BadRecord::Record { .. })));
}
