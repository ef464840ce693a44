# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm node
# packages: npm
# version: npm --version
. "$CASE_DIR/../loopbackregistry.sh"

registry() {
  loopback_registry
  echo '{"name":"shop","version":"1.0.0","dependencies":{"tiny":"^9.0.0"}}' > package.json
}
error() { registry; npm install; }
dead_end_1() { registry; rm -rf node_modules package-lock.json; npm install; }
workaround_1() { registry; npm view tiny versions && npm install tiny@1 --no-audit && test -e node_modules/tiny/package.json; }
workaround_3() {
  registry; mkdir mid; echo '{"name":"mid","version":"1.0.0","dependencies":{"tiny":"^9.0.0"}}' > mid/package.json
  echo '{"name":"shop","version":"1.0.0","dependencies":{"mid":"file:mid"},"overrides":{"tiny":"1.0.0"}}' > package.json
  npm install --no-audit --install-links && test -e node_modules/tiny/package.json
}
