# %% [markdown]
# # Balance of the locations
#
# Does a location of Cardia favour a seat, or make games longer? One comparison for each location. Holm's method corrects the
# p-values for their number: without it, one of twenty would seem to matter by chance alone.
#
#     python balance.py [--short]

# %%
import math
import sys

import numpy as np

import trivium

GAMES = 2_000 if "--short" in sys.argv else 200_000
plain = trivium.Game("cardia")
locations = next(it["some"] for it in plain.settings if it["key"] == "locations")
base_lengths, _ = trivium.simulate(plain, GAMES, seed=1)


# %%
def p_value(z):
    return math.erfc(abs(z) / math.sqrt(2))


# %% [markdown]
# Both seats have the same cards and choose at random, so any share but one half is the doing of the location.

# %%
rows = []
for location in locations:
    lengths, winners = trivium.simulate(trivium.Game("cardia", locations=[location]), GAMES, seed=1)
    decided = np.isin(winners, [1, 2])
    share = float(np.mean(winners[decided] == 1))
    z = (share - 0.5) / math.sqrt(0.25 / decided.sum())
    spread = math.sqrt(lengths.var() / GAMES + base_lengths.var() / GAMES)
    rows.append((location, share, p_value(z), float(lengths.mean() - base_lengths.mean()), 1.96 * spread))

# %%
print(f"{len(rows)} locations, {GAMES} random games each; seat A should win half")
left, corrected = len(rows), 0.0
for location, share, p, longer, margin in sorted(rows, key=lambda row: row[2]):
    corrected = max(corrected, min(1.0, p * left))
    verdict = "favours a seat" if corrected <= 0.05 else "no evidence"
    print(f"{location:<18} A wins {share:.4f}, p {corrected:.3f} after correction: {verdict}; {longer:+.2f} ± {margin:.2f} decisions")
    left -= 1
