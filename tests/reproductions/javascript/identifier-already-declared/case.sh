# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { printf 'let a = 1;\nlet a = 2;\n' >a.js; node a.js; }
workaround_2() {
  printf 'const vm = require("vm"), fs = require("fs"); for (let i = 0; i < 2; i++) vm.runInThisContext(fs.readFileSync("page.js", "utf8"));\n' >twice.js
  echo 'const button = 1;' >page.js; fails node twice.js
  printf '{\n  const button = 1;\n}\n' >page.js; node twice.js; }
workaround_3() {
  echo 'const kind = "b"; switch (kind) { case "a": const value = 1; break; case "b": const value = 2; break; }' >a.js; fails node a.js
  cat >a.js <<'JS'
const kind = 'b';
switch (kind) {
  case 'a': {
    const value = 1;
    break;
  }
  case 'b': {
    const value = 2;
    console.log(value);
    break;
  }
}
JS
  node a.js | grep -qx 2; }
