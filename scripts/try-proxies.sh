#!/bin/sh
# Runs deploy/Caddyfile and deploy/nginx.conf, with other ports and a certificate made for the occasion, in front of a
# temporary server, and tries the health check, the cookie, HTTP/2 and a WebSocket through TLS. The server's own TLS is tried too.
# Needs caddy, nginx, curl, openssl and python3. TRIVIUM_BIN names the program, as for scripts/with-server.sh.
# Usage: scripts/try-proxies.sh
set -eu
cd "$(dirname "$0")/.."

for tool in caddy nginx curl openssl python3; do
    command -v "$tool" >/dev/null || { echo "try-proxies: $tool is not installed" >&2; exit 2; }
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

free() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }
serve=$(free) caddy=$(free) nginx=$(free) own=$(free) plain=$(free)
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=play.example \
    -addext "subjectAltName=DNS:play.example" -keyout "$work/key.pem" -out "$work/cert.pem" 2>/dev/null

"$bin" serve --listen "127.0.0.1:$serve" --database "$work/proxied.db" --public-url "https://play.example" --behind-proxy \
    --log warn >/dev/null 2>"$work/server.log" &
processes="$processes $!"
"$bin" serve --listen "127.0.0.1:$own" --database "$work/own.db" --public-url "https://play.example" --log warn \
    --tls-cert "$work/cert.pem" --tls-key "$work/key.pem" >/dev/null 2>"$work/own.log" &
processes="$processes $!"

# The example files, with what a test has to change: ports and certificate.
sed -e "s|127.0.0.1:8080|127.0.0.1:$serve|; s|^play.example|https://play.example:$caddy|" \
    -e "s|^\tencode|\ttls $work/cert.pem $work/key.pem\n\tencode|" deploy/Caddyfile >"$work/site"
{ printf '{\n\tadmin off\n\tauto_https off\n\tstorage file_system %s\n}\n' "$work/caddy"; cat "$work/site"; } >"$work/Caddyfile"
caddy run --config "$work/Caddyfile" --adapter caddyfile >"$work/caddy.log" 2>&1 &
processes="$processes $!"
{
    printf 'daemon off; pid %s/nginx.pid; error_log %s/nginx.log; events {}\nhttp {\naccess_log off; client_body_temp_path %s; proxy_temp_path %s; fastcgi_temp_path %s; uwsgi_temp_path %s; scgi_temp_path %s;\n' \
        "$work" "$work" "$work/b" "$work/p" "$work/f" "$work/u" "$work/s"
    sed -e "s|127.0.0.1:8080|127.0.0.1:$serve|; s|listen 443|listen 127.0.0.1:$nginx|; s|listen 80;|listen 127.0.0.1:$plain;|; /listen \[::\]/d" \
        -e "s|ssl_certificate_key .*|ssl_certificate_key $work/key.pem;|; s|ssl_certificate  .*|ssl_certificate $work/cert.pem;|" \
        deploy/nginx.conf
    echo '}'
} >"$work/nginx.conf"
# `http2 on` came with nginx 1.25.1; before it was a word of `listen`.
nginx -t -c "$work/nginx.conf" >"$work/nginx.try" 2>&1 || {
    grep -q 'unknown directive "http2"' "$work/nginx.try" || { cat "$work/nginx.try" >&2; exit 1; }
    sed -i "s|listen 127.0.0.1:$nginx ssl;|listen 127.0.0.1:$nginx ssl http2;|; /http2 on;/d" "$work/nginx.conf"
}
nginx -c "$work/nginx.conf" 2>"$work/nginx.start" &
processes="$processes $!"

for name in caddy nginx own; do
    eval "port=\$$name"
    ask() { curl --silent --show-error --cacert "$work/cert.pem" --resolve "play.example:$port:127.0.0.1" --max-time 10 "$@"; }
    tries=0
    until [ "$(ask "https://play.example:$port/api/health" 2>/dev/null)" = ok ]; do
        tries=$((tries + 1))
        if [ "$tries" -gt 100 ]; then
            ask "https://play.example:$port/api/health" >&2 || true
            cat "$work"/*.log "$work"/nginx.* >&2
            echo "try-proxies: $name does not answer" >&2
            exit 1
        fi
        sleep 0.1
    done
    [ "$(ask --output /dev/null --write-out '%{http_version}' "https://play.example:$port/")" = 2 ] ||
        { echo "try-proxies: $name does not speak HTTP/2" >&2; exit 1; }
    ask --dump-header - --output /dev/null "https://play.example:$port/api/me" | grep -qi '^set-cookie: trivium=.*Secure'
    python3 - "$port" "$work/cert.pem" <<'EOT'
# Opens a WebSocket by hand, says hello and reads the welcome.
import base64, json, os, socket, ssl, struct, sys

port, cert = int(sys.argv[1]), sys.argv[2]
context = ssl.create_default_context(cafile=cert)
line = context.wrap_socket(socket.create_connection(("127.0.0.1", port), timeout=10), server_hostname="play.example")
key = base64.b64encode(os.urandom(16)).decode()
line.sendall((f"GET /ws HTTP/1.1\r\nHost: play.example\r\nOrigin: https://play.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
              f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
read = line.makefile("rb")
assert b" 101 " in read.readline(), "no WebSocket"
while read.readline().strip():
    pass

def say(message):
    data, mask = json.dumps(message).encode(), os.urandom(4)
    assert len(data) < 126
    line.sendall(bytes([0x81, 0x80 | len(data)]) + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

def hear():
    head, length = read.read(2)
    if length == 126:
        (length,) = struct.unpack(">H", read.read(2))
    return json.loads(read.read(length))

# An unknown version is answered with the right one.
say({"type": "hello", "version": 0, "client": "try-proxies"})
told = hear()
assert told["type"] == "error" and told["code"] == "version", told
EOT
    echo "$name: TLS, HTTP/2, cookie and WebSocket work."
done
