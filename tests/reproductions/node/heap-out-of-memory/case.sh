# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version
hog() { echo "const a = []; for (let i = 0; i < 40; i++) a.push(new Array(2e5).fill(i)); console.log('done', a.length);" > hog.js; }
error() { hog; node --max-old-space-size=30 hog.js; }
dead_end_1() { hog; NODE_OPTIONS=--max-old-space-size=30 node hog.js --max-old-space-size=500; }
workaround_3() { hog; node --max-old-space-size=30 --heapsnapshot-near-heap-limit=1 hog.js >end.log 2>&1; ls ./*.heapsnapshot && grep -q '"snapshot"' ./*.heapsnapshot; }
workaround_4() {
    yes 'a line of the log, ERROR 12' | head -n 2000000 >big.log
    echo "const all = require('fs').readFileSync('big.log', 'utf8').split('\n'); console.log(all.length);" >whole.js
    node --max-old-space-size=30 whole.js >whole.log 2>&1 && missed 'the whole file fits as well'
    cat >lines.mjs <<'JS'
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

let n = 0;
for await (const line of createInterface({ input: createReadStream('big.log') })) {
  if (line.includes('ERROR')) n++;
}
console.log(n);
JS
    node --max-old-space-size=30 lines.mjs | grep -qx 2000000
}
