# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version
serve() { node -e 'require("http").createServer((q, r) => r.end("done\n")).listen(8000, "127.0.0.1")' >/dev/null 2>&1 & for _ in $(seq 50); do (: <"/dev/tcp/127.0.0.1/8000") 2>/dev/null && return; sleep 0.1; done; }
get() { node -e "require('http').get($1, r => r.pipe(process.stdout))"; }
error() { serve; get '{ host: "http://localhost", port: 8000 }'; }
