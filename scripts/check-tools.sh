#!/bin/sh
# Looks for the tools named as arguments, and installs what is missing, saying so.
# Known: rust linker fuzz deny valgrind. The Rust version itself is pinned in rust-toolchain.toml; rustup fetches it.
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
    if [ "$(id -u)" -eq 0 ]; then
        apt-get install -y "$1"
    else
        sudo apt-get install -y "$1"
    fi
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
            echo "tools: nobody knows $tool" >&2
            exit 2
            ;;
    esac
done
