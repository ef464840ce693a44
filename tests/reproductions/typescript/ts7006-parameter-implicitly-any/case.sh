# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version
# the libraries that come with tsc are not checked again in each run
tsc_() { tsc --noEmit --skipDefaultLibCheck --strict --target es2017 "$@"; }

error() { cat > a.ts <<'TS'
function area({ w, h }) { return w * h; }
const byValue = (a, b) => a - b;
TS
 tsc_ a.ts; }
dead_end_1() { cat > a.ts <<'TS'
function area(w = undefined) { return w; }
area(3);
TS
 tsc_ a.ts | grep "not assignable to parameter of type 'undefined'" && missed "no value can be passed"; }
workaround_1() { cat > a.ts <<'TS'
function area({ w, h }: { w: number; h: number }) {
  return w * h;
}
TS
 tsc_ a.ts; }
workaround_2() { cat > a.ts <<'TS'
type Compare = (a: number, b: number) => number;
const byValue: Compare = (a, b) => a - b;
TS
 tsc_ a.ts; }
workaround_5() { cat > a.ts <<'TS'
function text(v: unknown): string {
  return typeof v === "string" ? v : JSON.stringify(v);
}
TS
 tsc_ a.ts; }
workaround_6() { cat > a.ts <<'TS'
function area({ w, h }) { return w * h; }
TS
 tsc_ a.ts --noImplicitAny false; }
