//! K1: components and set-up.

mod table;

use kardinal::{
    Card, Cells, Circles, Deck, Draw, Drawn, Family, Kardinal, LAW_CELLS, Land, Law, Laws,
};
use kardinal::{Options, Route, State};
use kernel::{Chance, Draw as _, Game, Notation, SearchDice, Seat, Status};
use table::{Table, seat};

fn deal(number: u64, options: &Options) -> State {
    Kardinal::start(options, &mut SearchDice::new(number), &mut ()).expect("playable")
}

fn with(players: u8) -> Options {
    Options { players, ..Options::default() }
}

/// K1.1: three to five players.
#[test]
fn three_to_five_play() {
    for players in 0..=8 {
        let playable = Kardinal::start(&with(players), &mut SearchDice::new(1), &mut ()).is_ok();
        assert_eq!(playable, (3..=5).contains(&players), "{players}");
        let read = Kardinal::read_options(&format!("players={players}"));
        assert_eq!(read.is_ok(), playable, "{players}");
    }
}

/// K1.2: 56 Land cards, so many of each land.
#[test]
fn there_are_56_land_cards() {
    let counts = Land::ALL.map(|land| Deck::DEFAULT.count(land));
    assert_eq!(counts, [4, 5, 6, 6, 6, 7, 7, 7, 8]);
    assert_eq!(counts, Land::ALL.map(|land| usize::from(land.count())));
    assert_eq!(Deck::DEFAULT.cards().len(), 56);
}

/// K1.3, K6: circles and routes of the default deck add up as the table says.
#[test]
fn the_default_deck_has_its_totals() {
    let cards = Deck::DEFAULT.cards();
    let circles =
        [0, 1, 2].map(|n| cards.iter().filter(|card| card.circles().count() == n).count());
    assert_eq!(circles, [8, 35, 13]);
    let routes = Route::ALL.map(|route| cards.iter().filter(|card| card.route() == route).count());
    assert_eq!(routes, [15, 12, 29]);
    let written: Vec<String> = cards[..4].iter().map(Card::to_string).collect();
    assert_eq!(written, ["Dänemark(X|S)", "Dänemark(X|S)", "Dänemark(X|-)", "Dänemark(FF|-)"]);
}

/// K1.3: a ship or a carriage is no circle symbol; a card has at most two, of one family or of two.
#[test]
fn a_card_has_at_most_two_circles() {
    assert_eq!(Card::new(Land::Bayern, Circles::None, Route::Ship).circles().count(), 0);
    assert!(Circles::ALL.iter().all(|circles| circles.count() <= 2));
    for (text, families) in [("XF|-", [1, 1, 0]), ("CC|K", [0, 0, 2]), ("-|S", [0, 0, 0])] {
        let card = Card::of_face(Land::Bayern, text).expect("a card");
        assert_eq!(card.circles().families(), families);
        assert_eq!(card.face_text(), text);
    }
    assert!(Card::of_face(Land::Bayern, "XFC|-").is_err());
    assert_eq!(Family::ALL.map(Family::letter), ['X', 'F', 'C']);
}

/// K1.4: another deck travels in the options in one word, and the default one is left out.
#[test]
fn the_deck_travels_in_the_options() {
    assert_eq!(Kardinal::write_options(&Options::default()), "players=4");
    let mut cards = Deck::DEFAULT.cards().to_vec();
    cards[0] = Card::new(Land::Daenemark, Circles::XF, Route::None);
    let options = Options { deck: Deck::new(&cards).expect("a deck"), ..Options::default() };
    let text = Kardinal::write_options(&options);
    assert!(text.starts_with("players=4 deck=Dänemark:XS,X,FF,XF/England:S,FS,FS,C,CC/"), "{text}");
    assert!(text.len() < 500, "{text}");
    assert_eq!(Kardinal::read_options(&text), Ok(options));
    assert_eq!(deal(1, &options).options(), options);
    // Only the default deck is called a reconstruction.
    assert!(Deck::DEFAULT.is_reconstructed() && !options.deck.is_reconstructed());
    assert!(Deck::RECONSTRUCTED.contains("reconstruction"));
}

/// K1.4: a deck is validated.
#[test]
fn a_bad_deck_says_what_is_wrong() {
    let default = Deck::DEFAULT.to_string();
    for (from, to, why) in [
        ("Dänemark:XS,XS", "Dänemark:XS", "deck: Dänemark has 3 cards; there are 4 (K1.2)"),
        ("Dänemark:XS", "Dänemark:XS,XS", "deck: Dänemark has 5 cards; there are 4 (K1.2)"),
        ("XS", "XXFS", "deck: Dänemark: 3 circle symbols on a card; there are at most 2 (K1.3)"),
        (
            "XS",
            "QS",
            "deck: Dänemark: there is no circle symbol `Q`; there are X (Cross), F (Fan) and C (Crown)",
        ),
        ("England", "Dänemark", "deck: Dänemark is given twice"),
        (
            "England:",
            "England",
            "deck: `EnglandS,FS,FS,C,CC` is not a land with its cards; write Dänemark:XS,XS,X,FF",
        ),
    ] {
        let text = format!("players=3 deck={}", default.replacen(from, to, 1));
        let bad = Kardinal::read_options(&text).expect_err("a bad deck");
        assert_eq!(bad.to_string(), why);
    }
    let unknown = Kardinal::read_options("deck=Burgund:X").expect_err("no such land").to_string();
    assert!(
        unknown.starts_with("deck: there is no land `Burgund`; there are Dänemark"),
        "{unknown}"
    );
}

/// K1.5: the shuffled cards lie face up in 4 rows of 14, and every card of the deck is among them.
#[test]
fn all_cards_lie_in_four_rows_of_fourteen() {
    for number in 0..20 {
        let state = deal(number, &with(4));
        assert_eq!(state.table().display(), Cells::ALL);
        assert!((1..=4).all(|row| Cells::row(row).len() == 14));
        let mut cards: Vec<Card> =
            Cells::ALL.iter().filter_map(|cell| state.table().card(cell)).collect();
        cards.sort();
        assert_eq!(cards, Deck::DEFAULT.cards());
    }
}

/// K1.5: every order is equally likely. An outcome is a card as it looks, and has as many ways as there are such cards.
#[test]
fn alike_cards_share_an_outcome_and_keep_their_weight() {
    let draw = kardinal::Draw::Deal(Deck::DEFAULT);
    assert_eq!(draw.ways(), 56);
    let twice = Drawn::Deal("Dänemark(X|S)".parse().expect("a card"));
    assert_eq!((0..56).filter(|&n| draw.outcome(n) == twice).count(), 2);
    assert_eq!(draw.index_of(twice), Some(0));
    assert_eq!(draw.index_of(Drawn::Deal("Dänemark(XX|S)".parse().expect("a card"))), None);
    assert_eq!(draw.index_of(Drawn::Start(Seat::A)), None);
}

/// K1.5: Law cards lie face down on eight cells.
#[test]
fn eight_cells_are_covered_by_laws() {
    let marked = [(1, 2), (1, 13), (2, 3), (2, 12), (3, 4), (3, 11), (4, 5), (4, 10)];
    let cells: Cells = marked.into_iter().map(|(row, column)| table::cell(row, column)).collect();
    assert_eq!(deal(3, &with(5)).covered(), cells);
    assert_eq!(LAW_CELLS, cells);
}

/// K1.6, K7.7: two of each of four kinds; face down they have no identity, only the eight are known (I3).
#[test]
fn there_are_two_laws_of_each_kind() {
    assert_eq!(Law::ALL.map(|law| Laws::ALL.count(law)), [2; 4]);
    let state = deal(3, &with(4));
    assert_eq!(state.unseen_laws(), Laws::ALL);
    assert!((0..4).filter_map(Seat::new).all(|seat| state.laws(seat).is_empty()));
}

/// K1.7: three stones each; three may lie on the display with three players, else two.
#[test]
fn each_player_has_three_stones() {
    for (players, cap) in [(3, 3), (4, 2), (5, 2)] {
        let state = deal(1, &with(players));
        assert_eq!(with(players).cap(), cap);
        for index in 0..usize::from(players) {
            let seat = Seat::new(index).expect("a seat");
            assert_eq!((state.reserve(seat), state.stones(seat)), (3, Cells::EMPTY));
        }
    }
}

/// K1.8: each seat starts equally often.
#[test]
fn the_start_player_is_random() {
    let mut starts = [0; 5];
    let mut dice = SearchDice::new(8);
    for _ in 0..5_000 {
        let state = Kardinal::start(&with(5), &mut dice, &mut ()).expect("playable");
        assert_eq!(Kardinal::status(&state), Status::Owed([state.active()].into_iter().collect()));
        starts[state.active().index()] += 1;
    }
    assert!(starts.iter().all(|n| (900..1_100).contains(n)), "{starts:?}");
}

/// K1.8: play goes clockwise, and only the active seat may act.
#[test]
fn play_goes_clockwise() {
    let row = "Bayern(X|-) Bayern(C|-) Franken(X|-) Franken(F|-) Sachsen(X|-) Sachsen(F|-)";
    let mut table = Table::lay("players=3", &[row], "B");
    table.refuse("A take row 1 left", "K1.8");
    table.play(&["B take row 1 right", "B stop", "B keep"]);
    table.play(&["C take row 1 right", "C keep"]);
    assert_eq!(table.active(), "A");
    table.play(&["A take row 1 left", "A stop", "A keep"]);
    assert_eq!(table.active(), "B");
    table.refuse("D take row 1 left", "K1.8");
    assert_eq!(table.state.active(), seat("B"));
}

/// K7.9: a reduced display for study needs a card for each cell.
#[test]
fn a_reduced_display_needs_its_own_deck() {
    let bad = Kardinal::read_options("players=3 rows=2 columns=3").expect_err("56 cards");
    assert_eq!(
        bad.to_string(),
        "56 cards do not fit 6 cells; a reduced display needs deck= with a card for each cell"
    );
    for (text, why) in [
        ("rows=5", "rows cannot be `5`; write 1 to 4"),
        ("columns=0", "columns cannot be `0`; write 1 to 14"),
        ("columns=07", "columns cannot be `07`; write 1 to 14"),
        ("uncovered=maybe", "uncovered cannot be `maybe`; write yes or no (K2.1)"),
        ("circles=two", "circles cannot be `two`; write sum or strict (K2.2)"),
        ("first=E players=3", "first cannot be `E`; write one of the seats of 3 players (K1.8)"),
        ("players=5 first=me", "first cannot be `me`; write a seat from A to E (K1.8)"),
        ("players=3 players=3", "option `players` is given twice"),
        (
            "stones=3",
            "there is no option `stones`; there are players, uncovered, circles, first, rows, columns and deck",
        ),
        ("three", "`three` is not an option; write key=value, for example players=4"),
        ("players=9", "players cannot be `9`; write 3, 4 or 5 (K1.1)"),
    ] {
        assert_eq!(Kardinal::read_options(text).expect_err(text).to_string(), why);
    }
}

/// K1.8: a start player by choice needs no chance, and only what is not usual is written.
#[test]
fn a_chosen_start_player_is_not_drawn() {
    let options = Kardinal::read_options("first=C circles=strict players=3").expect("options");
    assert_eq!(Kardinal::write_options(&options), "players=3 circles=strict first=C");
    let usual = Kardinal::read_options("players=3 circles=sum").expect("options");
    assert_eq!(Kardinal::write_options(&usual), "players=3");
    let mut draws = Draws { starts: 0, deals: 0 };
    let state = Kardinal::start(&options, &mut draws, &mut ()).expect("playable");
    assert_eq!((state.active(), draws.starts, draws.deals), (seat("C"), 0, 56));
    assert_eq!(state.options(), Options { deck: state.options().deck, ..options });
    Kardinal::start(&usual, &mut draws, &mut ()).expect("playable");
    assert_eq!(draws.starts, 1);
}

/// Chance that counts its questions.
struct Draws {
    starts: u32,
    deals: u32,
}

impl Chance<Draw> for Draws {
    fn pick(&mut self, draw: Draw) -> u32 {
        match draw {
            Draw::Start(_) => self.starts += 1,
            Draw::Deal(_) => self.deals += 1,
            Draw::Law(..) => {}
        }
        0
    }
}
