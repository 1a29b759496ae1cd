"""The page on notation says what the games say. With WRITE_DOCS=1 the test writes the page instead."""

import os
import random
from pathlib import Path

import trivium

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
TITLES = {"cardia": "Cardia", "kardinal": "Kardinal & König", "civ": "CIV"}
SMALL = {"cardia": "cards=1,2,3,4,5,6 hand=2 goal=2", "kardinal": "", "civ": "players=2"}


def values(setting):
    """What an option can be."""
    words = setting.get("one") or setting.get("some")
    if words:
        listed = ", ".join(f"`{word}`" for word in words)
        if "some" in setting:
            return f"any of {listed}, with commas; `none`" if setting["default"] == "none" else f"any of {listed}, with commas"
        return f"{listed}, or one for each of {', '.join(setting['of'])}" if "of" in setting else listed
    if "range" in setting:
        return "{} to {}".format(*setting["range"])
    return "a seat" if "seat_below" in setting else "a text"


def options_of(name):
    """The table of the options of a game."""
    lines = [f"### {TITLES[name]}: `{name}`", "", "| key | values | default | meaning |", "|---|---|---|---|"]
    for setting in trivium.Game(name).settings:
        rule = f" ({setting['rule']})" if setting["rule"] else ""
        default = f"`{setting['default']}`" if setting["default"] else ""
        about = setting["about"].replace("|", "\\|")
        lines.append(f"| `{setting['key']}` | {values(setting)} | {default} | {about}{rule} |")
    return "\n".join(lines)


def played(name):
    """A short game: random choices of the same dice, by the record."""
    state = trivium.Game.parse(name, SMALL[name]).start(seed=1)
    rng = random.Random(1)
    while not state.is_over():
        seat = state.owed()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    lines = state.record().splitlines()
    if len(lines) > 40:
        lines = [*lines[:30], f"… {len(lines) - 36} lines …", *lines[-6:]]
    return f"### {TITLES[name]}\n\n```text\n" + "\n".join(lines) + "\n```"


def page():
    """The page, with the parts between its marks made anew."""
    text = PAGE.read_text()
    for mark, make in (("options", options_of), ("records", played)):
        before, _, rest = text.partition(f"<!-- {mark} -->\n")
        _, _, after = rest.partition(f"<!-- end of {mark} -->")
        made = "\n\n".join(make(name) for name in trivium.GAMES)
        text = f"{before}<!-- {mark} -->\n{made}\n<!-- end of {mark} -->{after}"
    return text


def test_the_page_on_notation_is_true():
    if os.environ.get("WRITE_DOCS"):
        PAGE.write_text(page())
    assert PAGE.read_text() == page()
