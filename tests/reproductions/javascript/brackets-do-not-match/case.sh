# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { printf "fetch('/api', { method: 'POST' }\nconsole.log(1);\n" >a.js; node a.js; }
workaround_2() { cat >a.js <<'JS'
const fetch = async (url, o) => ({ json: () => o.body });
fetch('/api', {
  method: 'POST',
  body: JSON.stringify({ name: 'a', age: 1 }),
}).then((response) => response.json()).then(console.log);
JS
  node --check a.js && node a.js | grep -qx '{"name":"a","age":1}'; }
workaround_3() {
  printf "const text = 'it's done';\n" >a.js; fails node a.js
  printf '%s\n' "const text = \"it's done\";" "const html = '<a href=\"/\">home</a>';" 'console.log(text, html);' >a.js; node a.js | grep -q "it's done <a"; }
