# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version

c() { cat >a.ts; tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" a.ts; }
wrong() { cat >w.ts; fails tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" w.ts; rm w.ts; }   # the code before the advice
error() { echo 'export const thing = 1;' >thing.ts; echo "import { other } from './thing'; other;" | c; }
workaround_1() { echo 'export default 1;' >thing.ts; echo "import { thing } from './thing'; thing;" | wrong; echo "import thing from './thing'; thing;" | c || return; echo 'export const thing = 1;' >thing.ts; echo "import thing from './thing'; thing;" | wrong; echo "import { thing } from './thing'; thing;" | c; }
workaround_5() { printf 'function load() { }\ninterface User { id: number }\n export {};' >api.ts; echo "import { load } from './api'; load();" | wrong; printf 'export function load() { }\ninterface User { id: number }\nexport type { User };\n' >api.ts; printf "import { load } from './api';\nimport type { User } from './api';\nload(); const u: User = { id: 1 };\n" | c; }
