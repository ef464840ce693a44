# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { node -e 'console.log(total)'; }
workaround_1() {
  printf '%s\n' 'export function total() { return 5; }' >sum.mjs; echo 'console.log(total());' >a.mjs; fails node a.mjs
  printf '%s\n' "import { total } from './sum.mjs';" 'console.log(total());' >a.mjs; node a.mjs | grep -qx 5; }
workaround_6() {
  fails node -e 'const ready = true; if (ready) { const total = 5; } console.log(total);'
  node -e 'const ready = true, compute = () => 5; let total; if (ready) { total = compute(); } console.log(total);' | grep -qx 5; }
