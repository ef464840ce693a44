# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

. "$CASE_DIR/../wheels.sh"

# serve PORT FOLDER [PYTHON]: an index of wheels on the loopback; PYTHON may change the body
serve() {
    cat >"srv$1.py" <<EOF
import hashlib, pathlib, re, sys, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

class H(BaseHTTPRequestHandler):
    def do_GET(self):
        path = re.sub(r"^http://[^/]+", "", self.path)
        if path.startswith("/simple"):
            body = "".join(f'<a href="/f/{w.name}#sha256={hashlib.sha256(w.read_bytes()).hexdigest()}">{w.name}</a>\n' for w in pathlib.Path("$2").glob("*.whl")).encode()
            kind = "text/html"
        else:
            body, kind = (pathlib.Path("$2") / path.split("/")[-1]).read_bytes(), "application/octet-stream"
            ${3:-pass}
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
    def log_message(self, *a):
        pass

ThreadingHTTPServer(("127.0.0.1", $1), H).serve_forever()
EOF
    python3 "srv$1.py" >/dev/null 2>&1 &
    for _ in $(seq 50); do python3 -c "import socket; socket.create_connection(('127.0.0.1', $1))" 2>/dev/null && return; sleep 0.1; done
}
