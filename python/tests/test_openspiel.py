"""OpenSpiel, by its own checks; its exploitability agrees with ours."""

import random
import subprocess
import sys

import pytest

import trivium

pyspiel = pytest.importorskip("pyspiel")

import trivium.openspiel as adapter

GAMES = ["trivium_cardia", "trivium_kardinal", "trivium_civ", "trivium_mini_3a", "trivium_mini_4b"]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_passes_the_simulations_of_openspiel(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["trivium_cardia", "trivium_kardinal", "trivium_civ", "trivium_mini_3a"])
def test_a_playthrough_is_the_same_again(name, tmp_path):
    """The test that OpenSpiel does for each of its games: all that a game shows, and the same when its actions are replayed."""
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, None, seed=1))
    original, again = generate_playthrough.replay(str(file))
    assert original.splitlines() == again.splitlines() and "ObservationTensor" in original


def test_the_interpreter_ends_well():
    assert subprocess.run([sys.executable, "-c", "import trivium.openspiel"]).returncode == 0


def test_options_are_passed_on():
    game = pyspiel.load_game("trivium_civ", {"options": "players=3;variant=draft"})
    assert game.num_players() == 3
    with pytest.raises(Exception, match="players"):
        pyspiel.load_game("trivium_civ", {"options": "players=9"})


def shares_of(view, seed):
    """Some policy that goes by the view alone."""
    rng = random.Random(view.observation().tobytes() + bytes([seed]))
    weights = {code: rng.random() for code in view.legal_actions()}
    whole = sum(weights.values())
    return {code: weight / whole for code, weight in weights.items()}


def random_policy(seed):
    return lambda _: lambda view: shares_of(view, seed)


def policy_of_cfr(game):
    """What OpenSpiel's CFR plays on average, by the view alone: the mean over all pasts that lead to a view."""
    from open_spiel.python.algorithms import cfr

    solver = cfr.CFRSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    average, sums = solver.average_policy(), {}
    for state in average.states:
        player = state.current_player()
        key = (player, state.turns.view(player).observation().tobytes())
        for code, share in average.action_probabilities(state).items():
            mix = sums.setdefault(key, {})
            mix[code] = mix.get(code, 0) + share

    def shares(view):
        mix = sums[view.seat, view.observation().tobytes()]
        return {code: share / sum(mix.values()) for code, share in mix.items()}

    return shares


def policy_of_ours(_):
    reduction = trivium.Reduction("3a")
    known = {view: shares for (view, _), shares in zip(reduction.questions(), reduction.solve()[1])}
    # OpenSpiel also asks where there is only one answer.
    return lambda view: known.get(view) or {view.legal_actions()[0]: 1.0}


@pytest.mark.parametrize("make", [random_policy(0), random_policy(1), policy_of_cfr, policy_of_ours])
def test_exploitability_is_the_same_here_and_there(make):
    from open_spiel.python.algorithms import best_response, exploitability

    game = pyspiel.load_game("trivium_mini_3a")
    of_view = make(game)
    policy = adapter.policy_by_view(game, of_view)
    there = exploitability.exploitability(game, policy)
    here = trivium.Reduction("3a").exploitability(of_view)
    assert there == pytest.approx(here, abs=1e-9) and here >= 0
    root = game.new_initial_state()
    values = [best_response.BestResponsePolicy(game, player, policy).value(root) for player in (0, 1)]
    assert sum(values) / 2 == pytest.approx(here, abs=1e-9)


def test_cfr_of_openspiel_solves_a_reduction():
    from open_spiel.python.algorithms import cfr, exploitability

    game = pyspiel.load_game("trivium_mini_3a")
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(8):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < before / 2
