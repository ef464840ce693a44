# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version

c() { cat >a.ts; tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" a.ts; }
wrong() { cat >w.ts; fails tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" w.ts; rm w.ts; }   # the code before the advice
error() { printf 'type User = { id: number };\ntype User = { name: string };\n' | c; }
workaround_4() { mkdir p; echo 'type User = { id: number };' >p/a.ts; echo 'type User = { name: string };' >p/b.ts; fails tsc --noEmit p/a.ts p/b.ts; echo 'export {};' >>p/b.ts; tsc --noEmit p/a.ts p/b.ts && printf "export type User = { id: number };\n" >p/api.ts && printf "import { User as ApiUser } from './api';\ntype User = { me: ApiUser };\nexport {};\n" >p/c.ts && tsc --noEmit p/c.ts; }
workaround_5() { mkdir src dist; echo 'type User = { id: number };' | tee src/a.ts >dist/a.ts; echo '{"compilerOptions":{"noEmit":true}}' >tsconfig.json; fails tsc -p .; printf '{\n  "compilerOptions": { "noEmit": true },\n  "include": ["src"],\n  "exclude": ["dist", "build"]\n}\n' >tsconfig.json; tsc -p .; }
workaround_3() { mkdir -p src types; echo 'type User = { id: number };' | tee types/a.d.ts >types/b.d.ts; echo 'export {};' >src/a.ts; echo '{"compilerOptions":{"noEmit":true}}' >tsconfig.json; fails tsc -p .; printf '{\n  "compilerOptions": { "noEmit": true, "skipLibCheck": true }\n}\n' >tsconfig.json; tsc -p .; }
