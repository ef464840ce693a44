# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: apt-get dpkg dpkg-deb sha256sum
# packages: apt dpkg coreutils
# version: apt-get --version | head -1

. "$CASE_DIR/../ownrepository.sh"

cut_off() { repo tool:1.0:; apt_here; must apt-get update; sed -i 's/Debug::NoLocking "true"/Debug::NoLocking "false"/' apt.conf; : >var/lib/dpkg/updates/0001; }
error() { cut_off; apt-get install -y tool 2>&1 | tail -1; }
error_zh() { error; }
dead_end_1() { cut_off; apt-get -qq update; apt-get install -y -f 2>&1 | tail -1; }
dead_end_2() { cut_off; rm -f var/lib/dpkg/lock* state/lists/lock cache/archives/lock; apt-get install -y tool 2>&1 | tail -1; }
workaround_1() {  # the dpkg of the folder, so without sudo
  cut_off; mkdir -p var/lib/dpkg/info; apt-get install -y tool 2>&1 | grep 'dpkg was interrupted' >first.log || missed 'no error before the advice'
  dpkg --force-not-root --root="$PWD" --admindir="$PWD/var/lib/dpkg" --configure -a || return 1
  apt-get -y -f install >/dev/null && apt-get install -y tool | grep '1 newly installed'
}
