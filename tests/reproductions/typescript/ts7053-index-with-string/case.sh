# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version
# the libraries that come with tsc are not checked again in each run
tsc_() { tsc --noEmit --skipDefaultLibCheck --strict --target es2017 "$@"; }

error() { cat > a.ts <<'TS'
const price = { apple: 1, pear: 2 };
declare const key: string;
price[key];
TS
 tsc_ a.ts; }
dead_end_1() { cat > a.ts <<'TS'
const price = { apple: 1, pear: 2 };
declare const key: string;
if (key in price) price[key];
TS
 tsc_ a.ts; }
dead_end_2() { cat > a.ts <<'TS'
const price = { apple: 1, pear: 2 };
declare const key: string;
for (const k of Object.keys(price)) price[k];
TS
 tsc_ a.ts; }
workaround_2() { cat > a.ts <<'TS'
const price = { apple: 1, pear: 2 };
function get(k: keyof typeof price) {
  return price[k];
}
TS
 tsc_ a.ts; }
workaround_1() { cat > a.ts <<'TS'
declare const key: string;
const price: Record<string, number> = { apple: 1, pear: 2 };
price[key];
TS
 tsc_ a.ts; }
workaround_3() { cat > a.ts <<'TS'
const price = { apple: 1, pear: 2 };
declare const key: string;
function isKey<T extends object>(o: T, k: PropertyKey): k is keyof T {
  return k in o;
}
if (isKey(price, key)) price[key];
TS
 tsc_ a.ts; }
workaround_4() { cat > a.ts <<'TS'
const price = { apple: 1, pear: 2 };
declare const key: string;
for (const k of Object.keys(price) as (keyof typeof price)[]) {
  console.log(price[k]);
}
TS
 tsc_ a.ts; }
