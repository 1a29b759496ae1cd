"""Cardia, Kardinal & König and Carta Impera Victoria for researchers.

    >>> import trivium
    >>> game = trivium.Game("cardia", deck="2")
    >>> state = game.start(seed=1)          # the truth
    >>> view = state.view(0)                # what seat 0 may know
    >>> state.legal(0)                      # what it may do, in words
    >>> state.apply(0, state.legal_actions(0)[0])

`docs/research.md` is the tour.
"""

from ._trivium import (
    Bot,
    Dice,
    Game,
    Heuristic,
    IllegalAction,
    Level,
    Random,
    Reduction,
    Search,
    State,
    VectorEnv,
    View,
    check,
    examples,
    play_deal,
    reductions,
    position,
    replay,
    simulate,
    study,
    variations,
)

__version__ = "0.1.0"

GAMES = ("cardia", "kardinal", "civ")

__all__ = [
    "GAMES",
    "Bot",
    "Dice",
    "Game",
    "Heuristic",
    "IllegalAction",
    "Level",
    "Random",
    "Reduction",
    "Search",
    "State",
    "VectorEnv",
    "View",
    "check",
    "examples",
    "play_deal",
    "reductions",
    "position",
    "replay",
    "simulate",
    "study",
    "variations",
]


def _restore_view(name, options, seat, observation):
    """The view that was pickled."""
    return Game.parse(name, options).start(seed=0).view(seat).read(observation)
