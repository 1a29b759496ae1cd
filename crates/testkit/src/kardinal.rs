//! What the laws need to know of Kardinal & König.

use crate::Lawful;
use kardinal::{
    Action, Card, Cell, Cells, Circles, Deck, End, Event, Family, Kardinal, Land, Law, Laws,
    Options, Route, State, Uncovered, View,
};
use kernel::{Dice, Seat};

impl Lawful for Kardinal {
    /// Any number of players, both readings of the open point, now and then a strange deck or a small display.
    fn random_options(dice: &mut impl Dice) -> Options {
        let mut options = Options { players: 3 + dice.below(3) as u8, ..Options::default() };
        if dice.below(4) == 0 {
            options.uncovered = Uncovered::No;
        }
        let small = dice.below(2) == 0;
        if small {
            options.rows = 1 + dice.below(4) as u8;
            options.columns = 1 + dice.below(6) as u8;
        }
        if small || dice.below(4) == 0 {
            options.deck = random_deck(usize::from(options.rows * options.columns), dice);
        }
        options
    }

    fn conserved(state: &State) -> Result<(), String> {
        let options = state.options();
        let seats = || (0..usize::from(options.players)).filter_map(Seat::new);
        each_card_is_somewhere_once(state, &options)?;
        for seat in seats() {
            let (stones, reserve) = (state.stones(seat), state.reserve(seat));
            if stones.len() + reserve > 3 || stones.len() > options.cap() {
                return Err(format!("{seat} has stones on {stones:?} and {reserve} in reserve"));
            }
            if !stones.without(state.table().display()).is_empty() {
                return Err(format!("{seat} has a stone on a taken card: {stones:?}"));
            }
        }
        let placed: u8 = seats().map(|seat| state.stones(seat).len()).sum();
        let cells = seats().fold(Cells::EMPTY, |all, seat| all.union(state.stones(seat)));
        if placed != cells.len() {
            return Err(format!("two stones on a card: {cells:?}"));
        }
        each_law_is_somewhere_once(state, &options)?;
        let hands: Vec<Vec<Card>> =
            seats().map(|seat| state.table().taken(seat).collect()).collect();
        for seat in seats() {
            let (quick, slow) = (state.scores(), slow_total(state, &hands, seat));
            if i32::from(quick.sheet(seat).total()) != slow {
                return Err(format!("{seat} has {slow} points, not {:?}", quick.sheet(seat)));
            }
        }
        Ok(())
    }

    fn actions(_: &State) -> impl Iterator<Item = Action> {
        let on_cells = Cells::ALL.iter().flat_map(|cell| {
            [Action::Place(cell), Action::Move(cell), Action::To(cell), Action::Pay(cell)]
        });
        let others = [Action::Stop, Action::Keep, Action::PayReserve];
        End::all().map(Action::Take).chain(on_cells).chain(Law::ALL.map(Action::Play)).chain(others)
    }

    fn longest(options: &Options) -> usize {
        // A card takes at most a take, a payment, a stop, a lift and a put-down. Eight laws are played once each, and a
        // turn without a card, at most one for each player between two cards, is one answer.
        let cards = usize::from(options.rows * options.columns);
        cards * (5 + usize::from(options.players)) + 8
    }

    /// Where alike Law cards make some worlds likelier than others there is no list: the law asks that all be
    /// imagined equally often. `crates/kardinal/tests/worlds.rs` checks the rest.
    fn worlds(view: &View) -> Option<Vec<State>> {
        let worlds = view.worlds();
        let alike = worlds.iter().all(|&(_, ways)| ways == worlds[0].1);
        (alike && worlds.len() <= 300).then(|| worlds.into_iter().map(|(world, _)| world).collect())
    }

    fn is_open(_: Event) -> bool {
        false
    }
}

/// As many cards of each land as the rules say, or fewer, with any symbols.
fn random_deck(cards: usize, dice: &mut impl Dice) -> Deck {
    let mut lands: Vec<Land> =
        Land::ALL.into_iter().flat_map(|land| vec![land; usize::from(land.count())]).collect();
    let mut deck = Vec::new();
    for _ in 0..cards {
        let land = lands.swap_remove(dice.below(lands.len() as u32) as usize);
        let circles = Circles::ALL[dice.below(10) as usize];
        deck.push(Card::new(land, circles, Route::ALL[dice.below(3) as usize]));
    }
    Deck::new(&deck).expect("no land has too many cards")
}

fn each_card_is_somewhere_once(state: &State, options: &Options) -> Result<(), String> {
    let table = state.table();
    let all = options.cells();
    for cell in Cells::ALL.iter() {
        let places =
            u8::from(table.display().contains(cell)) + u8::from(table.owner(cell).is_some());
        if places != u8::from(all.contains(cell)) {
            return Err(format!("the card of {cell} is in {places} places"));
        }
    }
    let rows = (1..=4).map(|row| table.display().and(Cells::row(row)));
    for row in rows {
        let columns: Vec<u8> = row.iter().map(Cell::column).collect();
        if columns.windows(2).any(|pair| pair[0] + 1 != pair[1]) {
            return Err(format!("a row has a gap: {row:?}"));
        }
    }
    Ok(())
}

fn each_law_is_somewhere_once(state: &State, options: &Options) -> Result<(), String> {
    let seats = (0..usize::from(options.players)).filter_map(Seat::new);
    let held: Vec<Laws> = seats.map(|seat| state.laws(seat)).collect();
    for law in Law::ALL {
        let held: u8 = held.iter().map(|laws| laws.count(law)).sum();
        let (played, unseen) = (state.played_laws().count(law), state.unseen_laws().count(law));
        if held + played + unseen != 2 {
            return Err(format!("`{law}`: {held} held, {played} played, {unseen} unseen"));
        }
    }
    let laid = options.cells().and(kardinal::LAW_CELLS).len();
    let taken = held.iter().map(|laws| laws.len()).sum::<u8>() + state.played_laws().len();
    if taken + state.covered().len() != laid {
        return Err(format!("{laid} laws were laid, {taken} taken: {:?}", state.covered()));
    }
    Ok(())
}

/// A player's points as the rules say it, one land and one card at a time (K5.1–K5.4).
fn slow_total(state: &State, hands: &[Vec<Card>], seat: Seat) -> i32 {
    let own = &hands[seat.index()];
    let lands: i32 = Land::ALL.into_iter().map(|land| slow_land(hands, own, land)).sum();
    let chain = |route| {
        let n = own.iter().filter(|card| card.route() == route).count() as i32;
        if n >= 5 { n } else { 0 }
    };
    let laws = 2 * i32::from(state.laws(seat).count(Law::MinusTwo));
    lands + chain(Route::Ship) + chain(Route::Carriage) - laws
}

fn slow_land(hands: &[Vec<Card>], own: &[Card], land: Land) -> i32 {
    let of_land = |hand: &[Card]| hand.iter().filter(|card| card.land() == land).count() as i32;
    let mut groups: Vec<i32> = hands.iter().map(|hand| of_land(hand)).collect();
    let all: i32 = groups.iter().sum();
    groups.sort_unstable();
    groups.dedup();
    groups.push(all);
    let place = groups.iter().position(|&n| n == of_land(own)).expect("the own group");
    let land_points = if of_land(own) > 0 { groups[place + 1] } else { 0 };
    let best = |hand: &[Card]| {
        let cards = || hand.iter().filter(|card| card.land() == land);
        let of = |family: Family| {
            cards().map(|card| i32::from(card.circles().families()[family as usize])).sum()
        };
        Family::ALL.into_iter().map(of).max().unwrap_or(0)
    };
    let most = hands.iter().map(|hand| best(hand)).max().unwrap_or(0);
    land_points + if best(own) == most { most } else { 0 }
}
