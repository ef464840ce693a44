# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: unshare mount systemctl
# packages: util-linux mount systemd
# version: systemctl --version | head -1

# /run as in a container: no systemd was booted here
in_ns() { unshare -rm bash -c 'mount -t tmpfs none /run || { echo "broken case: no mount here"; exit 99; }
'"$1"; }
error() { in_ns 'systemctl status nginx'; }
error_zh() { error; }
dead_end_1() { in_ns 'command -v systemctl; systemctl daemon-reload'; }
dead_end_2() { in_ns 'id -u; systemctl start nginx'; }
workaround_1() { in_ns 'ls -d /run/systemd/system 2>/dev/null || test -n "$(ps -p 1 -o comm= 2>/dev/null || cat /proc/1/comm)"'; }
