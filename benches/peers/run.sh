#!/bin/sh
# Puts the same load on Trivium and on boardgame.io on this machine and prints how many moves per second each of them
# acknowledges, and the ratio. Trivium stores every move durably; boardgame.io runs with its file storage, then without storage.
# Usage: benches/peers/run.sh [TABLES [SECONDS]]
set -eu
cd "$(dirname "$0")/../.."
tables=${1:-100}
seconds=${2:-10}
bin=${TRIVIUM_BIN:-${CARGO_TARGET_DIR:-target}/release/trivium}
peer=benches/peers/boardgame-io

scripts/check-tools.sh node
# npm writes this file last.
lock=$peer/node_modules/.package-lock.json
if [ ! -e "$lock" ] || [ "$peer/package-lock.json" -nt "$lock" ]; then
    scripts/install.sh --or-skip "boardgame.io for comparison" boardgame.io "npm ci --silent --prefix $peer"
    [ -e "$lock" ] || exit 0
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' INT TERM

# Prints the result of boardgame.io. The argument is its storage folder; without one it stores nothing.
peer_load() (
    node "$peer/server.js" "$@" >"$folder/log" 2>&1 &
    server=$!
    trap 'kill "$server" 2>/dev/null || true' EXIT
    until port=$(sed -n 's/^listening on //p' "$folder/log") && [ -n "$port" ]; do
        kill -0 "$server" 2>/dev/null || { cat "$folder/log" >&2; exit 1; }
        sleep 0.1
    done
    node "$peer/load.js" "$port" "$tables" "$seconds"
)

# shellcheck disable=SC2016
ours=$(TRIVIUM_BIN=$bin scripts/with-server.sh --limits off -- sh -c \
    'exec "$0" load "$TRIVIUM_SERVER" --tables "$1" --games cardia --seconds "$2" --json' "$bin" "$tables" "$seconds")
durable=$(peer_load "$folder/matches")
memory=$(peer_load)
echo "ours, durable:         $ours"
echo "boardgame.io, files:   $durable"
echo "boardgame.io, memory:  $memory"
node -e '
const [ours, files, memory] = process.argv.slice(1).map((it) => JSON.parse(it).movesPerSecond);
const times = (peer) => (ours / peer).toFixed(1) + " times as many moves per second";
console.log(`with files ${times(files)}, without storage ${times(memory)}`);' "$ours" "$durable" "$memory"
