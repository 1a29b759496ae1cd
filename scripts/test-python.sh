#!/bin/sh
# Builds the Python package, installs it in a virtual environment of its own and runs its tests.
# Usage: scripts/test-python.sh [--peers]
# With --peers the environment also gets OpenSpiel and Ray, and their tests run too; without them those tests are skipped.
# The environment is `python` (or `python-peers`) in the target folder and is kept for the next run.
set -eu
cd "$(dirname "$0")/.."
target=$(realpath "${CARGO_TARGET_DIR:-target}" 2>/dev/null || echo "$PWD/target")
peers=${1:-}
case "$peers" in
    "") name=python packages="maturin numpy pytest gymnasium pettingzoo" ;;
    --peers) name=python-peers packages="maturin numpy pytest gymnasium pettingzoo open_spiel ray pyarrow" ;;
    *)
        echo "usage: scripts/test-python.sh [--peers]" >&2
        exit 2
        ;;
esac

skip() {
    scripts/checks.sh skip "Python package" "$1"
    exit 0
}

python=$(command -v python3) || skip "there is no python3"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 10))' || skip "python3 is older than 3.10"
venv=$target/venv/$name
mkdir -p "$target/venv"
[ -x "$venv/bin/python" ] || "$python" -m venv "$venv" || skip "python3 cannot make a virtual environment"
log=$target/venv/$name.log
# shellcheck disable=SC2086
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check $packages >"$log" 2>&1 || {
    cat "$log" >&2
    skip "pip cannot install $packages"
}

# The profile of quick builds: most of what it needs was built for the other tests.
wheels=$target/wheels/$name
rm -rf "$wheels"
(cd python && "$venv/bin/maturin" build --quiet --locked --profile dev -i "$venv/bin/python" -o "$wheels")
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --force-reinstall --no-deps "$wheels"/*.whl

cd python
"$venv/bin/python" -m pytest -p no:cacheprovider tests
"$venv/bin/python" examples/notebooks.py --check
for example in balance exploitability first_games self_play; do
    example=examples/$example.py
    echo "$example --short"
    "$venv/bin/python" "$example" --short
done
