# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm node
# packages: npm
# version: npm --version
. "$CASE_DIR/../loopbackregistry.sh"

project() { loopback_registry; must npm config set proxy http://127.0.0.1:9 --location=user; must npm config set https-proxy http://127.0.0.1:9 --location=user; must npm config set noproxy '' --location=user; echo '{"name":"shop","version":"1.0.0"}' >package.json; }
error() { project; npm install tiny; }
dead_end_1() { project; npm install tiny --registry http://mirror.invalid/; }
workaround_1() { project; npm config delete proxy --location=user && npm config delete https-proxy --location=user && npm install tiny --no-audit && test -e node_modules/tiny/package.json; }
workaround_2() {
    project; printf '%s\n' "const http = require('http'); http.createServer((q, r) => { const u = new URL(q.url); http.get({ host: u.hostname, port: u.port, path: u.pathname, headers: q.headers }, a => { r.writeHead(a.statusCode, a.headers); a.pipe(r); }); }).listen(0, '127.0.0.1', function () { require('fs').writeFileSync('p', String(this.address().port)); });" >proxy.js
    node proxy.js >/dev/null 2>&1 </dev/null & for _ in 1 2 3 4 5 6 7 8 9 10; do [ -s p ] && break; sleep 0.2; done
    npm config set proxy "http://127.0.0.1:$(cat p)" --location=user && npm config set https-proxy "http://127.0.0.1:$(cat p)" --location=user && npm install tiny --no-audit && test -e node_modules/tiny/package.json
}
