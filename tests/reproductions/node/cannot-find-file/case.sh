# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node npm
# packages: nodejs npm
# version: node --version
error() { echo "require('./helper')" > app.js; node app.js; }
dead_end_1() { echo '{"name":"x"}' > package.json; echo "require('./helper')" > app.js; must npm install --no-audit; node app.js; }
workaround_3() { echo "console.log('up')" > Helper.js; echo "require('./helper')" > app.js; node app.js >no.log 2>&1 && missed 'case does not count here'; echo "require('./Helper')" > app.js; node app.js | grep -q up; }
