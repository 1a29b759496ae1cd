#!/bin/sh
# Lets a temporary server get its certificate by ACME from a local authority (pebble), checks that clients get that
# certificate over HTTP/2, and that a restart uses it again. Needs pebble, curl, openssl and python3. TRIVIUM_BIN names the program, as for scripts/with-server.sh.
# Usage: scripts/try-acme.sh
set -eu
cd "$(dirname "$0")/.."

for tool in pebble pebble-challtestsrv curl openssl python3; do
    command -v "$tool" >/dev/null || { echo "try-acme: $tool is not installed" >&2; exit 2; }
done
bin=${TRIVIUM_BIN:-${CARGO_TARGET_DIR:-target}/debug/trivium}
work=$(mktemp -d)
processes=""
stop() {
    for process in $processes; do
        kill "$process" 2>/dev/null || true
    done
    rm -rf "$work"
}
trap stop EXIT
trap 'exit 130' INT TERM

fail() {
    echo "try-acme: $*" >&2
    cat "$work"/*.log >&2
    exit 1
}

free() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }
acme=$(free) manage=$(free) dns=$(free) serve=$(free)
# The certificate of the authority's own page, and who vouches for it.
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj "/CN=authority of the test" \
    -addext "basicConstraints=critical,CA:TRUE" -keyout "$work/ca.key" -out "$work/ca.pem" 2>/dev/null
openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -keyout "$work/page.key" -out "$work/page.csr" 2>/dev/null
printf 'subjectAltName=DNS:localhost\nbasicConstraints=CA:FALSE\n' >"$work/names"
openssl x509 -req -in "$work/page.csr" -CA "$work/ca.pem" -CAkey "$work/ca.key" -CAcreateserial -days 2 -extfile "$work/names" \
    -out "$work/page.pem" 2>/dev/null
cat >"$work/pebble.json" <<EOT
{"pebble": {"listenAddress": "127.0.0.1:$acme", "managementListenAddress": "127.0.0.1:$manage",
  "certificate": "$work/page.pem", "privateKey": "$work/page.key", "httpPort": 1, "tlsPort": $serve}}
EOT
pebble-challtestsrv -defaultIPv4 127.0.0.1 -defaultIPv6 "" -dns01 "127.0.0.1:$dns" -http01 "" -https01 "" -tlsalpn01 "" \
    -management "127.0.0.1:$(free)" >"$work/dns.log" 2>&1 &
processes="$processes $!"
PEBBLE_VA_NOSLEEP=1 PEBBLE_WFE_NONCEREJECT=0 pebble -config "$work/pebble.json" -dnsserver "127.0.0.1:$dns" >"$work/pebble.log" 2>&1 &
processes="$processes $!"
tries=0
until curl --silent --insecure --output "$work/root.pem" --fail "https://127.0.0.1:$manage/roots/0"; do
    tries=$((tries + 1))
    [ "$tries" -lt 100 ] || fail "the authority does not answer"
    sleep 0.1
done

# Starts the server and waits until a client gets a certificate of the authority: serve LOG
serve() {
    "$bin" serve --listen "127.0.0.1:$serve" --database "$work/acme.db" --public-url "https://play.example" --log info \
        --acme-domain play.example --acme-contact host@play.example --acme-directory "https://localhost:$acme/dir" \
        --acme-ca "$work/ca.pem" >/dev/null 2>"$work/$1.log" &
    server=$!
    processes="$processes $server"
    tries=0
    until [ "$(ask /api/health 2>/dev/null)" = ok ]; do
        tries=$((tries + 1))
        [ "$tries" -lt 300 ] || fail "no certificate"
        sleep 0.1
    done
}
ask() {
    path=$1
    shift
    curl --silent --show-error --cacert "$work/root.pem" --resolve "play.example:$serve:127.0.0.1" --max-time 10 "$@" "https://play.example:$serve$path"
}

serve first
[ "$(ask / --output /dev/null --write-out '%{http_version}')" = 2 ] || fail "no HTTP/2"
[ "$(stat -c %a "$work/acme.db.acme")" = 700 ] || fail "others can read the keys"
kill "$server"
wait "$server" || true
orders=$(grep -c 'finalize' "$work/pebble.log" || true)
[ "$orders" -gt 0 ] || fail "the authority was not asked"
serve second
[ "$(grep -c 'finalize' "$work/pebble.log" || true)" = "$orders" ] || fail "a restart asks for another certificate"
echo "try-acme: a certificate by ACME, over HTTP/2, and again after a restart: ok"
