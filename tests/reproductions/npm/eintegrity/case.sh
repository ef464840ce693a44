# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm node
# packages: npm
# version: npm --version
. "$CASE_DIR/../loopbackregistry.sh"

registry() {
  loopback_registry
  echo '{"name":"shop","version":"1.0.0"}' > package.json; must npm install tiny --no-audit
  sed -i 's/"sha512-..../"sha512-AAAA/' package-lock.json; rm -rf node_modules
}
error() { registry; npm ci; }
dead_end_1() { registry; must npm cache clean --force; npm ci; }
dead_end_2() { registry; npm ci --force; }
workaround_1() { registry; A=$(npm view tiny@1.0.0 dist.integrity); B=$(grep -A3 'node_modules/tiny"' package-lock.json | grep -o 'sha512-[^"]*'); [ -n "$A" ] && [ -n "$B" ] && [ "$A" != "$B" ]; }
workaround_3() { registry; must npm uninstall tiny --no-audit; npm install tiny@1.0.0 --no-audit && npm ci && test -e node_modules/tiny/package.json; }
workaround_4() { registry; rm -rf node_modules package-lock.json; npm install --no-audit && npm ci && test -e node_modules/tiny/package.json; }
