# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version
tsc_() { tsc --noEmit --strict --target es2017 "$@"; }

error() { cat > a.ts <<'TS'
const name = "a";
TS
 tsc_ a.ts; }
dead_end_1() { cat > a.ts <<'TS'
let name = "a";
TS
 tsc_ a.ts; }
dead_end_2() { cat > a.ts <<'TS'
const name = "a";
TS
 tsc_ a.ts --skipLibCheck; }
workaround_1() { cat > a.ts <<'TS'
const name = "a";
export {};
TS
 tsc_ a.ts; }
workaround_2() { cat > a.ts <<'TS'
const name = "a";
TS
 tsc_ a.ts --moduleDetection force; }
workaround_5() { cat > a.ts <<'TS'
const name = "a";
TS
 tsc_ a.ts --lib ES2022; }
