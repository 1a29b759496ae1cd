#!/bin/sh
# Plays in real browsers against a real server. Builds nothing.
#
#   TRIVIUM_BIN=../target/release/trivium web/scripts/test-browser.sh [FILE…]
#
# The program must contain the current client: build web/ first, then the program.
set -eu
cd "$(dirname "$0")/.."

if [ -z "${TRIVIUM_BIN:-}" ]; then
  echo "TRIVIUM_BIN must name the program, for example TRIVIUM_BIN=../target/release/trivium" >&2
  exit 2
fi
case "$TRIVIUM_BIN" in /*) ;; *) TRIVIUM_BIN="$PWD/$TRIVIUM_BIN" ;; esac
CHROMIUM="${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}"
if [ -z "$CHROMIUM" ]; then
  echo "chromium is not installed. On Debian run `apt install chromium`, or set CHROMIUM to its path" >&2
  exit 2
fi
export TRIVIUM_BIN CHROMIUM
[ $# -gt 0 ] || set -- tests/browser/*.test.ts
exec node --import tsx --test --test-concurrency=1 "$@"
