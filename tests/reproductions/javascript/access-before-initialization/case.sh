# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { printf '%s\n' 'check(limit);' 'const limit = 10;' 'function check(value) { return value < limit; }' >a.js; node a.js; }
workaround_1() { printf '%s\n' 'const limit = 10;' 'console.log(check(limit));' '' 'function check(value) {' '  return value < limit;' '}' >a.js; node a.js | grep -qx false; }
workaround_3() {
  printf '%s\n' "import { b } from './b.mjs';" 'export const a = 1;' 'console.log(b);' >a.mjs; printf '%s\n' "import { a } from './a.mjs';" 'export const b = a + 1;' >b.mjs
  fails node a.mjs
  echo 'export const a = 1;' >shared.mjs; printf '%s\n' "import { b } from './b.mjs';" 'console.log(b);' >a.mjs; printf '%s\n' "import { a } from './shared.mjs';" 'export const b = a + 1;' >b.mjs
  node a.mjs | grep -qx 2; }
workaround_4() {
  echo "const user = { name: 'Ann' }; { const user = user.name; console.log(user); }" >a.js; fails node a.js
  echo "const user = { name: 'Ann' }; { const userName = user.name; console.log(userName); }" >a.js; node a.js | grep -qx Ann; }
