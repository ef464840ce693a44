# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version

c() { cat >a.ts; tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" a.ts; }
wrong() { cat >w.ts; fails tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" w.ts; rm w.ts; }   # the code before the advice
error() { echo '{"compilerOptions":{"noEmit":true},"include":["source"]}' >tsconfig.json; mkdir src; echo 'export {};' >src/a.ts; tsc -p .; }
workaround_1() { echo '{"compilerOptions":{"noEmit":true},"include":["src"]}' >tsconfig.json; mkdir src; echo 'export {};' >src/a.ts; tsc --showConfig | grep -q '"\./src/a.ts"' && tsc --listFilesOnly | grep -q src/a.ts; }
workaround_2() { printf '{\n  "compilerOptions": { "noEmit": true },\n  "include": ["src/**/*"],\n  "exclude": ["node_modules", "dist"]\n}\n' >tsconfig.json; mkdir src; echo 'export {};' >src/a.ts; tsc -p .; }
workaround_3() { mkdir src; echo 'export const a = 1;' >src/a.js; echo '{"compilerOptions":{"noEmit":true},"include":["src"]}' >tsconfig.json; fails tsc -p .; printf '{\n  "compilerOptions": { "allowJs": true, "noEmit": true },\n  "include": ["src"]\n}\n' >tsconfig.json; tsc -p .; }
