# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm
# packages: npm
# version: npm --version
project() { mkdir -p packages/a && echo '{"name":"a","version":"1.0.0"}' > packages/a/package.json; echo '{"name":"shop","version":"1.0.0","dependencies":{"a":"workspace:*"}}' > package.json; printf 'packages:\n  - packages/*\n' > pnpm-workspace.yaml; }
error() { project; npm install; }
dead_end_1() { project; npm install --force; npm install --legacy-peer-deps; }
workaround_3() { project; echo '{"name":"shop","version":"1.0.0","workspaces":["packages/*"],"dependencies":{"a":"*"}}' > package.json; npm install --no-audit && test -e node_modules/a/package.json; }
