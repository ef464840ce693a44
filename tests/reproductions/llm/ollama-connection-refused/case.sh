# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 curl
# modules: requests
# packages: python3-requests curl
# version: python3 -c "import requests; print('requests', requests.__version__)"

ask() { python3 -c "
import requests
requests.post('http://$1:11434/api/generate', json={'model': 'qwen2.5:0.5b', 'prompt': 'hi'}, timeout=$2).raise_for_status()
print('answered')" 2>&1 | tail -n 1; }
# Stands in for the Ollama server: like the real one it takes a moment until it listens.
ollama() { python3 -c "
import http.server, time
time.sleep(0.7)
class H(http.server.BaseHTTPRequestHandler):
    def do_GET(self): self.answer(b'{\"version\": \"0\"}')
    def do_POST(self): self.rfile.read(int(self.headers['Content-Length'])); self.answer(b'{\"response\": \"hi\"}')
    def answer(self, body): self.send_response(200); self.send_header('Content-Length', str(len(body))); self.end_headers(); self.wfile.write(body)
    def log_message(self, *a): pass
http.server.HTTPServer(('127.0.0.1', 11434), H).serve_forever()" ; }
error() { ask localhost 5; curl http://localhost:11434/api/tags; }
dead_end_2() { ask 0.0.0.0 5; }
workaround_5() {
    ollama serve >/dev/null 2>&1 &
    until curl -fs http://127.0.0.1:11434/api/version; do sleep 0.3; done
    ask localhost 5 | grep -x answered
}
