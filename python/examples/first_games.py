# %% [markdown]
# # First games
#
# What a state, a view and a bot are, and how long games last. With Matplotlib installed, the lengths are also plotted.
#
#     python first_games.py [--short]

# %%
import sys

import numpy as np

import trivium

games = 2_000 if "--short" in sys.argv else 200_000

# %% [markdown]
# A state is the truth. A view is what one seat may know of it; it is drawn as the terminal draws it.

# %%
game = trivium.Game("cardia", deck="2")
state = game.start(seed=1)
view = state.view(0)
print(view)
print("\nSeat A holds", ", ".join(f"{card.name} {card.number}" for card in view.hand))
print("and may", "; ".join(view.legal()))

# %% [markdown]
# Both players choose at the same time. A bot takes a view and gives back an action.

# %%
knight = trivium.Level("knight")
for seat, action in [(seat, knight(state.view(seat))) for seat in state.owed()]:
    state.apply(seat, action)
print(state.view(0))

# %% [markdown]
# Many games at random: how many decisions a game takes, and who wins.

# %%
lengths = {}
for name, options in (("cardia", {}), ("kardinal", {"players": 3}), ("civ", {"players": 2})):
    game = trivium.Game(name, **options)
    lengths[name], winners = trivium.simulate(game, games, seed=1)
    low, high = np.percentile(lengths[name], [5, 95])
    wins = ", ".join(f"{np.mean(winners >> seat & 1):.3f}" for seat in range(game.seats))
    print(f"{name}: {lengths[name].mean():.1f} decisions (90 % of games: {low:.0f} to {high:.0f}); wins by seat {wins}")
    counts, edges = np.histogram(lengths[name], bins=12)
    for count, edge in zip(counts, edges):
        print(f"{edge:8.0f} {'█' * int(round(50 * count / counts.max()))}")

# %%
try:
    import matplotlib

    if not hasattr(sys, "ps1") and "ipykernel" not in sys.modules:
        matplotlib.use("Agg")
    import matplotlib.pyplot as plt
except ImportError:
    print("Matplotlib is not installed, so nothing is plotted.")
else:
    figure, axes = plt.subplots(1, 3, figsize=(12, 3))
    for axis, (name, some) in zip(axes, lengths.items()):
        axis.hist(some, bins=40)
        axis.set(title=name, xlabel="decisions in a game", ylabel="games")
    figure.tight_layout()
    plt.show()
