# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version
project() { echo "const p = require('path'); console.log(p.join(process.env.DATA_DIR, 'users.json'));" > app.js; unset DATA_DIR; }
error() { project; node app.js; }
dead_end_1() { project; echo 'DATA_DIR=./data' > .env; node app.js; }
workaround_1() { project; echo 'DATA_DIR=./data' > .env; node --env-file=.env app.js | grep -qx data/users.json; }
workaround_3() { project; sed -i '1i console.log({ dir: process.env.DATA_DIR }); process.exit();' app.js; node app.js | grep -q 'dir: undefined'; }
workaround_2() { project; echo "const p = require('path'); const dir = process.env.DATA_DIR ?? './data'; console.log(p.join(dir, 'users.json'));" > app.js; node app.js | grep -qx data/users.json; }
