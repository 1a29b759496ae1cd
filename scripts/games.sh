#!/bin/sh
# Prints the rules crates of all games, from the list of games. Those of tests are among them.
set -eu
cd "$(dirname "$0")/.."
sed -n -e '/^ *\/\//d' -e 's/.*"[^"]*" [A-Z][A-Za-z]* = \([a-z_]*\)::[A-Za-z]*;.*/\1/p' crates/games/src/list.rs
