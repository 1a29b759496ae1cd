//! The lab counts what happened and says so on a page of its own.

use arena::lab::{Studied, page, study};
use bots::Bot;
use cardia::Cardia;
use kardinal::Kardinal;

fn cardia_study(games: u64, seed: u64) -> arena::lab::Study {
    study::<Cardia>(&"deck=1".parse().expect("options"), &Bot::Random, games, seed, &|_| true)
}

/// Cards are counted as often as they were played: two for each encounter.
#[test]
fn every_encounter_is_counted() {
    let study = cardia_study(200, 1);
    assert_eq!(study.games, 200);
    let rounds: u64 = study.turns.iter().map(|(&turns, &games)| turns as u64 * games).sum();
    let (_, played) =
        study.labels.iter().find(|(topic, _)| topic.title == "Card played").expect("played");
    assert_eq!(played.len(), 16);
    assert_eq!(played.values().map(|label| label.times).sum::<u64>(), 2 * rounds);
    let (_, openings) =
        study.firsts.iter().find(|(topic, _)| topic.first == Some("Opening card")).expect("opened");
    assert_eq!(openings.values().map(|label| label.had).sum::<u64>(), 2 * 200);
    assert_eq!(study.ends.values().sum::<u64>(), 200);
}

/// The shares of all seats together are one win for each game.
#[test]
fn shares_add_up() {
    let study = study::<Kardinal>(&"".parse().expect("options"), &Bot::Random, 60, 2, &|_| true);
    let sum: f64 = study.seats.iter().map(|seat| seat.share()).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
}

/// In a fair game between equals both seats win half, within the interval (here the width of four of them).
#[test]
fn equal_bots_share_the_wins() {
    let study = cardia_study(2000, 3);
    let seat = study.seats[0];
    assert!(seat.margin() > 0.015 && seat.margin() < 0.025, "{}", seat.margin());
    assert!((seat.share() - 0.5).abs() < 2.0 * seat.margin(), "{}", seat.share());
}

#[test]
fn the_same_seed_gives_the_same_study() {
    assert_eq!(cardia_study(50, 9), cardia_study(50, 9));
    assert_ne!(cardia_study(50, 9), cardia_study(50, 10));
}

/// A study that is stopped keeps what it has.
#[test]
fn a_stopped_study_keeps_what_it_has() {
    let options = "deck=1".parse().expect("options");
    let study = study::<Cardia>(&options, &Bot::Random, 100, 1, &|_| false);
    assert!((1..100).contains(&study.games), "{}", study.games);
    assert_eq!(study.ends.values().sum::<u64>(), study.games);
}

/// The page needs nothing else, and what it is told cannot break it.
#[test]
fn the_page_stands_alone() {
    let study = cardia_study(300, 4);
    let facts = [("bot", "<script>alert(1)</script> & co".to_owned())];
    let variations = [("By deck", vec![("II".to_owned(), cardia_study(50, 5))])];
    let page = page("Cardia", &facts, Cardia::TURNS, &study, &variations);
    assert!(page.starts_with("<!doctype html>"));
    assert!(page.trim_end().ends_with("</html>"));
    assert!(
        !page.contains("<script") && !page.contains("http"),
        "no script, nothing from elsewhere"
    );
    assert!(page.contains("&lt;script&gt;alert(1)"));
    for heading in
        ["Seats", "Length", "Opening card", "Card played", "Ability activated", "By deck"]
    {
        assert!(page.contains(&format!("<h2>{heading}</h2>")), "{heading}");
    }
    assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
    assert_eq!(page.matches("<details>").count(), page.matches("</table>\n</details>").count());
}

/// Every variation that is offered can be played.
#[test]
fn variations_are_playable() {
    let variations = Cardia::variations(&"deck=1".parse().expect("options"));
    assert!(variations.iter().filter(|v| v.group == "By location").count() == 13);
    for variation in variations {
        let study = study::<Cardia>(&variation.options, &Bot::Random, 2, 1, &|_| true);
        assert_eq!(study.games, 2, "{}", variation.label);
    }
}
