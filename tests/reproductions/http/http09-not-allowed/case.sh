# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: curl python3 ss
# packages: curl python3 iproute2
# version: curl --version | head -1

other() { printf '%s\n' "import socket,time" "s=socket.socket(); s.setsockopt(socket.SOL_SOCKET,socket.SO_REUSEADDR,1); s.bind(('127.0.0.1',2222)); s.listen()" "while True:" "    conn,_=s.accept(); conn.recv(999); $1; conn.close()" >o.py; python3 o.py >o.log 2>&1 & for _ in $(seq 50); do sleep .1; ss -ltn | grep -q :2222 && return; done; exit 99; }
ssh_like="conn.sendall(b'SSH-2.0-OpenSSH_9.2p1 Debian\\r\\n')"
error() { other "$ssh_like"; curl -sS http://127.0.0.1:2222/; }
dead_end_1() { other "$ssh_like"; echo "the page" >index.html; curl -sS --http0.9 http://127.0.0.1:2222/ | grep -q "the page" || missed "only the greeting of the other protocol"; }
dead_end_2() { other "$ssh_like"; curl -sS --http1.1 http://127.0.0.1:2222/; curl -sS --http1.0 http://127.0.0.1:2222/; }
workaround_1() { other "$ssh_like"; curl -sS --http0.9 --max-time 3 -o - http://127.0.0.1:2222/ | head -c 80 | cat -v | grep -q SSH-2.0; }
workaround_2() { other "$ssh_like"; python3 -m http.server 8080 --bind 127.0.0.1 >server.log 2>&1 & for _ in $(seq 50); do sleep .1; ss -ltn | grep -q :8080 && break; done; curl -sS http://127.0.0.1:8080/ | grep -q "Directory listing"; }
workaround_3() { other "conn.sendall(b'HTTP/1.1 200 OK\\r\\nContent-Length: 3\\r\\nConnection: close\\r\\n\\r\\nok\\n')"; curl -sS http://127.0.0.1:2222/ | grep -qx ok; }
