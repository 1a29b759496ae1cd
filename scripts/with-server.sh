#!/bin/sh
# Runs a command with a temporary server on loopback, on a free port, with a temporary database. Its address, such as
# 127.0.0.1:40123, is in TRIVIUM_SERVER, the file with the token of its administrators in TRIVIUM_ADMIN_TOKEN_FILE. TRIVIUM_BIN names the program; the default is the debug build of `cargo test`.
# Usage: scripts/with-server.sh [FLAG OF trivium serve ...] -- COMMAND ...
set -eu

bin=${TRIVIUM_BIN:-${CARGO_TARGET_DIR:-$(dirname "$0")/../target}/debug/trivium}
if [ ! -x "$bin" ]; then
    echo "with-server: $bin does not exist; build it, or set TRIVIUM_BIN" >&2
    exit 2
fi
# The flags before `--` contain no spaces.
flags=""
while [ $# -gt 0 ] && [ "$1" != -- ]; do
    flags="$flags $1"
    shift
done
[ $# -gt 0 ] && shift

folder=$(mktemp -d)
server=""
stop() {
    if [ -n "$server" ]; then
        kill "$server" 2>/dev/null && wait "$server" 2>/dev/null || true
    fi
    rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT TERM

# shellcheck disable=SC2086
"$bin" serve --listen 127.0.0.1:0 --database "$folder/trivium.db" --log warn $flags >"$folder/said" 2>"$folder/log" &
server=$!
tries=0
until grep -q '^Play at' "$folder/said"; do
    tries=$((tries + 1))
    if [ "$tries" -gt 300 ] || ! kill -0 "$server" 2>/dev/null; then
        cat "$folder/said" "$folder/log" >&2
        echo "with-server: the server did not start" >&2
        exit 1
    fi
    sleep 0.1
done
TRIVIUM_SERVER=$(sed -n 's|^Play at *http://\(.*\)/$|\1|p' "$folder/said")
export TRIVIUM_SERVER
TRIVIUM_ADMIN_TOKEN_FILE=$folder/trivium.db.admin-token
export TRIVIUM_ADMIN_TOKEN_FILE
TRIVIUM_SERVER_PID=$server
export TRIVIUM_SERVER_PID
code=0
"$@" || code=$?
if ! kill -0 "$server" 2>/dev/null; then
    cat "$folder/log" >&2
    echo "with-server: the server stopped before the command ended" >&2
    exit 1
fi
exit "$code"
