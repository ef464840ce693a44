# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version
# the libraries that come with tsc are not checked again in each run
tsc_() { tsc --noEmit --skipDefaultLibCheck --strict --target es2017 "$@"; }

error() { cat > a.ts <<'TS'
interface U { name?: string }
declare const user: U; declare function find(n: number): U | undefined; declare const maybe: {a: number} | null;
user.name.length;
TS
 tsc_ a.ts; }
dead_end_1() { cat > a.ts <<'TS'
interface U { name?: string }
declare const user: U; declare function find(n: number): U | undefined; declare const maybe: {a: number} | null;
if (find(1)) find(1).name;
TS
 tsc_ a.ts; }
dead_end_2() { cat > a.ts <<'TS'
interface U { name?: string }
declare const user: U; declare function find(n: number): U | undefined; declare const maybe: {a: number} | null;
function ok(u: U) { return u.name !== undefined; }
if (ok(user)) user.name.length;
TS
 tsc_ a.ts; }
dead_end_3() { cat > a.ts <<'TS'
interface U { name?: string }
declare const user: U; declare function find(n: number): U | undefined; declare const maybe: {a: number} | null;
if (typeof maybe === "object") maybe.a;
TS
 tsc_ a.ts; }
workaround_1() { cat > a.ts <<'TS'
const el = document.getElementById("app");
if (!el) throw new Error("#app is missing");
el.innerHTML = "ready";
TS
 tsc_ a.ts; }
workaround_2() { cat > a.ts <<'TS'
interface U { name?: string }
declare const user: U; declare function find(n: number): U | undefined; declare const maybe: {a: number} | null;
const length = user.name?.length ?? 0;
export {};
TS
 tsc_ a.ts; }
workaround_3() { cat > a.ts <<'TS'
interface U { name?: string }
declare const user: U; declare function find(n: number): U | undefined; declare const maybe: {a: number} | null;
function isPresent<T>(v: T | null | undefined): v is T {
  return v !== null && v !== undefined;
}
if (isPresent(maybe)) maybe.a;
TS
 tsc_ a.ts; }
workaround_4() { cat > a.ts <<'TS'
const el = document.getElementById("app")!;
el.innerHTML = "";
TS
 tsc_ a.ts; }
