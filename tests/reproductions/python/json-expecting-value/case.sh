# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version

serve() { # serve STATUS TYPE BODY
    cat >srv.py <<EOF
from http.server import BaseHTTPRequestHandler, HTTPServer

class H(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response($1)
        self.send_header("Content-Type", "$2")
        self.end_headers()
        self.wfile.write(b"""$3""")
    def log_message(self, *a):
        pass

HTTPServer(("127.0.0.1", 8000), H).serve_forever()
EOF
    python3 srv.py >/dev/null 2>&1 & for _ in $(seq 50); do python3 -c 'import socket; socket.create_connection(("127.0.0.1", 8000))' 2>/dev/null && return; sleep 0.1; done
}
app() { cat >app.py; python3 app.py; }
HTML='<html><body>Please log in</body></html>'
GET='import json, urllib.request
r = urllib.request.urlopen("http://127.0.0.1:8000/")
text = r.read().decode()'
error() { serve 200 text/html "$HTML"; app <<EOF
$GET
print(json.loads(text))
EOF
}
dead_end_1() { serve 200 text/html "$HTML"; app <<EOF
$GET
print(json.loads(text.strip()))
EOF
}
workaround_1() { serve 200 text/html "$HTML"; app >out 2>&1 <<EOF
$GET
print(r.status, r.headers.get("content-type"), repr(text[:200]))
EOF
cat out; grep -q '200 text/html .*Please log in' out; }
workaround_4() { serve 200 text/html "$HTML"; app >out 2>&1 <<EOF
$GET
ctype = r.headers.get("content-type", "")
if "json" not in ctype:
    raise RuntimeError(f"HTTP {r.status}, {ctype}: {text[:200]!r}")
EOF
cat out; grep -q 'RuntimeError: HTTP 200, text/html: .*Please log in' out; }
workaround_2() { app >out 2>&1 <<'EOF'
import json

with open("data.json", "w+") as f:
    json.dump({"a": 1}, f)
    f.seek(0)
    data = json.load(f)
print(data["a"])
EOF
cat out; grep -qx 1 out; }
workaround_5() { printf '\357\273\277{"a": 1}' >data.json; python3 -c 'import json; json.load(open("data.json", encoding="utf-8"))' 2>/dev/null && return 1
  python3 -c 'import json
with open("data.json", encoding="utf-8-sig") as f:
    data = json.load(f)
print(data["a"])' | grep -qx 1; }
