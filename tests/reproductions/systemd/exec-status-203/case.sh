# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: systemd-analyze
# packages: systemd
# version: systemd-analyze --version | head -1

unit() { mkdir -p opt; printf '#!/bin/sh\nexit 0\n' >opt/run.sh; printf '[Service]\nExecStart=%s\n%s\n' "$1" "$2" >myapp.service; }
check() { systemd-analyze verify ./myapp.service 2>&1 | grep myapp.service; }
error() { unit myapp; check; unit "$PWD/opt/run.sh"; check; }
dead_end_1() { unit myapp Restart=always; check; }
dead_end_2() { chmod -R +x opt 2>/dev/null; unit run.sh "Environment=PATH=$PWD/opt:/usr/bin:/bin"; chmod +x opt/run.sh; check; }
dead_end_3() { unit '$HOME/opt/run.sh'; chmod +x opt/run.sh; check | grep -v "^$" && missed "the first word is taken as it stands"; }
workaround_1() { unit "$PWD/opt/run.sh"; systemd-analyze verify ./myapp.service 2>&1 | grep -c 'Permission denied' | grep -vx 0; }
workaround_2() { unit "$PWD/opt/run.sh"; chmod 755 opt/run.sh; head -1 opt/run.sh | cat -A | grep -x '#!/bin/sh\$'; test -z "$(check)"; }
workaround_3() { unit "/bin/sh -c 'cd $PWD/opt && exec ./run.sh >>out.log 2>&1'"; test -z "$(check)"; }
