# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version

c() { cat >a.ts; tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" a.ts; }
wrong() { cat >w.ts; fails tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" w.ts; rm w.ts; }   # the code before the advice
error() { echo 'function f(n: number) {} f("5");' | c; }
workaround_1() { printf 'function f(n: number) {}\nconst text: string = "5";\nconst value = Number(text);\nif (Number.isNaN(value)) throw new Error(`not a number: ${text}`);\nf(value);\nexport {};\n' | c; }
workaround_2() { echo 'function f(n: string) {} f(5);' | wrong; printf 'function f(n: string) {}\nconst value = 5;\nconst text = String(value);\nf(text);\nexport {};\n' | c; }
workaround_3() { printf 'function remove(id: string | number) {\n  return fetch(`/api/items/${id}`, { method: "DELETE" });\n}\nremove(5); remove("5");\n' | c; }
