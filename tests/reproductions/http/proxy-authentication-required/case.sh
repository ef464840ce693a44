# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: curl python3 ss
# packages: curl python3 iproute2
# version: curl --version | head -1

cat_proxy() { cat >px.py <<'EOF'
import socket,base64
s=socket.socket(); s.setsockopt(socket.SOL_SOCKET,socket.SO_REUSEADDR,1); s.bind(('127.0.0.1',3128)); s.listen()
want='Basic '+base64.b64encode(b'me:p@ss').decode()
while True:
    c,_=s.accept(); d=c.recv(65536).decode('latin1')
    if want in d: c.sendall(b'HTTP/1.1 200 OK\r\nContent-Length: 8\r\nConnection: close\r\n\r\nthe page')
    else: c.sendall(b'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="px"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
    c.close()
EOF
python3 px.py >px.log 2>&1 & for _ in $(seq 50); do sleep .1; ss -ltn | grep -q :3128 && return; done; exit 99; }

error() { cat_proxy; curl -sS -x http://127.0.0.1:3128 https://example.com/; }
dead_end_1() { cat_proxy; curl -sS -x http://127.0.0.1:3128 -u 'me:p@ss' https://example.com/; }
dead_end_3() { cat_proxy; curl -sS -x 'http://me:p@ss@127.0.0.1:3128' http://example.com/ | grep -q "the page" || missed "the URL is not understood"; }
workaround_2() { cat_proxy; curl -sS -x http://127.0.0.1:3128 -U 'me:p@ss' http://example.com/ | grep -q "the page"; }
workaround_1() { cat_proxy; export http_proxy='http://me:p%40ss@127.0.0.1:3128' https_proxy='http://me:p%40ss@127.0.0.1:3128'; curl -sS http://example.com/ | grep -q "the page"; }
