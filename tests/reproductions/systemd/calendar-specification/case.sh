# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: systemd-analyze
# packages: systemd
# version: systemd-analyze --version | head -1

timer() { printf '[Timer]\n%s\n' "$1" >myjob.timer; printf '[Service]\nExecStart=/bin/true\n' >myjob.service; systemd-analyze verify "$PWD/myjob.timer" 2>&1 | grep myjob; }
error() { systemd-analyze calendar 'every day'; timer 'OnCalendar=5 0 * * *'; }
dead_end_1() { timer 'OnCalendar=5 0 * * *'; }
dead_end_2() { systemd-analyze calendar 'every 5 minutes'; }
workaround_2() { systemd-analyze calendar --iterations=3 '*-*-* 00:05:00' | grep -E 'Next elapse: .*00:05:00' && test -z "$(timer 'OnCalendar=*-*-* 00:05:00')"; }
workaround_3() { test -z "$(timer 'OnBootSec=2min
OnUnitActiveSec=5min')"; }
