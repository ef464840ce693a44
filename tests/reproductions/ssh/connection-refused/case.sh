# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ssh ssh-keygen sshd
# packages: openssh-client openssh-server
# version: ssh -V 2>&1

. "$CASE_DIR/../server.sh"

error() { mkdir -p .ssh; PORT=2222; S 127.0.0.1 true; }
dead_end_1() { mkdir -p .ssh; must ssh-keygen -q -t ed25519 -N "" -f .ssh/id_ed25519; rm -f known; S 127.0.0.1 true; }
workaround_1() { mkdir -p .ssh; S 127.0.0.1 true >/dev/null 2>&1 && exit 1; server; /usr/sbin/sshd -t -f srv/config && S 127.0.0.1 echo in | grep -x in; }
workaround_3() { PORT=2244; server; PORT=2222; S 127.0.0.1 true >/dev/null 2>&1 && exit 1; S -p 2244 127.0.0.1 echo in >out 2>&1; PORT=2244; S 127.0.0.1 echo in | grep -x in; }
