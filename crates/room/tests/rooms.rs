//! What happens at a table.

mod common;

use common::{Desk, id, person, place, told};
use games::GameKind::{Cardia, Civ, Kardinal};
use kernel::{Observer, SearchDice, Seat, Seed};
use protocol::{
    Access, Bot, ChosenOptions, ClockSetting, Emote, GameName, How, ProposalKind, Request,
    SeatState, ServerMessage, Stage,
};
use room::{Command, Person, Refused, Room, STAND_IN, Time, To};

const NONE: ClockSetting = ClockSetting::None;
const LIVE: ClockSetting = ClockSetting::Live { base_seconds: 60, increment_seconds: 5 };

fn stage(desk: &Desk) -> Stage {
    desk.room.stage()
}

fn seats(desk: &Desk) -> Vec<SeatState> {
    desk.snapshot(Observer::Spectator).info.seats
}

#[test]
fn the_host_decides_about_seats_options_and_the_start() {
    let mut desk = Desk::open(Cardia, "", NONE, 1);
    let commitment = desk.seat(0).info.commitment;
    assert_eq!(desk.refused(1, Request::Start).key, "refused-notHost");
    assert_eq!(desk.refused(0, Request::Start).key, "refused-seatsOpen");
    desk.does(0, Request::Sit { seat: place(0) });
    assert_eq!(desk.refused(0, Request::Sit { seat: place(1) }).key, "refused-sitsAlready");
    assert_eq!(desk.refused(1, Request::Sit { seat: place(0) }).key, "refused-seatTaken");
    assert_eq!(desk.refused(1, Request::Sit { seat: place(2) }).key, "refused-noSuchSeat");
    desk.does(1, Request::Sit { seat: place(1) });
    let text = "goal=99".to_owned();
    let options = ChosenOptions { game: GameName::Cardia, text };
    assert_eq!(desk.refused(0, Request::SetOptions { options }).key, "refused-options");
    let options = ChosenOptions { game: GameName::Kardinal, text: "players=3".into() };
    desk.does(0, Request::SetOptions { options });
    desk.does(0, Request::PutBot { seat: place(2), bot: Bot::Knight });
    let clock = ClockSetting::Correspondence { days: 99 };
    assert_eq!(desk.refused(0, Request::SetClock { clock }).key, "refused-badClock");
    desk.does(0, Request::SetClock { clock: LIVE });
    let effects = desk.does(0, Request::Start);
    assert_eq!(stage(&desk), Stage::Playing);
    assert!(effects.wake.is_some() || effects.bots.len() == 1);
    assert_eq!(desk.seat(0).info.commitment, commitment, "promised before the first card");
    assert_eq!(desk.refused(0, Request::Kick { seat: place(1) }).key, "refused-gameRuns");
    desk.check_restores();
}

#[test]
fn who_is_sent_away_does_not_come_back() {
    let mut desk = Desk::open(Cardia, "", NONE, 1);
    desk.does(0, Request::Sit { seat: place(0) });
    desk.does(1, Request::Sit { seat: place(1) });
    desk.does(0, Request::Kick { seat: place(1) });
    assert_eq!(seats(&desk)[1], SeatState::Kicked { name: "Ben".into() });
    assert_eq!(desk.refused(1, Request::Sit { seat: place(1) }).key, "refused-sentAway");
    desk.does(2, Request::Sit { seat: place(1) });
    desk.check_restores();
}

#[test]
fn a_seat_is_kept_for_who_was_invited() {
    let code = || "0123456789ab".to_owned();
    let mut desk = Desk::open(Cardia, "", NONE, 1);
    desk.does(0, Request::Sit { seat: place(0) });
    let keep = |code| Request::Reserve { seat: place(1), code };
    assert_eq!(desk.refused(1, keep(code())).key, "refused-notHost");
    assert_eq!(desk.refused(0, keep("short".into())).key, "refused-badCode");
    let taken = Request::Reserve { seat: place(0), code: code() };
    assert_eq!(desk.refused(0, taken).key, "refused-seatTaken");
    let effects = desk.does(0, keep(code()));
    assert_eq!(seats(&desk)[1], SeatState::Reserved);
    for tell in &effects.tells {
        let told = serde_json::to_string(&tell.message).expect("written");
        assert!(!told.contains(&code()), "nobody is told the code: {told}");
    }
    assert_eq!(desk.refused(1, Request::Sit { seat: place(1) }).key, "refused-seatReserved");
    let accept = |code: &str| Request::Accept { code: code.to_owned() };
    assert_eq!(desk.refused(1, accept("another-code")).key, "refused-noInvitation");
    assert_eq!(desk.refused(0, Request::Start).key, "refused-seatsOpen");
    desk.does(1, accept(&code()));
    assert_eq!(seats(&desk)[1], SeatState::Human { name: "Ben".into(), avatar: None });
    assert_eq!(desk.refused(2, accept(&code())).key, "refused-noInvitation", "once only");
    desk.does(0, Request::Start);
    desk.check_restores();
}

#[test]
fn a_kept_seat_can_be_opened_again() {
    let mut desk = Desk::open(Kardinal, "players=3", NONE, 1);
    desk.does(0, Request::Sit { seat: place(0) });
    let code = "0123456789ab".to_owned();
    desk.does(0, Request::Reserve { seat: place(2), code: code.clone() });
    let options = ChosenOptions { game: GameName::Kardinal, text: "players=4".into() };
    desk.does(0, Request::SetOptions { options });
    assert_eq!(seats(&desk)[1], SeatState::Reserved, "it moves up with those who sit");
    desk.does(0, Request::Kick { seat: place(1) });
    assert_eq!(seats(&desk)[1], SeatState::Open);
    assert_eq!(desk.refused(1, Request::Accept { code }).key, "refused-noInvitation");
    desk.does(1, Request::Sit { seat: place(1) });
    desk.check_restores();
}

#[test]
fn the_host_decides_who_finds_the_table() {
    let mut desk = Desk::open(Cardia, "", NONE, 1);
    assert_eq!(desk.room.access(), Access::Open);
    let hide = || Request::SetAccess { access: Access::Link };
    assert_eq!(desk.refused(1, hide()).key, "refused-notHost");
    desk.does(0, hide());
    assert_eq!(desk.snapshot(Observer::Spectator).info.access, Access::Link);
    desk.check_restores();
}

#[test]
fn the_next_person_becomes_host_when_the_host_leaves() {
    let mut desk = Desk::open(Cardia, "", NONE, 1);
    desk.does(0, Request::Sit { seat: place(0) });
    desk.does(1, Request::Sit { seat: place(1) });
    assert_eq!(desk.seat(0).info.host, Some(place(0)));
    desk.does(0, Request::Leave);
    assert_eq!(desk.seat(1).info.host, Some(place(1)));
    desk.does(1, Request::PutBot { seat: place(0), bot: Bot::Random });
    desk.check_restores();
}

/// I6 and staleness: each of two simultaneous decisions stays open while the other is answered.
#[test]
fn simultaneous_choices_do_not_spoil_each_other() {
    let mut desk = Desk::begun(Cardia, "", NONE, 3);
    let (a, b) = (desk.seat(0).decision.expect("A"), desk.seat(1).decision.expect("B"));
    desk.acts(0);
    assert_eq!(desk.seat(1).decision.as_ref(), Some(&b), "the same decision, the same number");
    let action = b.choices[0].action.clone();
    desk.does(1, Request::Act { decision: b.id, action });
    // What was answered is closed.
    let before = desk.room.clone();
    let action = a.choices[1].action.clone();
    let effects = desk.wants(0, Request::Act { decision: a.id, action });
    assert!(effects.append.is_empty() && desk.room == before);
    let [ServerMessage::Stale { snapshot, .. }] = &told(&effects, &To::Person(id(0)))[..] else {
        panic!("{:?}", effects.tells);
    };
    assert_eq!(**snapshot, desk.seat(0));
    desk.check_restores();
}

#[test]
fn a_message_sent_twice_is_done_once_and_answered_twice() {
    let mut desk = Desk::begun(Cardia, "", NONE, 3);
    let decision = desk.seat(0).decision.expect("A");
    let action = decision.choices[0].action.clone();
    let command = desk.command(0, Request::Act { decision: decision.id, action });
    let first = desk.handle(command.clone());
    let room = desk.room.clone();
    let again = desk.handle(command.clone());
    assert_eq!(desk.room, room);
    assert!(again.append.is_empty() && again.bots.is_empty());
    assert_eq!(again.tells, first.tells[..1], "the ack, and nothing more");
    // Also when the server has been restarted in between.
    let mut restored = Room::restore(&desk.lines).expect("its own lines");
    assert_eq!(restored.handle(command.clone(), desk.now).tells, again.tells);
    // Another person may use the same id.
    let Command::Request { msg, seed, .. } = command else { panic!("a request") };
    let request = Request::Say { text: "hello".into() };
    let effects = desk.handle(Command::Request { from: person(1), msg, request, seed });
    assert_eq!(effects.append.len(), 1);
    desk.check_restores();
}

#[test]
fn a_refusal_names_the_rule_of_the_game() {
    let mut desk = Desk::begun(Kardinal, "players=3", NONE, 1);
    let n = (0..3).find(|&n| desk.seat(n).decision.is_some()).expect("somebody's turn");
    let decision = desk.seat(n).decision.expect("a turn").id;
    let why = desk.refused(n, Request::Act { decision, action: "stop".into() });
    assert_eq!((&*why.key, why.rule.as_deref()), ("kardinal-no-mustTake", Some("K2.3")));
    let why = desk.refused(n, Request::Act { decision, action: "castle".into() });
    assert_eq!((&*why.key, why.rule), ("refused-unknownAction", None));
    // Who owes nothing has no decision to answer.
    let other = desk.wants((n + 1) % 3, Request::Act { decision, action: "stop".into() });
    assert!(matches!(other.tells[0].message, ServerMessage::Stale { .. }));
}

#[test]
fn versions_count_what_an_observer_was_told() {
    let mut desk = Desk::begun(Cardia, "", NONE, 3);
    let mut versions: Vec<u32> = (0..2).map(|n| desk.seat(n).version).collect();
    let mut dice = SearchDice::new(5);
    for _ in 0..40 {
        let Some(n) = (0..2).find(|&n| desk.seat(n).decision.is_some()) else { break };
        let effects = desk.acts(n);
        for (n, version) in versions.iter_mut().enumerate() {
            let seat = Seat::new(n).expect("a seat");
            for message in told(&effects, &To::Seat(seat)) {
                let ServerMessage::Update { update, .. } = message else { panic!("{message:?}") };
                assert_eq!(update.since, *version);
                *version = update.version;
                let now = desk.seat(n);
                assert_eq!((update.version, update.view), (now.version, now.view));
                assert_eq!(update.decision, now.decision);
            }
            assert_eq!(*version, desk.seat(n).version);
        }
    }
    // Who has the version gets an ack; who has not, a snapshot.
    let effects = desk.does(0, Request::Watch { version: Some(versions[0]) });
    assert_eq!((effects.tells.len(), effects.append.len()), (1, 0));
    let effects = desk.does(0, Request::Watch { version: Some(versions[0] - 1) });
    let [_, ServerMessage::Snapshot { snapshot, .. }] = &told(&effects, &To::Person(id(0)))[..]
    else {
        panic!("{:?}", effects.tells);
    };
    assert_eq!(**snapshot, desk.seat(0));
    desk.play_out(&mut dice);
    desk.check_restores();
}

#[test]
fn a_spectator_sees_hidden_cards_only_after_the_game() {
    let mut desk = Desk::begun(Cardia, "", NONE, 3);
    let effects = desk.does(4, Request::Watch { version: None });
    let [_, ServerMessage::Snapshot { snapshot, .. }] = &told(&effects, &To::Person(id(4)))[..]
    else {
        panic!("{:?}", effects.tells);
    };
    assert_eq!(**snapshot, desk.snapshot(Observer::Spectator));
    assert!(snapshot.truth.is_none() && snapshot.decision.is_none() && snapshot.you.is_none());
    assert_eq!(desk.refused(4, Request::Say { text: "psst".into() }).key, "refused-silence");
    assert_eq!(desk.refused(4, Request::Resign).key, "refused-notSeated");
    desk.play_out(&mut SearchDice::new(1));
    let truth = desk.snapshot(Observer::Spectator).truth.expect("it is over");
    assert_eq!(truth.views.len(), 2);
    assert!(truth.record.contains(&format!("seed {}", truth.seed)), "the record shows the seed");
    desk.does(4, Request::Say { text: "well played".into() });
    desk.check_restores();
}

#[test]
fn what_is_said_has_a_length_and_reaches_everyone() {
    let mut desk = Desk::begun(Cardia, "", NONE, 3);
    assert_eq!(desk.refused(0, Request::Say { text: " \n".into() }).key, "refused-nothingSaid");
    assert_eq!(desk.refused(0, Request::Say { text: "x".repeat(301) }).key, "refused-tooLong");
    let version = desk.seat(1).version;
    let effects = desk.does(0, Request::Say { text: "x".repeat(300) });
    assert_eq!(effects.tells.len(), 1 + 3, "the ack, both seats and the spectators");
    desk.does(1, Request::Emote { emote: Emote::Wow });
    assert_eq!(desk.seat(1).version, version, "talk is no change of the table");
    assert_eq!(desk.seat(1).chat.last().and_then(|line| line.emote), Some(Emote::Wow));
    desk.check_restores();
}

/// Two persons of one name are told apart by what they say, too, whether they sit or look on.
#[test]
fn people_speak_by_the_name_they_have_at_the_table() {
    let mut desk = Desk::open(Cardia, "", NONE, 1);
    let ann = |id: &str| Person::new(id, "Ann").expect("a person");
    let mut number = 0;
    let mut asks = |desk: &mut Desk, id: &str, request: Request| {
        number += 1;
        let (msg, seed) = (format!("x{number}"), Seed::from_number(1));
        desk.handle(Command::Request { from: ann(id), msg, request, seed })
    };
    desk.does(0, Request::Sit { seat: place(0) });
    asks(&mut desk, "other", Request::Sit { seat: place(1) });
    asks(&mut desk, "other", Request::Say { text: "I sit".into() });
    asks(&mut desk, "other", Request::Emote { emote: Emote::Hello });
    asks(&mut desk, "third", Request::Say { text: "I look on".into() });
    asks(&mut desk, "third", Request::Emote { emote: Emote::Hello });
    desk.does(0, Request::Say { text: "I was first".into() });
    let chat = desk.snapshot(Observer::Spectator).chat;
    let names: Vec<&str> = chat.iter().map(|line| line.name.as_str()).collect();
    assert_eq!(names, ["Ann 2", "Ann 2", "Ann 3", "Ann 3", "Ann"]);
    // Who has left is still known by the same name.
    asks(&mut desk, "other", Request::Leave);
    asks(&mut desk, "other", Request::Say { text: "I sat".into() });
    let chat = desk.snapshot(Observer::Spectator).chat;
    assert_ne!(chat.last().expect("said").name, "Ann");
    desk.check_restores();
}

/// A table remembers the last 128 messages of each person. What comes again within these is not done again; an older one is
/// like a new one. Others cannot make it forget.
#[test]
fn the_last_128_messages_of_each_person_are_done_once() {
    let mut desk = Desk::open(Cardia, "", NONE, 1);
    let mut say = |n: usize, msg: String| {
        let (request, seed) = (Request::Say { text: "so".into() }, Seed::from_number(1));
        let from = person(n);
        let done = desk.handle(Command::Request { from, msg, request, seed });
        assert!(matches!(done.tells[0].message, ServerMessage::Ack { .. }), "{:?}", done.tells);
        !done.append.is_empty()
    };
    assert!((0..128).all(|n| say(0, format!("a{n}"))));
    assert!((0..300).all(|n| say(1, format!("b{n}"))));
    assert!(!(0..128).any(|n| say(0, format!("a{n}"))));
    assert!(say(0, "a128".into()), "now the first is the 129th");
    assert!(!say(0, "a1".into()) && say(0, "a0".into()));
    desk.check_restores();
}

#[test]
fn who_resigns_against_one_opponent_loses() {
    let mut desk = Desk::begun(Cardia, "", NONE, 3);
    desk.does(0, Request::Resign);
    let info = desk.seat(0).info;
    let ending = info.ending.expect("over");
    assert_eq!(ending.winners, [place(1)]);
    assert_eq!(ending.how, How::Resignation { seat: place(0) });
    assert_eq!(info.score.wins, [0, 1]);
    assert!(desk.seat(0).decision.is_none() && desk.seat(0).truth.is_some());
    assert_eq!(desk.refused(1, Request::Resign).key, "refused-noGame");
    desk.check_restores();
}

#[test]
fn who_resigns_among_several_is_followed_by_a_bot() {
    let mut desk = Desk::begun(Kardinal, "players=3", NONE, 3);
    desk.does(1, Request::Resign);
    assert_eq!(stage(&desk), Stage::Playing);
    assert_eq!(seats(&desk)[1], SeatState::Bot { bot: STAND_IN });
    desk.does(0, Request::Resign);
    let ending = desk.seat(2).info.ending.expect("over");
    assert_eq!(ending.winners, [place(2)]);
    desk.check_restores();
}

#[test]
fn a_team_wins_when_the_other_has_given_up() {
    let mut desk = Desk::begun(Civ, "players=4 teams=yes", NONE, 3);
    desk.does(1, Request::Resign);
    assert_eq!(stage(&desk), Stage::Playing);
    desk.does(3, Request::Resign);
    let ending = desk.seat(0).info.ending.expect("over");
    assert_eq!(ending.winners, [place(0), place(2)]);
    desk.check_restores();
}

#[test]
fn a_draw_needs_everyone_and_no_bot() {
    let mut desk = Desk::begun(Cardia, "", NONE, 3);
    desk.does(0, Request::OfferDraw);
    let proposal = desk.seat(1).info.proposals[0].clone();
    assert_eq!((proposal.what, proposal.awaited), (ProposalKind::Draw, vec![place(1)]));
    desk.does(1, Request::Answer { proposal: proposal.id, agree: false });
    assert!(desk.seat(1).info.proposals.is_empty());
    desk.does(0, Request::OfferDraw);
    let proposal = desk.seat(1).info.proposals[0].id;
    let yes = Request::Answer { proposal, agree: true };
    assert_eq!(desk.refused(0, yes.clone()).key, "refused-noProposal", "one's own");
    desk.does(1, yes);
    let info = desk.seat(0).info;
    assert_eq!(
        info.ending.map(|ending| (ending.winners, ending.how)),
        Some((vec![], How::Agreement))
    );
    assert_eq!((info.score.wins, info.score.drawn), (vec![0, 0], 1));
    desk.check_restores();

    let mut desk = Desk::open(Cardia, "", NONE, 1);
    desk.does(0, Request::Sit { seat: place(0) });
    desk.does(0, Request::PutBot { seat: place(1), bot: Bot::Random });
    desk.does(0, Request::Start);
    assert_eq!(desk.refused(0, Request::OfferDraw).key, "refused-notAllPersons");
}

#[test]
fn an_offer_lapses_with_the_next_choice() {
    let mut desk = Desk::begun(Cardia, "", NONE, 3);
    desk.does(0, Request::OfferDraw);
    desk.acts(1);
    assert!(desk.seat(1).info.proposals.is_empty());
    desk.check_restores();
}

#[test]
fn a_rematch_keeps_the_score_and_other_options_make_room() {
    let mut desk = Desk::begun(Cardia, "", NONE, 3);
    assert_eq!(desk.refused(0, Request::Rematch { options: None }).key, "refused-notOver");
    desk.does(0, Request::Resign);
    let first = desk.seat(0).info.commitment;
    desk.does(1, Request::Rematch { options: None });
    let proposal = desk.seat(0).info.proposals[0].clone();
    let ProposalKind::Rematch { commitment, .. } = proposal.what else { panic!("a rematch") };
    desk.does(0, Request::Answer { proposal: proposal.id, agree: true });
    assert_eq!(stage(&desk), Stage::Playing);
    let info = desk.seat(0).info;
    assert_eq!((info.game, info.score.wins), (2, vec![0, 1]));
    assert_eq!(info.commitment, commitment, "as promised with the proposal");
    assert_ne!(commitment, first);
    desk.does(1, Request::Resign);
    assert_eq!(desk.seat(0).info.score.wins, [1, 1]);
    // Another game, for three: the table waits for the third.
    let text = "players=3".to_owned();
    let options = Some(ChosenOptions { game: GameName::Kardinal, text });
    desk.does(0, Request::Rematch { options });
    let proposal = desk.seat(0).info.proposals[0].id;
    desk.does(1, Request::Answer { proposal, agree: true });
    assert_eq!((stage(&desk), seats(&desk).len()), (Stage::Lobby, 3));
    desk.does(2, Request::Sit { seat: place(2) });
    desk.does(0, Request::Start);
    desk.check_restores();
}

#[test]
fn who_left_comes_back_or_is_replaced_with_everyones_consent() {
    let mut desk = Desk::begun(Kardinal, "players=3", NONE, 3);
    desk.does(1, Request::Leave);
    assert_eq!(seats(&desk)[1], SeatState::Left { name: "Ben".into() });
    assert_eq!(desk.refused(4, Request::Sit { seat: place(1) }).key, "refused-seatTaken");
    let effects = desk.does(1, Request::Sit { seat: place(1) });
    assert_eq!(desk.seat(1).you, Some(place(1)));
    assert!(matches!(effects.tells[1].message, ServerMessage::Snapshot { .. }));
    desk.does(1, Request::Leave);
    let replace = Request::Replace { seat: place(1), bot: Bot::Squire };
    let wrong = Request::Replace { seat: place(2), bot: Bot::Squire };
    assert_eq!(desk.refused(0, wrong).key, "refused-notLeft");
    desk.does(0, replace);
    assert_eq!(seats(&desk)[1], SeatState::Left { name: "Ben".into() });
    let proposal = desk.seat(2).info.proposals[0].id;
    desk.does(2, Request::Answer { proposal, agree: true });
    assert_eq!(seats(&desk)[1], SeatState::Bot { bot: Bot::Squire });
    desk.check_restores();
}

#[test]
fn a_bot_is_asked_once_and_answers_like_anyone_else() {
    let mut desk = Desk::open(Cardia, "", NONE, 3);
    desk.does(0, Request::Sit { seat: place(0) });
    desk.does(0, Request::PutBot { seat: place(1), bot: Bot::Random });
    let mut asks = desk.does(0, Request::Start).bots;
    for _ in 0..400 {
        if stage(&desk) == Stage::Over {
            break;
        }
        if let Some(ask) = asks.pop() {
            assert_eq!(ask.request.seat, Seat::B);
            let (seat, decision) = (ask.request.seat, ask.decision);
            let action = ask.request.view.legal().remove(0);
            let room = desk.room.clone();
            let nonsense = Command::Bot { seat, decision, action: "castle".into() };
            assert!(desk.handle(nonsense).tells.is_empty() && desk.room == room);
            let choice = Command::Bot { seat, decision, action };
            asks.extend(desk.handle(choice.clone()).bots);
            let late = desk.handle(choice);
            assert!(late.append.is_empty() && late.tells.is_empty(), "too late");
        } else {
            assert!(desk.room.bots().is_empty(), "nobody is forgotten");
            asks.extend(desk.acts(0).bots);
        }
    }
    assert_eq!(stage(&desk), Stage::Over);
    desk.check_restores();
}

#[test]
fn a_sealed_card_is_taken_back_at_once_and_a_revealed_one_never() {
    let mut desk = Desk::begun(Cardia, "", NONE, 3);
    assert_eq!(desk.refused(0, Request::Undo).key, "refused-nothingDone");
    let first = desk.seat(0).decision.expect("A");
    let other = desk.seat(1).decision;
    desk.acts(0);
    let effects = desk.does(0, Request::Undo);
    assert!(matches!(told(&effects, &To::Seat(Seat::B))[0], ServerMessage::Snapshot { .. }));
    let again = desk.seat(0).decision.expect("A again");
    assert_eq!(again.choices, first.choices);
    assert_ne!(again.id, first.id, "an answer that is still on its way is stale");
    assert_eq!(desk.seat(1).decision, other, "the opponent is not disturbed");
    desk.acts(0);
    desk.acts(1);
    assert_eq!(desk.refused(0, Request::Undo).key, "refused-reveal");
    assert_eq!(desk.refused(1, Request::Undo).key, "refused-reveal");
    desk.check_restores();
}

#[test]
fn an_open_move_others_have_acted_on_needs_their_consent() {
    let mut asked = 0;
    for seed in 0..8 {
        let mut desk = Desk::begun(Kardinal, "players=3", NONE, seed);
        let mut dice = SearchDice::new(seed);
        let active = |desk: &Desk| (0..3).find(|&n| desk.seat(n).decision.is_some());
        for _ in 0..12 {
            use kernel::Dice as _;
            let Some(n) = active(&desk) else { break };
            let decision = desk.seat(n).decision.expect("active");
            let choice = dice.below(decision.choices.len() as u32) as usize;
            let action = decision.choices[choice].action.clone();
            desk.does(n, Request::Act { decision: decision.id, action });
            let others = (0..3).filter(|&it| it != n);
            for other in others {
                let before = desk.room.clone();
                let effects = desk.wants(other, Request::Undo);
                if effects.append.is_empty() {
                    assert_eq!(desk.room, before);
                    continue;
                }
                asked += 1;
                let proposal = desk.seat(n).info.proposals[0].clone();
                assert_eq!(proposal.what, ProposalKind::Undo);
                assert_eq!(proposal.awaited.len(), 2);
                let lines = desk.lines.len();
                for seat in proposal.awaited {
                    desk.does(
                        seat as usize,
                        Request::Answer { proposal: proposal.id, agree: true },
                    );
                }
                assert!(desk.lines.len() > lines);
                assert_eq!(active(&desk), Some(other), "the choice is open again");
            }
        }
        desk.check_restores();
    }
    assert!(asked > 3, "{asked}");
}

#[test]
fn a_live_clock_runs_for_those_who_owe_a_choice() {
    let mut desk = Desk::begun(Cardia, "", LIVE, 3);
    desk.now = Time(11_000);
    let clocks = desk.seat(0).info.clocks;
    assert!(clocks.iter().all(|clock| clock.running && clock.left_ms == 50_000), "{clocks:?}");
    desk.acts(0);
    let clocks = desk.seat(0).info.clocks;
    assert_eq!((clocks[0].left_ms, clocks[0].running), (55_000, false), "and 5 seconds more");
    desk.now = Time(31_000);
    let clocks = desk.seat(0).info.clocks;
    assert_eq!((clocks[0].left_ms, clocks[1].left_ms), (55_000, 30_000));
    let effects = desk.handle(Command::Tick);
    assert!(effects.append.is_empty());
    assert_eq!(effects.wake, Some(Time(61_000)));
    desk.now = Time(61_000);
    let effects = desk.handle(Command::Tick);
    assert_eq!(effects.append.len(), 1, "a time-out is a line");
    let ending = desk.seat(0).info.ending.expect("over");
    assert_eq!((ending.winners, ending.how), (vec![place(0)], How::TimeOut { seat: place(1) }));
    assert_eq!(effects.wake, None);
    desk.check_restores();
}

/// Whoever chooses and takes it back again and again neither gains an increment nor begins the days anew.
#[test]
fn nobody_gains_time_by_taking_back() {
    for clock in [LIVE, ClockSetting::Correspondence { days: 1 }] {
        let mut desk = Desk::begun(Cardia, "", clock, 3);
        let before = desk.seat(0).info.clocks[0].left_ms;
        for n in 1..=5 {
            desk.now = Time(desk.now.0 + 1_000);
            desk.acts(0);
            desk.does(0, Request::Undo);
            assert_eq!(desk.seat(0).info.clocks[0].left_ms, before - n * 1_000);
        }
        desk.check_restores();
    }
}

/// With fewer chairs people move up; all are told anew where they sit.
#[test]
fn who_moves_to_another_chair_is_told_where() {
    let mut desk = Desk::open(Kardinal, "players=3", NONE, 1);
    desk.does(0, Request::Sit { seat: place(2) });
    desk.does(1, Request::Sit { seat: place(1) });
    let options = ChosenOptions { game: GameName::Cardia, text: String::new() };
    let effects = desk.does(0, Request::SetOptions { options });
    for (to, seat) in [(To::Person(id(0)), 1), (To::Seat(Seat::A), 0)] {
        let messages = told(&effects, &to);
        let Some(ServerMessage::Snapshot { snapshot, .. }) = messages.last() else {
            panic!("{messages:?}");
        };
        assert_eq!(**snapshot, desk.seat(seat));
    }
    assert_eq!(desk.seat(0).info.host, Some(place(1)));
    let options = ChosenOptions { game: GameName::Kardinal, text: "players=5".into() };
    let effects = desk.does(0, Request::SetOptions { options });
    let spectators = told(&effects, &To::Spectators);
    assert!(matches!(spectators[0], ServerMessage::Snapshot { .. }));
    desk.check_restores();
}

#[test]
fn a_choice_that_comes_after_the_flag_has_fallen_is_stale() {
    let mut desk = Desk::begun(Cardia, "", LIVE, 3);
    desk.acts(1);
    let decision = desk.seat(0).decision.expect("A");
    desk.now = Time(62_000);
    let action = decision.choices[0].action.clone();
    let effects = desk.wants(0, Request::Act { decision: decision.id, action });
    assert_eq!(effects.append.len(), 1);
    assert!(matches!(effects.tells[0].message, ServerMessage::Stale { .. }));
    assert_eq!(stage(&desk), Stage::Over);
    desk.check_restores();
}

#[test]
fn correspondence_gives_days_for_each_choice() {
    let days = ClockSetting::Correspondence { days: 2 };
    let mut desk = Desk::begun(Kardinal, "players=3", days, 3);
    let active = |desk: &Desk| (0..3).find(|&n| desk.seat(n).decision.is_some());
    let day = 24 * 60 * 60 * 1_000;
    for _ in 0..5 {
        desk.now = Time(desk.now.0 + day);
        let n = active(&desk).expect("somebody's turn");
        desk.acts(n);
    }
    let n = active(&desk).expect("somebody's turn");
    assert_eq!(u64::from(desk.seat(n).info.clocks[n].left_ms), 2 * day);
    desk.now = Time(desk.now.0 + 2 * day);
    desk.handle(Command::Tick);
    assert_eq!(seats(&desk)[n], SeatState::Bot { bot: STAND_IN }, "among three a bot plays on");
    desk.check_restores();
}

#[test]
fn a_pause_needs_everyone_and_stops_the_clocks() {
    let mut desk = Desk::begun(Cardia, "", LIVE, 3);
    desk.does(0, Request::Pause);
    let proposal = desk.seat(1).info.proposals[0].id;
    desk.does(1, Request::Answer { proposal, agree: true });
    assert_eq!(stage(&desk), Stage::Paused);
    desk.now = Time(1_000_000);
    let effects = desk.handle(Command::Tick);
    assert_eq!((effects.append.len(), effects.wake), (0, None));
    let decision = desk.seat(0).decision.expect("still open").id;
    let why = desk.refused(0, Request::Act { decision, action: "ready".into() });
    assert_eq!(why.key, "refused-paused");
    desk.does(1, Request::Resume);
    assert_eq!(desk.seat(0).info.clocks[0].left_ms, 60_000);
    desk.acts(0);
    desk.check_restores();
}

#[test]
fn a_table_opens_only_with_sensible_times_and_good_names() {
    let options = common::options(Cardia, "");
    let clock = ClockSetting::Live { base_seconds: 1, increment_seconds: 0 };
    let seed = Seed::from_number(1);
    let opened = Room::open("t", &person(0), &options, clock, seed, Time(0));
    assert_eq!(opened.map(|_| ()), Err(Refused::BadClock));
    for (id, name) in [("", "Ann"), ("a b", "Ann"), ("p", ""), ("p", " Ann"), ("p", "A\nn")] {
        assert!(Person::new(id, name).is_err(), "{id:?} {name:?}");
    }
    assert!(Person::new("p", &"x".repeat(33)).is_err());
}

#[test]
fn damaged_lines_are_refused() {
    let mut desk = Desk::begun(Cardia, "", NONE, 3);
    desk.acts(0);
    desk.acts(1);
    assert!(Room::restore(&[]).is_err());
    assert!(Room::restore(&desk.lines[1..]).is_err());
    for skipped in 1..desk.lines.len() - 1 {
        let mut lines = desk.lines.clone();
        lines.remove(skipped);
        if let Ok(room) = Room::restore(&lines) {
            assert_ne!(room, desk.room, "line {skipped} says something");
        }
    }
}
