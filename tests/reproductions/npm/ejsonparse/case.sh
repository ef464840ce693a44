# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm node git
# packages: npm git
# version: npm --version
project() { echo '{"name":"shop","version":"1.0.0"}' > package.json; must git init -q; must git add package.json; must git commit -qm start; printf '{\n  "name": "shop",\n  "version": "1.0.0",\n}\n' > package.json; }
error() { project; npm install; }
workaround_1() { project; node -e "JSON.parse(require('fs').readFileSync('package.json','utf8').replace(/^\uFEFF/,''))" 2>where.log && missed 'no error shown'; grep -qE 'position 4[0-9]|line 4' where.log || missed 'no position'; sed -i 's/"1.0.0",/"1.0.0"/' package.json; npm install --no-audit; }
workaround_3() { project; git checkout -- package.json; npm install --no-audit; }
