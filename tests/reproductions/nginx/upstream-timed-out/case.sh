# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: nginx curl python3
# packages: nginx curl python3
# version: nginx -v 2>&1

. "$CASE_DIR/../configuration.sh"

app() {
    printf '%s\n' 'import http.server, time' 'class H(http.server.BaseHTTPRequestHandler):' '    def do_GET(self):' '        if self.path == "/stream":' '            self.wfile.write(b"HTTP/1.0 200 OK\r\n\r\n")' '            for i in range(5):' '                self.wfile.write(b"part\n"); self.wfile.flush(); time.sleep(0.6)' '            return' '        time.sleep(2.5)' '        try:' '            self.send_response(200); self.end_headers(); self.wfile.write(b"done\n")' '        except OSError:' '            pass' 'http.server.ThreadingHTTPServer(("127.0.0.1", 8000), H).serve_forever()' >slow.py
    python3 slow.py >/dev/null 2>&1 & wait_for 8000
}
proxy() { app; nginx_conf "server { error_log error.log; listen 8081; proxy_read_timeout 1s; $1 location / { proxy_pass http://127.0.0.1:8000; $2 } }"; ng >/dev/null 2>&1; wait_for 8081; }
ask() { curl -s "http://127.0.0.1:8081/$1"; cat error.log; ng -s stop >/dev/null 2>&1; }
error() { proxy; ask; }
dead_end_1() { proxy 'keepalive_timeout 300s; send_timeout 300s; client_header_timeout 300s; client_body_timeout 300s;'; ask; }
dead_end_2() { proxy 'proxy_connect_timeout 60s;'; ask; }
workaround_1() { proxy '' 'proxy_read_timeout 300s;'; ask | grep -x done; }
workaround_4() { proxy; ask stream | grep -c part | grep -x 5; }
