# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# A daemon's answers, as far as the client asks: what is tried here happens in the client.
daemon() {
    cat >daemon.py <<'PY'
import http.server, json
class H(http.server.BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'
    def log_message(self, *a): pass
    def out(self, code, obj=None):
        b = b'' if obj is None else json.dumps(obj).encode()
        self.send_response(code)
        self.send_header('Api-Version', '1.41'); self.send_header('Ostype', 'linux')
        self.send_header('Content-Type', 'application/json'); self.send_header('Content-Length', str(len(b)))
        self.end_headers()
        if self.command != 'HEAD': self.wfile.write(b)
    def do(self):
        self.rfile.read(int(self.headers.get('Content-Length') or 0))
        p = self.path.split('?')[0]
        if p.endswith('/_ping'): return self.out(200)
        if p.endswith('/auth'): return self.out(200, {'Status': 'Login Succeeded'})
        if p.endswith('/containers/create') or p.endswith('/containers/web/exec'): return self.out(201, {'Id': 'c0ffee' * 10, 'Warnings': []})
        if p.endswith('/attach') or '/exec/' in p and p.endswith('/start'):
            self.send_response(101, 'UPGRADED')
            self.send_header('Connection', 'Upgrade'); self.send_header('Upgrade', 'tcp'); self.end_headers()
            m = b'hello from the container\n'
            self.wfile.write(bytes([1, 0, 0, 0]) + len(m).to_bytes(4, 'big') + m)
            self.close_connection = True
            return
        if p.endswith('/wait'): return self.out(200, {'StatusCode': 0})
        if p.endswith('/json'): return self.out(200, {'Id': 'c0ffee', 'State': {'Running': True}, 'Config': {'Tty': False}, 'ExitCode': 0, 'Running': False})
        return self.out(204)
    do_GET = do_POST = do_HEAD = do_DELETE = do
http.server.ThreadingHTTPServer(('127.0.0.1', 2375), H).serve_forever()
PY
    python3 daemon.py >/dev/null 2>&1 &
    export DOCKER_HOST=tcp://127.0.0.1:2375
    for _ in $(seq 50); do (: </dev/tcp/127.0.0.1/2375) 2>/dev/null && return; sleep 0.1; done
}
