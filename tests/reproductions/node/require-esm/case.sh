# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version
project() { mkdir -p node_modules/esm; echo '{"name":"esm","version":"1.0.0","type":"module","exports":"./i.js"}' > node_modules/esm/package.json; echo 'export default 7; await 0;' > node_modules/esm/i.js; echo "const x = require('esm'); console.log(x);" > app.cjs; [ "$(node -p 'process.features.require_module ?? false')" = true ] && export NODE_OPTIONS=--no-experimental-require-module; true; }
error() { project; node app.cjs; }
dead_end_1() { project; echo '{"type":"module"}' > package.json; mv app.cjs app.js; node app.js 2>&1 | grep 'require is not defined in ES module scope' && missed 'there is no require now'; }
dead_end_2() { project; echo "const { default: x } = await import('esm'); console.log(x);" > app.cjs; node app.cjs 2>&1 | grep 'await is only valid' && missed 'no await at the top of CommonJS'; }
workaround_4() { project; echo '{"type":"module"}' > package.json; echo "import x from 'esm'; console.log(x);" > app.js; node app.js | grep -qx 7; }
