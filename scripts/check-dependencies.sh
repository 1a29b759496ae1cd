#!/bin/sh
# Invariant I1: the rules do no IO, read no clock, start no thread, and depend on nothing but the kernel.
# Randomness reaches them as a parameter, so no generator is among their normal dependencies either.
# Also: testkit is for tests, so only workbench, which has the command `laws`, depends on it outside of tests.
set -eu
cd "$(dirname "$0")/.."

games=$(scripts/games.sh)
[ -n "$games" ] || {
    echo "scripts/games.sh finds no game in crates/games/src/list.rs" >&2
    exit 1
}

bad=0

complain() {
    echo "$1" >&2
    bad=1
}

# Fails if a crate has a normal dependency that is not listed.
check_tree() {
    crate=$1
    shift
    tree=$(cargo tree --quiet --locked -p "$crate" -e normal --prefix none --no-dedupe --format '{lib}')
    tree=$(echo "$tree" | sort -u)
    for found in $tree; do
        case " $* " in
            *" $found "*) ;;
            *) complain "I1: $crate depends on $found; it may depend on: $*" ;;
        esac
    done
    echo "$crate depends on: $(echo "$tree" | tr '\n' ' ')"
}

# What rules have no use for, as extended regular expressions, with the reason to print.
forbidden() {
    cat <<'LIST'
Hash(Map|Set)|RandomState	a hash map has a different order on every run; use an array, a set of bits or a BTreeMap
std::(time|fs|net|io|thread|process|env|os)	rules do no IO, read no clock, start no thread
std::[{][^}]*(time|fs|net|io|thread|process|env|os)[,}:]	rules do no IO, read no clock, start no thread
f(32|64)	floats differ between platforms; use integers
e?print(ln)?!	rules print nothing; they emit events
dbg!	rules print nothing; they emit events
unsafe	no unsafe code
LIST
}

check_sources() {
    tab=$(printf '\t')
    forbidden | while IFS="$tab" read -r pattern reason; do
        # Comments may speak of anything.
        found=$(awk -v word="(^|[^A-Za-z0-9_])($pattern)([^A-Za-z0-9_]|\$)" \
            '{ code = $0; sub("//.*", "", code) } code ~ word { print "I1: " FILENAME ":" FNR ":" code }' "$@")
        if [ -n "$found" ]; then
            echo "$found" >&2
            echo "    $reason" >&2
            echo bad
        fi
    done
}

check_tree kernel kernel
for game in $games; do
    check_tree "$game" "$game" kernel
done

# Cargo prints testkit itself, then the crates that use it.
users=$(cargo tree --quiet --locked --workspace -e normal -i testkit --prefix none --format '{p}' | cut -d' ' -f1 | sort -u)
for found in $users; do
    case "$found" in
        testkit | workbench | trivium) ;;
        *) complain "testkit is for tests, and $found depends on it; make it a dev-dependency" ;;
    esac
done

# The named generators of the kernel stand behind a feature that rules crates do not set.
sources=$(
    find crates/kernel/src -name '*.rs' ! -name seeded.rs ! -name tests.rs
    for game in $games; do find "crates/$game/src" -name '*.rs'; done
)
# File names here have no spaces.
# shellcheck disable=SC2086
if [ -n "$(check_sources $sources)" ]; then
    bad=1
fi

if [ "$bad" -ne 0 ]; then
    echo "Dependencies or sources break a rule of ARCHITECTURE.md." >&2
    exit 1
fi
echo "The rules are pure: $(echo "$sources" | wc -l | tr -d ' ') files checked."
