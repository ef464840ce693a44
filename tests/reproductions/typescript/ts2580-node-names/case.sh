# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version
# the libraries that come with tsc are not checked again in each run
tsc_() { tsc --noEmit --skipDefaultLibCheck --strict --target es2017 "$@"; }

error() { cat > a.ts <<'TS'
console.log(process.env.HOME);
TS
 tsc_ a.ts; }
dead_end_1() { cat > a.ts <<'TS'
const process = require('process');
export {};
TS
 tsc_ a.ts; }
workaround_1() { mkdir -p node_modules/@types/node; echo "declare var process: { env: Record<string, string | undefined> };" > node_modules/@types/node/index.d.ts; cat > a.ts <<'TS'
console.log(process.env.HOME);
TS
 tsc_ a.ts --types node; }
workaround_3() { mkdir -p node_modules/@types/node; echo "declare var process: { env: Record<string, string | undefined> };" > node_modules/@types/node/index.d.ts; cat > a.ts <<'TS'
/// <reference types="node" />
console.log(process.env.HOME);
TS
 tsc_ a.ts; }
