# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { node -e 'function draw({ width }) {} draw();'; }
workaround_1() { node -e 'function draw({ width = 100, height = 100 } = {}) { return width * height; } let user; const { name } = user ?? {}; console.log(draw(), name)' | grep -qx '10000 undefined'; }
workaround_2() { fails node -e 'const req = {}; const { user } = req.body;'; node -e 'const req = {}; const { user } = req.body ?? {}; console.log(user)' | grep -qx undefined; }
workaround_4() {
  printf '%s\n' 'const get = async () => ({ user: { name: "Ann" } });' 'const { user: { name } } = get();' 'console.log(name);' >a.mjs; fails node a.mjs
  sed -i 's/= get/= await get/' a.mjs; node a.mjs | grep -qx Ann; }
