#!/bin/sh
# Counts the instructions of a random game: nearly the same on every run, which times are not. The difference of two runs
# leaves out what starting the program costs. Use: check-instructions.sh PATH-TO-TRIVIUM
set -eu
trivium=$1
few=1000
many=3000
notes=$(mktemp)
trap 'rm -f "$notes"' EXIT

# Instructions of so many games with these options.
count() {
    games=$1
    shift
    valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file="$notes" \
        "$trivium" simulate cardia --games "$games" --seed 1 --threads 1 "$@" >/dev/null
    sed -n 's/.*Collected *: *\([0-9]*\).*/\1/p' "$notes"
}

measure() {
    name=$1
    shift
    less=$(count $few "$@")
    more=$(count $many "$@")
    printf '%-40s %12d instructions a game\n' "$name" $(((more - less) / (many - few)))
}

echo "Random games by bots that see only views, callgrind, $many games less $few games"
measure "deck I"
measure "deck II" --deck 2
measure "deck I, 3 locations, guardians" --locations Bazaar,Senate,Scrapyard --guardians hidden
