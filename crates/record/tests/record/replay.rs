use crate::{GAME, SEED, finished, forged, head, play};
use kernel::{Dice, Game, Seat, SeatSet, Seed, Status};
use record::{Fault, Record, ReplayError, parse, replay, replay_to, steps, verify};
use toy::{BadOptions, Draw, Drawn, Honest, Move, Options, Refused};

fn error(text: &str) -> Box<ReplayError<Honest>> {
    replay(&parse(text).unwrap()).expect_err("it should not replay")
}

/// A record that parses and does not replay: the line, the fault, and what a person reads.
macro_rules! faulty {
    ($text:expr, $line:expr, $fault:pat, $message:expr) => {
        let error = error(&$text);
        assert_eq!(error.to_string(), $message);
        assert_eq!(error.line, $line);
        assert!(matches!(error.fault, $fault));
    };
}

/// The game with other lines from this one on.
fn instead(line: usize, rest: &str) -> String {
    head(line - 1) + rest
}

#[test]
fn a_record_replays_to_its_state() {
    for number in 0..50 {
        for players in [2, 3] {
            let table = play(players, number, number as usize);
            assert_eq!(replay(table.record()).unwrap(), *table.state());
        }
    }
    replay(&finished(2, 3)).unwrap();
}

/// T2: a card can only be chosen from one's hand.
#[test]
fn a_forged_action_is_refused_with_its_rule() {
    faulty!(
        forged(12, "7 C play 9"),
        12,
        Fault::Illegal { seat: _, action: Move::Play(9), why: Refused::NotInHand(9) },
        "line 12: `C play 9` is refused: card 9 is not in this seat's hand (T2)"
    );
    faulty!(
        forged(13, "8 C play 10"),
        13,
        Fault::Illegal { why: Refused::NotAsked, .. },
        "line 13: `C play 10` is refused: nobody asked this seat (T2)"
    );
}

#[test]
fn a_forged_outcome_is_refused_with_what_is_possible() {
    faulty!(
        forged(17, "12 chance B draws 11"),
        17,
        Fault::Impossible { found: Drawn::Card(Seat::B, 11), asked: Draw::Card { .. } },
        "line 17: `chance B draws 11` cannot happen here; possible: `chance B draws 1`, \
         `chance B draws 4`, `chance B draws 7`, `chance B draws 8`, `chance B draws 9`, \
         `chance B draws 12`"
    );
    faulty!(
        forged(6, "1 chance B draws 6"),
        6,
        Fault::Impossible { .. },
        "line 6: `chance B draws 6` cannot happen here; possible: `chance A draws 0`, \
         `chance A draws 1`, `chance A draws 2`, `chance A draws 3`, `chance A draws 4`, \
         `chance A draws 5` or 7 more"
    );
}

#[test]
fn options_that_do_not_start_are_refused() {
    let error = replay(&Record::<Honest>::new(Options { players: 4 }, None)).unwrap_err();
    assert_eq!((error.line, error.number()), (4, None));
    assert!(matches!(error.fault, Fault::Options(BadOptions::Players)));
}

#[test]
fn a_missing_outcome_is_missed() {
    faulty!(
        instead(21, "16 B play 3\n17 B look\n"),
        23,
        Fault::Missing { asked: Draw::Well { .. } },
        "line 23: an outcome of chance is missing here; possible: `chance well 1`, `chance well 4`, \
         `chance well 7`, `chance well 8`"
    );
    faulty!(
        instead(18, "13 A play 0\n"),
        18,
        Fault::Missing { asked: Draw::Card { .. } },
        "line 18: an outcome of chance is missing here; possible: `chance C draws 1`, \
         `chance C draws 4`, `chance C draws 7`, `chance C draws 8`, `chance C draws 9`"
    );
    faulty!(
        head(5),
        6,
        Fault::Missing { .. },
        "line 6: an outcome of chance is missing here; possible: `chance A draws 0`, \
         `chance A draws 1`, `chance A draws 2`, `chance A draws 3`, `chance A draws 4`, \
         `chance A draws 5` or 7 more"
    );
}

#[test]
fn a_surplus_outcome_is_refused() {
    faulty!(
        instead(12, "7 chance A draws 1\n"),
        12,
        Fault::Surplus { found: Drawn::Card(Seat::A, 1) },
        "line 12: `chance A draws 1`, but nothing was left to chance here"
    );
    faulty!(
        instead(35, "30 chance well 7\n"),
        35,
        Fault::Surplus { found: Drawn::Well(7) },
        "line 35: `chance well 7`, but nothing was left to chance here"
    );
}

#[test]
fn nobody_acts_after_the_end() {
    faulty!(
        instead(35, "30 A pass\n"),
        35,
        Fault::AfterEnd { seat: Seat::A, .. },
        "line 35: A acts, but the game is over: `end B wins T5`"
    );
}

#[test]
fn the_end_is_the_real_one() {
    faulty!(
        forged(35, "end A wins T5"),
        35,
        Fault::WrongEnd { .. },
        "line 35: `end A wins T5` should be `end B wins T5`"
    );
    faulty!(
        forged(35, "end B wins T4"),
        35,
        Fault::WrongEnd { .. },
        "line 35: `end B wins T4` should be `end B wins T5`"
    );
    faulty!(
        head(34),
        35,
        Fault::NoEnd { .. },
        "line 35: the game is over; `end B wins T5` is missing here"
    );
    faulty!(
        instead(13, "end draw T5\n"),
        13,
        Fault::NotOver { .. },
        "line 13: `end draw T5`, but the game is not over; owed: {A, B}"
    );
}

#[test]
fn the_seed_is_the_promised_one() {
    let other = format!("seed {}", Seed([8; 32]));
    faulty!(
        forged(36, &other),
        36,
        Fault::WrongSeed,
        "line 36: the seed is not the one committed to in the header"
    );
}

#[test]
fn the_seed_deals_what_the_record_says() {
    let swapped = forged(36, &format!("seed {}", Seed([8; 32]))).replace(
        "commitment sha256:eeccf96c2adaab6c7bf9024d9338f1f8a7c961df07fe420e919e4feac5b7f2c8",
        "commitment none",
    );
    let error = error(&swapped);
    assert_eq!(error.line, 6);
    assert!(matches!(error.fault, Fault::Unseeded { found: Drawn::Card(Seat::A, 6), .. }));
    // One card of a later draw exchanged, everything else as dealt.
    let stacked =
        forged(26, "21 chance C draws 9").replace("13 chance C draws 9", "13 chance C draws 8");
    let stacked =
        stacked.replace("23 C play 9", "23 C play 8").replace("28 C play 8", "28 C play 9");
    faulty!(
        stacked,
        18,
        Fault::Unseeded { found: Drawn::Card(_, 8), dealt: Drawn::Card(_, 9) },
        "line 18: `chance C draws 8`, but the seed deals `chance C draws 9`"
    );
}

#[test]
fn a_seed_without_a_promise_is_checked_against_the_deal() {
    let mut record = finished(2, 9);
    record.commitment = None;
    replay(&record).unwrap();
}

/// A stored game goes on with the same cards as if it had never been stored.
#[test]
fn verified_dice_stand_where_the_game_does() {
    let whole = play(3, 1, usize::MAX);
    let part = play(3, 1, 4);
    let mut after_part = verify(part.record(), SEED).unwrap();
    let next: Vec<_> = steps(whole.record()).map(Result::unwrap).skip(5).collect();
    let mut state = *part.state();
    for step in next {
        let (seat, action) = step.action.unwrap();
        Honest::submit(&mut state, seat, action, &mut after_part, &mut ()).unwrap();
        assert_eq!(state, step.after);
    }
    let mut after_whole = verify(whole.record(), SEED).unwrap();
    assert_eq!(after_part.bits(), after_whole.bits());
}

#[test]
fn steps_join_the_lines_that_belong_together() {
    let record = parse::<Honest>(GAME).unwrap();
    let steps: Vec<_> = steps(&record).map(Result::unwrap).collect();
    let deal = &steps[0];
    assert_eq!((deal.first, deal.last, deal.action), (1, 6, None));
    assert!(deal.before.is_none());
    assert_eq!(deal.events.len(), 6);
    let look = steps.iter().find(|step| step.first == 17).unwrap();
    assert_eq!((look.last, look.action), (21, Some((Seat::B, Move::Look))));
    assert_eq!(look.outcomes.len(), 4);
    assert_eq!(look.outcomes[0], Drawn::Well(1));
    for pair in steps.windows(2) {
        assert_eq!(pair[0].last + 1, pair[1].first);
        assert_eq!(Some(pair[0].after), pair[1].before);
    }
    assert_eq!(steps.last().unwrap().last, 29);
}

#[test]
fn after_an_error_there_are_no_more_steps() {
    let record = parse::<Honest>(&forged(12, "7 C play 9")).unwrap();
    let mut steps = steps(&record);
    assert!(steps.next().unwrap().is_ok());
    assert_eq!(steps.next().unwrap().err().unwrap().number(), Some(7));
    assert!(steps.next().is_none());
}

#[test]
fn a_position_is_that_of_the_last_complete_step() {
    let record = parse::<Honest>(GAME).unwrap();
    let at = |number| replay_to(&record, number).unwrap().map(|position| position.number);
    assert_eq!((at(0), at(5)), (None, None));
    assert_eq!((at(6), at(7), at(9)), (Some(6), Some(7), Some(9)));
    assert_eq!((at(10), at(12), at(13)), (Some(9), Some(9), Some(13)));
    assert_eq!((at(17), at(20), at(21)), (Some(16), Some(16), Some(21)));
    assert_eq!((at(29), at(999)), (Some(29), Some(29)));
    let seven = replay_to(&record, 7).unwrap().unwrap();
    let waiting = SeatSet::EMPTY.with(Seat::A).with(Seat::B);
    assert_eq!(Honest::status(&seven.state), Status::Owed(waiting));
}

#[test]
fn a_fault_further_on_does_not_hide_a_position() {
    let record = parse::<Honest>(&forged(17, "12 chance B draws 11")).unwrap();
    assert_eq!(replay_to(&record, 12).unwrap().unwrap().number, 9);
    assert_eq!(replay_to(&record, 13).err().unwrap().line, 17);
}
