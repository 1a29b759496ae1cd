#!/bin/sh
# Builds the engine for the browser and the site, and tests both: the same bits as native code, games on the device, and a browser
# without a network. Without the target of the compiler, or without a browser, a check is skipped.
#   scripts/test-wasm.sh
set -eu
cd "$(dirname "$0")/.."

scripts/wasm.sh || {
    [ $? -eq 3 ] || exit 1
    exec scripts/checks.sh skip WebAssembly "the compiler has no target wasm32-unknown-unknown"
}
[ -d web/node_modules ] || (cd web && npm ci --silent)
(cd web && node --import tsx --test tests/wasm/*.test.ts && node scripts/engine-size.mjs)
if ! CHROMIUM=$(scripts/find.sh browser); then
    exec scripts/checks.sh skip browser "there is no chromium; install it, or set CHROMIUM to the path of another browser"
fi
export CHROMIUM
site=$(mktemp -d)
trap 'rm -rf "$site"' EXIT
scripts/site.sh "$site"
cd web && TRIVIUM_SITE_FOLDER="$site" node --import tsx --test --test-concurrency=1 tests/site/*.test.ts
