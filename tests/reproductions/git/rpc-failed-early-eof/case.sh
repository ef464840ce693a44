# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git python3
# packages: git python3
# version: git --version

# a server that cuts every answer off after 300 kB, as a bad line does
bad_line() {
  must git init -q -b main src
  for i in 1 2 3; do head -c 200000 /dev/urandom >"src/big$i.bin"; must git -C src add .; must git -C src commit -q -m "$i"; must git -C src rm -q "big$i.bin"; done
  echo code >src/a.c; must git -C src add .; must git -C src commit -q -m last
  must git clone -q --bare src app.git; must git -C app.git config uploadpack.allowFilter true; must git -C app.git config uploadpack.allowAnySHA1InWant true
  cat >serve.py <<'P'
import http.server, os, subprocess
class H(http.server.BaseHTTPRequestHandler):
    def log_message(self, *a): pass
    def answer(self, body=b''):
        path, _, query = self.path.partition('?')
        env = dict(os.environ, GIT_PROJECT_ROOT=os.getcwd(), GIT_HTTP_EXPORT_ALL='1', PATH_INFO=path, QUERY_STRING=query, REQUEST_METHOD=self.command,
                   CONTENT_TYPE=self.headers.get('Content-Type', ''), CONTENT_LENGTH=str(len(body)), REMOTE_ADDR='127.0.0.1', GIT_PROTOCOL=self.headers.get('Git-Protocol', ''),
                   HTTP_CONTENT_ENCODING=self.headers.get('Content-Encoding', ''))
        out = subprocess.run(['git', 'http-backend'], input=body, env=env, stdout=subprocess.PIPE).stdout
        head, _, data = out.partition(b'\r\n\r\n')
        self.wfile.write(b'HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: %d\r\n' % len(data) + head + b'\r\n\r\n' + data[:300000])
        self.close_connection = True
    def do_GET(self): self.answer()
    def do_POST(self):
        if self.headers.get('Transfer-Encoding') == 'chunked':
            body = b''
            while (n := int(self.rfile.readline(), 16)): body += self.rfile.read(n); self.rfile.readline()
            self.rfile.readline()
        else: body = self.rfile.read(int(self.headers.get('Content-Length', 0)))
        self.answer(body)
http.server.ThreadingHTTPServer(('127.0.0.1', 8080), H).serve_forever()
P
  python3 serve.py >/dev/null 2>&1 &
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do (: </dev/tcp/127.0.0.1/8080) 2>/dev/null && return; sleep 0.2; done
  echo "broken case: no server"; exit 99
}
U=http://127.0.0.1:8080/app.git
error() { bad_line; git clone $U app; }
error_zh() { error; }
dead_end_1() { bad_line; must git config --global http.postBuffer 524288000; git clone $U app; }
dead_end_2() { bad_line; git clone $U app >/dev/null 2>&1; git clone $U app >/dev/null 2>&1; git clone $U app; }
workaround_1() { bad_line; git clone -q --depth 1 $U app && test -f app/a.c && git -C app fetch -q --depth 2 && test "$(git -C app rev-list --count HEAD)" = 2; }
workaround_3() { bad_line; git clone -q --filter=blob:none $U app && test -f app/a.c && test "$(git -C app rev-list --count HEAD)" = 4; }
workaround_4() { bad_line; git clone -q "file://$PWD/app.git" app && test -f app/a.c; }
