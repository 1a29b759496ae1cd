#!/bin/sh
# Does the HTTP interface do what its description says? Schemathesis makes up requests, good and bad, and compares the answers.
set -eu
cd "$(dirname "$0")/.."
target=${CARGO_TARGET_DIR:-target}
venv=$target/schemathesis

if ! "$venv/bin/schemathesis" --version >/dev/null 2>&1; then
    scripts/check-tools.sh python
    echo "api: installing schemathesis into $venv"
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check -r scripts/schemathesis.txt
fi
# shellcheck disable=SC2016
exec scripts/with-server.sh --limits off -- sh -c \
    'exec "$0" run "http://$TRIVIUM_SERVER/api/openapi.json" --seed 1 --max-examples 30 --workers 2 --no-color "$@"' "$venv/bin/schemathesis" "$@"
