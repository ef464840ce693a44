# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version
# the libraries that come with tsc are not checked again in each run
tsc_() { tsc --noEmit --skipDefaultLibCheck --strict --target es2017 "$@"; }

error() { cat > a.ts <<'TS'
[1].at(-1);
TS
 tsc_ a.ts; }
dead_end_1() { mkdir -p node_modules/core-js; echo "export {};" > node_modules/core-js/index.d.ts; cat > a.ts <<'TS'
import "core-js";
[1].at(-1);
TS
 tsc_ a.ts; }
dead_end_2() { node --version; cat > a.ts <<'TS'
[1].at(-1);
TS
 tsc_ a.ts; }
workaround_1() { cat > a.ts <<'TS'
[1].at(-1);
TS
 tsc_ a.ts --target ES2022; }
workaround_2() { cat > a.ts <<'TS'
[1].at(-1); document.title;
TS
 tsc_ a.ts --lib ES2022,DOM,DOM.Iterable; }
workaround_3() { echo "[1].at(-1);" > a.ts; echo '{"compilerOptions":{"target":"ES2022","noEmit":true}}' > tsconfig.json; tsc -p .; }
