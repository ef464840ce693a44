# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version

c() { cat >a.ts; tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" a.ts; }
wrong() { cat >w.ts; fails tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" w.ts; rm w.ts; }   # the code before the advice
D='declare function get(url: string): void; declare function get(url: URL): void; declare const env: { API_URL?: string };'
error() { echo "$D get(env.API_URL); export {};" | c; }
workaround_2() { printf "%s\nconst url = env.API_URL ?? 'http://localhost:3000';\nget(url);\nif (!env.API_URL) throw new Error('missing');\nget(env.API_URL);\nexport {};\n" "$D" | c; }
workaround_3() { E='declare function send(m: "POST" | "GET"): void; declare function send(m: number): void;'; echo "$E const o = { method: 'POST' }; send(o.method); export {};" | wrong; printf "%s\nconst method = 'POST' as const;\nconst o = { method };\nsend(o.method);\nconst style = { position: 'absolute' } as const;\nexport {};\n" "$E" | c; }
