#!/bin/sh
# Looks for the tools named as arguments, and installs what is missing, saying so.
# Known: rust linker node browser postgres python fuzz deny valgrind. The Rust version itself is pinned in rust-toolchain.toml; rustup fetches it.
set -eu
cd "$(dirname "$0")/.."

have() {
    command -v "$1" >/dev/null 2>&1
}

say() {
    echo "tools: $*"
}

# Installs a package of the operating system, where that is possible.
package() {
    if ! have apt-get; then
        echo "tools: $1 is missing, and there is no apt-get to install it with. Please install it." >&2
        exit 1
    fi
    say "$1 is missing; installing it with apt-get"
    as_root apt-get update -qq
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$1"
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# Installs a cargo subcommand.
subcommand() {
    if cargo "$1" --version >/dev/null 2>&1; then
        say "cargo $1 is there"
    else
        say "cargo $1 is missing; installing cargo-$1 with cargo (a few minutes)"
        cargo install --locked "cargo-$1"
    fi
}

# A component of the pinned toolchain, by the command it brings.
component() {
    if ! cargo "$1" --version >/dev/null 2>&1; then
        say "cargo $1 is missing; installing the component $2 with rustup"
        rustup component add "$2"
    fi
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
            # The build tool of the browser client needs this much.
            if ! node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'; then
                echo "tools: Node.js $(node --version) is too old for the browser client; please install 20.19 or newer." >&2
                exit 1
            fi
            say "node $(node --version)"
            ;;
        browser)
            have chromium || package chromium
            say "$(chromium --version 2>/dev/null)"
            ;;
        postgres)
            have pg_ctl || [ -n "$(ls -d /usr/lib/postgresql/*/bin/pg_ctl 2>/dev/null)" ] || package postgresql
            ;;
        python)
            have python3 || package python3
            python3 -c 'import venv, ensurepip' 2>/dev/null || package python3-venv
            say "$(python3 --version)"
            ;;
        fuzz)
            if ! cargo +nightly --version >/dev/null 2>&1; then
                say "a nightly toolchain is missing; installing it with rustup"
                rustup toolchain install nightly --profile minimal
            fi
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
            echo "tools: unknown tool $tool" >&2
            exit 2
            ;;
    esac
done
