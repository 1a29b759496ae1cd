"""Play against a Python bot in the terminal.

    python -m trivium.play cardia my_bots:careful [--options 'deck=2'] [--seat A] [--seed 1]

You answer with the number of a choice or with its text.
"""

from __future__ import annotations

import argparse

from ._trivium import Game
from .answer import load
from .turns import Turns


def play(game: Game, bot, seat: int = 0, seed: int | None = None, ask=input, say=print) -> list[float]:
    """Plays one game, you on `seat` and the bot on all others; gives back what each seat won."""
    turns = Turns(game.start(seed=seed))
    while (asked := turns.seat()) is not None:
        view = turns.view(asked)
        if asked != seat:
            turns.choose(asked, bot(view))
            continue
        texts = view.legal()
        say(repr(view))
        for number, text in enumerate(texts, 1):
            say(f"{number:3} {text}")
        answer = ask("> ").strip()
        if answer.isdecimal() and 1 <= int(answer) <= len(texts):
            answer = texts[int(answer) - 1]
        try:
            turns.choose(seat, answer)
        except ValueError as why:
            say(str(why))
    say(repr(turns.view(seat)))
    return turns.state.returns()


def main(argv: list[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m trivium.play", description="Play against a Python bot in the terminal.")
    parser.add_argument("game", choices=["cardia", "kardinal", "civ"])
    parser.add_argument("bot", help="module:callable")
    parser.add_argument("--options", default="", help="options of the game, as key=value words")
    parser.add_argument("--seat", default="A", help="where you sit (A)")
    parser.add_argument("--seed", type=int, help="deals the cards")
    args = parser.parse_args(argv)
    try:
        game, bot = Game.parse(args.game, args.options), load(args.bot)
        seat = "ABCDEFGH"[: game.seats].index(args.seat.upper())
    except (ImportError, AttributeError, ValueError, TypeError) as why:
        parser.error(str(why))
    try:
        won = play(game, bot, seat, args.seed)[seat]
    except (EOFError, KeyboardInterrupt):
        return
    print("You win." if won > 0 else "You lose." if won < 0 else "The game is drawn.")


if __name__ == "__main__":
    main()
