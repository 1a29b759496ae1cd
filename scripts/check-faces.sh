#!/bin/sh
# Every text of the schema, and of GAMES random games (28), said by the terminal client and by the browser client: they
# must say the same in every language (I14). Five thousand games have about a million events:
#   scripts/check-faces.sh 5000
set -eu
cd "$(dirname "$0")/.."
games="${1:-28}"
seed="${2:-1}"
said="$(mktemp)"
trap 'rm -f "$said"' EXIT
cargo run --quiet --locked -p tui --example said -- "$games" "$seed" > "$said"
cd web
node --import tsx scripts/compare.ts < "$said"
