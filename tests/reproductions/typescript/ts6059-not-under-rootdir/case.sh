# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version

c() { cat >a.ts; tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" a.ts; }
wrong() { cat >w.ts; fails tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" w.ts; rm w.ts; }   # the code before the advice
project() { mkdir src shared; echo 'export const n = 1;' >shared/a.ts; echo "import { n } from '../shared/a'; export const m = n;" >src/b.ts; }
error() { project; echo '{"compilerOptions":{"rootDir":"src","outDir":"dist"},"include":["src"]}' >tsconfig.json; tsc -p .; }
workaround_1() { project; printf '{\n  "compilerOptions": { "rootDir": ".", "outDir": "dist" },\n  "include": ["src"]\n}\n' >tsconfig.json; tsc -p . && test -e dist/src/b.js; }
workaround_2() { mkdir src; echo 'export {};' | tee src/a.ts >vite.config.ts; echo '{"compilerOptions":{"rootDir":"src","outDir":"dist"}}' >tsconfig.json; fails tsc -p .; printf '{\n  "compilerOptions": { "rootDir": "src", "outDir": "dist" },\n  "include": ["src"],\n  "exclude": ["**/*.test.ts", "*.config.ts"]\n}\n' >tsconfig.json; tsc -p .; }
workaround_5() { project; printf '{\n  "compilerOptions": { "rootDir": "src", "noEmit": true },\n  "include": ["src"]\n}\n' >tsconfig.json; fails tsc -p .; printf '{\n  "compilerOptions": { "noEmit": true },\n  "include": ["src"]\n}\n' >tsconfig.json; tsc -p .; }
