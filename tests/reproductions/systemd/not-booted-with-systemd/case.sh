# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: unshare mount ps systemctl
# packages: util-linux mount procps systemd
# version: systemctl --version | head -1

# /run as in a container: no systemd was booted here
in_ns() { unshare -rm bash -c 'mount -t tmpfs none /run || { echo "broken case: no mount here"; exit 99; }
'"$1"; }
error() { in_ns 'systemctl status nginx'; }
error_zh() { error; }
dead_end_1() { in_ns 'command -v systemctl; systemctl daemon-reload'; }
dead_end_2() { in_ns 'id -u; systemctl start nginx'; }
# process 1 of a container is its own command: here bash
workaround_1() { unshare -rmpf --mount-proc bash -c 'mount -t tmpfs none /run || { echo "broken case: no mount here"; exit 99; }
ps -p 1 -o comm= | grep -qx bash && ! ls -d /run/systemd/system 2>/dev/null'; }
