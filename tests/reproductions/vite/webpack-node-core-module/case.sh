# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: webpack node
# packages: webpack
# version: webpack --version
project() { mkdir -p src; echo '{"name":"shop","version":"1.0.0"}' > package.json; echo "import c from 'crypto'; console.log(typeof c.createHash)" > src/index.js; }
build() { webpack --mode production "$@" 2>&1; }

error() { project; build; }
dead_end_1() { project; mkdir -p node_modules/crypto; echo '{"name":"crypto","version":"1.0.1"}' > node_modules/crypto/package.json; echo '' > node_modules/crypto/index.js; build >/dev/null; node dist/main.js | grep undefined && missed 'the placeholder has no createHash'; }
dead_end_2() { project; NODE_OPTIONS=--openssl-legacy-provider build; }
workaround_2() { project; echo "crypto.subtle.digest('SHA-256', new TextEncoder().encode('a')).then(h => console.log(h.byteLength))" > src/index.js; build && node dist/main.js | grep -qx 32; }
workaround_1() { project; echo "module.exports = { resolve: { fallback: { crypto: false } } };" > webpack.config.js; build && test -s dist/main.js; }
workaround_5() { project; echo "module.exports = { target: 'node' };" > webpack.config.js; build && node dist/main.js | grep -qx function; }
