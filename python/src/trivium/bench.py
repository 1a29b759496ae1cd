"""Measures how many steps a second the package plays from Python, beside other packages where they are installed.

    python -m trivium.bench [--seconds 1] [--peers] [--steps 100000000]

Every rate is given by wall-clock time and by processor time: steps for each second that a core worked, times the threads. On a
machine that does nothing else both are the same; on a busy one only the second says what the package can do. Each is the best of five
measurements.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import time

import numpy as np

import trivium


class Rate:
    """Steps a second, by the wall clock and by processor time."""

    def __init__(self, work, seconds: float, threads: int = 1):
        work()
        self.wall = self.cores = 0.0
        for _ in range(5):
            steps, wall, cores = 0, time.perf_counter(), time.process_time()
            while (passed := time.perf_counter() - wall) < seconds / 5:
                steps += work()
            self.wall = max(self.wall, steps / passed)
            self.cores = max(self.cores, threads * steps / (time.process_time() - cores))


def nanoseconds(work, seconds: float, times: int = 10_000) -> Rate:
    """How many calls a second; `work` is called without arguments."""

    def many():
        for _ in range(times):
            work()
        return times

    return Rate(many, seconds)


def say(name: str, wall: float, cores: float, unit: str, said: str = "") -> None:
    print(f"{name:<54}{wall:>13,.0f}{cores:>14,.0f} {unit}{said}", flush=True)


def verdict(wall: bool, cores: bool) -> str:
    return "reached" if wall else "reached by processor time" if cores else "missed"


def show(name: str, rate: Rate, goal: float | None = None) -> Rate:
    said = "" if goal is None else f"   goal {goal:,.0f}: {verdict(rate.wall >= goal, rate.cores >= goal)}"
    say(name, rate.wall, rate.cores, "steps/s", said)
    return rate


def show_time(name: str, rate: Rate, most: float) -> None:
    wall, cores = 1e9 / rate.wall, 1e9 / rate.cores
    say(name, wall, cores, "ns", f"   goal {most:,.0f}: {verdict(wall <= most, cores <= most)}")


GOALS = (("cardia", {}, 8e6), ("kardinal", {"players": 3}, 3e6), ("civ", {"players": 2}, 3e6))


def vectors(seconds: float) -> float:
    """Many games at once; gives back the rate of Cardia."""
    rates = []
    for name, options, goal in GOALS:
        game = trivium.Game(name, **options)
        env = trivium.VectorEnv(game, 4096, seed=1, copy=False, threads=2)
        one = trivium.VectorEnv(game, 4096, seed=1, copy=False, threads=1)
        env.reset()
        one.reset()

        def batch():
            env.step_random()
            return env.n

        def single():
            one.step_random()
            return one.n

        def chosen():
            env.step(env.sample())
            return env.n

        rate = show(f"{name}: VectorEnv, batch 4096, 2 threads", Rate(batch, seconds, 2), goal)
        show(f"{name}: VectorEnv, batch 4096, 1 thread", Rate(single, seconds))
        # Choosing the actions is work of one thread.
        show(f"{name}: VectorEnv, actions through Python, 2 threads", Rate(chosen, seconds))
        rates.append(rate.cores)
    return rates[0]


def singles(seconds: float) -> float:
    """One game at a time; gives back the rate of Cardia with actions chosen in Python."""
    rates = []
    for name, options, _ in GOALS:
        game = trivium.Game(name, **options)

        def in_rust():
            state, steps = game.start(seed=1), 0
            step, over = state.apply_random, state.is_over
            while not over():
                step()
                steps += 1
            return steps

        def in_python():
            state, steps = game.start(seed=1), 0
            owed, legal, apply, pick = state.owed, state.legal_actions, state.apply, random.random
            while seats := owed():
                for seat in seats:
                    actions = legal(seat)
                    apply(seat, actions[int(pick() * len(actions))])
                    steps += 1
            return steps

        show(f"{name}: one game, random action chosen in Rust", Rate(in_rust, seconds), 1e6)
        rates.append(show(f"{name}: one game, action chosen in Python", Rate(in_python, seconds), 3e5).cores)
        state, dice = game.start(seed=3), trivium.Dice(1)
        for _ in range(10):
            state.apply_random()
        view = state.view(0)
        show_time(f"{name}: clone()", nanoseconds(state.clone, seconds), 300)
        show_time(f"{name}: view.imagine(dice)", nanoseconds(lambda: view.imagine(dice), seconds), 500)
    return rates[0]


def imports() -> None:
    """Import of the package in a new interpreter, and of the package and NumPy together."""
    code = "import time; w, c = time.perf_counter(), time.process_time(); import trivium; print(time.perf_counter() - w, time.process_time() - c)"
    for name, before in (("import trivium, after numpy", "import numpy; "), ("import trivium, with numpy", "")):
        runs = [subprocess.run([sys.executable, "-c", before + code], capture_output=True, text=True, check=True) for _ in range(5)]
        wall, cores = (1e3 * min(float(run.stdout.split()[n]) for run in runs) for n in range(2))
        say(name, wall, cores, "ms", f"   goal 100: {verdict(wall <= 100, cores <= 100)}")


def memory(steps: int) -> None:
    """Does memory grow? The peak after a tenth of the steps, and after all of them."""
    import resource

    env = trivium.VectorEnv(trivium.Game("cardia"), 4096, seed=1)
    env.reset()
    used = []
    for part in (0.1, 0.9):
        for _ in range(int(steps * part) // env.n):
            env.step_random()
        used.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
    print(f"memory: {used[0]} MiB after {steps // 10:,} steps of new arrays each, {used[1]} MiB after {steps:,}", flush=True)


def peers(seconds: float, single: float, batch: float) -> None:
    """Other packages on their card games, and how many times as many steps of Cardia ours plays, by processor time.

    `pip install open_spiel 'pettingzoo[classic]' rlcard pgx` installs them.
    """
    for name, measure in (("OpenSpiel", open_spiel), ("PettingZoo", petting_zoo), ("RLCard", rl_card), ("pgx", pgx_games)):
        try:
            best = measure(seconds)
        except Exception as why:  # A peer that cannot run here does not end the measurement.
            print(f"{name}: not measured ({type(why).__name__}: {why})", flush=True)
            continue
        one_game = "" if name == "pgx" else f" in one game, action chosen in Python: {single / best:,.1f};"
        print(f"    Cardia / {name},{one_game} in a batch, 2 threads: {batch / best:,.1f}", flush=True)


def open_spiel(seconds: float) -> float:
    import pyspiel

    best = 0.0
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

        best = max(best, show(f"OpenSpiel: {name.split('(')[0]}", Rate(play, seconds)).cores)
    return best


def petting_zoo(seconds: float) -> float:
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

    return show("PettingZoo: leduc_holdem_v4", Rate(play, seconds)).cores


def rl_card(seconds: float) -> float:
    import rlcard
    from rlcard.agents import RandomAgent

    best = 0.0
    for name in ("leduc-holdem", "gin-rummy"):
        env = rlcard.make(name)
        env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

        def play():
            trajectories, _ = env.run(is_training=False)
            return sum(len(it) // 2 for it in trajectories)

        best = max(best, show(f"RLCard: {name}", Rate(play, seconds)).cores)
    return best


def pgx_games(seconds: float) -> float:
    import jax
    import pgx

    best = 0.0
    for name in ("leduc_holdem", "sparrow_mahjong"):
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

        best = max(best, show(f"pgx: {name}, batch {n}", Rate(batch, seconds, 2)).cores)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m trivium.bench", description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement (1)")
    parser.add_argument("--peers", action="store_true", help="measure other packages too, where they are installed")
    parser.add_argument("--steps", type=int, default=0, help="also play so many steps and show how memory grows")
    args = parser.parse_args()
    print(f"{'':<54}{'wall clock':>13}{'processor':>14}")
    batch = vectors(args.seconds)
    single = singles(args.seconds)
    imports()
    if args.steps:
        memory(args.steps)
    if args.peers:
        peers(args.seconds, single, batch)


if __name__ == "__main__":
    main()
