#!/bin/sh
# Does the HTTP interface do what its description says? Schemathesis makes up requests, good and bad, and compares the answers:
# once about tables it thinks of itself, once about one with a finished game, as the guest who played it.
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
