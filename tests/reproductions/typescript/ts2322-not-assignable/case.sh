# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version

c() { cat >a.ts; tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" a.ts; }
wrong() { cat >w.ts; fails tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" w.ts; rm w.ts; }   # the code before the advice
error() { echo 'const id: number = "5";' | c; }
workaround_2() { printf 'const params = { id: "5" };\nconst id: number = Number(params.id)\nconst label: string = String(42)\n' | c; }
workaround_3() { printf 'declare const user: { name?: string } | undefined;\nconst name1: string = user?.name;\nexport {};\n' | wrong; printf "declare const user: { name?: string } | undefined;\nconst name1: string = user?.name ?? ''\nexport {};\n" | c; }
workaround_4() { printf 'type User = { id: number }; declare function loadUsers(): Promise<User[]>;\nasync function f() { const users: User[] = loadUsers() }\nexport {};\n' | wrong; printf 'type User = { id: number }; declare function loadUsers(): Promise<User[]>;\nasync function f() { const users: User[] = await loadUsers() }\nexport {};\n' | c; }
workaround_5() { printf 'interface Props { title: string }\nconst p: Props = { title: "a", color: "red" };\n' | wrong; printf 'interface Props { title: string; color?: string }\nfunction Card({ title, color }: Props) { return title + color }\nCard({ title: "a", color: "red" });\n' | c; }
