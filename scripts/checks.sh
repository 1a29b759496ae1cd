#!/bin/sh
# Remembers which checks were skipped, so that the last line of a run tells the truth.
# Usage: scripts/checks.sh begin            forget the skipped checks of the run before
#        scripts/checks.sh skip CHECK WHY   say that a check is skipped and remember it; with CI=true this fails
#        scripts/checks.sh end              print the last line of the run
# The names are kept in the file TRIVIUM_SKIPPED; without it, in `skipped` in the target folder.
set -eu
target=${CARGO_TARGET_DIR:-$(dirname "$0")/../target}
file=${TRIVIUM_SKIPPED:-$target/skipped}

case "$#-${1:-}" in
    1-begin)
        mkdir -p "$(dirname "$file")"
        : >"$file"
        ;;
    3-skip)
        echo "SKIPPED: $2: $3" >&2
        mkdir -p "$(dirname "$file")"
        echo "$2" >>"$file"
        if [ "${CI:-}" = true ]; then
            echo "With CI=true a skipped check is a failure." >&2
            exit 1
        fi
        ;;
    1-end)
        names=$(sort -u "$file")
        if [ -z "$names" ]; then
            echo "All checks passed."
        else
            count=$(echo "$names" | wc -l | tr -d ' ')
            echo "passed, $count checks SKIPPED: $(echo "$names" | paste -sd , - | sed 's/,/, /g')"
        fi
        ;;
    *)
        echo "usage: scripts/checks.sh begin | skip CHECK WHY | end" >&2
        exit 2
        ;;
esac
