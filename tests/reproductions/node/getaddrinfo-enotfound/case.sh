# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version
serve() { node -e 'require("http").createServer((q, r) => r.end("done\n")).listen(8000, "127.0.0.1")' >/dev/null 2>&1 & for _ in $(seq 50); do (: <"/dev/tcp/127.0.0.1/8000") 2>/dev/null && return; sleep 0.1; done; }
get() { node -e "require('http').get($1, r => r.pipe(process.stdout))"; }
error() { serve; get '{ host: "http://localhost", port: 8000 }'; }
dead_end_2() { serve; get '{ host: "http://localhost", port: 8000, family: 4 }'; }
workaround_1() { serve; export API_URL=http://localhost:8000/v1; get '(u => ({ host: u.hostname, port: u.port, path: u.pathname, family: 4 }))(new URL(process.env.API_URL))' | grep -qx "done"; }
workaround_4() { node -e "require('dns').lookup('localhost', console.log)" | grep -q 'null' && ! getent hosts name.invalid; }
