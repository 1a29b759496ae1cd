//! What the laws need to know of Kardinal & König.

use crate::Lawful;
use kardinal::{
    Action, Card, Cell, Cells, CircleRule, Circles, Deck, End, Kardinal, Land, Law, Laws, Options,
    Route, State, Uncovered, View,
};
use kernel::{Dice, Seat};

impl Lawful for Kardinal {
    /// Any number of players, both readings of the open points, a start player by choice or by chance, now and then a strange deck or a small display.
    fn random_options(dice: &mut impl Dice) -> Options {
        let mut options = Options { players: 3 + dice.below(3) as u8, ..Options::default() };
        if dice.below(4) == 0 {
            options.uncovered = Uncovered::No;
        }
        if dice.below(4) == 0 {
            options.circles = CircleRule::Strict;
        }
        if dice.below(4) == 0 {
            options.first = Seat::new(dice.below(options.players.into()) as usize);
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
        each_card_is_somewhere_once(state)?;
        each_stone_is_somewhere_once(state)?;
        each_law_is_somewhere_once(state)?;
        let held: Vec<Held> = state.seats().iter().map(|seat| Held::of(state, seat)).collect();
        let quick = state.scores();
        for seat in state.seats().iter() {
            let (quick, slow) = (quick.sheet(seat), slow_total(&held, seat));
            if i32::from(quick.total()) != slow {
                return Err(format!("{seat} has {slow} points, not {quick:?}"));
            }
        }
        Ok(())
    }

    fn actions(state: &State) -> impl Iterator<Item = Action> {
        let on_cells = state.cells().iter().flat_map(|cell| {
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

fn each_card_is_somewhere_once(state: &State) -> Result<(), String> {
    let table = state.table();
    for cell in Cells::ALL.iter() {
        let places =
            u8::from(table.display().contains(cell)) + u8::from(table.owner(cell).is_some());
        if places != u8::from(state.cells().contains(cell)) {
            return Err(format!("the card of {cell} is in {places} places"));
        }
    }
    for row in (1..=4).map(|row| table.display().and(Cells::row(row))) {
        let mut columns = row.iter().map(Cell::column);
        let first = columns.next().unwrap_or(0);
        if columns.zip(first + 1..).any(|(column, next)| column != next) {
            return Err(format!("a row has a gap: {row:?}"));
        }
    }
    Ok(())
}

fn each_stone_is_somewhere_once(state: &State) -> Result<(), String> {
    let cap = if state.seats().len() == 3 { 3 } else { 2 };
    let (mut placed, mut cells) = (0, Cells::EMPTY);
    for seat in state.seats().iter() {
        let (stones, reserve) = (state.stones(seat), state.reserve(seat));
        if stones.len() + reserve > 3 || stones.len() > cap {
            return Err(format!("{seat} has stones on {stones:?} and {reserve} in reserve"));
        }
        if !stones.without(state.table().display()).is_empty() {
            return Err(format!("{seat} has a stone on a taken card: {stones:?}"));
        }
        placed += stones.len();
        cells = cells.union(stones);
    }
    if placed != cells.len() {
        return Err(format!("two stones on a card: {cells:?}"));
    }
    Ok(())
}

fn each_law_is_somewhere_once(state: &State) -> Result<(), String> {
    let held = || state.seats().iter().map(|seat| state.laws(seat));
    for law in Law::ALL {
        let held: u8 = held().map(|laws| laws.count(law)).sum();
        let (played, unseen) = (state.played_laws().count(law), state.unseen_laws().count(law));
        if held + played + unseen != 2 {
            return Err(format!("`{law}`: {held} held, {played} played, {unseen} unseen"));
        }
    }
    let laid = state.cells().and(kardinal::LAW_CELLS).len();
    let taken = held().map(Laws::len).sum::<u8>() + state.played_laws().len();
    if taken + state.covered().len() != laid {
        return Err(format!("{laid} laws were laid, {taken} taken: {:?}", state.covered()));
    }
    Ok(())
}

/// What a player holds, counted one card at a time.
#[derive(Default)]
struct Held {
    cards: [i32; 9],
    families: [[i32; 3]; 9],
    routes: [i32; 3],
    minus_twos: i32,
}

impl Held {
    fn of(state: &State, seat: Seat) -> Held {
        let minus_twos = state.laws(seat).count(Law::MinusTwo).into();
        let mut held = Held { minus_twos, ..Held::default() };
        for card in state.table().taken(seat) {
            let land = card.land() as usize;
            held.cards[land] += 1;
            for (sum, n) in held.families[land].iter_mut().zip(card.circles().families()) {
                *sum += i32::from(n);
            }
            held.routes[card.route() as usize] += 1;
        }
        held
    }

    fn best_family(&self, land: Land) -> i32 {
        self.families[land as usize].into_iter().max().unwrap_or(0)
    }
}

/// A player's points as the rules say it, one land at a time (K5.1–K5.4).
fn slow_total(held: &[Held], seat: Seat) -> i32 {
    let own = &held[seat.index()];
    let lands: i32 = Land::ALL.into_iter().map(|land| slow_land(held, own, land)).sum();
    let chain = |route: Route| Some(own.routes[route as usize]).filter(|&n| n >= 5).unwrap_or(0);
    lands + chain(Route::Ship) + chain(Route::Carriage) - 2 * own.minus_twos
}

fn slow_land(held: &[Held], own: &Held, land: Land) -> i32 {
    let mut groups: Vec<i32> = held.iter().map(|held| held.cards[land as usize]).collect();
    let all: i32 = groups.iter().sum();
    groups.sort_unstable();
    groups.dedup();
    groups.push(all);
    let cards = own.cards[land as usize];
    let place = groups.iter().position(|&n| n == cards).expect("the own group");
    let land_points = if cards > 0 { groups[place + 1] } else { 0 };
    let most = held.iter().map(|held| held.best_family(land)).max().unwrap_or(0);
    land_points + if own.best_family(land) == most { most } else { 0 }
}
