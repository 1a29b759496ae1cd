"""First games: what a state, a view and a bot are, and how long games last.

    python first_games.py [--short]
"""

import sys

import numpy as np

import trivium

games = 2_000 if "--short" in sys.argv else 200_000

game = trivium.Game("cardia", deck="2")
state = game.start(seed=1)
view = state.view(0)
print(view)
print("\nSeat A holds", ", ".join(f"{card.name} {card.number}" for card in view.hand))
print("and may", "; ".join(view.legal()))

knight = trivium.Level("knight")
for seat in state.owed():
    state.apply(seat, knight(state.view(seat)))
print("\nThe first encounter:", [(it.cards if hasattr(it, "cards") else it) for it in state.view(0).encounters][:1])

for name, options in (("cardia", {}), ("kardinal", {"players": 3}), ("civ", {"players": 2})):
    lengths, winners = trivium.simulate(trivium.Game(name, **options), games, seed=1)
    wins = [float(np.mean(winners >> seat & 1)) for seat in range(trivium.Game(name, **options).seats)]
    low, high = np.percentile(lengths, [5, 95])
    print(f"{name}: {lengths.mean():.1f} decisions in a random game (90 % of games: {low:.0f} to {high:.0f});", end=" ")
    print("wins by seat", ", ".join(f"{win:.3f}" for win in wins))
