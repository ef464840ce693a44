# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { node -e 'function walk(node) { walk(node.next ?? node); } walk({});'; }
workaround_1() { node -e 'let n = 0; const visit = () => n++; function walk(node) { if (!node) return; visit(node); walk(node.next); } walk({ next: { next: null } }); console.log(n)' | grep -qx 2; }
workaround_2() {
  fails node -e 'class User { set name(value) { this.name = value; } } new User().name = "a"'
  node -e 'class User { #name = ""; set name(value) { this.#name = value; } get name() { return this.#name; } } const u = new User(); u.name = "a"; console.log(u.name)' | grep -qx a; }
workaround_4() {
  fails node -e 'const list = Array(1e6).fill(1); Math.max(...list)'
  node -e 'const list = Array(1e6).fill(1), more = [2, 3]; const max = list.reduce((a, b) => Math.max(a, b), -Infinity); for (const item of more) list.push(item); console.log(max, list.length)' | grep -qx '1 1000002'; }
