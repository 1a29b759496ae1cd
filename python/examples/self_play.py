"""A policy trained by self-play on the vector environment, with NumPy alone: a network with one hidden layer, REINFORCE with a
baseline. It meets the heuristic bot on mirrored deals.

    python self_play.py [--short]
"""

import sys
import time

import numpy as np

import trivium
from trivium import arena

SHORT = "--short" in sys.argv
SECONDS = 5 if SHORT else 420
DEALS = 5 if SHORT else 400
GAMES, HIDDEN, RATE = 1024, 128, 1e-3

rng = np.random.default_rng(1)
game = trivium.Game("cardia")
env = trivium.VectorEnv(game, GAMES, seed=1)
width = env.width
shapes = {"w1": (width, HIDDEN), "b1": (HIDDEN,), "w2": (HIDDEN, 64), "b2": (64,), "v": (HIDDEN,), "c": ()}
net = {name: rng.normal(0, 0.5 / np.sqrt(shape[0] if shape else 1), shape).astype(np.float32) for name, shape in shapes.items()}
net["w2"] *= 0.1
first, second = ({name: np.zeros_like(value) for name, value in net.items()} for _ in range(2))


def scaled(rows):
    return rows.astype(np.float32) / 8


def forward(rows, masks):
    """Hidden activations, probabilities of the legal actions, expected results."""
    hidden = np.maximum(rows @ net["w1"] + net["b1"], 0)
    scores = np.where(masks, hidden @ net["w2"] + net["b2"], -1e9)
    scores -= scores.max(axis=1, keepdims=True)
    chances = np.exp(scores)
    chances /= chances.sum(axis=1, keepdims=True)
    return hidden, chances, np.tanh(hidden @ net["v"] + net["c"])


def learn(rows, masks, actions, results, step):
    """One step of Adam on policy gradient, value error and entropy."""
    hidden, chances, values = forward(rows, masks)
    n = len(rows)
    gain = results - values
    scores = chances.copy()
    scores[np.arange(n), actions] -= 1
    scores *= ((gain - gain.mean()) / (gain.std() + 1e-6))[:, None]
    logs = np.log(np.maximum(chances, 1e-9))
    scores += 0.01 * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
    error = -gain * (1 - values**2)
    back = (scores @ net["w2"].T + np.outer(error, net["v"])) * (hidden > 0)
    slopes = {
        "w1": rows.T @ back, "b1": back.sum(0), "w2": hidden.T @ scores, "b2": scores.sum(0),
        "v": hidden.T @ error, "c": error.sum(),
    }  # fmt: skip
    for name, slope in slopes.items():
        slope = slope / n
        first[name] = 0.9 * first[name] + 0.1 * slope
        second[name] = 0.999 * second[name] + 0.001 * slope**2
        update = first[name] / (1 - 0.9**step) / (np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8)
        net[name] = (net[name] - RATE * update).astype(np.float32)


def policy(view):
    """The bot that plays what the network finds best; any callable is a bot."""
    mask = np.zeros((1, 64), bool)
    mask[0, view.legal_actions()] = True
    return int(forward(scaled(view.observation())[None], mask)[1].argmax())


rows, masks, _, _, players = env.reset()
open_decisions = [[] for _ in range(GAMES)]
batch, steps, games, begun = [], 0, 0, time.monotonic()
while time.monotonic() - begun < SECONDS:
    inputs = scaled(rows)
    chances = forward(inputs, masks)[1]
    actions = (chances.cumsum(axis=1) > rng.random((GAMES, 1)) * 0.999999).argmax(axis=1)
    for n in range(GAMES):
        open_decisions[n].append((inputs[n], masks[n], actions[n], players[n]))
    rows, masks, rewards, dones, players = env.step(actions)
    for n in np.flatnonzero(dones):
        batch += [(*decision[:3], rewards[n, decision[3]]) for decision in open_decisions[n]]
        open_decisions[n] = []
        games += 1
    if len(batch) >= 8192:
        steps += 1
        learn(*(np.array(column) for column in zip(*batch)), steps)
        batch = []

print(f"{games} games of self-play in {SECONDS} s, {steps} steps of learning")
result = arena.tournament(game, {"learnt": policy, "heuristic": trivium.Heuristic(), "random": trivium.Random()}, DEALS, seed=7)
for other in ("random", "heuristic"):
    mean, margin, n = result.score("learnt", other)
    print(f"learnt against {other}: {100 * mean:.1f} % ± {100 * margin:.1f} of a win, {n} mirrored deals")
