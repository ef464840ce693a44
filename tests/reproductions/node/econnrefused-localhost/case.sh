# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node unshare mount
# packages: nodejs util-linux mount
# version: node --version
# a mount namespace of its own has a hosts file that names both addresses, as on most machines; the server listens on 127.0.0.1
client() {  # $1 host, $2 server listens on, $3 how often
  printf '127.0.0.1 localhost\n::1 localhost\n' > hosts; echo 'hosts: files' > nss
  cat > c.js <<'JS'
const net = require('net');
const [host, on, times] = process.argv.slice(2);
const s = net.createServer((c) => c.end('hello')); const go = (n) => {
  const c = net.connect({ host, port: s.address().port, autoSelectFamily: false }); c.on('data', (d) => { console.log('' + d); process.exit(); });
  c.on('error', (e) => { console.error(e); n > 1 ? setTimeout(go, 20, n - 1) : process.exit(1); }); };
on === 'all' ? s.listen(0, () => go(1)) : s.listen(0, on, () => go(+times || 1));
JS
  unshare -rm sh -c 'mount --bind hosts /etc/hosts && mount --bind nss /etc/nsswitch.conf || exit 99; exec node c.js "$@"' - "$@"
}
error() { client localhost 127.0.0.1; }
dead_end_1() { client localhost 127.0.0.1 3; }
workaround_3() { client localhost all | grep -q hello; }
workaround_2() { export NODE_OPTIONS=--dns-result-order=ipv4first; client localhost 127.0.0.1 | grep -q hello; }
