# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version
pre() { echo "const load = async (id) => 'item ' + id; const ids = [1, 2];"; }
error() { { pre; echo 'const item = await load(1); console.log(item);'; } > app.cjs; node app.cjs; }
dead_end_1() { { pre; echo 'async function main() { ids.forEach((id) => { const item = await load(id); console.log(item); }); } main();'; } > app.cjs; node app.cjs; }
workaround_1() { { pre; printf 'async function main() {\n  for (const id of ids) {\n    console.log(await load(id));\n  }\n}\nmain();\n'; } > app.cjs; node app.cjs | grep -qx 'item 2'; }
workaround_2() { { pre; echo 'console.log(await load(1));'; } > script.js; mv script.js script.mjs && node script.mjs | grep -qx 'item 1'; }
workaround_3() { { pre; printf '(async () => {\n  const data = await load(1);\n  console.log(data);\n})();\n'; } > app.cjs; node app.cjs | grep -qx 'item 1'; }
