# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { node -e 'const data = undefined; Object.keys(data).forEach((k) => console.log(k));'; }
workaround_1() {
  fails node -e 'Object.entries(null)'
  node -e 'let data, user; Object.keys(data ?? {}).forEach((k) => console.log(k)); for (const [k, v] of Object.entries(user?.roles ?? {})) console.log(k, v); console.log("done");' | grep -qx done; }
workaround_2() {
  fails node -e '[].reduce((sum, i) => sum + i.price)'
  node -e 'const items = []; const total = items.reduce((sum, i) => sum + i.price, 0); console.log(total)' | grep -qx 0; }
workaround_3() {
  fails node -e 'const big = 5n; console.log(big + 1)'
  node -e 'const big = 5n; const sum = big + 1n; const n = Number(big) + 1; console.log(sum === 6n, n)' | grep -qx 'true 6'; }
workaround_4() {
  fails node -e 'new Array(-1)'
  node -e 'const width = -5, step = 2; const n = Math.max(0, Math.floor(width / step)); const list = Array.from({ length: n }); console.log(list.length)' | grep -qx 0; }
