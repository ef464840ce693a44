# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm git
# packages: npm git
# version: npm --version
project() { mkdir a && echo '{"name":"a","version":"1.0.0"}' > a/package.json; echo '{"name":"shop","version":"1.0.0","dependencies":{"a":"file:a"}}' > package.json; }
error() { project; npm ci; }
dead_end_1() { project; echo '{}' > package-lock.json; npm ci 2>&1 | grep Missing; missed 'refused: the dependencies are missing from the lock file'; }
workaround_1() { project; must git init -q; echo package-lock.json > .gitignore; npm install --package-lock-only && git add -f package-lock.json && npm ci && test -e node_modules/a/package.json; }
workaround_3() { mkdir frontend && cd frontend && project && must npm install --package-lock-only --no-audit && cd .. && npm ci --prefix frontend && test -e frontend/node_modules/a/package.json; }
workaround_5() { project; npm install --no-audit --no-fund && test -e node_modules/a/package.json; }
