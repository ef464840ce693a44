# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm
# packages: npm
# version: npm --version
project() {
  mkdir a && echo '{"name":"a","version":"1.0.0"}' > a/package.json
  echo '{"name":"shop","version":"1.0.0"}' > package.json
  must npm install --no-audit --no-fund
  echo '{"name":"shop","version":"1.0.0","dependencies":{"a":"file:a"}}' > package.json
}
error() { project; npm ci; }
dead_end_1() { project; must npm cache clean --force; npm ci; }
dead_end_2() { project; rm -rf node_modules; npm ci; }
workaround_1() { project; npm install --package-lock-only && npm ci && test -e node_modules/a/package.json; }
workaround_3() {
  project
  must git init -q -b main; echo node_modules > .gitignore
  must git add package-lock.json .gitignore; must git commit -qm start
  must git checkout -qb other; sed -i 's/"requires": true/"requires": true,\n  "other": 1/' package-lock.json; must git commit -qam other
  must git checkout -q main; sed -i 's/"requires": true/"requires": true,\n  "mine": 1/' package-lock.json; must git commit -qam mine
  git merge other >/dev/null 2>&1 && missed "no conflict"
  git checkout --ours package-lock.json && npm install --package-lock-only && git add package-lock.json && npm ci && test -e node_modules/a/package.json
}
