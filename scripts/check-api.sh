#!/bin/sh
# Tests the HTTP interface against its description. Schemathesis generates valid and invalid requests and checks the answers,
# first for made-up tables, then for a table with a finished game, as the guest who played it.
set -eu
cd "$(dirname "$0")/.."
venv=${CARGO_TARGET_DIR:-target}/schemathesis

if ! "$venv/bin/schemathesis" --version >/dev/null 2>&1; then
    scripts/check-tools.sh python
    echo "api: installing schemathesis into $venv"
    python3 -m venv "$venv"
    if ! "$venv/bin/pip" install --quiet --disable-pip-version-check -r scripts/check-api/requirements.txt; then
        echo "API CHECK SKIPPED: schemathesis cannot be had from the package index now, so nothing was compared." >&2
        exit 0
    fi
fi
exec scripts/with-server.sh --limits off -- python3 scripts/check-api/run.py "$venv/bin/schemathesis" "$@"
