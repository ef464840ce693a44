# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version

c() { cat >a.ts; tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" a.ts; }
wrong() { cat >w.ts; fails tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" w.ts; rm w.ts; }   # the code before the advice
error() { echo 'interface User { name: string } const u = new User();' | c; }
workaround_1() { echo 'const m = new Map();' >m.ts; fails tsc --noEmit --target es2020 --lib es5 m.ts; tsc --noEmit --target es2020 --lib es2020 m.ts; }
workaround_2() { printf "class User { constructor(public name: string) {} }\nnew User('a') instanceof User;\nconst roles = ['admin', 'user'] as const;\ntype Role = (typeof roles)[number];\nconst r: Role = 'admin';\nexport {};\n" | c; }
workaround_4() { echo 'const defaultConfig = { port: 1 }; function f(c: defaultConfig) {}' | wrong; printf 'const defaultConfig = { port: 1 };\ntype Config = typeof defaultConfig;\nfunction f(c: Config) {}\nf({ port: 2 });\n' | c; }
