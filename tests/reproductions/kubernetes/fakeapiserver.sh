# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# What an API server says about itself: versions and kinds.
apiserver() {
    cat >apiserver.py <<'PY'
import http.server, json, os, ssl
A = {'/version': {'major': '1', 'minor': '31', 'gitVersion': 'v1.31.0'},
     '/api': {'kind': 'APIVersions', 'versions': ['v1']},
     '/api/v1': {'kind': 'APIResourceList', 'groupVersion': 'v1', 'resources': [{'name': 'pods', 'singularName': 'pod', 'namespaced': True, 'kind': 'Pod', 'verbs': ['get', 'list', 'create']}]},
     '/apis': {'kind': 'APIGroupList', 'apiVersion': 'v1', 'groups': [{'name': 'networking.k8s.io', 'versions': [{'groupVersion': 'networking.k8s.io/v1', 'version': 'v1'}], 'preferredVersion': {'groupVersion': 'networking.k8s.io/v1', 'version': 'v1'}}]},
     '/apis/networking.k8s.io/v1': {'kind': 'APIResourceList', 'groupVersion': 'networking.k8s.io/v1', 'resources': [{'name': 'ingresses', 'singularName': 'ingress', 'namespaced': True, 'kind': 'Ingress', 'verbs': ['get', 'list', 'create']}]},
     '/api/v1/namespaces/default/pods': {'kind': 'PodList', 'apiVersion': 'v1', 'metadata': {}, 'items': []}}
class H(http.server.BaseHTTPRequestHandler):
    def log_message(self, *a): pass
    def do_GET(self):
        o = A.get(self.path.split('?')[0])
        b = json.dumps(o or {'kind': 'Status', 'apiVersion': 'v1', 'status': 'Failure', 'reason': 'NotFound', 'code': 404}).encode()
        self.send_response(200 if o else 404); self.send_header('Content-Type', 'application/json'); self.send_header('Content-Length', str(len(b))); self.end_headers()
        self.wfile.write(b)
s = http.server.ThreadingHTTPServer(('127.0.0.1', 6443), H)
if os.path.exists('key.pem'):
    c = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER); c.load_cert_chain('cert.pem', 'key.pem'); s.socket = c.wrap_socket(s.socket, server_side=True)
s.serve_forever()
PY
    python3 apiserver.py >/dev/null 2>&1 &
    for _ in $(seq 50); do (: </dev/tcp/127.0.0.1/6443) 2>/dev/null && return; sleep 0.1; done
}
kubeconfig() {  # FILE USER [CLUSTER]
    printf '%s\n' 'apiVersion: v1' 'kind: Config' "clusters: [{name: c, cluster: ${3:-{server: "http://127.0.0.1:6443"\}}}]" \
        "users: [{name: u, user: $2}]" 'contexts: [{name: c, context: {cluster: c, user: u}}]' 'current-context: c' >"$1"
}
