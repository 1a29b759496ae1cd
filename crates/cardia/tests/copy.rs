//! A game in play can be written as a scenario and set up again from it.

use cardia::{
    BadSetup, Base, Card, CardSet, Cardia, Faction, GuardianPlace, GuardianRule, Played, Setup,
    State, Wilds,
};
use kernel::{BySeat, Choices as _, Game, Seat, Status};
use scenario::cardia::{check, scenario_text};

/// Small, seeded and good enough to meet every corner.
struct Mixed(u64);

impl kernel::Dice for Mixed {
    fn bits(&mut self) -> u32 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as u32 ^ (self.0 >> 17) as u32
    }
}

/// Plays random games and shows every position.
fn positions(options: &str, games: u64, mut look: impl FnMut(&State<Wilds>)) {
    use kernel::Dice as _;
    let options = options.parse().expect("good options");
    for number in 0..games {
        let dice = &mut Mixed(number);
        let mut state = Cardia::start(&options, dice, &mut ()).expect("good options");
        while let Status::Owed(seats) = Cardia::status(&state) {
            look(&state);
            for seat in seats.iter() {
                let choices = Cardia::legal(&state, seat);
                let action = choices.nth(dice.below(choices.len() as u32) as usize);
                let action = action.expect("a legal action");
                Cardia::submit(&mut state, seat, action, dice, &mut ()).expect("it is legal");
            }
        }
    }
}

const GAMES: [&str; 7] = [
    "deck=1",
    "deck=2 match=3",
    "deck=1221 guardians=hidden",
    "deck=2112 guardians=open locations=Senate,AuctionHouse",
    "deck=2 locations=FoggySwamp,TempleOfRebirth guardians=hidden",
    "deck=1 locations=SeersLair,Scrapyard,ForgottenRuins match=3",
    "deck=2 locations=Bazaar,SerpentTemple,Armory cards=1,2,3,5,7,8,9,11,12,14,15,16",
];

#[test]
fn the_beginning_of_a_round_is_copied_and_set_up_again() {
    for options in GAMES {
        let mut copied = 0;
        positions(options, 60, |state| {
            let Some(setup) = Setup::of(state) else {
                assert_eq!(scenario_text(state), None);
                return;
            };
            copied += 1;
            let again: State<Wilds> =
                setup.start(&mut Mixed(0), &mut Vec::new()).expect("it was played");
            assert_eq!(Setup::of(&again).as_ref(), Some(&setup));
            assert_eq!(again.table_text(), state.table_text());
            assert_eq!(Cardia::status(&again), Cardia::status(state));
        });
        assert!(copied > 60, "{options}: only {copied} rounds");
    }
}

#[test]
fn a_copied_round_is_a_true_scenario() {
    for options in GAMES {
        positions(options, 20, |state| {
            let Some(text) = scenario_text(state) else { return };
            let table = state.table_text();
            let claims = format!("{text}table {table}\n");
            check(&claims).unwrap_or_else(|failure| panic!("{claims}\n{failure}"));
        });
    }
}

/// The gate lets nothing through that could not lie on a table.
#[test]
fn an_impossible_set_up_is_refused() {
    let options = "deck=1 match=3".parse().expect("good options");
    let start = |setup: &Setup| setup.start::<Wilds>(&mut Mixed(0), &mut Vec::new()).err();
    let card = Card::new(8).expect("the Judge");
    let both = BySeat([Played::bare(card); 2]);
    let mut setup = Setup::new(options);
    setup.encounters.push(both);
    assert!(matches!(start(&setup), Some(BadSetup::Twice(at)) if at.card() == card));
    for seat in [Seat::A, Seat::B] {
        setup.sides[seat].deck = CardSet::ALL.without(CardSet::only(card));
    }
    assert_eq!(start(&setup), None);
    let mut other = setup.clone();
    other.encounters[0][Seat::A].modifiers = 100;
    assert!(matches!(start(&other), Some(BadSetup::Modifiers(_, 100))));
    let mut other = setup.clone();
    other.encounters[0][Seat::A].tokens = 8;
    assert!(matches!(start(&other), Some(BadSetup::Tokens(_, 8))));
    let mut other = setup.clone();
    other.encounters[0][Seat::A] = Played { modifiers: -1, unicorn: true, ..both[Seat::A] };
    assert!(matches!(start(&other), Some(BadSetup::LostUnicorn(_))));
    let mut other = setup.clone();
    other.sides[Seat::B].waits.librarians = 4;
    assert!(matches!(start(&other), Some(BadSetup::TooMuchWaits(Seat::B, _))));
    let mut other = setup.clone();
    other.guardians = Some([GuardianPlace::Down; 6]);
    assert_eq!(start(&other), Some(BadSetup::NoGuardians));
    let mut other = setup.clone();
    other.options.guardians = GuardianRule::Hidden;
    other.guardians = Some([GuardianPlace::Back(Faction::Guild); 6]);
    assert_eq!(start(&other), Some(BadSetup::TooManyGuardians(Faction::Guild)));
    let mut other = setup.clone();
    other.wins[Seat::A] = 2;
    assert_eq!(start(&other), Some(BadSetup::Wins(Seat::A, 2)));
    let mut other = setup.clone();
    other.sides[Seat::A].reborn = true;
    assert_eq!(start(&other), Some(BadSetup::NoTempleOfRebirth(Seat::A)));
    let mut other = setup.clone();
    other.sides[Seat::A].deck.remove(Card::new(1).expect("a card"));
    other.sides[Seat::A].top = Card::new(1);
    assert_eq!(start(&other), None);
    assert_eq!(
        other.start::<Base>(&mut Mixed(0), &mut Vec::new()).err(),
        Some(BadSetup::NotBase(Seat::A))
    );
}

/// Cards and effects thrown anywhere: whatever the gate lets through is a game that can be played to its end.
#[test]
fn every_set_up_that_passes_the_gate_can_be_played() {
    let dice = &mut Mixed(7);
    let mut played = 0;
    for options in GAMES.iter().cycle().take(4_000) {
        let setup = thrown(options, dice);
        let Ok(mut state) = setup.start::<Wilds>(dice, &mut Vec::new()) else { continue };
        Cardia::playout(&mut state, dice);
        played += 1;
    }
    assert!(played > 2_000, "only {played} passed the gate");
}

/// A set-up at random.
fn thrown(options: &str, dice: &mut Mixed) -> Setup {
    use kernel::Dice as _;
    let options: cardia::Options = options.parse().expect("good options");
    let mut setup = Setup::new(options);
    let mut free = BySeat([options.cards; 2]);
    let mut take = |seat: Seat, dice: &mut Mixed| {
        let card = free[seat].nth(dice.below(u32::from(free[seat].len())));
        free[seat].remove(card);
        card
    };
    for _ in 0..dice.below(6) {
        setup.encounters.push(BySeat::new(|seat| Played {
            card: take(seat, dice),
            modifiers: [0, 0, 3, -5, 99, -99][dice.below(6) as usize],
            tokens: [0, 0, 1, 7][dice.below(4) as usize],
            unicorn: dice.below(8) == 0,
        }));
    }
    let foggy = options.locations.contains(cardia::Location::FoggySwamp) && dice.below(2) == 0;
    for seat in [Seat::A, Seat::B] {
        let side = &mut setup.sides[seat];
        side.hand = (0..dice.below(4)).map(|_| take(seat, dice)).collect();
        side.deck = (0..dice.below(2)).map(|_| take(seat, dice)).collect();
        side.top = (dice.below(2) == 0).then(|| take(seat, dice));
        side.bottom.extend((0..dice.below(2)).map(|_| take(seat, dice)));
        side.waits = waits(dice);
        side.placed = foggy.then(|| cardia::Placed { card: take(seat, dice), bound: waits(dice) });
    }
    setup
}

fn waits(dice: &mut Mixed) -> cardia::Waits {
    use kernel::Dice as _;
    cardia::Waits {
        modifier: [0, 0, 5, -5, 99, -99][dice.below(6) as usize],
        librarians: [0, 0, 1, 3][dice.below(4) as usize],
        engineers: [0, 0, 1, 3][dice.below(4) as usize],
        tokens: [0, 0, 1, 3][dice.below(4) as usize],
        unicorn: dice.below(4) == 0,
        face_up: dice.below(4) == 0,
        basilisk: dice.below(4) == 0,
        blackmail: std::array::from_fn(|_| [0, 0, 1, 3][dice.below(4) as usize]),
    }
}
