#!/bin/sh
# Runs every fuzz target with fresh seeds for a number of seconds (default 60). Stops at the first input that breaks a
# claim and saves it in fuzz/artifacts. Needs a nightly toolchain and cargo-fuzz; see fuzz/README.md.
# Usage: scripts/fuzz.sh [SECONDS]
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-60}
cargo +nightly run --quiet --manifest-path fuzz/Cargo.toml --example seeds
for target in notation record scenario game frames; do
    cargo +nightly fuzz run --sanitizer none "$target" -- \
        -max_total_time="$seconds" -timeout=10 -max_len=8192 -dict=fuzz/corpus/words -print_final_stats=1
done
