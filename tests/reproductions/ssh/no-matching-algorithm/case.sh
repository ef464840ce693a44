# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ssh ssh-keygen sshd
# packages: openssh-client openssh-server
# version: ssh -V 2>&1

# an sshd of its own on the loopback; extra lines of its configuration as arguments
server() {
  mkdir -p srv .ssh; chmod 700 .ssh
  [ -f srv/rsa ] || { must ssh-keygen -q -t rsa -b 2048 -N "" -f srv/rsa; must ssh-keygen -q -t ed25519 -N "" -f srv/ed; must ssh-keygen -q -t ed25519 -N "" -C me@example.com -f .ssh/id_ed25519; }
  cp .ssh/id_ed25519.pub srv/authorized
  { printf 'Port %s\nListenAddress 127.0.0.1\nHostKey %s/srv/rsa\nHostKey %s/srv/ed\nPidFile none\nUsePAM no\nStrictModes no\nPasswordAuthentication no\nKbdInteractiveAuthentication no\nAuthorizedKeysFile %s/srv/authorized\n' "${PORT:-2222}" "$PWD" "$PWD" "$PWD"; printf '%s\n' "$@"; } >srv/config
  /usr/sbin/sshd -f "$PWD/srv/config" -D -E srv/log >/dev/null 2>&1 </dev/null & SSHD=$!
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do (: </dev/tcp/127.0.0.1/"${PORT:-2222}") 2>/dev/null && return; sleep 0.2; done
  echo "broken case: no sshd"; cat srv/log; exit 99
}
# ssh takes the home from the password file, so everything is said by options
S() { ssh -F "${CONFIG:-/dev/null}" -p "${PORT:-2222}" -o BatchMode=yes -o StrictHostKeyChecking=no -o UserKnownHostsFile="$PWD/known" -o IdentityFile="$PWD/.ssh/id_ed25519" "$@"; }

old() { server 'HostKeyAlgorithms ssh-rsa' 'KexAlgorithms diffie-hellman-group14-sha1'; }
error() { old; S 127.0.0.1 true; S -o KexAlgorithms=+diffie-hellman-group14-sha1 127.0.0.1 true; }
dead_end_1() { old; rm .ssh/id_ed25519*; must ssh-keygen -q -t rsa -b 2048 -N "" -f .ssh/id_ed25519; S 127.0.0.1 true; }
workaround_4() { old; printf 'Host old-switch\n    HostName 127.0.0.1\n    HostKeyAlgorithms +ssh-rsa\n    KexAlgorithms +diffie-hellman-group14-sha1\n' >cfg; CONFIG=cfg; S old-switch echo in | grep -x in; }
workaround_5() { old; S 127.0.0.1 true >/dev/null 2>&1 && exit 1; kill "$SSHD"; wait "$SSHD" 2>/dev/null; server; S 127.0.0.1 echo in | grep -x in; }
workaround_7() { ssh -Q HostKeyAlgorithms | grep -x ssh-rsa && ssh -Q kex | grep -x diffie-hellman-group14-sha1; }
