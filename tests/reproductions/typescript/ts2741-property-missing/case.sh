# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version

c() { cat >a.ts; tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" a.ts; }
wrong() { cat >w.ts; fails tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" w.ts; rm w.ts; }   # the code before the advice
error() { echo 'interface User { id: number; email: string } const u: User = { id: 1 };' | c; }
workaround_1() { echo "interface User { id: number; name: string; email: string } const user: User = { id: 1, name: 'Ann', email: '' };" | c; }
workaround_2() { D='interface User { id: number } declare function load(): Promise<User>;'; echo "$D async function f() { const user: User = load(); }" | wrong; echo "$D async function f() { const user: User = await load(); }" | c; }
workaround_3() { echo 'interface Props { title: string; email?: string } interface User { id: number; name: string } const p: Props = { title: "a" }; function update(patch: Partial<User>) { } update({ name: "b" });' | c; }
