# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version
# the system's answer for localhost is played: ::1 first, as on most machines; the server listens on 127.0.0.1
client() {  # $1 host, $2 server listens on, $3 how often
  cat > c.js <<'JS'
const net = require('net'), dns = require('dns');
const real = dns.lookup;
dns.lookup = (h, o, cb) => h !== 'localhost' ? real(h, o, cb) : cb(null, ...(process.execArgv.join(' ') + process.env.NODE_OPTIONS).includes('ipv4first') ? ['127.0.0.1', 4] : ['::1', 6]);
const [host, on, times] = process.argv.slice(2);
const s = net.createServer((c) => c.end('hello')); const go = (n) => {
  const c = net.connect({ host, port: s.address().port, autoSelectFamily: false }); c.on('data', (d) => { console.log('' + d); process.exit(); });
  c.on('error', (e) => { console.error(e); n > 1 ? setTimeout(go, 20, n - 1) : process.exit(1); }); };
on === 'all' ? s.listen(0, () => go(1)) : s.listen(0, on, () => go(+times || 1));
JS
  node c.js "$@"
}
error() { client localhost 127.0.0.1; }
dead_end_1() { client 127.0.0.1 127.0.0.1 | grep hello || missed 'the server itself is broken'; client localhost 127.0.0.1; }
dead_end_2() { client localhost 127.0.0.1 3; }
workaround_1() { client 127.0.0.1 127.0.0.1 | grep -q hello; }
workaround_2() { client localhost all | grep -q hello; }
