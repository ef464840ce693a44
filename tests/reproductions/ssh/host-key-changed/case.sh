# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ssh ssh-keygen sshd
# packages: openssh-client openssh-server
# version: ssh -V 2>&1

. "$CASE_DIR/../server.sh"

# the server was known, then got new host keys; C asks as a user without special options does
C() { ssh -F "${CONFIG:-/dev/null}" -p 2222 -o BatchMode=yes -o UserKnownHostsFile="$PWD/known" -o IdentitiesOnly=yes -o IdentityFile="$PWD/.ssh/id_ed25519" "$@"; }
restart() { kill "$SSHD"; wait "$SSHD" 2>/dev/null; server; }
changed() {
  server; must C -o StrictHostKeyChecking=accept-new 127.0.0.1 true; cp -r srv srv.old
  rm srv/ed*; ssh-keygen -q -t ed25519 -N "" -f srv/ed; restart
}
error() { changed; C 127.0.0.1 true; }
dead_end_1() { changed; C -o StrictHostKeyChecking=no 127.0.0.1 true; }
workaround_2() { changed; f=$(ssh-keygen -lf srv/ed.pub | cut -d' ' -f2); C 127.0.0.1 true 2>&1 | grep -F "$f"; }
workaround_1() { changed; ssh-keygen -R '[127.0.0.1]:2222' -f known; C -o StrictHostKeyChecking=accept-new 127.0.0.1 echo in | grep -x in; }
workaround_3() { changed; printf 'Host 127.0.0.*\n    StrictHostKeyChecking no\n    UserKnownHostsFile /dev/null\n' >cfg; ssh -F cfg -p 2222 -o BatchMode=yes -i .ssh/id_ed25519 127.0.0.1 echo in | grep -x in; }
workaround_4() { changed; cp srv.old/ed* srv/; restart; C 127.0.0.1 echo in | grep -x in; }
