# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm node
# packages: npm
# version: npm --version
project() {  # host@16, host@18 and plugin@1, which wants host@16, at a registry on the loopback
  mkdir -p reg && cat > reg/s.js <<'JS'
const http = require('http'), fs = require('fs'), zlib = require('zlib');
const tar = (o) => { const b = Buffer.from(JSON.stringify(o)), h = Buffer.alloc(512); h.write('package/package.json', 0); h.write('0000644\0', 100); h.write('0000000\0', 108); h.write('0000000\0', 116);
  h.write(b.length.toString(8).padStart(11, '0') + ' ', 124); h.write('00000000000 ', 136); h.write('        0', 148); h.write('ustar\x0000', 257); let n = 0; for (const c of h) n += c;
  h.write(n.toString(8).padStart(6, '0') + '\0 ', 148); return zlib.gzipSync(Buffer.concat([h, b, Buffer.alloc(1536 - b.length % 512)])); };
const all = { host: { '16.0.0': {}, '18.0.0': {} }, plugin: { '1.0.0': { peerDependencies: { host: '^16.0.0' } } } };
const s = http.createServer((q, r) => { const [, name, v] = q.url.split('/'); const base = 'http://127.0.0.1:' + s.address().port;
  if (!all[name]) { r.statusCode = 404; return r.end('{}'); }
  if (v) return r.end(tar({ name, version: v, ...all[name][v] }));
  const versions = {}; for (const x in all[name]) versions[x] = { name, version: x, ...all[name][x], dist: { tarball: base + '/' + name + '/' + x } };
  r.end(JSON.stringify({ name, 'dist-tags': { latest: Object.keys(versions).pop() }, versions }));
}).listen(0, '127.0.0.1', () => fs.writeFileSync('reg/port', String(s.address().port)));
JS
  node reg/s.js >/dev/null 2>&1 </dev/null & for _ in 1 2 3 4 5 6 7 8 9 10; do [ -s reg/port ] && break; sleep 0.2; done
  printf 'registry=http://127.0.0.1:%s/\nfetch-retries=0\n' "$(cat reg/port)" > .npmrc; mkdir app; cd app || exit 99
  echo '{"name":"shop","version":"1.0.0","dependencies":{"host":"^18.0.0","plugin":"^1.0.0"}}' > package.json
}
error() { project; npm install; }
dead_end_1() { project; rm -rf node_modules package-lock.json; npm install; }
dead_end_2() { project; must npm cache clean --force; npm install; }
workaround_3() { project; echo '{"name":"shop","version":"1.0.0","dependencies":{"host":"^18.0.0","plugin":"^1.0.0"},"overrides":{"plugin":{"host":"$host"}}}' > package.json; npm install --no-audit && test -e node_modules/plugin/package.json; }
workaround_4() { project; npm install --legacy-peer-deps --no-audit && test -e node_modules/plugin/package.json; }
