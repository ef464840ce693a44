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
