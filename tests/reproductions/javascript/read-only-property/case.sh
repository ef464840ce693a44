# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { node -e '"use strict"; const state = Object.freeze({ name: "old" }); state.name = "new";'; }
workaround_1() { node -e '"use strict"; const state = Object.freeze({ name: "old" }), items = Object.freeze([{ id: 2 }, { id: 1 }]), result = Object.freeze({ a: Object.freeze({ b: 1 }) }); const next = { ...state, name: "new" }; const sorted = [...items].sort((a, b) => a.id - b.id); const deep = structuredClone(result); deep.a.b = 2; console.log(next.name, sorted[0].id, deep.a.b)' | grep -qx 'new 1 2'; }
workaround_3() {
  fails node -e '"use strict"; Object.defineProperty(globalThis, "navigator", { get: () => 1, configurable: true }); globalThis.navigator = {};'
  node -e '"use strict"; Object.defineProperty(globalThis, "navigator", { value: { userAgent: "node" }, configurable: true, writable: true }); globalThis.navigator = { userAgent: "x" }; console.log(navigator.userAgent)' | grep -qx x; }
workaround_5() {
  fails node -e '"use strict"; const o = { get full() { return 1; } }; o.full = 2;'
  node -e '"use strict"; const o = { n: 1, get full() { return this.n; }, set full(v) { this.n = v; } }; o.full = 2; console.log(o.full)' | grep -qx 2; }
