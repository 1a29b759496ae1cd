#!/bin/sh
# Tests that `make test` tells the truth about skipped checks, that it installs tools only as announced, and that `make check` checks
# what changed. Everything that takes time or changes the machine is a stub: cargo, npm, apt-get, the browser, the databases.
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' INT TERM

stub() {
    mkdir -p "$(dirname "$1")"
    { echo "#!/bin/sh"; cat; } >"$1"
    chmod +x "$1"
}

# The stubs find only these programs of the machine, so that no real browser or database is used.
mkdir "$folder/bin"
for tool in sh make awk basename cat chmod chown cmp cp date dirname echo env find git grep head id kill ls mkdir mktemp paste printf realpath rm sed sleep sort tail \
    tr wc; do
    # Not `command -v`, which does not tell where the programs are that the shell also has built in.
    for path in /usr/local/bin /bin /usr/bin; do
        [ ! -x "$path/$tool" ] || ln -sf "$path/$tool" "$folder/bin/$tool"
    done
done
for tool in cargo cc npm node rustup; do
    echo 'exit 0' | stub "$folder/bin/$tool"
done
# What builds the site writes one page.
echo 'while [ "$1" != --outDir ]; do shift; done; echo >"$2/index.html"' | stub "$folder/bin/npx"
echo "echo '$folder/rust'" | stub "$folder/bin/rustc"
mkdir -p "$folder/target/wasm32-unknown-unknown/wasm"
echo >"$folder/target/wasm32-unknown-unknown/wasm/trivium_wasm.wasm"
echo 'shift 3; exec "$@"' | stub "$folder/bin/runuser"
echo 'exec "$@"' | stub "$folder/bin/sudo"
stub "$folder/target/debug/trivium" <<'STUB'
[ "$1" = serve ] || exit 0
echo "Play at http://127.0.0.1:1/"
exec sleep 60
STUB

# Every optional tool is there.
with_all() {
    for tool in chromium python3; do
        echo 'exit 0' | stub "$folder/bin/$tool"
    done
    mkdir -p "$folder/rust/lib/rustlib/wasm32-unknown-unknown"
    for tool in initdb pg_ctl; do
        echo 'exit 0' | stub "$folder/postgres/17/bin/$tool"
    done
    stub "$folder/bin/nats-server" <<'STUB'
while [ "$1" != --ports_file_dir ]; do shift; done
echo '"nats://127.0.0.1:1"' >"$2/1.ports"
exec sleep 60
STUB
    for tool in schemathesis/bin/schemathesis venv/python/bin/python venv/python/bin/maturin; do
        echo 'exit 0' | stub "$folder/target/$tool"
    done
}

# No optional tool is there, and apt-get answers with this exit code.
with_none() {
    rm -rf "$folder/bin/chromium" "$folder/bin/nats-server" "$folder/bin/python3" "$folder/postgres" "$folder/target/schemathesis" "$folder/target/venv" "$folder/installed"
    stub "$folder/bin/apt-get" <<STUB
echo "apt-get \$*" >>"$folder/installed"
exit $1
STUB
}

# Runs make with these arguments; its exit code is in `code`, what it printed in the file `said`.
run_make() {
    code=0
    env -i HOME="$folder" TMPDIR="$folder" PATH="$folder/bin" TRIVIUM_ENGINE="$folder/engine" NATS="$folder/bin" POSTGRES="$folder/postgres" CARGO_TARGET_DIR="$folder/target" \
        make TEST_SCRIPTS=: "$@" >"$folder/said" 2>&1 || code=$?
}
make_test() {
    run_make test "$@"
}

must() {
    if ! "$@"; then
        cat "$folder/said" >&2
        echo "test-scripts: $claim: this failed: $*" >&2
        exit 1
    fi
}
succeeds() { [ "$code" -eq 0 ]; }
fails() { [ "$code" -ne 0 ]; }
last_line() { [ "$(tail -n 1 "$folder/said")" = "$1" ]; }
says() { grep -qF -e "$1" "$folder/said"; }
never_says() { ! says "$1"; }
installs() { grep -qxF -e "$1" "$folder/installed"; }
installs_nothing() { [ ! -e "$folder/installed" ]; }
flags="-y -qq --no-upgrade --no-install-recommends"

claim="with every tool all checks pass"
with_none 1
with_all
make_test CI=true
must succeeds
must last_line "All checks passed."
must installs_nothing

claim="a skipped check stands in the last line"
with_none 1
make_test
must succeeds
must last_line "passed, 5 checks SKIPPED: API, NATS, PostgreSQL, Python package, browser"
must never_says "All checks passed"

claim="the next run forgets what was skipped"
with_all
make_test
must succeeds
must last_line "All checks passed."

claim="one missing tool is one skipped check"
rm "$folder/bin/chromium"
make_test
must succeeds
must last_line "passed, 1 checks SKIPPED: browser"

claim="with CI=true a skipped check is a failure"
for check in PostgreSQL NATS browser API "Python package" WebAssembly; do
    with_none 1
    with_all
    case $check in
        PostgreSQL) rm -r "$folder/postgres" ;;
        NATS) rm "$folder/bin/nats-server" ;;
        browser) rm "$folder/bin/chromium" ;;
        API) rm -r "$folder/bin/python3" "$folder/target/schemathesis" ;;
        "Python package") rm -r "$folder/target/venv" ;;
        WebAssembly)
            rm -r "$folder/rust"
            echo 'exit 1' | stub "$folder/bin/rustup"
            ;;
    esac
    make_test CI=true
    must fails
    must says "SKIPPED: $check: "
    must never_says "All checks passed"
done

claim="a missing tool is installed without upgrades and recommended packages, and the command is printed"
with_none 0
make_test
must says "apt-get install $flags chromium"
must installs "apt-get install $flags chromium"
must installs "apt-get install $flags postgresql"
must installs "apt-get install $flags nats-server"

claim="with TRIVIUM_INSTALL=no the command is printed and nothing is installed"
with_none 0
make_test TRIVIUM_INSTALL=no
must fails
must says "apt-get install $flags chromium"
must installs_nothing

claim="TRIVIUM_INSTALL is yes or no"
make_test TRIVIUM_INSTALL=maybe
must fails
must says "it must be yes or no"
must installs_nothing

# A repository of its own for `make check`.
mkdir "$folder/repository"
cp -r Makefile Cargo.toml scripts "$folder/repository"
mkdir -p "$folder/repository/crates/games/src" "$folder/repository/scenarios/cardia"
cp crates/games/src/list.rs "$folder/repository/crates/games/src"
for crate in kernel $(scripts/games.sh); do
    mkdir -p "$folder/repository/crates/$crate/src"
    cp "crates/$crate/Cargo.toml" "$folder/repository/crates/$crate"
    echo "//! Nothing." >"$folder/repository/crates/$crate/src/lib.rs"
done
in_repository() {
    git -C "$folder/repository" -c user.name=nobody -c user.email=nobody@example.org -c commit.gpgsign=false "$@"
}
in_repository init --quiet --initial-branch main
in_repository add .
in_repository commit --quiet --message "Begin"
make_check() {
    run_make -C "$folder/repository" --no-print-directory check "$@"
}

claim="make check says that nothing changed"
make_check
must succeeds
must says "Nothing changed since "

claim="make check checks the crate that changed"
echo "//! More." >>"$folder/repository/crates/civ/src/lib.rs"
make_check
must succeeds
must says "ok lints of civ ("
must says "ok tests of civ ("
must says "-- scenarios of cardia: left out, its rules did not change"
must last_line "All checks passed."

claim="make check knows what was committed since BASE, and what is new"
in_repository commit --quiet --all --message "More"
echo "//! New." >"$folder/repository/crates/cardia/src/new.rs"
make_check BASE=HEAD~1
must succeeds
must says "ok tests of cardia civ ("

claim="make check installs nothing"
mkdir -p "$folder/repository/web"
echo >"$folder/repository/web/new.ts"
make_check
must succeeds
must last_line "passed, 1 checks SKIPPED: browser client"

claim="make check refuses a BASE that is no commit"
make_check BASE=nowhere
must fails
must says "BASE is \`nowhere\`, which is no commit"

claim="make check fails with what failed"
echo 'echo "this line is too long"; exit 1' | stub "$folder/bin/cargo"
make_check
must fails
must says "this line is too long"
must says "FAILED format"

claim="of two commands side by side, either can fail"
for pair in "true false" "false true"; do
    code=0
    # shellcheck disable=SC2086
    scripts/beside.sh $pair || code=$?
    must fails
done
must eval '[ "$(scripts/beside.sh "sleep 0.1; echo first" "echo second" | tr "\n" " ")" = "first second " ]'

echo "Skipped checks are told, tools are installed only as announced, and make check checks what changed."
