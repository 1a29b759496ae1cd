#!/bin/sh
# Builds the engine for the browser, as WebAssembly, into web/src/local/engine. Ends with 3 where the compiler has no
# such target; the browser client is then built without games on the device.
#   scripts/wasm.sh [FLAG…]     FLAGs are for the compiler, for example -Ctarget-feature=+simd128
set -eu
cd "$(dirname "$0")/.."

triple=wasm32-unknown-unknown
target=${CARGO_TARGET_DIR:-target}
engine=${TRIVIUM_ENGINE:-web/src/local/engine}
if [ ! -d "$(rustc --print sysroot)/lib/rustlib/$triple" ] &&
    ! { command -v rustup >/dev/null 2>&1 && rustup target add "$triple" >/dev/null 2>&1; }; then
    echo "The compiler has no target $triple, and rustup cannot add it; games against bots will need the server." >&2
    exit 3
fi

RUSTFLAGS="$*" cargo build --quiet --locked --profile wasm --target "$triple" -p wasm
built="$target/$triple/wasm/trivium_wasm.wasm"
mkdir -p "$engine"
# An engine that is the same keeps its time, so that nothing else is built again.
cmp -s "$built" "$engine/trivium.wasm" || cp "$built" "$engine/trivium.wasm"
