# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version
project() { mkdir -p node_modules/esm; echo '{"name":"esm","version":"1.0.0","type":"module","exports":"./i.js"}' > node_modules/esm/package.json; echo 'export default 7; await 0;' > node_modules/esm/i.js; echo "const x = require('esm'); console.log(x);" > app.cjs; [ "$(node -p 'process.features.require_module ?? false')" = true ] && export NODE_OPTIONS=--no-experimental-require-module; true; }
error() { project; node app.cjs; }
workaround_2() { project; echo "async function main() { const { default: x } = await import('esm'); console.log(x); } main();" > app.cjs; node app.cjs | grep -qx 7; }
workaround_4() { project; echo '{"type":"module"}' > package.json; echo "import x from 'esm'; console.log(x);" > app.js; node app.js | grep -qx 7; }
