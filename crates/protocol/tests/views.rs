//! Random games on the wire: everything is written, read back the same, and made of redacted things alone.

use games::{AnyOptions, AnyTable, GameKind};
use kernel::{Dice as _, Observer, SearchDice, Seed};
use protocol::{Decision, GameEvents, GameOptions, GameView};
use serde::de::DeserializeOwned;

const OPTIONS: [(GameKind, &str); 7] = [
    (GameKind::Cardia, "deck=2 match=3"),
    (GameKind::Cardia, "deck=1212 locations=FoggySwamp,SeersLair guardians=hidden"),
    (GameKind::Kardinal, "players=3"),
    (GameKind::Kardinal, "players=5 uncovered=no"),
    (GameKind::Civ, "players=2"),
    (GameKind::Civ, "players=3 variant=draft"),
    (GameKind::Civ, "players=4 teams=yes"),
];

fn there_and_back<T: serde::Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(it: &T) {
    let text = serde_json::to_string(it).expect("written");
    assert_eq!(&serde_json::from_str::<T>(&text).expect("read"), it, "{text}");
}

#[test]
fn every_view_event_and_decision_of_random_games_is_written_and_read() {
    for (number, (kind, text)) in OPTIONS.into_iter().enumerate() {
        let options = AnyOptions::read(kind, text).expect("good options");
        there_and_back(&GameOptions::from(&options));
        let seed = Seed::from_number(number as u64);
        let (mut table, deal) = AnyTable::start(&options, seed).expect("good options");
        let mut told = deal.told;
        let mut dice = SearchDice::new(1);
        loop {
            for observer in Observer::all(table.seats().len()) {
                let view = table.view(observer);
                there_and_back(&GameView::from(&view));
                there_and_back(&GameEvents::of(&view, &told.to(observer)).expect("same game"));
                let decision = Decision::of(7, &view);
                let legal = match observer {
                    Observer::Seat(seat) => table.legal(seat),
                    Observer::Spectator => Vec::new(),
                };
                let choices = decision.iter().flat_map(|it| &it.choices).map(|it| &it.action);
                assert!(choices.eq(&legal), "the decision has exactly the legal actions");
                if let Some(decision) = decision {
                    there_and_back(&decision);
                }
            }
            let Some(seat) = table.owed().iter().next() else { break };
            let legal = table.legal(seat);
            let action = &legal[dice.below(legal.len() as u32) as usize];
            told = table.submit(seat, action).expect("legal").told;
        }
    }
}

/// A spectator's messages have no hand, no own laws and no decision.
#[test]
fn a_spectator_sees_nobodys_cards() {
    for (kind, text) in OPTIONS {
        let options = AnyOptions::read(kind, text).expect("good options");
        let (table, _) = AnyTable::start(&options, Seed::from_number(1)).expect("good options");
        let view = table.view(Observer::Spectator);
        assert_eq!(Decision::of(1, &view), None);
        match GameView::from(&view) {
            GameView::Cardia(view) => {
                assert!(view.hand.is_empty() && view.observer.is_none());
                assert!(view.top.is_none() && view.bottom.is_empty());
            }
            GameView::Kardinal(view) => assert!(view.own_laws.is_empty()),
            GameView::Civ(view) => assert!(view.hand.is_empty() && view.pack.is_empty()),
            GameView::Plain(view) => assert!(view.observer.is_none()),
        }
    }
}
