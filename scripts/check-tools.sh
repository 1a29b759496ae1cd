#!/bin/sh
# Looks for the tools named as arguments and installs the missing ones (see scripts/install.sh).
# Known: rust linker node browser postgres nats proxy python fuzz deny valgrind. The Rust version itself is pinned in rust-toolchain.toml; rustup fetches it.
# Without a browser, PostgreSQL, NATS or Python one check is skipped; every other tool is required.
set -eu
cd "$(dirname "$0")/.."

have() {
    command -v "$1" >/dev/null 2>&1
}

say() {
    echo "tools: $*"
}

# Installs a package of the operating system: package [--or-skip CHECK] NAME
package() {
    for name in "$@"; do :; done
    if [ "$(id -u)" -eq 0 ]; then as_root=""; else as_root="sudo "; fi
    flags="-y -qq --no-upgrade --no-install-recommends"
    scripts/install.sh "$@" "${as_root}apt-get update -qq && ${as_root}env DEBIAN_FRONTEND=noninteractive apt-get install $flags $name"
}

# Installs a cargo subcommand.
subcommand() {
    cargo "$1" --version >/dev/null 2>&1 || scripts/install.sh "cargo $1" "cargo install --locked cargo-$1"
    say "cargo $1 is there"
}

# Installs a component of the pinned toolchain: component SUBCOMMAND NAME
component() {
    cargo "$1" --version >/dev/null 2>&1 || scripts/install.sh "cargo $1" "rustup component add $2"
}

for tool in "$@"; do
    case $tool in
        rust)
            have cargo || package rustup
            component fmt rustfmt
            component clippy clippy
            say "$(cargo --version)"
            ;;
        linker)
            have cc || package gcc
            ;;
        node)
            have npm || package npm
            have node || package nodejs
            # The build tool of the browser client needs this version.
            if ! node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'; then
                echo "tools: Node.js $(node --version) is too old for the browser client; please install 20.19 or newer." >&2
                exit 1
            fi
            say "node $(node --version)"
            ;;
        browser)
            scripts/find.sh browser >/dev/null || package --or-skip browser chromium
            ;;
        postgres)
            scripts/find.sh postgres >/dev/null || package --or-skip PostgreSQL postgresql
            ;;
        nats)
            scripts/find.sh nats >/dev/null || package --or-skip NATS nats-server
            ;;
        proxy)
            PATH=$PATH:/usr/sbin have haproxy || package haproxy
            ;;
        python)
            have python3 || package --or-skip API python3
            ! have python3 || python3 -c 'import venv, ensurepip' 2>/dev/null || package --or-skip API python3-venv
            ;;
        fuzz)
            cargo +nightly --version >/dev/null 2>&1 ||
                scripts/install.sh "a nightly toolchain" "rustup toolchain install nightly --profile minimal"
            have c++ || package g++
            subcommand fuzz
            ;;
        deny)
            subcommand deny
            ;;
        valgrind)
            have valgrind || package valgrind
            say "$(valgrind --version)"
            ;;
        *)
            echo "tools: unknown tool \`$tool\`; known are rust linker node browser postgres nats proxy python fuzz deny valgrind" >&2
            exit 2
            ;;
    esac
done
