# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Serves tiny@1.0.0 on the loopback, where nothing else exists, to a new project in app/.
loopback_registry() {
  mkdir -p reg/tiny && printf '{"name":"tiny","version":"1.0.0"}' > reg/tiny/package.json
  (cd reg/tiny && must npm pack --silent --pack-destination ..)
  cat > reg/serve.js <<'JS'
const http = require('http'), fs = require('fs'), c = require('crypto');
const tgz = fs.readFileSync(__dirname + '/tiny-1.0.0.tgz');
const s = http.createServer((q, r) => {
  const base = 'http://127.0.0.1:' + s.address().port;
  if (q.url.endsWith('.tgz')) return r.end(tgz);
  r.setHeader('content-type', 'application/json');
  if (q.url !== '/tiny') { r.statusCode = 404; return r.end('{"error":"Not found"}'); }
  r.end(JSON.stringify({ name: 'tiny', 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { name: 'tiny', version: '1.0.0',
    dist: { tarball: base + '/tiny/-/tiny-1.0.0.tgz', integrity: 'sha512-' + c.createHash('sha512').update(tgz).digest('base64') } } } }));
}).listen(0, '127.0.0.1', () => fs.writeFileSync(__dirname + '/port', String(s.address().port)));
JS
  node reg/serve.js >/dev/null 2>&1 </dev/null & for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do [ -s reg/port ] && break; sleep 0.2; done
  must npm config set registry "http://127.0.0.1:$(cat reg/port)/" --location=user
  must npm config set fetch-retries 0 --location=user
  mkdir app && cd app || exit 99
}
