//! Cardia has two shortcuts: its own `playout`, and a base game compiled without locations and guardians. Both
//! must play the same game as the plain way.

use cardia::{BaseCardia, Cardia, Event};
use kernel::{Dice as _, Game, Observer, SearchDice, Seat, SeatSet, Status};
use testkit::Lawful as _;
use testkit::suite::{Sample, any_action, playout_is_plain_play};

const SAMPLE: Sample = Sample { games: 4_000, one_in: 8 };

#[test]
fn a_playout_is_plain_play_with_the_same_dice() {
    playout_is_plain_play::<Cardia>(SAMPLE);
}

#[test]
fn a_playout_of_the_base_game_is_plain_play_with_the_same_dice() {
    playout_is_plain_play::<BaseCardia>(SAMPLE);
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
                let action = any_action::<Cardia>(&both.whole, seat, &mut whole_dice);
                assert_eq!(action, any_action::<BaseCardia>(&both.base, seat, &mut base_dice));
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
