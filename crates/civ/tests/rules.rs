//! The rules one at a time, on positions set up by hand. Each doc line names the statements it covers.

use civ::{
    Action, Age, Ask, Card, Cards, Civ, Coin, Copied, Decision, Domain, Effect, Embargo, Ending,
    Event, Illegal, Options, Reason, Setup, State, Step, Target, Teams, Term,
};
use kernel::{
    Choices as _, Dice as _, Game, Notation, Observer, Refusal, SearchDice, Seat, SeatSet, Status,
};

const A: Seat = Seat::A;
const B: Seat = Seat::B;

/// Cards written like `Military 3, Science 1`: of each Domain the oldest that are left.
fn take(left: &mut Cards, text: &str) -> Cards {
    let mut all = Cards::NONE;
    for word in text.split(", ").filter(|word| !word.is_empty()) {
        let (name, n) = word.split_once(' ').unwrap_or((word, "1"));
        let domain: Domain = name.parse().expect("a Domain");
        for _ in 0..n.parse::<u8>().expect("a number") {
            let card = left.oldest(domain).expect("enough cards");
            *left -= card;
            all += card;
        }
    }
    all
}

/// The same, from all cards.
fn cards(text: &str) -> Cards {
    take(&mut { Cards::PRINTED }, text)
}

/// So many of each Domain, whatever their Ages?
fn same(found: Cards, text: &str) -> bool {
    Domain::ALL.into_iter().all(|domain| found.of_domain(domain) == cards(text).of_domain(domain))
}

fn card(domain: Domain, age: Age) -> Card {
    Card::new(domain, age).expect("a card")
}

/// Areas and hands of as many players as are named, A's turn at the effects step.
fn setup(areas: &[&str], hands: &[&str]) -> Setup {
    let mut setup = Setup::new(Options::new(areas.len() as u8));
    let mut left = Cards::PRINTED;
    for (index, seat) in setup.options.seats().iter().enumerate() {
        setup.areas[seat] = take(&mut left, areas[index]);
        setup.hands[seat] = take(&mut left, hands.get(index).copied().unwrap_or(""));
    }
    setup.step = Step::EFFECTS;
    setup.deck = [0, 0, 20];
    setup
}

fn start(setup: &Setup) -> State {
    setup.start(&mut SearchDice::new(7), &mut Vec::new()).expect("a position")
}

fn try_act(state: &mut State, seat: Seat, text: &str) -> Result<Vec<Event>, Illegal> {
    let action = Civ::read_action(&state.options(), text).expect("an action");
    let mut events = Vec::new();
    Civ::submit(state, seat, action, &mut SearchDice::new(7), &mut events).map(|()| events)
}

fn act(state: &mut State, seat: Seat, text: &str) -> Vec<Event> {
    try_act(state, seat, text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Applies no effect, if there is one that could be.
fn pass(state: &mut State) {
    let seat = state.active();
    if state.ask() == Ask::Effects {
        act(state, seat, "done");
    }
}

fn refused(state: &State, text: &str) -> (Illegal, &'static str) {
    let why = try_act(&mut { *state }, state.active(), text).expect_err(text);
    (why, why.rule().0)
}

fn offers(state: &State, text: &str) -> bool {
    let action = Civ::read_action(&state.options(), text).expect("an action");
    Civ::legal(state, state.active()).contains(action)
}

fn end(state: &State) -> (Ending, Decision, Reason, SeatSet) {
    let end = state.end().expect("it is over");
    (end.ending, end.decision, end.reason, end.winners)
}

/// V1.7, V5.1: the oldest leaves the hand, the area and the pile.
#[test]
fn the_oldest_card_leaves_first() {
    let mut setup = setup(&["Economy 3", ""], &["Science 6", ""]);
    setup.step = Step::Play;
    let mut state = start(&setup);
    assert!(
        act(&mut state, A, "play Science")
            .contains(&Event::Played(A, card(Domain::Science, Age::I)))
    );
    let events = act(&mut state, A, "use development");
    assert!(state.ask() == Ask::Spend { left: 1, plays: 1 }, "{events:?}");
    let events = act(&mut state, A, "discard Science");
    assert!(events.contains(&Event::DiscardedFromArea(A, card(Domain::Science, Age::I))));
}

/// V2.1, V3.6, V2.5: an embargoed Domain cannot be played by any means; with nothing else in hand the step is skipped.
#[test]
fn an_embargo_forbids_playing_a_domain() {
    let mut position = setup(&["Science 3", "Culture"], &["Science 2, Military", "Culture"]);
    position.step = Step::Play;
    let science = Target::new(A, Domain::Science).expect("a target");
    position.embargoes = vec![Embargo { target: science, age: Age::III, term: Term::Next }];
    let state = start(&position);
    assert_eq!(refused(&state, "play Science"), (Illegal::Embargoed(Domain::Science), "V3.6"));
    assert_eq!(refused(&state, "play Culture"), (Illegal::NotInHand(Domain::Culture), "V2.1"));
    let mut after = state;
    act(&mut after, A, "play Military");
    act(&mut after, A, "use experiment");
    act(&mut after, A, "take Military");
    assert!(!offers(&after, "play Science") && offers(&after, "play Military"));
    act(&mut after, A, "play Military");
    let events = act(&mut after, A, "done");
    let expired = Event::EmbargoEnded(science, card(Domain::Economy, Age::III));
    assert!(events.contains(&expired));
    assert_eq!(after.pile(), Cards::only(card(Domain::Economy, Age::III)));
    position.hands[A] = Cards::of(card(Domain::Science, Age::II), 2);
    let mut events = Vec::new();
    let skipped = position.start(&mut SearchDice::new(1), &mut events).expect("a position");
    assert!(events.contains(&Event::Skipped(A)) && skipped.ask() == Ask::Effects);
}

/// V2.5, V3.14: an embargo on oneself works in the following own turn, not in this one.
#[test]
fn an_embargo_on_oneself_works_a_turn_later() {
    let mut state = start(&setup(&["Economy 4", ""], &["Economy 3, Military", "Culture 3"]));
    // Only the own area has cards, and its Economy is the only Domain: nothing to ask.
    act(&mut state, A, "use embargo");
    assert_eq!(state.embargoed(A), [].into_iter().collect());
    assert_eq!(
        state.embargoes().map(|embargo| embargo.term).collect::<Vec<_>>(),
        [Term::AfterThis]
    );
    pass(&mut state);
    act(&mut state, B, "play Culture");
    pass(&mut state);
    assert_eq!((state.active(), state.ask()), (A, Ask::Play));
    assert_eq!(refused(&state, "play Economy").1, "V3.6");
}

/// V2.2, V2.3: thresholds; a second effect of a Domain.
#[test]
fn effects_need_cards_and_are_applied_once() {
    let hands = ["Culture 4", "Culture"];
    let state = start(&setup(&["Military 3, Economy 2", "Science"], &hands));
    let threshold = Illegal::Threshold { effect: Effect::Purge, has: 3, needs: 5 };
    assert_eq!(refused(&state, "use purge"), (threshold, "V2.3"));
    assert_eq!(refused(&state, "use development").1, "V2.3");
    assert_eq!(state.why_not(A, Effect::Assassination), None);
    let mut state = start(&setup(&["Military 5, Religion", "Science"], &hands));
    act(&mut state, A, "use assassination");
    act(&mut state, A, "discard Culture");
    assert_eq!(refused(&state, "use purge"), (Illegal::EffectUsed(Domain::Military), "V2.2"));
    assert!(offers(&state, "use attack"), "the discard effect is another");
}

/// V2.6: costs are paid in full, and an effect that could do nothing is not offered.
#[test]
fn what_cannot_be_paid_or_does_nothing_is_not_offered() {
    let mut alone = setup(&["Military, Culture", "Culture"], &["", "Culture"]);
    let state = start(&alone);
    assert!(offers(&state, "use attack"));
    alone.areas[A] = cards("Military");
    let state = start(&setup(&["Military, Utopia", ""], &["Religion", ""]));
    assert_eq!(refused(&state, "use breakthrough").1, "V2.6");
    let state = start(&setup(&["Utopia 3, Religion", ""], &["Religion", ""]));
    assert_eq!(refused(&state, "use oligarchy"), (Illegal::PileEmpty(Effect::Oligarchy), "V2.6"));
    assert_eq!(
        refused(&state, "use inquisition"),
        (Illegal::NoTarget(Effect::Inquisition), "V3.4")
    );
    let state = start(&setup(&["Military 3, Utopia 3", ""], &["", "Religion"]));
    let empty = Illegal::HandEmpty(Effect::Assassination);
    assert_eq!(refused(&state, "use assassination"), (empty, "V2.6"));
    let mut no_deck = setup(&["Science, Military 2", ""], &["Religion", "Religion"]);
    no_deck.deck = [0; 3];
    let state = start(&no_deck);
    assert_eq!(
        refused(&state, "use breakthrough"),
        (Illegal::DeckEmpty(Effect::Breakthrough), "V2.6")
    );
}

/// V3.1, V5.4: a Purge with two cards or fewer in hand asks nothing.
#[test]
fn a_purge_takes_what_there_is() {
    for (hand, left) in [("Culture", 0), ("Culture 2", 0)] {
        let mut state = start(&setup(&["Military 5", "Science"], &[hand, "Culture"]));
        let events = act(&mut state, A, "use purge");
        let gone = events.iter().filter(|e| matches!(e, Event::DiscardedFromHand(..))).count();
        assert_eq!(gone, usize::from(cards(hand).len()) - left);
    }
    let mut state = start(&setup(&["Military 5", "Science"], &["Culture 2, Military", "Culture"]));
    act(&mut state, A, "use purge");
    assert_eq!(state.ask(), Ask::Discard(2));
    act(&mut state, A, "discard Military");
    act(&mut state, A, "discard Culture");
    assert!(same(state.pile(), "Military, Culture"));
}

/// V3.2: everyone who has a card of the Domain loses one; the Military card is gone first.
#[test]
fn an_attack_hits_everyone() {
    let areas = ["Military 2, Science", "Science 2", "Culture"];
    let mut state = start(&setup(&areas, &["", "Culture", "Culture"]));
    act(&mut state, A, "use attack");
    assert_eq!(refused(&state, "attack Culture").1, "V2.6");
    act(&mut state, A, "attack Science");
    assert!(same(state.area(A), "Military"));
    assert_eq!(state.count(B, Domain::Science), 1);
    assert_eq!(state.pile().len(), 3);
}

/// V3.3, V5.5, V5.6: own Religion acts at the draw, with a choice of sizes.
#[test]
fn religion_gives_a_choice_at_the_draw() {
    let areas = ["Religion 5", "Science"];
    let hands = ["Culture 4", "Culture"];
    let mut state = start(&setup(&areas, &hands));
    assert_eq!(refused(&state, "use holy book"), (Illegal::AtTheDraw(Effect::HolyBook), "V3.3"));
    act(&mut state, A, "done");
    assert_eq!(state.ask(), Ask::Draw);
    for text in ["draw to 3", "draw to 5", "draw to 7"] {
        assert!(offers(&state, text));
    }
    act(&mut state, A, "draw to 5");
    assert_eq!((state.hand(A).len(), state.deck_left()), (5, [0, 0, 19]));
    let mut five = start(&setup(&["Religion 3", "Science"], &["Culture 3", "Culture"]));
    act(&mut five, A, "done");
    assert_eq!(refused(&five, "draw to 7").1, "V3.3");
    let mut same = start(&setup(&["Religion 5", "Science"], &["Culture 5", "Culture"]));
    act(&mut same, A, "done");
    assert_eq!(refused(&same, "draw to 5").1, "V5.6");
}

/// V3.4, V5.9, V5.13: who questions sees the hand; the other knows what was kept; a third knows of both together.
#[test]
fn an_inquisition_tells_three_players_three_things() {
    let areas = ["Religion 2", "Science", "Culture"];
    let hands = ["Military", "Science, Utopia", "Culture"];
    let mut position = setup(&areas, &hands);
    let c = Seat::new(2).expect("a seat");
    position.known[c][B] = cards("Utopia");
    let mut state = start(&position);
    act(&mut state, A, "use inquisition");
    assert_eq!(refused(&state, "question A"), (Illegal::NotAnother(A), "V3.4"));
    act(&mut state, A, "question B");
    assert_eq!(state.ask(), Ask::Give(B, 2));
    act(&mut state, A, "give Military");
    act(&mut state, A, "give Science");
    assert!(same(state.known(A, B), "Military, Science"));
    assert!(same(state.known(B, A), "Utopia"));
    assert_eq!(state.known(c, B), Cards::NONE);
    let (group, joint) = Civ::view(&state, Observer::Seat(c)).joint();
    assert_eq!((group, joint), (SeatSet::only(A).with(B), cards("Utopia")));
    let mut empty = start(&setup(&["Religion 2", "Science"], &["", "Science, Utopia"]));
    act(&mut empty, A, "use inquisition");
    assert!(same(empty.known(A, B), "Science, Utopia"));
    assert!(same(empty.hand(B), "Science, Utopia"));
}

/// V3.5, V3.7, V3.13: costs first, then the plays, which lapse without a card to play.
#[test]
fn economy_and_science_play_more() {
    let mut state = start(&setup(&["Economy 5, Culture", "Science"], &["Military 2", "Culture"]));
    act(&mut state, A, "use monopoly");
    act(&mut state, A, "discard Culture");
    // Only Economy is left: nothing to ask.
    assert_eq!(state.ask(), Ask::PlayMore(2));
    assert_eq!(refused(&state, "done").1, "V3.13");
    act(&mut state, A, "play Military");
    act(&mut state, A, "play Military");
    assert!(same(state.area(A), "Economy 4, Military 2"));
    let mut state = start(&setup(&["Science 3, Culture", "Science"], &["", "Culture"]));
    act(&mut state, A, "use experiment");
    act(&mut state, A, "take Culture");
    assert!(same(state.known(B, A), "Culture"), "it was taken openly");
    act(&mut state, A, "play Culture");
    assert_eq!(state.known(B, A), Cards::NONE);
    let mut lapsed = start(&setup(&["Economy 3", "Science"], &["", "Culture"]));
    let events = act(&mut lapsed, A, "use development");
    assert!(events.contains(&Event::PlayLapsed(A)));
}

/// V3.8: with three cards left three are drawn and three discarded; the last card begins the last round.
#[test]
fn a_breakthrough_draws_what_is_left() {
    let mut position = setup(&["Science 2", "Science"], &["Culture", "Culture"]);
    position.deck = [0, 0, 3];
    let mut state = start(&position);
    let events = act(&mut state, A, "use breakthrough");
    assert!(events.contains(&Event::DeckEmptied) && state.is_last_round());
    assert_eq!((state.hand(A).len(), state.ask()), (4, Ask::Discard(3)));
}

/// V3.9: as many as there are.
#[test]
fn a_republic_takes_from_the_pile() {
    let mut position = setup(&["Utopia 5", "Science"], &["Culture", "Culture"]);
    position.discard = cards("Military");
    let mut state = start(&position);
    act(&mut state, A, "use republic");
    assert!(same(state.hand(A), "Culture, Military") && state.pile().is_empty());
    assert!(same(state.known(B, A), "Military"));
    position.discard = cards("Military, Science 2");
    let mut state = start(&position);
    act(&mut state, A, "use oligarchy");
    assert_eq!(refused(&state, "take Culture"), (Illegal::NotInPile(Domain::Culture), "V3.9"));
    act(&mut state, A, "take Science");
}

/// V3.10, V3.14, V4.1, V5.7: a face-down Utopia raises what hegemony needs, and counts for nothing else.
#[test]
fn democracy_raises_what_hegemony_needs() {
    let mut state = start(&setup(&["Utopia, Military 8", "Science"], &["Culture", "Culture"]));
    act(&mut state, A, "use democracy");
    assert_eq!(refused(&state, "democracy A Utopia").1, "V3.10");
    act(&mut state, A, "democracy A Military");
    assert_eq!(state.hegemony(A, Domain::Military), 9);
    assert_eq!(state.count(A, Domain::Utopia), 0);
    act(&mut state, A, "done");
    assert_eq!(state.end(), None);
    let mut state = start(&setup(&["Utopia, Military 8", "Science"], &["Culture", "Culture"]));
    act(&mut state, A, "done");
    assert_eq!(
        end(&state),
        (Ending::Hegemony, Decision::Hegemony, Reason::Hegemony, SeatSet::only(A))
    );
    assert_eq!(try_act(&mut state, A, "done"), Err(Illegal::Over));
}

/// V3.11, V5.8: strictly more Culture; once a turn; the coin is lost when someone has as much, not in the middle of an Attack.
#[test]
fn inspiration_copies_what_another_has() {
    let areas = ["Culture 2, Military", "Culture, Science 3, Military 2"];
    let hands = ["Military 2", "Culture 2"];
    let mut state = start(&setup(&areas, &hands));
    assert_eq!(refused(&state, "copy research from B").1, "V3.11");
    assert_eq!(refused(&state, "copy experiment from A"), (Illegal::NotAnothersEffect(A), "V3.11"));
    act(&mut state, A, "copy experiment from B");
    act(&mut state, A, "take Military");
    act(&mut state, A, "play Military");
    let copied = Copied::new(Effect::Experiment, B).expect("permanent");
    assert_eq!(state.coin(), Some(Coin { owner: A, copied }));
    assert_eq!(refused(&state, "copy experiment from B").0, Illegal::EffectUsed(Domain::Culture));
    // Culture is the only Domain left to attack.
    act(&mut state, A, "use attack");
    assert_eq!(state.coin(), Some(Coin { owner: A, copied }), "1 against 0");
    pass(&mut state);
    let events = act(&mut state, B, "play Culture");
    assert!(events.contains(&Event::CoinLost(A)) && state.coin().is_none());
    let state = start(&setup(&["Culture, Religion", "Culture, Science 3"], &hands));
    assert_eq!(refused(&state, "copy experiment from B"), (Illegal::NoCultureMajority, "V3.11"));
}

/// V3.12, V5.8: copied Religion holds at the draw if majority and level still hold.
#[test]
fn copied_religion_is_judged_at_the_draw() {
    let areas = ["Culture 2, Military 2, Religion 5", "Religion 3"];
    let mut state = start(&setup(&areas, &["Culture 2", "Culture"]));
    act(&mut state, A, "copy holy book from B");
    let mut lapsed = state;
    act(&mut state, A, "done");
    assert!(offers(&state, "draw to 5") && !offers(&state, "draw to 7"), "not the own five");
    act(&mut lapsed, A, "use attack");
    act(&mut lapsed, A, "attack Religion");
    act(&mut lapsed, A, "done");
    assert_eq!((lapsed.active(), lapsed.hand(A).len()), (B, 3));
}

/// V2.4: with enough cards nobody draws or discards.
#[test]
fn a_full_hand_draws_nothing() {
    let mut state = start(&setup(&["Military", "Science"], &["Culture 4", "Culture"]));
    pass(&mut state);
    assert_eq!((state.hand(A).len(), state.deck_left(), state.active()), (4, [0, 0, 20], B));
}

/// V4.2, V4.3: the round is finished without drawing, then majorities decide.
#[test]
fn the_last_round_ends_before_the_first_player() {
    let areas = ["Military", "Science 2", "Science"];
    let mut position = setup(&areas, &["Culture 2", "Culture", "Culture"]);
    position.deck = [0, 0, 1];
    let mut state = start(&position);
    pass(&mut state);
    assert!(state.is_last_round() && state.active() == B);
    act(&mut state, B, "play Culture");
    pass(&mut state);
    assert_eq!(state.hand(B).len(), 0, "nothing is drawn");
    let c = state.active();
    act(&mut state, c, "play Culture");
    pass(&mut state);
    // Military A, Science B, Culture B and C.
    assert_eq!(
        end(&state),
        (Ending::DeckEmpty, Decision::Points, Reason::Majority, SeatSet::only(B))
    );
}

/// A game of two that ends now by majority, nothing played.
fn majority(areas: &[&str], teams: Teams) -> State {
    let mut position = setup(areas, &[]);
    position.deck = [0; 3];
    position.options.teams = teams;
    position.turn = Seat::new(areas.len() - 1).expect("a seat");
    let mut state = start(&position);
    pass(&mut state);
    state
}

/// V4.3, V4.4: ties score for all, a Domain nobody has for nobody; Utopia breaks ties first.
#[test]
fn ties_are_broken_in_order() {
    let (_, decision, reason, winners) = end(&majority(&["Utopia", "Military"], Teams::No));
    assert_eq!((decision, reason), (Decision::TieBreak(Domain::Utopia), Reason::Tie));
    assert_eq!(winners, SeatSet::only(A));
    let areas = ["Culture 2, Science", "Science 2, Culture"];
    let (_, decision, _, winners) = end(&majority(&areas, Teams::No));
    assert_eq!((decision, winners), (Decision::TieBreak(Domain::Culture), SeatSet::only(A)));
    let areas = ["Military, Religion", "Military, Religion"];
    let state = majority(&areas, Teams::No);
    let (_, decision, reason, winners) = end(&state);
    assert_eq!((decision, reason), (Decision::Shared, Reason::Tie));
    assert_eq!(winners, SeatSet::first(2));
    assert_eq!(state.score().majority(Domain::Utopia), SeatSet::EMPTY);
    assert_eq!(state.score().points(SeatSet::only(B)), 2);
}

/// V1.1, V4.5, V5.12: a Domain scores once for a team, ties compare the sums of the teams, hegemony wins for both.
#[test]
fn teams_win_together() {
    let ac = SeatSet::only(A).with(Seat::new(2).expect("a seat"));
    // A and C share Military: one point; B has Science and D Religion.
    let state = majority(&["Military", "Science", "Military", "Religion"], Teams::Yes);
    let (_, decision, reason, winners) = end(&state);
    assert_eq!((decision, reason), (Decision::Points, Reason::Team));
    assert_ne!(winners, ac);
    assert_eq!(state.score().points(state.side(A)), 1);
    let state = majority(&["Military 2, Culture", "Science 2", "Culture", ""], Teams::Yes);
    assert_eq!(end(&state).3, ac);
    let state = majority(&["Military 2", "Science 2", "Science", "Military"], Teams::Yes);
    let (_, decision, _, winners) = end(&state);
    assert_eq!(decision, Decision::TieBreak(Domain::Science));
    assert_ne!(winners, ac);
    let mut position = setup(&["Military 7", "", "", ""], &["", "", "", ""]);
    position.options.teams = Teams::Yes;
    let mut state = start(&position);
    act(&mut state, A, "done");
    let (ending, _, reason, winners) = end(&state);
    assert_eq!((ending, reason, winners), (Ending::Hegemony, Reason::Team, ac));
}

/// V4.6, V5.11: the tenth complete round without a card drawn is the last; players are warned.
#[test]
fn quiet_rounds_end_the_game() {
    let mut position = setup(&["Military", "Science"], &["Culture 4", "Culture 5"]);
    position.turn = B;
    position.quiet = 9;
    let mut events = Vec::new();
    let mut state = position.start(&mut SearchDice::new(1), &mut events).expect("a position");
    if state.ask() == Ask::Effects {
        events.extend(act(&mut state, B, "done"));
    }
    assert!(events.contains(&Event::QuietRounds(10)));
    assert_eq!((end(&state).0, end(&state).2), (Ending::Quiet, Reason::Quiet));
    (position.quiet, position.drew) = (0, true);
    let mut state = start(&position);
    pass(&mut state);
    assert_eq!((state.quiet(), state.end()), (0, None), "a card was drawn in this round");
}

/// V4.6, V5.11: the count is of complete rounds in a row without a draw. It falls to 0 with a draw, and the tenth ends the game
/// as if it fell at the end of the round.
#[test]
fn quiet_rounds_are_counted_as_the_rule_says() {
    let mut dice = SearchDice::new(46);
    let (mut ended, mut fell) = (0, 0);
    for _ in 0..400 {
        // Large hands, so that nobody draws for a while.
        let mut position = Setup::new(Options::new(2 + dice.below(3) as u8));
        for seat in position.options.seats().iter() {
            position.unknown[seat] = [5, 5, 6];
        }
        position.deck = [4, 8, 8];
        let mut state = position.start(&mut dice, &mut Vec::new()).expect("a position");
        // Complete rounds by the book, changed at their end only.
        let (mut by_the_book, mut drew) = (0, false);
        while let Status::Owed(owed) = Civ::status(&state) {
            let seat = owed.iter().next().expect("somebody owes a choice");
            let choices = Civ::legal(&state, seat);
            let any = choices.nth(dice.below(choices.len() as u32) as usize);
            let done = choices.contains(Action::Done) && dice.below(8) > 0;
            let action = if done { Action::Done } else { any.expect("a choice") };
            let mut events = Vec::new();
            Civ::submit(&mut state, seat, action, &mut dice, &mut events).expect("legal");
            for event in events {
                if let Event::Drew(..) = event {
                    fell += u32::from(by_the_book > 0);
                    drew = true;
                } else if event == Event::TurnBegan(A) {
                    by_the_book = if drew { 0 } else { by_the_book + 1 };
                    drew = false;
                }
            }
            if state.end().is_none() {
                let count = if drew { 0 } else { by_the_book };
                assert_eq!((state.quiet(), count < 10), (count, true));
            }
        }
        if end(&state).0 == Ending::Quiet {
            ended += 1;
            assert_eq!((by_the_book, drew), (9, false), "the tenth ends with the game");
        }
    }
    assert!(ended > 0 && fell > 0, "{ended} games ended by it, {fell} times it fell");
}

/// V1.6: three sealed picks, the rest in the centre, taken from the First Player's right; nothing is triggered.
#[test]
fn a_draft_gives_three_cards_and_one_in_play() {
    let options: Options = "players=3 variant=draft first=B".parse().expect("options");
    let mut dice = SearchDice::new(5);
    let mut state = Civ::start(&options, &mut dice, &mut ()).expect("playable");
    let mut takers = Vec::new();
    while matches!(state.ask(), Ask::Keep | Ask::Centre) {
        let Status::Owed(owed) = Civ::status(&state) else { break };
        let seat = owed.iter().last().expect("somebody");
        let action = Civ::legal(&state, seat).nth(0).expect("a choice");
        let mut events = Vec::new();
        Civ::submit(&mut state, seat, action, &mut dice, &mut events).expect("legal");
        for event in events {
            if let Event::TookFromCentre(seat, _) = event {
                takers.push(seat);
            }
        }
        if matches!(action, Action::Keep(_)) && state.ask() == Ask::Keep && owed.len() > 1 {
            assert_eq!(try_act(&mut { state }, seat, "keep Military"), Err(Illegal::AlreadyKept));
        }
    }
    assert_eq!(takers, [A, Seat::new(2).expect("C"), B]);
    assert!(state.seats().iter().all(|s| state.hand(s).len() == 3 && state.area(s).len() == 1));
    assert_eq!((state.active(), state.ask(), state.pile()), (B, Ask::Play, Cards::NONE));
}

/// V5.10: a spectator sees backs, and no card that went into a hand.
#[test]
fn a_spectator_sees_backs_only() {
    let mut state = start(&setup(&["Science 3, Culture", "Science"], &["", "Culture"]));
    act(&mut state, A, "use experiment");
    act(&mut state, A, "take Culture");
    let view = Civ::view(&state, Observer::Spectator);
    assert_eq!((view.known(A), view.hand_ages(A)), (Cards::NONE, [1, 0, 0]));
    assert!(view.choices().is_empty());
}

/// A position is set up as it was; one that cannot be is explained.
#[test]
fn setups_are_faithful() {
    let mut dice = SearchDice::new(9);
    let mut checked = 0;
    for game in 0..200 {
        let players = 2 + game % 3;
        let mut state = Civ::start(&Options::new(players), &mut dice, &mut ()).expect("playable");
        for _ in 0..game {
            let Status::Owed(owed) = Civ::status(&state) else { break };
            let seat = owed.iter().next().expect("somebody");
            let choices = Civ::legal(&state, seat);
            let n = kernel::Dice::below(&mut dice, choices.len() as u32) as usize;
            let action = choices.nth(n).expect("a choice");
            Civ::submit(&mut state, seat, action, &mut dice, &mut ()).expect("legal");
        }
        if let Some(position) = Setup::of(&state) {
            checked += 1;
            assert_eq!(start(&position), state);
        }
    }
    assert!(checked > 50, "only {checked}");
    let bad = |change: fn(&mut Setup)| {
        let mut position = setup(&["Military", ""], &[]);
        change(&mut position);
        position
            .start(&mut SearchDice::new(1), &mut Vec::new())
            .expect_err("impossible")
            .to_string()
    };
    assert_eq!(
        bad(|s| s.hands = kernel::BySeat([cards("Military 12"); 4])),
        "there is no player C"
    );
    assert_eq!(
        bad(|s| (s.quiet, s.drew) = (3, true)),
        "a card drawn in this round ends the count of 3 quiet rounds; write quiet 0 or drawn no (V4.6)"
    );
    assert_eq!(bad(|s| s.quiet = 10), "after 10 quiet rounds the game is over (V4.6)");
    assert_eq!(
        bad(|s| s.deck = [28, 0, 0]),
        "28 more cards of Age I are needed and 27 are left (V1.2)"
    );
    assert_eq!(
        bad(|s| s.discard = cards("Military 20")),
        "there are not so many cards Military I (V1.2)"
    );
    assert_eq!(bad(|s| s.known[B][A] = cards("Utopia")), "B knows of a hand what is not in it");
}
