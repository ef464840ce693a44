# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ssh ssh-keygen python3 sshd
# packages: openssh-client openssh-server python3
# version: ssh -V 2>&1

. "$CASE_DIR/../server.sh"

closer() {
  python3 -c '
import socket
s = socket.socket(); s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1); s.bind(("127.0.0.1", 2223)); s.listen()
while True:
    c, _ = s.accept(); c.recv(100); c.close()' >/dev/null 2>&1 </dev/null &
  for _ in 1 2 3 4 5 6 7 8 9 10; do (: </dev/tcp/127.0.0.1/2223) 2>/dev/null && break; sleep 0.2; done
  server
}
error() { closer; PORT=2223; S 127.0.0.1 true; }
dead_end_1() { closer; rm .ssh/id_ed25519*; must ssh-keygen -q -t ed25519 -N "" -f .ssh/id_ed25519; chmod 600 .ssh/id_ed25519; PORT=2223; S 127.0.0.1 true; }
workaround_1() { closer; PORT=2223; S -v 127.0.0.1 true 2>&1 | grep 'Connection established'; }
workaround_3() { closer; printf 'Host github.com\n    HostName 127.0.0.1\n    Port 2222\n' >cfg; CONFIG=cfg; ssh -F cfg -o BatchMode=yes -o StrictHostKeyChecking=no -o UserKnownHostsFile="$PWD/known" -i .ssh/id_ed25519 github.com echo in | grep -x in; }
workaround_2() { closer; printf 'Host github.com\n    ProxyCommand false\n' >cfg; ssh -F cfg -G github.com | grep -i '^proxycommand false'; }
