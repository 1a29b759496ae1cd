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
if ! (cd "$peer" && npm ci --silent); then
    echo "PEERS SKIPPED: the packages of the peer cannot be had now, so nothing was compared." >&2
    exit 0
fi

folder=$(mktemp -d)
node=""
stop() {
    [ -z "$node" ] || kill "$node" 2>/dev/null || true
    rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT TERM

# Prints the result of boardgame.io; the first argument is its storage folder, or empty for none.
peer_load() {
    port=$((20000 + $$ % 20000 + ${2:-0}))
    # shellcheck disable=SC2086
    node "$peer/server.js" "$port" $1 >"$folder/log" 2>&1 &
    node=$!
    until grep -q listening "$folder/log"; do
        kill -0 "$node" 2>/dev/null || { cat "$folder/log" >&2; exit 1; }
        sleep 0.1
    done
    node "$peer/load.js" "$port" "$tables" "$seconds"
    kill "$node"
    wait "$node" 2>/dev/null || true
    node=""
}

# shellcheck disable=SC2016
ours=$(TRIVIUM_BIN=$bin scripts/with-server.sh --limits off -- sh -c \
    'exec "$0" load "$TRIVIUM_SERVER" --tables "$1" --games cardia --seconds "$2" --json' "$bin" "$tables" "$seconds")
durable=$(peer_load "$folder/matches" 0)
memory=$(peer_load "" 1)
echo "ours, durable:         $ours"
echo "boardgame.io, files:   $durable"
echo "boardgame.io, memory:  $memory"
node -e '
const [ours, files, memory] = process.argv.slice(1).map((it) => JSON.parse(it).movesPerSecond);
const times = (peer) => (ours / peer).toFixed(1) + " times as many moves per second";
console.log(`with files ${times(files)}, without storage ${times(memory)}`);' "$ours" "$durable" "$memory"
