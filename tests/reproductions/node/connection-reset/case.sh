# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version
serve() {  # closes the first connections when a request comes, without an answer
    printf '%s\n' "const http = require('http'); let n = +process.argv[2];" "http.createServer((q, r) => n-- > 0 ? q.socket.resetAndDestroy() : r.end('done\n')).listen(8000, '127.0.0.1');" >s.js
    node s.js "$1" >/dev/null 2>&1 & for _ in $(seq 50); do (: <"/dev/tcp/127.0.0.1/8000") 2>/dev/null && return; sleep 0.1; done
}
error() { serve 9; node -e 'require("http").get("http://127.0.0.1:8000", r => r.pipe(process.stdout))'; }
dead_end_2() { serve 9; node -e 'require("http").get("http://127.0.0.1:8000", { timeout: 60000 }, r => r.pipe(process.stdout))'; }
workaround_1() {
    serve 1; printf '%s\n' 'async function get(url, tries = 2) {' '  try { return await fetch(url); }' "  catch (e) { if (tries > 1 && ['ECONNRESET', 'UND_ERR_SOCKET'].includes(e.cause?.code)) return get(url, tries - 1); throw e; }" '}' "get('http://127.0.0.1:8000').then(r => r.text()).then(t => process.stdout.write(t));" >c.js
    node c.js | grep -qx "done"
}
