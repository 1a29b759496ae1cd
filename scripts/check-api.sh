#!/bin/sh
# Tests the HTTP interface against its description. Schemathesis generates valid and invalid requests and checks the answers,
# first for made-up tables, then for a table with a finished game, as the guest who played it, then as an administrator.
set -eu
cd "$(dirname "$0")/.."
venv=${CARGO_TARGET_DIR:-target}/schemathesis

there() {
    "$venv/bin/schemathesis" --version >/dev/null 2>&1
}

if ! there; then
    scripts/check-tools.sh python
    scripts/install.sh --or-skip API schemathesis \
        "python3 -m venv '$venv' && '$venv/bin/pip' install --quiet --disable-pip-version-check -r scripts/check-api/requirements.txt"
    there || exit 0
fi
exec scripts/with-server.sh --limits off -- python3 scripts/check-api/run.py "$venv/bin/schemathesis" "$@"
