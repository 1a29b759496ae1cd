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
if ! CHROMIUM=$(../scripts/find.sh browser); then
  exec ../scripts/checks.sh skip browser "there is no chromium; install it, or set CHROMIUM to the path of another browser"
fi
export TRIVIUM_BIN CHROMIUM
[ $# -gt 0 ] || set -- tests/browser/*.test.ts
# Two files at a time: a file waits for its page or its server half of the time.
exec node --import tsx --test --test-concurrency=2 "$@"
