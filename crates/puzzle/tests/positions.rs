//! Every puzzle is replayed: its position arises, its answer is legal and far better than every other, and what a solver gets is
//! made from the view of the seat alone (I8).

use games::{AnyView, GameKind, Listed as _, match_game};
use kernel::{Game as _, Observer, SearchDice, Status};
use puzzle::{Fault, Puzzle, parse};

fn puzzles() -> &'static [Puzzle] {
    puzzle::all().unwrap_or_else(|why| panic!("{why}"))
}

#[test]
fn every_position_arises_and_its_answer_is_far_better_than_every_other() {
    for it in puzzles() {
        let id = it.id();
        let view = it.view().unwrap_or_else(|| panic!("{id}: the position does not arise"));
        assert_eq!(view.observer(), Observer::Seat(it.seat), "{id}");
        assert!(matches!(view.status(), Status::Owed(owed) if owed.contains(it.seat)), "{id}");
        let legal = view.legal();
        assert!(legal.len() >= 3, "{id}: too easy to guess");
        assert_eq!(it.values.len(), legal.len(), "{id}: a value for each answer");
        let right = legal.iter().position(|action| *action == it.answer);
        let right = right.unwrap_or_else(|| panic!("{id}: `{}` is not legal", it.answer));
        for (place, value) in it.values.iter().enumerate().filter(|(place, _)| *place != right) {
            // Each value is rounded, so a point may be missing.
            assert!(it.values[right] >= value + 19, "{id}: {} is as good", legal[place]);
        }
        assert_eq!(it.theme.game(), it.options.kind(), "{id}");
    }
}

/// Other worlds that the seat cannot tell from the real one give the same bytes.
#[test]
fn a_solver_gets_nothing_that_the_seat_does_not_know() {
    for it in puzzles() {
        let view = it.view().expect("it arises");
        let bytes = |view: &AnyView| {
            let shown = puzzle::shown(it, view, it.rating).expect("a question");
            serde_json::to_vec(&shown).expect("JSON")
        };
        let real = bytes(&view);
        for seed in 0..3 {
            let other = match_game!(&view, AnyView(seen), G => {
                let world = G::imagine(seen, &mut SearchDice::new(seed));
                G::any_view(G::view(&world, Observer::Seat(it.seat)))
            });
            assert!(bytes(&other) == real, "{} tells worlds apart", it.id());
        }
    }
}

#[test]
fn a_puzzle_is_written_as_it_is_read() {
    for it in puzzles() {
        let rules = it.options.rules();
        let text = format!("rules {rules}\n{it}\n");
        assert_eq!(parse(it.options.kind(), &text).as_deref(), Ok(&[it.clone()][..]));
        assert_eq!(puzzle::by_id(&it.id()), Some(it));
    }
    assert_eq!(puzzle::by_id("cardia-0-0Z"), None);
}

#[test]
fn every_game_has_puzzles() {
    for game in GameKind::ALL {
        assert!(puzzle::of_game(game).count() >= 20, "{game}");
    }
}

/// The day decides alone, every game has its turn, and no puzzle comes again before all of its game were asked.
#[test]
fn each_day_has_a_puzzle_and_none_comes_again_soon() {
    for game in GameKind::ALL {
        let all = puzzle::of_game(game).count();
        let days = 20_000..20_000 + 3 * all as u64;
        let of_days = days.filter_map(puzzle::daily).filter(|it| it.options.kind() == game);
        let mut ids: Vec<String> = of_days.map(Puzzle::id).collect();
        assert_eq!(ids.len(), all, "{game} has every third day");
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), all, "{game} has another puzzle each time");
    }
}

#[test]
fn a_bad_line_is_named() {
    let fault = |text: &str| {
        let bad = parse(GameKind::Cardia, text).expect_err("it is wrong");
        (bad.line, bad.fault)
    };
    let line = "4 A |  | 0 1 | play Judge | losing 1500 | 10 40 10";
    assert!(matches!(fault(line), (1, Fault::Rules(_))));
    let text = |line: &str| format!("# a comment\nrules 2\n{line}\n");
    assert_eq!(parse(GameKind::Cardia, &text(line)).map(|it| it.len()), Ok(1));
    assert_eq!(fault(&text(&format!("{line}\n{line}"))).0, 4);
    assert_eq!(fault(&text("4 A | 0 1 | play Judge")), (3, Fault::Form));
    for (from, to) in [
        ("4 A", "four A"),
        ("4 A", "4 C"),
        ("0 1", "0 300"),
        ("losing", "stone"),
        ("1500", "hard"),
        ("play Judge", ""),
    ] {
        let (at, fault) = fault(&text(&line.replacen(from, to, 1)));
        assert!(matches!(fault, Fault::Field(..)), "{to}: {fault:?}");
        assert_eq!(at, 3);
    }
    assert!(matches!(
        fault(&text(&line.replacen("|  |", "| goal=99 |", 1))),
        (3, Fault::Options(_))
    ));
    assert!(matches!(fault(&format!("rules 99\n{line}")), (2, Fault::Options(_))));
}
