# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: kubectl openssl python3
# packages: kubernetes-client openssl python3
# version: kubectl version --client 2>/dev/null | sed -n 's/^Client Version: v/kubectl /p'

ca() { must openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj "/CN=$1" -keyout "$1.key" -out "$1.crt" 2>/dev/null; }
config() {  # CA: a kubeconfig that trusts it
    printf '%s\n' 'apiVersion: v1' 'kind: Config' 'clusters: [{name: c, cluster: {server: "https://127.0.0.1:6443", certificate-authority-data: '"$(base64 -w0 "$1.crt")"'}}]' 'users: [{name: u, user: {token: my-secret-token}}]' 'contexts: [{name: c, context: {cluster: c, user: u}}]' 'current-context: c' >config
    export KUBECONFIG=$PWD/config
}
server() {  # CA: an API server of which only the version answers
    must openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=kube-apiserver -keyout api.key -out api.csr 2>/dev/null
    echo 'subjectAltName=IP:127.0.0.1' >ext
    must openssl x509 -req -in api.csr -CA "$1.crt" -CAkey "$1.key" -CAcreateserial -days 2 -extfile ext -out api.crt 2>/dev/null
    printf '%s\n' 'import http.server, json, ssl' 'class H(http.server.BaseHTTPRequestHandler):' '    def do_GET(self):' '        open("seen", "a").write(str(self.headers["Authorization"]))' '        body = json.dumps(dict(major="1", minor="30", gitVersion="v1.30.0")).encode()' '        self.send_response(200); self.send_header("Content-Type", "application/json"); self.send_header("Content-Length", str(len(body))); self.end_headers(); self.wfile.write(body)' 's = http.server.ThreadingHTTPServer(("127.0.0.1", 6443), H)' 'c = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)' 'c.load_cert_chain("api.crt", "api.key")' 's.socket = c.wrap_socket(s.socket, server_side=True)' 's.serve_forever()' >api.py
    python3 api.py >/dev/null 2>&1 &
    for _ in $(seq 50); do (: <"/dev/tcp/127.0.0.1/6443") 2>/dev/null && return; sleep 0.1; done
}
made_anew() { ca old; ca kubernetes; server kubernetes; config old; }
error() { made_anew; kubectl version; }
dead_end_1() { made_anew; kubectl version --insecure-skip-tls-verify=true >/dev/null 2>&1; grep -q my-secret-token seen && missed "the server that nobody checked has the token"; }
dead_end_2() { made_anew; SSL_CERT_FILE=$PWD/kubernetes.crt kubectl version; }
workaround_2() { made_anew; kubectl version >/dev/null 2>&1 && exit 99; cp config config.bak; config kubernetes; kubectl version | grep 'Server Version: v1.30.0'; }
workaround_1() { made_anew; kubectl config get-contexts >/dev/null; kubectl config view --minify | grep 'server: https://127.0.0.1:6443'; }
workaround_3() { made_anew; openssl s_client -connect 127.0.0.1:6443 </dev/null 2>/dev/null | openssl x509 -noout -issuer | grep -E 'CN ?= ?kubernetes'; }
