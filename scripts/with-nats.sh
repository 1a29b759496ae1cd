#!/bin/sh
# Runs a command with a temporary NATS server on loopback, on a free port. Its address is in TRIVIUM_TEST_NATS, and
# TRIVIUM_TEST_NATS_SERVER names the program, for tests that start and kill their own; its process is TRIVIUM_TEST_NATS_PID. If NATS cannot be installed, the command
# runs without it, and that check is skipped.
# Usage: scripts/with-postgres.sh scripts/with-nats.sh cargo test -p server --test server cluster
set -eu
scripts=$(dirname "$0")

"$scripts/check-tools.sh" nats >&2
bin=$("$scripts/find.sh" nats) || exec "$@"

folder=$(mktemp -d)
nats=""
stop() {
    [ -z "$nats" ] || kill "$nats" 2>/dev/null || true
    rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT TERM

# Port -1 is a free one; the server writes which one it took.
"$bin" -a 127.0.0.1 -p -1 --ports_file_dir "$folder" >"$folder/log" 2>&1 &
nats=$!
tries=0
until ls "$folder"/*.ports >/dev/null 2>&1; do
    tries=$((tries + 1))
    if [ "$tries" -gt 100 ] || ! kill -0 "$nats" 2>/dev/null; then
        cat "$folder/log" >&2
        echo "with-nats: NATS did not start" >&2
        exit 1
    fi
    sleep 0.1
done
TRIVIUM_TEST_NATS=$(sed -n 's|.*"\(nats://[^"]*\)".*|\1|p' "$folder"/*.ports | head -n 1)
export TRIVIUM_TEST_NATS
TRIVIUM_TEST_NATS_SERVER=$bin
export TRIVIUM_TEST_NATS_SERVER
TRIVIUM_TEST_NATS_PID=$nats
export TRIVIUM_TEST_NATS_PID
"$@"
