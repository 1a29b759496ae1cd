//! Cardia has two shortcuts: its own `playout`, and a base game compiled without locations and guardians. Both
//! must play the same game as the plain way.

use cardia::{BaseCardia, Cardia, Event};
use kernel::{Choices as _, Dice, Game, Observer, Outcome, SearchDice, Seat, SeatSet, Status};
use testkit::Lawful;

/// One of the legal actions, uniformly.
fn any<G: Game>(state: &G::State, seat: Seat, dice: &mut SearchDice) -> G::Action {
    let choices = G::legal(state, seat);
    let action = choices.nth(dice.below(choices.len() as u32) as usize);
    action.expect("below the number of choices")
}

/// A playout by nothing but status, legal and submit.
fn plain_playout<G: Game>(state: &mut G::State, dice: &mut SearchDice) -> Outcome {
    loop {
        match G::status(state) {
            Status::Over(outcome) => return outcome,
            Status::Owed(seats) => {
                for seat in seats.iter() {
                    let action = any::<G>(state, seat, dice);
                    G::submit(state, seat, action, dice, &mut ()).expect("it is legal");
                }
            }
        }
    }
}

/// Both ways from one state, with the same dice, to the same state and the same next throw.
fn agrees_from<G: Game>(state: &G::State, dice: &SearchDice, game: u64) {
    let (mut short, mut short_dice) = (*state, dice.clone());
    let (mut plain, mut plain_dice) = (*state, dice.clone());
    let outcome = G::playout(&mut short, &mut short_dice);
    assert_eq!(outcome, plain_playout::<G>(&mut plain, &mut plain_dice), "game {game}");
    assert_eq!(short, plain, "game {game}");
    assert_eq!(G::status(&short), Status::Over(outcome), "game {game}");
    let next = [&mut short_dice, &mut plain_dice].map(|dice| [dice.bits(), dice.bits()]);
    assert_eq!(next[0], next[1], "game {game} threw more or fewer dice");
}

/// From the deal of random games with random options, and from positions within them, also those in which only one
/// of two has chosen.
fn playout_is_plain_play<G: Lawful>(games: u64) {
    for game in 0..games {
        let mut dice = SearchDice::stream(game, 0);
        let options = G::random_options(&mut dice);
        let mut state = G::start(&options, &mut dice, &mut ()).expect("options that can be played");
        agrees_from::<G>(&state, &dice, game);
        while let Status::Owed(seats) = G::status(&state) {
            let seat = seats.iter().nth(dice.below(seats.len() as u32) as usize);
            let seat = seat.expect("below the number of seats");
            let action = any::<G>(&state, seat, &mut dice);
            G::submit(&mut state, seat, action, &mut dice, &mut ()).expect("it is legal");
            if dice.below(8) == 0 {
                agrees_from::<G>(&state, &dice, game);
            }
        }
        agrees_from::<G>(&state, &dice, game);
    }
}

#[test]
fn a_playout_is_plain_play_with_the_same_dice() {
    playout_is_plain_play::<Cardia>(4_000);
}

#[test]
fn a_playout_of_the_base_game_is_plain_play_with_the_same_dice() {
    playout_is_plain_play::<BaseCardia>(4_000);
}

/// The base game and the whole game, side by side.
struct Both {
    base: <BaseCardia as Game>::State,
    whole: <Cardia as Game>::State,
}

impl Both {
    /// Everything that can be asked of a state is answered alike.
    fn agree(&self, game: u64) {
        let Both { base, whole } = self;
        assert_eq!(BaseCardia::status(base), Cardia::status(whole), "game {game}");
        assert_eq!(base.table_text(), whole.table_text(), "game {game}");
        for seat in SeatSet::first(2).iter() {
            assert_eq!(base.signets(seat), whole.signets(seat), "game {game}, {seat}");
            assert_eq!(base.waiting_text(seat), whole.waiting_text(seat), "game {game}, {seat}");
            assert_eq!(
                BaseCardia::legal(base, seat),
                Cardia::legal(whole, seat),
                "game {game}, {seat}"
            );
        }
        for observer in Observer::all(2) {
            let views = [BaseCardia::view(base, observer), Cardia::view(whole, observer)];
            let [from_base, from_whole] = views.map(|view| {
                let known =
                    [Seat::A, Seat::B].map(|seat| (view.unseen(seat), view.known_in_hand(seat)));
                (view.text(["A", "B"]), view.status(), view.choices(), known)
            });
            assert_eq!(from_base, from_whole, "game {game}");
        }
    }
}

/// The same dice and the same actions give the same game, step by step and event by event.
#[test]
fn the_base_game_is_cardia_without_locations_and_guardians() {
    for game in 0..5_000 {
        let mut base_dice = SearchDice::stream(game, 0);
        let options = BaseCardia::random_options(&mut base_dice);
        let mut whole_dice = base_dice.clone();
        let (mut base_events, mut whole_events) = (Vec::<Event>::new(), Vec::new());
        let mut both = Both {
            base: BaseCardia::start(&options, &mut base_dice, &mut base_events)
                .expect("base options"),
            whole: Cardia::start(&options, &mut whole_dice, &mut whole_events)
                .expect("base options"),
        };
        both.agree(game);
        while let Status::Owed(seats) = Cardia::status(&both.whole) {
            for seat in seats.iter() {
                let action = any::<Cardia>(&both.whole, seat, &mut whole_dice);
                assert_eq!(action, any::<BaseCardia>(&both.base, seat, &mut base_dice));
                Cardia::submit(&mut both.whole, seat, action, &mut whole_dice, &mut whole_events)
                    .expect("it is legal");
                BaseCardia::submit(&mut both.base, seat, action, &mut base_dice, &mut base_events)
                    .expect("it is legal in the base game too");
                both.agree(game);
            }
        }
        assert_eq!(base_events, whole_events, "game {game}");
        assert_eq!(base_dice.bits(), whole_dice.bits(), "game {game}");
    }
}
