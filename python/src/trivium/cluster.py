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
import os
import pickle
import sys
import time
from pathlib import Path

import numpy as np

from . import arena
from ._trivium import Bot, Game
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
        if self.shown:
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
        most = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        while queue and len(running) < 2 * most:
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
    names = list(bots)
    all_meetings = arena.meetings(game, names, deals, seed)

    def work(first, count):
        return [arena.bout(game, bots, it) for it in all_meetings[first : first + count]]

    plan = {"what": "tournament", **_game(game), "bots": names, "deals": deals, "seed": seed, "piece": piece}
    pieces = _run(work, plan, len(all_meetings), piece, workers, journal, quiet)
    return arena.Result(names, game.seats, [bout for some in pieces for bout in some])


def self_play(game: Game, bot: Bot, games: int, *, workers: int | None = None, journal=None, piece: int = 100, quiet: bool = False):
    """Decisions of one of our bots to learn from: observations, masks, actions, and what the player of each won in the end."""

    def work(first, count):
        return _examples(game, bot, count, first)

    plan = {"what": "self-play", **_game(game), "bot": repr(bot), "games": games, "piece": piece}
    pieces = _run(work, plan, games, piece, workers, journal, quiet)
    return tuple(np.concatenate([part[n] for part in pieces]) for n in range(4))


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

    arrays = {name: pyarrow.array(list(column) if np.ndim(column) > 1 else column) for name, column in columns.items()}
    pyarrow.parquet.write_table(pyarrow.table(arrays), path)


def main(argv: list[str] | None = None) -> None:
    """`python -m trivium.cluster simulate cardia --games 1000000`: on the cluster at --address, or on one that it starts."""
    import argparse

    parser = argparse.ArgumentParser(prog="python -m trivium.cluster", description="Simulate games on a Ray cluster.")
    parser.add_argument("what", choices=["simulate"])
    parser.add_argument("game", choices=["cardia", "kardinal", "civ"])
    parser.add_argument("--options", default="", help="options of the game, as key=value words")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--address", help="the Ray cluster; `auto` finds one on this machine")
    parser.add_argument("--workers", type=int, help="0 plays in this process, without Ray")
    parser.add_argument("--journal", help="a folder that keeps finished pieces, to go on later")
    parser.add_argument("--parquet", help="write the games to this file")
    args = parser.parse_args(argv)
    if args.workers != 0:
        import ray

        ray.init(address=args.address, log_to_driver=False)
    try:
        game = Game.parse(args.game, args.options)
    except ValueError as why:
        parser.error(str(why))
    lengths, winners = simulate(game, args.games, args.seed, workers=args.workers, journal=args.journal)
    for seat in range(game.seats):
        print(f"seat {'ABCDEFGH'[seat]} wins {np.mean(winners >> seat & 1):.4f} of {args.games} games")
    print(f"decisions in a game: {lengths.mean():.2f}; digest {digest((lengths, winners))}")
    if args.parquet:
        to_parquet(args.parquet, length=lengths, winners=winners)


if __name__ == "__main__":
    main()
