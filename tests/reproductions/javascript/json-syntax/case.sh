# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { node -e 'JSON.parse("{\"a\":1,}")'; }
workaround_1() { cat >a.js <<'JS'
const text = "{'name': 'Ann'}";
try { JSON.parse(text); } catch (e) {
  const at = Number(/position (\d+)/.exec(e.message)?.[1] ?? 1);
  console.log(JSON.stringify(text.slice(Math.max(0, at - 30), at + 30)));
}
JS
  node a.js | grep -q "{'name'"; }
workaround_2() { cat >a.mjs <<'JS'
const response = new Response('Internal Server Error', { status: 500 });
try {
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}: ${(await response.text()).slice(0, 200)}`);
  }
  const data = await response.json();
} catch (e) { console.log(e.message); }
JS
  node a.mjs | grep -qx 'HTTP 500: Internal Server Error'; }
workaround_4() { fails node -e 'JSON.parse("{\"a\":1}\n{\"a\":2}\n")'; node -e 'const text = "{\"a\":1}\n{\"a\":2}\n"; const rows = text.split("\n").filter(Boolean).map((line) => JSON.parse(line)); console.log(rows.length)' | grep -qx 2; }
workaround_5() { cat >a.js <<'JS'
const text = 'Here it is:\n```json\n{"a": 1}\n```\nAnything else?';
const json = text.replace(/^[\s\S]*?```(?:json)?\s*/, '').replace(/```[\s\S]*$/, '');
const data = JSON.parse(json);
console.log(data.a);
JS
  node a.js | grep -qx 1; }
