# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version

c() { cat >a.ts; tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" a.ts; }
wrong() { cat >w.ts; fails tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" w.ts; rm w.ts; }   # the code before the advice
error() { echo 'function save(user: string, options: object) {} save("a");' | c; }
workaround_1() { echo 'function save(user: string, options: object) {} save("a", { force: true });' | c; }
workaround_3() { echo 'export const p = new Promise(resolve => resolve());' | wrong; echo 'export async function f() { await new Promise<void>(resolve => setTimeout(resolve, 100)); await new Promise<void>(resolve => resolve()); }' | c; }
workaround_4() { printf 'type Options = { force?: boolean };\nfunction save(user: string, options: Options = {}) { }\nfunction log(text: string, level?: string) { }\nsave("a"); log("b");\n' | c; }
