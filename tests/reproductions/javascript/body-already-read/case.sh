# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

get() { cat >a.mjs; node a.mjs; }
error() { get <<'JS'
const response = new Response('{"a":1}');
await response.text();
await response.json();
JS
}
workaround_1() { get <<'JS' | grep -q 'HTTP 200: <html>'
const response = new Response('<html>');
const text = await response.text();
let data;
try {
  data = JSON.parse(text);
} catch {
  console.log(`HTTP ${response.status}: ${text.slice(0, 200)}`);
}
JS
}
workaround_2() { get <<'JS' | grep -qx '1 {"a":1}'
const response = new Response('{"a":1}');
const copy = response.clone();
const data = await response.json();
console.log(data.a, await copy.text());
let late;
try { response.clone(); } catch (e) { late = e; }
if (!late) throw new Error('a clone after the first read works');
JS
}
