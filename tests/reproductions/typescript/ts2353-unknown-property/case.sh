# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version

c() { cat >a.ts; tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" a.ts; }
wrong() { cat >w.ts; fails tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" w.ts; rm w.ts; }   # the code before the advice
error() { echo 'interface Options { quiet?: boolean } const o: Options = { verbose: true };' | c; }
workaround_3() { printf 'interface Options { verbose?: boolean }\ntype Extra = Options & Record<string, unknown>;\nconst o: Options = { verbose: true };\nconst e: Extra = { verbose: true, other: 1 };\n' | c; }
