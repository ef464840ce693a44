# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { node -e 'JSON.parse("")'; }
workaround_1() { cat >a.mjs <<'JS'
const response = new Response(null, { status: 204 });
const text = await response.text();
const data = text ? JSON.parse(text) : null;
console.log(data);
JS
  node a.mjs | grep -qx null; }
workaround_4() { cat >a.mjs <<'JS'
const response = new Response('{"a"', { status: 502 });
const text = await response.text();
console.log(response.status, response.url, JSON.stringify(text.slice(0, 200)));
JS
  node a.mjs | grep -q '^502'; }
workaround_6() { cat >a.mjs <<'JS'
const handle = (o) => console.log(o.n);
const pieces = ['{"n":1}\n{"n', '":2}\n'];
const bytes = new TextEncoder();
const response = { body: new ReadableStream({ pull(c) { const p = pieces.shift(); p ? c.enqueue(bytes.encode(p)) : c.close(); } }) };
let rest = '';
for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines) if (line) handle(JSON.parse(line));
}
JS
  node a.mjs | tail -1 | grep -qx 2; }
