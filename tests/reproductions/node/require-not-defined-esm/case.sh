# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version
project() { echo '{"type":"module"}' > package.json; echo "const fs = require('fs'); console.log(typeof fs.readFileSync);" > app.js; }
error() { project; node app.js; }
dead_end_1() { project; mv app.js app.mjs; node app.mjs; }
workaround_1() { project; echo 'export const helper = 1;' > helper.js; printf "import fs from 'node:fs';\nimport { helper } from './helper.js';\nconsole.log(typeof fs.readFileSync, helper);\n" > app.js; node app.js | grep -q 'function 1'; }
workaround_4() { project; printf "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\nconst pkg = require('./package.json');\nconsole.log(pkg.type);\n" > app.js; node app.js | grep -q module; }
workaround_3() { project; printf "import path from 'node:path';\nimport { fileURLToPath } from 'node:url';\nconst here = import.meta.dirname ?? path.dirname(fileURLToPath(import.meta.url));\nconsole.log(here);\n" > app.js; node app.js | grep -qx "$PWD"; }
