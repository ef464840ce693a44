# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# a git server over HTTP on the scratch loopback: team/shop.git, port 8081; anna with the password "token" may read and
# write, bob with "token" may read only (403), everybody else is unknown (401)
httpserver() {
  must git init -q --bare srv/team/shop.git; must git -C srv/team/shop.git config http.receivepack true
  cat >srv/serve.py <<'E'
import base64, http.server, os, subprocess, urllib.parse
class H(http.server.BaseHTTPRequestHandler):
    def answer(self, code, text, head=()):
        b = text.encode(); self.send_response(code)
        for k, v in head: self.send_header(k, v)
        self.send_header('Content-Type', 'text/plain; charset=utf-8'); self.send_header('Content-Length', str(len(b))); self.end_headers(); self.wfile.write(b)
    def serve(self):
        body = self.rfile.read(int(self.headers.get('Content-Length') or 0))
        user, _, password = base64.b64decode((self.headers.get('Authorization') or 'Basic ').split(' ')[1]).decode().partition(':')
        if user not in ('anna', 'bob') or password != 'token':
            text = 'HTTP Basic: Access denied. The provided password or token is incorrect.\n' if user else ''
            return self.answer(401, text, [('WWW-Authenticate', 'Basic realm="git"')])
        u = urllib.parse.urlsplit(self.path)
        if user == 'bob' and 'git-receive-pack' in self.path:
            return self.answer(403, 'Permission to team/shop.git denied to bob.\n')
        env = dict(os.environ, GIT_PROJECT_ROOT=os.path.join(os.getcwd(), 'srv'), GIT_HTTP_EXPORT_ALL='1', PATH_INFO=u.path, QUERY_STRING=u.query,
                   REQUEST_METHOD=self.command, CONTENT_TYPE=self.headers.get('Content-Type') or '', CONTENT_LENGTH=str(len(body)), REMOTE_USER=user, REMOTE_ADDR='127.0.0.1')
        out = subprocess.run(['git', 'http-backend'], input=body, capture_output=True, env=env).stdout
        head, _, rest = out.partition(b'\r\n\r\n'); self.send_response(200)
        for line in head.decode().split('\r\n'):
            k, _, v = line.partition(': '); k != 'Status' and self.send_header(k, v)
        self.send_header('Content-Length', str(len(rest))); self.end_headers(); self.wfile.write(rest)
    do_GET = do_POST = serve
    def log_message(self, *a): pass
http.server.ThreadingHTTPServer(('127.0.0.1', 8081), H).serve_forever()
E
  python3 srv/serve.py >srv/log 2>&1 </dev/null &
  for _ in $(seq 50); do (: </dev/tcp/127.0.0.1/8081) 2>/dev/null && break; sleep 0.1; done
  export GIT_TERMINAL_PROMPT=0 GIT_CONFIG_NOSYSTEM=1
  must git init -q work; must git -C work -c user.name=a -c user.email=a@b.c commit -q --allow-empty -m first
}
U=127.0.0.1:8081/team/shop.git
# whose login the credential helper has stored
stored() { git config --global credential.helper store; printf 'http://%s@127.0.0.1%%3a8081\n' "$1" >"$HOME/.git-credentials"; }
