# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ssh ssh-keygen /usr/sbin/sshd
# packages: openssh-client openssh-server
# version: ssh -V 2>&1

# an sshd of its own on the loopback; extra lines of its configuration as arguments
server() {
  mkdir -p srv .ssh; chmod 700 .ssh
  [ -f srv/ed ] || { must ssh-keygen -q -t ed25519 -N "" -f srv/ed; must ssh-keygen -q -t ed25519 -N "" -C me@example.com -f .ssh/id_ed25519; }
  cp .ssh/id_ed25519.pub srv/authorized
  { printf 'Port %s\nListenAddress 127.0.0.1\nHostKey %s/srv/ed\nPidFile none\nUsePAM no\nStrictModes no\nPasswordAuthentication no\nKbdInteractiveAuthentication no\nAuthorizedKeysFile %s/srv/authorized\n' "${PORT:-2222}" "$PWD" "$PWD"; printf '%s\n' "$@"; } >srv/config
  /usr/sbin/sshd -f "$PWD/srv/config" -D -E srv/log >/dev/null 2>&1 </dev/null & SSHD=$!
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do (: </dev/tcp/127.0.0.1/"${PORT:-2222}") 2>/dev/null && return; sleep 0.2; done
  echo "broken case: no sshd"; cat srv/log; exit 99
}
# ssh takes the home from the password file, so everything is said by options
S() { ssh -F "${CONFIG:-/dev/null}" -p "${PORT:-2222}" -o BatchMode=yes -o StrictHostKeyChecking=no -o UserKnownHostsFile="$PWD/known" -o IdentityFile="$PWD/.ssh/id_ed25519" "$@"; }

# the server was known, then got new host keys; C asks as a user without special options does
C() { ssh -F "${CONFIG:-/dev/null}" -p 2222 -o BatchMode=yes -o UserKnownHostsFile="$PWD/known" -o IdentitiesOnly=yes -o IdentityFile="$PWD/.ssh/id_ed25519" "$@"; }
restart() { kill "$SSHD"; wait "$SSHD" 2>/dev/null; server; }
changed() {
  server; must C -o StrictHostKeyChecking=accept-new 127.0.0.1 true; cp -r srv srv.old
  rm srv/ed*; ssh-keygen -q -t ed25519 -N "" -f srv/ed; restart
}
error() { changed; C 127.0.0.1 true; }
dead_end_1() { changed; C -o StrictHostKeyChecking=no 127.0.0.1 true; }
dead_end_3() { changed; must ssh-keygen -q -t ed25519 -N "" -f mine; restart; C 127.0.0.1 true; }
workaround_1() { changed; f=$(ssh-keygen -lf srv/ed.pub | cut -d' ' -f2); C 127.0.0.1 true 2>&1 | grep -F "$f"; }
workaround_2() { changed; ssh-keygen -R '[127.0.0.1]:2222' -f known; C -o StrictHostKeyChecking=accept-new 127.0.0.1 echo in | grep -x in; }
workaround_3() { changed; printf 'Host 127.0.0.*\n    StrictHostKeyChecking no\n    UserKnownHostsFile /dev/null\n' >cfg; ssh -F cfg -p 2222 -o BatchMode=yes -i .ssh/id_ed25519 127.0.0.1 echo in | grep -x in; }
workaround_4() { changed; cp srv.old/ed* srv/; restart; C 127.0.0.1 echo in | grep -x in; }
