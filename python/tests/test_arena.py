"""Bots against each other, the reductions, examples, simulations."""

import json
import subprocess
import sys

import numpy as np
import pytest

import trivium
from trivium import arena, cluster, play


def first_legal(view):
    """A bot of our own: any callable is one."""
    return view.legal()[0]


def test_a_python_bot_meets_ours():
    game = trivium.Game("cardia")
    bots = {"heuristic": trivium.Heuristic(), "mine": first_legal, "random": trivium.Random()}
    result = arena.tournament(game, bots, deals=6, seed=1)
    mean, margin, n = result.score("heuristic", "random")
    assert n == 6 and 0 <= mean <= 1 and margin >= 0
    assert mean + result.score("random", "heuristic")[0] == pytest.approx(1)
    assert "heuristic against mine" in str(result)
    again = arena.tournament(game, bots, deals=6, seed=1)
    assert again.bouts == result.bouts


def test_a_table_of_many_has_one_among_copies():
    result = arena.tournament(trivium.Game("kardinal", players=3), {"a": trivium.Random(), "b": first_legal}, deals=2)
    assert len(result.bouts) == 4 and all(len(bout.shares) == 3 for bout in result.bouts)


def test_mirrored_deals_are_even():
    """A bot against itself wins half of every bout."""
    result = arena.tournament(trivium.Game("cardia"), {"a": first_legal, "b": first_legal}, deals=10)
    assert all(bout.share() == pytest.approx(0.5) for bout in result.bouts)


def test_the_exploitability_of_a_solved_strategy_is_small():
    reduction = trivium.Reduction("3a")
    questions = reduction.questions()
    uniform = reduction.exploitability(lambda view: {code: 1 / len(view.legal_actions()) for code in view.legal_actions()})
    found, strategy = reduction.solve(enough=1e-3)
    known = {view: shares for (view, _), shares in zip(questions, strategy)}
    solved = reduction.exploitability(lambda view: known[view])
    assert found <= 1e-3 and solved <= 0.02 < 0.1 < uniform
    with pytest.raises(ValueError, match="sum to 1"):
        reduction.exploitability(lambda view: {})


def test_examples_are_decisions_of_a_bot():
    game = trivium.Game("cardia")
    rows, masks, actions, results = trivium.examples(game, trivium.Random(), 20)
    assert len(rows) == len(masks) == len(actions) == len(results) > 20
    assert masks[np.arange(len(actions)), actions].all() and set(results) <= {-1.0, 0.0, 1.0}


def test_any_split_gives_the_same_games(tmp_path):
    """The pieces of a cluster, without Ray: the size of the pieces and a journal make no difference."""
    game = trivium.Game("civ", players=3)
    whole = cluster.simulate(game, 500, seed=2, workers=0, piece=500)
    parts = cluster.simulate(game, 500, seed=2, workers=0, piece=37, journal=tmp_path)
    assert cluster.digest(whole) == cluster.digest(parts)
    # The journal is taken up: of the pieces only one is played again.
    (tmp_path / "37-37.pickle").unlink()
    again = cluster.simulate(game, 500, seed=2, workers=0, piece=37, journal=tmp_path)
    assert cluster.digest(again) == cluster.digest(whole)
    with pytest.raises(ValueError, match="keeps another run"):
        cluster.simulate(game, 500, seed=3, workers=0, piece=37, journal=tmp_path)
    # A game of Cardia is the shortest for a bot that thinks.
    game = trivium.Game("cardia")
    one = cluster.self_play(game, trivium.Heuristic(), 4, workers=0, piece=4)
    two = cluster.self_play(game, trivium.Heuristic(), 4, workers=0, piece=1)
    assert cluster.digest(one) == cluster.digest(two)
    bots = {"a": trivium.Heuristic(), "b": trivium.Random()}
    assert cluster.tournament(game, bots, 3, workers=0, piece=2).bouts == arena.tournament(game, bots, 3).bouts


def test_the_lab_adds_up_and_says_how_much_it_compares():
    game = trivium.Game("cardia")
    whole = cluster.lab(game, games=200, workers=0, piece=10_000)
    assert cluster.lab(game, games=200, workers=0, piece=37) == whole
    assert whole["study"]["games"] == 200 and whole["comparisons"] > 40
    assert {"By deck", "By location"} == {it["group"] for it in whole["variations"]}
    assert sum(seat["won"] for seat in whole["study"]["seats"]) == 200 * 60


def test_puzzles_have_one_good_action():
    found = cluster.puzzles(trivium.Game("cardia"), 1, iterations=60, gap=0.15, workers=0)
    for it in found:
        state = trivium.replay(it["record"])
        assert it["action"] in state.legal(it["seat"]) and it["value"] - it["second"] >= 0.15


def test_a_python_bot_answers_as_a_program(tmp_path):
    """The questions of `trivium tournament --bot`, built here from a view."""
    (tmp_path / "my_bots.py").write_text("def last(view):\n    return view.legal_actions()[-1]\n")
    questions, expected = [], []
    for name in trivium.GAMES:
        view = trivium.Game(name).start(seed=3).view(0)
        row = view.observation().tobytes().hex()
        options = trivium.Game(name).options
        questions.append({"game": name, "options": options, "seat": "A", "choices": view.legal(), "observation": row})
        expected.append({"action": view.legal()[-1]})
        if not view.legal():
            questions.pop(), expected.pop()
    run = subprocess.run(
        [sys.executable, "-m", "trivium.answer", "my_bots:last"],
        input="".join(json.dumps(it) + "\n" for it in questions),
        cwd=tmp_path, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert [json.loads(line) for line in run.stdout.splitlines()] == expected and expected
    for wrong in ("my_bots", "my_bots:nobody", "no_such_module:bot"):
        failed = subprocess.run([sys.executable, "-m", "trivium.answer", wrong], cwd=tmp_path, capture_output=True, text=True)
        assert failed.returncode == 1 and "Traceback" not in failed.stderr


def test_a_person_plays_against_a_python_bot():
    said = []
    answers = iter(["nonsense"] + ["1"] * 1000)
    won = play.play(trivium.Game("cardia"), first_legal, 0, 5, ask=lambda _: next(answers), say=said.append)
    assert sum(won) == 0 and any("nonsense" in line for line in said)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["tournament", "cardia", "--bots", "random"], "at least two bots"),
        (["tournament", "cardia", "--bots", "random,random"], "each named once"),
        (["lab", "cardia", "--bots", "random,heuristic"], "takes one bot"),
        (["simulate", "cardia", "--games", "0"], "--games is at least 1"),
        (["simulate", "cardia", "--options", "deck=9"], "deck"),
    ],
)
def test_a_command_that_cannot_be_run_says_why(capsys, words, said):
    with pytest.raises(SystemExit):
        cluster.main([*words, "--workers", "0"])
    assert said in capsys.readouterr().err
