# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: systemd-analyze
# packages: systemd
# version: systemd-analyze --version | head -1

unit() { printf '[Service]\nType=%s\nExecStart=/bin/true\n' "${1:-simple}" >myapp.service; mkdir -p myapp.service.d; }
check() { SYSTEMD_UNIT_PATH=$PWD: systemd-analyze verify "$PWD/myapp.service" 2>&1 | grep -i myapp; }
loads() { SYSTEMD_UNIT_PATH=$PWD: systemd-analyze verify "$PWD/myapp.service" && test -z "$(check)"; }
error() { unit; printf '[Service]\nExecStart=/bin/false\n' >myapp.service.d/override.conf; check; }
dead_end_1() { error; }
workaround_1() { unit; printf '[Service]\nExecStart=\nExecStart=/bin/false --port 9000\n' >myapp.service.d/override.conf; loads; }
workaround_3() { unit; printf '[Service]\nExecStartPre=/bin/false\n' >myapp.service.d/override.conf; loads; }
