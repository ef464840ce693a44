# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version
hog() { echo "const a = []; for (let i = 0; i < 40; i++) a.push(new Array(2e5).fill(i)); console.log('done', a.length);" > hog.js; }
error() { hog; node --max-old-space-size=30 hog.js; }
dead_end_1() { hog; NODE_OPTIONS=--max-old-space-size=30 node hog.js --max-old-space-size=500; }
workaround_1() { hog; node --max-old-space-size=500 hog.js | grep -q done; }
