# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# an sshd of its own on the loopback; extra lines of its configuration as arguments
server() {
  [ "$(id -u)" != 0 ] || mkdir -p /run/sshd   # what the service makes when it starts
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
