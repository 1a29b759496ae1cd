"""A Python bot as a program: `trivium tournament` and other programs ask it on standard input.

    trivium tournament cardia --bots knight --bot mine='python3 -m trivium.answer my_bots:careful'

`my_bots:careful` is the callable `careful` of the module `my_bots`. It takes a view and gives back an action, as every bot does.
"""

from __future__ import annotations

import importlib
import json
import os
import sys

import numpy as np

from ._trivium import Game, View


def view_of(question: dict) -> View:
    """The view that a question is about."""
    like = Game.parse(question["game"], question["options"]).start(seed=0).view(question["seat"])
    return like.read(np.frombuffer(bytes.fromhex(question["observation"]), np.int8))


def load(name: str):
    """The callable `module:name`. Modules of the current folder are found too."""
    module, _, attribute = name.partition(":")
    if not attribute:
        raise ValueError(f"`{name}` is not a module and a callable, for example my_bots:careful")
    sys.path.insert(0, os.getcwd())
    bot = getattr(importlib.import_module(module), attribute)
    if not callable(bot):
        raise TypeError(f"a bot is a callable that takes a view, not {type(bot).__name__}")
    return bot


def main(argv: list[str] | None = None) -> None:
    """Answers questions until there are no more."""
    argv = sys.argv[1:] if argv is None else argv
    if len(argv) != 1 or argv[0].startswith("-"):
        sys.exit(__doc__)
    try:
        bot = load(argv[0])
    except (ImportError, AttributeError, ValueError, TypeError) as why:
        sys.exit(f"python -m trivium.answer: {why}")
    for line in sys.stdin:
        view = view_of(json.loads(line))
        print(json.dumps({"action": view.action_text(bot(view))}), flush=True)


if __name__ == "__main__":
    main()
