# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { node -e 'JSON.parse(undefined)'; }
workaround_1() { fails node -e 'JSON.parse({ name: "Ann" })'; node -e 'const { data } = { data: { name: "Ann" } }; console.log(data.name)' | grep -qx Ann; }
workaround_2() { cat >a.js <<'JS'
for (const stored of [undefined, 'undefined', null, '', '{"a":1}']) {
  const text = stored;
  const user = text && text !== 'undefined' ? JSON.parse(text) : null;
  console.log(user);
}
JS
  node a.js >out; test "$(grep -cx null out)" = 4 && grep -q 'a: 1' out; }
workaround_3() {
  printf '%s\n' 'const m = new Map(); const localStorage = { setItem: (k, v) => m.set(k, String(v)), getItem: (k) => m.get(k) ?? null }; const user = { a: 1 };' >store.js
  { cat store.js; echo "localStorage.setItem('user', user); JSON.parse(localStorage.getItem('user'));"; } >a.js; fails node a.js
  { cat store.js; echo "localStorage.setItem('user', JSON.stringify(user)); console.log(JSON.parse(localStorage.getItem('user')).a);"; } >a.js; node a.js | grep -qx 1; }
