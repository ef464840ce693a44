# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm node
# packages: npm
# version: npm --version
project() { echo '{"name":"shop","version":"1.0.0","scripts":{"postinstall":"node build.js"}}' >package.json; echo 'throw new Error("no such setting: API_URL")' >build.js; }
error() { project; npm install --no-audit; }
dead_end_1() { project; npm cache clean --force; npm install --no-audit; }
dead_end_2() { project; npm install --no-audit; rm -rf node_modules package-lock.json; npm install --no-audit; }
workaround_1() { project; npm pkg get scripts | grep -q 'node build.js' && node build.js 2>&1 | grep -q 'no such setting: API_URL'; }
workaround_3() { project; npm install --no-audit --ignore-scripts; }
