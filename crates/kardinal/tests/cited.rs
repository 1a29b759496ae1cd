//! Every statement of the rules is cited by a test, and every refusal and end cites a statement.

use kardinal::{Ask, Cell, End, Illegal, Land, Law, Reason, Side};
use kernel::{Refusal, Seat};

const RULES: &str = include_str!("../../../docs/rules/kardinal.md");

const TESTS: [&str; 12] = [
    include_str!("counts.rs"),
    include_str!("law_cards.rs"),
    include_str!("laws.rs"),
    include_str!("notation.rs"),
    include_str!("playout.rs"),
    include_str!("alloc.rs"),
    include_str!("scoring.rs"),
    include_str!("setup.rs"),
    include_str!("stones.rs"),
    include_str!("turn.rs"),
    include_str!("worlds.rs"),
    include_str!("../../kardinal-deck/src/lib.rs"),
];

/// The ids in bold: those of statements.
fn statements() -> Vec<&'static str> {
    let bold = RULES.split("**").skip(1).step_by(2);
    bold.filter(|word| word.starts_with('K') && word.contains('.')).collect()
}

/// Is the id cited in a doc line, and not only as the beginning of another?
fn is_cited(id: &str) -> bool {
    let lines = TESTS.iter().flat_map(|text| text.lines());
    lines.filter(|line| line.trim_start().starts_with("///")).any(|line| {
        let after = line.split(id).skip(1);
        after.into_iter().any(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
    })
}

#[test]
fn every_statement_is_cited_by_a_test() {
    let ids = statements();
    assert!(ids.len() > 40, "{ids:?}");
    let uncited: Vec<&str> = ids.into_iter().filter(|id| !is_cited(id)).collect();
    assert!(uncited.is_empty(), "no test cites {uncited:?}");
}

#[test]
fn every_refusal_and_end_cites_a_statement() {
    let cell = Cell::new(1, 1).expect("a cell");
    let end = End::new(1, Side::Left).expect("an end");
    let circles = |limit| Illegal::TooManyCircles { taken: 1, card: 2, limit };
    let asks = [Ask::Take, Ask::Pay, Ask::Place, Ask::Move, Ask::To(cell)];
    let refusals = [
        Illegal::Over,
        Illegal::NotYourTurn(Seat::A),
        Illegal::EmptyRow(end),
        Illegal::OneEnd(end),
        Illegal::Uncovered(cell),
        Illegal::OtherLand { turn: Land::Bayern, card: Land::Ungarn },
        circles(2),
        circles(3),
        Illegal::CirclesFull { limit: 2 },
        Illegal::CirclesFull { limit: 3 },
        Illegal::CannotPay(cell, Seat::B),
        Illegal::MustTake,
        Illegal::NotHeld(Law::ThreeSymbols),
        Illegal::NotPlayable,
        Illegal::NothingLost,
        Illegal::PayFirst,
        Illegal::NotYourStone(cell),
        Illegal::EmptyReserve,
        Illegal::CapReached(2),
        Illegal::PlaceFirst,
        Illegal::NoCard(cell),
        Illegal::Occupied(cell, Seat::B),
        Illegal::NoFreeCard,
        Illegal::PutDownFirst(cell),
    ];
    let refusals = refusals.into_iter().chain(asks.map(Illegal::OtherQuestion));
    let cited = refusals.map(|refusal| {
        assert!(refusal.to_string().ends_with(&format!("({})", refusal.rule())), "{refusal}");
        refusal.rule()
    });
    let ids = statements();
    for rule in cited.chain(Reason::ALL.map(Reason::rule)).chain(Law::ALL.map(Law::rule)) {
        assert!(ids.contains(&rule.0), "{rule} is no statement");
    }
}
