# %% [markdown]
# # A policy trained by self-play
#
# A network with one hidden layer learns Cardia on the vector environment, with NumPy alone: proximal policy optimisation
# (PPO) against itself. Then it meets the heuristic bot, which plays out 1,200 imagined games for every decision, on
# mirrored deals.
#
# Seconds are those of the processor: on two cores, 420 of them take about four minutes.
#
#     python self_play.py [--short] [--seconds 420]

# %%
import sys
import time

import numpy as np

import trivium
from trivium import arena

SHORT = "--short" in sys.argv
SECONDS = 5 if SHORT else 420
if "--seconds" in sys.argv:
    SECONDS = float(sys.argv[sys.argv.index("--seconds") + 1])
DEALS = 5 if SHORT else 300
GAMES, STEPS, HIDDEN, PART = 512, 32, 256, 2048
RATE, CLIP, ENTROPY, LAMBDA = 7e-4, 0.2, 0.01, 0.9

rng = np.random.default_rng(1)
game = trivium.Game("cardia")
env = trivium.VectorEnv(game, GAMES, seed=1)

# %% [markdown]
# Every number of an observation is divided by the largest that random games show.

# %%
rows, masks, _, _, players = env.reset()
largest = np.ones(env.width, np.float32)
for _ in range(200):
    rows, masks, _, _, players = env.step(env.sample())
    largest = np.maximum(largest, np.abs(rows.astype(np.float32)).max(axis=0))

shapes = {"w1": (env.width, HIDDEN), "b1": (HIDDEN,), "w2": (HIDDEN, 64), "b2": (64,), "v": (HIDDEN,), "c": (1,)}
net = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
net["w1"] = rng.normal(0, np.sqrt(2 / 60), shapes["w1"]).astype(np.float32)  # About sixty numbers of a row are not 0.
net["w2"] = rng.normal(0, 0.01, shapes["w2"]).astype(np.float32)
first, second = ({name: np.zeros_like(value) for name, value in net.items()} for _ in range(2))


def forward(inputs, masks):
    """Hidden activations, probabilities of the legal actions, expected results."""
    hidden = np.maximum(inputs @ net["w1"] + net["b1"], 0)
    scores = np.where(masks, hidden @ net["w2"] + net["b2"], np.float32(-1e9))
    scores -= scores.max(axis=1, keepdims=True)
    chances = np.exp(scores)
    chances /= chances.sum(axis=1, keepdims=True)
    return hidden, chances, np.tanh(hidden @ net["v"] + net["c"])


def learn(inputs, masks, actions, before, gains, targets, rate, step):
    """One step of Adam on the clipped policy gradient, the error of the value and the entropy."""
    hidden, chances, values = forward(inputs, masks)
    n = len(inputs)
    each = np.arange(n)
    ratio = chances[each, actions] / before
    kept = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    scores = chances.copy()
    scores[each, actions] -= 1
    scores *= (gains * ratio * kept)[:, None]
    logs = np.log(np.maximum(chances, 1e-9))
    scores += ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
    error = (values - targets) * (1 - values**2)
    back = (scores @ net["w2"].T + np.outer(error, net["v"])) * (hidden > 0)
    slopes = {
        "w1": inputs.T @ back, "b1": back.sum(0), "w2": hidden.T @ scores, "b2": scores.sum(0),
        "v": hidden.T @ error, "c": error.sum(keepdims=True),
    }  # fmt: skip
    for name, slope in slopes.items():
        slope = slope / n
        first[name] = 0.9 * first[name] + 0.1 * slope
        second[name] = 0.999 * second[name] + 0.001 * slope**2
        update = first[name] / (1 - 0.9**step) / (np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8)
        net[name] = (net[name] - rate * update).astype(np.float32)


# %% [markdown]
# A round: play `STEPS` decisions in every game, then learn from them twice. What a decision was worth follows from the end of
# its game, or from the value of the position where the round stops; what is good for one player is bad for the other.

# %%
step, played, games, begun = 0, 0, 0, time.process_time()
while (passed := time.process_time() - begun) < SECONDS:
    kept = []
    for _ in range(STEPS):
        inputs = rows / largest
        _, chances, values = forward(inputs, masks)
        actions = (chances.cumsum(axis=1) > rng.random((GAMES, 1)) * 0.999999).argmax(axis=1)
        before = chances[np.arange(GAMES), actions]
        asked, legal = players, masks
        rows, masks, rewards, dones, players = env.step(actions)
        kept.append((inputs, legal, actions, before, values, asked, rewards, dones))
        games += int(dones.sum())
    played += GAMES * STEPS
    following = result = forward(rows / largest, masks)[2]
    targets, next_player = [], players
    for _, _, _, _, values, asked, rewards, dones in reversed(kept):
        # `following` is the value of the next position and `result` what came of it, both for the player asked there.
        side = np.where(asked == next_player, 1, -1)
        result = np.where(dones, rewards[np.arange(GAMES), asked], side * (LAMBDA * result + (1 - LAMBDA) * following))
        targets.append(result)
        following, next_player = values, asked
    targets.reverse()
    inputs, legal, actions, before, values = (np.concatenate([part[n] for part in kept]) for n in range(5))
    targets = np.concatenate(targets).astype(np.float32)
    gains = targets - values
    gains = ((gains - gains.mean()) / (gains.std() + 1e-6)).astype(np.float32)
    rate = RATE * max(0.05, 1 - passed / SECONDS)
    for _ in range(2):
        order = rng.permutation(len(inputs))
        for part in np.split(order, len(order) // PART):
            step += 1
            learn(inputs[part], legal[part], actions[part], before[part], gains[part], targets[part], rate, step)

print(f"{games} games of self-play, {played} decisions in {SECONDS} s of processor time, {step} steps of learning")


# %% [markdown]
# Any callable that takes a view is a bot. This one draws from the mixture that the network has learnt.


# %%
def policy(view):
    """Draws an action. The observation itself is the seed, so the same view gets the same answer."""
    mask = np.zeros((1, 64), bool)
    mask[0, view.legal_actions()] = True
    row = view.observation()
    chances = forward(row[None] / largest, mask)[1][0]
    chances = np.where(chances > 0.05, chances, 0)
    dice = np.random.default_rng(np.frombuffer(row.tobytes(), np.uint8))
    return int(dice.choice(64, p=chances / chances.sum()))


for other, bot, deals in (("random", trivium.Random(), DEALS), ("heuristic", trivium.Heuristic(), DEALS)):
    mean, margin, n = arena.tournament(game, {"learnt": policy, other: bot}, deals, seed=7).score("learnt", other)
    print(f"learnt against {other}: {100 * mean:.1f} % ± {100 * margin:.1f} of a win, {n} mirrored deals")
