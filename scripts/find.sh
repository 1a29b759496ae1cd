#!/bin/sh
# Prints where a tool is that need not be on the PATH; fails if it is nowhere.
# Usage: scripts/find.sh browser      the program; the variable CHROMIUM names another one
#        scripts/find.sh nats         the program nats-server; the variable NATS names another folder than /usr/sbin
#        scripts/find.sh postgres     the folder with the newest initdb and pg_ctl; the variable POSTGRES names the folder of all versions
set -eu
case ${1:-} in
    browser)
        [ -z "${CHROMIUM:-}" ] || exec echo "$CHROMIUM"
        command -v chromium || command -v chromium-browser || command -v google-chrome
        ;;
    nats)
        # Debian puts it where only root looks.
        PATH=$PATH:${NATS:-/usr/sbin} command -v nats-server
        ;;
    postgres)
        found=""
        for folder in "${POSTGRES:-/usr/lib/postgresql}"/*/bin; do
            [ ! -x "$folder/initdb" ] || found=$folder
        done
        if [ -z "$found" ]; then
            initdb=$(command -v initdb)
            found=$(dirname "$initdb")
        fi
        echo "$found"
        ;;
    *)
        echo "usage: scripts/find.sh browser | nats | postgres" >&2
        exit 2
        ;;
esac
