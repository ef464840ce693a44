# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

venv() { must python3 -m venv --without-pip --system-site-packages env; PIP="env/bin/python -m pip --disable-pip-version-check"; }
# wheel NAME VERSION TAG FILE [METADATA…]: a small wheel that holds the module FILE
wheel() {
    mkdir -p wheels
    must python3 - "$@" <<'EOF'
import sys, zipfile
name, version, tag, module = sys.argv[1:5]
info = f"{name}-{version}.dist-info"
files = {module: f'version = "{version}"\n',
         f"{info}/METADATA": "\n".join(["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", *sys.argv[5:], ""]),
         f"{info}/WHEEL": f"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: {tag}\n"}
with zipfile.ZipFile(f"wheels/{name}-{version}-{tag}.whl", "w") as z:
    for path, text in files.items():
        z.writestr(path, text)
    z.writestr(f"{info}/RECORD", "".join(f"{p},,\n" for p in [*files, f"{info}/RECORD"]))
EOF
}

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
