# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm node
# packages: npm
# version: npm --version
. "$CASE_DIR/../loopbackregistry.sh"

registry() { loopback_registry; }
error() { registry; npm install tinny; }
dead_end_1() { registry; must npm cache clean --force; npm install tinny; }
workaround_1() { registry; npm view tiny name version && npm install tiny --no-audit && test -e node_modules/tiny/package.json; }
workaround_2() {
  registry; P=$(cat ../reg/port); must npm config set registry "http://127.0.0.1:1/" --location=user
  mkdir -p ../x && cat > ../x/s.js <<'JS'
const http = require('http'), fs = require('fs'), c = require('crypto'); const tgz = fs.readFileSync(__dirname + '/p.tgz');
const s = http.createServer((q, r) => { const base = 'http://127.0.0.1:' + s.address().port;
  if (q.headers.authorization !== 'Bearer secret') { r.statusCode = 404; return r.end('{}'); }
  if (q.url.endsWith('.tgz')) return r.end(tgz);
  r.end(JSON.stringify({ name: '@company/p', 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { name: '@company/p', version: '1.0.0', dist: { tarball: base + '/p.tgz', shasum: c.createHash('sha1').update(tgz).digest('hex') } } } }));
}).listen(0, '127.0.0.1', () => fs.writeFileSync(__dirname + '/port', String(s.address().port)));
JS
  mkdir p && echo '{"name":"@company/p","version":"1.0.0"}' > p/package.json && (cd p && must npm pack --silent && mv company-p-1.0.0.tgz ../../x/p.tgz)
  node ../x/s.js >/dev/null 2>&1 </dev/null & for _ in 1 2 3 4 5 6 7 8 9; do [ -s ../x/port ] && break; sleep 0.2; done; P=$(cat ../x/port)
  printf '@company:registry=http://127.0.0.1:%s/\n//127.0.0.1:%s/:_authToken=${NPM_TOKEN}\n' "$P" "$P" > .npmrc
  NPM_TOKEN=wrong npm install @company/p >wrong.log 2>&1 && missed 'open to everyone'
  grep -q E404 wrong.log || missed 'no 404 without the login'
  echo '{"name":"shop"}' > package.json; NPM_TOKEN=secret npm install @company/p --no-audit && test -e node_modules/@company/p/package.json
}
