# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm
# packages: npm
# version: npm --version
project() { mkdir web && echo '{"name":"web","version":"1.0.0","scripts":{"build":"node -p 6*7"}}' > web/package.json; (cd web && must npm install --no-audit); }
error() { project; npm run build; }
dead_end_1() { project; must npm init -y; npm run build 2>&1 | grep 'Missing script' && missed 'the new package.json has no build'; }
workaround_1() { project; find . -maxdepth 3 -name package.json -not -path '*/node_modules/*' | grep -q web && cd web && npm run build | grep -q 42; }
workaround_3() { project; npm --prefix web ci && npm --prefix web run build | grep -q 42; }
