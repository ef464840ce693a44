# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# a repository and an apt of its own, all below this folder
repo() {  # package:version:depends …
  mkdir -p repo/pool; ( cd repo || exit 99
  for p in "$@"; do IFS=: read -r n v dep <<<"$p"; mkdir -p "b/DEBIAN" "b/usr/share/${4:-$n}"; echo "$n $v" >"b/usr/share/${4:-$n}/file"
    printf 'Package: %s\nVersion: %s\nArchitecture: all\nMaintainer: Me <me@example.com>\nDescription: test\n' "$n" "$v" >b/DEBIAN/control; [ -n "$dep" ] && echo "Depends: $dep" >>b/DEBIAN/control
    dpkg-deb -b b "pool/${n}_$v.deb" >/dev/null; rm -rf b; done
  index ) || exit 99
}
index() { : >Packages; for d in pool/*.deb; do dpkg-deb -f "$d" >>Packages; printf 'Filename: %s\nSize: %s\nSHA256: %s\n\n' "$d" "$(stat -c %s "$d")" "$(sha256sum "$d" | cut -d' ' -f1)" >>Packages; done; release; }
release() { { printf 'Origin: Me\nSuite: stable\nCodename: stable\nDate: %s\n' "$(LC_ALL=C date -Ru -d "${RDATE:-now}")"; [ -z "$UNTIL" ] || printf 'Valid-Until: %s\n' "$(LC_ALL=C date -Ru -d "$UNTIL")"; printf 'SHA256:\n %s %s Packages\n' "$(sha256sum Packages | cut -d' ' -f1)" "$(stat -c %s Packages)"; } >Release; }
apt_here() {
  mkdir -p etc/apt/sources.list.d etc/apt/preferences.d etc/apt/apt.conf.d state/lists/partial cache/archives/partial var/lib/dpkg/updates; : >var/lib/dpkg/status
  printf 'Dir "%s"; Dir::Etc "%s/etc/apt"; Dir::State "%s/state"; Dir::State::status "%s/var/lib/dpkg/status"; Dir::Cache "%s/cache"; Dir::Log "%s/log";\nAPT::Sandbox::User "root"; APT::Architecture "amd64"; Acquire::Languages "none"; Debug::NoLocking "true"; Dir::Bin::dpkg "/bin/true";\n' "$PWD" "$PWD" "$PWD" "$PWD" "$PWD" "$PWD" >apt.conf
  export APT_CONFIG=$PWD/apt.conf; echo "deb [trusted=yes] file:$PWD/repo ./" >etc/apt/sources.list
}
