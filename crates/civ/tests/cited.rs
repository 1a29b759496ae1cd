//! Every statement of the rules is cited by a test, and every refusal and end cites a statement.

use civ::{Ask, Copied, Domain, Effect, Ending, HandSize, Illegal, Reason, Target};
use kernel::{Refusal, Seat};

const RULES: &str = include_str!("../../../docs/rules/civ.md");

const TESTS: [&str; 8] = [
    include_str!("alloc.rs"),
    include_str!("counts.rs"),
    include_str!("facts.rs"),
    include_str!("laws.rs"),
    include_str!("notation.rs"),
    include_str!("playout.rs"),
    include_str!("rules.rs"),
    include_str!("worlds.rs"),
];

/// The ids in bold: those of statements.
fn statements() -> Vec<&'static str> {
    let bold = RULES.split("**").skip(1).step_by(2);
    bold.filter(|word| word.starts_with('V') && word.contains('.')).collect()
}

/// The ids a doc line cites, ranges like V3.1–V3.10 written out.
fn cited() -> Vec<String> {
    let lines = TESTS.iter().flat_map(|text| text.lines());
    let mut ids = Vec::new();
    for line in lines.filter(|line| line.trim_start().starts_with("///")) {
        let words = line.split(|c: char| !(c.is_alphanumeric() || c == '.' || c == '–'));
        for word in words.filter(|word| word.starts_with('V')) {
            let word = word.trim_end_matches('.');
            let Some((from, to)) = word.split_once('–') else {
                ids.push(word.to_string());
                continue;
            };
            let number = |id: &str| id.split_once('.').and_then(|(_, n)| n.parse::<u8>().ok());
            let chapter = &from[..2];
            let (from, to) = (number(from).expect(word), number(to).expect(word));
            ids.extend((from..=to).map(|n| format!("{chapter}.{n}")));
        }
    }
    ids
}

#[test]
fn every_statement_is_cited_by_a_test() {
    let (ids, cited) = (statements(), cited());
    assert!(ids.len() > 40, "{ids:?}");
    let uncited: Vec<&&str> = ids.iter().filter(|id| !cited.iter().any(|c| c == *id)).collect();
    assert!(uncited.is_empty(), "no test cites {uncited:?}");
    let unknown: Vec<&String> = cited.iter().filter(|c| !ids.contains(&c.as_str())).collect();
    assert!(unknown.is_empty(), "{unknown:?} are no statements");
}

#[test]
fn every_refusal_and_end_cites_a_statement() {
    let target = Target::new(Seat::B, Domain::Science).expect("a target");
    let copied = Copied::new(Effect::Research, Seat::B).expect("it can be copied");
    let asks = [
        Ask::Keep,
        Ask::Centre,
        Ask::Play,
        Ask::Effects,
        Ask::Attack,
        Ask::Discard(1),
        Ask::Question,
        Ask::Give(Seat::B, 1),
        Ask::Spend { left: 1, plays: 1 },
        Ask::TakeBack { left: 1, plays: 1 },
        Ask::PlayMore(1),
        Ask::Embargo,
        Ask::Democracy,
        Ask::Pile(1),
        Ask::Draw,
        Ask::Over(Ending::Quiet),
    ];
    let on_effects = Effect::ALL.into_iter().flat_map(|effect| {
        [
            Illegal::Threshold { effect, has: 1, needs: 3 },
            Illegal::AtTheDraw(effect),
            Illegal::CannotPay(effect),
            Illegal::HandEmpty(effect),
            Illegal::PileEmpty(effect),
            Illegal::DeckEmpty(effect),
            Illegal::NoTarget(effect),
            Illegal::NothingThere(effect, target),
        ]
    });
    let on_domains = Domain::ALL.into_iter().flat_map(|domain| {
        [
            Illegal::NotInPack(domain),
            Illegal::NotInCentre(domain),
            Illegal::NotInHand(domain),
            Illegal::NotInArea(domain),
            Illegal::NotInPile(domain),
            Illegal::Embargoed(domain),
            Illegal::EffectUsed(domain),
        ]
    });
    let others = [
        Illegal::Over,
        Illegal::NotYourTurn(Seat::A),
        Illegal::AlreadyKept,
        Illegal::NothingToCopy { copied, has: 1, needs: 3 },
        Illegal::NoCultureMajority,
        Illegal::NotAnother(Seat::A),
        Illegal::NotAnothersEffect(Seat::A),
        Illegal::NoCardsInHand(Seat::A),
        Illegal::HandSize { size: HandSize::Seven, largest: HandSize::Five },
        Illegal::SameDraw(HandSize::Five),
    ];
    let refusals = asks.map(Illegal::OtherQuestion).into_iter().chain(on_effects);
    let cited = refusals.chain(on_domains).chain(others).map(|refusal| {
        assert!(refusal.to_string().ends_with(&format!("({})", refusal.rule())), "{refusal}");
        refusal.rule()
    });
    let ids = statements();
    for rule in cited.chain(Reason::ALL.map(Reason::rule)) {
        assert!(ids.contains(&rule.0), "{rule} is no statement");
    }
}
