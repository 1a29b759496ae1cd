"""PettingZoo and Gymnasium, by their own suites."""

import warnings

import numpy as np
import pytest

import trivium

pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from trivium.gymnasium import SingleEnv
from trivium.pettingzoo import aec_env, parallel_env

GAMES = [("cardia", {}), ("kardinal", {"players": 3}), ("civ", {"players": 2})]
each = pytest.mark.parametrize("name, options", GAMES, ids=[name for name, _ in GAMES])


@each
def test_the_turn_based_environment_passes_the_tests_of_pettingzoo(name, options):
    game = trivium.Game(name, **options)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(aec_env(game), num_cycles=60)
        seed_test(lambda: aec_env(game), num_cycles=20)


@each
def test_the_parallel_environment_passes_the_tests_of_pettingzoo(name, options):
    game = trivium.Game(name, **options)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(parallel_env(game), num_cycles=60)
        parallel_seed_test(lambda: parallel_env(game), num_cycles=20)


@each
def test_a_seed_makes_the_same_game_whatever_was_played_before(name, options):
    env = SingleEnv(trivium.Game(name, **options))

    def some_steps():
        seen, info = env.reset(seed=5)
        played = [seen]
        for _ in range(6):
            seen, _, over, _, info = env.step(info["action_mask"].argmax())
            played.append(seen)
            if over:
                break
        return played

    first = some_steps()
    env.reset()
    assert all((a == b).all() for a, b in zip(first, some_steps(), strict=True))


@each
def test_the_single_environment_passes_the_check_of_gymnasium(name, options):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SingleEnv(trivium.Game(name, **options)), skip_render_check=True)


def test_an_illegal_action_loses_or_raises():
    game = trivium.Game("cardia")
    env = SingleEnv(game, opponents=trivium.Heuristic())
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(63)
    assert (reward, ended) == (-1.0, True) and "not legal" in info["illegal"]
    with pytest.raises(trivium.IllegalAction, match="call reset"):
        env.step(0)
    table = parallel_env(game)
    table.reset(seed=1)
    _, rewards, _, _, _ = table.step({"player_0": 63, "player_1": 63})
    assert rewards == {"player_0": -1.0, "player_1": 1.0}
    with pytest.raises(trivium.IllegalAction, match="call reset"):
        table.step({})
    strict = SingleEnv(game, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(trivium.IllegalAction):
        strict.step(63)
    for wrong in ({"seat": 2}, {"illegal": "x"}, {"opponents": [1, 2]}):
        with pytest.raises(ValueError):
            SingleEnv(game, **wrong)


def test_a_learner_plays_whole_games():
    env = SingleEnv(trivium.Game("cardia"), seat=1, illegal="raise")
    rng = np.random.default_rng(1)
    for seed in range(5):
        _, info = env.reset(seed=seed)
        ended = False
        while not ended:
            action = rng.choice(np.flatnonzero(info["action_mask"]))
            _, reward, ended, _, info = env.step(action)
        assert reward in (-1.0, 0.0, 1.0)
        with pytest.raises(trivium.IllegalAction, match="call reset"):
            env.step(0)
