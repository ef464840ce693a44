# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version
run() { printf '%s\n' "$1" > app.js; node app.js; }
error() { run "const res = { data: {} }; console.log(res.data.user.name);"; }
dead_end_1() { run "const name = 'Ann'; globalThis.name = name; const res = { data: {} }; console.log(res.data.user.name);"; }
workaround_4() { run "const res = { data: {} }; console.log({ res });" | grep -q 'res: { data: {} }'; }
workaround_2() { printf '%s\n' "const loadUser = async () => ({ address: { city: 'Bern' } });" "async function main() { const user = await loadUser(); console.log(user.address.city); }" "async function wrong() { const user = loadUser(); console.log(user.address.city); }" "wrong().catch((e) => console.log('without await:', e.name)); main();" > app.js; node app.js > out; grep -q 'without await: TypeError' out && grep -qx Bern out; }
workaround_3() { printf '%s\n' "class Form { n = 42; save() { return this.n; } wire() { const f = this.save; try { f(); } catch (e) { console.log('lost', e.name); } const button = {}; button.onClick = () => this.save(); return button.onClick(); } }" "console.log(new Form().wire());" > app.js; node app.js > out; grep -q 'lost TypeError' out && grep -qx 42 out; }
