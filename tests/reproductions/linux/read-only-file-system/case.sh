# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: unshare mount findmnt
# packages: util-linux mount
# version: mount --version

in_ns() { unshare -rm bash -c 'mkdir -p data || exit 99; mount -t tmpfs none data || { echo "broken case: no mount here"; exit 99; }; echo a >data/a; mount -o remount,ro data || exit 99
'"$1"; }
error() { in_ns 'touch data/file; echo x >data/a'; }
error_zh() { error; }
dead_end_1() { in_ns 'id -u; chmod 777 data; touch data/file'; }
workaround_1() { in_ns 'findmnt -no TARGET,SOURCE,FSTYPE,OPTIONS -T data | grep -E "tmpfs +ro,"'; }
workaround_3() { in_ns 'mount -o remount,rw data && touch data/file && test -f data/file'; }
workaround_2() { in_ns 'mkdir -p tmp; mount -t tmpfs none tmp; cd data && TMPDIR=../tmp mktemp | grep tmp'; }
