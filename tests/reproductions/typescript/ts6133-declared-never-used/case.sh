# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version

c() { cat >a.ts; tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" a.ts; }
wrong() { cat >w.ts; fails tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" w.ts; rm w.ts; }   # the code before the advice
error() { echo 'const x = 1; export {};' | c --noUnusedLocals; }
workaround_2() { echo 'export function f(req: string, res: string) { return res; }' | wrong --noUnusedParameters --noUnusedLocals; echo 'export function f(_req: string, res: { user: { password: string; id: number } }) { const { password: _password, ...rest } = res.user; return rest; }' | c --noUnusedParameters --noUnusedLocals; }
workaround_4() { printf '{\n  "compilerOptions": { "noUnusedLocals": false, "noUnusedParameters": false, "noEmit": true }\n}\n' >tsconfig.json; echo 'const x = 1; export {};' >a.ts; tsc -p .; }
