#!/bin/sh
# Runs several servers with the PostgreSQL of scripts/with-postgres.sh and the NATS of scripts/with-nats.sh, and a reverse
# proxy in front of them (deploy/haproxy.cfg), until it is stopped. With a command, runs that instead of waiting: the address of the proxy is
# in TRIVIUM_PROXY, those of the servers in TRIVIUM_NODES, and the token of their administrators in TRIVIUM_ADMIN_TOKEN.
# TRIVIUM_BIN names the program, PORT the port of the proxy (8080); the servers have the ports after it.
# Usage: scripts/with-postgres.sh scripts/with-nats.sh scripts/cluster.sh [NUMBER [COMMAND ...]]
set -eu
cd "$(dirname "$0")/.."

bin=${TRIVIUM_BIN:-${CARGO_TARGET_DIR:-target}/debug/trivium}
number=${1:-3}
[ $# -eq 0 ] || shift
port=${PORT:-8080}
: "${TRIVIUM_TEST_POSTGRES:?start this with scripts/with-postgres.sh}" "${TRIVIUM_TEST_NATS:?start this with scripts/with-nats.sh}"

folder=$(mktemp -d)
processes=""
stop() {
    for process in $processes; do
        kill "$process" 2>/dev/null || true
    done
    for process in $processes; do
        wait "$process" 2>/dev/null || true
    done
    rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT TERM

TRIVIUM_ADMIN_TOKEN=${TRIVIUM_ADMIN_TOKEN:-$(od -An -N32 -tx1 /dev/urandom | tr -d ' \n')}
export TRIVIUM_ADMIN_TOKEN
TRIVIUM_NODES=""
for node in $(seq "$number"); do
    address=127.0.0.1:$((port + node))
    # shellcheck disable=SC2086
    "$bin" serve --listen "$address" --database "$TRIVIUM_TEST_POSTGRES" --nats "$TRIVIUM_TEST_NATS" --behind-proxy \
        --public-url "http://127.0.0.1:$port" --log "${TRIVIUM_LOG:-warn}" ${TRIVIUM_FLAGS:-} >"$folder/said$node" &
    server=$!
    processes="$processes $server"
    until grep -q '^Play at' "$folder/said$node"; do
        if ! kill -0 "$server" 2>/dev/null; then
            echo "cluster: server $node did not start" >&2
            exit 1
        fi
        sleep 0.1
    done
    TRIVIUM_NODES="$TRIVIUM_NODES $address"
    echo "    server node$node $address check" >>"$folder/servers"
done
export TRIVIUM_NODES

# The example file, with these servers and without TLS.
sed -e "s|bind .*|bind 127.0.0.1:$port|" -e '/^    server /d' deploy/haproxy.cfg | sed -e "/http-check expect/r $folder/servers" >"$folder/haproxy.cfg"
PATH=$PATH:/usr/sbin haproxy -db -f "$folder/haproxy.cfg" &
processes="$processes $!"
TRIVIUM_PROXY=127.0.0.1:$port
export TRIVIUM_PROXY
if [ $# -gt 0 ]; then
    "$@"
    exit
fi
echo "$number servers:$TRIVIUM_NODES"
echo "Administration: TRIVIUM_ADMIN_TOKEN=$TRIVIUM_ADMIN_TOKEN trivium admin status --server http://ADDRESS"
echo "Play at http://127.0.0.1:$port/"
wait
