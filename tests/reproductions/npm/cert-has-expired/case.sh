# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm node openssl
# packages: npm openssl
# version: npm --version
registry() {  # two servers on the loopback: "old" with an expired certificate, "new" with a valid one
  mkdir reg && cd reg || exit 99
  mkdir tiny && printf '{"name":"tiny","version":"1.0.0"}' > tiny/package.json && (cd tiny && must npm pack --silent --pack-destination ..)
  must openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem -days 30 -subj /CN=ca
  must openssl req -newkey rsa:2048 -nodes -keyout k.pem -out r.csr -subj /CN=localhost
  mkdir c; : > c/index.txt; echo 01 > c/serial; printf 'subjectAltName=DNS:localhost\n' > ext
  printf '[ca]\ndefault_ca=d\n[d]\ndatabase=c/index.txt\nserial=c/serial\nnew_certs_dir=c\ndefault_md=sha256\npolicy=p\nunique_subject=no\n[p]\ncommonName=supplied\n' > cnf
  must openssl ca -batch -config cnf -cert ca.pem -keyfile ca.key -in r.csr -out old.pem -extfile ext -startdate 20200101000000Z -enddate 20240101000000Z
  must openssl ca -batch -config cnf -cert ca.pem -keyfile ca.key -in r.csr -out new.pem -extfile ext -days 20
  cat > s.js <<'JS'
const https = require('https'), fs = require('fs'), c = require('crypto'); const n = process.argv[2], tgz = fs.readFileSync('tiny-1.0.0.tgz');
const s = https.createServer({ key: fs.readFileSync('k.pem'), cert: fs.readFileSync(n + '.pem') }, (q, r) => { if (q.url.endsWith('.tgz')) return r.end(tgz);
  r.end(JSON.stringify({ name: 'tiny', 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { name: 'tiny', version: '1.0.0', dist: { tarball: 'https://localhost:' + s.address().port + '/tiny-1.0.0.tgz', integrity: 'sha512-' + c.createHash('sha512').update(tgz).digest('base64') } } } }));
}).listen(0, 'localhost', () => fs.writeFileSync(n + '.port', String(s.address().port)));
JS
  for n in old new; do node s.js $n >/dev/null 2>&1 </dev/null & done; for _ in 1 2 3 4 5 6 7 8 9 10; do [ -s old.port ] && [ -s new.port ] && break; sleep 0.2; done
  OLD=https://localhost:$(cat old.port) NEW=https://localhost:$(cat new.port); cd ..
  grep -q '127.0.0.1.*localhost' /etc/hosts || exit 99
  printf 'registry=%s/\ncafile=%s/reg/ca.pem\nfetch-retries=0\n' "$OLD" "$PWD" > .npmrc
  mkdir app && cd app && echo '{"name":"shop","version":"1.0.0"}' > package.json
}
locked() { registry; must npm install tiny --no-audit --registry="$NEW/"; rm -rf node_modules ../.npm; sed -i "s#$NEW#$OLD#" package-lock.json; }
error() { registry; npm install tiny; }
dead_end_1() { locked; must npm config set registry "$NEW/"; npm install --no-audit; }
workaround_2() { registry; npm config set registry "$NEW/" && npm install tiny --no-audit && test -e node_modules/tiny/package.json; }
workaround_3() { locked; must npm config set registry "$NEW/"; sed -i '/"resolved": "https:..localhost/d' package-lock.json; npm install --no-audit && test -e node_modules/tiny/package.json; }
