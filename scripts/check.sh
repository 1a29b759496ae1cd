#!/bin/sh
# The quick loop: checks what changed since the branch left main, or since the commit BASE, committed or not.
# It needs no browser, no database and no network, and installs nothing. Every step is a line, also what is left out.
# Usage: [BASE=COMMIT] scripts/check.sh
set -eu
cd "$(dirname "$0")/.."
export TRIVIUM_INSTALL=no
TRIVIUM_SKIPPED=$(mktemp)
export TRIVIUM_SKIPPED
output=$(mktemp)
trap 'rm -f "$TRIVIUM_SKIPPED" "$output"' EXIT
trap 'exit 130' INT TERM

# Where the branch began: the first of these that exists.
if [ -n "${BASE:-}" ]; then
    base=$(git rev-parse --verify --quiet "$BASE^{commit}") || {
        echo "check: BASE is \`$BASE\`, which is no commit; give one, for example BASE=HEAD~1" >&2
        exit 2
    }
else
    base=$(git merge-base HEAD '@{upstream}' 2>/dev/null || git merge-base HEAD main 2>/dev/null || git rev-parse HEAD)
fi
files=$(
    git diff --name-only "$base"
    git ls-files --others --exclude-standard
)
since=$(git log -1 --format='%h (%s)' "$base")
if [ -z "$files" ]; then
    echo "Nothing changed since $since. \`make test\` checks everything."
    exit 0
fi
echo "check: $(echo "$files" | wc -l | tr -d ' ') files changed since $since"

# Did a file change whose path begins like this?
changed() {
    echo "$files" | grep -qE "^($1)"
}

left_out() {
    echo "-- $1: left out, $2"
}

# Runs a command under its name, and shows what it prints only if it fails.
step() {
    name=$1
    shift
    begun=$(date +%s)
    if "$@" >"$output" 2>&1; then
        echo "ok $name ($(($(date +%s) - begun)) s)"
    else
        cat "$output" >&2
        echo "FAILED $name: $*" >&2
        exit 1
    fi
}

test_rust() {
    if cargo nextest --version >/dev/null 2>&1; then
        cargo nextest run --locked "$@"
    else
        cargo test --locked "$@"
    fi
}

in_web() {
    (cd web && npm run --silent "$@")
}

step "format" cargo fmt --all --check
step "invariant I1: the rules are pure" scripts/check-dependencies.sh

crates=""
for crate in $(echo "$files" | sed -n 's|^crates/\([^/]*\)/.*|\1|p' | sort -u); do
    [ ! -e "crates/$crate/Cargo.toml" ] || crates="$crates $crate"
done
has() {
    for crate in $crates; do
        case " $* " in *" $crate "*) return 0 ;; esac
    done
    return 1
}

packages=""
for crate in $crates; do
    packages="$packages -p $crate"
done
# Package names have no spaces.
# shellcheck disable=SC2086
if [ -n "$crates" ]; then
    step "lints of$crates" cargo clippy --locked $packages --all-targets -- -D warnings
    step "tests of$crates" test_rust $packages
else
    left_out "lints and tests of crates" "no crate changed"
fi

# Scenarios of a game run as tests of its crate.
for game in $(scripts/games.sh); do
    [ -d "scenarios/$game" ] || continue
    if has "$game"; then
        echo "ok scenarios of $game (among its tests)"
    elif has kernel record scenario testkit || changed "scenarios/$game/|docs/rules/$game.md"; then
        step "scenarios of $game" test_rust -p "$game" --test scenarios
    else
        left_out "scenarios of $game" "its rules did not change"
    fi
done

if has protocol; then
    echo "ok generated files (among the tests of protocol)"
elif has $(scripts/games.sh) games; then
    step "generated files" test_rust -p protocol --test typescript
else
    left_out "generated files" "nothing they are made from changed"
fi

if has tui; then
    echo "ok texts of the terminal client (among its tests)"
elif has games protocol || changed 'locales/'; then
    step "every text and every game has its words" test_rust -p tui --test locales
    step "texts of the terminal client" test_rust -p tui --lib text::
else
    left_out "texts of the terminal client" "no text changed"
fi

if ! changed 'web/|locales/|docs/rules/|crates/protocol/bindings/'; then
    left_out "types and unit tests of the browser client" "neither it nor a text changed"
elif [ ! -d web/node_modules ]; then
    scripts/checks.sh skip "browser client" "web/node_modules is missing; make web installs it"
else
    step "types of the browser client" in_web check
    step "unit tests of the browser client" in_web test
fi

if changed 'Makefile|scripts/|web/scripts/'; then
    step "scripts" scripts/test-scripts.sh
else
    left_out "scripts" "none changed"
fi
if changed 'Cargo\.(toml|lock)|rust-toolchain\.toml'; then
    left_out "crates that did not change" "although Cargo.toml, Cargo.lock or the toolchain did; make test builds them all"
fi
echo "\`make test\` also checks the crates that use these, databases, browsers and documentation."
scripts/checks.sh end
