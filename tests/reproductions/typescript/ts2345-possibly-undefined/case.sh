# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version
# the libraries that come with tsc are not checked again in each run
tsc_() { tsc --noEmit --skipDefaultLibCheck --strict --target es2017 "$@"; }

error() { cat > a.ts <<'TS'
declare function greet(n: string): void; declare let user: { name?: string };
greet(user.name);
TS
 tsc_ a.ts; }
dead_end_1() { cat > a.ts <<'TS'
const user: { name?: string } = {};
function greet(n: string) { console.log("hello " + n); }
greet(String(user.name));
TS
 tsc_ a.ts || exit 97; tsc --outFile o.js a.ts; node o.js | grep "hello undefined" && missed "the program greets undefined"; }
dead_end_2() { cat > a.ts <<'TS'
declare function greet(n: string): void; declare let user: { name?: string };
if (typeof user.name !== undefined) greet(user.name);
TS
 tsc_ a.ts; }
dead_end_3() { cat > a.ts <<'TS'
declare function greet(n: string): void; declare let user: { name?: string };
let n = user.name; if (n) setTimeout(() => greet(n), 1); n = undefined;
TS
 tsc_ a.ts; }
workaround_1() { cat > a.ts <<'TS'
declare function greet(n: string): void; declare let user: { name?: string };
if (!user.name) throw new Error('name missing');
greet(user.name);
TS
 tsc_ a.ts; }
workaround_2() { cat > a.ts <<'TS'
declare function greet(n: string): void; declare let user: { name?: string };
greet(user.name ?? 'anonymous');
TS
 tsc_ a.ts; }
workaround_3() { cat > a.ts <<'TS'
declare function greet(n: string): void; declare let user: { name?: string };
const name1 = user.name;
if (name1) setTimeout(() => greet(name1), 10);
TS
 tsc_ a.ts; }
workaround_4() { cat > a.ts <<'TS'
declare function greet(n: string): void; declare const process: { env: { [name: string]: string | undefined } };
function env(name: string): string {
  const v = process.env[name];
  if (v === undefined) throw new Error(`environment variable ${name} is not set`);
  return v;
}
greet(env("USER"));
TS
 tsc_ a.ts; }
workaround_5() { cat > a.ts <<'TS'
declare function greet(n: string): void; declare let user: { name?: string };
greet(user.name!);
TS
 tsc_ a.ts; }
