"""Measures how many steps a second the package plays from Python, beside other packages where they are installed.

    python -m trivium.bench [--seconds 1] [--peers]
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import time

import numpy as np

import trivium


def per_second(work, seconds: float) -> float:
    """How many steps a second; `work()` does some steps and says how many."""
    work()
    steps, begun = 0, time.perf_counter()
    while (passed := time.perf_counter() - begun) < seconds:
        steps += work()
    return steps / passed


def nanoseconds(work, seconds: float, times: int = 10_000) -> float:
    """How long one call takes."""

    def many():
        for _ in range(times):
            work()
        return times

    return 1e9 / per_second(many, seconds)


def show(name: str, value: float, unit: str, goal: float | None = None, less: bool = False) -> None:
    verdict = ""
    if goal is not None:
        good = value <= goal if less else value >= goal
        verdict = f"   goal {goal:,.0f}: {'reached' if good else 'missed'}"
    print(f"{name:<58}{value:>14,.0f} {unit}{verdict}", flush=True)


def ours(seconds: float) -> None:
    for name, options, goal in (("cardia", {}, 8e6), ("kardinal", {"players": 3}, 3e6), ("civ", {"players": 2}, 3e6)):
        game = trivium.Game(name, **options)
        env = trivium.VectorEnv(game, 4096, seed=1, copy=False)
        env.reset()

        def batch():
            env.step_random()
            return env.n

        label = f"{game.name}: VectorEnv, batch 4096, {env.threads} threads"
        show(label, per_second(batch, seconds), "steps/s", goal)
        one = trivium.VectorEnv(game, 4096, seed=1, copy=False, threads=1)
        one.reset()

        def single():
            one.step_random()
            return one.n

        show(f"{game.name}: VectorEnv, batch 4096, 1 thread", per_second(single, seconds), "steps/s")

        def chosen():
            env.step(env.sample())
            return env.n

        show(f"{game.name}: VectorEnv, actions through Python", per_second(chosen, seconds), "steps/s")

    game = trivium.Game("cardia")

    def in_rust():
        state, steps = game.start(seed=1), 0
        step, over = state.apply_random, state.is_over
        while not over():
            step()
            steps += 1
        return steps

    show("cardia: one game, random action chosen in Rust", per_second(in_rust, seconds), "steps/s", 1e6)

    def in_python():
        state, steps = game.start(seed=1), 0
        owed, legal, apply, pick = state.owed, state.legal_actions, state.apply, random.random
        while seats := owed():
            for seat in seats:
                actions = legal(seat)
                apply(seat, actions[int(pick() * len(actions))])
                steps += 1
        return steps

    show("cardia: one game, random action chosen in Python", per_second(in_python, seconds), "steps/s", 3e5)
    state, dice = game.start(seed=3), trivium.Dice(1)
    view = state.view(0)
    show("cardia: clone()", nanoseconds(state.clone, seconds), "ns", 300, less=True)
    show("cardia: view.imagine(dice)", nanoseconds(lambda: view.imagine(dice), seconds), "ns", 500, less=True)
    code = "import time; t = time.perf_counter(); import trivium; print((time.perf_counter() - t) * 1e3)"
    run = subprocess.run([sys.executable, "-c", "import numpy; " + code], capture_output=True, text=True, check=True)
    show("import trivium, after numpy", float(run.stdout), "ms", 100, less=True)


def peers(seconds: float) -> None:
    for name, measure in (("OpenSpiel", open_spiel), ("PettingZoo", petting_zoo), ("RLCard", rl_card), ("pgx", pgx_games)):
        try:
            measure(seconds)
        except ImportError as why:
            print(f"{name}: not installed ({why})", flush=True)


def open_spiel(seconds: float) -> None:
    import pyspiel

    for name in ("leduc_poker", "gin_rummy", "goofspiel(num_cards=13,imp_info=True,points_order=random)"):
        game = pyspiel.load_game(name)
        if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
            game = pyspiel.convert_to_turn_based(game)

        def play():
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(random.choices(outcomes, [it[1] for it in outcomes])[0][0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    steps += 1
            return steps

        show(f"OpenSpiel: {name.split('(')[0]}", per_second(play, seconds), "steps/s")


def petting_zoo(seconds: float) -> None:
    from pettingzoo.classic import leduc_holdem_v4

    env = leduc_holdem_v4.env()

    def play():
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            legal = np.flatnonzero(observation["action_mask"])
            env.step(None if ended or cut else random.choice(legal))
            steps += 1
        return steps

    show("PettingZoo: leduc_holdem_v4", per_second(play, seconds), "steps/s")


def rl_card(seconds: float) -> None:
    import rlcard
    from rlcard.agents import RandomAgent

    for name in ("leduc-holdem", "gin-rummy"):
        env = rlcard.make(name)
        env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

        def play():
            trajectories, _ = env.run(is_training=False)
            return sum(len(it) // 2 for it in trajectories)

        show(f"RLCard: {name}", per_second(play, seconds), "steps/s")


def pgx_games(seconds: float) -> None:
    import jax
    import pgx

    for name in ("leduc_holdem", "bridge_bidding"):
        env = pgx.make(name)
        n = 4096
        step = jax.jit(jax.vmap(env.step))
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), n))
        key = jax.random.PRNGKey(1)
        pick = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype("float32")), axis=1))

        def batch():
            nonlocal state, key
            key, now = jax.random.split(key)
            state = step(state, pick(now, state.legal_action_mask))
            state.terminated.block_until_ready()
            return n

        show(f"pgx: {name}, batch {n}", per_second(batch, seconds), "steps/s")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m trivium.bench", description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement (1)")
    parser.add_argument("--peers", action="store_true", help="measure other packages too, where they are installed")
    args = parser.parse_args()
    ours(args.seconds)
    if args.peers:
        peers(args.seconds)


if __name__ == "__main__":
    main()
