#!/bin/sh
# Plays a game without a board of its own through every part of the program: the toy game, which is registered with the
# feature `toy` and in no other build. The program that this makes replaces the one that tests made without it.
set -eu
cd "$(dirname "$0")/.."
TRIVIUM_TOY_BINDINGS=$(mktemp -d)
export TRIVIUM_TOY_BINDINGS
trap 'rm -rf "$TRIVIUM_TOY_BINDINGS"' EXIT

# Only what plays it is built again. Package and target names have no spaces.
targets="-p games -p room -p server -p tui -p trivium --features toy --lib --bins --test toy --test locales --test server"
# shellcheck disable=SC2086
if cargo nextest --version >/dev/null 2>&1; then
    cargo nextest run --locked $targets \
        -E '(package(games) & kind(lib)) | binary(toy) | binary(locales) | (package(server) & test(/^play::/))'
else
    cargo test --locked $targets
fi

TRIVIUM_TOY_DIST="$TRIVIUM_TOY_BINDINGS/dist"
export TRIVIUM_TOY_DIST
cd web
TRIVIUM_BINDINGS="$TRIVIUM_TOY_BINDINGS" TRIVIUM_WORDS="$PWD/../crates/toy/words" \
    npm exec -- vite build --logLevel warn --outDir "$TRIVIUM_TOY_DIST"
TRIVIUM_BIN="$(realpath "${CARGO_TARGET_DIR:-../target}/debug/trivium")" scripts/test-browser.sh tests/toy/*.test.ts
