//! How the game is written, and what is said about what is written wrong.

mod table;

use kardinal::{Action, Drawn, End, Kardinal, Law, Options, Side};
use kernel::{Notation, SearchDice, Seat};
use record::Table as Recorded;
use table::cell;

/// K6: cells by row and column at the deal, ends by row and side.
#[test]
fn actions_are_written_as_players_say_them() {
    let options = Options::default();
    let end = End::new(1, Side::Left).expect("an end");
    for (action, text) in [
        (Action::Take(end), "take row 1 left"),
        (Action::Play(Law::ThreeSymbols), "play law three symbols"),
        (Action::Stop, "stop"),
        (Action::PayReserve, "pay reserve"),
        (Action::Pay(cell(3, 7)), "pay row 3.7"),
        (Action::Place(cell(2, 5)), "place row 2.5"),
        (Action::Move(cell(3, 7)), "move row 3.7"),
        (Action::To(cell(2, 14)), "to row 2.14"),
        (Action::Keep, "keep"),
    ] {
        assert_eq!(Kardinal::write_action(&options, action), text);
        assert_eq!(Kardinal::read_action(&options, text), Ok(action));
    }
}

#[test]
fn outcomes_are_written_in_words() {
    let options = Options::default();
    let card = "Frankreich(XX|-)".parse().expect("a card");
    for (outcome, text) in [
        (Drawn::Deal(card), "deal Frankreich(XX|-)"),
        (Drawn::Law(Seat::A, Law::TakeBackAStone), "law A take back a stone"),
        (Drawn::Law(Seat::B, Law::MinusTwo), "law B -2 victory points"),
        (Drawn::Start(Seat::B), "start B"),
    ] {
        assert_eq!(Kardinal::write_outcome(&options, outcome), text);
        assert_eq!(Kardinal::read_outcome(&options, text), Ok(outcome));
    }
}

#[test]
fn what_is_written_wrong_is_explained() {
    let options = Options::default();
    for (text, why) in [
        ("take row 1", "`row 1` is not an end of a row; ends are written like `row 1 left`"),
        (
            "take row 1 middle",
            "`row 1 middle` is not an end of a row; ends are written like `row 1 left`",
        ),
        ("take row 5 left", "`row 5 left` is outside; the display has 4 rows and 14 columns"),
        ("place row 3", "`row 3` is not a cell; cells are written like `row 3.7`"),
        ("place row 3.07", "`row 3.07` is not a cell; cells are written like `row 3.7`"),
        ("place row 3.15", "`row 3.15` is outside; the display has 4 rows and 14 columns"),
        (
            "play law four symbols",
            "there is no law `four symbols`; there are take back a stone, three symbols, different colours, -2 victory points",
        ),
    ] {
        assert_eq!(Kardinal::read_action(&options, text).expect_err(text).to_string(), why);
    }
    for text in ["", "Stop", "stop ", "take", "keep it"] {
        let why = Kardinal::read_action(&options, text).expect_err(text).to_string();
        assert!(why.starts_with(&format!("`{text}` is not an action")), "{why}");
    }
    for (text, why) in [
        ("start E", "there is no seat `E` among 4 players"),
        ("law F three symbols", "there is no seat `F` among 4 players"),
        ("deal Frankreich(XX)", "`XX` is not a card; cards are written like XX|S, F|- or -|K"),
        (
            "deal Burgund(X|-)",
            "there is no land `Burgund`; there are Dänemark, England, Italien, Bayern, Ungarn, Kastilien, Franken, Sachsen, Frankreich",
        ),
        ("deal Bayern(|S)", "`|S` is not a card; cards are written like XX|S, F|- or -|K"),
        (
            "roll 6",
            "`roll 6` is not an outcome of chance; write `deal Frankreich(XX|-)`, `start B` or `law A three symbols`",
        ),
    ] {
        assert_eq!(Kardinal::read_outcome(&options, text).expect_err(text).to_string(), why);
    }
}

/// K1.4, I7: a record carries its deck, so that a replay needs no file.
#[test]
fn a_record_carries_its_deck() {
    let options = "players=3 rows=1 columns=3 deck=Bayern:K,X,CC";
    let options: Options = options.parse().expect("options");
    let table =
        Recorded::<Kardinal>::start(options, None, &mut SearchDice::new(5), &mut Vec::new());
    let text = table.expect("playable").record().to_string();
    let header = "trivium record 1\ngame kardinal\nrules 1\noptions players=3 rows=1 columns=3 deck=Bayern:K,X,CC\ncommitment none\n1 chance deal Bayern(";
    assert!(text.starts_with(header), "{text}");
    let record = record::parse::<Kardinal>(&text).expect("a record");
    assert_eq!(record.options, options);
    record::replay(&record).expect("it replays");
}
