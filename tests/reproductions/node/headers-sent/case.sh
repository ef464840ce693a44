# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version
serve() {  # $1: the body of the handler; one request is made, the answer printed
  cat > s.js <<JS
const http = require('http');
const json = (res, code, o) => { res.setHeader('content-type', 'application/json'); res.statusCode = code; res.end(JSON.stringify(o)); };
const save = async (r) => r * 2;
const s = http.createServer(async (req, res) => { $1 }).listen(0, '127.0.0.1', async () => {
  const r = await fetch('http://127.0.0.1:' + s.address().port); console.log('client got', r.status, await r.text()); setTimeout(() => process.exit(), 100);
});
JS
  node s.js
}
error() { serve "const valid = false; if (!valid) json(res, 400, { error: 'wrong password' }); json(res, 200, { user: 1 });"; }
dead_end_1() { serve "json(res, 400, { error: 'wrong' }); try { json(res, 200, { user: 1 }); } catch {}" | grep 'client got 400' && missed 'the second answer never arrives'; }
workaround_1() { serve "const valid = false; if (!valid) { return json(res, 400, { error: 'wrong password' }); } return json(res, 200, { user: 1 });" | grep -q 'client got 400'; }
workaround_2() { serve "const docs = await Promise.all([1, 2].map((r) => save(r))); json(res, 200, docs);" | grep -q 'client got 200 \[2,4\]'; }
