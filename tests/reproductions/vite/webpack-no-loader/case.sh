# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: webpack node
# packages: webpack
# version: webpack --version
project() { mkdir -p src; echo '{"name":"shop","version":"1.0.0"}' > package.json; echo "console.log(<div/>)" > src/index.js; }
build() { webpack --mode production "$@" 2>&1; }
loader() { mkdir -p node_modules/jsx-loader; echo '{"name":"jsx-loader","version":"1.0.0","main":"i.js"}' > node_modules/jsx-loader/package.json; echo 'module.exports = (s) => s.replace("<div/>", "1");' > node_modules/jsx-loader/i.js; }
error() { project; build; }
dead_end_1() { project; loader; build; }
dead_end_2() { project; mv src/index.js src/index.jsx; build --entry ./src/index.jsx; }
workaround_3() { project; echo 'hello, world!' > src/a.txt; echo "import a from './a.txt'; console.log(a)" > src/index.js; build >/dev/null && missed 'text is understood without a rule'; echo "module.exports = { module: { rules: [{ test: /\\.(png|jpe?g|svg|woff2?|txt)\$/, type: 'asset' }] } };" > webpack.config.js; build && test -s dist/main.js; }
workaround_4() { project; loader; mkdir node_modules/esm; echo '{"name":"esm","version":"1.0.0","main":"i.js"}' > node_modules/esm/package.json; echo 'console.log(<div/>)' > node_modules/esm/i.js; echo "import 'esm'" > src/index.js
  cfg() { echo "const path = require('path'); module.exports = { module: { rules: [{ test: /\\.js\$/, include: [path.resolve(__dirname, 'src')$1], use: 'jsx-loader' }] } };" > webpack.config.js; }
  cfg; build >/dev/null && missed 'reached without include'; cfg ", path.resolve(__dirname, 'node_modules/esm')"; build && test -s dist/main.js; }
