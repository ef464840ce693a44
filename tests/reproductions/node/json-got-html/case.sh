# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version
ask() {  # $1: code that has url and gets the answer of a server which sends index.html for unknown paths
  cat > a.mjs <<JS
import http from 'node:http';
const page = '<!DOCTYPE html><html><body>app</body></html>';
const s = http.createServer((q, r) => { if (q.url === '/api/users') { r.setHeader('content-type', 'application/json'); return r.end('{"name":"a"}'); } r.setHeader('content-type', 'text/html'); r.end(page); }).listen(0, '127.0.0.1', async () => {
  const base = 'http://127.0.0.1:' + s.address().port, url = base + '/users';
  try { $1 } catch (e) { console.error(e); process.exit(1); } process.exit();
});
JS
  node a.mjs
}
error() { ask 'const res = await fetch(url); console.log(await res.json());'; }
dead_end_1() { ask 'const res = await fetch(url, { headers: { accept: "application/json", "content-type": "application/json" } }); console.log(await res.json());'; }
workaround_2() { ask 'const res = await fetch(url); const text = await res.text(); console.log(res.status, res.url, res.headers.get("content-type"), text.slice(0, 200));' | grep -q 'users text/html <!DOCTYPE'; }
workaround_1() { ask 'const res = await fetch(base + "/api/users"); console.log((await res.json()).name);' | grep -qx a; }
workaround_3() { ask 'const res = await fetch(url); if (!res.ok || !res.headers.get("content-type")?.includes("json")) { throw new Error(`${res.status} ${res.url}`); }' 2>&1 | grep -q 'Error: 200 http' ; }
