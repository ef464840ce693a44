# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: unshare mount df du truncate
# packages: util-linux mount coreutils
# version: df --version

in_ns() { unshare -rm bash -c 'mkdir -p var home || exit 99; mount -t tmpfs -o size=256k none var && mount -t tmpfs -o size=256k none home || { echo "broken case: no mount here"; exit 99; }
head -c 150000 /dev/zero >home/cache; exec 3>var/app.log; head -c 400000 /dev/zero 2>/dev/null >&3
'"$1"; }
error() { in_ns 'cp --version >/dev/null; head -c 9000 /dev/zero >src; cp src var/y; df -h var | tail -n 1'; }
error_zh() { error; }
dead_end_1() { in_ns 'rm var/app.log; head -c 9000 /dev/zero >src; cp src var/y'; }
workaround_1() { in_ns 'df --output=pcent var | tail -n 1 | grep 100% && du -xh --max-depth=2 var | sort -rh | head -n 1'; }
workaround_4() { in_ns 'truncate -s 0 var/app.log; head -c 9000 /dev/zero >src; cp src var/y && cmp src var/y'; }
workaround_5() { in_ns 'mkdir tmp; TMPDIR=$PWD/var mktemp -p "$PWD/var" >/dev/null; f=$(TMPDIR=$PWD/tmp mktemp) && head -c 9000 /dev/zero >"$f" && test "$(stat -c %s "$f")" = 9000'; }
