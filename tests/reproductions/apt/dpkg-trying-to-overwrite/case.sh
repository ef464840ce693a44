# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: dpkg dpkg-deb unshare
# packages: dpkg util-linux
# version: dpkg --version | head -1

# a root of its own for dpkg, in a user namespace
both() {
  mkdir -p root/var/lib/dpkg/updates root/var/lib/dpkg/info; : >root/var/lib/dpkg/status
  for p in a b; do mkdir -p b/DEBIAN b/usr/share/shared; echo "from $p" >b/usr/share/shared/file; echo own >"b/usr/share/shared/only-$p"; printf 'Package: pkg-%s\nVersion: 1.0\nArchitecture: all\nMaintainer: Me <me@example.com>\nDescription: test\n' $p >b/DEBIAN/control; must dpkg-deb -b b pkg-$p.deb; rm -rf b; done
  in_root -i pkg-b.deb >/dev/null 2>&1; grep -q 'from b' root/usr/share/shared/file || { echo "broken case: no namespace here"; exit 99; }
}
in_root() { PATH=$PATH:/usr/sbin:/sbin unshare -r dpkg --root="$PWD/root" --force-not-root --force-bad-path --log=/dev/null "$@"; }
error() { both; in_root -i pkg-a.deb; }
error_zh() { error; }
dead_end_1() { both; mv root/usr/share/shared/file root/usr/share/shared/file.OLD; in_root -i pkg-a.deb; }
workaround_2() { both; in_root -S /usr/share/shared/file | grep pkg-b && in_root -r pkg-b && in_root -i pkg-a.deb && grep -q 'from a' root/usr/share/shared/file; }
workaround_3() { both; in_root -i --force-overwrite pkg-a.deb 2>/dev/null; grep -q 'from a' root/usr/share/shared/file && in_root -s pkg-a pkg-b | grep -c 'install ok installed' | grep -x 2; }
