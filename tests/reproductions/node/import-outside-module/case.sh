# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version
project() { echo '{"type":"commonjs"}' > package.json; echo "import fs from 'fs'; console.log(typeof fs.readFileSync);" > script.js; }
error() { project; node script.js; }
workaround_2() { project; mv script.js script.mjs && node script.mjs | grep -q function; }
workaround_3() { project; echo "const fs = require('fs'); console.log(typeof fs.readFileSync);" > script.js; node script.js | grep -q function; }
