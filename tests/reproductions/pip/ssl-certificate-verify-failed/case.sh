# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 openssl
# modules: pip
# packages: python3 python3-venv python3-pip openssl
# version: python3 -m pip --version

. "$CASE_DIR/../wheels.sh"

up() {
    venv; wheel demo 1.0 py3-none-any demo.py
    must openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out company-root.pem -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost
    cat >srv.py <<'EOF'
import http.server, pathlib, ssl

class H(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        name = self.path.split("/")[-1]
        body = pathlib.Path("wheels", name).read_bytes() if name.endswith(".whl") else b'<a href="/f/demo-1.0-py3-none-any.whl">demo-1.0-py3-none-any.whl</a>'
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
    def log_message(self, *a):
        pass

s = http.server.ThreadingHTTPServer(("localhost", 8443), H)
c = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
c.load_cert_chain("company-root.pem", "key.pem")
s.socket = c.wrap_socket(s.socket, server_side=True)
s.serve_forever()
EOF
    python3 srv.py >/dev/null 2>&1 &
    for _ in $(seq 50); do python3 -c "import socket; socket.create_connection(('localhost', 8443))" 2>/dev/null && break; sleep 0.1; done
}
get() { $PIP install --retries 1 -i https://localhost:8443/simple "$@" demo; }
error() { up; get; }
dead_end_1() { up; get --no-cache-dir; }
workaround_2() { up; must $PIP config set global.cert "$PWD/company-root.pem"; unset REQUESTS_CA_BUNDLE CURL_CA_BUNDLE; get >out 2>&1; cat out; env/bin/python -c 'import demo'; }
workaround_4() { up; get --trusted-host localhost >out 2>&1; cat out; env/bin/python -c 'import demo'; }
