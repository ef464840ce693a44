# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git openssl python3
# packages: git openssl python3
# version: git --version

https() {
  must git init -q -b main src; must git -C src commit -q --allow-empty -m base; must git clone -q --bare src www/app.git; must git -C www/app.git update-server-info
  must openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=Company CA" -keyout ca.key -out ca.pem
  must openssl req -newkey rsa:2048 -nodes -subj "/CN=localhost" -keyout srv.key -out srv.csr
  printf 'subjectAltName=DNS:localhost,IP:127.0.0.1\n' >ext
  must openssl x509 -req -in srv.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile ext -out srv.pem
  cat >serve.py <<'P'
import http.server, os, ssl
os.chdir('www')
s = http.server.ThreadingHTTPServer(('127.0.0.1', 8443), http.server.SimpleHTTPRequestHandler)
c = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER); c.load_cert_chain('../srv.pem', '../srv.key')
s.socket = c.wrap_socket(s.socket, server_side=True); s.serve_forever()
P
  python3 serve.py >/dev/null 2>&1 &
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do (: </dev/tcp/127.0.0.1/8443) 2>/dev/null && return; sleep 0.2; done
  echo "broken case: no server"; exit 99
}
error() { https; git clone https://localhost:8443/app.git; }
error_zh() { error; }
dead_end_1() { https; must git config --global http.sslVerify false; git ls-remote https://localhost:8443/app.git >/dev/null && missed "any certificate is accepted now"; }
workaround_1() { https; openssl s_client -connect localhost:8443 -servername localhost </dev/null 2>/dev/null | openssl x509 -noout -issuer -dates | grep 'Company CA'; }
workaround_4() { https; git config --global http.https://localhost:8443/.sslCAInfo ~/ca.pem; git ls-remote https://localhost:8443/app.git | grep refs/heads/main && git clone -q https://localhost:8443/app.git && test -d app/.git; }
