"""The value of a reduction by HiGHS (scipy), from `export lp` or `export within`.

python3 -m venv v && v/bin/pip install scipy
cargo run --release -p solver --example export -- lp 6a draws-to-b | v/bin/python crates/solver/checks/linear_program.py
"""
import sys
import time

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

method = sys.argv[1] if len(sys.argv) > 1 else "highs"
variables, free, goal, rows = map(int, sys.stdin.readline().split())
parts = {"=": ([], [], [], []), "<": ([], [], [], [])}
for line in sys.stdin:
    words = line.split()
    right, row, column, factor = parts[words[0]]
    for at, value in zip(words[2::2], words[3::2]):
        row.append(len(right))
        column.append(int(at))
        factor.append(float(value))
    right.append(float(words[1]))


def matrix(which):
    right, row, column, factor = parts[which]
    return csr_matrix((factor, (row, column)), shape=(len(right), variables)), np.array(right)


equal, equal_right = matrix("=")
most, most_right = matrix("<")
objective = np.zeros(variables)
objective[goal] = -1
bounds = [(0, None)] * free + [(None, None)] * (variables - free)
start = time.time()
found = linprog(objective, most, most_right, equal, equal_right, bounds, method=method)
print(f"{variables} variables, {rows} rows: {found.message}")
print(f"value {-found.fun:.9f} in {time.time() - start:.1f} s")
