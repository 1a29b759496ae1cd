#!/usr/bin/env python3
"""A bot in Python for any of the three games. It plays one of the choices that the table offers.

    examples/bot.py trivium stdio cardia --opponent novice --games 10 --seed 1

The arguments are the command that runs the table. The command prints one JSON message per line, and the bot answers in
the same way. docs/protocol.md describes the messages.
"""

import json
import random
import subprocess
import sys


def choose(decision, view, dice):
    """Returns the notation of one choice. Improve the bot here; `view` is all that the seat may know."""
    if view["game"] == "cardia":
        numbers = {card["name"]: card["number"] for card in view["hand"]}
        plays = [it for it in decision["choices"] if it["text"]["key"] == "cardia-act-play"]
        if plays:  # A low card now and then keeps the opponent guessing.
            plays.sort(key=lambda it: numbers[it["text"]["args"]["card"]])
            return plays[-1 if dice.random() < 0.7 else 0]["action"]
    return dice.choice(decision["choices"])["action"]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    table = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    dice, sent, wins, games, answered = random.Random(1), 0, 0, 0, None
    for line in table.stdout:
        message = json.loads(line)
        if message["type"] in ("error", "refused"):
            sys.exit(f"the table says: {line}")
        state = message.get("snapshot") or message.get("update")
        if state is None:
            continue
        you = state["view"]["observer"] if state["view"] else None
        if state["info"]["ending"]:
            games += 1
            wins += you in state["info"]["ending"]["winners"]
        elif state["decision"] and answered != (message["table"], state["decision"]["id"]):
            # An update may still show a decision that is already answered.
            answered = (message["table"], state["decision"]["id"])
            sent += 1
            action = choose(state["decision"], state["view"], dice)
            request = {"want": "act", "decision": state["decision"]["id"], "action": action}
            answer = {"type": "table", "table": message["table"], "msg": str(sent), "request": request}
            print(json.dumps(answer), file=table.stdin, flush=True)
    print(f"{wins} of {games} games won")
    sys.exit(table.wait())


if __name__ == "__main__":
    main()
