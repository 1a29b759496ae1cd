#!/bin/sh
# Runs a command with a temporary PostgreSQL server on loopback, on a free port, in a temporary folder. Its address is
# in TRIVIUM_TEST_POSTGRES. If PostgreSQL cannot be installed, the command runs without it, and that check is skipped.
# Usage: scripts/with-postgres.sh cargo test -p server --lib store
set -eu
scripts=$(dirname "$0")

"$scripts/check-tools.sh" postgres >&2
bin=$("$scripts/find.sh" postgres) || exec "$@"

data=$(mktemp -d)
# PostgreSQL refuses to run as root.
as_user() {
    if [ "$(id -u)" -eq 0 ]; then
        runuser -u "$user" -- "$@"
    else
        "$@"
    fi
}
if id postgres >/dev/null 2>&1; then user=postgres; else user=nobody; fi
if [ "$(id -u)" -eq 0 ]; then
    chown "$user" "$data"
fi

stop() {
    as_user "$bin/pg_ctl" -D "$data/cluster" -m immediate stop >/dev/null 2>&1 || true
    rm -rf "$data"
}
trap stop EXIT
trap 'exit 130' INT TERM

as_user "$bin/initdb" -D "$data/cluster" -U trivium -A trust -E UTF8 --no-sync >"$data/log" 2>&1 || {
    cat "$data/log" >&2
    exit 1
}

# If the port is in use, the start fails and another port is tried.
for try in 1 2 3 4 5 6 7 8; do
    port=$(awk -v s="$$$try" 'BEGIN { srand(s + systime()); print 20000 + int(rand() * 30000) }')
    options="-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories= -c fsync=off"
    if as_user "$bin/pg_ctl" -D "$data/cluster" -l "$data/cluster/server.log" -o "$options" -w start >/dev/null 2>&1; then
        TRIVIUM_TEST_POSTGRES="postgres://trivium@127.0.0.1:$port/postgres"
        export TRIVIUM_TEST_POSTGRES
        "$@"
        exit $?
    fi
done
cat "$data/cluster/server.log" >&2
echo "with-postgres: PostgreSQL did not start" >&2
exit 1
