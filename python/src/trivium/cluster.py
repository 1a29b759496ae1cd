"""The same work on many machines, with Ray.

    >>> import ray, trivium
    >>> ray.init()                                    # or ray.init(address="auto") on a cluster
    >>> from trivium import cluster
    >>> table = cluster.simulate(trivium.Game("cardia"), games=1_000_000, seed=1)

Work is split into ranges of numbers, and a game depends on its number alone: the result is the same to the last byte whatever
the number of workers, and the same as with `workers=0`, which needs no Ray. A range that was lost with its worker is played
again. With `journal=` a folder keeps every finished range, and a later run goes on from there.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
import pickle
import sys
import time
from pathlib import Path

import numpy as np

from . import arena
from ._trivium import Bot, Dice, Game, Heuristic, Level, Random, Search, study, variations
from ._trivium import examples as _examples
from ._trivium import simulate as _simulate


def _ranges(total: int, size: int):
    return [(first, min(size, total - first)) for first in range(0, total, size)]


class _Journal:
    """Finished pieces in a folder. A piece is written under another name first, so that none is half a piece."""

    def __init__(self, folder, plan: dict):
        self.folder = None if folder is None else Path(folder)
        if self.folder is None:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        text = json.dumps(plan, sort_keys=True)
        note = self.folder / "plan.json"
        if note.exists() and note.read_text() != text:
            raise ValueError(f"{self.folder} keeps another run: {note.read_text()}")
        note.write_text(text)

    def _path(self, key) -> Path:
        return self.folder / f"{key[0]}-{key[1]}.pickle"

    def get(self, key):
        if self.folder is None or not self._path(key).exists():
            return None
        return pickle.loads(self._path(key).read_bytes())

    def put(self, key, piece) -> None:
        if self.folder is None:
            return
        fresh = self._path(key).with_suffix(f".{os.getpid()}")
        fresh.write_bytes(pickle.dumps(piece, protocol=5))
        fresh.replace(self._path(key))


class _Progress:
    def __init__(self, total: int, what: str, quiet: bool):
        self.total, self.what, self.done, self.begun = total, what, 0, time.monotonic()
        self.shown = not quiet and sys.stderr.isatty()

    def add(self, n: int) -> None:
        self.done += n
        if self.shown and self.done:
            passed = time.monotonic() - self.begun
            left = passed / self.done * (self.total - self.done)
            end = "\n" if self.done == self.total else ""
            print(f"\r{self.what}: {self.done} of {self.total}, {left:.0f} s left  ", end=end, file=sys.stderr, flush=True)


def _run(work, plan: dict, total: int, size: int, workers: int | None, journal, quiet: bool):
    """The pieces of all ranges, in order. `work(first, count)` makes one."""
    ranges = _ranges(total, size)
    kept = _Journal(journal, plan)
    pieces = {key: kept.get(key) for key in ranges}
    missing = [key for key in ranges if pieces[key] is None]
    progress = _Progress(total, plan["what"], quiet)
    progress.add(sum(count for first, count in ranges if pieces[(first, count)] is not None))

    def take(key, piece):
        pieces[key] = piece
        kept.put(key, piece)
        progress.add(key[1])

    if workers == 0:
        for key in missing:
            take(key, work(*key))
        return [pieces[key] for key in ranges]

    import ray

    # Lost workers and lost nodes are normal: the same range gives the same piece wherever it is played again.
    task = ray.remote(num_cpus=1, max_retries=-1)(work)
    queue, running = list(reversed(missing)), {}
    while queue or running:
        # Without a limit every processor has a task that waits for it.
        most = workers or 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while queue and len(running) < most:
            key = queue.pop()
            running[task.remote(*key)] = key
        ready, _ = ray.wait(list(running), num_returns=1)
        for done in ready:
            key = running.pop(done)
            try:
                piece = ray.get(done)
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.ObjectLostError):
                queue.append(key)
                continue
            take(key, piece)
    return [pieces[key] for key in ranges]


def _game(game: Game) -> dict:
    return {"game": game.name, "options": game.options}


def simulate(game: Game, games: int, seed: int = 0, *, workers: int | None = None, journal=None, piece: int = 50_000, quiet: bool = False):
    """Random games: for each the number of its decisions and its winners as bits, as two arrays."""

    def work(first, count):
        return _simulate(game, count, first, seed)

    plan = {"what": "simulate", **_game(game), "games": games, "seed": seed, "piece": piece}
    pieces = _run(work, plan, games, piece, workers, journal, quiet)
    return np.concatenate([lengths for lengths, _ in pieces]), np.concatenate([winners for _, winners in pieces])


def tournament(game: Game, bots: dict, deals: int = 100, seed: int = 0, *, workers: int | None = None, journal=None, piece: int = 10, quiet: bool = False) -> arena.Result:
    """As `arena.tournament`. With Ray, bots of your own must be picklable; give them their randomness by the view alone, or the
    result depends on the order of the games."""
    if len(bots) < 2:
        raise ValueError("a tournament needs at least two bots")
    names = list(bots)
    all_meetings = arena.meetings(game, names, deals, seed)

    def work(first, count):
        return [arena.bout(game, bots, it) for it in all_meetings[first : first + count]]

    # Python bots have no name of their own that says what they do.
    named = {name: repr(bot) if isinstance(bot, Bot) else "of the caller" for name, bot in bots.items()}
    plan = {"what": "tournament", **_game(game), "bots": named, "deals": deals, "seed": seed, "piece": piece}
    pieces = _run(work, plan, len(all_meetings), piece, workers, journal, quiet)
    return arena.Result(names, game.seats, [bout for some in pieces for bout in some])


def self_play(game: Game, bot: Bot, games: int, *, workers: int | None = None, journal=None, piece: int = 100, quiet: bool = False):
    """Decisions of one of our bots to learn from: observations, masks, actions, and what the player of each won in the end."""

    def work(first, count):
        return _examples(game, bot, count, first)

    plan = {"what": "self-play", **_game(game), "bot": repr(bot), "games": games, "piece": piece}
    pieces = _run(work, plan, games, piece, workers, journal, quiet)
    return tuple(np.concatenate([part[n] for part in pieces]) for n in range(4))


def _added(one, other):
    """The sum of two counts: numbers, lists of counts, or dictionaries of counts."""
    if isinstance(one, dict):
        keys = [*one, *(key for key in other if key not in one)]
        both = {key: _added(one[key], other[key]) if key in one and key in other else one.get(key, other.get(key)) for key in keys}
        if "had_won" in both:
            both.update(_interval(both))
        return both
    return [_added(a, b) for a, b in zip(one, other)] if isinstance(one, list) else one + other


def _interval(label: dict) -> dict:
    """The share of a win, and half the width of its 95 % interval, from sums in sixtieths of a win."""
    had = max(1, label["had"])
    share = label["won"] / 60 / had
    spread = label["won_won"] / 3600 - 2 * share * label["had_won"] / 60 + share * share * label["had_had"]
    return {"share": share, "margin": 1.96 * math.sqrt(max(0.0, spread)) / had}


def _sorted(counts):
    """With the keys of every dictionary in order: the order in which pieces bring them does not show."""
    if isinstance(counts, dict):
        return {key: _sorted(counts[key]) for key in sorted(counts)}
    return [_sorted(it) for it in counts] if isinstance(counts, list) else counts


def lab(game: Game, bot: Bot | None = None, games: int = 10_000, seed: int = 1, *, workers: int | None = None, journal=None, piece: int = 1_000, quiet: bool = False) -> dict:
    """What goes with winning, as `trivium lab --json` counts it: `games` games of the bot against itself, and a tenth of them for
    each variation of the options. `comparisons` says how many shares are compared with chance."""
    bot = bot or Random()
    each = -(-games // 10)
    varied = variations(game)
    # All games in one row of numbers: those of the game itself, then those of each variation. A piece may reach over a border.
    parts = [(game, 0, games)] + [(it, games + n * each, each) for n, (_, _, it) in enumerate(varied)]

    def work(first, count):
        found = {}
        for n, (it, start, size) in enumerate(parts):
            low, high = max(first, start), min(first + count, start + size)
            if low < high:
                found[n] = study(it, bot, high - low, low - start, seed)
        return found

    plan = {"what": "lab", **_game(game), "bot": repr(bot), "games": games, "seed": seed, "piece": piece}
    total = games + each * len(varied)
    whole: dict = {}
    for found in _run(work, plan, total, piece, workers, journal, quiet):
        for n, counts in found.items():
            whole[n] = _added(whole[n], counts) if n in whole else counts
    counted = [_sorted(whole[n]) for n in range(len(parts))]
    labels = [label for kind in ("labels", "firsts") for some in counted[0][kind].values() for label in some.values()]
    common = sum(label["had"] >= 20 for label in labels)
    return {
        **_game(game),
        "bot": bot.name,
        "seed": seed,
        "comparisons": game.seats + common + len(varied),
        "study": counted[0],
        "variations": [
            {"group": group, "label": label, "study": counts} for (group, label, _), counts in zip(varied, counted[1:])
        ],
    }


def puzzles(game: Game, games: int, *, iterations: int = 2_000, gap: float = 0.25, seed: int = 0, workers: int | None = None, journal=None, piece: int = 1, quiet: bool = False) -> list[dict]:
    """Positions with one good action: search plays games against itself, and a position is kept if the best action is worth at least
    `gap` of a win more than the second best. Each is a dictionary with the number of the game and of the decision, the seat, the
    action in notation, both values, and the record up to there."""

    def work(first, count):
        return [it for number in range(first, first + count) for it in _puzzles_of(game, number, iterations, gap, seed)]

    plan = {"what": "puzzles", **_game(game), "games": games, "iterations": iterations, "gap": gap, "seed": seed, "piece": piece}
    return [it for found in _run(work, plan, games, piece, workers, journal, quiet) for it in found]


def _puzzles_of(game: Game, number: int, iterations: int, gap: float, seed: int) -> list[dict]:
    dice = Dice((seed * 0x9E3779B97F4A7C15 + number) % 2**64)
    state, found, step = game.start(seed=dice), [], 0
    while not state.is_over():
        # All are asked before anyone's choice is played.
        chosen = []
        for seat in state.owed():
            view = state.view(seat)
            weighed = sorted(view.analyse(iterations, dice.getrandbits(64)) or [], key=lambda it: -it[2])
            if len(weighed) < 2:
                chosen.append((seat, view.legal_actions()[0]))
                continue
            (best, _, value), (_, _, second) = weighed[:2]
            if value - second >= gap:
                found.append(
                    {
                        "game": number,
                        "decision": step,
                        "seat": seat,
                        "action": view.action_text(best),
                        "value": value,
                        "second": second,
                        "record": state.record(),
                    }
                )
            chosen.append((seat, best))
        for seat, action in chosen:
            state.apply(seat, action)
            step += 1
    return found


def digest(arrays) -> str:
    """A short name of what is in these arrays: equal results have equal digests."""
    whole = hashlib.sha256()
    for array in arrays:
        whole.update(np.ascontiguousarray(array).tobytes())
    return whole.hexdigest()[:16]


def to_parquet(path, **columns) -> None:
    """Writes columns to a Parquet file: `to_parquet("games.parquet", length=lengths, winners=winners)`."""
    import pyarrow
    import pyarrow.parquet

    def column(values):
        if np.ndim(values) == 2:
            rows = np.ascontiguousarray(values)
            return pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(rows.reshape(-1)), rows.shape[1])
        return pyarrow.array(values)

    pyarrow.parquet.write_table(pyarrow.table({name: column(values) for name, values in columns.items()}), path)


def _bot(name: str) -> Bot:
    if name in ("random", "heuristic"):
        return {"random": Random, "heuristic": Heuristic}[name]()
    return Search(int(name[7:])) if name.startswith("search:") else Level(name)


def _simulate_command(game, args, run):
    lengths, winners = simulate(game, args.games, args.seed, **run)
    for seat in range(game.seats):
        print(f"seat {'ABCDEFGH'[seat]} wins {np.mean(winners >> seat & 1):.4f} of {args.games} games")
    print(f"decisions in a game: {lengths.mean():.2f}; digest {digest((lengths, winners))}")
    return {"length": lengths, "winners": winners}


def _tournament_command(game, args, run):
    result = tournament(game, {name: _bot(name) for name in args.bots.split(",")}, args.games, args.seed, **run)
    print(result)
    rows = [(it.deal, it.one, it.others, place, share) for it in result.bouts for place, shares in enumerate(it.shares) for share in [shares[place]]]
    columns = dict(zip(("deal", "one", "others", "seat", "share"), map(list, zip(*rows))))
    return {**columns, "deal": np.array(columns["deal"], np.uint64)}


def _lab_command(game, args, run):
    found = lab(game, _bot(args.bots), args.games, args.seed, **run)
    print(json.dumps(found, sort_keys=True))
    rows = [(topic, label, it["had"], it["share"], it["margin"]) for topic, some in found["study"]["labels"].items() for label, it in some.items()]
    return dict(zip(("topic", "label", "seats", "share", "margin"), map(list, zip(*rows))))


def _self_play_command(game, args, run):
    arrays = self_play(game, _bot(args.bots), args.games, **run)
    print(f"{len(arrays[2])} decisions in {args.games} games; digest {digest(arrays)}")
    return dict(zip(("observation", "mask", "action", "result"), arrays))


def _puzzles_command(game, args, run):
    found = puzzles(game, args.games, seed=args.seed, **run)
    for it in found:
        print(json.dumps(it))
    return {name: [it[name] for it in found] for name in ("game", "decision", "seat", "action", "value", "second", "record")}


_COMMANDS = {
    "simulate": (_simulate_command, 1_000_000),
    "tournament": (_tournament_command, 100),
    "lab": (_lab_command, 10_000),
    "self-play": (_self_play_command, 100),
    "puzzles": (_puzzles_command, 10),
}


def main(argv: list[str] | None = None) -> None:
    """`python -m trivium.cluster simulate cardia --games 1000000`: on the cluster at --address, or on one that it starts."""
    import argparse

    parser = argparse.ArgumentParser(prog="python -m trivium.cluster", description="Runs work on a Ray cluster. The result is the same with any number of workers.")
    parser.add_argument("what", choices=list(_COMMANDS))
    parser.add_argument("game", choices=["cardia", "kardinal", "civ"])
    parser.add_argument("--options", default="", help="options of the game, as key=value words")
    parser.add_argument("--games", type=int, help="games, or deals of a tournament")
    parser.add_argument("--bots", help="random, heuristic, a level or search:N; for a tournament several, with commas")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--address", help="the Ray cluster; `auto` finds one on this machine")
    parser.add_argument("--workers", type=int, help="0 plays in this process, without Ray")
    parser.add_argument("--journal", help="a folder that keeps finished pieces, to go on later")
    parser.add_argument("--parquet", help="write the result to this file")
    args = parser.parse_args(argv)
    command, games = _COMMANDS[args.what]
    args.games = games if args.games is None else args.games
    args.bots = args.bots or {"tournament": "random,heuristic", "lab": "random"}.get(args.what, "heuristic")
    try:
        game = Game.parse(args.game, args.options)
        bots = [_bot(name) for name in args.bots.split(",")]
        if args.what == "tournament" and len(set(args.bots.split(","))) < max(2, len(bots)):
            raise ValueError("a tournament needs at least two bots, each named once: --bots random,heuristic")
        if args.what != "tournament" and len(bots) > 1:
            raise ValueError(f"{args.what} takes one bot, not {args.bots}")
        if args.games < 1:
            raise ValueError("--games is at least 1")
        if args.workers != 0:
            import ray

            ray.init(address=args.address, log_to_driver=False)
    except ImportError:
        parser.error("Ray is not installed: pip install ray, or --workers 0 to play in this process")
    except (ValueError, ConnectionError) as why:
        parser.error(str(why))
    columns = command(game, args, {"workers": args.workers, "journal": args.journal})
    if args.parquet:
        to_parquet(args.parquet, **columns)


if __name__ == "__main__":
    main()
