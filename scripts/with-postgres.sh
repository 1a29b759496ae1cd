#!/bin/sh
# Runs a command with a temporary PostgreSQL server on loopback, on a free port, in a temporary folder. Its address is
# in TRIVIUM_TEST_POSTGRES; the program in TRIVIUM_TEST_POSTGRES_CRASH kills it and starts it again. If PostgreSQL cannot be installed, the command runs without it, and that check is skipped.
# It does not wait for the disk; TRIVIUM_TEST_FSYNC=on makes it durable, for measurements.
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
    options="-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories= -c fsync=${TRIVIUM_TEST_FSYNC:-off}"
    if as_user "$bin/pg_ctl" -D "$data/cluster" -l "$data/cluster/server.log" -o "$options" -w start >/dev/null 2>&1; then
        TRIVIUM_TEST_POSTGRES="postgres://trivium@127.0.0.1:$port/postgres"
        # For tests that kill it: a script that starts it again, and one that does both.
        cat >"$data/start" <<END
#!/bin/sh
# Starts PostgreSQL when everything of the one before is gone.
tries=0
until $([ "$(id -u)" -eq 0 ] && echo "runuser -u $user --") '$bin/pg_ctl' -D '$data/cluster' -l '$data/cluster/server.log' -o '$options' -w start >/dev/null 2>&1; do
    tries=\$((tries + 1))
    [ "\$tries" -lt 100 ] || exit 1
    sleep 0.1
done
END
        cat >"$data/crash" <<END
#!/bin/sh
# Kills PostgreSQL at once and starts it again after so many seconds.
kill -9 "\$(head -n 1 '$data/cluster/postmaster.pid')"
sleep "\${1:-0}"
exec '$data/start'
END
        TRIVIUM_TEST_POSTGRES_CRASH=$data/crash
        export TRIVIUM_TEST_POSTGRES TRIVIUM_TEST_POSTGRES_CRASH
        chmod 755 "$data" "$data/start" "$data/crash"
        "$@"
        exit $?
    fi
done
cat "$data/cluster/server.log" >&2
echo "with-postgres: PostgreSQL did not start" >&2
exit 1
