#!/bin/sh
# Makes a tarball and a Debian package of the program in dist/: with the systemd units, the man pages, completions for three
# shells and the settings. TRIVIUM_BIN names the program; the default is the one that `make dist` builds.
# Usage: scripts/dist.sh
set -eu
cd "$(dirname "$0")/.."

bin=${TRIVIUM_BIN:-${CARGO_TARGET_DIR:-target}/dist/trivium}
if [ ! -x "$bin" ]; then
    echo "dist: $bin does not exist; make dist builds it; or set TRIVIUM_BIN" >&2
    exit 2
fi
version=$("$bin" --version | sed 's/^trivium //')
machine=$(uname -m)
name=trivium-$version-$machine-linux
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p dist

# What both have.
root=$work/root
install -D -m 755 "$bin" "$root/usr/bin/trivium"
strip --strip-unneeded "$root/usr/bin/trivium"
"$bin" man --folder "$root/usr/share/man/man1"
gzip -9n "$root"/usr/share/man/man1/*.1
for shell in bash zsh fish; do
    case $shell in
    bash) file=usr/share/bash-completion/completions/trivium ;;
    zsh) file=usr/share/zsh/vendor-completions/_trivium ;;
    fish) file=usr/share/fish/vendor_completions.d/trivium.fish ;;
    esac
    mkdir -p "$root/$(dirname "$file")"
    "$bin" completions "$shell" >"$root/$file"
done
doc=$root/usr/share/doc/trivium
mkdir -p "$doc/examples"
cp README.md docs/hosting.md docs/protocol.md LICENSE-MIT LICENSE-APACHE NOTICE "$doc/"
cp deploy/Caddyfile deploy/nginx.conf "$doc/examples/"

# The tarball: everything below one folder, with the layout of /usr/local, and the deployment files beside it.
mkdir -p "$work/$name"
cp -r "$root/usr/bin" "$root/usr/share" "$work/$name/"
mkdir "$work/$name/deploy"
cp deploy/trivium.service deploy/trivium-backup.service deploy/trivium-backup.timer deploy/trivium.toml \
    deploy/Caddyfile deploy/nginx.conf "$work/$name/deploy/"
tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner -cJf "dist/$name.tar.xz" "$name"
echo "dist/$name.tar.xz"

# The package.
if ! command -v dpkg-deb >/dev/null; then
    echo "dist: no Debian package, because dpkg-deb is not installed" >&2
    exit 0
fi
install -D -m 644 -t "$root/usr/lib/systemd/system" deploy/trivium.service deploy/trivium-backup.service deploy/trivium-backup.timer
install -D -m 644 deploy/trivium.toml "$root/etc/trivium.toml"
cat >"$doc/copyright" <<EOT
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Trivium

Files: *
License: MIT or Apache-2.0
 The texts of both licences are in LICENSE-MIT and LICENSE-APACHE beside this file.
EOT
mkdir "$root/DEBIAN"
# The oldest libc that has every symbol the program asks for.
libc=$(objdump -T "$root/usr/bin/trivium" | grep -o 'GLIBC_[0-9.]*' | sed 's/GLIBC_//' | sort -Vu | tail -1)
cat >"$root/DEBIAN/control" <<EOT
Package: trivium
Version: $version
Section: games
Priority: optional
Architecture: $(dpkg --print-architecture)
Depends: libc6 (>= $libc), libgcc-s1
Suggests: caddy | nginx, postgresql
Installed-Size: $(du -ks "$root" | cut -f1)
Maintainer: Trivium
Description: three card games in the browser and in the terminal
 Cardia, Kardinal & König and Carta Impera Victoria: play against bots or
 friends, or run a server for them.
EOT
echo /etc/trivium.toml >"$root/DEBIAN/conffiles"
cat >"$root/DEBIAN/postinst" <<'EOT'
#!/bin/sh
# The server is not started by itself: `systemctl enable --now trivium`. A running one is restarted by an upgrade.
set -e
if [ "$1" = configure ] && [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    systemctl try-restart trivium.service || true
fi
EOT
cat >"$root/DEBIAN/prerm" <<'EOT'
#!/bin/sh
set -e
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then
    systemctl disable --now trivium.service trivium-backup.timer || true
fi
EOT
chmod 755 "$root/DEBIAN/postinst" "$root/DEBIAN/prerm"
package=dist/trivium_${version}_$(dpkg --print-architecture).deb
dpkg-deb --root-owner-group -Zxz --build "$root" "$package" >/dev/null
echo "$package"
