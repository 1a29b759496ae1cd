#!/bin/sh
# Tests that `make test` tells the truth about skipped checks, and that it installs tools only as announced. Everything that takes
# time or changes the machine is a stub: cargo, npm, apt-get, the browser, the databases.
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
for tool in sh make awk basename cat chown cp dirname echo env find grep id kill ls mkdir mktemp paste printf realpath rm sed sleep sort tail tr wc; do
    # Not `command -v`, which does not tell where the programs are that the shell also has built in.
    for path in /usr/local/bin /bin /usr/bin; do
        [ ! -x "$path/$tool" ] || ln -sf "$path/$tool" "$folder/bin/$tool"
    done
done
for tool in cargo cc npm node rustup; do
    echo 'exit 0' | stub "$folder/bin/$tool"
done
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
    for tool in initdb pg_ctl; do
        echo 'exit 0' | stub "$folder/postgres/17/bin/$tool"
    done
    echo 'exit 0' | stub "$folder/target/schemathesis/bin/schemathesis"
}

# No optional tool is there, and apt-get answers with this exit code.
with_none() {
    rm -rf "$folder/bin/chromium" "$folder/bin/python3" "$folder/postgres" "$folder/target/schemathesis" "$folder/installed"
    stub "$folder/bin/apt-get" <<STUB
echo "apt-get \$*" >>"$folder/installed"
exit $1
STUB
}

# Runs `make test` with these variables; its exit code is in `code`, what it printed in the file `said`.
make_test() {
    code=0
    env -i HOME="$folder" TMPDIR="$folder" PATH="$folder/bin" POSTGRES="$folder/postgres" CARGO_TARGET_DIR="$folder/target" "$@" \
        make test TEST_SCRIPTS=: >"$folder/said" 2>&1 || code=$?
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
must last_line "passed, 3 checks SKIPPED: API, PostgreSQL, browser"
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
for check in PostgreSQL browser API; do
    with_none 1
    with_all
    case $check in
        PostgreSQL) rm -r "$folder/postgres" ;;
        browser) rm "$folder/bin/chromium" ;;
        API) rm -r "$folder/bin/python3" "$folder/target/schemathesis" ;;
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

echo "Skipped checks are told, and tools are installed only as announced."
