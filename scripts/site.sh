#!/bin/sh
# Builds a site of static files into a folder: all games against bots, rules and replays, without a server.
#   scripts/site.sh [FOLDER]     FOLDER is `site` unless told
set -eu
cd "$(dirname "$0")/.."

folder=$(realpath -m "${1:-site}")
scripts/wasm.sh
cd web
[ -d node_modules ] || npm ci --silent
TRIVIUM_SITE=1 npx --no-install vite build --logLevel warn --outDir "$folder" --emptyOutDir
node scripts/compress.mjs "$folder"
rm -rf "$folder/.vite"
# Most hosts send this page for an address that is no file: the addresses of tables, rules and replays.
cp "$folder/index.html" "$folder/404.html"
echo "The site is in $folder. Try it: python3 -m http.server -d $folder"
