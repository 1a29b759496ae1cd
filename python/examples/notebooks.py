"""Writes each example as a notebook beside it, and says which notebooks were out of date.

    python notebooks.py [--check]

A line `# %%` begins a cell of code, `# %% [markdown]` a cell of text. With --check nothing is written.
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).parent


def cells(source):
    """The cells of an example."""
    for part in source.split("# %%")[1:]:
        kind, _, body = part.partition("\n")
        lines = body.strip("\n").split("\n")
        if kind.strip() == "[markdown]":
            lines = [line.removeprefix("#").removeprefix(" ") for line in lines]
            yield {"cell_type": "markdown", "metadata": {}, "source": lines}
        else:
            yield {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": lines}


def notebook(source):
    """An example as a notebook."""
    all_cells = list(cells(source))
    for n, cell in enumerate(all_cells):
        lines = cell["source"]
        cell["id"] = f"cell-{n}"
        cell["source"] = [line + "\n" for line in lines[:-1]] + lines[-1:]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    whole = {"cells": all_cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


old = []
for example in sorted(HERE.glob("*.py")):
    source = example.read_text()
    if not source.startswith("# %%"):
        continue
    file, text = example.with_suffix(".ipynb"), notebook(source)
    if not file.exists() or file.read_text() != text:
        old.append(file.name)
        if "--check" not in sys.argv:
            file.write_text(text)
print("out of date: " + ", ".join(old) if old else "all notebooks are up to date")
sys.exit(bool(old) and "--check" in sys.argv)
