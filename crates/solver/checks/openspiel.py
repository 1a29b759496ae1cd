"""A reduction in OpenSpiel, from `export efg`: exploitability of uniform play, CFR+, and the value.

python3 -m venv v && v/bin/pip install open_spiel
cargo run --release -p solver --example export -- efg 3a draws-to-b > 3a.efg
v/bin/python crates/solver/checks/openspiel.py 3a.efg 1000
"""
import sys
import time

import pyspiel

start = time.time()
game = pyspiel.load_efg_game(open(sys.argv[1]).read())
print(game.get_type().short_name, "loaded in", round(time.time() - start, 1), "s")
uniform = pyspiel.UniformRandomPolicy(game)
print(f"uniform: exploitability {pyspiel.exploitability(game, uniform):.9f}")
values = pyspiel.expected_returns(game.new_initial_state(), uniform, -1, True)
print(f"uniform: value {values[0]:.9f}")
iterations = int(sys.argv[2]) if len(sys.argv) > 2 else 0
if iterations:
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    average = solver.tabular_average_policy()
    values = pyspiel.expected_returns(game.new_initial_state(), average, -1, True)
    gap = pyspiel.exploitability(game, average)
    print(f"CFR+ {iterations}: value {values[0]:.9f}, exploitability {gap:.9f}")
    print("in", round(time.time() - start, 1), "s")
