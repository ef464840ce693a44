# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm node
# packages: npm
# version: npm --version
. "$CASE_DIR/../loopbackregistry.sh"

broken() {  # a way to the registry that cuts the first two connections of each second
    loopback_registry; GOOD=$(npm config get registry)
    printf '%s\n' "const net = require('net'), up = +process.argv[2]; let n = 0;" "net.createServer(c => { c.on('error', () => {}); if (process.argv[3] === 'always' || n++ < 2) return c.once('data', () => c.destroy());" "  const u = net.connect(up, '127.0.0.1'); u.on('error', () => {}); c.pipe(u); u.pipe(c); }).listen(0, '127.0.0.1', function () { require('fs').writeFileSync('way', String(this.address().port)); });" >way.js
    node way.js "$(echo "$GOOD" | tr -dc '0-9\n' | sed 's/^127001//')" "$1" >/dev/null 2>&1 </dev/null & for _ in 1 2 3 4 5 6 7 8 9 10; do [ -s way ] && break; sleep 0.2; done
    must npm config set registry "http://127.0.0.1:$(cat way)/" --location=user; echo '{"name":"shop","version":"1.0.0"}' >package.json
}
error() { broken always; npm install tiny; }
dead_end_1() { broken always; must npm cache clean --force; npm install tiny; }
dead_end_2() { broken always; npm install tiny --strict-ssl=false; }
workaround_3() { broken; npm install tiny --no-audit 2>&1 | grep -q ECONNRESET || exit 99; npm install tiny --no-audit --maxsockets 1 --fetch-retries 5 --fetch-retry-mintimeout 100 && test -e node_modules/tiny/package.json; }
