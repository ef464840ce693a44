# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version

c() { cat >a.ts; tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" a.ts; }
wrong() { cat >w.ts; fails tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" w.ts; rm w.ts; }   # the code before the advice
error() { echo 'console.log(APP_VERSION);' | c; }
workaround_1() { echo 'const u: User = { id: 1 };' | wrong; echo 'export interface User { id: number }' >types.ts; printf "import type { User } from './types';\nconst u: User = { id: 1 };\n" | c; }
workaround_3() { printf 'declare const APP_VERSION: string;\ndeclare const wx: any;\nconsole.log(APP_VERSION, wx.login());\n' | c; }
workaround_4() { echo 'const m = new Map<string, Promise<void>>(); document.title; fetch("/");' >a.ts; printf '{\n  "compilerOptions": { "target": "ES2015", "lib": ["ES5"], "noEmit": true }\n}\n' >tsconfig.json; fails tsc -p .; printf '{\n  "compilerOptions": { "target": "ES2022", "lib": ["ES2022", "DOM", "DOM.Iterable"], "noEmit": true }\n}\n' >tsconfig.json; tsc -p .; }
