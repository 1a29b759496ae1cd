//! Deals are mirrored, ratings find the strengths that made the games, tests decide rightly.

use arena::{
    Bout, Contestant, Dealt, Journal, Meeting, Mirror, Pairings, Plan, Points, Sprt, Standings,
    Verdict, adversary, elo_of_share, ratings, share_of_elo,
};
use bots::{Bot, Level};
use cardia::Cardia;
use civ::{Age, Card, Cards, Civ, Domain, Draw, Drawn};
use kernel::{
    Chance as _, Choices as _, Dice as _, Game, Outcome, RuleId, SearchDice, Seat, SeatSet, Status,
};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

fn plan(contestants: &[Bot], deals: u64) -> Plan {
    Plan {
        game: "cardia".into(),
        options: "deck=1".into(),
        contestants: contestants.iter().map(ToString::to_string).collect(),
        deals,
        seed: 7,
        pairings: Pairings::Everyone,
    }
}

fn boxed(bots: &[Bot]) -> Vec<Box<dyn Contestant<Cardia>>> {
    bots.iter().map(|&bot| Box::new(bot) as Box<dyn Contestant<Cardia>>).collect()
}

fn played(plan: &Plan, bots: &[Bot], done: &[Bout], most: usize) -> Vec<Bout> {
    let bouts = Mutex::new(done.to_vec());
    let options = plan.options.parse().expect("options");
    let known = |meeting: &Meeting| done.iter().any(|bout| bout.meeting() == *meeting);
    let mut left = plan.meetings(2);
    left.retain(|meeting| !known(meeting));
    Plan::play::<Cardia>(&options, &boxed(bots), &left, |bout| {
        let mut bouts = bouts.lock().expect("no panic");
        bouts.push(bout);
        bouts.len() < most
    });
    let mut bouts = bouts.into_inner().expect("no panic");
    bouts.sort_by_key(|bout| (bout.deal, bout.one, bout.others));
    bouts
}

/// What is dealt in a game of random moves.
fn dealt<G: Dealt>(options: &G::Options, deal: u64, moves: u64) -> Vec<String> {
    let mirror = Mirror::<G>::new(options, deal);
    let mut chance = Noted { mirror, options, labels: Vec::new() };
    let mut state = G::start(options, &mut chance, &mut ()).expect("a game");
    let mut dice = SearchDice::new(moves);
    while let Status::Owed(owed) = G::status(&state) {
        for seat in owed.iter() {
            let choices = G::legal(&state, seat);
            let action = choices.nth(dice.below(choices.len() as u32) as usize).expect("a choice");
            G::submit(&mut state, seat, action, &mut chance, &mut ()).expect("legal");
        }
    }
    chance.labels
}

struct Noted<'o, G: Dealt> {
    mirror: Mirror<'o, G>,
    options: &'o G::Options,
    labels: Vec<String>,
}

impl<G: Dealt> kernel::Chance<G::Draw> for Noted<'_, G> {
    fn pick(&mut self, draw: G::Draw) -> u32 {
        let index = self.mirror.pick(draw);
        self.labels.push(G::label(self.options, draw, index));
        index
    }
}

/// Whatever is chosen, a deck is drawn in the order that its deal gives it: in Cardia at least the first hand, since
/// cards can come back to a deck later; in CIV, where everyone draws from one deck, all of it.
#[test]
fn a_deal_has_one_order_whatever_is_chosen() {
    let (cardia, civ) = ("deck=1".parse().expect("options"), "players=3".parse().expect("options"));
    let hand = |deal, moves| {
        let mut dealt = dealt::<Cardia>(&cardia, deal, moves);
        dealt.retain(|label| label.starts_with("A draw"));
        dealt[..5].to_vec()
    };
    for deal in 0..20 {
        assert_eq!(hand(deal, 1), hand(deal, 2), "deal {deal}");
        let (one, other) = (dealt::<Civ>(&civ, deal, 1), dealt::<Civ>(&civ, deal, 2));
        let both = one.len().min(other.len());
        assert!(both > 20, "CIV draws many cards");
        assert_eq!(one[..both], other[..both], "deal {deal}");
    }
    assert_ne!(hand(1, 1), hand(2, 1), "another deal, other cards");
}

/// Alike cards are dealt as often as they are many: the share of each Domain among the first cards of each Age is that
/// of the deck (V1.2).
#[test]
fn alike_cards_are_dealt_as_often_as_they_are_many() {
    let options = "players=4".parse().expect("options");
    let mut counts = BTreeMap::new();
    const DEALS: u32 = 3_000;
    for deal in 0..DEALS {
        let mut chance = Mirror::<Civ>::new(&options, deal.into());
        for age in Age::ALL {
            // Two cards of each Age: the second must not depend on the first more than it should.
            let mut unseen = Cards::PRINTED;
            for place in 0..2 {
                let draw = Draw::Deal(Seat::A, age, unseen);
                let Drawn::Deal(_, domain) = kernel::Draw::outcome(&draw, chance.pick(draw)) else {
                    panic!("a card is dealt");
                };
                unseen -= Card::new(domain, age).expect("a card that is dealt exists");
                *counts.entry((age, place, domain)).or_insert(0u32) += 1;
            }
        }
    }
    for age in Age::ALL {
        let all = f64::from(Cards::PRINTED.of_age(age));
        for domain in Domain::ALL {
            let many = Card::new(domain, age).map_or(0, |card| Cards::PRINTED.count(card));
            let expected = f64::from(DEALS) * f64::from(many) / all;
            let deviation = (expected * (1.0 - f64::from(many) / all)).sqrt();
            for place in 0..2 {
                let count = f64::from(counts.get(&(age, place, domain)).copied().unwrap_or(0));
                let off = (count - expected).abs();
                assert!(off <= 5.0 * deviation, "{domain} {age}, card {place}: {count} {expected}");
            }
        }
    }
}

/// Every card is equally often the first of a deal.
#[test]
fn deals_are_uniform() {
    let mut counts = BTreeMap::new();
    for deal in 0..8_000 {
        let options = "deck=1".parse().expect("options");
        let mut chance = Mirror::<Cardia>::new(&options, deal);
        let state = Cardia::start(&options, &mut chance, &mut ()).expect("a game");
        for card in Cardia::legal(&state, Seat::A).iter() {
            *counts.entry(format!("{card:?}")).or_insert(0u32) += 1;
        }
    }
    // 16 cards, each in a hand of 5 with probability 5/16: 2500 of 8000, standard deviation 41.
    assert_eq!(counts.len(), 16);
    assert!(counts.values().all(|&n| n.abs_diff(2500) < 5 * 41), "{counts:?}");
}

/// Two copies of one bot take exactly half of every bout of two games when they play without dice of their own.
#[test]
fn the_same_player_gets_half_of_a_mirrored_deal() {
    struct First;
    impl Contestant<Cardia> for First {
        fn name(&self) -> String {
            "first".into()
        }

        fn choose(&self, view: &cardia::View, _: &mut SearchDice) -> Option<cardia::Action> {
            bots::Seen::choices(view).nth(0)
        }
    }
    let plan = Plan { contestants: vec!["first".into(), "first".into()], ..plan(&[], 40) };
    let contestants: Vec<Box<dyn Contestant<Cardia>>> = vec![Box::new(First), Box::new(First)];
    let bouts = Mutex::new(Vec::new());
    let options = "deck=1".parse().expect("options");
    Plan::play::<Cardia>(&options, &contestants, &plan.meetings(2), |bout| {
        bouts.lock().expect("no panic").push(bout);
        true
    });
    let bouts = bouts.into_inner().expect("no panic");
    assert_eq!(bouts.len(), 40);
    assert!(bouts.iter().all(|bout| bout.share() == 0.5));
    let decided = bouts.iter().any(|bout| bout.games[0].1.contains(&Points::WIN));
    assert!(decided, "some of these games have a winner");
}

/// A tournament that was ended and taken up again gives what an undisturbed one gives.
#[test]
fn a_tournament_can_be_taken_up() {
    let bots = [Bot::Random, Bot::Random, Bot::Random];
    let plan = plan(&bots, 10);
    let whole = played(&plan, &bots, &[], usize::MAX);
    assert_eq!(whole.len(), 30);
    let part = played(&plan, &bots, &[], 7);
    assert!((7..30).contains(&part.len()));
    let text: String =
        [Journal::<Bout>::head(&plan)].into_iter().chain(part.iter().map(Journal::line)).collect();
    let cut = Journal::<Bout>::read(&text[..text.len() - 3]).expect("a journal");
    assert_eq!(cut.head, plan);
    assert_eq!(text[cut.whole..].lines().count(), 1, "one line is cut off");
    assert_eq!(cut.entries, part[..part.len() - 1], "the half line is left out");
    assert_eq!(played(&plan, &bots, &cut.entries, usize::MAX), whole);
}

#[test]
fn a_bad_journal_says_where() {
    let read = |text: &str| Journal::<Bout>::read(text).expect_err("no journal").to_string();
    assert!(read("").contains("no whole line"));
    assert!(read("not a journal").contains("no whole line"));
    assert!(read("{}\n").starts_with("line 1 is not a line of a journal: missing field"));
    let plan = Journal::<Bout>::head(&plan(&[Bot::Random], 1));
    assert!(read(&format!("{plan}nonsense\n")).starts_with("line 2 is not"));
    let foreign = Journal::line(&Bout { deal: 0, one: 0, others: 3, games: vec![] });
    assert!(read(&format!("{plan}{foreign}")).contains("does not have"));
}

#[test]
fn a_win_is_shared() {
    let outcome = |winners| Outcome { winners, rule: RuleId("C4.1") };
    let both = SeatSet::only(Seat::A).with(Seat::B);
    assert_eq!(Points::of(outcome(SeatSet::only(Seat::B)), Seat::B, 4), Points::WIN);
    assert_eq!(Points::of(outcome(both), Seat::B, 4), Points(30));
    assert_eq!(Points::of(outcome(both), "C".parse().expect("a seat"), 4), Points(0));
    assert_eq!(Points::of(outcome(SeatSet::default()), Seat::A, 5), Points(12));
}

/// Games made by known strengths: the ratings find them, and 95 % intervals hold them about that often.
#[test]
fn ratings_find_the_strengths_that_made_the_games() {
    for seats in [2, 4] {
        let truth = [0.0, 80.0, -120.0];
        let mut held = 0;
        for seed in 0..100 {
            let ratings = ratings(3, &made_games(&truth, Pairings::Everyone, seats, 500, seed));
            assert_eq!(ratings[0].elo, 0.0);
            for who in 1..3 {
                let off = (ratings[who].elo - truth[who]).abs();
                assert!(off < 4.0 * ratings[who].margin, "{ratings:?}");
                held += u32::from(off <= ratings[who].margin);
            }
        }
        // Binomial(200, 0.95): mean 190, standard deviation 3.1.
        assert!((177..=200).contains(&held), "{held} of 200 intervals hold the truth");
    }
}

/// A sequential test says "stronger" of 60 Elo, and not of 0; and is open at the beginning.
#[test]
fn a_sequential_test_decides() {
    let test = |elo, seed| {
        let bouts = made_games(&[0.0, elo], Pairings::Neighbours, 2, 3000, seed);
        assert_eq!(Sprt::new(0.0, 30.0, 2).over(1, &bouts[..8]).verdict(), Verdict::Open);
        Sprt::new(0.0, 30.0, 2).over(1, &bouts).verdict()
    };
    let verdicts = |elo| (0..20).map(|seed| test(elo, seed)).collect::<Vec<_>>();
    let count = |verdicts: &[Verdict], verdict| verdicts.iter().filter(|&&v| v == verdict).count();
    assert!(count(&verdicts(60.0), Verdict::Stronger) >= 18);
    assert!(count(&verdicts(0.0), Verdict::NotStronger) >= 17);
}

#[test]
fn elo_and_share_are_each_others_reverse() {
    for seats in 2..=5 {
        assert!((share_of_elo(0.0, seats) - 1.0 / seats as f64).abs() < 1e-12);
        for elo in [-300.0, -20.0, 55.0, 400.0] {
            assert!((elo_of_share(share_of_elo(elo, seats), seats) - elo).abs() < 1e-9);
        }
    }
    assert!((share_of_elo(400.0, 2) - 10.0 / 11.0).abs() < 1e-12);
}

/// On a ladder each meets the one below it, alone among its like where more than two play.
#[test]
fn neighbours_meet_on_a_ladder() {
    let plan = Plan { pairings: Pairings::Neighbours, ..plan(&[Bot::Random; 4], 2) };
    for seats in [2, 4] {
        let met: Vec<_> = plan.meetings(seats).iter().map(|it| (it.one, it.others)).collect();
        assert_eq!(met, [(1, 0), (2, 1), (3, 2), (1, 0), (2, 1), (3, 2)]);
    }
}

/// The matrix shows both sides of the same games.
#[test]
fn standings_are_two_sided() {
    let standings = Standings::of(2, 2, &made_games(&[0.0, 100.0], Pairings::Everyone, 2, 500, 1));
    let (mine, theirs) = (standings.matrix[1][0], standings.matrix[0][1]);
    assert!((mine.share + theirs.share - 1.0).abs() < 1e-12);
    assert!((mine.share - share_of_elo(100.0, 2)).abs() < 3.0 * mine.margin);
    assert_eq!(standings.matrix[0][0].bouts, 0);
}

/// Games whose winner is drawn by the strengths.
fn made_games(elo: &[f64], pairings: Pairings, seats: usize, deals: u64, seed: u64) -> Vec<Bout> {
    let contestants = vec![String::new(); elo.len()];
    let plan = Plan { contestants, seed, pairings, ..plan(&[], deals) };
    let mut dice = SearchDice::new(seed);
    let bout = |Meeting { deal, one, others }| {
        let game = |place| {
            let lineup: Vec<usize> =
                (0..seats).map(|seat| if seat == place { one } else { others }).collect();
            let alone = share_of_elo(elo[one] - elo[others], seats);
            let thrown = f64::from(dice.bits()) / f64::from(u32::MAX);
            let winner = if thrown < alone {
                place
            } else {
                (place + 1 + dice.below(seats as u32 - 1) as usize) % seats
            };
            let won = |seat| if seat == winner { Points::WIN } else { Points(0) };
            (lineup, (0..seats).map(won).collect())
        };
        Bout { deal, one, others, games: (0..seats).map(game).collect() }
    };
    plan.meetings(seats).into_iter().map(bout).collect()
}

/// Whoever knows how a novice plays beats it.
#[test]
fn an_adversary_beats_the_level_it_knows() {
    let games = AtomicU64::new(0);
    let count = || {
        games.fetch_add(2, Ordering::Relaxed);
    };
    let won = adversary::measure(Level::Novice, 3, 1, || true, count);
    assert_eq!((won.bouts, games.into_inner()), (3, 6));
    assert!(won.share > 0.5, "{won:?}");
    let unwanted = adversary::measure(Level::Novice, 3, 1, || false, || {});
    assert_eq!(unwanted.bouts, 0, "a game that nobody wants counts for nothing");
}
