"""Many games at once."""

import numpy as np
import pytest

import trivium


def test_a_batch_is_the_games_one_by_one(game):
    """Every row is the view of the player to choose, and every mask its legal actions."""
    env = trivium.VectorEnv(game, 300, seed=5, threads=2)
    observations, masks, rewards, dones, players = env.reset()
    assert observations.shape == (300, env.width) and observations.dtype == np.int8
    assert masks.shape == (300, 64) and masks.dtype == bool and masks.any(axis=1).all()
    assert rewards.shape == (300, game.seats) and not rewards.any() and not dones.any()
    like = [game.start(seed=0).view(seat) for seat in range(game.seats)]
    ended = 0
    for step in range(120):
        for n in range(0, 300, 60):
            view = like[players[n]].read(observations[n])
            assert view.legal_actions() == list(np.flatnonzero(masks[n]))
            assert players[n] in view.owed()
        actions = env.sample()
        assert masks[np.arange(300), actions].all()
        observations, masks, rewards, dones, players = env.step(actions)
        assert np.allclose(rewards.sum(axis=1), 0, atol=1e-5)
        assert not rewards[~dones].any()
        ended += int(dones.sum())
    # Other games take more than 120 decisions.
    assert ended > 0 or game != trivium.Game("cardia")


def test_threads_make_no_difference(game):
    def run(threads):
        env = trivium.VectorEnv(game, 700, seed=9, threads=threads)
        env.reset()
        return [np.copy(part) for _ in range(60) for part in env.step_random()]

    for one, three in zip(run(1), run(3)):
        assert (one == three).all()


def test_the_same_seed_deals_the_same_games():
    env = trivium.VectorEnv(trivium.Game("cardia"), 64, seed=1)
    first = env.reset()[0]
    assert (env.reset()[0] == first).all()
    assert (env.reset(seed=2)[0] != first).any()
    # Two of 64 hands may be the same by chance.
    assert len(np.unique(first, axis=0)) > 55


def test_arrays_are_new_unless_they_are_shared():
    game = trivium.Game("cardia")
    env = trivium.VectorEnv(game, 8)
    first = env.reset()[0]
    kept = first.copy()
    env.step(env.sample())
    assert (first == kept).all()
    shared = trivium.VectorEnv(game, 8, copy=False)
    assert shared.reset()[0] is shared.step(shared.sample())[0]


def test_features_cover_the_row(game):
    env = trivium.VectorEnv(game, 1)
    at = 0
    for feature in env.features:
        assert feature["start"] == at and feature["width"] > 0 and feature["about"]
        at += feature["width"]
    assert at == env.width


def test_a_batch_plays_as_a_single_game_does():
    """The same dice, asked in the same order, deal and end the same games: rewards agree with those of a replay."""
    game = trivium.Game("cardia")
    env = trivium.VectorEnv(game, 256, seed=3)
    env.reset()
    totals = np.zeros(2)
    games = 0
    while games < 2000:
        _, _, rewards, dones, _ = env.step_random()
        totals += rewards.sum(axis=0)
        games += int(dones.sum())
    # Random play is even: no seat is far ahead.
    assert abs(totals[0]) < 4 * np.sqrt(games)


@pytest.mark.parametrize("dtype", [np.uint8, np.int8, np.int16, np.int32, np.int64, np.uint64])
def test_any_whole_numbers_are_actions(dtype):
    env = trivium.VectorEnv(trivium.Game("civ", players=2), 5)
    env.reset()
    env.step(env.sample().astype(dtype))


def test_what_is_wrong_is_said():
    game = trivium.Game("cardia")
    env = trivium.VectorEnv(game, 4, seed=1)
    observations, *_ = env.reset()
    good = env.sample()
    for actions, kind, why in [
        (good[:3], ValueError, r"the shape \(4,\), not \(3,?\)"),
        (good.reshape(2, 2), ValueError, r"the shape \(4,\), not \(2, 2\)"),
        (good.astype(float), TypeError, "actions are whole numbers, not float64"),
        ([1, 2, 3, 4], TypeError, "actions are a NumPy array of whole numbers, not list"),
        (np.array([good[0], good[1], 63, good[3]]), trivium.IllegalAction, "action 63 is not legal in game 2; legal: "),
        (np.array([good[0], -1, good[2], good[3]]), trivium.IllegalAction, "action -1 is not legal in game 1"),
        (np.array([good[0], 10**9, good[2], good[3]]), trivium.IllegalAction, "action 1000000000 is not legal in game 1"),
    ]:
        with pytest.raises(kind, match=why):
            env.step(actions)
    # Nothing was played.
    assert (env.step(good)[0] != observations).any()
    env.close()
    for call in (env.reset, env.sample, env.step_random, lambda: env.step(good), lambda: env.width):
        with pytest.raises(ValueError, match="closed"):
            call()
    for arguments, why in [({"n": 0}, "n is 1 to"), ({"n": 3, "threads": 0}, "threads is at least 1")]:
        with pytest.raises(ValueError, match=why):
            trivium.VectorEnv(game, **arguments)


def test_memory_stays_flat():
    """A million steps with arrays that are thrown away, and games that end and begin."""
    resource = pytest.importorskip("resource")
    env = trivium.VectorEnv(trivium.Game("cardia"), 1024)
    env.reset()
    used = []
    for _ in range(5):
        for _ in range(200):
            env.step_random()
        used.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    assert used[-1] - used[1] < 4_000, used
