# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { node -e 'const total = 0; total += 5;'; }
workaround_1() { node -e 'let total = 0; total += 5; for (let i = 0; i < 10; i++) {} console.log(total);' | grep -qx 5; }
workaround_2() {
  printf '%s\n' 'export let count = 0;' 'export function setCount(value) {' '  count = value;' '}' >store.mjs
  printf '%s\n' "import { count } from './store.mjs';" 'count = 5;' >a.mjs; fails node a.mjs
  printf '%s\n' "import { count, setCount } from './store.mjs';" 'setCount(5);' 'console.log(count);' >a.mjs; node a.mjs | grep -qx 5; }
