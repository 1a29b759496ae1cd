#!/bin/sh
# Runs two commands at the same time. What the second one prints comes when the first has ended, so that it can be read.
#   scripts/beside.sh COMMAND COMMAND      fails if one of them fails
set -eu
if [ $# -ne 2 ]; then
    echo "usage: scripts/beside.sh COMMAND COMMAND" >&2
    exit 2
fi
printed=$(mktemp)
trap 'rm -f "$printed"' EXIT
trap 'exit 130' INT TERM
sh -c "$2" >"$printed" 2>&1 &
second=$!
failed=0
sh -c "$1" || failed=$?
wait "$second" || failed=$?
cat "$printed"
exit "$failed"
