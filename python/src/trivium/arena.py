"""Bots against each other on mirrored deals: every deal is played once for each seating, so that all get the same cards.

    >>> from trivium import Game, Heuristic, Level, arena
    >>> print(arena.tournament(Game("cardia"), {"knight": Level("knight"), "mine": my_bot}, deals=100))

Any callable that takes a view and gives back an action is a bot.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from ._trivium import Game, play_deal


@dataclass
class Bout:
    """All seatings of one deal between two bots: `one` sits once on each seat, `others` on the rest."""

    deal: int
    one: str
    others: str
    shares: list[list[float]]

    def share(self) -> float:
        """The mean share of a win that `one` had."""
        return sum(shares[place] for place, shares in enumerate(self.shares)) / len(self.shares)


@dataclass
class Result:
    """What came of a tournament."""

    names: list[str]
    seats: int
    bouts: list[Bout] = field(default_factory=list)

    def score(self, one: str, others: str) -> tuple[float, float, int]:
        """The mean share of a win, half the width of its 95 % confidence interval, and the number of deals."""
        shares = [bout.share() for bout in self.bouts if (bout.one, bout.others) == (one, others)]
        if self.seats == 2:
            shares += [1 - bout.share() for bout in self.bouts if (bout.one, bout.others) == (others, one)]
        n = len(shares)
        if n == 0:
            return math.nan, math.nan, 0
        mean = sum(shares) / n
        if n == 1:
            return mean, 1.0, 1
        spread = sum((share - mean) ** 2 for share in shares) / (n - 1)
        return mean, 1.96 * math.sqrt(spread / n), n

    def __str__(self) -> str:
        lines = []
        for one in self.names:
            for others in self.names:
                mean, margin, n = self.score(one, others)
                if n:
                    lines.append(f"{one} against {others}: {100 * mean:.1f} % ± {100 * margin:.1f} of a win, {n} deals")
        return "\n".join(lines)


def meetings(game: Game, names: list[str], deals: int, seed: int = 0) -> list[tuple[int, str, str]]:
    """Every bout of a tournament: the deal, who sits alone, who sits on the other seats. Deal by deal, so that one that is cut
    short is still even."""
    pairs = [
        (one, others)
        for a, one in enumerate(names)
        for b, others in enumerate(names)
        if (a < b if game.seats == 2 else a != b)
    ]
    first = (seed * 0x9E3779B97F4A7C15) % 2**64
    return [((first + n) % 2**64, one, others) for n in range(deals) for one, others in pairs]


def bout(game: Game, bots: dict, meeting: tuple[int, str, str]) -> Bout:
    """Plays one bout."""
    deal, one, others = meeting
    shares = []
    for place in range(game.seats):
        lineup = [bots[one] if seat == place else bots[others] for seat in range(game.seats)]
        shares.append(play_deal(game, deal, lineup))
    return Bout(deal, one, others, shares)


def tournament(game: Game, bots: dict, deals: int = 100, seed: int = 0) -> Result:
    """Everyone meets everyone on `deals` deals."""
    if len(bots) < 2:
        raise ValueError("a tournament needs at least two bots")
    names = list(bots)
    return Result(names, game.seats, [bout(game, bots, it) for it in meetings(game, names, deals, seed)])
