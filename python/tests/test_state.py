"""Games, states and views."""

import copy
import multiprocessing
import os
import pickle
import random
import threading

import numpy as np
import pytest
from conftest import play_some

import trivium


def test_a_game_is_played_to_its_end(game):
    for seed in range(5):
        state = game.start(seed=seed)
        while not state.is_over():
            for seat in state.owed():
                legal = state.legal_actions(seat)
                assert legal == sorted(set(legal)) and legal
                assert len(state.legal(seat)) == len(legal)
                state.apply(seat, random.Random(seed).choice(legal))
        assert abs(sum(state.returns())) < 1e-6
        assert len(state.returns()) == game.seats
        assert state.winners() is not None
        with pytest.raises(trivium.IllegalAction, match="the game is over"):
            state.apply(0, 0)


def test_the_same_seed_deals_the_same_game(game):
    first, second = (play_some(game.start(seed=7), 30) for _ in range(2))
    assert first == second and first.record() == second.record()
    assert play_some(game.start(seed=8), 30) != first


def test_actions_have_a_code_and_a_text():
    state = trivium.Game("cardia").start(seed=1)
    code, text = state.legal_actions(0)[0], state.legal(0)[0]
    assert state.action_text(0, code) == text and state.action_code("A", text) == code
    other = state.clone()
    state.apply("A", text)
    other.apply(0, np.int64(code))
    assert state == other


def test_a_clone_is_played_on_its_own(game):
    state = play_some(game.start(seed=2), 6)
    record = state.record()
    clone = state.clone()
    play_some(clone, 5)
    assert state.record() == record and clone.record() != record
    assert copy.copy(state) == state and copy.deepcopy(state) == state


def test_clones_have_the_same_dice_until_they_are_reseeded(game):
    state = play_some(game.start(seed=2), 4)
    one, two, other = state.clone(), state.clone(), state.clone()
    other.reseed(99)
    records = [play_some(it, 40).record() for it in (one, two, other)]
    assert records[0] == records[1] != records[2]


def test_records_go_out_and_come_in(game):
    state = play_some(game.start(seed=3), 25)
    again = trivium.replay(state.record())
    assert again == state and again.record() == state.record() and again.game == game
    assert play_some(again, 10).record().startswith(state.record().rsplit("end ")[0])


def test_scenarios_go_out_and_are_checked():
    for name in trivium.GAMES:
        state = trivium.Game(name).start(seed=4)
        text = state.scenario()
        assert text.startswith(f"game {name}")
        assert trivium.check(text)["moves"] <= 1
        again = trivium.position(text, seed=1)
        assert again.game == state.game and again.owed() == state.owed()
        assert again.legal_actions(again.owed()[0]) == state.legal_actions(again.owed()[0])
        assert play_some(again, 200).is_over() or name != "cardia"
        with pytest.raises(ValueError, match="no record"):
            again.record()
    for wrong in (trivium.check, trivium.position):
        with pytest.raises(ValueError, match="line 2"):
            wrong("game cardia deck=1\nnonsense\n")


def test_pickled_states_and_views_come_back(game):
    state = play_some(game.start(seed=5), 9)
    assert pickle.loads(pickle.dumps(state)) == state
    for seat in [*range(game.seats), None]:
        view = state.view(seat)
        assert pickle.loads(pickle.dumps(view)) == view
    assert pickle.loads(pickle.dumps(game)) == game and hash(game) == hash(pickle.loads(pickle.dumps(game)))
    for bot in (trivium.Random(), trivium.Heuristic(), trivium.Level("knight"), trivium.Search(50)):
        assert repr(pickle.loads(pickle.dumps(bot))) == repr(bot)


def test_an_imagined_world_has_the_same_view(game):
    state = play_some(game.start(seed=6), 12)
    for seat in range(game.seats):
        view = state.view(seat)
        for rng in (1, trivium.Dice(2), random.Random(3), np.random.default_rng(4), None):
            world = view.imagine(rng)
            assert world.view(seat) == view
            assert (world.view(seat).observation() == view.observation()).all()
        assert view.imagine(5) == view.imagine(5)
    with pytest.raises(ValueError, match="no record"):
        world.record()


def test_the_truth_is_among_all_worlds():
    state = trivium.Game("cardia", cards=[1, 2, 3, 4, 5], hand=2, goal=2).start(seed=1)
    view = state.view(0)
    worlds = view.worlds()
    assert any(world == state for world, _ in worlds)
    assert abs(sum(chance for _, chance in worlds) - 1) < 1e-12
    assert all(world.view(0) == view for world, _ in worlds)
    with pytest.raises(ValueError, match="more than 3 worlds"):
        view.worlds(most=3)


def test_a_view_has_the_words_of_the_rulebook():
    view = trivium.Game("cardia").start(seed=1).view(0)
    assert len(view.hand) == 5 and view.hand[0].number in range(1, 17)
    assert "encounters" in dir(view) and view.seat == 0
    assert len(trivium.Game("kardinal", players=3).start(seed=1).view(1).fields.players) == 3
    with pytest.raises(AttributeError, match="no field `hands`"):
        view.hands


def test_a_view_never_shows_what_it_hides(game):
    """A spectator's view is the same in every world."""
    state = play_some(game.start(seed=8), 10)
    for seat in range(game.seats):
        world = state.view(seat).imagine(1)
        assert repr(world.view(seat)) == repr(state.view(seat))
        assert world.view(seat)._repr_html_() == state.view(seat)._repr_html_()


def test_it_is_drawn_as_in_the_terminal(game):
    state = play_some(game.start(seed=9), 7)
    assert "the truth" in repr(state) and "<pre" in state._repr_html_()
    assert len(repr(state.view(0)).splitlines()) > 3 and "<pre" in state.view()._repr_html_()


def test_a_row_of_numbers_is_read_back_as_the_view(game):
    state = play_some(game.start(seed=10), 11)
    for seat in range(game.seats):
        view = state.view(seat)
        assert game.start(seed=0).view(seat).read(view.observation()) == view
    with pytest.raises(ValueError, match="a row of this game has"):
        view.read(np.zeros(3, np.int8))


def test_rows_that_no_game_has_are_refused(game):
    view = play_some(game.start(seed=10), 11).view(0)
    rng = np.random.default_rng(1)
    for changed in range(1, 60):
        row = view.observation()
        row[rng.integers(len(row), size=changed)] = rng.integers(-128, 128, size=changed)
        try:
            strange = view.read(row)
            strange.owed(), strange.legal(), strange.fields, repr(strange), strange.imagine(1)
        except ValueError as why:
            assert str(why)


def test_chance_is_explicit_on_request(game):
    state = game.start(chance="explicit")
    rng, odds = random.Random(1), 0
    for _ in range(400):
        if state.is_chance():
            outcomes = state.chance()
            assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-9 and len(outcomes) > 1
            assert len({text for text, _ in outcomes}) == len(outcomes)
            with pytest.raises(ValueError, match="there is no outcome"):
                state.apply_chance(len(outcomes))
            state.apply_chance(rng.randrange(len(outcomes)))
            odds += 1
        elif state.is_over():
            break
        else:
            seat = state.owed()[0]
            state.apply(seat, rng.choice(state.legal_actions(seat)))
            assert state.clone() == state
    assert odds > 3
    assert trivium.replay(state.record()) == state if not state.is_chance() else True


def test_bots_play_what_is_legal(game):
    bots = [trivium.Random(1), trivium.Heuristic(1), trivium.Level("novice"), trivium.Search(20)]
    state = game.start(seed=11)
    for turn in range(12):
        for seat in state.owed():
            view = state.view(seat)
            action = bots[turn % 4](view)
            assert action in view.legal_actions()
            state.apply(seat, action)
    shares = state.view(state.owed()[0]).analyse(iterations=50)
    assert shares is None or abs(sum(share for _, share, _ in shares) - 1) < 1e-3


@pytest.mark.parametrize(
    "wrong, kind, why",
    [
        (lambda: trivium.Game("chess"), ValueError, "there is no game `chess`; there are cardia, kardinal, civ"),
        (lambda: trivium.Game("cardia", deck="3"), ValueError, "deck cannot be `3`"),
        (lambda: trivium.Game("cardia", locations=["Bazar"]), ValueError, "locations cannot be `Bazar`"),
        (lambda: trivium.Game("cardia", size=3), ValueError, "there is no option `size`"),
        (lambda: trivium.Game("kardinal", players=9), ValueError, "players cannot be `9`"),
        (lambda: trivium.Game("cardia", deck=1.5), TypeError, "the value of an option is"),
        (lambda: trivium.Game("cardia").start(seed=-1), ValueError, "a seed is a number from 0"),
        (lambda: trivium.Game("cardia").start(seed="x"), TypeError, "rng is a seed"),
        (lambda: trivium.Game("cardia").start(chance="maybe"), ValueError, "write sampled or explicit"),
        (lambda: trivium.Game("cardia").start(1).legal_actions(2), ValueError, "there is no seat C in a game of 2"),
        (lambda: trivium.Game("cardia").start(1).legal_actions(-1), ValueError, "there is no seat -1"),
        (lambda: trivium.Game("cardia").start(1).legal_actions("Z"), ValueError, "there is no seat `Z`"),
        (lambda: trivium.Game("cardia").start(1).legal_actions(0.5), TypeError, "a seat is a number from 0"),
        (lambda: trivium.Game("cardia").start(1).apply(0, 63), trivium.IllegalAction, "action 63 is not legal here; legal: "),
        (lambda: trivium.Game("cardia").start(1).apply(0, -5), trivium.IllegalAction, "action -5 is not legal"),
        (lambda: trivium.Game("cardia").start(1).apply(0, 10**30), trivium.IllegalAction, "is not legal"),
        (lambda: trivium.Game("cardia").start(1).apply(0, None), TypeError, "an action is its number or its text"),
        (lambda: trivium.Game("cardia").start(1).apply(0, "play nobody"), ValueError, "nobody"),
        (lambda: trivium.Game("cardia").start(1).apply(0, "ready"), trivium.IllegalAction, r"\(C3.2\)"),
        (lambda: trivium.Game("cardia").start(1).apply_chance(0), ValueError, "does not wait for chance"),
        (lambda: trivium.Game("cardia").start(chance="explicit").view(0), trivium.IllegalAction, "waits for chance"),
        (lambda: trivium.Game("cardia").start(chance="explicit").record(), ValueError, "no record"),
        (lambda: trivium.replay("nonsense\n"), ValueError, "line 1"),
        (lambda: trivium.Level("king"), ValueError, "there is no level `king`; there are novice"),
        (lambda: trivium.Search(0), ValueError, "iterations are 1 to"),
        (lambda: trivium.Random()(trivium.Game("civ").start(1).view()), ValueError, "owes no choice"),
        (lambda: trivium.Reduction("9z"), ValueError, "there is no reduction `9z`"),
        (lambda: trivium.play_deal(trivium.Game("cardia"), 1, [trivium.Random()]), ValueError, "2 seats, and 1 bots"),
        (lambda: trivium.play_deal(trivium.Game("cardia"), 1, [trivium.Random(), 3]), TypeError, "a bot is a callable"),
    ],
)
def test_what_is_wrong_is_said(wrong, kind, why):
    with pytest.raises(kind, match=why):
        wrong()


def test_a_kardinal_seat_that_owes_nothing_is_told_so():
    state = trivium.Game("kardinal", players=3).start(seed=1)
    idle = next(seat for seat in range(3) if seat not in state.owed())
    assert state.legal_actions(idle) == []
    with pytest.raises(trivium.IllegalAction, match="owes no choice now; owed by"):
        state.apply(idle, 0)


def test_what_is_refused_changes_nothing(game):
    state = play_some(game.start(seed=12), 5)
    before = state.clone()
    seat = state.owed()[0]
    for action in set(range(64)) - set(state.legal_actions(seat)):
        with pytest.raises(trivium.IllegalAction):
            state.apply(seat, action)
    assert state == before


def test_what_a_bot_raises_reaches_the_caller():
    def angry(view):
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        trivium.play_deal(trivium.Game("cardia"), 1, [angry, trivium.Random()])
    with pytest.raises(trivium.IllegalAction):
        trivium.play_deal(trivium.Game("cardia"), 1, [lambda view: 63, trivium.Random()])


def _played(seed):
    env = trivium.VectorEnv(trivium.Game("cardia"), 600, seed=seed, threads=2)
    env.reset()
    total = 0
    for _ in range(20):
        total += int(env.step_random()[0].astype(int).sum())
    return total, trivium.Game("civ").start(seed=seed).playout()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_forked_process_plays_the_same():
    expected = _played(3)
    with multiprocessing.get_context("fork").Pool(2) as pool:
        assert pool.map(_played, [3, 3]) == [expected, expected]


_shared = None


def _stepped(_):
    return _shared.step_random()[0].tobytes()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_an_environment_plays_on_after_a_fork():
    """Its threads stay with the parent, and the child starts its own."""
    global _shared
    _shared = trivium.VectorEnv(trivium.Game("cardia"), 600, seed=1, threads=2)
    _shared.reset()
    _shared.step_random()
    with multiprocessing.get_context("fork").Pool(1) as pool:
        theirs = [pool.apply_async(_stepped, (None,)).get(timeout=60) for _ in range(2)]
    assert theirs == [_stepped(None), _stepped(None)]


def test_many_threads_play_at_once(game):
    expected = play_some(game.start(seed=13), 60).record()
    view = game.start(seed=13).view(0)
    bot, results = trivium.Random(), []

    def work():
        for _ in range(20):
            view.imagine(1)
            bot(view) if view.legal_actions() else None
        results.append(play_some(game.start(seed=13), 60).record())

    threads = [threading.Thread(target=work) for _ in range(8)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert results == [expected] * 8
