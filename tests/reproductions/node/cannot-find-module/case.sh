# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node npm
# packages: nodejs npm
# version: node --version
project() { echo "require('tiny')" > app.js; echo '{"name":"shop","dependencies":{"tiny":"file:tiny"}}' > package.json; mkdir tiny; echo '{"name":"tiny","version":"1.0.0","main":"i.js"}' > tiny/package.json; echo 'console.log("tiny runs")' > tiny/i.js; }
error() { project; node app.js; }
dead_end_1() { project; must npm install -g --prefix "$HOME/g" --install-links ./tiny; node app.js; }
workaround_1() { project; must npm install --no-audit; node app.js | grep -q 'tiny runs'; }
