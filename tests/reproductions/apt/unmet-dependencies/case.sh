# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: apt-get dpkg-deb sha256sum
# packages: apt dpkg coreutils
# version: apt-get --version | head -1

. "$CASE_DIR/../ownrepository.sh"

mixed() { repo "app:2.0:libfoo (>= 2)" libfoo:1.0: tool:1.0:; apt_here; must apt-get update; }
error() { mixed; apt-get install -y app; }
error_zh() { error; }
dead_end_1() { mixed; apt-get install -y -f app; }
workaround_2() { mixed; apt-cache policy libfoo | grep 'Candidate: 1.0' && apt-cache show app | grep 'libfoo (>= 2)' && test -z "$(apt-mark showhold)"; }
workaround_4() { mixed; rm -rf repo/pool/*; repo "app:1.5:libfoo (>= 1)" libfoo:1.0: tool:1.0:; must apt-get update; apt-get install -y -s app | grep '^Inst app (1.5'; }
workaround_5() { repo "app:1.0:libfoo (= 1.0)" libfoo:1.0:; apt_here; must apt-get update; printf 'Package: libfoo\nStatus: install ok installed\nVersion: 3.0\nArchitecture: all\nMaintainer: Me <me@example.com>\nDescription: test\n\n' >var/lib/dpkg/status; apt-get install -s app >/dev/null 2>&1 && exit 1; apt-get install -s -y --allow-downgrades app libfoo=1.0 | grep '^Inst libfoo \[3.0\] (1.0'; }
