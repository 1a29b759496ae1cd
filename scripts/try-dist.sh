#!/bin/sh
# Tries what scripts/dist.sh made: the units with systemd-analyze, the package in a clean root with dpkg, and the program in
# it: it serves with the packaged settings, is administered, backed up, and the backup is restored.
# Usage: scripts/try-dist.sh
set -eu
cd "$(dirname "$0")/.."

package=$(ls -t dist/trivium_*.deb | head -1)
tarball=$(ls -t dist/trivium-*.tar.xz | head -1)
work=$(mktemp -d)
server=""
stop() {
    if [ -n "$server" ]; then
        kill "$server" 2>/dev/null && wait "$server" 2>/dev/null || true
    fi
    rm -rf "$work"
}
trap stop EXIT
trap 'exit 130' INT TERM
say() { printf '== %s ==\n' "$*"; }

say "Package: dpkg into a clean root"
root=$work/root
mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates" "$root/var/lib/dpkg/triggers"
: >"$root/var/lib/dpkg/status"
# The root holds nothing else, so what the package depends on is not there, and its scripts find no systemd.
dpkg --root="$root" --force-not-root --force-depends --force-script-chrootless --log=/dev/null -i "$package" >"$work/dpkg.log" 2>&1 ||
    { cat "$work/dpkg.log" >&2; exit 1; }
dpkg --root="$root" -s trivium | grep -q '^Status: install ok installed'
for file in usr/bin/trivium etc/trivium.toml usr/lib/systemd/system/trivium.service usr/share/man/man1/trivium.1.gz \
    usr/share/man/man1/trivium-admin-ban.1.gz usr/share/bash-completion/completions/trivium; do
    [ -s "$root/$file" ] || { echo "try-dist: the package has no /$file" >&2; exit 1; }
done
dpkg-deb -c "$package" | awk '$2 != "root/root" { print "try-dist: not owned by root:", $0; bad = 1 } END { exit bad }'

# A port below 1024 needs nothing but what docs/hosting.md adds: the last line of several counts.
unit=$root/usr/lib/systemd/system/trivium.service
[ "$(grep '^CapabilityBoundingSet=' "$unit" | tail -1)" = CapabilityBoundingSet=CAP_NET_BIND_SERVICE ]

if command -v systemd-analyze >/dev/null; then
    say "Units: systemd-analyze verify"
    # Units need those of systemd itself, such as sysinit.target.
    cp -rn /usr/lib/systemd/system "$root/usr/lib/systemd/"
    systemd-analyze verify --root="$root" --man=no --recursive-errors=no trivium.service trivium-backup.service trivium-backup.timer
else
    echo "try-dist: systemd-analyze is not installed; the units are not checked" >&2
fi

say "Program: serve with the packaged settings"
# The same file, with another folder and free ports.
sed -e "s|/var/lib/trivium|$work/state|; s|127.0.0.1:808[01]|127.0.0.1:0|" "$root/etc/trivium.toml" >"$work/trivium.toml"
mkdir "$work/state" "$work/backups"
bin=$root/usr/bin/trivium
begin() {
    # Not that of the server before.
    : >"$work/log"
    "$bin" serve --config "$work/trivium.toml" --log-format json >"$work/out" 2>"$work/log" &
    server=$!
    tries=0
    until grep -q '"message":"started"' "$work/log"; do
        tries=$((tries + 1))
        if [ "$tries" -gt 100 ] || ! kill -0 "$server" 2>/dev/null; then
            cat "$work/log" >&2
            echo "try-dist: the server did not start" >&2
            exit 1
        fi
        sleep 0.1
    done
    address=$(sed -n 's|.*"message":"started".*"admin":"\([^"]*\)".*|\1|p' "$work/log")
}
admin() {
    # The port is another one than in the file; the token file is found by it.
    "$bin" admin --server "http://$address" --config "$work/trivium.toml" "$@"
}
begin
[ ! -s "$work/out" ]
[ "$(stat -c %a "$work/state/trivium.db.admin-token")" = 600 ]
admin status
admin announce "A trial" >/dev/null

say "Backup, restore drill, restore"
"$bin" backup "$work/backups" --keep 2 --config "$work/trivium.toml"
"$bin" restore --drill "$work/backups"
admin announce "After the backup" >/dev/null
kill "$server" && wait "$server" && server=""
"$bin" restore "$work/backups" --config "$work/trivium.toml"
begin
admin announcements | grep -q "A trial"
! admin announcements | grep -q "After the backup"
kill "$server" && wait "$server" && server=""

say "A wrong setting is named"
echo 'prot = 1' >>"$work/trivium.toml"
if "$bin" serve --config "$work/trivium.toml" 2>"$work/wrong"; then
    exit 1
fi
grep -q prot "$work/wrong"

say "Tarball"
tar -C "$work" -xJf "$tarball"
"$work/$(basename "$tarball" .tar.xz)/bin/trivium" --version

say "Removal"
dpkg --root="$root" --force-not-root --force-depends --force-script-chrootless --log=/dev/null --purge trivium >"$work/dpkg.log" 2>&1
[ ! -e "$root/usr/bin/trivium" ] && [ ! -e "$root/etc/trivium.toml" ]
echo "The package and the tarball work."
