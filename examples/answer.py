#!/usr/bin/env python3
"""A program that plays in `trivium tournament`: it reads a question per line and answers each with a line.

    trivium tournament cardia --bots novice --bot mine='python3 examples/answer.py' --deals 20

docs/protocol.md describes the questions.
"""

import json
import sys


def choose(question):
    """Returns one of the choices. Improve the bot here; `question["view"]` is all that the seat may know."""
    if question["game"] == "cardia":
        numbers = {card["name"]: card["number"] for card in question["view"]["hand"]}
        plays = [it for it in question["choices"] if it.startswith("play ")]
        if plays:
            return max(plays, key=lambda it: numbers.get(it.removeprefix("play "), 0))
    return question["choices"][0]


for line in sys.stdin:
    print(json.dumps({"action": choose(json.loads(line))}), flush=True)
